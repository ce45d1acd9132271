import type { TrendPoint } from '../../records/trend'
import type { Answer } from '../answer'
import { tellResultsOfTime } from './over-time'
import { tellLatest } from './results'
import { testsOf, type Test } from './test-items'
import { amountOf, type Telling } from './telling'

/** A result of days before the newest that a question names by its value, as though it were the newest. */
interface Older {
  readonly test: Test
  readonly point: TrendPoint
}

/**
 * "TSH 5.9, right?", "my LDL is 145, terrible?": older results that are held as those of now. None where a value is the
 * newest one's, too, where a time is named, or where it is asked when it was.
 */
export function heldAsNow(telling: Telling): readonly Older[] {
  const { asks, cues, intent, time, place } = telling.reading
  if (intent !== 'latest' || place !== null || cues.has('when') || (time?.places.length ?? 0) > 0) return []
  const tests = testsOf(telling)
  // "It was 5.9, is it still": the newest is asked for.
  if (tests.length === 1 && time === null) return []
  return tests.flatMap((test) => {
    const { trend, date, value } = test.detail
    if (asks.numbers.includes(Number(value ?? Number.NaN))) return []
    const point = trend.findLast((one) => one.date < date && asks.numbers.includes(one.value))
    return point ? [{ test, point }] : []
  })
}

/** The newest result first, and then the older one that was named, each with its day. */
export function tellHeldAsNow(telling: Telling, [older]: readonly Older[]): Answer {
  const latest = tellLatest(telling)
  if (latest.type !== 'answer' || !older) return latest
  const { test, point } = older
  const said = telling.t('assistant.olderValue', {
    amount: amountOf(point.text, test.detail.unit),
    date: telling.date(point.date),
    name: test.name,
  })
  // Of several tests the page of the older result is not looked at.
  const then = testsOf(telling).length === 1 ? tellResultsOfTime(telling) : null
  if (then?.type !== 'answer') return { ...latest, summary: `${latest.summary} ${said}` }
  return {
    ...then,
    summary: `${latest.summary} ${said}`,
    summary_sources: [...new Set([...latest.summary_sources, ...then.summary_sources])],
    sections: [...latest.sections, ...then.sections],
    topic: latest.topic,
  }
}
