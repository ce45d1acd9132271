import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { formatInstant } from '#core/i18n/dates'
import type { ShareNote } from '#core/records/share'
import { callApi } from '../../session/api'
import { Bdi, useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { Card, CardHeader, CardTitle } from '../ui/card'
import { useToast } from '../ui/toast'

/** What clinicians and others wrote from a link. It is to be read, and changes nothing by itself. */
export function ShareNotes({ notes }: { readonly notes: readonly ShareNote[] }) {
  const { t } = useSpeech()
  if (notes.length === 0) return null
  return (
    <Card aria-labelledby="share-notes" className="mb-6">
      <CardHeader>
        <CardTitle id="share-notes">{t('share.notesTitle')}</CardTitle>
        <p className="text-sm text-muted">{t('share.notesHint')}</p>
      </CardHeader>
      <ul className="divide-y divide-hairline">
        {notes.map((note) => (
          <NoteRow key={note.id} note={note} />
        ))}
      </ul>
    </Card>
  )
}

/** Of a note so much is read out with what is done to it. */
const namedBy = 80

function NoteRow({ note }: { readonly note: ShareNote }) {
  const { t, timeZone } = useSpeech()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const put = (done: boolean) =>
    callApi('PATCH /rest/share_notes/{id}', { params: { id: note.id }, body: { done } })
  async function putAside() {
    setBusy(true)
    const { ok } = await put(true)
    setBusy(false)
    if (!ok) return toast({ title: t('share.noteFailed'), variant: 'destructive', about: 'note' })
    const action = { label: t('fact.undo'), run: () => void haveBack() }
    toast({ title: t('share.noteAside'), about: 'note', action })
    revalidate()
  }
  async function haveBack() {
    const { ok } = await put(false)
    const again = { label: t('shell.tryAgain'), run: () => void haveBack() }
    if (ok) toast({ title: t('share.noteBack'), about: 'note' })
    else toast({ title: t('share.noteBackFailed'), variant: 'destructive', about: 'note', action: again })
    revalidate()
  }
  const from = t('share.noteFrom', { name: note.author, date: formatInstant(note.at, timeZone) })
  return (
    <li className="flex flex-wrap items-start gap-3 py-3">
      <div className="min-w-0 grow">
        <p className="whitespace-pre-wrap" dir="auto">
          {note.body}
        </p>
        <p className="text-sm text-muted">
          <Bdi>{from}</Bdi>
          {note.label !== null && (
            <>
              {' · '}
              <Bdi>{t('share.noteOf', { label: note.label })}</Bdi>
            </>
          )}
        </p>
      </div>
      <Button
        variant="outline"
        size="sm"
        disabled={busy}
        aria-label={t('share.noteDoneOf', { note: `${note.body.slice(0, namedBy)} (${from})` })}
        onClick={() => void putAside()}
      >
        {t('share.noteDone')}
      </Button>
    </li>
  )
}
