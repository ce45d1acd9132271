import { tokenise, type Token } from '../vocabulary/normalise'
import { findJoined, findWords } from './asking'
import { findOrgan } from './organs'
import { findPlace } from './places'
import { isFiller } from './question-cues'
import { isThing } from './thing'
import type { Reading } from './reading'
import type { KnownRecord } from './record'
import { subjectOf, type Subject } from './subjects'
import { isOf } from './times'

/** A question that takes for granted what the record does not have: what it has is told, and not something else by that name. */
export const withPremise = (reading: Reading, record: KnownRecord): Reading =>
  ofOrganThere(
    ofBeforeLast(
      ofStay(ofStopped(ofAfterwards(ofRemoved(ofElsewhere(ofStudyThen(reading), record))), record), record),
      record,
    ),
    record,
  )

/** "What was bad the time before the last one": on the day of the sheets of results before the newest. */
function ofBeforeLast(reading: Reading, { files }: KnownRecord): Reading {
  const { intent, subjects, time, place, text } = reading
  const isOfAll = intent === 'abnormal' && subjects.length === 0 && time === null && place === null
  if (!isOfAll || findJoined(tokenise(text), 'beforeLast') === null) return reading
  const days = files.flatMap(({ category, detected_date: date }) =>
    category === 'lab' && date !== null ? [date] : [],
  )
  const day = [...new Set(days)].toSorted().at(-2)
  return day === undefined
    ? reading
    : { ...reading, time: { dates: [day], from: null, until: null, places: [] } }
}

/** "What did the hospital paper say about my lungs": the conditions and studies of that part of the body that are of the place. */
function ofOrganThere(reading: Reading, { items, files }: KnownRecord): Reading {
  const { intent, place, time, event, subjects, cues, text } = reading
  const isOfAll = intent === 'visit' && subjects.length === 0 && time === null && event === null
  if (!isOfAll || place?.isStay !== true || ofOtherLists.some((cue) => cues.has(cue))) return reading
  const organ = findOrgan(text, tokenise(text), items)
  const facilityOf = (id: string | undefined) => files.find((file) => file.id === id)?.doc_meta?.facility
  const there = new Set([...place.fileIds].map(facilityOf))
  const own = (organ?.subjects ?? []).filter(({ item }) => {
    const id = item?.evidence?.file_id
    return id !== undefined && (place.fileIds.has(id) || there.has(facilityOf(id) ?? ''))
  })
  if (organ === null) return reading
  const said = new Set(tokenise(organ.said).map(({ norm }) => norm))
  const unknown = reading.unknown.filter((word) => tokenise(word).some(({ norm }) => !said.has(norm)))
  // Of a part of which that place tells nothing, what the record has: it is said not to be of the place.
  const told = own.length > 0 ? { subjects: own, place: null } : { subjects: organ.subjects }
  return { ...reading, ...told, intent: 'organ', organ, only: [], unknown }
}

const ofOtherLists = ['drugs', 'taking', 'labs', 'allergies', 'procedures'] as const

/** "Who made the x-ray in 2024": of the studies of that time. */
const ofStudyThen = (reading: Reading): Reading => {
  const { intent, modality, time, subjects } = reading
  const isOther = ({ type, item }: Subject) =>
    type === 'imaging' && !(time && isOf(item?.evidence?.date ?? null, time))
  // "An abdominal ultrasound of 2024", of which the record has none: none of that year's other pages.
  const isAbsent =
    subjects.length > 0 && subjects.every(({ type, item }) => type === 'imaging' && item === null)
  if (intent === 'visit' && isAbsent) return { ...reading, intent: 'imaging', only: [] }
  return intent === 'origin' && modality !== null && time !== null && subjects.every(isOther)
    ? { ...reading, intent: 'visit', only: ['imaging'] }
    : reading
}

/** "Which drugs did I get after the operation": of the pages since, and of no operation. */
const ofAfterwards = (reading: Reading): Reading => {
  const { intent, time, only, subjects, event } = reading
  const isLimit = intent === 'procedures' && time !== null && event === null && time.dates.length === 0
  return isLimit && subjects.length === 0 && only.length === 1 && only[0] !== 'imaging'
    ? { ...reading, intent: 'visit' }
    : reading
}

