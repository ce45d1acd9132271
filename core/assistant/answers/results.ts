import type { Answer, Item } from '../answer'
import { tokenise } from '../../vocabulary/normalise'
import { findJoined } from '../asking'
import type { TrendPoint } from '../../records/trend'
import { itemsOf } from '../record'
import { agoOf } from './ago'
import { askedItems } from './asked-items'
import { notThere } from './not-there'
import { furthestText } from './furthest'
import { isOutside, lastDayAsked, newestFirst, ofDay } from './last-day'
import { noneOf, notFound } from './redirect'
import { sidesNow } from './sides-now'
import { listedAtMost, newestAtMost, resultItem, testsOf, type Test } from './test-items'
import { asksWhetherFine } from './whether-fine'
import { amountOf, dataList, everySource, type Telling } from './telling'

/** The last result of each test that was named. */
export function tellLatest(telling: Telling): Answer {
  const tests = testsOf(telling)
  const [first] = tests
  if (!first) return notFound(telling)
  const items = tests.flatMap((test) => resultItem(telling, test))
  const results = tests.map(({ name, detail }) => ({ name, ...detail }))
  const told = tests.length === 1 ? latestText(telling, first) : resultsText(telling, results, tests.length)
  return telling.answer(
    {
      summary: [...(sidesNow(telling, tests) ?? [told]), ...absentOf(telling)].join(' '),
      from: everySource(items),
      sections: [dataList(telling.t('assistant.resultsTitle'), items)],
    },
    { keys: tests.map(({ canonical_key: key }) => key), until: first.detail.date },
  )
}

/** Of several tests, those that the record has not: that they are not told, or wait, is said. */
const absentOf = (telling: Telling): readonly string[] =>
  notThere(
    telling,
    telling.reading.subjects.filter(({ type, item }) => type === 'lab' && item === null),
  )

const latestText = (telling: Telling, { name, detail }: Test): string =>
  [
    resultText(telling, { name, ...detail }),
    ...agoOf(telling, name, detail.date),
    ...lastTestedText(telling, [detail.date]),
  ].join(' ')

/** Of what is asked of now, and was tested last before the newest tests: that it was not since. */
function lastTestedText({ t, date, reading: { cues, asks }, record }: Telling, days: readonly string[]) {
  const newest = itemsOf(record.items, 'lab').reduce(
    (day, { detail }) => (detail.date > day ? detail.date : day),
    '',
  )
  const asksNow = cues.has('still') || cues.has('now') || (asks.yesNo && !asks.past)
  const [oldest = newest] = days.toSorted()
  return asksNow && oldest < newest ? [t('assistant.lastTested', { date: date(oldest) })] : []
}

/** A result with what its own page says of it. */
function resultText(telling: Telling, { name, value, unit, date, flag }: Result): string {
  const key =
    flag === null ? 'latest' : ({ H: 'latestHigh', L: 'latestLow', N: 'latestNormal' } as const)[flag]
  return telling.t(`assistant.${key}`, { name, amount: amountOf(value, unit), date: telling.date(date) })
}

/** Results that one sentence can tell. */
const saidAtMost = 4

type Result = { readonly name: string } & Pick<Test['detail'], 'value' | 'unit' | 'date' | 'flag'>

/** A few results by what they say, each name once; of more, how many tests they are of. */
export function resultsText(telling: Telling, results: readonly Result[], tests: number): string {
  const [only] = results
  if (only && results.length === 1) return resultText(telling, only)
  const told = results.filter(({ value }) => value !== null)
  if (told.length > saidAtMost || told.length < results.length)
    return telling.t('assistant.latestMany', { n: tests })
  const said = told.map(({ name, value, unit, date, flag }, at) => {
    const side = flag === 'H' ? 'sideHigh' : flag === 'L' ? 'sideLow' : null
    const amount = [amountOf(value, unit), ...(side ? [telling.t(`assistant.${side}`)] : [])].join(', ')
    const day = `${amount} (${telling.date(date)})`
    return told[at - 1]?.name === name ? day : `${name} ${day}`
  })
  return telling.t('assistant.latestSome', { results: said.join('; ') })
}

const sideText = ({ reading: { cues } }: Telling) =>
  cues.has('low') ? 'assistant.outsideLow' : 'assistant.outsideHigh'

/** "Everything that is low": only that; whatever is outside where both or neither is said. */
const isOfSide = ({ reading: { cues } }: Telling, flag: Test['detail']['flag']): boolean =>
  cues.has('low') === cues.has('high') || flag === (cues.has('low') ? 'L' : 'H')

/** "What is fine and what is not": both sides are asked for, each by its own word. */
const asksBoth = ({ reading: { text } }: Telling): boolean => findJoined(tokenise(text), 'bothSides') !== null

/** Last results that lie within the range of their page; which do not is said beside, lest all seem well. */
function tellNormal(telling: Telling, tests: readonly Test[]): Answer {
  const inside = tests.filter(({ detail: { flag } }) => flag === 'N').slice(0, listedAtMost)
  const items = inside.flatMap((test) => resultItem(telling, test))
  if (items.length === 0) return noneOf(telling, 'lab')
  const others = tests.filter(isOutside)
  const names = others.map(({ name }) => name).join(', ')
  const beyond = asksBoth(telling) ? others.flatMap((test) => resultItem(telling, test)) : []
  const beside = others.length > 0 ? [telling.t('assistant.insideOthers', { names })] : []
  return telling.answer(
    {
      summary: [telling.t('assistant.inside', { n: inside.length }), ...beside].join(' '),
      from: everySource([...items, ...beyond]),
      sections: [
        dataList(telling.t('assistant.resultsTitle'), [...items, ...beyond]),
        ...telling.waitingSection('lab'),
      ],
    },
    { keys: inside.map(({ canonical_key: key }) => key), until: null },
  )
}

