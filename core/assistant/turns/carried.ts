import type { Token } from '../../vocabulary/normalise'
import type { Answer, Topic } from '../answer'
import { findWords } from '../asking'
import type { NamedPlace } from '../places'
import { isOfAnother, type Cue, type FoundCues } from '../question-cues'
import type { Reading } from '../reading'
import type { Subject } from '../subjects'
import type { Asked } from '../times'
import { findTurn, findTurnRows, findTurnWords } from './turn-words'

/**
 * "Was it low", after the newest result of a test: asked of what came before it, too. After an older one that was told it is
 * asked of that one.
 */
export function isOfAllResults(before: Topic | null, subjects: readonly Subject[]): boolean {
  const [one, ...others] = subjects
  return (
    before?.intent === 'latest' &&
    others.length === 0 &&
    one?.item?.type === 'lab' &&
    before.until === one.item.detail.date &&
    one.item.detail.trend.length > 1
  )
}

/**
 * What was asked after and is not there is not what is asked of a stay that is named, nor of a group: "so why was I in
 * hospital", "which statin then".
 */
export const withoutAbsent = (
  carried: readonly Subject[],
  place: NamedPlace | null,
  group: boolean,
): readonly Subject[] => (place?.isStay || group ? carried.filter(({ item }) => item !== null) : carried)

/** "What else did he give me": of all that the doctor wrote, and not of the time that was told. */
export const asksForMore = (tokens: readonly Token[], doctor: NamedPlace | null): boolean =>
  doctor !== null && findWords(tokens, 'besides') !== null

/** Places of the words that point back, or say how much: they name nothing. */
export const wordsOfTurn = (tokens: readonly Token[]): readonly number[] => [
  ...(findTurnWords(tokens, 'degrees') ?? []),
  ...(['instead', 'whichWhen', 'admitted', 'persons'] as const).flatMap(
    (list) => findTurn(tokens, list) ?? [],
  ),
  // "Another one after".
  ...(findWords(tokens, 'oneMore') === null
    ? []
    : findTurnRows(tokens, 'ends').flatMap(({ places }) => places)),
]

/** "Last year" asks for none that is last. */
export const apartFrom = (time: Asked | null, { cues, byCue }: FoundCues): ReadonlySet<Cue> =>
  time !== null && byCue.get('newest')?.every((at) => time.places.includes(at)) === true
    ? new Set([...cues].filter((cue) => cue !== 'newest' && cue !== 'latest'))
    : cues

const relativeKey = 'of:relative'

/** The answer, which leaves behind that it was asked of somebody else. */
export const withRelative = (answer: Answer, { ofRelative }: Pick<Reading, 'ofRelative'>): Answer =>
  ofRelative
    ? {
        ...answer,
        topic: {
          intent: answer.topic?.intent ?? '',
          keys: [...new Set([...(answer.topic?.keys ?? []), relativeKey])],
          until: answer.topic?.until ?? null,
        },
      }
    : answer

/**
 * Whether it is asked of somebody else: "what about my mother", and then "her sugar", which is no result of one's own. A doctor
 * who is named is another "she".
 */
export const isTheirs = (tokens: readonly Token[], place: NamedPlace | null, before: Topic | null): boolean =>
  isOfAnother(tokens) ||
  (place === null &&
    before?.keys.includes(relativeKey) === true &&
    findWords(tokens, 'theirs') !== null &&
    findWords(tokens, 'mine') === null)
