import { expect, test } from 'vitest'
import { faultsOf, type GreyPicture } from './picture-faults'

/** Print on a page: strokes of three pixels, blurred and lit as asked. */
function page(width: number, height: number, blur: number, light: number): GreyPicture {
  const at = (x: number) => (x % 40 < 3 ? 30 : 235)
  const row = Array.from({ length: width }, (_, x) => {
    let sum = 0
    for (let by = -blur; by <= blur; by++) sum += at(x + by + 40)
    return (sum / (blur * 2 + 1)) * light
  })
  return { width, height, data: Uint8Array.from({ length: width * height }, (_, i) => row[i % width] ?? 0) }
}

test.each([
  ['sharp and lit', page(1000, 700, 0, 1), []],
  ['sharp in the shade', page(1000, 700, 1, 0.6), []],
  ['shaken', page(1000, 700, 8, 1), ['blurred']],
  ['at night', page(1000, 700, 0, 0.3), ['dark']],
  ['from afar', page(400, 300, 0, 1), ['small']],
  ['an empty wall', { width: 1000, height: 700, data: new Uint8Array(700_000).fill(230) }, ['blurred']],
] as const)('%s', (_name, picture, faults) => expect(faultsOf(picture)).toEqual(faults))