/**
 * "What was off in my last blood test": what of that day is, and what is of days before apart; null where all is of one day, or
 * the last tests are not asked for.
 */
function outsideOfLast(
  telling: Telling,
  tests: readonly Test[],
  outside: readonly Test[],
  isSide: boolean,
): { readonly day: string; readonly text: string } | null {
  const day = lastDayAsked(telling, tests)
  const [then, before] = [true, false].map((is) =>
    outside.filter(({ detail }) => (detail.date === day) === is),
  )
  if (day === null || !then?.length || !before?.length) return null
  const names = before.map(({ name }) => name).join(', ')
  const text = [
    isSide
      ? telling.t(sideText(telling), { n: then.length })
      : telling.t('assistant.outsideOn', { n: then.length, date: telling.date(day) }),
    telling.t('assistant.outsideBefore', { names }),
  ]
  return { day, text: text.join(' ') }
}

/** Last results that the page itself, or its range, marks; where there are none, the newest ones, and that they cannot all be judged. */
export function tellAbnormal(telling: Telling): Answer {
  const tests = newestFirst(askedItems(telling, 'lab'))
  if (tests.length === 0) return noneOf(telling, 'lab')
  const { cues } = telling.reading
  // "Everything in it was fine, yes?": what was not is told first.
  const isWhether = telling.reading.asks.yesNo && asksWhetherFine(telling.reading) && tests.some(isOutside)
  if (cues.has('normal') && !isWhether && (!cues.has('abnormal') || asksBoth(telling)))
    return tellNormal(telling, tests)
  const every = tests.filter(isOutside)
  const asked = every.filter(({ detail: { flag } }) => isOfSide(telling, flag))
  // Where none is low, what is high is told: nothing that is outside is told as none.
  const isSide = asked.length > 0 && asked.length < every.length
  const wanted = isSide ? asked : every
  const ofLast = outsideOfLast(telling, tests, wanted, isSide)
  // Of the last test what was so then: what an older one says is named beside it.
  const outside = ofLast === null ? wanted : wanted.filter(({ detail: { date } }) => date === ofLast.day)
  const shown = outside.length > 0 ? outside.slice(0, listedAtMost) : tests.slice(0, newestAtMost)
  const items = shown.flatMap((test) => resultItem(telling, test))
  const summary =
    ofLast?.text ??
    (outside.length > 0
      ? telling.t(isSide ? sideText(telling) : 'assistant.outside', { n: outside.length })
      : telling.t('assistant.outsideNone'))
  const once = everOutside(telling, tests, outside)
  const next = {
    type: 'action_list',
    title: telling.t('assistant.nextTitle'),
    items: [telling.t('assistant.askDoctor')],
  } as const
  const answer = telling.answer(
    {
      summary: [...furthestText(telling, every), summary, ...onceText(telling, once)].join(' '),
      from: everySource([...items, ...once]),
      sections: [
        dataList(telling.t('assistant.resultsTitle'), items),
        ...(once.length > 0 ? [dataList(telling.t('assistant.everOutsideTitle'), once)] : []),
        ...telling.moreSection(outside.length - shown.length),
        ...(outside.length > 0 ? [{ ...next, items: [...next.items] }] : []),
        ...telling.waitingSection('lab'),
      ],
    },
    { keys: shown.map(({ canonical_key: key }) => key), until: null },
  )
  return ofDay(answer, ofLast?.day ?? null)
}

/** "Was anything ever off": tests whose last result is within its range and an older one was not, by the range of the last. */
function everOutside(telling: Telling, tests: readonly Test[], told: readonly Test[]) {
  const { asks, cues, time, place } = telling.reading
  const isAsked = cues.has('ever') || cues.has('past') || (asks.past && !cues.has('newest'))
  if (!isAsked || time !== null || place !== null) return []
  return tests
    .filter(({ name }) => !told.some((one) => one.name === name))
    .flatMap(({ name, detail }) =>
      detail.trend
        .filter((point) => point.outside && point.date !== detail.date && isOfSideAsked(telling, point))
        .map((point): Item => ({
          label: name,
          value: amountOf(point.text, detail.unit),
          status: null,
          flag: null,
          note: telling.date(point.date),
          sources: [...telling.sourceOfPoint(point)],
        })),
    )
    .slice(0, listedAtMost)
}

/** "What was low": of older results those alone that were. */
const isOfSideAsked = ({ reading: { cues } }: Telling, { value, low, high }: TrendPoint): boolean =>
  cues.has('low') === cues.has('high') ||
  (cues.has('low') ? low !== null && value < low : high !== null && value > high)

/** Results that a sentence can tell. */
const onceAtMost = 8

function onceText({ t }: Telling, once: readonly Item[]): readonly string[] {
  const told = once.slice(0, onceAtMost).map(({ label, value, note }) => `${label} ${value} (${note ?? ''})`)
  const results = told.join('; ') + (once.length > onceAtMost ? ' \u2026' : '')
  return once.length === 0 ? [] : [t('assistant.everOutside', { results })]
}
