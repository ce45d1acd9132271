import { eq, sql } from 'drizzle-orm'
import { amend, type Amended, type Seen } from '../../../core/curation/amend'
import { giveVerdict, type Given, type Word } from '../../../core/curation/give-verdict'
import { rejectOther, type OtherRejected } from '../../../core/curation/reject-other'
import type { Standing } from '../../../core/curation/standing'
import type { EntityType } from '../../../core/records/kinds'
import type { SourcedFact } from '../../../core/records/fact'
import { stoodCorrectionShape, type Verdict } from '../../../core/records/verdict'
import { derive } from './derive'
import { documentOf, openFacts } from './facts'
import { openFiles } from './files'
import type { StandingRow, Touched } from './part'
import { standings } from './schema/derived'
import type { Decision, Scope } from './scope'
import { among } from './statements'
import { openVerdicts } from './verdicts'

export type VerdictAnswer = Given | { readonly kind: 'gone' }
export type OtherAnswer = OtherRejected | { readonly kind: 'gone' }
export type AmendAnswer = Amended | { readonly kind: 'gone' }

/** The owner's word on what waits: given, or taken back. */
export function openVerdictDoor(scope: Scope) {
  const facts = openFacts(scope)
  const files = openFiles(scope)
  const verdicts = openVerdicts(scope)

  return {
    page: verdicts.page,

    /** What kind of fact it was read as; null where nothing of that id waits or waited. */
    async typeOf(taskId: string): Promise<EntityType | null> {
      const [row] = await scope.list(standings, { where: eq(standings.taskId, taskId), limit: 1 })
      return row ? ((await facts.find(row.id))?.type ?? null) : null
    },

    /** @param taskId as the lists of what waits name it. */
    give: (taskId: string, word: Word): Promise<VerdictAnswer> =>
      scope.transact<VerdictAnswer>(async () => {
        const [row] = await scope.list(standings, { where: eq(standings.taskId, taskId), limit: 1 })
        const sourced = row ? await sourcedFact(row.id) : null
        if (!row || !sourced) return { writes: [], value: { kind: 'gone' } }
        const standing = standingOf(row)
        const [against, before] = await Promise.all([
          row.against === null ? null : sourcedFact(row.against),
          verdicts.concerning(null, standing.verdictIds),
        ])
        const given = giveVerdict(sourced, standing, against, inOrder(before, standing), word, mark())
        return given.kind === 'given' ? written(given.verdict, sourced, given) : { writes: [], value: given }
      }),

    /** That not this is wrong but what another document says against it: the other fact goes, in one commit. */
    rejectOther: (taskId: string): Promise<OtherAnswer> =>
      scope.transact<OtherAnswer>(async () => {
        const [row] = await scope.list(standings, { where: eq(standings.taskId, taskId), limit: 1 })
        if (!row) return { writes: [], value: { kind: 'gone' } }
        const against = row.against === null ? null : await sourcedFact(row.against)
        const given = rejectOther(standingOf(row), against, mark())
        return given.kind === 'given' ? written(given.verdict, against, given) : { writes: [], value: given }
      }),

    /** What kind of fact stands under this id; null where none does. */
    typeOfFact: async (factId: string): Promise<EntityType | null> =>
      (await scope.get(standings, factId))?.type ?? null,

    /** A word on a fact that asks nothing: see `amend`. */
    amend: (factId: string, word: Word, seen: Seen): Promise<AmendAnswer> =>
      scope.transact<AmendAnswer>(async () => {
        const [row, sourced] = await Promise.all([scope.get(standings, factId), sourcedFact(factId)])
        // What was entered by hand is changed as an entry.
        if (!row || !sourced?.document) return { writes: [], value: { kind: 'gone' } }
        const standing = standingOf(row)
        const [against, before] = await Promise.all([
          row.against === null ? null : sourcedFact(row.against),
          verdicts.concerning(null, standing.verdictIds),
        ])
        const given = amend(sourced, standing, against, inOrder(before, standing), word, seen, mark())
        return given.kind === 'given' ? written(given.verdict, sourced, given) : { writes: [], value: given }
      }),

    /**
     * The same word on several things that wait on one page, in one commit: each gets a verdict of its own, and what
     * was settled meanwhile is left as it is. The verdicts, in the order of the tasks.
     */
    giveAll: (fileId: string, taskIds: readonly string[], word: Word): Promise<readonly string[]> =>
      scope.transact<readonly string[]>(async () => {
        const [rows, file] = await Promise.all([
          scope.list(standings, {
            where: sql`${standings.fileId} = ${fileId} AND ${among(standings.taskId, taskIds)} AND ${standings.asks} IS NOT NULL`,
            limit: 'all',
          }),
          files.find(fileId),
        ])
        if (!file || rows.length === 0) return { writes: [], value: [] }
        const document = documentOf(file)
        const own = new Map((await facts.ofFile(fileId)).map((fact) => [fact.id, fact]))
        const at = scope.now().toISOString()
        const given = await Promise.all(
          rows.map(async (row) => {
            const fact = own.get(row.id)
            const against = row.against === null ? null : await sourcedFact(row.against)
            const made = { id: crypto.randomUUID(), at }
            return fact && giveVerdict({ fact, document }, standingOf(row), against, [], word, made)
          }),
        )
        const said = given.flatMap((one) => (one?.kind === 'given' ? [one.verdict] : []))
        const keys = new Set(rows.map(({ canonicalKey }) => canonicalKey))
        for (const { subject } of said) keys.add(subject.canonicalKey)
        const derived = await derive(scope, { keys, file: { id: fileId, bytes: file.sha256 } }, (part) => ({
          facts: part.facts,
          verdicts: [...part.verdicts, ...said],
        }))
        return {
          writes: [...said.map((verdict) => scope.told(verdicts.put(verdict), [])), ...derived],
          value: said.map(({ id }) => id),
        }
      }),

    /** Takes a word back; the fact asks again, or stands as its page says. False where there is no such word. */
    undo: (verdictId: string): Promise<boolean> =>
      scope.transact<boolean>(async () => {
        const verdict = await verdicts.find(verdictId)
        if (!verdict) return { writes: [], value: false }
        if (verdict.undoneAt !== null) return { writes: [], value: true }
        const undone = { ...verdict, undoneAt: scope.now().toISOString() }
        return written(undone, await anyFactOf(verdict), true)
      }),

    /** The same of several words in one commit, such as one "all of these are right" gave. How many there are of them. */
    undoAll: (verdictIds: readonly string[]): Promise<number> =>
      scope.transact<number>(async () => {
        const said = await verdicts.concerning(null, verdictIds)
        const undone = said
          .filter(({ undoneAt }) => undoneAt === null)
          .map((verdict) => ({ ...verdict, undoneAt: scope.now().toISOString() }))
        if (undone.length === 0) return { writes: [], value: said.length }
        const byId = new Map(undone.map((verdict) => [verdict.id, verdict]))
        const keys = undone.flatMap(({ subject, correction }) => [
          subject.canonicalKey,
          ...(correction?.canonicalKey === undefined ? [] : [correction.canonicalKey]),
        ])
        const sourced = undone[0] ? await anyFactOf(undone[0]) : null
        const derived = await derive(scope, touchedBy(new Set(keys), sourced), (part) => ({
          facts: part.facts,
          verdicts: [...part.verdicts.filter(({ id }) => !byId.has(id)), ...undone],
        }))
        const put = undone.map((verdict) => scope.told(verdicts.put(verdict), []))
        return { writes: [...put, ...derived], value: said.length }
      }),
  }

  function mark() {
    return { id: crypto.randomUUID(), at: scope.now().toISOString() }
  }

  async function written<T>(verdict: Verdict, sourced: SourcedFact | null, value: T): Promise<Decision<T>> {
    const keys = [verdict.subject.canonicalKey, sourced?.fact.canonicalKey, verdict.correction?.canonicalKey]
    const touched = touchedBy(new Set(keys.filter((key) => key !== undefined)), sourced)
    const derived = await derive(scope, touched, (part) => ({
      facts: part.facts,
      verdicts: [...part.verdicts.filter(({ id }) => id !== verdict.id), verdict],
    }))
    return { writes: [scope.told(verdicts.put(verdict), []), ...derived], value }
  }

  /** The file whose bytes the verdict was given on, by any of its facts; null where it is gone. */
  async function anyFactOf({ subject }: Verdict): Promise<SourcedFact | null> {
    if (subject.factId !== null) return sourcedFact(subject.factId)
    const file = subject.bytes === null ? null : await files.findByBytes(subject.bytes)
    const [fact] = file ? await facts.ofFile(file.id) : []
    return file && fact ? { fact, document: documentOf(file) } : null
  }

  async function sourcedFact(id: string): Promise<SourcedFact | null> {
    const fact = await facts.find(id)
    if (!fact) return null
    if (fact.fileId === null) return { fact, document: null }
    const file = await files.find(fact.fileId)
    return file && { fact, document: documentOf(file) }
  }
}

/** Concepts, and the file that a fact stands on. */
function touchedBy(keys: ReadonlySet<string>, sourced: SourcedFact | null): Touched {
  const fileId = sourced?.fact.fileId ?? null
  const bytes = sourced?.document?.bytes ?? null
  return { keys, file: fileId === null || bytes === null ? null : { id: fileId, bytes } }
}

const standingOf = ({ id, userId: _userId, createdAt: _createdAt, ...row }: StandingRow): Standing => ({
  ...row,
  factId: id,
  correction: row.correction === null ? null : stoodCorrectionShape.parse(row.correction),
  verdictIds: row.verdictIds as string[],
})

const inOrder = (verdicts: readonly Verdict[], { verdictIds }: Standing): readonly Verdict[] =>
  verdictIds.flatMap((id) => verdicts.find((verdict) => verdict.id === id) ?? [])
