/** One word of running text in the form in which the vocabulary is looked up. */
export interface Token {
  readonly norm: string
  /** Character range in the text that was tokenised. */
  readonly start: number
  readonly end: number
  /** What stands between the word before (or the beginning) and this one. */
  readonly gap: string
  /** All its letters are capitals. */
  readonly capitals: boolean
}

const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff®™©]/g
const niqqud = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/g
const greek: Record<string, string> = { α: 'alpha', β: 'beta', γ: 'gamma', δ: 'delta', μ: 'u', ß: 'beta' }

// A word: "w/o", dotted initials (C.O.P.D., p.o.), Hebrew with gershayim or geresh inside, a decimal number, or
// letters and digits with a possessive. `%` and `#` are words of their own: "Neutrophils %" is not "Neutrophils".
const wordPattern =
  /(?<!\p{L})[wW]\/[oO](?!\p{L})|(?:\p{L}\.){2,}\p{L}?(?!\p{L})|[א-ת]+(?:["״”“„''׳’`]{1,2}[א-ת]+)+['׳’]?|[\p{L}\p{N}\p{M}]+(?:(?<=\d)[.,](?=\d)\p{N}+)*(?:['’`´](?=\p{L})\p{L}+)?|[%#]/gu

/** Splits text into tokens: case, niqqud, spelling of the US and UK, plurals and possessives made equal. */
export function tokenise(text: string): Token[] {
  // One space for each invisible character, so that offsets hold.
  const clean = text.replace(invisible, ' ')
  const tokens: Token[] = []
  let last = 0
  for (const match of clean.matchAll(wordPattern)) {
    const word = match[0]
    const norm = normaliseWord(word)
    if (norm === '') continue
    const start = match.index
    const end = start + word.length
    // "NSAIDs" is in capitals, too.
    const letters = word.length > 3 ? word.replace(/s$/, '') : word
    const capitals = letters === letters.toUpperCase() && letters !== letters.toLowerCase()
    tokens.push({ norm, start, end, gap: clean.slice(last, start), capitals })
    last = end
  }
  return tokens
}

/** The lookup form of one word; '' where nothing of it remains. */
export function normaliseWord(word: string): string {
  const plain = word
    .replace(invisible, '')
    .replace(niqqud, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[αβγδμß]/g, (letter) => greek[letter] ?? letter)
  if (/[א-ת]/.test(plain)) return normaliseHebrew(plain)
  return normaliseLatin(plain)
}

/** Initials with their stops are those with gershayim: `א.ק.ג.` is `אק"ג`. */
const initialsOf = (word: string): string =>
  /^(?:[א-ת]\.){2,}[א-ת]?$/.test(word) ? word.replace(/\./g, '').replace(/(?=.$)/, '"') : word

function normaliseHebrew(word: string): string {
  return initialsOf(word)
    .replace(/[״”“„]|''|׳׳|’’|``/g, '"')
    .replace(/['׳’`.]/g, '')
    .replace(/(?<=[א-ת])יי(?=[א-ת])/g, 'י')
    .replace(/(?<=[א-ת])וו(?=[א-ת])/g, 'ו')
}

function normaliseLatin(word: string): string {
  const bare = word
    .replace(/^w\/o$/, 'wo')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’`´]s$/, '')
    .replace(/['’`´.](?=\p{L}|$)/gu, '')
  // A digit inside a long word is a misread letter (omeprazo1e); with few letters it is a name's own (hba1c, b12).
  if (bare.length < 5 || (/\d/.test(bare) && (bare.match(/\p{L}/gu) ?? []).length < 6)) return bare
  return stem(unifySpelling(bare))
}

/** US and UK spellings made one. It need not be right English, only the same on both sides. */
function unifySpelling(word: string): string {
  return word
    .replace(/ae|oe/g, 'e')
    .replace(/(?<!^h)our(?=$|s$|ed$|less$)/, 'or')
    .replace(/sulph/g, 'sulf')
    .replace(/is(?=(?:e|ed|es|er|ing|ation|ations)$)/, 'iz')
    .replace(/ys(?=(?:e|ed|es|er|ing)$)/, 'yz')
    .replace(/tre(?=s?$)/, 'ter')
    .replace(/ll(?=(?:ed|ing)$)/, 'l')
}

/** Plural endings off. `-is` and `-es` (stenosis, stenoses) meet in the same stem. */
function stem(word: string): string {
  // Asbestos is no asbestosis.
  if (word.endsWith('stos')) return `${word}-os`
  if (/(?:ss|us|as|os)$/.test(word)) return word
  const singular = word.replace(/ies$/, 'y').replace(/(?:es|is|s)$/, '')
  // "moles" is not the unit mol.
  return singular.length < 4 ? word.replace(/s$/, '') : singular.replace(/(?<=[\p{L}\d]{4})e$/u, '')
}

/** Of letters, figures, spaces and hyphens alone, words are what stands between: most wordings, and found faster so. */
const plainly = /^[A-Za-z0-9א-ת -]+$/

/**
 * The lookup form of a whole phrase: its words joined by spaces, articles left out.
 * @param norm the lookup form of one word, for who asks of many phrases and remembers it
 */
export function normalisePhrase(text: string, norm = normaliseWord): string[] {
  const norms = plainly.test(text)
    ? text.split(/[ -]+/).flatMap((word) => norm(word) || [])
    : tokenise(text).map((token) => token.norm)
  return norms.filter((one) => !articles.has(one))
}

/** Words that a phrase may hold or lack without meaning anything else. "A" is none of them: hepatitis A, vitamin A. */
export const articles: ReadonlySet<string> = new Set(['the', 'an', 'של'])
