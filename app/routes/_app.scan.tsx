import { useSpeech } from '../components/i18n'
import { pageTitle } from '../page-title'
import { ScanBoard } from '../uploads/scan-board'
import { UploadList } from '../uploads/upload-list'

export const meta = pageTitle((t) => t('scan.title'))

export default function Scan() {
  const { t } = useSpeech()
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="mb-1 text-2xl">{t('scan.title')}</h1>
      <p className="mb-4 text-muted">{t('scan.hint')}</p>
      <ScanBoard />
      <UploadList />
    </div>
  )
}
