import type { Named } from './named-in'
import type { Found } from './prose-grammar'

const bracketed = String.raw`[([]\s*([<>≤≥]?\s?\d[^()[\]]{0,20})[)\]]`
const flagged = String.raw`\s*(H|L|HH|LL|\*|↑|↓)?\s*`
const opening = new RegExp(`^[^\\p{L}]{0,3}${bracketed}${flagged}$`, 'u')
const before = new RegExp(`(?:^|\\s)${bracketed}${flagged}$`, 'u')

/**
 * "(4.0-10.5) * WBC 14.3 K/uL (40.0-75.0) * NEUT% 82.1 %": cells whose limits stand before the name, as a page that runs
 * leftwards has them. What opens the row tells so: the limits behind a number are the next test's.
 */
export const areLimitsBefore = (text: string, labs: readonly Named[]): boolean =>
  labs.length > 1 && opening.test(text.slice(0, labs[0]?.start ?? 0))

/** The result with the limits and the flag before its name, and without those behind its number. */
export function withLimitsBefore(text: string, { start }: Named, found: Found): Found {
  const [, range = null, flag = null] = before.exec(text.slice(0, start)) ?? []
  const last = found.values.at(-1)?.end ?? found.end
  const rest = text.slice(last, found.end)
  const unit = found.unit === null ? -1 : rest.indexOf(found.unit)
  const to = unit < 0 ? 0 : unit + (found.unit?.length ?? 0)
  return { ...found, range, flag, end: last + to }
}
