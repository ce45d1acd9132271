import { describe, expect, it } from 'vitest'
import { boundsOf, levelled, uprightCorners, type Corners, type Rect } from './geometry'
import { linesOf, planStrip } from './pieces'
import { spriteOf } from './sprite'
import { tilted } from './testing/tilted'

const sheet = { width: 1240, height: 1754, turn: 0 }
const place = (...marks: readonly Corners[]) => ({ box: [0, 0, 1240, 40] as const, marks })
const level = (rect: Rect): Corners => tilted(rect, 0)
const holds = (outer: Rect, inner: Rect) =>
  outer[0] <= inner[0] &&
  outer[1] <= inner[1] &&
  outer[0] + outer[2] >= inner[0] + inner[2] &&
  outer[1] + outer[3] >= inner[1] + inner[3]

describe('the pieces of a strip', () => {
  it('words that stand close are one piece, what stands apart another, and the order is the page’s', () => {
    const marks = [level([700, 100, 60, 20]), level([100, 100, 120, 20]), level([240, 102, 60, 18])]
    const { pieces } = planStrip(place(...marks), sheet)
    expect(pieces.map(({ corners }) => boundsOf(corners).map(Math.round))).toEqual([
      [93, 94, 214, 32],
      [693, 94, 74, 32],
    ])
  })

  it.each([0, 7, -12])('on a sheet that lies at %i° every mark lies whole in one piece', (degrees) => {
    const line: Rect = [100, 400, 900, 24]
    const whole = tilted(line, degrees)
    const part = (from: number, to: number): Corners => {
      const [a, b, c, d] = whole
      const along = (p: Corners[0], q: Corners[0], at: number) =>
        [p[0] + (q[0] - p[0]) * at, p[1] + (q[1] - p[1]) * at] as const
      return [along(a, b, from), along(a, b, to), along(d, c, to), along(d, c, from)]
    }
    const marks = [part(0, 0.2), part(0.5, 0.55), part(0.7, 0.75), part(0.9, 1)]
    const { pieces } = planStrip(place(...marks), sheet)
    expect(pieces.length).toBe(4)
    const level = (corners: Corners) => levelled(corners)
    for (const mark of marks) {
      const [w, h] = [level(mark)[2], level(mark)[3]]
      const holder = pieces.find(({ corners }) => {
        const box = boundsOf(corners)
        return holds([box[0] - 1, box[1] - 1, box[2] + 2, box[3] + 2], boundsOf(mark))
      })
      expect(holder && level(holder.corners)[2] >= w && level(holder.corners)[3] >= h).toBe(true)
    }
  })

  it('all of a strip is at one scale, a line of it as tall as a line of text', () => {
    const { height, pieces } = planStrip(place(level([100, 100, 200, 40]), level([900, 104, 60, 30])), sheet)
    const scales = pieces.map(({ corners, width }) => width / levelled(corners)[2])
    expect(height).toBe(28)
    expect(Math.max(...scales) - Math.min(...scales)).toBeLessThan(1e-9)
  })

  it('a statement on two lines has a piece of each, and an outline of each', () => {
    const marks = [level([800, 100, 300, 24]), level([100, 140, 200, 24])]
    expect(planStrip(place(...marks), sheet).pieces).toHaveLength(2)
    expect(linesOf(place(...marks), sheet).map((line) => boundsOf(line).map(Math.round))).toEqual([
      [800, 100, 300, 24],
      [100, 140, 200, 24],
    ])
  })

  it('what stands on a picture that lies on its side is cut upright', () => {
    const turned = { width: 1754, height: 1240, turn: 90 }
    const mark: Corners = [[300, 900], [300, 700], [324, 700], [324, 900]] // prettier-ignore
    const { pieces } = planStrip({ box: [300, 700, 24, 200], marks: [mark] }, turned)
    expect(pieces).toHaveLength(1)
    const upright = uprightCorners({ box: [0, 0, 0, 0], corners: pieces[0]?.corners }, turned)
    expect(boundsOf(upright)[2]).toBeGreaterThan(200)
    expect(boundsOf(upright)[3]).toBeLessThan(40)
  })

  it('a fact of an older reading is its box in one piece', () => {
    const { pieces, height } = planStrip({ box: [100, 100, 600, 90] }, sheet)
    expect(pieces).toHaveLength(1)
    expect(height).toBeGreaterThan(60)
  })

  it('the picture of a strip is as fine as the page, and no finer than a screen shows', () => {
    const coarse = spriteOf(planStrip(place(level([100, 100, 200, 12])), sheet))
    const fine = spriteOf(planStrip(place(level([100, 100, 200, 90])), sheet))
    expect([coarse.height, fine.height]).toEqual([28, 56])
    expect(fine.parts.reduce((sum, { width }) => sum + width, 0)).toBe(fine.width)
  })
})
