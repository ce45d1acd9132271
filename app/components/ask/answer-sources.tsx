import { useFetcher } from '@remix-run/react'
import { ChevronDown } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { formatDate } from '#core/i18n/dates'
import type { loader } from '../../routes/_app.sources'
import { factOfEntity } from '../fact/fact-view'
import { NamesProvider } from '../fact/names'
import { Bdi, useSpeech } from '../i18n'
import { StripButton } from '../paper/strip-button'
import { Skeleton } from '../ui/skeleton'
import { SourceView } from './source-view'

export interface Cited {
  /** By which statements name it. */
  readonly id: number
  readonly entity_id: string
  /** Null: its own name. */
  readonly title: string | null
  readonly date: string | null
  /** False of what the patient entered. */
  readonly onPage: boolean
}

interface AnswerSourcesProps {
  readonly sources: readonly Cited[]
  /** However few they are. */
  readonly folded?: boolean
  /** The fact whose page is open. */
  readonly shown: string | null
  readonly onShow: (entityId: string | null) => void
  readonly onClosed: () => void
}

/** So few lines are shown at once; more are behind their number. */
const fewSources = 3

/** The lines of paper that an answer rests on, each a way to its page. They are fetched once they are looked at. */
export function AnswerSources({ sources, folded = false, shown, onShow, onClosed }: AnswerSourcesProps) {
  const { t } = useSpeech()
  const { state, data, load } = useFetcher<typeof loader>()
  const [open, setOpen] = useState(!folded && sources.length <= fewSources)
  const ids = sources.flatMap(({ entity_id: id, onPage }) => (onPage ? [id] : [])).join()
  const wanted = (open || shown !== null) && ids !== ''
  useEffect(() => {
    if (wanted && !data && state === 'idle') load(`/sources?ids=${ids}`)
  }, [wanted, data, state, load, ids])
  const facts = useMemo(() => (data?.entities ?? []).map((one) => factOfEntity(one)), [data])
  if (sources.length === 0) return null
  return (
    <NamesProvider names={data?.names ?? { concepts: {}, reactions: {} }}>
      <details
        className="trend ask-sources"
        open={open}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          {t('ask.sources', { n: sources.length })}
          <ChevronDown aria-hidden />
        </summary>
        <ol>
          {sources.map(({ id, entity_id: entityId, onPage, title, date }) => {
            const fact = facts.find(({ key }) => key === entityId)
            const picture = data?.pictures[fact?.source?.fileId ?? '']
            const name = title ?? fact?.name ?? ''
            return (
              <li key={id}>
                <p className="text-xs text-muted">
                  <span className="tabular">{id}</span> · <Bdi>{name}</Bdi>
                  {date !== null && (
                    <>
                      {' · '}
                      <Bdi>{formatDate(date)}</Bdi>
                    </>
                  )}
                </p>
                {fact?.source && picture ? (
                  <StripButton
                    picture={picture}
                    source={fact.source}
                    name={name}
                    selected={shown === entityId}
                    onOpen={() => onShow(entityId)}
                  />
                ) : (
                  onPage &&
                  (data ? (
                    <p className="text-sm text-muted">{t('ask.sourceGone')}</p>
                  ) : (
                    <Skeleton className="h-7" />
                  ))
                )}
              </li>
            )
          })}
        </ol>
      </details>
      {data && <SourceView {...data} facts={facts} shown={shown} onShow={onShow} onClosed={onClosed} />}
    </NamesProvider>
  )
}
