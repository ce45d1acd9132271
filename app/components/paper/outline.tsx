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
} from '#core/paper/geometry'

interface OutlineProps {
  /** Of the lines of print, on the upright page. */
  readonly lines: readonly Corners[]
  readonly page: Size
  /** The button, which has the lines' shape. */
  readonly children: (hitArea: { className: string; style: { clipPath: string } }) => ReactElement
}

/**
 * Lines of the page as they lie, tilted where the sheet is: a button that is hit within their own corners, and what
 * is drawn around them. What is drawn lies beside the button, whose shape would cut it off.
 */
export function Outline({ lines, page, children }: OutlineProps) {
  const outside = useId()
  const shapes = lines.map((line) => grown(line, levelled(line)[3] * 0.12))
  const bounds = boundsOf(shapes.flat())
  const [x, y, w, h] = bounds
  // All of the page but these lines.
  const rest = [`M${frameOf(page)}Z`, ...shapes.map((shape) => `M${pointsOf(shape)}Z`)].join('')
  return (
    <span className="region" style={placeOf(bounds, page)}>
      {children({ className: 'region-hit', style: { clipPath: clipPath(shapes, bounds) } })}
      <svg aria-hidden className="region-line" viewBox={`${x} ${y} ${w} ${h}`} preserveAspectRatio="none">
        <clipPath id={outside}>
          <path clipRule="evenodd" d={rest} />
        </clipPath>
        <path className="region-rest" fillRule="evenodd" d={rest} />
        {/* Only their outer half is seen: no stroke lies on the print. */}
        {['region-halo', 'region-edge'].flatMap((stroke) =>
          shapes.map((shape) => (
            <polygon
              key={`${stroke} ${pointsOf(shape)}`}
              className={stroke}
              clipPath={`url(#${outside})`}
              points={pointsOf(shape)}
            />
          )),
        )}
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

/** Several shapes as one polygon: from each back to where it began, and from the last back to the first. */
function clipPath(shapes: readonly Corners[], [x, y, w, h]: Rect): string {
  const at = ([px, py]: Point) => `${percentOf(px - x, w)} ${percentOf(py - y, h)}`
  const around = shapes.flatMap((shape) => [...shape, shape[0]])
  const back = shapes
    .slice(0, -1)
    .reverse()
    .map(([start]) => start)
  return `polygon(${[...around, ...back].map(at).join(', ')})`
}

const pointsOf = (corners: Corners): string => corners.map((point) => point.join(',')).join(' ')

function frameOf({ width, height }: Size): string {
  return `0,0 ${width},0 ${width},${height} 0,${height}`
}
