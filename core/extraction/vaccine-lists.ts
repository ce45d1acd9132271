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

const longestName = 3

/** Letters in which "vaccinations against" stands. */
const reach = 30

/** "Influenza and pneumococcal vaccines", "vaccinated against rabies and typhoid", "Varicella 2000" under the heading of vaccines. */
export function vaccineLists(passage: Passage): VaccineList[] {
  const { tokens, text } = passage
  if (!passage.vaccines && !vaccineCue.test(text)) return []
  const ahead = tokens.flatMap((token, at) =>
    vaccineWord.test(text.slice(token.start, token.end)) ? [withWord(itemsBefore(passage, at))] : [],
  )
  const behind = tokens.flatMap((token, at) =>
    at > 0 && vaccinatedAgainst.test(text.slice(Math.max(0, token.start - reach), token.start))
      ? [itemsFrom(passage, at)]
      : [],
  )
  const listed = passage.vaccines && vaccineHeadingItem.test(text) ? [itemsFrom(passage, 0)] : []
  return [...ahead, ...behind, ...listed].flatMap((items) => listOf(passage, items))
}

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
  const told = found.find((one) => one?.score === 1 && one.concept.attributes.get('class') === 'vaccine')
  if (!told) return null
  return { type: 'medication', concept: told.concept, start, end, score: 1, ambiguous: false, fuzzy: false }
}

/** The names before a word for vaccines, up to the first that none joins to the next. */
function itemsBefore(passage: Passage, at: number): Item[] {
  const { tokens } = passage
  const items: Item[] = []
  for (let end = at; end > 0;) {
    const start = startOfName(passage, end, items.length > 0)
    if (start === null) break
    items.unshift({ start, end })
    const before = tokens[start - 1]
    if (before && joinsList.test(before.norm) && !hasStop(tokens[start])) end = start - 1
    else if (isComma(tokens[start])) end = start
    else break
  }
  return items.length > 1 ? items : []
}

/** The last name of a list goes on to the word for vaccines. */
const withWord = (items: readonly Item[]): Item[] =>
  items.map((item, at) => (at === items.length - 1 ? { ...item, end: item.end + 1 } : item))

/** Where the name begins that ends here: a vaccine's, else, in a list, one word. */
function startOfName(passage: Passage, end: number, isListed: boolean): number | null {
  const widest = Math.min(longestName, end)
  for (let length = widest; length > 0; length--) {
    const start = end - length
    if (passage.tokens.slice(start + 1, end).some(isApart)) continue
    if (vaccineOf(wording(passage, { start, end }), { start, end })) return start
  }
  return isListed || diseaseInList.test(wording(passage, { start: end - 1, end })) ? end - 1 : null
}

/** The names from here on, up to the first that is none. */
function itemsFrom(passage: Passage, from: number): Item[] {
  const { tokens } = passage
  const items: Item[] = []
  for (let start = from; start < tokens.length;) {
    const end = endOfName(passage, start)
    if (end === null) break
    items.push({ start, end })
    const next = tokens[end]
    if (!next) break
    if (joinsList.test(next.norm)) start = end + 1
    else if (isComma(next) || isJoined(passage, next)) start = end
    else break
  }
  return items
}

function endOfName(passage: Passage, start: number): number | null {
  for (let length = longestName; length > 0; length--) {
    const end = start + length
    if (end > passage.tokens.length) continue
    if (passage.tokens.slice(start + 1, end).some(isApart)) continue
    const name = wording(passage, { start, end })
    if (vaccineOf(name, { start, end }) || (length === 1 && diseaseInList.test(name))) return end
  }
  return null
}

/** It does not go on with the name before it. */
const isApart = ({ gap }: Token): boolean => !/^[\s-]*$/.test(gap)

const wording = ({ text, tokens }: Passage, { start, end }: Item): string =>
  text.slice(tokens[start]?.start ?? 0, tokens[end - 1]?.end ?? 0)

const isComma = (token: Token | undefined): boolean => /^\s*[,/&+]\s*$/.test(token?.gap ?? '')

/** The Hebrew "and" is written onto the name. */
const isJoined = ({ text }: Passage, { start, gap }: Token): boolean =>
  gap === ' ' && joiningLetter.test(text.slice(start))

/** A sentence ends before it. */
const hasStop = (token: Token | undefined): boolean => /[.;:]/.test(token?.gap ?? '')
