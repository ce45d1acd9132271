// A phone that has never been here: a browser with a profile of its own, by whose port Lighthouse drives it.
import { chromium } from 'playwright-core'
import { findChromium, quietArguments } from '../chromium.mjs'
import { ownFolder } from '../own.mjs'
import { freePort } from '../server-process.mjs'

/** @param {string} url @param {import('../client.mjs').Credentials | null} person who signs in, if anyone */
export async function openPhone(url, person) {
  const found = findChromium()
  if (found.path === null) throw new Error(found.sentence)
  const profile = ownFolder('phone')
  const port = await freePort()
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: found.path,
    args: [...quietArguments, `--remote-debugging-port=${port}`],
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
  })
  const headers = { origin: url }
  await context.request.post(`${url}/api/gate`, { headers, data: { password: 'welcome' } })
  if (person) {
    const signIn = `${url}/api/auth/token?grant_type=password`
    const answer = await context.request.post(signIn, { headers, data: person })
    if (!answer.ok()) throw new Error(`sign-in: ${answer.status()}`)
  }
  return {
    port,
    context,
    close: () => context.close(),
  }
}
