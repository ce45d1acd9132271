import type { TrendPoint } from '../../records/trend'
import type { Answer, Item, Section } from '../answer'
import { findTurnWords } from '../turns/turn-words'
import { tokenise } from '../../vocabulary/normalise'
import type { NamedPlace } from '../places'
import { stands, type Evidence, type KnownFile } from '../record'
import { idsOfTests } from '../stays'
import { isOf, type Asked } from '../times'
import { betweenText } from './ago'
import { withFirst } from './with-first'
import { noEarlier, noneOfPlace, noneOfTime, notFound } from './redirect'
import { asksLimit, tellLimit } from './limit-gap'
import { leadText, percentText, resultAsked, type Moves } from './reckoned'
import { resultsText, tellLatest } from './results'
import { rangeOf, testsOf, type Test } from './test-items'
import { amountOf, dataList, everySource, statusOf, type Telling } from './telling'
import { placeName, timeText } from './document-names'
import { sinceTold, toldBefore } from './since-told'

/** The facts of one test that were looked at, newest first, what two documents say of one day told once. */
export function factsOf(telling: Telling, test: Test): Evidence {
  const seen = new Set<string>()
  return telling.evidence
    .filter(
      (fact) =>
        stands(fact) && fact.entity.canonical_key === test.canonical_key && fact.entity.value !== null,
    )
    .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    .filter(({ date, entity: { value, unit } }) => {
      const key = `${date} ${value} ${unit}`
      return !seen.has(key) && seen.add(key)
    })
}

export function itemOfFact(telling: Telling, { entity, date }: Evidence[number]): Item {
  return {
    label: telling.date(date),
    value: amountOf(entity.value, entity.unit),
    status: statusOf(entity.flag),
    flag: entity.flag,
    note: null,
    sources: [...telling.sourceOfFact(entity, date)],
  }
}

/** Of those, the results of the time and the place that were asked for. */
export function resultsToldOf(telling: Telling, test: Test): Evidence {
  const { time, place } = telling.reading
  const ids = place && idsOfTests(place, telling.record.files)
  return factsOf(telling, test).filter(
    ({ date, entity: { file_id: id } }) =>
      (!time || isOf(date, time)) && (!ids || (id !== null && ids.has(id))),
  )
}

/**
 * The result of a test before the one that was told last. After all of them were told there is none before the first: "how much
 * was it before" is asked of the newest then.
 */
export function previousOf(telling: Telling, test: Test): Evidence[number] | undefined {
  const { before } = telling.reading
  const until = before?.keys.includes(test.canonical_key) ? before.until : null
  const newest = test.detail.date
  const facts = factsOf(telling, test)
  const earlier = (limit: string) => facts.find(({ date }) => date < limit)
  return earlier(until ?? newest) ?? (before?.intent === 'trend' ? earlier(newest) : undefined)
}

export function tellPrevious(telling: Telling): Answer {
  const [test] = testsOf(telling)
  if (!test) return notFound(telling)
  const newest = previousOf(telling, test)
  if (!newest) return noEarlier(telling, test.name)
  const items = [itemOfFact(telling, newest)]
  const { entity, date } = newest
  const summary = telling.t('assistant.previous', {
    name: test.name,
    amount: amountOf(entity.value, entity.unit),
    date: telling.date(date),
  })
  return telling.answer(
    { summary, from: everySource(items), sections: [dataList(test.name, items)] },
    { keys: [test.canonical_key], until: date },
  )
}

