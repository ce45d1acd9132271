import { z } from 'zod'
import type { Fact } from '../records/fact'
import type { ProfileForm } from '../records/profile-form'
import { mostReminders } from '../records/reminder-limits'
import type { Verdict } from '../records/verdict'
import { BrokenJson, type JsonRow } from './json-rows'
import { refuseImport, type ImportFault } from './faults'
import {
  alertRowShape,
  factRowShape,
  fileRowShape,
  patientNameRowShape,
  profileRowShape,
  reminderRowShape,
  verdictRowShape,
  type AlertImport,
  type FileImport,
  type ReminderImport,
} from './shapes'

/** What an export is known by. A later version than this software writes is refused, not guessed at. */
export const exportFormat = { format: 'chartlight-export', version: 1 } as const

/** More than any person has: a wall against an export that is none. */
export const mostRows = {
  files: 5_000,
  facts: 20_000,
  verdicts: 20_000,
  patient_names: 200,
  reminders: 20_000,
  alerts: 20_000,
} as const

/** Of all rows that are kept together, in memory until they are written; a row of an export has some 1,500. */
const mostLetters = 32 * 1024 * 1024

/** A record as another account told it: only what is the truth; all else is folded from it (decision 9). */
export interface ImportedRecord {
  readonly profile: ProfileForm
  readonly files: readonly FileImport[]
  readonly facts: readonly Fact[]
  readonly verdicts: readonly Verdict[]
  readonly patientNames: readonly {
    readonly name: string
    readonly mine: boolean
    readonly said_at: string
  }[]
  readonly reminders: readonly ReminderImport[]
  /** Those of which the person said something. */
  readonly alerts: readonly AlertImport[]
}

export type Collected =
  { readonly ok: true; readonly record: ImportedRecord } | { readonly ok: false; readonly fault: ImportFault }

/** Reads an export row by row; what is wrong with it, or the record in it. Bad rows are never left out in silence. */
export async function collectRecord(rows: AsyncIterable<JsonRow>): Promise<Collected> {
  const collector = openCollector()
  try {
    for await (const row of rows) {
      const fault = collector.take(row)
      if (fault) return { ok: false, fault }
    }
    return collector.end()
  } catch (error) {
    if (error instanceof BrokenJson)
      return { ok: false, fault: collector.begun() ? 'damaged_export' : 'not_an_export' }
    throw error
  }
}

function openCollector() {
  const head: Record<string, unknown> = {}
  let profile: z.output<typeof profileRowShape> | null = null
  const owners = new Set<string>()
  let kept = 0
  const lists = {
    files: [] as FileImport[],
    facts: [] as Fact[],
    verdicts: [] as Verdict[],
    patient_names: [] as z.output<typeof patientNameRowShape>[],
    reminders: [] as ReminderImport[],
    alerts: [] as AlertImport[],
  }

  return {
    begun: () => head['format'] === exportFormat.format,

    take({ name, inList, letters, value }: JsonRow): ImportFault | null {
      if (inList && !isTaken(name)) return null
      kept += letters
      if (kept > mostLetters) return 'damaged_export'
      if (inList && isTaken(name)) return takeRow(name, value)
      if (name !== 'profile') {
        head[name] = value
        return refuseHead(head)
      }
      const parsed = profileRowShape.safeParse(value)
      if (!parsed.success) return 'damaged_export'
      profile = parsed.data
      owners.add(parsed.data.user_id)
      return null
    },

    end(): Collected {
      if (head['format'] === undefined) return { ok: false, fault: 'not_an_export' }
      if (!profile || head['version'] === undefined) return { ok: false, fault: 'damaged_export' }
      const fault = refuseImport({ ...lists, owners: [...owners] })
      if (fault) return { ok: false, fault }
      const waiting = lists.reminders.filter(({ status }) => status === 'pending')
      if (waiting.length > mostReminders) return { ok: false, fault: 'damaged_export' }
      const { user_id: _owner, ...form } = profile
      const { patient_names: patientNames, alerts: raised, ...rest } = lists
      const alerts = raised.filter(({ status }) => status !== 'new')
      return { ok: true, record: { ...rest, alerts, patientNames, profile: form } }
    },
  }

  function takeRow(name: keyof typeof lists, value: unknown): ImportFault | null {
    if (lists[name].length >= mostRows[name]) return 'too_large_export'
    const owner = z.object({ user_id: z.uuid() }).safeParse(value)
    const parsed = shapes[name].safeParse(value)
    if (!owner.success || !parsed.success) return 'damaged_export'
    owners.add(owner.data.user_id)
    if (name === 'facts') lists.facts.push((parsed.data as { body: Fact }).body)
    else lists[name].push(parsed.data as never)
    return null
  }
}

const shapes = {
  files: fileRowShape,
  facts: factRowShape,
  verdicts: verdictRowShape,
  patient_names: patientNameRowShape,
  reminders: reminderRowShape,
  alerts: alertRowShape,
} as const

const isTaken = (name: string): name is keyof typeof shapes => Object.hasOwn(shapes, name)

function refuseHead(head: Readonly<Record<string, unknown>>): ImportFault | null {
  if (head['format'] !== undefined && head['format'] !== exportFormat.format) return 'not_an_export'
  if (head['version'] !== undefined && head['version'] !== exportFormat.version) return 'newer_export'
  return null
}
