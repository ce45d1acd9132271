// The least that a Worker can do on this machine: what the app's own calls are compared with.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** A Hono app with `/json`, a constant answer, and `/row`, one row of D1. */
export async function bareHono() {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { Hono } from 'hono'
export default new Hono()
  .get('/json', (c) => c.json({ ok: true }))
  .get('/row', async (c) => c.json((await c.env.DB.prepare('SELECT 1 AS one').all()).results))`,
      resolveDir: root,
    },
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
  })
  const script = outputFiles[0]?.text ?? ''
  const worker = {
    name: 'bare',
    modules: true,
    script,
    compatibilityDate: '2026-10-20',
    d1Databases: { DB: 'bare' },
  }
  return new Miniflare(convertV4MiniflareOptions({ cf: false, workers: [worker] }))
}
