import type { Fact } from '../records/fact'
import { sideOf } from '../records/limits'
import { withoutAmounts } from './intake'
import type { StoodCorrection } from '../records/verdict'

/** What is stored once a person has put a fact right (spec records.md §5). */
const editedConfidence = 0.95

/**
 * A fact as a person corrected it. What the page said stays in its evidence. A name that was learned elsewhere makes the
 * reading no surer: nobody looked at this line.
 */
export function applyCorrection(fact: Fact, correction: StoodCorrection): Fact {
  const { type = fact.type, value, unit, date, learned, ...named } = correction
  const retyped = type === fact.type ? fact : retype(fact, type)
  const dated = date === undefined ? {} : { date, eventDate: date ?? fact.eventDate }
  const amount =
    retyped.type === 'lab' || retyped.type === 'medication'
      ? { ...(value === undefined ? {} : { value }), ...(unit === undefined ? {} : { unit }) }
      : {}
  const confidence = learned ? fact.confidence : editedConfidence
  const put = { ...retyped, ...named, ...dated, ...amount, confidence } as Fact
  return flagged(fact, redirected(fact, put))
}

/**
 * The mark that was read beside a number speaks of that number. Beside another number stands what the page's own limits
 * say of it, and where there are none it is not judged: an "H" must not outlive the misreading that it was read with.
 */
function flagged(before: Fact, after: Fact): Fact {
  if (after.type !== 'lab' || before.type !== 'lab' || after.value === before.value) return after
  return { ...after, flag: sideOf(after.value, after.refLow, after.refHigh) }
}

/** The amount that the directions were read with is another one: what they say that it comes to is no more said of it. */
function redirected(before: Fact, after: Fact): Fact {
  if (after.type !== 'medication' || before.type !== 'medication') return after
  const isSame = after.value === before.value && after.unit === before.unit
  return isSame || after.dosage === null ? after : { ...after, dosage: withoutAmounts(after.dosage) }
}

/** The same statement as another kind of fact: what only the old kind had is gone, what only the new one has is open. */
function retype(fact: Fact, type: Fact['type']): Fact {
  const kept = {
    id: fact.id,
    fileId: fact.fileId,
    position: fact.position,
    text: fact.text,
    name: fact.name,
    status: fact.status,
    assertion: fact.assertion,
    date: fact.date,
    eventDate: fact.eventDate,
    codes: {},
    confidence: fact.confidence,
    sourceConfidence: fact.sourceConfidence,
    doubt: fact.doubt,
    candidates: fact.candidates,
    evidence: fact.evidence,
    proposal: fact.proposal,
    reason: fact.reason,
    createdAt: fact.createdAt,
    canonicalKey: `${type}:${fact.canonicalKey.split(':')[1] ?? ''}`,
  }
  const own = 'value' in fact ? { value: fact.value, unit: fact.unit } : { value: null, unit: null }
  const site =
    'bodyPart' in fact
      ? { bodyPart: fact.bodyPart, laterality: fact.laterality }
      : { bodyPart: null, laterality: null }
  switch (type) {
    case 'lab':
      return { ...kept, ...own, type, refLow: null, refHigh: null, refText: null, flag: null }
    case 'medication':
      return { ...kept, ...own, type, route: null, frequency: null, duration: null, dosage: null }
    case 'allergy':
      return { ...kept, type, allergenType: null, reaction: null, severity: null }
    case 'procedure':
    case 'imaging':
      return { ...kept, ...site, type, modality: null }
    case 'diagnosis':
      return { ...kept, ...site, type }
  }
}
