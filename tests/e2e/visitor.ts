import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { translator } from '../../core/i18n/languages'
import type { Locale } from '../../core/i18n/locale'
import { complaints, type startApp } from '../support/app'
import { violationsOn } from './axe'

type App = Awaited<ReturnType<typeof startApp>>
export const accountPassword = 'a staple and a lamp'

/** Somebody with a phone on which a language was chosen, and what they do on the public pages. */
export class Visitor {
  t = translator('en')

  private constructor(
    readonly app: App,
    readonly context: BrowserContext,
    readonly page: Page,
    readonly heard: string[],
  ) {}

  static async from(app: App, locale: Locale): Promise<Visitor> {
    const viewport = { width: 390, height: 844 }
    const context = await app.browser.newContext({ viewport })
    const headers = { origin: app.url }
    await context.request.post(`${app.url}/language`, { headers, form: { locale, back: '/' } })
    const page = await context.newPage()
    const visitor = new Visitor(app, context, page, complaints(page))
    visitor.speak(locale)
    return visitor
  }

  /** The language in which the pages are read from here on. */
  speak(locale: Locale): void {
    this.t = translator(locale)
  }

  /** Whether what is on the screen is sound. */
  async look(): Promise<void> {
    expect(await violationsOn(this.page)).toEqual([])
  }

  async passGate(): Promise<void> {
    const { app, page, t } = this
    await page.goto(`${app.url}/`)
    await page.getByText(t('landing.tagline')).waitFor()
    await page.getByPlaceholder(t('landing.placeholder')).fill('welcome')
    await page.getByRole('button', { name: t('landing.start') }).click()
    await page.waitForURL('**/auth')
  }

  async signUp(email: string): Promise<void> {
    const { page, t } = this
    await page.getByRole('button', { name: t('auth.toSignUp') }).click()
    await page.getByLabel(t('auth.email')).fill(email)
    await page.getByLabel(t('auth.password'), { exact: true }).fill(accountPassword)
    await page.getByLabel(t('auth.confirm')).fill(accountPassword)
    await page.getByRole('button', { name: t('auth.signUp'), exact: true }).click()
    await page.getByText(t('auth.created')).first().waitFor()
  }

  /** Fills the form of the sign-in page and sends it; what comes of it is for the test to say. */
  async giveCredentials(email: string, password = accountPassword): Promise<void> {
    const { page, t } = this
    await page.getByLabel(t('auth.email')).fill(email)
    await page.getByLabel(t('auth.password'), { exact: true }).fill(password)
    await page.getByRole('button', { name: t('auth.signIn'), exact: true }).click()
  }

  /** A newcomer, up to an empty record. */
  async arrive(email: string): Promise<void> {
    await this.passGate()
    await this.signUp(email)
    await this.page.getByRole('button', { name: this.t('auth.signIn'), exact: true }).click()
    await this.page.waitForURL('**/home')
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: this.t('shell.logout') }).click()
    await this.page.waitForURL(`${this.app.url}/`)
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.app.url + path, { waitUntil: 'networkidle' })
  }

  /** Agrees to the processing of health data, where that is asked. */
  async consent(): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: this.t('upload.consentTitle') })
    await dialog.getByRole('checkbox').click()
    await dialog.getByRole('button', { name: this.t('upload.consentAccept') }).click()
  }
}
