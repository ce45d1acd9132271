import type { Homography } from '../../../core/document/page'

/**
 * From the stored picture (width × height) to the picture as a viewer shows it, for an EXIF orientation
 * (Exif 2.32, tag 0x0112: where the stored first row and first column stand).
 */
export function exifTransform(orientation: number, width: number, height: number): Homography {
  switch (orientation) {
    case 2:
      return [-1, 0, width, 0, 1, 0, 0, 0, 1]
    case 3:
      return [-1, 0, width, 0, -1, height, 0, 0, 1]
    case 4:
      return [1, 0, 0, 0, -1, height, 0, 0, 1]
    case 5:
      return [0, 1, 0, 1, 0, 0, 0, 0, 1]
    case 6:
      return [0, -1, height, 1, 0, 0, 0, 0, 1]
    case 7:
      return [0, -1, height, -1, 0, width, 0, 0, 1]
    case 8:
      return [0, 1, 0, -1, 0, width, 0, 0, 1]
    default:
      return [1, 0, 0, 0, 1, 0, 0, 0, 1]
  }
}

/** Size as a viewer shows it. */
export function shownSize(
  orientation: number,
  width: number,
  height: number,
): { width: number; height: number } {
  return orientation >= 5 ? { width: height, height: width } : { width, height }
}
