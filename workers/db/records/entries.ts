import { newerThanEnd } from '../../../core/curation/ended'
import type { Fact } from '../../../core/records/fact'
import { derive } from './derive'
import { openFacts } from './facts'
import type { Part } from './part'
import type { Decision, Scope } from './scope'

/** What the patient entered by hand: facts of no page, which only the patient changes. */
export function openEntries(scope: Scope) {
  const facts = openFacts(scope)

  async function find(id: string): Promise<Fact | null> {
    const fact = await facts.find(id)
    return fact?.fileId === null ? fact : null
  }

  /** @param after null: it is taken away. @param look at what the record is made of then */
  async function written(
    before: Fact | null,
    after: Fact | null,
    look: (truth: Part) => void = () => undefined,
  ): Promise<Decision<Fact | null>> {
    const own = [before, after].flatMap((fact) => fact ?? [])
    const ids = new Set(own.map(({ id }) => id))
    const keys = new Set(own.map(({ canonicalKey }) => canonicalKey))
    const derived = await derive(scope, { keys, file: null }, (part) => {
      const others = part.facts.filter(({ fact }) => !ids.has(fact.id))
      const own = after ? [{ fact: after, document: null }] : []
      const truth = { ...part, facts: [...others, ...own] }
      look(truth)
      return truth
    })
    const replaced = facts.replaced(before ? [before] : [], after ? [after] : [])
    return { writes: [...replaced, ...derived], value: after ?? before }
  }

  return {
    find,

    /** Sent twice, as after an answer that was lost, it is one. Null where a fact of a page has that id. */
    add: (fact: Fact): Promise<Fact | null> =>
      scope.transact<Fact | null>(async () => {
        const known = await facts.find(fact.id)
        if (known) return { writes: [], value: known.fileId === null ? known : null }
        return written(null, fact)
      }),

    /** The word that a concept ended; the day of newer evidence where there is some, and nothing is written. */
    end: (fact: Fact): Promise<{ readonly newer: string } | Fact> =>
      scope.transact<{ readonly newer: string } | Fact>(async () => {
        let newer = null as string | null
        const { writes } = await written(
          null,
          fact,
          ({ facts: all, verdicts, words, elsewhere, ownName }) => {
            newer = newerThanEnd(fact, all, verdicts, words, elsewhere, ownName)
          },
        )
        return newer === null ? { writes, value: fact } : { writes: [], value: { newer } }
      }),

    /** As it stands then; null where there is no such entry any more. @param changed from the entry as it stands; null: it stays. */
    change: (id: string, changed: (before: Fact) => Fact | null): Promise<Fact | null> =>
      scope.transact<Fact | null>(async () => {
        const before = await find(id)
        const after = before && changed(before)
        return after ? written(before, after) : { writes: [], value: before }
      }),

    /** False where there is no such entry. */
    remove: (id: string): Promise<boolean> =>
      scope.transact<boolean>(async () => {
        const before = await find(id)
        if (!before) return { writes: [], value: false }
        return { ...(await written(before, null)), value: true }
      }),
  }
}
