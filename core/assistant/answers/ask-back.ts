import { itemsOf } from '../record'
import type { RegistryRecord } from '../../records/registry'
import { nearQuestions } from './near'
import { questionOn } from './question-on'
import type { Telling } from './telling'

/** A question back, where it was understood what is asked about and not what of it: never a guess, never the whole list. */

const askedAtMost = 3

/** What a question names, or what the answer before told. */
function itemsAskedOf({ reading: { subjects, before }, record }: Telling): readonly RegistryRecord[] {
  const named = subjects.flatMap(({ item }) => item ?? [])
  if (named.length > 0) return named
  return record.items.filter(({ canonical_key: key }) => before?.keys.includes(key)).slice(0, askedAtMost)
}

/** Questions on one thing of the record: what it says, how it moved, who wrote it. */
function questionsOn(telling: Telling, item: RegistryRecord): readonly string[] {
  const name = telling.nameOf(item)
  const moved = item.type === 'lab' && item.detail.trend.length > 1
  return [
    questionOn(telling, item),
    ...(moved ? [telling.t('assistant.askTrend', { name })] : []),
    telling.t('assistant.askOrigin', { name }),
  ]
}

/** What may have been asked of the one thing, or of the few, that are known to be meant; null where none is. */
export function askOf(
  telling: Telling,
): { readonly message: string; readonly asked: readonly string[] } | null {
  const items = itemsAskedOf(telling)
  const [only, ...others] = items
  if (!only) return null
  const asked =
    others.length === 0
      ? questionsOn(telling, only)
      : items.slice(0, askedAtMost).map((item) => questionOn(telling, item))
  const name = items
    .slice(0, askedAtMost)
    .map((item) => telling.nameOf(item))
    .join(', ')
  return { message: telling.t('assistant.ofThis', { name }), asked }
}

/** What may be meant by a question of which nothing but "results" or "numbers" was heard. */
export const ofResults = (telling: Telling): readonly string[] =>
  itemsOf(telling.record.items, 'lab').length === 0
    ? []
    : [telling.t('assistant.askNewest'), telling.t('ask.askAbnormal'), telling.t('assistant.askChanged')]

/** The question of another in that one's place: what was asked of a relative, as of the one whose record it is. */
export function asOwnQuestions(telling: Telling): readonly string[] {
  const { subjects, group } = telling.reading
  const named = subjects.map(({ type, key, name, item }) => {
    const called = telling.nameOf({ type, canonical_key: key, name })
    if (item !== null && type !== 'medication') return questionOn(telling, item)
    return telling.t(type === 'medication' ? 'assistant.askTaken' : 'assistant.askListed', { name: called })
  })
  const ofGroup = group === null ? [] : [telling.t('assistant.askTaken', { name: group.name })]
  return [...new Set([...named, ...ofGroup])].slice(0, askedAtMost + 1)
}

/** As `nearQuestions`, with what is asked of results in general. */
export const nearOrResults = (telling: Telling): readonly string[] => {
  const near = nearQuestions(telling)
  const { cues } = telling.reading
  const isOfResults = (['latest', 'labs', 'newest'] as const).some((cue) => cues.has(cue))
  return near.length > 0 || !isOfResults ? near : ofResults(telling)
}
