import { tokenise } from '../vocabulary/normalise'
import { findJoined } from './asking'
import { isFiller } from './question-cues'

/** Asked in one breath; more is a letter. */
const mostQuestions = 3
const leastLetters = 3

const isAsked = (part: string): boolean => /[?\u061f]$/u.test(part)

/**
 * The questions of a message, in their order: each ends with its mark. Nothing that is said is left out: what stands before
 * the first mark belongs to the first question, what has none of its own to the question before it ("thank you").
 */
export function questionsOf(text: string): readonly string[] {
  const parts = text
    .split(/(?<=[?\u061f])|\n+/u)
    .map((part) => part.trim())
    .filter((part) => (part.match(/\p{L}/gu)?.length ?? 0) >= leastLetters)
  const asked = parts.filter(isAsked).length
  if (asked < 2 || asked > mostQuestions) return [text]
  const questions: string[][] = [[]]
  for (const part of parts) {
    const last = questions.at(-1) ?? []
    if (isAsked(part) && last.some(isAsked)) questions.push([part])
    else last.push(part)
  }
  return questions.map((words) => words.join(' '))
}

/** The conjunction, as a word of its own or written onto the next. */
const conjunction = /^(?:and\s+(?:also\s+)?|also\s+|plus\s+|\u05d5)/iu

/** The two parts of a message in which an "and" joins what asks once more; null where none does. */
export function halvesOf(typed: string): readonly [string, string] | null {
  const text = typed.replaceAll('&', ' and ').replaceAll(/(?<=\s)n(?=\s)/giu, 'and')
  const tokens = tokenise(text)
  const places = findJoined(tokens, 'joinedAskers') ?? []
  const at = places.includes(0) ? undefined : places.toSorted((a, b) => a - b)[0]
  const start = at === undefined ? undefined : tokens[at]?.start
  if (start === undefined) return null
  const [first, second] = [text.slice(0, start).trim(), text.slice(start).replace(conjunction, '')]
  const [lead, ...others] = tokenise(first)
  // "When was it, and why" is asked of one thing, and "ok, and was it" too.
  const isLead = lead !== undefined && others.length === 0 && isFiller(lead.norm)
  return tokenise(second).length > 1 && !isLead ? [first, second] : null
}
