import { codesOf } from '../condition-codes'
import { kindredOf, measuredBy } from '../../vocabulary/families'
import { conceptOfKey } from '../../vocabulary/by-key'
import type { LabConcept, Specimen } from '../../vocabulary/concept'
import { tokenise, type Token } from '../../vocabulary/normalise'
import { indexOf } from '../../vocabulary/phrases'
import { relationOf } from '../../vocabulary/relations'
import { matchNamed } from '../../vocabulary/vital-signs'
import type { Intent } from '../intents'
import { isFiller } from '../question-cues'
import type { Reading } from '../reading'
import { readingText } from '../reading-text'
import { itemsOf, type ItemOf, type KnownRecord } from '../record'
import { subjectOf, type Subject } from '../subjects'
import { sameAs } from '../words'
import { findWiderRows } from './words'

/** A test that is named by a wider or another name than the record has: what it has of that is told, and by what name. */
export const ofKindred = (reading: Reading, record: KnownRecord): Reading =>
  withKindred(ofFinding(ofSpecimen(reading, record), record), record)

type Test = ItemOf<'lab'>

const specimenOf = (key: string): Specimen | undefined => conceptOfKey('lab', key)?.specimen

/** "My urine test", "protein in the urine": of the tests of that sample, those of the thing that is named in it, or all. */
function ofSpecimen(reading: Reading, record: KnownRecord): Reading {
  const { aside, subjects, urgency, ofRelative, text } = reading
  if (
    aside?.kind !== 'unlisted' ||
    urgency !== null ||
    ofRelative ||
    subjects.some(({ item }) => item !== null)
  )
    return reading
  const tokens = tokenise(readingText(text))
  const [row, ...others] = findWiderRows(tokens, 'specimens')
  const tests = itemsOf(record.items, 'lab').filter(({ canonical_key: key }) => specimenOf(key) === row?.name)
  if (!row || others.length > 0 || tests.length === 0) return reading
  const open = tokens.filter(({ norm }, at) => !row.places.includes(at) && !isFiller(norm))
  const named = keysNamed(
    row.name,
    tokens.filter((_, at) => !row.places.includes(at)),
  )
  const own = tests.filter(({ canonical_key: key }) => named.includes(key))
  const near = tests.filter(({ canonical_key: key }) => named.some((one) => kindredOf(one).includes(key)))
  const shown = named.length === 0 ? tests : own.length > 0 ? own : near
  // A word that nothing explains may ask for one that is not there.
  const unknown = reading.unknown.filter(
    (word) => !isSaid(word, [...row.places.map((at) => tokens[at]), ...open], named),
  )
  if (named.length === 0 && unknown.length > 0) return reading
  const first = own.length > 0 || named.length === 0 ? [] : lackedOf(named)
  return {
    ...reading,
    aside: null,
    intent: reading.cues.has('trend') ? 'trend' : 'latest',
    subjects: [...shown.map((test) => subjectOf(test, row.places)), ...first],
    unknown: [],
  }
}

/** What was named in the sample, where the record has none of it by that name. */
const lackedOf = (keys: readonly string[]): readonly Subject[] =>
  indexOf('lab')
    .concepts.filter(({ key }) => key === keys[0])
    .map(({ key, name }) => ({ type: 'lab', key, name, item: null, places: [] }))

const isSaid = (word: string, tokens: readonly (Token | undefined)[], named: readonly string[]): boolean =>
  tokens.some((token) => token !== undefined && tokenise(word).some(({ norm }) => norm === token.norm)) &&
  (named.length > 0 || findWiderRows(tokenise(word), 'specimens').length > 0)

/** Tests of a sample whose own word is one of these: "protein", "glucose". */
function keysNamed(specimen: string, beside: readonly Token[]): readonly string[] {
  // "Sugar" is glucose in whatever sample.
  const said = beside.flatMap(({ norm }) => [norm, ...(ofBlood(norm)?.split(' ') ?? [])]).map(sameAs)
  return (indexOf('lab').concepts as readonly LabConcept[]).flatMap(({ key, name, specimen: own }) => {
    const words = measuredBy(name).split(' ')
    return own === specimen && words.every((word) => said.some((isMeant) => isMeant(word))) ? [key] : []
  })
}

const ofBlood = (word: string): string | null => {
  const name = isFiller(word) ? undefined : matchNamed('lab', word)?.concept.name
  return name === undefined ? null : measuredBy(name)
}

/** ICD-10-CM: abnormal findings on examination of urine, which are told by the test itself. */
const inUrine = /^R8[0-2]/

/** "Was there protein in the urine test", of which the record has no such finding: of the tests that look for it. */
function ofFinding(reading: Reading, { items }: KnownRecord): Reading {
  const { intent, subjects } = reading
  const found = subjects.filter(({ type, item }) => type === 'diagnosis' && item === null)
  const codes = found.flatMap(({ key }) => codesOf(key))
  const isOfThat = codes.length > 0 && codes.every((code) => inUrine.test(code))
  if (intent !== 'condition' || !isOfThat || subjects.some(({ item }) => item !== null)) return reading
  const tests = itemsOf(items, 'lab').filter(({ canonical_key: key }) =>
    [key, ...kindredOf(key)].some((one) =>
      relationOf('lab', one)?.codes.some((of) => codes.some((code) => code.startsWith(of))),
    ),
  )
  const [places = []] = found.map((one) => one.places)
  return tests.length === 0
    ? reading
    : {
        ...reading,
        intent: 'latest',
        subjects: tests.map((test) => subjectOf(test, places)),
        unsaid: false,
        unlisted: [],
      }
}

const ofTests: ReadonlySet<Intent> = new Set(['latest', 'previous', 'trend', 'count'])

/** "Microalbumin", of a record that has the albumin/creatinine ratio: that one beside what is not there. */
function withKindred(reading: Reading, { items, waiting }: KnownRecord): Reading {
  const { intent, subjects } = reading
  const absent = subjects.filter(
    ({ type, item, key }) => type === 'lab' && item === null && !waiting.some((one) => one.key === key),
  )
  const isOfTests = intent !== null && ofTests.has(intent)
  const had = new Set(subjects.map(({ key }) => key))
  const near = itemsOf(items, 'lab').filter(
    ({ canonical_key: key }) => !had.has(key) && absent.some((one) => kindredOf(one.key).includes(key)),
  )
  if (!isOfTests || near.length === 0) return reading
  return {
    ...reading,
    subjects: [...near.map((test: Test) => subjectOf(test, absent[0]?.places)), ...subjects],
  }
}
