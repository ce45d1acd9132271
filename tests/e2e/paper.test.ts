import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startRecord } from './record'

let record: Awaited<ReturnType<typeof startRecord>>
beforeAll(async () => void (record = await startRecord()))
afterAll(() => record.stop())

describe('the paper', () => {
  test('a page is read from its smaller picture, the photograph comes for who looks closer', async () => {
    const context = await record.signedIn()
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname.includes('/medical-files/')) asked.push(searchParams.get('size') ?? 'original')
    })
    for (const list of ['/home', '/files', '/reports'])
      await page.goto(record.url + list, { waitUntil: 'networkidle' })
    expect([...new Set(asked.splice(0))]).toEqual(['thumbnail'])
    await page.goto(record.url + record.fileNamed('letter-hebrew.jpg'), { waitUntil: 'networkidle' })
    expect([...new Set(asked.splice(0))]).toEqual(['page'])
    const shown = page.locator('.page img').first()
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(1600)
    await page.getByRole('button', { name: 'Zoom in' }).first().click()
    await expect.poll(() => asked).toEqual(['original'])
    await context.close()
  })

  test.each([360, 1280])('at %i px every strip is there, whole, and nothing lies on it', async (width) => {
    const context = await record.signedIn({ viewport: { width, height: 800 } })
    const page = await context.newPage()
    await page.goto(`${record.url}/labs?view=list`, { waitUntil: 'networkidle' })
    const pieces = await page.locator('.strip-piece').evaluateAll(async (all) => {
      const seen = []
      for (const piece of all) {
        piece.scrollIntoView({ block: 'center' })
        const image = piece.querySelector('img')
        await image?.decode()
        const { left, right, top, width, height } = piece.getBoundingClientRect()
        const points = [0.1, 0.5, 0.9].map((part) => [left + width * part, top + height / 2] as const)
        seen.push({
          sharp: (image?.naturalHeight ?? 0) >= 28,
          bare: points.every(([x, y]) => document.elementFromPoint(x, y) === image),
          whole: left >= 0 && right <= innerWidth,
          upright:
            Math.abs(
              (image?.width ?? 0) / (image?.naturalWidth ?? 1) - height / (image?.naturalHeight ?? 1),
            ) < 0.02,
        })
      }
      return seen
    })
    expect(pieces.length).toBeGreaterThan(10)
    expect(pieces.filter((piece) => !Object.values(piece).every(Boolean))).toEqual([])
    await context.close()
  })

  test('a line is hit within its own outline, not beside it', async () => {
    const context = await record.signedIn()
    const page = await context.newPage()
    await page.goto(record.url + record.fileNamed('letter-hebrew.jpg'), { waitUntil: 'networkidle' })
    const hits = await page.locator('.region-hit').evaluateAll((buttons) =>
      buttons.map((button) => {
        button.scrollIntoView({ block: 'center' })
        const outline = button.parentElement?.querySelector('.region-edge')
        if (!(outline instanceof SVGPolygonElement)) return null
        const matrix = outline.getScreenCTM()
        const corners = [...outline.points].map((point) => point.matrixTransform(matrix ?? undefined))
        const [x, y] = (['x', 'y'] as const).map((axis) => corners.reduce((sum, at) => sum + at[axis] / 4, 0))
        // A step beyond each corner, from the middle.
        const beside = corners.map((at) =>
          document.elementFromPoint(at.x + (at.x - x!) * 0.1, at.y + (at.y - y!) * 0.1),
        )
        return { inside: document.elementFromPoint(x!, y!) === button, beside: beside.includes(button) }
      }),
    )
    expect(hits.length).toBeGreaterThan(5)
    expect(hits.filter((hit) => hit?.beside !== false)).toEqual([])
    // A line within another line's words lies above it.
    expect(hits.filter((hit) => hit?.inside).length).toBeGreaterThan(hits.length * 0.8)
    await context.close()
  })
})
