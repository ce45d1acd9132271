import type { EntityStatus, EntityType } from './kinds'

/** What an item of each type may be said to be, the usual first. */
export const enteredStatuses = {
  diagnosis: ['active', 'suspected', 'resolved', 'historical'],
  medication: ['active', 'stopped'],
  allergy: ['active', 'resolved'],
  procedure: ['completed'],
  lab: ['completed'],
  imaging: ['completed'],
} as const satisfies Record<EntityType, readonly EntityStatus[]>

/** What an item becomes when it ends; null of what happened once and does not end. */
export const endedStatus = {
  diagnosis: 'resolved',
  medication: 'stopped',
  allergy: 'resolved',
  procedure: null,
  lab: null,
  imaging: null,
} as const satisfies Record<EntityType, EntityStatus | null>

/** Letters of each field that is typed. */
export const entryLimits = { text: 200, value: 100, unit: 40, frequency: 200, reaction: 200 } as const

/** "7,3" is 7.3 to some and a slip of 73 to others; "1,234" is two numbers to two people. */
export const hasComma = (value: string): boolean => /\d,\d/.test(value)

/** A day, a month or a year that there is, from 1900 on. */
export function isEntryDate(text: string): boolean {
  const match = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text)
  if (!match || Number(match[1]) < 1900) return false
  const [, , month = '01', day = '01'] = match
  const at = new Date(`${match[1]}-${month}-${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}
