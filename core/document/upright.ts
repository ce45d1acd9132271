import type { Box } from '../records/place'
import { across, bottom, centerY, median, overlap, right } from './geometry'
import { union, type Word } from './page'

/**
 * In heights of a word: how wide a band of upright print is, how far its pieces stand from one another at most and in
 * the middle, how long it is at least, how far from other words, and how far it may stand from its table.
 */
const reach = { band: 3.2, apart: 2.5, pitch: 0.9, length: 3.5, alone: 0.9, beside: 5 }

/** How many pieces an upright title is read as, at least; how many of them have a letter or two; how much of it they cover. */
const pieces = { least: 7, short: 0.8, inked: 0.75 }

/**
 * What an engine makes of print that runs up the page, as the names of groups at a table's side do: pieces of a letter
 * or two one above another, closer than lines are. What stands there is known, what it says is not.
 */
export function uprightRuns(words: readonly Word[], height: number): Word[][] {
  const taken = new Set<Word>()
  const out: Word[][] = []
  for (const first of words.filter(isShort).sort((a, b) => a.box[0] - b.box[0])) {
    const band = words
      .filter((word) => !taken.has(word))
      .filter(({ box }) => box[0] >= first.box[0] - 1 && right(box) <= first.box[0] + reach.band * height)
      .sort((a, b) => centerY(a.box) - centerY(b.box))
    for (const run of runsOf(band, reach.apart * height)) {
      if (!isUpright(run, height) || !standsAlone(run, words, height)) continue
      out.push(run)
      for (const word of run) taken.add(word)
    }
  }
  return out
}

const isShort = ({ text }: Word): boolean => text.length <= 2

/** Words from top to bottom, parted where the page is empty. */
function runsOf(words: readonly Word[], apart: number): Word[][] {
  const out: Word[][] = []
  let end = -Infinity
  for (const word of words) {
    if (word.box[1] - end > apart) out.push([])
    out.at(-1)!.push(word)
    end = Math.max(end, bottom(word.box))
  }
  return out
}

function isUpright(run: readonly Word[], height: number): boolean {
  if (run.length < pieces.least || run.filter(isShort).length < pieces.short * run.length) return false
  const steps = run.slice(1).map((word, at) => centerY(word.box) - centerY(run[at]!.box))
  const box = union(run.map((word) => word.box))
  const inked = runsOf(run, 0).reduce((sum, part) => sum + union(part.map((word) => word.box))[3], 0)
  return (
    median(steps) < reach.pitch * height && box[3] > reach.length * height && inked > pieces.inked * box[3]
  )
}

/** Hardly a piece of it has a word beside it, as the numbers and dashes of a column of limits have. */
function standsAlone(run: readonly Word[], words: readonly Word[], height: number): boolean {
  const own = new Set(run)
  const hasBeside = ({ box }: Word): boolean =>
    words.some(
      (other) =>
        !own.has(other) &&
        overlap(box[1], bottom(box), other.box[1], bottom(other.box)) >
          0.5 * Math.min(box[3], other.box[3]) &&
        -across(box, other.box) < reach.alone * height,
    )
  return run.filter(hasBeside).length < 0.2 * run.length
}

/** Whether upright print stands at the side of a table, level with it. */
export const isBesideAny = (
  runs: readonly (readonly Word[])[],
  { box: table }: { readonly box: Box },
  height: number,
): boolean =>
  runs
    .map((run) => union(run.map(({ box }) => box)))
    .some(
      (box) =>
        overlap(box[1], bottom(box), table[1], bottom(table)) > 0 &&
        across(box, table) > -reach.beside * height,
    )
