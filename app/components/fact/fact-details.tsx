import type { ReactNode } from 'react'
import { formatDate } from '#core/i18n/dates'
import { Bdi, useSpeech } from '../i18n'
import { Codes } from '../record/codes'
import { statusText } from '../record/words'
import { Badge } from '../ui/badge'
import { Folded } from '../ui/folded'
import { Certainty } from './certainty'
import { FactActions } from './fact-actions'
import type { FactHistory, FactView } from './fact-view'

interface FactDetailsProps {
  readonly fact: FactView
  readonly name: string
}

/** What only some look for: what it counts as, its codes, the page's wording, how sure the reading is, since when. */
export function FactDetails(told: FactDetailsProps) {
  const { t } = useSpeech()
  return (
    <Folded className="fact-details" summary={t('fact.details')}>
      {(open) => <Told {...told} open={open} />}
    </Folded>
  )
}

function Told({ fact, name, open }: FactDetailsProps & { readonly open: boolean }) {
  const { t } = useSpeech()
  const { wording, codes, category, status, confidence, history, waiting } = fact
  const english = name !== fact.name && fact.name !== wording ? fact.name : null
  return (
    <>
      <div className="fact-badges">
        {category && (
          <Badge tone={category === 'condition' ? 'default' : 'warning'}>{t(`registry.${category}`)}</Badge>
        )}
        {/* What waits has no standing in the record. */}
        {waiting === null && <Badge>{statusText(t, status)}</Badge>}
        <Codes codes={codes} />
      </div>
      <dl>
        {wording && (
          <Detail term={t('fact.asWritten')}>
            <Bdi>{wording}</Bdi>
          </Detail>
        )}
        {english && (
          <Detail term={t('fact.english')}>
            <Bdi>{english}</Bdi>
          </Detail>
        )}
        {history && <Seen history={history} />}
        {confidence !== null && (
          <Detail term={t('fact.confidence')}>
            <Certainty of={confidence} />
          </Detail>
        )}
      </dl>
      <FactActions open={open} fact={fact} name={name} />
    </>
  )
}

/** Since when the record has it, where it was written first, and how often (spec records.md §2). */
function Seen({ history }: { readonly history: FactHistory }) {
  const { t } = useSpeech()
  const { first, last, mentions } = history
  const by = [first && formatDate(first), history.facility, history.physician].filter((part) => part !== null)
  return (
    <>
      {by.length > 0 && (
        <Detail term={t('fact.firstSeen')}>
          {by.map((part) => (
            <Bdi key={part}>{part}</Bdi>
          ))}
        </Detail>
      )}
      {last && (
        <Detail term={t('fact.lastSeen')}>
          <Bdi>{formatDate(last)}</Bdi>
          {t('registry.mentions', { n: mentions })}
        </Detail>
      )}
    </>
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
