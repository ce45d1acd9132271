import type { Item } from '../answer'
import type { ItemOf } from '../record'
import { amountOf, statusOf, type Telling } from './telling'

export type Test = ItemOf<'lab'>

export const listedAtMost = 20
export const newestAtMost = 12

/** The tests that a question names and the record has. */
export const testsOf = ({ reading }: Telling): Test[] =>
  reading.subjects.flatMap(({ item }) => (item?.type === 'lab' ? [item] : []))

/** The line of a test's last result. */
export function resultItem(telling: Telling, test: Test): Item[] {
  const { value, unit, date, flag } = test.detail
  const sources = telling.sourceOf(test)
  if (value === null || sources.length === 0) return []
  const note = [telling.date(date), rangeOf(telling, test)].filter((part) => part !== null).join(' · ')
  return [
    {
      label: test.name,
      value: amountOf(value, unit),
      status: statusOf(flag),
      flag,
      note,
      sources: [...sources],
    },
  ]
}

/** The range that the page prints beside the last result; null where it prints none. */
export function rangeOf({ t }: Telling, { detail }: Test): string | null {
  const { ref_low: low, ref_high: high, ref_text: text } = detail
  if (low !== null && high !== null) return t('assistant.range', { low, high })
  if (high !== null) return t('assistant.rangeUpTo', { high })
  return low === null ? text : t('assistant.rangeFrom', { low })
}
