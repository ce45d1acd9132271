import { compose, scaling } from './homography'
import { halved } from './chroma'
import { toPlane } from './cut-strips'
import { decodeColour, type DecodedColour } from './decode'
import type { Grey } from './grey'
import { encodeJpeg } from './jpeg/encode'
import { shownSize } from './orientation'
import { colourless } from './plane'
import { fitWithin } from './scaler'
import { shrink } from './shrink'
import { warp } from './warp'

/** The smaller pictures of a page: pixels of the long edge, and the quality (1..100) at which it is still read. */
const sizes = {
  thumbnail: { longEdge: 320, quality: 60 },
  page: { longEdge: 1600, quality: 55 },
} as const
export type SmallerPicture = keyof typeof sizes

/** Less saved than this share of the bytes is not worth a second picture. */
const worthwhile = 0.85

/**
 * A page's smaller pictures as JPEG, lying as the picture is served: EXIF orientation is applied, nothing else of it is
 * left. None where the picture cannot be decoded; no `page` where the picture itself is hardly larger.
 */
export function smallerPictures(bytes: Uint8Array): ReadonlyMap<SmallerPicture, Uint8Array<ArrayBuffer>> {
  const decoded = decodeColour(bytes, sizes.page.longEdge)
  if (!decoded.ok) return new Map()
  const page = pictureOf(decoded.value, sizes.page)
  const thumbnail = pictureOf(decoded.value, sizes.thumbnail)
  const made = new Map<SmallerPicture, Uint8Array<ArrayBuffer>>([['thumbnail', thumbnail]])
  return page.length < bytes.length * worthwhile ? made.set('page', page) : made
}

function pictureOf(
  { grey, chroma, header }: DecodedColour,
  { longEdge, quality }: (typeof sizes)[SmallerPicture],
): Uint8Array<ArrayBuffer> {
  const shown = shownSize(header.orientation, header.width, header.height)
  const { width, height } = fitWithin(shown.width, shown.height, Math.min(longEdge, longestOf(grey)))
  const seen = (plane: Grey, outside: number) => {
    const small = shrink(plane, longEdge)
    if (header.orientation === 1 && small.width === width && small.height === height) return small
    const fromSize = scaling(shown.width / width, shown.height / height)
    return warp(small, compose(toPlane(small, header), fromSize), width, height, outside)
  }
  const colours = chroma && halved([seen(chroma[0], colourless), seen(chroma[1], colourless)])
  return encodeJpeg(seen(grey, 255), quality, colours)
}

const longestOf = ({ width, height }: Grey): number => Math.max(width, height)
