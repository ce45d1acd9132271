import { readFileSync } from 'node:fs'
import jsQR from 'jsqr'
import { Secret, TOTP } from 'otpauth'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaints, startApp } from '../support/app'
import { violationsOn } from './axe'

/** Of the authenticator that this person holds. */
let secret = ''
let usedStep = 0

/** A code that was not used yet, as soon as there is one. */
async function freshCode(): Promise<string> {
  const step = () => Math.floor(Date.now() / 30_000)
  const next = Math.max(usedStep + 1, step())
  // One step ahead is taken, too.
  await expect.poll(step, { timeout: 70_000 }).toBeGreaterThanOrEqual(next - 1)
  usedStep = next
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: next * 30_000 })
}

/** What a phone would read off the screen. */
async function readQr(picture: Locator): Promise<string> {
  const { data, size } = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const size = image.naturalWidth
    const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size })
    const pen = canvas.getContext('2d')
    pen?.drawImage(image, 0, 0)
    return { data: [...(pen?.getImageData(0, 0, size, size).data ?? [])], size }
  })
  return jsQR(new Uint8ClampedArray(data), size, size)?.data ?? ''
}

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
  // The hub tells of the choice while the screen is still being read in its language.
  await page.route('**/profile?_data=*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.fallback()
  })
  await page.getByLabel('Language', { exact: true }).selectOption('he')
  await page.getByText('מימין לשמאל (RTL)').waitFor()
  expect(await page.getAttribute('html', 'dir')).toBe('rtl')
  expect(await page.getByLabel('שם משפחה').inputValue()).toBe('לוי')
  await page.unroute('**/profile?_data=*')
  expect(await violationsOn(page)).toEqual([])
})

test('two-step sign-in is turned on by a QR; a wrong code is said to be wrong', async () => {
  await page.getByRole('button', { name: 'הפעלת התחברות בשני שלבים' }).click()
  const enrol = page.getByRole('dialog', { name: 'התחברות בשני שלבים' })
  const qr = enrol.getByRole('img', { name: 'קוד QR ליישומון האימות' })
  await qr.waitFor()
  secret = new URL(await readQr(qr)).searchParams.get('secret') ?? ''
  expect(await violationsOn(page)).toEqual([])
  await enrol.getByLabel('קוד').fill('000000')
  await enrol.getByRole('button', { name: 'אישור' }).click()
  await enrol.getByText('הקוד שגוי').waitFor()
  await enrol.getByLabel('קוד').fill(await freshCode())
  await enrol.getByRole('button', { name: 'אישור' }).click()
  const codes = page.getByRole('dialog', { name: 'שמרו את קודי השחזור' })
  await expect.poll(() => codes.getByRole('listitem').count()).toBe(10)
  expect(await violationsOn(page)).toEqual([])
  await codes.getByRole('button', { name: 'שמרתי אותם' }).click()
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

test('a ticket is written; without what it needs it is not sent', async () => {
  await page.goto(`${app.url}/support`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'שליחת הפנייה' }).click()
  await page.getByText('מלאו את כל השדות').first().waitFor()
  await page.getByLabel('נושא').selectOption('upload')
  await page.getByLabel('הודעה').fill('ההעלאה נעצרת באמצע')
  await page.getByRole('button', { name: 'שליחת הפנייה' }).click()
  await page.getByText('הפנייה נשלחה בהצלחה').first().waitFor()
  await expect.poll(() => page.getByLabel('הודעה').inputValue()).toBe('')
  await page.goto(`${app.url}/profile`, { waitUntil: 'networkidle' })
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
  // A wrong code is a 422, which the browser writes to its console.
  expect(heard.filter((line) => !/40[0-4]|422/.test(line))).toEqual([])
  expect(app.log()).not.toMatch(/noa|example\.org|staple|לוי|500 0000/i)
})
