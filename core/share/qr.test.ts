import jsQR from 'jsqr'
import { create } from 'qrcode'
import { expect, test } from 'vitest'
import { qrPaths, qrShapes, qrSide, type QrShape } from './qr'

const side = 300
const blue = [0x1d, 0x4e, 0xd8] as const

/** The drawing as a screen would show it: 300 by 300, blue on white, point by point. */
function drawn(url: string): Uint8ClampedArray {
  const { modules } = create(url, { errorCorrectionLevel: 'M' })
  const matrix = { size: modules.size, dark: (row: number, column: number) => modules.get(row, column) === 1 }
  const shapes = qrShapes(matrix)
  const squares = qrSide(matrix)
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const [px, py] = [((x + 0.5) / side) * squares, ((y + 0.5) / side) * squares]
      if (shapes.some((shape) => covers(shape, px, py))) pixels.set(blue, (y * side + x) * 4)
    }
  return pixels
}

function covers(shape: QrShape, x: number, y: number): boolean {
  if (shape.kind === 'dot') return Math.hypot(x - shape.x, y - shape.y) <= shape.r
  const [dx, dy] = [x - shape.x, y - shape.y]
  return (
    isRounded(dx, dy, 7, 1.2) && (!isRounded(dx - 1, dy - 1, 5, 0.8) || isRounded(dx - 2, dy - 2, 3, 0.6))
  )
}

/** Within a square of that side with rounded corners. */
function isRounded(x: number, y: number, size: number, r: number): boolean {
  if (x < 0 || y < 0 || x > size || y > size) return false
  const nearX = Math.min(Math.max(x, r), size - r)
  const nearY = Math.min(Math.max(y, r), size - r)
  return Math.hypot(x - nearX, y - nearY) <= r
}

test.each([
  'https://chart.test/viewer/AbCdEfGhIjKlMnOpQrStUv0',
  'http://localhost:8787/viewer/0123456789abcdefghij_-1',
  // As long as a SMART Health Link of ours is.
  `shlink:/${'eyJ1cmwiOiJodHRw'.repeat(20)}`,
  `https://a-longer-name-of-a-deployment.example.org/viewer/${'Zz'.repeat(11)}z9`,
])('a phone reads %s from the dots', (url) => {
  expect(jsQR(drawn(url), side, side)?.data).toBe(url)
})

test('the path has a dot for each dark square outside of the three corners', () => {
  const shapes = qrShapes({ size: 21, dark: (row, column) => row === 10 && column < 3 })
  expect(shapes.filter(({ kind }) => kind === 'finder')).toHaveLength(3)
  expect(shapes.filter(({ kind }) => kind === 'dot')).toHaveLength(3)
  const { dots, corners } = qrPaths(shapes)
  expect(dots.match(/z/g)).toHaveLength(3)
  expect(corners.match(/z/g)).toHaveLength(3 * 3)
})
