import { joins } from '../language/joints'
import { tokenise, type Token } from '../vocabulary/normalise'
import { findJoined, findRows, findWords } from './asking'
import { isFor } from './for-what'
import { findCues, isFiller, type Cue } from './question-cues'
import type { Subject } from './subjects'

/**
 * One word may name a test and a drug ("iron"): what else is said decides, then what the record has. A word that tells what
 * is asked ("stop") is no drug of a like name.
 */
export function meant(
  named: readonly Subject[],
  cues: ReadonlySet<Cue>,
  byCue: ReadonlyMap<Cue, readonly number[]>,
  tokens: readonly Token[],
): readonly Subject[] {
  const telling = new Set((['past', 'have', 'taking'] as const).flatMap((cue) => byCue.get(cue) ?? [])) // prettier-ignore
  const moves = new Set(
    findRows(tokens, 'claims').flatMap(({ name, places }) => (isMove.test(name) ? places : [])),
  )
  // "How much did it go up" asks for no dose, unless a word says so.
  const isOfMove =
    (moves.size > 0 || cues.has('gap')) && findWords(tokens, 'doseNouns') === null && !cues.has('taking')
  const ofTests = named.some(({ type, item }) => type === 'lab' && item !== null)
  // "Did it rise or fall" asks for no fall.
  const isOnlyMove = ({ item, places }: Subject) =>
    ofTests && item === null && places.every((at) => moves.has(at))
  const real = named.filter(
    (one) =>
      !isOnlyMove(one) &&
      !isOfSpecimen(one, tokens) &&
      (one.item !== null ||
        one.type !== 'medication' ||
        !one.places.every((at) => telling.has(at) || isFiller(tokens[at]?.norm ?? ''))),
  )
  const wanted = (one: Subject): number =>
    // What to do, and where it comes from, is asked of what there is: of the low vitamin, not of its pills.
    (one.item ? (cues.has('advice') || cues.has('origin') ? 3 : 1) : 0) +
    (one.type === 'lab' && (['labs', 'latest', 'trend', 'abnormal'] as const).some((cue) => cues.has(cue))
      ? 2
      : 0) +
    // "How many times was my vitamin D tested" counts results.
    (one.type === 'lab' && cues.has('count') && cues.has('labs') ? 1 : 0) +
    (one.type === 'medication' &&
    (['drugs', 'dose', 'taking', 'why'] as const).some(
      (cue) => cues.has(cue) && !(isOfMove && cue === 'dose'),
    )
      ? 2
      : 0) +
    (one.type === 'allergy' && cues.has('allergies') ? 3 : 0) +
    (one.type === 'diagnosis' && (cues.has('conditions') || cues.has('since')) ? 2 : 0) +
    (one.type === 'imaging' && cues.has('imaging') ? 2 : 0)
  const overlap = (a: Subject, b: Subject) => a.places.some((place) => b.places.includes(place))
  return real.filter(
    (one) => !real.some((other) => other !== one && overlap(one, other) && wanted(other) > wanted(one)),
  )
}

/** Claims that a result went one way. */
const isMove = /^(?:up|down|better|worse)$/

/** Words between a test and what it is made of: "sugar in the urine". */
const specimenNear = 3

/** "Sugar in my urine" is no test of the blood; "sugar and urine" are two things. */
function isOfSpecimen({ type, item, name, places }: Subject, tokens: readonly Token[]): boolean {
  if (type !== 'lab' || item === null) return false
  const [first, last] = [Math.min(...places), Math.max(...places)]
  return (findWords(tokens, 'specimens') ?? []).some((at) => {
    // "Urine sugar" is found by its own name, where the record has none but of blood.
    if (places.includes(at)) return findWords(tokenise(name), 'specimens') === null
    const [from, until] = at > last ? [last, at] : [at, first]
    const isBound = tokens.slice(from + 1, until + 1).some(({ norm }) => joins.test(norm))
    return until - from <= specimenNear && !isBound
  })
}

/** "Hemoglobin, no wait, platelets": what is named behind the word that takes it back, where something is. */
export function stillMeant(tokens: readonly Token[], named: readonly Subject[]): readonly Subject[] {
  const back = Math.max(-1, ...(findJoined(tokens, 'takenBack') ?? []))
  const after = named.filter(({ places }) => places.some((at) => at > back))
  return back > 0 && after.length > 0 ? after : named
}

/** "Eye exam for diabetes": an illness behind a "for" is not what is asked after. */
export const isWhatFor = ({ type, places }: Subject, tokens: readonly Token[]): boolean =>
  type === 'diagnosis' && places.length > 0 && places.every((at) => isFor(tokens, at))

/** "Was I tested for HIV", "a TB test": an illness beside the tests is what is asked after. */
export const isTestedFor = ({ type, places, item }: Subject, tokens: readonly Token[]): boolean =>
  type === 'diagnosis' &&
  (findJoined(tokens, 'testedFor') !== null ||
    isAskedWhetherHad(places, tokens) ||
    (item === null && isOfTest(places, tokens)))

const isHebrew = /\p{Script=Hebrew}/u

/** The word for a test stands right behind it, or before it in a language that has it so. */
function isOfTest(places: readonly number[], tokens: readonly Token[]): boolean {
  const tests = findCues(tokens).byCue.get('labs') ?? []
  const before = Math.min(...places) - 1
  return (
    tests.includes(Math.max(...places) + 1) ||
    (tests.includes(before) && isHebrew.test(tokens[before]?.norm ?? ''))
  )
}

/** "By the tests, do I have cancer": the words that ask whether stand before it. */
const isAskedWhetherHad = (places: readonly number[], tokens: readonly Token[]): boolean =>
  findJoined(tokens, 'yesNo')?.includes(Math.min(...places) - 1) === true

/** Rice is an allergen where it is asked about as one; what one has or feels may be told beside a question for a list. */
export function isMeantHere(
  { type, item }: Subject,
  cues: ReadonlySet<Cue>,
  isOwn: boolean,
  afterAllergies: boolean,
): boolean {
  if (item !== null) return true
  if (type === 'allergy')
    return afterAllergies || cues.has('allergies') || (cues.has('safe') && !cues.has('drugs') && !isOwn)
  return (
    type !== 'diagnosis' ||
    !(['drugs', 'labs', 'imaging', 'procedures'] as const).some((cue) => cues.has(cue))
  )
}
