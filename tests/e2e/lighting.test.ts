import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../../scripts/client.mjs'
import { translator } from '../../core/i18n/languages'
import { complaints, startApp } from '../support/app'
import { journeyPage, sessionOf } from './record'

let app: Awaited<ReturnType<typeof startApp>>
beforeAll(async () => void (app = await startApp()))
afterAll(() => app.stop())

/** How many lines of the page were marked, each time that this changed, and how far the page moved meanwhile. */
interface Seen {
  readonly counts: number[]
  shift: number
}
declare global {
  interface Window {
    seen: Seen
  }
}

test.each(['no-preference', 'reduce'] as const)(
  'a page that is read before one’s eyes lights up line by line, with motion: %s',
  async (reducedMotion) => {
    const client = new Client(app.url)
    await client.signUp('welcome')
    const context = await sessionOf(
      app,
      client,
      { reducedMotion, viewport: { width: 390, height: 844 } },
      'en',
    )
    const page = await context.newPage()
    const heard = complaints(page)
    await page.addInitScript(() => {
      const seen: Seen = { counts: [], shift: 0 }
      window.seen = seen
      new MutationObserver(() => {
        const count = document.querySelectorAll('.lighting .region').length
        if (count !== (seen.counts.at(-1) ?? 0)) seen.counts.push(count)
      }).observe(document, { subtree: true, childList: true })
      new PerformanceObserver((list) => {
        if (document.querySelector('.lighting .region'))
          for (const entry of list.getEntries())
            seen.shift += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift' })
    })
    // The first keeps the reader busy until the second is looked at.
    await client.upload('letter-hebrew.jpg', journeyPage('letter-hebrew.jpg'))
    const { id } = await client.upload('lab-english.jpg', journeyPage('lab-english.jpg'))
    await page.goto(`${app.url}/file/${id}`)
    await page.getByRole('heading', { name: translator('en')('file.reading') }).waitFor()
    await page.getByText('Hemoglobin A1c').first().waitFor({ timeout: 120_000 })

    const { counts, shift } = await page.evaluate(() => window.seen)
    if (reducedMotion === 'reduce') expect(counts).toEqual([])
    else {
      // The sample has six results and a diagnosis or more.
      const rising = counts.slice(0, -1)
      expect(rising.length).toBeGreaterThanOrEqual(5)
      expect(rising).toEqual(rising.toSorted((a, b) => a - b))
      expect(counts.at(-1)).toBe(0)
    }
    expect(shift).toBe(0)
    expect(heard).toEqual([])
    await context.close()
  },
)
