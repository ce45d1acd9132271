import { expect, test } from 'vitest'
import { components } from './components'
import { findTickBoxes, turnedBox } from './tick-boxes'

const [width, height] = [400, 200]
const letterHeight = 20

/** Draws on an empty page; `side` pixels wide, its sides two pixels thick. */
function pageOf(draw: (fill: (x: number, y: number, w: number, h: number) => void) => void) {
  const ink = new Uint8Array(width * height)
  draw((x, y, w, h) => {
    for (let row = y; row < y + h; row++) ink.fill(1, row * width + x, row * width + x + w)
  })
  return findTickBoxes(components(ink, width, height), { ink, width }, letterHeight).map(
    ({ frame, ticked }) => `${frame.left},${frame.top} ${ticked}`,
  )
}

type Fill = Parameters<Parameters<typeof pageOf>[0]>[0]

function frame(fill: Fill, x: number, y: number, side = 24): void {
  fill(x, y, side, 2)
  fill(x, y + side - 2, side, 2)
  fill(x, y, 2, side)
  fill(x + side - 2, y, 2, side)
}

/** A stroke from the lower left to the upper right, over the frame by so many pixels. */
function tick(fill: Fill, x: number, y: number, over = 0, side = 24): void {
  for (let i = 6; i < side - 4 + over; i++) fill(x + i, y + side - i - 1, 4, 3)
}

const entry = (fill: Fill, x: number, y: number): void => fill(x, y + 4, 60, 18)

test('boxes by their ink: empty, and ticked within and beyond the frame', () => {
  const found = pageOf((fill) => {
    for (const y of [20, 70, 120]) {
      frame(fill, 40, y)
      entry(fill, 76, y)
    }
    tick(fill, 40, 70)
    tick(fill, 40, 120, 8)
  })
  expect(found).toEqual(['40,20 false', '40,70 true', '40,120 true'])
})

test('hollow squares alone may be bullets, filled ones alone corners of a code', () => {
  const squares = (ticked: boolean) =>
    pageOf((fill) => {
      for (const y of [20, 70, 120]) {
        frame(fill, 40, y)
        if (ticked) tick(fill, 40, y)
      }
    })
  expect(squares(false)).toEqual([])
  expect(squares(true)).toEqual([])
})

test('a square letter of a word, the frames of digits, a solid square and a far larger frame are no boxes', () => {
  const form = (fill: Fill): void => {
    for (const y of [20, 70, 120]) frame(fill, 40, y)
    tick(fill, 40, 20)
  }
  const boxes = ['40,20 true', '40,70 false', '40,120 false']
  expect(pageOf(form)).toEqual(boxes)
  const others = pageOf((fill) => {
    form(fill)
    frame(fill, 140, 20)
    fill(167, 22, 18, 20)
    for (const x of [240, 274, 308]) frame(fill, x, 70)
    fill(240, 20, 24, 24)
    frame(fill, 140, 100, 60)
    // A thick letter.
    for (const i of [2, 4]) frame(fill, 300 + i, 120 + i, 24 - 2 * i)
    frame(fill, 300, 120)
  })
  expect(others.toSorted()).toEqual(boxes.toSorted())
})

test('a ring of thick letters is no box, however straight it is inside', () => {
  const others = pageOf((fill) => {
    for (const y of [20, 70, 120]) frame(fill, 40, y)
    tick(fill, 40, 20)
    for (const x of [200, 300]) {
      // Rounded at its corners: the inner edges of its thick strokes are as straight as a frame.
      for (let row = 0; row < 24; row++) {
        const inset = Math.max(0, 5 - Math.min(row, 23 - row))
        const outer: readonly [number, number] = [x + inset, 30 - 2 * inset]
        if (row < 5 || row > 18) fill(outer[0], 60 + row, outer[1], 1)
        else for (const at of [x, x + 23]) fill(at, 60 + row, 7, 1)
      }
    }
  })
  expect(others).toEqual(['40,20 true', '40,70 false', '40,120 false'])
})

test('what may be dirt is no mark, and is said so', () => {
  const found = pageOf((fill) => {
    for (const y of [20, 70, 120]) frame(fill, 40, y)
    tick(fill, 40, 20)
    fill(48, 78, 7, 5)
  })
  expect(found).toEqual(['40,20 true', '40,70 null', '40,120 false'])
})

test('a fax’s speck in a box is not even that', () => {
  const found = pageOf((fill) => {
    for (const y of [20, 70, 120]) frame(fill, 40, y)
    tick(fill, 40, 20)
    fill(50, 80, 2, 3)
  })
  expect(found).toEqual(['40,20 true', '40,70 false', '40,120 false'])
})

test('a box stands where it did when its page is turned upside down', () => {
  const place = { left: 40, top: 20, right: 64, bottom: 44 }
  expect(turnedBox({ frame: place, ink: { ...place, area: 90 }, ticked: true }, width, height).frame).toEqual(
    {
      left: 336,
      top: 156,
      right: 360,
      bottom: 180,
    },
  )
})
