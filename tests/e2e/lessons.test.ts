import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../../scripts/client.mjs'
import { startApp } from '../support/app'
import { drawnPage, type Row } from '../support/drawn-page'
import { violationsOn } from './axe'
import { sessionOf } from './record'

interface Entity {
  readonly id: string
  readonly text: string
  readonly decision: string
  readonly normalized: { readonly name: string }
}

let app: Awaited<ReturnType<typeof startApp>>
let client: Client
let second: string

const strange: Row = ['Zorbuline', '30', '%', '20-40']

beforeAll(async () => {
  app = await startApp()
  client = new Client(app.url)
  await client.signUp('welcome')
  const pages = await Promise.all(
    ['2023-05-01', '2024-05-01'].map((date) =>
      drawnPage(app.browser, [['Sodium', '140', 'mmol/L', '135-145'], strange], { date }),
    ),
  )
  const sent = []
  for (const [at, page] of pages.entries()) sent.push((await client.upload(`${at}.png`, page)).id)
  await client.waitUntilRead(sent)
  second = sent[1] ?? ''
  const entity = (await of(sent[0] ?? '')).find(({ text }) => text.startsWith('Zorbuline'))
  expect(entity?.decision).toBe('pending')
  const fields = { text: 'Zorbulin antibody' }
  await client.post('/api/functions/resolve_review_task', { task_id: entity?.id, action: 'correct', fields })
})
afterAll(() => app.stop())

const of = (fileId: string) => client.get<Entity[]>(`/api/rest/entities?file_id=${fileId}`)
const decided = async () =>
  (await of(second)).filter(({ text }) => text.startsWith('Zorbuline')).map(({ decision }) => decision)

test.each([
  ['en', /Named as you corrected it on \w+ \d+, \d{4}\./, /^No, Zorbulin antibody is wrong/],
  ['he', /השם לפי התיקון שלכם מ-/, /^לא.*Zorbulin antibody/],
] as const)(
  'in %s a line says by whose word it has its name, and that can be refused',
  async (locale, named, no) => {
    const context = await sessionOf(app, client, { viewport: { width: 390, height: 844 } }, locale)
    const page = await context.newPage()
    await page.goto(`${app.url}/file/${second}`, { waitUntil: 'networkidle' })
    await page.getByText(named).first().waitFor()
    expect(await decided()).toEqual(['accepted'])
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: no }).click()
    await expect.poll(decided).toEqual(['rejected'])
    await page.getByText(named).waitFor({ state: 'detached' })
    await page
      .getByRole('button', { name: locale === 'en' ? 'Undo' : 'ביטול' })
      .first()
      .click()
    await expect.poll(decided).toEqual(['accepted'])
    await context.close()
  },
)
