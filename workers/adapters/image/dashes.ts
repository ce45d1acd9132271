import type { Component } from './components'
import type { Grey } from './grey'
import { wipe } from './specks'

/** So many dashes one behind another are a rule: no writing has them, and digits one above another are fewer. */
const LEAST = { along: 8, down: 14 }
/** Of its length: how thin a dash is, and how wide the space before the next one. */
const THIN = 0.7
const SPACE = { along: 1.6, down: 0.95 }

/** One blob as it lies along a rule: where it begins and ends, and its middle and thickness across. */
interface Dash {
  readonly blob: Component
  readonly from: number
  readonly to: number
  readonly middle: number
  readonly thick: number
}

/** The blobs that are dashes of broken rules, along the page or down it: the frames of coupons and labels. */
export function dashesOf(blobs: readonly Component[]): ReadonlySet<Component> {
  const along = blobs.map((blob) => dash(blob, blob.left, blob.right, blob.top, blob.bottom))
  const down = blobs.map((blob) => dash(blob, blob.top, blob.bottom, blob.left, blob.right))
  return new Set([...chained(along, LEAST.along, SPACE.along), ...chained(down, LEAST.down, SPACE.down)])
}

/** Wipes the dashes of broken rules from a page and its ink, in place; returns the blobs that remain. */
export function removeDashes(
  page: Grey,
  ink: Uint8Array,
  blobs: readonly Component[],
  letterHeight: number,
): readonly Component[] {
  // A digit is never as low as a dash, so that no column of ones is taken for a rule.
  const low = blobs.filter(({ top, bottom }) => bottom - top < 0.8 * letterHeight)
  const dashes = dashesOf(low)
  for (const blob of dashes) wipe(page, ink, blob)
  return dashes.size === 0 ? blobs : blobs.filter((blob) => !dashes.has(blob))
}

const dash = (blob: Component, from: number, to: number, near: number, far: number): Dash => ({
  blob,
  from,
  to,
  middle: (near + far) / 2,
  thick: far - near,
})

/** Runs of at least `least` dashes alike, each in line with the one before it and as close as dashes are. */
function chained(all: readonly Dash[], least: number, space: number): Component[] {
  const dashes = all
    .filter(({ from, to, thick }) => to - from >= 3 && thick <= THIN * (to - from))
    .sort((a, b) => a.from - b.from)
  const next = new Map<Dash, Dash>()
  const led = new Set<Dash>()
  dashes.forEach((one, at) => {
    const length = one.to - one.from
    for (let i = at + 1; i < dashes.length && dashes[i]!.from - one.to <= space * length; i++) {
      const other = dashes[i]!
      if (other.from < one.to || led.has(other) || !alike(one, other)) continue
      next.set(one, other)
      led.add(other)
      return
    }
  })
  return dashes
    .filter((one) => !led.has(one))
    .flatMap((first) => {
      const run: Dash[] = []
      for (let one: Dash | undefined = first; one; one = next.get(one)) run.push(one)
      return run.length >= least ? run.map(({ blob }) => blob) : []
    })
}

function alike(a: Dash, b: Dash): boolean {
  const [long, other] = [a.to - a.from, b.to - b.from]
  return (
    Math.abs(a.middle - b.middle) <= Math.max(1, 0.5 * Math.max(a.thick, b.thick)) &&
    Math.min(long, other) >= 0.55 * Math.max(long, other) &&
    Math.abs(a.thick - b.thick) <= Math.max(1.5, 0.5 * Math.max(a.thick, b.thick))
  )
}
