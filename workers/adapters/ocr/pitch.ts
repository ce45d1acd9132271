import type { Figures } from './figures'
import { WIDEST_DIGIT } from './figures'

/** Fewer distances tell nothing of a page. */
const ENOUGH = 8
/**
 * What a point adds to the distance of two digits, in digit heights, at the least. A point takes about half a
 * digit's width; the narrow one of a proportional type moves a distance by less than half of that.
 */
const SIGN = 0.24

/** Between the centres of neighbouring digits; null where two are not told apart or a point stands between. */
export function distances({ top, foot, bodies, points }: Figures): (number | null)[] {
  const height = foot - top
  return bodies.slice(1).map((after, i) => {
    const before = bodies[i] as (typeof bodies)[number]
    const widest = Math.max(after.right - after.left, before.right - before.left)
    const parted = points.some((point) => point.left >= before.right - 1 && point.right <= after.left + 2)
    if (widest > height * WIDEST_DIGIT || parted) return null
    return (after.left + after.right - before.left - before.right) / 2 / height
  })
}

/** How a page sets its digits, in digit heights: nearly the same for all, since digits are of equal width in most types. */
export interface Spacing {
  readonly distance: number
  readonly width: number
}

export function usualSpacing(numbers: readonly Figures[]): Spacing | null {
  const all = numbers.flatMap((number) => distances(number).filter((d) => d !== null))
  const widths = numbers.flatMap(({ top, foot, bodies }) =>
    bodies.map(({ left, right }) => (right - left) / (foot - top)),
  )
  if (all.length < ENOUGH) return null
  return { distance: median(all), width: median(widths) }
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0
}

/**
 * Between which digits of a number a sign must stand though none is seen: after how many bodies. None where
 * all of the number is set as wide.
 */
export function widened(number: Figures, spacing: Spacing | null): number[] {
  if (!spacing) return []
  const own = distances(number)
  const known = own.filter((d) => d !== null)
  const wide = own.flatMap((d, i) => (d !== null && d > spacing.distance + SIGN ? [i + 1] : []))
  return known.length > 1 && wide.length === known.length ? [] : wide
}

/** By how much a number spans more than its digits need, in digit heights, however many of them touch. */
export function surplus({ top, foot, bodies }: Figures, digits: number, spacing: Spacing): number {
  const [first, last] = [bodies[0], bodies[bodies.length - 1]]
  if (!first || !last || digits < 2) return 0
  return (last.right - first.left) / (foot - top) - (digits - 1) * spacing.distance - spacing.width
}
