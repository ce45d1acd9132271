import { tokenise } from '../../vocabulary/normalise'
import { findJoined } from '../asking'
import type { Telling } from './telling'

/** "May I double it", "I forgot mine": that a dose is not changed on one's own, and two are not taken for one. */
export function ownDoseText({ reading, t }: Telling): readonly string[] {
  const { text, subjects, group, unsaid, intent, cues } = reading
  const isOfDrug = group !== null || subjects.some(({ type, item }) => type === 'medication' && item !== null)
  if (!unsaid || intent === null || !isOfDrug) return []
  const tokens = tokenise(text)
  if (findJoined(tokens, 'leftOutDose') !== null) return [t('assistant.doseLeftOut')]
  const isAdvice = cues.has('advice') || cues.has('unsaid')
  return isAdvice && findJoined(tokens, 'otherDose') !== null ? [t('assistant.notOnOwn')] : []
}

/**
 * "How much vitamin D do I take", of which the record has a test alone: that it lists no such drug stands before what was measured;
 * nothing where a drug by that name is listed, or waits.
 */
export function notTakenText({ reading, record, t }: Telling): readonly string[] {
  const { subjects, intent, cues } = reading
  const isAsked = cues.has('taking') && (cues.has('dose') || cues.has('many'))
  const named = subjects.filter(({ places }) => places.length > 0)
  if (intent !== 'latest' || !isAsked || named.length === 0 || subjects.some(({ type }) => type !== 'lab'))
    return []
  const drugs = [...record.items, ...record.waiting].filter(({ type }) => type === 'medication')
  const isTaken = (name: string) => drugs.some((drug) => drug.name.toLowerCase().includes(name))
  // "Iron", told by ferritin: by its own name.
  const names = named
    .filter(({ item }, _at, all) => item === null || all.every((one) => one.item !== null))
    .map(({ name }) => name.replace(/^\d+-(?:hydroxy)?/, ''))
  if (names.some((name) => isTaken(name.toLowerCase()))) return []
  return [t('assistant.notTaken', { name: names.join(', ') })]
}
