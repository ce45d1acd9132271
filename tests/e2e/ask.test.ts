import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Client } from '../../scripts/client.mjs'
import { complaints, startApp } from '../support/app'
import { drawnPage } from '../support/drawn-page'
import { words } from './ask'
import { violationsOn } from './axe'
import { sessionOf } from './record'

let app: Awaited<ReturnType<typeof startApp>>
beforeAll(async () => void (app = await startApp()))
afterAll(() => app.stop())

/** Someone whose hemoglobin fell, and whose ferritin was low twice, as was read of two pages. */
async function makePerson(): Promise<Client> {
  const client = new Client(app.url)
  await client.signUp('welcome')
  const sent = await Promise.all(
    [
      ['2023-02-01', '13.1'],
      ['2024-05-01', '11.2'],
    ].map(async ([date = '', value = '']) => {
      const picture = await drawnPage(
        app.browser,
        [
          ['Hemoglobin', value, 'g/dL', '12.0-16.0'],
          ['Sodium', '140', 'mmol/L', '135-145'],
          ['Ferritin', '9', 'ng/mL', '15-150'],
        ],
        { date },
      )
      return client.upload(`${date}.png`, picture)
    }),
  )
  await client.waitUntilRead(sent.map(({ id }) => id))
  return client
}

describe.each([
  ['en', { width: 1280, height: 900 }, 'light'],
  ['he', { width: 390, height: 844 }, 'dark'],
] as const)('in %s', (locale, viewport, colorScheme) => {
  const said = words[locale]
  let person: Client
  let context: BrowserContext
  let page: Page
  let heard: string[]
  const entered = [crypto.randomUUID(), crypto.randomUUID()]
  beforeAll(async () => {
    person = await makePerson()
    context = await sessionOf(app, person, { viewport, colorScheme }, locale)
  })
  // A page of its own: what one test left open, or cut off, is no other's.
  beforeEach(async () => {
    page = await context.newPage()
    heard = complaints(page)
    await page.goto(`${app.url}/home`, { waitUntil: 'networkidle' })
    await open()
  })
  afterEach(async () => {
    expect(heard).toEqual([])
    await page.close()
  })
  afterAll(() => context.close())

  const panel = () => page.getByRole('dialog', { name: said.title })
  const field = () => panel().getByRole('textbox', { name: said.question })
  const open = async () => {
    await page.getByRole('button', { name: said.ask, exact: true }).filter({ visible: true }).click()
    await panel().waitFor()
    await expect.poll(() => field().evaluate((one) => one === document.activeElement)).toBe(true)
  }

  const focused = async (one: Locator) =>
    await expect.poll(() => one.evaluate((its) => its === document.activeElement)).toBe(true)

  /** An allergy and a drug of its class, by hand; entered again they are the same. */
  const enterConflict = async () => {
    const [allergy, drug] = entered
    const date = new Date().toISOString().slice(0, 10)
    const penicillin = { id: allergy, type: 'allergy', text: 'Penicillin', date: '2020', status: 'active' }
    await person.post('/api/rest/entries', penicillin)
    await person.post('/api/rest/entries', {
      ...penicillin,
      id: drug,
      type: 'medication',
      text: 'Amoxicillin',
      date,
    })
  }

  const ask = async (question: string) => {
    await field().fill(question)
    await field().press('Enter')
  }

  test('a question is answered with its chart, its table and its line on its page', async () => {
    await panel().getByText(said.empty).waitFor()
    expect(await violationsOn(page)).toEqual([])
    await field().fill(said.trend)
    await field().press('Shift+Enter')
    await expect.poll(() => field().inputValue()).toBe(`${said.trend}\n`)
    await field().press('Enter')
    await panel().getByText(said.fell).waitFor()
    await panel().getByText(said.snapshot).waitFor()
    expect(await panel().locator('.trend-drawn .trend-point').count()).toBe(2)
    await panel().getByText(said.table, { exact: true }).click()
    await panel().getByRole('cell', { name: '11.2' }).first().waitFor()
    await expect.poll(() => field().evaluate((one) => one === document.activeElement)).toBe(false)
    expect(await violationsOn(page)).toEqual([])

    const cite = panel().locator('.cite').first()
    await cite.click()
    const region = page.locator(
      '.sheet .region[aria-pressed="true"], .sheet [role=toolbar] [aria-pressed="true"]',
    )
    await region.first().waitFor()
    expect(await violationsOn(page)).toEqual([])
    await page.keyboard.press('Escape')
    await region.first().waitFor({ state: 'detached' })
    await expect.poll(() => cite.evaluate((one) => one === document.activeElement)).toBe(true)
    await panel().locator('.ask-sources .fact-strip img').first().waitFor()
  })

  test('a reload keeps the conversation, New begins another, and a suggestion asks', async () => {
    await ask(said.trend)
    await panel().getByText(said.fell).waitFor()
    await page.reload({ waitUntil: 'networkidle' })
    await open()
    await panel().getByText(said.fell).waitFor()
    await panel().getByRole('button', { name: said.new, exact: true }).click()
    await panel().getByText(said.empty).waitFor()
    await panel().getByRole('button', { name: said.starter }).click()
    await panel().locator('.ask-said').getByText(said.starter).waitFor()
    await panel().locator('.ask-answer .ask-suggestion').first().waitFor()
  })

  test('a conversation is deleted once that is said twice', async () => {
    await ask(said.trend)
    await panel().getByText(said.fell).waitFor()
    await panel().getByText(said.recent, { exact: true }).click()
    const known = panel().locator('.ask-conversation')
    await expect.poll(() => known.count()).toBeGreaterThan(1)
    const before = await known.count()
    await panel().getByRole('button', { name: said.remove }).first().click()
    await panel().getByRole('button', { name: said.yes, exact: true }).click()
    await panel().getByText(said.removed).waitFor()
    await expect.poll(() => known.count()).toBe(before - 1)
    expect(await violationsOn(page)).toEqual([])
  })

  test('what is not answered can be sent again, and what is past the limit is given back', async () => {
    await page.route('**/api/functions/medical_chat', (route) => route.abort())
    await field().fill('What about sodium?')
    await field().press('Enter')
    // It is asked again a few times before it is given up.
    await panel().getByText(said.failed).waitFor()
    await page.unroute('**/api/functions/medical_chat')
    await panel().getByRole('button', { name: said.again, exact: true }).click()
    await panel().getByText('140 mmol/L').first().waitFor()

    const refusal = { error: 'x', code: 'daily_limit' }
    await page.route('**/api/functions/medical_chat', (route) =>
      route.fulfill({ status: 429, json: refusal }),
    )
    await field().fill('And then?')
    await field().press('Enter')
    await panel().getByText(said.limit).waitFor()
    await expect.poll(() => field().inputValue()).toBe('And then?')
    expect(await panel().locator('.ask-said').getByText('And then?').count()).toBe(0)
    await page.unroute('**/api/functions/medical_chat')
    // The two refusals were made here.
    heard.splice(0)
  })

  test('an alert says why and by which lines, and is done; a reminder is added, changed and done', async () => {
    await panel().getByRole('tab', { name: said.due }).click()
    const alert = panel().getByRole('listitem').filter({ hasText: said.twice })
    await alert.waitFor()
    expect(await violationsOn(page)).toEqual([])
    await alert.getByText(said.lines, { exact: true }).click()
    await alert.locator('.fact-strip img').first().waitFor()
    await alert.getByRole('heading', { name: said.about }).waitFor()
    await alert.getByRole('button', { name: said.done }).click()
    await panel().getByText(said.noAlerts).waitFor()
    await focused(panel().getByRole('heading', { name: said.alerts, exact: true }))
    // In sight where one is, not at the end of the list.
    const undo = panel().getByRole('button', { name: said.undo, exact: true })
    await undo.waitFor()
    expect(await undo.evaluate((its) => its.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
    await undo.click()
    await alert.getByRole('button', { name: said.done }).click()
    await panel().getByText(said.noAlerts).waitFor()

    await panel().getByLabel(said.what).fill('Ferritin again')
    await panel().getByRole('button', { name: said.add }).click()
    await panel().getByRole('button', { name: said.edit }).click()
    const row = panel().getByRole('listitem').getByLabel(said.what)
    await focused(row)
    await row.fill('Ferritin in May')
    await panel().getByRole('listitem').getByRole('button', { name: said.save }).click()
    await panel().getByRole('button', { name: said.doneReminder }).waitFor()
    await focused(panel().locator('[data-reminder="Ferritin in May"] [data-edit]'))
    await expect.poll(() => page.locator('.ask-badge').first().textContent()).toMatch(/^1\D/)
    expect(await violationsOn(page)).toEqual([])
    // Deleted it can be had back, and the focus stays in the list that is left.
    await panel().getByLabel(said.what).fill('Another')
    await panel().getByRole('button', { name: said.add }).click()
    await panel().locator('[data-reminder=Another]').waitFor()
    await panel().getByRole('button', { name: said.delete }).click()
    await focused(panel().locator('[data-reminder=Another]'))
    await panel().getByRole('button', { name: said.undo, exact: true }).click()
    await panel().getByText(said.back).waitFor()
    await panel().getByRole('button', { name: said.doneReminder }).click()
    await panel().locator('[data-reminder=Another]').getByRole('button').first().click()
    await panel().getByText(said.noReminders).waitFor()
  })

  test('what an alert rests on and the patient entered says so; what did not come is no error of the screen', async () => {
    await enterConflict()
    await page.route('**/sources?*', (route) => route.abort())
    await panel().getByRole('tab', { name: said.due }).click()
    const alert = panel().locator('[data-alert=drug_allergy]')
    await alert.getByText(said.lines, { exact: true }).click()
    await alert.getByText(said.linesFailed).waitFor()
    expect(await violationsOn(page)).toEqual([])
    await page.unroute('**/sources?*')
    await alert.getByRole('button', { name: said.again }).click()
    await expect.poll(() => alert.getByText(said.entered).count()).toBe(2)
    await alert.locator('.ask-sources').getByText(said.allergen).waitFor()
    expect(await alert.getByText(said.gone).count()).toBe(0)
    expect(await violationsOn(page)).toEqual([])
    // The line that did not come was kept from coming here.
    heard.splice(0)
  })

  test('read in another language, an alert says why in that one', async () => {
    const other = words[locale === 'en' ? 'he' : 'en']
    await enterConflict()
    await panel().getByRole('tab', { name: said.due }).click()
    await panel().getByText(said.why).waitFor()
    await page.keyboard.press('Escape')
    try {
      await page.locator('form[action="/language"] button').filter({ visible: true }).first().click()
      // By now it says how many there are.
      const button = page.getByRole('button', { name: new RegExp(`^${other.ask}`) })
      await button.filter({ visible: true }).first().click()
      await page.getByRole('tab', { name: other.due }).click()
      await page.getByRole('dialog', { name: other.title }).getByText(other.why).waitFor()
    } finally {
      const form = { locale, back: '/home' }
      await context.request.post(`${app.url}/language`, { headers: { origin: app.url }, form })
    }
  })

  test('closed, the focus is where it was, and what is below is in use', async () => {
    await page.keyboard.press('Escape')
    await panel().waitFor({ state: 'detached' })
    const opener = page.getByRole('button', { name: said.ask, exact: true }).filter({ visible: true })
    await expect.poll(() => opener.evaluate((one) => one === document.activeElement)).toBe(true)
  })
})
