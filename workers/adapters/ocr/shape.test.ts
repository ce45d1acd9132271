import { describe, expect, it } from 'vitest'
import { hebrewShape, latinShape } from './shape'

describe('the shape of Hebrew', () => {
  it.each([
    ['a word', 'שחרור', true],
    ['a word that ends in a final form', 'ביום', true],
    ['gershayim', 'יל"ד', true],
    ['few kinds of letters, but few letters', 'סוס', true],
    ['a final form inside', 'אואוםחחז', false],
    ['a final form at the beginning', 'םסח', false],
    ['a final form alone', 'ם', false],
    ['digits among letters', '65זץ6סהקוחץ', false],
    ['nothing but what Latin small letters look like', 'חססוום', false],
    ['no Hebrew', 'Plavix', false],
  ])('%s', (_what, text, well) => {
    expect(hebrewShape(text) > 0.8).toBe(well)
  })
})

describe('the shape of Latin', () => {
  it.each([
    ['a name', 'Ramipril', true],
    ['an abbreviation', 'NSTEMI', true],
    ['a unit', 'mg/dL', true],
    ['a number', '12.5', true],
    ['quotes inside', '1"IxX"N', false],
    ['a sign of trade before letters', 'om*M™O', false],
  ])('%s', (_what, text, well) => {
    expect(latinShape(text) > 0.7).toBe(well)
  })
})
