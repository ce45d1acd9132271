// Which modules travel in one file: by Rollup's rule each that a different set of screens shares is a file of its own, forty
// for one screen, and each costs a phone a request and its bytes the zip of their neighbours.
/** @import { Rollup } from 'vite' */
/** @typedef {ReadonlyMap<string, ReadonlySet<string>>} Reached by module: the first modules from which imports lead to it */

/** What a public page loads; it loads nothing of the others. */
const isPublic = (/** @type {string} */ id) => /\/app\/(public\/wake|entry\.client)\.tsx?$/.test(id)
/** What every screen loads, whichever it is. */
const isEverywhere = (/** @type {string} */ id) => /\/app\/(root|whole-page|routes\/_app)\.tsx(\?|$)/.test(id)
const isScreen = (/** @type {string} */ id) => /\/app\/routes\/_app\.(?!tsx)/.test(id)

/** The screens, that have to share a module for all of them to take it with the rest of what lists of facts need. */
const sharedBy = 3

/** @returns {{ name: 'shared-chunks', applyToEnvironment: (env: { name: string }) => boolean, outputOptions: (options: Rollup.OutputOptions) => Rollup.OutputOptions }} */
export function sharedChunks() {
  /** @type {Reached | null} */
  let reached = null
  /** @type {Rollup.GetManualChunk} */
  const manualChunks = (id, graph) => chunkOf([...((reached ??= reachedIn(graph)).get(id) ?? [])], id)
  return {
    name: 'shared-chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    outputOptions: (options) => ({ ...options, manualChunks }),
  }
}

/**
 * The file that a module goes to; undefined where Rollup decides.
 * @param {readonly string[]} firsts from which imports lead to it
 * @param {string} id
 */
export function chunkOf(firsts, id) {
  if (firsts.includes(id)) return undefined
  const everywhere = firsts.some(isEverywhere)
  const shared = everywhere || firsts.filter(isScreen).length >= sharedBy
  if (!shared) return undefined
  if (firsts.some(isPublic)) return 'base'
  return everywhere ? 'shell' : 'facts'
}

/** @param {Rollup.ManualChunkMeta} graph @returns {Reached} */
function reachedIn({ getModuleIds, getModuleInfo }) {
  /** @type {Map<string, Set<string>>} */
  const reached = new Map()
  for (const first of getModuleIds()) {
    const info = getModuleInfo(first)
    if (!info || (!info.isEntry && info.dynamicImporters.length === 0)) continue
    const open = [first]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const from = reached.get(id) ?? new Set()
      if (from.has(first)) continue
      reached.set(id, from.add(first))
      open.push(...(getModuleInfo(id)?.importedIds ?? []))
    }
  }
  return reached
}
