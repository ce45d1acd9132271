import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp } from '../support/app'
import { Visitor } from './visitor'

let app: Awaited<ReturnType<typeof startApp>>
beforeAll(async () => void (app = await startApp()))
afterAll(() => app.stop())

interface Written {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** The mails of the data folder, the oldest first: of RFC 5322 as much as we write. */
function mails(): Written[] {
  const folder = path.join(app.dataDir, 'mail')
  const decoded = (text: string) => Buffer.from(text, 'base64').toString('utf8')
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const [head = '', body = ''] = readFileSync(path.join(folder, name), 'utf8').split('\r\n\r\n')
      const subject = /^Subject: =\?UTF-8\?B\?(\S+)\?=\r?$/m.exec(head)?.[1] ?? ''
      return {
        to: /^To: (\S+)\r?$/m.exec(head)?.[1] ?? '',
        subject: decoded(subject),
        text: decoded(body),
      }
    })
}

/** The link of the newest mail of this subject to this address, as soon as there is one. */
async function linkTo(email: string, subject: string): Promise<string> {
  const newest = () => mails().findLast((mail) => mail.to === email && mail.subject === subject)
  await expect.poll(newest).toBeDefined()
  return /http:\/\/\S+#\S+/.exec(newest()?.text ?? '')?.[0] ?? ''
}

describe.each([
  { locale: 'en', email: 'tamar@example.org' },
  { locale: 'he', email: 'omer@example.org' },
] as const)('in $locale', ({ locale, email }) => {
  const fresh = 'a lantern in the harbour'
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await Visitor.from(app, locale)
    await visitor.arrive(email)
  })
  afterAll(() => visitor.context.close())

  test('an address is confirmed by the link that was mailed to it', async () => {
    const { page, t } = visitor
    await visitor.open('/profile')
    await page.getByText(t('security.emailUnverified')).waitFor()
    await page.goto(await linkTo(email, t('mail.verifySubject')))
    await visitor.look()
    await page.getByRole('button', { name: t('security.verifyConfirm') }).click()
    await page.getByText(t('security.verified')).waitFor()
    await visitor.open('/profile')
    await page.getByText(t('security.emailVerified'), { exact: true }).waitFor()
  })

  test('each device is listed, and signed out from another', async () => {
    const others = await Promise.all(Array.from({ length: 2 }, () => Visitor.from(app, locale)))
    for (const other of others) {
      await other.passGate()
      await other.giveCredentials(email)
      await other.page.waitForURL('**/home')
    }
    const { page, t } = visitor
    await visitor.open('/profile')
    await page.getByRole('listitem').getByText(t('security.deviceHere')).waitFor()
    const ends = page.getByRole('button', { name: t('security.deviceEndName', { name: 'Chrome, Linux' }) })
    expect(await ends.count()).toBe(2)
    await ends.first().click()
    await page.getByText(t('security.deviceEnded')).first().waitFor()
    await expect.poll(() => ends.count()).toBe(1)
    // The last used stood first.
    const [kept, ended] = others as [Visitor, Visitor]
    await ended.page.goto(`${app.url}/files`)
    await ended.page.waitForURL(/\/(auth)?$/)
    await kept.page.goto(`${app.url}/files`)
    expect(kept.page.url()).toBe(`${app.url}/files`)
    for (const other of others) await other.context.close()
  })

  test('a forgotten password: the same is said for every address, and the mailed link is good once', async () => {
    const { page, t } = visitor
    await visitor.signOut()
    await visitor.open('/auth')
    await page.getByRole('link', { name: t('security.forgot') }).click()
    await page.waitForURL('**/recover')
    await visitor.look()
    for (const asked of [`nobody-${email}`, email]) {
      await visitor.open('/recover')
      await page.getByLabel(t('auth.email')).fill(asked)
      await page.getByRole('button', { name: t('security.recoverSend') }).click()
      await page.getByText(t('security.recoverSent')).waitFor()
    }
    await visitor.look()
    const link = await linkTo(email, t('mail.resetSubject'))
    expect(mails().filter(({ to }) => to === `nobody-${email}`)).toEqual([])
    await page.goto(link)
    await visitor.look()
    const password = page.getByLabel(t('security.newPassword'))
    const confirm = page.getByLabel(t('auth.confirm'))
    await password.fill(fresh)
    await confirm.fill('something else')
    await page.getByRole('button', { name: t('security.resetSave') }).click()
    await page.getByText(t('auth.mismatch')).waitFor()
    await confirm.fill(fresh)
    await page.getByRole('button', { name: t('security.resetSave') }).click()
    await page.getByText(t('security.resetDone')).waitFor()
    await visitor.look()

    await page.goto('about:blank')
    await page.goto(link)
    await password.fill('another lantern altogether')
    await confirm.fill('another lantern altogether')
    await page.getByRole('button', { name: t('security.resetSave') }).click()
    await page.getByText(t('security.linkExpired')).first().waitFor()
  })

  test('from then on the new password opens the record, and the old one does not', async () => {
    const { page, t } = visitor
    await visitor.open('/auth')
    await visitor.giveCredentials(email)
    await page.getByText(t('auth.invalidCredentials')).first().waitFor()
    await visitor.giveCredentials(email, fresh)
    await page.waitForURL('**/home')
  })

  test('no page complained, and no address reached the log', () => {
    // What is refused the browser writes to its console.
    expect(visitor.heard.filter((line) => !/40[0-4]|422/.test(line))).toEqual([])
    expect(app.log()).not.toMatch(/tamar|omer|example\.org|lantern/i)
  })
})
