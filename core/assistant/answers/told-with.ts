import type { Intent } from '../intents'
import type { Reading } from '../reading'
import type { Subject } from '../subjects'

/** A test and a drug of the record that one question names: each is told, and what the one does to the other is not. */
export type Part = readonly [intent: Intent, subjects: readonly Subject[]]

const ofTest: ReadonlySet<Intent> = new Set(['latest', 'trend'])
const ofDrug: ReadonlySet<Intent> = new Set(['medication', 'dose'])

/** What is told of each; null where the question names no such two, or asks for lists beside. */
export function toldWith({ intent, subjects, also, missing, group, cues }: Reading): readonly Part[] | null {
  if (intent === null || also.length + missing.length > 0 || group !== null) return null
  // "Did the pill lower my sugar": what fell is the sugar, and no dose.
  const isOfEffect = intent === 'since' && cues.has('changedDose')
  if (!ofTest.has(intent) && !ofDrug.has(intent) && !isOfEffect) return null
  const named = subjects.filter(({ item, places }) => item !== null && places.length > 0)
  const tests = named.filter(({ type }) => type === 'lab')
  const drugs = named.filter(({ type }) => type === 'medication')
  // One word may be the name of both.
  const isOneWord = drugs.some(({ places }) =>
    tests.some((test) => test.places.some((at) => places.includes(at))),
  )
  if (tests.length === 0 || drugs.length === 0 || isOneWord) return null
  const moved = tests.every(({ item }) => item?.type === 'lab' && item.detail.trend.length > 1)
  return [
    [moved ? 'trend' : 'latest', tests],
    [intent === 'dose' ? 'dose' : ofDrug.has(intent) ? 'medication' : 'since', drugs],
  ]
}
