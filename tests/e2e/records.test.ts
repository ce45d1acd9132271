import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { translator } from '../../core/i18n/languages'
import { violationsOn } from './axe'
import { Client } from '../../scripts/client.mjs'
import { sessionOf, startRecord } from './record'

interface Carded {
  readonly file_id: string
  readonly total_count: number
  readonly abnormal_count: number
  readonly diagnoses: readonly { readonly id: string }[]
}

let record: Awaited<ReturnType<typeof startRecord>>
let prescription: string
beforeAll(async () => {
  record = await startRecord()
  const page = new Uint8Array(readFileSync('tests/fixtures/pages/p25.jpg'))
  ;({ id: prescription } = await record.client.upload('prescription.jpg', page))
  await record.client.waitUntilRead([prescription])
  // One result is a dot; two are drawn.
  const earlier = { type: 'lab', text: 'Hemoglobin A1c', value: '7.9', unit: '%', date: '2019-05-01' }
  await record.client.post('/api/rest/entries', { ...earlier, status: 'completed' })
})
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
    // A point of the drawing shows its line here too.
    await page.locator('.trend-point').last().click()
    await page.getByRole('dialog').waitFor()
    expect(new URL(page.url()).pathname).toBe('/labs/hemoglobin-a1c')
    await page.goBack()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(await violationsOn(page)).toEqual([])
  })

  test('a link to an item scrolls to it and rings it', async () => {
    const [item] = await record.client.post<{ id: string }[]>('/api/rpc/medication_registry_list', {})
    await page.goto(`${record.url}/medications?highlight=${item?.id}`)
    await page.locator(`#fact-${item?.id}[data-highlighted]`).waitFor()
  })

  test('drugs stand as taken now, in which dose that changed, and as taken before', async () => {
    const said = {
      en: { now: 'Taking now', before: 'Before', changed: 'Dose changed', tab: 'Changed' },
      he: { now: 'נלקחות כעת', before: 'בעבר', changed: 'המינון השתנה', tab: 'השתנו' },
    }[locale]
    const person = new Client(record.url)
    await person.signUp('welcome')
    const drug = { type: 'medication', unit: 'mg', status: 'active' }
    for (const [text, value, date, status] of [
      ['Bisoprolol', '5', '2023-01-02', 'active'],
      ['Bisoprolol', '10', '2024-03-04', 'active'],
      ['Warfarin', '5', '2022-05-01', 'stopped'],
    ])
      await person.post('/api/rest/entries', { ...drug, text, value, date, status })
    const own = await sessionOf(record, person, { viewport: { width: 390, height: 844 } }, locale)
    const list = await own.newPage()
    const items = await person.post<{ id: string; name: string }[]>('/api/rpc/medication_registry_list', {})
    const ended = items.find(({ name }) => name === 'Warfarin')
    await list.goto(`${record.url}/medications?highlight=${ended?.id}`)
    const group = (title: string) =>
      list.locator('.fact-group').filter({ has: list.locator('h2', { hasText: title }) })
    await group(said.before).locator(`#fact-${ended?.id}[data-highlighted]`).waitFor()
    const changed = group(said.now).locator('.fact').filter({ hasText: 'Bisoprolol' })
    const told = (await changed.locator('.fact-line').innerText()).replaceAll(/[\u2066-\u2069]/g, '')
    for (const part of [said.changed, 'Mar 4, 2024', '5 mg', 'Jan 2, 2023']) expect(told).toContain(part)
    expect(await group(said.now).getByText('Warfarin').count()).toBe(0)
    expect(await violationsOn(list)).toEqual([])
    // Each part by itself, from its tab, which says how many there are.
    for (const [part, name] of [
      [said.tab, 'Bisoprolol'],
      [said.before, 'Warfarin'],
    ] as const) {
      await list.locator('.tab', { hasText: `${part} 1` }).click()
      await list.locator('.tab[aria-current=page]', { hasText: part }).waitFor()
      const names = list.locator('.fact-group h3')
      await expect.poll(() => names.allInnerTexts()).toEqual([expect.stringContaining(name)])
    }
    expect(new URL(list.url()).search).toBe('?show=before')
    expect(await violationsOn(list)).toEqual([])
    await own.close()
  })

  test('a report of results counts what is out of range, and shows each with its line', async () => {
    const cards = await record.client.post<Carded[]>('/api/rpc/lab_files_with_full_context_v1', {})
    const card = cards.find(({ abnormal_count: n }) => n > 0)
    await page.goto(`${record.url}/labs?file=${card?.file_id}`, { waitUntil: 'networkidle' })
    const open = page.locator('.document-card[open]').first()
    await expect.poll(() => open.locator('.lab-row').count()).toBe(card?.total_count)
    const counts = await open.locator('summary').first().locator('.tabular').allInnerTexts()
    expect(counts.map(Number)).toEqual(expect.arrayContaining([card?.abnormal_count, card?.total_count]))
    await open.locator('.lab-row .fact-strip').first().click()
    await page.getByRole('dialog').waitFor()
    await page.goBack()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(await violationsOn(page)).toEqual([])
  })

  test('what a folded document says comes when it is opened; where it does not come, that is said', async () => {
    const t = translator(locale)
    await page.goto(`${record.url}/labs`, { waitUntil: 'networkidle' })
    const folded = page.locator('.document-card').nth(1)
    expect(await folded.locator('.lab-row').count()).toBe(0)
    await page.route('**/said/**', (route) => route.abort())
    await folded.locator('summary').click()
    await folded.getByRole('alert').waitFor()
    expect(await folded.getByRole('alert').innerText()).toContain(t('shell.offline'))
    expect(await violationsOn(page)).toEqual([])
    await page.unroute('**/said/**')
    await folded.getByRole('button', { name: t('shell.tryAgain') }).click()
    await folded.locator('.lab-row .fact-strip').first().click()
    await page.getByRole('dialog').waitFor()
    // Come to again by its line, it is there at once.
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByRole('dialog').waitFor()
  })

  test('a letter’s chip leads to the item, and the item back to the letter and its line', async () => {
    const cards = await record.client.post<Carded[]>('/api/rpc/reports_files_with_context_v1', {})
    const card = cards.find(({ diagnoses }) => diagnoses.length > 0)
    const id = card?.diagnoses[0]?.id
    await page.goto(`${record.url}/reports`, { waitUntil: 'networkidle' })
    await page.locator(`.document-card a[href="/diagnoses?highlight=${id}"]`).click()
    const item = page.locator(`#fact-${id}[data-highlighted]`)
    await item.waitFor()
    await item.locator('.fact-details > summary').click()
    const back = item.locator(`a[href^="/timeline?file=${card?.file_id}"]`)
    const entity = new URL((await back.getAttribute('href')) ?? '', record.url).searchParams.get('entity')
    expect(entity).not.toBeNull()
    await back.click()
    await page.waitForURL('**/timeline?file=**')
    await page.locator(`.document-card #fact-${entity}[data-highlighted]`).waitFor()
    expect(await violationsOn(page)).toEqual([])
  })

  test('a document that has no results is shown on the timeline', async () => {
    const labs = await record.client.post<Carded[]>('/api/rpc/lab_files_with_full_context_v1', {})
    expect(labs.map(({ file_id: id }) => id)).not.toContain(prescription)
    await page.goto(`${record.url}/labs?file=${prescription}`)
    expect(new URL(page.url()).pathname).toBe('/timeline')
    await page.locator(`.document-card[open] a[href="/file/${prescription}"]`).waitFor()
  })
})

