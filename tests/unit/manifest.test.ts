import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Icon {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose?: string
}
interface Manifest {
  readonly name: string
  readonly id: string
  readonly start_url: string
  readonly display: string
  readonly description: string
  readonly icons: readonly Icon[]
  readonly shortcuts: readonly { readonly url: string }[]
}

const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as Manifest
/** A PNG says how large it is in the first sixteen bytes of its header (PNG, section 11.2.2). */
const sizeOf = (file: string) => {
  const bytes = readFileSync(file)
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('put on a phone, it opens the record as an app of its own', () => {
  expect(manifest).toMatchObject({
    name: 'Chartlight',
    id: '/home',
    start_url: '/home',
    display: 'standalone',
    description: 'Your personal health record',
  })
})

test('its icons are there, as large as they are said to be, one of them for any shape', () => {
  for (const { src, sizes, type } of manifest.icons)
    expect([src, sizeOf(`public${src}`), type]).toEqual([src, sizes, 'image/png'])
  const sizes = manifest.icons.map(({ sizes }) => sizes)
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
})

test('where it leads to there are screens, and every page names it', () => {
  for (const url of [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)])
    expect([url, existsSync(`app/routes/_app.${url.slice(1)}.tsx`)]).toEqual([url, true])
  expect(readFileSync('app/root.tsx', 'utf8')).toContain("{ rel: 'manifest', href: '/manifest.webmanifest' }")
})
