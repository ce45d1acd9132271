import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { complaints } from '../support/app'
import { picture } from '../support/pictures'
import { violationsOn } from './axe'
import { journeyPage, startRecord } from './record'

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 800 }

let record: Awaited<ReturnType<typeof startRecord>>
beforeAll(async () => void (record = await startRecord()))
afterAll(() => record.stop())

/** By name, so that each is there before anything runs; a file's address is known only then. */
const screens: Record<string, () => string> = {
  'the front page': () => '/?',
  home: () => '/home',
  files: () => '/files',
  scanning: () => '/scan',
  'a lab report': () => record.fileNamed('lab-english.jpg'),
  'a Hebrew letter': () => record.fileNamed('letter-hebrew.jpg'),
  'a file that could not be read': () => record.fileNamed('fog.png'),
  'a file that is not there': () => `/file/${crypto.randomUUID()}`,
  diagnoses: () => '/diagnoses',
  'allergies by their tab': () => '/diagnoses?category=allergies',
  medications: () => '/medications',
  allergies: () => '/allergies',
  procedures: () => '/procedures',
  labs: () => '/labs',
  imaging: () => '/imaging',
  reports: () => '/reports',
  'the timeline': () => '/timeline',
  'a search': () => '/search?q=a',
  'a test of its own': () => '/labs/hemoglobin-a1c',
  'what is to check': () => '/review',
  'the emergency card': () => '/card',
  'the profile': () => '/profile',
  'a mailed link': () => '/verify#x',
  'a new password': () => '/reset#x',
  support: () => '/support',
  terms: () => '/terms',
  privacy: () => '/privacy',
  consent: () => '/consent',
  'no page at all': () => '/no/such/page',
}

describe.each([
  ['en', 'desk, light', desk, 'light'],
  ['en', 'phone, dark', phone, 'dark'],
  ['he', 'desk, dark', desk, 'dark'],
  ['he', 'phone, light', phone, 'light'],
] as const)('in %s, on a %s', (locale, _name, viewport, colorScheme) => {
  let context: BrowserContext
  let page: Page
  let heard: string[]

  beforeAll(async () => {
    context = await record.signedIn({ viewport, colorScheme }, locale)
    page = await context.newPage()
    heard = complaints(page)
  })
  afterAll(() => context.close())

  test.each(Object.entries(screens))('%s is sound', async (_screen, address) => {
    const answer = await page.goto(record.url + address())
    const said = [200, 404].includes(answer?.status() ?? 0) ? '' : await page.locator('body').innerText()
    expect(said, `answered ${answer?.status()}`).toBe('')
    expect(await violationsOn(page)).toEqual([])
    const { lang, dir, spare } = await page.evaluate(() => {
      const { lang, dir, scrollWidth } = document.documentElement
      return { lang, dir, spare: innerWidth - scrollWidth }
    })
    expect([lang, dir]).toEqual([locale, locale === 'he' ? 'rtl' : 'ltr'])
    expect(spare, 'nothing sticks out sideways').toBeGreaterThanOrEqual(0)
    // A page that is not there says so with its status, which the browser notes.
    expect(heard.splice(0).filter((line) => !line.includes('404'))).toEqual([])
  })
})

test('the language chosen on one device is the language of the other', async () => {
  const [here, there] = [await record.signedIn(), await record.signedIn()]
  const [desktop, tablet] = [await here.newPage(), await there.newPage()]
  await desktop.goto(`${record.url}/home`, { waitUntil: 'networkidle' })
  await desktop.getByRole('button', { name: /עברית/ }).click()
  await expect.poll(() => desktop.getAttribute('html', 'lang')).toBe('he')
  await tablet.goto(`${record.url}/files`)
  expect(await tablet.getAttribute('html', 'lang')).toBe('he')
  await Promise.all([here.close(), there.close()])
})

