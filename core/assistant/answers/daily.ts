import { amountTaken } from '../../curation/intake'
import { amountText } from '../../records/amounts'
import { timesADay } from '../../alerts/times-a-day'
import type { Drug } from './drug-item'
import { amountOf } from './telling'

/** Amount times how often a day, where the page gives both for certain; null where it does not. */
export function dailyOf({ detail }: Drug): string | null {
  const times = timesADay(detail.frequency)
  const taken = isOneAmount(detail) ? amountTaken(detail.intake, detail) : null
  if (taken === null || times === null || !Number.isInteger(times)) return null
  const unit = taken.unit === 'unit' ? 'units' : taken.unit
  return amountOf(String(Number((taken.value * times).toFixed(3))), unit)
}

/** Whether a line prints one number for a drug: of a combined one, of a range and of a liquid the first is not what is taken. */
const isOneAmount = (detail: Drug['detail']): boolean =>
  amountText(detail.printed ?? detail) === amountText(detail)
