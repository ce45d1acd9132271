import { tokenise } from '../vocabulary/normalise'
import { findHeld, saysHeld } from './held'
import { placeOfTopic } from './places'
import type { Reading } from './reading'
import type { KnownRecord } from './record'
import { timeOfTopic } from './topics'

/** A question with a word that its plain answer would leave out, as the question that tells of it. */
export const withHeld = (reading: Reading, record: KnownRecord): Reading =>
  ofAllergic(ofPage(ofToldResult(ofLong(ofBackTo(ofOwnResult(ofDrugTime(reading)))), record), record))

const sides = ['low', 'high', 'abnormal', 'normal'] as const

const saysSide = ({ asks }: Reading): boolean => sides.some((side) => asks.claims.has(side))

/** "Has it been low for long": of all results there are, and since which. */
function ofLong(reading: Reading): Reading {
  const { intent, asks, subjects, time, cues } = reading
  // What is within its range now is told as such.
  const isOfTest = subjects.some(({ item }) => item?.type === 'lab' && item.detail.flag !== 'N')
  return intent === 'latest' &&
    asks.yesNo &&
    isOfTest &&
    time === null &&
    saysSide(reading) &&
    saysHeld(reading, 'forLong')
    ? { ...reading, intent: 'count', cues: new Set([...cues, 'since', 'when']) }
    : reading
}

/** "Is 310 low for a diabetic", after that result: of it, and what it means for an illness is not told. */
function ofToldResult(reading: Reading, { items }: KnownRecord): Reading {
  const { intent, before, asks } = reading
  if (
    intent !== 'condition' ||
    before === null ||
    !asks.yesNo ||
    !saysSide(reading) ||
    asks.numbers.length === 0
  )
    return reading
  const told = items.filter((item) => item.type === 'lab' && before.keys.includes(item.canonical_key))
  const [item, ...others] = told
  if (!item || others.length > 0) return reading
  const { type, canonical_key: key, name } = item
  return {
    ...reading,
    intent: 'latest',
    subjects: [{ type, key, name, item, places: [] }],
    unsaid: true,
    unlisted: [],
  }
}

const onPages = new Set(['medication', 'allergy', 'diagnosis', 'procedure'])

/** "Is it on it", after a document: of what that document says. */
function ofPage(reading: Reading, { files }: KnownRecord): Reading {
  const { before, subjects, text, asks, intent } = reading
  const isNamed =
    subjects.length > 0 && subjects.every(({ places, type }) => places.length > 0 && onPages.has(type))
  if (before?.intent !== 'visit' || !asks.yesNo || intent === null || !isNamed) return reading
  if (findHeld(tokenise(text), 'onPage') === null) return reading
  const [time, place] = [timeOfTopic(before), placeOfTopic([], files, before, true)]
  if (time === null && place === null) return reading
  const only = [...new Set(subjects.map(({ type }) => type))]
  return { ...reading, intent: 'visit', time, place, only, unsaid: false }
}

const wholes: ReadonlySet<string> = new Set(['summary', 'prepare', 'related'])

/** "Anything else I should tell the dentist I'm allergic to": of the allergies, whoever is told. */
const ofAllergic = (reading: Reading): Reading =>
  wholes.has(reading.intent ?? '') && saysHeld(reading, 'allergicTo') && reading.subjects.length === 0
    ? { ...reading, intent: 'allergies', unsaid: false }
    : reading

/** "Back to the first one", of which the answer before no longer tells: it is asked back, and nothing else is told for it. */
const ofBackTo = (reading: Reading): Reading =>
  reading.before !== null &&
  saysHeld(reading, 'backTo') &&
  reading.subjects.every(({ places }) => places.length === 0)
    ? { ...reading, intent: null, subjects: [], unsure: [], aside: null, unknown: [] }
    : reading

/** "Is my potassium fine for one on pills", "did it fall because of the statin": asked of the result, whatever is beside it. */
function ofOwnResult(reading: Reading): Reading {
  const { intent, asks, subjects } = reading
  const tests = subjects.filter(
    ({ type, item, places }) => type === 'lab' && item !== null && places.length > 0,
  )
  const isOther = intent !== 'drug_group' && intent !== 'medications'
  if (isOther || !asks.yesNo || tests.length === 0 || tests.length < subjects.length) return reading
  const isMoved = (['up', 'down', 'better', 'worse'] as const).some((claim) => asks.claims.has(claim))
  if (!isMoved && !saysSide(reading)) return reading
  return { ...reading, intent: isMoved ? 'trend' : 'latest', unsure: [] }
}

/** "I stopped the pill in January, so why is the TSH fine": a time beside a drug is none of a result that is named after it. */
function ofDrugTime(reading: Reading): Reading {
  const { intent, subjects, time } = reading
  if (intent !== 'latest' || time === null || time.dates.length === 0) return reading
  const [drugs, tests] = (['medication', 'lab'] as const).map((type) =>
    subjects.filter((one) => one.type === type),
  )
  const last = Math.max(...time.places)
  const isBefore = (drugs ?? []).some(({ places }) => places.length > 0 && Math.max(...places) < last)
  const isAfter =
    (tests ?? []).length > 0 && (tests ?? []).every(({ places }) => Math.min(...places, Infinity) > last)
  const isParted = (findHeld(tokenise(reading.text), 'soAsks') ?? []).some((at) => at > last)
  return isBefore && isAfter && isParted ? { ...reading, time: null } : reading
}
