/** Asked in one breath; more is a letter. */
const mostQuestions = 3
const leastLetters = 3

/**
 * The questions of a message, in their order: each ends with its mark, or with its line. What follows the last mark is a
 * question where it is one, or belongs to the one before ("thank you").
 */
export function questionsOf(text: string): readonly string[] {
  const parts = text
    .split(/(?<=[?\u061f])|\n+/u)
    .map((part) => part.trim())
    .filter((part) => (part.match(/\p{L}/gu)?.length ?? 0) >= leastLetters)
  const asked = parts.filter((part) => /[?\u061f]$/u.test(part))
  return asked.length < 2 || asked.length > mostQuestions ? [text] : asked
}
