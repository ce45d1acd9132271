import { numberedNames } from '../../language/results'

/** Letters and figures that a numeral is read as, one for another. */
const numeral = /^[IVXivxl1|!]{2,5}$/

/**
 * Whether a name has a Roman numeral of which a letter was misread ("XIl", "ill", "VIi"), or figures in the place of one
 * ("Factor 11"): which of its neighbours it names is not known, though one of them is worded like that.
 */
export function hasMisreadNumeral(name: string): boolean {
  const words = name.split(/[\s,()/]+/).filter((word) => word !== '')
  return words.some((word, at) => {
    if (!numeral.test(word) || /^[IVX]+$/.test(word) || /^[ivx]+$/.test(word)) return false
    return numberedNames.test(words[at - 1] ?? '') || /[IVX]/.test(word)
  })
}
