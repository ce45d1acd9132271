import { median } from './geometry'
import type { Word } from './page'

const glyph = /^(?:[•●▪■◦‣⁃∙·○◆◇►▶➢✓✔*¢«»©®°¤=~+>›!\-–—_.,'`"]{1,2}|#)$/
/** Capital letters are left out: "B. Whitcombe" is a name. */
const ltrNumber = /^[([]?(\d{1,2}|[a-h]|[ivx]{1,4})[.)\]]$|^[A-H]\)$/
/** A ticked box, which is said of the words behind it: no number ten. */
const tick = /^(?:\[[xvXV]\]|\([xX]\))$/
/** The stop of a number stands at either side, as the engine takes the direction. */
const rtlNumber = /^[.([]?(\d{1,2}|[\u05d0-\u05d9]['"]?)[.)\]]?$/

/**
 * Whether the word at the start of a row is its bullet or its number and not part of its text.
 *
 * Engines read a dot as "e", "o", "¢" or "«"; what betrays it is its size.
 */
export function isBullet(word: Word | undefined, rest: readonly Word[], direction: 'ltr' | 'rtl'): boolean {
  if (!word || rest.length === 0 || !rest.some((other) => /\p{L}/u.test(other.text))) return false
  if (tick.test(word.text)) return false
  const [, , width, height] = word.box
  const line = median(rest.map((other) => other.box[3]))
  const gap =
    direction === 'ltr'
      ? Math.min(...rest.map((other) => other.box[0])) - (word.box[0] + width)
      : word.box[0] - Math.max(...rest.map((other) => other.box[0] + other.box[2]))
  if (gap > 6 * line) return false
  if (glyph.test(word.text)) return true
  if (direction === 'ltr' ? ltrNumber.test(word.text) : rtlNumber.test(word.text) && /[.)\]]/.test(word.text))
    return true
  // A dot beside Hebrew, or before a capital, that was read as a letter.
  if (/^[eoc0°]$/.test(word.text) && height < 0.8 * line) {
    const next = direction === 'rtl' ? rest[rest.length - 1] : rest[0]
    if (/^[\u05d0-\u05eaA-Z]/.test(next?.text ?? '')) return true
  }
  return (
    [...word.text].length <= 2 &&
    !/[\d\u05d0-\u05ea]/.test(word.text) &&
    height < 0.6 * line &&
    width < 0.8 * line
  )
}
