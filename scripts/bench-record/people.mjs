// Somebody with a record of so many facts, and where its lists can be gone into.
import { Client } from '../client.mjs'

/** @import { FileRecord } from '../../core/records/file' */

const factsPerPage = 10
/** So that no single request makes a record for minutes. */
const pagesAtOnce = 20
const types = ['diagnosis', 'medication', 'allergy', 'procedure', 'lab', 'imaging']

/**
 * @typedef {object} Person
 * @property {number} facts
 * @property {() => string} cookie as it is now
 * @property {() => Promise<void>} renew signs in again: a bench outlives the token that it began with
 * @property {Record<string, string[]>} places of each list those of its rows, in its order
 * @property {Record<string, number>} waiting lists that are not walked: how many are on them
 * @property {Record<string, string | undefined>} fileWith of each list, a file that its middle item stands on
 * @property {string} fileId of a file that is neither the newest nor the oldest
 */

/** @param {FileRecord} file */
const placeOfFile = ({ created_at: at, id }) => `${at}~${id}`
/**
 * @typedef {object} Item
 * @property {string} last_seen_date
 * @property {string} id
 * @property {{ file_id: string } | null} evidence
 */
/** @param {Item} item */
const placeOfItem = ({ last_seen_date: at, id }) => `${at}~${id}`
/** @param {FileRecord} file */
const isReport = ({ category, status }) =>
  ['discharge', 'consultation'].includes(category ?? '') && ['completed', 'needs_review'].includes(status)

/** @param {{ url: string, control: string }} runtime @param {number} facts @returns {Promise<Person>} */
export async function makePerson({ url, control }, facts) {
  const person = new Client(url)
  const credentials = await person.signUp('welcome')
  await person.post('/api/rest/consents', { version: '1.1', locale: 'en', text_hash: '0'.repeat(64) })
  /** @type {{ id: string }} */
  const { id: userId } = await person.get('/api/auth/user')
  const pages = facts / factsPerPage
  for (let from = 0; from < pages; from += pagesAtOnce) {
    const asked = { userId, total: facts, from, to: Math.min(from + pagesAtOnce, pages) }
    const response = await fetch(`${url}/bench/pages`, {
      method: 'POST',
      headers: { 'x-bench': control },
      body: JSON.stringify(asked),
    })
    if (!response.ok) throw new Error(`pages ${from}: ${response.status} ${await response.text()}`)
  }
  // What came with the sign-up may have run out meanwhile.
  let client = await signedIn(url, credentials)
  const files = await allOf(client, '/api/rest/files?limit=500', placeOfFile)
  const byType = types.map(async (type) => {
    const items = await allOf(client, `/api/rest/registry?limit=500&type=${type}`, placeOfItem)
    return { type, places: items.map(placeOfItem), file: middleOf(items)?.evidence?.file_id }
  })
  const lists = await Promise.all(byType)
  const middle = middleOf(files)
  if (!middle) throw new Error(`a record of ${facts} facts has no files`)
  return {
    facts,
    cookie: () => client.cookieHeader,
    renew: async () => void (client = await signedIn(url, credentials)),
    places: {
      files: files.map(placeOfFile),
      reports: files.filter(isReport).map(placeOfFile),
      ...Object.fromEntries(lists.map(({ type, places }) => [type, places])),
    },
    waiting: {
      entity_validations: await lengthOf(client, '/api/rest/entity_validations?limit=500'),
      review_tasks: await lengthOf(client, '/api/rest/review_tasks?limit=500'),
    },
    fileWith: Object.fromEntries(lists.map(({ type, file }) => [type, file])),
    fileId: middle.id,
  }
}

/** @template T @param {readonly T[]} all */
const middleOf = (all) => all[Math.floor(all.length / 2)]

/** @param {Client} client @param {string} path */
async function lengthOf(client, path) {
  /** @type {unknown[]} */
  const rows = await client.get(path)
  return rows.length
}

/**
 * A list to its end.
 * @template Row
 * @param {Client} client @param {string} path @param {(row: Row) => string} placeOf a row's, as `after` takes it
 */
async function allOf(client, path, placeOf) {
  /** @type {Row[]} */
  const rows = []
  for (;;) {
    const last = rows.at(-1)
    const after = last ? `&after=${encodeURIComponent(placeOf(last))}` : ''
    /** @type {Row[]} */
    const more = await client.get(path + after)
    if (more.length === 0) return rows
    rows.push(...more)
  }
}

/**
 * As on a device that knows nobody yet: the gate lets a sign-in pass once.
 * @param {string} url @param {import('../client.mjs').Credentials} credentials
 */
async function signedIn(url, credentials) {
  const client = new Client(url)
  await client.signIn('welcome', credentials)
  return client
}
