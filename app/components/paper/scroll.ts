import type { Rect } from './geometry'

export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}

const margin = 12

/** Where a pane has to be scrolled to, so that a box of the page, at this scale, is seen: whole, or from its start. */
export function scrollOffset(
  [x, y, w, h]: Rect,
  scale: number,
  pane: { readonly width: number; readonly height: number },
  rightToLeft: boolean,
): { left: number; top: number } {
  const start = rightToLeft ? (x + w) * scale - pane.width + margin : x * scale - margin
  const middle = (x + w / 2) * scale - pane.width / 2
  return {
    left: w * scale + margin * 2 <= pane.width ? middle : start,
    top: (y + h / 2) * scale - pane.height / 2,
  }
}

/** Scrolls a pane to a box of the page in it; the pane is as wide as this many pixels of the page. */
export function scrollToBox(pane: HTMLElement, box: Rect, shownWidth: number, rightToLeft: boolean): void {
  const scale = pane.clientWidth / shownWidth
  const size = { width: pane.clientWidth, height: pane.clientHeight }
  pane.scrollTo({ ...scrollOffset(box, scale, size, rightToLeft), behavior: scrollBehavior() })
}

/**
 * How far a pane has to be scrolled sideways so that something in it is seen whole, or from its left end; 0 if it is.
 * `held`: how much of the pane, in pixels from where reading starts, is covered.
 */
export function scrollInto(pane: Element, inner: Element, held: number, rightToLeft: boolean): number {
  const { left, right } = pane.getBoundingClientRect()
  const its = inner.getBoundingClientRect()
  const open = rightToLeft ? { left, right: right - held } : { left: left + held, right }
  return sidewaysInto(open, { left: its.left, right: its.right })
}

interface Span {
  readonly left: number
  readonly right: number
}

/** What stands beside it is seen, too: the unit after a number, the next word. */
const surroundings = 72

export function sidewaysInto(pane: Span, inner: Span): number {
  const spare = (pane.right - pane.left - (inner.right - inner.left)) / 2
  const room = Math.max(margin, Math.min(surroundings, spare))
  const before = inner.left - room - pane.left
  const after = inner.right + room - pane.right
  if (before < 0) return before
  return after > 0 ? Math.min(after, before) : 0
}
