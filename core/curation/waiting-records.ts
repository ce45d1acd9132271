import type { Fact } from '../records/fact'
import type { ReviewTaskRecord, ValidationRecord } from '../records/waiting'
import type { Standing } from './standing'

type Waiting = Pick<Standing, 'decision' | 'asks' | 'taskId' | 'reason' | 'against'>

const candidateLists = {
  diagnosis: 'icd_candidates',
  medication: 'medication_candidates',
  procedure: 'cpt_candidates',
} as const
const shownCandidates = 3

/** What waits on the lists, or waited. @param said when and with which words it was settled. */
export function validationRecord(
  fact: Fact,
  standing: Waiting,
  said: { readonly at: string; readonly notes: string | null } | null,
): ValidationRecord {
  const list = candidateLists[fact.type as keyof typeof candidateLists] as
    (typeof candidateLists)[keyof typeof candidateLists] | undefined
  const candidates = fact.candidates
    .slice(0, shownCandidates)
    .map(({ code, confidence, system, name }) => ({ code, confidence, system, name }))
  return {
    id: fact.id,
    entity_id: fact.id,
    file_id: fact.fileId,
    candidate_type: fact.type,
    status: standing.asks ? 'pending' : standing.decision === 'rejected' ? 'rejected' : 'approved',
    entity_text: fact.text,
    validation_reason: standing.reason ?? 'low_confidence',
    source_data: {
      confidence: fact.confidence,
      source_confidence: fact.sourceConfidence,
      coding_meta: list ? { [list]: candidates } : {},
    },
    created_at: fact.createdAt,
    resolved_at: said?.at ?? null,
    user_notes: said?.notes ?? null,
  }
}

export function reviewTaskRecord(userId: string, fact: Fact, standing: Waiting): ReviewTaskRecord {
  if (standing.taskId === null) throw new Error('a review task has an id')
  return {
    id: standing.taskId,
    user_id: userId,
    entity_id: fact.id,
    file_id: fact.fileId,
    status: standing.asks ? 'open' : standing.decision === 'rejected' ? 'rejected' : 'accepted',
    reason: standing.reason ?? 'low_confidence',
    ai_confidence: fact.confidence,
    against_entity_id: standing.against,
    created_at: fact.createdAt,
  }
}
