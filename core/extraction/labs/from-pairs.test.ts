import { expect, test } from 'vitest'
import { readDocument } from '../../document/read'
import { extract } from '../extract'
import { pageOfText } from '../testing/page-of-text'

const labs = (row: string) =>
  extract(readDocument(pageOfText(['Wallace Medical Laboratory', 'Collected: 03/03/2024', '', row])))
    .filter(({ type }) => type === 'lab')
    .map(({ name, value, doubt }) => `${name} ${value} ${doubt ?? ''}`.trim())

test('two names and as many numbers', () => {
  expect(labs('Na/K   138/4.4   mmol/L   135-145/3.5-5.1')).toEqual(['Potassium 4.4', 'Sodium 138'])
})

test('digits that the limits have not were likelier a mark: that one of a pair waits', () => {
  expect(labs('Na/K   138/4.41   mmol/L   135-145/3.5-5.1')).toEqual([
    'Potassium 4.41 misread_value',
    'Sodium 138',
  ])
})
