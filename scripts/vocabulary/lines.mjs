// The lines of a file, as they are asked for.
import { createReadStream } from 'node:fs'
import readline from 'node:readline'

/**
 * Opened with the first line that is asked for: readline drops what it reads before somebody listens.
 * @param {string} file
 */
export async function* linesOf(file) {
  yield* readline.createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })
}
