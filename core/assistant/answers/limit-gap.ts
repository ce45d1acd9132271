import type { Answer } from '../answer'
import { isOf } from '../times'
import { tellLatest } from './results'
import type { Test } from './test-items'
import { amountOf, type Telling } from './telling'

/** "How far above the limit": asked of the limit, and not of an earlier result. */
export const asksLimit = ({ reading: { cues, time, compared } }: Telling, tests: readonly Test[]): boolean =>
  cues.has('gap') &&
  (cues.has('limit') || cues.has('high') || cues.has('low') || cues.has('abnormal')) &&
  !cues.has('previous') &&
  (time === null || tests.every(({ detail: { date } }) => isOf(date, time))) &&
  compared === null

/** The last results, each with how far it lies outside the limits on its page. */
export function tellLimit(telling: Telling, tests: readonly Test[]): Answer {
  const answer = tellLatest(telling)
  if (answer.type !== 'answer') return answer
  const gaps = tests.map((test) => (tests.length > 1 ? `${test.name}: ` : '') + gapText(telling, test))
  return { ...answer, summary: [answer.summary, ...gaps].join(' ') }
}

function gapText({ t }: Telling, { detail }: Test): string {
  const { ref_low: low, ref_high: high, unit } = detail
  const value = Number(detail.value ?? Number.NaN)
  if (Number.isNaN(value) || (low === null && high === null)) return t('assistant.limitNone')
  const text = (from: number, to: number) => amountOf(String(Number(Math.abs(from - to).toFixed(4))), unit)
  const told = (limit: number) => ({ gap: text(value, limit), limit: amountOf(String(limit), unit) })
  if (high !== null && value > high) return t('assistant.limitAbove', told(high))
  return low !== null && value < low ? t('assistant.limitBelow', told(low)) : t('assistant.limitWithin')
}
