import { daysBetween } from '../../records/days'
import type { Telling } from './telling'

const monthDays = 30.44

/** How long ago something was, as exactly as its date is known; nothing where that is not asked, or is to come. */
export function agoOf({ t, reading }: Telling, name: string, date: string | null): readonly string[] {
  if (date === null || date === '' || !reading.cues.has('ago')) return []
  const { today } = reading
  const years = Number(today.slice(0, 4)) - Number(date.slice(0, 4))
  if (date.length < 7) return years < 1 ? [] : [t('assistant.agoYears', { n: years, name })]
  const days = Math.round(daysBetween(date, today))
  if (days < 0) return []
  if (days < 60 && date.length === 10) return [t('assistant.agoDays', { n: days, name })]
  const months =
    date.length === 10
      ? Math.round(days / monthDays)
      : years * 12 + Number(today.slice(5, 7)) - Number(date.slice(5, 7))
  if (months < 12) return [t('assistant.agoMonths', { n: months, name })]
  const left = months % 12
  const whole = Math.floor(months / 12)
  return [
    left === 0
      ? t('assistant.agoYears', { n: whole, name })
      : t('assistant.agoBoth', { years: whole, months: left, name }),
  ]
}

/** How long lies between two dates, the older first: in days of whole ones, else by their years. */
export function betweenText({ t, date }: Telling, older: string, newer: string): readonly string[] {
  const years = Number(newer.slice(0, 4)) - Number(older.slice(0, 4))
  if (older.length === 4 || newer.length === 4)
    return years < 1
      ? []
      : [t('assistant.betweenYears', { n: years, older: date(older), newer: date(newer) })]
  const days = Math.round(daysBetween(older, newer))
  if (older.length !== 10 || newer.length !== 10 || days < 0) return []
  const months = Math.round(days / monthDays)
  const told = t('assistant.between', { n: days, older: date(older), newer: date(newer) })
  return months < 2 ? [told] : [told, t('assistant.betweenMonths', { n: months })]
}
