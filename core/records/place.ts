/** A rectangle `[x, y, width, height]` in pixels, origin at the top left. */
export type Box = readonly [x: number, y: number, width: number, height: number]

/** A point in pixels, origin at the top left. */
export type Point = readonly [x: number, y: number]

/** What a rectangle of the page is on a photograph of it: from its top left as the page is read, clockwise. */
export type Corners = readonly [topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point]

/** Where on the page a fact stands. */
export interface Evidence {
  /** 1-based. */
  readonly page: number
  /** Pixels of the picture as it is served (EXIF orientation applied). */
  readonly box: Box
  /** The same place as it lies on the picture, which may show the sheet tilted. */
  readonly corners: Corners
  /**
   * The words that state it, in groups that stand together: name, dose or value, unit, range, status. They may go
   * beyond the box, which is where the fact is named.
   */
  readonly marks: readonly Corners[]
  /** The words of the page, as read. */
  readonly quote: string
}
