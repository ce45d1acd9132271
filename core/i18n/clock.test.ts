import { afterEach, describe, expect, it, vi } from 'vitest'
import { clockOf, zoneHere } from './clock'

const hours = Array.from({ length: 400 }, (_, at) => new Date(Date.UTC(2024, 0, 1, at * 22, 7)).toISOString())

const shownBy = (instant: string, timeZone: string) => {
  const style = { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' } as const
  return new Intl.DateTimeFormat('en-US', style).format(new Date(instant)).replace(', 24:', ', 0:')
}
const asShown = (instant: string, timeZone: string) => {
  const { year, month, day, hour, minute } = clockOf(instant, timeZone)
  return `${month}/${day}/${year % 100}, ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

describe('clockOf', () => {
  it.each(['UTC', 'Asia/Jerusalem', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'])(
    'shows what Intl shows, through a whole year: %s',
    (zone) => {
      for (const hour of hours) expect(asShown(hour, zone)).toBe(shownBy(hour, zone))
    },
  )
})

describe('the zone of the device', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is asked of Temporal, and its clock of the device', () => {
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
    vi.stubGlobal('Temporal', { Now: { timeZoneId: () => own } })
    expect(zoneHere()).toBe(own)
    for (const hour of hours) expect(asShown(hour, own)).toBe(shownBy(hour, own))
  })

  it('is not known where Temporal is not', () => {
    vi.stubGlobal('Temporal', undefined)
    expect(zoneHere()).toBeUndefined()
  })
})
