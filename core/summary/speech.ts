import { formatDate } from '../i18n/dates'
import { takingText } from '../i18n/dosage'
import { takenText } from '../i18n/intake'
import { intakeOf } from '../curation/intake'
import { printedAmount } from '../curation/printed-amount'
import { amountText } from '../records/amounts'
import type { Locale } from '../i18n/locale'
import { translator } from '../i18n/languages'
import type { Translate } from '../i18n/translate'
import { plainText } from '../records/plain-text'
import type { ToldConcept, ToldFact } from '../records/summary'
import { strong, type Audience } from '../records/summary-kinds'
import { hebrewNameOf, hebrewReaction } from '../vocabulary/local-names'

/** How sentences are made for one reader: their language and audience, and how each part of a fact is written. */
export interface Speech {
  readonly locale: Locale
  readonly audience: Audience
  readonly t: Translate
  /** A concept's name, bold. */
  name(concept: Pick<ToldConcept, 'type' | 'key' | 'name'>): string
  /** The same without being bold. */
  plainName(concept: Pick<ToldConcept, 'type' | 'key' | 'name'>): string
  date(date: string): string
  reaction(name: string): string
}

export function speechOf(locale: Locale, audience: Audience): Speech {
  const plainName: Speech['plainName'] = ({ type, key, name }) =>
    plainText((locale === 'he' ? hebrewNameOf(type, key) : null) ?? name)
  return {
    locale,
    audience,
    t: translator(locale),
    plainName,
    name: (concept) => `${strong.open}${plainName(concept)}${strong.close}`,
    date: formatDate,
    reaction: (name) => (locale === 'he' ? (hebrewReaction(name) ?? name) : name),
  }
}

/** The beginning of a sentence with what else is known, in the order given; what is not known is left out. */
export function line(beginning: string, details: readonly (string | null)[]): string {
  const told = details.filter((detail): detail is string => detail !== null && detail !== '')
  return told.length === 0 ? `${beginning}.` : `${beginning}: ${told.join('; ')}.`
}

/** A drug's amount with all the numbers that its words print, and what of it is taken at a time where that is another. */
export function drugAmountOf(
  { locale }: Pick<Speech, 'locale'>,
  fact: Pick<ToldFact, 'value' | 'unit' | 'evidence' | 'dosage'>,
): string | null {
  const intake = intakeOf(fact.dosage, fact)
  const amount = amountText(printedAmount(fact, fact.evidence?.quote ?? null))
  return takenText(locale, amount, intake?.as === 'words' ? null : intake)
}

/** Codes are for clinicians. One of each system: the first is the concept's own. */
export function codesText({ audience }: Speech, { codes }: ToldConcept): string | null {
  if (audience === 'patient') return null
  const shown = Object.entries(codes).flatMap(([system, own]) =>
    own[0] === undefined ? [] : [`\u2068${system} ${own[0]}\u2069`],
  )
  return shown.length === 0 ? null : shown.join(', ')
}

/** How a drug is taken, beside its amount. */
export const directionsOf = (
  { locale }: Pick<Speech, 'locale'>,
  fact: Parameters<typeof takingText>[1],
): string | null => takingText(locale, fact)

export function severityText({ t }: Speech, severity: string): string {
  return t.has('severity', severity) ? t(`severity.${severity}`) : severity
}

export function statusText({ t }: Speech, status: string): string {
  return t.has('status', status) ? t(`status.${status}`) : status
}

export function sideText({ t }: Speech, side: string): string {
  return t.has('laterality', side) ? t(`laterality.${side}`) : side
}

/** Beyond which limit a result is, or that the page marks it where it prints none. */
export function outsideText({ t }: Speech, fact: ToldFact): string | null {
  if (fact.flag !== 'H' && fact.flag !== 'L') return null
  const range = limitsText(fact)
  if (range === null) return t(fact.flag === 'H' ? 'written.high' : 'written.low')
  return t(fact.flag === 'H' ? 'written.above' : 'written.below', { range })
}

function limitsText({ ref_low: low, ref_high: high }: ToldFact): string | null {
  if (low !== null && high !== null) return `${low}–${high}`
  return high === null ? (low === null ? null : String(low)) : String(high)
}
