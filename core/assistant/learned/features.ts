import { hebrewVariants } from '../../vocabulary/hebrew'
import { tokenise } from '../../vocabulary/normalise'
import { findJoined, findRow, findWords } from '../asking'
import { findOrgan } from '../organs'
import { findPlace } from '../places'
import { findCues } from '../question-cues'
import type { Question } from '../reading'
import type { KnownRecord } from '../record'
import { findSubjects } from '../subjects'
import { findTime } from '../times'

/** What the learned reading looks at in a question; each is a word of its own. */

/** Words beyond these are not looked at. */
const mostWords = 60
/** A turn of no more words is asked of what was told before it. */
const shortTurn = 5
/** Forms of a Hebrew word without its particles. */
const formsAtMost = 4

const lists = [
  'mine',
  'others',
  'refers',
  'askers',
  'openAskers',
  'yesNo',
  'negators',
  'forMe',
  'didThey',
] as const

/** By how many words it has, one to five. */
const lengthOf = (words: number): number => [2, 4, 7, 12].filter((most) => words > most).length

/**
 * What speaks for one reading or another: what the words tell, what is named, what was told before, and the words themselves,
 * in which a name stands for its kind.
 */
export function featuresOf(question: Omit<Question, 'locale'>, record: KnownRecord): ReadonlySet<string> {
  const { text, before, today } = question
  const tokens = tokenise(text).slice(0, mostWords)
  const { cues, places } = findCues(tokens)
  const { named, candidates } = findSubjects(tokens, record.items, new Set())
  const time = findTime(text, tokens, today)
  const place = findPlace(tokens, record.files, places)
  const relatives = findWords(tokens, 'relatives') ?? []
  const kindAt = (at: number): string | null => {
    const subject = named.find((one) => one.places.includes(at))
    if (subject) return `<${subject.type}>`
    if (time?.places.includes(at)) return '<time>'
    if (place?.places.includes(at)) return '<place>'
    return relatives.includes(at) ? '<relative>' : /^\d/.test(tokens[at]?.norm ?? '') ? '<number>' : null
  }
  const kinds = tokens.map((_, at) => kindAt(at))
  const words = tokens.map(({ norm }, at) => kinds[at] ?? norm)
  const types = new Set(named.map(({ type }) => type))
  const told = before?.intent ?? null
  const isShort = told !== null && words.length <= shortTurn
  const beside = types.size > 0 ? [...types] : ['nothing']
  return new Set([
    'any',
    `before ${told}`,
    ...(before?.keys ?? []).map((key) => `before of ${told === 'app' ? key : key.split(':')[0]}`),
    `length ${lengthOf(words.length)}`,
    ...[...cues].flatMap((cue) => [
      `cue ${cue}`,
      `cue ${cue} ${told === null ? 'first' : 'then'}`,
      ...(isShort ? [`cue ${cue} after ${told}`] : []),
      ...beside.map((type) => `cue ${cue} of ${type}`),
    ]),
    ...named.map(({ type, item }) => `names ${type} ${item === null ? 'unknown' : 'known'}`),
    ...(types.size > 0 ? [] : ['names nothing']),
    ...(named.length > 1 ? ['names several'] : []),
    ...candidates.map(({ type }) => `may name ${type}`),
    ...(time ? ['time'] : []),
    ...(place ? ['place'] : []),
    ...(findRow(tokens, 'groups') ? ['group'] : []),
    ...(findOrgan(text, tokens, record.items) ? ['organ'] : []),
    ...lists.filter((list) => findJoined(tokens, list) !== null).map((list) => `list ${list}`),
    ...words.flatMap((word, at) => [
      `word ${word}`,
      ...(kinds[at] === null ? hebrewVariants(word).slice(0, formsAtMost) : []).map(
        ({ norm }) => `word ${norm}`,
      ),
      `pair ${words[at - 1] ?? '^'} ${word}`,
      ...(at === words.length - 1 ? [`pair ${word} $`] : []),
      ...(isShort ? [`word ${word} after ${told}`] : []),
    ]),
  ])
}
