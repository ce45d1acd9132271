import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { expect, inject } from 'vitest'
import { z } from 'zod'
import { Client } from '../../scripts/client.mjs'
import { freePort, startServer } from '../../scripts/server-process.mjs'
import { startApp } from '../support/app'
import { onceInARun } from '../support/once'
import { picture } from '../support/pictures'

const desk = { width: 1280, height: 800 }

export const journeyPage = (name: string) =>
  new Uint8Array(readFileSync(path.resolve('tests/fixtures/journey', name)))

const preparedShape = z.object({
  credentials: z.object({ email: z.string(), password: z.string() }),
  files: z.array(z.object({ id: z.string(), display_name: z.string() })),
})

/**
 * An app with one person, of whom a lab report, a Hebrew letter and a picture of nothing were read: read once in a run of
 * the tests, and copied by each file.
 */
export async function startRecord() {
  const folder = inject('preparedFolder')
  const data = path.join(folder, 'record')
  const told = await onceInARun(path.join(folder, 'record.json'), () => prepareRecord(data))
  const { credentials, files } = preparedShape.parse(told)
  const app = await startApp({ data })
  const client = new Client(app.url)
  await client.signIn('welcome', credentials)
  return {
    ...app,
    client,
    fileNamed: (name: string) => `/file/${files.find((file) => file.display_name === name)?.id}`,

    signedIn: (options: ContextOptions = {}, locale: 'en' | 'he' = 'en') =>
      sessionOf(app, client, options, locale),
  }
}

async function prepareRecord(dataDir: string): Promise<z.infer<typeof preparedShape>> {
  // What an earlier file did not finish is begun anew.
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir, { mode: 0o700 })
  const server = await startServer({ port: await freePort(), dataDir })
  const client = new Client(server.url)
  const credentials = await client.signUp('welcome')
  const sent = [
    await client.upload('lab-english.jpg', journeyPage('lab-english.jpg')),
    await client.upload('letter-hebrew.jpg', journeyPage('letter-hebrew.jpg')),
    await client.upload('fog.png', picture(1)),
  ]
  const files = await client.waitUntilRead(sent.map(({ id }) => id))
  await server.stop()
  return { credentials, files }
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
