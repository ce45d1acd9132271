import { expect, test } from 'vitest'
import { asideOf, isClearlyAnother, nameKey, onePerName, whosePage } from './whose-page'

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

test.each([
  ['Dana Cohen', 'Edith Nuttall'],
  ['COHEN, Ms Dana', 'Nuttall Edith'],
  ['דנה כהן', 'רות אברהמי'],
])('%s is clearly another than %s', (one, other) => expect(isClearlyAnother(one, other)).toBe(true))

test.each([
  ['a maiden name', 'Dana Cohen', 'Dana Levinson'],
  ['a sister, who may be a misread first name', 'Dana Cohen', 'Ruth Cohen'],
  ['another script', 'Dana Cohen', 'רות לוי'],
  ['two scripts in one', 'Dana כהן', 'Edith Nuttall'],
  ['a misread letter of each', 'Dama Cohcn', 'Dana Cohen'],
  ['words grown together', 'Danacohen Haifa', 'Dana Cohen'],
  ['a shortened name', 'Daniel Barak', 'Dan Peretz'],
  ['one word', 'Edith', 'Dana Cohen'],
  ['an initial and two letters', 'E. Li', 'Dana Cohen'],
  ['short Hebrew names a letter apart', 'רנה לוי', 'דנה כהן'],
])('%s: %s may be %s', (_title, one, other) => expect(isClearlyAnother(one, other)).toBe(false))

const page = { patient: 'Edith Nuttall', patientIsLabelled: true, physician: null }

test.each([
  ['a page that clearly names another waits', page, [], 'Dana Cohen', 'unclaimed'],
  ['the person said it is theirs', page, [{ name: 'NUTTALL Edith', mine: true }], 'Dana Cohen', null],
  ['the person said it is not', page, [{ name: 'NUTTALL Edith', mine: false }], null, 'other_patient'],
  ['nobody is known by name', page, [], null, null],
  ['a name that was only concluded', { ...page, patientIsLabelled: false }, [], 'Dana Cohen', null],
  ['the physician under a patient’s label', { ...page, physician: 'Dr E. Nuttall' }, [], 'Dana Cohen', null],
  ['no name', { ...page, patient: null }, [], 'Dana Cohen', null],
  ['the person’s own', { ...page, patient: 'Ms Dana Cohen' }, [], 'Dana Cohen', null],
] as const)('%s', (_title, of, words, ownName, aside) => expect(asideOf(words, ownName)(of)).toBe(aside))

test('a name is asked about once, however its pages write it', () => {
  const files = ['Edith Nuttall', 'NUTTALL, Edith', 'Ruth Levi'].map((patient) => ({ doc_meta: { patient } }))
  expect(onePerName(files)).toHaveLength(2)
})
