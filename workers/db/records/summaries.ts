import { and, eq, type InferSelectModel } from 'drizzle-orm'
import { deriveId } from '../../../core/records/ids'
import { citationShape, type Citation, type SummaryRecord } from '../../../core/records/summary'
import type { Audience, Discipline } from '../../../core/records/summary-kinds'
import type { Locale } from '../../../core/i18n/locale'
import { summaries } from './schema/summaries'
import type { Scope } from './scope'

type SummaryRow = InferSelectModel<typeof summaries>

export interface Kind {
  readonly discipline: Discipline
  readonly audience: Audience
  readonly locale: Locale
}

export interface KeptSummary {
  readonly factsHash: string
  readonly record: SummaryRecord
}

/** The summaries that were written, one of each kind. */
export function openSummaries(scope: Scope) {
  const idOf = ({ discipline, audience, locale }: Kind) =>
    deriveId(scope.userId, 'summary', discipline, audience, locale)
  const removal = (id: string) => [{ table: 'summaries', event: 'delete', id } as const]

  return {
    async find(kind: Kind): Promise<KeptSummary | null> {
      const row = await scope.get(summaries, idOf(kind))
      return row && { factsHash: row.factsHash, record: toSummaryRecord(row) }
    },

    /** Of a discipline and an audience where they are named. */
    async list(of: {
      readonly discipline?: Discipline | undefined
      readonly audience?: Audience | undefined
    }) {
      const rows = await scope.list(summaries, {
        where: and(
          of.discipline ? eq(summaries.discipline, of.discipline) : undefined,
          of.audience ? eq(summaries.audience, of.audience) : undefined,
        ),
        // There is one of each kind, and there are few kinds.
        limit: 100,
      })
      return rows.map(toSummaryRecord)
    },

    async keep(
      kind: Kind,
      written: {
        readonly factsHash: string
        readonly contentMd: string
        readonly citations: readonly Citation[]
        readonly engine: SummaryRecord['engine']
      },
    ): Promise<SummaryRecord> {
      const row = { ...kind, ...written, id: idOf(kind), updatedAt: scope.now().toISOString() }
      await scope.commit([scope.put(summaries, [row], 'update')])
      return toSummaryRecord({ ...row, userId: scope.userId })
    },

    /** False where there is no such summary. */
    async remove(id: string): Promise<boolean> {
      const { ok } = await scope.commit([scope.remove(summaries, eq(summaries.id, id), removal(id))], {
        require: [scope.exists(summaries, eq(summaries.id, id))],
      })
      return ok
    },
  }
}

function toSummaryRecord(row: SummaryRow): SummaryRecord {
  return {
    id: row.id,
    user_id: row.userId,
    discipline: row.discipline,
    audience: row.audience,
    locale: row.locale,
    content_md: row.contentMd,
    citations: citationShape.array().parse(row.citations),
    engine: row.engine,
    updated_at: row.updatedAt,
  }
}
