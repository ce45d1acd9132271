/** The answers of forms: a "yes" and a "no", each with its box. */

/** A "yes" and a "no" behind a question, with the box of each, before or behind it, or what was read of one; null where not both stand there. */
export function yesOrNo(behind: string): { readonly yes: string; readonly no: string } | null {
  const found =
    /^[\s:?.,…_-]*([☐☒]?)\s*(?:[[(]?[1IJOQ|!]{1,2}[\])]?\s+)?(yes|no|y|n|כן|לא)(?!\p{L})[\s/|,]*([☐☒]?)[\s/|,]*(?:[[(]?[1IJOQ|!]{1,2}[\])]?\s+)?(yes|no|y|n|כן|לא)(?!\p{L})\s*([☐☒]?)/iu.exec(
      behind,
    )
  if (!found) return lettersOf(behind)
  const [, before = '', first = '', between = '', second = '', after = ''] = found
  const isYes = (word: string): boolean => /^(?:y|yes|כן)$/iu.test(word)
  if (isYes(first) === isYes(second)) return null
  const [one, other] = before === '' ? [between, after] : [before, between]
  return isYes(first) ? { yes: one, no: other } : { yes: other, no: one }
}

/** What engines make of a box that is written onto the letter behind it. */
const glued = '[[\\](){}XxOoJICBERQ01|lU°©®&=¢*]{0,4}'
const yesAndNo = new RegExp(`^[\\s:?.,…_-]*(${glued})\\s?Y\\s*(${glued})\\s?N(?![\\p{L}\\d])`, 'u')
const noAndYes = new RegExp(`^[\\s:?.,…_-]*(${glued})\\s?N\\s*(${glued})\\s?Y(?![\\p{L}\\d])`, 'u')

/** "[JY XN": letters with their boxes written onto them. A cross is none that was empty. */
function lettersOf(behind: string): { readonly yes: string; readonly no: string } | null {
  const told = yesAndNo.exec(behind)
  const turned = told ? null : noAndYes.exec(behind)
  // "NY" is a place.
  const [whole, ...marks] = told ?? turned ?? ['']
  if (marks.join('') === '' && !/\S\s+\S/u.test(whole)) return null
  if (told) return { yes: signOf(told[1] ?? ''), no: signOf(told[2] ?? '') }
  return turned ? { yes: signOf(turned[2] ?? ''), no: signOf(turned[1] ?? '') } : null
}

const signOf = (read: string): string =>
  /^[^J]?[Xx]/u.test(read) ? '☒' : /^[[(]?(?:[OoIQ0U]{1,2}|J|C[JIO]?)[\])]?$/u.test(read) ? '☐' : ''

/** A cell, or the end of one, that is nothing but such an answer. */
export const answersYesNo = new RegExp(
  `(?:^|\\s)(?=\\S*\\s?\\S*\\s?\\S*N$)${glued}\\s?Y\\s?${glued}\\s?N$|(?:^|\\s)(?:yes|כן)\\W{0,6}\\S{0,3}\\s(?:no|לא)\\W{0,4}$`,
  'u',
)

/** Right before what was written beside an answer. */
export const besideAnswer = new RegExp(`\\t${glued}\\s?Y\\s?${glued}\\s?N\\t[^\\t\\n]*$`, 'u')
