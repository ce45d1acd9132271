import { daysAfter } from '../../records/days'
import type { RegistryRecord } from '../../records/registry'
import { hebrewNameOf } from '../../vocabulary/local-names'
import { tokenise, type Token } from '../../vocabulary/normalise'
import { drugsOfTopic } from '../answers/judged-by'
import { atcOf } from '../../alerts/facts'
import { besideEvent } from '../anchors'
import { findWords } from '../asking'
import type { Intent } from '../intents'
import { isFiller } from '../question-cues'
import type { Reading } from '../reading'
import { readingText } from '../reading-text'
import { itemsOf, type ItemOf, type KnownRecord } from '../record'
import { findSubjects, subjectOf } from '../subjects'
import type { Asked } from '../times'
import { findWider, findWiderRows, findWiderWords } from './words'

/** A question of a time that is told by what happened: results as they were then, and never the newest for them. */
export const atEvent = (reading: Reading, record: KnownRecord): Reading =>
  reading.urgency !== null || reading.ofRelative || reading.cues.has('advice')
    ? reading
    : ofTakenOut(whileItWas(sinceDose(reading, record), record), record)

const ofTests: ReadonlySet<Intent> = new Set([
  'latest',
  'previous',
  'trend',
  'count',
  'results',
  'abnormal',
  'changes',
])

/** Days around the page that first tells of it: its stay, what led to it, and what was done. */
const around = { before: 14, after: 14 } as const

const timeAround = (day: string): Asked => ({
  dates: [],
  from: daysAfter(day, -around.before),
  until: daysAfter(day, around.after + 1),
  places: [],
})

/** `YYYY-MM-DD` */
const wholeDay = 10

const dayOf = ({ type, evidence, first_seen_date: first }: RegistryRecord): string | null => {
  const day = type === 'procedure' || type === 'imaging' ? (evidence?.date ?? first) : first
  return day?.length === wholeDay ? day : null
}

/** Illnesses and operations of the record that words name, by the vocabulary or by a word of their names alone. */
function happenings(tokens: readonly Token[], items: readonly RegistryRecord[], from: number) {
  const isOf = ({ item, places }: { item: RegistryRecord | null; places: readonly number[] }) =>
    (item?.type === 'diagnosis' || item?.type === 'procedure') && places.some((at) => at >= from)
  const { named, candidates } = findSubjects(tokens, items, new Set())
  const own = named.filter(isOf)
  return own.length > 0 ? own : candidates.filter(isOf)
}

/** "What was my creatinine when I had the stone": the days around it. What is meant by it is asked back where it is not known. */
function whileItWas(reading: Reading, record: KnownRecord): Reading {
  const { intent, time, place, subjects, before, cues, event } = reading
  const tokens = tokenise(readingText(reading.text))
  const words = findWider(tokens, 'whileIt')
  const isOfResults =
    intent !== null && (ofTests.has(intent) || intent === 'condition' || intent === 'procedures')
  if (words === null || !isOfResults || place !== null || event !== null || time !== null) return reading
  const named = subjects.filter(
    ({ type, item, places }) => type === 'lab' && item !== null && places.length > 0,
  )
  const told = named.length > 0 ? [] : testsTold(reading, record)
  const isOfLabs = cues.has('labs') || cues.has('abnormal') || cues.has('low') || cues.has('high')
  const tests = named.length > 0 ? named : before === null || isOfLabs ? [] : told
  // A test that the record has not is told as that.
  if (named.length === 0 && subjects.some(({ type, item }) => type === 'lab' && item === null)) return reading
  const first = Math.min(...words)
  if ((tests.length === 0 && !isOfLabs) || (first === 0 && named.length === 0)) return reading
  const found = happenings(tokens, record.items, first)
  const days = [...new Set(found.flatMap(({ item }) => (item ? (dayOf(item) ?? []) : [])))].toSorted()
  const [day] = days
  const last = days.at(-1)
  // Of two that lie apart neither is meant for certain.
  if (day === undefined || last === undefined || last > daysAfter(day, around.after))
    return { ...reading, unknown: unexplained(reading, tokens, words) }
  const then = { time: timeAround(day), unknown: [], unsure: [], unlisted: [], aside: null, missing: [] }
  return tests.length > 0
    ? { ...reading, ...then, intent: 'latest', subjects: tests, cues: without(cues, ['when', 'trend']) }
    : { ...reading, ...then, intent: 'visit', subjects: [], only: ['lab'], organ: null }
}

const without = (cues: Reading['cues'], left: readonly string[]): Reading['cues'] =>
  new Set([...cues].filter((cue) => !left.includes(cue)))

/** What follows the words, which no answer takes into account. */
const unexplained = ({ text, unknown }: Reading, tokens: readonly Token[], words: readonly number[]) => {
  const behind = tokens.filter(({ norm }, at) => at > Math.max(...words) && !isFiller(norm))
  const typed = behind.flatMap(({ norm }) => tokenise(text).find((one) => one.norm === norm) ?? [])
  return [...new Set([...unknown, ...typed.slice(0, 1).map(({ start, end }) => text.slice(start, end))])]
}

/** Tests that the answer before told, where nothing else is named. */
const testsTold = ({ before }: Reading, { items }: KnownRecord) =>
  itemsOf(items, 'lab')
    .filter(({ canonical_key: key }) => before?.keys.includes(key) === true)
    .slice(0, 3)
    .map((item) => subjectOf(item))

