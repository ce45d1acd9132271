// One page as Lighthouse sees it.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import lighthouse from 'lighthouse'
import { throttling } from 'lighthouse/core/config/constants.js'
import { ownFolder } from '../own.mjs'
import { openPhone } from './browser.mjs'
import { slowdownOf } from './slowdown.mjs'

const client = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../build/client')

/**
 * @typedef {object} Measured performance and accessibility of 100, `asIs` the performance where the phone is taken to be four times
 * slower than this machine, however fast that is; `shift` without a unit; bytes of the scripts that were
 * loaded, zipped; `refused` what accessibility found; `paint` and `blocked` milliseconds until the largest thing is painted and
 * for which the page could not answer; `machine` Lighthouse's own index of how fast this machine was meanwhile
 * @property {number} performance
 * @property {number} asIs
 * @property {number} accessibility
 * @property {number} shift
 * @property {number} scriptBytes
 * @property {string[]} refused
 * @property {number} paint
 * @property {number} blocked
 * @property {number} machine
 */

/** As Lighthouse's own default has it. */
const { mobileSlow4G } = throttling

/** A busy machine can lose the beginning of a trace: Lighthouse then asks to be run again. */
const tries = 3

/** @typedef {{ url: string, path: string, person: import('../client.mjs').Credentials | null }} Asked */

/** @param {Asked} asked @returns {Promise<Measured>} */
export async function measurePage(asked) {
  for (let left = tries - 1; ; left -= 1)
    try {
      return await measuredOnce(asked)
    } catch (error) {
      if (left === 0) throw error
    }
}

/** @param {Asked} asked @returns {Promise<Measured>} */
async function measuredOnce({ url, path: address, person }) {
  const phone = await openPhone(url, person)
  const gathered = ownFolder('lighthouse')
  try {
    await lighthouse(
      url + address,
      { port: phone.port, gatherMode: gathered, logLevel: 'error' },
      configOf(4),
    )
    const asIs = await audited(gathered, 4)
    const result = await audited(gathered, slowdownOf(asIs.environment.benchmarkIndex))
    const { audits, categories, environment, finalDisplayedUrl, runtimeError } = result
    if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`)
    if (finalDisplayedUrl !== url + address) throw new Error(`${address} led to ${finalDisplayedUrl}`)
    const score = (/** @type {string} */ name) => Math.round((categories[name]?.score ?? 0) * 100)
    return {
      performance: score('performance'),
      asIs: Math.round((asIs.categories['performance']?.score ?? 0) * 100),
      accessibility: score('accessibility'),
      shift: audits['cumulative-layout-shift']?.numericValue ?? 1,
      scriptBytes: zipped(audits['network-requests']),
      refused: (categories['accessibility']?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
        .map(({ id }) => id),
      paint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      blocked: audits['total-blocking-time']?.numericValue ?? Number.NaN,
      machine: environment.benchmarkIndex,
    }
  } finally {
    await phone.close()
  }
}

/** @param {number} cpuSlowdownMultiplier @returns {import('lighthouse').Config} */
const configOf = (cpuSlowdownMultiplier) => ({
  extends: 'lighthouse:default',
  settings: {
    onlyCategories: ['performance', 'accessibility'],
    // The profile is new: there is nothing to clear but who has just signed in.
    disableStorageReset: true,
    formFactor: 'mobile',
    screenEmulation: { mobile: true, width: 360, height: 740, deviceScaleFactor: 2, disabled: false },
    throttling: { ...mobileSlow4G, cpuSlowdownMultiplier },
  },
})

/**
 * What was gathered once, for a phone that is so many times slower than this machine.
 * @param {string} gathered the folder @param {number} slowdown
 */
async function audited(gathered, slowdown) {
  const kept = path.join(gathered, 'artifacts.json')
  const artifacts = JSON.parse(readFileSync(kept, 'utf8'))
  artifacts.settings.throttling.cpuSlowdownMultiplier = slowdown
  writeFileSync(kept, JSON.stringify(artifacts))
  const result = await lighthouse(undefined, { auditMode: gathered, logLevel: 'error' }, configOf(slowdown))
  if (!result) throw new Error('what was gathered was not audited')
  return result.lhr
}

/** Of all scripts that the page asked for. @param {import('lighthouse').Result['audits'][string] | undefined} requests */
function zipped(requests) {
  const details = /** @type {{ items?: { url: string }[] } | undefined} */ (requests?.details)
  const names = new Set(details?.items?.map(({ url }) => new URL(url).pathname))
  return [...names]
    .filter((name) => name.endsWith('.js') && name.startsWith('/assets/'))
    .reduce((sum, name) => sum + gzipSync(readFileSync(path.join(client, name))).length, 0)
}
