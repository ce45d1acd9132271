import { normaliseWord } from '../../vocabulary/normalise'
import { isOrdinary } from '../../vocabulary/ordinary'
import { draftOf, type Draft } from '../draft'
import { overlaps } from '../assertion/scope'
import { mentionsOf, rangeOf } from '../mentions'
import { meanConfidence, wordsIn, type Passage } from '../passage'
import { findDoses } from './dose'
import { readDirections } from './directions'
import { rowSaysStopped } from './status'
import { openingOfOrder } from '../../language/drugs'

/** Below this the engine guessed the letters, and a name that no vocabulary has is noise. */
const legible = 0.8

/**
 * A line of a medication list whose name the vocabulary lacks but whose dose and directions are clear:
 * kept in the page's own words, without a code, for a person to look at.
 */
export function unknownDrugs(passage: Passage): Draft[] {
  if (!passage.item || mentionsOf(passage).some((mention) => mention.type === 'medication')) return []
  const { text } = passage
  const dose = findDoses(text).find((one) => one.unit !== 'mL' && one.unit !== '%')
  if (!dose) return []
  const skip = openingOfOrder.exec(text)?.[0].length ?? 0
  const name =
    /^[\p{L}][\p{L}\d'’-]{3,}(?:[\s-]\p{L}[\p{L}\d'’-]{2,}){0,2}/u.exec(text.slice(skip))?.[0].trim() ?? ''
  if (name === '' || skip + name.length > dose.start || dose.start - skip - name.length > 25) return []
  if (meanConfidence(wordsIn(passage, skip, skip + name.length)) < legible) return []
  const { end: behind, ...directions } = readDirections(text.slice(skip + name.length))
  if (directions.frequency === null && directions.route === null) return []
  const named = { start: skip, end: skip + name.length }
  const taken = mentionsOf(passage).some((one) => !one.fuzzy && overlaps(rangeOf(passage, one), named))
  if (taken || name.split(/[\s-]/).some((word) => isOrdinary(normaliseWord(word)))) return []
  const range = { start: skip, end: Math.max(dose.end, skip + name.length + behind) }
  return [
    draftOf({
      type: 'medication',
      of: name,
      passage,
      range,
      assertion: 'present',
      status:
        passage.kind === 'medications-stopped' || rowSaysStopped(text) || /^(?:stop|discontinue)/i.test(text)
          ? 'stopped'
          : 'active',
      doubt: 'unknown_medication',
      features: { place: 1, strange: dose.repaired },
      rank: 3,
      fields: { value: dose.value, unit: dose.unit, ...directions },
    }),
  ]
}