type Drug = ItemOf<'medication'>

/** The days on which pages first tell another dose of a drug, each the way it went. */
function dosesMoved(drug: Drug): readonly { readonly day: string; readonly way: string }[] {
  const active = drug.detail.doses.filter(({ status, value }) => status === 'active' && value !== null)
  return active.slice(1).flatMap(({ value, date, unit }, at) => {
    const was = active[at]
    const step = Math.sign(Number(value) - Number(was?.value))
    return was?.unit !== unit || step === 0 || Number.isNaN(step)
      ? []
      : [{ day: date, way: step > 0 ? 'up' : 'down' }]
  })
}

/** "Did it fall since they raised the pill": before and after the day on which the other dose first stands; of no one day it is said. */
function sinceDose(reading: Reading, record: KnownRecord): Reading {
  const tokens = tokenise(readingText(reading.text))
  const drugNamed = findSubjects(tokens, record.items, new Set(), ['medication']).named
  const named = drugNamed.flatMap(({ item }) => (item?.type === 'medication' ? [item] : []))
  const [row] = [
    ...findWiderRows(tokens, 'doseEvents'),
    // "Since they raised the metformin".
    ...(named.length > 0 ? findWiderRows(tokens, 'doseVerbs') : []),
  ]
  const isLimit = (['before', 'after'] as const).some((list) => findWords(tokens, list) !== null)
  const tests = reading.subjects.filter(({ type, item }) => type === 'lab' && item !== null)
  if (!row || !isLimit || tests.length === 0 || reading.place !== null) return reading
  const atc = reading.group?.atc ?? drugsOfTopic(tests.map(({ key }) => key))
  const all = itemsOf(record.items, 'medication')
  const ofGroup = all.filter((drug) => atcOf(drug).some((code) => atc.some((one) => code.startsWith(one))))
  const drugs = named.length > 0 ? named : atc.length > 0 ? ofGroup : all
  const moved = drugs.flatMap((drug) =>
    dosesMoved(drug)
      .filter(({ way }) => row.name === 'any' || row.name === way)
      .map(({ day }) => ({ day, drug })),
  )
  const [one, ...others] = moved
  const own = { ...reading, subjects: tests, only: [], group: null, also: [], unsaid: false, missing: [] }
  if (!one || others.length > 0)
    return { ...own, intent: 'latest', unknown: [], apart: [wordsOf(reading.text, tokens, row.places)] }
  const event = { first: one.day, last: one.day, places: row.places, by: one.drug }
  return {
    ...own,
    intent: 'trend',
    unknown: [],
    time: null,
    event,
    compared: besideEvent({ dates: [], from: null, until: null, places: row.places, event }),
  }
}

/** As it was typed. */
function wordsOf(text: string, tokens: readonly Token[], places: readonly number[]): string {
  const norms = new Set(places.map((at) => tokens[at]?.norm))
  const typed = tokenise(text).filter(({ norm }) => norms.has(norm))
  return text.slice(typed[0]?.start, typed.at(-1)?.end)
}

const ofRemoval: ReadonlySet<Intent> = new Set(['condition', 'procedures', 'origin', 'since'])

/** "When did they take out the stone": what was done in its days. That it was taken out by that, no list of the record says. */
function ofTakenOut(reading: Reading, { items }: KnownRecord): Reading {
  const { intent, asks, cues } = reading
  const tokens = tokenise(readingText(reading.text))
  if (findWiderWords(tokens, 'takenOut') === null || cues.has('still')) return reading
  if (intent === null ? reading.before === null : !ofRemoval.has(intent)) return reading
  if (reading.subjects.some(({ type, item }) => type === 'procedure' && item !== null)) return reading
  const named = happenings(tokens, items, 0).filter(({ item }) => item?.type === 'diagnosis')
  const found = named.length > 0 ? named : illnessTold(reading, items, tokens)
  const [ill, ...others] = found
  const day = ill?.item ? dayOf(ill.item) : null
  if (!ill?.item || others.length > 0 || day === null || asks.claims.size > 0) return reading
  const page = ill.item.evidence?.file_id
  const [from, until] = [daysAfter(day, -around.before), daysAfter(day, around.after)]
  const acts = itemsOf(items, 'procedure').filter((act) => {
    const done = dayOf(act)
    return (
      (done !== null && done >= from && done <= until) || (done === null && act.evidence?.file_id === page)
    )
  })
  return {
    ...reading,
    intent: 'procedures',
    subjects: acts.map((act) => subjectOf(act)),
    unsure: [],
    unlisted: [(reading.locale === 'he' ? hebrewNameOf('diagnosis', ill.key) : null) ?? ill.name],
    unknown: [],
    organ: null,
    missing: [],
    aside: null,
    also: [],
  }
}

/** "Did they take them out", after an illness. */
const longestTurn = 6
const illnessTold = (
  { before, unknown }: Reading,
  items: readonly RegistryRecord[],
  tokens: readonly Token[],
) =>
  tokens.length > longestTurn || !unknown.every((word) => findWiderWords(tokenise(word), 'takenOut') !== null)
    ? []
    : itemsOf(items, 'diagnosis')
        .filter(({ canonical_key: key }) => before?.keys.includes(key) === true)
        .map((item) => subjectOf(item))
