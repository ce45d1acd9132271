import { describe, expect, it } from 'vitest'
import { passwordFault } from './password'

const own = ['noa.levi@example.org', 'Noa', 'Levi', '1984-03-21']

describe('a password that is taken', () => {
  it.each([
    'correct horse battery',
    'long enough',
    'another one',
    'מפתח לארון הספרים',
    '7f3b9c1e-2a44-4c55-9d0e-1b2c3d4e5f60',
    'noa likes the blue kitchen',
    'x'.repeat(4) + 'vantage point 9',
    '😀'.repeat(3) + 'a lamp',
    'a'.repeat(60) + 'bcd efg hij',
  ])('%s', (password) => {
    expect(passwordFault(password, own)).toBeNull()
  })
})

describe('a password that is not', () => {
  it.each([
    ['short', 'seven77'],
    ['short', '😀😀😀😀'],
    ['long', 'abc xyz '.repeat(17)],
    ['common', 'password'],
    ['common', 'Password1!'],
    ['common', 'P@ssw0rd'],
    ['common', 'qwerty123'],
    ['common', '12345678'],
    ['common', '1q2w3e4r'.replace('1q2w3e4r', 'qwer1234')],
    ['common', 'aaaaaaaaaa'],
    ['common', 'abababab'],
    ['common', 'iloveyou2'],
    ['common', 'testtest'],
    ['own', '21031984'],
    ['common', '14071789'],
    ['common', 'Welcome2024'],
    ['own', 'noa.levi1'],
    ['own', 'Levi-1984'],
    ['own', 'Example1984!'],
    ['own', 'chartlight'],
    ['own', 'Chartlight2026'],
  ] as const)('%s: %s', (fault, password) => {
    expect(passwordFault(password, own)).toBe(fault)
  })
})
