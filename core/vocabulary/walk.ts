import { expansionsOf, strokeWord } from './abbreviations'
import { conceptTypes } from './concept'
import { skeleton, type Neighbour } from './fuzzy'
import { hebrewVariants, type Variant } from './hebrew'
import { articles, normaliseWord, type Token } from './normalise'
import { indexOf, type Node, type Phrase, type PhraseIndex } from './phrases'
import { isOrdinary, isWord, nearOrdinary } from './ordinary'

/** A wording of the vocabulary found in a run of tokens. */
export interface Hit {
  readonly phrase: Phrase
  /** Token range, end exclusive. */
  readonly start: number
  readonly end: number
  /** 0 = as the vocabulary has it; see fuzzy.ts for the scale. */
  readonly cost: number
  /** Some word is taken for a misreading of another. */
  readonly fuzzy: boolean
}

/** A concept is told from its look-alikes only where no other is within this much of it. */
export const margin = 0.5

/** Words that stand inside a name without changing which concept it is: "cyst of the right kidney". */
export const inner = new Set(
  'right left bilateral r l rt lt mild moderate severe small large simple ימין שמאל ימני ימנית שמאלי שמאלית קל קלה בינוני בינונית קשה קטן קטנה גדול גדולה'.split(' '), // prettier-ignore
)

/** Words between a thing and what was done to it: "the gallbladder had been removed", "tubes were placed in both ears". */
const auxiliaries = new Set(
  'was were is are has have had been being which that then also later since surgically successfully subsequently previously recently emergently endoscopically laparoscopically his her their my your both bilaterally'
    .split(' ')
    .map(normaliseWord),
)

/** Words of a sentence that are no half of a name: "for an" is not Forane, nor "call us" a callus, nor "as part" aspart. */
const particles = new Set('an as at be by for he if in is it me my no of on or so the to up us we'.split(' '))

/** "Abdomen & pelvis", "abdomen/pelvis": signs that stand for "and". */
export const joined = /[&+/]/

interface State {
  readonly node: Node
  /** Ends in a word that belongs to no name. */
  readonly open?: boolean
  readonly at: number
  readonly cost: number
  readonly fuzzy: boolean
  /** Some word so far is cut short. */
  readonly short: boolean
}

/** Every wording of the index that begins at `start`, however it is read within the tolerance. */
export function hitsAt(index: PhraseIndex, tokens: readonly Token[], start: number): Hit[] {
  const hits: Hit[] = []
  const open: State[] = [{ node: index.root, at: start, cost: 0, fuzzy: false, short: false }]
  for (let state = open.pop(); state; state = open.pop()) {
    // A word cut short names nothing alone.
    const ends = state.open || (state.short && state.at - start === 1) ? [] : index.endsAt(state.node)
    for (const phrase of ends) {
      hits.push({ phrase, start, end: state.at, cost: state.cost, fuzzy: state.fuzzy })
    }
    const token = tokens[state.at]
    if (token && (state.at === start || joins(token, tokens[state.at - 1]?.norm ?? '', index)))
      open.push(...steps(index, state, token, tokens, start))
  }
  return hits
}

/** A name goes on over spaces, hyphens, slashes, commas and brackets; not over the end of a clause. */
function joins({ gap, norm }: Token, before: string, { type, cutShort }: PhraseIndex): boolean {
  // "H. pylori", "Lap. cholecystectomy", "Tylenol No. 3": the stop of an initial, of a word cut short, and of "number".
  const isShort = /^\p{L}{2,}$/u.test(before) && expansionsOf(type, before).length > 0
  const stop = before.length === 1 || isShort || cutShort.has(before) || (before === 'no' && /^\d/.test(norm))
  if (stop && /^\.\s{1,2}$/.test(gap)) return true
  return !/[;:!?|\n\t]|\.\s|\s[-–—]\s/.test(gap)
}

