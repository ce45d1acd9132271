import type { EntityType } from '#core/records/kinds'
import { useSpeech } from '../i18n'
import { Badge } from '../ui/badge'
import { statusText, statusTone } from './words'

const plain: ReadonlySet<string> = new Set(['active', 'completed', 'historical'])

/** The status of a fact. A result or a study has none worth saying, unless it is only mentioned. */
export function StatusBadge({ type, status }: { readonly type: EntityType; readonly status: string }) {
  const { t } = useSpeech()
  if ((type === 'lab' || type === 'imaging') && plain.has(status)) return null
  return (
    <Badge tone={statusTone(status)} className="ms-auto">
      {statusText(t, status)}
    </Badge>
  )
}
