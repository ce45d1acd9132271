import type { Fact, FactDocument, SourcedFact } from '../../core/records/fact'
import { deriveId } from '../../core/records/ids'
import type { Verdict } from '../../core/records/verdict'
import { madeFact } from '../../core/summary/testing/made-fact'
import { correctionOf } from '../../core/curation/correction-of'
import type { Elsewhere } from '../../core/curation/lessons'
import { recordOf } from '../../core/curation/record-of'
import { subjectOf } from '../../core/curation/subject'

const page = (name: string, patient: string | null): FactDocument => ({
  bytes: `sha-${name}`,
  date: '2026-01-01',
  facility: null,
  physician: null,
  patient,
})

interface Line extends Record<string, unknown> {
  readonly name: string
  readonly type?: Fact['type']
  /** The page that it stands on. */
  readonly on?: string
  /** When it was read. */
  readonly day?: string
  /** Whom its page names. */
  readonly patient?: string | null
}

/** A line of a page, as it was read. */
export function line({
  type = 'medication',
  name,
  on = 'a',
  day = '2026-01-01',
  patient = null,
  ...given
}: Line): SourcedFact {
  const id = deriveId('line', type, name, on)
  const own = { id, fileId: deriveId('page', on), createdAt: `${day}T00:00:00.000Z` }
  return { document: page(on, patient), fact: madeFact({ type, name, ...own, ...given }) }
}

export const unknown = {
  proposal: 'pending',
  doubt: 'unknown_medication',
  reason: 'unknown_medication',
} as const

/** A drug whose name the vocabulary lacks. */
export const drug = (on: string, more: object = {}): SourcedFact =>
  line({ name: 'Glukofaag', on, value: '850', unit: 'mg', ...unknown, ...more })

/** Later than all that `said` says. */
export const later = '2026-03-01'
let count = 0

export function said(action: Verdict['action'], on: SourcedFact, more: Partial<Verdict> = {}): Verdict {
  count += 1
  const number = String(count).padStart(3, '0')
  const blank = { correction: null, against: null, notes: null, undoneAt: null }
  const made = { id: `v${number}`, at: `2026-02-01T00:00:00.${number}Z` }
  return { ...made, action, subject: subjectOf(on), ...blank, ...more }
}

export const called = (on: SourcedFact, text: string, more: Partial<Verdict> = {}): Verdict =>
  said('correct', on, { correction: correctionOf({ text }, on.fact.type), ...more })

/** What was said of a page that the part lacks. */
export const elsewhere = (
  { document }: SourcedFact,
  verdicts: readonly Verdict[],
  patient: string | null = null,
): Elsewhere => ({ verdicts, patients: new Map([[document?.bytes ?? '', patient]]) })

/** What stands of the last of the facts: its concept, its decision, and why it waits where it does. */
export function last(facts: readonly SourcedFact[], verdicts: readonly Verdict[], other?: Elsewhere): string {
  const words = [{ name: 'Ruth Levi', mine: false }]
  const one = recordOf(facts, verdicts, words, other).standings.get(facts.at(-1)?.fact.id ?? '')
  return `${one?.canonicalKey} ${one?.decision}${one?.asks ? ` ${one.reason}` : ''}`
}
