// Many open screens of a few people.

/**
 * @param {string} url @param {readonly import('../client.mjs').Client[]} people @param {number} count
 * @returns {Promise<{ open: number, heardWhile: (act: () => Promise<unknown>) => Promise<number>, close: () => void }>}
 *   `heardWhile`: how many of them heard of a change, within ten seconds of the act.
 */
export async function openSockets(url, people, count) {
  const address = `${url.replace('http', 'ws')}/api/realtime`
  const sockets = await Promise.all(
    Array.from({ length: count }, (_, at) => openSocket(address, people[at % people.length])),
  )
  const open = sockets.filter((socket) => socket !== null)
  return {
    open: open.length,
    async heardWhile(act) {
      const heard = open.map((socket) => new Promise((resolve) => (socket.onmessage = resolve)))
      let count = 0
      for (const one of heard) void one.then(() => (count += 1))
      await act()
      await Promise.race([Promise.all(heard), new Promise((resolve) => setTimeout(resolve, 10_000).unref())])
      return count
    },
    close: () => open.forEach((socket) => socket.close()),
  }
}

/** @param {string} address @param {any} person @returns {Promise<WebSocket | null>} */
function openSocket(address, person) {
  return new Promise((resolve) => {
    const socket = new WebSocket(address, /** @type {any} */ ({ headers: person.authorization }))
    socket.onopen = () => resolve(socket)
    socket.onerror = () => resolve(null)
  })
}
