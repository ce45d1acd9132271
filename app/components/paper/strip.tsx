import { cloneElement, useEffect, useRef, type ReactElement, type ReactNode, type UIEvent } from 'react'
import type { Place } from './geometry'
import type { PaperPicture } from './page-image'
import { Piece, remOf, within } from './piece'
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
 * that can be read, so that a long line is drawn along sideways; the name of a result stays while it is.
 */
export function Strip({ picture, place, quote, rightToLeft, children }: StripProps) {
  const strip = stripOf(place, picture, rightToLeft)
  const { crop, scale, mark, held } = strip
  const pane = useRef<HTMLDivElement>(null)
  const marked = useRef<HTMLSpanElement>(null)
  const heldWidth = (held?.[2] ?? 0) * scale
  const markAt = mark?.join()
  useEffect(() => {
    if (pane.current && marked.current)
      pane.current.scrollLeft += scrollInto(pane.current, marked.current, heldWidth, rightToLeft)
  }, [markAt, heldWidth, rightToLeft])
  return (
    <div
      ref={pane}
      dir={rightToLeft ? 'rtl' : 'ltr'}
      onScroll={noteDrawn}
      className="strip w-fit max-w-full overflow-x-auto rounded-md border border-hairline bg-[#fff]"
    >
      {cloneElement(children, {
        className: 'flex min-h-11 w-fit items-center',
        children: (
          <>
            {held && (
              <span aria-hidden className="strip-held" style={{ marginInlineEnd: `-${remOf(heldWidth)}` }}>
                <Piece picture={picture} crop={held} strip={strip} alt="" />
              </span>
            )}
            <Piece picture={picture} crop={crop} strip={strip} alt={quote}>
              {mark && (
                <span ref={marked} aria-hidden className="strip-mark absolute" style={within(crop, mark)} />
              )}
            </Piece>
          </>
        ),
      })}
    </div>
  )
}

/** Whether the strip was drawn along: what is held then lies above other print, and has an edge. */
function noteDrawn({ currentTarget }: UIEvent<HTMLElement>) {
  currentTarget.toggleAttribute('data-drawn', Math.abs(currentTarget.scrollLeft) > 1)
}
