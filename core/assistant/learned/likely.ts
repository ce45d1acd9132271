import type { Question } from '../reading'
import type { KnownRecord } from '../record'
import { featuresOf } from './features'
import { codeOf, readWeights, type Weights } from './packed'
import { labels, packed, quantum } from './weights'

/** How a message was likeliest meant, by what was learned of the studied questions: never told as such, only asked back. */

export interface LikelyReading {
  /** An intent, or `app` or `aside` with its kind. */
  readonly label: string
  /** 0..1; all of a message make 1. */
  readonly share: number
}

let read: Weights | null = null

/** The readings of a message, the likeliest first. */
export function likelyReadings(question: Question, record: KnownRecord): readonly LikelyReading[] {
  read ??= readWeights(packed)
  const known = read
  const seen = [...featuresOf(question, record)].flatMap((one) => {
    const row = known.get(codeOf(one))
    return row === undefined ? [] : [row]
  })
  const sums = labels.map(() => 0)
  for (const row of seen)
    for (let at = 0; at < row.length; at += 2) {
      const label = row[at] ?? 0
      sums[label] = (sums[label] ?? 0) + ((row[at + 1] ?? 0) * quantum) / Math.sqrt(seen.length)
    }
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const all = powers.reduce((sum, one) => sum + one, 0)
  return labels
    .map((label, at) => ({ label, share: (powers[at] ?? 0) / all }))
    .toSorted((a, b) => b.share - a.share)
}
