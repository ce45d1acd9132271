import { atcOf } from '../../alerts/facts'
import { itemsOf } from '../record'
import { isActive } from './drug-item'
import { asksOneMore } from './study-asked'
import type { Telling } from './telling'

/** Yes or no, where the record settles it; null where it does not, or where a yes could be heard of something else. */
export type Verdict = boolean | null

/** Whether a drug of the group is taken; that none is listed is no certain no. */
export function ofGroup({ reading: { asks, group }, record }: Telling): Verdict {
  // "A medicine for the heart": of its kind there may be one, and what it was given for is not told.
  if (group === null || group.parts.length > 1 || group.atc.some((code) => code.length === 1)) return null
  const drugs = itemsOf(record.items, 'medication').filter((drug) =>
    atcOf(drug).some((code) => group.atc.some((prefix) => code.startsWith(prefix))),
  )
  // "Before" that is asked of no time is of one that is not known.
  return (!asks.inOrder && drugs.some((drug) => asks.past || isActive(drug))) || null
}

export function ofAllergies({ reading: { subjects, asks, cues } }: Telling): Verdict {
  // "Is a penicillin allergy dangerous": that it is listed is no yes to that.
  if (!asks.claims.has('allergic') || cues.has('advice') || cues.has('unsaid')) return null
  // "Am I allergic to anything that I take": that allergies are listed is no yes to that.
  if (subjects.length === 0 && cues.has('taking')) return null
  return subjects.every(({ item }) => item?.type === 'allergy') || null
}

/** What was done, by its name or of any kind; what it showed is another question. */
export function ofDone(telling: Telling): Verdict {
  const { subjects, cues, time, place, asks } = telling.reading
  const isMore = (['findings', 'abnormal', 'normal', 'still', 'lastFew', 'due'] as const).some((cue) =>
    cues.has(cue),
  )
  // "Is there something in my head", of which a study was made.
  if (subjects.some(({ type }) => type === 'imaging') && !cues.has('imaging')) return null
  // "Do I have a hernia", of which there is the repair.
  if (cues.has('have') && !asks.past && subjects.some(({ type }) => type === 'procedure')) return null
  // A study that was made is no word of how it came out.
  if (
    isMore ||
    asksOneMore(telling.reading) ||
    asks.claims.size > 0 ||
    asks.inOrder ||
    time !== null ||
    place !== null
  )
    return null
  return subjects.every(({ item }) => item !== null) || null
}
