import { html } from 'hono/html'
import type { Locale } from '../../../core/i18n/locale'
import type { Translate } from '../../../core/i18n/translate'
import { noteLimits } from '../../../core/records/share-choices'
import type { Html } from './fact-row'

export interface NoteForm {
  readonly slug: string
  /** By which a note is taken (links.ts). */
  readonly pass: string
}

/** Where who was given a link writes to its owner, who has allowed it. */
export function noteForm(
  t: Translate,
  locale: Locale,
  { slug, pass }: NoteForm,
  draft = { author: '', body: '' },
): Html {
  return html`<form class="write" method="post" action="/viewer/${slug}/write?n=${pass}&lang=${locale}">
    <h2>${t('viewer.writeTitle')}</h2>
    <p class="quiet">${t('viewer.writeHint')}</p>
    <label
      >${t('viewer.writeAuthor')}<input
        name="author"
        required
        maxlength="${noteLimits.author}"
        autocomplete="name"
        value="${draft.author}"
    /></label>
    <label
      >${t('viewer.writeBody')}<textarea
        name="body"
        required
        maxlength="${noteLimits.body}"
        rows="4"
        dir="auto"
      >
${draft.body}</textarea></label
    ><button>${t('viewer.writeSend')}</button>
  </form>`
}
