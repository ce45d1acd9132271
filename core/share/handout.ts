import { formatDate } from '../i18n/dates'
import { translator } from '../i18n/languages'
import type { Locale } from '../i18n/locale'
import type { SharedFact, Snapshot } from '../records/share'
import { piecesOf } from '../summary/markdown'

/** A share in plain words of one language: what a note and a printed sheet have in common. */
export interface Handout {
  /** Who it is about, and what it rests on: a line each. */
  readonly head: readonly [string, string]
  readonly sections: readonly { readonly title: string; readonly lines: readonly string[] }[]
}

export function handoutOf(
  { spoken, person, made_at: madeAt, data_to: dataTo, confirmed, told, waiting }: Snapshot,
  locale: Locale,
): Handout {
  const t = translator(locale)
  const { sections, unconfirmed } = spoken[locale]
  const listed = (...parts: readonly (string | null)[]) => parts.filter((part) => part !== null).join(', ')
  return {
    head: [
      listed(
        person.name ?? t('viewer.unnamed'),
        person.dob && t('viewer.born', { date: formatDate(person.dob) }),
      ),
      listed(
        t('viewer.asOf', { date: formatDate(madeAt.slice(0, 10)) }),
        dataTo && t('viewer.dataTo', { date: formatDate(dataTo) }),
        t('viewer.confirmedOf', { n: confirmed, all: told }),
        waiting > 0 ? t('viewer.waiting', { n: waiting }) : null,
      ),
    ],
    sections: [
      ...sections.map(({ title, sentences }) => ({ title, lines: sentences.map(({ text }) => plain(text)) })),
      ...(unconfirmed.length > 0
        ? [{ title: t('viewer.notConfirmed'), lines: unconfirmed.map(unsettled) }]
        : []),
    ],
  }
}

const plain = (text: string): string =>
  piecesOf(text)
    .map((piece) => piece.text)
    .join('')

/** Each part in a direction of its own (UAX #9, isolates). */
const unsettled = ({ name, value, details }: SharedFact): string =>
  [name, value, ...details].flatMap((part) => (part === null ? [] : `\u2068${part}\u2069`)).join(' · ')
