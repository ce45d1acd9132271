import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../../scripts/client.mjs'
import { startApp } from '../support/app'
import { drawnPage } from '../support/drawn-page'
import { violationsOn } from './axe'
import { sessionOf } from './record'

let app: Awaited<ReturnType<typeof startApp>>
let client: Client
let fileId: string

beforeAll(async () => {
  app = await startApp()
  client = new Client(app.url)
  await client.signUp('welcome')
  // Of seven results three are beyond what their own ranges allow: fewer than half, or the whole table would wait.
  const page = await drawnPage(app.browser, [
    ['Potassium', '41', 'mmol/L', '3.5-5.1'],
    ['Sodium', '140', 'mmol/L', '135-145'],
    ['Calcium', '92', 'mg/dL', '8.5-10.5'],
    ['Creatinine', '80', 'mg/dL', '0.6-1.2'],
    ['Chloride', '101', 'mmol/L', '98-107'],
    ['Albumin', '4.2', 'g/dL', '3.5-5.0'],
    ['Glucose', '92', 'mg/dL', '70-100'],
  ])
  const { id } = await client.upload('doubtful.png', page)
  fileId = id
  await client.waitUntilRead([id])
})
afterAll(() => app.stop())

/** What of a page stands, by name: its value and what was decided of it. */
async function standing(): Promise<Record<string, string>> {
  const facts = await client.get<{ normalized: { name: string }; value: string; decision: string }[]>(
    `/api/rest/entities?file_id=${fileId}`,
  )
  return Object.fromEntries(
    facts.map(({ normalized, value, decision }) => [normalized.name, `${value} ${decision}`]),
  )
}
const before = {
  Potassium: '41 review',
  Sodium: '140 accepted',
  Calcium: '92 review',
  Creatinine: '80 review',
  Chloride: '101 accepted',
  Albumin: '4.2 accepted',
  Glucose: '92 accepted',
}

const words = {
  en: {
    task: (i: number, n: number) => new RegExp(`^Task ${i} of ${n}$`),
    yes: 'Approve & Save',
    no: 'Reject & Delete',
    value: 'Value',
    undo: 'Undo',
    next: 'The next task',
    row: /^Yes, Potassium/,
    all: 'All 3 are right',
    wrong: /^This is wrong: /,
    edit: /^Edit /,
    save: 'Save',
    back: /^It is right after all: /,
  },
  he: {
    // Numbers stand in marks of their own direction.
    task: (i: number, n: number) => new RegExp(`^משימה\\W+${i}\\W+מתוך\\W+${n}\\W*$`),
    yes: 'אישור ושמירה',
    no: 'דחייה ומחיקה',
    value: 'תוצאה',
    undo: 'ביטול',
    next: 'המשימה הבאה',
    row: /כן.*Potassium/,
    all: /^כל \W*3\W* הפריטים נכונים$/,
    wrong: /^זה שגוי: /,
    edit: /^תיקון /,
    save: 'שמירה',
    back: /^בכל זאת נכון: /,
  },
} as const

