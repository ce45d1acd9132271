import { inOrder, type ExtractedEntity } from '../types'
import { round } from '../draft'
import { confirms, contradicts, enters, readingOf, type Reading } from './compare'
import type { Told } from './fact-entity'
import { distinct, meets, pairUp, sameWords } from './pair'

/** A fact, with what each engine read of it where they differ. */
export interface Reconciled {
  readonly entity: ExtractedEntity
  readonly readings: readonly Reading[] | null
}

/** Under it a fact is a review task whatever else speaks for it; see extraction/decision.ts. */
const disputed = 0.45

/** What the page shows no trace of is asked about, but not without end. What would not enter the record is not asked about. */
const maxUnfound = 10

/** Doubts about a name that a second reader who names the same thing takes away. */
const settled: ReadonlySet<string> = new Set(['uncertain_name', 'low_confidence'])

/**
 * What two engines read of one page, as one list. They agree: more certain. They contradict each other on name,
 * number, unit, or whether the patient has it at all: a person decides, with both readings. What one alone found
 * stays as it is.
 */
export function reconcile(embedded: readonly ExtractedEntity[], told: readonly Told[]): Reconciled[] {
  // What the page asks for is no reading of what it found.
  const [asked, found] = [embedded.filter(({ dueIn }) => dueIn), embedded.filter(({ dueIn }) => !dueIn)]
  const { pairs, embeddedOnly, toldOnly } = pairUp(found, distinct(told))
  return [
    ...pairs.map((pair) => both(pair.embedded, pair.told)),
    ...[...embeddedOnly, ...asked].map((entity) => ({ entity, readings: null })),
    ...toldOnly.filter(({ found }) => found).map((told) => otherwise(told, found) ?? alone(told)),
    ...toldOnly
      .filter(({ entity, found }) => !found && enters(entity))
      .slice(0, maxUnfound)
      .map(alone),
  ].sort((a, b) => inOrder(a.entity, b.entity))
}

function both(embedded: ExtractedEntity, { entity: told, found }: Told): Reconciled {
  if (contradicts(embedded, told)) {
    const stated = enters(embedded) ? embedded : told
    return {
      entity: {
        ...embedded,
        // What one of them states has to be asked for; what both only mention asks for nothing.
        assertion: stated.assertion,
        status: stated.status,
        doubt: 'engines_disagree',
        confidence: Math.min(embedded.confidence, disputed),
        candidates: [...embedded.candidates, ...told.candidates, ...named(embedded, told)].slice(0, 3),
      },
      readings: [readingOf('embedded', embedded), readingOf('openai', told)],
    }
  }
  const merged = completed(embedded, told)
  // A second reader confirms what it found on the page itself, in words that bear out its number.
  const borne = found && (told.doubt === null || settled.has(told.doubt)) && confirms(embedded, told)
  if (!borne) return { entity: merged, readings: null }
  const doubt = merged.doubt !== null && settled.has(merged.doubt) ? null : merged.doubt
  return {
    entity: { ...merged, doubt, confidence: agreed(merged.confidence, told.confidence) },
    readings: null,
  }
}

/** Two readers of the same print err together at times: half of what the second one adds is counted. */
export const agreed = (first: number, second: number): number => round(first + ((1 - first) * second) / 2)

/** What the model read and the embedded engine left open, where the page bears it out. */
function completed(embedded: ExtractedEntity, told: ExtractedEntity): ExtractedEntity {
  const sound = told.doubt === null || settled.has(told.doubt)
  const measured = sound && embedded.value === null && told.value !== null
  const open = <K extends keyof ExtractedEntity>(key: K): ExtractedEntity[K] => embedded[key] ?? told[key]
  return {
    ...embedded,
    ...(measured ? { value: told.value, unit: told.unit } : sound ? { unit: open('unit') } : {}),
    route: open('route'),
    frequency: open('frequency'),
    duration: open('duration'),
    reaction: open('reaction'),
    severity: open('severity'),
    laterality: open('laterality'),
  }
}

/** Where the engines name different concepts: what the model's would be coded as. */
function named(embedded: ExtractedEntity, told: ExtractedEntity): ExtractedEntity['candidates'] {
  if (embedded.canonicalKey === told.canonicalKey) return []
  return Object.entries(told.codes)
    .slice(0, 1)
    .flatMap(([system, codes]) => {
      const code = codes?.[0]
      return code
        ? [{ name: told.name, code, system: system as keyof typeof told.codes, confidence: told.confidence }]
        : []
    })
}

/** A fact whose very words the embedded engine took for one of another type: a drug's dose told as a result. */
function otherwise(told: Told, embedded: readonly ExtractedEntity[]): Reconciled | null {
  const { entity, fact } = told
  const other = embedded.find(
    (one) =>
      one.type !== entity.type &&
      enters(one) &&
      meets(one.evidence.box, entity.evidence.box) &&
      sameWords(one.text, fact.wording),
  )
  if (!other || !enters(entity)) return null
  return {
    entity: { ...entity, doubt: 'engines_disagree', confidence: Math.min(entity.confidence, disputed) },
    readings: [readingOf('embedded', other), readingOf('openai', entity)],
  }
}

const alone = ({ entity }: Told): Reconciled => ({ entity, readings: null })
