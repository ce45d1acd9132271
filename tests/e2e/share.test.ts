import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BrowserContext, Page } from 'playwright-core'
import { complaints } from '../support/app'
import { violationsOn } from './axe'
import { startRecord } from './record'

let record: Awaited<ReturnType<typeof startRecord>>
beforeAll(async () => void (record = await startRecord()))
afterAll(() => record.stop())

const words = {
  en: {
    submit: 'Create link',
    created: 'Share link created successfully',
    copy: 'Copy',
    revoke: /^Revoke the link/,
    sure: 'Revoke',
    revoked: 'Revoked',
    now: 'Opened just now',
    title: 'Shared Health Summary',
    apps: 'For health apps (SMART Health Link)',
    more: 'More choices',
    notes: 'Let whoever opens it write a note to you',
    send: 'Send',
    sent: 'Your note was sent to the patient.',
    aside: 'Put aside',
    undo: 'Undo',
  }, // as specified
  he: {
    submit: 'יצירת קישור',
    created: 'הקישור נוצר בהצלחה',
    copy: 'העתקה',
    revoke: /^ביטול הקישור/,
    sure: 'לבטל את הקישור',
    revoked: 'בוטל',
    now: 'נפתח ממש עכשיו',
    title: 'סיכום רפואי משותף',
    apps: 'לאפליקציות בריאות (SMART Health Link)',
    more: 'אפשרויות נוספות',
    notes: 'מי שפותח את הקישור יכול לכתוב לי הערה',
    send: 'שליחה',
    sent: 'ההערה נשלחה למטופל.',
    aside: 'הנחה בצד',
    undo: 'ביטול',
  }, // the same
} as const

describe.each(['en', 'he'] as const)('in %s', (locale) => {
  const said = words[locale]
  let context: BrowserContext
  let page: Page
  let heard: string[]
  let address = ''
  beforeAll(async () => {
    context = await record.signedIn({ viewport: { width: 1280, height: 900 } }, locale)
    page = await context.newPage()
    heard = complaints(page)
  })
  afterAll(() => context.close())

  test('a link is made, shown as a code and as an address', async () => {
    await page.goto(`${record.url}/share`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: said.submit }).click()
    await page.getByText(said.created).first().waitFor()
    const code = await page.locator('.qr').first().boundingBox()
    expect([Math.round(code?.width ?? 0), Math.round(code?.height ?? 0)]).toEqual([300, 300])
    address = await page.locator('input[readonly]').first().inputValue()
    expect(address).toMatch(/\/viewer\/[\w-]{23}$/)
    expect(await violationsOn(page)).toEqual([])
  })

  test('the same link is there for health apps, as a code of its own', async () => {
    await page.getByText(said.apps).first().click()
    await expect.poll(() => page.locator('.qr').count()).toBe(2)
    expect(await violationsOn(page)).toEqual([])
  })

  test('somebody without script or account opens it, and its owner hears of it at once', async () => {
    const outside = await record.browser.newContext({
      javaScriptEnabled: false,
      locale: locale === 'he' ? 'he-IL' : 'en-US',
      viewport: { width: 390, height: 844 },
    }) // a doctor's phone
    const viewer = await outside.newPage()
    const answer = await viewer.goto(address)
    expect(answer?.status()).toBe(200)
    await viewer.getByRole('heading', { name: said.title }).waitFor()
    await page.getByText(said.now).first().waitFor()
    await outside.close()
  })

  test.each([390, 1280])('its page is sound at %i px, by day and by night', async (width) => {
    const outside = await record.browser.newContext({ viewport: { width, height: 844 } })
    const viewer = await outside.newPage()
    const complained = complaints(viewer)
    for (const colorScheme of ['light', 'dark'] as const) {
      await viewer.emulateMedia({ colorScheme })
      await viewer.goto(`${address}?lang=${locale}`, { waitUntil: 'networkidle' })
      expect(await violationsOn(viewer)).toEqual([])
      expect(await viewer.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
        true,
      )
    }
    expect(await viewer.locator('script').count()).toBe(0)
    const strip = viewer.locator('.strip img').first()
    await expect
      .poll(() => strip.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    expect(complained).toEqual([])
    await outside.close()
  })

  test('who opens a link that takes notes writes one; it is on the review screen as it comes', async () => {
    await page.goto(`${record.url}/share`, { waitUntil: 'networkidle' })
    await page.getByText(said.more).click()
    await page.getByLabel(said.notes).check()
    await page.getByRole('button', { name: said.submit }).click()
    await page.locator('.qr').first().waitFor()
    const open = await page.locator('input[readonly]').first().inputValue()
    await page.goto(`${record.url}/review`, { waitUntil: 'networkidle' })
    const outside = await record.browser.newContext({ javaScriptEnabled: false })
    const viewer = await outside.newPage()
    await viewer.goto(`${open}?lang=${locale}`)
    await viewer.locator('[name=author]').fill('Dr Amsalem')
    await viewer.locator('[name=body]').fill(`A note in ${locale}`)
    await viewer.getByRole('button', { name: said.send, exact: true }).click()
    await viewer.getByText(said.sent).waitFor()
    await outside.close()
    await page.getByText(`A note in ${locale}`).waitFor()
    expect(await violationsOn(page)).toEqual([])
    const note = page.getByRole('listitem').filter({ hasText: `A note in ${locale}` })
    // Notes stand beside each other: each button says of which it is.
    const name = new RegExp(`^${said.aside}: \\W?A note in ${locale} \\(`)
    await note.getByRole('button', { name }).click()
    await page.getByText(`A note in ${locale}`).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: said.undo, exact: true }).first().click()
    await page.getByText(`A note in ${locale}`).waitFor()
    await page.goto(`${record.url}/share`, { waitUntil: 'networkidle' })
  })

  test('revoked, it opens nothing', async () => {
    await page.goto(`${record.url}/share`, { waitUntil: 'networkidle' })
    const row = page.locator(`[data-link="${address.split('/').at(-1)}"]`)
    await row.getByRole('button', { name: said.revoke }).click()
    await page.getByRole('dialog').getByRole('button', { name: said.sure, exact: true }).click()
    // Its own row: the other language's link stands above or below, revoked already.
    await row.getByText(said.revoked, { exact: true }).waitFor()
    const gone = await page.request.get(address)
    expect(gone.status()).toBe(404)
    expect(heard).toEqual([])
  })
})
