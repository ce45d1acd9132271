/** Multinomial logistic regression on sparse features, by stochastic gradient steps of their own size (Adagrad). */

export interface Point {
  readonly features: readonly number[]
  readonly label: number
}

interface Size {
  readonly features: number
  readonly labels: number
}

const passes = 30
const step = 0.3
const shrink = 1e-3
/** The share of features that is left out of each step: no word is to tell alone. */
const dropped = 0.3

/** The same numbers each time: a fit can be made again. */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff
    return state / 0x7f_ff_ff_ff
  }
}

/** How likely each label is. @param weights by feature, then by label */
export function shares(weights: Float32Array, features: readonly number[], labels: number): Float64Array {
  const sums = new Float64Array(labels)
  for (const feature of features)
    for (let label = 0; label < labels; label += 1)
      sums[label]! += weights[feature * labels + label]! / Math.sqrt(features.length)
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const all = powers.reduce((sum, one) => sum + one, 0)
  return powers.map((one) => one / all)
}

export function fit(points: readonly Point[], { features, labels }: Size): Float32Array {
  const random = randomOf(7)
  const weights = new Float32Array(features * labels)
  const squares = new Float32Array(features * labels).fill(1e-6)
  const order = points.map((_, at) => at)
  for (let pass = 0; pass < passes; pass += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1))
      ;[order[at], order[other]] = [order[other]!, order[at]!]
    }
    for (const at of order) {
      const point = points[at]!
      const seen = point.features.filter(() => random() > dropped)
      if (seen.length === 0) continue
      const errors = shares(weights, seen, labels)
      errors[point.label]! -= 1
      const size = Math.sqrt(seen.length)
      for (const feature of seen)
        for (let label = 0; label < labels; label += 1) {
          const i = feature * labels + label
          const slope = errors[label]! / size + shrink * weights[i]!
          squares[i]! += slope * slope
          weights[i]! -= (step * slope) / Math.sqrt(squares[i]!)
        }
    }
  }
  return weights
}
