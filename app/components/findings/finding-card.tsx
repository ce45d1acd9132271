import { Link } from '@remix-run/react'
import { groupFindings, type FindingGroup, type ShownFinding } from '#core/findings/groups'
import type { DocumentFindings } from '../../findings-loader'
import type { RowSource } from '../fact/beside-source'
import { FactRow } from '../fact/fact-row'
import { useFactName } from '../fact/names'
import { Bdi, useSpeech } from '../i18n'
import { LabColumns, LabRow } from '../lab/lab-row'
import { DocumentCard, type DocumentBadge } from '../record/document-card'
import { ContextChips, ItemChip } from './context-chips'

interface FindingCardProps {
  readonly type: 'lab' | 'imaging'
  readonly document: DocumentFindings
  readonly open: boolean
  /** Its row, by the fact's id. */
  readonly sourceOf: (id: string) => RowSource | null
}

/** One document: what it found, under the headings of its kind, and below that what else it says. */
export function FindingCard({ type, document, open, sourceOf }: FindingCardProps) {
  const { t } = useSpeech()
  const { fileId, head, findings, context } = document
  return (
    <DocumentCard head={head} heading="h2" badges={useBadges(type, document)} open={open} fileId={fileId}>
      {groupFindings(type, findings).map((group) => (
        <section key={`${group.kind} ${group.diagnosis?.id}`} className="py-2">
          <GroupHeading type={type} group={group} />
          {type === 'lab' ? (
            <div className="lab-table">
              <LabColumns />
              <ul>{group.findings.map((finding) => rowOf(finding, sourceOf, type))}</ul>
            </div>
          ) : (
            <ul>{group.findings.map((finding) => rowOf(finding, sourceOf, type))}</ul>
          )}
        </section>
      ))}
      <ContextChips items={context} />
      {fileId !== null && (
        <p className="pb-2 text-sm">
          <Link to={`/file/${fileId}`} className="inline-flex min-h-11 items-center underline">
            {t('timeline.openFile')}
          </Link>
        </p>
      )}
    </DocumentCard>
  )
}

function rowOf(
  { id, diagnosis }: ShownFinding,
  sourceOf: FindingCardProps['sourceOf'],
  type: FindingCardProps['type'],
) {
  const source = sourceOf(id)
  if (!source) return null
  if (type === 'imaging') return <FactRow key={id} {...source} heading="h4" />
  return (
    <LabRow key={id} {...source} heading="h4">
      {diagnosis && (
        <ItemChip item={{ ...diagnosis, type: 'diagnosis', canonical_key: diagnosis.canonicalKey }} />
      )}
    </LabRow>
  )
}

/** Where studies are told otherwise than results. */
const ofStudies: Partial<Record<FindingGroup['kind'], 'irregularNotLinked' | 'otherFindings'>> = {
  irregular_finding: 'irregularNotLinked',
  not_judged: 'otherFindings',
}

function GroupHeading({
  type,
  group: { kind, diagnosis },
}: {
  type: 'lab' | 'imaging'
  group: FindingGroup
}) {
  const { t } = useSpeech()
  const nameOf = useFactName()
  if (diagnosis === null)
    return (
      <h3 className="findings-heading">
        {t(`findings.${type === 'imaging' ? (ofStudies[kind] ?? kind) : kind}`)}
      </h3>
    )
  return (
    <>
      <h3 className="findings-heading">
        <Link to={`/diagnoses?highlight=${diagnosis.id}`} className="underline underline-offset-4">
          <Bdi>{nameOf({ name: diagnosis.name, concept: diagnosis.canonicalKey })}</Bdi>
        </Link>
      </h3>
      {diagnosis.source !== null && (
        <p className="text-xs text-muted">
          {t('findings.linkedBy')} <Bdi>{diagnosis.source}</Bdi>
        </p>
      )}
    </>
  )
}

/** How much there is of it: diagnoses, what is out of range, all. */
function useBadges(type: 'lab' | 'imaging', { findings, context }: DocumentFindings): DocumentBadge[] {
  const { t } = useSpeech()
  const linked = findings.flatMap(({ diagnosis }) => diagnosis?.id ?? [])
  const said = context.flatMap((item) => (item.type === 'diagnosis' ? [item.id] : []))
  const diagnoses = new Set([...linked, ...said]).size
  const out = findings.filter(({ abnormal }) => abnormal === true).length
  const all: DocumentBadge = { label: t(`findings.${type}`), n: findings.length, type }
  return [
    ...(diagnoses > 0 ? [{ label: t('timeline.diagnosis'), n: diagnoses, type: 'diagnosis' as const }] : []),
    ...(out > 0
      ? [
          {
            label: t(type === 'lab' ? 'findings.abnormal' : 'findings.irregular'),
            n: out,
            tone: 'warning' as const,
          },
        ]
      : []),
    all,
  ]
}
