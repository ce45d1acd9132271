const hebrew = /\p{Script=Hebrew}/u
const letter = /^\p{L}\d{0,2}$/u
const latin = /\p{Script=Latin}/u

/** One name told twice, in Hebrew and in Latin letters. */
export interface TwiceTold {
  readonly hebrew: string
  readonly latin: string
}

/**
 * The two halves of a name of which one stands in Hebrew and one in Latin letters, in whichever order and with or without
 * brackets between them; null of a name in one script, or in which they alternate. Figures and signs go with the letters
 * beside which they stand: "% NEUT", "B12".
 */
export function halvesByScript(text: string): TwiceTold | null {
  const words = text
    .replace(/[()[\]|]|(?<=\s)[-–—/](?=\s)/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
  const scripts = words.map((word) => (hebrew.test(word) ? 'hebrew' : latin.test(word) ? 'latin' : null))
  // "Vitamin D ויטמין D", "Anti-CCP נוגדני CCP": behind a Hebrew word a letter, or what the Latin half has too, is of its name.
  scripts.forEach((script, at) => {
    const before = words.slice(0, at).filter((_, one) => scripts[one] === 'latin')
    const behind = scripts[at - 1] === 'hebrew' && before.length > 0
    if (script === 'latin' && behind && (letter.test(words[at]!) || isTwice(words[at]!, before)))
      scripts[at] = 'hebrew'
  })
  const told = scripts.filter((script) => script !== null)
  const turns = told.filter((script, at) => at > 0 && script !== told[at - 1]).length
  if (turns !== 1) return null
  const turn = scripts.findIndex((script) => script !== null && script !== told[0])
  // "נויטרופילים % NEUT": what is of no script belongs to the letters behind it, in the second half.
  let start = turn
  while (scripts[start - 1] === null) start--
  const [first, second] = [words.slice(0, start).join(' '), words.slice(start).join(' ')]
  return told[0] === 'hebrew' ? { hebrew: first, latin: second } : { hebrew: second, latin: first }
}

const isTwice = (word: string, before: readonly string[]): boolean =>
  word.length > 1 && before.some((one) => one.toLowerCase().includes(word.toLowerCase()))
