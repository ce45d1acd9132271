import type { HubMessage } from '#core/live/protocol'
import { nothing, type Changed } from './freshness'
import type { ToldProgress } from './progress'

/**
 * What a message means for what is shown, and for how far the readings are said to be. Changes are numbered one by one: where
 * some between what is known and this one were not heard, nobody knows what they were of.
 * @param known the last change that this screen knows of
 */
export function hear(
  message: HubMessage,
  progress: ToldProgress,
  known: number,
): { readonly changed: Changed; readonly progress: ToldProgress } {
  if (message.type === 'reset') return { changed: 'everything', progress: new Map() }
  if (message.type === 'progress')
    return { changed: nothing, progress: new Map(progress).set(message.file_id, message.pct) }
  const changed: Changed = message.seq > known + 1 ? 'everything' : new Set([message.table])
  if (message.table !== 'files' || !progress.has(message.id)) return { changed, progress }
  // It began, ended or began anew: its row says how far it is.
  return { changed, progress: new Map([...progress].filter(([id]) => id !== message.id)) }
}

/** The last change that this screen knows of, after a message: a socket that opens anew says it. */
export function knownAfter(known: number, message: HubMessage): number {
  if (message.type === 'progress') return known
  // A reset may come of a database that was set back in time.
  return message.type === 'reset' ? message.seq : Math.max(known, message.seq)
}
