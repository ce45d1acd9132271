// The repository's TypeScript for a script that runs on bare Node: bundled, and imported from memory.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
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
