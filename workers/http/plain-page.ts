import { html } from 'hono/html'
import { directionOf } from '../../core/i18n/locale'
import { translator } from '../../core/i18n/languages'
import { readLocale } from './cookies'

/** What stands where no page can: a sentence in the language of this device. */
export async function plainPage(
  request: Request,
  status: number,
  why: 'unavailable' | null = null,
): Promise<Response> {
  const locale = readLocale(request)
  const t = translator(locale)
  const broken = status >= 500
  const text = why ? t('crash.unavailable') : broken ? t('shell.unexpected') : t('shell.refused')
  const title = broken ? t('crash.unexpected') : 'Chartlight'
  const page = await html`<!doctype html>
    <html lang="${locale}" dir="${directionOf(locale)}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>${title}</title>
      <main style="font: 16px/1.5 system-ui; max-width: 36rem; margin: 20vh auto; padding: 0 1rem">
        <h1 style="font-size: 1.25rem">${title}</h1>
        <p>${text} <a href="/">${t('shell.returnHome')}</a></p>
      </main>
    </html>`
  return new Response(String(page), { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
