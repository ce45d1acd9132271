// Bodies that are far too large, from nobody in particular, all at once.
import http from 'node:http'

const piece = Buffer.alloc(64 * 1024, 0x20)

/**
 * @param {string} url @param {number} count @param {number} bytes of each
 * @returns {Promise<{ statuses: number[], slowest: number }>} what each was told, and the slowest answer, in ms, that
 *   somebody else had meanwhile
 */
export async function sendLargeBodies(url, count, bytes) {
  let sending = true
  let slowest = 0
  const somebody = (async () => {
    while (sending) {
      const started = performance.now()
      const answer = await fetch(`${url}/api/auth/user`)
      await answer.arrayBuffer()
      slowest = Math.max(slowest, performance.now() - started)
    }
  })()
  const statuses = await Promise.all(Array.from({ length: count }, () => sendOne(url, bytes)))
  sending = false
  await somebody
  return { statuses, slowest }
}

/** JSON to the gate, before any sign-in. @param {string} url @param {number} bytes @returns {Promise<number>} 0: cut off */
function sendOne(url, bytes) {
  return new Promise((resolve) => {
    const headers = { origin: url, 'content-type': 'application/json', 'content-length': bytes }
    const request = http.request(`${url}/api/gate`, { method: 'POST', headers }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
    })
    request.once('error', () => resolve(0))
    let left = bytes
    const write = () => {
      while (left > 0) {
        const next = piece.subarray(0, Math.min(left, piece.byteLength))
        left -= next.byteLength
        if (!request.write(next)) return void request.once('drain', write)
      }
      request.end()
    }
    write()
  })
}
