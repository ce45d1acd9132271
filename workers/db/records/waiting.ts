import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { EntityRecord, RecordedFact } from '../../../core/records/entity'
import { isOnPage } from '../../../core/records/on-page'
import { stoodCorrectionShape, type Verdict } from '../../../core/records/verdict'
import { pageOf, type Page, type PageOf } from '../../../core/records/page'
import type { ReviewTaskRecord, ToCheck, ValidationRecord } from '../../../core/records/waiting'
import { entityRecord } from '../../../core/curation/entity-record'
import { reviewTaskRecord, validationRecord } from '../../../core/curation/waiting-records'
import type { Fact } from '../../../core/records/fact'
import type { EntityType } from '../../../core/records/kinds'
import { parseFact, type FactRow } from './facts'
import type { StandingRow } from './part'
import { since } from './keyset'
import { withFact } from './listed'
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
  const corrected = correction === null ? null : stoodCorrectionShape.parse(correction)
  return entityRecord(fact, { decision, correction: corrected, reason }, label)
}

/** Of what is known to stand on a page. */
function asEntity(shown: Shown, label: string): EntityRecord {
  const recorded = asRecorded(shown, label)
  if (!isOnPage(recorded)) throw new Error('a fact of a page has its place')
  return recorded
}

const oldestFirst = [{ by: standings.createdAt }, { by: standings.id }] as const

/** For `listWith` of standings: the fact, and the page that it stands on. */
const withPage = { ...withFact, file: { table: files, on: eq(files.id, facts.fileId) } }

/** Word for word the condition of the index `standings_asking`. */
const asks = sql`asks IS NOT NULL`

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

const asShown = ({ row, fact }: { readonly row: StandingRow; readonly fact: FactRow }): Shown => ({
  standing: row,
  fact: parseFact(fact),
})

/** What stands of facts, as the API names it: entities, what waits for a yes or no, what waits for a review. */
export function openWaiting(scope: Scope) {
  const derived = openDerived(scope)

  /** Facts with what stands of them, in the order in which they were read. */
  async function shown(where: SQL, limit: number | 'all'): Promise<Shown[]> {
    const rows = await derived(() =>
      scope.listWith(standings, withFact, { where, order: oldestFirst, limit }),
    )
    return rows.map(asShown)
  }

  async function ofIds(ids: readonly string[]): Promise<Shown[]> {
    const named = (wanted: SQL) => sql`${standings.id} = ${wanted}`
    return (await scope.sought(standings, ids, named, withFact)).map(asShown)
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
        scope.listWith(standings, withFact, {
          where: sql`${standings.id} > ${after}`,
          order: [{ by: standings.id }],
          limit,
        }),
      )
      const next = rows.length < limit ? null : (rows.at(-1)?.row.id ?? null)
      return { rows: rows.map((row) => asRecorded(asShown(row), '')), next }
    },

    /** Facts by their ids, in no order. */
    async ofIds(ids: readonly string[]): Promise<RecordedFact[]> {
      const rows = ids.length === 0 ? [] : await derived(() => ofIds(ids))
      return rows.map((row) => asRecorded(row, ''))
    },

    /** Facts of a type that wait for the patient's word before they enter the record, oldest first, with their files. */
    async facts(type: EntityType, limit: number): Promise<{ entity: EntityRecord; file: FileRow }[]> {
      const rows = await derived(() =>
        scope.listWith(standings, withPage, {
          where: sql`${standings.type} = ${type} AND ${waits}`,
          order: [{ by: standings.createdAt }, { by: standings.id }],
          limit,
        }),
      )
      return rows.map(({ row: standing, fact, file }) => ({
        entity: asEntity({ fact: parseFact(fact), standing }, file.displayName),
        file,
      }))
    },

    /** Facts by their ids, whatever stands of them, each with the day it holds for; ids that are not there are left out. */
    async dated(ids: readonly string[]): Promise<{ entity: EntityRecord; date: string }[]> {
      const rows = ids.length === 0 ? [] : await derived(() => ofIds(ids))
      return rows.filter(onPage).map((row) => ({ entity: asEntity(row, ''), date: row.fact.eventDate }))
    },

    /** All that asks for the patient's word, oldest first, with the line that another document says it otherwise in. */
    async toCheck({ limit, after }: PageOf): Promise<Page<ToCheck> & { readonly files: readonly FileRow[] }> {
      const asking = await derived(() =>
        scope.listWith(standings, withPage, {
          where: and(asks, since(standings.createdAt, standings.id, after)),
          order: oldestFirst,
          limit: limit + 1,
        }),
      )
      const { rows, next } = pageOf(asking, limit, ({ row: { createdAt: at, id } }) => ({ at, id }))
      const others = rows.flatMap(({ row }) => row.against ?? [])
      const against = others.length === 0 ? [] : await ofIds(others)
      const otherOf = new Map(against.filter(onPage).map((row) => [row.fact.id, asEntity(row, '')]))
      return {
        rows: rows
          .map(asShown)
          .filter(onPage)
          .map((row) => questionOf(row, otherOf)),
        next,
        files: rows.map(({ file }) => file),
      }
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
        .filter(({ fact, standing }) => standing.against !== null || fact.proposal !== 'pending')
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
