import { everydayWords, lettersKept, plainLetters, rootForms } from '../language/everyday-words'
import { entityTypes } from '../records/kinds'
import { hebrewVariants } from '../vocabulary/hebrew'
import { indexOf } from '../vocabulary/phrases'
import { remembered } from '../vocabulary/remembered'
import { phrasesOf } from './words'

interface Everyday {
  readonly english: ReadonlySet<string>
  readonly verbs: ReadonlySet<string>
  readonly hebrew: ReadonlySet<string>
  /** Of each root, with the letters without which no form is tried. */
  readonly forms: readonly (readonly [letters: readonly string[], form: RegExp])[]
}

let read: Everyday | null = null

const listed = (list: string): readonly string[] => list.split(/\s+/).filter(Boolean)

const everyday = (): Everyday =>
  (read ??= {
    english: new Set(listed(everydayWords.things)),
    verbs: new Set(listed(everydayWords.verbs)),
    hebrew: new Set(phrasesOf(everydayWords.everyday).flat()),
    forms: listed(everydayWords.roots).map((root) => [lettersKept(root), rootForms(root)] as const),
  })

/** What an English verb may be without the ending of its form: "planning" is of "plan", "moving" of "move". */
function stemsOf(word: string): readonly string[] {
  const [, stem] = /^(.{2,}?)(?:e?s|e?d|ing|e?rs?|ly)$/.exec(word) ?? []
  if (stem === undefined) return [word]
  return [word, stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')]
}

/**
 * Whether a word of a question is one of everyday speech: it names nothing that a record has, so that what is told is none the
 * less for it. Said of a word that nothing else explains, in lookup form.
 */
export const isEveryday = remembered((norm: string): boolean => {
  const { english, verbs, hebrew, forms } = everyday()
  const variants = [norm, ...hebrewVariants(norm).map((one) => one.norm)]
  if (english.has(norm) || variants.some((one) => hebrew.has(one))) return true
  // A form of a verb may be a word of a name as well: "lead" is a metal.
  if (variants.some(isOfName)) return false
  const plain = plainLetters(norm)
  return (
    stemsOf(norm).some((stem) => verbs.has(stem)) ||
    forms.some(([letters, form]) => letters.every((letter) => plain.includes(letter)) && form.test(plain))
  )
})

/** Whether the vocabulary has the word in a name of something. */
const isOfName = (norm: string): boolean => entityTypes.some((type) => indexOf(type).lexicon.has(norm))
