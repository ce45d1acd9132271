import type { ScreenTranslate } from '#core/i18n/translate'
import type { FileRecord } from '#core/records/file'
import type { Locale } from '#core/i18n/locale'
import type { FactView } from '../fact/fact-view'

/** A code that has no words here yet, such as a newer server's: `some_thing` → `Some thing`. */
function plain(code: string): string {
  const words = code.replaceAll(/[_-]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function statusText(t: ScreenTranslate, status: string): string {
  return t.has('status', status) ? t(`status.${status}`) : plain(status)
}

export function doubtText(t: ScreenTranslate, doubt: string | null): string {
  if (doubt === null) return t('doubt.low_confidence')
  return t(t.has('doubt', doubt) ? `doubt.${doubt}` : 'doubt.other')
}

export function categoryText(t: ScreenTranslate, category: string | null): string {
  return t(t.has('category', category) ? `category.${category}` : 'category.other')
}

export function languageText(t: ScreenTranslate, language: string | null): string {
  return t(t.has('language', language) ? `language.${language}` : 'language.other')
}

/** As a badge names the systems that it calls otherwise than their publishers do (spec records.md §2). */
const badgeNames: Readonly<Record<string, string>> = { 'ICD-10-CM': 'ICD10', 'ICD-10-PCS': 'ICD10PCS' }

/** The same in every language. */
export const codeText = (system: string, code: string): string => `${badgeNames[system] ?? system}: ${code}`

export function severityText(t: ScreenTranslate, severity: string): string {
  return t.has('severity', severity) ? t(`severity.${severity}`) : plain(severity)
}

export function sideText(t: ScreenTranslate, side: string): string {
  return t.has('laterality', side) ? t(`laterality.${side}`) : plain(side)
}

/** Why a file failed: the row's own words in English, ours by its code in Hebrew. */
export function failureText(
  t: ScreenTranslate,
  locale: Locale,
  { last_error, error_code }: Pick<FileRecord, 'last_error' | 'error_code'>,
): string {
  if (locale === 'en' && last_error) return last_error
  if (t.has('failure', error_code)) return t(`failure.${error_code}`)
  return last_error ?? t('upload.processingFailed')
}

/** The limits as they were understood; null where there are none. */
export function rangeText(t: ScreenTranslate, { low, high }: Pick<FactView, 'low' | 'high'>): string | null {
  if (low !== null && high !== null) return `${low}–${high}`
  if (high !== null) return t('fact.below', { n: high })
  return low === null ? null : t('fact.above', { n: low })
}

export function modalityText(t: ScreenTranslate, modality: string): string {
  return t.has('modality', modality) ? t(`modality.${modality}`) : modality
}
