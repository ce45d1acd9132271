import type { RegistryRecord } from '../records/registry'
import { changedOf, changesAtMost } from './answers/changes'
import { comparedOf, isOfTimes, testsAtMost } from './answers/compared'
import { linesOfDays, ofNamedKind } from './answers/days-of'
import { documentsLookedAt } from './answers/documents'
import { asksFamily, lettersOf } from './answers/family'
import { withPages } from './answers/on-page'
import { leadsOfIllnesses } from './answers/past-illness'
import { asksRecovered, recoveredLookedAt } from './answers/recovered'
import { relatedTo } from './answers/related-to'
import { studiesNamed } from './answers/study-then'
import { toldWith } from './answers/told-with'
import { filesLookedAt } from './answers/visits'
import type { Intent } from './intents'
import { isOfTime, type Reading } from './reading'
import { itemsOf, nothingNeeded, type KnownRecord, type Needs } from './record'

/** The newest documents, whose doctors are told. */
const doctorsOf = 20

/** Studies besides the one that is asked for whose letters may say more of an organ. */
const studiesBeside = 3

/** What has to be looked at closer before a question is answered, of each part of it. */
export function needsOf(reading: Reading, record: KnownRecord): Needs {
  const both = toldWith(reading) ?? []
  const needs = both.map(([intent, subjects]) => needsOfOne({ ...reading, intent, subjects }, record))
  return both.length === 0
    ? withPages(needsOfOne(reading, record), reading, record)
    : {
        factIds: needs.flatMap(({ factIds }) => factIds),
        fileIds: needs.flatMap(({ fileIds }) => fileIds),
      }
}

function needsOfOne(reading: Reading, record: KnownRecord): Needs {
  if (reading.aside?.kind === 'family') return letters(record)
  return (reading.intent && needs[reading.intent]?.(reading, record)) ?? nothingNeeded
}

const facts = (factIds: readonly string[]): Needs => ({ ...nothingNeeded, factIds })
const files = (fileIds: readonly string[]): Needs => ({ ...nothingNeeded, fileIds })
const letters = (record: KnownRecord): Needs => files(lettersOf(record).map(({ id }) => id))

const itemsAsked = ({ subjects }: Pick<Reading, 'subjects'>): RegistryRecord[] =>
  subjects.flatMap(({ item }) => item ?? [])

/** The lines of what is asked for, and each of its results. */
const ofResults = (reading: Reading): Needs => facts(linesOf(itemsAsked(reading)))

/** The lines of a drug and its doses. */
function ofDrug(reading: Reading): Needs {
  const items = itemsAsked(reading)
  return facts([...items.flatMap(({ evidence }) => evidence?.entity_id ?? []), ...dosesOf(items)])
}

const ofIllnesses = (reading: Reading, record: KnownRecord): Needs =>
  asksFamily(reading)
    ? letters(record)
    : facts(leadsOfIllnesses(reading.asks.claims.has('over') ? record.items : itemsAsked(reading)))

function ofStudies(reading: Reading, record: KnownRecord): Needs {
  if (reading.organ !== null && reading.subjects.length === 0) return letters(record)
  const shown = [...itemsAsked(reading), ...itemsOf(record.items, 'imaging').slice(0, studiesBeside)]
  return {
    ...files(shown.flatMap(({ evidence }) => evidence?.file_id ?? [])),
    factIds: ofDays(reading, record),
  }
}

/** Things whose further days are looked up: more are told by their newest alone. */
const daysAtMost = 40

/** The lines of studies and acts that were made more than once. */
function ofDays({ subjects, otherDay }: Reading, { items }: KnownRecord): readonly string[] {
  const done = (all: readonly RegistryRecord[]) =>
    all.filter((item) => item.type === 'imaging' || item.type === 'procedure')
  const [told] = done(subjects.flatMap(({ item }) => item ?? []))
  const own = otherDay && told ? ofNamedKind({ items }, told, otherDay.named) : done(itemsAsked({ subjects }))
  const studies = own.length > 0 ? own : itemsOf(items, 'imaging')
  return linesOfDays(studies.slice(0, daysAtMost))
}

