import type { Token } from '../vocabulary/normalise'
import { findJoined, findRows, findSaid } from './asking'

/** What may be asked of something and stands on no list of the record. */
const unwritten = [
  'supply',
  'length',
  'admitted',
  'hour',
  'size',
  'side',
  'age',
  'until',
  'target',
  'future',
  'cause',
  'spread',
  'ward',
  'er',
  'pictures',
  'severity',
] as const
export type Unwritten = (typeof unwritten)[number]

/** "Until when do I take it": what of a question no page is read for; null where it asks for none of it. */
export function findUnwritten(tokens: readonly Token[]) {
  const found = findSaid(tokens, 'unwritten')
  const kind = unwritten.find((one) => one === found?.name)
  const rows = findRows(tokens, 'unwritten').filter(({ name }) => name === kind)
  return found && kind ? { kind, places: [found, ...rows].flatMap(({ places }) => places) } : null
}

/** "What was not checked", "tests that I did only once". */
export const asksUndone = (tokens: readonly Token[]): boolean => findJoined(tokens, 'undone') !== null
