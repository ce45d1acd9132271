import { useEffect, useState } from 'react'
import { callApi } from '../../session/api'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { useToast } from '../ui/toast'
import { deviceState, subscribe, unsubscribe, type DeviceState } from './push-device'

/** A notice on this device when a reminder is due, with no page open. Nothing where it is not to be had. */
export function TellThisDevice() {
  const { t } = useSpeech()
  const toast = useToast()
  const [state, setState] = useState<DeviceState>('none')
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    void deviceState(callApi).then(setState, () => undefined)
  }, [])
  if (state === 'none') return null
  const turn = async () => {
    setBusy(true)
    try {
      setState(await (state === 'on' ? unsubscribe(callApi) : subscribe(callApi)))
    } catch {
      toast({ title: t('ask.pushFailed'), variant: 'destructive', about: 'push' })
    }
    setBusy(false)
  }
  return (
    <div className="grid gap-1">
      <p className="text-sm text-muted">{t(state === 'blocked' ? 'ask.pushBlocked' : 'ask.pushAbout')}</p>
      {state !== 'blocked' && (
        <Button
          variant="outline"
          size="sm"
          aria-pressed={state === 'on'}
          disabled={busy}
          onClick={() => void turn()}
        >
          {t(state === 'on' ? 'ask.pushStop' : 'ask.pushStart')}
        </Button>
      )}
    </div>
  )
}
