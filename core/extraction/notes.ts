import type { Document } from '../document/types'
import { findMentions } from '../vocabulary/match'
import { rememberedOf } from '../vocabulary/remembered'
import { sentenceAround, type Range } from './assertion/scope'
import { mentionsOfType, rangeOf } from './mentions'
import { findDoses } from './medications/dose'
import type { Passage } from './passage'
import { entryInList, entryOpens } from '../language/conditions'
import { remarkEnds, remarkTitle } from '../language/remarks'
import { joinsConditions } from '../language/statements'
import { inGeneral } from '../language/drugs'

/**
 * A doctor's note among results: it tells how much of a drug is taken ("Prediabetes as before. On atorvastatin 40 mg."), or
 * names a condition beside the line of the treatment. A laboratory's own comments do neither.
 */
export const isNote = (passage: Passage, document: Document): boolean => {
  if (document.facts.category.value !== 'lab' || passage.lines.some(({ table }) => table !== undefined))
    return false
  if (/^(?:technique|furniture|family-history)$/.test(passage.kind)) return false
  return tellsDose(passage) || standsWithTreatment(passage, document)
}

const tellsDose = rememberedOf(
  ({ text, tokens }: Passage): boolean =>
    findMentions(tokens, ['medication']).length > 0 &&
    findDoses(text).some((dose) => {
      const sentence = sentenceAround(text, dose)
      return (
        dose.unit !== null && dose.unit !== '%' && !inGeneral.test(text.slice(sentence.start, sentence.end))
      )
    }),
)

/** "End stage renal disease. Dialysis since 2020." over results, on a page that also lists the treatment under its heading. */
function standsWithTreatment({ kind, words, tokens }: Passage, { sections }: Document): boolean {
  const treated = sections.some((one) => one.heading !== null && one.kind.startsWith('medications'))
  const free = (kind === 'header' || kind === 'other') && words.length <= 20
  return (
    treated && free && findMentions(tokens, ['diagnosis']).some(({ start, fuzzy }) => start === 0 && !fuzzy)
  )
}

/** What a laboratory makes of its results, below a title that says so: what opens an entry or stands in a list of them. */
export function isRemark(passage: Passage, range: Range, { facts, sections }: Document): boolean {
  if (facts.category.value !== 'lab' || passage.lines.some(({ table }) => table !== undefined)) return false
  if (!remarkTitle.test(sections[passage.section]?.heading?.text ?? '')) return false
  const { start, end } = sentenceAround(passage.text, range)
  const before = passage.text.slice(start, range.start)
  if (inGeneral.test(passage.text.slice(start, end)) || !remarkEnds.test(passage.text.slice(range.end)))
    return false
  return entryOpens.test(before) || entryInList.test(before)
}

/** "Physician note: ", "Dr Stone, 14 Jan 2026: ". */
const noteLabel = /^\s*(?:\S+(?: \S+){0,2}|[^:]*\d[^:]*):\s/u

/** In a note a condition of the patient opens its sentence, alone or in a list; further on stands what may be. */
export function opensSentence(passage: Passage, range: Range): boolean {
  const sentence = sentenceAround(passage.text, range)
  if (inGeneral.test(passage.text.slice(sentence.start, sentence.end))) return false
  let lead = passage.text.slice(sentence.start, range.start)
  for (const one of mentionsOfType(passage, 'diagnosis')) {
    const { start, end } = rangeOf(passage, one)
    if (start >= sentence.start && end <= range.start) lead = lead.replace(passage.text.slice(start, end), '')
  }
  return !/\p{L}{2}/u.test(lead.replace(noteLabel, '').replace(joinsConditions, ''))
}
