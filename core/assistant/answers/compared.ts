import type { RegistryRecord } from '../../records/registry'
import { daysBetween } from '../../records/days'
import type { TrendPoint } from '../../records/trend'
import type { Answer, Item, Section } from '../answer'
import { itemsOf, type KnownRecord } from '../record'
import { isOf, toldLimit, type Asked, type Compared } from '../times'
import type { Reading } from '../reading'
import { stepSince } from './dose-steps'
import { drugItemOf } from './dose-then'
import { movedBy, wayAsked } from './changes'
import { factsOf, itemOfFact } from './over-time'
import { withFirst } from './with-first'
import { noneThen } from './redirect'
import { resultItem, type Test } from './test-items'
import { dataList, everySource, type Telling } from './telling'
import { timeText } from './document-names'

/** Tests that are looked at. */
export const testsAtMost = 60
const newAtMost = 20

/** What a test says of two times, the older first; of one of them it may say nothing. */
interface ComparedTest {
  readonly test: Test
  readonly points: readonly Point[]
}

export const isOfTimes = ({ compared, time }: Reading): boolean => compared !== null || time !== null

const startOf = ({ dates, from }: Asked): string => dates.toSorted()[0] ?? from ?? ''

type Point = Pick<TrendPoint, 'entity_id' | 'date' | 'text'>

/** One result makes no trend. */
function resultsOf({ evidence, detail: { trend, date, value } }: Test): readonly Point[] {
  if (trend.length > 0 || !evidence || value === null) return trend
  return [{ entity_id: evidence.entity_id, date, text: value }]
}

/**
 * The times that can be compared: the newest instead of a month without any, and a month after which there are
 * none with what was before it.
 */
function meantOf({ older, newer }: Compared, record: KnownRecord): Compared {
  if (newer !== null && hasResults(record, newer)) return { older, newer }
  const after: Asked = { dates: [], from: `${endOf(older)}~`, until: null, places: [] }
  if (older.dates.length === 0 || hasResults(record, after)) return { older, newer: null }
  return { older: { dates: [], from: null, until: startOf(older), places: [] }, newer: older }
}

/** `YYYY` */
const yearLength = 4

const endOf = ({ dates }: Asked): string => dates.toSorted().at(-1) ?? ''

const hasResults = ({ items }: KnownRecord, time: Asked): boolean =>
  itemsOf(items, 'lab').some((test) => resultsOf(test).some(({ date }) => isOf(date, time)))

/** Of each test the last result of either time: of two that are compared, or of one and what was before. */
export function comparedOf(reading: Reading, record: KnownRecord): readonly ComparedTest[] {
  const { compared, time } = reading
  const { items } = record
  const { older, newer } = compared ? meantOf(compared, record) : { older: null, newer: time }
  const start = newer ? startOf(newer) : older ? `${endOf(older)}~` : ''
  const isOlder = ({ date }: Point) => (older ? isOf(date, older) : date < start)
  const isNewer = ({ date }: Point) => (newer ? isOf(date, newer) : date >= start)
  // "Since January" is since the result of January, where there is one.
  const isFirst = ({ date }: Point) => !compared && time?.from != null && date.startsWith(start)
  return itemsOf(items, 'lab').flatMap((test) => {
    const trend = resultsOf(test)
    const last = trend.filter(isNewer).at(-1)
    const begun = trend.find(isFirst)
    // The one result of this year is held against the one before it: of a year no result is its beginning.
    const isBegun = begun !== undefined && !(begun === last && start.length === yearLength)
    const earlier = trend.filter(isOlder).at(-1)
    // "What got worse in two years": from the first result of then, where the one before it is of long before.
    const isOfSpan = !compared && wayAsked(reading) !== null && time?.from != null
    const within = isOfSpan && (!earlier || !isNearStart(earlier, time)) ? trend.find(isNewer) : undefined
    const first = isBegun ? begun : (within ?? earlier)
    const points = [first, last].flatMap((one) => one ?? [])
    return points.length === 0 || first === last ? [] : [{ test, points }]
  })
}

/** The two results of each test that has both, the newer first. */
function sidesOf(telling: Telling, all: readonly ComparedTest[]) {
  const both = all.filter(({ points }) => points.length > 1).slice(0, testsAtMost)
  const lists = both.map(({ test, points }) => {
    const ids = new Set(points.map(({ entity_id: id }) => id))
    const facts = factsOf(telling, test).filter(({ entity }) => ids.has(entity.id))
    return { test, points, items: facts.map((fact) => itemOfFact(telling, fact)) }
  })
  return lists.filter(({ items }) => items.length > 1)
}

