import { tokenise } from '../../vocabulary/normalise'
import { findHeld, saysHeld } from '../held'
import type { RegistryRecord } from '../../records/registry'
import { itemsOf, stands, type ItemOf } from '../record'
import type { Reading } from '../reading'
import type { Telling } from './telling'

/** An illness that its pages tell of as one of the past, and what is said where it is asked whether it came back. */

export type Illness = ItemOf<'diagnosis'>

/** The leading lines of illnesses, by which it is known whether they are told of as past. */
export const leadsOfIllnesses = (items: readonly RegistryRecord[]): readonly string[] =>
  itemsOf(items, 'diagnosis').flatMap(({ evidence }) => evidence?.entity_id ?? [])

/** Whether the newest line on it tells of it as past. */
export const isOfPast = ({ evidence }: Telling, { evidence: lead }: Illness): boolean =>
  lead !== null &&
  evidence.some(
    (fact) =>
      fact.entity.id === lead?.entity_id && stands(fact) && fact.entity.normalized.assertion === 'historical',
  )

/** "Is the cancer back", "has it returned"; the back that hurts is none. */
export function asksCameBack(reading: Reading): boolean {
  if (saysHeld(reading, 'cameBack')) return true
  const tokens = tokenise(reading.text)
  const last = findHeld(tokens, 'backAtEnd')?.includes(tokens.length - 1) === true
  return last && !reading.subjects.some(({ places }) => places.includes(tokens.length - 1))
}

/** How an illness stands that is told of as past, or of which it is asked whether it came back; null of any other. */
export function pastText(telling: Telling, item: Illness): string | null {
  const { t, reading } = telling
  const isPast = isOfPast(telling, item)
  const isAsked = asksCameBack(reading)
  if (!isPast && !isAsked) return null
  const name = telling.nameOf(item)
  const date = telling.date(item.first_seen_date)
  const status = item.status === 'active' || !t.has('status', item.status) ? null : t(`status.${item.status}`)
  const listed = isPast
    ? t('assistant.conditionPast', { name, date })
    : status === null
      ? t('assistant.conditionSince', { name, date })
      : t('assistant.conditionStatus', { name, status })
  return isAsked ? `${listed} ${t('assistant.cameBackUnknown')}` : listed
}
