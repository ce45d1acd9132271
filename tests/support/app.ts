import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { quietArguments } from '../../scripts/chromium.mjs'
import { freePort, startServer } from '../../scripts/server-process.mjs'

interface AppOptions {
  /** Beside its own settings. */
  readonly env?: Record<string, string>
  /** Of the browser. */
  readonly args?: readonly string[]
  /** A data folder that nobody has open, of which this app has a copy. */
  readonly data?: string
}

/** What a screen is waited for at most: generous, for two files may share two cores, and what comes is not waited for. */
const patienceMs = 60_000

/** The built app on a port and in a data folder of its own, and a browser to use it with. */
export async function startApp({ env = {}, args = [], data }: AppOptions = {}) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'chartlight-e2e-'))
  if (data !== undefined) cpSync(data, dataDir, { recursive: true })
  const server = await startServer({ port: await freePort(), dataDir, env })
  const browser: Browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [...quietArguments, ...args],
  })
  browser.on('context', (context) => context.setDefaultTimeout(patienceMs))
  return {
    url: server.url,
    dataDir,
    browser,
    log: () => server.log(),
    async stop() {
      await browser.close()
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Everything that a page complains of: errors of scripts, of the console, of the Content-Security-Policy. */
export function complaints(page: Page): string[] {
  const heard: string[] = []
  // Whoever goes on while a list is read again lets go of the answer: the router says so, by throwing or in the log.
  const isLetGo = (text: string) => text.includes('signal is aborted')
  page.on('console', (message) => {
    if (message.type() === 'error' && !isLetGo(message.text()))
      // A refused request says its address nowhere else.
      heard.push(`${message.text()} ${message.location().url}`.trim())
  })
  page.on('pageerror', (error) => {
    if (!isLetGo(error.message)) heard.push(error.message)
  })
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (
      protocol.startsWith('http') &&
      origin !== new URL(page.url() === 'about:blank' ? request.url() : page.url()).origin
    ) {
      heard.push(`a request left the app: ${origin}`)
    }
  })
  return heard
}
