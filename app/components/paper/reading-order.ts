import { levelled, slopeOf, type Corners, type Rect } from '#core/paper/geometry'

interface Placed {
  readonly box: Rect
}

/** Lines of a sheet, laid level about its corner by the slope of them all: on a tilted sheet neighbours overlap in height. */
export function levelBoxes(lines: readonly Corners[]): Rect[] {
  const boxes = lines.map(levelled)
  const weight = boxes.reduce((sum, [, , w]) => sum + w, 0)
  const turned = lines.reduce((sum, line, index) => sum + slopeOf(line) * (boxes[index]?.[2] ?? 0), 0)
  const slope = weight === 0 ? 0 : turned / weight
  const [cos, sin] = [Math.cos(slope), Math.sin(slope)]
  return boxes.map(([left, top, w, h]) => {
    const [x, y] = [left + w / 2, top + h / 2]
    return [x * cos + y * sin - w / 2, y * cos - x * sin - h / 2, w, h]
  })
}

/**
 * From the top down, and within a row from where reading starts. A row is what overlaps the row's first box by half
 * of the lower one's height: a plain sort by two keys would tear apart rows that are a pixel askew.
 */
export function readingOrder<T extends Placed>(placed: readonly T[], rightToLeft: boolean): T[] {
  const rows: T[][] = []
  for (const item of [...placed].sort((a, b) => middle(a) - middle(b))) {
    const row = rows.at(-1)
    if (row?.[0] && sameRow(row[0], item)) row.push(item)
    else rows.push([item])
  }
  const start = ({ box: [x, , w] }: T) => (rightToLeft ? -(x + w) : x)
  return rows.flatMap((row) => row.sort((a, b) => start(a) - start(b)))
}

/** What stands on a page, each by its first line, in the order in which the page is read. */
export function inOrderOfReading<T>(
  items: readonly T[],
  cornersOf: (item: T) => Corners,
  rightToLeft: boolean,
): T[] {
  const boxes = levelBoxes(items.map(cornersOf))
  const placed = items.flatMap((item, index) => (boxes[index] ? [{ item, box: boxes[index] }] : []))
  return readingOrder(placed, rightToLeft).map(({ item }) => item)
}

function middle({ box: [, y, , h] }: Placed): number {
  return y + h / 2
}

function sameRow({ box: [, ay, , ah] }: Placed, { box: [, by, , bh] }: Placed): boolean {
  const overlap = Math.min(ay + ah, by + bh) - Math.max(ay, by)
  return overlap >= Math.min(ah, bh) / 2
}

/** Where a key leads from the `index`th of `count`; null for a key that leads nowhere. */
export function neighbour(key: string, index: number, count: number): number | null {
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return Math.min(index + 1, last)
    case 'ArrowUp':
    case 'ArrowLeft':
      return Math.max(index - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}
