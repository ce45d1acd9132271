import { askingWords } from '../language/asking'
import { forOnWord, onLatinName, onLetterName } from '../language/particles'
import { tokenise, type Token } from '../vocabulary/normalise'
import { saysMonthAlone } from './periods'
import { beginningWith, findPhrase, isSame, phrasesOf, type Phrase } from './words'

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

let phrases: readonly Phrase[] | null = null
const layPhrases = (): readonly Phrase[] => (phrases ??= layWords().map(([phrase]) => phrase))

const standsAt = (tokens: readonly Token[], at: number, phrase: Phrase): boolean =>
  phrase.every((word, i) => {
    const typed = tokens[at + i]?.norm ?? ''
    return isSame(typed, word) || (i === 0 && isLetterName(word) && typed.replace(onLetterName, '') === word)
  })

/** "On the 12 of March", whose "on" is written like the letter of a vitamin: a number before a month is its day. */
const isDay = (tokens: readonly Token[], at: number, phrase: Phrase): boolean =>
  /^\d{1,2}$/.test(phrase.at(-1) ?? '') &&
  saysMonthAlone(tokens.slice(at + phrase.length, at + phrase.length + 1))

/** What patients call so what stands at a place, by the most words. */
function layAt(tokens: readonly Token[], at: number): Lay | undefined {
  const typed = tokens[at]?.norm ?? ''
  const nth = beginningWith(typed, layPhrases(), typed.replace(onLetterName, ''))
    .toSorted((a, b) => a - b)
    .find((one) => {
      const phrase = layPhrases()[one] ?? []
      return standsAt(tokens, at, phrase) && !isDay(tokens, at, phrase)
    })
  return nth === undefined ? undefined : layWords()[nth]
}

/** The name of a letter (סי, אל) is too short to be looked at without its particle elsewhere: the letters after it make sure. */
const isLetterName = (word: string): boolean => /^[\u05d0-\u05ea]{2,3}$/.test(word)

interface Together {
  readonly name: string
  readonly parts: readonly (readonly Phrase[])[]
  readonly among: ReadonlySet<string>
}

let together: readonly Together[] | null = null

const togetherRows = (): readonly Together[] =>
  (together ??= askingWords.map(({ layTogether: row }) => {
    const [name = '', ...lists] = row.split('=').map((part) => part.trim())
    return {
      name,
      parts: lists.slice(0, -1).map(phrasesOf),
      among: new Set(phrasesOf(lists.at(-1) ?? '').flat()),
    }
  }))

/** "The average of my sugar, 3 months": all parts of a name, and between and beside them nothing but words that go with it. */
function withTogether(text: string): string {
  const tokens = tokenise(text)
  for (const { name, parts, among } of togetherRows()) {
    const found = parts.map((part) => findPhrase(tokens, part))
    if (found.some((places) => places === null)) continue
    const own = new Set(found.flatMap((places) => places ?? []))
    const isOf = (at: number): boolean => own.has(at) || among.has(tokens[at]?.norm ?? '')
    let [from, to] = [Math.min(...own), Math.max(...own)]
    if (!Array.from({ length: to - from + 1 }, (_, i) => from + i).every(isOf)) continue
    while (among.has(tokens[from - 1]?.norm ?? '')) from -= 1
    while (among.has(tokens[to + 1]?.norm ?? '')) to += 1
    return `${text.slice(0, tokens[from]?.start)}${name}${text.slice(tokens[to]?.end)}`
  }
  return text
}

/** A question with what patients call things in the words of a record: "bad cholestrol" is LDL. */
export function inRecordWords(typed: string): string {
  const text = withTogether(typed.replace(onLatinName, '$1 '))
  const tokens = tokenise(text)
  let [told, until] = ['', 0]
  for (let at = 0; at < tokens.length; at += 1) {
    const found = layAt(tokens, at)
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
