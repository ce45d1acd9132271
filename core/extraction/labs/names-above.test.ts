import { expect, test } from 'vitest'
import { typed } from '../../../tests/support/page'
import type { PageReading } from '../../document/page'
import { readDocument } from '../../document/read'
import { decide } from '../decision'
import { extract } from '../extract'

const told = (page: PageReading) =>
  extract(readDocument(page)).flatMap((entity) =>
    entity.type === 'lab'
      ? [
          `${entity.name} ${entity.value} ${entity.unit} ${entity.refText} ${entity.flag} ${decide(entity).decision}`,
        ]
      : [],
  )

const page = (...lines: readonly string[]) =>
  typed(['Haematology laboratory', 'Blood count', ...lines].join('\n'))

test('a row of names over a row of numbers, their units and their limits', () => {
  const found = told(
    page(
      'WBC           RBC           HGB           PLT',
      '2.9 L         4.36          8.4 L         188',
      'K/uL          M/uL          g/dL          K/uL',
      '4.0-11.0      4.00-5.40     12.0-16.0     150-450',
    ),
  )
  expect(found.sort()).toEqual([
    'Hemoglobin 8.4 g/dL 12.0-16.0 L accepted',
    'Platelet count 188 K/uL 150-450 N accepted',
    'Red blood cell count 4.36 M/uL 4.00-5.40 N accepted',
    'White blood cell count 2.9 K/uL 4.0-11.0 L accepted',
  ])
})

test('without its units, a number waits; of two rows of numbers none is known to be today’s', () => {
  const bare = told(
    page('WBC           RBC           HGB           PLT', '2.9           4.36          8.4           188'),
  )
  expect(bare.filter((one) => one.endsWith('accepted'))).toEqual([])
  const two = told(
    page(
      'WBC           RBC           HGB           PLT',
      '2.9           4.36          8.4           188',
      '3.9           4.46          9.4           198',
      'K/uL          M/uL          g/dL          K/uL',
    ),
  )
  expect(two.filter((one) => one.endsWith('accepted'))).toEqual([])
})

test('a number that stands between two names is neither’s', () => {
  const found = told(
    page(
      'WBC           RBC           HGB           PLT',
      '       2.9    4.36          8.4           188',
      'K/uL          M/uL          g/dL          K/uL',
    ),
  )
  expect(found.filter((one) => /^White.*accepted/.test(one))).toEqual([])
})

test('a row of names over a row of words; of two rows of words none is known to be today’s', () => {
  const names = 'Anisocytosis      Poikilocytosis      Macrocytosis      Schistocytes'
  expect(
    told(page(names, '+++               ++                  +                 negative')).sort(),
  ).toEqual([
    'Anisocytosis +++ null null null accepted',
    'Macrocytosis on smear + null null null accepted',
    'Poikilocytosis ++ null null null accepted',
    'Schistocytes negative null null null accepted',
  ])
  const two = told(
    page(
      names,
      '+++               ++                  +                 negative',
      '+                 +                   ++                negative',
    ),
  )
  expect(two).toEqual([])
  expect(told(page(names, 'seen by           the                 doctor            today'))).toEqual([])
})
