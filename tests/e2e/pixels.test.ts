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
import { journeyPage, startRecord } from './record'

let record: Awaited<ReturnType<typeof startRecord>>
beforeAll(async () => void (record = await startRecord()))
afterAll(() => record.stop())

/** What the JPEG of a strip and a second scaling leave of likeness, 1 being the same; print that is gone or laid over leaves less. */
const leastAlike = 0.85

/** A screenshot is cut at whole pixels: where within one a piece begins is not known. */
const parts = [-1, 0, 1]
const offsets = parts.flatMap((x) => parts.map((y) => [x, y] as const))

/** The pieces of a page's strips as a screen shows them, beside the same rectangles of the photograph. */
async function compared(page: Page, name: string, width: number) {
  const id = record.fileNamed(name).slice('/file/'.length)
  const [file, facts] = await Promise.all([
    record.client.get<FileRecord>(`/api/rest/files/${id}`),
    record.client.get<EntityRecord[]>(`/api/rest/entities?file_id=${id}`),
  ])
  const decoded = decodeGrey(journeyPage(name), 10_000)
  if (!decoded.ok) throw new Error(decoded.error)
  const { grey, header } = decoded.value
  await page.setViewportSize({ width, height: 900 })
  await page.goto(record.url + record.fileNamed(name), { waitUntil: 'networkidle' })
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
      await piece.locator('img').evaluate((image: HTMLImageElement) => image.decode())
      const picture = decodePng(new Uint8Array(await piece.screenshot()), 10_000, 'y')
      if (!picture) throw new Error('a screenshot is a picture')
      const toPage = compose(toPlane(grey, header), rectangleToQuad(picture.width, picture.height, corners))
      const paper = (turned: typeof toPage) => warp(grey, turned, picture.width, picture.height)
      const below = compose(toPage, translation(0, picture.height * 0.5))
      seen.push({
        quote: evidence.quote,
        index,
        alike: Math.max(
          ...offsets.map(([x, y]) => likeness(picture, paper(compose(toPage, translation(x, y))))),
        ),
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
  test.each([360, 390, 1280])('at %i px each strip is the page, pixel by pixel', async (width) => {
    const context = await record.signedIn(
      { colorScheme: 'light', reducedMotion: 'reduce', deviceScaleFactor: 2 },
      locale,
    )
    const page = await context.newPage()
    for (const name of ['lab-english.jpg', 'letter-hebrew.jpg']) {
      const seen = await compared(page, name, width)
      expect(seen.length).toBeGreaterThan(10)
      expect(seen.filter(({ alike }) => alike < leastAlike)).toEqual([])
      // Another line of the page is no such likeness: the measure tells lines apart.
      expect(seen.filter(({ beside }) => beside > leastAlike)).toEqual([])
    }
    await context.close()
  })
})
