import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

/** Kilobytes, zipped, of all scripts that a screen loads before anything is asked of it. */
const mostSignedIn = 170
const mostPublic = 90
/** Files of script, each a request that a phone waits for. */
const mostFiles = 20

const client = path.join(import.meta.dirname, '../../build/client')
const scripts = readdirSync(path.join(client, 'assets')).filter((name) => name.endsWith('.js'))
const textOf = (name: string) => readFileSync(path.join(client, 'assets', name), 'utf8')

interface Manifest {
  readonly entry: { readonly module: string }
  readonly routes: Readonly<Record<string, { readonly module: string; readonly parentId?: string }>>
}

const named = (start: string): string => {
  const found = scripts.filter((name) => name.startsWith(start))
  if (found.length !== 1) throw new Error(`${found.length} scripts begin with ${start}`)
  return found[0] ?? ''
}
const manifestName = named('manifest-')
const manifest = JSON.parse(/=(\{.*\});?\s*$/s.exec(textOf(manifestName))?.[1] ?? '') as Manifest

/** With all that they import, as a browser fetches it. */
function withImports(names: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const open = [...names]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (seen.has(name)) continue
    seen.add(name)
    for (const [, found = ''] of textOf(name).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      open.push(found)
  }
  return seen
}

const kilobytes = (names: ReadonlySet<string>): number =>
  [...names].reduce((sum, name) => sum + gzipSync(textOf(name)).length, 0) / 1024

const routes = Object.keys(manifest.routes)
const signedIn = routes.filter((id) => id.startsWith('routes/_app'))
const base = (module: string) => path.basename(module)

function modulesOf(id: string): string[] {
  const route = manifest.routes[id]
  if (!route) return []
  return [base(route.module), ...(route.parentId === undefined ? [] : modulesOf(route.parentId))]
}

/** The languages differ little, and Hebrew has the longer letters. */
const words = ['en-screens-', 'he-screens-'].map(named)

test.each(signedIn)(`%s loads at most ${mostSignedIn} kB of script, in at most ${mostFiles} files`, (id) => {
  const modules = [base(manifest.entry.module), named('whole-page-'), manifestName, ...modulesOf(id)]
  for (const language of words)
    expect(kilobytes(withImports([...modules, language]))).toBeLessThanOrEqual(mostSignedIn)
  expect(withImports([...modules, words[0] ?? '']).size).toBeLessThanOrEqual(mostFiles)
})

test(`a public page's island loads at most ${mostPublic} kB of script`, () => {
  for (const language of words) {
    const loaded = withImports([base(manifest.entry.module), named('wake-'), language])
    expect(kilobytes(loaded)).toBeLessThanOrEqual(mostPublic)
  }
})

test('what a screen loads by itself carries no shapes of zod, and no script what only servers say', () => {
  const loaded = withImports([named('wake-'), named('whole-page-'), ...routes.flatMap(modulesOf), ...words])
  expect([...loaded].filter((name) => textOf(name).includes('ZodError'))).toEqual([])
  const isOfServers = (name: string) =>
    ['Your record does not say what', 'Source Citations ({n})'].some((mark) => textOf(name).includes(mark))
  expect(scripts.filter(isOfServers)).toEqual([])
})
