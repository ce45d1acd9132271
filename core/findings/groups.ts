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
}

export interface FindingGroup {
  readonly kind: FindingCategory | 'not_judged'
  /** Of studies, which stand under the diagnosis that they are made for. */
  readonly diagnosis: FollowedFor | null
  readonly findings: readonly ShownFinding[]
}

/**
 * The findings of one document under the headings of its card (spec records.md §2): of results those that belong to a
 * diagnosis, the irregular, the normal; studies by their diagnosis, then likewise. What no page judged stands apart
 * from what it calls normal. Headings with nothing under them are left out.
 */
export function groupFindings(type: 'lab' | 'imaging', findings: readonly ShownFinding[]): FindingGroup[] {
  const of = (kind: FindingGroup['kind']) =>
    findings.filter(({ category }) => (category ?? 'not_judged') === kind)
  const linked = of('linked_to_diagnosis')
  const related: FindingGroup[] =
    type === 'lab'
      ? [{ kind: 'linked_to_diagnosis', diagnosis: null, findings: linked }]
      : [...Map.groupBy(linked, ({ diagnosis }) => diagnosis?.id)].map(([, own]) => ({
          kind: 'linked_to_diagnosis' as const,
          diagnosis: own[0]?.diagnosis ?? null,
          findings: own,
        }))
  const others = (['irregular_finding', 'normal_finding', 'not_judged'] as const).map(
    (kind): FindingGroup => ({ kind, diagnosis: null, findings: of(kind) }),
  )
  return [...related, ...others].filter((group) => group.findings.length > 0)
}
