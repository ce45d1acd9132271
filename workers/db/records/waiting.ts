import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { EntityRecord, RecordedFact } from '../../../core/records/entity'
import { isOnPage } from '../../../core/records/on-page'
import { correctionShape, type Verdict } from '../../../core/records/verdict'
import { pageOf, type Page, type PageOf } from '../../../core/records/page'
import type { ReviewTaskRecord, ToCheck, ValidationRecord } from '../../../core/records/waiting'
import { entityRecord } from '../../../core/curation/entity-record'
import { reviewTaskRecord, validationRecord } from '../../../core/curation/waiting-records'
import type { Fact } from '../../../core/records/fact'
import type { EntityType } from '../../../core/records/kinds'
import { parseFact } from './facts'
import type { StandingRow } from './part'
import { since } from './keyset'
import { openDerived } from './refold'
import type { FileRow } from './files'
import { files } from './schema/files'
import { facts } from './schema/facts'
import { standings } from './schema/derived'
import type { Scope } from './scope'
import { openVerdicts } from './verdicts'

function asRecorded(
  { fact, standing: { decision, correction, reason } }: Shown,
  label: string,
): RecordedFact {
  const corrected = correction === null ? null : correctionShape.parse(correction)
  return entityRecord(fact, { decision, correction: corrected, reason }, label)
}

/** Of what is known to stand on a page. */
function asEntity(shown: Shown, label: string): EntityRecord {
  const recorded = asRecorded(shown, label)
  if (!isOnPage(recorded)) throw new Error('a fact of a page has its place')
  return recorded
}

const byAge = (a: Shown, b: Shown): number =>
  `${a.standing.createdAt}~${a.standing.id}` < `${b.standing.createdAt}~${b.standing.id}` ? -1 : 1

/** Word for word the condition of the index `standings_waits`, without which it would not be used. */
const waits = sql`asks IS NOT NULL AND decision IN ('pending','review')`

const onPage = ({ fact }: Shown): boolean => fact.evidence !== null

function questionOf(row: Shown, otherOf: ReadonlyMap<string, EntityRecord>): ToCheck {
  const { taskId, asks, reason, against } = row.standing
  if (taskId === null || asks === null) throw new Error('what asks has a task')
  return {
    taskId,
    list: asks,
    reason: reason ?? 'low_confidence',
    entity: asEntity(row, ''),
    against: against === null ? null : (otherOf.get(against) ?? null),
  }
}

interface Shown {
  readonly fact: Fact
  readonly standing: StandingRow
}

