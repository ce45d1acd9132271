import { describe, expect, it } from 'vitest'
import { withParticle } from './particle'
import { made, texts } from './testing/made'

describe('a particle before a foreign word', () => {
  it.each([
    ['an abbreviation', 'ל-סאו', 'LAD-7', 'ל-LAD'],
    ['a comma at its visual end', 'ב-ס/),', ',LAD-1', 'ב-LAD,'],
    ['a unit', 'מ-קות', 'mg-n', 'מ-mg'],
    ['a year that both read', 'ב-2010', '2010-1', 'ב-2010'],
    ['a share with a stop', 'ב-90%.', '90%-3', 'ב-90%.'],
  ])('%s', (_what, hebrew, latin, as) => {
    const found = withParticle([made(hebrew, 0)], [[], [made(latin, 0)]])
    expect(found && texts(found)).toBe(as)
  })

  it.each([
    ['no particle', 'שלום', 'LAD-7'],
    ['digits that differ', 'ב-2010', '2016-1'],
    ['no hyphen in the Latin reading', 'ל-סאו', 'LADY'],
  ])('is not composed of %s', (_what, hebrew, latin) => {
    expect(withParticle([made(hebrew, 0)], [[made(latin, 0)]])).toBeNull()
  })

  it('is not composed of letters that are no word and not sure', () => {
    expect(withParticle([made('ל-סאו', 0)], [[made('XQW-7', 0, 0.5)]])).toBeNull()
  })
})
