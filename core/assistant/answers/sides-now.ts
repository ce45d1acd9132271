import type { ItemOf } from '../record'
import type { Telling } from './telling'

/**
 * "Are those still high", of several that were told: which are outside their range by their last result, and which are not.
 * Null where that is not asked, or one of them has no range.
 */
export function sidesNow({ t, reading }: Telling, tests: readonly ItemOf<'lab'>[]): readonly string[] | null {
  const isTold = reading.subjects.every(({ places }) => places.length === 0)
  const isOfNow = reading.cues.has('still') || reading.cues.has('now')
  if (tests.length < 2 || !isTold || !isOfNow || tests.some(({ detail: { flag } }) => flag === null))
    return null
  const named = (is: (flag: ItemOf<'lab'>['detail']['flag']) => boolean) =>
    tests.flatMap(({ name, detail: { flag } }) => (is(flag) ? [name] : [])).join(', ')
  const [outside, inside] = [named((flag) => flag === 'H' || flag === 'L'), named((flag) => flag === 'N')]
  return [
    ...(outside === '' ? [] : [t('assistant.stillOutside', { names: outside })]),
    ...(inside === '' ? [] : [t('assistant.nowInside', { names: inside })]),
  ]
}
