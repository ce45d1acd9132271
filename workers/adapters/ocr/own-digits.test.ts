import { describe, expect, test } from 'vitest'
import { figuresOf } from './figures'
import { judge, lookOf, type DigitLook } from './own-digits'
import { DIGIT, drawn, FOOT } from './testing/drawn'

/** The digits drawn, taken for those that `read` says. */
function looks(text: string, number: number, read = text): DigitLook[] {
  const { page, blobs, box } = drawn(text, { blur: 1 })
  const figures = figuresOf(page, blobs, box, FOOT, DIGIT)
  if (!figures) throw new Error('no digits were drawn')
  return figures.bodies.map((body, i) => ({
    read: read[i] as string,
    number,
    look: lookOf(page, figures, body),
  }))
}

const others = ['0123456789', '9876543210', '2905'].flatMap((text, number) => looks(text, number))

describe('a digit beside the digits of its page', () => {
  test.each([...'0123456789'])('%s as it was read', (digit) => {
    const [look] = looks(digit, 9)
    const verdict = look && judge(look, others)
    expect(verdict?.lead).toBeLessThan(-0.05)
    expect(verdict?.alike).toBeGreaterThan(0.8)
  })

  test.each([
    ['9', '2'],
    ['9', '8'],
    ['5', '2'],
    ['3', '8'],
    ['0', '6'],
  ])('a %s read as %s', (digit, read) => {
    const [look] = looks(digit, 9, read)
    const verdict = look && judge(look, others)
    expect(verdict?.like).toBe(digit)
    expect(verdict?.lead).toBeGreaterThan(0.15)
  })

  test('is not compared with its own number', () => {
    const [look] = looks('9', 0)
    expect(look && judge(look, looks('9999', 0))).toBeNull()
  })

  test('says nothing where its kind is too rare', () => {
    const [look] = looks('7', 9)
    expect(look && judge(look, looks('55227', 1))).toBeNull()
  })
})
