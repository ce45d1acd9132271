// Objects of this machine's stores lie in files that a list names. A server that is killed may leave a file that the list
// does not name yet, or any more: a picture that nobody can see or delete, and that must not stay.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { databaseFiles } from './options.mjs'

/**
 * Deletes what no list names. Only before a server serves. A list that misses what the record has is not believed, and
 * nothing is deleted by it.
 * @param {import('miniflare').Miniflare} data the stores @param {string} dataDir
 * @returns {Promise<number>} how many files were deleted
 */
export async function sweepOrphans(data, dataDir) {
  const wanted = await objectsOfRecords(data)
  let swept = 0
  for (const [name, { objects: folder }] of Object.entries(databaseFiles())) {
    if (folder === undefined) continue
    const at = (/** @type {string} */ file) => path.join(dataDir, folder, file)
    const files = namesIn(path.join(dataDir, folder)).map((file) => ({ file, size: statSync(at(file)).size }))
    const listed = await listObjects(await data.getR2Bucket(name))
    const keys = new Set(listed.map(({ key }) => key))
    if (![...(wanted[name] ?? [])].every((key) => keys.has(key))) continue
    const md5 = (/** @type {string} */ file) =>
      createHash('md5')
        .update(readFileSync(at(file)))
        .digest('hex')
    for (const file of findOrphans(files, listed, md5)) {
      rmSync(at(file), { force: true })
      swept += 1
    }
  }
  return swept
}

/**
 * The files that are the content of no object; none where a content cannot be told by its etag, as of one in parts.
 * @param {readonly { file: string, size: number }[]} files
 * @param {readonly { size: number, etag: string }[]} objects etag: the MD5 of the content, in hex
 * @param {(file: string) => string} md5 asked only where sizes do not tell
 * @returns {string[]}
 */
export function findOrphans(files, objects, md5) {
  if (files.length <= objects.length || objects.some(({ etag }) => !/^[0-9a-f]{32}$/.test(etag))) return []
  const bySize = Map.groupBy(objects, ({ size }) => size)
  const filesBySize = Map.groupBy(files, ({ size }) => size)
  return files
    .filter(({ file, size }) => {
      const same = bySize.get(size) ?? []
      if (same.length === 0) return true
      if ((filesBySize.get(size) ?? []).length <= same.length) return false
      const content = md5(file)
      return !same.some(({ etag }) => etag === content)
    })
    .map(({ file }) => file)
}

/** What must be among the objects, by store. @param {import('miniflare').Miniflare} data */
async function objectsOfRecords(data) {
  /** @type {Record<string, Set<string>>} */
  const wanted = { MEDICAL_FILES: new Set() }
  for (const name of Object.keys(databaseFiles()).filter((one) => one.startsWith('RECORDS_'))) {
    const database = await data.getD1Database(name)
    const { results } = await database.prepare('SELECT storage_path FROM files').all()
    for (const row of results) wanted.MEDICAL_FILES?.add(String(row.storage_path))
  }
  return wanted
}

/**
 * @typedef {{ key: string, size: number, etag: string }} Listed
 * @typedef {{ objects: Listed[] } & ({ truncated: false } | { truncated: true, cursor: string })} ListedPage
 * @param {{ list: (options: object) => Promise<ListedPage> }} bucket
 * @returns {Promise<Listed[]>}
 */
export async function listObjects(bucket) {
  const page = await bucket.list({})
  const all = [...page.objects]
  for (let last = page; last.truncated;) {
    last = await bucket.list({ cursor: last.cursor })
    all.push(...last.objects)
  }
  return all
}

/** @param {string} folder */
function namesIn(folder) {
  try {
    return readdirSync(folder)
  } catch {
    // Nothing was stored yet.
    return []
  }
}
