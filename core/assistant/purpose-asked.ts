import { tokenise, type Token } from '../vocabulary/normalise'
import { findJoined, findRows } from './asking'
import { isFor } from './for-what'
import type { Intent } from './intents'
import type { Cue } from './question-cues'
import type { Reading } from './reading'
import { readingText } from './reading-text'

/** Answers of a drug, or of what is named beside it, that tell nothing of what it is for. */
const ofOne: ReadonlySet<Intent> = new Set([
  'medication',
  'latest',
  'trend',
  'condition',
  'conditions',
  'organ',
])

/** What asks more of the two than whether the one is for the other. */
const asksMore: readonly Cue[] = [
  'advice',
  'safe',
  'allergies',
  'dose',
  'since',
  'when',
  'changedDose',
  'stopped',
  'origin',
  'count',
  'many',
  'trend',
  'better',
  'worse',
  'together',
  'compare',
  'changed',
  'due',
  'past',
  'previous',
]

/**
 * "Is metformin for cholesterol", "aspirin for headaches": what a drug of the record is for is asked, whatever stands behind
 * the "for". A test that is named there is no effect of it, and is not told.
 */
export function asPurpose(reading: Reading): Reading {
  const { intent, subjects, cues, urgency, group, ofRelative, text } = reading
  const [drug, ...others] = subjects.filter(({ type, item }) => type === 'medication' && item !== null)
  if (intent === null || !ofOne.has(intent) || urgency !== null || group !== null || ofRelative)
    return reading
  if (!drug || drug.places.length === 0 || others.length > 0 || asksMore.some((cue) => cues.has(cue)))
    return reading
  const tokens = tokenise(readingText(text))
  const whatFor = [
    ...subjects.filter((one) => one !== drug).flatMap(({ places }) => places),
    ...(findJoined(tokens, 'pains') ?? []),
    ...findRows(tokens, 'purposes').flatMap(({ places }) => places),
  ].filter((at) => !drug.places.includes(at))
  if (!whatFor.some((at) => isBehindFor(tokens, drug.places, at))) return reading
  return {
    ...reading,
    intent: 'purpose',
    subjects: [drug],
    missing: [],
    also: [],
    aside: null,
    unsaid: false,
    unwritten: null,
    unknown: [],
  }
}

/** What it is for stands behind the drug, with a word that says so between the two. */
const isBehindFor = (tokens: readonly Token[], drug: readonly number[], at: number): boolean =>
  at > Math.max(...drug) && isFor(tokens, at)
