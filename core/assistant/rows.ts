import type { Token } from '../vocabulary/normalise'
import { findPhrase, isSame, phrasesOf, placesSideBySide, type Phrase } from './words'

/** What a row of a list stands for, and the words for it. */
interface Row {
  readonly name: string
  /** The words that it is called by first. */
  readonly said: string
  readonly phrases: readonly Phrase[]
}

export interface FoundRow {
  readonly name: string
  readonly said: string
  readonly places: readonly number[]
}

/** The names of those parts of words that are one text. */
type ListOf<W> = { [K in keyof W]: W[K] extends string ? K : never }[keyof W]

/** What finds the words of a language's lists in a question, whichever language it is in. */
export function finderOf<W>(languages: readonly W[]) {
  type List = ListOf<W>
  const rows = new Map<List, readonly Row[]>()
  const plain = new Map<List, readonly Phrase[]>()

  const textsOf = (list: List): readonly string[] => languages.map((words) => words[list] as string)

  function rowsOf(list: List): readonly Row[] {
    const known = rows.get(list)
    if (known) return known
    const read = textsOf(list).flatMap((text) =>
      text
        .split('\n')
        .filter((line) => line.includes('='))
        .map(rowOf),
    )
    rows.set(list, read)
    return read
  }

  /** All rows of a list, of whichever language, whose words stand in the question. */
  const findRows = (tokens: readonly Token[], list: List): readonly FoundRow[] =>
    rowsOf(list).flatMap(({ name, said, phrases }) => {
      const places = findPhrase(tokens, phrases)
      return places ? [{ name, said, places }] : []
    })

  /** The first of them; null where no words of the list do. */
  const findRow = (tokens: readonly Token[], list: List): FoundRow | null => findRows(tokens, list)[0] ?? null

  /** As `findRow`, where the words stand side by side and in their own number: "years ago" is not "a year ago". */
  function findSaid(tokens: readonly Token[], list: List): FoundRow | null {
    for (const { name, said, phrases } of rowsOf(list))
      for (const phrase of phrases) {
        const at = tokens.findIndex((_, start) =>
          phrase.every((word, i) => {
            const typed = tokens[start + i]?.norm ?? ''
            return i === 0 ? isSame(typed, word) : typed === word
          }),
        )
        if (at >= 0) return { name, said, places: phrase.map((_, i) => at + i) }
      }
    return null
  }

  /** Places of the words of a plain list; null where none of it stands in the question. */
  function findWords(tokens: readonly Token[], list: List): readonly number[] | null {
    const known = plain.get(list) ?? textsOf(list).flatMap(phrasesOf)
    plain.set(list, known)
    return findPhrase(tokens, known)
  }

  /** As `findWords`, where the words of a phrase stand side by side. */
  function findJoined(tokens: readonly Token[], list: List): readonly number[] | null {
    const known = plain.get(list) ?? textsOf(list).flatMap(phrasesOf)
    plain.set(list, known)
    const found = placesSideBySide(tokens, known).flat()
    return found.length === 0 ? null : [...new Set(found)]
  }

  /** What the rows of a list stand for, each once. */
  const namesOf = (list: List): readonly string[] => [...new Set(rowsOf(list).map(({ name }) => name))]

  return { findRows, findRow, findSaid, findWords, findJoined, namesOf }
}

function rowOf(line: string): Row {
  const [name = '', said = ''] = line.split('=').map((part) => part.trim())
  return { name, said: said.split(';')[0] ?? '', phrases: phrasesOf(said) }
}
