import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { planStrip } from '../../core/paper/pieces'
import type { EntityRecord } from '../../core/records/entity'
import type { FileRecord } from '../../core/records/file'
import { toPlane } from '../../workers/adapters/image/cut-strips'
import { decodeGrey } from '../../workers/adapters/image/decode'
import type { Grey } from '../../workers/adapters/image/grey'
import { compose, rectangleToQuad, translation } from '../../workers/adapters/image/homography'
import { decodePng } from '../../workers/adapters/image/png/decode'
import { warp } from '../../workers/adapters/image/warp'
import { Client } from '../../scripts/client.mjs'
import { startApp } from '../support/app'
import { sessionOf } from './record'

/** Two pages, or each picture of a folder: PIXELS=tests/fixtures/pages npx vitest run --project e2e tests/e2e/pixels.test.ts */
const folder = process.env.PIXELS ?? 'tests/fixtures/journey'
const pages = readdirSync(folder).filter((name) => /\.(?:jpg|png)$/.test(name))
const bytesOf = (name: string) => new Uint8Array(readFileSync(path.join(folder, name)))
/** A page of this test takes a few seconds to read, and half a second for each of its strips. */
const longest = pages.length * 60_000

let app: Awaited<ReturnType<typeof startApp>>
let client: Client
let files: readonly FileRecord[]
beforeAll(async () => {
  app = await startApp()
  client = new Client(app.url)
  await client.signUp('welcome')
  const ids = []
  for (const name of pages) ids.push((await client.upload(name, bytesOf(name))).id)
  files = await client.waitUntilRead(ids)
}, longest)
afterAll(() => app.stop())

/** What the JPEG of a strip and a second scaling leave of likeness, 1 being the same; print that is gone or laid over leaves less. */
const leastAlike = 0.85

/** A screenshot is cut at whole pixels: where within one a piece begins is not known. */
const offsetsBy = (parts: readonly number[]) => parts.flatMap((x) => parts.map((y) => [x, y] as const))
const offsets = offsetsBy([-1, 0, 1])
/** Of a few small letters half a pixel is a difference. */
const finerOffsets = offsetsBy([-1.5, -1, -0.5, 0, 0.5, 1, 1.5])

/** The pieces of a page's strips as a screen shows them, beside the same rectangles of the photograph. */
async function compared(page: Page, file: FileRecord, width: number) {
  const facts = await client.get<EntityRecord[]>(`/api/rest/entities?file_id=${file.id}`)
  const decoded = decodeGrey(bytesOf(file.display_name), 10_000)
  if (!decoded.ok) throw new Error(decoded.error)
  const { grey, header } = decoded.value
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`${app.url}/file/${file.id}`, { waitUntil: 'networkidle' })
  const seen = []
  // What a page only mentions is folded away.
  for (const { id: fact, evidence } of facts.filter(({ decision }) => decision !== 'noted')) {
    const shown = page.locator(`#fact-${fact} .strip-piece`)
    const { pieces } = planStrip(evidence, file)
    await expect.poll(() => shown.count(), { message: fact }).toBe(pieces.length)
    for (const [index, { corners }] of pieces.entries()) {
      const piece = shown.nth(index)
      // Away from the bars, which lie over whatever scrolls below them.
      await piece.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      // A picture that is not fetched yet, or is fetched anew as the page wakes, refuses to be decoded.
      const isShown = () =>
        piece.locator('img').evaluate((image: HTMLImageElement) =>
          image.decode().then(
            () => true,
            () => false,
          ),
        )
      await expect.poll(isShown, { message: evidence.quote }).toBe(true)
      const picture = decodePng(new Uint8Array(await piece.screenshot()), 10_000, 'y')
      if (!picture) throw new Error('a screenshot is a picture')
      const toPage = compose(toPlane(grey, header), rectangleToQuad(picture.width, picture.height, corners))
      const paper = (turned: typeof toPage) => warp(grey, turned, picture.width, picture.height)
      const likest = (tried: typeof offsets) =>
        Math.max(...tried.map(([x, y]) => likeness(picture, paper(compose(toPage, translation(x, y))))))
      const alike = likest(offsets)
      const below = compose(toPage, translation(0, picture.height * 0.5))
      seen.push({
        quote: evidence.quote,
        index,
        alike: alike < leastAlike ? likest(finerOffsets) : alike,
        beside: likeness(picture, paper(below)),
      })
    }
  }
  return seen
}

/** How alike two pictures of one size are: the correlation of their samples, whatever the light on them. */
function likeness(a: Grey, b: Grey): number {
  const mean = ({ data }: Grey) => data.reduce((sum, sample) => sum + sample, 0) / data.length
  const [ma, mb] = [mean(a), mean(b)]
  let [both, one, other] = [0, 0, 0]
  a.data.forEach((sample, at) => {
    const [da, db] = [sample - ma, (b.data[at] ?? 0) - mb]
    both += da * db
    one += da * da
    other += db * db
  })
  return both / Math.sqrt(one * other || 1)
}

describe.each(['en', 'he'] as const)('in %s', (locale) => {
  test.each([360, 390, 1280])(
    'at %i px each strip is the page, pixel by pixel',
    async (width) => {
      const context = await sessionOf(
        app,
        client,
        { colorScheme: 'light', reducedMotion: 'reduce', deviceScaleFactor: 2 },
        locale,
      )
      const page = await context.newPage()
      for (const file of files) {
        const seen = await compared(page, file, width)
        if (process.env.PIXELS)
          console.info(`${file.display_name}, ${locale}, ${width} px: ${seen.length} pieces`)
        else expect(seen.length).toBeGreaterThan(10)
        expect
          .soft(
            seen.filter(({ alike }) => alike < leastAlike),
            file.display_name,
          )
          .toEqual([])
        // Another line of the page is no such likeness: the measure tells lines apart.
        expect
          .soft(
            seen.filter(({ beside }) => beside > leastAlike),
            file.display_name,
          )
          .toEqual([])
      }
      await context.close()
    },
    longest,
  )
})
