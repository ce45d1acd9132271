import { useEffect, useState } from 'react'
import { canKeep, isKept, startCopy } from '../../device/copies'
import { forgetCopies } from '../../device/forget'
import type { DeviceWords } from '../../device/words.server'
import { useAuth } from '../../session/auth-provider'
import { Card, CardHeader, CardTitle } from '../ui/card'
import { Checkbox } from '../ui/checkbox'
import { useToast } from '../ui/toast'

/** The switch for a copy of the record on this device: off, unless the person turned it on here. */
export function KeepCopy({ words }: { readonly words: DeviceWords }) {
  const { state, move } = useCopy(words)
  return (
    <Card aria-labelledby="this-device">
      <CardHeader>
        <CardTitle id="this-device">{words.title}</CardTitle>
      </CardHeader>
      <div className="measure grid gap-2 text-muted">
        <p>{words.text}</p>
        <p className="font-semibold text-ink">{words.shared}</p>
        <p>{words.until}</p>
      </div>
      {state === 'none' ? (
        <p className="mt-3">{words.none}</p>
      ) : (
        <div className="mt-3">
          <Checkbox label={words.keep} checked={state === 'on'} onChange={(on) => void move(on)} />
        </div>
      )}
    </Card>
  )
}

function useCopy(words: DeviceWords) {
  const userId = useAuth().user?.id ?? null
  const toast = useToast()
  const [state, setState] = useState<'none' | 'off' | 'on'>('off')
  useEffect(() => {
    if (!canKeep() || userId === null) return setState('none')
    let gone = false
    void isKept(userId).then((kept) => !gone && setState(kept ? 'on' : 'off'))
    return () => void (gone = true)
  }, [userId])

  const move = async (on: boolean) => {
    if (userId === null) return
    try {
      await (on ? startCopy(userId) : forgetCopies())
      if ((await isKept(userId)) !== on) throw new Error('the browser did not do it')
      setState(on ? 'on' : 'off')
      toast({ title: on ? words.started : words.removed, about: 'copy' })
      navigator.serviceWorker.controller?.postMessage('copy')
    } catch {
      toast({ title: words.failed, variant: 'destructive', about: 'copy' })
    }
  }
  return { state, move }
}
