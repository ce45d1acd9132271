import { expect, test } from 'vitest'
import { greyOf, type Grey } from '../grey'
import type { Plane } from '../plane'
import { decodeJpeg } from './decode'
import { encodeJpeg } from './encode'

function decoded(bytes: Uint8Array, plane: Plane = 'y'): Grey {
  const picture = decodeJpeg(bytes, 10_000, plane)
  if (!picture) throw new Error(`no ${plane}`)
  return picture
}

/** Print: dark strokes on a page that the light falls off on. */
function print(width: number, height: number) {
  const page = greyOf(width, height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      page.data[y * width + x] =
        (x % 9 < 2 || y % 11 === 0) && y > 3 ? 40 : 245 - Math.round((x / width) * 40)
  return page
}

test.each([
  [8, 8],
  [1, 1],
  [57, 23],
  [640, 56],
])('a grey picture of %i × %i comes back as it was, near enough to read', (width, height) => {
  const page = print(width, height)
  const back = decoded(encodeJpeg(page, 90))
  expect([back.width, back.height]).toEqual([width, height])
  const off = page.data.reduce((sum, value, at) => sum + Math.abs(value - back.data[at]!), 0)
  expect(off / page.data.length).toBeLessThan(4)
})

test('noise, which uses every code there is, comes back too', () => {
  const noise = greyOf(128, 128)
  let seed = 1
  for (const at of noise.data.keys()) noise.data[at] = (seed = (seed * 48_271) % 2_147_483_647) & 255
  const back = decoded(encodeJpeg(noise, 100))
  expect(Math.max(...noise.data.map((value, at) => Math.abs(value - back.data[at]!)))).toBeLessThan(12)
})

test.each([
  [57, 23],
  [640, 56],
])('the colours of %i × %i come back at half their size', (width, height) => {
  const [across, down] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const [cb, cr] = [greyOf(across, down, 114), greyOf(across, down, 140)]
  const bytes = encodeJpeg(print(width, height), 90, [cb, cr])
  for (const [plane, { data }] of [
    ['cb', cb],
    ['cr', cr],
  ] as const) {
    const back = decoded(bytes, plane)
    expect([back.width, back.height]).toEqual([across, down])
    expect(back.data.every((sample, at) => Math.abs(sample - data[at]!) < 4)).toBe(true)
  }
})

test('a grey picture has no colour', () => {
  expect(decodeJpeg(encodeJpeg(print(64, 64), 90), 10_000, 'cb')).toBeNull()
})

test('coarser is smaller', () => {
  const page = print(640, 56)
  expect(encodeJpeg(page, 30).length).toBeLessThan(encodeJpeg(page, 90).length)
})
