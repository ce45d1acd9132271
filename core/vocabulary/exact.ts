import { directionVocabulary } from '../language/doses'
import { expanded } from './abbreviations'
import type { Concept, ConceptOf, ConceptType, LabConcept } from './concept'
import { joinedWording } from './joined'
import { articles, normalisePhrase, tokenise, type Token } from './normalise'
import { isOrdinary } from './ordinary'
import { indexOf } from './phrases'
import { remembered } from './remembered'
import { halvesByScript } from './two-scripts'
import { canonicalUnit } from './units'

/** How well a phrase is a test's name, by its very words: nothing is guessed from misread letters here. */
export interface LabName {
  /** `weak`: most of its letters are in words that names of tests have; `drug`: a medicine's name, and no test's. */
  readonly strength: 'exact' | 'near' | 'weak' | 'drug' | 'unknown'
  readonly concepts: readonly LabConcept[]
}

/** Names of what is divided by another: "Apolipoprotein B/A ratio". */
const quotientNames = /ratio\b|(?<!\p{L})יחס/iu

/** Words that qualify a test's name without making it another. */
const qualifiers = new Set(
  normalisePhrase(
    'serum plasma blood level levels fasting random total auto automated calculated s p direct quantitative value test absolute count',
  ),
)

/** The test that a phrase names word for word, in any order, with or without what is in brackets. */
export const labNameOf = remembered((text): LabName => {
  const plain = text.replace(/^[^\p{L}\d]*\d{1,2}[.)]\s+|^[\s:*.•-]+|[\s:*.,-]+$/gu, '')
  const whole = conceptsOf('lab', normalisePhrase(plain))
  if (whole.length > 0) return { strength: 'exact', concepts: whole }
  const outside = plain.replace(/[([][^()[\]]*[)\]]?/g, ' ').trim()
  const inside = /[([]([^()[\]]{2,})[)\]]?/.exec(plain)?.[1] ?? ''
  const parts = [
    outside,
    plain.replace(/[,\s][\s\S]{0,2}[-–:,]\s.*$/, ''),
    plain.replace(/\s[-–]\s.*$/, ''),
    // "FreeT3": two words without their space.
    plain.replace(/(?<=\p{L}\p{Ll}{3})(?=\p{Lu})/gu, ' '),
    // "RBC, UA": of a urinalysis.
    plain.replace(/,\s?U\/?A$/i, ''),
    inside,
    ...(plain.includes(';') ? plain.split(';') : []),
    // A quotient is neither of its two, and a unit no name.
    ...(quotientNames.test(plain) || canonicalUnit(plain) !== null ? [] : plain.split(/\s?\/\s?/)),
  ]
  for (const part of parts) {
    const words = normalisePhrase(part)
    for (const some of [words, words.filter((word) => !qualifiers.has(word))]) {
      const concepts = part.trim().length < 2 ? [] : conceptsOf('lab', some)
      if (concepts.length > 0) return { strength: 'near', concepts: concepts }
    }
  }
  const joined = conceptsOf('lab', normalisePhrase(joinedWording(plain) ?? ''))
  if (joined.length > 0) return { strength: 'near', concepts: joined }
  const share = shareMisread(plain)
  const shares =
    share === null ? [] : conceptsOf('lab', normalisePhrase(share)).filter(({ unit }) => unit === '%')
  if (shares.length > 0) return { strength: 'near', concepts: shares }
  for (const part of new Set([plain, outside])) {
    const halves = halvesByScript(part)
    const [hebrew, latin] = [halves?.hebrew ?? '', halves?.latin ?? ''].map(simplest)
    const both = hebrew!.filter((concept) => latin!.includes(concept))
    if (both.length > 0) return { strength: 'exact', concepts: both }
    if (hebrew!.length + latin!.length > 0) return { strength: 'near', concepts: [...hebrew!, ...latin!] }
  }
  const words = normalisePhrase(plain)
  if (conceptsOf('medication', words).length > 0) return { strength: 'drug', concepts: [] }
  const lexicon = indexOf('lab').lexicon
  const letters = words.reduce((sum, word) => sum + word.length, 0)
  const telling = words.filter((word) => word.length > 2 && lexicon.has(word))
  const shared = telling.reduce((sum, word) => sum + word.length, 0)
  return { strength: letters > 2 && shared >= 0.5 * letters ? 'weak' : 'unknown', concepts: [] }
}, 8000)

