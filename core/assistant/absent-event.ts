import { tokenise, type Token } from '../vocabulary/normalise'
import { findJoined, findRows, findWords } from './asking'
import { findCues, isFiller } from './question-cues'
import type { Subject } from './subjects'
import { isThing } from './thing'

/** Words from a limit to what it is a limit by: "since they did the …". */
export const limitNear = 4

const isLatin = (norm: string): boolean => /^[a-z]/.test(norm)

/** Small words between an operation and what it was of: "on my". */
const smallAtMost = 2

/**
 * An operation that is said with what it was of ("since my heart surgery"), by the places of these words; null where none is, or
 * where the record has it by that name. It is not the last one that the record has.
 */
export function operationOfOther(
  tokens: readonly Token[],
  procedures: readonly number[],
  named: readonly Subject[],
): readonly number[] | null {
  // What shares with the record no more than the word for any operation names none of it.
  const known = new Set(
    named.flatMap(({ item, places }) =>
      item === null || places.every((at) => procedures.includes(at)) ? [] : places,
    ),
  )
  const idle = findJoined(tokens, 'idle') ?? []
  const isOf = (at: number): boolean => {
    const norm = tokens[at]?.norm ?? ''
    return (
      norm !== '' &&
      !/^\d/.test(norm) &&
      !known.has(at) &&
      !known.has(at + 1) &&
      ((isThing(norm, []) && !idle.includes(at)) || isPart(tokens.slice(at - 1, at + 1)))
    )
  }
  for (const at of procedures) {
    if (known.has(at)) continue
    if (isLatin(tokens[at]?.norm ?? '') && at > 0 && isOf(at - 1) && !procedures.includes(at - 1))
      return [at - 1, at]
    const behind = behindOf(tokens, at)
    if (behind !== null && isOf(behind)) return Array.from({ length: behind - at + 1 }, (_, i) => at + i)
  }
  return null
}

/** A part of the body, which everyday speech may have for something else: "back". */
const isPart = (tokens: readonly Token[]): boolean =>
  findRows(tokens, 'organs').length > 0 || findJoined(tokens.slice(-1), 'bodyParts') !== null

/** The word behind an operation that says what it was of; in English only behind "on" or "of". */
function behindOf(tokens: readonly Token[], at: number): number | null {
  const of = findJoined(tokens, 'operationOf') ?? []
  if (!of.includes(at) || (isLatin(tokens[at]?.norm ?? '') && !of.includes(at + 1))) return null
  const from = of.includes(at + 1) ? at + 2 : at + 1
  const small = tokens.slice(from, from + smallAtMost).findIndex(({ norm }) => !isFiller(norm))
  return small < 0 ? null : from + small
}

/** What a question takes for a time by, and the record may not have: an operation, an illness, what no list has. */
export function limitsNamed(text: string, named: readonly Subject[]) {
  const tokens = tokenise(text)
  const [before, after] = (['before', 'after'] as const).map((list) => findWords(tokens, list) ?? [])
  const isLed = (words: readonly number[] | undefined, places: readonly number[]) =>
    (words ?? []).some((word) => places.some((at) => at > word && at - word <= limitNear))
  const operation = operationOfOther(tokens, findCues(tokens).byCue.get('procedures') ?? [], named)
  const isOperation = operation !== null && isLed([...(before ?? []), ...(after ?? [])], operation)
  const [first, last] = isOperation ? [tokens[operation[0] ?? 0], tokens[operation.at(-1) ?? 0]] : []
  return {
    operation: first && last ? text.slice(first.start, last.end) : null,
    subjects: named.filter(
      ({ type, item, places }) =>
        item === null && (type === 'diagnosis' || type === 'procedure') && isLed(after, places),
    ),
    rows: (['unlisted', 'perhaps'] as const)
      .flatMap((list) => findRows(tokens, list))
      .filter(({ places }) => isLed(after, places) && !(operation ?? []).some((at) => places.includes(at)))
      .map(({ name }) => name.split('/')[0]?.trim() ?? ''),
  }
}
