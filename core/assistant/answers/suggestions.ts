import type { EntityType } from '../../records/kinds'
import { itemsOf } from '../record'
import { likelyQuestions } from './likely'
import { closeLikeness, nearQuestions } from './near'
import { questionOn } from './question-on'
import type { Telling } from './telling'

/** Things of the record that a word resembles. */
const namedAtMost = 2

/** Questions that this record can answer, those that are like what was asked first. */
export function suggestionsOf(telling: Telling): string[] {
  const {
    t,
    record: { items },
  } = telling
  const labs = itemsOf(items, 'lab')
  const repeated = labs.find(({ evidence_count: n }) => n > 1)
  const outside = labs.some(({ detail: { flag } }) => flag === 'H' || flag === 'L')
  const has = (type: EntityType) => items.some((item) => item.type === type)
  const general = [
    ...(outside ? [t('ask.askAbnormal')] : []),
    ...(repeated ? [t('assistant.askTrend', { name: repeated.name })] : []),
    ...(has('medication') ? [t('ask.askMedications')] : []),
    ...(has('allergy') ? [t('ask.askAllergies')] : []),
    ...(!repeated && labs[0] ? [t('assistant.askLatest', { name: labs[0].name })] : []),
    ...(has('diagnosis') ? [t('assistant.askConditions')] : []),
    ...(has('procedure') ? [t('assistant.askProcedures')] : []),
    ...(has('imaging') ? [t('assistant.askImaging')] : []),
  ]
  return [...offered(telling, nearQuestions(telling)), ...general].filter(isFirst)
}

/** What is named all but rightly stands first, then what is likeliest meant, and last what is only of a kind with it. */
export const offered = (telling: Telling, near: readonly string[]): readonly string[] => {
  const close = near.length === 0 ? [] : nearQuestions(telling, closeLikeness)
  const named = close.filter((one) => isOfItem(telling, one)).slice(0, namedAtMost)
  return [...named, ...likelyQuestions(telling), ...near].filter(isFirst)
}

const isFirst = (one: string, at: number, all: readonly string[]): boolean => all.indexOf(one) === at

/** It is the question on a thing of the record, and on no list. */
export const isOfItem = (telling: Telling, question: string): boolean =>
  telling.record.items.some((item) => questionOn(telling, item) === question)
