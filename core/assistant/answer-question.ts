import type { Answer } from './answer'
import { tellDose, tellDrug, tellMedications, tellPurpose } from './answers/drugs'
import {
  tellAllergies,
  tellCondition,
  tellConditions,
  tellImaging,
  tellProcedures,
  tellSince,
} from './answers/lists'
import { tellPrevious, tellResultsOfTime, tellTrend } from './answers/over-time'
import { outOfScope, whichOne } from './answers/redirect'
import { tellAbnormal, tellLatest, tellResults } from './answers/results'
import { Telling } from './answers/telling'
import { lookedAt, tellVisits } from './answers/visits'
import type { Intent } from './intents'
import type { RegistryRecord } from '../records/registry'
import { nothingNeeded, type Evidence, type KnownRecord, type Needs } from './record'
import type { Reading } from './understand'

const answerers: Readonly<Record<Intent, (telling: Telling) => Answer>> = {
  latest: (telling) => (telling.reading.time ? tellResultsOfTime(telling) : tellLatest(telling)),
  previous: tellPrevious,
  trend: tellTrend,
  abnormal: tellAbnormal,
  results: tellResults,
  medications: (telling) => tellMedications(telling, 'now'),
  past_medications: (telling) => tellMedications(telling, 'before'),
  medication: tellDrug,
  dose: tellDose,
  purpose: tellPurpose,
  allergies: tellAllergies,
  conditions: tellConditions,
  condition: tellCondition,
  since: tellSince,
  procedures: tellProcedures,
  imaging: tellImaging,
  visit: tellVisits,
}

/** What has to be looked at closer before a question is answered. */
export function needsOf(reading: Reading, record: KnownRecord): Needs {
  const items = reading.subjects.flatMap(({ item }) => item ?? [])
  switch (reading.intent) {
    case 'latest':
    case 'previous':
    case 'trend':
      return {
        ...nothingNeeded,
        factIds: items.flatMap(({ citations }) => citations).concat(pointsOf(items)),
      }
    case 'medication':
    case 'dose':
    case 'purpose': {
      const doses = items.flatMap((item) => (item.type === 'medication' ? item.detail.doses : []))
      const leads = items.flatMap(({ evidence }) => evidence?.entity_id ?? [])
      return { ...nothingNeeded, factIds: [...leads, ...doses.map(({ entity_id: id }) => id)] }
    }
    case 'imaging': {
      const shown = items.some(({ type }) => type === 'imaging')
        ? items
        : record.items.filter(({ type }) => type === 'imaging').slice(0, 3)
      return { ...nothingNeeded, fileIds: shown.flatMap(({ evidence }) => evidence?.file_id ?? []) }
    }
    case 'visit':
      return { ...nothingNeeded, fileIds: lookedAt(reading, record).map(({ id }) => id) }
    default:
      return nothingNeeded
  }
}

/**
 * The answer to a question that was understood: every statement with its source, or a way on where the record says nothing.
 * @param evidence the facts that `needsOf` names
 */
export function answerQuestion(reading: Reading, record: KnownRecord, evidence: Evidence): Answer {
  const telling = new Telling(reading, record, evidence)
  const { intent, unsure } = reading
  if (unsure.length > 1 && (intent === null || isAboutOne(intent))) return whichOne(telling)
  return intent === null ? outOfScope(telling) : answerers[intent](telling)
}

const pointsOf = (items: readonly RegistryRecord[]): string[] =>
  items.flatMap((item) => (item.type === 'lab' ? item.detail.trend.map(({ entity_id: id }) => id) : []))

const isAboutOne = (intent: Intent): boolean =>
  ['latest', 'previous', 'trend', 'medication', 'dose', 'purpose', 'condition', 'since'].includes(intent)
