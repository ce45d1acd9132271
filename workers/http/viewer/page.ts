import { html, raw } from 'hono/html'
import { ageInYears, formatDate } from '../../../core/i18n/dates'
import { directionOf, type Locale } from '../../../core/i18n/locale'
import { translator } from '../../../core/i18n/languages'
import type { Translate } from '../../../core/i18n/translate'
import type { SharedFact, Snapshot } from '../../../core/records/share'
import type { SharePart } from '../../../core/records/share-choices'
import { numbersOf, piecesOf } from '../../../core/summary/markdown'
import { factRow, type Html, type Told } from './fact-row'
import type { Links } from './links'
import { noteForm, type NoteForm } from './note-form'
import { viewerStyle } from './style'

interface Page {
  readonly snapshot: Snapshot
  readonly expiresAt: string
  readonly links: Links
  readonly locale: Locale
  readonly now: string
  /** For a note to the owner, where the link takes them. */
  readonly write: NoteForm | null
}

/** What a link shows: first what a clinician needs in ten seconds, then the summary and its sources. No script. */
export function viewerPage({ snapshot, expiresAt, links, locale, now, write }: Page): Promise<string> {
  const t = translator(locale)
  const spoken = snapshot.spoken[locale]
  const told: Told = { t, snapshot, links }
  const rows = (title: string, part: SharePart, facts: readonly SharedFact[], wide = false) =>
    group(told, {
      title,
      facts,
      wide,
      empty: t(emptyText(snapshot, part)),
    })
  const other: Locale = locale === 'en' ? 'he' : 'en'
  return document(
    locale,
    t('viewer.viewerTitle'),
    html`<main>
      <div class="top">
        <h1>${t('viewer.viewerTitle')}</h1>
        <span class="badge">${t('viewer.readOnly')}</span>
      </div>
      ${who(t, snapshot, expiresAt, now)}
      <p class="note" role="note">${t('viewer.disclaimer')}</p>
      <nav class="tools" aria-label="${t('viewer.summary')}">
        <a href="${links.note()}">${t('viewer.copyNote')}</a
        ><a href="${links.fhir()}" download="patient-summary.json">${t('share.fhir')}</a
        ><a href="${links.self(other)}" lang="${other}" hreflang="${other}">${t('viewer.otherLanguage')}</a>
      </nav>
      <div class="grid">
        ${allergies(told, spoken.allergies)} ${rows(t('viewer.activeProblems'), 'problems', spoken.problems)}
        ${rows(t('viewer.currentMedications'), 'medications', spoken.medications, true)}
        ${rows(t('viewer.outOfRange'), 'results', spoken.results, true)}
        ${spoken.unconfirmed.length > 0 ? group(told, { title: t('viewer.notConfirmed'), facts: spoken.unconfirmed, wide: true, empty: '' }) : ''}
      </div>
      ${summaryOf(told, locale)} ${citationsOf(told, locale)}
      ${write === null ? '' : noteForm(t, locale, write)}
      <footer>
        <p>${t('viewer.printHint')}</p>
        <p>${t('viewer.footer')}</p>
      </footer>
    </main>`,
  )
}

/** To the letter: the policy lets in what has its hash. */
const styleElement = raw(`<style>${viewerStyle}</style>`)

/** Any page of the viewer. */
export async function document(locale: Locale, title: string, body: Html): Promise<string> {
  const made = await html`<!doctype html>
    <html lang="${locale}" dir="${directionOf(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${title}</title>
        ${styleElement}
      </head>
      <body>
        ${body}
      </body>
    </html>`
  return String(made)
}

