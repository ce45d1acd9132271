import {
  diseaseInList,
  joiningLetter,
  joinsList,
  vaccinatedAgainst,
  vaccineBehind,
  vaccineCue,
  vaccineHeadingItem,
  vaccineNames,
  vaccineWord,
} from '../language/vaccines'
import { isVaccine } from '../vocabulary/vaccines'
import { matchConcept, type Mention, type Token } from '../vocabulary/match'
import type { Passage } from './passage'

/** Names that a list says are of vaccines, and its tokens, end exclusive: none of them names a disease. */
export interface VaccineList {
  readonly vaccines: readonly Mention<'medication'>[]
  readonly start: number
  readonly end: number
}

/** Tokens of one name, end exclusive. */
interface Item {
  readonly start: number
  readonly end: number
}

/** Letters in which "vaccinations against" stands. */
const reach = 30

/** "Influenza and pneumococcal vaccines", "vaccinated against rabies and typhoid", "Varicella 2000" under the heading of vaccines. */
export function vaccineLists(passage: Passage): VaccineList[] {
  const { tokens, text } = passage
  if (!passage.vaccines && !vaccineCue.test(text)) return []
  const ahead = tokens.flatMap(({ start, end }, at) => {
    const items = vaccineWord.test(text.slice(start, end)) ? itemsFrom(passage, at, -1) : []
    return items.length > 1 ? [withWord(items)] : []
  })
  const behind = tokens.flatMap(({ start }, at) =>
    at > 0 && vaccinatedAgainst.test(text.slice(Math.max(0, start - reach), start))
      ? [itemsFrom(passage, at, 1)]
      : [],
  )
  const listed =
    passage.vaccines && vaccineHeadingItem.test(text)
      ? startsOf(tokens).map((at) => itemsFrom(passage, at, 1))
      : []
  return [...ahead, ...behind, ...listed].flatMap((items) => listOf(passage, items))
}

/**
 * The tokens with which the text, each of its cells and each entry behind a day begin: "2008-10-21  7 months  DTaP-IPV-Hib, MMR",
 * "Influenza 2025-10-16, COVID-19 2025-10-16".
 */
const startsOf = (tokens: readonly Token[]): number[] =>
  tokens.flatMap(({ gap }, at) =>
    at === 0 ||
    gap.includes('\t') ||
    /^:\s$/.test(gap) ||
    (/^[,;]\s*$/.test(gap) && /^\d+$/.test(tokens[at - 1]!.norm))
      ? [at]
      : [],
  )

function listOf(passage: Passage, items: readonly Item[]): VaccineList[] {
  const [first] = items
  const last = items[items.length - 1]
  if (!first || !last) return []
  const words = items.map((item) => wording(passage, item).replace(vaccineBehind, ''))
  const place = { start: first.start, end: last.end }
  const each = items.map((item, at) => vaccineOf(shared(words, at), item))
  const isEach = each.every((one) => one !== null)
  if (isEach) return [{ ...place, vaccines: each }]
  // "Tetanus, diphtheria and something else" is no tetanus toxoid.
  const whole = vaccineOf(words.join(' '), place)
  return [{ ...place, vaccines: whole ? [whole] : [] }]
}

/** "Hepatitis A and B": the second letter's name is the first's. */
function shared(words: readonly string[], at: number): string {
  const word = words[at] ?? ''
  const [name, letter] = (words[at - 1] ?? '').split(' ')
  return /^[A-E]$/.test(word) && /^[A-E]$/.test(letter ?? '') ? `${name} ${word}` : word
}

function vaccineOf(name: string, { start, end }: Item): Mention<'medication'> | null {
  const found = vaccineNames(name).map((wording) => matchConcept('medication', wording))
  const told = found.find((one) => one?.score === 1 && isVaccine(one.concept.codes))
  if (!told) return null
  return { type: 'medication', concept: told.concept, start, end, score: 1, ambiguous: false, fuzzy: false }
}

/** Forward from a token, or backward from before it. */
type Step = 1 | -1

/** The names of a list from one of its ends, in the order of the page, up to the first that none joins to the next. */
function itemsFrom(passage: Passage, from: number, step: Step): Item[] {
  const items: Item[] = []
  for (let at: number | null = from; at !== null;) {
    const item = nameAt(passage, at, step, step < 0 && items.length > 0)
    if (!item) break
    items.push(item)
    at = beside(passage, item, step)
  }
  return step > 0 ? items : items.reverse()
}

/** The last name of a list goes on to the word for vaccines. */
const withWord = (items: readonly Item[]): Item[] =>
  items.map((item, at) => (at === items.length - 1 ? { ...item, end: item.end + 1 } : item))

/** The name that begins or ends here: a vaccine's, else a word that is one in a list. */
function nameAt(passage: Passage, at: number, step: Step, isListed: boolean): Item | null {
  const { tokens } = passage
  const items = [3, 2, 1].map((length) =>
    step > 0 ? { start: at, end: at + length } : { start: at - length, end: at },
  )
  const named = items.find(({ start, end }) => {
    if (start < 0 || end > tokens.length || tokens.slice(start + 1, end).some(isApart)) return false
    const name = wording(passage, { start, end })
    return vaccineOf(name, { start, end }) || (end - start === 1 && (isListed || diseaseInList.test(name)))
  })
  return named ?? null
}

/** Where the list goes on beside one of its names; null where nothing joins another to it. */
function beside(passage: Passage, { start, end }: Item, step: Step): number | null {
  const { tokens } = passage
  const [edge, joint] = step > 0 ? [end, end] : [start, start - 1]
  if (joinsList.test(tokens[joint]?.norm ?? '') && !hasStop(tokens[joint + 1]))
    return step > 0 ? joint + 1 : joint
  return isComma(tokens[edge]) || isJoined(passage, tokens[edge]) ? edge : null
}

/** It does not go on with the name before it. */
const isApart = ({ gap }: Token): boolean => !/^[\s-]*$/.test(gap)

const wording = ({ text, tokens }: Passage, { start, end }: Item): string =>
  text.slice(tokens[start]?.start ?? 0, tokens[end - 1]?.end ?? 0)

const isComma = (token: Token | undefined): boolean => /^\s*[,/&+]\s*$/.test(token?.gap ?? '')

/** The Hebrew "and" is written onto the name. */
const isJoined = ({ text }: Passage, token: Token | undefined): boolean =>
  token?.gap === ' ' && joiningLetter.test(text.slice(token.start))

/** A sentence ends before it. */
const hasStop = (token: Token | undefined): boolean => /[.;:]/.test(token?.gap ?? '')
