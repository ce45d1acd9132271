import { expect, test } from 'vitest'
import { hasExif } from './lighten'

const head = (...segments: number[][]) => Uint8Array.from([0xff, 0xd8, ...segments.flat()])
const jfif = [0xff, 0xe0, 0, 4, 0x4a, 0x46]
const exif = [0xff, 0xe1, 0, 8, 0x45, 0x78, 0x69, 0x66, 0, 0]
const xmp = [0xff, 0xe1, 0, 8, 0x68, 0x74, 0x74, 0x70, 0, 0]

test.each([
  ['a camera’s picture', head(jfif, exif), true],
  ['one that tells nothing', head(jfif), false],
  ['another use of the same segment', head(xmp), false],
  ['no bytes', new Uint8Array(), false],
])('%s', (_name, bytes, told) => expect(hasExif(bytes)).toBe(told))
