import { describe, expect, test } from 'vitest'
import { figuresOf } from './figures'
import { judge, lookOf, type DigitLook } from './own-digits'
import { DIGIT, drawn, FOOT } from './testing/drawn'

/** The digits drawn, taken for those that `read` says. */
function looks(text: string, number: object, read = text): DigitLook[] {
  const { page, blobs, box } = drawn(text, { blur: 1 })
  const figures = figuresOf(page, blobs, box, FOOT, DIGIT)
  if (!figures) throw new Error('no digits were drawn')
  return figures.bodies.map((body, i) => ({
    read: read[i] as string,
    number,
    look: lookOf(page, figures, body),
  }))
}

const others = ['0123456789', '9876543210', '2905'].flatMap((text) => looks(text, { text }))

describe('a digit beside the digits of its page', () => {
  test.each([...'0123456789'])('%s as it was read', (digit) => {
    const [look] = looks(digit, {})
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
    const [look] = looks(digit, {}, read)
    const verdict = look && judge(look, others)
    expect(verdict?.like).toBe(digit)
    expect(verdict?.lead).toBeGreaterThan(0.15)
  })

  test('is not compared with its own number', () => {
    const number = {}
    const [look] = looks('9', number)
    expect(look && judge(look, looks('9999', number))).toBeNull()
  })

  test('says nothing where its kind is too rare', () => {
    const [look] = looks('7', {})
    expect(look && judge(look, looks('55227', {}))).toBeNull()
  })
})
