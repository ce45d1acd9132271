import { RotateCcw } from 'lucide-react'
import { formatDate } from '#core/i18n/dates'
import type { CitedFacts } from '../../cited-loader'
import { factOfEntity, type FactView } from '../fact/fact-view'
import { useFactName } from '../fact/names'
import { Bdi, useSpeech } from '../i18n'
import { StripButton } from '../paper/strip-button'
import { Button } from '../ui/button'
import { Skeleton } from '../ui/skeleton'

export interface Cited {
  /** By which statements name it. */
  readonly id: number
  readonly entity_id: string
  /** Null: its own name. */
  readonly title: string | null
  readonly date: string | null
  /** By the patient: it stands on no page. False where that is not known before it is read. */
  readonly entered: boolean
}

interface SourceLinesProps {
  readonly sources: readonly Cited[]
  /** Of what was read: those of pages. */
  readonly facts: readonly FactView[]
  /** Null until they are read. */
  readonly cited: CitedFacts | null
  readonly failed: boolean
  readonly shown: string | null
  readonly onShow: (entityId: string) => void
  readonly onAgain: () => void
}

/** Each source by its number: its line of the page, else why there is none. */
export function SourceLines({ sources, facts, cited, failed, shown, onShow, onAgain }: SourceLinesProps) {
  const { t } = useSpeech()
  const nameOf = useFactName()
  const byHand = (cited?.entered ?? []).map((one) => factOfEntity(one))
  return (
    <>
      {failed && (
        <div role="alert" className="flex flex-wrap items-center gap-2">
          <p className="text-sm">{t('ask.sourcesFailed')}</p>
          <Button variant="outline" size="sm" onClick={onAgain}>
            <RotateCcw aria-hidden />
            {t('shell.tryAgain')}
          </Button>
        </div>
      )}
      <ol>
        {sources.map((source) => {
          const { id, entity_id: entityId, title, date } = source
          const fact = [...facts, ...byHand].find(({ key }) => key === entityId)
          const name = title ?? (fact ? nameOf(fact) : '')
          const picture = cited?.pictures[fact?.source?.fileId ?? '']
          return (
            <li key={id}>
              <p className="text-xs text-muted">
                <span className="tabular">{id}</span>
                {name !== '' && (
                  <>
                    {' · '}
                    <Bdi>{name}</Bdi>
                  </>
                )}
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
                <NoLine source={source} fact={fact} isRead={cited !== null} failed={failed} />
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}

interface NoLineProps {
  readonly source: Cited
  readonly fact: FactView | undefined
  readonly isRead: boolean
  readonly failed: boolean
}

/** What stands in the place of a line. Only what was read and is not there is said to be gone. */
function NoLine({ source, fact, isRead, failed }: NoLineProps) {
  const { t } = useSpeech()
  if (!source.entered && !isRead) return failed ? null : <Skeleton className="h-7" />
  if (fact?.source) return <Bdi className="text-sm">{fact.source.quote}</Bdi>
  const isEntered = source.entered || fact !== undefined
  return <p className="text-sm text-muted">{t(isEntered ? 'fact.entered' : 'ask.sourceGone')}</p>
}
