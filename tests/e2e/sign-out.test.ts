import type { Request } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp } from '../support/app'
import { Visitor } from './visitor'

let app: Awaited<ReturnType<typeof startApp>>
beforeAll(async () => void (app = await startApp()))
afterAll(() => app.stop())

const isRefresh = (request: Request) => request.url().includes('grant_type=refresh_token')

test('whoever signs out ends at the front page, though a token is refused before the answer is there', async () => {
  const visitor = await Visitor.from(app, 'en')
  const { page, t } = visitor
  await visitor.arrive('dana@example.org')
  let out: () => void = () => undefined
  const isOut = new Promise<void>((resolve) => (out = resolve))
  await page.route(
    (url) => url.search.includes('grant_type=refresh_token'),
    async (route) => {
      await isOut
      await route.continue()
    },
  )
  await page.route('**/api/auth/logout', async (route) => {
    const response = await route.fetch()
    const refused = page.waitForResponse((answer) => isRefresh(answer.request()))
    out()
    await (await refused).finished()
    await route.fulfill({ response })
  })
  // Without a token of its own the page asks for one as soon as it is there.
  await page.addInitScript(() => localStorage.clear())
  const asked = page.waitForRequest(isRefresh)
  await page.reload()
  await asked
  await page.getByRole('button', { name: t('shell.logout') }).click()
  await page.getByPlaceholder(t('landing.placeholder')).waitFor()
  expect(page.url()).toBe(`${app.url}/`)
})
