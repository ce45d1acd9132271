import { useId, type ReactElement } from 'react'
import {
  boundsOf,
  grown,
  levelled,
  percentOf,
  type Corners,
  type Point,
  type Rect,
  type Size,
} from './geometry'

interface OutlineProps {
  /** Of a line of print, on the upright page. */
  readonly corners: Corners
  readonly page: Size
  /** The button, which has the line's shape. */
  readonly children: (hitArea: { className: string; style: { clipPath: string } }) => ReactElement
}

/**
 * A line of the page as it lies, tilted where the sheet is: a button that is hit within the line's own corners, and
 * what is drawn around it. What is drawn lies beside the button, whose shape would cut it off.
 */
export function Outline({ corners, page, children }: OutlineProps) {
  const outside = useId()
  const shape = grown(corners, levelled(corners)[3] * 0.05)
  const bounds = boundsOf(shape)
  const [x, y, w, h] = bounds
  const points = shape.map((point) => point.join(',')).join(' ')
  // All of the page but this line.
  const rest = `M${frameOf(page)}ZM${points}Z`
  return (
    <span className="region" style={placeOf(bounds, page)}>
      {children({ className: 'region-hit', style: { clipPath: clipPath(shape, bounds) } })}
      <svg aria-hidden className="region-line" viewBox={`${x} ${y} ${w} ${h}`} preserveAspectRatio="none">
        <clipPath id={outside}>
          <path clipRule="evenodd" d={rest} />
        </clipPath>
        <path className="region-rest" fillRule="evenodd" d={rest} />
        {/* Only their outer half is seen: no stroke lies on the print. */}
        <polygon className="region-halo" clipPath={`url(#${outside})`} points={points} />
        <polygon className="region-edge" clipPath={`url(#${outside})`} points={points} />
      </svg>
    </span>
  )
}

/** A small region lies above a large one that it overlaps. */
function placeOf([x, y, w, h]: Rect, { width, height }: Size) {
  return {
    left: percentOf(x, width),
    top: percentOf(y, height),
    width: percentOf(w, width),
    height: percentOf(h, height),
    zIndex: Math.max(1, Math.round(1000 - (w / width) * 900)),
  }
}

function clipPath(corners: Corners, [x, y, w, h]: Rect): string {
  const at = ([px, py]: Point) => `${percentOf(px - x, w)} ${percentOf(py - y, h)}`
  return `polygon(${corners.map(at).join(', ')})`
}

function frameOf({ width, height }: Size): string {
  return `0,0 ${width},0 ${width},${height} 0,${height}`
}
