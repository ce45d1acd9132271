import type { Grey } from './grey'

/** Summed-area table with a zero row and column in front: (width+1) × (height+1). Sums fit 32 bits up to 16 MP. */
export function integral(picture: Grey): Uint32Array {
  const { width, height, data } = picture
  const table = new Uint32Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let sum = 0
    const above = y * (width + 1)
    const here = above + width + 1
    for (let x = 0; x < width; x++) {
      sum += data[y * width + x] as number
      table[here + x + 1] = (table[above + x + 1] as number) + sum
    }
  }
  return table
}

/** 1 where a pixel is darker than the mean of its window by more than `contrast` (of 1). */
export function darkerThanAround(picture: Grey, radius: number, contrast: number): Uint8Array {
  const { width, height, data } = picture
  const table = integral(picture)
  const out = new Uint8Array(width * height)
  const stride = width + 1
  for (let y = 0; y < height; y++) {
    const y0 = Math.max(0, y - radius) * stride
    const y1 = Math.min(height, y + radius + 1) * stride
    const rows = (y1 - y0) / stride
    for (let x = 0; x < width; x++) {
      const x0 = Math.max(0, x - radius)
      const x1 = Math.min(width, x + radius + 1)
      const sum =
        (table[y1 + x1] as number) - (table[y0 + x1] as number) - (table[y1 + x0] as number) + (table[y0 + x0] as number)
      const mean = sum / (rows * (x1 - x0))
      if ((data[y * width + x] as number) < mean * (1 - contrast)) out[y * width + x] = 1
    }
  }
  return out
}
