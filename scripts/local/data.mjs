// The databases of this machine without the app: for a start, and for commands that an operator runs on the folder.
import { refuseLosses, secureFolder } from './folder.mjs'
import { endStrays, watchChildren } from './children.mjs'
import { takeLock } from './lock.mjs'
import { databaseFiles, dataFolder, storesOnly } from './options.mjs'
import { openRuntime } from './runtime.mjs'

/**
 * Takes the data folder: this process alone has it open until `release`, and what an earlier one left running is ended.
 * @param {string} dataDir
 * @returns {Promise<{ children: ReturnType<typeof watchChildren>, release: () => void }>}
 * @throws {import('./fault.mjs').Fault}
 */
export async function takeFolder(dataDir) {
  secureFolder(dataDir)
  const lock = takeLock(dataDir)
  try {
    await endStrays(dataDir)
    refuseLosses(dataDir, databaseFiles())
    const children = watchChildren(dataDir)
    return {
      children,
      release: () => {
        children.forget()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/**
 * The stores of a folder that this process has taken. What is wrong with them, whoever reads them is told, and says.
 * @param {string} dataDir
 */
export const openStores = (dataDir) =>
  openRuntime(storesOnly(dataDir), (line) => process.env.DEBUG && console.error(line))

/**
 * For a command of its own: the folder is this process's until `close`.
 * @param {string} [asked]
 */
export async function openLocalData(asked) {
  const dataDir = dataFolder(asked)
  const folder = await takeFolder(dataDir)
  const data = await openStores(dataDir)
  return Object.assign(data, {
    close: async () => {
      await data.dispose()
      folder.release()
    },
  })
}
