import { expect, test } from 'vitest'
import { typed } from '../../../tests/support/page'
import { readDocument } from '../../document/read'
import { decide } from '../decision'
import { extract } from '../extract'

const told = (rows: readonly string[]) =>
  extract(
    readDocument(
      typed(['Coagulation laboratory', 'Test             Result     Units    Reference', ...rows].join('\n')),
    ),
  ).flatMap((entity) =>
    entity.type === 'lab' ? [`${entity.name}: ${entity.value} ${decide(entity).decision}`] : [],
  )

test.each(['Factor XIi', 'Factor 11', 'Factor XIl', 'Factor Xl', 'Factor VIi', 'Factor lX'])(
  '%s: a numeral of which a letter was misread names none of its neighbours',
  (name) => {
    const found = told([
      'Factor V         94         %        70 - 120',
      `${name.padEnd(17)}58         %        60 - 150`,
      'Factor X         91         %        70 - 120',
    ])
    expect(found.filter((one) => one.endsWith('accepted'))).toEqual([
      'Factor V activity: 94 accepted',
      'Factor X activity: 91 accepted',
    ])
  },
)

test.each([
  ['Factor VII', 'Factor VII activity'],
  ['factor vii', 'Factor VII activity'],
  ['FACTOR XIII', 'Factor XIII activity'],
])('%s is as it is printed', (name, concept) => {
  expect(
    told(['Factor V         94         %        70 - 120', `${name.padEnd(17)}58         %        60 - 150`]),
  ).toContain(`${concept}: 58 accepted`)
})

test('one test with two numbers of one day in one table: one of the names is another, and both wait', () => {
  const found = told([
    'Factor X         91         %        70 - 120',
    'Factor XI        76         %        70 - 130',
    'Factor XI        58         %        60 - 150',
  ])
  expect(found.filter((one) => one.endsWith('accepted'))).toEqual(['Factor X activity: 91 accepted'])
})
