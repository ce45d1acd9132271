import { html } from 'hono/html'
import type { Locale } from '../../../core/i18n/locale'
import { translator } from '../../../core/i18n/languages'
import type { Snapshot } from '../../../core/records/share'
import { handoutOf } from '../../../core/share/handout'
import { document } from './page'

/** Expired, revoked, unknown and malformed links look alike: nobody learns which of them it was. */
export function deniedPage(locale: Locale): Promise<string> {
  const t = translator(locale)
  return document(
    locale,
    t('viewer.denied'),
    html`<main class="card">
      <h1>${t('viewer.denied')}</h1>
      <p role="alert">${t('viewer.unavailable')}</p>
      <p class="quiet">${t('viewer.deniedHint')}</p>
    </main>`,
  )
}

/** @param left wrong tries that are left, after one that was wrong; null before any. */
export function passcodePage(locale: Locale, slug: string, left: number | null): Promise<string> {
  const t = translator(locale)
  const wrong =
    left === null
      ? ''
      : html`<p role="alert">
          ${left > 0 ? t('viewer.passcodeWrong', { n: left }) : t('viewer.passcodeSpent')}
        </p>`
  return document(
    locale,
    t('viewer.passcodeTitle'),
    html`<main class="card">
      <h1>${t('viewer.passcodeTitle')}</h1>
      ${wrong}
      <form method="post" action="/viewer/${slug}?lang=${locale}">
        <label
          >${t('viewer.passcodeAsk')}<input
            name="passcode"
            type="password"
            autocomplete="off"
            required
            maxlength="128" /></label
        ><button>${t('viewer.passcodeOpen')}</button>
      </form>
    </main>`,
  )
}

/** The same as plain text, to be copied into a note of one's own. */
export function noteText(snapshot: Snapshot, locale: Locale): string {
  const { head, sections } = handoutOf(snapshot, locale)
  const body = sections.map(({ title, lines }) => [title, ...lines.map((line) => `- ${line}`)].join('\n'))
  return [...head, '', ...body.flatMap((part) => [part, ''])].join('\n')
}
