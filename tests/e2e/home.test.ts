import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { translator } from '../../core/i18n/languages'
import { violationsOn } from './axe'
import { startRecord } from './record'

interface Listed {
  readonly id: string
  readonly name: string
}

let record: Awaited<ReturnType<typeof startRecord>>
beforeAll(async () => void (record = await startRecord()))
afterAll(() => record.stop())

describe.each(['en', 'he'] as const)('in %s', (locale) => {
  const t = translator(locale)
  let context: BrowserContext
  let page: Page
  beforeAll(async () => {
    context = await record.signedIn({ viewport: { width: 390, height: 844 } }, locale)
    page = await context.newPage()
  })
  afterAll(() => context.close())
  const part = (title: string) => page.locator('.glance > section').filter({ hasText: title })

  test('home shows what is out of range with its line, a tap from its page', async () => {
    await page.goto(`${record.url}/home`, { waitUntil: 'networkidle' })
    const row = part(t('home.outOfRange')).locator('.glance-row').filter({ hasText: 'Hemoglobin A1c' })
    await row.locator('.strip img').first().scrollIntoViewIfNeeded()
    const drawn = () =>
      row
        .locator('.strip img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(drawn).toBeGreaterThan(0)
    expect(await row.innerText()).toContain(t('fact.high'))
    await row.click()
    await page.waitForURL(/\/file\/[\w-]+\?entity=/)
    await page.getByRole('dialog').waitFor()
  })

  test('home names what is taken now and what is not tolerated, each a tap from its item', async () => {
    await page.goto(`${record.url}/home`, { waitUntil: 'networkidle' })
    const drugs = await record.client.post<Listed[]>('/api/rpc/medication_registry_list', {
      p_status: 'active',
    })
    const allergies = await record.client.post<Listed[]>('/api/rpc/allergy_registry_list', {})
    const linked = async (title: string) =>
      (
        await part(title)
          .locator('.glance-row')
          .evaluateAll((rows) => rows.map((row) => row.getAttribute('href')))
      ).toSorted()
    const ways = (place: string, rows: readonly Listed[]) =>
      rows.map(({ id }) => `${place}?highlight=${id}`).toSorted()
    expect(await linked(t('home.takingNow'))).toEqual(ways('/medications', drugs))
    expect(await linked(t('registry.allergyTitle'))).toEqual(ways('/allergies', allergies))
    if (allergies.length === 0) expect(await part(t('home.noAllergies')).count()).toBe(1)
    expect(await violationsOn(page)).toEqual([])
  })

  test('the Health Profile names who the record is about, and says what is not known', async () => {
    await page.goto(`${record.url}/home`, { waitUntil: 'networkidle' })
    const card = page.locator('section[aria-labelledby=profile]')
    const rows = await card.locator('dl > div').allInnerTexts()
    for (const term of ['name', 'dob', 'father'] as const)
      expect(rows.filter((row) => row.startsWith(`${t(`home.${term}`)}\n`))).toEqual([
        expect.stringContaining(t('home.missing')),
      ])
    for (const term of ['blood', 'phone'] as const)
      expect(rows.filter((row) => row.startsWith(`${t(`home.${term}`)}\n`))).toEqual([])
    // Without opening the summary.
    await card.getByRole('button', { name: t('summary.refreshHome') }).click()
    await page.getByText(t('summary.refreshed')).waitFor()
  })

  test.each([
    [320, 100],
    [390, 200],
  ])('at %i px with text at %i %% nothing of home sticks out', async (width, percent) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${record.url}/home`, { waitUntil: 'networkidle' })
    await page.addStyleTag({ content: `html { font-size: ${percent}% }` })
    const spare = () => page.evaluate(() => innerWidth - document.documentElement.scrollWidth)
    await expect.poll(spare).toBeGreaterThanOrEqual(0)
  })

  test('an item of /diagnoses says all that is told of it', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const items = await record.client.post<Diagnosis[]>('/api/rpc/diagnosis_registry_list', {})
    await page.goto(`${record.url}/diagnoses`, { waitUntil: 'networkidle' })
    for (const item of items) {
      const row = page.locator(`#fact-${item.id}`)
      await row.locator('.fact-details > summary').click()
      // It is drawn when it is opened.
      await row.locator('.fact-details dl').waitFor()
      const said = (await row.locator('.fact-details').innerText()).replaceAll(/[\u2066-\u2069]/g, '')
      expect(said).toContain(t(`registry.${item.category}`))
      expect(said).toContain(t(`status.${item.status}`))
      if (item.icd_code) expect(said).toContain(`ICD10: ${item.icd_code}`)
      expect(said).toContain(t('fact.firstSeen'))
      expect(said).toContain(t('fact.lastSeen'))
      expect(said).toContain(t('registry.mentions', { n: item.evidence_count }))
      if (item.first_physician) expect(said).toContain(item.first_physician)
      await row.locator('.fact-details a[href*="entity="]').first().waitFor()
    }
    expect(items.filter(({ icd_code: code }) => code !== null).length).toBeGreaterThan(0)
    expect(await violationsOn(page)).toEqual([])
  })

  test('an allergy says how sure its reading is', async () => {
    const allergies = await record.client.post<{ id: string; confidence: number }[]>(
      '/api/rpc/allergy_registry_list',
      {},
    )
    await page.goto(`${record.url}/allergies`, { waitUntil: 'networkidle' })
    for (const { id, confidence } of allergies)
      expect(await page.locator(`#fact-${id} > .fact-line`).innerText()).toContain(
        `${Math.round(confidence * 100)}%`,
      )
  })
})

interface Diagnosis extends Listed {
  readonly category: 'condition' | 'allergy' | 'sensitivity'
  readonly status: 'active' | 'historical' | 'resolved' | 'suspected'
  readonly icd_code: string | null
  readonly first_physician: string | null
  readonly evidence_count: number
}
