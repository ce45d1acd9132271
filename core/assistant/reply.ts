import { answerShape, type Answer } from './answer'

/** What was said by the assistant: an answer, or the words it was said in where those are no answer. */
export type Reply = Answer | { readonly type: 'plain'; readonly text: string }

const fence = /^\s*```(?:json)?\s*\n([\s\S]*?)\n?```\s*$/

/** A message's content as it is shown (spec app.md §2): JSON, in a code fence or not, else plain text. */
export function readReply(content: string): Reply {
  const inner = fence.exec(content)?.[1] ?? content
  try {
    const { data } = answerShape.safeParse(JSON.parse(inner))
    return data ?? { type: 'plain', text: content }
  } catch {
    return { type: 'plain', text: content }
  }
}