/** Which of these came nearer to their range, and which went farther from it: by the ranges of their pages alone. */
function wayText({ t }: Telling, sides: ReturnType<typeof sidesOf>): readonly string[] {
  const namesOf = (way: number) =>
    sides.filter(({ test, points }) => movedOf(test, points) === way).map(({ test }) => test.name)
  const [nearer, farther] = [namesOf(1), namesOf(-1)]
  return [
    ...(nearer.length > 0 ? [t('assistant.nearer', { names: nearer.join(', ') })] : []),
    farther.length > 0 ? t('assistant.farther', { names: farther.join(', ') }) : t('assistant.fartherNone'),
  ]
}

/** As `movedBy`, of the two results of a test that are told. */
function movedOf({ detail: { trend } }: Test, [first, last]: readonly Point[]): number {
  const of = (point: Point | undefined) => trend.find(({ entity_id: id }) => id === point?.entity_id)
  return movedBy(of(first), of(last))
}

const listsOf = (sides: ReturnType<typeof sidesOf>): readonly Section[] =>
  sides.map(({ test, items }) => dataList(test.name, items))

/** Each test of two times, and those that only one of the two has. What is better is not said. */
export function tellCompared(telling: Telling): Answer {
  const { t, reading, record } = telling
  const asked = reading.compared
  if (!asked) return noneThen(telling, { older: '', newer: '' })
  const { older, newer } = meantOf(asked, record)
  const times = {
    older: timeText(telling, older),
    newer: newer ? timeText(telling, newer) : t('assistant.newestResults'),
  }
  const isThere = asked.newer === null || hasResults(record, asked.newer)
  const lacks =
    asked.newer && !isThere ? [t('assistant.noDocuments', { place: timeText(telling, asked.newer) })] : []
  const all = comparedOf(reading, record)
  const sides = sidesOf(telling, all)
  if (sides.length === 0) return noneThen(telling, times)
  const alone = all
    .filter(({ points }) => points.length === 1)
    .flatMap(({ test, points: [point] }) =>
      factsOf(telling, test)
        .filter(({ entity }) => entity.id === point?.entity_id)
        .map((fact): Item => ({
          ...itemOfFact(telling, fact),
          label: test.name,
          note: telling.date(fact.date),
        })),
    )
    .slice(0, testsAtMost)
  const sections = [
    ...listsOf(sides),
    ...(alone.length > 0 ? [dataList(t('assistant.onlyThen'), alone)] : []),
    ...telling.waitingSection('lab'),
  ]
  const from = everySource([...sides.flatMap(({ items }) => items), ...alone])
  const asksWay = reading.cues.has('better') || reading.cues.has('worse')
  const way = asksWay ? wayText(telling, sides) : []
  const summary = [...lacks, t('assistant.compared', { ...times, n: sides.length }), ...way].join(' ')
  return telling.answer({ summary, from, sections }, { keys: [], until: null })
}

/** What differs since a time, or within one: results from those before, drugs and doses, what is new. */
export function tellSinceThen(telling: Telling, otherwise: (telling: Telling) => Answer): Answer {
  const { t, reading, record } = telling
  const { time, cues } = reading
  if (!time) return otherwise(telling)
  const place = timeText(telling, time)
  const way = wayAsked(reading)
  if (way !== null && !cues.has('drugs')) return tellWaySince(telling, time, way) ?? otherwise(telling)
  const isOfDrugs = reading.intent === 'drug_changes' || cues.has('drugs')
  const wants = { labs: !isOfDrugs, drugs: !cues.has('labs') || isOfDrugs }
  const sides = wants.labs
    ? sidesOf(telling, comparedOf(reading, record)).filter(({ points: [a, b] }) => a?.text !== b?.text)
    : []
  const drugs = wants.drugs ? drugsSince(telling, time) : []
  const others = wants.labs && wants.drugs ? newSince(telling, time) : []
  // A test that is told with two results has one before.
  const told = new Set(sides.map(({ test }) => test.canonical_key))
  const tests = wants.labs ? testsSince(telling, time, told) : []
  const items = [...drugs.flatMap((one) => one.items), ...others, ...tests]
  if (sides.length + items.length === 0)
    return withFirst(t('assistant.noChangesThen', { place }), otherwise(telling))
  const texts = drugs.flatMap(({ text }) => text)
  return telling.answer(
    {
      summary: [t('assistant.changesThen', { place }), ...texts].join(' '),
      from: everySource([...items, ...sides.flatMap((one) => one.items)]),
      sections: [
        ...(drugs.length > 0
          ? [
              dataList(
                t('assistant.medicationsTitle'),
                drugs.flatMap((one) => one.items),
              ),
            ]
          : []),
        ...(others.length > 0 ? [dataList(t('assistant.newTitle'), others)] : []),
        ...(tests.length > 0 ? [dataList(t('assistant.newTests'), tests)] : []),
        ...listsOf(sides),
        ...(wants.drugs ? telling.waitingSection('medication') : []),
        ...(wants.labs ? telling.waitingSection('lab') : []),
      ],
    },
    { keys: [], until: null },
  )
}

