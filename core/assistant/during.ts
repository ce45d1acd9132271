import { ailingWords } from '../language/ailing'
import { daysAfter } from '../records/days'
import type { Token } from '../vocabulary/normalise'
import type { ItemOf } from './record'
import { finderOf } from './rows'
import type { Asked } from './times'

const { findJoined } = finderOf(ailingWords)

/** What a question may be limited by that is no date: "before the operation", "since the hospital", "after the statin". */
export interface Event {
  /** The days that it has in the record, the first and the last. */
  readonly first: string
  readonly last: string
  readonly places: readonly number[]
  /** The drug whose dose was changed then. */
  readonly by?: ItemOf<'medication'>
}

/** Days around the page that first tells an illness, in which results are of its time: its stay, and what led to it. */
const around = { before: 14, after: 7 } as const

/** Words between the word and the illness: "when I had the big heart attack". */
const apart = 3

/** "My troponin when I had the heart attack": the days around that event; null where nothing is asked of such a time. */
export function timeDuring(tokens: readonly Token[], events: readonly Event[]): Asked | null {
  const words = findJoined(tokens, 'during') ?? []
  const last = Math.max(-1, ...words)
  const event = events.find(({ places }) => places.some((at) => at > last && at - last <= apart))
  if (words.length === 0 || event === undefined || event.first.length < wholeDay) return null
  return {
    dates: [],
    from: daysAfter(event.first, -around.before),
    until: daysAfter(event.first, around.after),
    places: [...words, ...event.places],
  }
}

/** `YYYY-MM-DD` */
const wholeDay = 10
