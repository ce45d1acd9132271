import path from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaints, startApp } from '../support/app'
import { violationsOn } from './axe'

const fixtures = path.resolve('tests/fixtures/journey')
const email = 'dana@example.org'
const password = 'correct horse battery'

let app: Awaited<ReturnType<typeof startApp>>
let context: BrowserContext
let page: Page
let heard: string[]

beforeAll(async () => {
  app = await startApp()
  context = await app.browser.newContext({ viewport: { width: 1280, height: 900 }, bypassCSP: false })
  page = await context.newPage()
  heard = complaints(page)
})

afterAll(async () => {
  await app.stop()
})

const axe = () => violationsOn(page)

test('the gate stands before everything: no password, no way in', async () => {
  await page.goto(`${app.url}/home`)
  await page.waitForURL(/\/(auth)?$/)
  await page.goto(`${app.url}/`)
  expect(await axe()).toEqual([])
  const field = page.getByPlaceholder('Enter access password')
  await page.getByRole('button', { name: 'Get Started' }).click()
  await page.getByText('Please enter the access password').first().waitFor()
  await field.fill('open sesame')
  await field.press('Enter')
  await page.getByText('Incorrect password. Please try again.').first().waitFor()
  expect(await field.inputValue()).toBe('')
  await field.fill('welcome')
  await field.press('Enter')
  await page.waitForURL('**/auth')
  // The wrong guess is a 401, which the browser writes to its console; nothing else may be there.
  expect(heard.splice(0).filter((line) => !line.includes('401'))).toEqual([])
})

test('a newcomer signs up, signs in and stands before an empty record', async () => {
  expect(await axe()).toEqual([])
  await page.getByText("Don't have an account? Sign up").click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill('something else')
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await page.getByText('Passwords do not match').first().waitFor()
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await page.getByText('Account created! You can now sign in.').first().waitFor()
  if (!page.url().endsWith('/home')) {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await page.waitForURL('**/home')
  await page.getByText('Your personal health record').waitFor()
  expect(await axe()).toEqual([])
})

test('a wrong file is refused in words, and does not stop its neighbours', async () => {
  await chooseFiles([
    { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(2000) },
    { name: 'tiny.png', mimeType: 'image/png', buffer: Buffer.alloc(10) },
  ])
  await page
    .getByText('File too small: tiny.png (min 1KB)')
    .or(page.getByText('Invalid file type: notes.pdf. Only JPG and PNG images are supported.'))
    .first()
    .waitFor()
})

test('the first upload asks for consent, then two pages are read while the banner tells of it', async () => {
  await chooseFiles([path.join(fixtures, 'lab-english.jpg'), path.join(fixtures, 'letter-hebrew.jpg')])
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Data Processing Consent').waitFor()
  expect(await axe()).toEqual([])
  const accept = dialog.getByRole('button', { name: 'Accept and Continue' })
  expect(await accept.isDisabled()).toBe(true)
  await dialog.getByRole('checkbox').click()
  await accept.click()
  await page.getByText('Processing').first().waitFor()
  await expect.poll(counts, { timeout: 120_000, interval: 500 }).toMatchObject({
    Labs: expect.stringMatching(/^[1-9]/),
    Medications: expect.stringMatching(/^[1-9]/),
    Diagnoses: expect.stringMatching(/^[1-9]/),
  })
  await page.getByText('Recent Files').waitFor()
  expect(await axe()).toEqual([])
})

test('a fact is one click from its pixels, and a line of the page from its fact', async () => {
  await page
    .getByRole('link', { name: /^Lab report/ })
    .first()
    .click()
  await page.waitForURL('**/file/*')
  await page.getByRole('img').first().waitFor()
  const fact = page.getByRole('button', { name: 'Show Hemoglobin A1c on the page' })
  await fact.click()
  await expect.poll(() => fact.getAttribute('aria-pressed')).toBe('true')
  await page.getByText('7.9').first().waitFor()

  const region = page
    .getByRole('toolbar', { name: 'Lines that facts were read from' })
    .getByRole('button', { name: /Alkaline phosphatase/ })
    .first()
  const picture = await page.locator('.page img').first().boundingBox()
  const box = await region.boundingBox()
  if (!picture || !box) throw new Error('no picture or no region')
  // On the page itself, and a line rather than a block.
  expect(box.x).toBeGreaterThanOrEqual(picture.x - 2)
  expect(box.height).toBeLessThan(picture.height / 10)
  await region.focus()
  await page.keyboard.press('Enter')
  const chosen = page.getByRole('button', { name: 'Show Alkaline phosphatase on the page' })
  await expect.poll(() => chosen.getAttribute('aria-pressed')).toBe('true')
  expect(await axe()).toEqual([])
})

test('a page of someone else, or of nobody, is not found', async () => {
  await page.goto(`${app.url}/file/${crypto.randomUUID()}`)
  await page.getByText('File not found').first().waitFor()
  heard.splice(0)
})

test('in Hebrew the app reads from right to left, and numbers do not', async () => {
  await page.goto(`${app.url}/files`)
  await page.getByRole('button', { name: /עברית/ }).click()
  await expect.poll(() => page.getAttribute('html', 'dir')).toBe('rtl')
  expect(await page.getAttribute('html', 'lang')).toBe('he')
  expect(await axe()).toEqual([])
  await page.getByRole('listitem').filter({ hasText: 'letter-hebrew' }).getByRole('link').first().click()
  await page.waitForURL('**/file/*')
  await page.getByText('Apixaban').first().waitFor()
  const amount = page.locator('bdi[dir=ltr]').filter({ hasText: '0.4' }).first()
  expect((await amount.textContent())?.replace(/\s+/g, ' ').trim()).toContain('0.4 mg')
  expect(await axe()).toEqual([])
  await page.goto(`${app.url}/home`)
  expect(await axe()).toEqual([])
})

test('signing out ends at the gate, and the record is closed', async () => {
  await page.getByRole('button', { name: 'יציאה' }).click()
  await page.waitForURL(`${app.url}/`)
  await page.goto(`${app.url}/home`)
  await page.waitForURL(/\/(auth)?$/)
})

test('no page complained, and no word of the record or its owner reached the log', () => {
  expect(heard.filter((line) => !/40[14]/.test(line))).toEqual([])
  expect(app.log()).not.toMatch(
    /dana|example\.org|correct horse|Ellison|Hemoglobin|Apixaban|Eliquis|דוד|7\.9/i,
  )
})

async function chooseFiles(files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) {
  await page.locator('input[type=file][multiple]').first().setInputFiles(files)
}

/** The numbers on the tiles of the home page, by their titles. */
async function counts(): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      ['Diagnoses', 'Medications', 'Procedures', 'Labs', 'Imaging', 'Reports'].map((title) => {
        const tile = [...document.querySelectorAll('main a')].find((link) =>
          link.textContent.trim().startsWith(title),
        )
        return [title, /\d+/.exec(tile?.textContent ?? '')?.[0] ?? '']
      }),
    ),
  )
}
