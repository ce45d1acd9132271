import type { RegistryRecord } from '../../records/registry'
import { tokenise, type Token } from '../../vocabulary/normalise'
import type { Topic } from '../answer'
import { findJoined, findWords } from '../asking'
import { inRecordWords } from '../lay'
import { findCues, isFiller } from '../question-cues'
import type { Question } from '../reading'
import type { KnownRecord } from '../record'
import { findSubjects, subjectOf, type Subject } from '../subjects'
import { findTurn, findTurnRows } from './turn-words'

/** "The second one", "the other operation": the question with that one's name in it, or the several that may be meant. */
export type Pointed =
  | { readonly kind: 'one'; readonly text: string }
  | { readonly kind: 'several'; readonly subjects: readonly Subject[] }
  /** One that was not told, and that nothing names. */
  | { readonly kind: 'none' }

/** A longer question names what it is about. */
const mostWords = 10

/** Lists whose lines stand in an order of their own, where "the first" is the first line and nothing else. */
const inOwnOrder: ReadonlySet<string> = new Set([
  'medications',
  'past_medications',
  'drug_group',
  'daypart',
  'allergies',
  'conditions',
])

/** Lists of what has a day each: their first line is not what was first. */
const byDay: ReadonlySet<string> = new Set(['abnormal', 'procedures', 'imaging'])

/** Of these each was done once, and the first is the one that was done first. */
const inTimeTypes: ReadonlySet<string> = new Set(['procedure', 'imaging'])

/** Of these a record has few enough that "the other one" may be one. */
const pairedTypes: ReadonlySet<string> = new Set(['procedure', 'imaging', 'allergy'])

/**
 * Which thing of the list that was told a question points at by its place in it; null where it points at none, or names
 * something by itself.
 */
export function pointedAt({ text, before }: Question, record: KnownRecord): Pointed | null {
  const tokens = tokenise(text)
  if (before === null || tokens.length > mostWords) return null
  const other = findTurn(tokens, 'otherOne')
  const rows = findTurnRows(tokens, 'ordinals')
  if (other === null && rows.length !== 1) return null
  const names = findSubjects(tokenise(inRecordWords(text)), record.items, new Set()).named
  if (names.some(({ item }) => item !== null)) return null
  const listed = toldItems(before, record)
  if (isNotTold(tokens, rows, other, listed)) return { kind: 'none' }
  if (other !== null) return otherOf(text, tokens, other, listed, record)
  const [row] = rows
  // "And the second", after one allergy of two: the other.
  if (row?.name === '2' && listed.length === 1) return otherOf(text, tokens, row.places, listed, record)
  return row === undefined ? null : placed(text, tokens, row, before, listed)
}

/** "And the second one", after one test or drug: what was told is not that. A longer turn may ask for its second result. */
function isNotTold(
  tokens: readonly Token[],
  rows: readonly { readonly name: string; readonly places: readonly number[] }[],
  other: readonly number[] | null,
  [told, ...more]: readonly RegistryRecord[],
): boolean {
  if (!told || more.length > 0 || (told.type !== 'lab' && told.type !== 'medication')) return false
  const places = other ?? rows.flatMap(({ name, places: at }) => (Number(name) > 1 ? at : []))
  // "Not that one, the other": the one by nearly that name.
  if (findJoined(tokens, 'corrections')?.some((at) => !places.includes(at))) return false
  return places.length > 0 && tokens.every(({ norm }, at) => places.includes(at) || isFiller(norm))
}

const toldItems = (before: Topic, { items }: KnownRecord): readonly RegistryRecord[] =>
  before.keys.flatMap((key) => items.find(({ canonical_key: own }) => own === key) ?? [])

function placed(
  text: string,
  tokens: readonly Token[],
  { name, places }: { readonly name: string; readonly places: readonly number[] },
  before: Topic,
  listed: readonly RegistryRecord[],
): Pointed | null {
  const isListed = inOwnOrder.has(before.intent) || byDay.has(before.intent)
  if (!isListed || listed.length < 2) return null
  const at = Number(name)
  const meant = at > 0 ? listed[at - 1] : listed.at(at)
  if (!meant) return null
  const then = byDay.has(before.intent) ? placeInTime(listed, at) : meant
  if (!then || then === meant) return { kind: 'one', text: withName(text, tokens, places, meant) }
  // "When was the second one", "the second operation": by the days that were told beside them, and not by the lines.
  const isOfTime =
    listed.every(({ type }) => inTimeTypes.has(type)) &&
    findTurn(tokens, 'linesOfList') === null &&
    (findCues(tokens).cues.has('when') || findTurn(tokens, 'doneOnes') !== null)
  if (isOfTime) return { kind: 'one', text: withName(text, tokens, places, then) }
  // The first line of a list of what was done is seldom what was first.
  return { kind: 'several', subjects: [meant, then].map((item) => subjectOf(item)) }
}

/** What was at that place in time; of what lies on one day, and of results but for both ends, the list alone tells. */
function placeInTime(listed: readonly RegistryRecord[], at: number): RegistryRecord | undefined {
  const inTime = listed.toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1))
  const isOfEnds = !listed.every(({ type }) => inTimeTypes.has(type))
  if (isOfEnds) return at === 1 ? inTime[0] : at === -1 ? inTime.at(-1) : undefined
  const days = new Set(listed.map(dayOf))
  if (days.size < listed.length || days.has('')) return undefined
  return at > 0 ? inTime[at - 1] : inTime.at(at)
}

/** The one that was not told, where the record has two of its kind; of two that were told, either. */
function otherOf(
  text: string,
  tokens: readonly Token[],
  places: readonly number[],
  listed: readonly RegistryRecord[],
  { items }: KnownRecord,
): Pointed | null {
  const [told, second, ...more] = listed
  if (!told || more.length > 0 || !pairedTypes.has(told.type)) return null
  if (second) return { kind: 'several', subjects: [told, second].map((item) => subjectOf(item)) }
  const others = items.filter((item) => item.type === told.type && item !== told)
  const [other, ...rest] = others
  if (!other) return null
  return rest.length > 0
    ? { kind: 'several', subjects: others.map((item) => subjectOf(item)) }
    : { kind: 'one', text: withName(text, tokens, places, other) }
}

/** The question with the name of what it points at, and none of the words that point. */
function withName(
  text: string,
  tokens: readonly Token[],
  places: readonly number[],
  { name }: RegistryRecord,
): string {
  const [first, last] = [tokens[Math.min(...places)], tokens[Math.max(...places)]]
  if (!first || !last) return text
  const until = findWords([tokens[Math.max(...places) + 1] ?? last], 'refers') ? Math.max(...places) + 1 : -1
  const end = until > 0 ? (tokens[until]?.end ?? last.end) : last.end
  // A number in a name would be heard as a result.
  return `${text.slice(0, first.start)} ${name.replace(/^\d+-/, '')} ${text.slice(end)}`.trim()
}

const dayOf = (item: RegistryRecord): string => item.evidence?.date ?? item.last_seen_date ?? ''
