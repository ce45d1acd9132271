// The pictures of docs/look.md: each a part on the screen that shows it best.
import path from 'node:path'
import { openAs } from './people.mjs'

/** @typedef {{ name: string, at: (person: import('./people.mjs').Person) => string, locale: 'en' | 'he', scheme: 'light' | 'dark', width: number, height?: number, only?: string, act?: (page: import('playwright-core').Page) => Promise<unknown> }} Part */

/** @type {readonly Part[]} */
const parts = [
  { name: 'front-page', at: () => '/', locale: 'en', scheme: 'light', width: 390, height: 620 },
  { name: 'home', at: () => '/home', locale: 'en', scheme: 'light', width: 390 },
  { name: 'home-he-dark', at: () => '/home', locale: 'he', scheme: 'dark', width: 390 },
  { name: 'fact-row', at: () => '/medications', locale: 'en', scheme: 'light', width: 390, only: 'li.fact' },
  {
    name: 'fact-row-he',
    at: () => '/medications',
    locale: 'he',
    scheme: 'light',
    width: 390,
    only: 'li.fact',
  },
  { name: 'lab-table', at: () => '/labs?view=list', locale: 'en', scheme: 'light', width: 1280, height: 700 },
  {
    name: 'source-panel',
    at: ({ file }) => `/file/${file}`,
    locale: 'en',
    scheme: 'light',
    width: 1280,
    height: 760,
    act: (page) => page.locator('.fact-strip').nth(1).click(),
  },
  {
    name: 'source-sheet',
    at: ({ file }) => `/file/${file}`,
    locale: 'he',
    scheme: 'light',
    width: 390,
    act: async (page) => {
      await page.locator('.fact-strip').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'to-check', at: () => '/review', locale: 'en', scheme: 'light', width: 390 },
  { name: 'scan', at: () => '/scan', locale: 'he', scheme: 'light', width: 390, height: 620 },
  { name: 'failed', at: ({ failed }) => `/file/${failed}`, locale: 'en', scheme: 'dark', width: 390 },
]

/** @param {import('playwright-core').Browser} browser @param {string} url @param {import('./people.mjs').Person} person @param {string} to */
export async function drawParts(browser, url, person, to) {
  for (const { name, at, only, act, ...look } of parts) {
    const address = at(person)
    const context = await openAs(browser, url, address === '/' ? null : person.client, look)
    const page = await context.newPage()
    await page.goto(url + address, { waitUntil: 'networkidle' })
    await act?.(page)
    await page.waitForLoadState('networkidle')
    const subject = only === undefined ? page : page.locator(only).first()
    await subject.screenshot({ path: path.join(to, `${name}.jpg`), type: 'jpeg', quality: 60, scale: 'css' })
    await context.close()
  }
}
