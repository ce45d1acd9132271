import {
  aboutNewborn,
  goesOnWithMother,
  motherTitle,
  newbornTitle,
  ofChild,
  ofMother,
  opensOnMother,
  tellsOfChild,
} from '../language/newborns'
import type { Document } from '../document/types'
import { part, type Passage } from './passage'

/** So many lines are the head of a page. */
const head = 6

/**
 * In the letter of a mother, what stands under the title of her newborn, or in the passage that it labels, is of another
 * person: as if a relative's were told. A table of results goes on with hers.
 */
export function asNewborns(passages: readonly Passage[], { lines, sections }: Document): readonly Passage[] {
  if (!lines.some(({ text }) => ofMother.test(text))) return passages
  if (lines.slice(0, head).some(({ text }) => ofChild.test(text) && !newbornTitle.test(text))) return passages
  let section = -1
  let open = false
  return passages.map((one) => {
    if (one.section !== section) {
      section = one.section
      open = newbornTitle.test(sections[section]?.heading?.text ?? '')
    }
    const titled = newbornTitle.test(one.text)
    if (motherTitle.test(one.text) || one.lines.some(({ table }) => table !== undefined)) open = false
    // A title of its own opens what stands below it; a label only its own passage.
    if (titled && !/:\s*\S/.test(one.text)) open = true
    return open || titled ? { ...one, kind: 'family-history' as const } : one
  })
}

/** So many lines tell of whom a letter is. */
const opening = 12

/** In the letter of a newborn, the sentences that tell of the mother and her pregnancy are a relative's. */
export function asMothers(passages: readonly Passage[], { lines }: Document): readonly Passage[] {
  if (!lines.slice(0, opening).some(({ text }) => aboutNewborn.test(text))) return passages
  return passages.flatMap(mothersApart)
}

function mothersApart(whole: Passage): Passage[] {
  const ends = [...whole.text.matchAll(/[.;]\s+(?=\p{Lu})/gu)].map(({ index, 0: end }) => index + end.length)
  const from = [0, ...ends]
  let hers = false
  const runs: { at: number; hers: boolean }[] = []
  for (const [index, start] of from.entries()) {
    const sentence = whole.text.slice(start, from[index + 1] ?? whole.text.length)
    hers =
      opensOnMother.test(sentence) ||
      (hers && goesOnWithMother.test(sentence) && !tellsOfChild.test(sentence))
    if (runs.at(-1)?.hers !== hers) runs.push({ at: whole.starts.findIndex((one) => one >= start), hers })
  }
  if (!runs.some((run) => run.hers)) return [whole]
  return runs.map((run, index) => {
    const one = part(whole, run.at, runs[index + 1]?.at ?? whole.words.length, whole.kind)
    return run.hers ? { ...one, kind: 'family-history' as const } : one
  })
}
