import type { Range } from './scope'
import { asksToMark } from '../../language/statements'

const ticked = /(?:\[\s?[xXvV✓✔*]\s?\]|\(\s?[xXvV✓✔*]\s?\)|[☒☑✅✓✔☚])\s*$/u
const empty = /(?:\[\s?_?\s?\]|\(\s\)|[☐□⬜◻○])\s*$/u

export const asksToTick = (text: string): boolean => asksToMark.test(text)

/**
 * What the box before an entry of a form says. `unknown`: the form asks to tick, and no mark was read before this one.
 * Null where there is no form.
 */
export function boxBefore(text: string, range: Range, form: boolean): 'ticked' | 'empty' | 'unknown' | null {
  const before = text.slice(0, range.start)
  if (ticked.test(before)) return 'ticked'
  if (empty.test(before)) return 'empty'
  return form || asksToTick(text) ? 'unknown' : null
}
