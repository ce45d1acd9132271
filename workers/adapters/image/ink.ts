import type { Grey } from './grey'

/**
 * 1 where a pixel is darker than the mean of the square about it by more than `contrast` (of 1).
 * Column sums slide down the picture, so that only one row of them is held.
 */
export function darkerThanAround(picture: Grey, radius: number, contrast: number): Uint8Array {
  const { width, height, data } = picture
  const out = new Uint8Array(width * height)
  const columns = new Int32Array(width)
  let rows = 0
  for (let y = 0; y < Math.min(radius, height); y++, rows++) addRow(columns, data, y * width, 1)
  for (let y = 0; y < height; y++) {
    if (y + radius < height) {
      addRow(columns, data, (y + radius) * width, 1)
      rows++
    }
    if (y - radius - 1 >= 0) {
      addRow(columns, data, (y - radius - 1) * width, -1)
      rows--
    }
    let sum = 0
    for (let x = 0; x < Math.min(radius, width); x++) sum += columns[x]!
    for (let x = 0; x < width; x++) {
      const [left, right] = [x - radius, x + radius]
      if (right < width) sum += columns[right]!
      if (left > 0) sum -= columns[left - 1]!
      const across = (right < width ? right : width - 1) - (left > 0 ? left : 0) + 1
      if (data[y * width + x]! * rows * across < sum * (1 - contrast)) out[y * width + x] = 1
    }
  }
  return out
}

function addRow(columns: Int32Array, data: Uint8Array, from: number, sign: 1 | -1): void {
  for (let x = 0; x < columns.length; x++) columns[x]! += sign * data[from + x]!
}