/** The results of the time and the place that were asked for. */
export function tellResultsOfTime(telling: Telling): Answer {
  const tests = testsOf(telling)
  const { place } = telling.reading
  if (tests.length === 0) return notFound(telling)
  const lists = tests.map((test) => {
    const facts = resultsToldOf(telling, test)
    return { test, facts, items: facts.map((fact) => itemOfFact(telling, fact)) }
  })
  const told = lists.filter(({ items }) => items.length > 0)
  if (told.length === 0) {
    const names = tests.map(({ name }) => name).join(', ')
    if (place) {
      const then = telling.reading.time
      const of = [placeName(telling, place), ...(then ? [timeText(telling, then)] : [])].join(', ')
      return noneOfPlace(telling, names, of)
    }
    // What there is of another time is told with its date.
    const none = noneOfTime(telling, names)
    return none.type === 'redirect' ? withFirst(none.message, tellLatest(telling)) : none
  }
  const every = told.flatMap(({ items }) => items)
  const results = told.flatMap(({ test, facts }) =>
    facts.map(({ date, entity: { value, unit, flag } }) => ({ name: test.name, date, value, unit, flag })),
  )
  const [only] = results
  const isOne = results.length === 1
  return telling.answer(
    {
      summary: [resultsText(telling, results, told.length), ...rangesText(telling, tests)].join(' '),
      from: everySource(every),
      sections: told.map(({ test, items }) => dataList(test.name, items)),
    },
    { keys: told.map(({ test }) => test.canonical_key), until: isOne ? (only?.date ?? null) : null },
  )
}

/** "What is the range at the clinic": the one that its newest page prints. */
const rangesText = (telling: Telling, tests: readonly Test[]): readonly string[] =>
  telling.reading.cues.has('limit')
    ? tests.flatMap((test) => {
        const range = rangeOf(telling, test)
        return range === null ? [] : [`${test.name}: ${range}.`]
      })
    : []

/** How the results of each named test moved, drawn. */
export function tellTrend(asked: Telling): Answer {
  const telling = sinceTold(asked)
  const tests = testsOf(telling)
  if (tests.length === 0) return notFound(telling)
  if (asksLimit(telling, tests)) return tellLimit(telling, tests)
  const drawn = tests.map((test) => chartOf(telling, test))
  const sections = drawn.flatMap(({ section }) => section)
  const { time } = telling.reading
  const absent = tests.filter(
    ({ detail: { trend, date } }) =>
      time !== null && ![...trend, { date }].some(({ date: day }) => isOf(day, time)),
  )
  const name = absent.map((test) => test.name).join(', ')
  const [test, ...others] = tests
  const moves = test && others.length === 0 ? movesOf(telling, test) : null
  // "The highest, and when was that": it is the one result that was told.
  const one = test && moves ? resultAsked(telling, test, moves.points) : null
  const none = absent.length > 0 ? [telling.t('assistant.noneOfTime', { name })] : []
  const answer = telling.answer(
    {
      summary: [...none, ...drawn.map(({ text }) => text)].join(' '),
      from: [...new Set(drawn.flatMap(({ from }) => from))],
      sections,
    },
    { keys: tests.map(({ canonical_key: key }) => key), until: drawn[0]?.until ?? null },
  )
  return one && test && answer.type === 'answer'
    ? { ...answer, topic: { intent: 'latest', keys: [test.canonical_key], until: one.date } }
    : answer
}

interface Drawn {
  readonly section: readonly Section[]
  readonly text: string
  readonly from: readonly number[]
  readonly until: string
}

/**
 * The results of a time, or all where it has none; where it has one alone, those since then: "it was high in January,
 * has it come down".
 */
function pointsOf(trend: readonly TrendPoint[], time: Asked | null): readonly TrendPoint[] {
  if (time === null) return trend
  const own = trend.filter(({ date }) => isOf(date, time))
  const [first] = own
  // "Did it fall after the statin": from the last one before it.
  const before = trend.filter(({ date }) => time.from !== null && date < time.from)
  if (own.length === 1 && before.length > 0 && time.until === null) return [...before.slice(-1), ...own]
  // "Did it fall when I started the statin": one result before it shows no move.
  if (own.length === 1 && time.until !== null && time.from === null) return trend
  const isOne = own.length === 1 && first !== undefined && time.dates.length > 0
  if (isOne) return trend.filter(({ date }) => date >= first.date)
  return own.length === 0 ? trend : own
}

/** "The kidneys now against the hospital": from the last result of the stay. */
function sinceStay(
  trend: readonly TrendPoint[],
  place: NamedPlace | null,
  files: readonly KnownFile[],
): readonly TrendPoint[] {
  const ids = place?.isStay ? idsOfTests(place, files) : null
  const last = trend.findLastIndex(({ file_id: id }) => id !== null && ids?.has(id) === true)
  return last < 0 || last === trend.length - 1 ? trend : trend.slice(last)
}

