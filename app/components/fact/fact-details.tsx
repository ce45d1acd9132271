import { useState, type ReactNode } from 'react'
import { formatDate } from '#core/i18n/dates'
import { Bdi, useSpeech } from '../i18n'
import { Codes } from '../record/codes'
import { Badge } from '../ui/badge'
import { FactActions } from './fact-actions'
import { FactSources } from './fact-sources'
import type { FactView } from './fact-view'

/** Spec records.md §9. */
const sureAbove = 0.8

/** What only some look for: codes, the page's wording, how sure the reading is, since when. */
export function FactDetails({ fact, name }: { readonly fact: FactView; readonly name: string }) {
  const { t } = useSpeech()
  const [open, setOpen] = useState(false)
  const { wording, codes, confidence, history } = fact
  const coded = Object.values(codes).some((list) => list.length > 0)
  const english = name !== fact.name && fact.name !== wording ? fact.name : null
  const once = history?.first === history?.last
  return (
    <details className="fact-details" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('fact.details')}</summary>
      <dl>
        {wording && (
          <Detail term={t('fact.asWritten')}>
            <Bdi>{wording}</Bdi>
          </Detail>
        )}
        {english && (
          <Detail term="English">
            <Bdi>{english}</Bdi>
          </Detail>
        )}
        {history?.first && (
          <Detail term={t('fact.firstSeen')}>
            <Bdi>{formatDate(history.first)}</Bdi>
          </Detail>
        )}
        {history?.last && !once && (
          <Detail term={t('fact.lastSeen')}>
            <Bdi>{formatDate(history.last)}</Bdi>
          </Detail>
        )}
        {history?.facility && (
          <Detail term={t('fact.facility')}>
            <Bdi>{history.facility}</Bdi>
          </Detail>
        )}
        {history?.physician && (
          <Detail term={t('fact.physician')}>
            <Bdi>{history.physician}</Bdi>
          </Detail>
        )}
        {history && <Detail term={t('fact.mentionsTerm')}>{history.mentions}</Detail>}
        {confidence !== null && (
          <Detail term={t('fact.confidence')}>
            <Badge tone={confidence > sureAbove ? 'success' : 'warning'} className="tabular">
              {`${Math.round(confidence * 100)}%`}
            </Badge>
          </Detail>
        )}
        {coded && (
          <Detail term={t('fact.codes')}>
            <span className="flex flex-wrap items-center gap-2">
              <Codes codes={codes} />
            </span>
          </Detail>
        )}
      </dl>
      <FactSources fact={fact} open={open} />
      <FactActions open={open} fact={fact} name={name} />
    </details>
  )
}

function Detail({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
