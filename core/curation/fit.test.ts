import { expect, test } from 'vitest'
import { readDirections } from '../extraction/medications/directions'
import { madeFact } from '../summary/testing/made-fact'
import { correctionOf } from './correction-of'
import { fitOf } from './fit'

const result = (value: string | null, unit: string | null) =>
  madeFact({ type: 'lab', name: 'Xyz', value, unit })
const drug = (value: string | null, unit: string | null, words = '') =>
  madeFact({
    type: 'medication',
    name: 'Xyz',
    value,
    unit,
    dosage: words ? readDirections(words).dosage : null,
  })

test.each<[string, ReturnType<typeof madeFact>, string, string]>([
  ['a result in a unit of the test', result('4.1', 'mmol/L'), 'Potassium', 'fits'],
  ['a number that no such test gives', result('4100', 'mmol/L'), 'Potassium', 'cannot'],
  ['another unit', result('4.1', 'K/uL'), 'Potassium', 'open'],
  ['no unit, of a test that has one', result('4.1', null), 'Potassium', 'open'],
  ['no number, of a test that has one', result('see below', 'mmol/L'), 'Potassium', 'open'],
  ['a test that nobody knows', result('4100', 'parrots'), 'My own count', 'fits'],
  ['a dose that the drug comes in', drug('850', 'mg'), 'Metformin', 'fits'],
  ['the same in grams', drug('0.85', 'g'), 'Metformin', 'fits'],
  ['a dose that nobody takes', drug('85000', 'mg'), 'Metformin', 'cannot'],
  ['a unit that tells no dose', drug('2', 'mL'), 'Metformin', 'open'],
  ['no dose at all', drug(null, null), 'Metformin', 'fits'],
  ['what is taken once a week, so', drug('7.5', 'mg', 'once weekly'), 'Methotrexate', 'open'],
  ['what is taken once a week, daily', drug('7.5', 'mg', 'once daily'), 'Methotrexate', 'cannot'],
  ['what has no number', madeFact({ type: 'diagnosis', name: 'Xyz' }), 'Asthma', 'fits'],
])('%s', (_, fact, name, fit) => {
  expect(fitOf(fact, correctionOf({ text: name }, fact.type))).toBe(fit)
})
