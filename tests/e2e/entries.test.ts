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
  },
  he: {
    add: 'הוספה ידנית',
    save: 'שמירה',
    comma: /עם נקודה/,
    entered: 'הוזן על ידיכם',
    change: /שינוי של.*Metformin/,
    end: /Metformin.*זה הסתיים/,
    later: /ביום מאוחר יותר/,
    remove: /הסרה של.*Metformin/,
    undo: 'ביטול',
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
  const details = async () => {
    const folded = row().locator('.fact-details:not([open]) > summary')
    if (await folded.count()) await folded.first().click()
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
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: said.end }).click()
    await dialog.locator('[name=date]').fill('2024-01-01')
    await dialog.getByRole('button', { name: said.save }).click()
    await dialog.getByText(said.later).waitFor()
    await dialog.locator('[name=date]').fill('2024-03-01')
    await dialog.getByRole('button', { name: said.save }).click()
    await expect.poll(statuses).toEqual(['inactive'])
    await page.getByRole('button', { name: said.undo }).first().click()
    await expect.poll(statuses).toEqual(['active'])
  })

  test('it stands on the timeline as the patient’s own, and goes from there', async () => {
    await page.goto(`${app.url}/timeline`, { waitUntil: 'networkidle' })
    await row().getByText(said.entered).first().waitFor()
    await details()
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: said.remove }).click()
    await expect.poll(statuses).toEqual([])
    await page.getByRole('button', { name: said.undo }).first().click()
    await expect.poll(statuses).toEqual(['active'])
  })
})
