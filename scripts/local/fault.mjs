// What keeps the server from running and a person can mend: one plain sentence, never a stack.

export class Fault extends Error {
  /** @override */
  name = 'Fault'
}

/** @type {[RegExp, (at: { dataDir: string, port: number }) => string][]} by what systems, SQLite and Miniflare call it */
const sentences = [
  [
    /\b(ENOSPC|EDQUOT|SQLITE_FULL)\b/,
    ({ dataDir }) => `The disk that holds ${dataDir} is full: free some space, then start again.`,
  ],
  [
    /\b(EROFS|EACCES|EPERM|ENOENT|SQLITE_READONLY|SQLITE_CANTOPEN)\b/,
    ({ dataDir }) =>
      `The data folder ${dataDir} cannot be written: make it yours and writable, or set DATA_DIR to another.`,
  ],
  [
    /\b(ENOTDIR|EEXIST)\b/,
    ({ dataDir }) => `${dataDir} is not a folder: set DATA_DIR to one that is, or that can be made.`,
  ],
  [
    /\b(EADDRINUSE|ERR_ADDRESS_IN_USE)\b|Address already in use/,
    ({ port }) => `Port ${port} is already in use: stop what uses it, or set PORT to another.`,
  ],
  [
    /\b(EADDRNOTAVAIL|ENOTFOUND)\b/,
    () => 'HOST is no address of this machine: leave it out to serve this machine only.',
  ],
  [
    /\b(SQLITE_CORRUPT|SQLITE_NOTADB)\b/,
    ({ dataDir }) => `A database in ${dataDir} is damaged: restore the folder from a backup.`,
  ],
]

/**
 * The sentence for an error met while starting or serving.
 * @param {unknown} error
 * @param {{ dataDir: string, port: number }} at
 * @returns {string}
 */
export function sentenceOf(error, at) {
  if (error instanceof Fault) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const text = `${code} ${error instanceof Error ? error.message : String(error)}`
  const known = sentences.find(([pattern]) => pattern.test(text))
  if (known) return known[1](at)
  return `Chartlight could not start${code ? ` (${code})` : ''}: run it again with DEBUG=1 to see where.`
}
