import { soundsOf } from '../../language/sounds'
import { tokenise } from '../../vocabulary/normalise'
import { hebrewVariants } from '../../vocabulary/hebrew'
import { remembered, rememberedOf } from '../../vocabulary/remembered'
import type { Cue } from '../question-cues'
import { isFiller } from '../question-cues'
import { wordsOfItem } from '../subjects'
import { isSame } from '../words'
import { questionOn } from './question-on'
import type { Telling } from './telling'

/** Questions of the record that resemble what was asked: what was not understood gets a question back, and no guess. */

const offeredAtMost = 3
/** The newest items: a longer record is not searched for what a word may resemble. */
const itemsAtMost = 2_000
const wordsAtMost = 12
const leastLetters = 3
const leastSounds = 3
const leastLikeness = 0.5
/** Letters that two words begin with, by which one is of the other ("appendix", "appendectomy"). */
const beginning = 6
/** Of shorter words a pair in common is chance. */
const longFrom = 4
const leastShare = 0.6
const isLong = (word: string): boolean => word.length >= longFrom
/** A word of every question ("hospital") tells less than a name; what is asked in general less than both. */
const ofFiller = 0.6
const ofCue = 0.55

type AskKey =
  | 'ask.askMedications'
  | 'ask.askAllergies'
  | 'ask.askAbnormal'
  | `assistant.ask${'Past' | 'Conditions' | 'Procedures' | 'Imaging' | 'Changed' | 'Doctors' | 'Documents'}`

/** What is asked by words that name nothing: the lists that it may be meant of. */
const byCue: readonly (readonly [readonly Cue[], AskKey])[] = [
  [['stopped'], 'assistant.askPast'],
  [['drugs', 'taking', 'dose'], 'ask.askMedications'],
  [['allergies', 'safe', 'avoid'], 'ask.askAllergies'],
  [['conditions'], 'assistant.askConditions'],
  [['procedures'], 'assistant.askProcedures'],
  [['imaging', 'findings'], 'assistant.askImaging'],
  [['abnormal', 'normal', 'high', 'low', 'labs'], 'ask.askAbnormal'],
  [['changed', 'trend', 'better', 'worse', 'compare'], 'assistant.askChanged'],
  [['doctors', 'origin'], 'assistant.askDoctors'],
  [['documents', 'record', 'happened'], 'assistant.askDocuments'],
]

/** A word that is as like a name is meant as that, and one that is less may be. */
export const closeLikeness = 0.7

/** The questions that stand nearest to what was asked, the nearest first; none where nothing is near. */
export const nearQuestions = (telling: Telling, least = leastLikeness): readonly string[] => {
  const near = scored(telling).filter(({ score }) => score >= least)
  return [...new Set(near.map(({ question }) => question))].slice(0, offeredAtMost)
}

const scored = rememberedOf((telling: Telling) => {
  const { reading, record, t } = telling
  const typed = tokenise(reading.text)
    .map(({ norm }) => norm)
    .filter((norm) => norm.length >= leastLetters && /\p{L}/u.test(norm))
    .slice(0, wordsAtMost)
  const weighed = typed.map((word) => ({ word, weight: isFiller(word) ? ofFiller : 1 }))
  // Many names of a long record share their words: each different one is compared once.
  const known = new Map<string, number>()
  const scoreOf = (word: string): number => {
    const score =
      known.get(word) ?? Math.max(0, ...weighed.map((one) => likeness(one.word, word) * one.weight))
    known.set(word, score)
    return score
  }
  const nearest = (words: readonly string[]): number =>
    Math.max(0, ...words.filter((word) => word.length >= leastLetters).map(scoreOf))
  const places = new Set(
    record.files.flatMap(({ doc_meta: meta }) =>
      [meta?.facility, meta?.physician].flatMap((name) => name ?? []),
    ),
  )
  const found = [
    ...record.items.slice(0, itemsAtMost).map((item) => ({
      question: questionOn(telling, item),
      score: nearest(wordsOfItem(item)),
    })),
    ...[...places].map((place) => ({
      question: t('assistant.askPlace', { place }),
      score: nearest(tokenise(place).map(({ norm }) => norm)),
    })),
    ...byCue.map(([cues, key]) => ({
      question: t(key),
      score: cues.some((cue) => reading.cues.has(cue)) ? ofCue : 0,
    })),
  ]
  return found.filter(({ score }) => score >= leastLikeness).toSorted((a, b) => b.score - a.score)
})

/** 0..1: the same word in another form, one that sounds alike in whichever letters, or one of like letters. */
function likeness(typed: string, word: string): number {
  if (isSame(typed, word)) return 1
  const forms = formsOf(typed)
  const sounds = soundsOf(word)
  if (sounds.length >= leastSounds && forms.some((form) => soundsOf(form) === sounds)) return 0.9
  if (forms.some((form) => form.slice(0, beginning) === word.slice(0, beginning) && form.length >= beginning))
    return 0.7
  const stem = typed.replace(/s$/, '')
  if (stem.length >= leastLetters && word.endsWith(stem)) return 0.8
  const share = Math.max(...forms.map((form) => (isLong(form) && isLong(word) ? sharedPairs(form, word) : 0)))
  return share >= leastShare ? 0.9 * share : 0
}

const formsOf = remembered(
  (typed: string): readonly string[] => [typed, ...hebrewVariants(typed).map(({ norm }) => norm)],
  wordsAtMost * 8,
)

/** The share of neighbouring letters that two words have in common (Dice). */
function sharedPairs(one: string, other: string): number {
  const pairs = [...other].slice(1).map((letter, at) => (other[at] ?? '') + letter)
  const all = one.length - 1 + pairs.length
  let shared = 0
  for (let at = 1; at < one.length; at += 1) {
    const found = pairs.indexOf((one[at - 1] ?? '') + (one[at] ?? ''))
    if (found < 0) continue
    pairs.splice(found, 1)
    shared += 1
  }
  return all > 0 ? (2 * shared) / all : 0
}
