import type { Document } from '../../document/types'
import { germWords, personSensitive } from '../../language/allergies'
import {
  answerBefore,
  answerBehind,
  answerMisread,
  isResistant,
  nextDrug,
} from '../../language/susceptibility'
import { findMentions } from '../../vocabulary/match'
import { assertionOf } from '../assertion/assert'
import type { Range } from '../assertion/scope'
import { rangeOf } from '../mentions'
import { boxOf, wordsIn, type Passage } from '../passage'
import { dateBeside, isOfEarlier } from './date-beside'
import { proseReading } from './reading'
import type { Resolved } from './resolve'
import { isAgainstGerms, susceptibility, type Answer } from './susceptibility'

interface Told extends Range {
  readonly drug: string
  readonly value: Range & { readonly text: string }
  readonly doubt: Resolved['doubt']
}

/** What germs are killed by, in sentences: "ceftazidime S, ciprofloxacin R", "resistant to ampicillin". */
export function answersTold(document: Document, passages: readonly Passage[]): Answer[] {
  const all = passages.flatMap((passage) => toldIn(passage).map((told) => ({ passage, told })))
  return all.map(({ passage, told }) => {
    const { start, end, drug, value, doubt } = told
    const reading = proseReading({
      name: passage.text.slice(start, end),
      nameWords: wordsIn(passage, start, end),
      value: value.text,
      valueWords: wordsIn(passage, value.start, value.end),
      words: [...new Set([...wordsIn(passage, start, end), ...wordsIn(passage, value.start, value.end)])],
      box: boxOf(wordsIn(passage, start, Math.max(end, value.end))),
      date: dateBeside(passage, told, document) ?? dateOfCulture(passage, told, document),
      ...(isOfEarlier(passage, told) ? { ticked: 'unsure' as const } : {}),
    })
    return { drug, resolved: susceptibility(reading, drug, value.text, doubt) }
  })
}

/** Told in a sentence of its own: of the day of the culture before it. */
function dateOfCulture(passage: Passage, { start }: Range, document: Document): string | null {
  const before = [...passage.text.slice(0, start).matchAll(new RegExp(germWords, 'giu'))].at(-1)
  if (!before || isOfEarlier(passage, { start, end: start })) return null
  return dateBeside(passage, { start: before.index, end: before.index + before[0].length }, document)
}

/** Which drugs a passage tells of, and how; of a person who may be sensitive to them it says nothing. */
function toldIn(passage: Passage): Told[] {
  const { text } = passage
  const drugs = findMentions(passage.tokens, ['medication'])
    .filter(isAgainstGerms)
    .map((mention) => ({ ...rangeOf(passage, mention), drug: mention.concept.name }))
    .filter((one) => /^(?:present|historical)$/.test(assertionOf(passage, one).assertion))
  const ofGerm = germWords.test(text)
  const own = drugs.flatMap((one) => behind(text, one, answerBehind, null))
  // One answer, or the same letter twice, may be a side or a name.
  const few = own.length < 2 || (own.length < 3 && own.every(({ value }) => isResistant.test(value.text)))
  if (few && !ofGerm) return []
  // With no word of a germ beside them, somebody has to say that they are answers.
  const sure = (told: Told): Told => (ofGerm ? told : { ...told, doubt: told.doubt ?? 'misread_value' })
  const misread =
    own.length < 2 ? [] : drugs.flatMap((one) => behind(text, one, answerMisread, 'misread_value'))
  const lists = ofGerm ? listsIn(text, drugs) : []
  const rest = lists.filter((one) => ![...own, ...misread].some(({ start }) => start === one.start))
  // Of a list whose other drugs have answers of their own, it is not known how far its word goes.
  const open = rest.length < lists.length
  return [
    ...own,
    ...misread,
    ...rest.map((one) => (open ? { ...one, doubt: 'misread_value' as const } : one)),
  ]
    .map(sure)
    .sort((a, b) => a.start - b.start)
}

type Drug = Range & { readonly drug: string }

function behind(text: string, one: Drug, wording: RegExp, doubt: Told['doubt']): Told[] {
  const found = wording.exec(text.slice(one.end))
  if (!found) return []
  const printed = (found[1] ?? found[2])!
  const start = one.end + found[0].lastIndexOf(printed)
  const letter = doubt === null ? printed : found[1] ? 'I' : 'S'
  return [{ ...one, value: { text: letter, start, end: start + printed.length }, doubt }]
}

/** The drugs right behind a word of answer, up to the first that is not joined to them. */
const listsIn = (text: string, drugs: readonly Drug[]): Told[] =>
  [...text.matchAll(answerBefore)].flatMap((lead) => {
    const { answer = '', denied } = lead.groups ?? {}
    if (denied || personSensitive.test(text.slice(0, lead.index))) return []
    const start = lead.index + lead[0].toLowerCase().indexOf(answer.toLowerCase())
    const value = { text: answer, start, end: start + answer.length }
    let at = lead.index + lead[0].length
    return drugs.flatMap((one): Told[] => {
      const between = text.slice(at, one.start)
      if (one.start < at || !nextDrug.test(between)) return []
      at = one.end + (answerBehind.exec(text.slice(one.end))?.[0].length ?? 0)
      return [{ ...one, value, doubt: null }]
    })
  })
