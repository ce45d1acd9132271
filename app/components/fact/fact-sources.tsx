import { FileSearch } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatDate } from '#core/i18n/dates'
import type { EntityType } from '#core/records/kinds'
import type { Occurrence } from '#core/records/lists'
import { callApi } from '../../session/api'
import { Bdi, useSpeech } from '../i18n'
import { calm } from '../record/calm'
import type { FactView } from './fact-view'
import { LinkButton } from '../ui/link-button'

/** Which call tells where an item was written. */
const calls = {
  diagnosis: 'POST /rpc/diagnosis_occurrences_list',
  allergy: 'POST /rpc/diagnosis_occurrences_list',
  medication: 'POST /rpc/medication_occurrences_list',
  procedure: 'POST /rpc/procedure_occurrences_list',
} as const satisfies Partial<Record<EntityType, string>>

const isTold = (type: EntityType): type is keyof typeof calls => type in calls

interface FactSourcesProps {
  readonly fact: FactView
  /** They are asked for when somebody looks. */
  readonly open: boolean
}

/** A way to each document that an item was written in, at the screen that shows its kind. */
export function FactSources({ fact, open }: FactSourcesProps) {
  const { t } = useSpeech()
  const { sources, failed } = useSources(fact, open)
  if (failed) return <p role="alert">{t('registry.sourcesFailed')}</p>
  if (sources.length === 0) return null
  return (
    <ul aria-label={t('registry.sources')} className="flex flex-wrap gap-2 py-2">
      {sources.map((source) => (
        <li key={source.file_id}>
          <LinkButton to={addressOf(fact.type, source)} variant="outline" size="sm">
            <FileSearch aria-hidden />
            <span className="whitespace-nowrap">{t('registry.viewSource')}</span>
            <span className="tabular whitespace-nowrap">
              <Bdi>{formatDate(source.occurrence_date) ?? source.occurrence_date}</Bdi>
            </span>
            {source.facility !== null && (
              <Bdi className="line-clamp-1 text-muted">{calm(source.facility) ?? ''}</Bdi>
            )}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}

function useSources({ type, key, history }: FactView, open: boolean) {
  const [sources, setSources] = useState<readonly Occurrence[]>([])
  const [failed, setFailed] = useState(false)
  const wanted = open && history !== null && isTold(type)
  // Another line or another count: the documents may be others.
  const mentions = history?.mentions
  useEffect(() => {
    if (!wanted || !isTold(type)) return undefined
    let left = false
    void callApi(calls[type], { body: { p_registry_id: key } }).then((answer) => {
      if (left) return
      setFailed(!answer.ok)
      if (answer.ok) setSources(oneEach(answer.value))
    })
    return () => void (left = true)
  }, [wanted, type, key, mentions])
  return { sources, failed }
}

/** The newest line of each document. */
const oneEach = (rows: readonly Occurrence[]): Occurrence[] =>
  [
    ...new Map(
      rows.toReversed().flatMap((row) => (row.file_id === null ? [] : [[row.file_id, row] as const])),
    ).values(),
  ].toReversed()

/** By the kind of the document (spec records.md §2); drugs and procedures are looked at in their time. */
function addressOf(type: EntityType, { file_id: file, entity_id: entity, document_type: kind }: Occurrence) {
  const byKind = type === 'diagnosis' || type === 'allergy' ? kind : null
  const place = byKind === 'lab' ? '/labs' : byKind === 'imaging' ? '/imaging' : '/timeline'
  return `${place}?file=${file}&entity=${entity}`
}
