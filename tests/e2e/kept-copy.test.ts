import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { translator } from '../../core/i18n/languages'
import { complaints } from '../support/app'
import { violationsOn } from './axe'
import { copiesOn } from './copies'
import { startRecord } from './record'

let app: Awaited<ReturnType<typeof startRecord>>
beforeAll(async () => void (app = await startRecord()))
afterAll(() => app.stop())

let context: BrowserContext
let page: Page
const begin = async (locale: 'en' | 'he' = 'en') => {
  context = await app.signedIn({ viewport: { width: 390, height: 844 } }, locale)
  page = await context.newPage()
  await open('/home')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}
beforeEach(() => begin())
afterEach(() => context.close())

const { open, awake, kept, copied, line, nothingKept, turn } = copiesOn(
  () => app.url,
  () => page,
)

test.each(['en', 'he'] as const)(
  'a page that was opened is there without a network, and says so: %s',
  async (locale) => {
    await context.close()
    await begin(locale)
    const t = translator(locale)
    const heard = complaints(page)
    await open('/profile')
    await page.getByText(t('device.shared')).waitFor()
    expect(await page.getByRole('checkbox', { name: t('device.keep') }).isChecked()).toBe(false)
    await turn('started', t)
    expect(await violationsOn(page)).toEqual([])
    expect(heard).toEqual([])
    await open('/labs')
    await expect.poll(copied).toContain('/labs')
    await expect
      .poll(async () => (await copied()).some((one) => one.startsWith('/api/storage/strips/')))
      .toBe(true)
    const value = await page.locator('main').innerText()
    const [, after = '?'] = t('device.line', { date: '|' }).split('|')
    expect(await line(t).count()).toBe(0)

    await context.setOffline(true)
    await page.reload({ waitUntil: 'load' })
    await line(t).waitFor()
    expect((await line(t).innerText()).endsWith(after)).toBe(true)
    expect(await line(t).innerText()).toMatch(/\w{3} \d{1,2}, \d{4}/)
    await awake()
    expect(await page.locator('main').innerText()).toContain(value.slice(0, 200))
    // With all that it folds.
    const folded = page.locator('.document-card').nth(1)
    await folded.locator('summary').click()
    await folded.locator('.lab-row').first().waitFor()
    expect(await line(t).isVisible()).toBe(true)
    expect(await violationsOn(page)).toEqual([])

    // What was not opened is not there.
    await page.goto(`${app.url}/medications`)
    await nothingKept().waitFor()
    await page.goto(`${app.url}/labs`)
    await line(t).waitFor()
    // With the network the page comes anew by itself.
    await context.setOffline(false)
    await line(t).waitFor({ state: 'detached' })
    expect(await page.locator('main').innerText()).toContain(value.slice(0, 200))
  },
)

test('off, as it is unless somebody turned it on, nothing is kept', async () => {
  await open('/labs')
  await page.goto(app.url + app.fileNamed('lab-english.jpg'), { waitUntil: 'networkidle' })
  expect(await kept()).toEqual({ 'chartlight-shell-2': ['/offline', '/icon-192.png'] })
})

test('a screen that a link opened is kept whole, and links lead from copy to copy', async () => {
  await turn('started')
  await page
    .locator('main')
    .getByRole('link', { name: translator('en')('profile.home') })
    .click()
  await page.waitForURL('**/home')
  await expect.poll(copied).toContain('/home')
  await open('/files')
  await expect.poll(copied).toContain('/files')
  await context.setOffline(true)
  const visits: string[] = []
  page.on('request', (one) => one.isNavigationRequest() && visits.push(new URL(one.url()).pathname))
  // From a page that is none, to one.
  await page.locator('a[href="/home"]:visible').first().click()
  await line().waitFor()
  expect(page.url()).toBe(`${app.url}/home`)
  await awake()
  // A phone that has found a network, with no server behind it.
  const looked = page.waitForEvent('requestfailed', (one) => one.url().includes('/icon-192.png?'))
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await looked
  // And on.
  await page.locator('a[href="/files"]:visible').first().click()
  // Its pictures may still be looked for: what counts is the page.
  await page.waitForURL('**/files', { waitUntil: 'commit' })
  await line().waitFor()
  expect(visits).toEqual(['/home', '/files'])
  // Asked for in another way than it was kept, the page is there as it was kept.
  await page.goto(`${app.url}/files?page=2`)
  await line().waitFor()
  expect(page.url()).toBe(`${app.url}/files`)
})

