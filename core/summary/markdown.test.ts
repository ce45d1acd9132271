import { expect, test } from 'vitest'
import { escapeMarkdown, markdownOf, piecesOf, summaryMarkdown, wordCount } from './markdown'

test.each([
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['[a](javascript:alert(1))', '\\[a\\](javascript:alert(1))'],
  ['![x](https://evil.example/a.png)', '\\!\\[x\\](https\\://evil.example/a.png)'],
  ['www.evil.example', 'www\\.evil.example'],
  ['a_b*c`d', 'a\\_b\\*c\\`d'],
  ['x@evil.example', 'x\\@evil.example'],
  ['<0.01', '&lt;0.01'],
  ['4.0–5.6 mg/dL', '4.0–5.6 mg/dL'],
])('%s is words alone', (text, expected) => {
  expect(escapeMarkdown(text)).toBe(expected)
})

test('names are bold, whatever signs they end with', () => {
  const text = 'Your record lists \u0001Fracture (left)\u0002: active.'
  expect(piecesOf(text)).toEqual([
    { text: 'Your record lists ', strong: false },
    { text: 'Fracture (left)', strong: true },
    { text: ': active.', strong: false },
  ])
  expect(markdownOf(text)).toBe('Your record lists **\u2068Fracture (left)\u2069**: active.')
})

test('each sentence ends with the numbers of its sources', () => {
  const id = '0d4b9f4e-7f43-4c0f-9c6e-0d9a3c1f2b11'
  const citation = { type: 'lab', text: 'Potassium 5.9', entity_id: id, file_id: null }
  const section = { kind: 'abnormal' as const, title: 'Results', sentences: [{ text: 'High.', cites: [id] }] }
  expect(summaryMarkdown('Overall', [section], [citation])).toBe('# Overall\n\n## Results\n- High. \\[1\\]')
  expect(wordCount('# Overall\n\n## Results')).toBe(4)
})
