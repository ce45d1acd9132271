import { expect, test } from 'vitest'
import type { Word } from '../../document/page'
import { parseRange } from '../../document/values/range'
import { matchConcept } from '../../vocabulary/match'
import type { LabReading } from '../labs/reading'
import type { Resolved } from '../labs/resolve'
import { broken, resultsOfPage } from './results'

const word = (text: string, x: number, y = 0): Word => ({
  text,
  box: [x, y, 12 * text.length, 20],
  confidence: 0.95,
  line: y,
})

/** "Potassium 4.1 mmol/L 3.5-5.1", as it is printed, at a height of the page. */
function potassium(row: Partial<LabReading> = {}, change: Partial<Resolved> = {}, y = 0): Resolved {
  const [name, value] = [word('Potassium', 0, y), word('4.1', 120, y)]
  const reading: LabReading = {
    name: 'Potassium', nameWords: [name], value: '4.1', valueWords: [value], unit: 'mmol/L', flag: null, range: '3.5-5.1', low: null, high: null,
    words: [name, value], box: [0, y, 200, 20], specimen: null, date: null, form: 'table', table: 1, ambiguous: false, top: y, margin: Infinity, strays: 0,
    ...row,
  } // prettier-ignore
  const match = matchConcept('lab', 'Potassium')
  return {
    reading, match, value: '4.1', number: 4.1, unit: 'mmol/L', range: parseRange('3.5-5.1'), flag: 'N', doubt: null, mended: false, coded: true, guessed: false,
    ...change,
  } // prettier-ignore
}

const doubtOf = (result: Resolved, ...others: readonly Resolved[]) =>
  broken(result, resultsOfPage([result, ...others]))

test('a whole row enters the record', () => {
  expect(doubtOf(potassium())).toBe(null)
  expect(doubtOf(potassium(), potassium({}, {}, 40), potassium({ table: 2 }, { unit: null }, 80))).toBe(null)
})

test.each<[string, Partial<LabReading>, Partial<Resolved>, string]>([
  ['figures that were read as letters', {}, { guessed: true }, 'misread_value'],
  ['a number of the row that is nobody’s', { strays: 1 }, {}, 'misread_value'],
  ['two limits in the place of its number', { value: '3.5 to 5.1 mmol/L' }, {}, 'misread_value'],
  ['a name that goes on', { name: 'Potassium 1 hour after' }, {}, 'uncertain_name'],
  ['another parse, hardly worse', { margin: 0.4 }, {}, 'uncertain_name'],
  ['limits that were put together from pieces', {}, { range: parseRange('3.55.1') }, 'range_suspected'],
  ['limits of another size', {}, { range: parseRange('136-145') }, 'range_suspected'],
  ['neither unit nor limits', {}, { unit: null, range: null }, 'unknown_unit'],
  ['a step of a scale and the next one', {}, { value: '<3.5', number: 3.5 }, 'misread_value'],
  ['a unit that is none', {}, { unit: 'mn0l', range: null }, 'unknown_unit'],
])('%s: the result waits', (_, row, change, doubt) => {
  expect(doubtOf(potassium(row, change))).toBe(doubt)
})

test('what is less than can be measured, far below its limits, is no step of a scale', () => {
  expect(doubtOf(potassium({}, { value: '<0.5', number: 0.5 }))).toBe(null)
})

test('where half of a table goes against its flags, the rest of it waits, too', () => {
  const against = (y: number) => potassium({}, { flag: 'L', doubt: 'flag_mismatch' }, y)
  expect(doubtOf(potassium(), against(40), potassium({}, {}, 80), potassium({}, {}, 120))).toBe(null)
  expect(doubtOf(potassium(), against(40), against(80), against(120))).toBe('misread_value')
})

test('a row without the unit that its table prints waits', () => {
  const bare = potassium({}, { unit: null })
  expect(doubtOf(bare)).toBe(null)
  expect(doubtOf(bare, potassium({}, {}, 40), potassium({}, {}, 80))).toBe('unknown_unit')
})

