import { parseRows } from '../vocabulary/parse'
import { severities, type Raised, type Severity } from '../records/alert'
import {
  atcOf,
  drugsTaken,
  factsOf,
  lastSeen,
  named,
  sideBySide,
  together,
  type AlertRecord,
  type Coded,
  type Drug,
} from './facts'
import { benzodiazepines, isMeant, nsaids, statins } from './groups'
import { pairRows } from './pairs'

export interface Pair {
  readonly a: string
  readonly b: string
  readonly effect: string
  readonly severity: Severity
  readonly source: string
}

/** A row for each two words of `pairRows`. */
export const pairs: readonly Pair[] = parseRows(pairRows, 5).flatMap(
  ({ fields: [a = '', others = '', effect = '', severity = '', source = ''] }) => {
    const known = severities.find((one) => one === severity)
    if (!known) throw new Error(`alerts: no severity: ${severity}`)
    return others.split(';').map((other) => ({ a, b: other.trim(), effect, severity: known, source }))
  },
)

/** `Warfarin; Apixaban`, `EU Miconazole`, or `=` for the second drug: as it is told. */
function sourceOf(source: string, second: string): string {
  const named = source === '=' ? [second] : source.split(';').map((one) => one.trim())
  const european = named.filter((one) => one.startsWith('EU ')).map((one) => one.slice(3))
  return european.length > 0
    ? `EU summary of product characteristics, section 4.5: ${european.join(', ')}`
    : `US prescribing information, drug interactions: ${named.join(', ')}`
}

/** When each of the two is last told of: whether they are taken at one time, the record does not know. */
const datesOf = (a: Drug, b: Drug) => ({ aDate: lastSeen(a), bDate: lastSeen(b) })

/** Rows that two drugs are meant by, the gravest alone, in the row's order. */
function gravestOf<D extends Coded>(one: D, other: D) {
  const meant = pairs.flatMap((pair) => {
    if (isMeant(pair.a, one) && isMeant(pair.b, other)) return [{ pair, a: one, b: other }]
    if (isMeant(pair.a, other) && isMeant(pair.b, one)) return [{ pair, a: other, b: one }]
    return []
  })
  return meant
    .toSorted((x, y) => severities.indexOf(x.pair.severity) - severities.indexOf(y.pair.severity))
    .slice(0, 1)
}

/** What two drugs come to together, with the source that says so; null where no row has the two. */
export function gravestPair<D extends Coded & { readonly name: string }>(one: D, other: D) {
  if (one.canonical_key === other.canonical_key) return null
  const [found] = gravestOf(one, other)
  if (!found) return null
  const { pair, a, b } = found
  return { a, b, effect: pair.effect, source: sourceOf(pair.source, b.name) }
}

/** Two drugs that may be taken at one time and are not taken together, or only with care; the gravest row of each two. */
export function drugInteractions(record: AlertRecord): Raised[] {
  const drugs = drugsTaken(record)
  const found = drugs.flatMap((one, at) =>
    drugs.slice(at + 1).flatMap((other) => {
      if (one.canonical_key === other.canonical_key || !together(one, other)) return []
      return gravestOf(one, other)
    }),
  )
  return found.map(({ pair, a, b }) => ({
    rule: 'drug_drug',
    key: [a.canonical_key, b.canonical_key, pair.effect].join(' '),
    severity: pair.severity,
    reason: { text: 'pair', names: { a: named(a), b: named(b) }, values: datesOf(a, b), effect: pair.effect },
    source: sourceOf(pair.source, b.name),
    dueAt: null,
    entityIds: [...factsOf(a).slice(0, 1), ...factsOf(b).slice(0, 1)],
  }))
}

/** Groups of which one drug is enough, by the beginnings of ATC codes. */
const onlyOne: readonly (readonly string[])[] = [
  nsaids,
  statins,
  ['C09A', 'C09B'],
  ['C09C', 'C09D'],
  ['A02BC'],
  ['N06AB'],
  ['B01AA', 'B01AE07', 'B01AF'],
  ['C07A'],
  [...benzodiazepines, 'N05CF'],
  ['A10BB'],
  ['A10BH'],
  ['A10BJ'],
  ['A10BK'],
  ['C08CA'],
  ['C03A'],
]
const duplicateSource = 'WHO Collaborating Centre for Drug Statistics Methodology, ATC index 2026'

/** Two drugs of one group, both told of as taken within a month. */
export function duplicateTherapies(record: AlertRecord): Raised[] {
  const drugs = drugsTaken(record)
  const inGroup = (drug: Drug, group: readonly string[]) =>
    atcOf(drug).some((code) => group.some((prefix) => code.startsWith(prefix)))
  return onlyOne.flatMap((group) => {
    const own = drugs.filter((drug) => inGroup(drug, group))
    return own.flatMap((a, at) =>
      own
        .slice(at + 1)
        .filter((b) => b.canonical_key !== a.canonical_key && sideBySide(a, b))
        .map((b): Raised => ({
          rule: 'duplicate_therapy',
          key: [a.canonical_key, b.canonical_key].toSorted().join(' '),
          severity: 'warning',
          reason: {
            text: 'duplicate',
            names: { a: named(a), b: named(b) },
            values: datesOf(a, b),
            effect: null,
          },
          source: duplicateSource,
          dueAt: null,
          entityIds: [...factsOf(a).slice(0, 1), ...factsOf(b).slice(0, 1)],
        })),
    )
  })
}
