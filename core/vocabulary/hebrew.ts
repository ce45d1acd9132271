import { remembered } from './remembered'

/** A way to read a word, and how far that is from what is printed (0 = as printed). */
export interface Variant {
  readonly norm: string
  readonly cost: number
}

// Particles that Hebrew writes onto the next word: and, the, in, to, from, that, as; and their combinations.
const prefix = /^ו?(?:כש|מש|ש)?[בלמכה]?ה?/

/**
 * The dictionary forms that an inflected Hebrew word may stand for, cheapest first: particles off,
 * construct state to absolute (מחלת → מחלה), plural and feminine endings exchanged.
 */
export function hebrewVariants(word: string): readonly Variant[] {
  return /^[א-ת"]+$/.test(word) ? variantsOf(word) : []
}

const variantsOf = remembered((word: string): readonly Variant[] => {
  const found = new Map<string, number>()
  const add = (norm: string, cost: number): void => {
    if (norm !== word && norm.length >= 2 && (found.get(norm) ?? Infinity) > cost) found.set(norm, cost)
  }
  const bases: Variant[] = [{ norm: word, cost: 0 }, ...withoutPrefix(word)]
  for (const base of bases) {
    add(base.norm, base.cost)
    for (const ending of exchangedEndings(base.norm)) add(ending, base.cost + 0.1)
  }
  return [...found].map(([norm, cost]) => ({ norm, cost })).sort((a, b) => a.cost - b.cost)
})

function withoutPrefix(word: string): Variant[] {
  const longest = prefix.exec(word)?.[0].length ?? 0
  const variants: Variant[] = []
  for (let length = 1; length <= longest; length++) {
    const rest = word.slice(length)
    const letters = rest.replace(/"/g, '').length
    // "That" before a name of three letters is likelier the word itself: משלים is no ליים.
    if (letters < 4 && word.slice(0, length).includes('ש')) continue
    // "And" is taken off a word of two letters, too (ותת).
    if (letters >= 3 || (letters === 2 && length === 1 && word.startsWith('ו')))
      variants.push({ norm: rest, cost: 0.05 * length })
  }
  return variants
}

function exchangedEndings(word: string): string[] {
  if (word.length < 4 || word.includes('"')) return []
  const swap = (pattern: RegExp, ...endings: string[]): string[] =>
    pattern.test(word) ? endings.map((ending) => word.replace(pattern, ending)) : []
  return [
    ...swap(/ה$/, 'ת', ''),
    ...swap(/ית$/, 'י'),
    ...swap(/ת$/, 'ה'),
    ...swap(/יות$/, 'ית'),
    ...swap(/ות$/, 'ה', 'ת', ''),
    ...swap(/יים$/, 'י', ''),
    ...swap(/ים$/, '', 'ה'),
    // A word of four letters is likelier another one, or a name: Pelger is no pellagra.
    ...(word.length > 4 ? swap(/(?<=[^יוהת])$/, 'ה') : []),
  ]
}
