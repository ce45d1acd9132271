import type { CDPSession } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp } from '../support/app'
import { Visitor } from './visitor'

let app: Awaited<ReturnType<typeof startApp>>
beforeAll(async () => void (app = await startApp()))
afterAll(() => app.stop())

describe.each([
  { locale: 'en', email: 'ruth@example.org', name: 'My phone' },
  { locale: 'he', email: 'eitan@example.org', name: 'הטלפון שלי' },
] as const)('in $locale', ({ locale, email, name }) => {
  let visitor: Visitor
  let device: CDPSession
  let authenticatorId: string
  /** Whether its owner touches it as soon as it asks. */
  const touch = (enabled: boolean) =>
    device.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })

  beforeAll(async () => {
    visitor = await Visitor.from(app, locale)
    device = await visitor.context.newCDPSession(visitor.page)
    await device.send('WebAuthn.enable', { enableUI: false })
    const added = await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: false,
      },
    })
    authenticatorId = added.authenticatorId
    await visitor.arrive(email)
  })
  afterAll(() => visitor.context.close())

  test('a passkey is added on the profile, under a name', async () => {
    const { page, t } = visitor
    await visitor.open('/profile')
    await page.getByText(t('passkeys.none')).waitFor()
    await page.getByRole('button', { name: t('passkeys.add') }).click()
    const dialog = page.getByRole('dialog', { name: t('passkeys.add') })
    const field = dialog.getByLabel(t('passkeys.name'))
    expect(await field.inputValue()).toBe('Chrome, Linux')
    await visitor.look()
    await field.fill(' ')
    await dialog.getByRole('button', { name: t('passkeys.goOn') }).click()
    await dialog.getByText(t('passkeys.nameMissing')).waitFor()
    await field.fill(name)
    await touch(true)
    await dialog.getByRole('button', { name: t('passkeys.goOn') }).click()
    await page.getByText(t('passkeys.added')).first().waitFor()
    await touch(false)
    await page.getByText(name).waitFor()
    await page.getByText(t('passkeys.unused')).waitFor()
    await visitor.look()
  })

  test('it signs in by its button, with no password', async () => {
    const { page, t } = visitor
    await visitor.signOut()
    await visitor.open('/auth')
    await visitor.look()
    await touch(true)
    await page.getByRole('button', { name: t('passkeys.signIn') }).click()
    await page.waitForURL('**/home')
    await touch(false)
    await visitor.open('/profile')
    await expect.poll(() => page.getByText(t('passkeys.unused')).count()).toBe(0)
  })

  test('the browser offers it by itself', async () => {
    const { page } = visitor
    await visitor.signOut()
    // Before the page asks: a device that was asked takes no notice of a finger that it is told of later.
    await touch(true)
    await page.goto(`${app.url}/auth`)
    await page.waitForURL('**/home')
    await page.waitForLoadState('networkidle')
    await touch(false)
  })

  test('whoever is not verified by their device is not let in, and is told', async () => {
    const { page, t } = visitor
    await visitor.signOut()
    await visitor.open('/auth')
    await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    await touch(true)
    await page.getByRole('button', { name: t('passkeys.signIn') }).click()
    await page.getByText(t('passkeys.stopped')).first().waitFor()
    await touch(false)
    await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  })

  test('removed from the list, it opens nothing any more', async () => {
    const { page, t } = visitor
    await visitor.giveCredentials(email)
    await page.waitForURL('**/home')
    await visitor.open('/profile')
    await page.getByRole('button', { name: t('passkeys.removeName', { name }) }).click()
    const dialog = page.getByRole('dialog', { name: t('passkeys.removeTitle') })
    await visitor.look()
    await dialog.getByRole('button', { name: t('passkeys.remove'), exact: true }).click()
    await page.getByText(t('passkeys.removed')).first().waitFor()
    await page.getByText(t('passkeys.none')).waitFor()
    await visitor.signOut()
    await visitor.open('/auth')
    await touch(true)
    await page.getByRole('button', { name: t('passkeys.signIn') }).click()
    await page.getByText(t('passkeys.refused')).first().waitFor()
    await touch(false)
  })

  test('no page complained, and no word of the person reached the log', () => {
    // What was under way at signing out is a 401, what is refused a 422: the browser writes both to its console.
    expect(visitor.heard.filter((line) => !/401|422/.test(line))).toEqual([])
    expect(app.log()).not.toMatch(/ruth|eitan|example\.org|הטלפון|My phone/i)
  })
})
