import { canonicalUnit } from '../../vocabulary/units'
import type { Resolved } from './resolve'

/** A result that laboratories calculate from others, in canonical units: `of` gives it from its parts. */
interface Relation {
  readonly result: string
  readonly parts: readonly [string, string]
  readonly of: (a: number, b: number) => number
}

const relations: readonly Relation[] = [
  { result: 'Mean corpuscular volume', parts: ['Hematocrit', 'Red blood cell count'], of: (a, b) => (10 * a) / b },
  { result: 'Mean corpuscular hemoglobin', parts: ['Hemoglobin', 'Red blood cell count'], of: (a, b) => (10 * a) / b },
  { result: 'Mean corpuscular hemoglobin concentration', parts: ['Hemoglobin', 'Hematocrit'], of: (a, b) => (100 * a) / b },
  { result: 'Transferrin saturation', parts: ['Iron', 'Total iron binding capacity'], of: (a, b) => (100 * a) / b },
  { result: 'Non-HDL cholesterol', parts: ['Total cholesterol', 'HDL cholesterol'], of: (a, b) => a - b },
  { result: 'Cholesterol/HDL ratio', parts: ['Total cholesterol', 'HDL cholesterol'], of: (a, b) => a / b },
  { result: 'Globulin', parts: ['Total protein', 'Albumin'], of: (a, b) => a - b },
  { result: 'Indirect bilirubin', parts: ['Total bilirubin', 'Direct bilirubin'], of: (a, b) => a - b },
  { result: 'BUN/creatinine ratio', parts: ['Blood urea nitrogen', 'Creatinine'], of: (a, b) => a / b },
  { result: 'Urine albumin/creatinine ratio', parts: ['Urine albumin', 'Urine creatinine'], of: (a, b) => (100 * a) / b },
  { result: 'Neutrophils, absolute', parts: ['White blood cell count', 'Neutrophils %'], of: (a, b) => (a * b) / 100 },
  { result: 'Lymphocytes, absolute', parts: ['White blood cell count', 'Lymphocytes %'], of: (a, b) => (a * b) / 100 },
  { result: 'Monocytes, absolute', parts: ['White blood cell count', 'Monocytes %'], of: (a, b) => (a * b) / 100 },
  { result: 'Eosinophils, absolute', parts: ['White blood cell count', 'Eosinophils %'], of: (a, b) => (a * b) / 100 },
  { result: 'Body mass index', parts: ['Body weight', 'Body height'], of: (a, b) => (10000 * a) / (b * b) },
] // prettier-ignore

/** How far a printed result may be from the calculated one: what analysers differ by, and the rounding of all three. */
const tolerance = 0.1

/** A number in its analyte's canonical unit, with how much its last printed figure stands for. */
interface Amount {
  readonly value: number
  readonly step: number
}

/**
 * The results of one specimen that do not agree with one another: a hemoglobin, a red count and a mean corpuscular
 * hemoglobin of which one was misread. Of the members of what disagrees, those that no
 * agreeing relation clears and the most disagreeing ones accuse.
 */
export function disagreeing(results: readonly Resolved[]): ReadonlySet<Resolved> {
  const byName = new Map<string, Resolved | null>()
  for (const resolved of results) {
    const name = resolved.match?.concept.name
    // Told twice, it is not known which one the other results belong to.
    if (name !== undefined) byName.set(name, byName.has(name) ? null : resolved)
  }
  const wrong = new Map<Resolved, number>()
  const right = new Set<Resolved>()
  for (const { result, parts, of } of relations) {
    const members = [result, ...parts].flatMap((name) => byName.get(name) ?? [])
    const amounts = members.map(amountOf)
    const [printed, a, b] = amounts
    if (members.length < 3 || !printed || !a || !b) continue
    const calculated = of(a.value, b.value)
    const spread = [a.value - a.step, a.value + a.step].flatMap((x) => [b.value - b.step, b.value + b.step].map((y) => Math.abs(of(x, y) - calculated))) // prettier-ignore
    const room = Math.max(...spread.filter(Number.isFinite)) + printed.step + tolerance * Math.abs(calculated)
    for (const member of members) {
      if (Math.abs(printed.value - calculated) > room) wrong.set(member, (wrong.get(member) ?? 0) + 1)
      else right.add(member)
    }
  }
  const left = [...wrong].filter(([member]) => !right.has(member))
  const suspects = left.length > 0 ? left : [...wrong]
  const most = Math.max(...suspects.map(([, count]) => count))
  return new Set(suspects.flatMap(([member, count]) => (count === most ? [member] : [])))
}

/** Null of what is only a limit ("<0.1"), or whose unit is not known. */
function amountOf({ match, number, unit, value }: Resolved): Amount | null {
  if (!match || number === null || /[<>]/.test(value)) return null
  const printed = unit === null ? null : canonicalUnit(unit)
  const { concept } = match
  const forms = [{ unit: concept.unit, factor: 1, offset: 0 }, ...concept.conversions]
  const form = concept.unit === '' || concept.unit === 'ratio' ? forms[0] : forms.find((one) => printed !== null && canonicalUnit(one.unit) === printed) // prettier-ignore
  if (!form) return null
  const decimals = /\.(\d+)$/.exec(value)?.[1]?.length ?? 0
  return { value: number * form.factor + form.offset, step: 0.6 * 10 ** -decimals * form.factor }
}
