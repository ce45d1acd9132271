import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState, type ReactNode, type TouchEvent } from 'react'
import { useSpeech } from '../i18n'
import { PageView } from '../paper/page-view'
import { ZoomButtons } from '../paper/zoom-buttons'
import { Button } from '../ui/button'
import { Sheet } from '../ui/sheet'
import type { SourcePage } from './source-panel'
import { swipeStep } from './swipe'

export interface SourceSheetProps extends SourcePage {
  readonly open: boolean
  readonly onClose: () => void
  /** Once the list can be seen again. */
  readonly onClosed: () => void
  /** The facts in their order, to go from one to the next. */
  readonly order: readonly string[]
  /** The fact that is shown, below its page. */
  readonly children: ReactNode
}

/** The page over the list of a phone, near enough to read, and below it the fact; a swipe goes to the next one. */
export function SourceSheet({ open, onClose, onClosed, order, title, children, ...page }: SourceSheetProps) {
  const { t, direction } = useSpeech()
  const [zoom, setZoom] = useState<number | null>(null)
  const from = useRef<{ x: number; y: number } | null>(null)
  const at = order.indexOf(page.selected ?? '')
  const step = (by: number) => {
    const id = order[at + by]
    if (id !== undefined) page.onSelect(id)
  }
  const begin = ({ touches }: TouchEvent) => {
    const touch = touches.item(0)
    from.current = touch ? { x: touch.clientX, y: touch.clientY } : null
  }
  const end = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches.item(0)
    const { current: start } = from
    from.current = null
    if (start && touch) step(swipeStep({ x: touch.clientX - start.x, y: touch.clientY - start.y }, direction))
  }
  const [Before, After] = direction === 'rtl' ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight]
  return (
    <Sheet
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={title}
      closeLabel={t('shell.close')}
      tools={<ZoomButtons zoom={zoom} onZoom={setZoom} />}
    >
      <PageView alt={t('file.pageOf', { name: title })} zoom={zoom} className="min-h-0 grow" {...page} />
      {at >= 0 && (
        <div
          className="flex items-center gap-1 border-t border-hairline p-2"
          onTouchStart={begin}
          onTouchEnd={end}
        >
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('file.factBefore')}
            disabled={at === 0}
            onClick={() => step(-1)}
          >
            <Before aria-hidden />
          </Button>
          <div className="min-w-0 grow" aria-live="polite">
            {children}
          </div>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('file.factAfter')}
            disabled={at === order.length - 1}
            onClick={() => step(1)}
          >
            <After aria-hidden />
          </Button>
        </div>
      )}
    </Sheet>
  )
}