describe('on a phone', () => {
  test('a fact brings the page over the list, and the page brings back to the fact', async () => {
    const context = await record.signedIn({ viewport: phone, hasTouch: true })
    const page = await context.newPage()
    await page.goto(record.url + record.fileNamed('lab-english.jpg'))
    await page.getByRole('button', { name: 'Show Hemoglobin A1c on the page' }).tap()
    const dialog = page.getByRole('dialog')
    const pressed = async (name: RegExp) => {
      const region = dialog.getByRole('button', { name }).first()
      await expect.poll(() => region.getAttribute('aria-pressed')).toBe('true')
    }
    await pressed(/^Hemoglobin A1c/)
    expect(await violationsOn(page)).toEqual([])
    await dialog.getByRole('button', { name: 'The next fact' }).tap()
    await pressed(/^Estimated average glucose/)
    // One step of the way, however many lines were looked at.
    await page.goBack()
    await expect.poll(() => dialog.count()).toBe(0)
    expect(page.url()).toMatch(/\/file\//)
    const fact = page.getByRole('button', { name: 'Show Estimated average glucose on the page' })
    await expect.poll(() => fact.evaluate((button) => button === document.activeElement)).toBe(true)
    await context.close()
  })
})

describe('at a desk', () => {
  test('the strip of a list shows its page beside it, and arrows go from line to line', async () => {
    const context = await record.signedIn()
    const page = await context.newPage()
    await page.goto(`${record.url}/labs?view=list`)
    await page.getByRole('button', { name: 'Show Alkaline phosphatase on the page' }).click()
    const lines = page.getByRole('toolbar', { name: 'Lines that facts were read from' })
    const chosen = lines.getByRole('button', { pressed: true })
    await expect.poll(() => chosen.getAttribute('aria-label')).toMatch(/^Alkaline phosphatase/)
    await chosen.focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => chosen.getAttribute('aria-label')).toMatch(/^Estimated average glucose/)
    await expect.poll(() => page.locator('.fact[data-selected]').textContent()).toContain('Estimated average')
    await context.close()
  })

  test('what is read meanwhile appears without a reload; the same bytes are known; a file can be deleted', async () => {
    const context = await record.signedIn()
    const page = await context.newPage()
    await page.goto(`${record.url}/files`, { waitUntil: 'networkidle' })
    await page.evaluate(() => Object.assign(window, { same: true }))
    await record.client.upload('mist.png', picture(2))
    const row = page.getByRole('listitem').filter({ hasText: 'mist.png' })
    await row.getByText('Failed').waitFor({ timeout: 120_000 })
    await row.getByRole('button', { name: 'Retry mist.png' }).click()
    await page.getByText('File queued for retry').first().waitFor()
    await row.getByText('Failed').waitFor({ timeout: 120_000 })
    expect(await page.evaluate(() => 'same' in window)).toBe(true)

    await page
      .locator('input[multiple]')
      .setInputFiles({ name: 'again.png', mimeType: 'image/png', buffer: Buffer.from(picture(2)) })
    await page.getByRole('checkbox').click()
    await page.getByRole('button', { name: 'Accept and Continue' }).click()
    await page.getByText('again.png is already in your record').first().waitFor()

    await row.getByRole('button', { name: 'Delete mist.png' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('File deleted successfully').first().waitFor()
    await expect.poll(() => row.count()).toBe(0)
    await context.close()
  })

  test('a network that fails while a page is read leaves the screen as it is', async () => {
    const context = await record.signedIn()
    const page = await context.newPage()
    await page.goto(`${record.url}/files`, { waitUntil: 'networkidle' })
    // The same page; what follows the end of a JPEG makes it another file.
    await record.client.upload('lab-later.jpg', Buffer.concat([journeyPage('lab-english.jpg'), Buffer.of(1)]))
    const row = page.getByRole('listitem').filter({ hasText: 'lab-later.jpg' })
    await row.waitFor()
    await context.setOffline(true)
    await page.waitForTimeout(7000)
    expect(await row.count()).toBe(1)
    await context.setOffline(false)
    await row.getByText(/Completed|Needs review/).waitFor({ timeout: 120_000 })
    await context.close()
  })
})

describe('sessions', () => {
  test('a token near its end is replaced, and what is kept holds no refresh token', async () => {
    const context = await record.signedIn()
    const page = await context.newPage()
    await page.goto(`${record.url}/home`)
    const stored = () => page.evaluate(() => localStorage.getItem('sb-localhost-auth-token'))
    await expect.poll(stored).toContain('access_token')
    expect(await stored()).not.toContain('refresh_token')
    await page.evaluate(() => {
      const key = 'sb-localhost-auth-token'
      const session = JSON.parse(localStorage.getItem(key) ?? '{}') as { expires_at: number }
      localStorage.setItem(key, JSON.stringify({ ...session, expires_at: Date.now() / 1000 + 5 }))
    })
    await page.reload()
    await expect
      .poll(async () => (JSON.parse((await stored()) ?? '{}') as { expires_at: number }).expires_at)
      .toBeGreaterThan(Date.now() / 1000 + 600)
    await context.close()
  })

  test('signing out in one tab ends the others', async () => {
    const context = await record.signedIn()
    const [one, other] = [await context.newPage(), await context.newPage()]
    await other.goto(`${record.url}/files`, { waitUntil: 'networkidle' })
    await one.goto(`${record.url}/home`, { waitUntil: 'networkidle' })
    await one.getByRole('button', { name: 'Logout' }).click()
    await one.waitForURL(`${record.url}/`)
    await other.waitForURL(/\/auth$/)
    await context.close()
  })
})
