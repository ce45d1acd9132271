import { html } from 'hono/html'
import { formatDate } from '../../../core/i18n/dates'
import type { Locale } from '../../../core/i18n/locale'
import { translator } from '../../../core/i18n/languages'
import type { Snapshot } from '../../../core/records/share'
import { piecesOf } from '../../../core/summary/markdown'
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
export function noteText(
  { spoken, person, made_at: madeAt, data_to: dataTo, confirmed, told }: Snapshot,
  locale: Locale,
): string {
  const t = translator(locale)
  const head = [
    [person.name ?? t('viewer.unnamed'), person.dob && t('viewer.born', { date: formatDate(person.dob) })],
    [
      t('viewer.asOf', { date: formatDate(madeAt.slice(0, 10)) }),
      dataTo && t('viewer.dataTo', { date: formatDate(dataTo) }),
      t('viewer.confirmedOf', { n: confirmed, all: told }),
    ],
  ].map((parts) => parts.filter(Boolean).join(', '))
  const body = spoken[locale].sections.map(({ title, sentences }) =>
    [
      title,
      ...sentences.map(
        ({ text }) =>
          `- ${piecesOf(text)
            .map((piece) => piece.text)
            .join('')}`,
      ),
    ].join('\n'),
  )
  return [...head, '', ...body.flatMap((part) => [part, ''])].join('\n')
}
