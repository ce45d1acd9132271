import { Link } from '@remix-run/react'
import { groupFindings, type FindingGroup, type ShownFinding } from '#core/findings/groups'
import type { DocumentSaid, SaidCounts } from '../../document-said.server'
import type { DocumentFindings } from '../../findings-loader'
import type { RowSource } from '../fact/beside-source'
import { FactRow } from '../fact/fact-row'
import { useFactName } from '../fact/names'
import { Bdi, useSpeech } from '../i18n'
import { LabColumns, LabRow } from '../lab/lab-row'
import { DocumentCard, type DocumentBadge } from '../record/document-card'
import { ContextChips, ItemChip } from './context-chips'
import { SaidComing } from './said-coming'
import type { Said } from './said'

interface FindingCardProps {
  readonly type: 'lab' | 'imaging'
  readonly document: DocumentFindings
  readonly open: boolean
  /** Null until it is opened. */
  readonly said: Said | null
  /** Asks for what it says, where that did not come with the list. */
  readonly ask: () => void
  /** Its row, by the fact's id. */
  readonly sourceOf: (id: string) => RowSource | null
}

/** One document, folded to how much it says. */
export function FindingCard({ type, document, open, said, ask, sourceOf }: FindingCardProps) {
  const { fileId, head, counts } = document
  return (
    <DocumentCard head={head} heading="h2" badges={useBadges(type, counts)} open={open} fileId={fileId}>
      {said !== null && typeof said === 'object' ? (
        <SaidByDocument type={type} fileId={fileId} said={said} sourceOf={sourceOf} />
      ) : (
        <SaidComing state={said} rows={counts.all} ask={ask} />
      )}
    </DocumentCard>
  )
}

interface SaidProps extends Pick<FindingCardProps, 'type' | 'sourceOf'> {
  readonly fileId: string | null
  readonly said: DocumentSaid
}

/** What a document found, under the headings of its kind, and below that what else it says. */
function SaidByDocument({ type, fileId, said: { findings, context }, sourceOf }: SaidProps) {
  const { t } = useSpeech()
  return (
    <>
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
    </>
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
function useBadges(type: 'lab' | 'imaging', { diagnoses, abnormal, all }: SaidCounts): DocumentBadge[] {
  const { t } = useSpeech()
  const outOfRange = t(type === 'lab' ? 'findings.abnormal' : 'findings.irregular')
  const badges: DocumentBadge[] = [
    { label: t('timeline.diagnosis'), n: diagnoses, type: 'diagnosis' },
    { label: outOfRange, n: abnormal, tone: 'warning' },
    { label: t(`findings.${type}`), n: all, type },
  ]
  return badges.filter(({ n }) => n > 0)
}