/** "LYMs", "GRAN%s": a share's sign that was read as a letter; null of any other name. */
export function shareMisread(name: string): string | null {
  const short = /^(\p{Lu}{2,5})%?[sS5]$/u.exec(name)?.[1]
  return short === undefined ? null : `${short} %`
}

/** The tests that half of a name names, with or without what only qualifies it. */
function simplest(part: string): LabConcept[] {
  const words = normalisePhrase(part)
  const whole = conceptsOf('lab', words)
  if (whole.length > 0) return whole
  return conceptsOf(
    'lab',
    words.filter((word) => !qualifiers.has(word)),
  )
}

/** How a phrase names a drug or a condition, word for word: all of it, its first words, or not at all. */
export interface RecordName {
  readonly strength: 'exact' | 'begins' | 'unknown'
  readonly concepts: readonly Concept[]
}

const records = {
  medication: remembered((text) => named('medication', text)),
  diagnosis: remembered((text) => named('diagnosis', text)),
}

export const recordNameOf = (type: 'medication' | 'diagnosis', text: string): RecordName =>
  records[type](text)

/** Everyday words and what could mean something else name nothing by themselves. */
function named(type: 'medication' | 'diagnosis', text: string): RecordName {
  const plain = text.replace(/^[^\p{L}\d]*\d{1,2}[.)]\s+|^[^\p{L}\d]+|[^\p{L}\d)%]+$/gu, '')
  const bare = plain.replace(/[([][^()[\]]*[)\]]?/g, ' ')
  for (const part of bare.trim() === '' ? [plain] : [plain, bare]) {
    const tokens = tokenise(part)
    if (tokens.length === 0 || tokens.length > 14) continue
    // A drug's form may stand before its name.
    const start =
      type === 'medication'
        ? Math.max(
            0,
            tokens.findIndex(({ norm }) => !directionVocabulary.has(norm)),
          )
        : 0
    const { index, concepts, length } = longestFrom(type, tokens.slice(start))
    if (length === 0) continue
    const rest = tokens.slice(start + length)
    if (rest.length === 0) return { strength: 'exact', concepts }
    // What follows a name is how much of it, or since when: a strength, a form, a year; never another word of such names.
    if (!rest.some(({ norm }) => !/\d/.test(norm) && index.lexicon.has(norm)) || type === 'medication')
      return { strength: 'begins', concepts }
  }
  return { strength: 'unknown', concepts: [] }
}

/** The longest wording of a type that begins a phrase. */
function longestFrom(type: 'medication' | 'diagnosis', tokens: readonly Token[]) {
  const index = indexOf(type)
  let found: { concepts: Concept[]; length: number } = { concepts: [], length: 0 }
  let node: ReturnType<typeof index.step> = index.root
  for (const [at, { norm }] of tokens.entries()) {
    node = node && (articles.has(norm) && at > 0 ? node : index.step(node, norm))
    if (!node) break
    const ends = index
      .endsAt(node)
      .filter(({ ambiguous, capitals }) => !ambiguous && (!capitals || tokens[0]!.capitals))
    if (ends.length > 0 && !(at === 0 && isOrdinary(norm)))
      found = { concepts: ends.map(({ concept }) => concept), length: at + 1 }
  }
  return { index, ...found }
}

const sameWordsOf = <T extends ConceptType>(type: T, words: readonly string[]): ConceptOf[T][] => [
  ...new Set(
    indexOf(type)
      .sameWords(words)
      .map(({ concept }) => concept as ConceptOf[T]),
  ),
]

/** The concepts whose wording is these words, in their order or in any. */
function conceptsOf<T extends ConceptType>(type: T, words: readonly string[]): ConceptOf[T][] {
  if (words.length === 0 || words.length > 9) return []
  const index = indexOf(type)
  let node: ReturnType<typeof index.step> = index.root
  for (const word of words) node = node && index.step(node, word)
  const ends = node ? index.endsAt(node) : []
  const phrases = ends.length > 0 ? ends : words.length > 1 ? index.sameWords(words) : []
  const full = phrases.length === 0 ? expanded(type, words) : null
  if (full) return sameWordsOf(type, full)
  return [...new Set(phrases.map(({ concept }) => concept as ConceptOf[T]))]
}
