import type { ReactNode } from 'react'
import { percentOf, uprightSize, type Rect } from './geometry'
import { PageImage, type PaperPicture } from './page-image'
import type { Strip } from './strip-crop'

interface PieceProps {
  readonly picture: PaperPicture
  /** Which part of the page, once it is turned as the strip asks. */
  readonly crop: Rect
  readonly strip: Pick<Strip, 'line' | 'scale' | 'turn'>
  readonly alt: string
  readonly children?: ReactNode
}

/** A part of the page at the strip's size, turned about the middle of its line. Physical sides: it is a picture. */
export function Piece({ picture, crop, strip: { line, scale, turn }, alt, children }: PieceProps) {
  const { width, height } = uprightSize(picture)
  const about = `${percentOf(line[0] + line[2] / 2, width)} ${percentOf(line[1] + line[3] / 2, height)}`
  const turned = turn === 0 ? {} : { transform: `rotate(${turn.toFixed(3)}deg)`, transformOrigin: about }
  return (
    <span
      dir="ltr"
      className="relative block shrink-0 overflow-hidden"
      style={{ width: remOf(crop[2] * scale), height: remOf(crop[3] * scale) }}
    >
      <span className="absolute" style={{ ...within(crop, [0, 0, width, height]), ...turned }}>
        <PageImage picture={picture} alt={alt} />
      </span>
      {children}
    </span>
  )
}

/** So that paper grows with the text that the reader has set. */
export function remOf(pixels: number): string {
  return `${pixels / 16}rem`
}

/** Where a rectangle of the page lies on a part of it, for CSS. */
export function within([left, top, w, h]: Rect, [x, y, width, height]: Rect) {
  return {
    left: percentOf(x - left, w),
    top: percentOf(y - top, h),
    width: percentOf(width, w),
    height: percentOf(height, h),
  }
}
