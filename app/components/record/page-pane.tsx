import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { useSpeech } from '../i18n'
import { PageView, type Region } from '../paper/page-view'
import type { PaperPicture } from '../paper/page-image'
import { ZoomButtons } from '../paper/zoom-buttons'
import { Button } from '../ui/button'

interface PagePaneProps {
  readonly title: string
  readonly picture: PaperPicture
  readonly regions: readonly Region[]
  readonly rightToLeft: boolean
  readonly selected: string | null
  readonly onSelect: (id: string) => void
  readonly onEnlarge: () => void
}

/** The page beside the list, where there is room for both; it stays while the list scrolls. */
export function PagePane({ title, onEnlarge, ...page }: PagePaneProps) {
  const { t } = useSpeech()
  const [zoom, setZoom] = useState(1)
  return (
    <section
      aria-labelledby="the-page"
      className="sticky top-18 hidden overflow-hidden rounded-card border border-hairline bg-card lg:block"
    >
      <div className="flex items-center border-b border-hairline ps-4 pe-1">
        <h2 id="the-page" className="grow font-semibold">
          {t('file.page')}
        </h2>
        <ZoomButtons zoom={zoom} onZoom={setZoom} />
        <Button variant="ghost" size="icon" aria-label={t('file.enlarge')} onClick={onEnlarge}>
          <Maximize2 aria-hidden />
        </Button>
      </div>
      <PageView
        alt={t('file.pageOf', { name: title })}
        zoom={zoom}
        className="max-h-[calc(100dvh-9.5rem)]"
        {...page}
      />
    </section>
  )
}
