import { policyOfKept, withLine } from '#core/device/kept'
import { formatInstant } from '#core/i18n/dates'
import { parseLocale } from '#core/i18n/locale'
import { device as en } from '#core/i18n/messages/en/device'
import { device as he } from '#core/i18n/messages/he/device'
import { write } from '#core/i18n/text'
import { inKeptPage } from './in-kept-page'
import { keptAt } from './keeping'

const words = { en, he }

/**
 * A kept page, which says in its own language that it is a copy, and of when, and can send nothing. Null for one that
 * cannot be shown so.
 */
export async function linedPage(page: Response): Promise<Response | null> {
  const at = Number(page.headers.get(keptAt))
  const allowed = policyOfKept(page.headers.get('content-security-policy'))
  if (!allowed || !(at > 0)) return null
  const html = await page.text()
  const locale = parseLocale(/<html lang="(\w+)"/.exec(html)?.[1] ?? 'en')
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const date = formatInstant(new Date(at).toISOString(), timeZone)
  const text = write(locale, words[locale].line, { date })
  const line = `<p role="status" tabindex="-1" class="mb-4 rounded-card bg-warning-soft p-4 text-warning">${text}</p>`
  const lined = withLine(
    html,
    `${line}<script nonce="${allowed.nonce}">(${inKeptPage.toString()})()</script>`,
  )
  if (lined === null) return null
  const headers = new Headers(page.headers)
  headers.set('content-security-policy', allowed.policy)
  return new Response(lined, { headers })
}
