import type { Grey } from './grey'

/** Smooths a picture with the kernel 1 2 1 in both directions, in place. */
export function soften(picture: Grey): void {
  const { width, height, data } = picture
  let [above, here, below] = [softRow(picture, 0), softRow(picture, 0), softRow(picture, 1)]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      data[y * width + x] = ((above[x] as number) + 2 * (here[x] as number) + (below[x] as number) + 8) >> 4
    }
    ;[above, here, below] = [here, below, softRow(picture, y + 2, above)]
  }
}

/** Four times the smoothed row `y`, or of the last row where there is no such. */
function softRow(
  { width, height, data }: Grey,
  y: number,
  into: Uint16Array = new Uint16Array(width),
): Uint16Array {
  const from = Math.min(height - 1, y) * width
  for (let x = 0; x < width; x++) {
    const left = data[from + Math.max(0, x - 1)] as number
    const right = data[from + Math.min(width - 1, x + 1)] as number
    into[x] = left + 2 * (data[from + x] as number) + right
  }
  return into
}
