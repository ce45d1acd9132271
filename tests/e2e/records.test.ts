import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violationsOn } from './axe'
import { startRecord } from './record'

let record: Awaited<ReturnType<typeof startRecord>>
beforeAll(async () => void (record = await startRecord()))
afterAll(() => record.stop())

describe.each(['en', 'he'] as const)('in %s', (locale) => {
  let context: BrowserContext
  let page: Page
  beforeAll(async () => {
    context = await record.signedIn({ viewport: { width: 390, height: 844 } }, locale)
    page = await context.newPage()
  })
  afterAll(() => context.close())

  test('a slash goes to the search, which finds by another name, and shows the line', async () => {
    await page.goto(`${record.url}/home`, { waitUntil: 'networkidle' })
    await page.keyboard.press('/')
    await page.waitForURL('**/search')
    await page.locator('form[role=search] input').fill('HbA1c')
    await page.locator('form[role=search] button').click()
    await page.waitForURL('**/search?q=HbA1c')
    const found = page.locator('.fact').filter({ hasText: 'Hemoglobin A1c' })
    await found.locator('.fact-strip').waitFor()
    expect(await violationsOn(page)).toEqual([])
  })

  test('a test has a page of its own, with each result a tap from its line', async () => {
    await page.goto(`${record.url}/labs/hemoglobin-a1c`, { waitUntil: 'networkidle' })
    const row = page.locator('.fact').first()
    await row.locator('.fact-strip').click()
    await page.getByRole('dialog').waitFor()
    await page.goBack()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(await violationsOn(page)).toEqual([])
  })

  test('a link to an item scrolls to it and rings it', async () => {
    const [item] = await record.client.post<{ id: string }[]>('/api/rpc/medication_registry_list', {})
    await page.goto(`${record.url}/medications?highlight=${item?.id}`)
    await page.locator(`#fact-${item?.id}[data-highlighted]`).waitFor()
  })
})

test('a test that nobody has is told so', async () => {
  const context = await record.signedIn()
  const page = await context.newPage()
  await page.goto(`${record.url}/labs/zorblax`)
  await page.getByText('No lab results found').waitFor()
  await context.close()
})
