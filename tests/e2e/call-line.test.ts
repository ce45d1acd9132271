import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../scripts/client.mjs'
import { complaints, startApp } from '../support/app'
import { voiceProvider } from '../support/voice-provider'
import { violationsOn } from './axe'
import { callOn, callWords, lastMessages, personWithResult } from './call'
import { sessionOf } from './record'

let provider: Awaited<ReturnType<typeof voiceProvider>>
let app: Awaited<ReturnType<typeof startApp>>
beforeAll(async () => {
  provider = await voiceProvider()
  app = await startApp({
    env: provider.env,
    args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  })
})
afterAll(async () => {
  await app.stop()
  await provider.close()
})

describe.each([
  ['en', { width: 1280, height: 900 }, 'light'],
  ['he', { width: 390, height: 844 }, 'dark'],
] as const)('over WebRTC, in %s', (locale, viewport, colorScheme) => {
  const said = callWords[locale]
  let client: Client
  let context: BrowserContext
  let page: Page
  let heard: string[]
  beforeAll(async () => {
    client = await personWithResult(app)
    context = await sessionOf(app, client, { viewport, colorScheme }, locale)
    await context.addInitScript(keepPeers)
    page = await context.newPage()
    heard = complaints(page)
    await page.goto(`${app.url}/home`, { waitUntil: 'networkidle' })
  })
  afterAll(() => context.close())

  const on = () => callOn(page, said)
  const view = () => on().view()
  const status = (text: string) => on().status(text)
  const toast = (text: string | RegExp) => on().toast(text)
  const asksFor = async (type: string, times: number) => {
    await expect.poll(() => provider.received.filter((event) => event.type === type).length).toBe(times)
  }
  /** The assistant speaks first. */
  const begin = async () => {
    provider.received.splice(0)
    await on().dial()
    await asksFor('response.create', 1)
    provider.speak(said.generation, ...said.hello)
    await status(said.speaking)
    provider.finish()
    await status(said.listening)
  }
  test('sound goes both ways, the record is looked up, its line is on the screen, and the call is saved', async () => {
    await begin()
    await view().locator('.ask-answer').getByText(said.hello.join('')).waitFor()
    await expect.poll(() => provider.packets()).toBeGreaterThan(50)
    await expect.poll(() => page.evaluate(soundHeard)).toBeGreaterThan(50)

    provider.hear('item-1', said.question)
    await view().locator('.ask-said').getByText(said.question).waitFor()
    provider.lookUp('call-1', 'look_up_results', { which: 'latest', name: 'Hemoglobin' })
    await asksFor('conversation.item.create', 1)
    const given = provider.received.find(({ type }) => type === 'conversation.item.create')
    expect(given).toMatchObject({ item: { type: 'function_call_output', call_id: 'call-1' } })
    expect(JSON.stringify(given)).toContain('11.2')
    await asksFor('response.create', 2)
    provider.speak(said.generation, ...said.answer)
    await status(said.speaking)
    await view().locator('.ask-answer').getByText(said.answer.join('')).waitFor()
    await view().locator('.call-card .fact-strip img').first().waitFor()
    expect(await violationsOn(page)).toEqual([])
    await view().getByRole('button', { name: said.hush }).click()
    await asksFor('output_audio_buffer.clear', 1)
    provider.finish()
    await status(said.listening)

    await on().hangUp()
    await toast(said.ended)
    expect(await lastMessages(client)).toMatchObject([
      { role: 'assistant', content: said.hello.join(''), source: 'voice' },
      { role: 'user', content: said.question, source: 'voice' },
      { role: 'assistant', content: said.answer.join(''), source: 'voice' },
    ])
    // Nothing but the offer leaves the app, and the key does not reach the browser.
    expect(new Set(heard.splice(0))).toEqual(new Set([`a request left the app: ${provider.origin}`]))
    expect(provider.asked.at(-1)?.authorization).toBe('Bearer key-of-test')
  })

  test('a line that goes dead, and a provider that ends the session: said, and what was said is kept', async () => {
    await begin()
    provider.hear('item-2', said.question)
    await view().locator('.ask-said').getByText(said.question).waitFor()
    provider.hangUp()
    await toast(said.lost)
    await expect.poll(async () => (await lastMessages(client)).at(-1)?.content).toBe(said.question)

    await begin()
    provider.send({
      type: 'error',
      error: { type: 'invalid_request_error', message: 'The session has expired' },
    })
    await toast(said.expired)
    await view().waitFor({ state: 'detached' })
  })

  test('a provider that gives no secret, refuses the offer, or hangs: each in its own words', async () => {
    provider.instead.secret = 500
    await on().dial()
    await toast(said.noToken)
    provider.instead.secret = null
    provider.instead.call = 401
    await on().dial()
    await toast(said.notEstablished)
    provider.instead.call = 'hangs'
    await page.clock.install()
    const before = provider.asked.length
    await on().dial()
    await view().waitFor()
    await expect.poll(() => provider.asked.length).toBe(before + 1)
    await page.clock.fastForward(30_000)
    await toast(said.timeout)
    provider.instead.call = null
  })
})

/** Runs in the page: keeps its lines where the test finds them. */
function keepPeers(): void {
  const peers: RTCPeerConnection[] = []
  const Peer = globalThis.RTCPeerConnection
  Object.assign(globalThis, {
    peers,
    RTCPeerConnection: class extends Peer {
      constructor(given?: RTCConfiguration) {
        super(given)
        peers.push(this)
      }
    },
  })
}

/** Runs in the page: packets of sound that came over its newest line. */
async function soundHeard(): Promise<number> {
  const peer = (globalThis as unknown as { peers: RTCPeerConnection[] }).peers.at(-1)
  let packets = 0
  const stats = (await peer?.getStats()) as
    Map<string, { type: string; packetsReceived?: number }> | undefined
  stats?.forEach(({ type, packetsReceived = 0 }) => {
    if (type === 'inbound-rtp') packets += packetsReceived
  })
  return packets
}
