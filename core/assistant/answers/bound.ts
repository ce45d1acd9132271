import { daysBetween } from '../../records/days'
import type { Answer } from '../answer'
import { isBeyond } from '../numbers'
import type { Evidence } from '../record'
import { factsOf, itemOfFact, resultsToldOf } from './over-time'
import { notFound } from './redirect'
import { resultsText } from './results'
import { testsOf, type Test } from './test-items'
import { amountOf, dataList, everySource, type Telling } from './telling'

const valueOf = ({ entity: { value } }: Evidence[number]): number => Number(value ?? Number.NaN)

/** Which results of each named test are beyond the number that is asked after, all of them beside. */
export function tellBound(telling: Telling): Answer {
  const tests = testsOf(telling)
  const lists = tests.map((test) => ({ test, facts: factsOf(telling, test) }))
  const told = lists.filter(({ facts }) => facts.length > 0)
  if (told.length === 0) return notFound(telling)
  const sections = told.map(({ test, facts }) =>
    dataList(
      test.name,
      facts.map((fact) => itemOfFact(telling, fact)),
    ),
  )
  const items = sections.flatMap((section) => (section.type === 'data_list' ? section.items : []))
  return telling.answer(
    {
      summary: told.map(({ test, facts }) => boundText(telling, test, facts)).join(' '),
      from: everySource(items),
      sections,
    },
    { keys: tests.map(({ canonical_key: key }) => key), until: null },
  )
}

/** How many are, and since when; or the one that comes nearest. */
function boundText(telling: Telling, test: Test, facts: Evidence): string {
  return [...thenText(telling, test), everyText(telling, test, facts)].join(' ')
}

/** A yes or a no is asked for, and no word more that may have meant another thing. */
const isSettled = ({ reading: { asks, unknown } }: Telling): boolean => asks.yesNo && unknown.length === 0

/** "Was it above 120 in 2025": of the results of that time, before all there are. */
function thenText(telling: Telling, test: Test): readonly string[] {
  const { bound, time } = telling.reading
  if (!bound || time === null) return []
  const then = resultsToldOf(telling, test)
  if (then.length === 0) return [telling.t('assistant.noneOfTime', { name: test.name })]
  const beyond = then.map((fact) => isBeyond(bound, valueOf(fact)))
  const isSame = beyond.every((one) => one === beyond[0])
  const results = then.map(({ date, entity: { value, unit, flag } }) => ({
    name: test.name,
    date,
    value,
    unit,
    flag,
  }))
  return [
    ...(isSettled(telling) && isSame ? [telling.t(beyond[0] ? 'assistant.yes' : 'assistant.no')] : []),
    resultsText(telling, results, 1),
  ]
}

function everyText(telling: Telling, { name }: Test, facts: Evidence): string {
  const { bound } = telling.reading
  if (!bound) return ''
  const beyond = facts.filter((fact) => isBeyond(bound, valueOf(fact)))
  const first = beyond.at(-1)
  const side = bound.side === 'above' ? 'Above' : 'Below'
  const told = { name, bound: String(bound.value) }
  const now = nowText(telling, facts)
  if (now.length > 0 && first)
    return [
      ...now,
      telling.t(`assistant.bound${side}`, {
        ...told,
        n: beyond.length,
        of: facts.length,
        date: telling.date(first.date),
      }),
    ].join(' ')
  if (first) {
    const date = telling.date(first.date)
    return telling.t(`assistant.bound${side}`, { ...told, n: beyond.length, of: facts.length, date })
  }
  const sorted = facts.toSorted((a, b) => valueOf(a) - valueOf(b))
  const near = bound.side === 'above' ? sorted.at(-1) : sorted[0]
  const amount = amountOf(near?.entity.value ?? null, near?.entity.unit ?? null)
  return telling.t(`assistant.boundNone${side}`, { ...told, amount, date: telling.date(near?.date ?? null) })
}

/** "Is it still above 7": of the newest result, and that it is told first. */
function nowText(telling: Telling, [newest]: Evidence): readonly string[] {
  const { bound, asks, cues, today, time } = telling.reading
  const isOfNow =
    cues.has('still') ||
    cues.has('now') ||
    (asks.yesNo && !asks.past && !cues.has('ever') && !asks.claims.has('always'))
  if (!bound || !newest || !isOfNow || time !== null || daysBetween(newest.date, today) > nowAtMost) return []
  const amount = amountOf(newest.entity.value, newest.entity.unit)
  return [
    ...(isSettled(telling)
      ? [telling.t(isBeyond(bound, valueOf(newest)) ? 'assistant.yes' : 'assistant.no')]
      : []),
    telling.t('assistant.boundNewest', { amount, date: telling.date(newest.date) }),
  ]
}

/** Days that a result is told of as one of now. */
const nowAtMost = 366

/** "Since when is it low": the first result of the record that is outside the range on its page. */
export function firstOutside(telling: Telling, { name }: Test, facts: Evidence): readonly string[] {
  const first = facts.findLast(({ entity: { flag } }) => flag === 'H' || flag === 'L')
  if (!telling.reading.cues.has('since') || !first) return []
  const { entity, date } = first
  const amount = amountOf(entity.value, entity.unit)
  return [telling.t('assistant.firstOutside', { name, amount, date: telling.date(date) })]
}
