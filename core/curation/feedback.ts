import type { FeedbackRecord } from '../records/feedback'
import type { Correction, Verdict } from '../records/verdict'

/** A person's word as the API answers it. That a statement stands against another document is a yes to it. */
export function feedbackRecord(userId: string, verdict: Verdict): FeedbackRecord {
  const { id, action, subject, correction, notes, at } = verdict
  const { type, wording, canonicalKey, value, factId, read } = subject
  return {
    id,
    user_id: userId,
    entity_id: read?.entityId ?? factId,
    file_id: read?.fileId ?? null,
    original_text: wording,
    original_normalized: {
      type,
      name: read?.name ?? null,
      canonical_key: canonicalKey,
      value,
      unit: read?.unit ?? null,
    },
    user_action: action === 'settle' ? 'approve' : action,
    corrected_text: correction?.text ?? correction?.name ?? null,
    corrected_normalized: correction && corrected(type, correction),
    ai_confidence: read?.confidence ?? null,
    feedback_notes: notes,
    created_at: at,
  }
}

function corrected(
  read: Verdict['subject']['type'],
  { text: _text, type = read, canonicalKey, ...put }: Correction,
): FeedbackRecord['corrected_normalized'] {
  return { type, ...put, ...(canonicalKey === undefined ? {} : { canonical_key: canonicalKey }) }
}
