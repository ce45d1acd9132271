import { raiseAlerts, rulesVersion } from '../../core/alerts/raise'
import { readKnown } from './known-record'
import type { RecordDoor } from '../db/records/open'

type Record_ = Pick<RecordDoor, 'alerts' | 'registry' | 'files' | 'waiting' | 'head'>

/** Has the rules look at the record where it, the day or the rules are others than at the last look. */
export async function lookForAlerts(record: Record_, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10)
  const [{ epoch }, before] = await Promise.all([record.head(), record.alerts.lookedAt()])
  if (before && before.epoch === epoch && before.day === day && before.rules === rulesVersion) return
  await record.alerts.keep(() => raisedOf(record, day), { day, rules: rulesVersion })
}

async function raisedOf(record: Record_, day: string) {
  const { items } = await readKnown(record)
  const leads = items.flatMap(({ type, id, evidence }) =>
    type === 'medication' && evidence ? [{ id, lead: evidence.entity_id }] : [],
  )
  const facts = await record.waiting.ofIds(leads.map(({ lead }) => lead))
  const routeOf = new Map(facts.map(({ id, normalized }) => [id, normalized.route]))
  const routes = Object.fromEntries(leads.map(({ id, lead }) => [id, routeOf.get(lead) ?? null]))
  return raiseAlerts({ items, routes, today: day })
}
