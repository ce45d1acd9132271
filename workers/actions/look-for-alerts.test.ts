import { expect, test } from 'vitest'
import type { LookedAt } from '../../core/alerts/looked-at'
import { raiseAlerts } from '../../core/alerts/raise'
import { drugCases } from '../../core/alerts/testing/drug-cases'
import { dueCases } from '../../core/alerts/testing/due-cases'
import { resultCases } from '../../core/alerts/testing/result-cases'
import type { AlertRecord } from '../../core/alerts/facts'
import type { Raised } from '../../core/records/alert'
import type { RegistryRecord } from '../../core/records/registry'
import { lookForAlerts } from './look-for-alerts'

/** As the database answers what is asked of it (workers/db/records/looked-at.ts). */
function isAsked({ keys, conditions, examinedSince: since }: LookedAt, item: RegistryRecord): boolean {
  const [first = '', ...more] = item.type === 'diagnosis' ? (item.codes['ICD-10-CM'] ?? []) : []
  const examined = item.type === 'imaging' || item.type === 'procedure'
  return (
    keys.includes(item.canonical_key) ||
    ((item.type === 'medication' || item.type === 'allergy') && item.status === 'active') ||
    conditions.some((code) => first.startsWith(code)) ||
    more.length > 0 ||
    (item.type === 'lab' && item.detail.trend.at(-1)?.outside === true) ||
    (examined && since !== null && (item.last_seen_date ?? '') > since)
  )
}

/** What a look at a record comes to, where no more of it is read than is asked for. */
async function lookedFor({ items, followUps, routes, dosages, undated, today }: AlertRecord) {
  let raised: readonly Raised[] = []
  const placed = items.map((item) => ({ ...item, evidence: { entity_id: item.id } }) as RegistryRecord)
  type Record_ = Parameters<typeof lookForAlerts>[0]
  const record = {
    head: async () => ({ epoch: 1 }),
    asked: { followUps: async () => followUps },
    lookedAt: {
      items: async (asked: LookedAt) => placed.filter((item) => isAsked(asked, item)),
    },
    waiting: {
      ofIds: async (ids: readonly string[]) =>
        ids.map((id) => ({
          id,
          file_id: 'page',
          date: undated.has(id) ? null : today,
          normalized: { route: routes[id] ?? null, dosage: dosages[id] ?? null },
        })),
    },
    files: { ofIds: async () => [{ id: 'page', detectedDate: null }] },
    alerts: {
      lookedAt: async () => null,
      keep: async (told: readonly Raised[]) => {
        raised = told
      },
    },
  } as unknown as Record_
  await lookForAlerts(record, new Date(today))
  return raised
}

const cases = Object.values({ ...drugCases, ...dueCases, ...resultCases }).flat()

test('all that the rules have cause for is raised of what they ask to see', async () => {
  let told = 0
  for (const { name, given } of cases) {
    const raised = await lookedFor(given)
    const of = ({ rule, key, severity }: Raised) => [rule, key, severity]
    expect([name, ...raised.map(of)]).toEqual([name, ...raiseAlerts(given).map(of)])
    told += raised.length
  }
  expect(told).toBeGreaterThan(50)
})
