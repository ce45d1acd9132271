import type { FileRecord } from '#core/records/file'
import { usePercent } from '../../live/progress'
import { useSpeech } from '../i18n'
import { Badge, type Tone } from '../ui/badge'

const tones: Record<FileRecord['status'], Tone> = {
  completed: 'success',
  failed: 'critical',
  needs_review: 'warning',
  uploaded: 'default',
  other_patient: 'default',
  unclaimed: 'warning',
}

interface FileStatusProps {
  readonly file: FileRecord
  /** On the file's own page there are two tones: read, or something to look at (spec records.md §2). */
  readonly plain?: boolean
}

/** The status of a file; while it is being read, how far that is. */
export function FileStatus({ file, plain = false }: FileStatusProps) {
  const { t } = useSpeech()
  const { status, processing_state: state } = file
  if (state === 'queued' || state === 'running') return <ProcessingBadge file={file} />
  const tone = plain && status !== 'completed' ? 'warning' : tones[status]
  return <Badge tone={tone}>{status === 'uploaded' ? t('files.uploadedState') : t(`files.${status}`)}</Badge>
}

/** Only what is worth saying: nothing once a file is read (spec records.md §4). */
export function ProcessingBadge({
  file,
}: {
  readonly file: Pick<FileRecord, 'id' | 'processing_state' | 'processing_pct'>
}) {
  const { t } = useSpeech()
  const percent = usePercent(file)
  switch (file.processing_state) {
    case 'queued':
      return <Badge>{t('files.queued')}</Badge>
    case 'running':
      return <Badge tone="info">{t('files.running', { percent: `${Math.round(percent)}%` })}</Badge>
    case 'failed':
      return <Badge tone="critical">{t('files.failed')}</Badge>
    default:
      return null
  }
}
