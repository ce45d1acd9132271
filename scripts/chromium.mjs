// The browser that the journey runs in: the one that is there, else one installed by what the machine has.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

/** For a machine without a way out: nothing of the browser's own is looked up. */
export const quietArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** @returns {{ path: string } | { path: null, sentence: string }} */
export function findChromium() {
  const found = look()
  if (found) return { path: found }
  install()
  const installed = look()
  if (installed) return { path: installed }
  return {
    path: null,
    sentence:
      'The browser tests need Chromium: install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or set CHROMIUM_PATH.',
  }
}

function look() {
  const own = process.env.CHROMIUM_PATH
  return [own, ...places, playwrights()].find((place) => place && existsSync(place)) ?? null
}

function playwrights() {
  try {
    return chromium.executablePath()
  } catch {
    return null
  }
}

function install() {
  const root = process.getuid?.() === 0
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const quiet = { stdio: 'ignore' }
  if (root && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests…')
    spawnSync('apt-get', ['update'], quiet)
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet)
  } else {
    console.log('Installing Chromium for the browser tests…')
    spawnSync('npx', ['--yes', 'playwright-core', 'install', 'chromium'], quiet)
  }
}
