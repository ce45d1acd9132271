import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../../scripts/client.mjs'
import { startApp } from '../support/app'
import { drawnPage, type Row } from '../support/drawn-page'
import { violationsOn } from './axe'
import { sessionOf } from './record'

let app: Awaited<ReturnType<typeof startApp>>
beforeAll(async () => void (app = await startApp()))
afterAll(() => app.stop())

async function newcomer(): Promise<Client> {
  const client = new Client(app.url)
  await client.signUp('welcome')
  return client
}

const phone = { viewport: { width: 390, height: 844 } }

describe('the same test, year after year', () => {
  /** As printed, which is as it is drawn: all print one unit. */
  const years = [
    ['2019-03-11', '9.8'],
    ['2020-09-02', '8.4'],
    ['2021-10-19', '7.6'],
    ['2022-11-03', '6.4'],
    ['2023-12-01', '5.4'],
  ] as const
  let person: Client
  beforeAll(async () => {
    person = await newcomer()
    const sent = []
    for (const [date, value] of years) {
      const rows: Row[] = [
        ['Hemoglobin A1c', value, '%', '4.0-5.6'],
        ['Sodium', '140', 'mmol/L', '135-145'],
      ]
      sent.push((await person.upload(`${date}.png`, await drawnPage(app.browser, rows, { date }))).id)
    }
    await person.waitUntilRead(sent)
  })

  describe.each(['en', 'he'] as const)('in %s', (locale) => {
    let context: BrowserContext
    let page: Page
    beforeAll(async () => {
      context = await sessionOf(app, person, { viewport: { width: 1280, height: 900 } }, locale)
      page = await context.newPage()
    })
    afterAll(() => context.close())

    test('its results are drawn from left to right over the band, those outside it marked', async () => {
      await page.goto(`${app.url}/labs/hemoglobin-a1c`, { waitUntil: 'networkidle' })
      const points = page.locator('.trend-point')
      await expect.poll(() => points.count()).toBe(years.length)
      expect((await points.allInnerTexts()).map((said) => said.trim())).toEqual(
        years.map(([, value]) => value),
      )
      const drawn = await points.evaluateAll((all) =>
        all.map((one) => ({
          x: one.getBoundingClientRect().x,
          y: one.getBoundingClientRect().y,
          outside: one.hasAttribute('data-outside'),
        })),
      )
      // Time goes to the right in every language, and what falls goes down.
      for (const of of ['x', 'y'] as const)
        expect(drawn.map((one) => one[of])).toEqual(drawn.map((one) => one[of]).toSorted((a, b) => a - b))
      expect(drawn.map(({ outside }) => outside)).toEqual([true, true, true, true, false])
      expect(await page.locator('.trend-band').count()).toBe(1)
      expect(await violationsOn(page)).toEqual([])
    })

    test('each point opens the line that it was read from', async () => {
      const points = page.locator('.trend-point')
      for (const [at, [, value]] of years.entries()) {
        await points.nth(at).click()
        const chosen = page.locator('.fact[data-selected]')
        await expect.poll(() => chosen.textContent()).toContain(value)
        const region = page.locator('.source-panel [aria-pressed=true]')
        await expect.poll(() => region.getAttribute('aria-label')).toContain(value)
      }
      expect(new URL(page.url()).pathname).toBe('/labs/hemoglobin-a1c')
    })
  })
})

test('a record of more than 200 events is gone through by pages, each event once', async () => {
  const person = await newcomer()
  const events = 205
  const day = (n: number) => new Date(Date.UTC(2020, 0, 1 + n)).toISOString().slice(0, 10)
  for (let n = 0; n < events; n += 1) {
    const entry = { type: 'lab', text: 'Sodium', value: String(100 + n), unit: 'mmol/L', date: day(n) }
    await person.post('/api/rest/entries', { ...entry, status: 'completed' })
  }
  const context = await sessionOf(app, person, phone, 'en')
  const page = await context.newPage()
  const values = async () => {
    await page
      .locator('.document-card:not([open])')
      .evaluateAll((all) => all.forEach((one) => one.toggleAttribute('open', true)))
    return page
      .locator('.document-card .fact')
      .evaluateAll((all) =>
        all.map((one) => Number(/[123]\d\d/.exec(one.querySelector('.fact-head')?.textContent ?? '')?.[0])),
      )
  }
  await page.goto(`${app.url}/timeline`, { waitUntil: 'networkidle' })
  await page.getByText(`${events} events across 0 files`).waitFor()
  const cards = await page.locator('.document-card').count()
  await expect.poll(async () => (await values()).length).toBe(cards)
  const first = await values()
  expect(first.length).toBeLessThanOrEqual(200)
  await page.getByRole('link', { name: 'Older' }).click()
  await page.waitForURL('**/timeline?after=**')
  await expect.poll(async () => (await values()).length).toBe(events - first.length)
  const rest = await values()
  expect([...first, ...rest]).toEqual(Array.from({ length: events }, (_, n) => 100 + events - 1 - n))
  expect(await page.getByRole('link', { name: 'Older' }).count()).toBe(0)
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('link', { name: 'Newest' }).click()
  await page.waitForURL((url) => url.pathname === '/timeline' && !url.searchParams.has('after'))
  await expect.poll(values).toEqual(first)
  await context.close()
})

