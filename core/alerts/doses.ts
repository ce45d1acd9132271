import { alertSources } from '../i18n/alerts/en'
import { isWeekly } from '../vocabulary/doses'
import { slug } from '../vocabulary/concept'
import { entriesOf } from '../vocabulary/load'
import { parseRows } from '../vocabulary/parse'
import { amountText } from '../records/amounts'
import type { Raised } from '../records/alert'
import { plainText } from '../records/plain-text'
import { dailyAmount, type Bounds } from './daily-amount'
import { drugsTaken, factsOf, itemsOf, leadIdOf, named, type AlertRecord, type Drug } from './facts'
import { timesADay } from './times-a-day'

/**
 * The most of a drug that an adult takes in a day, in mg, whatever it is taken for: the larger one where the US prescribing
 * information and the European summary of product characteristics differ. Only single drugs, taken by mouth. A name that
 * stands for a salt, too, has the salt's: naproxen sodium 1650 mg are 1500 mg of naproxen.
 */
const dailyMaxima = `
Acetaminophen | 4000
Ibuprofen | 3200
Naproxen | 1650
Celecoxib | 800
Etoricoxib | 120
Tramadol | 400
Tapentadol | 600
Metformin | 3000
Glimepiride | 8
Sitagliptin | 100
Linagliptin | 5
Empagliflozin | 25
Dapagliflozin | 10
Simvastatin | 80
Atorvastatin | 80
Rosuvastatin | 40
Pravastatin | 80
Pitavastatin | 4
Ezetimibe | 10
Lisinopril | 80
Ramipril | 20
Enalapril | 40
Losartan | 150
Valsartan | 320
Candesartan | 32
Irbesartan | 300
Telmisartan | 80
Olmesartan | 40
Amlodipine | 10
Bisoprolol | 20
Carvedilol | 100
Nebivolol | 40
Spironolactone | 400
Eplerenone | 100
Apixaban | 20
Rivaroxaban | 30
Dabigatran | 300
Edoxaban | 60
Citalopram | 40
Escitalopram | 20
Sertraline | 200
Fluoxetine | 80
Paroxetine | 75
Venlafaxine | 375
Duloxetine | 120
Mirtazapine | 45
Zolpidem | 12.5
Zopiclone | 7.5
Eszopiclone | 3
Pregabalin | 600
Gabapentin | 3600
Levetiracetam | 3000
Allopurinol | 900
Febuxostat | 120
Montelukast | 10
Cetirizine | 20
Tamsulosin | 0.8
Finasteride | 5
Sildenafil | 100
Tadalafil | 40
Donepezil | 23
Memantine | 28
`
const maxima: ReadonlyMap<string, number> = new Map(
  parseRows(dailyMaxima, 2).map(({ fields: [name = '', most = ''] }) => [
    `medication:${slug(name)}`,
    Number(most),
  ]),
)
/**
 * What is listed of a drug for a day is more than anybody takes; where it is not said how often, a single dose alone. Where
 * the page allows more, or where it cannot be told whether it is more, that is said, and no number that is not proven.
 */
export function dosesAboveMaximum(record: AlertRecord): Raised[] {
  return drugsTaken(record).flatMap((drug) => {
    const dosage = record.dosages[drug.id] ?? null
    const bounds = dailyAmount(drug.detail, dosage)
    const limit = maxima.get(drug.canonical_key)
    if (bounds === null || limit === undefined || bounds.most <= limit) return []
    const { date, frequency } = drug.detail
    const words = clipped(dosage?.text ?? frequency ?? '')
    const isPlain = drug.detail.intake === null && (dosage !== null || bounds.isSaid)
    const { text, daily, isCertain } = toldOf(bounds, limit, isPlain || words === '')
    const values = {
      amount: amountText(drug.detail.printed ?? drug.detail) ?? '',
      ...(daily === null ? {} : { daily: `${round(daily)} mg` }),
      ...(text === 'doseMaximum' ? {} : { words }),
      most: `${limit} mg`,
      date,
    }
    const raised = aboutDrug(drug, 'dose_maximum', text, values, alertSources.maxima)
    return [{ ...raised, severity: isCertain ? 'critical' : 'warning' }]
  })
}

type DoseText = 'doseMaximum' | 'doseTaken' | 'doseAtLeast' | 'doseUpTo' | 'doseUnclear'

/** How it is said that a day's amount is, or may be, above the most that is given. @param isPlain the amount is the dose. */
function toldOf(
  { least, most, isSaid }: Bounds,
  limit: number,
  isPlain: boolean,
): { text: DoseText; daily: number | null; isCertain: boolean } {
  if (least !== null && least > limit) {
    const text = !isSaid || least < most ? 'doseAtLeast' : isPlain ? 'doseMaximum' : 'doseTaken'
    return { text, daily: least, isCertain: true }
  }
  return isSaid
    ? { text: 'doseUpTo', daily: most, isCertain: false }
    : { text: 'doseUnclear', daily: null, isCertain: false }
}

/** What of the page's words an alert has room for. */
const longestWords = 160
const clipped = (words: string): string => {
  const plain = plainText(words)
  return plain.length > longestWords ? `${plain.slice(0, longestWords)}…` : plain
}

const round = (value: number): number => Number(value.toPrecision(6))

let weekly: ReadonlySet<string> | null = null

/** A drug that is taken once a week is listed as taken each day. */
export function weeklyTakenDaily(record: AlertRecord): Raised[] {
  weekly ??= new Set(
    entriesOf('medication').flatMap(({ concept }) => (isWeekly(concept) ? [concept.key] : [])),
  )
  const ofWeek = weekly
  return itemsOf(record, 'medication').flatMap((drug) => {
    const { frequency, date } = drug.detail
    const isDaily = (timesADay(frequency) ?? 0) >= 1
    if (drug.status !== 'active' || !ofWeek.has(drug.canonical_key) || !isDaily) return []
    const source = 'ISMP, List of high-alert medications'
    return [aboutDrug(drug, 'weekly_daily', 'weeklyDaily', { frequency: frequency ?? '', date }, source)]
  })
}

function aboutDrug(
  drug: Drug,
  rule: Raised['rule'],
  text: string,
  values: Readonly<Record<string, string>>,
  source: string,
): Raised {
  const { value, unit, intake, frequency, date } = drug.detail
  const taken = intake === null || (intake.as === 'dose' && intake.isOne) ? [] : [JSON.stringify(intake)]
  return {
    rule,
    // With all that it is judged by: what is put right or entered anew is another cause.
    key: [drug.canonical_key, leadIdOf(drug), value, unit, frequency, date, ...taken].join(' '),
    severity: 'critical',
    reason: { text, names: { drug: named(drug) }, values: { ...values }, effect: null },
    source,
    dueAt: null,
    entityIds: factsOf(drug),
  }
}
