import { earlierLabels } from '../../language/results'
import { canonicalUnit } from '../../vocabulary/units'
import { parseDate, type DateOrder } from '../dates'
import type { Word } from '../page'
import type { Earlier, Field } from './types'

const day = /^\d{1,4}([/.-])\d{1,2}\1\d{2,4}$/
const amount = /^[<>]?\d+(?:[.,]\d+)?$/

/**
 * What a line under a result repeats of earlier ones: "Previous: 10/11/2024: 1.48  21/04/2024: 1.33", or each number
 * before its day. Null where anything of the line is neither, for then it is not known which number is of which day.
 */
export function earlierOf({ text, words }: Field, order: DateOrder): Earlier[] | null {
  if (!earlierLabels.test(text)) return null
  const told = tokensOf(words.filter(({ text: one }) => /\d/.test(one) || /[^\p{L}\p{P}]/u.test(one)))
  const label = words.filter(
    ({ text: one }) => !/\d/.test(one) && /\p{L}/u.test(one) && canonicalUnit(one) === null,
  )
  if (label.length > 3) return null
  const out: Earlier[] = []
  for (let at = 0; at < told.length; at += 2) {
    const pair = told.slice(at, at + 2)
    const dated = pair.find((one) => day.test(one.text))
    const value = pair.find((one) => one !== dated)
    const date = dated ? parseDate(dated.text, order) : null
    if (date?.precision !== 'day' || !value || !amount.test(value.text)) return null
    out.push({ value: { text: value.text, words: value.words }, date: date.iso })
  }
  const first = told.findIndex((one) => day.test(one.text)) % 2
  const even = told.every((one, at) => day.test(one.text) === (at % 2 === first))
  return out.length > 0 && even ? out : null
}

/** Words without the signs around them; a day that was read in pieces is one. */
function tokensOf(words: readonly Word[]): { text: string; words: Word[] }[] {
  const out: { text: string; words: Word[] }[] = []
  for (const word of words) {
    const text = word.text.replace(/^[^\d<>/]+|[^\d]+$/g, '')
    const last = out.at(-1)
    if (text === '' || (canonicalUnit(word.text) !== null && !/^\d/.test(text))) continue
    if (last && text.startsWith('/')) {
      last.text += text
      last.words.push(word)
    } else out.push({ text, words: [word] })
  }
  return out
}
