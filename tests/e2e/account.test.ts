import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaints, startApp } from '../support/app'
import { violationsOn } from './axe'

const email = 'noa@example.org'
const password = 'a staple and a lamp'

let app: Awaited<ReturnType<typeof startApp>>
let context: BrowserContext
let page: Page
let heard: string[]

beforeAll(async () => {
  app = await startApp()
  context = await app.browser.newContext({ viewport: { width: 390, height: 844 } })
  page = await context.newPage()
  heard = complaints(page)
  await page.goto(`${app.url}/`)
  await page.getByPlaceholder('Enter access password').fill('welcome')
  await page.getByRole('button', { name: 'Get Started' }).click()
  await page.waitForURL('**/auth')
  await page.getByText("Don't have an account? Sign up").click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await page.getByText('Account created! You can now sign in.').first().waitFor()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/home')
})
afterAll(() => app.stop())

test('the profile: what is wrong is said beside its field, what is right is kept and greets', async () => {
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await page.waitForURL('**/profile')
  await page.getByText('Profile 30% complete').waitFor()
  await page.getByLabel('First name').fill('Noa')
  const phone = page.getByLabel('Phone')
  await phone.fill('call me')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Please enter a phone number').waitFor()
  await expect.poll(() => phone.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await page.getByLabel('First name').inputValue()).toBe('Noa')
  expect(await violationsOn(page)).toEqual([])
  await phone.fill('+972 2 500 0000')
  await page.getByLabel('Blood type').selectOption('A+')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Profile updated successfully').first().waitFor()
  await page.getByText('Profile 60% complete').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
  await page.getByRole('heading', { name: /^Good (morning|afternoon|evening), Noa$/ }).waitFor()
})

test('the language is chosen with its direction, and what was typed stays', async () => {
  await page.goto(`${app.url}/profile`, { waitUntil: 'networkidle' })
  await page.getByText('Left-to-right (LTR)').waitFor()
  await page.getByLabel('Last name').fill('לוי')
  await page.getByLabel('Language', { exact: true }).selectOption('he')
  await page.getByText('מימין לשמאל (RTL)').waitFor()
  expect(await page.getAttribute('html', 'dir')).toBe('rtl')
  expect(await page.getByLabel('שם משפחה').inputValue()).toBe('לוי')
  expect(await violationsOn(page)).toEqual([])
})

test('all of the record is downloaded, under the name that is specified', async () => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'ייצוא המידע' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^health-data-export-\d{4}-\d{2}-\d{2}\.json$/)
  const exported = JSON.parse(readFileSync(await download.path(), 'utf8')) as { profile: { phone: string } }
  expect(exported.profile.phone).toBe('+972 2 500 0000')
  await page.getByText('המידע שלכם הורד בהצלחה').first().waitFor()
})

test('an account is deleted after a question that says what goes; nobody signs in by it again', async () => {
  await page.getByRole('button', { name: 'מחיקת החשבון' }).click()
  const dialog = page.getByRole('dialog', { name: 'בטוחים לגמרי?' })
  await dialog.waitFor()
  expect(await dialog.getByRole('listitem').count()).toBe(4)
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'ביטול' }).click()
  await page.getByRole('button', { name: 'מחיקת החשבון' }).click()
  await dialog.getByRole('button', { name: 'מחיקת הכול' }).click()
  await page.getByText('כל המידע שלכם נמחק לצמיתות').first().waitFor()
  const refused = await context.request.post(`${app.url}/api/auth/token?grant_type=password`, {
    headers: { origin: app.url },
    data: { email, password },
  })
  expect(refused.status()).toBe(400)
  await page.goto(`${app.url}/home`)
  await page.waitForURL(/\/(auth)?$/)
})

test('no page complained, and no word of the person reached the log', () => {
  expect(heard.filter((line) => !/40[0-4]/.test(line))).toEqual([])
  expect(app.log()).not.toMatch(/noa|example\.org|staple|לוי|500 0000/i)
})
