import { alertSources } from '../i18n/alerts/en'
import { canonicalUnit } from '../vocabulary/units'
import type { Raised } from '../records/alert'
import { daysBetween } from '../records/days'
import { factsOf, itemsOf, leadIdOf, named, type AlertRecord, type Test } from './facts'
import { parseRows } from '../vocabulary/parse'
import type { TrendPoint } from '../records/trend'

/**
 * Results that a laboratory telephones at once, by the analyte's key: at or below, at or above; `-` where a side has none.
 * Source: RCPath, The communication of critical and unexpected pathology results (G158, 2017), in each unit.
 */
const criticalRows = `
sodium | mmol/L; mEq/L | 120 | 160
potassium | mmol/L; mEq/L | 2.5 | 6.5
glucose | mmol/L | 2.5 | 25
glucose | mg/dL | 45 | 450
calcium-corrected | mmol/L | 1.8 | 3.5
calcium-corrected | mg/dL | 7.2 | 14
magnesium | mmol/L | 0.4 | -
neutrophils-absolute | 10^9/L; 10^3/uL | 0.5 | -
platelet-count | 10^9/L; 10^3/uL | 30 | -
lithium-level | mmol/L; mEq/L | - | 1.5
`
const criticalSource = 'RCPath, The communication of critical and unexpected pathology results (G158, 2017)'

interface Limits {
  readonly key: string
  readonly units: readonly (string | null)[]
  readonly low: number
  readonly high: number
}

const critical: readonly Limits[] = parseRows(criticalRows, 4).map(
  ({ fields: [key = '', units = '', low = '', high = ''] }) => ({
    key: `lab:${key}`,
    units: units.split(';').map((unit) => canonicalUnit(unit.trim())),
    low: low === '-' ? -Infinity : Number(low),
    high: high === '-' ? Infinity : Number(high),
  }),
)

export const criticalTests: readonly string[] = critical.map(({ key }) => key)

/** Whether a number without its unit is one that a laboratory telephones, in whichever unit of the rows it was meant. */
export function isTelephoned(key: string, value: number): boolean {
  const rows = critical.filter((row) => row.key === key)
  return rows.length > 0 && rows.every(({ low, high }) => value <= low || value >= high)
}

/** A plain number; null of "<0.5", which is less than it says. */
export const numberOf = (value: string | null): number | null =>
  value !== null && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : null

/** The newest result of a test, where that is a plain number in a unit. */
export function resultOf({ detail }: Test): { readonly value: number; readonly unit: string } | null {
  const value = numberOf(detail.value)
  const unit = detail.unit === null ? null : canonicalUnit(detail.unit)
  return value === null || unit === null ? null : { value, unit }
}

/** A result that old is told, but is no call for today. */
const freshDays = 30

function raised(test: Test, rule: Raised['rule'], text: string, values: Record<string, string>): Raised {
  return {
    rule,
    key: [test.canonical_key, leadIdOf(test), test.detail.value, test.detail.unit].join(' '),
    severity: 'warning',
    reason: { text, names: { name: named(test) }, values, effect: null },
    source: alertSources.pageRanges,
    dueAt: null,
    entityIds: factsOf(test),
  }
}

const amountOf = ({ detail: { value, unit } }: Test): string =>
  [value, unit].filter((part) => part !== null && part !== '').join(' ')

/** The last result of a test is one that a laboratory telephones. */
export function criticalResults(record: AlertRecord): Raised[] {
  return itemsOf(record, 'lab').flatMap((test) => {
    const result = resultOf(test)
    if (!result) return []
    const { value, unit } = result
    const limits = critical.find(({ key, units }) => key === test.canonical_key && units.includes(unit))
    if (!limits || (value > limits.low && value < limits.high)) return []
    const fresh = daysBetween(test.detail.date, record.today) <= freshDays
    const text = fresh ? 'criticalNow' : 'criticalOnce'
    const told = raised(test, 'critical_result', text, { amount: amountOf(test), date: test.detail.date })
    return [{ ...told, severity: fresh ? 'critical' : 'warning', source: criticalSource }]
  })
}

/** Whether a trend ends in the newest result: "<5" is none of its points, and is what is told of the test. */
const leads = ({ date, value }: TrendPoint, { detail }: Test): boolean =>
  detail.date === date && numberOf(detail.value) === value

/** Of what lies farther outside each time: at least so much of the first value. */
const leastChange = 0.2

/** The last three results of a test go the same way, the last is outside its page's range, and farther than the one before. */
export function worseningResults(record: AlertRecord): Raised[] {
  return itemsOf(record, 'lab').flatMap((test) => {
    const [first, middle, last] = test.detail.trend.slice(-3)
    if (!first || !middle || !last?.outside || !leads(last, test)) return []
    const up = last.high !== null && last.value > last.high
    const way = up ? 1 : -1
    const steps = [middle.value - first.value, last.value - middle.value]
    const far = Math.abs(last.value - first.value) >= leastChange * Math.abs(first.value)
    if (!far || !steps.every((step) => step * way > 0)) return []
    const values = {
      first: first.text,
      firstDate: first.date,
      last: amountOf(test),
      lastDate: last.date,
    }
    return [
      {
        ...raised(test, 'worsening_result', up ? 'worseUp' : 'worseDown', values),
        entityIds: [first, middle, last].map(({ entity_id: id }) => id),
      },
    ]
  })
}

/** The last two results of a test are outside their pages' ranges, on the same side. */
export function repeatedResults(record: AlertRecord): Raised[] {
  const worse = new Set(worseningResults(record).map(({ key }) => key))
  return itemsOf(record, 'lab').flatMap((test) => {
    const [before, last] = test.detail.trend.slice(-2)
    if (!before?.outside || !last?.outside || !leads(last, test)) return []
    const isHigh = ({ high, value }: typeof last) => high !== null && value > high
    if (isHigh(before) !== isHigh(last)) return []
    const values = { first: before.text, firstDate: before.date, last: amountOf(test), lastDate: last.date }
    const text = isHigh(last) ? 'twiceHigh' : 'twiceLow'
    const one = raised(test, 'repeated_result', text, values)
    if (worse.has(one.key)) return []
    return [
      {
        ...one,
        severity: 'info',
        entityIds: [before, last].map(({ entity_id: id }) => id),
      },
    ]
  })
}
