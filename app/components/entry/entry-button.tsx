import { Plus } from 'lucide-react'
import { useState } from 'react'
import { dayOf } from '#core/i18n/dates'
import type { Entry } from '#core/records/entry'
import type { EntityType } from '#core/records/kinds'
import { useLive } from '../../live/live-provider'
import { callApi } from '../../session/api'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { EntryDialog } from './entry-dialog'
import { blankEntry, type EntryValues } from './entry-values'
import { useEntryToast } from './use-entry-toast'

interface Draft {
  /** By which an entry that is sent twice is one. */
  readonly id: string
  readonly values: EntryValues
}

const fresh = (type: EntityType, timeZone: string): Draft => ({
  id: crypto.randomUUID(),
  values: blankEntry(type, dayOf(new Date().toISOString(), timeZone)),
})

/** A way to enter what no page says. What was typed and not sent is there again when it is opened again. */
export function EntryButton({ type }: { readonly type: EntityType }) {
  const { t, timeZone } = useSpeech()
  const { refresh } = useLive()
  const tell = useEntryToast()
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState<Draft | null>(null)
  const send = async (entry: Entry) => {
    const answer = await callApi('POST /rest/entries', { body: { ...entry, id: draft?.id } })
    tell(answer, { done: 'entry.saved', failed: 'entry.saveFailed' })
    if (answer.ok) {
      setOpen(false)
      setDraft(null)
      refresh()
    }
    return answer
  }
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          setDraft(draft ?? fresh(type, timeZone))
          setOpen(true)
        }}
      >
        <Plus aria-hidden />
        {t('entry.add')}
      </Button>
      {draft && (
        <EntryDialog
          open={open}
          onOpenChange={setOpen}
          title={t('entry.addTitle')}
          description={t('entry.addHint')}
          values={draft.values}
          onChange={(values) => setDraft({ ...draft, values })}
          kinds
          send={send}
        />
      )}
    </>
  )
}
