import type { EntityType } from '#core/records/kinds'
import type { RowSource } from '../fact/beside-source'
import { FactGroup } from '../fact/fact-group'
import { FactRow } from '../fact/fact-row'
import type { FactView } from '../fact/fact-view'
import { useSpeech } from '../i18n'
import { LinkButton } from '../ui/link-button'

interface WaitingGroupProps {
  readonly type: EntityType
  readonly facts: readonly FactView[]
  /** Whether more waits than is shown here. */
  readonly more: boolean
  readonly rowOf: (fact: FactView) => RowSource
}

/** What waits for a yes or no before it enters the list below. */
export function WaitingGroup({ type, facts, more, rowOf }: WaitingGroupProps) {
  const { t } = useSpeech()
  if (facts.length === 0) return null
  return (
    <>
      {more && (
        <LinkButton to="/review" variant="outline" size="sm" className="mb-3">
          {t('review.homeButton')}
        </LinkButton>
      )}
      <FactGroup type={type} title={t('registry.pending')} hint={t('fact.toCheckHint')} count={facts.length}>
        {facts.map((fact) => (
          <FactRow key={fact.key} {...rowOf(fact)} />
        ))}
      </FactGroup>
    </>
  )
}
