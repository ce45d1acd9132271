import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../../scripts/client.mjs'
import { planStrip } from '../../core/paper/pieces'
import type { EntityRecord } from '../../core/records/entity'
import type { FileRecord } from '../../core/records/file'
import { decodePng } from '../../workers/adapters/image/png/decode'
import { startApp } from '../support/app'
import { cut, leastAlike, openPaper } from './likeness'
import { sessionOf } from './record'

/** Laboratory reports, letters, lists: the pages that are kept with the tests. */
const samples = ['tests/fixtures/journey', 'tests/fixtures/pages'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /\.(?:jpe?g|png)$/.test(name))
    .map((name) => path.join(folder, name)),
)
const sharpness = 2
/** Of the viewport: what the bars at its top and bottom leave. */
const clear = { top: 70, bottom: 90 }

let app: Awaited<ReturnType<typeof startApp>>
let client: Client
/** By its path under the fixtures. */
const files = new Map<string, FileRecord>()
const facts = new Map<string, readonly EntityRecord[]>()

beforeAll(async () => {
  app = await startApp()
  client = new Client(app.url)
  await client.signUp('welcome')
  const sent = new Map<string, string>()
  for (const sample of samples) {
    const { id } = await client.upload(path.basename(sample), new Uint8Array(readFileSync(sample)))
    sent.set(id, sample)
  }
  for (const { id } of await client.waitUntilRead([...sent.keys()])) {
    const sample = sent.get(id) ?? ''
    files.set(sample, await client.get<FileRecord>(`/api/rest/files/${id}`))
    const read = await client.get<EntityRecord[]>(`/api/rest/entities?file_id=${id}`)
    // What a page only mentions is folded away.
    facts.set(
      sample,
      read.filter(({ decision }) => decision !== 'noted'),
    )
  }
}, 600_000)
afterAll(() => app.stop())

/** The pieces of a page's strips as a screen shows them, each held against the same rectangle of the photograph. */
async function compared(page: Page, sample: string) {
  const file = files.get(sample) as FileRecord
  const paper = openPaper(new Uint8Array(readFileSync(sample)))
  await page.goto(`${app.url}/file/${file.id}`, { waitUntil: 'networkidle' })
  const left = new Map(
    (facts.get(sample) ?? []).flatMap(({ id, evidence }) =>
      planStrip(evidence, file).pieces.map(({ corners }, index) => [`${id} ${index}`, { corners, evidence }]),
    ),
  )
  const seen = []
  while (left.size > 0) {
    const shown = await screenOf(page, String([...left.keys()][0]))
    for (const [name, rectangle] of shown.pieces) {
      const wanted = left.get(name)
      if (!wanted || !left.delete(name)) continue
      const piece = cut(
        shown.screen,
        rectangle.map((length) => length * sharpness),
      )
      seen.push({ sample, quote: wanted.evidence.quote, name, ...paper.alike(piece, wanted.corners) })
    }
  }
  return seen
}

/** The screen with this piece on it, and where each piece that is wholly clear of the bars lies. */
async function screenOf(page: Page, name: string) {
  const [fact = '', index = ''] = name.split(' ')
  const piece = page.locator(`#fact-${fact} .strip-piece`).nth(Number(index))
  await piece.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const pieces = await page.evaluate(async ({ top, bottom }) => {
    const places: [string, number[]][] = []
    for (const row of document.querySelectorAll('li.fact'))
      for (const [at, element] of row.querySelectorAll('.strip-piece').entries()) {
        const { x, y, width, height } = element.getBoundingClientRect()
        if (y < top || y + height > innerHeight - bottom) continue
        await element.querySelector('img')?.decode()
        places.push([`${row.id.slice('fact-'.length)} ${at}`, [x, y, width, height]])
      }
    return places
  }, clear)
  expect(pieces.map(([one]) => one)).toContain(name)
  const screen = decodePng(new Uint8Array(await page.screenshot()), 10_000, 'y')
  if (!screen) throw new Error('a screenshot is a picture')
  return { screen, pieces }
}

describe.each(['en', 'he'] as const)('in %s', (locale) => {
  test.each([360, 390, 1280])(
    'at %i px each strip is the page, pixel by pixel',
    async (width) => {
      const options = { viewport: { width, height: 900 }, deviceScaleFactor: sharpness }
      const context = await sessionOf(
        app,
        client,
        { ...options, colorScheme: 'light', reducedMotion: 'reduce' },
        locale,
      )
      const page = await context.newPage()
      const seen = []
      for (const sample of samples) seen.push(...(await compared(page, sample)))
      expect(seen.length).toBeGreaterThan(10 * samples.length)
      expect(seen.filter(({ alike }) => alike < leastAlike)).toEqual([])
      // Another line of the page is no such likeness: the measure tells lines apart.
      expect(seen.filter(({ beside }) => beside > leastAlike)).toEqual([])
      await context.close()
    },
    600_000,
  )
})
