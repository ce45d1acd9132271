import {
  boundsOf,
  clip,
  levelled,
  slopeOf,
  turnedAbout,
  uprightCorners,
  uprightSize,
  type Place,
  type Rect,
  type Sheet,
} from './geometry'

/** The strip of paper around a line: what to show of the upright page once it is turned so that the line is level. */
export interface Strip {
  readonly crop: Rect
  /** CSS pixels to one of the page. */
  readonly scale: number
  readonly line: Rect
  /** What stands out in it; null where the line is the whole of the strip. */
  readonly mark: Rect | null
  /** Where a number is marked: the start of the line, its name, which stays in view. Null where there is no room. */
  readonly held: Rect | null
  /** Degrees clockwise by which the page is turned, about the middle of the line. */
  readonly turn: number
}

/** A line of print is about this part of a page's height (11 pt on A4): what to reckon by when a box holds several. */
const linePart = 0.016
/** CSS pixels that a line of print gets in a strip: about as tall as the text beside it. */
const lineHeight = 22
const maxStripHeight = 92
/** A word stands with this many line heights of its surroundings on either side. */
const context = 8
/** CSS pixels of a line's start that stay in view. */
const mostHeld = 112
const leastHeld = 40

export function stripOf(place: Place, sheet: Sheet, rightToLeft: boolean): Strip {
  const page = uprightSize(sheet)
  const corners = uprightCorners(place, sheet)
  const line = levelled(corners)
  const [x, y, w, h] = line
  const tall = Math.max(1, Math.min(h, page.height * linePart))
  const margin = tall * 0.5
  const widest = Math.max(w, tall * context * 3)
  const side = Math.max(margin * 2, (widest - w) / 2)
  const crop = clip([x - side, y - margin, w + side * 2, h + margin * 2], page)
  const slope = slopeOf(corners)
  const scale = Math.min(lineHeight / tall, maxStripHeight / crop[3])
  const mark = markOf(place, sheet, line, crop)
  const held = place.mark && mark ? startOf(crop, mark, scale, rightToLeft) : null
  return { crop, line, mark, held, turn: (-slope * 180) / Math.PI, scale }
}

/** The number of a result; else the words, where more of the line is shown than they are. */
function markOf(place: Place, sheet: Sheet, line: Rect, crop: Rect): Rect | null {
  if (!place.mark) return line[2] < crop[2] * 0.7 ? line : null
  const [x, y, w, h] = line
  const slope = slopeOf(uprightCorners(place, sheet))
  const mark = uprightCorners({ box: place.box, corners: place.mark }, sheet)
  return boundsOf(turnedAbout(mark, [x + w / 2, y + h / 2], -slope))
}

function startOf([x, y, w, h]: Rect, mark: Rect, scale: number, rightToLeft: boolean): Rect | null {
  const before = rightToLeft ? x + w - (mark[0] + mark[2]) : mark[0] - x
  const width = Math.min(before - h / 4, mostHeld / scale)
  if (width * scale < leastHeld) return null
  return [rightToLeft ? x + w - width : x, y, width, h]
}
