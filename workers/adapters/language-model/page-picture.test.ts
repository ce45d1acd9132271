import { expect, test } from 'vitest'
import type { Homography, PageReading } from '../../../core/document/page'
import { decodeGrey } from '../image/decode'
import { greyOf, type Grey } from '../image/grey'
import { pagePicture } from './page-picture'
import { encodePng } from './png'

/** White, with one black square. */
function sheet(width: number, height: number, left: number, top: number, edge: number): Grey {
  const grey = greyOf(width, height, 255)
  for (let y = top; y < top + edge; y += 1) grey.data.fill(0, y * width + left, y * width + left + edge)
  return grey
}

const pageOf = (
  source: Grey,
  frame: { width: number; height: number },
  toSource: Homography,
): PageReading => ({
  version: 1,
  source: { width: source.width, height: source.height },
  frame,
  toSource,
  turn: 0,
  script: 'latin',
  words: [],
})

async function decoded(png: Uint8Array | null): Promise<Grey> {
  const result = png ? decodeGrey(png, 4000) : null
  if (!result?.ok) throw new Error('not a picture')
  return result.value.grey
}

const at = ({ data, width }: Grey, x: number, y: number): number => data[y * width + x] ?? -1

test('a PNG gives back every pixel', async () => {
  const noise = greyOf(97, 71)
  for (let i = 0; i < noise.data.length; i += 1) noise.data[i] = (i * 7919) % 256
  expect(await decoded(await encodePng(noise))).toEqual(noise)
})

test('what lies on its side stands upright', async () => {
  // Frame (x, y) is source (300 - y, x): the picture was taken with its top to the right.
  const source = sheet(300, 200, 260, 20, 30)
  const page = pageOf(source, { width: 200, height: 300 }, [0, -1, 300, 1, 0, 0, 0, 0, 1])
  const upright = await decoded(await pagePicture(await encodePng(source), page))
  expect([upright.width, upright.height]).toEqual([200, 300])
  expect([at(upright, 35, 25), at(upright, 100, 150)]).toEqual([0, 255])
})

test('a large page is shrunk', async () => {
  const source = sheet(3000, 2000, 600, 400, 300)
  const page = pageOf(source, { width: 3000, height: 2000 }, [1, 0, 0, 0, 1, 0, 0, 0, 1])
  const small = await decoded(await pagePicture(await encodePng(source), page))
  expect([small.width, small.height]).toEqual([2000, 1333])
  expect([at(small, 500, 367), at(small, 1500, 1000)]).toEqual([0, 255])
})

test('what is no picture gives none', async () => {
  const page = pageOf(greyOf(1, 1), { width: 100, height: 100 }, [1, 0, 0, 0, 1, 0, 0, 0, 1])
  expect(await pagePicture(new TextEncoder().encode('not a picture'), page)).toBeNull()
})
