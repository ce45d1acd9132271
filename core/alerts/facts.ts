import type { Dosage } from '../records/dosage'
import type { DueIn } from '../records/fact'
import type { EntityType } from '../records/kinds'
import type { RegistryRecord } from '../records/registry'
import { slug } from '../vocabulary/concept'
import { entriesOf } from '../vocabulary/load'
import type { Named } from '../records/alert'
import { daysBetween } from '../records/days'

/** What a page asks for at a later time. */
export interface FollowUp {
  /** Of the fact that says so. */
  readonly id: string
  readonly type: 'lab' | 'imaging' | 'procedure'
  readonly key: string
  readonly name: string
  readonly dueIn: DueIn
  /** `YYYY-MM-DD`: of the page. */
  readonly date: string
}

/** What the rules look at: what stands in the record, and by their items' ids how drugs are taken. */
export interface AlertRecord {
  readonly items: readonly RegistryRecord[]
  readonly routes: Readonly<Record<string, string | null>>
  readonly dosages: Readonly<Record<string, Dosage | null>>
  /** Ids of those whose page bears no date. */
  readonly undated: ReadonlySet<string>
  readonly followUps: readonly FollowUp[]
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

interface Known {
  readonly atc: readonly string[]
  /** The keys of the drugs that it is made of: itself, and of a combination each. */
  readonly parts: readonly string[]
}

let known: ReadonlyMap<string, Known> | null = null

/** What is known by the vocabulary's key, in the record or not. */
export type Coded = Pick<Drug, 'canonical_key'>

const knownDrugs = (): ReadonlyMap<string, Known> =>
  (known ??= new Map(
    entriesOf('medication').map(({ concept }) => [
      concept.key,
      { atc: concept.codes['ATC'] ?? [], parts: [concept.key, ...concept.name.split(' / ').map(drugKey)] },
    ]),
  ))

const knownOf = ({ canonical_key: key }: Coded): Known => knownDrugs().get(key) ?? { atc: [], parts: [key] }

/** Of any other drug no rule asks how it is taken. */
export const isKnownDrug = ({ canonical_key: key }: Coded): boolean => knownDrugs().has(key)

/** The key of a drug that the vocabulary calls so. */
export const drugKey = (name: string): string => `medication:${slug(name)}`

/** The ATC codes of a drug that the vocabulary knows; none of any other: what has no code raises nothing. */
export const atcOf = (drug: Coded): readonly string[] => knownOf(drug).atc

/** The keys of a drug and of what it is made of: "Ezetimibe / simvastatin" is also both. */
export const partsOf = (drug: Coded): readonly string[] => knownOf(drug).parts

/** Codes of what acts where it is put: in the mouth, on the skin, in the vagina, the nose, the eye or the ear. */
const ofPlaces = /^(?:A01|D|G01|R01|R02|S)/

/** As `partsOf`, of a drug that acts in the whole body. */
export const systemicPartsOf = (drug: Coded): readonly string[] =>
  atcOf(drug).every((code) => ofPlaces.test(code)) ? [drug.canonical_key] : partsOf(drug)

/** Ways that bring little of a drug to where others act. */
const local: ReadonlySet<string> = new Set(['topical', 'ophthalmic', 'otic', 'nasal', 'inhaled', 'vaginal'])

/** Drugs that the record lists as taken, but for those that act where they are put. */
export const drugsTaken = (record: AlertRecord): Drug[] =>
  itemsOf(record, 'medication').filter(
    ({ id, status, detail }) =>
      status === 'active' && detail.unit !== '%' && !local.has(record.routes[id] ?? ''),
  )

/** When the record last tells of something; empty where it does not say. */
export const lastTold = ({ last_seen_date: last, detail }: RegistryRecord): string =>
  last ?? ('date' in detail ? detail.date : '')

/** When the record last tells of a drug. */
export const lastSeen = ({ last_seen_date: last, detail }: Drug): string => last ?? detail.date

/** Taken for days, not for good. */
const courses = ['J01', 'J02', 'J05', 'P01', 'P02']
const courseDays = 31
/** Lists are written anew about once a year. */
const lastingDays = 400

export const isCourse = (drug: Drug): boolean =>
  atcOf(drug).some((code) => courses.some((at) => code.startsWith(at)))

/** Whether a drug is told of so lately that it may be taken today. */
export const isCurrent = (drug: Drug, today: string): boolean =>
  daysBetween(lastSeen(drug), today) <= (isCourse(drug) ? courseDays : lastingDays)

/** Days between the times of which two drugs are told; none or less where those overlap. */
function gapBetween(a: Drug, b: Drug): number {
  const since = ({ first_seen_date: first, detail }: Drug) => first ?? detail.date
  return Math.max(daysBetween(lastSeen(a), since(b)), daysBetween(lastSeen(b), since(a)))
}

/** Whether two drugs may be taken at one time: no list that would be without the one comes between. */
export const together = (a: Drug, b: Drug): boolean =>
  gapBetween(a, b) <= (isCourse(a) || isCourse(b) ? courseDays : lastingDays)

/** Whether two drugs are told of in one month: of what one list has and a later one has not, one may have come instead. */
export const sideBySide = (a: Drug, b: Drug): boolean => gapBetween(a, b) <= courseDays
