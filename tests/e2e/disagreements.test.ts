import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../../scripts/client.mjs'
import { startApp } from '../support/app'
import { drawnPage } from '../support/drawn-page'
import { violationsOn } from './axe'
import { sessionOf } from './record'

let app: Awaited<ReturnType<typeof startApp>>
beforeAll(async () => void (app = await startApp()))
afterAll(() => app.stop())

test('two documents that disagree stand side by side on a wide screen, one below the other on a phone', async () => {
  const person = new Client(app.url)
  await person.signUp('welcome')
  const pages = [
    [['Sodium', '140', 'mmol/L', '135-145'] as const, ['Potassium', '4.1', 'mmol/L', '3.5-5.1'] as const],
    [['Sodium', '131', 'mmol/L', '135-145'] as const, ['Calcium', '9.2', 'mg/dL', '8.5-10.5'] as const],
  ]
  const sent = await Promise.all(
    pages.map(async (rows, at) =>
      person.upload(`${at}.png`, await drawnPage(app.browser, rows, { date: '2024-05-01' })),
    ),
  )
  await person.waitUntilRead(sent.map(({ id }) => id))
  const context = await sessionOf(app, person, { viewport: { width: 1280, height: 900 } }, 'en')
  const page = await context.newPage()
  await page.goto(`${app.url}/review`, { waitUntil: 'networkidle' })
  const sides = page.locator('main section li').filter({ has: page.locator('.strip-piece') })
  await expect.poll(() => sides.count()).toBe(2)
  expect(await sides.allInnerTexts()).toEqual([
    expect.stringMatching(/14\d|131/),
    expect.stringContaining('The other document'),
  ])
  const places = async () =>
    (await Promise.all([0, 1].map((at) => sides.nth(at).boundingBox()))).map((box) => [box?.x, box?.y])
  const [[left, top] = [], [right, beside] = []] = await places()
  expect([beside, (right ?? 0) > (left ?? 0)]).toEqual([top, true])
  expect(await violationsOn(page)).toEqual([])
  // The third answer: this is right, and the other one is wrong.
  const values = async () => {
    const facts = await Promise.all(
      sent.map(({ id }) =>
        person.get<{ normalized: { name: string }; decision: string }[]>(`/api/rest/entities?file_id=${id}`),
      ),
    )
    return facts
      .flat()
      .flatMap(({ normalized: { name }, decision }) => (name === 'Sodium' ? [decision] : []))
      .toSorted()
  }
  expect(await values()).toEqual(['accepted', 'accepted'])
  await page.getByText('O the other one is wrong').waitFor()
  await page.keyboard.press('o')
  await expect.poll(values).toEqual(['accepted', 'rejected'])
  await page.getByText('All entities have been reviewed').waitFor()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect.poll(values).toEqual(['accepted', 'accepted'])
  await expect.poll(() => sides.count()).toBe(2)
  await page.setViewportSize({ width: 390, height: 844 })
  const [[first, above] = [], [second, below] = []] = await places()
  expect([second, (below ?? 0) > (above ?? 0)]).toEqual([first, true])
  await context.close()
  const inHebrew = await sessionOf(app, person, { viewport: { width: 390, height: 844 } }, 'he')
  const phone = await inHebrew.newPage()
  await phone.goto(`${app.url}/review`, { waitUntil: 'networkidle' })
  await phone.getByRole('button', { name: 'השני שגוי' }).click()
  await expect.poll(values).toEqual(['accepted', 'rejected'])
  await phone.getByText('השורה מהמסמך השני הוצאה מהתיק').first().waitFor()
  expect(await violationsOn(phone)).toEqual([])
  await inHebrew.close()
})
