import { Download, FileHeart, FolderArchive } from 'lucide-react'
import { useState } from 'react'
import { refusalText } from '../../session/api'
import { download } from '../../session/download'
import { useSpeech } from '../i18n'
import { Button, type ButtonProps } from '../ui/button'
import { useToast } from '../ui/toast'
import { useGuarded } from './step-up'

const ways = {
  json: {
    method: 'POST',
    path: '/api/functions/export_data?format=json',
    Icon: Download,
    label: 'profile.export',
  },
  zip: {
    method: 'POST',
    path: '/api/functions/export_data?format=zip',
    Icon: FolderArchive,
    label: 'profile.exportZip',
  },
  fhir: { method: 'GET', path: '/api/functions/patient_summary', Icon: FileHeart, label: 'share.fhir' },
} as const
type Way = keyof typeof ways

interface ExportDataProps extends Pick<ButtonProps, 'variant'> {
  readonly as?: readonly Way[]
}

/** All of the record to take away: as data, as data with its pictures, or as other systems read it. */
export function ExportData({ as = ['json', 'zip', 'fhir'], variant = 'outline' }: ExportDataProps) {
  const { t } = useSpeech()
  const toast = useToast()
  const guarded = useGuarded()
  const [busy, setBusy] = useState<Way | null>(null)

  const save = async (way: Way) => {
    setBusy(way)
    const answer = await guarded(() => download(ways[way].path, ways[way].method))
    setBusy(null)
    if (answer.ok) return toast({ title: t('profile.exported'), about: 'export' })
    const description = refusalText(t, answer)
    toast({ title: t('profile.exportFailed'), description, variant: 'destructive', about: 'export' })
  }

  return as.map((way) => {
    const { Icon, label } = ways[way]
    return (
      <Button key={way} variant={variant} disabled={busy !== null} onClick={() => void save(way)}>
        <Icon aria-hidden />
        {busy === way ? t('profile.exporting') : t(label)}
      </Button>
    )
  })
}
