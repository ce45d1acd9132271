import type { Token } from '../vocabulary/normalise'
import { findJoined } from './asking'
import { isFiller, type Cue } from './question-cues'
import type { Subject } from './subjects'

/**
 * One word may name a test and a drug ("iron"): what else is said decides, then what the record has. A word that tells what
 * is asked ("stop") is no drug of a like name.
 */
export function meant(
  named: readonly Subject[],
  cues: ReadonlySet<Cue>,
  byCue: ReadonlyMap<Cue, readonly number[]>,
  tokens: readonly Token[],
): readonly Subject[] {
  const telling = new Set((['past', 'have', 'taking'] as const).flatMap((cue) => byCue.get(cue) ?? [])) // prettier-ignore
  const real = named.filter(
    ({ type, item, places }) =>
      item !== null ||
      type !== 'medication' ||
      !places.every((at) => telling.has(at) || isFiller(tokens[at]?.norm ?? '')),
  )
  const wanted = (one: Subject): number =>
    // What to do is asked of what there is: of the low vitamin, not of its pills.
    (one.item ? (cues.has('advice') ? 3 : 1) : 0) +
    (one.type === 'lab' && (['labs', 'latest', 'trend', 'abnormal'] as const).some((cue) => cues.has(cue))
      ? 2
      : 0) +
    (one.type === 'medication' && (['drugs', 'dose', 'taking', 'why'] as const).some((cue) => cues.has(cue))
      ? 2
      : 0) +
    (one.type === 'allergy' && cues.has('allergies') ? 3 : 0) +
    (one.type === 'diagnosis' && (cues.has('conditions') || cues.has('since')) ? 2 : 0) +
    (one.type === 'imaging' && cues.has('imaging') ? 2 : 0)
  const overlap = (a: Subject, b: Subject) => a.places.some((place) => b.places.includes(place))
  return real.filter(
    (one) => !real.some((other) => other !== one && overlap(one, other) && wanted(other) > wanted(one)),
  )
}

/** "Hemoglobin, no wait, platelets": what is named behind the word that takes it back, where something is. */
export function stillMeant(tokens: readonly Token[], named: readonly Subject[]): readonly Subject[] {
  const back = Math.max(-1, ...(findJoined(tokens, 'takenBack') ?? []))
  const after = named.filter(({ places }) => places.some((at) => at > back))
  return back > 0 && after.length > 0 ? after : named
}
