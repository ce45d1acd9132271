// A bounded load on one address of this machine.

/** @param {string} url @param {Record<string, string>} headers */
export async function requestsPerSecond(url, headers, { parallel = 16, ms = 3000 } = {}) {
  const once = async () => {
    const response = await fetch(url, { headers, redirect: 'manual' })
    await response.arrayBuffer()
    if (response.status >= 400) throw new Error(`${url}: ${response.status}`)
  }
  await once()
  const started = performance.now()
  let count = 0
  const worker = async () => {
    while (performance.now() - started < ms) {
      await once()
      count += 1
    }
  }
  await Promise.all(Array.from({ length: parallel }, worker))
  return count / ((performance.now() - started) / 1000)
}
