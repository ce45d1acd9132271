// Two people: one whose pages were read (a report, a letter, a list, and a picture of nothing), one who has just come.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from '../client.mjs'

const fixtures = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../tests/fixtures')
const pages = ['journey/lab-english.jpg', 'journey/letter-hebrew.jpg', 'small/medications.png']
/** A picture without a word on it: its reading fails. */
const blank = 'images/gradient-rgb16.png'

/** @typedef {{ client: Client, file: string, failed: string }} Person `file` was read, `failed` was not; empty of nobody's */

/** @param {string} url */
export async function makePeople(url) {
  const [full, empty] = [new Client(url), new Client(url)]
  await full.signUp('welcome')
  await empty.signUp('welcome')
  const ids = []
  for (const name of [...pages, blank]) {
    const bytes = new Uint8Array(readFileSync(path.join(fixtures, name)))
    ids.push((await full.upload(path.basename(name), bytes)).id)
  }
  await full.waitUntilRead(ids)
  return {
    full: { client: full, file: ids[0] ?? '', failed: ids.at(-1) ?? '' },
    empty: { client: empty, file: '', failed: '' },
  }
}

/**
 * A browser in which a person has signed in, in a language.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {Client | null} client
 * @param {{ locale: 'en' | 'he', scheme: 'light' | 'dark', width: number, height?: number }} look
 */
export async function openAs(browser, url, client, { locale, scheme, width, height = 844 }) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    deviceScaleFactor: width < 600 ? 2 : 1,
  })
  const headers = { origin: url }
  await context.request.post(`${url}/api/gate`, { headers, data: { password: 'welcome' } })
  if (client)
    await context.request.post(`${url}/api/auth/token?grant_type=password`, {
      headers,
      data: client.credentials,
    })
  await context.request.post(`${url}/language`, { headers, form: { locale, back: '/' } })
  return context
}
