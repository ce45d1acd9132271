import type { Homography } from '../../../core/document/page'
import type { Lie } from './flatten'
import type { Grey } from './grey'
import { compose, scaling } from './homography'
import { warp } from './warp'

/** Letters (the median of capitals, digits and small ones) are brought to about this height in pixels. */
const LETTER_HEIGHT = 26
/** Long edge of the reading frame. */
export const FRAME_LIMIT = 3000
const MAX_ENLARGED = 3

/** The flat, level, evenly lit page that is read, and the way back to its picture. */
export interface Framed {
  readonly grey: Grey
  readonly toPicture: Homography
}

export function frameOf(picture: Grey, lie: Lie): Framed {
  const scale = frameScale(lie)
  const width = Math.max(1, Math.round(lie.width * scale))
  const height = Math.max(1, Math.round(lie.height * scale))
  const toPicture = compose(lie.toPicture, scaling(lie.width / width, lie.height / height))
  return { grey: warp(picture, toPicture, width, height), toPicture }
}

export function frameScale(lie: Lie): number {
  const wanted = lie.letterHeight > 0 ? LETTER_HEIGHT / lie.letterHeight : 1
  const most = FRAME_LIMIT / Math.max(lie.width, lie.height)
  return Math.min(most, MAX_ENLARGED, Math.max(0.5, wanted))
}
