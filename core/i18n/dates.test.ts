import { describe, expect, it } from 'vitest'
import { ageInYears, dayOf, formatDate, formatDay, formatInstant, parseTimeZone, partOfDay } from './dates'

describe('formatDate', () => {
  it.each([
    ['2024-03-12', 'Mar 12, 2024'],
    ['2024-12-01', 'Dec 1, 2024'],
    ['2024-03', 'Mar 2024'],
    ['2024', '2024'],
    ['2024-13-01', '2024'],
    ['last spring', 'last spring'],
  ])('%s → %s', (date, shown) => expect(formatDate(date)).toBe(shown))
})

describe('formatDay and formatInstant', () => {
  it.each([
    ['2024-03-12T23:30:00Z', 'UTC', 'Mar 12, 2024', 'Mar 12, 2024, 11:30 PM'],
    ['2024-03-12T23:30:00Z', 'Asia/Jerusalem', 'Mar 13, 2024', 'Mar 13, 2024, 1:30 AM'],
    ['2024-03-12T00:30:00Z', 'America/New_York', 'Mar 11, 2024', 'Mar 11, 2024, 8:30 PM'],
  ])('%s in %s', (instant, zone, day, time) => {
    expect(formatDay(instant, zone)).toBe(day)
    expect(formatInstant(instant, zone)).toBe(time)
  })
})

describe('dayOf', () => {
  it.each([
    ['2024-03-12T23:30:00Z', 'UTC', '2024-03-12'],
    ['2024-03-12T23:30:00Z', 'Asia/Jerusalem', '2024-03-13'],
    ['2024-01-01T02:30:00Z', 'America/New_York', '2023-12-31'],
  ])('%s in %s is %s', (instant, zone, day) => expect(dayOf(instant, zone)).toBe(day))
})

describe('partOfDay', () => {
  it.each([
    ['2024-03-12T00:00:00Z', 'UTC', 'morning'],
    ['2024-03-12T11:59:59Z', 'UTC', 'morning'],
    ['2024-03-12T12:00:00Z', 'UTC', 'afternoon'],
    ['2024-03-12T17:59:59Z', 'UTC', 'afternoon'],
    ['2024-03-12T18:00:00Z', 'UTC', 'evening'],
    ['2024-03-12T22:30:00Z', 'Asia/Jerusalem', 'morning'],
  ])('%s in %s is %s', (instant, zone, part) => expect(partOfDay(instant, zone)).toBe(part))
})

describe('ageInYears', () => {
  it.each([
    ['1980-01-01', '2024-01-01T12:00:00Z', 44],
    ['2023-01-02', '2024-01-01T00:00:00Z', 0],
    ['2024-01-02', '2024-01-01T00:00:00Z', null],
    ['not a date', '2024-01-01T00:00:00Z', null],
  ])('%s at %s: %s', (birth, now, age) => expect(ageInYears(birth, now)).toBe(age))
})

describe('parseTimeZone', () => {
  it.each([
    ['Asia/Jerusalem', 'Asia/Jerusalem'],
    ['Nowhere/At_All', 'UTC'],
    ['<script>', 'UTC'],
    [null, 'UTC'],
  ])('%s → %s', (name, zone) => expect(parseTimeZone(name)).toBe(zone))
})
