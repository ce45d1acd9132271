import type { NamedPlace } from '../places'
import { toldLimit, type Asked } from '../times'
import type { Telling } from './telling'

/** How documents are called in a sentence: by their place, and by their time. */

/** A place by its name; a stay in a hospital as one. */
export const placeName = ({ t }: Telling, { name, isStay }: NamedPlace): string =>
  !isStay
    ? name
    : t.has('category', name) && name !== 'discharge'
      ? t(`category.${name}`)
      : t('assistant.stay')

/** A place that is a kind of documents: "the prescription". */
export const isKind = ({ t }: Telling, place: NamedPlace | null): boolean =>
  place?.isStay === true && place.name !== 'discharge' && t.has('category', place.name)

/** Days that are named one by one. */
const namedAtMost = 3

/** A time as it is told: its dates, or its limits. */
export function timeText({ t, date }: Telling, { dates, from, until }: Asked): string {
  const limit = (day: string | null) => date(day === null ? null : toldLimit(day))
  // The days of a feast by the first and the last.
  if (dates.length > namedAtMost)
    return t('assistant.timeBetween', { from: date(dates[0] ?? null), until: date(dates.at(-1) ?? null) })
  if (dates.length > 0) return dates.map((day) => date(day)).join(' / ')
  if (from !== null && until !== null)
    return t('assistant.timeBetween', { from: limit(from), until: limit(until) })
  return from === null
    ? t('assistant.timeBefore', { date: limit(until) })
    : t('assistant.timeSince', { date: limit(from) })
}
