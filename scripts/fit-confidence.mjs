// `node scripts/fit-confidence.mjs PRED.json TRUTH.json [PRED.json TRUTH.json …]`: how sure the extractor's confidence is in
// truth. PRED is what scripts/extract-pages.ts writes. Prints, for each type, the scale and shift for core/extraction/confidence.ts
// (logistic regression of right or wrong on the log-odds stated, with a prior at "as stated"), and the reliability before and after.
import { readFileSync } from 'node:fs'
import { judge } from './bench-extraction/judge.mjs'
import { importBundled } from './import-bundled.mjs'

/** @import { EntityType } from '../core/records/kinds' */
/** @import { FoundFact, Judged, TruePage } from './bench-extraction/judge.mjs' */

/** @typedef {{ file: string, entities: (FoundFact & { status: string })[] }} FoundPage */
/** @typedef {{ z: number, right: boolean }} Point `z`: the log-odds that were stated */

const { fits } = /** @type {typeof import('../core/extraction/confidence')} */ (
  await importBundled("export { fits } from './core/extraction/confidence'")
)

const files = process.argv.slice(2)
/** @type {(Judged & { type: EntityType })[]} */
const rows = []
const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'))
for (let i = 0; i < files.length; i += 2) {
  const [predFile, truthFile] = files.slice(i, i + 2)
  if (!predFile || !truthFile)
    throw new Error('usage: fit-confidence PRED.json TRUTH.json [PRED.json TRUTH.json …]')
  /** @type {TruePage[]} */
  const pages = read(truthFile)
  /** @type {FoundPage[]} */
  const found = read(predFile)
  const truth = new Map(pages.map((page) => [page.file, page]))
  for (const page of found) {
    const facts = page.entities.filter((entity) => entity.status !== 'negated')
    const known = truth.get(page.file)
    if (known)
      for (const fact of facts)
        rows.push(...judge([fact], known).map((verdict) => ({ ...verdict, type: fact.type })))
  }
}

const logit = (/** @type {number} */ p) =>
  Math.log(Math.min(Math.max(p, 0.002), 0.998) / (1 - Math.min(Math.max(p, 0.002), 0.998)))
const sigmoid = (/** @type {number} */ z) => 1 / (1 + Math.exp(-z))

/** Newton's method on two parameters; the prior is worth ten facts. @param {readonly Point[]} points */
function fit(points) {
  let scale = 1
  let shift = 0
  for (let step = 0; step < 50; step++) {
    let [g0, g1, h00, h01, h11] = [10 * (scale - 1), 2 * shift, 10, 0, 2]
    for (const { z, right } of points) {
      const p = sigmoid(scale * z + shift)
      const slope = p - Number(right)
      g0 += slope * z
      g1 += slope
      const w = p * (1 - p)
      h00 += w * z * z
      h01 += w * z
      h11 += w
    }
    const det = h00 * h11 - h01 * h01
    scale -= (h11 * g0 - h01 * g1) / det
    shift -= (h00 * g1 - h01 * g0) / det
  }
  return { scale, shift }
}

/** @param {readonly Point[]} points @param {(z: number) => number} map */
const brier = (points, map) =>
  points.reduce((sum, { z, right }) => sum + (sigmoid(map(z)) - Number(right)) ** 2, 0) / points.length
console.log('type         facts   right    Brier before → after   scale, shift to write')
for (const [type, old] of Object.entries(fits)) {
  const points = rows
    .filter((row) => row.type === type)
    .map(({ confidence, right }) => ({ z: logit(confidence), right }))
  if (points.length === 0) continue
  const { scale, shift } = fit(points)
  const right = points.filter((point) => point.right).length / points.length
  const written = `scale: ${(scale * old.scale).toFixed(2)}, shift: ${(scale * old.shift + shift).toFixed(2)}`
  console.log(
    `${type.padEnd(11)} ${String(points.length).padStart(6)}  ${(100 * right).toFixed(1)} %   ${brier(points, (z) => z).toFixed(4)} → ${brier(points, (z) => scale * z + shift).toFixed(4)}        { ${written} }`,
  )
}
