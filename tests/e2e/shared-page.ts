import { afterAll, beforeAll, expect } from 'vitest'
import type { Browser } from 'playwright-core'
import { chromium } from 'playwright-core'
import { deriveId } from '../../core/records/ids'
import type { SourcedFact } from '../../core/records/fact'
import type { Snapshot } from '../../core/records/share'
import { shareParts } from '../../core/records/share-choices'
import { makeSnapshot } from '../../core/share/snapshot'
import { madeFact } from '../../core/summary/testing/made-fact'
import { toldOf } from '../../core/summary/testing/told-of'
import { secureViewer } from '../../workers/http/headers'
import { linksOf } from '../../workers/http/viewer/links'
import { viewerPage } from '../../workers/http/viewer/page'

export const viewerOrigin = 'https://viewer.test'
const at = '2026-11-22T10:00:00.000Z'
const slug = `${'A'.repeat(22)}0`
const fileId = deriveId('viewer', 'page')
export const paper = {
  bytes: 'page',
  date: '2026-10-01',
  facility: 'Lakeside Clinic',
  physician: null,
  patient: null,
}
export const fact = (given: Parameters<typeof madeFact>[0]): SourcedFact => ({
  fact: madeFact({ fileId, date: '2026-10-01', ...given }),
  document: paper,
})

export function snapshotOf(sourced: readonly SourcedFact[], name = 'Dana Example'): Snapshot {
  const wished = {
    scope: { type: 'full' },
    parts: shareParts,
    includesPictures: true,
    includesUnconfirmed: true,
  } as const // all of it
  return makeSnapshot(toldOf(sourced), wished, { at, locale: 'en', person: { name, dob: '1970-01-01' } })
}

let browser: Browser

/** A browser for the tests of a file. */
export function launchesBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    })
  })
  afterAll(() => browser.close())
}

/** The page as a browser gets it, with the headers that it comes with. */
export async function opened(snapshot: Snapshot, width: number, javaScriptEnabled = false) {
  const context = await browser.newContext({ viewport: { width, height: 844 }, javaScriptEnabled })
  const page = await context.newPage()
  const body = await viewerPage({
    snapshot,
    expiresAt: '2026-11-29T10:00:00.000Z',
    links: linksOf(slug, '1.2.x', 'en'),
    locale: 'en',
    now: at,
    write: { slug, pass: '1.x' },
  }) // as served
  const { headers } = secureViewer(
    new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
  )
  const asked: string[] = []
  await page.route('**', (route) => {
    const url = route.request().url()
    asked.push(url)
    return url === `${viewerOrigin}/viewer/${slug}`
      ? route.fulfill({ status: 200, headers: Object.fromEntries(headers), body })
      : route.fulfill({ status: 404, body: '' })
  })
  const heard: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && heard.push(message.text())))
  await page.goto(`${viewerOrigin}/viewer/${slug}`)
  // Its style is let in by the policy that it comes with.
  expect(heard.filter((text) => !text.includes('404'))).toEqual([])
  return { page, asked, close: () => context.close() }
}
