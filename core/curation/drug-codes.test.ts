import { expect, test } from 'vitest'
import { drugCodes, officialAtc } from './drug-codes'

test('a name that the vocabulary knows has its codes, in whichever language it is written', () => {
  expect(drugCodes('Metformin')).toMatchObject({
    canonicalKey: 'medication:metformin',
    codes: { ATC: ['A10BA02'] },
  })
  expect(drugCodes('מטפורמין')).toMatchObject({ canonicalKey: 'medication:metformin' })
})

test.each(['Zorblax', 'pill', ''])('nobody is given a code for a guess: %j', (name) =>
  expect(drugCodes(name)).toBeNull(),
)

test('an official name counts where it is this very name, and has one code', () => {
  const table = [
    { name: 'zorblaxide', code: 'X01AA01' },
    { name: 'zorblaxide, combinations', code: 'X01AA51' },
  ]
  expect(officialAtc(' Zorblaxide', table)).toBe('X01AA01')
  expect(officialAtc('Zorblax', table)).toBeNull()
  expect(officialAtc('zorblaxide', [...table, { name: 'Zorblaxide', code: 'D01AA01' }])).toBeNull()
})
