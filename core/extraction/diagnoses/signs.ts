import type { Draft } from '../draft'

const codeOf = (draft: Draft): string => draft.codes['ICD-10-CM']?.[0] ?? ''

/**
 * An infiltrate is how a pneumonia is seen: on a page that lists the one among its diagnoses, the other is no
 * diagnosis of its own (ICD-10-CM guidelines, I.B.5: signs that belong to a condition are not coded beside it).
 */
export function withoutSigns(drafts: readonly Draft[]): Draft[] {
  const listed = drafts.some(
    (draft) =>
      /^J1[2-8]/.test(codeOf(draft)) && draft.passage.kind === 'diagnoses' && draft.assertion === 'present',
  )
  const isSign = (draft: Draft): boolean =>
    /^(?:Pulmonary infiltrate|Lung consolidation|Pulmonary consolidation)$/.test(draft.name) &&
    draft.passage.kind !== 'diagnoses'
  return drafts.filter((draft) => !listed || !isSign(draft))
}
