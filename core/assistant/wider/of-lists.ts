import { isOfNamed } from '../answers/days-of'
import { entityTypes, type EntityType } from '../../records/kinds'
import { tokenise } from '../../vocabulary/normalise'
import { codesOf } from '../condition-codes'
import type { Intent } from '../intents'
import { asksOnceCaused } from '../once-caused'
import type { Reading } from '../reading'
import { readingText } from '../reading-text'
import { itemsOf, type KnownRecord } from '../record'
import { findWider } from './words'
import { subjectOf } from '../subjects'

/** What there is where something is not, and an illness that is called by what is measured of it. */
export const ofWhatThereIs = (reading: Reading, record: KnownRecord): Reading =>
  reading.urgency !== null || reading.ofRelative
    ? reading
    : ofAllResults(ofMeasured(ofJudged(ofWhatThen(ofReaction(reading, record), record)), record))

/** "Which antibiotic swelled my face": what it once did stands with the allergies. */
const ofReaction = (reading: Reading, { items }: KnownRecord): Reading =>
  asksOnceCaused(reading.text) && items.some(({ type }) => type === 'allergy')
    ? {
        ...reading,
        intent: 'allergies',
        subjects: [],
        missing: [],
        unsure: [],
        group: null,
        aside: null,
        unknown: [],
        unsaid: false,
      }
    : reading

const listOf: Readonly<Record<EntityType, Intent>> = {
  lab: 'results',
  imaging: 'imaging',
  medication: 'medications',
  procedure: 'procedures',
  allergy: 'allergies',
  diagnosis: 'conditions',
}

/** "What then", "so what was tested", after what the record has not: the list of its kind. */
function ofWhatThen(reading: Reading, { items }: KnownRecord): Reading {
  const { before, subjects, unknown, time, place } = reading
  if (before === null || before.keys.length === 0 || time !== null || place !== null) return reading
  if (findWider(tokenise(readingText(reading.text)), 'whatThen') === null) return reading
  const isCarried = subjects.every(({ places }) => places.length === 0) && unknown.length === 0
  const had = items.some(({ canonical_key: key }) => before.keys.includes(key))
  const type = entityTypes.find((one) =>
    before.keys.every((key) => isOfNamed(key) || key.startsWith(`${one}:`)),
  )
  return !isCarried || had || type === undefined
    ? reading
    : {
        ...reading,
        intent: listOf[type],
        subjects: [],
        unsure: [],
        aside: null,
        missing: [],
        modality: null,
        unsaid: false,
      }
}

/** "Am I still anemic by the blood test", which lists no anemia: that, with the tests by which doctors judge it. */
const ofJudged = (reading: Reading): Reading => {
  const { intent, subjects, asks, cues } = reading
  const isOfAbsent =
    subjects.length > 0 && subjects.every(({ type, item }) => type === 'diagnosis' && item === null)
  // "What is furthest from the norm": of what is outside.
  if (intent === null && asks.extreme === 'worst' && subjects.length === 0 && reading.aside === null)
    return { ...reading, intent: 'abnormal' }
  const isAsked = (intent === 'results' || intent === 'abnormal') && asks.yesNo && cues.has('have')
  return isAsked && isOfAbsent ? { ...reading, intent: 'condition', only: [] } : reading
}

/** "When did they find my blood pressure": of the illness that it is measured for, where that is listed. */
function ofMeasured(reading: Reading, { items }: KnownRecord): Reading {
  const { aside, text } = reading
  const icd = aside?.kind === 'unlisted' ? aside.icd : ''
  if (!/^[A-Z]\d/.test(icd) || findWider(tokenise(readingText(text)), 'found') === null) return reading
  const own = itemsOf(items, 'diagnosis').filter(({ canonical_key: key }) =>
    codesOf(key).some((code) => code.startsWith(icd)),
  )
  return own.length === 0
    ? reading
    : { ...reading, aside: null, intent: 'since', subjects: own.map((item) => subjectOf(item)), unknown: [] }
}

/** "Show me all my sugars": every result of that test, and not the newest. */
function ofAllResults(reading: Reading): Reading {
  const { intent, subjects, time, place, asks } = reading
  const [test, ...others] = subjects
  const isOne = test?.item?.type === 'lab' && test.item.detail.trend.length > 1 && others.length === 0
  if (intent !== 'latest' || !isOne || time !== null || place !== null || asks.claims.size > 0) return reading
  const words = findWider(tokenise(readingText(reading.text)), 'allOf') ?? []
  return words.some((at) => test.places.includes(at + 1)) ? { ...reading, intent: 'count' } : reading
}
