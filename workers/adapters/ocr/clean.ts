import type { ReadWord } from './words'

/**
 * Misreadings that are plain at the level of characters: what stands there is no word, number or unit of any
 * document, and only one thing looks like it. What meaning has to decide is left as read.
 */
const CLEANED: readonly (readonly [pattern: RegExp, as: string])[] = [
  // glycated haemoglobin: a one among letters
  [/^((?:Hb|Hgb|HB|HGB)?A)(?:1?[lI|!]|[lI|!]1)(c|C)(?![a-z])/, '$11$2'],
  // every n hours: q read as g
  [/^[g9](\d{1,2}[hH])(?=$|[.,;:)])/, 'q$1'],
  // a power of ten with its caret lost to a degree sign, a quote, a star
  [/^([xX×]?)10(?:\/?[\^°"'*~´`“”’A]{1,2}\/?)(3|6|9|12)(\/[uµn]?[lL])[.,]*$/, '$110^$2$3'],
  // the same with the caret read as a letter or a seven; no unit begins otherwise with 10 and ends in a litre
  [/^([xX×]?)10[7MAn](3|6|9|12)(\/[uµn]?[lL])[.,]*$/, '$110^$2$3'],
  // a litre, and an international unit, by a letter that only looks the same
  [/^([([,]?)([A-Za-zµμ]{1,4})\/I(?=$|[.,;:)\]])/, '$1$2/l'],
  [/^([([,]?)m[l1|]U(?=\/|$)/, '$1mIU'],
  // Roman two
  [/^(?:I[l|!]|l[I|])(?=$|[.,;:)])/, 'II'],
  [/^(?:I[l|!I][l|!]|II[l|!]|l[I|]{2})(?=$|[.,;:)])/, 'III'],
]

export function cleaned(word: ReadWord): ReadWord {
  for (const [pattern, as] of CLEANED) {
    if (pattern.test(word.text)) return { ...word, text: word.text.replace(pattern, as) }
  }
  return word
}
