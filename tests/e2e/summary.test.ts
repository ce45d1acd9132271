import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BrowserContext, Page } from 'playwright-core'
import { complaints } from '../support/app'
import { r4Faults } from '../support/fhir-r4'
import { violationsOn } from './axe'
import { startRecord } from './record'

let record: Awaited<ReturnType<typeof startRecord>>
beforeAll(async () => void (record = await startRecord()))
afterAll(() => record.stop())

test('what was read goes along as a document that FHIR R4 finds nothing wrong with', async () => {
  const summary = await record.client.get('/api/functions/patient_summary')
  const text = JSON.stringify(summary)
  expect(text).toContain('"resourceType":"Observation"')
  expect(r4Faults(text)).toEqual([])
})

const words = {
  en: {
    generate: 'Generate Summary',
    plain: 'Patient-Friendly',
    cached: 'Cached',
    refresh: 'Refresh',
    export: 'Export',
    made: 'Summary generated successfully',
    home: 'Health Summary',
    full: 'View Full Summary',
  },
  he: {
    generate: 'הפקת סיכום',
    plain: 'בשפה פשוטה',
    cached: 'שמור',
    refresh: 'רענון',
    export: 'ייצוא',
    made: 'הסיכום הופק בהצלחה',
    home: 'סיכום רפואי',
    full: 'לסיכום המלא',
  },
} as const

describe.each(['en', 'he'] as const)('in %s', (locale) => {
  const said = words[locale]
  let context: BrowserContext
  let page: Page
  let heard: string[]
  beforeAll(async () => {
    context = await record.signedIn({ viewport: { width: 1280, height: 900 }, acceptDownloads: true }, locale)
    page = await context.newPage()
    heard = complaints(page)
  })
  afterAll(() => context.close())

  test('a summary is written, and each of its numbers shows the line that it comes from', async () => {
    await page.goto(`${record.url}/summary`, { waitUntil: 'networkidle' })
    expect(await violationsOn(page)).toEqual([])
    await page.getByText(said.plain).click()
    await page.getByRole('button', { name: said.generate }).click()
    await page.getByText(said.made).first().waitFor()
    const cite = page.locator('.summary-view .cite').first()
    await cite.waitFor()
    await cite.click()
    await page.locator('.source-panel .region[aria-pressed="true"], .source-panel .region').first().waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.get('entity')).toMatch(/^[0-9a-f-]{36}$/)
    expect(await violationsOn(page)).toEqual([])
  })

  test('asked for again it is the one that is kept; refreshed it is written anew', async () => {
    await page.goto(`${record.url}/summary?discipline=overall&audience=patient`, { waitUntil: 'networkidle' })
    await page.getByText(said.cached, { exact: true }).waitFor()
    await page.getByRole('button', { name: said.refresh, exact: true }).click()
    await page.getByText(said.cached, { exact: true }).waitFor({ state: 'detached' })
  })

  test('it is exported under its own name, as it stands', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: said.export, exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^health-summary-overall-[\dTZ-]+\.md$/)
    expect(readFileSync(await download.path(), 'utf8')).toMatch(/^# .+\n\n## /)
  })

  test('home has it behind its heading, and leads to the whole of it', async () => {
    await page.goto(`${record.url}/home`, { waitUntil: 'networkidle' })
    await page.locator('.home-summary > summary').click()
    await page.locator('.home-summary .summary-text li').first().waitFor()
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('link', { name: said.full }).click()
    await page.locator('.summary-view').waitFor()
    expect(heard).toEqual([])
  })
})
