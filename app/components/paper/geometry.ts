/** `[x, y, width, height]` in pixels. */
export type Rect = readonly [x: number, y: number, width: number, height: number]

/** What is known of a picture: its pixels as served, and the clockwise degrees that make it stand upright. */
export interface Sheet {
  readonly width: number
  readonly height: number
  readonly turn: number
}
export interface Size {
  readonly width: number
  readonly height: number
}

export function uprightSize({ width, height, turn }: Sheet): Size {
  return turn % 180 === 0 ? { width, height } : { width: height, height: width }
}

/** Where a box of the picture lies once the picture stands upright. */
export function uprightBox([x, y, w, h]: Rect, { width, height, turn }: Sheet): Rect {
  switch (((turn % 360) + 360) % 360) {
    case 90:
      return [height - y - h, x, h, w]
    case 180:
      return [width - x - w, height - y - h, w, h]
    case 270:
      return [y, width - x - w, h, w]
    default:
      return [x, y, w, h]
  }
}

/** A line of print is about this part of a page's height (11 pt on A4): what to reckon by when a box holds several. */
const linePart = 0.016

/** The strip of paper around a box: the part of the upright page to show, and at how many CSS pixels to one of it. */
export interface Strip {
  readonly crop: Rect
  readonly scale: number
  readonly box: Rect
}

/** CSS pixels that a line of print gets in a strip: about as tall as the text beside it. */
const lineHeight = 22
const maxStripHeight = 92
/** A word stands with this many line heights of its surroundings on either side. */
const context = 8

export function stripOf(source: Rect, sheet: Sheet): Strip {
  const page = uprightSize(sheet)
  const box = uprightBox(source, sheet)
  const [x, y, w, h] = box
  const line = Math.max(1, Math.min(h, page.height * linePart))
  const margin = line * 0.5
  const widest = Math.max(w, line * context * 3)
  const side = Math.max(margin * 2, (widest - w) / 2)
  const crop = clip([x - side, y - margin, w + side * 2, h + margin * 2], page)
  return { crop, box, scale: Math.min(lineHeight / line, maxStripHeight / crop[3]) }
}

/** The part of a rectangle that lies on the page; never empty. */
export function clip([x, y, w, h]: Rect, { width, height }: Size): Rect {
  const left = Math.min(Math.max(x, 0), width - 1)
  const top = Math.min(Math.max(y, 0), height - 1)
  return [left, top, Math.max(1, Math.min(x + w, width) - left), Math.max(1, Math.min(y + h, height) - top)]
}

/** Per cent of `whole`, for CSS. */
export function percentOf(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(3)}%`
}
