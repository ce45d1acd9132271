import { rememberedOf } from '../vocabulary/remembered'
import { findDates, type FoundDate } from '../document/dates'
import type { Document } from '../document/types'
import { ownTime } from '../language/statements'
import { entryOfForm } from './assertion/boxes'
import { sentenceAround, type Range } from './assertion/scope'
import { mentionsOf, rangeOf } from './mentions'
import type { Passage } from './passage'
import {
  bareYearBehind,
  comparedDay,
  dateBehind,
  dateOfAnother,
  dateOpens,
  entryBefore,
  joinsEntries,
  joinedActs,
  otherStatementBetween,
  planHeading,
  stillThere,
  studyDateBehind,
  studyResult,
  yearBehind,
} from '../language/event-dates'

/** A section of what is to come, or an entry of "Assessment and plan" that names a month without a year. */
export function isPlan(passage: Passage, document: Document): boolean {
  if (passage.kind === 'recommendations') return true
  const heading = document.sections[passage.section]?.heading?.text ?? ''
  return passage.kind === 'impression' && planHeading.test(heading)
}

/** The dates printed in a passage; years in a phrase that makes them dates count ("in 2015", "(1979)"). */
export const datesIn = rememberedOf((passage: Passage, document: Document): readonly FoundDate[] => {
  const reference = document.facts.date?.value ?? null
  // "MRI brain 01/28/2022: …": the colon is the sentence's, not a time's.
  const text = passage.text.replace(/(?<=\d{4}):(?=\s|$)/g, ' ')
  return findDates(text, document.facts.dateOrder, { reference, years: true })
})

/** The date on which an act was done, as printed beside it: the next after it in its clause, else one said before it. */
export function eventDate(passage: Passage, range: Range, document: Document): string | null {
  const { text } = passage
  const sentence = passage.item ? entryOfForm(text, range) : sentenceAround(text, range)
  const end = Math.min(sentence.end, nextAct(passage, range))
  const dates = datesIn(passage, document).filter((date) => date.start >= sentence.start && date.end <= end)
  const after = dates.find((date) => date.start >= range.end && belongs(text.slice(range.end, date.start)))
  // "Cataract surgery 2022 and trabeculoplasty in 2021": the nearer.
  const year = bareYear(
    text.slice(sentence.start, range.start),
    text.slice(range.end, Math.min(end, after?.start ?? end)),
  )
  if (after && (!year || year === after.iso.slice(0, 4))) return after.iso
  if (year) return year
  // "Right heart catheterization 10/25: mean PA 38": a day of this stay.
  const day = /^\s+(\d{1,2}\/\d{1,2})(?=\s*[:;,)])/.exec(text.slice(range.end))?.[1]
  const reference = document.facts.date?.value ?? null
  const short = day && findDates(`on ${day}`, document.facts.dateOrder, { reference })[0]
  if (short) return short.iso
  const before = dates.filter((date) => date.end <= range.start).at(-1)
  if (!before || comparedDay.test(text.slice(sentence.start, before.start))) return null
  const between = text.slice(before.end, range.start)
  const joined = between + text.slice(range.start, range.start + 2)
  const another = joinsEntries.test(joined) && namesAct(passage, sentence.start, before.start)
  if (/^[\s:–-]*$/.test(between) && !another) return before.iso
  // "Appendectomy in 1998, hysterectomy": the year is the act's that stands before it.
  if (another) return null
  return precedes(text.slice(sentence.start, before.start), between) ? before.iso : null
}

/** "Hysterectomy 2009", "2009 - hysterectomy": a year beside the act, with nothing else about it. */
function bareYear(before: string, after: string): string | null {
  const next = yearBehind.exec(after)?.[1]
  return next ?? /(?:^|[,;]\s*)((?:19|20)\d\d)\s*[:–-]?\s*(?:\p{L}+\s)?$/u.exec(before)?.[1] ?? null
}

/**
 * Where another act is named that has the date to itself: "appendectomy, hysterectomy in 2009" and "appendectomy,
 * colectomy and hysterectomy in 2009" date the last alone.
 */
