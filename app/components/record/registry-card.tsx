import { Link } from '@remix-run/react'
import { formatDate } from '#core/i18n/dates'
import type { RegistryRecord } from '#core/records/registry'
import { Bdi, useSpeech } from '../i18n'
import type { PaperPicture } from '../paper/page-image'
import { Strip } from '../paper/strip'
import { Badge } from '../ui/badge'
import { Codes } from './codes'
import { valueOf } from './registry-view'
import { StatusBadge } from './status-badge'
import { severityText } from './words'

interface RegistryCardProps {
  readonly item: RegistryRecord
  /** The page of its newest evidence. */
  readonly picture: PaperPicture | null
  readonly heading: 'h2' | 'h3'
}

/** One concept of the record with the newest line that speaks of it. */
export function RegistryCard({ item, picture, heading: Heading }: RegistryCardProps) {
  const { t } = useSpeech()
  const { amount, reaction, severity, flag } = valueOf(item)
  return (
    <li className="grid content-start gap-2 rounded-card border border-hairline bg-card p-3 sm:p-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Heading className="font-semibold">
          <Bdi>{item.name}</Bdi>
        </Heading>
        {amount !== '' && <Bdi className="tabular text-lg font-semibold">{amount}</Bdi>}
        {flag && <Badge tone="warning">{flag === 'H' ? t('file.high') : t('file.low')}</Badge>}
        <StatusBadge type={item.type} status={item.status} />
      </div>
      {(reaction ?? severity) && (
        <p className="text-sm">
          {reaction && (
            <>
              {t('file.reaction')}: <Bdi>{reaction}</Bdi>{' '}
            </>
          )}
          {severity && `${t('file.severity')}: ${severityText(t, severity)}`}
        </p>
      )}
      <Seen item={item} />
      {item.evidence && picture && (
        <Strip
          picture={picture}
          place={item.evidence}
          quote={item.evidence.quote}
          rightToLeft={/\p{Script=Hebrew}/u.test(item.evidence.quote)}
        >
          <Link
            to={`/file/${item.evidence.file_id}?entity=${item.evidence.entity_id}`}
            aria-label={t('file.openPage', { name: item.name })}
          />
        </Strip>
      )}
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        <Codes codes={item.codes} />
      </div>
    </li>
  )
}

/** Dates, places and how often: what the item rests on. */
function Seen({ item }: { readonly item: RegistryRecord }) {
  const { t } = useSpeech()
  const {
    first_seen_date: first,
    last_seen_date: last,
    first_facility: facility,
    first_physician: physician,
  } = item
  const once = first === last || last === null
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-muted">
      {first && (
        <span>{t(once ? 'registry.seenOn' : 'registry.firstSeen', { date: formatDate(first) })}</span>
      )}
      {[facility, physician].map((name) => name && <Bdi key={name}>{name}</Bdi>)}
      {!once && <span>{t('registry.lastSeen', { date: formatDate(last) })}</span>}
      <span>{t('registry.mentions', { n: item.evidence_count })}</span>
    </p>
  )
}
