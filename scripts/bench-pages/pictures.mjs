// What the pictures of a list weigh: every list of the record, scrolled to its end.
import { openPhone } from './browser.mjs'

const lists = ['/labs', '/diagnoses', '/medications', '/allergies', '/procedures', '/imaging']

/** @param {string} url @param {import('../client.mjs').Credentials} person @returns {Promise<{ facts: number, bytes: number }>} */
export async function picturesOfLists(url, person) {
  const phone = await openPhone(url, person)
  const page = phone.context.pages()[0] ?? (await phone.context.newPage())
  const sizes = new Map()
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'image') return
    const body = await response.body().catch(() => null)
    if (body) sizes.set(response.url(), body.length)
  })
  let facts = 0
  for (const list of lists) {
    await page.goto(url + list, { waitUntil: 'networkidle' })
    facts += await page.locator('li.fact').count()
    await scrollDown(page)
  }
  await phone.close()
  return { facts, bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0) }
}

/** Screen by screen, as long as there is more; pictures come as they are scrolled to. @param {import('playwright-core').Page} page */
async function scrollDown(page) {
  for (let top = 0; top < (await page.evaluate(() => document.body.scrollHeight)); top += 600) {
    await page.evaluate((to) => window.scrollTo(0, to), top)
    await page.waitForLoadState('networkidle')
  }
}
