import { levelled, type Corners, type Size } from '#core/paper/geometry'

export const zoomSteps = [1, 1.5, 2.25, 3.5] as const

/** CSS pixels that a line of print needs to be read. */
const readable = 14
const largest = zoomSteps[zoomSteps.length - 1] ?? 1

/** How much larger than its place a page has to be shown for these lines to be read; 1 where they can be as it is. */
export function zoomToRead(lines: readonly Corners[], page: Size, paneWidth: number): number {
  const heights = lines.map((line) => levelled(line)[3]).filter((height) => height > 0)
  if (heights.length === 0 || paneWidth <= 0) return 1
  const shown = (Math.min(...heights) * paneWidth) / page.width
  return Math.min(largest, Math.max(1, readable / shown))
}
