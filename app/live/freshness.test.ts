import { expect, test } from 'vitest'
import type { ShownTable } from '#core/live/tables'
import { both, concerns, isReadAgain, nothing, type Changed } from './freshness'

const labs: readonly ShownTable[] = ['lab_registry']

test.each<[string, Changed, boolean]>([
  ['nothing', nothing, false],
  ['its own list', new Set(['files', 'lab_registry']), true],
  ['another list', new Set(['diagnosis_registry']), false],
  ['a table that is not known here', new Set(['reminders']), false],
  ['everything', 'everything', true],
])('%s changed', (_title, changed, expected) => {
  expect(concerns(changed, labs)).toBe(expected)
})

test('changes add up', () => {
  expect(both(new Set(['files']), new Set(['profiles']))).toEqual(new Set(['files', 'profiles']))
  expect(both(new Set(['files']), 'everything')).toBe('everything')
  expect(both('everything', nothing)).toBe('everything')
})

test.each<[string, Partial<Parameters<typeof isReadAgain>[0]>, boolean]>([
  ['what is shown changed', { reading: new Set(['lab_registry']) }, true],
  ['another list changed', { reading: new Set(['diagnosis_registry']) }, false],
  ['«try again»: the hub said nothing', { reading: null }, true],
  ['a form, while another list is read', { reading: new Set(['files']), formAction: '/language' }, true],
  ['another address, while another list is read', { reading: new Set(['files']), sameUrl: false }, true],
  [
    'another address that keeps this screen',
    { reading: new Set(['files']), sameUrl: false, defaultShouldRevalidate: false },
    false,
  ],
  [
    'the same, as what it shows changed',
    { reading: new Set(['lab_registry']), sameUrl: false, defaultShouldRevalidate: false },
    true,
  ],
])('%s', (_title, asked, expected) => {
  const usual = {
    shows: labs,
    reading: null,
    sameUrl: true,
    formAction: undefined,
    defaultShouldRevalidate: true,
  }
  expect(isReadAgain({ ...usual, ...asked })).toBe(expected)
})
