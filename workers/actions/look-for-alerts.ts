import type { Dosage } from '../../core/records/dosage'
import { raiseAlerts, rulesVersion } from '../../core/alerts/raise'
import { isKnownDrug } from '../../core/alerts/facts'
import { lookedAt } from '../../core/alerts/looked-at'
import type { RecordDoor } from '../db/records/open'

type Record_ = Pick<RecordDoor, 'alerts' | 'lookedAt' | 'files' | 'waiting' | 'asked' | 'head'>

/** The newest: what is older was asked for long ago. */
const mostFollowUps = 200

/** Has the rules look at the record where it, the day or the rules are others than at the last look. */
export async function lookForAlerts(record: Record_, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10)
  // Read before what it stands for: what is decided meanwhile is looked at the next time.
  const [{ epoch }, before] = await Promise.all([record.head(), record.alerts.lookedAt()])
  const look = { epoch, day, rules: rulesVersion }
  if (before && before.epoch === epoch && before.day === day && before.rules === rulesVersion) return
  const followUps = await record.asked.followUps(mostFollowUps)
  const items = await record.lookedAt.items(lookedAt(followUps))
  const leads = items.flatMap((item) =>
    item.type === 'medication' && item.evidence && isKnownDrug(item)
      ? [{ id: item.id, lead: item.evidence.entity_id }]
      : [],
  )
  const facts = await record.waiting.ofIds(leads.map(({ lead }) => lead))
  const factOf = new Map(facts.map((fact) => [fact.id, fact]))
  const files = await record.files.ofIds(facts.flatMap(({ file_id: id }) => id ?? []))
  const dated = new Set(files.flatMap(({ id, detectedDate: date }) => (date === null ? [] : [id])))
  const routes: Record<string, string | null> = {}
  const dosages: Record<string, Dosage | null> = {}
  const undated = new Set<string>()
  for (const { id, lead } of leads) {
    const fact = factOf.get(lead)
    routes[id] = fact?.normalized.route ?? null
    dosages[id] = fact?.normalized.dosage ?? null
    if (fact?.date == null && !dated.has(fact?.file_id ?? '')) undated.add(id)
  }
  await record.alerts.keep(raiseAlerts({ items, routes, dosages, undated, followUps, today: day }), look)
}