/** What stands of facts, as the API names it: entities, what waits for a yes or no, what waits for a review. */
export function openWaiting(scope: Scope) {
  const derived = openDerived(scope)

  /** Facts with what stands of them, in the order in which they were read. */
  async function shown(where: SQL, limit: number | 'all'): Promise<Shown[]> {
    const rows = await derived(() =>
      scope.list(standings, { where, order: [{ by: standings.createdAt }, { by: standings.id }], limit }),
    )
    return joined(rows)
  }

  async function joined(rows: readonly StandingRow[]): Promise<Shown[]> {
    const read = await scope.ofIds(
      facts,
      rows.map(({ id }) => id),
    )
    const byId = new Map(read.map((row) => [row.id, parseFact(row)]))
    return rows.flatMap((standing) => {
      const fact = byId.get(standing.id)
      return fact ? [{ fact, standing }] : []
    })
  }

  const onList = (list: 'validation' | 'review'): SQL => sql`${standings.asks} = ${list}`

  return {
    /** In order of type, then of appearance on the page. */
    async entities(fileId: string): Promise<EntityRecord[]> {
      const [rows, file] = await Promise.all([
        shown(eq(standings.fileId, fileId), 'all'),
        scope.get(files, fileId),
      ])
      return rows
        .map((row) => ({ position: row.fact.position, record: asEntity(row, file?.displayName ?? '') }))
        .sort((a, b) =>
          a.record.type === b.record.type ? a.position - b.position : a.record.type < b.record.type ? -1 : 1,
        )
        .map(({ record }) => record)
    },

    /** All of the record, in the order of their ids, beginning after one. `next`: where to go on; null at the end. */
    async entitiesAfter(
      after: string,
      limit: number,
    ): Promise<{ rows: RecordedFact[]; next: string | null }> {
      const rows = await derived(() =>
        scope.list(standings, {
          where: sql`${standings.id} > ${after}`,
          order: [{ by: standings.id }],
          limit,
        }),
      )
      const next = rows.length < limit ? null : (rows.at(-1)?.id ?? null)
      return { rows: (await joined(rows)).map((row) => asRecorded(row, '')), next }
    },

    /** Facts by their ids, in no order. */
    async ofIds(ids: readonly string[]): Promise<RecordedFact[]> {
      const rows = ids.length === 0 ? [] : await joined(await derived(() => scope.ofIds(standings, ids)))
      return rows.map((row) => asRecorded(row, ''))
    },

    /** Facts of a type that wait for the patient's word before they enter the record, oldest first, with their files. */
    async facts(type: EntityType, limit: number): Promise<{ entity: EntityRecord; file: FileRow }[]> {
      const rows = await derived(() =>
        scope.listWith(
          standings,
          {
            fact: { table: facts, on: eq(facts.id, standings.id) },
            file: { table: files, on: eq(files.id, facts.fileId) },
          },
          {
            where: sql`${standings.type} = ${type} AND ${waits}`,
            order: [{ by: standings.createdAt }, { by: standings.id }],
            limit,
          },
        ),
      )
      return rows.map(({ row: standing, fact, file }) => ({
        entity: asEntity({ fact: parseFact(fact), standing }, file.displayName),
        file,
      }))
    },

    /** Facts by their ids, whatever stands of them, each with the day it holds for; ids that are not there are left out. */
    async dated(ids: readonly string[]): Promise<{ entity: EntityRecord; date: string }[]> {
      const rows = ids.length === 0 ? [] : await joined(await derived(() => scope.ofIds(standings, ids)))
      return rows.filter(onPage).map((row) => ({ entity: asEntity(row, ''), date: row.fact.eventDate }))
    },

    /** All that asks for the patient's word, oldest first, with the line that another document says it otherwise in. */
    async toCheck({ limit, after }: PageOf): Promise<Page<ToCheck>> {
      const oldest = async (list: 'validation' | 'review') => {
        const later = since(standings.createdAt, standings.id, after)
        return shown(later ? sql`${onList(list)} AND ${later}` : onList(list), limit + 1)
      }
      // Each by its own stretch of the index: both at once would read all that waits.
      const lists = await Promise.all([oldest('validation'), oldest('review')])
      const asking = lists
        .flat()
        .sort(byAge)
        .slice(0, limit + 1)
      const { rows, next } = pageOf(asking, limit, ({ standing: { createdAt: at, id } }) => ({ at, id }))
      const others = rows.flatMap(({ standing }) => standing.against ?? [])
      const against = others.length === 0 ? [] : await joined(await scope.ofIds(standings, others))
      const otherOf = new Map(against.filter(onPage).map((row) => [row.fact.id, asEntity(row, '')]))
      return { rows: rows.filter(onPage).map((row) => questionOf(row, otherOf)), next }
    },

    /** What waits for a yes or no on the lists; of one file also what waited. */
    async validations(limit: number, fileId?: string): Promise<ValidationRecord[]> {
      const rows = await shown(where('validation', fileId), limit)
      const said = await wordsOn(rows)
      return rows
        .filter(({ fact, standing }) => standing.against === null && fact.proposal === 'pending')
        .map(({ fact, standing }) => validationRecord(fact, standing, said.get(standing.id) ?? null))
    },

    /** What waits on the review screen; of one file also what waited. */
    async reviews(limit: number, fileId?: string): Promise<ReviewTaskRecord[]> {
      const rows = await shown(where('review', fileId), limit)
      return rows
        .filter(({ fact, standing }) => standing.against !== null || fact.proposal === 'review')
        .map(({ fact, standing }) => reviewTaskRecord(scope.userId, fact, standing))
    },
  }

  function where(list: 'validation' | 'review', fileId: string | undefined): SQL {
    if (fileId === undefined) return onList(list)
    return and(eq(standings.fileId, fileId), sql`${standings.taskId} IS NOT NULL`) ?? onList(list)
  }

  /** When each was settled, by fact: the newest word. */
  async function wordsOn(
    rows: readonly Shown[],
  ): Promise<ReadonlyMap<string, Pick<Verdict, 'at' | 'notes'>>> {
    const ids = rows.flatMap(({ standing }) => standing.verdictIds as string[])
    const given = ids.length === 0 ? [] : await openVerdicts(scope).concerning(null, ids)
    const byId = new Map(given.map((verdict) => [verdict.id, verdict]))
    return new Map(
      rows.flatMap(({ standing }) => {
        const newest = (standing.verdictIds as string[]).flatMap((id) => byId.get(id) ?? []).at(-1)
        return newest && !standing.asks ? [[standing.id, newest] as const] : []
      }),
    )
  }
}
