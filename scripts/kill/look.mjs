// What the app says of a page, and what a reading that nobody disturbed says of it.
/** @import { EntityRecord } from '../../core/records/entity' */
import { Person } from './person.mjs'

/** @param {Person} person @param {string} id of a file @returns {Promise<import('./judge.mjs').Seen>} */
export async function seePage({ client }, id) {
  /** @type {EntityRecord[]} */
  const entities = await client.get(`/api/rest/entities?file_id=${id}`)
  const facts = entities.map(({ type, canonical_key: key, value, unit, date, evidence }) => [
    type,
    key,
    value,
    unit,
    date,
    evidence.box,
  ])
  /** @type {{ signed_url: string }} */
  const { signed_url: signed } = await client.post('/api/storage/medical-files/sign', { file_id: id })
  return { entities, facts: JSON.stringify(facts.sort()), picture: (await fetch(signed)).status }
}

/**
 * The facts of each page, read once for somebody else.
 * @param {string} url @param {string} folder @param {readonly string[]} pages
 * @returns {Promise<Map<string, string>>}
 */
export async function readUndisturbed(url, folder, pages) {
  const other = new Person(url, folder, [...new Set(pages)])
  await other.client.signUp('welcome')
  for (const _ of other.pages) await other.upload(0)
  await other.client.waitUntilRead([...other.uploads.keys()])
  /** @type {Map<string, string>} */
  const facts = new Map()
  for (const [id, { page }] of other.uploads) facts.set(page, (await seePage(other, id)).facts)
  return facts
}
