import { expect, test } from 'vitest'
import { typed } from '../../../tests/support/page'
import { readDocument } from '../../document/read'
import { decide } from '../decision'
import { extract } from '../extract'

const drugs = (text: string) =>
  extract(readDocument(typed(text)))
    .filter(({ type }) => type === 'medication')
    .map((drug) => `${drug.name} ${drug.value} ${drug.unit}: ${decide(drug).decision}`)

test.each([
  ['a dose is one piece of print', 'Medications\nPrazosin 3 mg twice daily\nBisoprolol 5 mg daily', 'Prazosin 3 mg: accepted'], // prettier-ignore
  ['a number that counts the rows is no dose', 'Medications\n1    Prazosin      twice daily\n2    Bisoprolol    daily', 'Prazosin null null: accepted'], // prettier-ignore
  ['a number and a unit of two columns are none that enters', 'Medications\nPrazosin     3             mg\nBisoprolol   5             mg', 'Prazosin 3 mg: review'], // prettier-ignore
  [
    'a half that was read as a sign of hundredths is no dose',
    'Medications\nBisoprolol 5 tablets 1% daily\nPrazosin 3 mg',
    'Bisoprolol 1 %: review',
  ],
])('%s', (_, text, drug) => {
  expect(drugs(text)).toContain(drug)
})
