import { formatDate } from '#core/i18n/dates'
import type { RecordChange } from '#core/timeline/since-last'
import type { RowSource } from '../fact/beside-source'
import { FactAmount } from '../fact/fact-amount'
import { factOfEntity, type FactView } from '../fact/fact-view'
import { useFactName } from '../fact/names'
import { Bdi, useSpeech } from '../i18n'
import { StripButton } from '../paper/strip-button'
import { TypeMark } from '../record/type-mark'

/** A change, with what it was before as the reader is told it. */
export interface ShownChange extends Pick<RecordChange, 'kind' | 'entity'> {
  readonly before: { readonly told: string; readonly date: string } | null
}

interface SinceLastProps {
  readonly changes: readonly ShownChange[]
  readonly rowOf: (fact: FactView) => RowSource
}

/** What the newest document changed, each with the line that says so. */
export function SinceLastCard({ changes, rowOf }: SinceLastProps) {
  const { t } = useSpeech()
  if (changes.length === 0) return null
  return (
    <section aria-labelledby="since-last" className="card mb-6">
      <h2 id="since-last" className="text-base">
        {t('timeline.sinceLast')}
      </h2>
      <p className="text-sm text-muted">{t('timeline.sinceLastHint')}</p>
      <ul>
        {changes.map((change) => (
          <ChangeRow key={`${change.kind} ${change.entity.id}`} change={change} rowOf={rowOf} />
        ))}
      </ul>
    </section>
  )
}

function ChangeRow({
  change: { kind, entity, before },
  rowOf,
}: { change: ShownChange } & Pick<SinceLastProps, 'rowOf'>) {
  const { t } = useSpeech()
  const nameOf = useFactName()
  const { fact, picture, selected, onOpen } = rowOf(factOfEntity(entity))
  const name = nameOf(fact)
  return (
    <li className="fact">
      <div className="fact-head">
        <h3 className="fact-name">
          <TypeMark type={fact.type} className="me-2 align-[-0.2em]" />
          {t(`timeline.${kind}`)}: <Bdi>{name}</Bdi>
        </h3>
        {kind !== 'stopped' && <FactAmount fact={fact} />}
      </div>
      {before && (
        <p className="fact-line">
          <span>{t('timeline.before')}</span>
          <Bdi>{before.told}</Bdi>
          <span className="tabular">
            <Bdi>{formatDate(before.date) ?? before.date}</Bdi>
          </span>
        </p>
      )}
      {fact.source && picture && (
        <div className="fact-paper">
          <StripButton
            picture={picture}
            source={fact.source}
            name={name}
            selected={selected}
            onOpen={onOpen}
          />
        </div>
      )}
    </li>
  )
}
