import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../../scripts/client.mjs'
import { complaints, startApp } from '../support/app'
import { picture } from '../support/pictures'
import { violationsOn } from './axe'

const fixture = (name: string) => new Uint8Array(readFileSync(path.resolve('tests/fixtures/journey', name)))
const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 800 }

let app: Awaited<ReturnType<typeof startApp>>
let client: Client
let files: { id: string; display_name: string; processing_state: string }[]

beforeAll(async () => {
  app = await startApp()
  client = new Client(app.url)
  await client.signUp('welcome')
  const sent = [
    await client.upload('lab-english.jpg', fixture('lab-english.jpg')),
    await client.upload('letter-hebrew.jpg', fixture('letter-hebrew.jpg')),
    await client.upload('fog.png', picture(1)),
  ]
  files = await client.waitUntilRead(sent.map(({ id }) => id))
})

afterAll(() => app.stop())

/** A browser in which the client's person has signed in: a session of its own. */
async function signedIn(
  options: Parameters<typeof app.browser.newContext>[0] = {},
  locale: 'en' | 'he' = 'en',
): Promise<BrowserContext> {
  const context = await app.browser.newContext({ viewport: desk, ...options })
  const headers = { origin: app.url }
  await context.request.post(`${app.url}/api/gate`, { headers, data: { password: 'welcome' } })
  const signIn = `${app.url}/api/auth/token?grant_type=password`
  const answer = await context.request.post(signIn, { headers, data: client.credentials })
  expect(answer.status()).toBe(200)
  // The language is the person's, not the device's.
  await context.request.post(`${app.url}/language`, { headers, form: { locale, back: '/home' } })
  return context
}

const fileNamed = (name: string) => `/file/${files.find((file) => file.display_name === name)?.id}`

/** By name, so that each is there before anything runs; a file's address is known only then. */
const screens: Record<string, () => string> = {
  'the front page': () => '/?',
  home: () => '/home',
  files: () => '/files',
  scanning: () => '/scan',
  'a lab report': () => fileNamed('lab-english.jpg'),
  'a Hebrew letter': () => fileNamed('letter-hebrew.jpg'),
  'a file that could not be read': () => fileNamed('fog.png'),
  'a file that is not there': () => `/file/${crypto.randomUUID()}`,
  diagnoses: () => '/diagnoses',
  medications: () => '/medications',
  allergies: () => '/allergies',
  procedures: () => '/procedures',
  labs: () => '/labs',
  imaging: () => '/imaging',
  reports: () => '/reports',
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
    context = await signedIn({ viewport, colorScheme }, locale)
    page = await context.newPage()
    heard = complaints(page)
  })
  afterAll(() => context.close())

  test.each(Object.entries(screens))('%s is sound', async (_screen, address) => {
    await page.goto(app.url + address())
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
  const [here, there] = [await signedIn(), await signedIn()]
  const [desktop, tablet] = [await here.newPage(), await there.newPage()]
  await desktop.goto(`${app.url}/home`, { waitUntil: 'networkidle' })
  await desktop.getByRole('button', { name: /עברית/ }).click()
  await expect.poll(() => desktop.getAttribute('html', 'lang')).toBe('he')
  await tablet.goto(`${app.url}/files`)
  expect(await tablet.getAttribute('html', 'lang')).toBe('he')
  await Promise.all([here.close(), there.close()])
})