/** The two results between which a test moved: of the time asked for, or the last two where the one before is asked for. */
export function movesOf({ reading, record }: Telling, { canonical_key: key, detail: { trend } }: Test) {
  const { time, cues, text, place } = reading
  const told = pointsOf(sinceStay(trend, place, record.files), time)
  // "Between the last two tests": of no older one.
  const isOfTwo = cues.has('lastFew') && findTurnWords(tokenise(text), 'two') !== null
  const points = isOfTwo ? told.slice(-2) : told
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 2) return null
  // "Up or down since the time before": of the last two.
  const before = cues.has('previous') ? points.at(-2) : toldBefore(reading, key, points)
  return { points, first: before ?? first, last }
}

function chartOf(telling: Telling, test: Test): Drawn {
  const { unit, value, date } = test.detail
  const facts = factsOf(telling, test)
  const moves = movesOf(telling, test)
  if (!moves) {
    const from = telling.sourceOf(test)
    const told = { name: test.name, amount: amountOf(value, unit), date: telling.date(date) }
    const items = facts.map((fact) => itemOfFact(telling, fact))
    const section = items.length > 1 ? [dataList(test.name, items)] : []
    const text =
      items.length > 1 ? telling.t('assistant.latest', told) : telling.t('assistant.trendOne', told)
    return { section, text, from, until: date }
  }
  const { points } = moves
  const drawn = points.map(({ entity_id, file_id, ...point }) => ({
    ...point,
    sources: sourcesOf(telling, facts, { entity_id, file_id, ...point }),
  }))
  const [older, newer] = [points.at(-2), points.at(-1)]
  const isApart = telling.reading.cues.has('apart') && older && newer
  const apart = isApart ? betweenText(telling, older.date, newer.date) : []
  const text = [...apart, movedText(telling, test, moves)].join(' ')
  const chart = {
    type: 'chart',
    title: telling.t('assistant.trendTitle', { name: test.name }),
    unit,
    points: drawn,
    interpretation: text,
  } as const
  return {
    section: [chart],
    text,
    from: drawn.flatMap(({ sources }) => sources),
    until: points[0]?.date ?? date,
  }
}

function sourcesOf(telling: Telling, facts: Evidence, point: TrendPoint): number[] {
  const fact = facts.find(({ entity }) => entity.id === point.entity_id)
  return [...(fact ? telling.sourceOfFact(fact.entity, fact.date) : telling.sourceOfPoint(point))]
}

function movedText(telling: Telling, test: Test, moves: Moves): string {
  const { name, detail } = test
  const { first, last } = moves
  const { unit } = detail
  const lead = leadText(telling, test, moves)
  const told = {
    name,
    first: amountOf(first.text, unit),
    firstDate: telling.date(first.date),
    last: amountOf(last.text, unit),
    lastDate: telling.date(last.date),
  }
  if (last.value === first.value) return [...lead, telling.t('assistant.trendSame', told)].join(' ')
  const moved = telling.t(last.value > first.value ? 'assistant.trendUp' : 'assistant.trendDown', told)
  const gap = amountOf(String(Number(Math.abs(last.value - first.value).toFixed(4))), unit)
  const isOfFew = telling.reading.cues.has('lastFew') && moves.points.length < detail.trend.length
  const limits = telling.reading.asks.extreme === null && !isOfFew ? limitsText(telling, detail) : []
  return [
    ...lead,
    moved,
    telling.t('assistant.trendGap', { gap }),
    ...percentText(telling, moves),
    ...limits,
  ].join(' ')
}

/** The highest and the lowest of three or more. */
function limitsText(telling: Telling, { unit, trend }: Test['detail']): readonly string[] {
  const sorted = trend.toSorted((a, b) => a.value - b.value)
  const [low, high] = [sorted[0], sorted.at(-1)]
  if (trend.length < 3 || !low || !high) return []
  const told = { high: amountOf(high.text, unit), highDate: telling.date(high.date), low: amountOf(low.text, unit), lowDate: telling.date(low.date) } // prettier-ignore
  return [telling.t('assistant.trendRange', told)]
}
