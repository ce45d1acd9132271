import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import { useSpeech } from '../components/i18n'
import { useToast } from '../components/ui/toast'
import { useLive } from '../live/live-provider'
import { useAuth } from '../session/auth-provider'
import { callApi } from '../session/api'
import { lighten } from './lighten'
import { openOutbox } from './outbox'
import { sendFile } from './send-file'
import { eachOf, sendingReducer, type Sending } from './sending'
import { serverRefusal } from './words'

/** A phone's uplink gains nothing from more. */
const atOnce = 2
const sentMs = 2000
const againMs = 20_000

interface Queued {
  readonly key: number
  /** In the outbox. */
  readonly id: string
  readonly file: File
}

/** Sends files, now or when there is a network again; what did not arrive is still there after a reload. */
export function useSender() {
  const { t } = useSpeech()
  const toast = useToast()
  const { refresh } = useLive()
  const { user } = useAuth()
  const userId = user?.id ?? ''
  const outbox = useMemo(() => openOutbox(userId), [userId])
  const [sending, dispatch] = useReducer(sendingReducer, [])
  const lastKey = useRef(0)

  const send = useCallback(
    async ({ key, id, file }: Queued) => {
      const { name } = file
      const about = `upload ${name}`
      dispatch({ type: 'update', key, change: { state: 'sending', percent: 0, reason: null } })
      const answer = await sendFile(file, (percent) => dispatch({ type: 'update', key, change: { percent } }))
      if (!answer.ok && answer.code === 'offline') {
        dispatch({ type: 'update', key, change: { state: 'offline', percent: 0 } })
        return
      }
      // A refusal of this picture holds for ever; a trouble of the server may pass.
      if (answer.ok || answer.code !== 'unexpected') await outbox.forget(id)
      if (!answer.ok) {
        const reason = serverRefusal(t, answer, name)
        dispatch({ type: 'update', key, change: { state: 'failed', reason } })
        toast({ title: t('upload.failed', { name }), description: reason, variant: 'destructive', about })
        return
      }
      const known = 'duplicate' in answer.value
      toast({ title: known ? t('upload.duplicate', { name }) : t('upload.started', { name }), about })
      dispatch({ type: 'update', key, change: { state: known ? 'known' : 'sent', percent: 100 } })
      setTimeout(() => dispatch({ type: 'remove', key }), sentMs)
      refresh()
    },
    [outbox, refresh, t, toast],
  )

  const queue = useCallback((id: string, file: File): Queued => {
    lastKey.current += 1
    const queued = { key: lastKey.current, id, file }
    dispatch({ type: 'add', added: [queued] })
    return queued
  }, [])

  const start = useCallback(
    async (files: readonly File[]) => {
      // Consent is asked for before an import, too: then nothing waits to be sent.
      if (files.length === 0) return
      void callApi('POST /rest/events_analytics', {
        body: { event_name: 'upload_started', metadata: { file_count: files.length } },
      })
      const light = await Promise.all(files.map(lighten))
      const queued = light.map((file, index) => queue(`${Date.now()}-${index}`, file))
      await Promise.all(
        queued.map(({ id, file }) => outbox.keep({ id, name: file.name, type: file.type, blob: file })),
      )
      await eachOf(queued, atOnce, send)
    },
    [outbox, queue, send],
  )

  // What an earlier visit could not send.
  const resumed = useRef(false)
  useEffect(() => {
    if (resumed.current) return
    resumed.current = true
    void outbox.all().then((kept) => {
      const queued = kept.map(({ id, name, type, blob }) => queue(id, new File([blob], name, { type })))
      return eachOf(queued, atOnce, send)
    })
  }, [outbox, queue, send])

  useSendAgain(sending, send)
  return {
    sending,
    start,
    retry: (item: Sending) => void send(item),
    dismiss: ({ key, id }: Sending) => {
      void outbox.forget(id)
      dispatch({ type: 'remove', key })
    },
  }
}

/** By itself: when the network is back, and now and then, since not every browser tells. */
function useSendAgain(sending: readonly Sending[], send: (item: Queued) => Promise<void>): void {
  const waits = sending.filter(({ state }) => state === 'offline')
  const waiting = useRef(waits)
  useEffect(() => {
    waiting.current = waits
  })
  const any = waits.length > 0
  useEffect(() => {
    if (!any) return undefined
    const again = () => void eachOf(waiting.current, atOnce, send)
    const timer = setInterval(again, againMs)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [any, send])
}
