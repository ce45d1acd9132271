import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { translator } from '../../core/i18n/languages'
import { Client } from '../../scripts/client.mjs'
import { copiesOn } from './copies'
import { sessionOf, startRecord } from './record'

let app: Awaited<ReturnType<typeof startRecord>>
beforeAll(async () => void (app = await startRecord()))
afterAll(() => app.stop())

let context: BrowserContext
let page: Page
const begin = async () => {
  context = await app.signedIn({ viewport: { width: 390, height: 844 } })
  page = await context.newPage()
  await open('/home')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}
beforeEach(async () => {
  await begin()
  await turn('started')
  await open('/labs')
  await expect.poll(copied).toContain('/labs')
})
afterEach(() => context.close())

const { open, awake, copied, copies, line, nothingKept, turn } = copiesOn(
  () => app.url,
  () => page,
)

test('nothing is left when it is turned off', async () => {
  await turn('removed')
  expect(await copies()).toEqual([])
  await open('/labs')
  expect(await copies()).toEqual([])
})

test('nothing is left after signing out', async () => {
  await page.getByRole('button', { name: translator('en')('shell.logout') }).click()
  await page.waitForURL(`${app.url}/`)
  await expect.poll(copies).toEqual([])
  await context.setOffline(true)
  await page.goto(`${app.url}/labs`)
  await nothingKept().waitFor()
})

test('nothing is left after signing out where no server hears of it', async () => {
  await context.setOffline(true)
  await page.reload()
  await line().waitFor()
  await awake()
  await page.getByRole('button', { name: translator('en')('shell.logout') }).click()
  await expect.poll(copies).toEqual([])
  await page.goto(`${app.url}/labs`)
  await nothingKept().waitFor()
})

test('nothing is left after the session has ended', async () => {
  await context.clearCookies()
  await open('/labs')
  expect(page.url()).not.toContain('/labs')
  await expect.poll(copies).toEqual([])
})

test('nothing is left after a call has found that the session has ended', async () => {
  await context.clearCookies()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(copies).toEqual([])
})

test('nothing is left after a link has led to where nobody is signed in any more', async () => {
  await context.clearCookies()
  await page.locator('a.bar-item[href="/home"]').click()
  await expect.poll(copies).toEqual([])
})

test.each(['a worker that sees it', 'none'])(
  'nothing is left when somebody else signs in, with %s',
  async (sees) => {
    const other = new Client(app.url)
    await other.signUp('welcome')
    const theirs = await sessionOf(app, other, {}, 'en')
    if (sees === 'none') {
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.unregister())
      await page.goto('about:blank')
    }
    // As if the first session had run out unseen.
    await context.clearCookies()
    await context.addCookies(await theirs.cookies())
    await theirs.close()
    await page.goto(`${app.url}/labs`)
    expect(page.url()).toContain('/labs')
    // The worker's are gone before the page is there.
    if (sees === 'none') await expect.poll(copies).toEqual([])
    else expect(await copies()).toEqual([])
    // A worker that was sent away comes back with that page; the next one is its own only once it is there.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
    await open('/home')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await context.setOffline(true)
    await page.goto(`${app.url}/labs`)
    await nothingKept().waitFor()
  },
)

test('nothing is left when the account is deleted', async () => {
  const leaving = new Client(app.url)
  await leaving.signUp('welcome')
  await context.close()
  context = await sessionOf(app, leaving, {}, 'en')
  page = await context.newPage()
  await open('/home')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await turn('started')
  await open('/home')
  await expect.poll(copied).toContain('/home')
  await open('/profile')
  const t = translator('en')
  await page.getByRole('button', { name: t('profile.delete') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('profile.deleteConfirm') })
    .click()
  await page.getByText(t('profile.deleted')).first().waitFor()
  await expect.poll(copies).toEqual([])
})
