// `npm run bench:pages [-- ROUNDS]`: what a phone waits for. Lighthouse on a throttled phone, 360 px wide and with nothing
// kept from before, on the public pages and on those of a person with a few pages read; beside each figure its goal.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { measurePage } from './bench-pages/measure.mjs'
import { picturesOfLists } from './bench-pages/pictures.mjs'
import { goals, heading, picturesLine, rowOf } from './bench-pages/report.mjs'
import { Client } from './client.mjs'
import { ownFolder, ownServer } from './own.mjs'
import { freePort } from './server-process.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const rounds = Number(process.argv[2] ?? 3)
/** Enough for lists of a hundred facts. */
const pagesRead = 8
const folders = ['tests/fixtures/journey', 'tests/fixtures/pages'].map((folder) => path.join(root, folder))

execFileSync(process.execPath, [path.join(root, 'scripts/build.mjs')], { stdio: 'inherit' })
const server = await ownServer({ port: await freePort(), dataDir: ownFolder('bench') })
const client = new Client(server.url)
await client.signUp('welcome')
const file = await readPages()

/** @type {[path: string, signedIn: boolean][]} */
const pages = [
  ['/', false],
  ['/auth', false],
  ['/home', true],
  [`/file/${file}`, true],
  ['/labs', true],
]
console.log(heading)
for (const [address, signedIn] of pages) {
  const person = signedIn ? client.credentials : null
  const measured = []
  for (let round = 0; round < rounds; round += 1)
    measured.push(await measurePage({ url: server.url, path: address, person }))
  console.log(rowOf({ path: address.replace(file, '{id}'), signedIn, measured }))
}
console.log(picturesLine(await picturesOfLists(server.url, client.credentials)))
console.log(goals)
await server.stop()
process.exit(0)

/** A record like those that are kept: laboratory reports and letters. Resolves to the id of the first. */
async function readPages() {
  const sent = []
  const pictures = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.(jpe?g|png)$/.test(name))
      .map((name) => path.join(folder, name)),
  )
  for (const picture of pictures.slice(0, pagesRead))
    sent.push(await client.upload(path.basename(picture), readFileSync(picture)))
  const read = await client.waitUntilRead(sent.map(({ id }) => id))
  console.log(`${read.length} pages were read`)
  return sent[0]?.id ?? ''
}
