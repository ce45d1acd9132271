import { alertSources } from '../i18n/alerts/en'
import { isWeekly } from '../vocabulary/doses'
import { slug } from '../vocabulary/concept'
import { entriesOf } from '../vocabulary/load'
import { parseRows } from '../vocabulary/parse'
import type { Raised } from '../records/alert'
import { drugsTaken, factsOf, itemsOf, leadIdOf, named, type AlertRecord, type Drug } from './facts'
import { numberOf } from './results'
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
const inMg: Readonly<Record<string, number>> = { mg: 1, g: 1000, mcg: 0.001 }

/** What is listed of a drug for a day is more than anybody takes; where it is not said how often, a single dose alone. */
export function dosesAboveMaximum(record: AlertRecord): Raised[] {
  return drugsTaken(record).flatMap((drug) => {
    const { value, unit, frequency, date } = drug.detail
    const [dose, factor] = [numberOf(value), inMg[unit ?? '']]
    const most = maxima.get(drug.canonical_key)
    if (dose === null || factor === undefined || most === undefined) return []
    const daily = dose * factor * Math.max(1, timesADay(frequency) ?? 1)
    if (daily <= most) return []
    const values = { amount: `${value} ${unit}`, daily: `${round(daily)} mg`, most: `${most} mg`, date }
    return [aboutDrug(drug, 'dose_maximum', 'doseMaximum', values, alertSources.maxima)]
  })
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
  const { value, unit, frequency, date } = drug.detail
  return {
    rule,
    // With all that it is judged by: what is put right or entered anew is another cause.
    key: [drug.canonical_key, leadIdOf(drug), value, unit, frequency, date].join(' '),
    severity: 'critical',
    reason: { text, names: { drug: named(drug) }, values: { ...values }, effect: null },
    source,
    dueAt: null,
    entityIds: factsOf(drug),
  }
}
