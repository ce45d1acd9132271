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
