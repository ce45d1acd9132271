import { Camera, Check } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { ScreenTranslate } from '#core/i18n/translate'
import { useSpeech } from '../components/i18n'
import { Button } from '../components/ui/button'
import { DialogFrame } from '../components/ui/dialog-frame'
import { lookThrough, openCamera, takePhoto, type Sight } from './camera'

/** Milliseconds between two looks: a hand moves slower. */
const lookMs = 400

interface CameraViewProps {
  /** Taken so far. */
  readonly count: number
  readonly onTaken: (photo: File) => void
  readonly onClose: () => void
  /** There is no camera, or it may not be used. */
  readonly onRefused: () => void
}

/** The camera with the edges of the page drawn where they are found; page after page, until it is enough. */
export function CameraView({ count, onTaken, onClose, onRefused }: CameraViewProps) {
  const { t } = useSpeech()
  const video = useRef<HTMLVideoElement>(null)
  const [sight, setSight] = useState<Sight | null>(null)
  useCamera(video, setSight, onRefused)
  const take = async () => {
    const photo = video.current && (await takePhoto(video.current))
    if (photo) onTaken(photo)
  }
  return (
    <DialogFrame
      open
      full
      onOpenChange={(open) => open || onClose()}
      title={t('scan.camera')}
      closeLabel={t('shell.close')}
    >
      <div className="camera" dir="ltr">
        <video ref={video} muted playsInline aria-label={t('scan.camera')} />
        {sight?.page && (
          <svg aria-hidden viewBox={`0 0 ${sight.width} ${sight.height}`}>
            <polygon points={sight.page.map((corner) => corner.join()).join(' ')} />
          </svg>
        )}
      </div>
      <div className="camera-tools">
        <output className="text-center text-sm">{sight ? hintOf(t, sight) : t('shell.loading')}</output>
        <div className="flex flex-wrap justify-center gap-2">
          <Button size="lg" disabled={!sight} onClick={() => void take()}>
            <Camera aria-hidden />
            {t('scan.take', { n: count + 1 })}
          </Button>
          {count > 0 && (
            <Button size="lg" variant="outline" onClick={onClose}>
              <Check aria-hidden />
              {t('scan.done', { n: count })}
            </Button>
          )}
        </div>
      </div>
    </DialogFrame>
  )
}

function hintOf(t: ScreenTranslate, { page, faults: [fault] }: Sight): string {
  if (fault) return t(`scan.${fault}`)
  return t(page ? 'scan.found' : 'scan.seek')
}

/** Opens the camera for as long as it is looked through, and tells what it sees. */
function useCamera(
  video: RefObject<HTMLVideoElement>,
  onSight: (sight: Sight) => void,
  onRefused: () => void,
): void {
  const refused = useRef(onRefused)
  useEffect(() => {
    refused.current = onRefused
  })
  useEffect(() => {
    let stream: MediaStream | null = null
    let closed = false
    void openCamera().then(async (opened) => {
      stream = opened
      if (closed) return stop(opened)
      if (!opened || !video.current) return refused.current()
      video.current.srcObject = opened
      // A view that is closed at once breaks the playing off.
      await video.current.play().catch(() => undefined)
    })
    const timer = setInterval(() => {
      const seen = video.current && lookThrough(video.current)
      if (seen) onSight(seen)
    }, lookMs)
    return () => {
      closed = true
      clearInterval(timer)
      stop(stream)
    }
  }, [video, onSight])
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
