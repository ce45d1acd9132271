import { atcOf } from '../../alerts/facts'
import { tokenise } from '../../vocabulary/normalise'
import type { Answer } from '../answer'
import type { Intent } from '../intents'
import { inRecordWords } from '../lay'
import { panelKeys } from '../panels'
import type { WaitingFact } from '../record'
import { isSame } from '../words'
import { notThere } from './not-there'
import type { Telling } from './telling'

/** That something waits for the patient's word, and what it is about. What it says is told nowhere before that word. */

/** What waits of the things that a question names; of those alone that the record has not, or has. */
export function waitingAsked({ reading, record }: Telling, has: boolean): readonly WaitingFact[] {
  const subjects = reading.subjects.filter(({ item }) => (item !== null) === has)
  const keys = new Set(subjects.map(({ key }) => key))
  // "My electrolytes", of which one waits: it is one of what is asked after.
  const panel = has && subjects.length > 0 ? panelKeys(tokenise(inRecordWords(reading.text))) : new Set()
  const isOfPanel = subjects.some(({ key }) => panel.has(key))
  return record.waiting.filter(({ key }) => keys.has(key) || (isOfPanel && panel.has(key)))
}

/** What waits by a name that has one of the words that nothing else explains. */
export const waitingByWords = ({ reading: { unknown }, record }: Telling): readonly WaitingFact[] =>
  record.waiting.filter(({ name }) =>
    tokenise(name).some(({ norm }) => unknown.some((word) => isSame(word, norm))),
  )

/** Of drugs that are named beside one of the record: which of them waits, and which is not there. */
function alsoNamed(telling: Telling): readonly string[] {
  const { subjects, intent } = telling.reading
  const drugs = subjects.filter(({ type }) => type === 'medication')
  const places = new Set(drugs.flatMap((one) => (one.item === null ? [] : one.places)))
  if (places.size === 0 || intent === null || !ofDrugs.has(intent)) return []
  const waiting = waitingAsked(telling, false)
  const keys = new Set(waiting.map(({ key }) => key))
  const missing = drugs.filter(
    ({ item, key, places: own }) => item === null && !keys.has(key) && !own.some((at) => places.has(at)),
  )
  const names = missing.map(({ type, key, name }) => telling.nameOf({ type, canonical_key: key, name }))
  return [
    ...(waiting.length > 0 ? [telling.tellWaiting('waitsNamed', waiting)] : []),
    ...(names.length > 0 ? [telling.t('assistant.notFound', { name: names.join(', ') })] : []),
  ]
}

const ofDrugs: ReadonlySet<Intent> = new Set(['medication', 'dose', 'purpose', 'since', 'origin'])

/** The answer, with that another of what it is about waits, or of what else is named. */
export function withWaiting(answer: Answer, telling: Telling): Answer {
  if (answer.type !== 'answer') return answer
  const had = waitingAsked(telling, true)
  const said = had.length > 0 ? [telling.tellWaiting('waitsBeside', had)] : []
  const others = alsoNamed(telling)
  const first = notThere(telling, telling.reading.missing)
  if (first.length + said.length + others.length === 0) return answer
  return { ...answer, summary: [...first, answer.summary, ...said, ...others].join(' '), ...telling.leading }
}

/** Whether a drug that waits is of a group, by the beginnings of its ATC codes; one that no vocabulary knows may be. */
export const mayBeOf =
  (atc: readonly string[]) =>
  ({ key }: WaitingFact): boolean => {
    const codes = atcOf({ canonical_key: key })
    return codes.length === 0 || codes.some((code) => atc.some((prefix) => code.startsWith(prefix)))
  }
