import type { PageReading } from '../../core/document/page'
import { isLabelled } from '../../core/document/facts/patient'
import { readDocument } from '../../core/document/read'
import type { Document } from '../../core/document/types'
import { mostTelling } from '../../core/findings/most-telling'
import { extract } from '../../core/extraction/extract'
import { factsOf } from '../../core/extraction/facts'
import { entityOfFact, pageContext } from '../../core/extraction/model/fact-entity'
import { reconcile, type Reconciled } from '../../core/extraction/model/reconcile'
import type { EngineUsage } from '../../core/records/engine-usage'
import { extractionVersion } from '../../core/extraction/version'
import type { ReadWithModel } from '../adapters/language-model'
import type { Extraction } from '../db/records/extraction'
import type { FileRow } from '../db/records/files'
import { log } from '../log'
import { withCandidates, type SuggestCodes } from './suggest-candidates'

export interface ExtractDeps {
  /** The second engine; null where none is configured. */
  readonly readWithModel: ReadWithModel | null
  /** A PNG of the upright page for the model to see; null where there is none. */
  readonly picture: (file: FileRow, page: PageReading) => Promise<Uint8Array | null>
  readonly suggest: SuggestCodes
}

/**
 * One page's words as rows ready to save, by the engines that are configured; null where the page is not a
 * medical one. The embedded engine reads every page; where the second one fails, its reading stands alone.
 */
export async function extractFile(
  deps: ExtractDeps,
  file: FileRow,
  page: PageReading,
  signal?: AbortSignal,
): Promise<Extraction | null> {
  const document = readDocument(page)
  const { found, usage } = await readFacts(deps, file, document, signal)
  const { facts } = document
  if (found.length === 0 && facts.category.value === 'other') return null
  const at = new Date().toISOString()
  const date = facts.date?.value ?? file.createdAt.slice(0, 10)
  return {
    file: {
      // Unless something of it waits, which what stands of its facts says.
      status: 'completed',
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
      engine: usage && usage.fallback_reason === null ? 'openai' : 'embedded',
      engineUsage: usage,
      docMeta: {
        title: facts.title,
        summary: summaryOf(found),
        facility: facts.facility?.value ?? null,
        physician: facts.physician?.value ?? null,
        patient: facts.patient?.value ?? null,
        ...(facts.patient && isLabelled(facts.patient) ? { patient_is_labelled: true } : {}),
      },
    },
    facts: factsOf({ fileId: file.id, date, at }, await withCandidates(found, deps.suggest)),
  }
}

async function readFacts(
  { readWithModel, picture }: ExtractDeps,
  file: FileRow,
  document: Document,
  signal?: AbortSignal,
): Promise<{ found: readonly Reconciled[]; usage: EngineUsage | null }> {
  const embedded = extract(document)
  if (!readWithModel) return { found: reconcile(embedded, []), usage: null }
  const { facts, usage } = await readWithModel(
    { document, picture: await picture(file, document.page) },
    signal,
  )
  if (!facts)
    log('engine.fell_back', { fileId: file.id, reason: usage.fallback_reason, requests: usage.requests })
  const context = pageContext(document)
  const told = (facts ?? []).flatMap((fact) => entityOfFact(fact, context) ?? [])
  return { found: reconcile(embedded, told), usage }
}

function summaryOf(found: readonly Reconciled[]): string | null {
  const present = found.map(({ entity }) => entity).filter((entity) => entity.assertion === 'present')
  const names = mostTelling(present).map((entity) => entity.name)
  return names.length > 0 ? [...new Set(names)].join(', ') : null
}