function steps(
  index: PhraseIndex,
  state: State,
  token: Token,
  tokens: readonly Token[],
  start: number,
): State[] {
  const { node, at, cost, fuzzy, short } = state
  const found: State[] = []
  const go = (norm: string, next: number, extra: number, isFuzzy = fuzzy): void => {
    const child = index.step(node, norm)
    if (child) found.push({ node: child, at: next, cost: cost + extra, fuzzy: isFuzzy, short })
  }
  // A comma may belong to the name ("pneumonia, bacterial"); a stop with no space after it is a speck on the paper.
  const comma = at === start ? 0 : token.gap.includes('.') ? 0.25 : token.gap.includes(',') ? 0.1 : 0
  if (at > start && (articles.has(token.norm) || (token.norm === 'a' && !token.capitals)))
    found.push({ ...state, at: at + 1, open: true })
  if (at > start && inner.has(token.norm)) found.push({ ...state, at: at + 1, cost: cost + 0.05, open: true })
  if (at > start && index.ofActs && auxiliaries.has(token.norm))
    found.push({ ...state, at: at + 1, cost: cost + 0.05, open: true })
  const and = at > start && joined.test(token.gap) ? index.step(node, 'and') : null
  if (and) found.push({ ...state, node: and })
  go(token.norm, at + 1, comma)
  for (const variant of forms(token.norm)) go(variant.norm, at + 1, variant.cost + comma)
  for (const read of misreadDigits(index, token.norm)) go(read, at + 1, 0.2 + comma, true)
  // A sign that stands first marks an entry.
  for (const words of token.norm === '#' && at === start ? [] : expansionsOf(index.type, token.norm)) {
    let child: Node | null = node
    for (const word of words) child = child && index.step(child, word)
    if (child) found.push({ node: child, at: at + 1, cost: cost + 0.05 + comma, fuzzy, short: true })
  }
  const after = tokens[at + 1]
  if (index.type === 'diagnosis') {
    const stroke = strokeWord(token.norm, after)
    if (stroke) go(stroke.norm, at + stroke.words, 0.05 + comma)
    if (at > start && token.norm === 'mellitus') found.push({ ...state, at: at + 1, cost: cost + 0.05 })
    // "Stones in a gallbladder" where the name has "in the gallbladder": Hebrew writes "the" onto the word.
    if (at > start && /^[א-ת]{3,}$/.test(token.norm)) go(`ה${token.norm}`, at + 1, 0.05 + comma)
  }
  const said = after !== undefined && particles.has(token.norm) && isOrdinary(after.norm)
  if (after && !said && /^[\s-]?$/.test(after.gap) && !particles.has(after.norm)) {
    const both = token.norm + after.norm
    // Letters set apart are one name only where there are enough of them, or a digit among them.
    if (both.length >= 5 || /\d/.test(both)) {
      go(both, at + 2, 0.1)
      for (const read of misreadDigits(index, both)) go(read, at + 2, 0.3, true)
    }
  }
  for (const near of misreadings(index, token)) go(near.norm, at + 1, near.cost + comma, true)
  return found
}

/** What an inflected Hebrew word may stand for; "שהדגים" is "which showed" and no fish. */
function forms(norm: string): readonly Variant[] {
  if (isOrdinary(norm)) return []
  const variants = hebrewVariants(norm)
  const everyday = variants.findIndex((variant) => isOrdinary(variant.norm))
  return everyday < 0 ? variants : variants.slice(0, everyday)
}

/** Names of letters and digits ("A1c") that a word of other letters and digits is; a plain number is a number. */
function misreadDigits(index: PhraseIndex, norm: string): readonly string[] {
  if (!/\p{L}/u.test(norm) || isWord(norm)) return []
  return (index.skeletons.get(skeleton(norm)) ?? []).filter((read) => read !== norm)
}

/** What an unknown word may be a misreading of. A word that the language or the vocabulary has is itself. */
function misreadings(index: PhraseIndex, token: Token): readonly Neighbour[] {
  if (index.lexicon.has(token.norm) || isWord(token.norm)) return []
  const near = index.lexicon.near(token.norm, margin)
  if (near.length === 0 || known(token.norm)) return []
  // As near to an everyday word as to a name: a misread everyday word.
  const everyday = nearOrdinary(token.norm)
  return near.filter((one) => one.cost < everyday)
}

function known(norm: string): boolean {
  if (conceptTypes.some((type) => indexOf(type).lexicon.has(norm))) return true
  return hebrewVariants(norm).some((variant) =>
    conceptTypes.some((type) => indexOf(type).lexicon.has(variant.norm)),
  )
}
