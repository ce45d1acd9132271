import { afterAll, beforeAll, expect, test } from 'vitest'
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

const origin = 'https://viewer.test'
const at = '2026-11-22T10:00:00.000Z'
const slug = `${'A'.repeat(22)}0`
let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
})
afterAll(() => browser.close())

const fileId = deriveId('viewer', 'page')
const paper = { bytes: 'page', date: '2026-10-01', facility: 'Lakeside Clinic', physician: null }
const fact = (given: Parameters<typeof madeFact>[0]): SourcedFact => ({
  fact: madeFact({ fileId, date: '2026-10-01', ...given }),
  document: paper,
})

/** Somebody whose record answers all that a clinician asks first. */
const answering: readonly SourcedFact[] = [
  fact({ type: 'allergy', name: 'Penicillin', reaction: 'rash', severity: 'severe' }),
  fact({ type: 'diagnosis', name: 'Hypertension' }),
  fact({ type: 'medication', name: 'Metformin', value: '850', unit: 'mg', frequency: 'twice daily' }),
  fact({
    type: 'lab',
    name: 'Potassium',
    value: '5.9',
    unit: 'mmol/L',
    refLow: 3.5,
    refHigh: 5.1,
    flag: 'H',
  }),
  fact({
    type: 'lab',
    name: 'Potassium',
    value: '4.8',
    unit: 'mmol/L',
    date: '2026-06-01',
    refLow: 3.5,
    refHigh: 5.1,
    flag: 'N',
  }), // before
]

function snapshotOf(sourced: readonly SourcedFact[], name = 'Dana Example'): Snapshot {
  const wished = {
    scope: { type: 'full' },
    parts: shareParts,
    includesPictures: true,
    includesUnconfirmed: true,
  } as const // all of it
  return makeSnapshot(toldOf(sourced), wished, { at, locale: 'en', person: { name, dob: '1970-01-01' } })
}

/** The page as a browser gets it, with the headers that it comes with. */
async function opened(snapshot: Snapshot, width: number, javaScriptEnabled = false) {
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
    return url === `${origin}/viewer/${slug}`
      ? route.fulfill({ status: 200, headers: Object.fromEntries(headers), body })
      : route.fulfill({ status: 404, body: '' })
  })
  const heard: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && heard.push(message.text())))
  await page.goto(`${origin}/viewer/${slug}`)
  // Its style is let in by the policy that it comes with.
  expect(heard.filter((text) => !text.includes('404'))).toEqual([])
  return { page, asked, close: () => context.close() }
}

test.each([390, 1280])(
  'at %i px a clinician’s first questions are answered, without a tap',
  async (width) => {
    const { page, close } = await opened(snapshotOf(answering), width)
    const row = (text: string) => page.locator('.grid .f', { hasText: text })
    const said = async (text: string) => (await row(text).first().innerText()).replace(/\s+/g, ' ')
    expect(await said('Penicillin')).toMatch(/Penicillin.*reaction: rash.*severity: Severe/i)
    expect(await said('Hypertension')).toMatch(/Hypertension/)
    expect(await said('Metformin')).toMatch(/Metformin 850 mg.*twice daily.*since Oct 1, 2026/)
    expect(await said('Potassium')).toMatch(
      /5\.9 mmol\/L ↑ High.*above 3\.5–5\.1.*before: 4\.8 mmol\/L on Jun 1, 2026/,
    )
    for (const name of ['Penicillin', 'Hypertension', 'Metformin', 'Potassium'])
      expect(await said(name)).toMatch(/not confirmed.*Imaging report · .*Lakeside Clinic.*Oct 1, 2026/)
    const head = await page.locator('main').innerText()
    expect(head).toMatch(/Dana Example.*56 years old/)
    expect(head).toMatch(/newest document Oct 1, 2026/)
    expect(head).toMatch(/0 of \d statements confirmed by the patient/)
    expect(head).toMatch(/expires Nov 29, 2026/)
    // In the order in which they are asked for, and before the summary.
    const titles = await page.locator('h2').allInnerTexts()
    expect(titles.slice(0, 4)).toEqual([
      'Allergies',
      'Active problems',
      'Current medications',
      'Out of range, last 12 months',
    ]) // then the rest
    await close()
  },
)

/** After the OWASP XSS Filter Evasion Cheat Sheet, and CommonMark’s ways to a link or a picture. */
const hostile = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<IMG """><SCRIPT>alert("XSS")</SCRIPT>"\\>',
  '<svg onload=alert(1)>',
  '<svg><script href="https://evil.example/x.js"/></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<body onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<base href=https://evil.example/>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<form action=https://evil.example/><input name=x autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  "' style='background:url(https://evil.example/a)' x='",
  '" onmouseover="alert(1)" x="',
  '</title></style></textarea><script>alert(1)</script>',
  '[x](javascript:alert(1))',
  '![x](https://evil.example/a.png)',
  '<https://evil.example/>',
  '[x]: https://evil.example/ "y"',
  '`${alert(1)}`{{constructor.constructor("alert(1)")()}}',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\u0001<b>x</b>\u0002',
  '\u202eevil\u2066<script>alert(1)</script>',
]

test('nothing that a page or a person says becomes markup: no script runs, nothing is asked for elsewhere', async () => {
  const sourced = hostile.flatMap((text) => [
    fact({ type: 'allergy', name: text, text, reaction: text, severity: text }),
    fact({ type: 'diagnosis', name: text, text }),
    fact({ type: 'medication', name: text, text, value: text, unit: text, frequency: text, route: text }),
    fact({ type: 'lab', name: text, text, value: '5', unit: text, refHigh: 1, flag: 'H', quote: text }),
    fact({ type: 'procedure', name: text, text }),
    fact({ type: 'imaging', name: text, text }),
  ])
  const named = sourced.map((one) => ({ ...one, document: { ...paper, facility: hostile.join(' ') } }))
  const { page, asked, close } = await opened(snapshotOf(named, hostile.join(' ')), 1280, true)
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.dismiss()
  })
  await page.mouse.move(300, 300)
  await page.waitForTimeout(500)
  expect(alerts).toEqual([])
  expect(asked.filter((url) => !url.startsWith(`${origin}/`))).toEqual([])
  const made = await page.evaluate(() => ({
    foreign: document.querySelectorAll(
      'script,iframe,svg,math,video,form:not(.write),base,link,object,embed,main style',
    ).length,
    handlers: [...document.querySelectorAll('*')].filter((one) =>
      one.getAttributeNames().some((name) => name.startsWith('on')),
    ).length,
    away: [...document.querySelectorAll('a')].filter((link) => new URL(link.href).origin !== location.origin)
      .length,
  }))
  expect(made).toEqual({ foreign: 0, handlers: 0, away: 0 })
  await close()
})
