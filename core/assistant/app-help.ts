import { askingWords } from '../language/asking'
import type { Token } from '../vocabulary/normalise'
import type { Topic } from './answer'
import { findJoined } from './asking'
import type { Subject } from './subjects'
import { findTurn } from './turns/turn-words'
import { isSame, phrasesOf, type Phrase } from './words'

/** What may be asked of the product itself, and is answered from its own screens. */
const topics = [
  'add',
  'afterAdd',
  'byHand',
  'card',
  'certainty',
  'confirm',
  'correct',
  'cost',
  'export',
  'language',
  'leave',
  'mistakes',
  'noDoctor',
  'others',
  'page',
  'password',
  'photo',
  'print',
  'rejected',
  'reminder',
  'removeAll',
  'removePage',
  'safe',
  'share',
  'shareParts',
  'sources',
  'unshare',
  'voice',
] as const
export type AppTopic = (typeof topics)[number]

interface Row {
  readonly topic: AppTopic
  readonly parts: readonly (readonly Phrase[])[]
  readonly unless: readonly Phrase[]
}

const partOf = (text: string): readonly Phrase[] => phrasesOf(text)

function rowOf(line: string): readonly Row[] {
  const [told = '', unless = ''] = line.split('/')
  const [name, ...parts] = told.split('=').map((part) => part.trim())
  const topic = topics.find((one) => one === name)
  return topic === undefined ? [] : [{ topic, parts: parts.map(partOf), unless: phrasesOf(unless) }]
}

let read: readonly Row[] | null = null

const rows = (): readonly Row[] =>
  (read ??= askingWords.flatMap(({ appHelp }) => appHelp.split('\n').flatMap(rowOf)))

/** Where phrases stand, each by its first and its last word, the words of one side by side. */
const standing = (tokens: readonly Token[], phrases: readonly Phrase[]): readonly (readonly number[])[] =>
  phrases.flatMap((phrase) =>
    tokens.flatMap((_, from) =>
      phrase.every((word, i) => isSame(tokens[from + i]?.norm ?? '', word))
        ? [[from, from + phrase.length - 1]]
        : [],
    ),
  )

/** Words between two parts of a question: "how do I add to my record a new page". */
const near = 6
/** A longer message tells more than a question of how to do something. */
const mostWords = 24

const isNear = ([from = 0, to = 0]: readonly number[], [after = 0, end = 0]: readonly number[]): boolean =>
  (after > to && after - to <= near) || (end < from && from - end <= near)

function stands(tokens: readonly Token[], [first = [], ...others]: Row['parts']): boolean {
  let places = standing(tokens, first)
  for (const part of others)
    places = standing(tokens, part).filter((one) => places.some((before) => isNear(before, one)))
  return places.length > 0
}

/** The question as far as it is understood, and what was told before it. */
interface Asked {
  readonly before: Topic | null
  readonly subjects: readonly Subject[]
  readonly place: boolean
  readonly cues: ReadonlySet<string>
}

/** What a question asks of the product itself: how to add a page, who sees it; null where it asks for the record. */
export function appTopicOf(tokens: readonly Token[], asked: Asked): AppTopic | null {
  if (tokens.length > mostWords) return null
  const found = rows().find(
    ({ parts, unless }) => stands(tokens, parts) && standing(tokens, unless).length === 0,
  )
  return found?.topic ?? appTurn(tokens, asked)
}

const appKeyStart = 'app:'

/** By which the answer remembers what it told of the product. */
export const topicOfApp = (topic: AppTopic): Topic => ({
  intent: 'app',
  keys: [appKeyStart + topic],
  until: null,
})

/** A longer turn says itself what it asks. */
const turnWords = 6

const ofLinks: ReadonlySet<string> = new Set<AppTopic>(['share', 'shareParts'])
/** Told of any page: one that is named then is meant. */
const ofPages: ReadonlySet<string> = new Set<AppTopic>(['removePage', 'correct', 'page'])

/** "Will she see everything", after how to share; "the one of the MRI", after how to delete a page. */
function appTurn(tokens: readonly Token[], { before, subjects, place, cues }: Asked): AppTopic | null {
  const told = before?.intent === 'app' ? before.keys[0]?.slice(appKeyStart.length) : undefined
  if (told === undefined || tokens.length > turnWords) return null
  const asksOpenly = (findJoined(tokens, 'openAskers') ?? []).length > 0
  if (ofLinks.has(told) && findTurn(tokens, 'ofLink') !== null) return 'shareParts'
  const isOfPage =
    place ||
    cues.has('imaging') ||
    cues.has('documents') ||
    subjects.some(({ type, item }) => type === 'imaging' && item !== null)
  return ofPages.has(told) && isOfPage && !asksOpenly ? (topics.find((one) => one === told) ?? null) : null
}
