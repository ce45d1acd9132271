import type { Grey } from '../image/grey'
import type { Figures, Stretch } from './figures'

/** A digit as it was read and as it looks. */
export interface DigitLook {
  readonly read: string
  /** The number of the page that it is in; a number is not compared with itself. */
  readonly number: object
  readonly look: Float32Array
}

/** What the page's own digits say of one of them. */
export interface Verdict {
  /** The digit that it looks like most. */
  readonly like: string
  /** By how much more than what it was read as; negative where it looks like what it was read as. */
  readonly lead: number
  /** 0..1: how alike it and its nearest are. */
  readonly alike: number
}

const COLUMNS = 9
const ROWS = 14
/** The nearest of a digit's kind that it is measured against: one misread among them does not decide. */
const NEAREST = 2

/** A body as a small picture, brought to one size, free of its mean and its strength. */
export function lookOf(page: Grey, { top, foot }: Figures, { left, right }: Stretch): Float32Array {
  const look = new Float32Array(COLUMNS * ROWS + 1)
  const [dx, dy] = [(right - left) / COLUMNS, (foot - top) / ROWS]
  for (let j = 0; j < ROWS; j++) {
    for (let i = 0; i < COLUMNS; i++) {
      look[j * COLUMNS + i] = 255 - meanOf(page, left + i * dx, top + j * dy, dx, dy)
    }
  }
  const cells = look.subarray(0, COLUMNS * ROWS)
  const mean = cells.reduce((sum, v) => sum + v, 0) / cells.length
  const norm = Math.hypot(...cells.map((v) => v - mean)) || 1
  cells.forEach((v, i) => (cells[i] = (v - mean) / norm))
  look[COLUMNS * ROWS] = (right - left) / (foot - top)
  return look
}

function meanOf(page: Grey, x: number, y: number, dx: number, dy: number): number {
  let [sum, n] = [0, 0]
  for (let v = Math.floor(y); v < y + dy; v++) {
    for (let u = Math.floor(x); u < x + dx; u++) {
      const share = Math.max(0, Math.min(u + 1, x + dx) - Math.max(u, x)) * Math.max(0, Math.min(v + 1, y + dy) - Math.max(v, y)) // prettier-ignore
      sum +=
        share * (page.data[Math.min(page.height - 1, v) * page.width + Math.min(page.width - 1, u)] ?? 255)
      n += share
    }
  }
  return n === 0 ? 255 : sum / n
}

/** -1..1; digits of other proportions are less alike. */
function alikeness(a: Float32Array, b: Float32Array): number {
  let sum = 0
  const last = COLUMNS * ROWS
  for (let i = 0; i < last; i++) sum += (a[i] as number) * (b[i] as number)
  return sum - Math.abs((a[last] as number) - (b[last] as number))
}

/** Null where the page has too few digits of the kind that it was read as to say anything. */
export function judge(digit: DigitLook, others: readonly DigitLook[]): Verdict | null {
  const kinds = new Map<string, number[]>()
  for (const other of others) {
    if (other.number === digit.number) continue
    const held = kinds.get(other.read) ?? []
    kinds.set(other.read, held)
    held.push(alikeness(digit.look, other.look))
  }
  const near = [...kinds].flatMap(([read, all]) => {
    const best = all.sort((a, b) => b - a).slice(0, NEAREST)
    return best.length < NEAREST ? [] : [{ read, alike: best.reduce((sum, v) => sum + v, 0) / best.length }]
  })
  const own = near.find(({ read }) => read === digit.read)
  const [like] = near.filter(({ read }) => read !== digit.read).sort((a, b) => b.alike - a.alike)
  if (!own || !like) return null
  return { like: like.read, lead: like.alike - own.alike, alike: Math.max(like.alike, own.alike) }
}
