import { useRevalidator } from '@remix-run/react'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { z } from 'zod'
import type { passkeyShape } from '#core/auth/passkey'
import { formatInstant } from '#core/i18n/dates'
import { useReady } from '../../ready'
import { callApi, refusalText } from '../../session/api'
import { knowsPasskeys } from '../../session/passkeys'
import { Bdi, useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { useToast } from '../ui/toast'
import { AddPasskey } from './add-passkey'
import { useGuarded } from './step-up'

type Passkey = z.output<typeof passkeyShape>

/** What signs one in without a password: the list, one more, one less. */
export function Passkeys({
  passkeys,
  device,
}: {
  readonly passkeys: readonly Passkey[]
  readonly device: string
}) {
  const { t, timeZone } = useSpeech()
  const toast = useToast()
  const guarded = useGuarded()
  const { revalidate } = useRevalidator()
  const [removing, setRemoving] = useState<Passkey | null>(null)
  const possible = !useReady() || knowsPasskeys()

  const remove = async ({ id }: Passkey) => {
    setRemoving(null)
    const answer = await guarded(() => callApi('DELETE /auth/passkeys/{id}', { params: { id } }))
    if (answer.ok) toast({ title: t('passkeys.removed'), about: 'passkeys' })
    else toast({ title: refusalText(t, answer), variant: 'destructive', about: 'passkeys' })
    revalidate()
  }

  return (
    <div>
      <h3 className="font-semibold">{t('passkeys.title')}</h3>
      <p className="measure mt-1 text-muted">{t('passkeys.text')}</p>
      {passkeys.length === 0 && <p className="mt-2 text-sm text-muted">{t('passkeys.none')}</p>}
      <ul className="mt-1 divide-y divide-hairline">
        {passkeys.map((one) => (
          <li key={one.id} className="flex min-h-14 flex-wrap items-center gap-x-3 py-1">
            <KeyRound aria-hidden className="size-5 shrink-0 text-muted" />
            <span className="min-w-0 grow">
              <Bdi>{one.name}</Bdi>
              <span className="block text-sm text-muted">
                {t('passkeys.created', { date: formatInstant(one.created_at, timeZone) })}
                {' · '}
                {one.last_used_at === null
                  ? t('passkeys.unused')
                  : t('passkeys.used', { date: formatInstant(one.last_used_at, timeZone) })}
              </span>
            </span>
            <Button
              variant="ghost"
              size="sm"
              aria-label={t('passkeys.removeName', { name: one.name })}
              onClick={() => setRemoving(one)}
            >
              {t('passkeys.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {possible ? (
        <AddPasskey device={device} />
      ) : (
        <p className="mt-2 text-muted">{t('passkeys.unsupported')}</p>
      )}
      <Dialog
        open={removing !== null}
        onOpenChange={(open) => open || setRemoving(null)}
        title={t('passkeys.removeTitle')}
        description={t('passkeys.removeText', { name: removing?.name ?? '' })}
        closeLabel={t('shell.close')}
      >
        <div className="flex flex-wrap justify-end gap-2 p-4 pt-5">
          <Button variant="outline" onClick={() => setRemoving(null)}>
            {t('shell.cancel')}
          </Button>
          <Button variant="destructive" onClick={() => removing && void remove(removing)}>
            {t('passkeys.remove')}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}
