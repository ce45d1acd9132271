import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../../scripts/client.mjs'
import { startApp } from '../support/app'
import { drawnPage } from '../support/drawn-page'
import { violationsOn } from './axe'
import { sessionOf } from './record'

let app: Awaited<ReturnType<typeof startApp>>
beforeAll(async () => void (app = await startApp()))
afterAll(() => app.stop())

const said = {
  en: { title: 'Pages in another name', mine: 'Yes, it is me', other: 'No, somebody else' },
  he: { title: 'דפים על שם אחר', mine: 'כן, זה השם שלי', other: 'לא, זה מישהו אחר' },
} as const

test.each(['en', 'he'] as const)(
  'in %s a page in another name is asked about once, before it mixes in',
  async (locale) => {
    const { title, mine, other } = said[locale]
    const person = new Client(app.url)
    await person.signUp('welcome')
    const context = await sessionOf(app, person, { viewport: { width: 390, height: 844 } }, locale)
    const [profile] = await person.get<{ user_id: string }[]>('/api/rest/profiles')
    const renamed = await context.request.patch(`${app.url}/api/rest/profiles/${profile?.user_id}`, {
      headers: { origin: app.url },
      data: { first_name: 'Ruth', last_name: 'Levinson' },
    })
    expect(renamed.status()).toBe(200)
    const sent: string[] = []
    for (const date of ['2023-05-01', '2024-05-01']) {
      const rows = [
        ['Sodium', '140', 'mmol/L', '135-145'],
        ['Potassium', '4.1', 'mmol/L', '3.5-5.1'],
      ] as const
      sent.push((await person.upload(`${date}.png`, await drawnPage(app.browser, rows, { date }))).id)
    }
    await person.waitUntilRead(sent)
    const results = async () =>
      (await person.post<unknown[]>('/api/rpc/lab_files_with_full_context_v1', {})).length
    expect(await results()).toBe(0)

    const page = await context.newPage()
    await page.goto(`${app.url}/home`, { waitUntil: 'networkidle' })
    await page.locator('main a[href="/review"]').first().waitFor()
    await page.goto(`${app.url}/review`, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { name: title }).waitFor()
    // Two pages, one name, one question.
    expect(await page.getByRole('button', { name: mine }).count()).toBe(1)
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: other }).click()
    await page.getByRole('heading', { name: title }).waitFor({ state: 'detached' })
    expect(await results()).toBe(0)
    // The page itself is where one thinks better of it.
    await page.goto(`${app.url}/file/${sent[0]}`, { waitUntil: 'networkidle' })
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: mine }).click()
    await expect.poll(results).toBe(2)
    await context.close()
  },
)
