import type { Locale } from '../../core/i18n/locale'
import { translator } from '../../core/i18n/languages'
import {
  toldRecordShape,
  type Citation,
  type SummaryRecord,
  type ToldRecord,
} from '../../core/records/summary'
import type { Audience, Discipline } from '../../core/records/summary-kinds'
import { summaryMarkdown } from '../../core/summary/markdown'
import { reworded, templatesOf } from '../../core/summary/reword'
import { knownIn } from '../../core/summary/sentences'
import { citationsOf, writeSummary, writerVersion, type Written } from '../../core/summary/write'

interface Kind {
  readonly discipline: Discipline
  readonly audience: Audience
  readonly locale: Locale
}

export interface SummariseDeps {
  readonly told: () => Promise<ToldRecord>
  readonly kept: (
    kind: Kind,
  ) => Promise<{ readonly factsHash: string; readonly record: SummaryRecord } | null>
  readonly keep: (
    kind: Kind,
    written: {
      readonly factsHash: string
      readonly contentMd: string
      readonly citations: readonly Citation[]
      readonly engine: SummaryRecord['engine']
    },
  ) => Promise<SummaryRecord>
  readonly sha256: (text: string) => string
  /** New wordings of sentences' templates, by a language model; null where none is configured. It answers null where it failed. */
  readonly reword:
    ((templates: readonly string[], kind: Kind) => Promise<ReadonlyMap<string, string> | null>) | null
  /** `YYYY-MM-DD`, where the reader is. */
  readonly today: string
}

export interface Summarised {
  readonly record: SummaryRecord
  readonly cached: boolean
}

/** The summary of a kind: the one that is kept where it is still made of the same facts, else one written now. */
export async function summarise(deps: SummariseDeps, kind: Kind, refresh: boolean): Promise<Summarised> {
  const [told, kept] = await Promise.all([deps.told(), deps.kept(kind)])
  const embedded = writeSummary(told, { ...kind, today: deps.today })
  const factsHash = deps.sha256(JSON.stringify(partsOf(deps, told, embedded, kind)))
  if (kept && kept.factsHash === factsHash && !refresh) return { record: kept.record, cached: true }
  const templates = deps.reword ? templatesOf(embedded) : []
  const wordings = deps.reword && templates.length > 0 ? await deps.reword(templates, kind) : null
  const { sections } = wordings ? reworded(embedded, wordings, kind.locale) : embedded
  const t = translator(kind.locale)
  const citations = citationsOf(sections, told, t('summary.entered'))
  const title = t('summary.resultTitle', { discipline: t(`summary.${kind.discipline}`) })
  const record = await deps.keep(kind, {
    factsHash,
    contentMd: summaryMarkdown(title, sections, citations),
    citations,
    engine: wordings ? 'openai' : 'embedded',
  })
  return { record, cached: false }
}

/** All that a summary depends on: the facts that it is told of, word for word, and the writer. */
function partsOf({ reword }: SummariseDeps, told: ToldRecord, { sections }: Written, kind: Kind): unknown {
  const known = knownIn(toldRecordShape.parse(told))
  const cited = [...new Set(sections.flatMap(({ sentences }) => sentences.flatMap(({ cites }) => cites)))]
  return [
    writerVersion,
    reword === null ? 'embedded' : 'openai',
    kind,
    sections,
    cited.map((id) => known.get(id)),
  ]
}
