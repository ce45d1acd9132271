import { describe, expect, test } from 'vitest'
import { isOddNumber, settleNumber } from './numbers'
import { answering, pageOf, word } from './testing/engine'

describe('a number that no document prints', () => {
  test.each([
    ['7.9', false],
    ['1,200', false],
    ['3.5-12.5', false],
    ['14.05.2024', false],
    ['2024-05-14', false],
    ['5/10', false],
    ['1.234.5', true],
    ['.79', true],
    ['7..9', true],
  ])('%s', (text, odd) => {
    expect(isOddNumber(text)).toBe(odd)
  })
})

describe('a number in doubt, read again from its cell', () => {
  /** What two readings of 46 gave, and what it is read as again. */
  const settled = async (first: string, second: string, again: readonly string[]) => {
    const { page, box } = pageOf('46')
    const engine = answering(again)
    const row = page.rows[0]
    if (!row) throw new Error('a page of no rows')
    const words = await settleNumber(engine, page, row, [[word(first, box)], [word(second, box, 0.6)]], [])
    return { text: words.map(({ text }) => text).join(' '), confidence: words[0]?.confidence ?? 0, asked: engine.asked } // prettier-ignore
  }

  test('what most readings say wins', async () => {
    expect(await settled('48', '46', ['46', '46', '46'])).toMatchObject({ text: '46' })
    expect(await settled('46', '48', ['46', '40', '46'])).toMatchObject({ text: '46' })
  })

  test('the fewer agree, the less sure it is', async () => {
    const all = await settled('46', '46', ['46', '46', '46'])
    const some = await settled('46', '48', ['40', '46', '45'])
    expect(some.confidence).toBeLessThan(all.confidence)
  })

  test('only characters of numbers are looked for, unless it is no number', async () => {
    const { asked } = await settled('46', '48', [])
    expect(asked).toHaveLength(3)
    expect(asked.every((whitelist) => whitelist?.includes('0123456789'))).toBe(true)
    expect((await settled('T4', 'T6', [])).asked).toEqual([undefined, undefined, undefined])
  })
})