/** "What did I take in 2025 that I no longer take", "what do I still take of them": of how it is now, whatever stood on those pages. */
function ofStopped(reading: Reading, { items }: KnownRecord): Reading {
  const { intent, place, event, only, cues, asks, subjects } = reading
  // "Which doctor stopped a drug of mine": of those that were.
  if (
    intent === 'past_medications' &&
    cues.has('origin') &&
    findJoined(tokenise(reading.text), 'whoAsked') !== null
  ) {
    const ended = items.filter(({ type, status }) => type === 'medication' && status !== 'active')
    const named = ended.map((item) => subjectOf(item))
    return named.length === 0 ? reading : { ...reading, intent: 'origin', subjects: named }
  }
  const isOfDrugs = intent === 'visit' && only.length === 1 && only[0] === 'medication'
  if (!isOfDrugs || place !== null || event !== null || subjects.length > 0) return reading
  if (findJoined(tokenise(reading.text), 'noLonger') !== null)
    return { ...reading, intent: 'past_medications' }
  return cues.has('still') && !asks.past ? { ...reading, intent: 'medications' } : reading
}

/** "What did they give me to go home with", "was I on a statin when I left the hospital": of that letter's drugs, not today's. */
function ofStay(reading: Reading, { files }: KnownRecord): Reading {
  const { intent, place, time, event, cues, text, asks } = reading
  const isOfDrugs = intent !== null && ofDrugs.has(intent)
  // "Did they give me": nothing that is to be taken.
  const isAdvice = cues.has('advice') && !asks.past
  const isNow = isAdvice || (['now', 'still', 'why'] as const).some((cue) => cues.has(cue))
  if (!isOfDrugs || time !== null || event !== null || isNow || findWords(tokenise(text), 'stay') === null)
    return reading
  const isThere = files.some(({ id, category }) => category === 'discharge' && place?.fileIds.has(id))
  return isThere ? { ...reading, intent: 'visit', only: ['medication'], unsaid: false } : reading
}

const ofDrugs: ReadonlySet<string> = new Set(['medication', 'dose', 'drug_group', 'medications'])

/** "Who took my thyroid out": what was removed is an organ, and no test or page by its word. */
function ofRemoved(reading: Reading): Reading {
  const { intent, subjects, text, ofRelative, urgency, cues } = reading
  if (urgency !== null || ofRelative || cues.has('advice') || cues.has('safe')) return reading
  const isOther = subjects.some(({ type }) => type !== 'lab')
  if (isOther || intent === 'organ' || (intent !== null && !ofRemoval.has(intent))) return reading
  const tokens = tokenise(text)
  const removal = findWords(tokens, 'removes')
  if (removal === null) return reading
  const isNamed =
    subjects.length > 0 ||
    reading.unknown.some((word) =>
      isThing(
        word,
        removal.map((at) => tokens[at]?.norm ?? ''),
      ),
    )
  const named = isNamed ? thingAfter(text, tokens, removal) : ''
  return named === ''
    ? reading
    : {
        ...reading,
        intent: 'procedures',
        subjects: [],
        unlisted: [named],
        unknown: [],
        aside: null,
        time: null,
        place: null,
        unsaid: false,
      }
}

/** Answers of a removal by another name: its page, a test, or nothing. */
const ofRemoval: ReadonlySet<string> = new Set(['latest', 'origin', 'procedures', 'visit', 'previous'])

const wordsAtMost = 3

/** What was removed, as it was typed behind the verb. */
const thingAfter = (text: string, tokens: readonly Token[], removal: readonly number[]): string =>
  tokens
    .filter(({ norm }, at) => at > Math.min(...removal) && !removal.includes(at) && !isFiller(norm))
    .slice(0, wordsAtMost)
    .map(({ start, end }) => text.slice(start, end))
    .join(' ')

/** "The MRI that Dr. Friedman did", whose pages have none: of the study, and where it is written. */
function ofElsewhere(reading: Reading, { files }: KnownRecord): Reading {
  const { intent, subjects, text } = reading
  const studies = subjects.flatMap(({ item, places }) =>
    item !== null && places.length > 0 && (item.type === 'imaging' || item.type === 'procedure')
      ? [item]
      : [],
  )
  const [study, ...others] = studies
  const isOfPages = intent === 'visit' || intent === 'imaging' || intent === 'procedures'
  if (!isOfPages || !study || others.length > 0 || subjects.length > 1) return reading
  const tokens = tokenise(text)
  const place = reading.place ?? findPlace(tokens, files, new Set())
  const isThere = place === null || place.fileIds.has(study.evidence?.file_id ?? '')
  const isThen = reading.time === null || isOf(study.evidence?.date ?? null, reading.time)
  // A stay is a time as well.
  if (place === null || place.isStay || (isThere && isThen) || findJoined(tokens, 'takes') !== null)
    return reading
  return isThere
    ? reading
    : { ...reading, intent: study.type === 'imaging' ? 'imaging' : 'procedures', place, time: null }
}
