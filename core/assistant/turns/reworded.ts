import { tokenise, type Token } from '../../vocabulary/normalise'
import type { Topic } from '../answer'
import { findJoined, findRow, findRows, findSaid } from '../asking'
import { findHeldRows } from '../held'
import { findCues, isFiller } from '../question-cues'
import type { Question } from '../reading'
import type { KnownRecord } from '../record'
import { languageOf } from '../language-of'
import { modalityOf } from '../answers/study-asked'
import { findSubjects } from '../subjects'
import { timeOfTopic } from '../topics'
import { daysAfter } from '../../records/days'
import { narrowedTurn, ofTimeAlone } from './narrowed-turn'
import { labsKey } from './ends'
import { documentsNounOf, findTurn, findTurnRows, testsNounOf } from './turn-words'

/** A longer question says itself what it is about. */
const mostWords = 9

/**
 * A question after another in whole words: the time that lies a year or a month beside the one that was told, the one thing of
 * which it is asked what changed, blood tests where it is asked how many there were. As it was typed where it is whole.
 */
export function reworded(question: Question, record: KnownRecord): string {
  const { text, before } = question
  const tokens = tokenise(text)
  if (before === null || tokens.length > mostWords) return text
  const named = findSubjects(tokens, record.items, new Set()).named
  return (
    (named.length === 0 ? addedList(text, tokens, before) : null) ??
    (named.length === 0 ? narrowedTurn(tokens, before, languageOf(question)) : null) ??
    (named.length === 0 ? ofTimeAlone(question, tokens, record) : null) ??
    besideKind(tokens, before, record) ??
    besideDocument(text, tokens, record) ??
    ofOtherPart(text, tokens, before) ??
    besideTime(text, tokens, before) ??
    ofWhatChanged(text, tokens, before, record) ??
    ofTests(question, tokens, before, record) ??
    text
  )
}

/** "And the bad", after the good cholesterol: another of its group, by the word that is enough beside it. */
export function besideKind(tokens: readonly Token[], before: Topic, { items }: KnownRecord): string | null {
  const [row, ...others] = findHeldRows(tokens, 'besideKinds')
  const kinds = items.filter(
    ({ name, canonical_key: key }) => name === row?.name && !before.keys.includes(key),
  )
  const isTold = items.some(
    ({ name, canonical_key: key }) =>
      before.keys.includes(key) && findHeldRows(tokenise(name), 'besideKinds').length > 0,
  )
  const isAlone =
    findJoined(tokens, 'yesNo') === null &&
    tokens.every(({ norm }, at) => row?.places.includes(at) || isFiller(norm))
  return row && others.length === 0 && kinds.length === 1 && isTold && isAlone ? row.name : null
}

const lists: ReadonlySet<string> = new Set([
  'medications',
  'allergies',
  'conditions',
  'procedures',
  'imaging',
  'results',
])

/** "Add the allergies", after a list: the other list, and nothing is written down. */
function addedList(text: string, tokens: readonly Token[], before: Topic): string | null {
  const places = findTurn(tokens, 'addsToList')
  const isList = findRows(tokens, 'ownLists').length > 0
  if (places === null || !isList || !lists.has(before.intent)) return null
  return without(text, tokens, places, '').trim()
}

const without = (text: string, tokens: readonly Token[], places: readonly number[], said: string): string => {
  const [first, last] = [tokens[Math.min(...places)], tokens[Math.max(...places)]]
  return first && last ? `${text.slice(0, first.start)} ${said} ${text.slice(last.end)}`.trim() : text
}

/** "And the month before": beside the one month or year that the answer before was of. */
function besideTime(text: string, tokens: readonly Token[], before: Topic): string | null {
  const [row, ...others] = findTurnRows(tokens, 'shifts')
  const [told, ...more] = timeOfTopic(before)?.dates ?? before.until?.slice(0, 7).split(' ') ?? []
  if (!row || others.length > 0 || told === undefined || more.length > 0) return null
  const [n, unit] = [Number.parseInt(row.name, 10), row.name.at(-1)]
  const [year, month] = [Number(told.slice(0, 4)), Number(told.slice(5, 7))]
  if (unit === 'y') return without(text, tokens, row.places, String(year + n))
  if (told.length < 7) return null
  const at = year * 12 + month - 1 + n
  return without(text, tokens, row.places, `${String((at % 12) + 1).padStart(2, '0')}/${Math.floor(at / 12)}`)
}

