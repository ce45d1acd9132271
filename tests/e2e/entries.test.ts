import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../../scripts/client.mjs'
import { startApp } from '../support/app'
import { violationsOn } from './axe'
import { sessionOf } from './record'

let app: Awaited<ReturnType<typeof startApp>>
beforeAll(async () => void (app = await startApp()))
afterAll(() => app.stop())

const words = {
  en: {
    add: 'Add by hand',
    save: 'Save',
    comma: /with a point/,
    entered: 'Entered by you',
    change: 'Change Metformin',
    end: 'It has ended: Metformin',
    later: /on a later day/,
    remove: 'Remove Metformin',
    undo: 'Undo',
    goesOn: 'Taken back: it goes on',
    notBack: 'This could not be put back into your record.',
    again: 'Try again',
    notRemoved: /could not be removed/,
  },
  he: {
    add: 'הוספה ידנית',
    save: 'שמירה',
    comma: /עם נקודה/,
    entered: 'הוזן על ידכם',
    change: /שינוי של.*Metformin/,
    end: /Metformin.*זה הסתיים/,
    later: /ביום מאוחר יותר/,
    remove: /הסרה של.*Metformin/,
    undo: 'ביטול',
    goesOn: 'בוטל: זה נמשך',
    notBack: 'לא הצלחנו להחזיר את הפריט לתיק.',
    again: 'ניסיון נוסף',
    notRemoved: /לא הצלחנו להסיר/,
  },
} as const

describe.each(['en', 'he'] as const)('in %s', (locale) => {
  const said = words[locale]
  let client: Client
  let context: BrowserContext
  let page: Page
  const row = () => page.locator('.fact').filter({ hasText: 'Metformin' })
  const statuses = async () =>
    (await client.post<{ status: string }[]>('/api/rpc/medication_registry_list', {})).map(
      ({ status }) => status,
    )
  /** Open, and so again where the list came anew just then. */
  const details = async () => {
    const folded = row().locator('.fact-details:not([open]) > summary')
    const isOpen = async () => {
      if (await folded.count()) await folded.first().click()
      return page.getByRole('button', { name: said.remove }).isVisible()
    }
    await expect.poll(isOpen).toBe(true)
  }

  /** Takes back what was just said, once it is seen to stand: who points at it keeps it there. */
  const takeBack = async (now: readonly string[]) => {
    const undo = page.getByRole('button', { name: said.undo }).first()
    await undo.hover()
    await expect.poll(statuses).toEqual(now)
    await undo.click()
  }

  beforeAll(async () => {
    client = new Client(app.url)
    await client.signUp('welcome')
    context = await sessionOf(app, client, { viewport: { width: 390, height: 844 } }, locale)
    page = await context.newPage()
  })
  afterAll(() => context.close())

  test('what is entered by hand stands on its list, and what is wrong is told beside its field', async () => {
    await page.goto(`${app.url}/medications`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: said.add }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('[name=text]').fill('Metformin')
    await dialog.locator('[name=value]').fill('0,5')
    await dialog.locator('[name=date]').fill('2024-02-01')
    await dialog.getByRole('button', { name: said.save }).click()
    await dialog.getByText(said.comma).waitFor()
    expect(await violationsOn(page)).toEqual([])
    // Closed and opened again: nothing that was typed is lost.
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
    await page.getByRole('button', { name: said.add }).click()
    expect(await dialog.locator('[name=text]').inputValue()).toBe('Metformin')
    await dialog.locator('[name=value]').fill('500')
    await dialog.locator('[name=unit]').fill('mg')
    await dialog.getByRole('button', { name: said.save }).click()
    await row().getByText(said.entered).first().waitFor()
    expect(await statuses()).toEqual(['active'])
  })

  test('it can be changed, ended and taken back, removed and put back', async () => {
    const dialog = page.getByRole('dialog')
    await details()
    await page.getByRole('button', { name: said.change }).click()
    await dialog.locator('[name=value]').fill('850')
    await dialog.getByRole('button', { name: said.save }).click()
    await row().getByText('850').first().waitFor()
    await details()
    // Closed by accident and opened again, a change goes on.
    await page.getByRole('button', { name: said.change }).click()
    await dialog.locator('[name=value]').fill('1000')
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
    await page.getByRole('button', { name: said.change }).click()
    expect(await dialog.locator('[name=value]').inputValue()).toBe('1000')
    await dialog.locator('[name=value]').fill('850')
    await dialog.getByRole('button', { name: said.save }).click()
    await expect.poll(() => dialog.count()).toBe(0)
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: said.end }).click()
    await dialog.locator('[name=date]').fill('2024-01-01')
    await dialog.getByRole('button', { name: said.save }).click()
    await dialog.getByText(said.later).waitFor()
    await dialog.locator('[name=date]').fill('2024-03-01')
    await dialog.getByRole('button', { name: said.save }).click()
    await takeBack(['inactive'])
    await page.getByText(said.goesOn).first().waitFor()
    await expect.poll(statuses).toEqual(['active'])
  })

  test('it stands on the timeline as the patient’s own, and goes from there', async () => {
    await page.goto(`${app.url}/timeline`, { waitUntil: 'networkidle' })
    await row().getByText(said.entered).first().waitFor()
    await details()
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: said.remove }).click()
    await takeBack([])
    await expect.poll(statuses).toEqual(['active'])
  })

  test('nothing goes that could not be put back, and what was not put back can be tried again', async () => {
    await details()
    const one = '**/api/rest/entries/*'
    await page.route(one, (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()))
    await page.getByRole('button', { name: said.remove }).click()
    await page.getByText(said.notRemoved).first().waitFor()
    await page.unroute(one)
    expect(await statuses()).toEqual(['active'])

    await page.getByRole('button', { name: said.remove }).click()
    await page.route('**/api/rest/entries', (route) => route.abort())
    await takeBack([])
    await page.getByText(said.notBack).first().waitFor()
    await page.unroute('**/api/rest/entries')
    await page.getByRole('button', { name: said.again }).click()
    await expect.poll(statuses).toEqual(['active'])
  })

  test('the day that is offered is the reader’s own', async () => {
    // East of the date line it is another day than at Greenwich half of the day, west of it the other half.
    const zone = new Date().getUTCHours() >= 11 ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago'
    const abroad = await sessionOf(app, client, { timezoneId: zone }, locale)
    const there = await abroad.newPage()
    await there.goto(`${app.url}/medications`, { waitUntil: 'networkidle' })
    await there.getByRole('button', { name: said.add }).click()
    const today = await there.evaluate(() => {
      const now = new Date()
      const two = (n: number) => String(n).padStart(2, '0')
      return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
    })
    expect(await there.getByRole('dialog').locator('[name=date]').inputValue()).toBe(today)
    await abroad.close()
  })

  test('two fields that were filled before the page is awake are both kept', async () => {
    let letThrough = () => undefined as void
    const held = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${app.url}/profile`, { waitUntil: 'commit' })
    await page.locator('[name=first_name]').fill('Dana')
    await page.locator('[name=last_name]').fill('Example')
    letThrough()
    await page.waitForLoadState('networkidle')
    await page.locator('form:has([name=first_name]) [type=submit]').click()
    const names = async () => {
      const [profile] = await client.get<{ first_name: string; last_name: string }[]>('/api/rest/profiles')
      return [profile?.first_name, profile?.last_name]
    }
    await expect.poll(names).toEqual(['Dana', 'Example'])
    await page.unroute('**/assets/*.js')
  })
})
