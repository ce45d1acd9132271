import { findDates } from '../../document/dates'
import type { Document } from '../../document/types'
import { anotherTime, earlierTime, noResultDate } from '../../language/results'
import { sentenceAround, type Range } from '../assertion/scope'
import { datesIn, eventDate, studyDate } from '../event-date'
import type { Passage } from '../passage'

/** A value before or behind the date that it stands in brackets with. */
const valueBefore =
  /^\(\s*(?:\p{L}+\s){0,2}[<>≤≥]?\d+(?:[.,]\d+)?\s*(?:[^\s\d()]*[%/µ\p{L}][^\s\d()]*\s)?(?:\p{L}{1,4}-?\s?)?$/u
const valueBehind = /^\s*(?:[:,=–-]\s*)?\(?[<>≤≥]?\d/

/** "TSH 5.6 (a year ago, 03/04/2023: 2.3)": what stands in brackets with a value of its own dates that value alone. */
function withoutAsides(passage: Passage, range: Range, document: Document): Passage {
  const text = passage.text.replace(/\([^()]*(?:\)|: ?\((?=[<>]?\d)[^(),;]*)/g, (aside, at: number) => {
    const end = at + aside.length
    if (range.start < end && range.end > at) return aside
    const own = datesIn(passage, document).some(
      (date) =>
        date.start > at &&
        date.end < end &&
        (valueBehind.test(passage.text.slice(date.end, end)) ||
          valueBefore.test(passage.text.slice(at, date.start))),
    )
    return own ? crossed(aside) : aside
  })
  return { ...passage, text }
}

const crossed = (text: string): string => 'x'.repeat(text.length)

/** Limits ("3.5-5.2") are no day and month. */
const limits = /\d+[.,]\d+\s*[-–]\s*\d+[.,]\d+/g

/** A day whose bracket none opened, or before that of its time: it is not known whose it is. */
const unopened =
  /(?<!\([^()]*)\d{1,2}([/.-])\d{1,2}\1\d{2,4}\)|\d{1,2}([/.-])\d{1,2}\2\d{2,4}\)[.,;]? \(\d{1,2}:\d\d/g

/** Behind a day that heads what follows it: "INR 1.0. At discharge 20/11/2025: haemoglobin …". */
const opensNext = /^(?:,? \d{1,2}:\d\d)?\s?:(?=\s|$)/

/** "8 Nov 2026: Hb 11.2, ferritin 8; 3 May 2026: Hb 12.0": of several days that head what follows, the last before it. */
function headOf(passage: Passage, range: Range, document: Document): string | null {
  const sentence = sentenceAround(passage.text, range)
  const days = datesIn(passage, document).filter(
    ({ start, end }) => start >= sentence.start && end <= sentence.end,
  )
  const heads = days.filter(
    ({ end, precision }) => precision === 'day' && opensNext.test(passage.text.slice(end)),
  )
  const head = heads.findLast(({ end }) => end <= range.start)
  // "Previous test 3 May 2026: …": one is enough where the sentence is of an earlier time.
  if (!head || (heads.length < 2 && !isOfEarlier(passage, range))) return null
  const next = heads.find(({ start }) => start >= range.end)?.start ?? sentence.end
  const isAlone = days.every((day) => day === head || day.end <= head.start || day.start >= next)
  return isAlone ? head.iso : null
}

/** The date printed for a result: beside it, of its study, or the only one of its sentence or heading. */
export function dateBeside(printed: Passage, range: Range, document: Document): string | null {
  const whole = [limits, unopened].reduce((read, one) => read.replace(one, crossed), printed.text)
  const next = range.end + whole.slice(range.end).search(anotherTime)
  const text = next < range.end ? whole : whole.slice(0, next) + crossed(whole.slice(next))
  const passage = withoutAsides({ ...printed, text }, range, document)
  const head = headOf(passage, range, document)
  if (head) return head
  const dates = [eventDate(passage, range, document), studyDate(passage, range, document)].filter(
    (date) => date !== null,
  )
  const exact = dates.find((date) => date.length === 10)
  if (exact) return exact
  // "In 2019 ferritin was 64": under a day, too, a sentence has the year that it names.
  const [own = null] = dates
  const refined = (date: string | null) => (own === null || date?.startsWith(own) ? date : own)
  const sentence = sentenceAround(passage.text, range)
  if (own === null && isOfEarlier(passage, range)) return null
  const within = datesIn(passage, document).filter(
    (date) =>
      date.start >= sentence.start &&
      date.end <= sentence.end &&
      date.precision === 'day' &&
      !(date.start >= range.end && opensNext.test(passage.text.slice(date.end))),
  )
  const only = within.length === 1 ? within[0] : undefined
  if (only && !noResultDate.test(passage.text.slice(0, only.start))) return refined(only.iso)
  // "Labs 21/09: …  Ultrasound 28/09: … Flow: 9.4": behind another day, that of the heading is over.
  if (datesIn(passage, document).some(({ end, precision }) => end <= range.start && precision === 'day'))
    return refined(null)
  const heading = document.sections[passage.section]?.heading
  const titled = heading
    ? findDates(heading.text, document.facts.dateOrder).filter((date) => date.precision === 'day')
    : []
  return refined(titled.length === 1 ? (titled[0]?.iso ?? null) : null)
}

/** "Blood 03/03/2026: …  Arterial gas: pH 7.41": behind a sentence that a day opens, one that prints none may be of that day. */
export function isBehindDay(passage: Passage, range: Range, document: Document): boolean {
  const { start } = sentenceAround(passage.text, range)
  const last = datesIn(passage, document).findLast(
    ({ end, precision }) => end <= start && precision === 'day',
  )
  return last !== undefined && opensNext.test(passage.text.slice(last.end))
}

/** "Last year HbA1c was 7.1": of a time that no date tells. */
export const isOfEarlier = (passage: Passage, range: Range): boolean =>
  earlierTime.test(passage.text.slice(sentenceAround(passage.text, range).start, range.end).trimStart())
