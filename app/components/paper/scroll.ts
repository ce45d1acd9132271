import type { Rect } from '#core/paper/geometry'

/** Whether things may move before whoever looks. In a browser only. */
export const hasMotion = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches

export const scrollBehavior = (): ScrollBehavior => (hasMotion() ? 'smooth' : 'auto')

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
