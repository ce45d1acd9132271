// A runtime of this machine, which leaves the end of the process to who serves.
import { Miniflare } from 'miniflare'

/**
 * A runtime that is ready; one that does not become ready leaves nothing behind.
 * @param {ConstructorParameters<typeof Miniflare>[0]} options
 * @param {(message: string) => void} [log] takes the lines that it prints
 */
export async function openRuntime(options, log = writeLog) {
  const runtime = new Miniflare({ ...options, handleStructuredLogs: ({ message }) => log(message) })
  leaveSignalsAlone()
  try {
    await runtime.ready
    return runtime
  } catch (error) {
    await runtime.dispose().catch(() => {})
    throw error
  }
}

/** Miniflare would end the process at the first signal, and nothing that was taken would be finished. */
function leaveSignalsAlone() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    for (const listener of process.listeners(signal))
      if (/^onSignal(Int|Term|Hup)$/.test(listener.name)) process.removeListener(signal, listener)
}

/** Our own lines as they are; of the runtime's own, what it says and not where in itself. @param {string} message */
function writeLog(message) {
  const said = process.env.DEBUG ? message : message.split(/\n?\s*stack:/)[0]
  if (said) process.stderr.write(`${said.trimEnd()}\n`)
}
