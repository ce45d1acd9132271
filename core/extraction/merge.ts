import { isVaccine } from '../vocabulary/vaccines'
import type { Draft } from './draft'

const positive = (draft: Draft): boolean => draft.assertion === 'present' || draft.assertion === 'historical'

/**
 * One fact a concept and page: of all places that speak of it the best speaks for it, the others fill in what
 * it leaves out. What the page states somewhere is not taken back by a denial elsewhere ("no chest pain now").
 */
export function mergeDrafts(drafts: readonly Draft[]): Draft[] {
  const groups = [...Map.groupBy(drafts, ({ canonicalKey }) => canonicalKey).values()]
  const merged = groups.flatMap(byDay).map(mergeGroup)
  return merged.filter((draft) => !merged.some((other) => isSpecific(other, draft)))
}

/** "Echo 05/03: EF 35%; repeat 10/03: EF 48%": two facts; what has no day is of the first. */
function byDay(group: readonly Draft[]): readonly (readonly Draft[])[] {
  const days = new Set(group.flatMap((one) => (isDated(one) ? [one.date] : [])))
  const [first] = days
  if (days.size < 2) return [group]
  return [...Map.groupBy(group, (one) => (isDated(one) ? one.date : first)).values()]
}

/** A study of a day, and a dose of a vaccine in a table of those that were given. */
const isDated = ({ type, date, assertion, codes, passage }: Draft): boolean =>
  (type === 'imaging' || (type === 'medication' && passage.vaccines === true && isVaccine(codes))) &&
  assertion === 'present' &&
  date?.length === 10

function mergeGroup(group: readonly Draft[]): Draft {
  const stated = group.filter(positive)
  const order = [...(stated.length > 0 ? stated : group)].sort(
    (a, b) => b.rank - a.rank || b.features.match - a.features.match,
  )
  const best = withRaisedDose(order[0] as Draft, order)
  const doser = best.type === 'medication' ? doserOf(best, order) : undefined
  const status = statusOf(best, order)
  const also = doser ?? status.also
  const first = <K extends keyof Draft['fields']>(key: K): Draft['fields'][K] | undefined =>
    order.find((one) => one.fields[key] != null)?.fields[key]
  const rest =
    best.type === 'medication'
      ? {}
      : {
          reaction: first('reaction') ?? null,
          severity: first('severity') ?? null,
          laterality: first('laterality') ?? null,
        }
  return {
    ...best,
    // Told of the person elsewhere on the page.
    ...(best.doubt === 'uncertain_person' && stated.some(({ doubt }) => doubt === null)
      ? { doubt: null }
      : {}),
    ...status,
    ...(also ? { also } : {}),
    codes: order.find((one) => one.coded)?.codes ?? best.codes,
    date: best.date ?? order.find((one) => one.date !== null)?.date ?? null,
    fields: { ...best.fields, ...rest, ...(doser ? doseOf(doser) : {}) },
  }
}

const listed = new Set<Draft['passage']['kind']>(['medications', 'medications-admission'])

/** A list tells one dose, and what is advised below it another with its times: the new one, which a person has to confirm. */
function withRaisedDose(best: Draft, order: readonly Draft[]): Draft {
  if (best.type !== 'medication' || !listed.has(best.passage.kind) || best.fields.value == null) return best
  const advised = order.find(
    ({ passage, status, fields }) =>
      passage.kind === 'recommendations' &&
      status === 'active' &&
      fields.value != null &&
      Number(fields.value) !== Number(best.fields.value) &&
      fields.unit === best.fields.unit &&
      fields.frequency != null,
  )
  return advised ? { ...advised, doubt: advised.doubt ?? 'several_doses' } : best
}

/** A drug is stopped where the page says so, unless the list to go home with has it. */
function statusOf(best: Draft, order: readonly Draft[]): Partial<Draft> {
  if (best.type === 'medication') {
    const stop = order.find(
      (one) => one.status === 'stopped' && !one.inferred && one.passage.kind !== 'medications-admission',
    )
    const now = order.find((one) => one.status === 'active')
    if (best.inferred && now) return { status: 'active', assertion: 'present' }
    const onList = order.some(
      (one) => one.status === 'active' && one.passage.kind === 'medications-discharge',
    )
    if (!stop || onList || best.status === 'stopped') return {}
    return { status: 'stopped', assertion: 'historical', also: stop }
  }
  if (best.type === 'diagnosis' && best.status === 'active') {
    const over = order.find((one) => one.status === 'resolved')
    return over ? { status: 'resolved', also: over } : {}
  }
  return {}
}

/** Where a dose is told that the best place leaves out. */
function doserOf(best: Draft, order: readonly Draft[]): Draft | undefined {
  return best.fields.value == null ? order.find((one) => one.fields.value != null) : undefined
}

const doseOf = ({ fields: { value = null, unit = null } }: Draft): Draft['fields'] => ({ value, unit })

const small = new Set(['of', 'the', 'and', 'with', 'unspecified', 'disease', 'disorder', 'syndrome'])
const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !small.has(word))

/** Whether `other` says the same more exactly: "heart failure with reduced ejection fraction" and "heart failure". */
function isSpecific(other: Draft, draft: Draft): boolean {
  if (
    other === draft ||
    other.type !== draft.type ||
    (draft.type !== 'diagnosis' && draft.type !== 'procedure' && draft.type !== 'imaging')
  )
    return false
  if (!positive(other) || !other.concept || !draft.concept) return false
  if (isDated(other) && isDated(draft) && other.date !== draft.date) return false
  const own = wordsOf(draft.name)
  const more = new Set(wordsOf(other.name))
  if (own.length === 0 || more.size <= own.length || !own.every((word) => more.has(word))) return false
  const chapter = (one: Draft): string => one.codes['ICD-10-CM']?.[0]?.[0] ?? ''
  const [kind, its] = [chapter(draft), chapter(other)]
  return draft.type !== 'diagnosis' || its === kind || kind === '' || its === ''
}
