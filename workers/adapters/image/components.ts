/** A connected blob of ink: its bounds (right and bottom exclusive) and how many pixels it has. */
export interface Component {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly area: number
}

/**
 * The 8-connected components of a bitmap (1 = ink), by runs and union-find: one pass, no recursion,
 * memory in proportion to the runs.
 */
export function components(bitmap: Uint8Array, width: number, height: number): Component[] {
  const parent: number[] = []
  const left: number[] = []
  const right: number[] = []
  const top: number[] = []
  const bottom: number[] = []
  const area: number[] = []
  const find = (i: number): number => {
    while (parent[i] !== i) {
      parent[i] = parent[parent[i] as number] as number
      i = parent[i] as number
    }
    return i
  }
  const unite = (a: number, b: number): number => {
    const [p, q] = [find(a), find(b)]
    if (p === q) return p
    const [keep, drop] = p < q ? [p, q] : [q, p]
    parent[drop] = keep
    left[keep] = Math.min(left[keep] as number, left[drop] as number)
    right[keep] = Math.max(right[keep] as number, right[drop] as number)
    top[keep] = Math.min(top[keep] as number, top[drop] as number)
    bottom[keep] = Math.max(bottom[keep] as number, bottom[drop] as number)
    area[keep] = (area[keep] as number) + (area[drop] as number)
    return keep
  }
  let above: number[] = [] // triples: start, end, label
  for (let y = 0; y < height; y++) {
    const here: number[] = []
    let next = 0
    const row = y * width
    for (let x = 0; x < width; x++) {
      if (bitmap[row + x] === 0) continue
      const start = x
      while (x < width && bitmap[row + x] !== 0) x++
      let label = parent.length
      parent.push(label)
      left.push(start)
      right.push(x)
      top.push(y)
      bottom.push(y + 1)
      area.push(x - start)
      while (next < above.length && (above[next + 1] as number) < start) next += 3
      for (let i = next; i < above.length && (above[i] as number) <= x; i += 3) {
        label = unite(label, above[i + 2] as number)
      }
      here.push(start, x, label)
    }
    above = here
  }
  const found: Component[] = []
  for (let i = 0; i < parent.length; i++) {
    if (parent[i] !== i) continue
    found.push({
      left: left[i] as number, top: top[i] as number,
      right: right[i] as number, bottom: bottom[i] as number,
      area: area[i] as number,
    }) // prettier-ignore
  }
  return found
}
