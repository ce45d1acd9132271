import { bottom, overlap, right } from '../../document/geometry'
import { union, type Word } from '../../document/page'
import { weights } from '../../document/parse/weights'
import { brokenOff, rangeSpan } from '../../language/limits'
import type { Doubt } from '../../records/doubts'
import { canonicalUnit } from '../../vocabulary/units'
import type { Resolved } from '../labs/resolve'

/** What must hold of a result with a number before it enters the record unasked. What breaks one waits. */
interface Invariant {
  readonly id: string
  readonly doubt: Doubt
  readonly holds: (result: Resolved, page: ResultsOfPage) => boolean
}

/** What the results of a page say of one another. */
export interface ResultsOfPage {
  /** Tables (by number) whose results are printed with units. */
  readonly inUnits: ReadonlySet<number>
  /** Tables of which several numbers, and half of all, cannot be, go against their flag or stand bare: their columns may have slipped. */
  readonly shaken: ReadonlySet<number | null>
  readonly all: readonly Resolved[]
  /** Which results rest on a word. */
  readonly users: ReadonlyMap<Word, readonly Resolved[]>
}

/** In the order in which they are told to the patient: what is graver first. */
const invariants: readonly Invariant[] = [
  {
    id: 'a value is one number, printed in figures',
    doubt: 'misread_value',
    holds: ({ reading, guessed }) => !guessed && (reading.strays ?? 0) === 0,
  },
  {
    id: 'what is printed as two limits is no number',
    doubt: 'misread_value',
    holds: ({ reading }) => !rangeSpan.test(reading.value),
  },
  {
    id: 'where the next step begins with the limit that is told, both are steps of a scale',
    doubt: 'misread_value',
    holds: ({ value, number, range }) => !isStep(value, number, range),
  },
  {
    id: 'a number in a sentence has all of its figures, and no other',
    doubt: 'misread_value',
    holds: ({ reading }) => reading.thin !== true,
  },
  {
    id: 'a 1 right before "U/L" may be the I of "IU/L"',
    doubt: 'misread_value',
    holds: ({ reading, value }) =>
      !/\d1$/.test(value) || !reading.valueWords.some(({ text }) => /\d1U\/m?L/i.test(text)),
  },
  {
    id: 'no number of a table most of whose numbers are in doubt',
    doubt: 'misread_value',
    holds: ({ reading }, { shaken }) => !shaken.has(reading.table),
  },
  {
    id: 'no ink is used twice',
    doubt: 'misread_value',
    holds: (result, { users }) =>
      result.reading.valueWords.every((word) =>
        (users.get(word) ?? []).every((user) => isOfRow(user, result)),
      ),
  },
  {
    id: 'a number stands level with its own name, where it does with any',
    doubt: 'misread_value',
    holds: ({ reading }, { all }) =>
      reading.form === 'prose' ||
      sharedHeight(reading, reading) >= level ||
      all.every(
        (other) =>
          other.reading.table !== reading.table ||
          sharedHeight(reading, other.reading) < level ||
          (isUnderName(reading) && isUnderName(other.reading)),
      ),
  },
  {
    id: 'no name that another parse would give to another number',
    doubt: 'uncertain_name',
    holds: ({ reading }) => (reading.margin ?? Infinity) >= weights.margin,
  },
  {
    id: 'limits are printed as such, and of the size of the number',
    doubt: 'range_suspected',
    holds: ({ range, number }) => range === null || (!range.repaired && !isFarOff(number, range)),
  },
  {
    id: 'what is printed where a unit stands is one that is known',
    doubt: 'unknown_unit',
    holds: ({ match, unit, reading }) =>
      unit !== null || (reading.unread ?? 0) === 0 || isUnitless(match?.concept.unit ?? ''),
  },
  {
    id: 'a number has the unit that its table prints, or limits that go with it',
    doubt: 'unknown_unit',
    holds: ({ match, unit, range, reading }, { inUnits }) =>
      isUnitless(match?.concept.unit ?? '') ||
      (unit !== null && canonicalUnit(unit) !== null) ||
      (reading.table === null ? reading.form === 'prose' : !inUnits.has(reading.table) && range !== null),
  },
  {
    id: 'what is told in words is no bare number',
    doubt: 'unknown_unit',
    holds: ({ match, unit, range, reading }) =>
      match?.concept.unit !== 'text' ||
      unit !== null ||
      reading.form === 'prose' ||
      (range?.low ?? range?.high) != null,
  },
  {
    id: 'a name has come to its end',
    doubt: 'uncertain_name',
    holds: ({ reading }) => reading.form === 'prose' || !brokenOff.test(reading.name),
  },
  {
    id: 'what is told in a sentence stands beside its name, or after its colon',
    doubt: 'uncertain_name',
    holds: ({ reading }) => reading.form !== 'prose' || reading.shared === true || isTogether(reading),
  },
  {
    id: 'a name that was misread has its own unit beside it',
    doubt: 'uncertain_name',
    holds: ({ match, unit }) =>
      match === null || match.score >= 0.95 || unit !== null || isUnitless(match.concept.unit),
  },
]

