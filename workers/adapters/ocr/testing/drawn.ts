import { components, type Component } from '../../image/components'
import { greyOf, type Grey } from '../../image/grey'
import type { Box } from '../../../../core/records/place'

/** Digits of one width, five cells by seven, and what stands between them. */
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  '0': [' ### ', '#   #', '#   #', '#   #', '#   #', '#   #', ' ### '],
  '1': ['  #  ', ' ##  ', '  #  ', '  #  ', '  #  ', '  #  ', ' ### '],
  '2': [' ### ', '#   #', '    #', '   # ', '  #  ', ' #   ', '#####'],
  '3': [' ### ', '#   #', '    #', '  ## ', '    #', '#   #', ' ### '],
  '4': ['   # ', '  ## ', ' # # ', '#  # ', '#####', '   # ', '   # '],
  '5': ['#####', '#    ', '#### ', '    #', '    #', '#   #', ' ### '],
  '6': [' ### ', '#    ', '#    ', '#### ', '#   #', '#   #', ' ### '],
  '7': ['#####', '    #', '   # ', '   # ', '  #  ', '  #  ', '  #  '],
  '8': [' ### ', '#   #', '#   #', ' ### ', '#   #', '#   #', ' ### '],
  '9': [' ### ', '#   #', '#   #', ' ####', '    #', '    #', ' ### '],
  '.': [' ', ' ', ' ', ' ', ' ', ' ', '#'],
  ',': [' ', ' ', ' ', ' ', ' ', ' ', '#', '#'],
  '-': ['   ', '   ', '   ', '###', '   ', '   ', '   '],
  '*': ['# #', ' # ', '# #', '   ', '   ', '   ', '   '],
  '[': ['##', '# ', '# ', '# ', '# ', '# ', '# ', '# ', '##'],
  ']': ['##', ' #', ' #', ' #', ' #', ' #', ' #', ' #', '##'],
  '↑': ['  #  ', ' ### ', '#####', '  #  ', '  #  ', '  #  ', '  #  '],
  '↓': ['  #  ', '  #  ', '  #  ', '  #  ', '#####', ' ### ', '  #  '],
  // A thin one, its head short on a long stem.
  '↿': ['  #  ', ' ### ', '#####', ...Array<string>(12).fill('  #  ')],
  ' ': ['  ', '  ', '  ', '  ', '  ', '  ', '  '],
}

/** Pixels of a cell; a digit is seven high. */
export const CELL = 4
export const DIGIT = 7 * CELL
/** Of the line that text is drawn on, in a page 90 high. */
export const FOOT = 60
const LEFT = 20

export interface Drawn {
  readonly page: Grey
  readonly blobs: Component[]
  readonly box: Box
}

/**
 * A line of digits in black on paper. A point stands a cell away from its neighbours, or in half of one where
 * `tight`; `blur` is how often each pixel becomes the mean of its nine.
 */
export function drawn(
  text: string,
  { blur = 0, tight = false }: { blur?: number; tight?: boolean } = {},
): Drawn {
  const around = (c: string | undefined): number => (tight && /[.,]/.test(c ?? '') ? CELL / 2 : CELL)
  const page = greyOf(2 * LEFT + text.length * 6 * CELL, 90, 245)
  let x = LEFT
  ;[...text].forEach((character, i) => {
    const shape = SHAPES[character] as readonly string[]
    if (i > 0) x += Math.min(around(character), around(text[i - 1]))
    shape.forEach((row, y) => [...row].forEach((cell, column) => cell === '#' && dot(page, x + column * CELL, FOOT - DIGIT + y * CELL))) // prettier-ignore
    x += (shape[0] as string).length * CELL
  })
  for (let i = 0; i < blur; i++) page.data.set(softened(page))
  const ink = Uint8Array.from(page.data, (value) => (value < 190 ? 1 : 0))
  return {
    page,
    blobs: components(ink, page.width, page.height),
    box: [LEFT, FOOT - DIGIT, x - LEFT, DIGIT],
  }
}

function dot(page: Grey, x: number, y: number): void {
  for (let j = y; j < y + CELL; j++) page.data.fill(20, j * page.width + x, j * page.width + x + CELL)
}

function softened({ width, height, data }: Grey): Uint8Array {
  return data.map((_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)]
    let [sum, n] = [0, 0]
    for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
      for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
        sum += data[v * width + u] as number
        n++
      }
    }
    return sum / n
  })
}
