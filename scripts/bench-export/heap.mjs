// The memory of a Worker in the local runtime, as its debugger tells it.

const everyMs = 40

/** @typedef {{ usedSize: number, backingStorageSize?: number, embedderHeapUsedSize?: number }} Usage in bytes */

/** @param {number} inspectorPort of the runtime @param {() => Promise<unknown>} wake gives the Worker something to do */
export async function heapOf(inspectorPort, wake) {
  const listed = await fetch(`http://127.0.0.1:${inspectorPort}/json`)
  const targets = /** @type {{ webSocketDebuggerUrl: string }[]} */ (await listed.json())
  const [target] = targets
  if (!target) throw new Error('there is no Worker to look into')
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('the debugger does not answer')))
  })
  let last = 0
  /** @type {Map<number, (result: unknown) => void>} */
  const waiting = new Map()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = /** @type {{ id?: number, result?: unknown }} */ (JSON.parse(String(data)))
    if (id === undefined) return
    waiting.get(id)?.(result)
    waiting.delete(id)
  })
  /** @param {string} method @returns {Promise<unknown>} */
  const send = (method) =>
    new Promise((resolve) => {
      last += 1
      waiting.set(last, resolve)
      socket.send(JSON.stringify({ id: last, method }))
    })
  /** Objects, garbage that was not collected yet, and the bytes behind buffers. */
  const used = async () => {
    const usage = /** @type {Usage} */ (await send('Runtime.getHeapUsage'))
    return usage.usedSize + (usage.backingStorageSize ?? 0) + (usage.embedderHeapUsedSize ?? 0)
  }
  await send('Runtime.enable')

  return {
    /** After its garbage was collected. */
    async settled() {
      let collecting = true
      const collected = send('HeapProfiler.collectGarbage').finally(() => (collecting = false))
      // An isolate that has nothing to do lets it wait until it has.
      while (collecting) {
        await wake()
        await new Promise((resolve) => setTimeout(resolve, everyMs))
      }
      await collected
      return used()
    },

    /** @template T @param {() => Promise<T>} work @returns {Promise<{ result: T, peak: number }>} */
    async during(work) {
      let peak = 0
      let working = true
      const looking = (async () => {
        while (working) {
          peak = Math.max(peak, await used())
          await new Promise((resolve) => setTimeout(resolve, everyMs))
        }
      })()
      try {
        return { result: await work(), peak: Math.max(peak, await used()) }
      } finally {
        working = false
        await looking
      }
    },

    close: () => socket.close(),
  }
}
