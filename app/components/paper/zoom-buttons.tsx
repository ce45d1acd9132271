import { ZoomIn, ZoomOut } from 'lucide-react'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { zoomSteps } from './zoom'

export function ZoomButtons({
  zoom,
  onZoom,
}: {
  /** Null: as large as it takes to read the line that is shown. */
  readonly zoom: number | null
  readonly onZoom: (zoom: number) => void
}) {
  const { t } = useSpeech()
  const larger = zoomSteps.find((step) => step > (zoom ?? 1))
  const smaller = zoomSteps.findLast((step) => step < (zoom ?? Number.POSITIVE_INFINITY))
  return (
    <div className="flex">
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('file.zoomOut')}
        disabled={smaller === undefined}
        onClick={() => onZoom(smaller ?? 1)}
      >
        <ZoomOut aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('file.zoomIn')}
        disabled={larger === undefined}
        onClick={() => onZoom(larger ?? 1)}
      >
        <ZoomIn aria-hidden />
      </Button>
    </div>
  )
}
