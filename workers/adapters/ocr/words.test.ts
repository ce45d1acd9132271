import { describe, expect, it } from 'vitest'
import { HEBREW, LATIN, scriptOf, sureLetters } from './script'
import { made } from './testing/made'
import { parseWords } from './words'

const bbox = { x0: 10, y0: 20, x1: 40, y1: 50 }
const symbol = { bbox, text: 'A', confidence: 80 }
const page = (word: object): string =>
  JSON.stringify({ blocks: [{ paragraphs: [{ lines: [{ words: [word] }] }] }] })

describe('the words of the engine', () => {
  it('have boxes of place and size, and shares for percentages', () => {
    const [word] = parseWords(page({ bbox, text: ' A ', confidence: 91, symbols: [symbol] }))
    expect(word).toMatchObject({ text: 'A', box: [10, 20, 30, 30], confidence: 0.91 })
    expect(word?.symbols).toEqual([{ text: 'A', box: [10, 20, 30, 30], confidence: 0.8 }])
  })

  it('have no marks of direction', () => {
    const [word] = parseWords(page({ bbox, text: 'אב\u200f', confidence: 91, symbols: [symbol] }))
    expect(word?.text).toBe('אב')
  })

  it.each([
    ['blank', { bbox, text: '  ', confidence: 90, symbols: [] }],
    ['of no size', { bbox: { ...bbox, x1: 10 }, text: 'A', confidence: 90, symbols: [symbol] }],
  ])('are left out where they are %s', (_what, word) => {
    expect(parseWords(page(word))).toEqual([])
  })
})

describe('the script of a page', () => {
  it.each([
    ['all Latin', 200, 0, 'latin'],
    ['Latin with a misread word', 200, 4, 'latin'],
    ['both', 80, 120, 'mixed'],
    ['Hebrew with little else', 4, 300, 'hebrew'],
  ])('%s', (_what, latin, hebrew, script) => {
    expect(scriptOf(latin, hebrew)).toBe(script)
  })

  it('counts the letters of sure words only', () => {
    const words = [made('Plavix', 0), made('Asp', 200, 0.4), made('ab', 300), made('ביום', 400)]
    expect([sureLetters(words, LATIN), sureLetters(words, HEBREW)]).toEqual([6, 4])
  })
})
