/** Edit distance of two strings, given up (as `limit + 1`) once it must exceed `limit`. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    let best = i
    for (let j = 1; j <= b.length; j++) {
      const swap = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const value = Math.min(swap, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1)
      current.push(value)
      if (value < best) best = value
    }
    if (best > limit) return limit + 1
    previous = current
  }
  return previous[b.length] ?? limit + 1
}

/**
 * Whether a read wording may be the known one with a letter or two misread. Short words must be equal:
 * of five letters, one wrong is already another word ("dose" and "nose").
 */
export function isSimilar(read: string, known: string): boolean {
  if (read === known) return true
  const limit = known.length >= 12 ? 2 : known.length >= 6 ? 1 : 0
  return limit > 0 && Math.abs(read.length - known.length) <= limit && distance(read, known, limit) <= limit
}
