import { describe, expect, it } from 'vitest'
import { project } from '../../../core/document/page'
import { exifTransform, shownSize } from './orientation'

/** Where the stored picture's first row and first column stand when shown, by EXIF 2.32 Table 6. */
const standing: Record<number, { row0: string; column0: string }> = {
  1: { row0: 'top', column0: 'left' },
  2: { row0: 'top', column0: 'right' },
  3: { row0: 'bottom', column0: 'right' },
  4: { row0: 'bottom', column0: 'left' },
  5: { row0: 'left', column0: 'top' },
  6: { row0: 'right', column0: 'top' },
  7: { row0: 'right', column0: 'bottom' },
  8: { row0: 'left', column0: 'bottom' },
}

describe('exifTransform', () => {
  it.each(Object.entries(standing))('orientation %s', (key, { row0, column0 }) => {
    const orientation = Number(key)
    const [width, height] = [400, 300]
    const map = exifTransform(orientation, width, height)
    const shown = shownSize(orientation, width, height)
    const sideOf = ([x, y]: readonly [number, number]): string[] => [
      ...(x === 0 ? ['left'] : x === shown.width ? ['right'] : []),
      ...(y === 0 ? ['top'] : y === shown.height ? ['bottom'] : []),
    ]
    expect(sideOf(project(map, width / 2, 0))).toEqual([row0])
    expect(sideOf(project(map, 0, height / 2))).toEqual([column0])
  })
})
