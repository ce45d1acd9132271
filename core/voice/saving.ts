import { z } from 'zod'
import type { Transcript } from './transcript'

/** Letters of a message, and of all in one call: in any script they fit what a call may send. */
const longestMessage = 8000
const longestPiece = 12_000
const mostInPiece = 20

export const spokenMessageShape = z.object({
  /** Its place in the call, from 0: sent again, it is the same message. */
  index: z.number().int().min(0).max(100_000),
  role: z.enum(['user', 'assistant']),
  content: z.string().trim().min(1).max(longestMessage),
  created_at: z.iso.datetime(),
  /** The turn that it was asked as: its question may be in the history already. */
  turn_id: z.uuid().optional(),
})
export type SpokenMessage = Readonly<z.infer<typeof spokenMessageShape>>

export const spokenPieceShape = z.array(spokenMessageShape).min(1).max(mostInPiece)

/**
 * What of a call can be kept now, in order: up to what is still being said or understood, so that nothing said later
 * stands before it. At the end of the call, everything that has words.
 * @param asked the person's words were asked as turns, by whose ids they are known
 */
export function toKeep(
  bubbles: Transcript,
  { isOver, asked }: { readonly isOver: boolean; readonly asked: boolean },
): readonly SpokenMessage[] {
  const openAt = isOver ? -1 : bubbles.findIndex(({ open }) => open)
  return (openAt < 0 ? bubbles : bubbles.slice(0, openAt))
    .filter(({ kept, text }) => !kept && text.trim() !== '')
    .map(({ index, role, text, at, item }) => ({
      index,
      role,
      content: text.trim().slice(0, longestMessage),
      created_at: at,
      ...(asked && item !== null ? { turn_id: item } : {}),
    }))
}

/** In pieces that a call may send. */
export function inPieces(messages: readonly SpokenMessage[]): readonly (readonly SpokenMessage[])[] {
  const pieces: SpokenMessage[][] = []
  let letters = 0
  for (const message of messages) {
    const last = pieces.at(-1)
    letters += message.content.length
    if (last && last.length < mostInPiece && letters <= longestPiece) last.push(message)
    else {
      pieces.push([message])
      letters = message.content.length
    }
  }
  return pieces
}
