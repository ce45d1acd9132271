// `npm run bench:chat [-- FACTS]`: how long a question waits for the first byte of its answer, in a record of so many facts and
// without a key: in a runtime that has answered nothing yet, in one where the panel was opened before, after that, and where the
// record changed since the question before.
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { makePerson } from './bench-record/people.mjs'
import { openRuntime } from './bench-record/runtime.mjs'

/** The goal of the first byte, in milliseconds. */
const goal = 150
/** As long as a person needs to write a short question. */
const writing = 3000
const panelOpens = '/api/rest/chat_conversations?limit=5'
/** So often the record changes before a question. */
const changes = 5
const questions = [
  'what was out of range?',
  'what medications do I take?',
  'what is my made lab 7',
  'how did my made lab 0 change over time',
  'what is my hemoglobin',
  'any allergies?',
  'what did the last report say?',
  'אילו תרופות אני לוקח?',
  'מה ההמוגלובין שלי',
]

const facts = Number(process.argv[2] ?? 10_000)
const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
execFileSync(process.execPath, [path.join(root, 'scripts/build.mjs')], { stdio: 'inherit' })
let runtime = await openRuntime()
const { cookie } = await makePerson(runtime, facts)

runtime = await runtime.again()
await get('/api/rest/profiles')
print('first question of a runtime', await firstByte(questions[0] ?? ''))

runtime = await runtime.again()
await get(panelOpens)
await new Promise((go) => setTimeout(go, writing))
print('first question after the panel was opened', await firstByte(questions[0] ?? ''))
const later = []
for (const question of [...questions, ...questions]) {
  const ms = await firstByte(question)
  later.push(ms)
  console.log(`  ${ms.toFixed(0).padStart(5)} ms  ${question}`)
}
later.sort((a, b) => a - b)
print('later questions, the middle one', later[Math.floor(later.length / 2)] ?? 0)
print('later questions, the longest', later.at(-1) ?? 0)
const changed = []
for (const question of questions.slice(0, changes)) {
  await enter(`Made by hand ${changed.length}`)
  // The panel is open, and asks again with the first letter.
  await get(panelOpens)
  await new Promise((go) => setTimeout(go, writing))
  changed.push(await firstByte(question))
}
changed.sort((a, b) => a - b)
print('questions written after a change of the record, the middle one', changed[Math.floor(changes / 2)] ?? 0)
await runtime.close()
process.exit(0)

/** @param {string} what @param {number} ms */
function print(what, ms) {
  console.log(`${what}: ${ms.toFixed(0)} ms (goal ${goal} ms${ms > goal ? ', missed' : ''})`)
}

/** @param {string} address */
async function get(address) {
  const response = await fetch(runtime.url + address, { headers: { cookie: cookie() } })
  await response.arrayBuffer()
}

/** @param {string} address @param {object} body */
async function post(address, body) {
  return fetch(runtime.url + address, {
    method: 'POST',
    headers: { cookie: cookie(), 'content-type': 'application/json', origin: runtime.url },
    body: JSON.stringify(body),
  })
}

/** @param {string} text of an allergy that the person writes down */
async function enter(text) {
  const response = await post('/api/rest/entries', { type: 'allergy', date: '2024', text, status: 'active' })
  if (response.status !== 201) throw new Error(`entries: ${response.status}`)
  await response.arrayBuffer()
}

/** @param {string} message @returns {Promise<number>} milliseconds */
async function firstByte(message) {
  const started = performance.now()
  const response = await post('/api/functions/medical_chat', { message })
  if (response.status !== 200 || response.body === null) throw new Error(`medical_chat: ${response.status}`)
  const reader = response.body.getReader()
  await reader.read()
  const ms = performance.now() - started
  while (!(await reader.read()).done);
  return ms
}
