import { tokenise } from '../../vocabulary/normalise'
import { directionsText } from '../../i18n/directions'
import { findJoined } from '../asking'
import { stands } from '../record'
import type { Drug } from './drug-item'
import type { Telling } from './telling'

/** "For how many days": what the pages say of a drug, each with its day; that none does where none does. */
export function lastsText(telling: Telling, drug: Drug): readonly string[] {
  if (findJoined(tokenise(telling.reading.text), 'lasts') === null) return []
  const name = telling.nameOf(drug)
  const told = drug.detail.doses.flatMap(({ entity_id: id, date }) => {
    const fact = telling.evidence.find((one) => one.entity.id === id && stands(one))
    const duration = fact?.entity.normalized.duration ?? null
    if (duration === null) return []
    const lasts = { duration: directionsText(telling.locale, duration), date: telling.date(date) }
    return [telling.t('assistant.drugLastsOne', lasts)]
  })
  // "Until when" is answered by itself.
  if (told.length === 0 && telling.reading.unwritten === 'until') return []
  return told.length === 0
    ? [telling.t('assistant.drugLastsUnknown', { name })]
    : [telling.t('assistant.drugLasts', { name, lasts: [...new Set(told)].join('; ') })]
}
