import { recordOf } from '../../curation/record-of'
import type { SourcedFact } from '../../records/fact'
import type { RegistryRecord } from '../../records/registry'
import type { ToldRecord } from '../../records/summary'
import type { Verdict } from '../../records/verdict'
import { tellRecord, type StoodFact } from '../tell'

/** What is told of facts and verdicts: the whole way from the fold, as the database keeps it between. */
export function toldOf(sourced: readonly SourcedFact[], verdicts: readonly Verdict[] = []): ToldRecord {
  const { standings, items } = recordOf(sourced, verdicts)
  const facts = new Map(
    sourced.map(({ fact }): [string, StoodFact] => {
      const standing = standings.get(fact.id)
      if (!standing) throw new Error('every fact stands somehow')
      return [fact.id, { fact, standing }]
    }),
  )
  const accepted = [...standings.values()].filter(({ decision }) => decision === 'accepted')
  const byAge = accepted.toSorted((a, b) => (dateOf(a.factId) < dateOf(b.factId) ? 1 : -1))
  function dateOf(id: string): string {
    const one = facts.get(id)
    return one?.standing.correction?.date ?? one?.fact.eventDate ?? ''
  }
  const waiting = [...standings.values()].filter(({ asks }) => asks !== null)
  const documents = new Map(
    sourced.flatMap(({ fact, document }) =>
      fact.fileId === null || document === null ? [] : [[fact.fileId, document] as const],
    ),
  )
  return tellRecord({
    items: items.map(
      (item) =>
        ({
          canonical_key: item.canonicalKey,
          type: item.type,
          name: item.name,
          category: item.category,
          status: item.status,
          codes: item.codes,
          evidence: item.evidence,
          citations: item.citations,
          detail: item.detail,
          first_seen_date: item.firstSeenDate,
        }) as unknown as RegistryRecord,
    ),
    facts,
    // The last one set is the earliest.
    firsts: new Map(byAge.map(({ canonicalKey, factId }) => [canonicalKey, factId])),
    waitingIds: waiting.map(({ factId }) => factId),
    waiting: waiting.length,
    documents: [...documents].map(([id, { date, facility, physician }]) => ({
      id,
      category: 'imaging',
      title: null,
      facility,
      physician,
      date,
      display_name: '',
      width: 800,
      height: 1000,
      turn: 0,
      day: date,
    })),
    cut: [],
  })
}