const said = {
  en: {
    clean: 'Clean Duplicates',
    everything: 'Delete All Pending',
    cancel: 'Cancel',
    sure: 'Delete',
    removed: (n: number) => new RegExp(`^Removed \\W?${n}\\W? duplicate validations`),
  },
  he: {
    clean: 'ניקוי כפילויות',
    everything: 'מחיקת כל הממתינים',
    cancel: 'ביטול',
    sure: 'מחיקה',
    removed: (n: number) => new RegExp(`הוסרו .*${n}`),
  },
} as const

test.each(['en', 'he'] as const)(
  'home, in %s, clears at once what waits twice and what waits of diagnoses',
  async (locale) => {
    const { clean, everything, cancel, sure, removed } = said[locale]
    const person = await newcomer()
    // Tests that nobody knows: of two pages they are more than ten.
    const unknown = [
      'Zorbuline',
      'Zorbalex',
      'Zorbidan',
      'Zorbemon',
      'Zorbuvar',
      'Zorbofin',
      'Zorbetal',
      'Zorbanir',
    ]
    const rows = [
      ['Sodium', '140', 'mmol/L', '135-145'] as const,
      ...unknown.map((name): Row => [name, '30', 'mg/dL', '20-40']),
    ]
    const list = () =>
      person.get<{ candidate_type: string; entity_text: string }[]>('/api/rest/entity_validations?limit=500')
    const countsOf = (all: Awaited<ReturnType<typeof list>>) => ({
      lab: all.filter(({ candidate_type: type }) => type === 'lab').length,
      diagnosis: all.filter(({ candidate_type: type }) => type === 'diagnosis').length,
    })
    const waiting = async () => countsOf(await list())
    const send = async (date: string, of: readonly Row[], lines: readonly string[] = []) => {
      const picture = await drawnPage(app.browser, of, { date, lines })
      const { id } = await person.upload(`${lines.length} ${date}.png`, picture)
      await person.waitUntilRead([id])
    }
    await send('2023-05-01', rows)
    const context = await sessionOf(app, person, phone, locale)
    const page = await context.newPage()
    await page.goto(`${app.url}/home`, { waitUntil: 'networkidle' })
    const first = await waiting()
    expect(first.diagnosis).toBe(0)
    expect(first.lab).toBeLessThanOrEqual(10)
    for (const name of [clean, everything]) expect(await page.getByRole('button', { name }).count()).toBe(0)

    // They come while home is open: the same results printed again, and a diagnosis.
    await send('2023-05-01', rows, ['Copy'])
    await send('2024-06-01', [], ['Diagnoses:', 'Possible sarkoidosys of lung', 'Asthma'])
    await page.getByRole('button', { name: clean }).waitFor()
    await page.getByRole('button', { name: everything }).waitFor()
    const all = await list()
    const once = [...new Map(all.map((one) => [`${one.candidate_type} ${one.entity_text}`, one])).values()]
    const [before, after] = [countsOf(all), countsOf(once)]
    expect(before.lab).toBeGreaterThan(10)
    expect(before.diagnosis).toBeGreaterThan(0)
    expect(before.lab - after.lab).toBeGreaterThan(0)
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: clean }).click()
    await page
      .getByText(removed(all.length - once.length))
      .first()
      .waitFor()
    expect(await waiting()).toEqual(after)
    await page.getByRole('button', { name: clean }).waitFor({ state: 'detached' })

    const ask = async (answer: string) => {
      await page.getByRole('button', { name: everything }).click()
      await page.getByRole('dialog').getByRole('button', { name: answer, exact: true }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await ask(cancel)
    expect(await waiting()).toEqual(after)
    await ask(sure)
    await page.getByRole('button', { name: everything }).waitFor({ state: 'detached' })
    expect(await waiting()).toEqual({ ...after, diagnosis: 0 })
    await context.close()
  },
)
