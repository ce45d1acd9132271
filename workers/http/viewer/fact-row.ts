import { html } from 'hono/html'
import { textDirection } from '../../../core/i18n/text'
import type { Translate } from '../../../core/i18n/translate'
import { planStrip } from '../../../core/paper/pieces'
import { spriteOf } from '../../../core/paper/sprite'
import type { SharedFact, Snapshot } from '../../../core/records/share'
import type { Links } from './links'

export type Html = ReturnType<typeof html>

export interface Told {
  readonly t: Translate
  readonly snapshot: Snapshot
  readonly links: Links
}

/** One fact with the line that it was read from: the share page's fact row. Opened, the line is larger, with its document. */
export function factRow(told: Told, fact: SharedFact): Html {
  const { t } = told
  const { name, value, flag, details, unsettled, confirmed, paper } = fact
  const outside = flag === 'H' ? `↑ ${t('fact.high')}` : flag === 'L' ? `↓ ${t('fact.low')}` : null
  const word = unsettled
    ? 'viewer.notConfirmed'
    : !paper
      ? 'viewer.fromPatient'
      : confirmed
        ? 'viewer.confirmed'
        : 'viewer.fromPaper'
  return html`<li class="f" data-fact="${fact.type}" ${unsettled ? html` data-unsettled` : ''}>
    <div class="h">
      <span class="n"><bdi>${name}</bdi></span>
      ${value === null ? '' : html`<span class="v"><bdi dir="${textDirection(value)}">${value}</bdi>${outside === null ? '' : html` <small>${outside}</small>`}</span>`}
    </div>
    <p class="quiet">
      ${details.map((detail, index) => html`${index === 0 ? '' : ' · '}<bdi>${detail}</bdi>`)} ·
      ${t(word)}${paper ? html` · <bdi>${paper.title}</bdi>` : ''}
    </p>
    ${paper ? paperOf(told, fact, paper) : ''}
  </li>`
}

function paperOf(
  { t, snapshot, links }: Told,
  fact: SharedFact,
  paper: NonNullable<SharedFact['paper']>,
): Html | '' {
  const sheet = snapshot.sheets[paper.file_id]
  if (!sheet) return ''
  const { width, height, parts } = spriteOf(planStrip(paper, sheet))
  const address = links.strip(fact.id)
  const pieces = parts.map(
    ({ piece, left, width: own }) =>
      html`<span style="width:${(piece.width / 16).toFixed(2)}rem;aspect-ratio:${own}/${height}"
        ><img
          src="${address}"
          alt=""
          loading="lazy"
          decoding="async"
          style="width:${((width / own) * 100).toFixed(1)}%;left:${((-left / own) * 100).toFixed(1)}%"
      /></span>`,
  )
  const whole = snapshot.includes_pictures
    ? html` <a href="${links.page(paper.file_id)}">${t('viewer.wholePage')}</a>`
    : ''
  return html`<details class="paper">
    <summary aria-label="${t('viewer.line')}: ${paper.quote}">
      <span class="strip" dir="ltr">${pieces}</span>
    </summary>
    <p class="quiet">
      <bdi>${paper.title}</bdi> ${t('viewer.page', { n: paper.page })} “<bdi>${paper.quote}</bdi>”${whole}
    </p>
  </details>`
}