function who(t: Translate, snapshot: Snapshot, expiresAt: string, now: string): Html {
  const { person, data_to: dataTo, confirmed, told, waiting, made_at: madeAt } = snapshot
  const age = person.dob === null ? null : ageInYears(person.dob, now)
  const born = person.dob === null ? null : t('viewer.born', { date: formatDate(person.dob) })
  const facts = [
    t('viewer.asOf', { date: formatDate(madeAt.slice(0, 10)) }),
    dataTo === null ? t('viewer.noDocuments') : t('viewer.dataTo', { date: formatDate(dataTo) }),
    t('viewer.confirmedOf', { n: confirmed, all: told }),
    t('viewer.expiresAt', { date: formatDate(expiresAt.slice(0, 10)) }),
    ...(waiting > 0 ? [t('viewer.waiting', { n: waiting })] : []),
  ]
  return html`<p class="who">
      <bdi>${person.name ?? t('viewer.unnamed')}</bdi>
      <span class="quiet"
        >${[age === null ? null : t('viewer.age', { n: age }), born].filter((part) => part !== null).join(', ')}</span
      >
    </p>
    <p class="quiet">${facts.join(' · ')}</p>`
}

/** That there is none is said only where nothing waits. */
function emptyText({ parts, waiting, spoken }: Snapshot, part: SharePart) {
  if (!parts.includes(part)) return 'viewer.partMissing'
  return waiting > 0 || spoken.en.unconfirmed.length > 0 ? 'viewer.nothingCertain' : 'viewer.nothing'
}

interface Group {
  readonly title: string
  readonly facts: readonly SharedFact[]
  readonly empty: string
  readonly wide: boolean
}

function group(told: Told, { title, facts, empty, wide }: Group): Html {
  return html`<section class="${wide ? 'wide' : ''}">
    <h2>${title}</h2>
    ${
      facts.length === 0
        ? html`<p class="state">${empty}</p>`
        : html`<ul>
            ${facts.map((fact) => factRow(told, fact))}
          </ul>`
    }
  </section>`
}

const stateText = {
  named: null,
  denied: 'viewer.allergiesDenied',
  unknown: 'viewer.allergiesUnknown',
  doubtful: 'viewer.allergiesDoubtful',
  not_shared: 'viewer.partMissing',
} as const

/** That nothing is known is not that there are none: each of the two is said in its own words. */
function allergies(told: Told, facts: readonly SharedFact[]): Html {
  const { t, snapshot } = told
  const state = stateText[snapshot.allergies]
  return html`<section data-allergies="${snapshot.allergies}">
    <h2>${t('written.allergies')}</h2>
    ${state === null ? '' : html`<p class="state">${t(state)}</p>`}
    <ul>
      ${facts.map((fact) => factRow(told, fact))}
    </ul>
  </section>`
}

function summaryOf({ t, snapshot }: Told, locale: Locale): Html {
  const { title, sections, citations } = snapshot.spoken[locale]
  const numbers = numbersOf(citations)
  const sentence = ({ text, cites }: (typeof sections)[number]['sentences'][number]) =>
    html`<li>
      ${piecesOf(text).map((piece) => (piece.strong ? html`<b><bdi>${piece.text}</bdi></b>` : piece.text))}
      <sup>${cites.map((id) => html`<a href="#s${numbers.get(id) ?? 0}">[${numbers.get(id) ?? 0}]</a>`)}</sup>
    </li>`
  return html`<section class="sum">
    <h2>${t('viewer.summary')}: ${title}</h2>
    ${sections.map(
      ({ title: heading, sentences }) =>
        html`<h3>${heading}</h3>
          <ul>
            ${sentences.map(sentence)}
          </ul>`,
    )}
  </section>`
}

function citationsOf({ t, snapshot }: Told, locale: Locale): Html {
  const { citations } = snapshot.spoken[locale]
  const types = {
    diagnosis: 'type.diagnosis',
    medication: 'type.medication',
    allergy: 'type.allergy',
    procedure: 'type.procedure',
    lab: 'type.lab',
    imaging: 'type.imaging',
  } as const
  const rows = citations.map(
    ({ type, text, page }, index) =>
      html`<li id="s${index + 1}">
        <span class="badge">${t(types[type as keyof typeof types])}</span>
        <bdi>${text}</bdi>${page === undefined ? '' : ` ${t('viewer.page', { n: page })}`}
      </li>`,
  )
  return html`<section class="src">
    <h2>${t('viewer.citations', { n: citations.length })}</h2>
    <ol>
      ${rows}
    </ol>
  </section>`
}
