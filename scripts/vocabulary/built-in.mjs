// The codes that the built-in vocabulary gives, held against a release that is being imported.
import { importBundled } from '../import-bundled.mjs'

/** @import { Concept, ConceptType } from '../../core/vocabulary/concept' */
/** @typedef {{ conceptTypes: readonly ConceptType[], entriesOf: (type: ConceptType) => readonly { concept: Concept }[] }} Vocabulary */

/**
 * The built-in codes of a system, each with the concept that has it; headings that are meant as such left out.
 * @param {string} system
 */
export async function builtInCodes(system) {
  const entry = `export { entriesOf } from './core/vocabulary/load'; export { conceptTypes } from './core/vocabulary/concept'`
  const { entriesOf, conceptTypes } = /** @type {Vocabulary} */ (await importBundled(entry))
  return conceptTypes.flatMap((type) =>
    entriesOf(type)
      .filter(({ concept }) => !concept.attributes.has('heading'))
      .flatMap(({ concept }) => (concept.codes[system] ?? []).map((code) => ({ code, name: concept.name }))),
  )
}

/**
 * The built-in codes that a release does not have, or has retired.
 * @param {readonly { code: string, name: string }[]} builtIn
 * @param {import('./releases.mjs').Release} release
 * @param {AsyncIterable<string>} lines All lines of the release.
 */
export async function notInRelease(builtIn, release, lines) {
  /** @type {Map<string, string[]>} */
  const left = new Map()
  for (const { code, name } of builtIn) left.set(code, [...(left.get(code) ?? []), name])
  for await (const line of lines) {
    const term = release.read(line)
    if (term) left.delete(term.code)
  }
  return [...left].map(([code, names]) => ({ code, name: names.join(', ') }))
}