describe.each(['en', 'he'] as const)('the field of the bar, in %s', (locale) => {
  test('a slash goes to it from every screen, and it finds', async () => {
    const context = await record.signedIn({}, locale)
    const page = await context.newPage()
    await page.goto(`${record.url}/medications`, { waitUntil: 'networkidle' })
    await page.keyboard.press('/')
    const field = page.locator('header form[role=search] input')
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
    await page.keyboard.type('HbA1c')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=HbA1c')
    await page.locator('.fact').filter({ hasText: 'Hemoglobin A1c' }).waitFor()
    expect(await page.locator('form[role=search]').count()).toBe(1)
    // Beside the assistant, too, which leaves the screen in use; not from what is typed to it.
    await page.getByRole('button', { name: locale === 'en' ? 'Ask' : 'שאלה', exact: true }).click()
    const question = page.locator('.ask-panel textarea')
    await expect.poll(() => question.evaluate((one) => one === document.activeElement)).toBe(true)
    await page.keyboard.press('/')
    expect(await question.inputValue()).toBe('/')
    await page.locator('main h1').click()
    await page.keyboard.press('/')
    // The screen of the search has the field itself.
    const own = page.locator('main form[role=search] input')
    await expect.poll(() => own.evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await violationsOn(page)).toEqual([])
    await context.close()
  })
})

test('a test that nobody has is told so', async () => {
  const context = await record.signedIn()
  const page = await context.newPage()
  await page.goto(`${record.url}/labs/zorblax`)
  await page.getByText('No lab results found').waitFor()
  await context.close()
})

test('results stand in their card without a script, and what the server sent is what wakes', async () => {
  const still = await record.signedIn({ javaScriptEnabled: false })
  const read = await still.newPage()
  await read.goto(`${record.url}/labs`)
  expect(await read.locator('.document-card[open] .lab-row .fact-strip').first().isVisible()).toBe(true)
  // What is folded is one tap away: its own title says that the list begins with it.
  const folded = read.locator('.document-card').nth(1)
  const title = await folded.locator('.document-title').innerText()
  await folded.locator('summary').click()
  await folded.getByRole('link', { name: 'Show what this document says' }).click()
  await read.waitForURL(/\/labs\?file=/)
  expect(await read.locator('.document-card[open] .document-title').innerText()).toBe(title)
  expect(await read.locator('.document-card[open] .lab-row .fact-strip').first().isVisible()).toBe(true)
  await read.goto(`${record.url}/labs`)
  // As when it is tapped before the page wakes: the browser sends the form by itself.
  await read.getByRole('button', { name: 'עברית' }).click()
  await read.locator('html[dir=rtl]').waitFor()
  await read.getByRole('button', { name: 'English' }).click()
  await read.locator('html[dir=ltr]').waitFor()
  await still.close()

  const awake = await record.signedIn({ viewport: { width: 390, height: 844 } })
  const page = await awake.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.goto(`${record.url}/labs`, { waitUntil: 'commit' })
  const row = await page.waitForSelector('.document-card[open] .lab-row')
  await page.waitForLoadState('networkidle')
  await row.waitForSelector('.fact-strip').then((strip) => strip.click())
  await page.getByRole('dialog').waitFor()
  expect(faults).toEqual([])
  await awake.close()
})
