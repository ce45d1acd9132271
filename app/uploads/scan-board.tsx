import { Camera, ImageUp, Plus, Send, X } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { refuseUpload } from '#core/records/upload'
import { useSpeech } from '../components/i18n'
import { Button } from '../components/ui/button'
import { useToast } from '../components/ui/toast'
import { hasCamera } from './camera'
import { CameraView } from './camera-view'
import { ChooserInputs, type Chooser } from './chooser'
import { useDropAndPaste } from './drop-and-paste'
import { useScannedPages, type ScannedPage } from './scanned-pages'
import { useUploads } from './upload-provider'
import { useCameraAddress } from './use-camera-address'
import { uploadRefusal } from './words'

/** Pages are photographed or chosen, looked at, and sent together. */
export function ScanBoard() {
  const { t } = useSpeech()
  const toast = useToast()
  const { upload } = useUploads()
  const chooser = useRef<Chooser>(null)
  const { pages, add, remove, clear } = useScannedPages()
  const take = useCallback(
    (files: readonly File[]) => {
      for (const file of files) {
        const refusal = refuseUpload(file)
        if (refusal) toast({ title: uploadRefusal(t, refusal, file.name), variant: 'destructive' })
        else add(file)
      }
    },
    [add, t, toast],
  )
  const over = useDropAndPaste(take)
  const camera = useCameraAddress()
  const [refused, setRefused] = useState(false)
  const photograph = () => (refused || !hasCamera() ? chooser.current?.takePhoto() : camera.show())
  const send = () => {
    upload(pages.map(({ file }) => file))
    clear()
  }
  return (
    <section aria-label={t('scan.title')} data-over={over || undefined} className="scan-board">
      <ChooserInputs ref={chooser} onChosen={take} />
      {camera.open && (
        <CameraView
          count={pages.length}
          onTaken={(photo) => take([photo])}
          onClose={camera.close}
          onRefused={() => {
            setRefused(true)
            camera.close()
            toast({ title: t('scan.noCamera') })
          }}
        />
      )}
      {pages.length > 0 && (
        <ul className="scan-pages">
          {pages.map((page, index) => (
            <PageTile key={page.key} page={page} number={index + 1} onRemove={() => remove(page.key)} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap justify-center gap-2">
        <Button size="lg" variant={pages.length > 0 ? 'outline' : 'default'} onClick={photograph}>
          {pages.length > 0 ? <Plus aria-hidden /> : <Camera aria-hidden />}
          {pages.length > 0 ? t('scan.addPage') : t('upload.takePhoto')}
        </Button>
        <Button size="lg" variant="outline" onClick={() => chooser.current?.chooseFiles()}>
          <ImageUp aria-hidden />
          {t('upload.uploadFile')}
        </Button>
        {pages.length > 0 && (
          <Button size="lg" onClick={send}>
            <Send aria-hidden className="rtl:-scale-x-100" />
            {t('scan.send', { n: pages.length })}
          </Button>
        )}
      </div>
      {pages.length === 0 && <p className="mt-3 text-center text-sm text-muted">{t('scan.drop')}</p>}
    </section>
  )
}

interface PageTileProps {
  readonly page: ScannedPage
  readonly number: number
  readonly onRemove: () => void
}

function PageTile({ page: { url, faults }, number, onRemove }: PageTileProps) {
  const { t } = useSpeech()
  return (
    <li className="scan-page">
      <img src={url} alt={t('scan.page', { n: number })} />
      <Button
        variant="secondary"
        size="icon"
        aria-label={t('scan.removePage', { n: number })}
        onClick={onRemove}
      >
        <X aria-hidden />
      </Button>
      <div aria-live="polite">
        {faults.map((fault) => (
          <p key={fault} className="px-2 py-1 text-xs text-warning">
            {t(`scan.${fault}`)}
          </p>
        ))}
      </div>
    </li>
  )
}
