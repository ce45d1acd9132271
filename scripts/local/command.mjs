// How the commands that serve begin and end: faults in a sentence, signals once.
import { defaultPort, dataFolder } from './options.mjs'
import { sentenceOf } from './fault.mjs'

/**
 * Runs until a signal. The first one stops, a second one at once.
 * @param {(stopping: AbortSignal) => Promise<{ close: () => Promise<void> }>} start
 */
export async function runUntilStopped(start) {
  const stopping = new AbortController()
  let signals = 0
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => {
      signals += 1
      if (signals > 1) process.exit(1)
      stopping.abort()
    })
  const stopped = new Promise((resolve) => stopping.signal.addEventListener('abort', resolve, { once: true }))
  try {
    const server = await start(stopping.signal)
    await stopped
    await server.close()
    process.exit(0)
  } catch (error) {
    if (stopping.signal.aborted) process.exit(0)
    if (process.env.DEBUG) console.error(error)
    console.error(
      sentenceOf(error, { dataDir: dataFolder(undefined), port: Number(process.env.PORT ?? defaultPort) }),
    )
    process.exit(1)
  }
}
