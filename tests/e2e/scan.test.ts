import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../../scripts/client.mjs'
import { startApp } from '../support/app'
import { picture } from '../support/pictures'
import { violationsOn } from './axe'

const lab = readFileSync(path.resolve('tests/fixtures/journey/lab-english.jpg'))
const shot = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

let app: Awaited<ReturnType<typeof startApp>>
let client: Client
let context: BrowserContext
let page: Page

beforeAll(async () => {
  app = await startApp()
  client = new Client(app.url)
  await client.signUp('welcome')
  context = await app.browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const headers = { origin: app.url }
  await context.request.post(`${app.url}/api/gate`, { headers, data: { password: 'welcome' } })
  const signIn = `${app.url}/api/auth/token?grant_type=password`
  await context.request.post(signIn, { headers, data: client.credentials })
  page = await context.newPage()
})
afterAll(() => app.stop())

const camera = () => page.locator('input[data-upload=camera]')
const filesOf = (name: string) => page.getByRole('listitem').filter({ hasText: name })

test('two pages are photographed, looked at and sent; a question that is closed keeps them', async () => {
  await page.goto(`${app.url}/scan`, { waitUntil: 'networkidle' })
  await camera().setInputFiles(shot('front.jpg', lab))
  await camera().setInputFiles({ name: 'fog.png', mimeType: 'image/png', buffer: Buffer.from(picture(3)) })
  await expect.poll(() => page.getByRole('img', { name: /^Page \d/ }).count()).toBe(2)
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Send 2 pages' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Close' }).tap()
  await page.getByText('2 pictures wait for your consent').waitFor()
  await page.getByRole('button', { name: 'Read and continue' }).tap()
  await dialog.getByRole('checkbox').tap()
  await dialog.getByRole('button', { name: 'Accept and Continue' }).tap()
  await expect
    .poll(async () => ((await client.get('/api/rest/files')) as unknown[]).length, { timeout: 30_000 })
    .toBe(2)
})

test('what is photographed without a network survives a reload and is sent by itself', async () => {
  await page.goto(`${app.url}/scan`, { waitUntil: 'networkidle' })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await context.setOffline(true)
  await camera().setInputFiles(shot('later.jpg', Buffer.concat([lab, Buffer.of(2)])))
  await page.getByRole('button', { name: 'Send 1 page' }).tap()
  await page.getByText('Waiting for a connection').waitFor()
  await page.reload()
  await page.getByText('You are offline').waitFor()
  await context.setOffline(false)
  await page.goto(`${app.url}/files`)
  await filesOf('later').first().waitFor({ timeout: 30_000 })
})

test('a blank page is offered a new photo', async () => {
  await page.goto(`${app.url}/files`, { waitUntil: 'networkidle' })
  await filesOf('fog').getByRole('link', { name: 'Take a new photo' }).waitFor({ timeout: 60_000 })
})

test.each([
  ['320 px', 320, 100],
  ['letters of twice the size', 360, 200],
])('at %s nothing sticks out', async (_name, width, percent) => {
  await page.setViewportSize({ width, height: 800 })
  for (const address of ['/home', '/labs', '/diagnoses', '/medications', '/files', '/scan', '/review']) {
    await page.goto(app.url + address, { waitUntil: 'networkidle' })
    const spare = (size: number) =>
      page.evaluate((letters) => {
        document.documentElement.style.fontSize = `${letters}%`
        return innerWidth - document.documentElement.scrollWidth
      }, size)
    await expect.poll(() => spare(percent), { message: address }).toBeGreaterThanOrEqual(0)
  }
})
