import type { QuestionCue, QuestionWords } from '../language/question-words'
import { questionWords } from '../language/questions'
import { tokenise, type Token } from '../vocabulary/normalise'
import { hebrewVariants } from '../vocabulary/hebrew'
import { findPhrase, phrasesOf, type Phrase } from './words'

/** Help that is needed at once. */
export type Urgency = 'emergency' | 'crisis'

interface Lists {
  readonly cues: ReadonlyMap<QuestionCue, readonly Phrase[]>
  readonly signs: readonly Phrase[]
  readonly events: readonly Phrase[]
  readonly crisis: readonly Phrase[]
  readonly urgent: readonly Phrase[]
  readonly calm: readonly Phrase[]
}

const parse = ({ cues, flags, urgent, calm }: QuestionWords): Lists => ({
  cues: new Map(Object.entries(cues).map(([cue, list]) => [cue as QuestionCue, phrasesOf(list)])),
  signs: phrasesOf(flags.emergency),
  events: phrasesOf(flags.event),
  crisis: phrasesOf(flags.crisis),
  urgent: phrasesOf(urgent),
  calm: phrasesOf(calm),
})

let parsed: readonly Lists[] | null = null
const lists = (): readonly Lists[] => (parsed ??= questionWords.map(parse))

export interface FoundCues {
  readonly cues: ReadonlySet<QuestionCue>
  /** Places of the words that make them. */
  readonly places: ReadonlySet<number>
}

/** What the words of a question tell, in whichever language they are. */
export function findCues(tokens: readonly Token[]): FoundCues {
  const cues = new Set<QuestionCue>()
  const places = new Set<number>()
  for (const { cues: known } of lists())
    for (const [cue, phrases] of known) {
      const found = findPhrase(tokens, phrases)
      if (!found) continue
      cues.add(cue)
      for (const place of found) places.add(place)
    }
  return { cues, places }
}

/** A sentence ends with its mark or its line. */
const sentenceEnd = /(?<=[.!?\u061f\u2026])\s+|\n+/u

/**
 * Signs that want help at once, in the whole message or in any sentence of it: what is calm in one sentence quiets no other.
 * What is asked of the past or of another is no sign, except of a wish to die.
 */
export function findUrgency(text: string): Urgency | null {
  const found = new Set([text, ...text.split(sentenceEnd)].map(urgencyIn))
  return (['crisis', 'emergency'] as const).find((one) => found.has(one)) ?? null
}

function urgencyIn(sentence: string): Urgency | null {
  const tokens = tokenise(inRecordWords(sentence))
  const has = (pick: (list: Lists) => readonly Phrase[]) =>
    lists().some((list) => findPhrase(tokens, pick(list)) !== null)
  if (has(({ crisis }) => crisis)) return 'crisis'
  if (has(({ calm }) => calm)) return null
  if (has(({ signs }) => signs)) return 'emergency'
  return has(({ events }) => events) && has(({ urgent }) => urgent) ? 'emergency' : null
}

let modalities: readonly (readonly [string, readonly Phrase[]])[] | null = null

/** How a study that is asked for is made, by the vocabulary's word; null where nothing is said of it. */
export function findModality(tokens: readonly Token[]): string | null {
  modalities ??= questionWords.flatMap(({ modalities: list }) =>
    list.split('\n').map((row) => {
      const [name = '', words = ''] = row.split(' = ')
      return [name, phrasesOf(words)] as const
    }),
  )
  return modalities.find(([, words]) => findPhrase(tokens, words) !== null)?.[0] ?? null
}

let measured: readonly Phrase[] | null = null

/** Places of the words that name what is measured at a visit; none where nothing of it is named. */
export function findMeasured(tokens: readonly Token[]): readonly number[] {
  measured ??= questionWords.flatMap(({ measured: list }) => phrasesOf(list))
  return findPhrase(tokens, measured) ?? []
}

let lay: readonly (readonly [RegExp, string])[] | null = null

/** The question with what patients call things in the words of a record: "bad cholesterol" is LDL. */
export function inRecordWords(text: string): string {
  lay ??= questionWords.flatMap(({ lay: list }) =>
    list.split(/[;\n]/).flatMap((row) => {
      const [said = '', meant = ''] = row.split('=').map((part) => part.trim())
      return said === '' ? [] : [[new RegExp(`(?<!\\p{L})${said}(?!\\p{L})`, 'giu'), meant] as const]
    }),
  )
  return lay.reduce((now, [said, meant]) => now.replace(said, meant), text)
}

let fillers: ReadonlySet<string> | null = null

/** Whether a word of a question names nothing. */
export function isFiller(norm: string): boolean {
  fillers ??= new Set(questionWords.flatMap(({ filler }) => phrasesOf(filler).flat()))
  return fillers.has(norm) || hebrewVariants(norm).some(({ norm: base }) => fillers?.has(base))
}
