/** Advance widths and heights of a typeface, in parts of its size; `mono` gives all letters one width. */
export interface Font {
  readonly narrow: number
  readonly digit: number
  readonly lower: number
  readonly wide: number
  readonly capital: number
  readonly hebrew: number
  readonly space: number
  readonly xHeight: number
  readonly capHeight: number
  readonly descent: number
}

const font = (
  narrow: number,
  digit: number,
  lower: number,
  wide: number,
  capital: number,
  hebrew: number,
  space: number,
  xHeight: number,
  capHeight: number,
): Font => ({
  narrow,
  digit,
  lower,
  wide,
  capital,
  hebrew,
  space,
  xHeight,
  capHeight,
  descent: 0.21,
})

/** Measured on the usual faces of reports: grotesques, romans, typewriters, screen faces, condensed and wide ones. */
export const fonts: readonly Font[] = [
  font(0.24, 0.556, 0.53, 0.83, 0.68, 0.54, 0.278, 0.52, 0.716),
  font(0.27, 0.5, 0.46, 0.75, 0.66, 0.5, 0.25, 0.45, 0.662),
  font(0.6, 0.6, 0.6, 0.6, 0.6, 0.6, 0.6, 0.43, 0.57),
  font(0.3, 0.636, 0.6, 0.97, 0.7, 0.6, 0.352, 0.545, 0.727),
  font(0.24, 0.507, 0.49, 0.8, 0.58, 0.5, 0.226, 0.466, 0.644),
  font(0.28, 0.636, 0.6, 0.95, 0.69, 0.58, 0.318, 0.547, 0.729),
  font(0.25, 0.546, 0.52, 0.84, 0.61, 0.55, 0.313, 0.545, 0.727),
  font(0.29, 0.61, 0.52, 0.88, 0.68, 0.55, 0.241, 0.481, 0.692),
  font(0.2, 0.456, 0.44, 0.68, 0.55, 0.46, 0.228, 0.52, 0.716),
  font(0.26, 0.554, 0.51, 0.86, 0.62, 0.52, 0.26, 0.535, 0.714),
  font(0.25, 0.58, 0.53, 0.84, 0.63, 0.53, 0.193, 0.506, 0.717),
  font(0.27, 0.572, 0.55, 0.9, 0.64, 0.55, 0.26, 0.535, 0.714),
  font(0.55, 0.55, 0.55, 0.55, 0.55, 0.55, 0.55, 0.54, 0.72),
  font(0.28, 0.507, 0.5, 0.82, 0.6, 0.5, 0.22, 0.466, 0.632),
  font(0.29, 0.5, 0.5, 0.8, 0.68, 0.53, 0.25, 0.468, 0.67),
  font(0.25, 0.562, 0.54, 0.86, 0.65, 0.55, 0.248, 0.528, 0.711),
  font(0.31, 0.556, 0.58, 0.85, 0.72, 0.58, 0.278, 0.532, 0.72),
  font(0.26, 0.52, 0.5, 0.8, 0.6, 0.5, 0.2, 0.5, 0.66),
  font(0.3, 0.65, 0.62, 0.95, 0.75, 0.62, 0.34, 0.55, 0.74),
  font(0.22, 0.48, 0.46, 0.72, 0.56, 0.48, 0.2, 0.5, 0.7),
  font(0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.47, 0.61),
  font(0.27, 0.54, 0.5, 0.8, 0.7, 0.52, 0.26, 0.44, 0.65),
  font(0.24, 0.53, 0.51, 0.78, 0.6, 0.51, 0.24, 0.51, 0.7),
  font(0.28, 0.6, 0.57, 0.9, 0.66, 0.56, 0.3, 0.53, 0.71),
]

/** The width of a word in parts of the size. */
export function widthOf(font: Font, text: string): number {
  let width = 0
  for (const letter of text) {
    width += /[\u05d0-\u05ea]/.test(letter)
      ? font.hebrew
      : /\d/.test(letter)
        ? font.digit
        : /[iljtfrI.,:;'"|()[\]!/-]/.test(letter)
          ? Math.max(font.narrow, 0.55 * font.digit)
          : /[mwMW%@]/.test(letter)
            ? font.wide
            : /\p{Lu}/u.test(letter)
              ? font.capital
              : font.lower
  }
  return width
}

/** How far a word's ink reaches over and under its base line, in parts of the size. */
export function extentOf(font: Font, text: string): { rise: number; fall: number } {
  const tall = /[\dA-Zbdfhklt()[\]/%↑↓*'"|]|[\u05d0-\u05ea]/.test(text)
  const deep = /[gjpqy,;()[\]|]|[\u05da\u05df\u05e3\u05e5\u05e7]/.test(text)
  const flat = /^[-–—=._,]+$/.test(text)
  if (flat) return { rise: 0.6 * font.xHeight, fall: /,/.test(text) ? 0.1 : -0.25 * font.xHeight }
  return { rise: tall ? font.capHeight : font.xHeight, fall: deep ? font.descent : 0 }
}
