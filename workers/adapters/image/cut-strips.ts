import type { Homography } from '../../../core/document/page'
import type { Place, Sheet } from '../../../core/paper/geometry'
import { planStrip } from '../../../core/paper/pieces'
import { spriteOf, type Sprite } from '../../../core/paper/sprite'
import { halved } from './chroma'
import { decodeColour, type DecodedColour } from './decode'
import { greyOf, type Grey } from './grey'
import { compose, invert, rectangleToQuad, scaling } from './homography'
import { encodeJpeg } from './jpeg/encode'
import { exifTransform } from './orientation'
import { colourless } from './plane'
import type { Sniffed } from './sniff'
import { warp } from './warp'

/** The long edge to which a picture is decoded: no strip shows it larger. */
const longEdge = 2400
/** Print stays sharp, and a hundred strips stay below 600 KB. */
const quality = 45

/**
 * The strips of a page, each as a small JPEG of its pieces side by side (core/paper/sprite.ts), in the order of the
 * places. None where the picture cannot be decoded.
 */
export function cutStrips(
  bytes: Uint8Array,
  sheet: Sheet,
  places: readonly Place[],
): readonly Uint8Array<ArrayBuffer>[] {
  const decoded = decodeColour(bytes, longEdge)
  if (!decoded.ok) return []
  return places.map((place) => cutStrip(decoded.value, spriteOf(planStrip(place, sheet))))
}

function cutStrip({ grey, chroma, header }: DecodedColour, sprite: Sprite): Uint8Array<ArrayBuffer> {
  const cut = (plane: Grey, outside: number) => cutPlane(plane, toPlane(plane, header), sprite, outside)
  const colours = chroma && halved([cut(chroma[0], colourless), cut(chroma[1], colourless)])
  return encodeJpeg(cut(grey, 255), quality, colours)
}

/** From the picture as it is served to a plane of it as it was decoded. */
export function toPlane(plane: Grey, { orientation, width, height }: Sniffed): Homography {
  const toStored = invert(exifTransform(orientation, width, height))
  return compose(scaling(plane.width / width, plane.height / height), toStored)
}

function cutPlane(plane: Grey, toIt: Homography, { width, height, parts }: Sprite, outside: number): Grey {
  const strip = greyOf(width, height, outside)
  for (const { piece, left, width: own } of parts) {
    const cut = warp(plane, compose(toIt, rectangleToQuad(own, height, piece.corners)), own, height, outside)
    for (let y = 0; y < height; y++)
      strip.data.set(cut.data.subarray(y * own, (y + 1) * own), y * width + left)
  }
  return strip
}
