import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violationsOn } from './axe'
import { startRecord } from './record'

let record: Awaited<ReturnType<typeof startRecord>>
beforeAll(async () => void (record = await startRecord()))
afterAll(() => record.stop())

interface Listed {
  readonly entity_id: string
  readonly file_id: string
  readonly type: string
  readonly event_ts: string
}

async function events(): Promise<Listed[]> {
  const answer = await record.client.post<Listed[]>('/api/rpc/timeline_events_v2', {})
  expect(answer.length).toBeGreaterThan(10)
  return answer
}

const said = {
  en: { header: /^\d+ events across 2 files$/, all: /^All Events/, month: /^[A-Z][a-z]{2} \d{4}$/ },
  he: { header: /אירועים ב/, all: /^כל האירועים/, month: /^\W?[A-Z][a-z]{2} \d{4}\W?$/ },
} as const

describe.each(['en', 'he'] as const)('in %s', (locale) => {
  let context: BrowserContext
  let page: Page
  beforeAll(async () => {
    context = await record.signedIn({}, locale)
    page = await context.newPage()
  })
  afterAll(() => context.close())

  test('documents stand under their months, the newest open, the others folded', async () => {
    await page.goto(`${record.url}/timeline`, { waitUntil: 'networkidle' })
    await page.getByText(said[locale].header).waitFor()
    const cards = page.locator('.document-card')
    await expect.poll(() => cards.count()).toBe(2)
    expect(await cards.evaluateAll((all) => all.map((one) => one.hasAttribute('open')))).toEqual([
      true,
      false,
    ])
    const months = await page.locator('.timeline-month').allInnerTexts()
    for (const month of months) expect(month).toMatch(said[locale].month)
    const folded = cards.nth(1).locator('.fact').first()
    expect(await folded.isVisible()).toBe(false)
    await cards.nth(1).locator('summary').first().click()
    await folded.waitFor()
    expect(await violationsOn(page)).toEqual([])
  })

  test('a tab shows one kind, and a row its line on its page', async () => {
    const nav = page.locator('nav.tabs')
    await nav.locator('a[href="/timeline?type=lab"]').click()
    await page.waitForURL('**/timeline?type=lab')
    await expect
      .poll(() => nav.locator('[aria-current=page]').getAttribute('href'))
      .toBe('/timeline?type=lab')
    await page.locator('.document-card[open] .fact-strip').first().click()
    await page.locator('.source-panel').waitFor()
    expect(new URL(page.url()).searchParams.get('line')).toMatch(/^[0-9a-f-]{36}$/)
    await expect.poll(() => page.locator('.fact[data-selected]').count()).toBe(1)
  })

  test('a link to a fact opens its document and rings the fact for two seconds', async () => {
    const all = await events()
    const last = all.at(-1)
    if (!last) throw new Error('no events')
    await page.goto(`${record.url}/timeline?file=${last.file_id}&entity=${last.entity_id}`)
    const row = page.locator(`#fact-${last.entity_id}`)
    await page.locator(`#fact-${last.entity_id}[data-highlighted]`).waitFor()
    expect(await row.isVisible()).toBe(true)
    await expect.poll(() => row.getAttribute('data-highlighted')).toBeNull()
  })
})

test('from home and from the bar of a phone the timeline is one tap away; an empty record says so', async () => {
  const context = await record.signedIn({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  await page.goto(`${record.url}/home`, { waitUntil: 'networkidle' })
  await page.locator('.bar a[href="/timeline"]').tap()
  await page.waitForURL('**/timeline')
  await page.goto(
    `${record.url}/timeline?type=procedure&after=2001-01-01~00000000-0000-4000-8000-000000000000`,
  )
  await page.getByText('No events yet').waitFor()
  await page.getByRole('link', { name: 'Upload Files' }).waitFor()
  await context.close()
})
