import { tokenise } from '../../vocabulary/normalise'
import { findJoined } from '../asking'
import type { Intent } from '../intents'
import { findCues, isFiller, withoutSeeming, type Cue } from '../question-cues'
import { readingText } from '../reading-text'
import type { Telling } from './telling'

/** Cues of whichever kind that tell when, and that it is the record which is asked. */
const ofAny: readonly Cue[] = ['have', 'now', 'still', 'past', 'ever', 'record', 'newest', 'latest']

const ofResult: readonly Cue[] = [
  ...ofAny,
  'labs',
  'abnormal',
  'normal',
  'low',
  'high',
  'limit',
  'count',
  'previous',
  'conditions',
  'related',
  'doing',
  'follow',
]

const ofStudy: readonly Cue[] = [...ofAny, 'procedures', 'imaging', 'happened', 'origin', 'labs']

/** What a yes or a no of an answer is a yes or a no to, besides what is named: the cues of its kind. */
const used: Partial<Record<Intent, readonly Cue[]>> = {
  medication: [...ofAny, 'taking', 'drugs'],
  dose: [...ofAny, 'taking', 'drugs', 'dose'],
  drug_group: [...ofAny, 'taking', 'drugs'],
  condition: [...ofAny, 'conditions', 'related', 'recovered'],
  procedures: ofStudy,
  imaging: ofStudy,
  latest: ofResult,
  count: ofResult,
  previous: ofResult,
  abnormal: [...ofResult, 'whole', 'documents'],
  trend: [
    ...ofResult,
    'trend',
    'better',
    'worse',
    'compare',
    'changed',
    'recovered',
    'since',
    'oldest',
    'gap',
    'lastFew',
  ],
  allergies: [...ofAny, 'allergies', 'drugs'],
  visit: [...ofAny, 'happened', 'procedures', 'documents'],
}

/**
 * Whether the question has a word of which the answer tells nothing ("did they cut my metformin"), though some question has it:
 * a yes for the rest of it would be heard of that word, too.
 */
export function leftUnused({ reading }: Telling): boolean {
  const { intent, text, subjects, asks, time, place, bound, group, organ } = reading
  const cues = intent === null ? undefined : used[intent]
  if (cues === undefined) return false
  const tokens = withoutSeeming(tokenise(readingText(text)))
  const { byCue } = findCues(tokens)
  const heard = new Set([
    ...[...subjects, time, place, bound, group, organ, asks].flatMap((one) => one?.places ?? []),
    ...cues.flatMap((cue) => byCue.get(cue) ?? []),
    ...(['yesNo', 'mine', 'orNot', 'idle', 'pastTense', 'greetings'] as const).flatMap(
      (list) => findJoined(tokens, list) ?? [],
    ),
  ])
  // "My diabetes is type 1, right": a number that no name has is one of another kind.
  const isMeant = (norm: string) => /^\p{L}{3,}$/u.test(norm) || (intent === 'condition' && /^\d$/.test(norm))
  return tokens.some(({ norm }, at) => isMeant(norm) && !heard.has(at) && !isFiller(norm))
}
