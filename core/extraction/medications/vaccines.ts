import { findDates } from '../../document/dates'
import { bottom, overlap } from '../../document/geometry'
import type { Document } from '../../document/types'
import {
  bareEntry,
  dateOrDoses,
  deniedThere,
  dosesBetween,
  everyYear,
  givenBefore,
  givenBehind,
  listGoesOn,
  listJoint,
  plannedThere,
  timePast,
  vaccineColumn,
  vaccinesGivenNow,
} from '../../language/vaccines'
import { sentenceAround } from '../assertion/scope'
import type { Mention } from '../../vocabulary/match'
import { isVaccine } from '../../vocabulary/vaccines'
import { eventDate } from '../event-date'
import { mentionsOf } from '../mentions'
import type { Passage } from '../passage'
import type { Order } from './orders'

/**
 * Whether a vaccine that a story tells of was given: a verb says so, or a heading of what was given with a time that is over. Null of one
 * that is due, offered, advised, refused or of a date to come; `waits` where the words leave it open.
 */
export function vaccineGiven(order: Order, document: Document): 'given' | 'waits' | null {
  const { passage, mention, start, nameEnd, tail } = order
  const { text, vaccines } = passage
  const today = todayOf(passage, document)
  if (isLabelled(passage)) return 'waits'
  if (isRow(passage))
    return givenInRow(passage.item || isDatedRow(passage, document) ? text : tail, document, today)
  if (vaccines === true && isDatedEntry(tail, document, today)) return 'given'
  if (isGivenNow(passage, document)) return deniedThere.test(text) || plannedThere.test(text) ? null : 'given'
  const listed = vaccinesAround(passage, mention)
  const [first = start] = listed
  const sentence = sentenceAround(text, { start, end: nameEnd })
  const opening = Math.min(start, first, ...drugsBefore(passage, mention, sentence.start))
  const before = text.slice(sentence.start, Math.max(sentence.start, opening))
  const behind = saidBehind(tail, text.slice(nameEnd))
  const verb = givenBefore.test(before) || givenBehind.test(behind)
  const bare = timePast.test(behind) || dateOrDoses.test(behind)
  if (!verb && !bare) return null
  const date = eventDate(passage, { start, end: nameEnd }, document)
  if (today !== null && isLater(date ?? yearIn(behind), today)) return null
  if (deniedThere.test(before) || plannedThere.test(before)) return null
  if (plannedThere.test(text.slice(nameEnd, sentence.end))) return verb ? 'waits' : null
  if (verb || timePast.test(behind)) return 'given'
  return passage.vaccines === true && today !== null ? 'given' : 'waits'
}

/** "Shingrix 2021-05-11; RSV: recommended" under the heading of vaccines: right behind the name the day of its entry, which is over. */
function isDatedEntry(tail: string, { facts }: Document, today: string | null): boolean {
  const [date] = findDates(tail, facts.dateOrder)
  const lead = date ? tail.slice(0, date.start) : ''
  return (
    date !== undefined &&
    date.precision !== 'year' &&
    today !== null &&
    !isLater(date.iso, today) &&
    bareEntry.test(lead)
  )
}

/** An entry under "Vaccines given today", which needs no verb of its own. */
const isGivenNow = ({ vaccines, section }: Passage, { sections }: Document): boolean =>
  vaccines === true && vaccinesGivenNow.test(sections[section]?.heading?.text ?? '')

const isRow = ({ vaccines, text }: Passage): boolean => vaccines === true && text.includes('\t')

/** "Vaccine name | Comirnaty": of a form that tells its days elsewhere. */
function isLabelled({ vaccines, text }: Passage): boolean {
  const cells = text.split('\t')
  return vaccines === true && cells.length === 2 && vaccineColumn.test(cells[0]!)
}

/** One line of a table of vaccines with one day, which holds for all that is named in it. */
const isDatedRow = (passage: Passage, { facts }: Document): boolean =>
  isRow(passage) &&
  passage.lines.length === 1 &&
  findDates(passage.text, facts.dateOrder).filter(({ precision }) => precision === 'day').length === 1

