import type { Homography } from '../../../core/document/page'
import { project } from '../../../core/document/page'
import type { Component } from './components'
import type { Points, Skew } from './skew'
import { findSkew } from './skew'

/** Feet, heads and sides of letters, each a place where letters of a line may stand in a row. */
type Anchor = 'foot' | 'head' | 'left' | 'right'

export interface TextDirection {
  /** True when lines of text run down the page. */
  readonly sideways: boolean
  /** Radians by which the lines run clockwise, once a sideways page is turned. */
  readonly angle: number
  /** How much sharper lines are this way than across it; near 1 it is a guess. */
  readonly margin: number
}

export function anchors(letters: readonly Component[], anchor: Anchor, transform: Homography): Points {
  const x = new Float64Array(letters.length)
  const y = new Float64Array(letters.length)
  letters.forEach((c, i) => {
    const midX = (c.left + c.right) / 2
    const midY = (c.top + c.bottom) / 2
    const px = anchor === 'left' ? c.left : anchor === 'right' ? c.right : midX
    const py = anchor === 'head' ? c.top : anchor === 'foot' ? c.bottom : midY
    const [u, v] = project(transform, px, py)
    x[i] = u
    y[i] = v
  })
  return { x, y }
}

const turned = ({ x, y }: Points): Points => ({ x: y, y: x.map((v) => -v) })

/**
 * Which way the text runs and how far off straight, from how sharply the letters' feet (or heads, upside
 * down) fall into rows, against their sides into columns; `other`: the way that is less sharp. `size`: the letters'
 * usual height.
 */
export function textDirection(
  letters: readonly Component[],
  transform: Homography,
  size: number,
  other = false,
): TextDirection {
  const bin = Math.max(1, size / 5)
  const along = sharper(
    findSkew(anchors(letters, 'foot', transform), bin),
    findSkew(anchors(letters, 'head', transform), bin),
  )
  const across = sharper(
    findSkew(turned(anchors(letters, 'left', transform)), bin),
    findSkew(turned(anchors(letters, 'right', transform)), bin),
  )
  const sideways = across.score > along.score !== other
  const [better, worse] = sideways ? [across, along] : [along, across]
  return { sideways, angle: better.angle, margin: worse.score > 0 ? better.score / worse.score : 1 }
}

function sharper(a: Skew, b: Skew): Skew {
  return a.score >= b.score ? a : b
}
