// What a stopped server has left in its databases and object stores, looked at without the app.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { openLocalData } from '../local/data.mjs'
import { databaseFiles } from '../local/options.mjs'
import { listObjects } from '../local/orphans.mjs'

const buckets = /** @type {const} */ (['MEDICAL_FILES', 'ARTIFACTS'])

/**
 * @typedef {{ id: string, user_id: string, storage_path: string, processing_state: string, attempts: number }} FileRow
 * @typedef {object} Stores
 * @property {FileRow[]} files
 * @property {{ id: string, undone_at: string | null, subject: string }[]} verdicts the subject with whose it is
 * @property {{ id: string, due_at: number }[]} removals that have not ended
 * @property {Map<string, Set<string>>} namedIn the tables whose rows name a file, by its id
 * @property {Record<typeof buckets[number], { keys: string[], strays: number }>} objects
 */

/** @param {string} dataDir @returns {Promise<Stores>} */
export async function readStores(dataDir) {
  const data = await openLocalData(dataDir)
  try {
    /** @type {Stores} */
    const stores = {
      files: [],
      verdicts: [],
      removals: [],
      namedIn: new Map(),
      objects: /** @type {any} */ ({}),
    }
    for (const name of Object.keys(databaseFiles()).filter((one) => one.startsWith('RECORDS_')))
      await readRows(await data.getD1Database(name), stores)
    for (const name of buckets) {
      const listed = await listObjects(await data.getR2Bucket(name))
      const strays = straysIn(dataDir, name, new Set(listed.map(({ etag }) => etag)))
      stores.objects[name] = { keys: listed.map(({ key }) => key), strays }
    }
    return stores
  } finally {
    await data.close()
  }
}

/** @param {any} database @param {Stores} stores */
async function readRows(database, stores) {
  const all = async (/** @type {string} */ query) => (await database.prepare(query).all()).results
  stores.files.push(...(await all('SELECT id, user_id, storage_path, processing_state, attempts FROM files')))
  stores.verdicts.push(...(await all('SELECT id, undone_at, user_id || subject AS subject FROM verdicts')))
  stores.removals.push(...(await all('SELECT id, due_at FROM removals')))
  const tables = (await all(`SELECT name, sql FROM sqlite_master WHERE type = 'table'`)).filter(
    (/** @type {{ name: string, sql: string }} */ { name, sql }) =>
      name !== 'changes' && /[`"\s]file_id[`"\s]/.test(sql),
  )
  for (const { name } of tables)
    for (const { file_id: id } of await all(`SELECT DISTINCT file_id FROM ${name} WHERE file_id IS NOT NULL`))
      stores.namedIn.set(id, (stores.namedIn.get(id) ?? new Set()).add(name))
}

/**
 * How many files lie in a store with what no object holds.
 * @param {string} dataDir @param {string} name @param {ReadonlySet<string>} contents of the objects, by MD5
 */
function straysIn(dataDir, name, contents) {
  const folder = databaseFiles()[name]?.objects
  if (folder === undefined) return 0
  const at = path.join(dataDir, folder)
  const md5 = (/** @type {string} */ file) =>
    createHash('md5')
      .update(readFileSync(path.join(at, file)))
      .digest('hex')
  return readdirSync(at).filter((file) => !contents.has(md5(file))).length
}