test('what a finger only rests on is not kept', async () => {
  await turn('started')
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/home.data')
  await page.locator('a.bar-item[href="/home"]').hover()
  await (await asked).response()
  await open('/files')
  await expect.poll(copied).toContain('/files')
  expect(await copied()).not.toContain('/home')
})

test('a kept page sends nothing, and is not shown where the network answers', async () => {
  await turn('started')
  await open('/labs')
  await expect.poll(copied).toContain('/labs')
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.startsWith('chartlight-copy-')) ?? ''
    const copy = await caches.open(name)
    const page = await copy.match('/labs')
    const text = (await page?.text())?.replace('<html ', '<html data-long-ago="" ')
    await copy.put('/labs', new Response(text, { headers: page?.headers ?? {} }))
  })
  const longAgo = () => page.locator('html[data-long-ago]').count()
  await page.setViewportSize({ width: 1280, height: 800 })
  await context.setOffline(true)
  await page.reload()
  await line().waitFor()
  await awake()
  expect(await longAgo()).toBe(1)
  // What a form of the page would do, its line answers.
  await page.locator('form[action="/language"] button:visible').first().click()
  await expect.poll(() => line().evaluate((one) => one === document.activeElement)).toBe(true)
  const refused = await page.evaluate(async () => {
    const heard: string[] = []
    document.addEventListener('securitypolicyviolation', (event) => heard.push(event.effectiveDirective))
    const answer = await fetch('/api/rest/profiles', { method: 'PATCH', body: '{}' }).catch(() => null)
    const form = document.createElement('form')
    form.method = 'post'
    document.body.appendChild(form)
    form.submit()
    // Told when the browser comes to it.
    const isHeard = () => ['connect-src', 'form-action'].every((one) => heard.includes(one))
    for (let tries = 0; tries < 100 && !isHeard(); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50))
    return { answer, heard }
  })
  expect(refused.answer).toBeNull()
  expect(refused.heard).toEqual(expect.arrayContaining(['connect-src', 'form-action']))
  expect(await longAgo()).toBe(1)

  // It comes anew by itself: who goes there meanwhile would cross its way.
  await context.setOffline(false)
  await line().waitFor({ state: 'detached' })
  await open('/labs')
  expect(await longAgo()).toBe(0)
  expect(await line().count()).toBe(0)
})

test('the worker of an earlier version is replaced, with what it kept', async () => {
  await context.close()
  context = await app.signedIn({}, 'en')
  const earlier = `self.addEventListener('install', (event) => event.waitUntil(caches.open('chartlight-shell-1')
    .then((cache) => cache.addAll(['/offline'])).then(() => self.skipWaiting())))
    self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))`
  let asked = 0
  await context.route('**/sw.js', (route) => {
    asked += 1
    return route.fulfill({ contentType: 'text/javascript', body: earlier })
  })
  page = await context.newPage()
  await open('/home')
  await expect.poll(async () => Object.keys(await kept())).toEqual(['chartlight-shell-1'])
  expect(asked).toBeGreaterThan(0)
  await context.unroute('**/sw.js')
  await open('/home')
  await expect.poll(async () => Object.keys(await kept())).toEqual(['chartlight-shell-2'])
  await turn('started')
  await open('/home')
  await expect.poll(copied).toContain('/home')
})

test('neither tokens nor answers of the API are kept, but pictures', async () => {
  await turn('started')
  await open(app.fileNamed('lab-english.jpg'))
  await expect.poll(copied).toContain(app.fileNamed('lab-english.jpg'))
  const addresses = await copied()
  expect(addresses.filter((one) => one.startsWith('/api/') && !one.startsWith('/api/storage/'))).toEqual([])
  expect(addresses.filter((one) => one.includes('signature') || one.includes('.data'))).toEqual([])
  const found = await page.evaluate(async () => {
    const secrets = Object.values(localStorage).map((text) => String(JSON.parse(text).access_token))
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const key of await cache.keys()) texts.push((await (await cache.match(key))?.text()) ?? '')
    }
    return {
      secrets: secrets.length,
      pages: texts.length,
      found: texts.filter((text) => secrets.some((one) => text.includes(one))).length,
    }
  })
  expect(found).toEqual({ secrets: 1, pages: expect.any(Number) as number, found: 0 })
  expect(found.pages).toBeGreaterThan(2)
})
