import * as cubic from './cubic'
import type { Grey } from './grey'
import { greyOf } from './grey'

/** What each point of one axis is made of: four places of the picture and their shares, four numbers a point. */
interface Taps {
  readonly places: Int32Array
  readonly shares: Float64Array
  /** The points that lie in the picture; `to` exclusive. */
  readonly from: number
  readonly to: number
}

/**
 * A picture that is only moved and scaled, by the same cubic kernel as `warp` and to the same bytes: a row of the
 * picture is resampled once and serves all four rows about it. `across` and `down` map a point of each axis back.
 */
export function resized(
  picture: Grey,
  across: (x: number) => number,
  down: (y: number) => number,
  width: number,
  height: number,
  outside: number,
): Grey {
  const out = greyOf(width, height, outside)
  const columns = tapsOf(across, width, picture.width)
  const rows = tapsOf(down, height, picture.height)
  const held = Array.from({ length: 4 }, () => ({ row: -1, values: new Float64Array(width) }))
  const valuesOf = (row: number): Float64Array => {
    const slot = held[row & 3]!
    if (slot.row !== row) {
      slot.row = row
      resample(picture.data, row * picture.width, columns, slot.values)
    }
    return slot.values
  }
  for (let y = rows.from; y < rows.to; y++) {
    const k = 4 * y
    const { places, shares } = rows
    const [a, b] = [valuesOf(places[k]!), valuesOf(places[k + 1]!)]
    const [c, d] = [valuesOf(places[k + 2]!), valuesOf(places[k + 3]!)]
    const [w0, w1, w2, w3] = [shares[k]!, shares[k + 1]!, shares[k + 2]!, shares[k + 3]!]
    for (let x = columns.from; x < columns.to; x++) {
      const value = a[x]! * w0 + b[x]! * w1 + c[x]! * w2 + d[x]! * w3 + 0.5
      out.data[y * width + x] = value < 0 ? 0 : value > 255 ? 255 : value | 0
    }
  }
  return out
}

function tapsOf(back: (at: number) => number, length: number, most: number): Taps {
  const places = new Int32Array(4 * length)
  const shares = new Float64Array(4 * length)
  let [from, to] = [length, 0]
  for (let at = 0; at < length; at++) {
    const u = back(at + 0.5) - 0.5
    if (u < -0.5 || u > most - 0.5) continue
    ;[from, to] = [Math.min(from, at), at + 1]
    const x = Math.floor(u)
    const s = u - x
    places.set(
      [Math.max(0, x - 1), Math.max(0, x), Math.min(most - 1, x + 1), Math.min(most - 1, x + 2)],
      4 * at,
    )
    shares.set([cubic.first(s), cubic.second(s), cubic.third(s), cubic.fourth(s)], 4 * at)
  }
  return { places, shares, from, to }
}

function resample(
  data: Uint8Array,
  row: number,
  { places, shares, from, to }: Taps,
  into: Float64Array,
): void {
  for (let x = from, k = 4 * from; x < to; x++, k += 4)
    into[x] =
      data[row + places[k]!]! * shares[k]! +
      data[row + places[k + 1]!]! * shares[k + 1]! +
      data[row + places[k + 2]!]! * shares[k + 2]! +
      data[row + places[k + 3]!]! * shares[k + 3]!
}
