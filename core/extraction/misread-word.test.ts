import { expect, test } from 'vitest'
import { readDocument } from '../document/read'
import { decide } from './decision'
import { extract } from './extract'
import { pageOfText } from './testing/page-of-text'

const lines = [
  'מכון הדמיה קשתות',
  'CT חזה',
  'תאריך בדיקה: 03/02/2025',
  '',
  'ממצאים:',
  'לב בגודל תקין, ROP תפליט פריקרדיאלי. בקע סרעפתי קטן.',
]

/** What is told of a finding, where the word before it was read with this confidence. */
function told(confidence: number): readonly string[] {
  const page = pageOfText(lines)
  const words = page.words.map((word) => (word.text === 'ROP' ? { ...word, confidence } : word))
  return extract(readDocument({ ...page, words }))
    .filter(({ type }) => type === 'diagnosis')
    .map((fact) => `${fact.name}: ${decide(fact).decision}`)
}

test('a Hebrew word misread as capitals may have been a denial: what follows waits, and the capitals are nothing', () => {
  expect(told(0.58)).toContain('Pericardial effusion: pending')
  expect(told(0.58).join()).not.toMatch(/Retinopathy/)
  expect(told(0.97)).toContain('Pericardial effusion: accepted')
})
