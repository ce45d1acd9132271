import type { FindingCategory } from './finding'

/** A diagnosis of the same person that a finding is followed for. */
export interface FollowedFor {
  readonly id: string
  readonly name: string
  readonly canonicalKey: string
  /** The guideline or definition that names the test for it. */
  readonly source: string | null
}

/** A result or a study on the card of its document. */
export interface ShownFinding {
  /** Of its fact. */
  readonly id: string
  /** Null of what is neither related to a diagnosis nor judged by its page. */
  readonly category: FindingCategory | null
  readonly abnormal: boolean | null
  readonly diagnosis: FollowedFor | null
  /** A blood pressure, a pulse, a weight: no test of a laboratory. */
  readonly vital?: boolean
}

export interface FindingGroup {
  readonly kind: FindingCategory | 'not_judged' | 'vital_sign'
  /** Of studies, which stand under the diagnosis that they are made for. */
  readonly diagnosis: FollowedFor | null
  readonly findings: readonly ShownFinding[]
}

/**
 * The findings of one document under the headings of its card (spec records.md §2): of results those that belong to a
 * diagnosis, the irregular, the normal, the vital signs; studies by their diagnosis, then likewise. What no page judged stands apart
 * from what it calls normal. Headings with nothing under them are left out.
 */
export function groupFindings(type: 'lab' | 'imaging', findings: readonly ShownFinding[]): FindingGroup[] {
  const of = (kind: FindingGroup['kind']) => findings.filter((finding) => kindOf(finding) === kind)
  const linked = of('linked_to_diagnosis')
  const related: FindingGroup[] =
    type === 'lab'
      ? [{ kind: 'linked_to_diagnosis', diagnosis: null, findings: linked }]
      : [...Map.groupBy(linked, ({ diagnosis }) => diagnosis?.id)].map(([, own]) => ({
          kind: 'linked_to_diagnosis' as const,
          diagnosis: own[0]?.diagnosis ?? null,
          findings: own,
        }))
  const others = (['irregular_finding', 'normal_finding', 'vital_sign', 'not_judged'] as const).map(
    (kind): FindingGroup => ({ kind, diagnosis: null, findings: of(kind) }),
  )
  return [...related, ...others].filter((group) => group.findings.length > 0)
}

/** A vital sign that its page calls out of range stands with what is irregular. */
const kindOf = ({ category, vital }: ShownFinding): FindingGroup['kind'] =>
  vital && (category === null || category === 'normal_finding') ? 'vital_sign' : (category ?? 'not_judged')
