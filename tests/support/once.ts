import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * What `make` resolves to, as JSON gives it back: made by whichever file of a run asks first and kept in `file`; those
 * that ask meanwhile wait for it. One that fails to make it leaves that to the next.
 */
export async function onceInARun(file: string, make: () => Promise<unknown>): Promise<unknown> {
  const taken = `${file}.taken`
  while (!existsSync(file)) {
    if (!take(taken)) {
      await pause(100)
      continue
    }
    try {
      // Whoever looks finds all of it or nothing.
      writeFileSync(`${file}.part`, JSON.stringify(await make()))
      renameSync(`${file}.part`, file)
    } finally {
      rmSync(taken)
    }
  }
  return JSON.parse(readFileSync(file, 'utf8'))
}

function take(name: string): boolean {
  try {
    writeFileSync(name, '', { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
