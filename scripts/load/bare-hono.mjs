// The least that a Worker can do on this machine: what the app's own calls are compared with.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** A Hono app with `/json`, a constant answer, `/row`, one row of D1, and `/count`, one row of D1 that is counted up. */
export async function bareHono() {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { Hono } from 'hono'
export default new Hono()
  .get('/json', (c) => c.json({ ok: true }))
  .get('/row', async (c) => c.json((await c.env.DB.prepare('SELECT 1 AS one').all()).results))
  .post('/count', async (c) => c.json(await c.env.DB.exec('CREATE TABLE IF NOT EXISTS views (n INTEGER)')))
  .get('/count', async (c) => c.json((await c.env.DB.prepare('INSERT INTO views (n) VALUES (1)').run()).success))`,
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
