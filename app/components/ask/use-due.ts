import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { Alert } from '#core/records/alert'
import type { Reminder } from '#core/records/reminder'
import { onChanges } from '../../live/changes'
import { callApi } from '../../session/api'
import { isLeaving } from '../../session/leave'
import { useSpeech } from '../i18n'
import { useToast } from '../ui/toast'

export interface Due {
  /** Null until they are read. */
  readonly alerts: readonly Alert[] | null
  readonly reminders: readonly Reminder[] | null
  readonly failed: boolean
  reload(): Promise<void>
}

type Read = Omit<Due, 'reload'>

/** After what a page needs first. */
const firstLookMs = 1500
/** A page that is read changes many rows: the rules look once it is quiet. */
const quietMs = 2000
/** What gives no cause for an alert. */
const silent: ReadonlySet<string> = new Set([
  'chat_conversations',
  'chat_messages',
  'files',
  'profiles',
  'summaries',
])

/** Alerts and reminders of whoever is signed in, as the record changes; a reminder is told when the hub says that its time has come. */
export function useDue(): Due {
  const { t, locale } = useSpeech()
  const toast = useToast()
  const [due, setDue] = useState<Read>({ alerts: null, reminders: null, failed: false })
  const timer = useRef<ReturnType<typeof setTimeout>>()

  const read = useCallback(async () => {
    const [alerts, reminders] = await Promise.all([
      callApi('GET /rest/alerts'),
      callApi('GET /rest/reminders'),
    ])
    return (before: Read): Read => ({
      alerts: alerts.ok ? alerts.value : before.alerts,
      reminders: reminders.ok ? reminders.value : before.reminders,
      failed: !alerts.ok || !reminders.ok,
    })
  }, [])
  const reload = useCallback(async () => setDue(await read()), [read])
  /** What nobody asked for keeps nobody waiting. */
  const lookAgain = useCallback(async () => {
    const after = await read()
    startTransition(() => setDue(after))
  }, [read])

  useEffect(() => {
    const look = (ms: number) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        // It would find nobody signed in.
        if (!isLeaving()) void lookAgain()
      }, ms)
    }
    look(firstLookMs)
    const end = onChanges((changed) => {
      if (changed === 'everything' || [...changed].some((table) => !silent.has(table))) look(quietMs)
    })
    return () => {
      end()
      clearTimeout(timer.current)
    }
  }, [lookAgain])

  /** Alerts say why in the language of the profile. */
  const spoken = useRef(locale)
  useEffect(() => {
    if (spoken.current !== locale) void reload()
    spoken.current = locale
  }, [locale, reload])

  /** When each was told, as the page knows it; null until the first answer. */
  const told = useRef<ReadonlyMap<string, string | null> | null>(null)
  useEffect(() => {
    if (due.reminders === null) return
    const before = told.current
    told.current = new Map(due.reminders.map((one) => [one.id, one.told_at]))
    // What was told before this page was opened stands in its list, and in the badge.
    if (before === null) return
    for (const { id, title, told_at: at } of due.reminders)
      if (at !== null && before.get(id) !== at)
        toast({ title: t('shell.dueNow', { title }), about: `reminder ${id}`, waits: true })
  }, [due.reminders, t, toast])

  return { ...due, reload }
}

/** As the badge counts (spec app.md §2, §9). */
export function badgeOf(count: number): string {
  return count > 99 ? '99+' : String(count)
}
