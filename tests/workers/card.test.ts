import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { EmergencyCard } from '../../core/records/emergency-card'
import { openLinks } from '../../workers/adapters/links'
import { shardOf, type Config, type Env } from '../../workers/config'
import { openRecord } from '../../workers/db/records/open'
import { openRecordView } from '../../workers/http/record-view'
import { patient, readAgain, uploadAndRead, type Patient } from '../support/files'
import { letter } from '../support/record-pages'

const bindings = env as unknown as Env
const database = ({ owner }: Patient) => shardOf(bindings, owner.shard)
const recordOf = (someone: Patient) => openRecord(database(someone), someone.owner, async () => {})

async function cardOf(someone: Patient): Promise<EmergencyCard> {
  const view = openRecordView(recordOf(someone), openLinks('of this test'), {} as Config)
  const [card] = await view.emergencyCards('UTC')
  if (!card) throw new Error('there is a card in each language')
  return card
}

/** Names on it by part: allergies, drugs, problems. */
const namesOn = ({ parts }: EmergencyCard) => parts.map(({ rows }) => rows.map(({ name }) => name))

const kept = (someone: Patient) =>
  database(someone)
    .prepare('SELECT epoch, day, telling FROM kept_cards WHERE user_id = ?')
    .bind(someone.owner.userId)
    .all()
const change = (someone: Patient, set: string) =>
  database(someone).prepare(`UPDATE kept_cards SET ${set} WHERE user_id = ?`).bind(someone.owner.userId).run()

async function withLetter(seed: number) {
  const someone = await patient()
  const fileId = await uploadAndRead(someone.browser, seed)
  const lines = ['Allergies: Penicillin - rash', 'Diagnoses:', 'Asthma']
  await readAgain(someone, fileId, letter('2024-05-01', ...lines))
  return { ...someone, fileId }
}

test('the card is made once for a state of the record, and anew with each change of it', async () => {
  const someone = await withLetter(9101)
  expect(namesOn(await cardOf(someone))).toEqual([['Penicillin'], [], ['Asthma']])
  const [before] = (await kept(someone)).results
  expect(before).toBeDefined()
  expect(namesOn(await cardOf(someone))).toEqual([['Penicillin'], [], ['Asthma']])
  expect((await kept(someone)).results).toEqual([before])

  const second = await uploadAndRead(someone.browser, 9102)
  await readAgain(someone, second, letter('2024-06-01', 'Allergies: Latex - hives'))
  expect(namesOn(await cardOf(someone))[0]?.toSorted()).toEqual(['Latex', 'Penicillin'])
  await someone.browser.fetch(`/api/rest/files/${second}`, { method: 'DELETE' })
  expect(namesOn(await cardOf(someone))).toEqual([['Penicillin'], [], ['Asthma']])
  await someone.browser.fetch(`/api/rest/files/${someone.fileId}`, { method: 'DELETE' })
  expect(namesOn(await cardOf(someone))).toEqual([[], [], []])
})

test('a kept card of another state, of another day, of other words or of another shape is not shown', async () => {
  const someone = await withLetter(9103)
  await cardOf(someone)
  const empty = `body = json_set(body, '$.parts.en', json('[]'), '$.parts.he', json('[]'))`
  await change(someone, empty)
  // What is kept is what is shown.
  expect((await cardOf(someone)).parts).toEqual([])
  for (const other of [
    `${empty}, epoch = epoch - 1`,
    `${empty}, day = '2001-01-01'`,
    `${empty}, telling = 'x'`,
    `body = '{}'`,
  ]) {
    await cardOf(someone)
    await change(someone, other)
    expect([other, namesOn(await cardOf(someone))]).toEqual([other, [['Penicillin'], [], ['Asthma']]])
  }
})

test('whose it is is told as the profile has it now', async () => {
  const someone = await withLetter(9104)
  await cardOf(someone)
  const [before] = (await kept(someone)).results
  await recordOf(someone).profile.setLocale('he')
  const card = await cardOf(someone)
  expect([card.locale, card.direction]).toEqual(['he', 'rtl'])
  expect(namesOn(card).map(({ length }) => length)).toEqual([1, 0, 1])
  expect((await kept(someone)).results).toEqual([before])
})
