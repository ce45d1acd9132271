import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../../scripts/client.mjs'
import { translator } from '../../core/i18n/languages'
import { startApp } from '../support/app'
import { stubCamera } from '../support/camera'
import { picture } from '../support/pictures'
import { violationsOn } from './axe'
import { journeyPage, sessionOf } from './record'

const lab = Buffer.from(journeyPage('lab-english.jpg'))
const shot = (name: string, mark: number) => ({
  name,
  mimeType: 'image/jpeg',
  // Behind its end: the same page, and other bytes.
  buffer: Buffer.concat([lab, Buffer.of(mark)]),
})

let app: Awaited<ReturnType<typeof startApp>>
beforeAll(async () => void (app = await startApp()))
afterAll(() => app.stop())

describe.each(['en', 'he'] as const)('in %s', (locale) => {
  const t = translator(locale)
  let client: Client
  let context: BrowserContext
  let page: Page
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const camera = () => page.locator('.scan-board input[data-upload=camera]')
  const kept = async () => (await client.get<unknown[]>('/api/rest/files')).length
  const oneFile = async () => (await client.get<{ id: string }[]>('/api/rest/files?limit=1'))[0]?.id

  beforeAll(async () => {
    client = new Client(app.url)
    await client.signUp('welcome')
    context = await sessionOf(
      app,
      client,
      { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' },
      locale,
    )
    await stubCamera(context, lab)
    page = await context.newPage()
  })

  test('two pages by the camera: its edges are seen, Back closes it, and a closed question keeps the pages', async () => {
    await page.goto(`${app.url}/scan`, { waitUntil: 'networkidle' })
    await button(t('upload.takePhoto')).tap()
    await page.getByText(t('scan.found')).waitFor()
    await page.locator('.camera polygon').waitFor()
    expect(await violationsOn(page)).toEqual([])
    await page.goBack()
    await expect.poll(() => page.locator('.camera').count()).toBe(0)

    await button(t('upload.takePhoto')).tap()
    await button(t('scan.take', { n: 1 })).tap()
    // The camera sees something else by now: the same picture twice would be one page.
    await page.locator('.camera video').evaluate(
      (video: HTMLVideoElement) =>
        new Promise<void>((resolve) => {
          video.requestVideoFrameCallback(() => video.requestVideoFrameCallback(() => resolve()))
        }),
    )
    await button(t('scan.take', { n: 2 })).tap()
    await button(t('scan.done', { n: 2 })).tap()
    await expect.poll(() => page.locator('.scan-page').count()).toBe(2)
    expect(await violationsOn(page)).toEqual([])

    await button(t('scan.send', { n: 2 })).tap()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t('shell.close') }).tap()
    await page.getByText(t('upload.held', { n: 2 })).waitFor()
    await button(t('upload.heldGoOn')).tap()
    await dialog.getByRole('checkbox').tap()
    await dialog.getByRole('button', { name: t('upload.consentAccept') }).tap()
    await expect.poll(kept, { timeout: 60_000 }).toBe(2)
  })

  test('two pages without a network survive a reload, and both are sent by themselves', async () => {
    await page.goto(`${app.url}/scan`, { waitUntil: 'networkidle' })
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await context.setOffline(true)
    await camera().setInputFiles(shot('later.jpg', 2))
    await camera().setInputFiles(shot('last.jpg', 3))
    await button(t('scan.send', { n: 2 })).tap()
    await expect.poll(() => page.getByText(t('upload.offline')).count()).toBe(2)
    await page.reload()
    await page.locator('body').getByRole('heading').first().waitFor()
    await context.setOffline(false)
    await page.goto(`${app.url}/files`)
    await expect.poll(kept, { timeout: 60_000 }).toBe(4)
  })

  test('a blank page is offered a new photo', async () => {
    await client.upload('fog.png', picture(locale === 'en' ? 3 : 4))
    await page.goto(`${app.url}/files`, { waitUntil: 'networkidle' })
    const fog = page.getByRole('listitem').filter({ hasText: 'fog' })
    await fog.getByRole('link', { name: t('scan.again') }).waitFor({ timeout: 200_000 })
  })

  test.each([
    ['320 px', 320, 100],
    ['letters of twice the size', 360, 200],
  ])('at %s nothing sticks out', async (_name, width, percent) => {
    await page.setViewportSize({ width, height: 800 })
    const lists = ['/labs', '/diagnoses', '/medications', '/allergies', '/procedures', '/imaging', '/reports']
    const others = ['/home', '/files', '/scan', '/review', '/timeline', '/search?q=a', '/summary', '/share']
    const own = [`/file/${await oneFile()}`, '/labs/hemoglobin-a1c', '/card', '/profile']
    for (const address of [...lists, ...others, ...own]) {
      await page.goto(app.url + address, { waitUntil: 'networkidle' })
      const spare = (size: number) =>
        page.evaluate((letters) => {
          document.documentElement.style.fontSize = `${letters}%`
          return innerWidth - document.documentElement.scrollWidth
        }, size)
      await expect.poll(() => spare(percent), { message: address }).toBeGreaterThanOrEqual(0)
    }
  })
})
