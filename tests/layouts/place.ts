import type { Printed, Sheet } from './sheet'
import type { TrueFact } from './truth'

/** Where a block is set: its left edge, its width, and the base line of its first line. */
export interface Place {
  readonly sheet: Sheet
  readonly x: number
  readonly width: number
  readonly y: number
  readonly facts: TrueFact[]
  readonly features: readonly string[]
}

/** Sets a text against the reading edge of a place, `indent` from it; returns its words. */
export function setLine(
  place: Place,
  text: string,
  y: number,
  indent = 0,
  size = place.sheet.size,
): Printed[] {
  const { sheet, x, width } = place
  const left = sheet.direction === 'rtl' ? x + width - indent - sheet.measure(text, size) : x + indent
  return sheet.set(text, left, y, size, sheet.direction)
}
