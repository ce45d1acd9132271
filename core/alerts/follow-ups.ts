import { alertSources } from '../i18n/alerts/en'
import type { DueIn } from '../records/fact'
import { entriesOf } from '../vocabulary/load'
import type { Raised } from '../records/alert'
import { daysAfter, daysBetween } from '../records/days'
import { lastTold, type AlertRecord, type FollowUp } from './facts'

/** Days in which a result finds its way into the record. */
const graceDays = 14
/** Days that it may be late before it is more than a reminder. */
const lateDays = 90
/** What was asked for years ago was done, or given up, by someone who does not tell the record. */
const forgottenDays = 3 * 365

/** Days from a page to what it asks for: months and years at their longest, so that nothing is late too soon. */
const daysOf = ({ value, unit }: DueIn): number => value * { d: 1, wk: 7, mo: 31, a: 366 }[unit]

/**
 * A page asks for a test or an examination by a time that has passed, and the record has nothing of its kind since that page.
 * Of pages that ask for the same, the newest holds.
 */
export function missedFollowUps(record: AlertRecord): Raised[] {
  const newest = new Map(
    record.followUps.toSorted((a, b) => (a.date < b.date ? -1 : 1)).map((one) => [one.key, one] as const),
  )
  return [...newest.values()].flatMap((asked): Raised[] => {
    const dueAt = daysAfter(asked.date, daysOf(asked.dueIn))
    const late = daysBetween(dueAt, record.today)
    if (late < graceDays || late > forgottenDays || isDone(asked, record)) return []
    return [
      {
        rule: 'missed_follow_up',
        key: [asked.key, asked.id].join(' '),
        severity: late > lateDays ? 'warning' : 'info',
        reason: {
          text: 'followUpMissed',
          names: { name: { type: asked.type, key: asked.key, name: asked.name } },
          values: { date: asked.date, dueDate: dueAt },
          effect: null,
        },
        source: alertSources.pageRequest,
        dueAt,
        entityIds: [asked.id],
      },
    ]
  })
}

/** Whether the record tells of anything of its kind after the page: rather once too often than once too little. */
const isDone = (asked: FollowUp, { items }: AlertRecord): boolean =>
  items.some((item) => lastTold(item) > asked.date && isOfKind(asked, item))

/** A test is itself; of examinations another of the same part may have come instead, or the same with more in its name. */
function isOfKind(asked: FollowUp, item: AlertRecord['items'][number]): boolean {
  if (item.canonical_key === asked.key) return true
  if (asked.type === 'lab' || (item.type !== 'imaging' && item.type !== 'procedure')) return false
  const [one, other] = [asked.name.toLowerCase(), item.name.toLowerCase()]
  if (one.includes(other) || other.includes(one)) return true
  const [part, own] = [partOf(asked.key), partOf(item.canonical_key)]
  return part !== null && own !== null && (isWhole(own) || part.includes(own) || own.includes(part))
}

/** Of what the page does not say which part, it may be this one. */
const isWhole = (part: string): boolean => part === 'unspecified' || part === 'whole body'

let parts: ReadonlyMap<string, string> | null = null

/** The part of the body that a study of the vocabulary shows. */
function partOf(key: string): string | null {
  parts ??= new Map(entriesOf('imaging').map(({ concept }) => [concept.key, concept.bodyPart]))
  return parts.get(key) ?? null
}
