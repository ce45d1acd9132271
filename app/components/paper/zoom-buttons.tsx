import { ZoomIn, ZoomOut } from 'lucide-react'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'

const steps = [1, 1.5, 2.25, 3.5] as const

export function ZoomButtons({
  zoom,
  onZoom,
}: {
  readonly zoom: number
  readonly onZoom: (zoom: number) => void
}) {
  const { t } = useSpeech()
  const larger = steps.find((step) => step > zoom)
  const smaller = steps.findLast((step) => step < zoom)
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
