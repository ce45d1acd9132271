import { expect, test } from 'vitest'
import naughty from 'big-list-of-naughty-strings'
import { fact, launchesBrowser, opened, paper, snapshotOf, viewerOrigin } from './shared-page'

launchesBrowser()

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

/** Each in every field that a page or a person may fill. */
const sourcedOf = (texts: readonly string[]) =>
  texts.flatMap((text) =>
    factsOf(text).map((one) => ({ ...one, document: { ...paper, facility: text, physician: text } })),
  )

const factsOf = (text: string) => [
  fact({ type: 'allergy', name: text, text, reaction: text, severity: text }),
  fact({ type: 'diagnosis', name: text, text }),
  fact({ type: 'medication', name: text, text, value: text, unit: text, frequency: text, route: text }),
  fact({ type: 'lab', name: text, text, value: '5', unit: text, refHigh: 1, flag: 'H', quote: text }),
  fact({ type: 'procedure', name: text, text }),
  fact({ type: 'imaging', name: text, text }),
]

const lists = { 'our own': hostile, 'the Big List of Naughty Strings': naughty.filter((text) => text !== '') }

test.each(Object.entries(lists))(
  'of %s nothing becomes markup: no script runs, nothing is asked for elsewhere',
  async (_name, texts) => {
    const sourced = sourcedOf(texts)
    const { page, asked, close } = await opened(snapshotOf(sourced, texts.join(' ')), 1280, true)
    const alerts: string[] = []
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message())
      void dialog.dismiss()
    })
    await page.mouse.move(300, 300)
    await page.waitForTimeout(500)
    expect(alerts).toEqual([])
    // All of it is there to be read.
    expect(await page.locator('.grid .f').count()).toBeGreaterThan(texts.length)
    expect(asked.filter((url) => !url.startsWith(`${viewerOrigin}/`))).toEqual([])
    const made = await page.evaluate(() => ({
      foreign: document.querySelectorAll(
        'script,iframe,svg,math,video,form:not(.write),base,link,object,embed,main style',
      ).length,
      handlers: [...document.querySelectorAll('*')].filter((one) =>
        one.getAttributeNames().some((name) => name.startsWith('on')),
      ).length,
      away: [...document.querySelectorAll('a')].filter(
        (link) => new URL(link.href).origin !== location.origin,
      ).length,
    }))
    expect(made).toEqual({ foreign: 0, handlers: 0, away: 0 })
    await close()
  },
)
