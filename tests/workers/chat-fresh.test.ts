import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Conversation } from '../../core/records/chat'
import { shardOf, type Env } from '../../workers/config'
import { openRecord } from '../../workers/db/records/open'
import { patient, readAgain, somethingWaits, uploadAndRead, type Patient } from '../support/files'
import { letter, report, sodium } from '../support/record-pages'

const bindings = env as unknown as Env
const recordOf = ({ owner }: Patient) =>
  openRecord(shardOf(bindings, owner.shard), owner, async () => undefined)

/** The stream of the answer to a question of its own conversation. */
async function ask({ browser }: Patient, message: string): Promise<string> {
  const response = await browser.fetch('/api/functions/medical_chat', { json: { message } })
  expect(response.status).toBe(200)
  return response.text()
}

/** Opens the panel, and has the record read. */
async function opened(someone: Patient): Promise<void> {
  await (await someone.browser.fetch('/api/rest/chat_conversations')).json<Conversation[]>()
  await ask(someone, 'hello')
}

async function withLetter(seed: number, ...lines: string[]) {
  const someone = await patient()
  const fileId = await uploadAndRead(someone.browser, seed)
  await readAgain(someone, fileId, letter('2024-05-01', ...lines))
  return { ...someone, fileId }
}

test('what is read, read again and deleted while the panel is open is in the next answer, or is not', async () => {
  const someone = await withLetter(341, 'Allergies: Penicillin - rash')
  await opened(someone)
  const allergies = () => ask(someone, 'Do I have any allergies?')
  expect(await allergies()).toContain('Penicillin')
  const second = await uploadAndRead(someone.browser, 342)
  expect(await allergies()).not.toContain('Latex')
  await readAgain(someone, second, letter('2024-06-01', 'Allergies: Latex - hives'))
  const both = await allergies()
  expect([both.includes('Penicillin'), both.includes('Latex')]).toEqual([true, true])
  await readAgain(someone, second, letter('2024-06-01', 'Allergies: Ibuprofen - hives'))
  const other = await allergies()
  expect([other.includes('Ibuprofen'), other.includes('Latex')]).toEqual([true, false])
  await someone.browser.fetch(`/api/rest/files/${second}`, { method: 'DELETE' })
  const left = await allergies()
  expect([left.includes('Penicillin'), left.includes('Ibuprofen')]).toEqual([true, false])
  await someone.browser.fetch(`/api/rest/files/${someone.fileId}`, { method: 'DELETE' })
  expect(await allergies()).not.toContain('Penicillin')
})

test('what the patient says while the panel is open is in the next answer', async () => {
  const someone = await patient()
  const task = await somethingWaits(someone, 343)
  await opened(someone)
  const potassium = () => ask(someone, 'What is my potassium?')
  expect(await potassium()).not.toContain('41 mmol/L')
  const { verdicts } = recordOf(someone)
  const given = await verdicts.give(task.id, { action: 'approve', correction: null, notes: null })
  if (given.kind !== 'given') throw new Error(given.kind)
  expect(await potassium()).toContain('41 mmol/L')
  await verdicts.undo(given.verdict.id)
  expect(await potassium()).not.toContain('41 mmol/L')
  const json = { type: 'allergy', date: '2024', text: 'Peanut', status: 'active' }
  expect((await someone.browser.fetch('/api/rest/entries', { json })).status).toBe(201)
  expect(await ask(someone, 'Do I have any allergies?')).toContain('Peanut')
})

test('a document that came while the panel is open is counted once it is read', async () => {
  const someone = await patient()
  const first = await uploadAndRead(someone.browser, 344)
  await readAgain(someone, first, report('2024-05-01', sodium))
  await opened(someone)
  const documents = () => ask(someone, 'How many documents are there?')
  const before = await documents()
  const second = await uploadAndRead(someone.browser, 345)
  await readAgain(someone, second, report('2024-06-01', sodium))
  const after = await documents()
  expect(before).not.toContain('Jun 1, 2024')
  expect(after).toContain('Jun 1, 2024')
})

test('two people who ask in turn are each answered from their own record', async () => {
  const one = await withLetter(346, 'Allergies: Penicillin - rash')
  const other = await withLetter(347, 'Allergies: Latex - hives')
  await Promise.all([opened(one), opened(other)])
  for (const _ of [1, 2]) {
    const [own, theirs] = await Promise.all([one, other].map((who) => ask(who, 'Do I have any allergies?')))
    expect([own?.includes('Penicillin'), own?.includes('Latex')]).toEqual([true, false])
    expect([theirs?.includes('Penicillin'), theirs?.includes('Latex')]).toEqual([false, true])
  }
})

test('a question is no change of the record: whoever looked at it need not look again', async () => {
  const someone = await withLetter(348, 'Allergies: Penicillin - rash')
  const before = await recordOf(someone).head()
  await ask(someone, 'Do I have any allergies?')
  const after = await recordOf(someone).head()
  expect(after.epoch).toBe(before.epoch)
  expect(after.seq).toBeGreaterThan(before.seq)
})
