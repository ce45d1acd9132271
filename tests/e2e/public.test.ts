import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { translator } from '../../core/i18n/languages'
import { complaints, startApp } from '../support/app'
import { violationsOn } from './axe'

let app: Awaited<ReturnType<typeof startApp>>
beforeAll(async () => void (app = await startApp()))
afterAll(() => app.stop())

describe.each(['en', 'he'] as const)('in %s', (locale) => {
  const t = translator(locale)
  const open = (javaScriptEnabled: boolean) =>
    app.browser.newContext({ viewport: { width: 360, height: 740 }, javaScriptEnabled })

  test('without a script a public page reads, changes its language, and says what needs one', async () => {
    const context = await open(false)
    const page = await context.newPage()
    await page.goto(app.url)
    if (locale === 'he') await page.getByRole('button', { name: 'עברית' }).click()
    await page.getByText(t('landing.tagline')).waitFor()
    // The browser of the test hides what it would show to who has no script.
    expect(await page.content()).toContain(t('shell.noScript'))
    expect(await page.getByRole('button', { name: t('landing.start') }).isDisabled()).toBe(true)
    await page.getByRole('link', { name: t('shell.terms') }).click()
    await page.waitForURL('**/terms')
    expect(await page.getByRole('heading').count()).toBeGreaterThan(3)
    await context.close()
  })

  test('before any password it shows a line of a page and the fact that it becomes, without a script', async () => {
    const context = await open(false)
    const page = await context.newPage()
    await context.request.post(`${app.url}/language`, {
      headers: { origin: app.url },
      form: { locale, back: '/' },
    })
    await page.goto(app.url)
    const example = page.getByRole('region', { name: t('landing.line') })
    const line = await example.getByAltText('Glucose 105 mg/dL (70 - 99)').boundingBox()
    // Of the page’s own shape, and as wide as a phone lets it be.
    expect(line?.height).toBeGreaterThan(24)
    expect(Math.abs(line!.width / line!.height - 380 / 46)).toBeLessThan(0.2)
    expect(await example.locator('.fact').innerText()).toMatch(
      new RegExp(`^Glucose\\s+105 mg/dL\\s+${t('fact.high')}\\s+70–99\\s`),
    )
    await context.close()
  })

  test('a browser is spoken to in the language that it asks for, until another is chosen', async () => {
    const context = await app.browser.newContext({ locale: locale === 'he' ? 'he-IL' : 'en-GB' })
    const page = await context.newPage()
    const answer = await page.goto(app.url)
    expect(answer?.headers()['vary']).toContain('Accept-Language')
    await page.getByText(t('landing.tagline')).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(locale)
    const other = locale === 'he' ? 'en' : 'he'
    await page.locator('form[action="/language"] button').click()
    await page.getByText(translator(other)('landing.tagline')).waitFor()
    await page.reload()
    await page.getByText(translator(other)('landing.tagline')).waitFor()
    await context.close()
  })

  test('what is typed and tapped before the page is awake is not lost', async () => {
    const context = await open(true)
    await context.request.post(`${app.url}/language`, {
      headers: { origin: app.url },
      form: { locale, back: '/' },
    })
    const page = await context.newPage()
    // A slow line: the page is there, what makes it work is not yet.
    let letThrough = () => undefined as void
    const held = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(app.url, { waitUntil: 'commit' })
    await page.locator('#access-password').fill('welcome')
    letThrough()
    await page.locator('form:has(#access-password) button').click()
    await page.waitForURL('**/auth')

    let wake = () => undefined as void
    const asleep = new Promise<void>((resolve) => (wake = resolve))
    await page.unroute('**/assets/*.js')
    await page.route('**/assets/*.js', async (route) => {
      await asleep
      await route.continue()
    })
    await page.goto(`${app.url}/auth`, { waitUntil: 'commit' })
    await page.getByLabel(t('auth.email')).fill('early@example.com')
    await page.getByRole('button', { name: t('auth.toSignUp') }).click()
    wake()
    await page.getByLabel(t('auth.confirm')).waitFor()
    expect(await page.getByLabel(t('auth.email')).inputValue()).toBe('early@example.com')
    await context.close()
  })

  test('somebody who goes straight to the sign-in page is sent to the gate, which says why', async () => {
    const context = await open(true)
    await context.request.post(`${app.url}/language`, {
      headers: { origin: app.url },
      form: { locale, back: '/' },
    })
    const page = await context.newPage()
    const heard = complaints(page)
    await page.goto(`${app.url}/auth`)
    await page.getByText(t('landing.deniedTitle')).first().waitFor()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    expect(await violationsOn(page)).toEqual([])
    await page.getByPlaceholder(t('landing.placeholder')).fill('welcome')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/auth')
    await page.getByRole('button', { name: t('auth.toSignUp') }).click()
    await page.getByLabel(t('auth.email')).fill('nobody')
    await page.getByRole('button', { name: t('auth.signUp'), exact: true }).click()
    await page.getByText(t('auth.invalidEmail')).waitFor()
    expect(await violationsOn(page)).toEqual([])
    expect(heard).toEqual([])
    await context.close()
  })
})
