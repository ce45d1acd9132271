/** Two rows of the table of distances, for wordings of so many letters. */
const longest = 128
const rows = [new Uint8Array(longest), new Uint8Array(longest)] as const

/** Whether one string becomes the other by `limit` edits of a letter at most. */
function isWithin(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false
  let from = 0
  let [ends, width] = [a.length, b.length]
  while (from < ends && from < width && a.charCodeAt(from) === b.charCodeAt(from)) from++
  while (ends > from && width > from && a.charCodeAt(ends - 1) === b.charCodeAt(width - 1))
    [ends, width] = [ends - 1, width - 1]
  width -= from
  if (width >= longest) return false
  let [before, now] = rows
  for (let j = 0; j <= width; j++) before[j] = j
  for (let i = 1; i <= ends - from; i++) {
    let least = (now[0] = i)
    for (let j = 1; j <= width; j++) {
      const swap = before[j - 1]! + (a.charCodeAt(from + i - 1) === b.charCodeAt(from + j - 1) ? 0 : 1)
      const value = Math.min(swap, before[j]! + 1, now[j - 1]! + 1)
      now[j] = value
      if (value < least) least = value
    }
    if (least > limit) return false
    ;[before, now] = [now, before]
  }
  return before[width]! <= limit
}

const limitOf = (known: string): number => (known.length >= 12 ? 2 : known.length >= 6 ? 1 : 0)

/**
 * Whether a read wording may be the known one with a letter or two misread. Short words must be equal:
 * of five letters, one wrong is already another word ("dose" and "nose").
 */
export const isSimilar = (read: string, known: string): boolean =>
  read === known || isWithin(read, known, limitOf(known))

/** The letters of a wording as bits, many of them to a bit. */
function lettersOf(wording: string): number {
  let bits = 0
  for (let at = 0; at < wording.length; at++) bits |= 1 << (wording.charCodeAt(at) & 31)
  return bits
}

/** Whether more than two of the bits are set: so many letters no two edits take away or add. */
const moreThanTwo = (bits: number): boolean => {
  const rest = bits & (bits - 1)
  return (rest & (rest - 1)) !== 0
}

/** The first of known wordings that a read one may be, found among those of about its length and letters. */
export function firstSimilar(known: readonly string[]): (read: string) => string | undefined {
  const byLength = Map.groupBy(
    known.map((wording, at) => ({ wording, at, letters: lettersOf(wording) })),
    ({ wording }) => wording.length,
  )
  return (read) => {
    const letters = lettersOf(read)
    const isNear = (one: { wording: string; letters: number }): boolean =>
      !moreThanTwo(letters & ~one.letters) &&
      !moreThanTwo(one.letters & ~letters) &&
      isSimilar(read, one.wording)
    const found = [-2, -1, 0, 1, 2].flatMap((more) => byLength.get(read.length + more)?.find(isNear) ?? [])
    return found.sort((a, b) => a.at - b.at)[0]?.wording
  }
}
