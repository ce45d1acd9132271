import { sameUnit } from '../extraction/model/amount'
import type { Dose, RegistryRecord } from '../records/registry'
import { trendOf } from '../records/trend'
import { changedDose } from './dose-change'
import { isSameDose, takenOf } from './intake'
import type { Mention } from './mention'

/** A drug's history as a card tells it. */
const dosesAtMost = 20

/** What only some types have, of the fact that leads. @param status of the whole item */
export function detailOf(
  lead: Mention,
  newestFirst: readonly Mention[],
  byDate: readonly Mention[],
  status: string,
): RegistryRecord['detail'] {
  const { value, unit, date } = lead
  switch (lead.type) {
    case 'lab': {
      const { flag, refLow, refHigh, refText } = lead
      const trend = trendOf(byDate.map(inUnitOf(lead)), lead)
      return { value, unit, date, flag, ref_low: refLow, ref_high: refHigh, ref_text: refText, trend }
    }
    case 'medication': {
      const taken = { value, unit, ...takenOf(lead, lead.evidence) }
      const doses = dosesOf(byDate)
      return {
        ...taken,
        date,
        route: lead.route,
        frequency: lead.frequency,
        duration: lead.duration,
        dosage: lead.dosage,
        doses,
        changed: status === 'active' ? (changedDose({ ...taken, doses })?.since ?? null) : null,
      }
    }
    case 'allergy':
      return {
        reaction: lead.reaction,
        severity: newestFirst.find(({ severity }) => severity !== null)?.severity ?? null,
        confidence: Math.max(...newestFirst.map(({ confidence }) => confidence)),
        last_file_id: newestFirst[0]?.fileId ?? null,
      }
    default:
      return {}
  }
}

/** A result whose unit another laboratory only spells otherwise ("mg/dl", "mg/dL") stands in the unit of the one that leads. */
const inUnitOf =
  ({ unit }: Mention) =>
  (one: Mention): Mention =>
    unit !== null && one.unit !== null && sameUnit(one.unit, unit) ? { ...one, unit } : one

/** A drug's doses in time, a run of equal ones told once with the date it began. */
function dosesOf(byDate: readonly Mention[]): Dose[] {
  const doses: Dose[] = []
  for (const mention of byDate) {
    const { date, value, unit, status, entityId } = mention
    if (value === null && status === 'active') continue
    const dose: Dose = {
      date,
      value,
      unit,
      ...takenOf(mention, mention.evidence),
      status,
      entity_id: entityId,
    }
    const last = doses.at(-1)
    if (last && last.status === status && isSameDose(last, dose)) continue
    doses.push(dose)
  }
  return doses.slice(-dosesAtMost)
}
