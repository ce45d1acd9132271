import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../scripts/client.mjs'
import { complaints, startApp } from '../support/app'
import { drawnPage } from '../support/drawn-page'
import { replaceSpeech, type Speech } from '../support/speech'
import { violationsOn } from './axe'
import { callOn, callWords, lastMessages, personWithResult } from './call'
import { sessionOf } from './record'

let app: Awaited<ReturnType<typeof startApp>>
beforeAll(async () => void (app = await startApp({ args: ['--use-fake-device-for-media-stream'] })))
afterAll(() => app.stop())

describe.each([
  ['en', { width: 1280, height: 900 }, 'light'],
  ['he', { width: 390, height: 844 }, 'dark'],
] as const)('by the browser’s own speech, in %s', (locale, viewport, colorScheme) => {
  const said = callWords[locale]
  let client: Client
  let context: BrowserContext
  let page: Page
  let heard: string[]
  beforeAll(async () => {
    client = await personWithResult(app)
    context = await sessionOf(app, client, { viewport, colorScheme }, locale)
    await context.grantPermissions(['microphone'])
    await context.addInitScript(replaceSpeech)
    page = await context.newPage()
    heard = complaints(page)
    await page.goto(`${app.url}/home`, { waitUntil: 'networkidle' })
  })
  afterAll(() => context.close())

  const on = () => callOn(page, said)
  const view = () => on().view()
  const status = (text: string) => on().status(text)
  const toast = (text: string | RegExp) => on().toast(text)
  const bar = () => page.getByRole('region', { name: said.bar })
  const speech = <T>(run: (speech: Speech) => T): Promise<T> =>
    // The function is of the test's, and is given to the page as its text.
    page.evaluate(`(${String(run)})(globalThis.speech)`) as Promise<T>
  const hear = (text: string) =>
    page.evaluate((one) => (globalThis as unknown as { speech: Speech }).speech.hear(one), text)
  const listening = async () => {
    await expect.poll(() => speech((its) => its.isListening())).toBe(true)
  }
  const begin = async () => {
    await on().dial()
    await status(said.speaking)
    await speech((its) => its.finish())
    await listening()
  }
  test('it greets, listens, answers with the line on the screen, and is saved to the chat', async () => {
    await on().dial()
    await view().waitFor()
    expect(await view().getAttribute('role')).toBe('dialog')
    await status(said.speaking)
    expect(await speech((its) => its.said())).toContain(said.greeting)
    expect(await speech((its) => its.isListening())).toBe(false)
    await speech((its) => its.finish())
    await status(said.listening)
    await listening()
    expect(await speech((its) => its.language())).toBe(said.language)
    await view().getByText(said.recording, { exact: true }).waitFor()
    expect(await violationsOn(page)).toEqual([])

    await hear(said.question)
    await view().locator('.ask-said').getByText(said.question).waitFor()
    await status(said.speaking)
    await expect.poll(() => speech((its) => its.said())).toContain(said.spoken)
    await view().locator('.call-card .fact-strip img').first().waitFor()
    await view().locator('.ask-answer').getByText(said.answered).waitFor()
    expect(await violationsOn(page)).toEqual([])
    await view().locator('.call-card .fact-strip').first().click()
    await page.locator('.sheet .region[aria-pressed="true"], .sheet [aria-pressed="true"]').first().waitFor()
    // Drawn, it is not yet what Escape closes: that it has the focus says so.
    await expect
      .poll(() => page.locator('.sheet').evaluate((one) => one.contains(document.activeElement)))
      .toBe(true)
    await page.keyboard.press('Escape')
    await page.locator('.sheet').waitFor({ state: 'detached' })
    await speech((its) => its.finish())
    await status(said.listening)
    await expect.poll(() => view().getByRole('timer').textContent()).toMatch(/^\d+:\d\d$/)

    await on().hangUp()
    await view().waitFor({ state: 'detached' })
    await toast(said.ended)
    await expect
      .poll(() =>
        on()
          .opener()
          .evaluate((one) => one === document.activeElement),
      )
      .toBe(true)
    await on().opener().click()
    await on().panel().locator('.ask-said').getByText(said.question).waitFor()
    await on().panel().locator('.ask-answer .ask-rows').getByText('11.2').first().waitFor()
    expect((await lastMessages(client)).map(({ source }) => source)).toEqual(['voice', 'voice'])
  })

  test('small it goes on, and comes back; the keyboard stays in it; muted nobody listens', async () => {
    await begin()
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab')
      expect(await view().evaluate((one) => one.contains(document.activeElement))).toBe(true)
    }
    await view().getByRole('button', { name: said.mute }).click()
    await status(said.muted)
    expect(await speech((its) => its.isListening())).toBe(false)
    await view().getByRole('button', { name: said.unmute }).click()
    await listening()

    await page.keyboard.press('Escape')
    await bar().waitFor()
    await bar().getByText(said.listening).waitFor()
    await view().waitFor({ state: 'detached' })
    expect(await violationsOn(page)).toEqual([])
    await on().opener().click()
    await on().panel().getByRole('button', { name: said.inCall }).click()
    await view().waitFor()
    await view().getByRole('button', { name: said.minimize }).click()
    await bar().getByRole('button').first().click()
    await status(said.listening)
  })

  test('signs of an emergency are answered on the screen at once; a page that comes is told', async () => {
    await hear(said.pain)
    await view().getByRole('alert').getByText(said.emergency).waitFor()
    await status(said.speaking)
    await speech((its) => its.finish())
    await listening()
    const picture = await drawnPage(app.browser, [['Sodium', '140', 'mmol/L', '135-145']], {
      date: '2024-06-01',
    })
    const { id } = await client.upload('more.png', picture)
    await view().getByText(said.changed).waitFor()
    await view().getByText(said.changed).waitFor({ state: 'detached' })
    await view().getByRole('button', { name: said.minimize }).click()
    await bar().getByRole('button', { name: said.endShort }).click()
    await toast(said.ended)
    // Read while a later test is signed out, the page would have the screen read again, and that leads to sign in.
    await client.waitUntilRead([id])
    expect(heard.splice(0)).toEqual([])
  })

  test('too short; deleted meanwhile; the browser loses the network; past the day’s limit: each is said, and nothing is lost', async () => {
    await on().dial()
    await status(said.speaking)
    await on().hangUp()
    await toast(said.tooShort)

    await begin()
    await hear(said.question)
    await status(said.speaking)
    await speech((its) => its.finish())
    await listening()
    // Deleted meanwhile, elsewhere: what is asked next begins another.
    const [current] = (await client.get('/api/rest/chat_conversations')) as { id: string }[]
    await client.remove(`/api/rest/chat_conversations/${current?.id}`)
    await hear(said.question)
    await status(said.speaking)
    await speech((its) => its.finish())
    await listening()
    expect((await lastMessages(client)).map(({ role }) => role)).toEqual(['user', 'assistant'])
    await speech((its) => its.breaks('network'))
    await toast(said.lost)

    const refusal = { error: 'x', code: 'daily_limit' }
    await page.route('**/api/functions/medical_chat', (route) =>
      route.fulfill({ status: 429, json: refusal }),
    )
    await begin()
    await hear(said.question)
    await toast(said.limit)
    await page.unroute('**/api/functions/medical_chat')
    expect((await lastMessages(client)).at(-1)?.content).toBe(said.question)
    heard.splice(0)
  })

  test('what could not be saved is saved once it can be', async () => {
    await page.route('**/api/functions/medical_chat', (route) => route.abort())
    await page.route('**/api/rest/chat_messages', (route) => route.abort())
    await begin()
    await hear(said.question)
    await status(said.thinking)
    await on().hangUp()
    await toast(said.notSaved)
    await page.unroute('**/api/rest/chat_messages')
    await page.unroute('**/api/functions/medical_chat')
    await page.locator('.dock-item').getByRole('button', { name: said.again }).click()
    await toast(said.ended)
    heard.splice(0)
  })

  test('a token that has run out is no matter; signed out, it is said, and saved once signed in again', async () => {
    await begin()
    const cookies = await context.cookies()
    const [session] = cookies.filter(({ name }) => name.endsWith('session'))
    expect(session?.httpOnly).toBe(true)
    await context.clearCookies({ name: session?.name ?? '' })
    await hear(said.question)
    await view().locator('.ask-answer').getByText(said.answered).waitFor()
    await speech((its) => its.finish())
    await listening()

    const now = await context.cookies()
    await context.clearCookies()
    await hear(said.question)
    await toast(said.notSaved)
    await context.addCookies(now)
    await page.locator('.dock-item').getByRole('button', { name: said.again }).click()
    await toast(said.signedOut)
    expect((await lastMessages(client)).slice(-3).map(({ role }) => role)).toEqual([
      'user',
      'assistant',
      'user',
    ])
    heard.splice(0)
  })

  test('a blocked microphone, and a browser that cannot: both lead to the chat', async () => {
    const dial = async (replace: () => void) => {
      const another = await sessionOf(app, client, { viewport, colorScheme }, locale)
      await another.addInitScript(replace)
      const away = await another.newPage()
      await away.goto(`${app.url}/home`, { waitUntil: 'networkidle' })
      const there = callOn(away, said)
      await there.dial()
      return { ...there, away, close: () => another.close() }
    }
    const deaf = await dial(() => {
      for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
        Object.defineProperty(globalThis, name, { value: undefined })
      Reflect.deleteProperty(globalThis, 'RTCPeerConnection')
    })
    await deaf.toast(said.unsupported)
    await deaf.away.locator('.dock-item').getByRole('button', { name: said.chat }).click()
    await deaf.panel().waitFor()
    await deaf.close()

    const blocked = await dial(replaceSpeech)
    await blocked.toast(said.denied)
    await blocked.close()
  })
})
