import { readDocument } from '../../core/document/read'
import type { PageReading } from '../../core/document/page'
import { decide } from '../../core/extraction/decision'
import { extract } from '../../core/extraction/extract'
import { extractionVersion } from '../../core/extraction/version'
import type { ExtractedEntity } from '../../core/extraction/types'
import { deriveId } from '../../core/records/ids'
import type { Extraction, NewEntity } from '../db/records/extraction'
import type { FileRow } from '../db/records/files'

/** The embedded engine over one page's words: rows ready to save, or null where the page is not a medical one. */
export async function extractFile(file: FileRow, page: PageReading): Promise<Extraction | null> {
  const document = readDocument(page)
  const found = extract(document)
  const { facts } = document
  if (found.length === 0 && facts.category.value === 'other') return null
  const at = new Date().toISOString()
  const rows = numbered(found).map(({ entity, ordinal }, position) => toRow(file, entity, ordinal, position, at))
  const waiting = rows.filter(({ row }) => row.decision === 'pending')
  const doubtful = rows.filter(({ row }) => row.decision === 'review')
  const open = waiting.length + doubtful.length > 0
  return {
    file: {
      status: open ? 'needs_review' : 'completed',
      processingState: 'succeeded',
      processingPct: 100,
      lastError: null,
      errorCode: null,
      leaseId: null,
      leaseUntil: null,
      category: facts.category.value,
      detectedDate: facts.date?.value ?? null,
      language: facts.language.value,
      languageConfidence: facts.language.confidence,
      turn: page.turn,
      extractionVersion,
      docMeta: {
        title: facts.title,
        summary: summaryOf(found),
        facility: facts.facility?.value ?? null,
        physician: facts.physician?.value ?? null,
        patient: facts.patient?.value ?? null,
      },
    },
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
function numbered(found: readonly ExtractedEntity[]) {
  const seen = new Map<string, number>()
  return found.map((entity) => {
    const key = [entity.canonicalKey, entity.date, entity.value].join('|')
    const ordinal = seen.get(key) ?? 0
    seen.set(key, ordinal + 1)
    return { entity, ordinal }
  })
}

function toRow(file: FileRow, entity: ExtractedEntity, ordinal: number, position: number, createdAt: string) {
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
    decision,
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
    codingMeta: { original_extraction: entity.text, doubt: entity.doubt, candidates: entity.candidates },
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

/** Suggested codes under the names that the verification screens read (spec records.md §3). */
function candidatesOf(entity: ExtractedEntity) {
  const listed = entity.candidates.slice(0, 3).map(({ code, confidence, system, name }) => ({ code, confidence, system, name }))
  const key = { diagnosis: 'icd_candidates', medication: 'medication_candidates', procedure: 'cpt_candidates' }[entity.type as string]
  return key ? { [key]: listed } : {}
}

function summaryOf(found: readonly ExtractedEntity[]): string | null {
  const present = found.filter((entity) => entity.assertion === 'present')
  const out = present.filter((entity) => entity.type === 'lab' && (entity.flag === 'H' || entity.flag === 'L'))
  const names = (out.length > 0 ? out : present).slice(0, 4).map((entity) => entity.name)
  return names.length > 0 ? [...new Set(names)].join(', ') : null
}