/** How studies of any part of the body are made. */
const ofAnyPart: ReadonlySet<string> = new Set(['MRI', 'CT', 'X-ray', 'Ultrasound'])

/** "Maybe of the knee", after an MRI of the back: as that one, of the part that is named, and no illness of it. */
function ofOtherPart(text: string, tokens: readonly Token[], { intent, keys }: Topic): string | null {
  const [study, ...others] = keys.filter((key) => key.startsWith('imaging:'))
  const modality = study === undefined || others.length > 0 ? null : modalityOf(study)
  if (intent !== 'imaging' || modality === null || !ofAnyPart.has(modality)) return null
  const part = findRow(tokens, 'studyParts') ?? findRow(tokens, 'organs')
  const links = findTurn(tokens, 'otherPart') ?? []
  const isOfPart = ({ norm }: Token, at: number) =>
    part?.places.includes(at) === true || links.includes(at) || isFiller(norm)
  // The liver and the kidneys are tested, too.
  if (part === null || findRow(tokens, 'panels') !== null || !tokens.every(isOfPart)) return null
  const [first, last] = [tokens[Math.min(...part.places)], tokens[Math.max(...part.places)]]
  return `${modality} ${text.slice(first?.start, last?.end)}`
}

/** "The day before the discharge letter": a day by the one document of its kind. */
function besideDocument(text: string, tokens: readonly Token[], { files }: KnownRecord): string | null {
  const day = findSaid(tokens, 'daysBeside')
  const kind = findTurnRows(tokens, 'documentKinds').at(0)
  if (!day || !kind || findRow(tokens, 'dayparts')) return null
  const [file, ...others] = files.filter(({ category }) => category === kind.name)
  const date = file?.detected_date
  if (!date || others.length > 0) return null
  return without(text, tokens, [...day.places, ...kind.places], daysAfter(date, Number(day.name)))
}

/** "So what changed", of the one thing that was told. */
function ofWhatChanged(
  text: string,
  tokens: readonly Token[],
  before: Topic,
  { items }: KnownRecord,
): string | null {
  const told = items.filter(({ canonical_key: key }) => before.keys.includes(key))
  const [only, ...others] = told
  if (!only || others.length > 0 || findTurn(tokens, 'whatChanged') === null) return null
  if (findSubjects(tokens, items, new Set()).named.length > 0 || findCues(tokens).cues.has('labs'))
    return null
  return `${text.replace(/[?\s]+$/u, '')} ${only.name}`
}

/** "How many were there", "which is the latest": of the blood tests that were told. */
function ofTests(
  { text, locale }: Question,
  tokens: readonly Token[],
  before: Topic,
  { items }: KnownRecord,
): string | null {
  const { cues } = findCues(tokens)
  const isMany = cues.has('many') && (before.intent === 'results' || before.intent === 'documents')
  const isEnd =
    (cues.has('newest') || cues.has('oldest')) &&
    (before.intent === 'documents' || before.intent === 'results')
  // "How long ago" counts none of them.
  if (
    cues.has('ago') ||
    (!isMany && !isEnd) ||
    cues.has('labs') ||
    cues.has('documents') ||
    cues.has('abnormal')
  )
    return null
  if (isEnd && before.intent === 'results' && findTurn(tokens, 'newerOnes') === null) return null
  const told = before.keys.filter((key) => key.startsWith('lab:'))
  // "Which is the newest", after documents of any kind: of all of them, and no blood test.
  const isAnyKind = before.intent === 'documents' && !before.keys.includes(labsKey)
  const isOfOne = isAnyKind ? timeOfTopic(before) !== null : told.length < 2
  if (isOfOne || findSubjects(tokens, items, new Set()).named.length > 0) return null
  return `${text.replace(/[?\s]+$/u, '')} ${(isAnyKind ? documentsNounOf : testsNounOf)(locale)}`
}
