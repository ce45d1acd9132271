import type { Answer } from '../answer'

/** An answer with something said before it. */
export const withFirst = (first: string, answer: Answer): Answer =>
  answer.type === 'answer'
    ? { ...answer, summary: `${first} ${answer.summary}` }
    : { ...answer, message: `${first} ${answer.message}` }
