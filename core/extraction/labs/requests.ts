import type { Range } from '../assertion/scope'
import { fromBefore, requestBefore } from '../../language/results'
import type { Found } from './prose-grammar'

/**
 * "Recheck K 3", "repeat TSH 8 wks": a whole number right behind a test that is asked for is no result of it; a test that
 * was repeated may be told so, and then it waits.
 */
export function isRequest(text: string, { start, end }: Range, found: Found): 'asked' | 'open' | null {
  const { unit, range, flag, values } = found
  const [value] = values
  if (unit !== null || range !== null || flag !== null || !/^\d+$/.test(value?.text ?? '')) return null
  const [asked] = requestBefore.exec(text.slice(0, start)) ?? []
  if (asked === undefined || text.slice(end, value!.start).trim() !== '') return null
  return /^repeat/i.test(asked) && !/^\s\p{L}/u.test(text.slice(found.end)) ? 'open' : 'asked'
}

/** "Creatinine fell from 2.4 over the week": what was, where what it became is not told or not read. */
export const isFormer = (text: string, { end }: Range, { values }: Found): boolean =>
  values.length === 1 && fromBefore.test(text.slice(end, values[0]!.start))
