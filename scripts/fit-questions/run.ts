/**
 * Fits the learned reading of questions anew and writes core/assistant/learned/weights.ts: `npm run fit:questions`. It learns
 * from the question files of tests/unit/assistant, which the rules answer rightly, and from scripts/fit-questions/wordings-*.txt.
 * The same files make the same weights.
 */
import { writeFileSync } from 'node:fs'
import { codeOf, packWeights } from '../../core/assistant/learned/packed'
import { fit } from './fit'
import { samplesOf, type Sample } from './samples'

/** A feature of fewer questions tells nothing of others. */
const leastQuestions = 2
const keptWeights = 22_000
/** Letters in a line of the file that is written. */
const columns = 1_000

const once = (samples: readonly Sample[]): readonly Sample[] => [
  ...new Map(samples.map((one) => [one.features.join('|'), one] as const)).values(),
]

const samples = once([
  ...(await samplesOf('tests/unit/assistant', false)),
  ...(await samplesOf('scripts/fit-questions', true)),
])
const labels = [...new Set(samples.map(({ label }) => label))].toSorted()
const counts = new Map<string, number>()
for (const feature of samples.flatMap(({ features }) => features))
  counts.set(feature, (counts.get(feature) ?? 0) + 1)
const features = [...counts.keys()].filter((one) => (counts.get(one) ?? 0) >= leastQuestions).toSorted()
const placeOf = new Map(features.map((feature, at) => [feature, at]))
const points = samples.map(({ features: of, label }) => ({
  features: of.flatMap((one) => placeOf.get(one) ?? []),
  label: labels.indexOf(label),
}))
const weights = fit(points, { features: features.length, labels: labels.length })

/** What a weight moves over the questions that have its feature: rare ones are not all to go, and what speaks for is worth more. */
const worthOf = (at: number): number => {
  const count = counts.get(features[Math.floor(at / labels.length)] ?? '') ?? 0
  const weight = weights[at] ?? 0
  return Math.abs(weight) * count ** 0.4 * (weight < 0 ? 0.7 : 1)
}
const least = [...weights.keys()].map(worthOf).toSorted((a, b) => b - a)[keptWeights] ?? 0
const quantum = weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127
const kept = new Map(
  features.flatMap((feature, row) => {
    const of = labels.flatMap((_, label) => {
      const at = row * labels.length + label
      const weight = Math.round((weights[at] ?? 0) / quantum)
      return worthOf(at) > least && weight !== 0 ? [label, weight] : []
    })
    return of.length === 0 ? [] : [[codeOf(feature), of] as const]
  }),
)
const packed = packWeights(kept)
const lines = Array.from({ length: Math.ceil(packed.length / columns) }, (_, at) =>
  packed.slice(at * columns, (at + 1) * columns),
)
writeFileSync(
  'core/assistant/learned/weights.ts',
  `/** Written by scripts/fit-questions/run.ts, and by nothing else: see docs/decisions/0028-likely-readings-are-offered.md. */

export const labels: readonly string[] = [
${labels.map((label) => `  '${label}',`).join('\n')}
]

/** What one step of a weight is worth. */
export const quantum = ${quantum.toPrecision(4)}

/** See \`readWeights\`. */
export const packed = \`
${lines.join('\n')}
\`
`,
)
console.log(
  `${samples.length} questions, ${labels.length} labels, ${kept.size} of ${features.length} features, ${packed.length} bytes`,
)
