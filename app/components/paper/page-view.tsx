import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useSpeech } from '../i18n'
import { cn } from '../ui/cn'
import { uprightSize, type Corners, type Rect, type Size } from './geometry'
import { PageImage, type PaperPicture } from './page-image'
import { Outline } from './outline'
import { neighbour } from './reading-order'
import { scrollToBox } from './scroll'

/** A line of the page that facts were read from. */
export interface Region {
  readonly key: string
  /** On the upright page. */
  readonly corners: Corners
  /** What holds the corners. */
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
  /** 1: as wide as its place. */
  readonly zoom: number
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

  useEffect(() => {
    if (pane.current && current) scrollToBox(pane.current, current.box, page.width / zoom, rightToLeft)
  }, [current, zoom, page.width, rightToLeft])

  return (
    <div ref={pane} dir="ltr" className={cn('overflow-auto overscroll-contain bg-sunken', className)}>
      <div
        className="relative mx-auto overflow-hidden bg-[#fff]"
        style={{ width: `${zoom * 100}%`, aspectRatio: `${page.width} / ${page.height}` }}
      >
        <PageImage picture={picture} alt={alt} eager />
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
  const stop = current ? regions.indexOf(current) : Math.min(focused, regions.length - 1)
  const move = (event: KeyboardEvent) => {
    const index = neighbour(event.key, focused, regions.length)
    if (index === null) return
    event.preventDefault()
    buttons.current.get(index)?.focus()
  }
  return (
    <div role="toolbar" aria-orientation="vertical" aria-label={t('file.regions')}>
      {regions.map((region, index) => (
        <Outline key={region.key} corners={region.corners} page={page}>
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
              onKeyDown={move}
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
