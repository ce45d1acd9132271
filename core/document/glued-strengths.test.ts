import { expect, test } from 'vitest'
import { withStrengthsApart } from './glued-strengths'

const texts = (text: string): string[] =>
  withStrengthsApart([{ text, box: [100, 0, 180, 24], confidence: 0.9, line: 0 }]).map((word) => word.text)

test('a strength that was read onto its name stands apart; a name with a figure stays whole', () => {
  expect(texts('TELMA20mg')).toEqual(['TELMA', '20mg'])
  expect(texts('CONCOR2.5mg')).toEqual(['CONCOR', '2.5mg'])
  for (const whole of ['PAN4Omg', 'HbA1c', 'CK20mg', 'GLYCOMETGP', 'B12', '20mg', 'COVID19'])
    expect(texts(whole)).toEqual([whole])
})
