import { tokenise } from '../../vocabulary/normalise'
import { directionsText } from '../../i18n/directions'
import { findJoined } from '../asking'
import { findHeld } from '../held'
import { stands } from '../record'
import { stepsText } from './dose-steps'
import { isActive, isGivenOnce, type Drug } from './drug-item'
import type { Telling } from './telling'

/** "For how many days": what the pages say of a drug, each with its day; that none does where none does. */
export function lastsText(telling: Telling, drug: Drug): readonly string[] {
  const tokens = tokenise(telling.reading.text)
  const isAsked = findJoined(tokens, 'lasts') !== null
  const isOver = telling.reading.intent === 'since' && !isActive(drug)
  if (!isAsked && !isOver && findHeld(tokens, 'howLong') === null) return []
  const name = telling.nameOf(drug)
  const told = durationsOf(telling, drug)
  // "How long have I been on it" asks for no course, where no page tells of one.
  if (told.length === 0 && !isAsked) return []
  // "Until when" is answered by itself.
  if (told.length === 0 && telling.reading.unwritten === 'until') return []
  return told.length === 0
    ? [telling.t('assistant.drugLastsUnknown', { name })]
    : [telling.t('assistant.drugLasts', { name, lasts: told.join('; ') })]
}

/** What asks for the end of a drug. */
const asksEnd = ['stopped', 'when', 'since'] as const

/**
 * "When did I finish it", of a drug that is no longer active: for how long it was, where a page says so, and the page on which it
 * first stands as ended, which is not the day of its end.
 */
export function endedText(telling: Telling, drug: Drug): readonly string[] {
  const { cues, unwritten } = telling.reading
  const isAsked = asksEnd.some((cue) => cues.has(cue)) || unwritten === 'until'
  if (!isAsked || isActive(drug) || isGivenOnce(drug)) return []
  const told = lastsText(telling, drug).length > 0 ? [] : durationsOf(telling, drug)
  const lasts =
    told.length === 0
      ? []
      : [telling.t('assistant.drugLasts', { name: telling.nameOf(drug), lasts: told.join('; ') })]
  return [...lasts, ...stepsText(telling, drug, false)]
}

/** For how long a drug is to be taken, by its pages, each with its day. */
function durationsOf(telling: Telling, drug: Drug): readonly string[] {
  const told = drug.detail.doses.flatMap(({ entity_id: id, date }) => {
    const fact = telling.evidence.find((one) => one.entity.id === id && stands(one))
    const duration = fact?.entity.normalized.duration ?? null
    if (duration === null) return []
    const lasts = { duration: directionsText(telling.locale, duration), date: telling.date(date) }
    return [telling.t('assistant.drugLastsOne', lasts)]
  })
  return [...new Set(told)]
}
