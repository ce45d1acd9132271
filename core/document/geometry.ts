import type { Box } from '../records/place'

export const right = (box: Box): number => box[0] + box[2]
export const bottom = (box: Box): number => box[1] + box[3]
export const centerX = (box: Box): number => box[0] + box[2] / 2
export const centerY = (box: Box): number => box[1] + box[3] / 2

/** Length that the intervals [a0, a1] and [b0, b1] share; negative where they stand apart. */
export function overlap(a0: number, a1: number, b0: number, b1: number): number {
  return Math.min(a1, b1) - Math.max(a0, b0)
}

/** Width that two boxes share; negative where they stand side by side. */
export const across = (a: Box, b: Box): number => overlap(a[0], right(a), b[0], right(b))

/** The middle value (the lower one of two); `fallback` of none. */
export function median(values: readonly number[], fallback = 0): number {
  if (values.length === 0) return fallback
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? fallback
}

export function mean(values: readonly number[], fallback = 0): number {
  return values.length === 0 ? fallback : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Height of a typical word: the measure of all gaps, so that no rule depends on the resolution. */
export function typicalHeight(words: readonly { readonly box: Box; readonly text: string }[]): number {
  const tall = words.filter((word) => /[\p{L}\p{N}]/u.test(word.text))
  return median((tall.length > 0 ? tall : words).map((word) => word.box[3]), 1) || 1 // prettier-ignore
}
