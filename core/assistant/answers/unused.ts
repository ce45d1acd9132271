import { tokenise } from '../../vocabulary/normalise'
import { findJoined } from '../asking'
import type { Intent } from '../intents'
import { findCues, isFiller, withoutSeeming, type Cue } from '../question-cues'
import { readingText } from '../reading-text'
import type { Telling } from './telling'

/** What a yes or a no of an answer is a yes or a no to, besides what is named: the cues of its kind. */
const used: Partial<Record<Intent, readonly Cue[]>> = {
  medication: ['taking', 'have', 'now', 'still', 'drugs', 'past', 'ever', 'record', 'newest', 'latest'],
  condition: [
    'have',
    'conditions',
    'now',
    'still',
    'past',
    'ever',
    'record',
    'newest',
    'latest',
    'related',
    'recovered',
  ],
  procedures: ['have', 'procedures', 'past', 'ever', 'record', 'happened', 'origin'],
}

/**
 * Whether the question has a word of which the answer tells nothing ("did they cut my metformin"), though some question has it:
 * a yes for the rest of it would be heard of that word, too.
 */
export function leftUnused({ reading }: Telling): boolean {
  const { intent, text, subjects, asks } = reading
  const cues = intent === null ? undefined : used[intent]
  if (cues === undefined) return false
  const tokens = withoutSeeming(tokenise(readingText(text)))
  const { byCue } = findCues(tokens)
  const heard = new Set([
    ...subjects.flatMap(({ places }) => places),
    ...asks.places,
    ...cues.flatMap((cue) => byCue.get(cue) ?? []),
    ...(['yesNo', 'mine', 'orNot', 'idle', 'pastTense', 'greetings'] as const).flatMap(
      (list) => findJoined(tokens, list) ?? [],
    ),
  ])
  // "My diabetes is type 1, right": a number that no name has is one of another kind.
  const isMeant = (norm: string) => /^\p{L}{3,}$/u.test(norm) || (intent === 'condition' && /^\d$/.test(norm))
  return tokens.some(({ norm }, at) => isMeant(norm) && !heard.has(at) && !isFiller(norm))
}
