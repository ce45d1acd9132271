import { expect, test } from 'vitest'
import { joinFragments } from './fragments'
import type { Word } from './page'

/** Words of one line, set apart by the given gaps; a figure is 12 pixels wide, the page's usual space 12. */
function line(parts: readonly (string | number)[]): Word[] {
  let x = 100
  return parts.flatMap((part): Word[] => {
    if (typeof part === 'number') {
      x += part
      return []
    }
    const box = [x, 100, part.length * 12, 26] as const
    x += box[2]
    return [{ text: part, box, confidence: 0.9, line: 1 }]
  })
}

// words and gaps | what is one number
const cases: [readonly (string | number)[], string][] = [
  [['name', 12, '1', 10, '3.9', 12, 'sec', 12, 'of', 12, 'it'], 'name 13.9 sec of it'],
  [['name', 12, '0.9-1', 9, '.2', 12, 'of', 12, 'it'], 'name 0.9-1.2 of it'],
  [
    ['a', 12, 'name', 12, '0', 9, '.', 9, '40-4.', 6, '50', 12, 'of', 12, 'it', 12, 'all'],
    'a name 0.40-4.50 of it all',
  ],
  [['on', 12, '14.05.2024,', 12, '07:50', 12, 'of', 12, 'it'], 'on 14.05.2024, 07:50 of it'],
  [['taken', 12, '11', 8, '/03/2026', 12, '07:10', 12, 'of', 12, 'it'], 'taken 11/03/2026 07:10 of it'],
  [['taken', 12, '11', 30, '/03/2026', 12, 'of', 12, 'it'], 'taken 11 /03/2026 of it'],
  [['limits', 12, '70', 30, '100', 12, 'of', 12, 'it'], 'limits 70 100 of it'],
  [['seen', 12, '1', 12, '12', 12, 'times', 12, 'of', 12, 'it'], 'seen 1 12 times of it'],
  [['was', 12, '3.78', 9, '15/08/2021:', 12, 'of', 12, 'it'], 'was 3.78 15/08/2021: of it'],
  [['ends', 12, 'at', 12, '96', 12, 'of', 12, 'it', 3, '.'], 'ends at 96 of it.'],
]
test.each(cases)('%j', (parts, expected) => {
  expect(joinFragments(line(parts)).map((word) => word.text).join(' ')).toBe(expected) // prettier-ignore
})

/** A typewriter's line, from its right edge: a letter is 20 pixels wide, a space 28, what a narrow letter leaves 10. */
function typewritten(text: string): Word[] {
  let x = 2000
  return text.split(/(?=[ |])/).map((part): Word => {
    x -= part.startsWith(' ') ? 28 : part.startsWith('|') ? 10 : 0
    const word = part.replace(/^[ |]/, '')
    x -= word.length * 20
    return { text: word, box: [x, 100, word.length * 20, 26], confidence: 0.9, line: 1 }
  })
}

const usual = 'המטופל מגיע היום לביקורת שגרתית ומספר שהוא מרגיש טוב מאוד ללא תלונות חדשות'

test('a Hebrew word that a typewriter’s narrow letter parts is one again, a number beside a word is not', () => {
  const read = joinFragments(typewritten(`${usual} דל|קת פר|ק|ים 20|מ"ג`))
  expect(read.map(({ text }) => text).join(' ')).toBe(`${usual} דלקת פרקים 20 מ"ג`)
})

test('where spaces are narrower than letters, words stay apart', () => {
  const close = typewritten(`${usual} דל|קת`.replaceAll(' ', '|'))
  expect(joinFragments(close)).toHaveLength(close.length)
})

test('a stop that was turned about joins no two numbers', () => {
  const read = joinFragments(line(['it', 12, 'eGFR', 12, '58', 9, ',7.8%', 12, 'of', 12, 'it']))
  expect(read.map(({ text }) => text)).toContain('58')
})
