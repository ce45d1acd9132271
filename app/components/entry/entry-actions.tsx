import { CalendarOff, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '#core/i18n/dates'
import { amountText } from '#core/records/amounts'
import type { Entry, EntryRecord } from '#core/records/entry'
import { endedStatus } from '#core/records/entry-fields'
import { useLive } from '../../live/live-provider'
import { callApi } from '../../session/api'
import type { FactView } from '../fact/fact-view'
import { useSpeech } from '../i18n'
import { statusText } from '../record/words'
import { Button } from '../ui/button'
import { useToast } from '../ui/toast'
import { EndDialog } from './end-dialog'
import { EntryDialog } from './entry-dialog'
import { begunAnew, overtakenBy, type EntryDraft } from './entry-values'
import { useEntryToast } from './use-entry-toast'

/** What the patient may do by hand: change and remove what the patient entered, and say that an item has ended. */
export function EntryActions({ fact, name }: { readonly fact: FactView; readonly name: string }) {
  const { t } = useSpeech()
  const [ending, setEnding] = useState(false)
  const ends = fact.history !== null && endedStatus[fact.type] !== null && goesOn.has(fact.status)
  if (fact.entered === null && !ends) return null
  return (
    <>
      {fact.entered !== null && <OwnEntry id={fact.entered} name={name} />}
      {ends && (
        <Button
          size="sm"
          variant="outline"
          aria-label={t('entry.endName', { name })}
          onClick={() => setEnding(true)}
        >
          <CalendarOff aria-hidden />
          {t('entry.end')}
        </Button>
      )}
      {ending && <EndDialog open itemId={fact.key} name={name} onClose={() => setEnding(false)} />}
    </>
  )
}

const goesOn: ReadonlySet<string> = new Set(['active', 'suspected'])

function OwnEntry({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useSpeech()
  const { refresh } = useLive()
  const toast = useToast()
  const tell = useEntryToast()
  const [busy, setBusy] = useState(false)
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState<EntryDraft | null>(null)

  const begin = async () => {
    setBusy(true)
    const answer = await callApi('GET /rest/entries/{id}', { params: { id } })
    setBusy(false)
    if (answer.ok) {
      setDraft(begunAnew(draft, answer.value))
      setOpen(true)
    } else toast({ title: t('entry.loadFailed'), variant: 'destructive', about: 'entry' })
  }
  const send = async (entry: Entry) => {
    const version = draft?.begun.version ?? ''
    const answer = await callApi('PATCH /rest/entries/{id}', { params: { id }, body: { ...entry, version } })
    tell(answer, { done: 'entry.saved', failed: 'entry.saveFailed' })
    if (answer.ok) {
      setOpen(false)
      setDraft(null)
      refresh()
    } else if (answer.code === 'changed_meanwhile' && draft) {
      setDraft(overtakenBy(draft, answer.current as EntryRecord))
      refresh()
    }
    return answer
  }
  /** As it was, under its own id. */
  const putBack = async (entry: Entry) => {
    tell(await callApi('POST /rest/entries', { body: { ...entry, id } }), {
      done: 'entry.putBack',
      failed: 'entry.putBackFailed',
      again: () => void putBack(entry),
    })
    refresh()
  }
  const remove = async () => {
    setBusy(true)
    // Nothing goes that could not be put back.
    const known = await callApi('GET /rest/entries/{id}', { params: { id } })
    const answer = known.ok ? await callApi('DELETE /rest/entries/{id}', { params: { id } }) : known
    setBusy(false)
    tell(answer, {
      done: 'entry.removed',
      failed: 'entry.removeFailed',
      ...(known.ok ? { undo: () => void putBack(known.value as Entry) } : {}),
    })
    refresh()
  }
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        disabled={busy}
        aria-label={t('entry.editName', { name })}
        onClick={() => void begin()}
      >
        <Pencil aria-hidden />
        {t('entry.edit')}
      </Button>
      <Button
        size="sm"
        variant="outline"
        disabled={busy}
        aria-label={t('entry.removeName', { name })}
        onClick={() => void remove()}
      >
        <Trash2 aria-hidden />
        {t('entry.remove')}
      </Button>
      {draft && (
        <EntryDialog
          open={open}
          onOpenChange={setOpen}
          title={t('entry.editTitle')}
          {...(draft.overtaken && { description: nowSaid(t, draft.begun) })}
          values={draft.values}
          onChange={(values) => setDraft({ ...draft, values })}
          kinds={false}
          send={send}
        />
      )}
    </>
  )
}

/** What another tab wrote, in a line. */
function nowSaid(t: ReturnType<typeof useSpeech>['t'], entry: EntryRecord): string {
  const { text, value, unit, frequency, reaction, date, status } = entry
  const parts = [
    text,
    amountText({ value, unit }),
    frequency,
    reaction,
    formatDate(date),
    statusText(t, status),
  ]
  return `${t('entry.changed')} ${t('entry.changedNow', { now: parts.filter(Boolean).join(' · ') })}`
}
