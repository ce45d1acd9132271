import type { ReadWord } from './words'

/** Words that several readings of one row found at one place, by reading; a reading may have none. */
export type Place = readonly (readonly ReadWord[])[]

/** Share of the narrower word that two words have in common across the row. */
const SAME = 0.4

/** Groups the words of several readings of one row by where they stand, from left to right. */
export function placesOf(readings: readonly (readonly ReadWord[])[]): Place[] {
  const all = readings.flatMap((words, reading) => words.map((word) => ({ word, reading })))
  const parent = all.map((_, i) => i)
  const find = (i: number): number => {
    while (parent[i] !== i) i = parent[i] as number
    return i
  }
  all.forEach((a, i) => {
    for (let j = i + 1; j < all.length; j++) {
      const b = all[j] as (typeof all)[number]
      if (a.reading !== b.reading && common(a.word, b.word) > SAME) parent[find(j)] = find(i)
    }
  })
  const groups = new Map<number, ReadWord[][]>()
  all.forEach(({ word, reading }, i) => {
    const root = find(i)
    const group = groups.get(root) ?? readings.map(() => [])
    groups.set(root, group)
    group[reading]?.push(word)
  })
  return [...groups.values()].sort((a, b) => leftOf(a) - leftOf(b))
}

function common(a: ReadWord, b: ReadWord): number {
  const width = Math.min(a.box[0] + a.box[2], b.box[0] + b.box[2]) - Math.max(a.box[0], b.box[0])
  return width <= 0 ? 0 : width / Math.min(a.box[2], b.box[2])
}

function leftOf(place: Place): number {
  return Math.min(...place.flat().map((word) => word.box[0]))
}

export const textOf = (words: readonly ReadWord[]): string => words.map((word) => word.text).join(' ')

/** Mean confidence, each word by its length. */
export function confidenceOf(words: readonly ReadWord[]): number {
  const letters = words.reduce((sum, word) => sum + word.text.length, 0)
  return letters === 0
    ? 0
    : words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / letters
}
