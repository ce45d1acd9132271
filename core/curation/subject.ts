import type { Fact, FactDocument, SourcedFact } from '../records/fact'
import type { Box } from '../records/place'
import type { Subject, Verdict } from '../records/verdict'

/** Letters and digits alone, without case and marks: two readings of one wording differ in the rest. */
export function foldWording(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()
}

export const valueOf = (fact: Fact): string | null =>
  fact.type === 'lab' || fact.type === 'medication' ? fact.value : null

/** What a verdict on this fact is tied to. */
export function subjectOf({ fact, document }: SourcedFact): Subject {
  const placed = document !== null && fact.evidence !== null
  return {
    type: fact.type,
    wording: fact.text,
    canonicalKey: fact.canonicalKey,
    value: valueOf(fact),
    bytes: document?.bytes ?? null,
    box: placed ? [...fact.evidence.box] : null,
    factId: document === null ? fact.id : null,
    read: {
      entityId: fact.id,
      fileId: fact.fileId,
      name: fact.name,
      unit: 'unit' in fact ? fact.unit : null,
      confidence: fact.confidence,
    },
  }
}

/**
 * Whether a fact is what the verdict was given on. The number has to be the same, since a person who approved 1.02
 * said nothing of 10.2. Wording and place may differ a little: another reading may take in a word more, and an outline
 * may grow from a name to its row. A concept that is named alike at that place is the same statement.
 */
export function concerns(subject: Subject, fact: Fact, document: FactDocument | null): boolean {
  if (document === null || subject.bytes === null) return subject.factId === fact.id
  if (subject.bytes !== document.bytes || subject.type !== fact.type) return false
  if (subject.value !== valueOf(fact)) return false
  if (!sameStatement(subject, fact)) return false
  return subject.box === null || fact.evidence === null || meet(subject.box, fact.evidence.box)
}

function sameStatement(subject: Subject, fact: Fact): boolean {
  if (subject.canonicalKey === fact.canonicalKey) return true
  const [said, meant] = [foldWording(fact.text), foldWording(subject.wording)]
  return said !== '' && meant !== '' && (said.includes(meant) || meant.includes(said))
}

/** Two places of one line: they share height for at least half of the flatter one, and width at all. */
function meet(a: Box, b: Box): boolean {
  const across = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0])
  const down = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1])
  return across > 0 && down >= Math.min(a[3], b[3]) / 2
}

/** How far a fact stands from where the verdict was given: of two that it may concern, the nearer one is meant. */
function distance(subject: Subject, fact: Fact): number {
  if (subject.box === null || fact.evidence === null) return 0
  const [x, y, w, h] = fact.evidence.box
  const [sx, sy, sw, sh] = subject.box
  return Math.hypot(x + w / 2 - sx - sw / 2, y + h / 2 - sy - sh / 2)
}

/**
 * Each fact's standing verdicts, oldest first. A "no" holds for every fact that it concerns; any other word is meant
 * for one: the nearest.
 */
export function verdictsByFact(
  facts: readonly SourcedFact[],
  verdicts: readonly Verdict[],
): ReadonlyMap<string, readonly Verdict[]> {
  const byFact = new Map<string, Verdict[]>()
  const standing = verdicts.filter(({ undoneAt }) => undoneAt === null).sort(byTime)
  for (const verdict of standing) {
    const concerned = facts
      .filter(({ fact, document }) => concerns(verdict.subject, fact, document))
      .sort((a, b) => distance(verdict.subject, a.fact) - distance(verdict.subject, b.fact) || byId(a, b))
    for (const { fact } of verdict.action === 'reject' ? concerned : concerned.slice(0, 1))
      byFact.set(fact.id, [...(byFact.get(fact.id) ?? []), verdict])
  }
  return byFact
}

export const byTime = (a: Verdict, b: Verdict): number =>
  a.at === b.at ? (a.id < b.id ? -1 : 1) : a.at < b.at ? -1 : 1
const byId = (a: SourcedFact, b: SourcedFact): number => (a.fact.id < b.fact.id ? -1 : 1)
