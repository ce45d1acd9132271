import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decodeColour, decodeGrey } from './decode'
import { sniff } from './sniff'

const folder = 'tests/fixtures/images/'
const fixture = (name: string): Uint8Array => new Uint8Array(readFileSync(folder + name))
const gradients = readdirSync(folder).filter((name) => name.startsWith('gradient-') && !name.includes('cmyk'))

/** What the fixtures show at a pixel: red, green, blue of 60, 40, 20 at the corner, rising the same. */
const expected = (x: number, y: number): number => 43.7 + 1.2 * x + 0.6 * y

describe('decodeColour', () => {
  // Of a red of 60, a green of 40 and a blue of 20, and of each pixel as far above them: JFIF 1.02.
  it.each(gradients)('%s: the colour of every pixel, or none', (name) => {
    const result = decodeColour(fixture(name), 3000)
    if (!result.ok) throw new Error(result.error)
    const { chroma } = result.value
    expect(chroma === null).toBe(name.includes('grey'))
    const far = (level: number) => (sample: number) => Math.abs(sample - level) > 4
    expect(chroma?.map(({ data }, at) => data.filter(far(at === 0 ? 114.6 : 139.6)).length) ?? []).toEqual(
      chroma ? [0, 0] : [],
    )
  })
})

describe('decodeGrey', () => {
  it.each(gradients)('%s: every pixel within the format’s loss', (name) => {
    const result = decodeGrey(fixture(name), 3000)
    if (!result.ok) throw new Error(result.error)
    const { width, height, data } = result.value.grey
    expect([width, height]).toEqual([96, 80])
    let worst = 0
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        worst = Math.max(worst, Math.abs((data[y * width + x] as number) - expected(x, y)))
      }
    }
    expect(worst).toBeLessThan(4)
  })

  it.each(gradients)('%s shrunk while it is decoded', (name) => {
    const result = decodeGrey(fixture(name), 24)
    if (!result.ok) throw new Error(result.error)
    const { width, height, data } = result.value.grey
    expect([width, height]).toEqual([24, 20])
    for (const [x, y] of [[0, 0], [23, 0], [12, 10], [0, 19], [23, 19]] as const) {
      expect(Math.abs((data[y * width + x] as number) - expected(x * 4 + 1.5, y * 4 + 1.5))).toBeLessThan(4)
    } // prettier-ignore
  })

  it('reads one bit a pixel in seven passes', () => {
    const result = decodeGrey(fixture('half-1bit-interlaced.png'), 3000)
    if (!result.ok) throw new Error(result.error)
    const { width, data } = result.value.grey
    expect([data[0], data[47], data[48], data[79 * width + 95]]).toEqual([0, 0, 255, 255])
  })

  it('shows transparent ink over white paper', () => {
    const result = decodeGrey(fixture('quarter-black.png'), 3000)
    expect(result.ok && result.value.grey.data[0]).toBe(191)
  })

  it.each([
    ['gradient-cmyk.jpg', 'unsupported_image'],
    ['gradient-baseline.jpg', 'truncated_image'],
    ['gradient-progressive.jpg', 'truncated_image'],
    ['gradient-rgb16.png', 'truncated_image'],
  ])('%s cut in half: %s', (name, error) => {
    const bytes = fixture(name)
    const half = name.includes('cmyk') ? bytes : bytes.slice(0, Math.floor(bytes.length * 0.72))
    expect(decodeGrey(half, 3000)).toEqual({ ok: false, error })
  })
})

describe('bytes of any kind', () => {
  /** Numerical Recipes' generator: the same damage in every run. */
  let state = 7
  const random = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }

  it.each(readdirSync(folder).filter((name) => name !== 'README.md'))(
    '%s, cut and flipped, gives a value',
    (name) => {
      const whole = fixture(name)
      for (let i = 0; i < 120; i++) {
        let bytes = whole.slice()
        if (i % 4 === 0) bytes = bytes.slice(0, random(bytes.length))
        else for (let k = 0; k < i % 30; k++) bytes[random(bytes.length)]! ^= 1 << random(8)
        expect(typeof decodeColour(bytes, 200).ok).toBe('boolean')
        expect(typeof sniff(bytes).ok).toBe('boolean')
      }
    },
  )
})
