import { cloneElement, useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { percentOf, uprightSize, type Place, type Rect } from './geometry'
import { PageImage, type PaperPicture } from './page-image'
import { scrollInto } from './scroll'
import { stripOf } from './strip-crop'

interface StripProps {
  readonly picture: PaperPicture
  readonly place: Place
  /** The words of the line, for who cannot see it. */
  readonly quote: string
  /** A Hebrew line is read, and so first shown, from its right end. */
  readonly rightToLeft: boolean
  /** One button or link, which gets the strip as its content. */
  readonly children: ReactElement<{ children?: ReactNode; className?: string }>
}

/**
 * The strip of paper: the line of the page that a fact was read from, cut out of the page's own picture. At a size
 * that can be read, so that a long line is drawn along sideways.
 */
export function Strip({ picture, place, quote, rightToLeft, children }: StripProps) {
  const { crop, scale, line, mark, turn } = stripOf(place, picture)
  const pane = useRef<HTMLDivElement>(null)
  const marked = useRef<HTMLSpanElement>(null)
  const markAt = mark?.join()
  useEffect(() => {
    if (pane.current && marked.current) pane.current.scrollLeft += scrollInto(pane.current, marked.current)
  }, [markAt])
  const { width, height } = uprightSize(picture)
  const about = `${percentOf(line[0] + line[2] / 2, width)} ${percentOf(line[1] + line[3] / 2, height)}`
  const turned = turn === 0 ? {} : { transform: `rotate(${turn.toFixed(3)}deg)`, transformOrigin: about }
  return (
    <div
      ref={pane}
      dir={rightToLeft ? 'rtl' : 'ltr'}
      className="strip w-fit max-w-full overflow-x-auto rounded-md border border-hairline bg-[#fff]"
    >
      {cloneElement(children, {
        className: 'flex min-h-11 w-fit items-center',
        children: (
          <span
            dir="ltr"
            className="relative block overflow-hidden"
            style={{ width: `${(crop[2] * scale) / 16}rem`, height: `${(crop[3] * scale) / 16}rem` }}
          >
            <span className="absolute" style={{ ...within(crop, [0, 0, width, height]), ...turned }}>
              <PageImage picture={picture} alt={quote} />
            </span>
            {mark && (
              <span ref={marked} aria-hidden className="strip-mark absolute" style={within(crop, mark)} />
            )}
          </span>
        ),
      })}
    </div>
  )
}

/** Where a rectangle of the page lies on a part of it, for CSS. */
function within([left, top, w, h]: Rect, [x, y, width, height]: Rect) {
  return {
    left: percentOf(x - left, w),
    top: percentOf(y - top, h),
    width: percentOf(width, w),
    height: percentOf(height, h),
  }
}