describe.each(['en', 'he'] as const)('in %s', (locale) => {
  const said = words[locale]
  let context: BrowserContext
  let page: Page
  const shown = (i: number, n: number) => page.getByText(said.task(i, n)).waitFor()
  const stands = async (now: Partial<typeof before>) => {
    await expect.poll(standing).toEqual({ ...before, ...now })
  }

  beforeAll(async () => {
    context = await sessionOf(app, client, { viewport: { width: 1280, height: 900 } }, locale)
    page = await context.newPage()
    await page.goto(`${app.url}/review`, { waitUntil: 'networkidle' })
  })
  afterAll(() => context.close())

  test('one question at a time, its line large, the page beside it', async () => {
    await shown(1, 3)
    const strip = await page.locator('.strip-piece').first().boundingBox()
    expect(strip?.height).toBeGreaterThan(40)
    await page.locator('.source-panel .region').first().waitFor()
    expect(await violationsOn(page)).toEqual([])
  })

  /** Takes back what was just said, after it was seen to stand: who points at it keeps it there. */
  const takeBack = async (seen: () => Promise<void>) => {
    const undo = page.getByRole('button', { name: said.undo }).first()
    await undo.hover()
    await seen()
    await undo.click()
    await stands({})
  }

  /** The fact that is asked about, and what is said of it once it stands so. */
  const asked = async () =>
    (await page.locator('main section h2').first().textContent()) as keyof typeof before
  const settled = async (name: keyof typeof before, decision: string) =>
    stands({ [name]: `${before[name].split(' ')[0]} ${decision}` })

  test('yes by key, and taken back by key', async () => {
    const name = await asked()
    await page.keyboard.press('a')
    await shown(1, 2)
    await settled(name, 'accepted')
    await page.keyboard.press('u')
    await shown(1, 3)
    await stands({})
  })

  test('keys go on and back; no by button, and taken back from what is said of it', async () => {
    await page.keyboard.press('j')
    await shown(2, 3)
    await page.keyboard.press('k')
    await shown(1, 3)
    await page.getByRole('button', { name: said.next }).click()
    await shown(2, 3)
    const name = await asked()
    await page.getByRole('button', { name: said.no }).click()
    await takeBack(() => settled(name, 'rejected'))
    await shown(2, 3)
  })

  test('what is put right is kept as it was put, and letters typed there are no keys', async () => {
    await page.goto(`${app.url}/review`, { waitUntil: 'networkidle' })
    const name = await asked()
    await page.getByLabel(said.value).press('r')
    await page.getByLabel(said.value).fill('4.1')
    await shown(1, 3)
    await page.getByRole('button', { name: said.yes }).click()
    await takeBack(() => stands({ [name]: '4.1 accepted' }))
  })

  test('all of one page are right: seen line by line, said once, taken back once', async () => {
    await page.goto(`${app.url}/review`, { waitUntil: 'networkidle' })
    await shown(1, 3)
    await page.locator('.rest-of-page > summary').click()
    await expect.poll(() => page.locator('.rest-of-page .strip-piece').count()).toBeGreaterThanOrEqual(3)
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: said.all }).click()
    const accepted = { Potassium: '41 accepted', Calcium: '92 accepted', Creatinine: '80 accepted' }
    await takeBack(() => stands(accepted))
    // On the page itself, too.
    await page.goto(`${app.url}/file/${fileId}`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: said.all }).click()
    const focused = () => page.evaluate(() => document.activeElement?.tagName)
    await takeBack(async () => {
      await stands(accepted)
      await expect.poll(focused).toBe('SUMMARY')
    })
  })

  test('on a list, too, what waits is let in, and taken back', async () => {
    await page.goto(`${app.url}/file/${fileId}`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: said.row }).click()
    await takeBack(() => stands({ Potassium: '41 accepted' }))
  })

  test('what stands is put right where it stands, or taken out and let in again', async () => {
    await page.goto(`${app.url}/file/${fileId}`, { waitUntil: 'networkidle' })
    const row = page.locator('[id^=fact-]').filter({ hasText: 'Sodium' })
    await row.locator('.fact-details > summary').click()
    await row.getByRole('button', { name: said.edit }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(said.value).fill('141')
    expect(await violationsOn(page)).toEqual([])
    await dialog.getByRole('button', { name: said.save, exact: true }).click()
    await takeBack(() => stands({ Sodium: '141 accepted' }))

    // A word is of what is seen: not before that is what stands again.
    await expect.poll(() => row.textContent()).toContain('140 mmol/L')
    await row.getByRole('button', { name: said.wrong }).click()
    await stands({ Sodium: '140 rejected' })
    await row.getByRole('button', { name: said.back }).waitFor()
    expect(await violationsOn(page)).toEqual([])
    await row.getByRole('button', { name: said.back }).click()
    await stands({})
  })
})

test('what was said of a whole page is taken back by key, and only that', async () => {
  const person = new Client(app.url)
  await person.signUp('welcome')
  const rows = [
    ['Potassium', '41', 'mmol/L', '3.5-5.1'],
    ['Calcium', '92', 'mg/dL', '8.5-10.5'],
    ['Creatinine', '80', 'mg/dL', '0.6-1.2'],
  ] as const
  const sent: string[] = []
  // Each read before the next comes: the oldest is asked first.
  for (const [name, of] of [
    ['three.png', rows],
    ['one.png', rows.slice(0, 1)],
  ] as const) {
    const { id } = await person.upload(
      name,
      await drawnPage(app.browser, of, { date: `20${of.length}4-01-01` }),
    )
    await person.waitUntilRead([id])
    sent.push(id)
  }
  const decisions = async () => {
    const facts = await person.get<{ decision: string }[]>(`/api/rest/entities?file_id=${sent[0]}`)
    return facts.map(({ decision }) => decision).toSorted()
  }
  const context = await sessionOf(app, person, {}, 'en')
  const page = await context.newPage()
  await page.goto(`${app.url}/review`, { waitUntil: 'networkidle' })
  await page.getByText('Task 1 of 4', { exact: true }).waitFor()
  await page.keyboard.press('a')
  await page.getByText('Task 1 of 3', { exact: true }).waitFor()
  await page.locator('.rest-of-page > summary').click()
  await page.getByRole('button', { name: 'All 2 are right' }).click()
  await page.getByText('Task 1 of 1', { exact: true }).waitFor()
  await expect.poll(decisions).toEqual(['accepted', 'accepted', 'accepted'])
  await page.keyboard.press('u')
  await page.getByText('Task 1 of 3', { exact: true }).waitFor()
  await expect.poll(decisions).toEqual(['accepted', 'review', 'review'])
  await context.close()
})

test('home says how many wait; when the last is answered there is nothing to do', async () => {
  const context = await sessionOf(app, client, { viewport: { width: 360, height: 800 } }, 'en')
  const page = await context.newPage()
  await page.goto(`${app.url}/home`, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { name: '3 to check' }).waitFor()
  await page.getByRole('link', { name: 'Check now' }).click()
  for (const left of [3, 2, 1]) {
    await page.getByText(`Task 1 of ${left}`, { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Reject & Delete' }).click()
  }
  await page.getByText('All entities have been reviewed. Great job!').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await context.close()
})
