// Whether the data folder can be written while the server runs.
import { accessSync, constants, statfsSync } from 'node:fs'

/** What is kept free: SQLite needs room to go on, and to say that there is none. */
export const reserveBytes = 8 * 1024 * 1024

/**
 * @param {string} dataDir
 * @returns {string | null} a sentence for whoever wanted to write
 */
export function diskFault(dataDir) {
  try {
    accessSync(dataDir, constants.W_OK)
    const { bavail, bsize } = statfsSync(dataDir)
    if (bavail * bsize >= reserveBytes) return null
    return 'The disk of this server is full, so nothing can be saved: free some space and try again.'
  } catch (error) {
    const gone = /** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT'
    return gone
      ? 'The data folder of this server is gone, so nothing can be saved.'
      : 'The data folder of this server cannot be written, so nothing can be saved.'
  }
}
