import type { Discipline } from './summary-kinds'

/** For whom a share can be cut down (spec records.md §5). */
export const shareDisciplines = [
  'overall',
  'orthopedics',
  'neurology',
  'urology',
  'gastroenterology',
] as const satisfies readonly Discipline[]

/** Days that a link can be good for (spec records.md §9). */
export const expiryDays = [1, 7, 30, 90] as const
export const defaultExpiryDays = 7

export const shareParts = [
  'allergies',
  'problems',
  'medications',
  'results',
  'procedures',
  'imaging',
] as const
export type SharePart = (typeof shareParts)[number]

/** Characters of a note and of its author's name. */
export const noteLimits = { author: 80, body: 1000 } as const
