// Whether what is left is what was acknowledged: each deviation as a sentence.

/**
 * @typedef {import('./person.mjs').Upload} Upload
 * @typedef {import('./person.mjs').Word} Word
 * @typedef {import('./stores.mjs').Stores} Stores
 * @typedef {object} Seen what the app says at the end, by the file's id
 * @property {{ id: string, decision: string }[]} entities
 * @property {string} facts all that a reading gives, as one text
 * @property {number} picture the status of its picture
 */

/**
 * @param {ReadonlyMap<string, Upload>} uploads @param {ReadonlyMap<string, Seen>} seen of the files that are there
 * @param {ReadonlyMap<string, string>} expected the facts of each page, of a reading that nobody disturbed
 * @returns {string[]}
 */
export function judgeUploads(uploads, seen, expected) {
  return [...uploads].flatMap(([id, { page, removed }]) => {
    const file = seen.get(id)
    if (removed === 'done') return file ? [`${page}: removed and still there`] : []
    if (!file) return removed === 'asked' ? [] : [`${page}: acknowledged and lost`]
    return [
      ...(file.facts === expected.get(page) ? [] : [`${page}: facts that are not those of one reading`]),
      ...(file.picture === 200 ? [] : [`${page}: its picture is gone`]),
    ]
  })
}

/** @param {ReadonlyMap<string, Word>} words @param {ReadonlyMap<string, Seen>} seen @param {Stores} stores */
export function judgeWords(words, seen, { verdicts }) {
  const subjects = verdicts.map(({ subject }) => subject)
  const twice = new Set(subjects.filter((one, at) => subjects.indexOf(one) !== at))
  const lost = [...words].flatMap(([id, { fileId, action, verdictId }]) => {
    if (verdictId === null) return []
    const row = verdicts.find((one) => one.id === verdictId)
    if (!row || row.undone_at !== null) return [`${action}: acknowledged and lost`]
    const fact = seen.get(fileId)?.entities.find((entity) => entity.id === id)
    const means = action === 'approve' ? 'accepted' : 'rejected'
    return !fact || fact.decision === means ? [] : [`${action}: the fact is ${fact.decision}`]
  })
  return [...lost, ...[...twice].map(() => 'a word was written twice')]
}

/** What is made of a page lies under its owner and its file. @param {string} key */
const ownerOf = (key) => key.split('/').slice(0, 2).join('/')

/** Rows and objects, each with the other, and none of what was removed. @param {Stores} stores */
export function judgeStores({ files, removals, namedIn, objects }) {
  const ids = new Set(files.map(({ id }) => id))
  const pictures = new Set(files.map((file) => file.storage_path))
  const read = files.filter((file) => file.processing_state === 'succeeded')
  const owned = new Set(files.map((file) => `${file.user_id}/${file.id}`))
  const pages = new Set(read.map((file) => `${file.user_id}/${file.id}/page.json`))
  const { MEDICAL_FILES: kept, ARTIFACTS: made } = objects
  const list = (/** @type {string} */ what, /** @type {Iterable<string>} */ of) =>
    [...of].map((one) => `${what}: ${one}`)
  const missing = (/** @type {Set<string>} */ all, /** @type {string[]} */ there) =>
    [...all].filter((one) => !there.includes(one))
  return [
    ...list(
      'a removal has not ended',
      removals.map(({ id }) => id),
    ),
    ...list(
      'a page was not read',
      files.filter((one) => !read.includes(one)).map(({ id }) => id),
    ),
    ...list(
      'a picture without its row',
      kept.keys.filter((key) => !pictures.has(key)),
    ),
    ...list('a row without its picture', missing(pictures, kept.keys)),
    ...list(
      'what was made of a page without its row',
      made.keys.filter((key) => !owned.has(ownerOf(key))),
    ),
    ...list('a page without its words', missing(pages, made.keys)),
    ...list(
      'rows of a file that is gone',
      [...namedIn].flatMap(([id, tables]) => (ids.has(id) ? [] : [...tables])),
    ),
    ...Object.entries(objects).flatMap(([name, { strays }]) =>
      strays === 0 ? [] : [`${name}: ${strays} files that are no object's`],
    ),
  ]
}

/** A kill costs the try that it broke off, and nothing else does. @param {ReadonlyMap<string, Upload>} uploads @param {Stores} stores */
export function judgeTries(uploads, { files }) {
  return files.flatMap(({ id, attempts }) => {
    const upload = uploads.get(id)
    const most = 1 + (upload?.readBy ?? Infinity) - (upload?.since ?? 0)
    return attempts > most ? [`${upload?.page}: ${attempts} tries where ${most} are enough`] : []
  })
}
