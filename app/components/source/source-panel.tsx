import { useState } from 'react'
import { useSpeech } from '../i18n'
import type { PaperPicture } from '../paper/page-image'
import { PageView, type Region } from '../paper/page-view'
import { ZoomButtons } from '../paper/zoom-buttons'

export interface SourcePage {
  /** What the page is called. */
  readonly title: string
  readonly picture: PaperPicture
  readonly regions: readonly Region[]
  readonly rightToLeft: boolean
  readonly selected: string | null
  readonly onSelect: (id: string) => void
}

/** The page beside the list, where there is room for both; it stays while the list scrolls. */
export function SourcePanel({ title, ...page }: SourcePage) {
  const { t } = useSpeech()
  const [zoom, setZoom] = useState<number | null>(null)
  return (
    <section aria-labelledby="the-page" className="source-panel">
      <div className="flex items-center gap-1 ps-3">
        <h2 id="the-page" className="min-w-0 grow truncate text-sm font-semibold">
          {title}
        </h2>
        <ZoomButtons zoom={zoom} onZoom={setZoom} />
      </div>
      <PageView
        alt={t('file.pageOf', { name: title })}
        zoom={zoom}
        className="max-h-[calc(100dvh-8.5rem)]"
        {...page}
      />
    </section>
  )
}
