import { dayOf, formatDate } from '#core/i18n/dates'
import type { ScreenTranslate } from '#core/i18n/translate'
import type { FileRecord } from '#core/records/file'
import { looksGenerated } from '#core/records/file-names'
import { useSpeech } from '../i18n'
import { calm } from './calm'
import type { DocumentHead } from './document-card'
import { categoryText } from './words'

type Titled = Pick<FileRecord, 'display_name' | 'category' | 'doc_meta' | 'detected_date'>

/** What a document is called: what it is, who wrote it, of when. Until it is read, what its file is called, if that says anything. */
export function fileTitle(t: ScreenTranslate, file: Titled): string {
  const { category, doc_meta: meta, detected_date: date, display_name: name } = file
  if (category === null) return looksGenerated(name) ? t('files.untitled') : name
  const kind = category === 'other' ? calm(meta?.title ?? null) : null
  const told = [
    calm(meta?.facility ?? null),
    date && (formatDate(date)?.replaceAll(' ', '\u00A0') ?? null),
  ].filter((part) => part !== null)
  // Each in its own direction, a date on one line (UAX #9, FSI…PDI): a date is not torn apart by the Hebrew before it.
  return [kind ?? categoryText(t, category), ...told.map((part) => `\u2068${part}\u2069`)].join(' · ')
}

export function useFileTitle(): (file: Titled) => string {
  const { t } = useSpeech()
  return (file) => fileTitle(t, file)
}

/**
 * What a document is, above what it says; of when it came, where it has no date of its own.
 * @param timeZone where the reader is
 * @param summary where its own is not in the reader's language
 */
export function documentHead(
  {
    detected_date,
    created_at,
    doc_meta: meta,
  }: Pick<FileRecord, 'detected_date' | 'created_at' | 'doc_meta'>,
  timeZone: string,
  summary = meta?.summary ?? null,
): DocumentHead {
  return {
    date: detected_date ?? dayOf(created_at, timeZone),
    facility: calm(meta?.facility ?? null),
    text: calm(summary) ?? calm(meta?.title ?? null),
  }
}
