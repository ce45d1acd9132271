import type { EntityType } from '../../records/kinds'
import { itemsOf, type ItemOf } from '../record'
import type { Telling } from './telling'

/** All items of a list but those that the question leaves out by name. */
export function askedItems<T extends EntityType>(telling: Telling, type: T): ItemOf<T>[] {
  const keys = new Set(telling.reading.excepted.map(({ key }) => key))
  return itemsOf(telling.record.items, type).filter(({ canonical_key: key }) => !keys.has(key))
}