/** The day on which a vaccine was given: its row's, wherever in it that stands, else the one said beside it. */
export function givenOn({ passage, start, nameEnd }: Order, document: Document): string | null {
  const [day] = isDatedRow(passage, document) ? findDates(passage.text, document.facts.dateOrder) : []
  if (day?.precision === 'day') return day.iso
  const told = eventDate(passage, { start, end: nameEnd }, document)
  return told ?? (isGivenNow(passage, document) ? (document.facts.date?.value ?? null) : null)
}

/** The day of the page; null where that is only the day in some row of a table of vaccines. */
function todayOf({ section, vaccines }: Passage, { facts, sections }: Document): string | null {
  const { value = null, box = null } = facts.date ?? {}
  const isOfRow = sections[section]?.lines.some(
    (line) =>
      line.cells.length > 1 &&
      box !== null &&
      overlap(line.box[1], bottom(line.box), box[1], bottom(box)) > 0,
  )
  return vaccines === true && isOfRow === true ? null : value
}

/** A row of a table of vaccines: given where it prints the day, unless that is to come, or the row says that it was not. */
function givenInRow(said: string, { facts }: Document, today: string | null): 'given' | null {
  if (deniedThere.test(said) || plannedThere.test(said)) return null
  const [date] = findDates(said, facts.dateOrder)
  return date && !(today !== null && isLater(date.iso, today)) ? 'given' : null
}

/** "Shingles vaccine due", "offer shingles vaccine", "flu vaccine yearly" in a list of drugs: it is only still to come. */
export function isStillToCome({ passage, start, nameEnd, tail }: Order): boolean {
  const [said = ''] = tail.split(/[\t;]|\.\s/u)
  const row = passage.item ? said : saidBehind(tail, passage.text.slice(nameEnd))
  if (givenBehind.test(row)) return false
  const before = passage.text.slice(sentenceAround(passage.text, { start, end: nameEnd }).start, start)
  return plannedThere.test(row) || everyYear.test(row.trimStart()) || plannedThere.test(before)
}

/** "MMR and varicella given 2015": what is said behind the last of a list holds for each. */
function saidBehind(tail: string, text: string): string {
  const own = tail.trimStart()
  if (givenBehind.test(own) || timePast.test(own) || dateOrDoses.test(own)) return own
  const rest = listGoesOn.exec(text)
  return rest ? text.slice(rest[0].length).trimStart() : own
}

/** Where the vaccines stand that are told in one list with a name, joined by nothing but commas and "and". */
export function vaccinesAround(
  passage: Passage,
  { start, end }: Pick<Mention, 'start' | 'end'>,
): readonly number[] {
  const vaccines = mentionsOf(passage).filter(
    (other) =>
      other.type === 'medication' &&
      isVaccine(other.concept.codes) &&
      (other.end <= start || other.start >= end),
  )
  const between = (from: number, to: number) =>
    passage.text.slice(passage.tokens[from - 1]?.end ?? 0, passage.tokens[to]?.start ?? 0)
  return vaccines.flatMap((other) => {
    const gap = other.end <= start ? between(other.end, start) : between(end, other.start)
    return listJoint.test(gap) ? [passage.tokens[other.start]?.start ?? 0] : []
  })
}

/** "Given ceftriaxone 1 g IV, acetaminophen 1000 mg and Tdap": where the drugs stand that are told in one list before it. */
function drugsBefore(passage: Passage, vaccine: Pick<Mention, 'start'>, from: number): readonly number[] {
  const at = (token: number): number => passage.tokens[token]?.start ?? 0
  const drugs = mentionsOf(passage).filter(
    ({ type, start, end }) => type === 'medication' && end <= vaccine.start && at(start) >= from,
  )
  const starts: number[] = []
  for (let next = vaccine.start; drugs.length > 0;) {
    const { start, end } = drugs.pop()!
    if (!dosesBetween.test(passage.text.slice(passage.tokens[end - 1]!.end, at(next)))) break
    starts.push(at(start))
    next = start
  }
  return starts
}

const yearIn = (text: string): string | null => /(?<!\d)20\d\d(?!\d)/.exec(text)?.[0] ?? null

const isLater = (date: string | null, today: string): boolean =>
  date !== null && date > today.slice(0, date.length)
