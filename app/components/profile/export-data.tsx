import { Download, FolderArchive } from 'lucide-react'
import { useState } from 'react'
import { refusalText } from '../../session/api'
import { download } from '../../session/download'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { useToast } from '../ui/toast'
import { useGuarded } from './step-up'

const exportPath = '/api/functions/export_data'

/** All of the record to take away: as data, or as data with its pictures. */
export function ExportData() {
  const { t } = useSpeech()
  const toast = useToast()
  const guarded = useGuarded()
  const [busy, setBusy] = useState<'json' | 'zip' | null>(null)

  const save = async (format: 'json' | 'zip') => {
    setBusy(format)
    const answer = await guarded(() => download(`${exportPath}?format=${format}`))
    setBusy(null)
    if (answer.ok) return toast({ title: t('profile.exported'), about: 'export' })
    const description = refusalText(t, answer)
    toast({ title: t('profile.exportFailed'), description, variant: 'destructive', about: 'export' })
  }

  return (
    <>
      <Button variant="outline" disabled={busy !== null} onClick={() => void save('json')}>
        <Download aria-hidden />
        {busy === 'json' ? t('profile.exporting') : t('profile.export')}
      </Button>
      <Button variant="outline" disabled={busy !== null} onClick={() => void save('zip')}>
        <FolderArchive aria-hidden />
        {busy === 'zip' ? t('profile.exporting') : t('profile.exportZip')}
      </Button>
    </>
  )
}
