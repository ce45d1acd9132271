import { z } from 'zod'
import type { EntityType } from './kinds'

export const severities = ['critical', 'warning', 'info'] as const
export type Severity = (typeof severities)[number]

export const alertRules = [
  'critical_result',
  'worsening_result',
  'repeated_result',
  'drug_allergy',
  'duplicate_therapy',
  'dose_maximum',
  'weekly_daily',
  'drug_lab',
  'interval_test',
  'drug_drug',
  'missed_follow_up',
  'refill_due',
] as const
export type AlertRule = (typeof alertRules)[number]

/** A thing of the record by its name, told in the reader's language. */
const namedShape = z.object({ type: z.string(), key: z.string(), name: z.string() })
export interface Named {
  readonly type: EntityType
  readonly key: string
  readonly name: string
}

/** What an alert says, in no language: a text by its name, and what is put into it. */
export const reasonShape = z.object({
  text: z.string(),
  names: z.record(z.string(), namedShape),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** What it comes to, by name (`core/i18n/alerts`); null where the text says it. */
  effect: z.string().nullable(),
})
export type Reason = z.infer<typeof reasonShape>

/** An alert that a rule raises: the same facts raise the same one. */
export interface Raised {
  readonly rule: AlertRule
  /** What tells it from the others of its rule. */
  readonly key: string
  readonly severity: Severity
  readonly reason: Reason
  /** The guideline or label that says so. */
  readonly source: string
  /** `YYYY-MM-DD`; null where nothing is due. */
  readonly dueAt: string | null
  /** The facts that it rests on. */
  readonly entityIds: readonly string[]
}

/** An alert as its owner reads it (spec app.md §3), the reason in the reader's language. */
export const alertShape = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  type: z.enum(alertRules),
  severity: z.enum(severities),
  status: z.enum(['new', 'snoozed', 'done']),
  /** What it is about, by name: tells it from the others of its type. */
  about: z.array(z.string()),
  rationale_md: z.string(),
  source: z.string(),
  due_at: z.string().nullable(),
  snoozed_until: z.string().nullable(),
  entity_ids: z.array(z.string()),
  created_at: z.string(),
})
export type Alert = Readonly<z.infer<typeof alertShape>>
