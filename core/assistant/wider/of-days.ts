import { inYear } from '../../language/particles'
import { tokenise } from '../../vocabulary/normalise'
import type { Intent } from '../intents'
import type { Reading } from '../reading'
import { readingText } from '../reading-text'
import type { KnownRecord } from '../record'
import { timeAskedBefore } from '../topics'
import type { Asked } from '../times'
import { findWider } from './words'

/** The day that a question is of, where its words tell it by less than a date. */
export const ofDays = (reading: Reading, record: KnownRecord): Reading =>
  reading.urgency !== null
    ? reading
    : ofYearBack(ofToday(heldAgainst(ofToldDay(ofShortDay(reading, record)))))

const ofLists: ReadonlySet<Intent> = new Set(['abnormal', 'results', 'visit', 'documents', 'latest'])

/** A day and a month in figures, without the year. */
const shortDay = /(?<![\d./])(?<day>\d{1,2})[./](?<month>\d{1,2})(?![\d./]|\s*(?:mg|%))/u

const onDays = (dates: readonly string[]): Asked => ({ dates, from: null, until: null, places: [] })
const pad = (n: string): string => n.padStart(2, '0')

/** "Are the tests of 17.2 fine": by the last such day of which the record has a page; a test that is named may have such a result. */
function ofShortDay(reading: Reading, { files }: KnownRecord): Reading {
  const { intent, time, subjects, bound, cues } = reading
  const isOfPages = intent !== null && ofLists.has(intent) && subjects.length === 0
  const isOfTests = cues.has('labs') || cues.has('documents')
  const said = shortDay.exec(reading.text)
  const { day = '', month = '' } = said?.groups ?? {}
  if (!isOfPages || !isOfTests || time !== null || bound !== null || day === '') return reading
  const ends = [`-${pad(month)}-${pad(day)}`, `-${pad(day)}-${pad(month)}`]
  const known = files.flatMap(({ detected_date: date }) => date ?? [])
  const [end] = ends.filter((one) => known.some((date) => date.endsWith(one)))
  const last = known
    .filter((date) => end !== undefined && date.endsWith(end))
    .toSorted()
    .at(-1)
  return last === undefined
    ? { ...reading, apart: said ? [said[0]] : [] }
    : {
        ...reading,
        intent: 'visit',
        time: onDays([last]),
        only: cues.has('labs') ? ['lab'] : reading.only,
        asks: { ...reading.asks, numbers: [] },
      }
}

const ofResults: ReadonlySet<string> = new Set(['results', 'abnormal'])

/** "What was not fine in it", "and where", after the tests of one day: of that day. */
function ofToldDay(reading: Reading): Reading {
  const { before, intent, time, place, subjects, cues, unknown, asks } = reading
  const told = before !== null && ofResults.has(before.intent) ? timeAskedBefore(before) : null
  const isOfThat = intent === 'abnormal' || intent === 'origin'
  const isNamed = subjects.some(({ places }) => places.length > 0) || unknown.length > 0
  const isOther =
    asks.claims.has('always') ||
    (['now', 'ever', 'newest', 'oldest', 'whole'] as const).some((cue) => cues.has(cue))
  if (
    told?.dates[0]?.length !== wholeDay ||
    !isOfThat ||
    time !== null ||
    place !== null ||
    isNamed ||
    isOther
  )
    return reading
  return { ...reading, intent: 'visit', subjects: [], time: told, only: ['lab'] }
}

/** `YYYY-MM-DD` */
const wholeDay = 10

/** `YYYY` */
const year = 4

/** "Compared to 2024", "what changed from last year's tests": now against then, and not that year in itself. */
function heldAgainst(reading: Reading): Reading {
  const { intent, time, compared, text, subjects } = reading
  const [then, ...others] = time?.dates ?? []
  const isOfYear = then?.length === year && others.length === 0 && then < reading.today.slice(0, year)
  if (!isOfYear || findWider(tokenise(readingText(text)), 'heldAgainst') === null) return reading
  if (compared !== null && compared.newer !== null) return reading
  if (intent === 'changes' && time !== null)
    return { ...reading, compared: { older: { ...time, places: [] }, newer: null }, time: null }
  const isOfTests = intent === 'trend' && subjects.some(({ type, item }) => type === 'lab' && item !== null)
  return isOfTests && time !== null
    ? { ...reading, time: { dates: [], from: then, until: null, places: time.places }, compared: null }
    : reading
}

/** "My medicines today": those of now, and no page of today. */
function ofToday(reading: Reading): Reading {
  const { intent, time, only, place, subjects, today } = reading
  const isToday = time?.from === today && time.until === null && time.dates.length === 0
  const [list, ...others] = only
  if (intent !== 'visit' || !isToday || place !== null || subjects.length > 0 || others.length > 0)
    return reading
  return list === 'medication' ? { ...reading, intent: 'medications', time: null } : reading
}

/** "What was off in 2023 and is fine now": of that year, whatever now is said beside it. */
function ofYearBack(reading: Reading): Reading {
  const { intent, cues, time, text } = reading
  const from = time?.from ?? ''
  const isOpen = from.length === year && time?.until === null
  if (intent !== 'changes' || !cues.has('recovered') || !isOpen || !inYear(from).test(text)) return reading
  return { ...reading, time: { dates: [from], from: null, until: null, places: time?.places ?? [] } }
}
