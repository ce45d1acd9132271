import { expect, test } from 'vitest'
import { matchConcept } from '../../vocabulary/match'
import { codesFor } from './codes'

// analyte | unit | number | LOINC
const cases = `
Glucose | mmol/L | 5.4 | 14749-6
Glucose | mg/dL | 98 | 2345-7
Glucose | | 168 | 2345-7
Creatinine | umol/L | 88 | 14682-9
Creatinine | | 211 | 14682-9
Creatinine | mg/dL | 1.1 | 2160-0
Calcium | | 9.4 | none
Sodium | | 139 | 2951-2
Hemoglobin A1c | mmol/mol | 48 | 59261-8
Hemoglobin A1c | % | 6.5 | 4548-4
Creatine kinase | mmol/L | 3.2 | none
LDL cholesterol | mmol/L | 2.9 | 22748-8
`
test.each(
  cases
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((part) => part.trim())),
)('%s %s %s → %s', (...row) => {
  const [name = '', unit, number, code] = row as string[]
  const concept = matchConcept('lab', name)?.concept
  expect((concept && codesFor(concept, unit || null, Number(number)).LOINC?.[0]) ?? 'none').toBe(code)
})
