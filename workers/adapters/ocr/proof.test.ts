import { describe, expect, test } from 'vitest'
import { proofNumbers } from './proof'
import { answering, pageOf, word } from './testing/engine'

/** What is printed, what was read of it and how surely, and what the engine reads when asked again. */
async function proofed(printed: string, read: string, again: readonly string[], confidence = 0.9) {
  const { page, box } = pageOf(printed)
  const engine = answering(again)
  const [[found] = []] = await proofNumbers(engine, page, [[word(read, box, confidence)]])
  return {
    text: found?.text,
    doubt: found?.doubt ?? null,
    asked: engine.asked.length,
    sure: found?.confidence ?? 0,
  }
}

describe('a number held against its ink', () => {
  // printed, read, what the engine reads when asked again → text, doubt, how often it was asked
  test.each([
    ['as printed: not asked again', '7.9', '7.9', [], '7.9', null, 0],
    ['a lost point, found by two', '7.9', '79', ['7.9', '7.9'], '7.9', null, 2],
    ['found by two of four', '7.9', '79', ['79', '7.9', '19', '7.9'], '7.9', null, 4],
    ['found by one only', '7.9', '79', ['7.9', '79', '79', '9'], '79', 'point', 4],
    ['never found', '31.2', '312', ['312', '312', '312', '312'], '312', 'point', 4],
    ['both points of a range', '3.5-12.5', '35-125', ['3.5-12.5', '3.5-12.5'], '3.5-12.5', null, 2],
    ['a point that is not there', '150', '1.50', ['150', '150'], '150', null, 2],
    ['a mark before it stays', '*15.9', '*159', ['*15.9', '15.9'], '*15.9', null, 2],
    ['other digits than the ink has', '7.9', '79', ['17.9', '17.9', '17.9', '17.9'], '79', 'point', 4],
    ['a bracket and a sign of money', '[59', '[5€', ['[59', '59'], '[59', null, 2],
    ['garbled for good', '[59', '[5€', ['[5', '', '5', '[6'], '[5€', 'digits', 4],
  ] as const)('%s', async (_what, printed, read, again, text, doubt, asked) => {
    expect(await proofed(printed, read, again)).toMatchObject({ text, doubt, asked })
  })

  test('what was read with little confidence is asked again', async () => {
    expect(await proofed('24', '24', ['24', '24'], 0.3)).toMatchObject({ text: '24', doubt: null })
    const unsure = await proofed('24', '24', ['21', '74', '2', ''], 0.3)
    expect(unsure).toMatchObject({ text: '24', doubt: 'digits' })
    expect(unsure.sure).toBeLessThan(0.5)
  })

  test('words without digits are left alone', async () => {
    expect(await proofed('58', 'SB', [])).toMatchObject({ text: 'SB', doubt: null, asked: 0 })
  })
})
