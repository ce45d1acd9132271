import type { Token } from '../../vocabulary/normalise'
import type { Topic } from '../answer'
import { findWords } from '../asking'
import type { NamedPlace } from '../places'
import type { Subject } from '../subjects'
import { findTurn, findTurnWords } from './turn-words'

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
]
