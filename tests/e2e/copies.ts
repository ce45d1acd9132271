import type { Page } from 'playwright-core'
import { translator } from '../../core/i18n/languages'

/** What a person does with the copy on a device, and what a look into the browser finds of it. */
export function copiesOn(url: () => string, page: () => Page) {
  const open = (path: string) => page().goto(url() + path, { waitUntil: 'networkidle' })

  /** Its scripts have run. */
  const awake = () => page().waitForFunction(() => window.early === null)

  /** All that is kept, by cache: which addresses. */
  const kept = () =>
    page().evaluate(async () => {
      const held: Record<string, string[]> = {}
      // Under the app's own lock: what is opened while it is removed would be there again.
      await navigator.locks.request('chartlight-copies', async () => {
        for (const name of await caches.keys()) {
          const requests = await (await caches.open(name)).keys()
          held[name] = requests.map(({ url }) => url.slice(location.origin.length))
        }
      })
      return held
    })
  const copied = async () =>
    Object.entries(await kept())
      .filter(([name]) => !name.endsWith('/parts') && name.startsWith('chartlight-copy-'))
      .flatMap(([, addresses]) => addresses)
  /** Names of copies, and of what they are shown with. */
  const copies = async () => Object.keys(await kept()).filter((name) => !name.startsWith('chartlight-shell'))

  const line = (t = translator('en')) =>
    page()
      .getByRole('status')
      .filter({ hasText: t('device.line', { date: '|' }).split('|')[0] ?? '' })
  const nothingKept = () => page().getByRole('heading', { name: 'You are offline' })

  const turn = async (to: 'started' | 'removed', t = translator('en')) => {
    await open('/profile')
    await page()
      .getByRole('checkbox', { name: t('device.keep') })
      .click()
    await page()
      .getByText(t(`device.${to}`))
      .waitFor()
  }
  return { open, awake, kept, copied, copies, line, nothingKept, turn }
}
