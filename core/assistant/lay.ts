import { askingWords } from '../language/asking'
import { forOnWord, onLatinName, onLetterName } from '../language/particles'
import { tokenise, type Token } from '../vocabulary/normalise'
import { saysMonthAlone } from './periods'
import { isSame, phrasesOf, type Phrase } from './words'

type Lay = readonly [phrase: Phrase, meant: string]

let lay: readonly Lay[] | null = null

/** What patients call things, the most words first. */
function layWords(): readonly Lay[] {
  lay ??= askingWords
    .flatMap(({ lay: list }) =>
      list.split(/[;\n]/).flatMap((row) => {
        const [said = '', meant = ''] = row.split('=').map((part) => part.trim())
        return phrasesOf(said).map((phrase): Lay => [phrase, meant])
      }),
    )
    .toSorted(([a], [b]) => b.length - a.length)
  return lay
}

const standsAt = (tokens: readonly Token[], at: number, phrase: Phrase): boolean =>
  phrase.every((word, i) => {
    const typed = tokens[at + i]?.norm ?? ''
    return isSame(typed, word) || (i === 0 && isLetterName(word) && typed.replace(onLetterName, '') === word)
  })

/** "On the 12 of March", whose "on" is written like the letter of a vitamin: a number before a month is its day. */
const isDay = (tokens: readonly Token[], at: number, phrase: Phrase): boolean =>
  /^\d{1,2}$/.test(phrase.at(-1) ?? '') &&
  saysMonthAlone(tokens.slice(at + phrase.length, at + phrase.length + 1))

/** The name of a letter (סי, אל) is too short to be looked at without its particle elsewhere: the letters after it make sure. */
const isLetterName = (word: string): boolean => /^[\u05d0-\u05ea]{2,3}$/.test(word)

/** A question with what patients call things in the words of a record: "bad cholestrol" is LDL. */
export function inRecordWords(typed: string): string {
  const text = typed.replace(onLatinName, '$1 ')
  const tokens = tokenise(text)
  let [told, until] = ['', 0]
  for (let at = 0; at < tokens.length; at += 1) {
    const found = layWords().find(([phrase]) => standsAt(tokens, at, phrase) && !isDay(tokens, at, phrase))
    const [first, last] = [tokens[at], tokens[at + (found?.[0].length ?? 1) - 1]]
    if (!found || !first || !last) continue
    const particle =
      forOnWord.test(first.norm) && !forOnWord.test(found[0][0] ?? '') ? `${first.norm[0]} ` : ''
    told += text.slice(until, first.start) + particle + found[1]
    until = last.end
    at += found[0].length - 1
  }
  return told + text.slice(until)
}

export const recordTokens = (text: string): readonly Token[] => tokenise(inRecordWords(text))
