import type { RecordedFact } from '../records/entity'
import type { Fact } from '../records/fact'
import type { Assertion } from '../records/kinds'
import { applyCorrection } from './correct'
import { takenOf } from './intake'
import { isHeldReason } from './learned'
import { isDuplicate, type Standing } from './standing'

/** A fact as the API answers it. @param label the name of its file. */
export function entityRecord(
  fact: Fact,
  standing: Pick<Standing, 'decision' | 'correction' | 'reason'>,
  label: string,
): RecordedFact {
  const shown = standing.correction ? applyCorrection(fact, standing.correction) : fact
  const [system, codes] = Object.entries(shown.codes)[0] ?? [null, null]
  const typed = typedFields(shown)
  return {
    id: fact.id,
    file_id: fact.fileId,
    type: shown.type,
    text: shown.text,
    value: typed.value ?? null,
    unit: typed.unit ?? null,
    date: shown.date,
    confidence: shown.confidence,
    source_confidence: shown.sourceConfidence,
    normalized: {
      name: shown.name,
      type: typed.allergenType ?? null,
      severity: typed.severity ?? null,
      reaction: typed.reaction ?? null,
      code: codes?.[0] ?? null,
      system,
      codes: shown.codes,
      status: statusOf(shown),
      assertion: shown.assertion,
      route: typed.route ?? null,
      frequency: typed.frequency ?? null,
      duration: typed.duration ?? null,
      dosage: typed.dosage ?? null,
      ...(shown.type === 'medication' ? takenOf(shown, shown.evidence) : { printed: null, intake: null }),
      modality: typed.modality ?? null,
      body_part: typed.bodyPart ?? null,
      laterality: typed.laterality ?? null,
    },
    source_label: label,
    canonical_key: shown.canonicalKey,
    ref_low: typed.refLow ?? null,
    ref_high: typed.refHigh ?? null,
    ref_text: typed.refText ?? null,
    flag: typed.flag ?? null,
    coding_meta: {
      original_extraction: fact.text,
      doubt: isHeldReason(standing.reason) ? standing.reason : fact.doubt,
      candidates: fact.candidates,
      ...(fact.readings ? { readings: fact.readings } : {}),
      ...(standing.correction?.learned ? { named_at: standing.correction.learned.at } : {}),
    },
    needs_atc_backfill: shown.type === 'medication' && !shown.codes['ATC'],
    decision: standing.decision,
    rejected_as: rejectedAs(standing),
    evidence: fact.evidence,
  }
}

function rejectedAs({
  decision,
  reason,
}: Pick<Standing, 'decision' | 'reason'>): RecordedFact['rejected_as'] {
  if (decision === 'other_patient' || decision === 'unclaimed') return decision
  return decision !== 'rejected' ? null : reason === isDuplicate ? 'duplicate' : 'wrong'
}

type TypedFields = Partial<
  Omit<Extract<Fact, { type: 'lab' }>, 'type'> &
    Omit<Extract<Fact, { type: 'medication' }>, 'type'> &
    Omit<Extract<Fact, { type: 'allergy' }>, 'type'> &
    Omit<Extract<Fact, { type: 'imaging' }>, 'type'>
>

const typedFields = (fact: Fact): TypedFields => fact as TypedFields

/** What a page only mentions says so in its status too, for readers of the API that look at nothing else. */
const said: Readonly<Partial<Record<Assertion, string>>> = {
  negated: 'negated',
  'ruled-out': 'ruled_out',
  family: 'family_history',
  planned: 'considered',
  hypothetical: 'hypothetical',
  'other-person': 'not_present',
}
const statusOf = ({ assertion, status }: Fact): string => said[assertion] ?? status
