import { expect, test } from 'vitest'
import { matchConcept } from '../../vocabulary/match'
import { flagByCommonLimits } from './limits'

// analyte | unit | number | flag
const cases = `
C-reactive protein | mg/L | 142 | H
C-reactive protein | mg/dL | 14.2 | H
C-reactive protein | mg/L | 4 | none
Potassium | mmol/L | 3.3 | L
Potassium | mmol/L | 4.9 | none
Hemoglobin | g/L | 92 | L
Hemoglobin | g/dL | 13.8 | none
Creatinine | umol/L | 211 | H
Creatinine | | 211 | none
Hemoglobin A1c | mmol/mol | 64 | H
Hemoglobin A1c | mmol/mol | 38 | none
Left ventricular ejection fraction | % | 35 | L
Zinc | ug/dL | 500 | none
`
test.each(
  cases
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((part) => part.trim())),
)('%s %s %s → %s', (...row) => {
  const [name = '', unit, number, flag] = row as string[]
  const concept = matchConcept('lab', name)?.concept
  expect((concept && flagByCommonLimits(concept, unit || null, Number(number))) ?? 'none').toBe(flag)
})
