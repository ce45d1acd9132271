import { questionWords } from '../language/questions'
import type { QuestionWords } from '../language/question-words'
import type { Token } from '../vocabulary/normalise'
import { findPhrase, isSame, phrasesOf, type Phrase } from './words'

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

/** Lists of rows `name = words; words`, a line each. */
type RowList = {
  [K in keyof QuestionWords]: QuestionWords[K] extends string ? K : never
}[keyof QuestionWords]

const read = new Map<RowList, readonly Row[]>()

function rowsOf(list: RowList): readonly Row[] {
  const known = read.get(list)
  if (known) return known
  const rows = questionWords.flatMap((words) =>
    words[list]
      .split('\n')
      .filter((line) => line.includes('='))
      .map((line) => {
        const [name = '', said = ''] = line.split('=').map((part) => part.trim())
        return { name, said: said.split(';')[0] ?? '', phrases: phrasesOf(said) }
      }),
  )
  read.set(list, rows)
  return rows
}

/** The first row of a list, of whichever language, whose words stand in the question; null where none does. */
export function findRow(tokens: readonly Token[], list: RowList): FoundRow | null {
  for (const { name, said, phrases } of rowsOf(list)) {
    const places = findPhrase(tokens, phrases)
    if (places) return { name, said, places }
  }
  return null
}

/** As `findRow`, where the words stand side by side and in their own number: "years ago" is not "a year ago". */
export function findSaid(tokens: readonly Token[], list: RowList): FoundRow | null {
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

const phrases = new Map<RowList, readonly Phrase[]>()

/** Places of the words of a plain list; null where none of it stands in the question. */
export function findWords(tokens: readonly Token[], list: RowList): readonly number[] | null {
  const known = phrases.get(list) ?? questionWords.flatMap((words) => phrasesOf(words[list]))
  phrases.set(list, known)
  return findPhrase(tokens, known)
}
