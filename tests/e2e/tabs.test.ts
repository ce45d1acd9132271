import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../../scripts/client.mjs'
import { complaints, startApp } from '../support/app'
import { drawnPage, type Row } from '../support/drawn-page'
import { sessionOf } from './record'

let app: Awaited<ReturnType<typeof startApp>>
let client: Client
let newest: string
let older: string

const page2023: readonly Row[] = [
  ['Sodium', '140', 'mmol/L', '135-145'],
  ['Potassium', '4.1', 'mmol/L', '3.5-5.1'],
  ['Creatinine', '0.9', 'mg/dL', '0.6-1.2'],
]
const page2024: readonly Row[] = [
  ['Hemoglobin', '13.4', 'g/dL', '12-16'],
  ['Calcium', '9.2', 'mg/dL', '8.5-10.5'],
  ['Glucose', '91', 'mg/dL', '70-100'],
]

async function read(name: string, rows: readonly Row[], date: string): Promise<string> {
  const { id } = await client.upload(name, await drawnPage(app.browser, rows, { date }))
  await client.waitUntilRead([id])
  return id
}

beforeAll(async () => {
  app = await startApp()
  client = new Client(app.url)
  await client.signUp('welcome')
  older = await read('older.png', page2023, '2023-05-01')
  newest = await read('newest.png', page2024, '2024-05-01')
})
afterAll(() => app.stop())

/** ms within which two tabs agree; the quickest of several words counts, for a busy machine is no fault of theirs. */
const agreeWithin = 1000

async function twoTabs(): Promise<{ context: BrowserContext; here: Page; there: Page; heard: string[] }> {
  const context = await sessionOf(app, client, { viewport: { width: 1280, height: 600 } }, 'en')
  const [here, there] = [await context.newPage(), await context.newPage()]
  return { context, here, there, heard: complaints(there) }
}

test('a word that is given in one tab is seen in the other within a second, which stays as it was', async () => {
  const { context, here, there, heard } = await twoTabs()
  await there.goto(`${app.url}/timeline`, { waitUntil: 'networkidle' })
  await there.evaluate(() => Object.assign(window, { same: true }))
  // Opened by hand, gone down to, and with the focus on one of its lines.
  const card = there.locator('.document-card').filter({ hasText: 'May 1, 2023' })
  await card.locator('summary').first().click()
  const kept = card.locator('.fact').filter({ hasText: 'Creatinine' })
  await kept.locator('.fact-strip').focus()
  await there.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const sodium = card.locator('.fact').filter({ hasText: 'Sodium' })
  const factId = (await sodium.getAttribute('id')) ?? ''
  const state = () =>
    there.evaluate(() => ({
      open: [...document.querySelectorAll<HTMLDetailsElement>('.document-card')].map(({ open }) => open),
      focused: document.activeElement?.closest('.fact')?.id ?? null,
      same: 'same' in window,
      y: scrollY,
    }))
  const before = await state()
  expect(before).toMatchObject({ open: [true, true], same: true })
  expect(before.focused).toMatch(/^fact-/)
  expect(before.y).toBeGreaterThan(0)

  await here.goto(`${app.url}/file/${older}`, { waitUntil: 'networkidle' })
  const row = here.locator('[id^=fact-]').filter({ hasText: 'Sodium' })
  await row.locator('.fact-details > summary').click()
  const took: number[] = []
  for (const [button, left] of [
    ['This is wrong: ', 0],
    ['It is right after all: ', 1],
    ['This is wrong: ', 0],
    ['It is right after all: ', 1],
  ] as const) {
    const word = row.getByRole('button', { name: new RegExp(`^${button}`) })
    await word.waitFor()
    const said = Date.now()
    // As it is pressed: what waits for a button to lie still is the test's own time, not theirs.
    await word.dispatchEvent('click')
    await there.waitForFunction(
      ([id, n]) => document.querySelectorAll(`.document-card #${id}`).length === n,
      [factId, left] as const,
      { polling: 20 },
    )
    took.push(Date.now() - said)
    const { y, ...now } = await state()
    const { y: at, ...was } = before
    expect(now).toEqual(was)
    // A row less is a row less to scroll past.
    expect(Math.abs(y - at)).toBeLessThan(120)
  }
  expect(Math.min(...took)).toBeLessThan(agreeWithin)
  expect(heard).toEqual([])
  await context.close()
})

test('a file that is deleted takes its card and its open page from the other tab, and nothing else', async () => {
  const gone = await read('gone.png', [['Ferritin', '80', 'ng/mL', '15-150']], '2022-05-01')
  const { context, here, there, heard } = await twoTabs()
  await there.goto(`${app.url}/timeline?file=${gone}`, { waitUntil: 'networkidle' })
  const card = there.locator('.document-card').filter({ hasText: 'May 1, 2022' })
  await card.locator('.fact-strip').first().click()
  await there.locator('.source-panel .region').first().waitFor()
  await there.evaluate(() => Object.assign(window, { same: true }))
  // Another that shows the file itself, and one that asks for it on a phone, where the page lies over the list.
  const file = await context.newPage()
  await file.goto(`${app.url}/file/${gone}`, { waitUntil: 'networkidle' })
  const phone = await sessionOf(app, client, { viewport: { width: 390, height: 844 }, hasTouch: true }, 'en')
  const sheet = await phone.newPage()
  await sheet.goto(`${app.url}/labs/ferritin`, { waitUntil: 'networkidle' })
  await sheet.locator('.fact-strip').first().tap()
  await sheet.getByRole('dialog').waitFor()

  await here.goto(`${app.url}/files`, { waitUntil: 'networkidle' })
  const listed = here.getByRole('listitem').filter({ has: here.locator(`a[href="/file/${gone}"]`) })
  await listed.getByRole('button', { name: /^Delete / }).click()
  await here.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await here.getByText('File deleted successfully').first().waitFor()

  await expect.poll(() => card.count()).toBe(0)
  await expect.poll(() => there.locator('.source-panel').count()).toBe(0)
  expect(await there.evaluate(() => 'same' in window)).toBe(true)
  expect(await there.locator('.document-card').count()).toBe(2)
  await file.getByRole('heading', { name: 'File not found' }).waitFor()
  await sheet.getByRole('dialog').waitFor({ state: 'detached' })
  await sheet.getByText('No lab results found').waitFor()
  expect(heard).toEqual([])
  // Somebody who came for it stands before the newest instead.
  await there.locator(`a[href="/file/${newest}"]`).waitFor()
  await Promise.all([context.close(), phone.close()])
})
