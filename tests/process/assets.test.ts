import { request } from 'node:http'
import { expect, test } from 'vitest'
import { runServer } from './support'

test('an asset is kept for good, and that one is missing is not kept at all', async () => {
  const { url } = await runServer()
  const page = await (await fetch(url)).text()
  const name = /\/assets\/[^"']+\.js/.exec(page)?.[0]
  const [there, missing] = await Promise.all([
    fetch(new URL(name ?? '/', url)),
    fetch(new URL('/assets/none-0123abcd.js', url)),
  ])
  expect([there.status, there.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
  expect(missing.status).toBe(404)
  expect(missing.headers.get('cache-control') ?? 'no-store').toMatch(/no-store|no-cache/)
})

/** By hand: `fetch` sends no body with what only reads, as some proxies do. */
const statusWith = (url: URL, headers: Record<string, string>, body: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { headers }, (answer) => resolve(answer.resume().statusCode))
    asked.on('error', reject).end(body)
  })

test('a page that is asked for with a body, even an empty one, is shown', async () => {
  const { url } = await runServer()
  for (const path of ['/', '/terms', '/language', '/viewer/none', '/api/health']) {
    const address = new URL(path, url)
    const bare = (await fetch(address, { redirect: 'manual' })).status
    expect([path, await statusWith(address, { 'content-length': '0' }, '')]).toEqual([path, bare])
    expect([path, await statusWith(address, { 'content-length': '2' }, '{}')]).toEqual([path, bare])
  }
})

test('the service worker is asked for anew each time, and needs no other script', async () => {
  const { url } = await runServer()
  const worker = await fetch(new URL('/sw.js', url))
  expect(worker.headers.get('cache-control')).toBe('no-cache')
  expect(worker.headers.get('content-type')).toMatch(/javascript/)
  expect(await worker.text()).not.toMatch(/\bimport\b/)
})

test('the manifest and its icons are served as what they are, and the policy lets them in', async () => {
  const { url } = await runServer()
  const manifest = await fetch(new URL('/manifest.webmanifest', url))
  expect([manifest.status, manifest.headers.get('content-type')]).toEqual([200, 'application/manifest+json'])
  const { icons } = (await manifest.json()) as { icons: { src: string }[] }
  for (const { src } of icons) {
    const icon = await fetch(new URL(src, url))
    expect([src, icon.status, icon.headers.get('content-type')]).toEqual([src, 200, 'image/png'])
  }
  const page = await fetch(url)
  expect(page.headers.get('content-security-policy')).toMatch(/manifest-src 'self'|default-src 'self'/)
})
