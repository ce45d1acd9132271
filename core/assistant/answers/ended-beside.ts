import type { Section } from '../answer'
import { itemsOf } from '../record'
import { drugItem, isActive, wasGiven } from './drug-item'
import { dataList, type Telling } from './telling'

const listedAtMost = 40

/**
 * Drugs that are no longer active, beside those that are: where a word was not understood, or the question is of what was, they
 * may be what is asked after.
 */
export function endedBeside(telling: Telling): readonly Section[] {
  const { asks, unknown, cues, intent } = telling.reading
  const isOfPast = asks.past || unknown.length > 0 || asks.claims.has('over') || asks.claims.has('down')
  if (!isOfPast || intent !== 'medications' || cues.has('now')) return []
  const ended = itemsOf(telling.record.items, 'medication').filter(
    (drug) => !isActive(drug) && !wasGiven(drug),
  )
  const items = ended.slice(0, listedAtMost).flatMap((drug) => drugItem(telling, drug))
  return items.length === 0 ? [] : [dataList(telling.t('assistant.endedTitle'), items)]
}
