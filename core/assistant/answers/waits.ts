import { tokenise } from '../../vocabulary/normalise'
import type { Answer } from '../answer'
import type { WaitingFact } from '../record'
import { isSame } from '../words'
import type { Telling } from './telling'

/** That something waits for the patient's word, and what it is about. What it says is told nowhere before that word. */

/** What waits of the things that a question names; of those alone that the record has not, or has. */
export function waitingAsked({ reading, record }: Telling, has: boolean): readonly WaitingFact[] {
  const subjects = reading.subjects.filter(({ item }) => (item !== null) === has)
  const keys = new Set(subjects.map(({ key }) => key))
  return record.waiting.filter(({ key }) => keys.has(key))
}

/** What waits by a name that has one of the words that nothing else explains. */
export const waitingByWords = ({ reading: { unknown }, record }: Telling): readonly WaitingFact[] =>
  record.waiting.filter(({ name }) =>
    tokenise(name).some(({ norm }) => unknown.some((word) => isSame(word, norm))),
  )

/** The answer, with that another of what it is about waits. */
export function withWaiting(answer: Answer, telling: Telling): Answer {
  const waiting = waitingAsked(telling, true)
  if (waiting.length === 0 || answer.type !== 'answer') return answer
  const said = telling.tellWaiting('waitsBeside', waiting)
  return { ...answer, summary: `${answer.summary} ${said}`, to_check: true }
}