function ofOrigin(reading: Reading, record: KnownRecord): Needs {
  if (asksFamily(reading)) return letters(record)
  const { asks, before, cues } = reading
  const items = itemsAsked(reading)
  const isOfOlder =
    cues.has('oldest') || asks.numbers.length > 0 || before?.until != null || before?.intent === 'trend'
  const isOfAll = isOfOlder || items.some(({ type }) => type === 'diagnosis' || type === 'medication')
  return isOfAll ? facts(items.flatMap(({ citations }) => citations)) : nothingNeeded
}

function ofChanges(reading: Reading, record: KnownRecord): Needs {
  if (asksRecovered(reading)) return facts(recoveredLookedAt(record))
  const isCompared = isOfTimes(reading)
  const then = isCompared ? comparedOf(reading, record).slice(0, testsAtMost) : []
  const changed = changedOf(itemsOf(record.items, 'lab')).slice(0, changesAtMost)
  const points = [
    ...then.flatMap((one) => one.points),
    ...changed.flatMap(({ detail: { trend } }) => trend.slice(-2)),
  ]
  return facts([...points.map(({ entity_id: id }) => id), ...(isCompared ? dosesThatChanged(record) : [])])
}

function ofTogether(reading: Reading, record: KnownRecord): Needs {
  const items = itemsAsked(reading)
  const { tests, drugs } = relatedTo(reading.subjects, record)
  const shown = items.length === 0 ? itemsOf(record.items, 'medication') : [...items, ...tests, ...drugs]
  return facts([...linesOf(shown), ...dosesOf(shown)])
}

const ofTime = (reading: Reading, record: KnownRecord): Needs =>
  isOfTime(reading)
    ? { ...files(filesLookedAt(reading, record)), factIds: linesOfDays(studiesNamed(reading, record) ?? []) }
    : nothingNeeded

const ofDoses = (_: Reading, record: KnownRecord): Needs => facts(dosesThatChanged(record))

const needs: Readonly<Partial<Record<Intent, (reading: Reading, record: KnownRecord) => Needs>>> = {
  latest: ofResults,
  previous: ofResults,
  trend: ofResults,
  count: ofResults,
  changes: ofChanges,
  drug_changes: ofDoses,
  drug_group: ofDoses,
  medication: ofDrug,
  dose: ofDrug,
  since: ofDrug,
  purpose: ofDrug,
  procedures: (reading, record) =>
    facts(
      reading.otherDay ? ofDays(reading, record) : itemsAsked(reading).flatMap(({ citations }) => citations),
    ),
  condition: ofIllnesses,
  conditions: ofIllnesses,
  organ: ofStudies,
  imaging: ofStudies,
  origin: ofOrigin,
  related: ofTogether,
  prepare: ofTogether,
  documents: (reading, record) => files(documentsLookedAt(reading, record).map(({ id }) => id)),
  doctors: (_, record) => files(record.files.slice(0, doctorsOf).map(({ id }) => id)),
  abnormal: ofTime,
  visit: ofTime,
}

const linesOf = (items: readonly RegistryRecord[]): string[] => [
  ...items.flatMap(({ citations }) => citations),
  ...items.flatMap((item) => (item.type === 'lab' ? item.detail.trend.map(({ entity_id: id }) => id) : [])),
]

const dosesOf = (items: readonly RegistryRecord[]): string[] =>
  items.flatMap((item) =>
    item.type === 'medication' ? item.detail.doses.map(({ entity_id: id }) => id) : [],
  )

/** The doses of drugs that had several. */
const dosesThatChanged = ({ items }: KnownRecord): readonly string[] =>
  dosesOf(itemsOf(items, 'medication').filter(({ detail: { doses } }) => doses.length > 1))
