import { useSpeech } from '../i18n'
import { Badge } from '../ui/badge'

/** Spec records.md §9. */
const sureAbove = 0.8

/** How sure the reading is, 0..1, in per cent. */
export function Certainty({ of: confidence }: { readonly of: number }) {
  const { t } = useSpeech()
  return (
    <Badge
      tone={confidence > sureAbove ? 'success' : 'warning'}
      className="tabular"
      title={t('fact.confidence')}
    >
      {`${Math.round(confidence * 100)}%`}
    </Badge>
  )
}
