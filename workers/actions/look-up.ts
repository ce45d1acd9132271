import type { Answer } from '../../core/assistant/answer'
import { needsOf } from '../../core/assistant/needs'
import type { Evidence, KnownRecord, Needs } from '../../core/assistant/record'
import { answerTool, askedOf, type ToolAsked } from '../../core/assistant/tools'

export interface LookUpDeps {
  readonly known: () => Promise<KnownRecord>
  readonly evidence: (needs: Needs, record: KnownRecord) => Promise<Evidence>
}

/** What the record says to a tool of a call; null for what no tool takes. */
export async function lookUp(deps: LookUpDeps, given: ToolAsked): Promise<Answer | null> {
  const record = await deps.known()
  const asked = askedOf(given, record)
  if (!asked) return null
  return answerTool(asked, record, await deps.evidence(needsOf(asked.reading, record), record))
}
