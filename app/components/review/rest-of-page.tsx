import { ChevronDown } from 'lucide-react'
import type { ToCheck } from '#core/records/waiting'
import { AllRight } from '../fact/all-right'
import { FactAmount } from '../fact/fact-amount'
import { factOfEntity } from '../fact/fact-view'
import { useFactName } from '../fact/names'
import { Bdi, useSpeech } from '../i18n'
import type { PaperPicture } from '../paper/page-image'
import { Strip } from '../paper/strip'

interface RestOfPageProps {
  /** The question that is asked now. */
  readonly question: ToCheck
  readonly open: readonly ToCheck[]
  readonly picture: PaperPicture | undefined
  readonly onSaid: (taskIds: readonly string[], undo: () => void) => void
  readonly onUndone: (taskIds: readonly string[]) => void
}

/**
 * All that waits on the page of a question, each with its line, and one word for all of it. What another document says
 * otherwise is left out: that is asked by itself.
 */
export function RestOfPage({ question, open, picture, onSaid, onUndone }: RestOfPageProps) {
  const { t } = useSpeech()
  const nameOf = useFactName()
  const { file_id: fileId } = question.entity
  const run = open.filter(({ entity, against }) => against === null && entity.file_id === fileId)
  if (run.length < 2 || !picture) return null
  return (
    <details className="rest-of-page">
      <summary>
        {t('review.ofPage', { n: run.length })}
        <ChevronDown aria-hidden />
      </summary>
      <ul>
        {run.map(({ taskId, entity }) => {
          const fact = factOfEntity(entity)
          return (
            <li key={taskId} className="fact">
              <div className="fact-head">
                <h3 className="fact-name">
                  <Bdi>{nameOf(fact)}</Bdi>
                </h3>
                <FactAmount fact={fact} />
              </div>
              <Strip picture={picture} id={entity.id} place={entity.evidence} quote={entity.evidence.quote} />
            </li>
          )
        })}
      </ul>
      <AllRight
        fileId={fileId}
        taskIds={run.map(({ taskId }) => taskId)}
        onSaid={onSaid}
        onUndone={onUndone}
      />
    </details>
  )
}
