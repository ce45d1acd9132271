import { hasText, type Translate } from '#core/i18n/translate'
import type { EntityRecord } from '#core/records/entity'
import type { FileRecord } from '#core/records/file'
import type { Locale } from '#core/i18n/locale'
import type { Tone } from '../ui/badge'

/** A code that has no words here yet, such as a newer server's: `some_thing` → `Some thing`. */
function plain(code: string): string {
  const words = code.replaceAll(/[_-]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function statusText(t: Translate, status: string): string {
  return hasText('status', status) ? t(`status.${status}`) : plain(status)
}

export function statusTone(status: string): Tone {
  if (status === 'active') return 'success'
  return status === 'suspected' ? 'warning' : 'default'
}

export function doubtText(t: Translate, doubt: string | null): string {
  if (doubt === null) return t('doubt.low_confidence')
  return t(hasText('doubt', doubt) ? `doubt.${doubt}` : 'doubt.other')
}

export function categoryText(t: Translate, category: string | null): string {
  return t(hasText('category', category) ? `category.${category}` : 'category.other')
}

export function languageText(t: Translate, language: string | null): string {
  return t(hasText('language', language) ? `language.${language}` : 'language.other')
}

export function severityText(t: Translate, severity: string): string {
  return hasText('severity', severity) ? t(`severity.${severity}`) : plain(severity)
}

export function sideText(t: Translate, side: string): string {
  return hasText('laterality', side) ? t(`laterality.${side}`) : plain(side)
}

/** Why a file failed: the row's own words in English, ours by its code in Hebrew. */
export function failureText(
  t: Translate,
  locale: Locale,
  { last_error, error_code }: Pick<FileRecord, 'last_error' | 'error_code'>,
): string {
  if (locale === 'en' && last_error) return last_error
  if (hasText('failure', error_code)) return t(`failure.${error_code}`)
  return last_error ?? t('upload.processingFailed')
}

/** The reference range as printed, else as it was understood. */
export function rangeText(
  t: Translate,
  { ref_text, ref_low, ref_high }: Pick<EntityRecord, 'ref_text' | 'ref_low' | 'ref_high'>,
): string | null {
  if (ref_text) return ref_text
  if (ref_low !== null && ref_high !== null) return `${ref_low}–${ref_high}`
  if (ref_high !== null) return t('file.below', { n: ref_high })
  return ref_low === null ? null : t('file.above', { n: ref_low })
}
