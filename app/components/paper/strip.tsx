import { useEffect, useRef, useState } from 'react'
import { planStrip, type Piece } from '#core/paper/pieces'
import { spriteOf } from '#core/paper/sprite'
import type { Place } from '#core/paper/geometry'
import { Bdi } from '../i18n'
import type { PaperPicture } from './page-image'

interface StripProps {
  readonly picture: PaperPicture
  /** Of the fact: the strip's name. */
  readonly id: string
  readonly place: Place
  /** The words of the line, for who cannot see it. */
  readonly quote: string
  /** How many times as large as in a row. */
  readonly scale?: number
  /** Its picture did not come: the words stand in its place. */
  readonly onLost?: () => void
}

/**
 * The strip of paper: the words of the page that a fact was read from, in framed pieces at one scale. Nothing is laid
 * over them; a piece that is longer than its place is shown smaller, never cut. Physical order: it is a picture.
 */
export function Strip({ picture, id, place, quote, scale = 1, onLost }: StripProps) {
  const { width, height, parts } = spriteOf(planStrip(place, picture))
  const [lost, setLost] = useState(false)
  const first = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // It may have failed before the script was there to hear of it.
    const image = first.current
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setLost(true)
  }, [])
  useEffect(() => {
    if (lost) onLost?.()
  }, [lost, onLost])
  if (lost) return <Words quote={quote} />
  return (
    <span
      role="img"
      aria-label={quote}
      dir="ltr"
      className="strip"
      data-from-right={picture.rightToLeft || undefined}
    >
      {parts.map(({ piece, left, width: own }, index) => (
        <span
          key={left}
          className="strip-piece"
          style={{
            width: `${(piece.width * scale) / 16}rem`,
            aspectRatio: `${own} / ${height}`,
            ...(picture.rightToLeft ? { order: fromRight(piece, index, parts.length) } : {}),
          }}
        >
          <img
            ref={index === 0 ? first : undefined}
            src={picture.strips.replace('{id}', id)}
            alt=""
            loading="lazy"
            decoding="async"
            draggable={false}
            onError={() => setLost(true)}
            style={{ width: `${(width / own) * 100}%`, left: `${(-left / own) * 100}%` }}
          />
        </span>
      ))}
    </span>
  )
}

/** Line by line, each from its right end: what begins the row begins the strip where it breaks. */
const fromRight = ({ line }: Piece, index: number, count: number): number => line * count * 2 - index

/** Where the picture did not come: what was read of it. */
function Words({ quote }: { readonly quote: string }) {
  return (
    <span className="strip">
      <span className="strip-words">
        <Bdi>{quote}</Bdi>
      </span>
    </span>
  )
}
