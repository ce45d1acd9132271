// `npm run bench:share`: what a view of a share link costs, beside a bare route and a static file of the same machine,
// all in one run; and what a browser without a cache loads for its first look.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { findChromium, quietArguments } from './chromium.mjs'
import { Client } from './client.mjs'
import { bareHono } from './load/bare-hono.mjs'
import { compare } from './load/compare.mjs'
import { ownFolder, ownServer } from './own.mjs'
import { freePort } from './server-process.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const folder = path.join(root, 'tests/fixtures/journey')
const pages = readdirSync(folder).filter((name) => /\.(jpe?g|png)$/.test(name))

/** @param {string} url A person whose pages are read, and the link to them. @returns {Promise<{ slug: string }>} */
async function shareOf(url) {
  const client = new Client(url)
  await client.signUp('welcome')
  const sent = []
  for (const page of pages) sent.push((await client.upload(page, readFileSync(path.join(folder, page)))).id)
  await client.waitUntilRead(sent)
  return client.post('/api/functions/create_share_link', { scope: { type: 'full' }, expires_days: 7 })
}

/** @param {string} url @param {string} slug */
async function requests(url, slug) {
  const bare = await bareHono()
  await fetch(new URL('/count', await bare.ready), { method: 'POST' })
  const style = readdirSync(path.join(root, 'build/client/assets')).find((name) => name.endsWith('.css'))
  const rows = await compare([
    { name: 'a bare Hono route', address: String(new URL('/json', await bare.ready)) },
    { name: 'with one row of D1', address: String(new URL('/row', await bare.ready)) },
    { name: 'with one row kept by D1', address: String(new URL('/count', await bare.ready)) },
    { name: 'a page of the app that reads nothing', address: `${url}/api/docs` },
    { name: 'a static file', address: `${url}/assets/${style}` },
    { name: 'viewer, JSON', address: `${url}/api/functions/view_share_link/${slug}` },
    { name: 'viewer, page', address: `${url}/viewer/${slug}` },
  ])
  console.log(
    'Requests a second, of the bare route (goals: JSON 0.5, page 0.35), and milliseconds one by one',
  )
  for (const { name, rate, share, latency } of rows)
    console.log(
      `  ${name.padEnd(38)} ${rate.toFixed(0).padStart(6)}   ${share.toFixed(2)}   ${latency.toFixed(1)}`,
    )
  await bare.dispose()
}

/** @param {string} url @param {string} slug */
async function firstLook(url, slug) {
  const found = findChromium()
  if (found.path === null) throw new Error(found.sentence)
  const browser = await chromium.launch({ executablePath: found.path, args: [...quietArguments] })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  /** @type {{ type: string, bytes: number }[]} */
  const loaded = []
  page.on('requestfinished', async (request) => {
    const response = await request.response()
    const body = await response?.body().catch(() => null)
    if (body) loaded.push({ type: request.resourceType(), bytes: gzipSync(body).length })
  })
  await page.goto(`${url}/viewer/${slug}`, { waitUntil: 'networkidle' })
  await browser.close()
  const kinds = Map.groupBy(loaded, ({ type }) => type)
  console.log('A first look at 390 px: requests, and kilobytes gzip (goal: page and style 40, script 0)')
  for (const [kind, of] of kinds)
    console.log(
      `  ${kind.padEnd(22)} ${String(of.length).padStart(6)}   ${(of.reduce((sum, { bytes }) => sum + bytes, 0) / 1024).toFixed(1)}`,
    )
}

execFileSync(process.execPath, [path.join(root, 'scripts/build.mjs')], { stdio: 'inherit' })
const server = await ownServer({ port: await freePort(), dataDir: ownFolder('bench') })
const { slug } = await shareOf(server.url)
await requests(server.url, slug)
await firstLook(server.url, slug)
await server.stop()
process.exit(0)
