import { toSourcePlace, union, type PageReading, type Word } from '../document/page'
import type { Box, Corners, Evidence } from '../records/place'

/** In heights of its letters: words of one line that are further apart are marked apart. */
const widestSpace = 0.9

/** Where a fact stands: the region that is shown of it, and the words in it that say it. */
export const evidenceAt = (
  page: PageReading,
  region: Box,
  said: readonly Word[],
  quote = textOf(said),
): Evidence => ({
  page: 1,
  ...toSourcePlace(page, union([region, ...said.flatMap(({ ink }) => (ink ? [ink] : []))])),
  marks: marksOf(page, said),
  quote,
})

export const textOf = (words: readonly Word[]): string => words.map((word) => word.text).join(' ')

/** The words that state a fact as they lie on the picture: one mark for each run of words that stand together. */
export function marksOf(page: PageReading, words: readonly Word[]): readonly Corners[] {
  return groupsOf(words).map((box) => toSourcePlace(page, box).corners)
}

function groupsOf(words: readonly Word[]): readonly Box[] {
  const lines = [...Map.groupBy(new Set(words), ({ line }) => line).values()]
  return lines.flatMap((line) => {
    const boxes = line.map(({ box, ink }) => ink ?? box).toSorted((a, b) => a[0] - b[0])
    const tall = Math.max(...boxes.map(([, , , h]) => h))
    return boxes.reduce<Box[]>((groups, box) => {
      const last = groups.at(-1)
      const near = last && box[0] - (last[0] + last[2]) <= widestSpace * tall
      return near ? [...groups.slice(0, -1), union([last, box])] : [...groups, box]
    }, [])
  })
}

/** The words of a row that say each of these texts, in whatever order the row has them; none of a text that it lacks. */
export function wordsSaying(words: readonly Word[], texts: readonly (string | null)[]): readonly Word[] {
  return texts.flatMap((text) => (text === null || text === '' ? [] : runSaying(words, closed(text))))
}

function runSaying(words: readonly Word[], text: string): readonly Word[] {
  for (const from of words.keys()) {
    let said = ''
    for (let to = from; to < words.length && said.length < text.length; to += 1) {
      said += closed(words[to]?.text ?? '')
      if (said === text) return words.slice(from, to + 1)
    }
  }
  return []
}

const closed = (text: string): string => text.replace(/\s+/g, '')

/** How far a bracket that is opened may go on before it is taken for one that nobody closed. */
const longestBracket = 60

/** Where a statement ends that began a bracket: behind it. */
export function closingEnd(text: string, start: number, end: number): number {
  const said = text.slice(start, end)
  if (said.lastIndexOf('(') <= said.lastIndexOf(')')) return end
  const rest = text.slice(end, end + longestBracket)
  const close = rest.indexOf(')')
  const open = rest.indexOf('(')
  return close < 0 || (open >= 0 && open < close) ? end : end + close + 1
}
