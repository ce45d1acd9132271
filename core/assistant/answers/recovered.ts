import type { TrendPoint } from '../../records/trend'
import type { Answer, Item, Section } from '../answer'
import { itemsOf, type KnownRecord } from '../record'
import { isOf, type Asked } from '../times'
import type { Reading } from '../reading'
import { factsOf, itemOfFact } from './over-time'
import { notFound, redirect } from './redirect'
import { resultItem, testsOf, type Test } from './test-items'
import { amountOf, dataList, everySource, type Telling } from './telling'

/** A test whose last result lies on the other side of the end of its range than the newest one before it that is told. */
interface Turned {
  readonly test: Test
  readonly was: TrendPoint
  readonly is: TrendPoint
}

export const asksRecovered = ({ intent, cues }: Pick<Reading, 'intent' | 'cues'>): boolean =>
  intent === 'changes' && (cues.has('recovered') || cues.has('fellOut'))

/** Results that are looked at where what is back within its range is asked for. */
export const recoveredLookedAt = ({ items }: KnownRecord): readonly string[] =>
  itemsOf(items, 'lab').flatMap(({ detail: { trend } }) => trend.map(({ entity_id: id }) => id))

const isJudged = ({ low, high }: TrendPoint): boolean => low !== null || high !== null

/** "What was off in 2025": a result of that time; "since 2025" and no time at all: any. */
const isThen = (date: string, time: Asked | null): boolean =>
  time === null || time.from !== null || isOf(date, time)

/** @param isBack the last one lies within, the one before it did not; else the other way round */
function turnedOf(tests: readonly Test[], time: Asked | null, isBack: boolean): Turned[] {
  return tests.flatMap((test) => {
    const { trend } = test.detail
    const is = trend.at(-1)
    const was = trend
      .slice(0, -1)
      .findLast((one) => isJudged(one) && one.outside === isBack && isThen(one.date, time))
    return is && was && isJudged(is) && is.outside === !isBack ? [{ test, was, is }] : []
  })
}

/** Tests whose last result lies outside its range: those that did so before, and those that have no other result. */
function outsideOf(tests: readonly Test[], time: Asked | null) {
  const isOut = ({ detail: { flag } }: Test) => flag === 'H' || flag === 'L'
  const isStill = ({ detail: { trend } }: Test) => trend.slice(0, -1).some(({ outside }) => outside)
  const wasThen = ({ detail: { date, trend } }: Test) =>
    [date, ...trend.map((one) => one.date)].some((day) => isThen(day, time))
  const out = tests.filter((test) => isOut(test) && wasThen(test))
  return { still: out.filter(isStill), once: out.filter((test) => !isStill(test)) }
}

/** A result of a trend, by the line of its page where that was looked at. */
function pointItem(telling: Telling, test: Test, point: TrendPoint): Item {
  const fact = factsOf(telling, test).find(({ entity: { id } }) => id === point.entity_id)
  if (fact) return itemOfFact(telling, fact)
  const sources = [...telling.sourceOfPoint(point)]
  const value = amountOf(point.text, test.detail.unit)
  return { label: telling.date(point.date), value, status: null, flag: null, note: null, sources }
}

/**
 * "What is back to normal": the tests whose last result lies within the range and an earlier one did not, with both; which lie
 * outside all the same is told beside. Asked of what left its range, the other way round. Of named tests, of these alone.
 */
export function tellRecovered(telling: Telling): Answer {
  const { t, record, reading } = telling
  const isBack = reading.cues.has('recovered')
  const named = testsOf(telling)
  if (named.length === 0 && reading.subjects.length > 0) return notFound(telling)
  const tests = named.length > 0 ? named : itemsOf(record.items, 'lab')
  const turned = turnedOf(tests, reading.time, isBack)
  const { still, once } = isBack ? outsideOf(tests, reading.time) : { still: [], once: [] }
  const beside = turned.length === 0 ? named.filter(({ detail: { flag } }) => flag === 'N') : []
  const nameOf = ({ name, detail: { date } }: Test) => `${name} (${telling.date(date)})`
  const toldOf = ({ test: { name, detail }, was, is }: Turned) => {
    const [before, last] = [amountOf(was.text, detail.unit), amountOf(is.text, detail.unit)]
    return t('assistant.turnedOne', {
      name,
      was: before,
      wasDate: telling.date(was.date),
      is: last,
      isDate: telling.date(is.date),
    })
  }
  const way = isBack ? 'recovered' : 'fellOut'
  const listed = (key: 'stillOutside' | 'outsideOnce' | 'withinNow', of: readonly Test[]) =>
    of.length === 0 ? [] : [t(`assistant.${key}`, { names: of.map(nameOf).join(', ') })]
  const summary = [
    turned.length > 0
      ? t(`assistant.${way}`, { names: turned.map(toldOf).join('; ') })
      : named.length > 0 && still.length + once.length + beside.length > 0
        ? ''
        : t(`assistant.${way}None`),
    ...listed('stillOutside', still),
    ...listed('outsideOnce', once),
    ...listed('withinNow', beside),
  ]
    .filter((text) => text !== '')
    .join(' ')
  const lists = turned.map(({ test, was, is }) => ({
    title: test.name,
    items: [pointItem(telling, test, is), pointItem(telling, test, was)],
  }))
  const others = [...still, ...once, ...beside].flatMap((test) => resultItem(telling, test))
  const shown = [...lists, { title: t('assistant.resultsTitle'), items: others }].filter(
    ({ items }) => items.length > 0,
  )
  if (shown.length === 0) return redirect(telling, summary)
  const sections: Section[] = shown.map(({ title, items }) => dataList(title, items))
  return telling.answer(
    {
      summary,
      from: everySource(shown.flatMap(({ items }) => items)),
      sections: [...sections, ...telling.waitingSection('lab')],
    },
    { keys: [...turned.map(({ test }) => test), ...named].map(({ canonical_key: key }) => key), until: null },
  )
}
