import { sameUnit } from '../extraction/model/amount'
import type { Doubt } from '../records/doubts'
import type { Fact } from '../records/fact'
import type { Correction, StoodCorrection, Verdict } from '../records/verdict'
import { fitOf } from './fit'
import { foldWording, valueOf } from './subject'

/** Why what was read surely waits: what the patient said of the same wording before. */
export const heldReasons = ['corrected_before', 'rejected_before'] as const
export type HeldReason = (typeof heldReasons)[number]
export const isHeldReason = (reason: string | null): boolean =>
  (heldReasons as readonly (string | null)[]).includes(reason)

/** What follows for a line from what the patient said of others of its wording. */
export interface Learned {
  /** Its name, codes and kind by that; never a number or a day. */
  readonly correction: StoodCorrection | null
  /** Whether it enters the record by that name; else it waits as it would have. */
  readonly stands: boolean
  /** Of what would have entered the record, and waits. */
  readonly held: HeldReason | null
}

export const nothingLearned: Learned = { correction: null, stands: false, held: null }

/** The page's words name nothing that the vocabulary has: the name alone is in doubt. */
const nameless: ReadonlySet<Doubt> = new Set([
  'unknown_diagnosis',
  'unknown_medication',
  'unknown_allergen',
  'unknown_procedure',
  'unknown_analyte',
])

/** A shorter wording is an abbreviation, of which one may mean several things (MS, RA, PT). */
const shortest = 4

/**
 * What a line is called by what the patient called the same wording elsewhere. Two names for one wording name nothing. It
 * stands by itself only where nothing but the name was in doubt and the number is one that the named thing can have. What
 * was read surely waits, where the patient gave that wording another name before, or said no to it. Of results the number
 * beside the name is what a word is mostly about: they learn where the vocabulary has no name for them, and nothing else.
 * @param lessons words on other lines that were read as the same concept, oldest first
 */
export function learnedOf(fact: Fact, lessons: readonly Verdict[]): Learned {
  const isNew = isNameless(fact)
  if (fact.proposal === 'noted' || (fact.type === 'lab' && !isNew)) return nothingLearned
  const isSure = fact.proposal === 'accepted'
  const alike = lessons.filter(
    (verdict) => isSameWording(fact, verdict) && (!isSure || verdict.at < fact.createdAt),
  )
  const held = (reason: HeldReason): Learned => ({ ...nothingLearned, held: isSure ? reason : null })
  const keys = alike.flatMap((verdict) => meaningOf(verdict, isNew) ?? [])
  const [key] = keys
  if (keys.some((other) => other !== key)) return held('corrected_before')
  const newest = alike.findLast(isNaming)
  if (!newest?.correction || key === fact.canonicalKey)
    return isRefused(fact, alike) ? held('rejected_before') : nothingLearned
  const fit = (newest.correction.type ?? fact.type) === fact.type ? fitOf(fact, newest.correction) : 'open'
  if (fit === 'cannot') return held('corrected_before')
  const isLong = fact.type === 'lab' || foldWording(fact.name).length >= shortest
  const wasRefused = alike.some(({ action, at }) => action === 'reject' && at > newest.at)
  return {
    ...held('corrected_before'),
    correction: nameOf(newest.correction, fact, newest),
    stands: fact.proposal === 'pending' && isNew && fit === 'fits' && isLong && !wasRefused,
  }
}

function nameOf({ type, name, canonicalKey, codes }: Correction, fact: Fact, by: Verdict): StoodCorrection {
  return {
    ...(type === undefined || type === fact.type ? {} : { type }),
    ...(name === undefined ? {} : { name }),
    ...(canonicalKey === undefined ? {} : { canonicalKey }),
    ...(codes === undefined ? {} : { codes }),
    learned: { verdictId: by.id, at: by.at },
  }
}

const isNameless = ({ doubt }: Fact): boolean => doubt !== null && nameless.has(doubt)

const isNaming = ({ action, correction }: Verdict): boolean =>
  action === 'correct' && correction?.canonicalKey !== undefined

/** What its wording means by this word. A yes to what has no name gives it none. */
function meaningOf(verdict: Verdict, isNew: boolean): string | null {
  if (isNaming(verdict)) return verdict.correction?.canonicalKey ?? null
  return verdict.action === 'reject' || isNew ? null : verdict.subject.canonicalKey
}

/** By the newest word on the wording with the same number: who said no to 850 said nothing of 500. */
function isRefused(fact: Fact, alike: readonly Verdict[]): boolean {
  return alike.findLast(({ subject }) => subject.value === valueOf(fact))?.action === 'reject'
}

/** What the vocabulary lacks was read as its own wording. What it knows, or guessed, has to be worded alike as well. */
function isSameWording(fact: Fact, { subject, correction }: Verdict): boolean {
  if (subject.type !== fact.type) return false
  if (fact.type === 'lab') return isSameMeasure(fact.unit, subject.read, correction)
  return isNameless(fact) || namePart(fact.type, fact.text) === namePart(fact.type, subject.wording)
}

/** "LYM 30 %" and "LYM 2.1 K/uL" are two tests. */
function isSameMeasure(
  unit: string | null,
  read: Verdict['subject']['read'],
  correction: Verdict['correction'],
): boolean {
  if (!read) return false
  return [read.unit, ...(correction?.unit === undefined ? [] : [correction.unit])].some((known) =>
    known === null || unit === null ? known === unit : sameUnit(known, unit),
  )
}

/** Of a drug the words before the first figure: what follows is how much and how often. */
function namePart(type: Fact['type'], text: string): string {
  const words = type === 'medication' ? foldWording(text.split(/\p{N}/u)[0] ?? '') : ''
  return words === '' ? foldWording(text) : words
}
