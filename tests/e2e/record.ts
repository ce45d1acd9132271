import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { expect } from 'vitest'
import { Client } from '../../scripts/client.mjs'
import { startApp } from '../support/app'
import { picture } from '../support/pictures'

const desk = { width: 1280, height: 800 }

export const journeyPage = (name: string) =>
  new Uint8Array(readFileSync(path.resolve('tests/fixtures/journey', name)))

/** An app with one person, of whom a lab report, a Hebrew letter and a picture of nothing were read. */
export async function startRecord() {
  const app = await startApp()
  const client = new Client(app.url)
  await client.signUp('welcome')
  const sent = [
    await client.upload('lab-english.jpg', journeyPage('lab-english.jpg')),
    await client.upload('letter-hebrew.jpg', journeyPage('letter-hebrew.jpg')),
    await client.upload('fog.png', picture(1)),
  ]
  const files: { id: string; display_name: string }[] = await client.waitUntilRead(sent.map(({ id }) => id))
  return {
    ...app,
    client,
    fileNamed: (name: string) => `/file/${files.find((file) => file.display_name === name)?.id}`,

    signedIn: (options: ContextOptions = {}, locale: 'en' | 'he' = 'en') =>
      sessionOf(app, client, options, locale),
  }
}

type App = Awaited<ReturnType<typeof startApp>>
type ContextOptions = NonNullable<Parameters<App['browser']['newContext']>[0]>

/** A browser in which the client's person has signed in: a session of its own. */
export async function sessionOf(
  app: App,
  client: Client,
  options: ContextOptions,
  locale: 'en' | 'he',
): Promise<BrowserContext> {
  const context = await app.browser.newContext({ viewport: desk, ...options })
  const headers = { origin: app.url }
  await context.request.post(`${app.url}/api/gate`, { headers, data: { password: 'welcome' } })
  const signIn = `${app.url}/api/auth/token?grant_type=password`
  const answer = await context.request.post(signIn, { headers, data: client.credentials })
  expect(answer.status()).toBe(200)
  // The language is the person's, not the device's.
  await context.request.post(`${app.url}/language`, { headers, form: { locale, back: '/home' } })
  return context
}
