import { askingWords } from '../language/asking'
import type { Token } from '../vocabulary/normalise'
import type { Topic } from './answer'
import { findJoined } from './asking'
import type { Subject } from './subjects'
import { findTurn } from './turns/turn-words'
import { phrasesOf, placesSideBySide, type Phrase } from './words'

/** What may be asked of the product itself, and is answered from its own screens. */
export const appTopics = [
  'about',
  'add',
  'afterAdd',
  'byHand',
  'card',
  'certainty',
  'confirm',
  'connect',
  'correct',
  'cost',
  'device',
  'export',
  'language',
  'leave',
  'missing',
  'mistakes',
  'noDoctor',
  'noUndo',
  'notes',
  'others',
  'page',
  'password',
  'persons',
  'photo',
  'print',
  'profile',
  'reading',
  'rejected',
  'reminder',
  'removeAll',
  'removePage',
  'safe',
  'screens',
  'share',
  'shareParts',
  'sources',
  'support',
  'unshare',
  'voice',
] as const
export type AppTopic = (typeof appTopics)[number]

interface Row {
  readonly topic: AppTopic
  /** Of the product, before it (`follows`); empty where nothing need be. */
  readonly after: readonly string[]
  readonly parts: readonly (readonly Phrase[])[]
  readonly unless: readonly Phrase[]
}

const partOf = (text: string): readonly Phrase[] => phrasesOf(text)

function rowOf(line: string): readonly Row[] {
  const [told = '', unless = ''] = line.split('/')
  const [name = '', ...parts] = told.split('=').map((part) => part.trim())
  const [named, ...after] = name.split(' ').filter((word) => word !== 'after')
  const topic = appTopics.find((one) => one === named)
  return topic === undefined ? [] : [{ topic, after, parts: parts.map(partOf), unless: phrasesOf(unless) }]
}

let read: readonly Row[] | null = null

const rows = (): readonly Row[] =>
  (read ??= askingWords.flatMap(({ appHelp }) => appHelp.split('\n').flatMap(rowOf)))

/** Words between two parts of a question: "how do I add to my record a new page". */
const near = 6
/** A longer message tells more than a question of how to do something. */
const mostWords = 24

const isNear = (one: readonly number[], other: readonly number[]): boolean => {
  const [from = 0, to = 0, after = 0, end = 0] = [one[0], one.at(-1), other[0], other.at(-1)]
  return (after > to && after - to <= near) || (end < from && from - end <= near)
}

function stands(tokens: readonly Token[], [first = [], ...others]: Row['parts']): boolean {
  let places = placesSideBySide(tokens, first)
  for (const part of others)
    places = placesSideBySide(tokens, part).filter((one) => places.some((before) => isNear(before, one)))
  return places.length > 0
}

/** The question as far as it is understood, and what was told before it. */
interface Asked {
  readonly before: Topic | null
  readonly subjects: readonly Subject[]
  readonly place: boolean
  readonly cues: ReadonlySet<string>
}

/** Words of a message that says nothing but that (`alone`): "Hebrew?". */
const aloneWords = 2

/** Behind "after": an answer of the product itself, or `nothing`, where nothing of the record is named. */
const follows = (after: readonly string[], { length }: readonly Token[], asked: Asked): boolean =>
  after.includes('nothing')
    ? asked.subjects.length === 0 && !asked.before?.keys.some((key) => key.startsWith('lab:'))
    : (after.includes('alone') && length <= aloneWords && asked.subjects.length === 0) ||
      (length <= longestTurn && after.includes(toldBefore(asked) ?? ''))

/** What a question asks of the product itself: how to add a page, who sees it; null where it asks for the record. */
export function appTopicOf(tokens: readonly Token[], asked: Asked): AppTopic | null {
  if (tokens.length > mostWords || asksIfTaken(asked)) return null
  const found = rows().find(
    ({ after, parts, unless }) =>
      (after.length === 0 || follows(after, tokens, asked)) &&
      stands(tokens, parts) &&
      placesSideBySide(tokens, unless).length === 0,
  )
  // "Where did you get that from", after what was told: which page has it.
  if (found?.topic === 'sources' && (isOfTold(tokens, asked) || asked.subjects.length > 0)) return null
  // "How sure are you about the sodium", which is not there, or waits; "of the metformin, from which paper is it".
  const isOfOne = asked.subjects.some(({ item }) => item === null || asked.cues.has('origin'))
  if (found?.topic === 'certainty' && isOfOne) return null
  return found?.topic ?? appTurn(tokens, asked)
}

/** It points back at what was told, and that stands in the record. */
const isOfTold = (tokens: readonly Token[], { before }: Asked): boolean =>
  before !== null &&
  before.keys.some((key) => key.includes(':')) &&
  before.intent !== 'app' &&
  findJoined(tokens, 'refers') !== null

/** "Am I allowed amoxicillin, they want to give it": whether it may be taken, whatever else is said of it. */
const asksIfTaken = ({ subjects, cues }: Asked): boolean =>
  (cues.has('safe') || cues.has('allergies')) &&
  subjects.some(({ type }) => type === 'medication' || type === 'allergy')

const appKeyStart = 'app:'

/** By which the answer remembers what it told of the product. */
export const topicOfApp = (topic: AppTopic): Topic => ({
  intent: 'app',
  keys: [appKeyStart + topic],
  until: null,
})

/** A longer turn says itself what it asks. */
const turnWords = 6
const longestTurn = 9

/** What of the product was told in the answer before; what waits is of its screens, too. */
const toldBefore = ({ before }: Asked): string | undefined =>
  before?.intent === 'app'
    ? before.keys[0]?.slice(appKeyStart.length)
    : before?.intent === 'waiting'
      ? 'waiting'
      : undefined

const ofLinks: ReadonlySet<string> = new Set<AppTopic>(['share', 'shareParts'])
/** Told of any page: one that is named then is meant. */
const ofPages: ReadonlySet<string> = new Set<AppTopic>(['removePage', 'correct', 'page'])

/** "Will she see everything", after how to share; "the one of the MRI", after how to delete a page. */
function appTurn(tokens: readonly Token[], asked: Asked): AppTopic | null {
  const { subjects, place, cues } = asked
  const told = toldBefore(asked)
  if (told === undefined || tokens.length > turnWords) return null
  const asksOpenly = (findJoined(tokens, 'openAskers') ?? []).length > 0
  if (ofLinks.has(told) && findTurn(tokens, 'ofLink') !== null) return 'shareParts'
  const isOfPage =
    place ||
    cues.has('imaging') ||
    cues.has('documents') ||
    subjects.some(({ type, item }) => type === 'imaging' && item !== null)
  return ofPages.has(told) && isOfPage && !asksOpenly ? (appTopics.find((one) => one === told) ?? null) : null
}
