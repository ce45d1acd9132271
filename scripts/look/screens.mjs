// Every screen at every width, in both languages, light and dark: one sheet of small pictures for each.
import path from 'node:path'
import { openAs } from './people.mjs'

/** @typedef {import('./people.mjs').Person} Person */

/** @type {readonly (readonly [name: string, whose: 'nobody' | 'empty' | 'full', at: (person: Person) => string])[]} */
const screens = [
  ['front-page', 'nobody', () => '/'],
  ['sign-in', 'nobody', () => '/auth'],
  ['terms', 'nobody', () => '/terms'],
  ['missing', 'nobody', () => '/no-such-page'],
  ...[
    'home',
    'labs',
    'medications',
    'diagnoses',
    'allergies',
    'procedures',
    'imaging',
    'reports',
    'timeline',
    'review',
    'files',
    'scan',
    'summary',
    'share',
    'profile',
    'card',
  ].map((name) => /** @type {const} */ ([name, 'full', () => `/${name}`])),
  ['search', 'full', () => '/search?q=a'],
  ['one-test', 'full', () => '/labs/hemoglobin-a1c'],
  ['file', 'full', ({ file }) => `/file/${file}`],
  ['failed', 'full', ({ failed }) => `/file/${failed}`],
  ...['home', 'labs', 'medications', 'timeline', 'files', 'review', 'summary', 'share'].map(
    (name) => /** @type {const} */ ([`empty-${name}`, 'empty', () => `/${name}`]),
  ),
]
const widths = [360, 390, 768, 1280]
const looks = /** @type {const} */ ([
  ['en', 'light'],
  ['en', 'dark'],
  ['he', 'light'],
  ['he', 'dark'],
])

/** @param {import('playwright-core').Browser} browser @param {string} url @param {{ full: Person, empty: Person }} people @param {string} to */
export async function drawScreens(browser, url, people, to) {
  /** @type {Map<string, string[]>} by screen, as the sheet shows them */
  const pictures = new Map(screens.map(([name]) => [name, []]))
  for (const [locale, scheme] of looks)
    for (const width of widths)
      for (const whose of /** @type {const} */ (['nobody', 'empty', 'full'])) {
        const person = whose === 'nobody' ? null : people[whose]
        const context = await openAs(browser, url, person?.client ?? null, {
          locale,
          scheme,
          width,
          height: 900,
        })
        const page = await context.newPage()
        for (const [name, owner, at] of screens.filter(([, one]) => one === whose)) {
          await page.goto(url + at(people[owner === 'nobody' ? 'empty' : owner]), {
            waitUntil: 'networkidle',
          })
          const bytes = await page.screenshot({ type: 'jpeg', quality: 60, scale: 'css' })
          pictures.get(name)?.push(`data:image/jpeg;base64,${bytes.toString('base64')}`)
        }
        await context.close()
      }
  for (const [name, own] of pictures) await drawSheet(browser, own, path.join(to, `${name}.jpg`))
}

/** @param {import('playwright-core').Browser} browser @param {readonly string[]} sources @param {string} file */
async function drawSheet(browser, sources, file) {
  const page = await browser.newPage({ viewport: { width: 1900, height: 1000 } })
  const shown = sources.map((source) => `<img src="${source}" style="height:460px">`).join('')
  await page.setContent(
    `<body style="margin:8px;display:flex;flex-wrap:wrap;gap:8px;background:#888">${shown}`,
  )
  await page.screenshot({ path: file, type: 'jpeg', quality: 70, fullPage: true })
  await page.close()
}
