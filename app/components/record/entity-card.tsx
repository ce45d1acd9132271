import { ArrowDown, ArrowUp } from 'lucide-react'
import { forwardRef } from 'react'
import { formatDate } from '#core/i18n/dates'
import type { EntityRecord } from '#core/records/entity'
import { Bdi, useSpeech } from '../i18n'
import type { PaperPicture } from '../paper/page-image'
import { Strip } from '../paper/strip'
import { Badge } from '../ui/badge'
import { cn } from '../ui/cn'
import { Codes } from './codes'
import { amountOf, nameOf } from './entity-view'
import { StatusBadge } from './status-badge'
import { doubtText, rangeText, severityText, sideText } from './words'

interface EntityCardProps {
  readonly entity: EntityRecord
  readonly picture: PaperPicture
  readonly rightToLeft: boolean
  readonly selected: boolean
  readonly onSelect: () => void
}

/** One fact with the line that it was read from. */
export const EntityCard = forwardRef<HTMLLIElement, EntityCardProps>(function EntityCard(
  { entity, picture, rightToLeft, selected, onSelect },
  ref,
) {
  const { t } = useSpeech()
  const name = nameOf(entity)
  return (
    // A pointer may take the whole card; the keyboard has the button in it, whose click bubbles here.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={ref}
      onClick={(event) => isForTheCard(event.target) && onSelect()}
      className={cn(
        'grid cursor-pointer content-start gap-2 rounded-card border border-hairline p-3',
        selected && 'border-primary bg-primary-soft ring-2 ring-primary',
      )}
    >
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h4 className="font-semibold">
          <Bdi>{name}</Bdi>
        </h4>
        <Amount entity={entity} />
        <StatusBadge type={entity.type} status={entity.normalized.status} />
      </div>
      <Details entity={entity} />
      <Doubt entity={entity} />
      <Strip
        picture={picture}
        place={entity.evidence}
        quote={entity.evidence.quote}
        rightToLeft={rightToLeft}
      >
        <button type="button" aria-label={t('file.showLine', { name })} aria-pressed={selected} />
      </Strip>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Codes codes={entity.normalized.codes} />
        {entity.date && <Bdi>{formatDate(entity.date)}</Bdi>}
        <span className="tabular">
          {t('file.confidence', { percent: `${Math.round(entity.confidence * 100)}%` })}
        </span>
      </div>
    </li>
  )
})

/** Not what unfolds within the card, nor the end of a selection of text. */
function isForTheCard(target: EventTarget): boolean {
  return (
    !(target instanceof Element && target.closest('details')) && window.getSelection()?.isCollapsed !== false
  )
}

function Amount({ entity }: { readonly entity: EntityRecord }) {
  const { t } = useSpeech()
  const range = rangeText(t, entity)
  if (entity.value === null) return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <bdi dir="ltr" aria-label={amountOf(entity)} className="tabular">
        <span className="text-lg font-semibold">{entity.value}</span>
        {entity.unit && <span className="text-sm"> {entity.unit}</span>}
      </bdi>
      {entity.type === 'lab' && <Flag flag={entity.flag} />}
      {range !== null && <span className="text-sm text-muted">{t('file.range', { range })}</span>}
    </p>
  )
}

function Flag({ flag }: { readonly flag: EntityRecord['flag'] }) {
  const { t } = useSpeech()
  if (flag === null) return null
  if (flag === 'N') return <span className="text-sm text-muted">{t('file.normal')}</span>
  const Arrow = flag === 'H' ? ArrowUp : ArrowDown
  return (
    <Badge tone="warning">
      <Arrow aria-hidden className="size-4" />
      {flag === 'H' ? t('file.high') : t('file.low')}
    </Badge>
  )
}

/** How a drug is taken, what an allergy does, where a study was done; and the page's own wording where it differs. */
function Details({ entity: { type, normalized, text } }: { readonly entity: EntityRecord }) {
  const { t } = useSpeech()
  const { route, frequency, duration, reaction, severity, modality, body_part: part, laterality } = normalized
  const said = [route, frequency, duration, modality, part].filter((word) => word !== null && word !== '')
  return (
    <>
      {said.length > 0 && (
        <p className="text-sm">
          <Bdi>{said.join(' · ')}</Bdi>
          {laterality && ` · ${sideText(t, laterality)}`}
        </p>
      )}
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
      {/* A result's wording is its whole row, which the strip shows better. */}
      {type !== 'lab' && text !== normalized.name && (
        <p className="text-sm text-muted">
          {t('file.asWritten')} <Bdi>{text}</Bdi>
        </p>
      )}
    </>
  )
}

/** Why a fact is not in the record yet, in plain words. */
function Doubt({ entity }: { readonly entity: EntityRecord }) {
  const { t } = useSpeech()
  const { decision, coding_meta: meta } = entity
  const others = meta.candidates.map(({ name }) => name).filter((name) => name !== nameOf(entity))
  if (decision === 'rejected') return <p className="text-sm text-muted">{t('file.rejected')}</p>
  if (decision !== 'pending' && decision !== 'review') return null
  return (
    <div className="flex items-start gap-2 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
      <span aria-hidden className="mt-1.5 size-2.5 shrink-0 rounded-full bg-warning-dot" />
      <p>
        <span className="font-semibold">{t('file.waiting')}.</span> {doubtText(t, meta.doubt)}
        {others.length > 0 && ` ${t('file.other', { names: others.join(', ') })}`}
      </p>
    </div>
  )
}
