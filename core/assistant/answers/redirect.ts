import type { EntityType } from '../../records/kinds'
import type { RegistryRecord } from '../../records/registry'
import type { Answer } from '../answer'
import { itemsOf } from '../record'
import type { Telling } from './telling'

const suggestedAtMost = 4

function redirect(telling: Telling, message: string, suggestions = suggestionsOf(telling)): Answer {
  return {
    type: 'redirect',
    message,
    suggestions: suggestions.slice(0, suggestedAtMost),
    topic: telling.reading.before,
  }
}

/** Questions that this record can answer. */
function suggestionsOf({ t, record: { items } }: Telling): string[] {
  const labs = itemsOf(items, 'lab')
  const repeated = labs.find(({ evidence_count: n }) => n > 1)
  const outside = labs.some(({ detail: { flag } }) => flag === 'H' || flag === 'L')
  const has = (type: EntityType) => items.some((item) => item.type === type)
  return [
    ...(outside ? [t('ask.askAbnormal')] : []),
    ...(repeated ? [t('assistant.askTrend', { name: repeated.name })] : []),
    ...(has('medication') ? [t('ask.askMedications')] : []),
    ...(has('allergy') ? [t('ask.askAllergies')] : []),
    ...(!repeated && labs[0] ? [t('assistant.askLatest', { name: labs[0].name })] : []),
    ...(has('diagnosis') ? [t('assistant.askConditions')] : []),
    ...(has('procedure') ? [t('assistant.askProcedures')] : []),
    ...(has('imaging') ? [t('assistant.askImaging')] : []),
  ]
}

export function outOfScope(telling: Telling): Answer {
  const { t, record, reading } = telling
  if (reading.ofRelative) return redirect(telling, t('assistant.ofRelative'))
  return redirect(telling, record.items.length === 0 ? t('assistant.emptyRecord') : t('assistant.outOfScope'))
}

/** What was named is not in the record: said, and never guessed at. */
export function notFound(telling: Telling, what: string | null = null): Answer {
  const { t, reading } = telling
  // One word may be the name of a test and of a drug: it is said once.
  const apart = new Map(reading.subjects.map((one) => [one.places.join(), one]))
  const own = [...apart.values()].map(({ type, key, name }) =>
    telling.nameOf({ type, canonical_key: key, name }),
  )
  const names = what === null ? own : [what]
  return names.length === 0
    ? outOfScope(telling)
    : redirect(telling, t('assistant.notFound', { name: names.join(', ') }) + waitsToo(telling))
}

/** It may be among what waits, of which nothing is told before its owner has looked at it. */
function waitsToo({ t, reading, record }: Telling): string {
  const types = new Set(reading.subjects.map(({ type }) => type))
  const n = [...types].reduce((sum, type) => sum + (record.waiting[type] ?? 0), 0)
  return n === 0 ? '' : ` ${t('assistant.waiting', { n })}`
}

export function noneOf(telling: Telling, type: EntityType): Answer {
  const { t, record } = telling
  const n = record.waiting[type] ?? 0
  const waits = n > 0 ? ` ${t('assistant.waiting', { n })}` : ''
  return redirect(telling, `${t('assistant.noneOf')}${waits}`)
}

/** What waits may be of the group. */
export function noneOfGroup(telling: Telling, name: string): Answer {
  const n = telling.record.waiting.medication ?? 0
  const waits = n > 0 ? ` ${telling.t('assistant.waiting', { n })}` : ''
  return redirect(telling, telling.t('assistant.noneOfGroup', { name }) + waits)
}

export const noEarlier = (telling: Telling, name: string): Answer =>
  redirect(telling, telling.t('assistant.noEarlier', { name }))

export const noChanges = (telling: Telling): Answer => redirect(telling, telling.t('assistant.noChanges'))

export const noneOfTime = (telling: Telling, name: string): Answer =>
  redirect(telling, telling.t('assistant.noneOfTime', { name }), [telling.t('assistant.askLatest', { name })])

export const noneOfPlace = (telling: Telling, name: string, place: string): Answer =>
  redirect(telling, telling.t('assistant.noneOfPlace', { name, place }), [
    telling.t('assistant.askLatest', { name }),
  ])

export const noDocuments = (telling: Telling, place: string): Answer =>
  redirect(telling, telling.t('assistant.noDocuments', { place }))

/** Several things of the record may be meant: which, is the patient's to say. */
export function whichOne(telling: Telling): Answer {
  const asked = telling.reading.unsure.flatMap(({ item }) => (item ? [questionOn(telling, item)] : []))
  return redirect(telling, telling.t('assistant.whichOne'), asked)
}

function questionOn(telling: Telling, item: RegistryRecord): string {
  const name = telling.nameOf(item)
  switch (item.type) {
    case 'lab':
      return telling.t('assistant.askLatest', { name })
    case 'medication':
      return telling.t('assistant.askDose', { name })
    case 'diagnosis':
      return telling.t('assistant.askSince', { name })
    default:
      return telling.t('assistant.askDrug', { name })
  }
}
