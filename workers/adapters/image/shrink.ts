import type { Grey } from './grey'
import { AreaScaler, fitWithin } from './scaler'

/** A smaller copy, long edge at most `limit` (area average); the same picture where it is small enough. */
export function shrink(picture: Grey, limit: number): Grey {
  const size = fitWithin(picture.width, picture.height, limit)
  if (size.width === picture.width && size.height === picture.height) return picture
  const scaler = new AreaScaler(picture.width, picture.height, size.width, size.height)
  for (let y = 0; y < picture.height; y++) scaler.row(picture.data, y * picture.width)
  return scaler.finish()
}