describe('on a phone', () => {
  test('a fact brings the page over the list, and the page brings back to the fact', async () => {
    const context = await signedIn({ viewport: phone, hasTouch: true })
    const page = await context.newPage()
    await page.goto(app.url + fileNamed('lab-english.jpg'))
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

describe('the paper', () => {
  test.each([360, 1280])('at %i px every strip is there, whole, and nothing lies on it', async (width) => {
    const context = await signedIn({ viewport: { width, height: 800 } })
    const page = await context.newPage()
    await page.goto(`${app.url}/labs`, { waitUntil: 'networkidle' })
    const pieces = await page.locator('.strip-piece').evaluateAll(async (all) => {
      const seen = []
      for (const piece of all) {
        piece.scrollIntoView({ block: 'center' })
        const image = piece.querySelector('img')
        await image?.decode()
        const { left, right, top, width, height } = piece.getBoundingClientRect()
        const points = [0.1, 0.5, 0.9].map((part) => [left + width * part, top + height / 2] as const)
        seen.push({
          sharp: (image?.naturalHeight ?? 0) >= 28,
          bare: points.every(([x, y]) => document.elementFromPoint(x, y) === image),
          whole: left >= 0 && right <= innerWidth,
          upright:
            Math.abs(
              (image?.width ?? 0) / (image?.naturalWidth ?? 1) - height / (image?.naturalHeight ?? 1),
            ) < 0.02,
        })
      }
      return seen
    })
    expect(pieces.length).toBeGreaterThan(10)
    expect(pieces.filter((piece) => !Object.values(piece).every(Boolean))).toEqual([])
    await context.close()
  })

  test('a line is hit within its own outline, not beside it', async () => {
    const context = await signedIn()
    const page = await context.newPage()
    await page.goto(app.url + fileNamed('letter-hebrew.jpg'), { waitUntil: 'networkidle' })
    const hits = await page.locator('.region-hit').evaluateAll((buttons) =>
      buttons.map((button) => {
        button.scrollIntoView({ block: 'center' })
        const outline = button.parentElement?.querySelector('.region-edge')
        if (!(outline instanceof SVGPolygonElement)) return null
        const matrix = outline.getScreenCTM()
        const corners = [...outline.points].map((point) => point.matrixTransform(matrix ?? undefined))
        const [x, y] = (['x', 'y'] as const).map((axis) => corners.reduce((sum, at) => sum + at[axis] / 4, 0))
        // A step beyond each corner, from the middle.
        const beside = corners.map((at) =>
          document.elementFromPoint(at.x + (at.x - x!) * 0.1, at.y + (at.y - y!) * 0.1),
        )
        return { inside: document.elementFromPoint(x!, y!) === button, beside: beside.includes(button) }
      }),
    )
    expect(hits.length).toBeGreaterThan(5)
    expect(hits.filter((hit) => hit?.beside !== false)).toEqual([])
    // A line within another line's words lies above it.
    expect(hits.filter((hit) => hit?.inside).length).toBeGreaterThan(hits.length * 0.8)
    await context.close()
  })
})

describe('at a desk', () => {
  test('the strip of a list shows its page beside it, and arrows go from line to line', async () => {
    const context = await signedIn()
    const page = await context.newPage()
    await page.goto(`${app.url}/labs`)
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
    const context = await signedIn()
    const page = await context.newPage()
    await page.goto(`${app.url}/files`, { waitUntil: 'networkidle' })
    await page.evaluate(() => Object.assign(window, { same: true }))
    await client.upload('mist.png', picture(2))
    const row = page.getByRole('listitem').filter({ hasText: 'mist.png' })
    await row.getByText('Failed').waitFor({ timeout: 30_000 })
    await row.getByRole('button', { name: 'Retry mist.png' }).click()
    await page.getByText('File queued for retry').first().waitFor()
    await row.getByText('Failed').waitFor({ timeout: 30_000 })
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
    const context = await signedIn()
    const page = await context.newPage()
    await page.goto(`${app.url}/files`, { waitUntil: 'networkidle' })
    // The same page; what follows the end of a JPEG makes it another file.
    await client.upload('lab-later.jpg', Buffer.concat([fixture('lab-english.jpg'), Buffer.of(1)]))
    const row = page.getByRole('listitem').filter({ hasText: 'lab-later.jpg' })
    await row.waitFor()
    await context.setOffline(true)
    await page.waitForTimeout(7000)
    expect(await row.count()).toBe(1)
    await context.setOffline(false)
    await row.getByText(/Completed|Needs review/).waitFor({ timeout: 60_000 })
    await context.close()
  })
})

describe('sessions', () => {
  test('a token near its end is replaced, and what is kept holds no refresh token', async () => {
    const context = await signedIn()
    const page = await context.newPage()
    await page.goto(`${app.url}/home`)
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
    const context = await signedIn()
    const [one, other] = [await context.newPage(), await context.newPage()]
    await other.goto(`${app.url}/files`, { waitUntil: 'networkidle' })
    await one.goto(`${app.url}/home`, { waitUntil: 'networkidle' })
    await one.getByRole('button', { name: 'Logout' }).click()
    await one.waitForURL(`${app.url}/`)
    await other.waitForURL(/\/auth$/)
    await context.close()
  })
})
