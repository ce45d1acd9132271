// Several addresses of this machine, measured side by side.
import { performance } from 'node:perf_hooks'
import { requestsPerSecond } from './requests.mjs'

/** @typedef {{ name: string, address: string, headers?: Record<string, string> }} Compared */
/** @typedef {Compared & { rate: number, share: number, latency: number }} Measured */

/** @param {readonly number[]} values */
export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * Requests a second, 16 at a time, the median of the rounds; `share` is of the first one's; `latency` in milliseconds,
 * the median of a hundred asked one after another. Round by round, so that whatever else the machine does falls on all
 * alike.
 * @param {readonly Compared[]} compared
 * @returns {Promise<Measured[]>}
 */
export async function compare(compared, { rounds = 5, ms = 1000 } = {}) {
  const kept = compared.map((one) => ({
    one,
    rates: /** @type {number[]} */ ([]),
    times: /** @type {number[]} */ ([]),
  }))
  for (let round = 0; round < rounds; round += 1)
    for (const { one, rates, times } of kept) {
      rates.push(await requestsPerSecond(one.address, one.headers ?? {}, { ms }))
      for (let time = 0; time < 100 / rounds; time += 1) {
        const begun = performance.now()
        await (await fetch(one.address, { headers: one.headers ?? {} })).arrayBuffer()
        times.push(performance.now() - begun)
      }
    }
  const best = median(kept[0]?.rates ?? [])
  return kept.map(({ one, rates, times }) => ({
    ...one,
    rate: median(rates),
    share: median(rates) / best,
    latency: median(times),
  }))
}
