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
