import { eq, type InferSelectModel } from 'drizzle-orm'
import { verdictShape, type Verdict } from '../../../core/records/verdict'
import { verdicts } from './schema/facts'
import type { Scope, Write } from './scope'

type VerdictRow = InferSelectModel<typeof verdicts>

const parseVerdict = ({ userId: _userId, bytes: _bytes, ...row }: VerdictRow): Verdict =>
  verdictShape.parse(row)

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

    all: async (): Promise<Verdict[]> => (await scope.list(verdicts, { limit: 'all' })).map(parseVerdict),

    put(verdict: Verdict): Write {
      return scope.put(verdicts, [toRow(verdict)], verdict.undoneAt === null ? 'insert' : 'update')
    },

    putAll: (said: readonly Verdict[]): Write => scope.put(verdicts, said.map(toRow)),
  }
}
