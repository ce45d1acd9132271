import { deriveId } from '../../records/ids'
import type { EntityType } from '../../records/kinds'
import { slug } from '../../vocabulary/concept'
import type { AlertRecord, Drug, ItemOf, Test } from '../facts'

/** Items of a record as the fold makes them, for tests of the rules. */

export const today = '2026-06-01'

let count = 0

function common<T extends EntityType>(type: T, name: string, date: string) {
  count += 1
  const id = deriveId('alert test', count)
  return {
    id,
    type,
    canonical_key: `${type}:${slug(name)}`,
    name,
    category: null,
    status: 'active',
    codes: {},
    first_seen_date: date,
    last_seen_date: date,
    first_facility: null,
    first_physician: null,
    evidence_count: 1,
    citations: [id],
    evidence: null,
  }
}

interface Taken {
  readonly value?: string
  readonly unit?: string
  readonly frequency?: string
  readonly date?: string
  readonly status?: string
}

export function drug(name: string, taken: Taken = {}): Drug {
  const { value = null, unit = 'mg', frequency = null, date = '2026-05-01', status = 'active' } = taken
  const detail = {
    value,
    unit,
    printed: null,
    intake: null,
    route: null,
    duration: null,
    dosage: null,
    date,
    frequency,
    doses: [],
    changed: null,
  }
  return { ...common('medication', name, date), status, detail }
}

type Point = readonly [date: string, value: number]

/** A test with its results, oldest first, and the range of its page. */
export function results(
  name: string,
  unit: string,
  [low, high]: readonly [number | null, number | null],
  ...points: readonly Point[]
): Test {
  const [date = today, value = 0] = points.at(-1) ?? []
  const trend = points.map(([day, number], at) => ({
    entity_id: deriveId(name, day, at),
    file_id: null,
    value: number,
    text: String(number),
    date: day,
    low,
    high,
    outside: (low !== null && number < low) || (high !== null && number > high),
  }))
  return {
    ...common('lab', name, date),
    detail: {
      value: String(value),
      unit,
      date,
      flag: null,
      ref_low: low,
      ref_high: high,
      ref_text: null,
      trend: trend.length < 2 ? [] : trend,
    },
  }
}

export function condition(name: string, code: string | null, status = 'active'): ItemOf<'diagnosis'> {
  const codes = code === null ? {} : { 'ICD-10-CM': [code] }
  return { ...common('diagnosis', name, '2024-01-01'), codes, status, detail: {} }
}

export function allergy(name: string): ItemOf<'allergy'> {
  const detail = { reaction: null, severity: null, confidence: 1, last_file_id: null }
  return { ...common('allergy', name, '2024-01-01'), detail }
}

export const study = (name: string, date: string): ItemOf<'imaging'> => ({
  ...common('imaging', name, date),
  detail: {},
})
export const procedure = (name: string, date: string): ItemOf<'procedure'> => ({
  ...common('procedure', name, date),
  detail: {},
})

export const record = (...items: AlertRecord['items']): AlertRecord => ({
  items,
  routes: {},
  dosages: {},
  undated: new Set(),
  followUps: [],
  today,
})
