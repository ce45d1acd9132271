import { alertSources } from '../i18n/alerts/en'
import type { Dosage } from '../records/dosage'
import type { Raised } from '../records/alert'
import { daysAfter, daysBetween } from '../records/days'
import { atcOf, drugsTaken, factsOf, lastSeen, named, type AlertRecord } from './facts'

/**
 * Drugs that are taken for good (WHO ATC index 2026), so that a prescription that ends asks for the next: of all others, "for
 * 8 weeks" may be all that was meant. Diabetes, clotting, heart and blood pressure, lipids, thyroid, epilepsy, Parkinson's,
 * psychosis, mood, gout, prostate, transplants and autoimmunity, HIV.
 */
const lasting = [
  'A10',
  'B01AA',
  'B01AC',
  'B01AE',
  'B01AF',
  'C01AA',
  'C01B',
  'C02',
  'C03',
  'C07',
  'C08',
  'C09',
  'C10',
  'G04C',
  'H03A',
  'J05AR',
  'L04',
  'M04AA',
  'N03A',
  'N04',
  'N05A',
  'N06A',
]

/** Under it a prescription is a course or a beginning. */
const leastDays = 28
/** Days before its end from which it is told. */
const aheadDays = 7
/** Days after its end until which it is told: whoever takes the drug has long renewed it then. */
const goneDays = 60

const days = { d: 1, wk: 7, mo: 30, a: 365 } as const

/**
 * For how many days a prescription is, by its directions; null where they do not say it of all of it for certain: as needed,
 * in steps, in a range, by doses, or in words that are not understood.
 */
function daysOfSupply({ understood, instructions }: Dosage): number | null {
  if (!understood || instructions.length === 0) return null
  const lengths = instructions.map(({ sequence, asNeeded, duration, timing, adjustedBy }) => {
    if (sequence > 1 || asNeeded || adjustedBy !== null || timing.count !== null || !duration) return null
    const { value, max, unit } = duration
    return max !== null || unit === 'h' || unit === 'min' ? null : value * days[unit]
  })
  const [first = null] = lengths
  return lengths.every((length) => length === first) ? first : null
}

/** A prescription of a drug that is taken for good ends, and no later page tells of the drug. */
export function refillsDue(record: AlertRecord): Raised[] {
  return drugsTaken(record).flatMap((drug): Raised[] => {
    const dosage = record.undated.has(drug.id) ? null : record.dosages[drug.id]
    const supply = dosage ? daysOfSupply(dosage) : null
    const { date } = drug.detail
    if (supply === null || supply < leastDays || date.length < 10 || lastSeen(drug) > date) return []
    if (!atcOf(drug).some((code) => lasting.some((prefix) => code.startsWith(prefix)))) return []
    const endDate = daysAfter(date, supply)
    const left = daysBetween(record.today, endDate)
    if (left > aheadDays || left < -goneDays) return []
    return [
      {
        rule: 'refill_due',
        key: [drug.canonical_key, date, supply].join(' '),
        severity: left < 0 ? 'warning' : 'info',
        reason: {
          text: left < 0 ? 'refillOver' : 'refillDue',
          names: { drug: named(drug) },
          values: { date, days: supply, endDate },
          effect: null,
        },
        source: alertSources.pageDirections,
        dueAt: endDate,
        entityIds: factsOf(drug),
      },
    ]
  })
}
