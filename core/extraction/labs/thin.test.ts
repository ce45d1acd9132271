import { expect, test } from 'vitest'
import { typed } from '../../../tests/support/page'
import type { Word } from '../../document/page'
import { readDocument } from '../../document/read'
import { decide } from '../decision'
import { extract } from '../extract'

/** What becomes of the results of a sentence, one word of which is changed as an engine would have misread it. */
function told(sentence: string, text: string, change: (word: Word) => Word): string[] {
  const page = typed(`Hospital course\n${sentence}`)
  const words = page.words.map((word) => (word.text === text ? change(word) : word))
  return extract(readDocument({ ...page, words })).flatMap((entity) =>
    entity.type === 'lab' ? [`${entity.name} ${entity.value} ${decide(entity).decision}`] : [],
  )
}

const sentence = 'On admission sodium 139 mmol/L, ALT 118 U/L, potassium 4.4 mmol/L, CRP 22 mg/L.'

/** Without its first figure. */
const cut =
  (confidence: number) =>
  ({ text, box: [x, y, width, height], ...word }: Word): Word => ({
    ...word,
    text: text.slice(1),
    box: [x + 12, y, width - 12, height],
    confidence,
  })

test('a number that the reader was not sure of waits, where there is room for a figure beside it', () => {
  expect(told(sentence, '118', cut(0.71))).toContain('Alanine aminotransferase 18 review')
  expect(told(sentence, '118', (word) => ({ ...word, confidence: 0.76 }))).toContain(
    'Alanine aminotransferase 118 accepted',
  )
  expect(told(sentence, '118', cut(0.95))).toContain('Alanine aminotransferase 18 accepted')
})

test('a 1 that may be the numeral of its name', () => {
  const troponin = 'Troponin 12140 ng/L, potassium 4.4 mmol/L, copeptin 38 pmol/L, CRP 22 mg/L.'
  const wide = ({ box: [x, y, width, height], ...word }: Word): Word => ({
    ...word,
    box: [x - 8, y, width + 8, height],
  })
  expect(told(troponin, '12140', wide)).toContain('Troponin 12140 review')
  expect(told(troponin, '12140', (word) => word)).toContain('Troponin 12140 accepted')
  expect(told('Troponin 12140 ng/L.', '12140', (word) => word)).toEqual(['Troponin 12140 review'])
})
