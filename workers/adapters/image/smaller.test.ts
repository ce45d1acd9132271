import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { decodeColour, type DecodedColour } from './decode'
import { smallerPictures } from './smaller'

const page = (name: string) => new Uint8Array(readFileSync(`tests/fixtures/pages/${name}`))

function decoded(bytes: Uint8Array | undefined): DecodedColour {
  const result = decodeColour(bytes ?? new Uint8Array(), 10_000)
  if (!result.ok) throw new Error(result.error)
  return result.value
}

test('a page to read of 1600 pixels, a thumbnail of 320, both far lighter than the photograph', () => {
  const bytes = page('p03.jpg')
  const made = smallerPictures(bytes)
  const sizes = [...made].map(([name, picture]) => {
    const { width, height } = decoded(picture).grey
    return [name, Math.max(width, height)]
  })
  expect(sizes).toEqual([
    ['thumbnail', 320],
    ['page', 1600],
  ])
  expect(made.get('page')?.length).toBeLessThan(bytes.length * 0.6)
  expect(made.get('thumbnail')?.length).toBeLessThan(12_000)
})

test('a photograph that lies turned is made as it is shown, and says nothing of its turning', () => {
  const bytes = page('p16.jpg')
  const { grey, header } = decoded(bytes)
  expect(header.orientation).toBeGreaterThan(4)
  const small = decoded(smallerPictures(bytes).get('thumbnail'))
  expect(small.header.orientation).toBe(1)
  expect(small.header.height / small.header.width).toBeCloseTo(grey.width / grey.height, 1)
})

test('colour stays; where there is none, none is stored', () => {
  expect(decoded(smallerPictures(page('p16.jpg')).get('page')).chroma).not.toBeNull()
  expect(decoded(smallerPictures(page('p14.jpg')).get('page')).chroma).toBeNull()
})

test('a picture that is hardly larger stands for its page; what is no picture gives none', () => {
  expect([...smallerPictures(page('p01.png')).keys()]).toEqual(['thumbnail'])
  expect(smallerPictures(new TextEncoder().encode('no picture at all')).size).toBe(0)
})
