import type { Item } from '../answer'
import { stands, type ItemOf } from '../record'
import { isOf, type Asked } from '../times'
import { dataList, drugAmountOf, type Telling } from './telling'

type Drug = ItemOf<'medication'>
type Dose = Drug['detail']['doses'][number]

/** Doses over time, where there was more than one; only those whose line was looked at. */
export function historyOf(telling: Telling, drug: Drug) {
  const items = drug.detail.doses.flatMap((dose): Item[] => {
    const fact = telling.evidence.find((one) => one.entity.id === dose.entity_id && stands(one))
    if (!fact) return []
    const stopped = dose.status === 'active' ? null : telling.t('status.inactive')
    return [
      {
        label: telling.date(dose.date),
        value: drugAmountOf(telling.locale, dose),
        status: null,
        flag: null,
        note: stopped,
        sources: [...telling.sourceOfFact(fact.entity, dose.date)],
      },
    ]
  })
  return items.length < 2
    ? []
    : [dataList(telling.t('assistant.dosesTitle', { name: telling.nameOf(drug) }), items)]
}

interface Step {
  readonly amount: string
  readonly isActive: boolean
  /** Of the first page that says so. */
  readonly date: string
}

/** The doses in time, each that differs from the one before it; of a dose that is not told nothing is known. */
export function stepsOf({ locale }: Telling, { detail: { doses } }: Drug): readonly Step[] {
  const steps: Step[] = []
  const asStep = (dose: Dose): Step => ({
    amount: drugAmountOf(locale, dose),
    isActive: dose.status === 'active',
    date: dose.date,
  })
  for (const step of doses.map(asStep)) {
    const last = steps.at(-1)
    if (step.isActive && step.amount === '') continue
    if (last && last.isActive === step.isActive && (!step.isActive || last.amount === step.amount)) continue
    steps.push(step)
  }
  return steps
}

/**
 * Since when the dose is what it is, and what it was before; since when a drug is no longer active. Of one dose only that there
 * is one, where a change is asked after.
 */
export function stepsText(telling: Telling, drug: Drug, isAsked: boolean): readonly string[] {
  return textOf(telling, drug, stepsOf(telling, drug), isAsked)
}

/** The last step, where it is of a time. */
export function stepSince(telling: Telling, drug: Drug, time: Asked): readonly string[] {
  const steps = stepsOf(telling, drug)
  const at = steps.findLastIndex(({ date }) => isOf(date, time))
  return at < 0 ? [] : textOf(telling, drug, steps.slice(0, at + 1), false)
}

function textOf(telling: Telling, drug: Drug, steps: readonly Step[], isAsked: boolean): readonly string[] {
  const [last, before] = [steps.at(-1), steps.at(-2)]
  if (!last) return []
  const name = telling.nameOf(drug)
  const date = telling.date(last.date)
  if (!last.isActive) return [telling.t('assistant.doseStopped', { name, date })]
  if (!before) return isAsked ? [telling.t('assistant.doseOne', { name, amount: last.amount, date })] : []
  const told = {
    name,
    amount: last.amount,
    date,
    before: before.amount,
    beforeDate: telling.date(before.date),
  }
  return [telling.t(before.isActive ? 'assistant.doseSince' : 'assistant.doseAgain', told)]
}
