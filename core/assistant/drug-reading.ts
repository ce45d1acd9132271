import { tokenise } from '../vocabulary/normalise'
import { findJoined, findRow } from './asking'
import type { Intent } from './intents'
import type { Reading } from './reading'
import { readingText } from './reading-text'

const lists: ReadonlySet<Intent> = new Set(['visit', 'medications', 'past_medications', 'drug_changes'])

/** A question for drugs by words that its time or its list would hide. */
export const ofDrugsAsked = (reading: Reading): Reading => ofTonight(ofEnded(reading))

/** "What did I take before January and not now": what is taken no longer, of whichever time. */
function ofEnded(reading: Reading): Reading {
  const { intent, only, text, place } = reading
  const isOfDrugs =
    intent === 'visit' ? only.length === 1 && only[0] === 'medication' : lists.has(intent ?? 'latest')
  if (!isOfDrugs || place !== null || findJoined(tokenise(text), 'notNow') === null) return reading
  return { ...reading, intent: 'past_medications', time: null }
}

/** "What pills tonight": the time of the day, and no document of today. */
function ofTonight(reading: Reading): Reading {
  const { intent, cues, time, place, subjects, text } = reading
  const daypart = findRow(tokenise(readingText(text)), 'dayparts')
  const isOfDay = time !== null && daypart !== null && time.places.every((at) => daypart.places.includes(at))
  if (intent !== 'visit' || !cues.has('drugs') || !isOfDay || place !== null || subjects.length > 0)
    return reading
  return { ...reading, intent: 'daypart', daypart: daypart.name, time: null }
}
