import type { TurnFacets } from '../../language/turn-facet-words'
import { turnFacets } from '../../language/turn-facets'
import type { Token } from '../../vocabulary/normalise'
import { isSame, phrasesOf, type Phrase } from '../words'

interface Facet {
  readonly name: string
  /** As they are written. */
  readonly phrases: readonly Phrase[]
  /** Without what asks nothing; none of which a word of any question would be left. */
  readonly heard: readonly Phrase[]
}

interface Read {
  readonly idle: ReadonlySet<string>
  readonly leads: ReadonlySet<string>
  readonly facets: readonly Facet[]
  readonly whole: ReadonlyMap<string, string>
}

const rowsOf = (list: string): readonly (readonly [string, string])[] =>
  list.split('\n').flatMap((line) => {
    const at = line.indexOf(' = ')
    return at < 0 ? [] : [[line.slice(0, at), line.slice(at + 3)] as const]
  })

function readOf({ idle, leads, facets, whole }: TurnFacets): Read {
  const left = new Set(phrasesOf(idle).flat())
  return {
    idle: left,
    leads: new Set(phrasesOf(leads).flat()),
    facets: rowsOf(facets).map(([name, list]) => {
      const phrases = phrasesOf(list)
      const single = new Set(phrases.flatMap((phrase) => (phrase.length === 1 ? phrase : [])))
      const heard = phrases
        .map((phrase) => phrase.filter((word) => !left.has(word)))
        .filter((phrase) => phrase.length > 1 || phrase.some((word) => single.has(word)))
      return { name, phrases, heard }
    }),
    whole: new Map(rowsOf(whole)),
  }
}

let read: readonly Read[] | null = null
const languages = (): readonly Read[] => (read ??= turnFacets.map(readOf))

/** A longer turn says itself what it is about. */
const mostWords = 9

/**
 * What a turn asks of the thing that was told, by all of its words: one word more, and it asks something else. The names of
 * `TurnFacets.facets`; more than one where its words may ask either, none where they are no such turn.
 */
export function facetsOf(tokens: readonly Token[]): readonly string[] {
  if (tokens.length === 0 || tokens.length > mostWords) return []
  const typed = withoutLead(tokens.map(({ norm }) => norm))
  const asWritten = languages().flatMap(({ idle, facets }) => {
    const from = typed.findIndex((word) => !idle.has(word))
    // "So what do I do": what leads is left out, and no word within.
    const ends = [typed, ...typed.slice(0, Math.max(from, 0)).map((_, at) => typed.slice(at + 1))]
    return facets.filter(({ phrases }) =>
      phrases.some((phrase) => ends.some((words) => isSamePhrase(words, phrase))),
    )
  })
  const found =
    asWritten.length > 0
      ? asWritten
      : languages().flatMap(({ idle, facets }) => {
          const heard = typed.filter((word) => !idle.has(word))
          return facets.filter((facet) => facet.heard.some((phrase) => isSamePhrase(heard, phrase)))
        })
  return [...new Set(found.map(({ name }) => name))]
}

/** "Ok", "fine": what was told is taken. */
export const isLead = (word: string): boolean => languages().some(({ leads }) => leads.has(word))

/** A word that leads, where more follows. */
const withoutLead = ([first = '', ...rest]: readonly string[]): readonly string[] =>
  rest.length > 0 && languages().some(({ leads }) => leads.has(first)) ? rest : [first, ...rest]

const isSamePhrase = (typed: readonly string[], phrase: Phrase): boolean =>
  typed.length === phrase.length && phrase.every((word, at) => isSame(typed[at] ?? '', word))

/** The whole question for a facet of a type, with `{name}` for what was told, in the language of this place; null of none. */
export const wholeFacet = (language: number, facet: string, type: string): string | null =>
  languages()[language]?.whole.get(`${facet}/${type}`) ?? null