/** Drugs that the record first has since then, that stopped, or whose dose became another. */
function drugsSince(telling: Telling, time: Asked) {
  return itemsOf(telling.record.items, 'medication').flatMap((drug) => {
    const name = telling.nameOf(drug)
    const first = drug.first_seen_date
    const text = isOf(first, time)
      ? [telling.t('assistant.conditionSince', { name, date: telling.date(first) })]
      : stepSince(telling, drug, time)
    const items = text.length === 0 ? [] : drugItemOf(telling, drug, time)
    return items.length === 0 ? [] : [{ text, items }]
  })
}

/** A result of longer before a time does not tell what was so when it began. */
const beforeAtMost = 183

function isNearStart(first: Point | undefined, { from }: Asked): boolean {
  if (first === undefined || from === null) return true
  return !(daysBetween(first.date, toldLimit(from)) > beforeAtMost)
}

/** "What got better since January": only results, and of these those that moved so; null where none has one of then. */
function tellWaySince(telling: Telling, time: Asked, way: 'better' | 'worse'): Answer | null {
  const { t, reading, record } = telling
  const sides = sidesOf(telling, comparedOf(reading, record)).filter(
    ({ points: [a, b] }) => a?.text !== b?.text,
  )
  if (sides.length === 0) return null
  const near = sides.filter(({ points: [first] }) => isNearStart(first, time))
  const told = near.length > 0 ? near : sides
  const asked = told.filter(({ test, points }) => movedOf(test, points) === (way === 'better' ? 1 : -1))
  const shown = asked.length > 0 ? asked : told
  const none = way === 'better' ? 'changesNoneBetter' : 'changesNoneWorse'
  const place = timeText(telling, time)
  const said = asked.length > 0 ? wayText(telling, asked).slice(0, 1) : [t(`assistant.${none}`)]
  return telling.answer(
    {
      summary: [t('assistant.resultsThen', { place }), ...said].join(' '),
      from: everySource(shown.flatMap(({ items }) => items)),
      sections: [...listsOf(shown), ...telling.waitingSection('lab')],
    },
    { keys: [], until: null },
  )
}

/**
 * Tests that the record has first since then, each with its last result; none that is told already, and none that has only
 * the result from which the time begins.
 */
function testsSince(telling: Telling, time: Asked, told: ReadonlySet<string>): readonly Item[] {
  const tests = itemsOf(telling.record.items, 'lab')
  const days = tests.flatMap((test) =>
    resultsOf(test).flatMap(({ date }) => (isOf(date, time) ? [date] : [])),
  )
  const [base, newest] = [days.toSorted().at(0), days.toSorted().at(-1)]
  const isOfBase = (test: Test) => base !== newest && resultsOf(test).every(({ date }) => date === base)
  return tests
    .filter((test) => !told.has(test.canonical_key) && !(time.from !== null && isOfBase(test)))
    .filter((test) => resultsOf(test).every(({ date }) => isOf(date, time)) && time.until === null)
    .slice(0, testsAtMost)
    .flatMap((test) => resultItem(telling, test))
}

/** What else the record first has since then; what was done before that is told of later is none. */
function newSince(telling: Telling, time: Asked): readonly Item[] {
  const isNew = ({ type, first_seen_date: first, evidence }: RegistryRecord) =>
    type !== 'lab' && type !== 'medication' && isOf(first, time) && isOf(evidence?.date ?? first, time)
  return telling.record.items
    .filter(isNew)
    .slice(0, newAtMost)
    .flatMap((item): Item[] => {
      const sources = [...telling.sourceOf(item)]
      const value = telling.date(item.evidence?.date ?? item.first_seen_date)
      return sources.length === 0
        ? []
        : [{ label: telling.nameOf(item), value, status: null, flag: null, note: null, sources }]
    })
}
