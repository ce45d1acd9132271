import { decide } from '../../core/extraction/decision'
import { enters } from '../../core/extraction/model/compare'
import type { Reconciled } from '../../core/extraction/model/reconcile'
import type { ExtractedEntity } from '../../core/extraction/types'
import { deriveId } from '../../core/records/ids'
import type { Extraction, NewEntity } from '../db/records/extraction'
import type { FileRow } from '../db/records/files'

export type Rows = Pick<Extraction, 'entities' | 'validations' | 'reviewTasks'>

/** The facts of one page as rows ready to save, with what waits for the patient. */
export function rowsOf(file: FileRow, found: readonly Reconciled[], at: string): Rows {
  const rows = numbered(found).map((fact, position) => toRow(file, fact, position, at))
  const waiting = rows.filter(({ row }) => row.decision === 'pending')
  const doubtful = rows.filter(({ row }) => row.decision === 'review')
  return {
    entities: rows.map(({ row }) => row),
    validations: waiting.map(({ row, entity, reason }) => ({
      id: row.id,
      entityId: row.id,
      fileId: file.id,
      candidateType: row.type,
      status: 'pending',
      entityText: row.text,
      validationReason: reason,
      sourceData: {
        confidence: row.confidence,
        source_confidence: row.sourceConfidence,
        coding_meta: candidatesOf(entity),
      },
      createdAt: at,
      resolvedAt: null,
      userNotes: null,
    })),
    reviewTasks: doubtful.map(({ row, reason }) => ({
      id: row.id,
      entityId: row.id,
      fileId: file.id,
      status: 'open',
      reason,
      aiConfidence: row.confidence,
      createdAt: at,
    })),
  }
}

/** Facts of one concept on one page, told apart by their order, so that ids are the same whenever it is read. */
function numbered(found: readonly Reconciled[]) {
  const seen = new Map<string, number>()
  return found.map((fact) => {
    const { canonicalKey, date, value } = fact.entity
    const key = [canonicalKey, date, value].join('|')
    const ordinal = seen.get(key) ?? 0
    seen.set(key, ordinal + 1)
    return { ...fact, ordinal }
  })
}

type Numbered = Reconciled & { readonly ordinal: number }

function toRow(file: FileRow, { entity, readings, ordinal }: Numbered, position: number, createdAt: string) {
  const { decision, reason } = decide(entity)
  const [system, codes] = Object.entries(entity.codes)[0] ?? [null, null]
  const row: NewEntity = {
    id: deriveId(file.id, entity.type, entity.canonicalKey, entity.date ?? '', entity.value ?? '', ordinal),
    fileId: file.id,
    type: entity.type,
    position,
    text: entity.text,
    value: entity.value,
    unit: entity.unit,
    refLow: entity.refLow,
    refHigh: entity.refHigh,
    refText: entity.refText,
    flag: entity.flag,
    date: entity.date,
    confidence: entity.confidence,
    sourceConfidence: entity.sourceConfidence,
    canonicalKey: entity.canonicalKey,
    assertion: entity.assertion,
    decision: enters(entity) ? decision : 'noted',
    normalized: {
      name: entity.name,
      type: entity.allergenType,
      severity: entity.severity,
      reaction: entity.reaction,
      code: codes?.[0] ?? null,
      system,
      codes: entity.codes,
      status: statusOf(entity),
      assertion: entity.assertion,
      route: entity.route,
      frequency: entity.frequency,
      duration: entity.duration,
      modality: entity.modality,
      body_part: entity.bodyPart,
      laterality: entity.laterality,
    },
    codingMeta: {
      original_extraction: entity.text,
      doubt: entity.doubt,
      candidates: entity.candidates,
      ...(readings ? { readings } : {}),
    },
    evidence: entity.evidence,
    sourceLabel: file.displayName,
    needsAtcBackfill: entity.type === 'medication' && !entity.codes.ATC,
    createdAt,
  }
  return { row, entity, reason: reason ?? 'low_confidence' }
}

/** What a page only mentions says so in its status too, for readers of the API that look at nothing else. */
function statusOf({ assertion, status }: ExtractedEntity): string {
  const said = { negated: 'negated', 'ruled-out': 'ruled_out', family: 'family_history', planned: 'considered', hypothetical: 'hypothetical', 'other-person': 'not_present' } // prettier-ignore
  return assertion === 'present' || assertion === 'historical' ? status : said[assertion]
}

const listNames: Readonly<Partial<Record<string, string>>> = { diagnosis: 'icd_candidates', medication: 'medication_candidates', procedure: 'cpt_candidates' } // prettier-ignore

/** Suggested codes under the names that the verification screens read (spec records.md §3). */
function candidatesOf(entity: ExtractedEntity) {
  const listed = entity.candidates.slice(0, 3).map(({ code, confidence, system, name }) => ({ code, confidence, system, name })) // prettier-ignore
  const key = listNames[entity.type]
  return key ? { [key]: listed } : {}
}
