import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { uprightSize, type Corners, type Rect, type Size } from '#core/paper/geometry'
import { useSpeech } from '../i18n'
import { cn } from '../ui/cn'
import { Outline } from './outline'
import { PageImage, type PaperPicture } from './page-image'
import { neighbour } from './reading-order'
import { scrollToBox } from './scroll'
import { zoomToRead } from './zoom'

/** What of the page states a fact. */
export interface Region {
  readonly key: string
  /** On the upright page: of each line its part. */
  readonly lines: readonly Corners[]
  /** What holds them all. */
  readonly box: Rect
  readonly label: string
  /** The facts that stand there. */
  readonly ids: readonly string[]
}

interface PageViewProps {
  readonly picture: PaperPicture
  readonly alt: string
  /** In reading order: that is the order of the keyboard, too. */
  readonly regions: readonly Region[]
  /** A line too long for its place is shown from where reading starts. */
  readonly rightToLeft: boolean
  readonly selected: string | null
  readonly onSelect: (id: string) => void
  /** 1: as wide as its place; null: as large as it takes to read the line that is shown. */
  readonly zoom: number | null
  readonly className?: string
}

/** The upright page with its regions; goes to the region of the fact that is selected. */
export function PageView({
  picture,
  alt,
  regions,
  rightToLeft,
  selected,
  onSelect,
  zoom,
  className,
}: PageViewProps) {
  const pane = useRef<HTMLDivElement>(null)
  const page = uprightSize(picture)
  const current = regions.find(({ ids }) => selected !== null && ids.includes(selected))
  const shown = useZoom(pane, zoom, current ?? null, page)

  useEffect(() => {
    if (pane.current && current) scrollToBox(pane.current, current.box, page.width / shown, rightToLeft)
  }, [current, shown, page.width, rightToLeft])

  return (
    <div ref={pane} dir="ltr" className={cn('overflow-auto overscroll-contain bg-sunken', className)}>
      <div
        className="page relative mx-auto overflow-hidden"
        style={{ width: `${shown * 100}%`, aspectRatio: `${page.width} / ${page.height}` }}
      >
        <PageImage picture={picture} alt={alt} close={(zoom ?? 1) > 1} />
        <Regions
          regions={regions}
          current={current ?? null}
          page={page}
          onChoose={(region) => onSelect(next(region, selected))}
        />
      </div>
    </div>
  )
}

/** What was asked for; else what the line that is shown takes. */
function useZoom(
  pane: RefObject<HTMLElement>,
  asked: number | null,
  current: Region | null,
  page: Size,
): number {
  const [fitting, setFitting] = useState(1)
  useEffect(() => {
    if (asked === null && pane.current && current)
      setFitting(zoomToRead(current.lines, page, pane.current.clientWidth))
    // The page's size is the picture's, which does not change while it is shown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked, current, pane])
  return asked ?? fitting
}

interface RegionsProps {
  readonly regions: readonly Region[]
  readonly current: Region | null
  readonly page: Size
  readonly onChoose: (region: Region) => void
}

/** One stop for the keyboard, and from there the arrows in reading order: a page may hold sixty lines. */
function Regions({ regions, current, page, onChoose }: RegionsProps) {
  const { t } = useSpeech()
  const [focused, setFocused] = useState(0)
  const buttons = useRef(new Map<number, HTMLButtonElement>())
  if (regions.length === 0) return null
  const stop = current ? regions.indexOf(current) : Math.min(focused, regions.length - 1)
  const move = (event: KeyboardEvent, from: number) => {
    const index = neighbour(event.key, from, regions.length)
    if (index === null) return
    event.preventDefault()
    buttons.current.get(index)?.focus()
  }
  return (
    <div role="toolbar" aria-orientation="vertical" aria-label={t('file.regions')}>
      {regions.map((region, index) => (
        <Outline key={region.key} lines={region.lines} page={page}>
          {(hitArea) => (
            <button
              ref={(button) =>
                void (button ? buttons.current.set(index, button) : buttons.current.delete(index))
              }
              type="button"
              tabIndex={index === stop ? 0 : -1}
              aria-label={region.label}
              aria-pressed={region === current}
              onFocus={() => setFocused(index)}
              onKeyDown={(event) => move(event, index)}
              onClick={() => onChoose(region)}
              {...hitArea}
            />
          )}
        </Outline>
      ))}
    </div>
  )
}

/** Facts that share a line take turns. */
function next({ ids }: Region, selected: string | null): string {
  const at = ids.indexOf(selected ?? '')
  return ids[(at + 1) % ids.length] ?? ''
}
