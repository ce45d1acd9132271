import { useRevalidator } from '@remix-run/react'
import type { z } from 'zod'
import { providerNames, type Provider } from '#core/auth/provider'
import type { identityShape } from '#core/auth/provider-shapes'
import { callApi, refusalText } from '../../session/api'
import { useProviderWord } from '../../session/provider-word'
import { Bdi, useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { useToast } from '../ui/toast'
import { useGuarded } from './step-up'

interface ConnectionsProps {
  readonly identities: readonly z.output<typeof identityShape>[]
  /** Those that are set up here. */
  readonly providers: readonly Provider[]
}

/** Accounts elsewhere by which one signs in; nothing where there are none and none can be. */
export function Connections({ identities, providers }: ConnectionsProps) {
  const { t } = useSpeech()
  const toast = useToast()
  const guarded = useGuarded()
  const { revalidate } = useRevalidator()
  useProviderWord()
  const open = providers.filter((one) => identities.every(({ provider }) => provider !== one))
  if (identities.length === 0 && open.length === 0) return null

  const fail = (answer: { code: string; error: string }) =>
    toast({ title: refusalText(t, answer), variant: 'destructive', about: 'providers' })
  const connect = async (provider: Provider) => {
    const answer = await guarded(() => callApi('POST /auth/identities/{provider}', { params: { provider } }))
    if (answer.ok) location.assign(answer.value.url)
    else fail(answer)
  }
  const disconnect = async (id: string) => {
    const answer = await guarded(() => callApi('DELETE /auth/identities/{id}', { params: { id } }))
    if (!answer.ok) return fail(answer)
    toast({ title: t('providers.disconnected'), about: 'providers' })
    revalidate()
  }

  return (
    <div>
      <h3 className="font-semibold">{t('providers.title')}</h3>
      <p className="measure mt-1 text-muted">{t('providers.text')}</p>
      <ul className="mt-1 divide-y divide-hairline">
        {identities.map(({ id, provider, email }) => (
          <li key={id} className="flex min-h-14 flex-wrap items-center gap-x-3 py-1">
            <span className="min-w-0 grow">
              <Bdi>{providerNames[provider]}</Bdi>
              <span className="block text-sm break-words text-muted">
                <Bdi>{email}</Bdi>
              </span>
            </span>
            <Button
              variant="ghost"
              size="sm"
              aria-label={t('providers.disconnectName', { name: providerNames[provider] })}
              onClick={() => void disconnect(id)}
            >
              {t('providers.disconnect')}
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-3">
        {open.map((provider) => (
          <Button key={provider} variant="outline" onClick={() => void connect(provider)}>
            {t('providers.connect', { name: providerNames[provider] })}
          </Button>
        ))}
      </div>
    </div>
  )
}
