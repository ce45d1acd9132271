import { and, eq, isNull, sql, type InferSelectModel } from 'drizzle-orm'
import { pageOf, type Page, type PageOf } from '../../../core/records/page'
import { verdictShape, type Verdict } from '../../../core/records/verdict'
import { after } from './keyset'
import { verdicts } from './schema/facts'
import { files } from './schema/files'
import type { Scope, Write } from './scope'
import { among } from './statements'

type VerdictRow = InferSelectModel<typeof verdicts>

const parseVerdict = ({ userId: _userId, bytes: _bytes, ...row }: VerdictRow): Verdict =>
  verdictShape.parse(row)

/** Word for word what the index `verdicts_read_as` is of, without which it would not be used. */
const readAs = sql`(subject ->> '$.canonicalKey')`
const stands = sql`action <> 'settle' AND undone_at IS NULL`

const toRow = (verdict: Verdict) => ({ ...verdict, bytes: verdict.subject.bytes })

/** What people said. Only written: a verdict that is taken back says since when. */
export function openVerdicts(scope: Scope) {
  return {
    async find(id: string): Promise<Verdict | null> {
      const row = await scope.get(verdicts, id)
      return row && parseVerdict(row)
    },

    /** Those on one picture's bytes, and those of the given ids. */
    async concerning(bytes: string | null, ids: readonly string[]): Promise<Verdict[]> {
      const onBytes = { where: eq(verdicts.bytes, bytes ?? ''), limit: 'all' } as const
      // Apart: with OR between them SQLite may read all that the person ever said.
      const [there, named] = await Promise.all([
        bytes === null ? [] : scope.list(verdicts, onBytes),
        scope.ofIds(verdicts, ids),
      ])
      const byId = new Map([...there, ...named].map((row) => [row.id, row]))
      return [...byId.values()].map(parseVerdict)
    },

    /** Yes, no, or "so" of lines that were read as one of these concepts, on whatever page. */
    async ofReadings(keys: readonly string[]): Promise<Verdict[]> {
      const rows = await scope.sought(verdicts, keys, (wanted) => sql`${readAs} = ${wanted} AND ${stands}`)
      return rows.map(({ row }) => parseVerdict(row))
    },

    /** What the lines of these files were read as when something was said of them. */
    async readingsOn(fileIds: readonly string[]): Promise<string[]> {
      const pictures = sql`SELECT ${files.sha256} FROM ${files} WHERE ${scope.mine(files, among(files.id, fileIds))}`
      const where = sql`${verdicts.bytes} IN (${pictures})`
      const rows = fileIds.length === 0 ? [] : await scope.list(verdicts, { where, limit: 'all' })
      return rows.map((row) => parseVerdict(row).subject.canonicalKey)
    },

    /** What was said and stands, the latest first. */
    async page({ limit, after: place }: PageOf): Promise<Page<Verdict>> {
      const rows = await scope.list(verdicts, {
        where: and(isNull(verdicts.undoneAt), after(verdicts.at, verdicts.id, place)),
        order: [
          { by: verdicts.at, down: true },
          { by: verdicts.id, down: true },
        ],
        limit: limit + 1,
      })
      return pageOf(rows.map(parseVerdict), limit, ({ at, id }) => ({ at, id }))
    },

    all: async (): Promise<Verdict[]> => (await scope.list(verdicts, { limit: 'all' })).map(parseVerdict),

    put(verdict: Verdict): Write {
      return scope.put(verdicts, [toRow(verdict)], verdict.undoneAt === null ? 'insert' : 'update')
    },

    putAll: (said: readonly Verdict[]): Write => scope.put(verdicts, said.map(toRow)),
  }
}
