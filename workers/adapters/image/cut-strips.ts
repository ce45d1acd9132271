import type { Sheet, Place } from '../../../core/paper/geometry'
import { planStrip } from '../../../core/paper/pieces'
import { spriteOf } from '../../../core/paper/sprite'
import { decodeGrey } from './decode'
import { greyOf, type Grey } from './grey'
import { compose, invert, rectangleToQuad, scaling } from './homography'
import type { Homography } from '../../../core/document/page'
import { encodeJpeg } from './jpeg/encode'
import { exifTransform } from './orientation'
import { warp } from './warp'

/** The long edge to which a picture is decoded: no strip shows it larger. */
const longEdge = 2400
/** Print stays sharp, and a hundred strips stay below 600 KB. */
const quality = 45

/**
 * The strips of a page, each as a small grey JPEG of its pieces side by side (core/paper/sprite.ts), in the order of
 * the places. None where the picture cannot be decoded.
 */
export function cutStrips(
  bytes: Uint8Array,
  sheet: Sheet,
  places: readonly Place[],
): readonly Uint8Array<ArrayBuffer>[] {
  const decoded = decodeGrey(bytes, longEdge)
  if (!decoded.ok) return []
  const { grey, header } = decoded.value
  const toStored = invert(exifTransform(header.orientation, header.width, header.height))
  const toGrey = compose(scaling(grey.width / header.width, grey.height / header.height), toStored)
  return places.map((place) => encodeJpeg(cutStrip(grey, toGrey, sheet, place), quality))
}

/** @param toGrey from the picture as it is served to the decoded one. */
export function cutStrip(grey: Grey, toGrey: Homography, sheet: Sheet, place: Place): Grey {
  const { width, height, parts } = spriteOf(planStrip(place, sheet))
  const strip = greyOf(width, height, 255)
  for (const { piece, left, width: own } of parts) {
    const cut = warp(grey, compose(toGrey, rectangleToQuad(own, height, piece.corners)), own, height)
    for (let y = 0; y < height; y++)
      strip.data.set(cut.data.subarray(y * own, (y + 1) * own), y * width + left)
  }
  return strip
}