test('two results that rest on one number wait, both; results of one row share its limits', () => {
  const first = potassium()
  const { valueWords } = first.reading
  const other = potassium({ nameWords: [word('Sodium', 0, 40)], valueWords }, {}, 40)
  expect(doubtOf(first, other)).toBe('misread_value')
  expect(doubtOf(other, first)).toBe('misread_value')
  const later = potassium({ nameWords: first.reading.nameWords, valueWords: [word('4.4', 200)], words: first.reading.words }) // prettier-ignore
  expect(doubtOf(first, later)).toBe(null)
})

test('a number that stands level with the name of another row waits', () => {
  const sodium = (y: number) =>
    potassium({ nameWords: [word('Sodium', 0, y)], valueWords: [word('139', 120, y)], words: [] }, {}, y)
  const below = potassium({ valueWords: [word('4.1', 120, 36)], words: [] })
  expect(doubtOf(below, sodium(40))).toBe('misread_value')
  // On a card the number stands under its name.
  expect(doubtOf(below, sodium(120))).toBe(null)
  const tilted = potassium({ valueWords: [word('4.1', 120, 9)], words: [] })
  expect(doubtOf(tilted, sodium(24))).toBe(null)
})

test('a misread name without its unit waits', () => {
  const match = potassium().match
  const misread = match && { ...match, score: 0.88 }
  expect(doubtOf(potassium({}, { match: misread }))).toBe(null)
  expect(doubtOf(potassium({}, { match: misread, unit: null }))).toBe('uncertain_name')
})

test('what is told in a sentence stands beside its name', () => {
  const told = (text: string, x: number) => {
    const [name, value] = [word(text, 0), word('4.1', x)]
    return potassium({
      form: 'prose',
      table: null,
      nameWords: [name],
      valueWords: [value],
      words: [name, value],
    })
  }
  expect(doubtOf(told('Potassium', 120))).toBe(null)
  expect(doubtOf(told('Potassium', 400))).toBe('uncertain_name')
  expect(doubtOf(told('Potassium:', 400))).toBe(null)
})

test('of a table of which several numbers cannot be, none enters', () => {
  const odd = (name: string, y: number) =>
    potassium({ name, nameWords: [word(name, 0, y)] }, { doubt: 'implausible_value' }, y)
  const bare = potassium({}, { unit: null, range: null }, 80)
  expect(doubtOf(potassium(), odd('Sodium', 40), odd('Chloride', 60), bare)).toBe('misread_value')
  const whole = [100, 120, 140, 160].map((y) => potassium({}, {}, y))
  expect(doubtOf(potassium(), odd('Sodium', 40), odd('Chloride', 60), bare, ...whole)).toBe(null)
  expect(doubtOf(potassium({ table: 2 }), odd('Sodium', 40), odd('Chloride', 60), bare)).toBe(null)
})

test('a 1 written onto "U/L" may be the I of "IU/L"', () => {
  const enzyme = (text: string, value: string) =>
    potassium({ valueWords: [word(text, 120)] }, { value, number: Number(value), unit: 'U/L', range: null })
  expect(doubtOf(enzyme('1171U/L', '1171'))).toBe('misread_value')
  expect(doubtOf(enzyme('130/1171U/L', '1171'))).toBe('misread_value')
  expect(doubtOf(enzyme('117U/L', '117'))).toBe(null)
})

test('in a tilted photograph a number far off in the row is in no next line', () => {
  const told = (y: number) => {
    const [name, value] = [word('Potassium', 0), word('4.1', 400, y)]
    return potassium({
      form: 'prose',
      table: null,
      nameWords: [name],
      valueWords: [value],
      words: [name, value],
    })
  }
  expect(doubtOf(told(15))).toBe('uncertain_name')
  expect(doubtOf(told(30))).toBe(null)
})
