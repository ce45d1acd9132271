import { toPlane } from '../../workers/adapters/image/cut-strips'
import { decodeGrey } from '../../workers/adapters/image/decode'
import { greyOf, type Grey } from '../../workers/adapters/image/grey'
import { compose, rectangleToQuad, translation } from '../../workers/adapters/image/homography'
import { warp } from '../../workers/adapters/image/warp'
import type { Corners } from '../../core/paper/geometry'

/** What the JPEG of a strip and a second scaling leave of likeness, 1 being the same; print that is gone or laid over leaves less. */
export const leastAlike = 0.85
/** Nothing better need be looked for. */
const surely = 0.95

/** A screenshot is cut at whole pixels: where within one a piece begins is not known. The nearest first. */
const parts = [0, -1, 1]
const offsets = parts.flatMap((x) => parts.map((y) => [x, y] as const))

/** A photograph, to be held against what a screen shows of it. */
export function openPaper(bytes: Uint8Array<ArrayBuffer>) {
  const decoded = decodeGrey(bytes, 10_000)
  if (!decoded.ok) throw new Error(decoded.error)
  const { grey, header } = decoded.value
  return {
    /** How alike a picture is to this rectangle of the photograph, and to what lies half its height below. */
    alike(picture: Grey, corners: Corners): { readonly alike: number; readonly beside: number } {
      const toPage = compose(toPlane(grey, header), rectangleToQuad(picture.width, picture.height, corners))
      const at = (x: number, y: number) =>
        likeness(picture, warp(grey, compose(toPage, translation(x, y)), picture.width, picture.height))
      let best = -1
      for (const [x, y] of offsets) {
        best = Math.max(best, at(x, y))
        if (best >= surely) break
      }
      return { alike: best, beside: at(0, picture.height * 0.5) }
    },
  }
}

/** A piece of a screenshot, at whole pixels. */
export function cut({ width, data }: Grey, [left, top, across, down]: readonly number[]): Grey {
  const whole = (length = 0) => Math.round(length)
  const [x, y, w, h] = [whole(left), whole(top), whole(across), whole(down)]
  const piece = greyOf(w, h)
  for (let row = 0; row < h; row += 1)
    piece.data.set(data.subarray((y + row) * width + x, (y + row) * width + x + w), row * w)
  return piece
}

/** How alike two pictures of one size are: the correlation of their samples, whatever the light on them. */
function likeness(a: Grey, b: Grey): number {
  const mean = ({ data }: Grey) => data.reduce((sum, sample) => sum + sample, 0) / data.length
  const [ma, mb] = [mean(a), mean(b)]
  let [both, one, other] = [0, 0, 0]
  for (let at = 0; at < a.data.length; at += 1) {
    const [da, db] = [(a.data[at] ?? 0) - ma, (b.data[at] ?? 0) - mb]
    both += da * db
    one += da * da
    other += db * db
  }
  return both / Math.sqrt(one * other || 1)
}
