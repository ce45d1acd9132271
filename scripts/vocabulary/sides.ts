/** The codes of the right side, of the left and of both, for a code that leaves the side open. */
export interface Sides {
  readonly right: string
  readonly left: string
  readonly both: string | null
}

/**
 * Where the official titles name their sides otherwise than by the word alone. A stroke's weak side says nothing of the
 * hand one writes with: the right is taken for the dominant one (ICD-10-CM Official Guidelines FY2026, I.C.6.a).
 */
const byGuideline: Readonly<Record<string, Sides>> = {
  G8190: { right: 'G8191', left: 'G8194', both: null },
  I69359: { right: 'I69351', left: 'I69354', both: null },
  // "Unspecified lump in the right breast, unspecified quadrant".
  N630: { right: 'N6310', left: 'N6320', both: null },
}

const characters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const wordsOf = (title: string): ReadonlySet<string> => new Set(title.toLowerCase().match(/[a-z']+/g))
const within = (words: ReadonlySet<string>, others: ReadonlySet<string>, free: readonly string[]): boolean =>
  [...words].every((word) => others.has(word) || free.includes(word))

/** Whether a title is that of the open code with its side told. */
function tells(side: 'right' | 'left', title: string, open: ReadonlySet<string>): boolean {
  const words = wordsOf(title)
  return (
    words.has(side) &&
    open.has('unspecified') &&
    within(words, open, [side, 'lower', 'leg', 'extremity']) &&
    within(open, words, ['unspecified', 'side', 'extremity'])
  )
}

const tellsBoth = (title: string): boolean => /\b(?:bilateral|right and left|both)\b/i.test(title)

/**
 * The sides of a code, all without their point, found among the titles of its own release: siblings that differ in one
 * character and in nothing but the side. Null of a code that has none.
 */
export function sidesOf(code: string, titles: ReadonlyMap<string, string>): Sides | null {
  if (byGuideline[code]) return byGuideline[code]
  const open = wordsOf(titles.get(code) ?? '')
  for (let place = 3; place < code.length; place++) {
    const siblings = characters
      .map((one) => code.slice(0, place) + one + code.slice(place + 1))
      .filter((sibling) => sibling !== code && titles.has(sibling))
    const of = (test: (title: string) => boolean) => siblings.filter((one) => test(titles.get(one) ?? ''))
    const [right] = of((title) => tells('right', title, open))
    const [left] = of((title) => tells('left', title, open))
    const both = of(tellsBoth)
    if (right && left) return { right, left, both: both.length === 1 ? (both[0] ?? null) : null }
  }
  return null
}
