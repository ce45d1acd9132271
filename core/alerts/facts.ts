import type { EntityType } from '../records/kinds'
import type { RegistryRecord } from '../records/registry'
import { entriesOf } from '../vocabulary/load'
import type { Named } from './alert'

/** What the rules look at: what stands in the record, and by which way each drug is taken, by its item's id. */
export interface AlertRecord {
  readonly items: readonly RegistryRecord[]
  readonly routes: Readonly<Record<string, string | null>>
  /** `YYYY-MM-DD` */
  readonly today: string
}

export type ItemOf<T extends EntityType> = Extract<RegistryRecord, { type: T }>
export type Drug = ItemOf<'medication'>
export type Test = ItemOf<'lab'>

export const itemsOf = <T extends EntityType>({ items }: AlertRecord, type: T): ItemOf<T>[] =>
  items.filter((item): item is ItemOf<T> => item.type === type)

export const named = ({ type, canonical_key: key, name }: RegistryRecord): Named => ({ type, key, name })

/** Ids of the facts that an item rests on, its leading one first. */
export const factsOf = ({ evidence, citations }: RegistryRecord): string[] => [
  ...new Set([...(evidence ? [evidence.entity_id] : []), ...citations.slice(0, 3)]),
]

/** The fact that an item is told by; what the patient entered has no line on a page. */
export const leadIdOf = ({ evidence, citations }: RegistryRecord): string =>
  evidence?.entity_id ?? citations[0] ?? ''

const dayMs = 86_400_000

/** Days from one date to another; dates that are only a year or a month begin theirs. NaN of what is no date. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs

export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)

let codes: ReadonlyMap<string, readonly string[]> | null = null

/** The ATC codes of a drug that the vocabulary knows; none of any other: what has no code raises nothing. */
export function atcOf({ canonical_key: key }: Drug): readonly string[] {
  codes ??= new Map(
    entriesOf('medication').map(({ concept }) => [concept.key, concept.codes['ATC'] ?? []] as const),
  )
  return codes.get(key) ?? []
}

/** Ways that bring little of a drug to where others act. */
const local: ReadonlySet<string> = new Set(['topical', 'ophthalmic', 'otic', 'nasal', 'inhaled', 'vaginal'])

/** Drugs that the record lists as taken, but for those that act where they are put. */
export const drugsTaken = (record: AlertRecord): Drug[] =>
  itemsOf(record, 'medication').filter(
    ({ id, status, detail }) =>
      status === 'active' && detail.unit !== '%' && !local.has(record.routes[id] ?? ''),
  )

/** Taken for days, not for good. */
const courses = ['J01', 'J02', 'J05', 'P01', 'P02']
const courseDays = 31
/** Lists are written anew about once a year. */
const lastingDays = 400

/** Whether two drugs are listed of the same time: one was still told of when the other was. */
export function together(a: Drug, b: Drug): boolean {
  const span = ({ first_seen_date: first, last_seen_date: last, detail }: Drug) => ({
    from: first ?? detail.date,
    to: last ?? detail.date,
  })
  const [one, other] = [span(a), span(b)]
  const gap = Math.max(daysBetween(one.to, other.from), daysBetween(other.to, one.from))
  const isCourse = [a, b].some((drug) =>
    atcOf(drug).some((code) => courses.some((at) => code.startsWith(at))),
  )
  return gap <= (isCourse ? courseDays : lastingDays)
}
