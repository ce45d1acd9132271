import { useRevalidator } from '@remix-run/react'
import type { z } from 'zod'
import type { deviceShape } from '#core/auth/session'
import { formatInstant } from '#core/i18n/dates'
import { callApi, refusalText } from '../../session/api'
import { Bdi, useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { useToast } from '../ui/toast'

type Device = z.output<typeof deviceShape>

/** Where one is signed in; each can be signed out from here. */
export function Devices({ devices }: { readonly devices: readonly Device[] }) {
  const { t, timeZone } = useSpeech()
  const toast = useToast()
  const { revalidate } = useRevalidator()

  const end = async (id: string | null) => {
    const answer =
      id === null
        ? await callApi('DELETE /auth/sessions')
        : await callApi('DELETE /auth/sessions/{id}', { params: { id } })
    if (!answer.ok) return toast({ title: refusalText(t, answer), variant: 'destructive', about: 'devices' })
    toast({ title: t('security.deviceEnded'), about: 'devices' })
    revalidate()
  }

  return (
    <div>
      <h3 className="font-semibold">{t('security.devices')}</h3>
      <ul className="mt-1 divide-y divide-hairline">
        {devices.map((one) => {
          const name = one.device ?? t('security.deviceUnknown')
          return (
            <li key={one.id} className="flex min-h-14 flex-wrap items-center gap-x-3 py-1">
              <span className="min-w-0 grow">
                <Bdi>{name}</Bdi>
                <span className="block text-sm text-muted">
                  {one.current ? t('security.deviceHere') : <Bdi>{formatInstant(one.used_at, timeZone)}</Bdi>}
                </span>
              </span>
              {!one.current && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={t('security.deviceEndName', { name })}
                  onClick={() => void end(one.id)}
                >
                  {t('security.deviceEnd')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {devices.length > 2 && (
        <Button variant="outline" size="sm" className="mt-2" onClick={() => void end(null)}>
          {t('security.deviceEndOthers')}
        </Button>
      )}
    </div>
  )
}
