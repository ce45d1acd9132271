import type { Answer, Section } from './answer'

/** What was said by the assistant: an answer, or the words it was said in where those are no answer. */
export type Reply = Answer | { readonly type: 'plain'; readonly text: string }

const fence = /^\s*```(?:json)?\s*\n([\s\S]*?)\n?```\s*$/

/** A message's content as it is shown (spec app.md §2): JSON, in a code fence or not, else plain text. */
export function readReply(content: string): Reply {
  const inner = fence.exec(content)?.[1] ?? content
  try {
    const told: unknown = JSON.parse(inner)
    return isAnswer(told) ? told : { type: 'plain', text: content }
  } catch {
    return { type: 'plain', text: content }
  }
}

type Kind = 'text' | 'list' | 'texts'
type Fields = Readonly<Record<string, Kind>>

/** What is drawn of an answer: checked here, in a browser, by hand; the server keeps what its own shape let in. */
const drawn: Readonly<Record<Answer['type'], Fields>> = {
  redirect: { message: 'text', suggestions: 'texts' },
  answer: { summary: 'text', summary_sources: 'list', sections: 'list', sources: 'list', disclaimer: 'text' },
}
const drawnOf: Readonly<Record<Section['type'], Fields>> = {
  data_list: { title: 'text', items: 'list' },
  chart: { title: 'text', points: 'list', interpretation: 'text' },
  text: { title: 'text', content: 'text', sources: 'list' },
  action_list: { title: 'text', items: 'texts' },
  alert: { severity: 'text', message: 'text' },
}

function isAnswer(told: unknown): told is Answer {
  if (!hasFields(told, drawn)) return false
  const { sections } = told
  return sections === undefined || (sections as unknown[]).every((one) => hasFields(one, drawnOf))
}

/** Whether it is of a type that is known, and has what that type draws. */
function hasFields(
  told: unknown,
  known: Readonly<Record<string, Fields>>,
): told is Readonly<Record<string, unknown>> {
  if (typeof told !== 'object' || told === null || !('type' in told)) return false
  const fields = typeof told.type === 'string' && Object.hasOwn(known, told.type) ? known[told.type] : null
  return (
    fields != null &&
    Object.entries(fields).every(([name, kind]) => isOf(kind, (told as Record<string, unknown>)[name]))
  )
}

function isOf(kind: Kind, value: unknown): boolean {
  if (kind === 'text') return typeof value === 'string'
  return Array.isArray(value) && (kind === 'list' || value.every((one) => typeof one === 'string'))
}
