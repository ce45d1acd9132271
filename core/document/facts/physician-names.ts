import type { Box } from '../../records/place'
import { across, centerY } from '../geometry'
import type { Word } from '../page'
import { plain } from '../script'

/** A name and where it stands. */
interface Named {
  readonly name: string
  readonly box: Box
}

const tokens = (name: string) =>
  plain(name)
    .split(/[^\p{L}]+/u)
    .filter((token) => token.length > 2)
export const same = (a: string, b: string) =>
  tokens(a).length > 0 && tokens(a).every((token) => tokens(b).includes(token))
export const shares = (a: string, b: string) => tokens(a).some((token) => tokens(b).includes(token))
export const longest = <T extends Named>(some: readonly T[], words: readonly Word[]) =>
  [...some].sort(
    (a, b) => tokens(b.name).length - tokens(a.name).length || surety(b, words) - surety(a, words),
  )[0]

/** How well the words of a name were read where it stands, 0..1: the least sure of them. */
export function surety({ name, box }: Named, words: readonly Word[]): number {
  const own = tokens(name)
  const has = (word: Word, token: string) => tokens(word.text).includes(token)
  const read = words.filter(
    (word) =>
      across(word.box, box) > 0 &&
      centerY(word.box) > box[1] &&
      centerY(word.box) < box[1] + box[3] &&
      own.some((token) => has(word, token)),
  )
  // A word that the page writes twice was read as well as where it was read best.
  const best = (word: Word): number =>
    Math.max(
      ...words
        .filter((other) => own.some((token) => has(word, token) && has(other, token)))
        .map(({ confidence }) => confidence),
    )
  return Math.min(1, ...read.map(best))
}
