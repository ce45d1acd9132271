import { tokenise } from '../../vocabulary/normalise'
import { findJoined } from '../asking'
import { itemsOf, type ItemOf } from '../record'
import { isOfKindOf } from './days-of'
import { asksOneMore } from './study-asked'
import type { Telling } from './telling'

type Done = 'procedure' | 'imaging'

/** What was done before, or after, what the answer before was about: "and before it?". */
export interface BesideTold {
  readonly items: readonly ItemOf<Done>[]
  readonly side: 'noneBefore' | 'noneAfter'
  /** The day before or after which it was, as exactly as it is known. */
  readonly date: string
}

/** Of a question that names nothing and goes on from what was done; null where it asks for no other. */
export function besideTold(telling: Telling, type: Done): BesideTold | null {
  const { subjects, before, cues, text } = telling.reading
  const told = subjects.flatMap(({ item, key, places }) =>
    item !== null && item.type === type && places.length === 0 && before?.keys.includes(key) ? [item] : [],
  )
  const dates = told.map((item) => item.evidence?.date ?? item.last_seen_date ?? '').toSorted()
  const [first, last] = [dates[0] ?? '', dates.at(-1) ?? '']
  const tokens = tokenise(text)
  const isAgain = type === 'imaging' && told.length === 1 && asksOneMore(telling.reading)
  const isAfter =
    isAgain || (['sinceThen', 'andAfter'] as const).some((list) => findJoined(tokens, list) !== null)
  if (told.length === 0 || first === '' || (!cues.has('previous') && !isAfter)) return null
  const dateOf = (item: ItemOf<Done>): string => item.evidence?.date ?? item.last_seen_date ?? ''
  const all = itemsOf(telling.record.items, type).filter((item) => dateOf(item) !== '')
  const others = isAgain ? all.filter(isOfKindOf(told[0])) : all
  // "Another one after", of which there is none: the answer says so by its kind.
  if (isAgain && !others.some((item) => dateOf(item) > last)) return null
  return isAfter
    ? { items: others.filter((item) => dateOf(item) > last), side: 'noneAfter', date: last }
    : { items: others.filter((item) => dateOf(item) < first), side: 'noneBefore', date: first }
}
