import type { EntityType, Flag } from '../../records/kinds'
import type { Item } from '../answer'
import { stands, type Evidence, type KnownFile } from '../record'
import type { Reading } from '../reading'
import { kindOf } from './kind-of'
import { drugState } from './drug-item'
import { statusNote } from './lists'
import { amountOf, dataList, drugAmountOf, statusOf, type Telling } from './telling'
import { asksWhetherFine } from './whether-fine'

const factsAtMost = 12
/** Of one document that is told alone. */
export const factsAtMostAlone = 40

/** What a document is, where it is from, whose and of which day. */
export function titleOf(telling: Telling, file: KnownFile): string {
  const { doc_meta: meta, detected_date: date } = file
  const doctor = telling.reading.place?.name === meta?.physician ? null : meta?.physician
  return [kindOf(telling, file), meta?.facility, doctor, date && telling.date(date)]
    .filter(Boolean)
    .join(' · ')
}

/** What a document says, under its name. */
export const documentSection = (telling: Telling, file: KnownFile) =>
  dataList(
    titleOf(telling, file),
    factsOf(telling, file, factsAtMostAlone).map((fact) => itemOf(telling, fact)),
  )

/** Of what a document says, what is asked for. */
export function factsOf(telling: Telling, { id }: KnownFile, atMost = factsAtMost): Evidence {
  const { only, excepted } = telling.reading
  const keys = new Set(excepted.map(({ key }) => key))
  const all = telling.evidence.filter(
    (fact) => stands(fact) && fact.entity.file_id === id && !keys.has(fact.entity.canonical_key),
  )
  return all
    .filter(({ entity: { type } }) => only.length === 0 || only.includes(type))
    .filter(({ entity }) => isWanted(telling.reading, entity.type, entity.flag))
    .slice(0, atMost)
}

/** "What was off in January", "what came out well": only those results. */
function isWanted(reading: Reading, type: EntityType, flag: Flag | null): boolean {
  const { cues } = reading
  if (type !== 'lab' || asksWhetherFine(reading)) return true
  if (cues.has('normal')) return flag === 'N'
  if (!cues.has('abnormal')) return true
  if (cues.has('low') !== cues.has('high')) return flag === (cues.has('low') ? 'L' : 'H')
  return flag === 'H' || flag === 'L'
}

export function itemOf(telling: Telling, { entity, date }: Evidence[number]): Item {
  const { type, canonical_key, normalized, value, unit, flag } = entity
  const state =
    type === 'medication' ? drugState(telling, normalized.status) : statusNote(telling, normalized.status)
  const note = [...state, telling.date(date)].join(' · ')
  return {
    label: telling.nameOf({ type, canonical_key, name: normalized.name }),
    value:
      type === 'medication'
        ? drugAmountOf(telling.locale, { ...normalized, value, unit })
        : // Beside the drugs of the page, what a person must not be given is told as that.
          type === 'allergy'
          ? telling.t('registry.allergy')
          : amountOf(value, unit),
    status: statusOf(flag),
    flag,
    note,
    sources: [...telling.sourceOfFact(entity, date)],
  }
}
