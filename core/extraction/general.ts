import type { Document } from '../document/types'
import {
  explainedForm,
  ofAnybody,
  ownWord,
  sheetTitle,
  sheetTitleAlone,
  spelledOut,
} from '../language/general'
import type { Draft } from './draft'
import { part, type Passage } from './passage'

/** How far what is said of anybody goes on: to the end of its sentence, or under its title. */
type Open = 'sentence' | 'sheet' | null

interface Clause {
  readonly start: number
  readonly end: number
  readonly closes: boolean
}

/** From here on several short forms that are explained are a key. */
const fewest = 3

/**
 * Passages with what is said of people in general parted from the rest: a leaflet, a key, a rule of the ward, a study. It ends at
 * the next heading, and at once with a word of somebody.
 */
export function asGeneral(passages: readonly Passage[], { sections }: Document): Passage[] {
  let open: Open = null
  let section = -1
  let broken = false
  return passages.flatMap((one) => {
    const heading = sections[one.section]?.heading ?? null
    if (one.section !== section && heading !== null) open = opens(heading.text, heading.text)
    section = one.section
    if (open === 'sentence' && !broken && !/^[\p{Ll}\d(<>]/u.test(one.text)) open = null
    broken = /[,;]\s*$/.test(one.text)
    const key = keyOf(one.text)
    const clauses = clausesOf(one.text, key)
    const said = clauses.map((clause): boolean => {
      const text = one.text.slice(clause.start, clause.end)
      const title = opens(text, clause.start === 0 ? (one.lines[0]?.text ?? '') : '')
      if (ownWord.test(text)) open = null
      else if (key !== null && clause.start >= key && /[=–:-]/.test(text)) return true
      else if (title !== null) open = open === 'sheet' ? open : title
      else if (open !== 'sheet' && ofAnybody.test(text)) open = /:\s*$/.test(text) ? 'sheet' : 'sentence'
      const general = open !== null
      if (open === 'sentence' && clause.closes) open = null
      return general
    })
    return apart(one, clauses, said)
  })
}

/**
 * What a title opens. Of one that could stand in a sentence, too, a colon comes behind it, or its line is short and ends with it;
 * of one that could be a label of the patient's own, too, nothing else stands in its line.
 */
function opens(text: string, line: string): Open {
  const label = sheetTitleAlone.exec(text)
  if (sheetTitleAlone.exec(line)?.[0].length === line.length && line !== '') return 'sheet'
  if (label) return label[0].length === text.trimEnd().length ? 'sheet' : 'sentence'
  const named = sheetTitle.exec(text)?.[0]
  if (named === undefined) return null
  const alone = line.split(/\s+/).length <= 10 && !/[.,;]$/.test(line) && sheetTitle.test(line)
  return alone || /\?$|et al$/i.test(named) || /^[^.:;]{0,60}:/.test(text.slice(named.length))
    ? 'sheet'
    : null
}

/** "GERD - gastroesophageal reflux disease": letter by letter, each begins one of the words or stands within it. */
function isSpelled({ short = '', words = '' }: Partial<Record<string, string>>): boolean {
  const initials = words.split(/[ -]/).map((word) => word[0]?.toLowerCase() ?? '')
  const own = [...short.toLowerCase()]
  let at = 0
  for (const letter of initials) if (letter === own[at]) at++
  return at >= Math.max(2, own.length - 1)
}

/** Where the first of several explained short forms stands. */
function keyOf(text: string): number | null {
  const spelled = [...text.matchAll(spelledOut)].filter(({ groups }) => isSpelled(groups!))
  const forms = spelled.length >= fewest - 1 ? spelled : [...text.matchAll(explainedForm)]
  const [first] = forms
  return first && (spelled.length > 1 || forms.length >= fewest)
    ? first.index + first[0].search(/[^\s;,:]/)
    : null
}

/** The clauses of a text, up to a semicolon or the end of a sentence. */
function clausesOf(text: string, key: number | null): Clause[] {
  const clauses: Clause[] = []
  let start = 0
  for (const { index, 0: mark } of text.matchAll(
    /(?<!(?<!\p{L})(?:Dr|Mr|Mrs|St|vs|approx))[.!?;]["')]?(?=\s|$)/gu,
  )) {
    const end = index + mark.length
    if (key !== null && key > start && key < end) {
      clauses.push({ start, end: key, closes: false })
      start = key
    }
    clauses.push({ start, end, closes: !mark.startsWith(';') })
    start = end
  }
  if (text.slice(start).trim() !== '') clauses.push({ start, end: text.length, closes: false })
  return clauses
}

/** Clauses that follow one another and are alike in this stay together. */
function apart(one: Passage, clauses: readonly Clause[], said: readonly boolean[]): Passage[] {
  if (!said.includes(true)) return [one]
  if (!said.includes(false)) return [{ ...one, general: true }]
  const from = clauses.flatMap(({ start }, at) =>
    at === 0 || said[at] !== said[at - 1]
      ? [{ word: one.starts.findIndex((place) => place >= start), general: said[at]! }]
      : [],
  )
  return from.flatMap(({ word, general }, at) => {
    const end = from[at + 1]?.word ?? one.words.length
    return word < 0 || end <= word
      ? []
      : [{ ...part(one, word, end, one.kind), ...(general ? { general } : {}) }]
  })
}

/**
 * A draft from a passage about anybody is no fact; a drug of one is not even told. An allergy waits: "Warnings" stands over
 * those of a drug, and over the patient's own.
 */
export const ofNobody = (draft: Draft): Draft[] =>
  !draft.passage.general
    ? [draft]
    : draft.type === 'medication'
      ? []
      : draft.type === 'allergy'
        ? [{ ...draft, doubt: draft.doubt ?? 'uncertain_person' }]
        : [
            {
              ...draft,
              assertion: /^(?:present|historical)$/.test(draft.assertion) ? 'hypothetical' : draft.assertion,
            },
          ]

/** Whether a line of print is from a passage about anybody. */
export const inGeneral = (passages: readonly Passage[], quote: string): boolean =>
  passages.some(({ general, text }) => general && text.includes(quote))
