import { tokenise } from '../../vocabulary/normalise'
import type { Reading } from '../reading'
import { readingText } from '../reading-text'
import type { KnownRecord } from '../record'
import { findTurnRows } from '../turns/turn-words'

/** "The discharge letter from Assaf Harofeh", where a scan was made, too: of its letter alone. Tests of a place are told by their word. */
export function ofKindAt(reading: Reading, { files }: KnownRecord): Reading {
  const { intent, place, text } = reading
  // "Before I was sent home" names no letter.
  const isOfLetter = intent === 'visit' && reading.cues.has('documents')
  if (!isOfLetter || place === null || place.isStay || place.byField === true) return reading
  const kinds = findTurnRows(tokenise(readingText(text)), 'documentKinds')
    .map(({ name }) => name)
    .filter((name) => name !== 'lab')
  const own = files.filter(({ id, category }) => place.fileIds.has(id) && kinds.includes(category ?? ''))
  const isNarrower = own.length > 0 && own.length < place.fileIds.size
  return isNarrower ? { ...reading, place: { ...place, fileIds: new Set(own.map(({ id }) => id)) } } : reading
}

/** "My last discharge letter", of several: of that one. */
export function ofNewestLetter(reading: Reading, { files }: KnownRecord): Reading {
  const { intent, place, time, cues, text, subjects } = reading
  const isOfKind = intent === 'visit' && place?.isStay === true && time === null && subjects.length === 0
  if (!isOfKind || !cues.has('newest') || cues.has('when') || cues.has('ago')) return reading
  const isLetter = findTurnRows(tokenise(readingText(text)), 'documentKinds').some(
    ({ name }) => name === place.name,
  )
  const own = files.filter(({ id }) => place.fileIds.has(id))
  const day = own[0]?.detected_date ?? null
  if (!isLetter || own.length < 2 || day === null) return reading
  return { ...reading, time: { dates: [day], from: null, until: null, places: [] } }
}
