// The repository's TypeScript for a script that runs on bare Node: bundled, and imported from memory.
import { rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')

/**
 * @param {string} contents an entry, whose imports are relative to the repository
 * @returns {Promise<unknown>} the module
 */
export async function importBundled(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  })
  const text = outputFiles.map((file) => file.text).join('')
  return import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`)
}

/**
 * Runs a script of the repository that is TypeScript: bundled first, so that nothing is transformed while it measures, and
 * beside its entry, from where it may look for its files.
 * @param {string} entry relative to the repository
 */
export async function runBundled(entry) {
  const from = path.join(root, entry)
  const outfile = path.join(path.dirname(from), `.${path.basename(entry, '.ts')}.mjs`)
  try {
    await build({
      entryPoints: [from],
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile,
      logLevel: 'error',
    })
    await import(pathToFileURL(outfile).href)
  } finally {
    rmSync(outfile, { force: true })
  }
}
