import { describe, expect, test } from 'vitest'
import { answering, pageOf, word } from './testing/engine'
import { voteRow } from './vote'

/** What two readings of a row with one printed word are as one. */
async function voted(
  printed: string,
  readings: readonly (readonly [text: string, confidence: number] | null)[],
  again: readonly string[] = [],
) {
  const { page, box } = pageOf(printed)
  const [row] = page.rows
  if (!row) throw new Error('a page of no rows')
  const engine = answering(again)
  const words = await voteRow(engine, page, row, readings.map((one) => (one ? [word(one[0], box, one[1])] : [])), []) // prettier-ignore
  return { text: words.map(({ text }) => text).join(' '), confidence: words[0]?.confidence ?? 0, asked: engine.asked.length } // prettier-ignore
}

describe('two readings of a row', () => {
  test('where they agree they are surer', async () => {
    const { text, confidence, asked } = await voted('46', [['46', 0.8], ['46', 0.8]]) // prettier-ignore
    expect({ text, asked }).toEqual({ text: '46', asked: 0 })
    expect(confidence).toBeGreaterThan(0.8)
  })

  test('of words that differ the surer stands, less sure', async () => {
    const { text, confidence, asked } = await voted('46', [['Glucosc', 0.5], ['Glucose', 0.9]]) // prettier-ignore
    expect({ text, asked }).toEqual({ text: 'Glucose', asked: 0 })
    expect(confidence).toBeLessThan(0.9)
  })

  test('numbers that differ are read again', async () => {
    const { text, asked } = await voted('46', [['48', 0.9], ['46', 0.8]], ['46', '46', '46']) // prettier-ignore
    expect({ text, asked }).toEqual({ text: '46', asked: 3 })
  })

  test('so is a number that one of them missed', async () => {
    expect((await voted('46', [['46', 0.9], null], ['46'])).asked).toBe(3) // prettier-ignore
  })
})
