import type { PageReading } from '../../../core/document/page'
import { decodeGrey } from '../image/decode'
import { compose, invert, scaling } from '../image/homography'
import { exifTransform } from '../image/orientation'
import { warp } from '../image/warp'
import { encodePng } from './png'

/** Above it vision models shrink a picture themselves. */
const longEdge = 2000

/**
 * The flat, upright page on which the words stand, as a grey PNG: a photograph of 25 MB becomes one or two, so
 * that its base64 fits the Worker's memory, and it carries no EXIF. Null where the picture cannot be decoded.
 */
export async function pagePicture(bytes: Uint8Array, page: PageReading): Promise<Uint8Array | null> {
  const decoded = decodeGrey(bytes, longEdge)
  if (!decoded.ok) return null
  const { grey, header } = decoded.value
  const shrink = Math.min(1, longEdge / Math.max(page.frame.width, page.frame.height))
  const [width, height] = [Math.round(page.frame.width * shrink), Math.round(page.frame.height * shrink)]
  const toStored = invert(exifTransform(header.orientation, header.width, header.height))
  const toGrey = compose(scaling(grey.width / header.width, grey.height / header.height), toStored)
  const toPicture = compose(toGrey, compose(page.toSource, scaling(1 / shrink)))
  return encodePng(warp(grey, toPicture, width, height))
}
