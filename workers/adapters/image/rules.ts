import type { Grey } from './grey'

const PAPER = 250

/**
 * Removes ruling lines from a page and from its ink bitmap, both in place: straight runs of ink much longer
 * than a letter and much thinner than one. Where a letter crosses a rule its pixels are kept.
 */
export function removeRules(page: Grey, ink: Uint8Array, letterHeight: number): void {
  const thin = Math.max(3, Math.round(letterHeight * 0.28))
  const flat = { along: 1, across: page.width, length: page.width, lines: page.height }
  const upright = { along: page.width, across: 1, length: page.height, lines: page.width }
  erase(page, ink, flat, Math.round(letterHeight * 3), thin)
  erase(page, ink, upright, Math.round(letterHeight * 2.6), thin)
}

interface Direction {
  /** Steps in the pixel array to the next pixel along a rule and across it. */
  readonly along: number
  readonly across: number
  readonly length: number
  readonly lines: number
}

function erase(page: Grey, ink: Uint8Array, direction: Direction, shortest: number, thin: number): void {
  const { along, across, length, lines } = direction
  const doomed: number[] = []
  for (let line = 0; line < lines; line++) {
    let run = 0
    for (let i = 0; i <= length; i++) {
      const at = line * across + i * along
      if (i < length && ink[at] === 1) {
        run++
        continue
      }
      if (run >= shortest) {
        for (let k = i - run; k < i; k++) {
          if (thickness(ink, line, line * across + k * along, direction, thin) <= thin) doomed.push(line * across + k * along)
        }
      }
      run = 0
    }
  }
  for (const at of doomed) {
    const line = across === 1 ? at % page.width : Math.floor(at / page.width)
    ink[at] = 0
    // the rule's soft edge goes with it
    for (let k = -2; k <= 2; k++) {
      if (line + k < 0 || line + k >= lines) continue
      if (k === 0 || ink[at + k * across] === 0) page.data[at + k * across] = PAPER
    }
  }
}

/** Ink pixels in a row across the rule at one of its pixels, counted a little beyond `thin`. */
function thickness(ink: Uint8Array, line: number, at: number, { across, lines }: Direction, thin: number): number {
  let n = 1
  for (let k = 1; line - k >= 0 && k <= thin && ink[at - k * across] === 1; k++) n++
  for (let k = 1; line + k < lines && k <= thin && ink[at + k * across] === 1; k++) n++
  return n
}