function nextAct(passage: Passage, range: Range): number {
  const { text } = passage
  const acts = actsOf(passage)
  // "An appendectomy, a hip fracture in 2005": the day is the condition's.
  const condition = mentionsOf(passage).find(
    (mention) =>
      mention.type === 'diagnosis' &&
      entryBefore.test(text.slice(range.start, Math.max(range.start, rangeOf(passage, mention).start))),
  )
  const listed = acts.some(
    ({ end }) => end <= range.start && /^[^.;]{0,20},[^.;,]{0,20}$/.test(text.slice(end, range.start)),
  )
  const next = acts.find(
    ({ start }) => start >= range.end && (listed || parted.test(text.slice(range.end, start))),
  )
  const own = condition ? rangeOf(passage, condition).start : text.length
  return Math.min(next?.start ?? text.length, own)
}

/** A comma, or the columns of a row with its own year: what comes behind them is another entry. */
const parted = /,|\t[^\t]*(?:19|20)\d\d/

/** Where operations and studies are named. */
const actsOf = (passage: Passage): Range[] =>
  mentionsOf(passage)
    .filter(({ type }) => type === 'procedure' || type === 'imaging')
    .map((mention) => rangeOf(passage, mention))

const namesAct = (passage: Passage, from: number, to: number): boolean =>
  actsOf(passage).some(({ start, end }) => start >= from && end <= to)

/** Between an act and its date stand a preposition, brackets, and at most a few words. */
function belongs(between: string): boolean {
  // "Catheterization and PCI on 08/12/2024": what is joined shares the date; another statement does not.
  if (ownTime.test(between)) return false
  const joined = joinedActs.test(between)
  if (joined && otherStatementBetween.test(between)) return false
  if (dateOfAnother.test(between)) return false
  const words = between.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
  return words <= (joined ? 9 : 6) && !/:.*\S/.test(between)
}

/** "On 30/01/2022 a catheterisation was done": the date opens the statement. */
function precedes(before: string, between: string): boolean {
  const opens = dateOpens.test(before) && before.trim().split(/\s+/).length <= 4
  return opens && !/[;.]/.test(between) && between.split(/\s+/).length <= 14
}

/** The date printed right beside a condition ("DVT, 2016", "TIA in 2019"); "since 2009" says that it is still there. */
export function onsetDate(passage: Passage, range: Range, document: Document): string | null {
  const after = passage.text.slice(range.end)
  if (stillThere.test(after)) return null
  const cell =
    /^[^\t;.]{0,25}\t(?:[A-TV-Z]\d[0-9AB](?:\.\w{1,4})?\t)?(?:((?:19|20)\d\d)|((?:0?[1-9]|1[0-2])[/.](?:19|20)\d\d))(?=\t|$)/.exec(
      after,
    )
  if (cell?.[1]) return cell[1]
  if (cell?.[2]) return findDates(cell[2], document.facts.dateOrder)[0]?.iso ?? null
  const near = dateBehind.exec(after)
  if (!near) return null
  const date = datesIn(passage, document).find(
    (one) => one.start >= range.end && one.start - range.end <= near[0].length + 4,
  )
  return date?.iso ?? bareYearBehind.exec(after)?.[1] ?? null
}

/** Whether a date lies more than half a year before the document's. */
export function isLongAgo(date: string | null, document: Document): boolean {
  const today = document.facts.date?.value
  if (!date || !today) return false
  const months = (iso: string): number => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7) || '12')
  return months(today) - months(date) > 6
}

/** The date of the study whose result a finding is: "Echocardiogram of July 2, 2024: moderate mitral regurgitation". */
export function studyDate(passage: Passage, range: Range, document: Document): string | null {
  const sentence = sentenceAround(passage.text, range)
  for (const study of actsOf(passage)) {
    if (study.start < sentence.start || study.end > range.start) continue
    const between = passage.text.slice(study.end, range.start)
    const date = datesIn(passage, document).find((one) => one.start >= study.end && one.end <= range.start)
    // "Stent (2018), COPD": a date in brackets before a comma is of the study alone.
    const told = between.replace(/\([^()]*\)(?=\s*[,;])/g, ' ')
    if (date && studyDateBehind.test(passage.text.slice(study.end, date.start)) && studyResult.test(told)) return date.iso // prettier-ignore
  }
  return null
}
