import { sql, type InferSelectModel } from 'drizzle-orm'
import { verdictShape, type Verdict } from '../../../core/records/verdict'
import { verdicts } from './schema'
import type { Scope, Write } from './scope'
import { among } from './statements'

type VerdictRow = InferSelectModel<typeof verdicts>

const parseVerdict = ({ userId: _userId, bytes: _bytes, ...row }: VerdictRow): Verdict =>
  verdictShape.parse(row)

/** What people said. Only written: a verdict that is taken back says since when. */
export function openVerdicts(scope: Scope) {
  return {
    async find(id: string): Promise<Verdict | null> {
      const row = await scope.get(verdicts, id)
      return row && parseVerdict(row)
    },

    /** Those on one picture's bytes, and those of the given ids. */
    async concerning(bytes: string | null, ids: readonly string[]): Promise<Verdict[]> {
      const where = sql`${verdicts.bytes} = ${bytes} OR ${among(verdicts.id, ids)}`
      return (await scope.list(verdicts, { where, limit: 'all' })).map(parseVerdict)
    },

    all: async (): Promise<Verdict[]> => (await scope.list(verdicts, { limit: 'all' })).map(parseVerdict),

    put(verdict: Verdict): Write {
      const row = { ...verdict, bytes: verdict.subject.bytes }
      return scope.put(verdicts, [row], verdict.undoneAt === null ? 'insert' : 'update')
    },
  }
}