/** What keeps a result from the record; null where nothing does. */
export const broken = (result: Resolved, page: ResultsOfPage): Doubt | null =>
  result.number === null ? null : (invariants.find(({ holds }) => !holds(result, page))?.doubt ?? null)

export function resultsOfPage(results: readonly Resolved[]): ResultsOfPage {
  const users = new Map<Word, Resolved[]>()
  for (const result of results) {
    const { words, valueWords } = result.reading
    for (const word of new Set([...words, ...valueWords]))
      users.set(word, [...(users.get(word) ?? []), result])
  }
  const tables = Map.groupBy(results, ({ reading }) => reading.table)
  const inUnits = [...tables].flatMap(([table, some]) => {
    if (table === null) return []
    const measured = some.filter(({ match }) => match && !isUnitless(match.concept.unit))
    return measured.filter(({ unit }) => unit !== null).length > 0.5 * measured.length ? [table] : []
  })
  const shaken = [...tables].flatMap(([table, some]) => {
    const numbers = some.filter(({ number }) => number !== null)
    const slipped = numbers.filter((one) => goesAgainst(one) || isBare(one))
    const several = numbers.filter(goesAgainst).length >= 2 && slipped.length >= 3
    return several && slipped.length >= 0.5 * numbers.length ? [table] : []
  })
  return { all: results, users, inUnits: new Set(inUnits), shaken: new Set(shaken) }
}

/** What stands for the number cannot be it; one filled up to two figures ("05") may. */
const cannotBe = ({ doubt, value }: Resolved): boolean =>
  (doubt === 'implausible_value' || doubt === 'decimal_point_suspected' || doubt === 'misread_value') &&
  !/^0\d$/.test(value)

/** It cannot be, or its flag or its limits say something else. */
const goesAgainst = (one: Resolved): boolean => cannotBe(one) || one.doubt === 'flag_mismatch'

/** How far above the end of a step the next one begins at most. */
const nextStep = 1.5

/** "Triglycerides <150 150-199": how a scale is printed, in which the limits of the next step stand behind a limit. */
const isStep = (value: string, number: number | null, range: Resolved['range']): boolean =>
  value.startsWith('<') &&
  number !== null &&
  range?.low != null &&
  range.high !== null &&
  number <= range.low &&
  range.low <= nextStep * number

/** Neither a unit nor limits, where the test has one. */
const isBare = ({ match, unit, range }: Resolved): boolean =>
  unit === null && range === null && match !== null && !isUnitless(match.concept.unit)

/**
 * From the name to the number without a space wider than between words; a line may end in between. Behind a Hebrew name
 * the unit of a number stands on the name's side of it: what the result says itself is no space.
 */
function isTogether({ nameWords, valueWords, words }: Resolved['reading']): boolean {
  const [from, to] = [words.indexOf(nameWords.at(-1)!), words.indexOf(valueWords[0]!)]
  return words.slice(Math.max(0, from), to).every((word, at) => {
    const next = words[from + at + 1]
    if (!next || word.text.endsWith(':')) return true
    const height = Math.max(word.box[3], next.box[3])
    const level = Math.abs(word.box[1] + word.box[3] / 2 - next.box[1] - next.box[3] / 2) < lineStep * height
    const [start, end] = [Math.min(right(word.box), right(next.box)), Math.max(word.box[0], next.box[0])]
    const said = words.filter(({ box }) => box[0] >= start && right(box) <= end)
    return !level || end - start - said.reduce((sum, { box }) => sum + box[2], 0) < 2 * height
  })
}

/** Of the height of words, what lies between two lines at least; less is one line that the photograph tilts. */
const lineStep = 0.9

/** What of a number's height has to be that of a name to stand in its row. */
const level = 0.25

/** How much of the height of a number (or of a name, where that is less) a name shares with it; `level` where either has no words. */
function sharedHeight({ valueWords }: Resolved['reading'], { nameWords }: Resolved['reading']): number {
  if (valueWords.length === 0 || nameWords.length === 0) return level
  const [value, name] = [union(valueWords.map(({ box }) => box)), union(nameWords.map(({ box }) => box))]
  return overlap(value[1], bottom(value), name[1], bottom(name)) / Math.min(value[3], name[3])
}

/** In a card: right under its name, and begun, or ended, where that does. */
function isUnderName({ valueWords, nameWords }: Resolved['reading']): boolean {
  if (valueWords.length === 0 || nameWords.length === 0) return false
  const [value, name] = [union(valueWords.map(({ box }) => box)), union(nameWords.map(({ box }) => box))]
  const edges = [value[0] - name[0], right(value) - right(name)].map(Math.abs)
  const down = value[1] - bottom(name)
  return Math.min(...edges) < 0.9 * name[3] && down > -0.5 * name[3] && down < 2 * name[3]
}

/** Two results of one row share its name and its limits. */
const isOfRow = (a: Resolved, b: Resolved): boolean => a.reading.nameWords[0] === b.reading.nameWords[0]

const isUnitless = (unit: string): boolean => ['', 'text', 'ratio', 'index', 'pH'].includes(unit)

function isFarOff(number: number | null, { low, high }: NonNullable<Resolved['range']>): boolean {
  if (number === null) return false
  return (high !== null && number > 10 * high) || (low !== null && low > 0 && number < low / 10)
}
