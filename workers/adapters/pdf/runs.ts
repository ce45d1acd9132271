import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

/** Letters beside one another on paper: drawn from the left, of one font and one direction. */
export interface Run {
  readonly text: string
  readonly font: number
}

/** Of a paragraph: how deep each of its UTF-16 units stands in the other direction (UAX #9, rules P to I). */
export const levelsOf = (text: string, base: 'ltr' | 'rtl'): Uint8Array =>
  bidi.getEmbeddingLevels(text, base).levels

/** Marks of direction say how text runs, and are not printed. */
const unprinted = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/
const hebrew = /\p{Script=Hebrew}/u

/**
 * A line as it stands on paper, from the left (UAX #9, rules L2 and L4). @param from @param to of the line in its
 * paragraph @param fontOf the font of a character
 */
export function runsOf(
  text: string,
  levels: Uint8Array,
  [from, to]: readonly [number, number],
  fontOf: (character: string) => number,
): Run[] {
  const runs: { text: string; level: number; font: number }[] = []
  for (let at = from; at < to;) {
    const character = String.fromCodePoint(text.codePointAt(at)!)
    const level = levels[at]!
    at += character.length
    if (unprinted.test(character)) continue
    const last = runs.at(-1)
    // A space belongs to what it stands beside.
    const font = last && character === ' ' ? last.font : fontOf(character)
    if (last?.level === level && last.font === font) last.text += character
    else runs.push({ text: character, level, font })
  }
  for (let deep = Math.max(0, ...runs.map(({ level }) => level)); deep > 0; deep--) reverseFrom(runs, deep)
  return runs.map(({ text: logical, level, font }) => ({
    text: level % 2 === 1 ? turned(logical) : logical,
    font,
  }))
}

/** Turns round, in place, each stretch of runs that is at least so deep. */
function reverseFrom(runs: { readonly level: number }[], deep: number): void {
  for (let start = 0; start < runs.length; start++) {
    let end = start
    while (end < runs.length && runs[end]!.level >= deep) end++
    if (end > start + 1) runs.splice(start, end - start, ...runs.slice(start, end).toReversed())
    start = end
  }
}

/** What runs from the right: brackets mirrored. Hebrew letters a font turns itself, signs alone it does not. */
function turned(text: string): string {
  const signs = [...text].map((character) => bidi.getMirroredCharacter(character) ?? character)
  return (hebrew.test(text) ? signs : signs.toReversed()).join('')
}
