import { expect, test } from 'vitest'
import { nameKey, whosePage } from './whose-page'

test.each([
  ['COHEN, Dana R.', 'Ms Dana Cohen'],
  ['Dana  Cohen', 'dana cohen'],
  ['José Nuñez', 'Jose Nunez'],
  ['כהן דנה', 'דנה כהן'],
  ['Mary-Ann O’Neil', 'O’Neil Mary Ann'],
])('%s is called as %s is', (one, other) => expect(nameKey(one)).toBe(nameKey(other)))

test.each([
  ['Dana Cohen', 'Dan Cohen'],
  ['Dana Cohen', 'Dana Levi'],
  ['Dana Cohen', 'דנה כהן'],
  ['Dana Cohen', 'Dana Ruth Cohen'],
])('%s is not called as %s is', (one, other) => expect(nameKey(one)).not.toBe(nameKey(other)))

const dana = [{ name: 'Dana Cohen', mine: true }]
const notDana = [{ name: 'Dana Cohen', mine: false }]

test.each([
  ['a page that names nobody', null, dana, null, 'unnamed'],
  ['a name of marks and initials only', 'M. R.', dana, null, 'unnamed'],
  ['a name nobody spoke of', 'Edith Nuttall', dana, null, 'unsaid'],
  ['the name of the profile', 'NUTTALL, Edith', [], 'Edith Nuttall', 'own'],
  ['a name that was said to be one’s own', 'COHEN Dana', dana, null, 'own'],
  ['a name that was said to be another’s', 'Ms Dana Cohen', notDana, null, 'other'],
  ['a namesake', 'Dana Cohen', notDana, 'Dana Cohen', 'other'],
] as const)('%s', (_title, patient, words, ownName, whose) =>
  expect(whosePage(patient, words, ownName)).toBe(whose),
)
