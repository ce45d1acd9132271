import { Link } from '@remix-run/react'
import { useMemo } from 'react'
import { formatDate } from '#core/i18n/dates'
import type { EntityType } from '#core/records/kinds'
import { entityTypes } from '#core/records/kinds'
import type { ListedFact } from '#core/records/timeline'
import { byMonth, type TimelineFile } from '#core/timeline/group'
import type { ShownChange } from './since-last-card'
import { BesideSource, type RowSource } from '../fact/beside-source'
import { FactRow } from '../fact/fact-row'
import { factOfEntity, type FactView } from '../fact/fact-view'
import { useSpeech } from '../i18n'
import type { PaperPicture } from '../paper/page-image'
import { DocumentCard, type DocumentHead } from '../record/document-card'
import { useOpened } from '../record/use-opened'
import { lineParam } from '../source/use-source'
import { SinceLastCard } from './since-last-card'

/** A fact of the timeline, and what its source is called where that is a name. */
export interface TimelineRow extends ListedFact {
  readonly label: string | null
}

interface TimelineListProps {
  readonly rows: readonly TimelineRow[]
  /** By file id. */
  readonly heads: Readonly<Record<string, DocumentHead>>
  readonly pictures: Readonly<Record<string, PaperPicture>>
  readonly titles: Readonly<Record<string, string>>
  /** The document that somebody came for; else the newest stands open. */
  readonly file: string | null
  /** What the newest document changed; none further down. */
  readonly changes: readonly ShownChange[]
}

/** Events by month and year, then by document. */
export function TimelineList({ rows, heads, pictures, titles, file, changes }: TimelineListProps) {
  const { t } = useSpeech()
  const months = useMemo(() => byMonth(rows), [rows])
  const views = useMemo(() => new Map(rows.map(({ entity }) => [entity.id, factOfEntity(entity)])), [rows])
  const opened = useOpened(
    file,
    months.flatMap(({ files }) => files.map(keyOf)),
  )
  const cardOf = (card: TimelineFile<TimelineRow>, rowOf: (fact: FactView) => RowSource) => (
    <li key={keyOf(card)}>
      <DocumentCard
        head={heads[card.fileId ?? ''] ?? { date: card.date, facility: null, text: t('timeline.entered') }}
        badges={countsOf(card).map(([type, n]) => ({ type, n, label: t(`timeline.${type}`) }))}
        open={keyOf(card) === opened}
        fileId={card.fileId}
      >
        <ul>
          {card.rows.map(({ entity, label }) => {
            const view = views.get(entity.id)
            return view ? (
              <FactRow
                key={entity.id}
                {...rowOf(view)}
                heading="h4"
                marked
                note={[t(`review.${entity.type}`), ...(label === null ? [] : [label])]}
              />
            ) : null
          })}
        </ul>
        {card.fileId && (
          <p className="py-2 text-sm">
            <Link to={`/file/${card.fileId}`} className="inline-flex min-h-11 items-center underline">
              {t('timeline.openFile')}
            </Link>
          </p>
        )}
      </DocumentCard>
    </li>
  )
  return (
    <BesideSource facts={[...views.values()]} pictures={pictures} titles={titles} param={lineParam}>
      {(rowOf) => (
        <>
          <SinceLastCard changes={changes} rowOf={rowOf} />
          {months.map(({ month, files }) => (
            <section key={month} aria-labelledby={`month-${month}`} className="mb-6">
              <h2 id={`month-${month}`} className="timeline-month tabular">
                {formatDate(month)}
              </h2>
              <ul className="grid gap-2">{files.map((card) => cardOf(card, rowOf))}</ul>
            </section>
          ))}
        </>
      )}
    </BesideSource>
  )
}

/** What was entered by hand stands under its day. */
const keyOf = ({ fileId, date }: TimelineFile): string => fileId ?? date

/** How many of each kind, in their usual order. */
function countsOf({ rows }: TimelineFile): [EntityType, number][] {
  const byType = Map.groupBy(rows, ({ entity }) => entity.type)
  return entityTypes.flatMap((type): [EntityType, number][] => {
    const n = byType.get(type)?.length ?? 0
    return n === 0 ? [] : [[type, n]]
  })
}
