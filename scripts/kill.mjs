// `npm run test:kill`: three people upload, say yes or no and delete while the server is killed with SIGKILL, and whether
// anything that was acknowledged was lost, done twice, or left a row or an object behind. KILLS sets how often.
import path from 'node:path'
import { judgeStores, judgeTries, judgeUploads, judgeWords } from './kill/judge.mjs'
import { readUndisturbed, seePage } from './kill/look.mjs'
import { Person } from './kill/person.mjs'
import { readStores } from './kill/stores.mjs'
import { root } from './local/options.mjs'
import { ownFolder, ownServer, spawnOwnServer } from './own.mjs'
import { freePort } from './server-process.mjs'

const wantedKills = Number(process.env.KILLS ?? 20)
const wanted = { uploads: 60, verdicts: 30, removals: 10 }
const readBefore = 9
/** Mostly in the middle of a request, now and then in the middle of a page. */
const lifeMs = () => Math.random() ** 2 * 16_000
/** Now and then the next start is killed too, before it serves. */
const startEvery = 5
const folder = path.join(root, 'tests/fixtures/small')
// Most of them ask: of a drug that is taken once a week, and here every day.
const pages = ['medications.png', 'medications.png', 'results.png']
const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms))

const dataDir = ownFolder('kill')
const port = await freePort()
let server = await ownServer({ port, dataDir })
const people = Array.from({ length: 3 }, () => new Person(server.url, folder, pages))
for (const person of people) {
  await person.client.signUp('welcome')
  // What is to be said yes or no to from the first kill on.
  for (let page = 0; page < readBefore; page += 1) await person.upload(0)
  await person.waitUntilRead()
}
const allUploads = () => new Map(people.flatMap((person) => [...person.uploads]))
const allWords = () => new Map(people.flatMap((person) => [...person.words]))
/** Of what was asked for, what was acknowledged. */
const counts = () => ({
  uploads: allUploads().size,
  verdicts: [...allWords().values()].filter(({ verdictId }) => verdictId !== null).length,
  removals: [...allUploads().values()].filter(({ removed }) => removed === 'done').length,
})
const inWords = (/** @type {object} */ of) =>
  Object.entries(of)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ')

for (let kills = 0; kills < wantedKills; kills += 1) {
  const acts = people.map((person, at) => person.act({ kills, uploads: 1, removes: kills % 3 === at }))
  await pause(lifeMs())
  process.kill(server.pid, 'SIGKILL')
  await Promise.all([server.ended, ...acts])
  console.log(`kill ${kills + 1}: acknowledged ${inWords(counts())}`)
  if (kills % startEvery === 0) await killStart()
  server = await ownServer({ port, dataDir })
}
const underKills = counts()

for (const person of people) {
  await person.waitUntilRead()
  while (person.uploads.size < wanted.uploads / people.length) await person.upload(wantedKills)
  await person.waitUntilRead()
  await person.look(wantedKills)
  await person.say()
  await person.remove()
}
const problems = await judgeAll()

const done = counts()
for (const what of /** @type {const} */ (['uploads', 'verdicts', 'removals']))
  if (done[what] < wanted[what]) problems.push(`only ${done[what]} ${what} were acknowledged`)
console.log(
  `${wantedKills} kills; acknowledged ${inWords(done)}, of which while it was killed ${inWords(underKills)}`,
)
for (const problem of problems) console.log(`  ${problem}`)
console.log(
  problems.length === 0
    ? 'OK nothing was lost, done twice or left behind'
    : `FAIL ${problems.length} problems`,
)
process.exit(problems.length === 0 ? 0 : 1)

/** A start that is killed before it serves. */
async function killStart() {
  const { child, ended } = spawnOwnServer({ port, dataDir })
  await pause(lifeMs())
  child.kill('SIGKILL')
  await ended
}

async function judgeAll() {
  const expected = await readUndisturbed(server.url, folder, pages)
  const seen = new Map()
  for (const person of people) for (const id of await person.files()) seen.set(id, await seePage(person, id))
  await server.stop()
  const stores = await settledStores()
  return [
    ...judgeUploads(allUploads(), seen, expected),
    ...judgeWords(allWords(), seen, stores),
    ...judgeTries(allUploads(), stores),
    ...judgeStores(stores),
  ]
}

/** A removal ends when nobody can be writing any more, which takes its time, and a server. */
async function settledStores() {
  for (let look = 0; ; look += 1) {
    const stores = await readStores(dataDir)
    const last = Math.max(0, ...stores.removals.map((one) => one.due_at))
    if (last === 0 || look === 3) return stores
    const again = await ownServer({ port, dataDir })
    await pause(Math.max(0, last - Date.now()) + 10_000)
    await again.stop()
  }
}
