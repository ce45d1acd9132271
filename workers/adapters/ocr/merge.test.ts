import { describe, expect, it } from 'vitest'
import type { Capitals } from './glyphs'
import { mergeScripts } from './merge'
import { made, texts } from './testing/made'

const untold: Capitals = () => null
const tall: Capitals = () => true
const low: Capitals = () => false

/** One place of a row: `[text, confidence]` of the Hebrew reading and of the two Latin ones. */
type Reading = readonly [text: string, confidence: number] | null

const at = (reading: Reading) => (reading ? [made(reading[0], 100, reading[1], 80)] : [])
const settled = (hebrew: Reading, own: Reading, among: Reading, height: Capitals): string =>
  texts(mergeScripts({ plain: [], open: at(hebrew), own: at(own), among: at(among), tall: height }))

describe('a place of a Hebrew row', () => {
  it.each<[string, Reading, Reading, Reading, Capitals, string]>([
    [
      'a test that the Hebrew model is sure of, too',
      ['הסוא', 0.95],
      ['MCH', 0.9],
      ['MCH', 0.91],
      tall,
      'MCH',
    ],
    ['the same where the ink tells nothing', ['הסוא', 0.95], ['MCH', 0.9], ['MCH', 0.91], untold, 'MCH'],
    ['a name of Hebrew height', ['לוי', 0.91], ['ND', 0.9], ['ND', 0.92], low, 'לוי'],
    ['a name that looks like a number', ['לוי', 0.91], ['"17', 0.95], ['"17', 0.9], low, 'לוי'],
    ['an abbreviation with a small letter', ['ואסו', 0.8], ['IgM', 0.86], ['IgM', 0.92], low, 'IgM'],
    ['a short word that a unit would look like', ['נוף', 0.91], ['mu', 0.9], null, untold, 'נוף'],
    ['a drug', ['אוצמום', 0.44], ['Plavix', 0.96], ['Plavix', 0.96], untold, 'Plavix'],
    [
      'a drug read right only by itself',
      ['חוזוק5', 0.2],
      ['Aspirin', 0.9],
      ['Asp1r"n', 0.5],
      untold,
      'Aspirin',
    ],
    ['a drug read right only as it stands', ['אחמוס', 0.1], ['Bmnc', 0.4], ['Omnic', 0.84], untold, 'Omnic'],
    ['a doubtful Hebrew word that is known', ['פריחה.', 0.5], ['SNS', 0.62], null, low, 'פריחה.'],
    ['a known word that both models are unsure of', ['ישיר', 0], ['yw', 0.4], ['yw', 0.4], low, 'ישיר'],
    ['a known word, an abbreviation in small letters', ['אורית', 0.5], ['nmr', 0.7], null, low, 'אורית'],
    ['an unsure small word', ['יש', 0.1], ['vn', 0.59], ['Wr', 0.23], low, 'יש'],
    ['a final form alone', ['ם', 0.86], ['D', 0.92], null, tall, 'D'],
    ['a number by the Latin model', ['4,6', 0.8], ['4.6', 0.9], null, untold, '4.6'],
    ['a number whose stop ends the item', ['2.', 0.9], ['2', 0.9], null, untold, '2.'],
    ['no Latin reading', ['שלום', 0.6], null, null, untold, 'שלום'],
    ['a word that the Hebrew model passed over', null, null, ['CT', 0.9], untold, 'CT'],
    ['nonsense where it saw nothing', null, null, ['XQ', 0.9], untold, ''],
  ])('%s', (_what, hebrew, own, among, height, text) => {
    expect(settled(hebrew, own, among, height)).toBe(text)
  })

  it('takes a unit where a number stands beside it', () => {
    const open = [made('100', 0, 0.95), made('קות', 100, 0.88)]
    const own = [made('100', 0, 0.95), made('mg', 100, 0.9, 60)]
    expect(texts(mergeScripts({ plain: [], open, own, among: [], tall: untold }))).toBe('100 mg')
  })

  it('takes one Latin word for what the Hebrew model cut in two', () => {
    const open = [made('זפא', 100, 0.89, 60), made('וא', 165, 0.41, 55)]
    const own = [made('NSTEMI', 100, 0.91, 120)]
    expect(texts(mergeScripts({ plain: [], open, own, among: [], tall: untold }))).toBe('NSTEMI')
  })

  it('keeps plain Hebrew whatever the Latin model reads there', () => {
    const plain = [made('שבוע', 100)]
    const among = [made('CT', 105)]
    expect(texts(mergeScripts({ plain, open: [], own: [], among, tall: untold }))).toBe('שבוע')
  })
})
