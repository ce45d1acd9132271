import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp } from '../support/app'
import { openProvider, settingsFor } from '../support/oauth-provider'
import { Visitor } from './visitor'

let app: Awaited<ReturnType<typeof startApp>>
let provider: Awaited<ReturnType<typeof startProvider>>
beforeAll(async () => {
  provider = await startProvider()
  app = await startApp({ env: { OAUTH_PROVIDERS: settingsFor(provider.url) } })
})
afterAll(async () => {
  await app.stop()
  provider.stop()
})

/** The provider on this machine, at a port of its own. */
async function startProvider() {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const provider = await openProvider(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  server.on('request', (asked, answer) => {
    const relay = async () => {
      const pieces: Buffer[] = []
      for await (const piece of asked) pieces.push(piece as Buffer)
      const { authorization = '' } = asked.headers
      const init = { method: asked.method ?? 'GET', headers: { authorization } }
      const body = asked.method === 'POST' ? { body: Buffer.concat(pieces).toString() } : {}
      const given = await provider.handle(new Request(provider.url + (asked.url ?? ''), { ...init, ...body }))
      answer.writeHead(given.status, Object.fromEntries(given.headers)).end(await given.text())
    }
    void relay().catch((error: unknown) => answer.writeHead(500).end(String(error)))
  })
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { ...provider, stop }
}

describe.each(['en', 'he'] as const)('in %s', (locale) => {
  test('a newcomer begins by a provider; a stranger to an address is told what to do', async () => {
    const visitor = await Visitor.from(app, locale)
    const { page, t } = visitor
    await visitor.passGate()
    await visitor.look()
    provider.become({ sub: `80${locale.length + locale.charCodeAt(0)}`, email: `${locale}@example.org` })
    expect(await page.getByRole('link', { name: /Apple/ }).count()).toBe(0)
    const apple = await visitor.context.request.get(`${app.url}/api/auth/authorize?provider=apple`)
    expect(apple.status()).toBe(404)
    await page.getByRole('link', { name: t('providers.goOn', { name: 'Google' }) }).click()
    await page.waitForURL('**/home')
    await visitor.open('/profile')
    await page.getByRole('button', { name: t('providers.disconnectName', { name: 'Google' }) }).waitFor()
    await visitor.look()
    await page.getByRole('button', { name: t('providers.disconnectName', { name: 'Google' }) }).click()
    await page.getByText(t('providers.lastWay')).first().waitFor()
    await page.getByRole('button', { name: t('providers.connect', { name: 'GitHub' }) }).click()
    await page.getByText(t('providers.connected')).first().waitFor()
    await visitor.look()
    await visitor.signOut()
    // Somebody else who has the address elsewhere.
    provider.become({ sub: `90${locale.charCodeAt(0)}`, email: `${locale}@example.org` })
    await visitor.open('/auth')
    await page.getByRole('link', { name: t('providers.goOn', { name: 'GitHub' }) }).click()
    await page.getByText(t('providers.address_taken')).first().waitFor()
    await visitor.look()
    // What was on its way as the session ended is refused.
    const expected = /409|a request left the app|401 \(Unauthorized\) \S+\/api\/rest\/(?:alerts|reminders)/
    expect(visitor.heard.filter((line) => !expected.test(line))).toEqual([])
    await visitor.context.close()
  })
})

test('no address, token or code reached the log', () => {
  expect(app.log()).not.toMatch(/example\.org|id_token|code=|state=|not-a-secret/)
})
