import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp } from '../support/app'

let app: Awaited<ReturnType<typeof startApp>>
beforeAll(async () => void (app = await startApp()))
afterAll(() => app.stop())

const mostTaps = 10
const lab = readFileSync(path.resolve('tests/fixtures/journey/lab-english.jpg'))

test(`from the front page to the first result in ${mostTaps} taps, the password typed twice`, async () => {
  const context = await app.browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  // A page is read as fast as the machine reads.
  page.setDefaultTimeout(120_000)
  const taps: string[] = []
  const passwords: string[] = []
  const tap = async (name: string, place: Locator) => {
    taps.push(name)
    await place.tap()
  }
  const type = async (text: string) => {
    if (text.startsWith('correct horse')) passwords.push(text)
    await page.keyboard.type(text)
  }
  /** The phone's own keyboard goes on to the next field. */
  const next = () => page.keyboard.press('Tab')

  await page.goto(`${app.url}/`, { waitUntil: 'networkidle' })
  await tap('the access password', page.getByPlaceholder('Enter access password'))
  await type('welcome')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/auth')
  await tap('sign up', page.getByText("Don't have an account? Sign up"))
  await tap('email', page.getByLabel('Email'))
  await type('taps@example.org')
  await next()
  await type('correct horse battery')
  await page.getByLabel('Confirm password').focus()
  await type('correct horse battery')
  await page.keyboard.press('Enter')
  await page.getByText('Account created! You can now sign in.').first().waitFor()
  await tap('sign in', page.getByRole('button', { name: 'Sign in', exact: true }))
  await page.waitForURL('**/home')

  await tap('scan', page.locator('.bar').getByRole('link', { name: 'Scan' }))
  await page.waitForURL('**/scan')
  taps.push('the camera')
  await page
    .locator('.scan-board input[data-upload=camera]')
    .setInputFiles({ name: 'page.jpg', mimeType: 'image/jpeg', buffer: lab })
  await tap('send', page.getByRole('button', { name: 'Send 1 page' }))
  await tap('I agree', page.getByRole('dialog').getByRole('checkbox'))
  await tap('accept', page.getByRole('button', { name: 'Accept and Continue' }))
  await tap('see it', page.getByRole('button', { name: 'See what was found' }))
  await page.getByRole('button', { name: 'Show Hemoglobin A1c on the page' }).waitFor()

  console.log(`${taps.length} taps to the first result: ${taps.join(', ')}`)
  expect(taps.length).toBeLessThanOrEqual(mostTaps)
  expect(passwords.length).toBeLessThanOrEqual(2)
  await context.close()
})
