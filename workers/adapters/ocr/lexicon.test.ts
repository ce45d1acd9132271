import { describe, expect, it } from 'vitest'
import { isKnownHebrew, isKnownLatin, isUnit } from './lexicon'

describe('known Latin words', () => {
  it.each([
    ['a test by its abbreviation', 'MCH', true],
    ['with a stop at its visual end', '.TSH', true],
    ['in brackets', '(CBC)', true],
    ['a drug', 'Plavix', true],
    ['a unit', 'mg/dl', true],
    ['a unit of cells', 'K/uL', true],
    ['a misread Hebrew word', 'NIXRXIN', false],
    ['a misread Hebrew name', 'TIT', false],
    ['letters with a quote inside', 'M"AN', false],
    ['a number', '12.5', false],
    ['one letter', 'D', false],
  ])('%s', (_what, text, known) => {
    expect(isKnownLatin(text)).toBe(known)
  })
})

describe('known Hebrew words', () => {
  it.each([
    ['a word of a dose', 'ביום', true],
    ['with a stop', 'דם.', true],
    ['with a particle', 'והמלצות', true],
    ['a small word', 'של', true],
    ['an abbreviation of two letters and gershayim', 'יל"ד', true],
    ['what MCH is misread as', 'הסוא', false],
    ['what TSH is misread as', 'הפד', false],
    ['what mg is misread as', 'קות', false],
    ['no letters', '12', false],
  ])('%s', (_what, text, known) => {
    expect(isKnownHebrew(text)).toBe(known)
  })
})

describe('units', () => {
  it.each([
    ['mg', true],
    ['ng/mL', true],
    ['MG', true],
    ['nmr', false],
    ['CT', false],
    ['g', false],
    ['12', false],
  ])('%s', (text, unit) => {
    expect(isUnit(text)).toBe(unit)
  })
})
