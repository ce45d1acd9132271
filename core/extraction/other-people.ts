import { labelsAnother, opensOnAnother, tellsOfPatient, whoHas } from '../language/other-people'
import { part, type Passage } from './passage'

interface Run {
  readonly from: number
  readonly others: boolean
}

/**
 * "Flatmate was treated for scabies; patient well": a sentence of which somebody else is the subject, or that stands behind
 * a label of theirs, is of another person, as if a relative's were told.
 */
export const asOfOthers = (passages: readonly Passage[]): Passage[] => passages.flatMap(othersApart)

function othersApart(whole: Passage): Passage[] {
  if (whole.kind === 'family-history' || whole.lines.some(({ table }) => table !== undefined)) return [whole]
  const ends = [...whole.text.matchAll(/[.;]\s+(?=[\p{L}\d(])/gu)].map(
    ({ index, 0: end }) => index + end.length,
  )
  const runs = [0, ...ends].flatMap((start, at) => runsOf(whole.text.slice(start, ends[at]), start))
  const merged = runs.filter((run, at) => at === 0 || run.others !== runs[at - 1]!.others)
  if (!merged.some(({ others }) => others)) return [whole]
  const starts = merged.map(({ from }) => whole.starts.findIndex((one) => one >= from))
  return merged.flatMap(({ others }, at) => {
    const [first = 0, last = whole.words.length] = [starts[at], starts[at + 1]]
    if (first < 0 || last <= first) return []
    const one = part(whole, first, last, whole.kind)
    return [others ? { ...one, kind: 'family-history' as const, item: false } : one]
  })
}

function runsOf(sentence: string, start: number): Run[] {
  const label = labelsAnother.exec(sentence)
  if (label) return [{ from: start, others: true }]
  const opens = opensOnAnother.exec(sentence)
  if (opens) return [{ from: start, others: !tellsOfPatient.test(sentence.slice(opens[0].length)) }]
  const who = whoHas.exec(sentence)
  const from = who ? who.index + who[0].length : 0
  if (!who || tellsOfPatient.test(sentence.slice(from))) return [{ from: start, others: false }]
  return [
    { from: start, others: false },
    { from: start + from, others: true },
  ]
}
