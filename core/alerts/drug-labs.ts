import { canonicalUnit } from '../vocabulary/units'
import { parseRows } from '../vocabulary/parse'
import { severities, type Raised } from '../records/alert'
import { daysBetween } from '../records/days'
import { drugsTaken, factsOf, isCurrent, itemsOf, lastSeen, leadIdOf, named, type AlertRecord } from './facts'
import { isMeant } from './groups'
import { resultOf } from './results'

/**
 * A drug and a result that do not go together:
 *
 *   drugs or groups | analyte | unit | below or above | effect | severity | source
 *
 * The first row of a drug and an analyte that holds is told; other units are not judged.
 */
const rows = `
Metformin | estimated-glomerular-filtration-rate | mL/min/1.73m2 | < 30 | metforminStop | critical | FDA Drug Safety Communication on metformin and kidney function (2016)
Metformin | estimated-glomerular-filtration-rate | mL/min/1.73m2 | < 45 | metforminLess | warning | FDA Drug Safety Communication on metformin and kidney function (2016)
Methotrexate | estimated-glomerular-filtration-rate | mL/min/1.73m2 | < 30 | kidneyDrug | critical | EU summary of product characteristics, section 4.3: Methotrexate
Nitrofurantoin | estimated-glomerular-filtration-rate | mL/min/1.73m2 | < 30 | kidneyDrug | warning | AGS Beers Criteria (2023)
Dabigatran | estimated-glomerular-filtration-rate | mL/min/1.73m2 | < 30 | kidneyDrug | warning | EU summary of product characteristics, section 4.3: Dabigatran
NSAIDs | estimated-glomerular-filtration-rate | mL/min/1.73m2 | < 30 | kidneyDrug | warning | KDIGO 2024 Clinical Practice Guideline for CKD
ACE inhibitors; angiotensin receptor blockers; potassium-sparing diuretics; potassium | potassium | mmol/L; mEq/L | > 6 | potassiumHigh | critical | ESC 2021 Guidelines for acute and chronic heart failure
ACE inhibitors; angiotensin receptor blockers; potassium-sparing diuretics; potassium | potassium | mmol/L; mEq/L | > 5.5 | potassiumHigh | warning | ESC 2021 Guidelines for acute and chronic heart failure
Digoxin | potassium | mmol/L; mEq/L | < 3.5 | potassiumLowDigoxin | warning | US prescribing information: Digoxin
thiazides; loop diuretics | potassium | mmol/L; mEq/L | < 3 | potassiumLow | warning | ESC 2021 Guidelines for acute and chronic heart failure
Levothyroxine | thyroid-stimulating-hormone | mIU/L | < 0.1 | thyroidTooMuch | warning | ATA 2014 Guidelines for the treatment of hypothyroidism
`

const pairs = parseRows(rows, 7).map(
  ({
    fields: [drugs = '', analyte = '', units = '', limit = '', effect = '', severity = '', source = ''],
  }) => ({
    drugs: drugs.split(';').map((one) => one.trim()),
    key: `lab:${analyte}`,
    units: units.split(';').map((unit) => canonicalUnit(unit.trim())),
    below: limit.startsWith('<'),
    limit: Number(limit.slice(1)),
    effect,
    severity: severities.find((one) => one === severity) ?? 'warning',
    source,
  }),
)

export const pairedTests: readonly string[] = pairs.map(({ key }) => key)

/** A result is of a drug's time, and of now: not a year older than what is last told of the drug, nor than today. */
const ofItsTime = 365

/** The last result of a test is one with which a drug that is taken now is not taken so. */
export function drugsAgainstResults(record: AlertRecord): Raised[] {
  const tests = itemsOf(record, 'lab')
  const drugs = drugsTaken(record).filter((drug) => isCurrent(drug, record.today))
  return drugs.flatMap((drug) => {
    const told = new Set<string>()
    return pairs.flatMap(({ drugs: words, key, units, below, limit, effect, severity, source }): Raised[] => {
      const test = tests.find(({ canonical_key: own }) => own === key)
      if (!test || told.has(key) || !words.some((word) => isMeant(word, drug))) return []
      const result = resultOf(test)
      const old = [lastSeen(drug), record.today].some((day) => daysBetween(test.detail.date, day) > ofItsTime)
      if (!result || !units.includes(result.unit) || old) return []
      if (below ? result.value >= limit : result.value <= limit) return []
      told.add(key)
      return [
        {
          rule: 'drug_lab',
          key: [drug.canonical_key, key, leadIdOf(test), test.detail.value].join(' '),
          severity,
          reason: {
            text: 'drugLab',
            names: { drug: named(drug), test: named(test) },
            values: { amount: `${test.detail.value} ${test.detail.unit}`, date: test.detail.date },
            effect,
          },
          source,
          dueAt: null,
          entityIds: [...factsOf(test).slice(0, 1), ...factsOf(drug).slice(0, 1)],
        },
      ]
    })
  })
}
