// `npm run bench`: what the app costs, each figure beside something to compare it with, all in one run.
import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from './client.mjs'
import { bareHono } from './load/bare-hono.mjs'
import { compare, median } from './load/compare.mjs'
import { startReader } from './local/reader.mjs'
import { ownFolder, ownServer } from './own.mjs'
import { freePort } from './server-process.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const folder = path.join(root, 'tests/fixtures/journey')
const pages = readdirSync(folder).filter((name) => /\.(jpe?g|png)$/.test(name))
const seconds = (/** @type {number} */ ms) => (ms / 1000).toFixed(2)

async function readingPages() {
  const reader = await startReader()
  const url = await reader.ready
  const hasTesseract = spawnSync('tesseract', ['--version']).status === 0
  console.log('Reading a page: seconds in workerd, and of the tesseract command on the same picture')
  for (const page of pages) {
    const body = readFileSync(path.join(folder, page))
    const inWorker = []
    const native = []
    for (let run = 0; run < 4; run += 1) {
      let started = performance.now()
      await (await fetch(new URL('/read', url), { method: 'POST', body })).arrayBuffer()
      if (run > 0) inWorker.push(performance.now() - started)
      if (!hasTesseract) continue
      started = performance.now()
      const language = page.includes('hebrew') ? 'heb+eng' : 'eng'
      spawnSync('tesseract', [path.join(folder, page), 'stdout', '-l', language], {
        env: { ...process.env, OMP_THREAD_LIMIT: '1' },
      })
      if (run > 0) native.push(performance.now() - started)
    }
    console.log(
      `  ${page.padEnd(22)} ${seconds(median(inWorker))}   ${hasTesseract ? seconds(median(native)) : 'tesseract is not installed'}`,
    )
  }
  await reader.dispose()
}

/** @param {Client} client */
async function uploadToRegistry(client) {
  console.log('From upload to registry: seconds')
  for (const page of pages) {
    const before = JSON.stringify(await client.post('/api/rpc/registry_counts_v2', {}))
    const started = performance.now()
    const { id } = await client.upload(page, readFileSync(path.join(folder, page)))
    await client.waitUntilRead([id])
    const after = JSON.stringify(await client.post('/api/rpc/registry_counts_v2', {}))
    console.log(`  ${page.padEnd(22)} ${seconds(performance.now() - started)}   ${before} → ${after}`)
  }
}

/** @param {string} url @param {string} cookie */
async function requests(url, cookie) {
  const bare = await bareHono()
  const bareUrl = await bare.ready
  console.log('Requests a second, 16 at a time, median of 5 rounds of a second, and of the bare route')
  const rows = await compare([
    { name: 'a bare Hono route', address: String(new URL('/json', bareUrl)) },
    // What no answer from a database can be faster than here.
    { name: 'with one row of D1', address: String(new URL('/row', bareUrl)) },
    { name: 'GET /api/health', address: `${url}/api/health` },
    { name: 'GET /api/rest/files', address: `${url}/api/rest/files`, headers: { cookie } },
    { name: 'page /', address: `${url}/` },
    { name: 'page /home', address: `${url}/home`, headers: { cookie } },
  ])
  for (const { name, rate, share } of rows)
    console.log(`  ${name.padEnd(22)} ${rate.toFixed(0).padStart(6)}   ${share.toFixed(2)}`)
  await bare.dispose()
}

execFileSync(process.execPath, [path.join(root, 'scripts/build.mjs')], { stdio: 'inherit' })
await readingPages()
const server = await ownServer({ port: await freePort(), dataDir: ownFolder('bench') })
const client = new Client(server.url)
await client.signUp('welcome')
await uploadToRegistry(client)
await requests(server.url, client.cookieHeader)
await server.stop()
process.exit(0)
