import { expect, test } from 'vitest'
import { greyOf } from './grey'
import { withDarkInk } from './pale'

/** A page of paper with some ink on it, so much darker than paper. */
function page(dark: number) {
  const grey = greyOf(20, 20, 250)
  const ink = new Uint8Array(400)
  for (let at = 100; at < 140; at++) {
    grey.data[at] = 250 - dark
    ink[at] = 1
  }
  return withDarkInk(grey, ink).data
}

test('pale ink is made as dark as that of others, and paper stays as it is', () => {
  const data = page(100)
  expect(data[120]).toBe(250 - 220)
  expect(data[0]).toBe(250)
})

test('ink so pale that it may be noise is made no darker than it can be', () => {
  expect(page(50)[120]).toBe(125)
})

test('dark ink is left as it is', () => {
  expect(page(160)[120]).toBe(90)
})

test('a page without ink is left as it is', () => {
  expect(withDarkInk(greyOf(4, 4, 250), new Uint8Array(16)).data).toEqual(greyOf(4, 4, 250).data)
})
