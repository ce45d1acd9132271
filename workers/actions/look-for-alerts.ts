import { raiseAlerts, rulesVersion } from '../../core/alerts/raise'
import { readKnown } from './known-record'
import type { RecordDoor } from '../db/records/open'

type Record_ = Pick<RecordDoor, 'alerts' | 'registry' | 'files' | 'waiting' | 'head'>

/** Has the rules look at the record where it, the day or the rules are others than at the last look. */
export async function lookForAlerts(record: Record_, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10)
  // Read before what it stands for: what is decided meanwhile is looked at the next time.
  const [{ epoch }, before] = await Promise.all([record.head(), record.alerts.lookedAt()])
  const look = { epoch, day, rules: rulesVersion }
  if (before && before.epoch === epoch && before.day === day && before.rules === rulesVersion) return
  const { items } = await readKnown(record)
  const leads = items.flatMap(({ type, id, evidence }) =>
    type === 'medication' && evidence ? [{ id, lead: evidence.entity_id }] : [],
  )
  const facts = await record.waiting.ofIds(leads.map(({ lead }) => lead))
  const routeOf = new Map(facts.map(({ id, normalized }) => [id, normalized.route]))
  const routes = Object.fromEntries(leads.map(({ id, lead }) => [id, routeOf.get(lead) ?? null]))
  await record.alerts.keep(raiseAlerts({ items, routes, today: day }), look)
}
