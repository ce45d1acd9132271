// A thread that reads or extracts, watched while it works: what it costs in CPU and memory.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { build } from 'esbuild'

/** @import { PageReading } from '../../core/document/page' */
/** @import { Decision } from '../../core/extraction/decision' */
/** @import { ExtractedEntity } from '../../core/extraction/types' */

/**
 * @typedef {object} Tasks what each thread is given, and what it answers
 * @property {{ given: Uint8Array, answer: PageReading | null }} reading a picture's bytes; null where it cannot be read
 * @property {{ given: PageReading, answer: (ExtractedEntity & { decision: Decision })[] }} extraction
 */

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..')
const outfile = path.join(root, 'node_modules/.cache/chartlight/isolate.mjs')

/** The engine's script is CommonJS, and looks for what such scripts find around them. */
const commonJs = [
  "import { createRequire as __r } from 'node:module'",
  "import { fileURLToPath as __f } from 'node:url'",
  'const require = __r(import.meta.url)',
  'const __filename = __f(import.meta.url)',
  "const __dirname = __f(new URL('.', import.meta.url))",
].join(';')

export async function buildIsolate() {
  const entryPoints = [path.join(root, 'scripts/bench-extraction/isolate.ts')]
  await build({ entryPoints, bundle: true, platform: 'node', format: 'esm', outfile, logLevel: 'error', banner: { js: commonJs } }) // prettier-ignore
}

/**
 * Its heap is held to 64 MB, so that garbage is not taken for need: an isolate on Workers has 128 MB for everything.
 * @template {keyof Tasks} Task
 * @param {Task} task
 */
export function openIsolate(task) {
  const worker = new Worker(outfile, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 12 },
  })
  /** @type {number | null} */
  let peak = null
  const watch = async () => {
    const { used_heap_size, external_memory } = await worker.getHeapStatistics()
    peak = Math.max(peak ?? 0, used_heap_size + external_memory)
  }
  return {
    /**
     * The thread's answer, and the CPU seconds it took (of all the process's threads: compiling counts). Watching its
     * memory stops the thread again and again: what is watched is not timed, and what is timed is not watched.
     * @param {Tasks[Task]['given']} given @param {boolean} [watched]
     * @returns {Promise<{ answer: Tasks[Task]['answer'], seconds: number }>}
     */
    async run(given, watched = false) {
      const before = process.cpuUsage()
      const timer = watched ? setInterval(() => void watch().catch(() => {}), 20) : undefined
      worker.postMessage(given, [])
      const [answer] = await once(worker, 'message')
      clearInterval(timer)
      const { user, system } = process.cpuUsage(before)
      return { answer, seconds: (user + system) / 1e6 }
    },
    /** Bytes of JavaScript heap, array buffers and WebAssembly together, at the most; null where this Node cannot tell (before 22.16). */
    peak: () => peak,
    close: () => worker.terminate(),
  }
}
