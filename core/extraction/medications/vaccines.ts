import type { Document } from '../../document/types'
import {
  dateOrDoses,
  deniedThere,
  givenBefore,
  givenBehind,
  plannedThere,
  timePast,
  vaccinesGiven,
} from '../../language/vaccines'
import { sentenceAround } from '../assertion/scope'
import { eventDate } from '../event-date'
import type { Order } from './orders'

export const isVaccine = ({ mention }: Order): boolean =>
  mention.concept.attributes.get('class') === 'vaccine'

/**
 * Whether a vaccine that a story tells of was given: a verb says so, or a heading of what was given with a time that is over. Null of one
 * that is due, offered, advised, refused or of a date to come; `waits` where the words leave it open.
 */
export function vaccineGiven(order: Order, document: Document): 'given' | 'waits' | null {
  const { passage, start, nameEnd, tail } = order
  const { text } = passage
  const sentence = sentenceAround(text, { start, end: nameEnd })
  const [before, behind] = [text.slice(sentence.start, start), tail.trimStart()]
  const verb = givenBefore.test(before) || givenBehind.test(behind)
  const bare = timePast.test(behind) || dateOrDoses.test(behind)
  if (!verb && !bare) return null
  const date = eventDate(passage, { start, end: nameEnd }, document)
  const today = document.facts.date?.value ?? null
  if (today !== null && isLater(date ?? yearIn(behind), today)) return null
  const heading = document.sections[passage.section]?.heading?.text ?? ''
  if (deniedThere.test(before) || plannedThere.test(before)) return null
  if (plannedThere.test(text.slice(nameEnd, sentence.end))) return verb ? 'waits' : null
  if (verb || timePast.test(behind)) return 'given'
  return vaccinesGiven.test(heading) && today !== null ? 'given' : 'waits'
}

const yearIn = (text: string): string | null => /(?<!\d)20\d\d(?!\d)/.exec(text)?.[0] ?? null

const isLater = (date: string | null, today: string): boolean =>
  date !== null && date > today.slice(0, date.length)
