import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import type { Download, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileRecord } from '../../core/records/file'
import { startApp } from '../support/app'
import { Authenticator } from './authenticator'
import { journeyPage } from './record'
import { Visitor } from './visitor'

interface Exported {
  readonly exported_at: string
  readonly profile: { readonly first_name: string; readonly phone: string; readonly locale: string }
  readonly files: readonly { readonly display_name: string; readonly storage_path: string }[]
  readonly facts: readonly { readonly raw_text: string; readonly value: string | null }[]
}

let app: Awaited<ReturnType<typeof startApp>>
beforeAll(async () => void (app = await startApp()))
afterAll(() => app.stop())

const saved = async (page: Page, button: string): Promise<Download> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return download
}

/** The whole way of an account, by whoever begins in one language and goes on in the other. */
describe.each([
  { from: 'en', to: 'he', email: 'noa@example.org', firstName: 'Noa', lastName: 'לוי', right: 'rtl' },
  { from: 'he', to: 'en', email: 'yael@example.org', firstName: 'יעל', lastName: 'Barak', right: 'ltr' },
] as const)('from $from to $to', ({ from, to, email, firstName, lastName, right }) => {
  const authenticator = new Authenticator()
  const codes: string[] = []
  let visitor: Visitor
  let zip = ''
  beforeAll(async () => void (visitor = await Visitor.from(app, from)))
  afterAll(() => visitor.context.close())

  test('the gate, then an account of one’s own', async () => {
    await visitor.page.goto(app.url)
    await visitor.look()
    await visitor.passGate()
    await visitor.look()
    await visitor.signUp(email)
    await visitor.look()
    await visitor.page.getByRole('button', { name: visitor.t('auth.signIn'), exact: true }).click()
    await visitor.page.waitForURL('**/home')
    await visitor.look()
  })

  test('a page is put in, after the consent', async () => {
    const { page, context } = visitor
    const buffer = Buffer.from(journeyPage('lab-english.jpg'))
    await page
      .locator('input[type=file][multiple]')
      .first()
      .setInputFiles({ name: 'lab-english.jpg', mimeType: 'image/jpeg', buffer })
    await visitor.consent()
    const states = async () => {
      const files = (await (await context.request.get(`${app.url}/api/rest/files`)).json()) as FileRecord[]
      return files.map(({ processing_state: state }) => state)
    }
    await expect.poll(states, { timeout: 120_000, interval: 500 }).toEqual(['succeeded'])
  })

  test('two-step sign-in is turned on by a QR; a wrong code is said to be wrong', async () => {
    const { page, t } = visitor
    await visitor.open('/profile')
    await page.getByRole('button', { name: t('security.turnOn') }).click()
    const enrol = page.getByRole('dialog', { name: t('security.twoStep') })
    const qr = enrol.getByRole('img', { name: t('security.qr') })
    await qr.waitFor()
    await authenticator.scan(qr)
    await visitor.look()
    await enrol.getByLabel(t('security.code')).fill('000000')
    await enrol.getByRole('button', { name: t('security.confirm'), exact: true }).click()
    await enrol.getByText(t('security.codeWrong')).waitFor()
    await enrol.getByLabel(t('security.code')).fill(await authenticator.code())
    await enrol.getByRole('button', { name: t('security.confirm'), exact: true }).click()
    const shown = page.getByRole('dialog', { name: t('security.recoveryTitle') })
    await expect.poll(() => shown.getByRole('listitem').count()).toBe(10)
    codes.push(...(await shown.getByRole('listitem').allInnerTexts()))
    await visitor.look()
    await shown.getByRole('button', { name: t('security.recoveryDone') }).click()
  })

  test('signed out, the password alone opens nothing; with a code it does', async () => {
    const { page, t } = visitor
    await visitor.signOut()
    await visitor.open('/auth')
    await visitor.giveCredentials(email)
    await page.getByRole('heading', { name: t('security.signInTitle') }).waitFor()
    await visitor.look()
    await page.goto(`${app.url}/home`)
    await page.waitForURL('**/auth')
    await page.getByLabel(t('security.code')).fill(await authenticator.code())
    await page.getByRole('button', { name: t('security.confirm'), exact: true }).click()
    await page.waitForURL('**/home')
  })

  test('the profile: what is wrong is said beside its field, what is right is kept and greets', async () => {
    const { page, t } = visitor
    await visitor.open('/profile')
    await page.getByLabel(t('profile.firstName')).fill(firstName)
    const phone = page.getByLabel(t('profile.phone'))
    await phone.fill('call me')
    await page.getByRole('button', { name: t('profile.save') }).click()
    await page.getByText(t('profile.phoneError')).waitFor()
    await expect.poll(() => phone.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await page.getByLabel(t('profile.firstName')).inputValue()).toBe(firstName)
    await visitor.look()
    await phone.fill('+972 2 500 0000')
    await page.getByLabel(t('profile.bloodType')).selectOption('A+')
    await page.getByRole('button', { name: t('profile.save') }).click()
    await page.getByText(t('profile.saved')).first().waitFor()
    await page.getByText(t('profile.complete', { score: 60 })).waitFor()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('profile.home') })
      .click()
    const greetings = (['morningName', 'afternoonName', 'eveningName'] as const).map((part) =>
      t(`home.${part}`, { name: firstName }),
    )
    const heading = page.getByRole('heading', { level: 1 })
    await expect.poll(async () => greetings.includes((await heading.innerText()).trim())).toBe(true)
  })

  test('the language is chosen with its direction, and what was typed stays', async () => {
    const { page } = visitor
    await visitor.open('/profile')
    await page.getByText(visitor.t(from === 'en' ? 'profile.leftToRight' : 'profile.rightToLeft')).waitFor()
    await page.getByLabel(visitor.t('profile.lastName')).fill(lastName)
    // The hub tells of the choice while the screen is still being read in its language.
    await page.route('**/profile?_data=*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      await route.fallback()
    })
    await page.getByLabel(visitor.t('profile.language'), { exact: true }).selectOption(to)
    visitor.speak(to)
    await page.getByText(visitor.t(to === 'en' ? 'profile.leftToRight' : 'profile.rightToLeft')).waitFor()
    expect(await page.getAttribute('html', 'dir')).toBe(right)
    expect(await page.getByLabel(visitor.t('profile.lastName')).inputValue()).toBe(lastName)
    await page.unroute('**/profile?_data=*')
    await visitor.look()
  })

  test('all of the record is downloaded, under the name that is specified; a code is asked for first', async () => {
    const { page, t } = visitor
    // As some minutes after the last code.
    await page.route('**/export_data*', refuseForStepUp, { times: 1 })
    await page.getByRole('button', { name: t('profile.export') }).click()
    const asked = page.getByRole('dialog', { name: t('security.confirmTitle') })
    await asked.getByLabel(t('security.code')).fill(codes[0] ?? '')
    await visitor.look()
    const [json] = await Promise.all([
      page.waitForEvent('download'),
      asked.getByRole('button', { name: t('security.confirm'), exact: true }).click(),
    ])
    expect(json.suggestedFilename()).toMatch(/^health-data-export-\d{4}-\d{2}-\d{2}\.json$/)
    const told = JSON.parse(readFileSync(await json.path(), 'utf8')) as Exported
    expect(told.profile).toMatchObject({ first_name: firstName, phone: '+972 2 500 0000', locale: to })
    expect(told.files.map(({ display_name: name }) => name)).toEqual(['lab-english.jpg'])
    expect(JSON.stringify(told.facts)).toMatch(/Hemoglobin A1c.*7\.9/)
    await page.getByText(t('profile.exported')).first().waitFor()

    const archive = await saved(page, t('profile.exportZip'))
    expect(archive.suggestedFilename()).toMatch(/^health-data-export-\d{4}-\d{2}-\d{2}\.zip$/)
    zip = await archive.path()
    const parts = unzipSync(readFileSync(zip))
    const picture = `pictures/${told.files[0]?.storage_path.split('/').at(-1)}`
    const data = json.suggestedFilename()
    expect(Object.keys(parts).sort()).toEqual([data, picture].sort())
    const inside = JSON.parse(new TextDecoder().decode(parts[data])) as Exported
    expect({ ...inside, exported_at: '' }).toEqual({ ...told, exported_at: '' })
    // A JPEG still.
    expect(Buffer.from(parts[picture] ?? []).toString('hex', 0, 3)).toBe('ffd8ff')
  })

  test('in another account the export is the same record, with its page', async () => {
    const other = await Visitor.from(app, to)
    const { page, t } = other
    await other.arrive(`copy-${email}`)
    await other.open('/profile')
    await page.locator('input[data-import]').setInputFiles({
      name: 'export.zip',
      mimeType: 'application/zip',
      buffer: readFileSync(zip),
    })
    await other.look()
    await other.consent()
    await page
      .getByText(t('imports.done', { n: 1 }))
      .first()
      .waitFor()
    await expect.poll(() => page.getByLabel(t('profile.firstName')).inputValue()).toBe(firstName)
    await other.look()
    await other.open('/files')
    await page
      .getByRole('link', { name: /lab-english|lab/i })
      .first()
      .click()
    await page.waitForURL('**/file/*')
    await page.getByText('7.9').first().waitFor()
    const drawn = page.locator('.fact-strip img').first()
    await drawn.scrollIntoViewIfNeeded()
    await expect
      .poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await other.look()
    expect(other.heard).toEqual([])
    await other.context.close()
  })

  test('a ticket is written; without what it needs it is not sent', async () => {
    const { page, t } = visitor
    await visitor.open('/support')
    await page.getByRole('button', { name: t('support.submit') }).click()
    await page.getByText(t('support.missing')).first().waitFor()
    // Each is told beside itself, and the first of them is where one goes on.
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('topic')
    for (const name of ['topic', 'message'] as const) {
      const note = await page.locator(`[name=${name}][aria-invalid=true]`).getAttribute('aria-describedby')
      expect(await page.locator(`[id="${note}"]`).textContent()).toBe(t(`support.${name}Missing`))
    }
    await page.getByLabel(t('support.topic')).selectOption('upload')
    await page.getByLabel(t('support.message')).fill('...')
    await page.getByRole('button', { name: t('support.submit') }).click()
    await page.getByText(t('support.done')).first().waitFor()
    await expect.poll(() => page.getByLabel(t('support.message')).inputValue()).toBe('')
    await visitor.open('/profile')
  })

  test('an account is deleted after a question that says what goes', async () => {
    const { page, t } = visitor
    await page.getByRole('button', { name: t('profile.delete') }).click()
    const dialog = page.getByRole('dialog', { name: t('profile.deleteTitle') })
    expect(await dialog.getByRole('listitem').allInnerTexts()).toEqual([
      t('profile.deleteDocuments'),
      t('profile.deleteExtracted'),
      t('profile.deleteAlerts'),
      t('profile.deleteProfile'),
    ])
    await visitor.look()
    await dialog.getByRole('button', { name: t('shell.cancel') }).click()
    await page.getByRole('button', { name: t('profile.delete') }).click()
    await dialog.getByRole('button', { name: t('profile.deleteConfirm') }).click()
    await page.getByText(t('profile.deleted')).first().waitFor()
    await visitor.look()
  })

  test('nobody signs in by it again', async () => {
    const { page, t } = visitor
    await page.goto(`${app.url}/home`)
    await page.waitForURL(/\/(auth)?$/)
    await visitor.open('/auth')
    await visitor.giveCredentials(email)
    await page.getByText(t('auth.invalidCredentials')).first().waitFor()
    await visitor.look()
  })

  test('no page complained, and no word of the person reached the log', () => {
    // A wrong code is a 422, which the browser writes to its console; so are the refusals.
    expect(visitor.heard.filter((line) => !/40[0-4]|422/.test(line))).toEqual([])
    expect(app.log()).not.toMatch(/noa|yael|example\.org|staple|לוי|יעל|Barak|500 0000|Hemoglobin|7\.9/i)
  })
})

/** What the server says to whoever gave a code too long ago. */
async function refuseForStepUp(route: Parameters<Parameters<Page['route']>[1]>[0]) {
  const json = { error: 'Please confirm this with a code of your authenticator.', code: 'step_up_required' }
  await route.fulfill({ status: 403, json })
}
