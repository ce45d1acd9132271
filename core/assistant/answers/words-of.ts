import { tokenise, type Token } from '../../vocabulary/normalise'
import { inNamesOf } from '../as-done'
import { withoutSeeming } from '../question-cues'
import type { Telling } from './telling'

export interface Words {
  readonly text: string
  readonly tokens: readonly Token[]
}

/** The words of a question, as its reading has their places. */
export function wordsOf({ reading, record }: Telling): Words {
  const text = inNamesOf(record.items, reading.text)
  return { text, tokens: withoutSeeming(tokenise(text)) }
}
