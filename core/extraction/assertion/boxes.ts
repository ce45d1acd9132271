import type { Range } from './scope'
import { asksToMark, isAnswer } from '../../language/statements'
import {
  besideAnswerSign,
  orBefore,
  orBehind,
  remainsOfBox,
  toldBeside,
  writtenInBehind,
} from '../../language/boxes'
import { yesOrNo } from '../../language/yes-or-no'

/** With what engines make of the right edge of a box that is marked: "[Xl Yes". */
const ticked = /\[\s?[xXvV✓✔*]\s?\]|\[[xX][lI1|](?=\s)|\(\s?[xXvV✓✔*]\s?\)|\]\s?[xXvV✓✔*]\s?\[|[☒☑✅✓✔☚]/gu
const empty = /\[\s?_?\s?\]|\(\s\)|\]\s?_?\s?\[|[☐□⬜]/gu
/** A ring is a box where it stands right before its words; elsewhere a bullet. */
const ringBefore = /[◻○]\s*$/u

export const asksToTick = (text: string): boolean => asksToMark.test(text)

export type BoxState = 'ticked' | 'empty' | 'unknown'

/**
 * What the box of an entry of a form says. `unknown`: the form asks to tick, and no mark was read at this one, or the
 * marks leave it open. Null where there is no form, or where somebody wrote it in.
 */
export function boxBefore(text: string, range: Range, form: boolean, written = false): BoxState | null {
  const behind = signs(text.slice(range.end, range.end + widest))
  const answered = answer(behind) ?? answer(/^[^\t\n.:]{2,30}(\t.*)$/su.exec(behind)?.[1] ?? '')
  if (answered) return answered
  if (isBehindRemains(text, range)) return 'unknown'
  const own = ownBox(text, range)
  // Which of the two it is, is written in beside them.
  if (own === 'ticked' && isOneOfTwo(text, range) && toldBeside.test(text.slice(range.end))) return 'unknown'
  if (own) return own
  if (ringBefore.test(text.slice(0, range.start))) return 'empty'
  if (written || besideAnswerSign.test(text.slice(0, range.start))) return null
  return form || asksToTick(text) || holdsBoxes(text) || isBesideBoxes(text, range) ? 'unknown' : null
}

/** "[1] Exempt [1] History of measles", "[J Yes [1] Ex-smoker": what opens an entry twice is no number, but a box misread. */
const holdsBoxes = (text: string): boolean =>
  (text.match(/(?<!\S)(?:\[\s?(?:[1lIJ|!]|O[IJ]?)\s?\]?|O[OoQa0])(?=\s\p{L})/gu) ?? []).length > 1

/** "[x] Labs  [ ] ECG  Echo": a cell behind one that opens with a box, in a row of several; its own was not read. */
function isBesideBoxes(text: string, range: Range): boolean {
  const row = /[^\n]*$/u.exec(signs(text.slice(0, range.start)))?.[0] ?? ''
  const last = /[☐☒]\s?([^☐☒\t:]{2,30})\t$/u.exec(row)?.[1]
  return last !== undefined && !isAnswer.test(last.trim()) && (row.match(/[☐☒]/gu) ?? []).length > 1
}

/** "1 Lupus ☐ Gout": a sign or two before an entry, and the box of the next one right behind it, are what is left of its own. */
const isBehindRemains = (text: string, { start, end }: Range): boolean =>
  remainsOfBox.test(text.slice(0, start)) &&
  /^\s(?:[☐☒]|\[O\s)[^\p{L}\d]{0,3}\p{L}/u.test(signs(text.slice(end)))

/** The mark of the entry, right before its words or, of words before their boxes, right behind: it makes a fact of them. */
export function tickBeside(text: string, range: Range): Range | null {
  const { before, after } = cellAround(text, range)
  if (areWordsFirst(before, after)) {
    const behind = /^\s*☒/u.exec(after)
    return behind && { start: range.end, end: range.end + behind[0].length }
  }
  const mark = /☒\s*$/u.exec(before)
  return mark && { start: range.start - mark[0].length, end: range.start }
}

/** Whether an entry names one thing or another. */
export const isOneOfTwo = (text: string, { start, end }: Range): boolean =>
  orBehind.test(text.slice(end)) || orBefore.test(text.slice(0, start))

/** From the last box before a place to the next one behind it: an entry of a form. */
export function entryOfForm(text: string, { start, end }: Range): Range {
  const from = signs(text.slice(0, start)).search(/[☐☒][^☐☒]*$/u)
  const to = signs(text.slice(end)).search(/[☐☒]/u)
  return { start: Math.max(0, from), end: to < 0 ? text.length : end + to }
}

/** In characters: how far behind its question a "yes" and a "no" stand. */
const widest = 60

/** Every box as one sign, as long as it was. */
const signs = (text: string): string =>
  text.replace(ticked, (box) => '☒'.padEnd(box.length)).replace(empty, (box) => '☐'.padEnd(box.length))

/** "[ ] Yes [x] No", "Yes ☐ No ☒", "Y / N": the marked one of the two, where one alone is marked. */
function answer(behind: string): BoxState | null {
  const found = yesOrNo(behind)
  if (!found) return null
  const { yes, no } = found
  if (yes === '☒' && no === '☐') return 'ticked'
  return no === '☒' && yes === '☐' ? 'empty' : 'unknown'
}

/** What stands before a range and behind it in its cell, each box as one sign. */
function cellAround(text: string, range: Range): { before: string; after: string } {
  const row = signs(text)
  const from = text.slice(0, range.start).search(/[^\t\n]*$/u)
  const rest = text.slice(range.end).search(/[\t\n]/u)
  return {
    before: row.slice(from, range.start),
    after: row.slice(range.end, rest < 0 ? undefined : range.end + rest),
  }
}

/** "Gout [ ]  Asthma [x]": words, and a box behind the last of them. */
const areWordsFirst = (before: string, after: string): boolean =>
  !/^\s*[☐☒]/u.test(before) && /[☐☒]\s*$/u.test(after)

/** The box that opens the cell, over all its words: "[ ] History of stroke"; of words before their boxes the next. */
function ownBox(text: string, range: Range): BoxState | null {
  const row = signs(text)
  const { before, after } = cellAround(text, range)
  const state = (sign: string | undefined): BoxState => (sign === '☒' ? 'ticked' : 'empty')
  const last = /([☐☒])([^☐☒]*)$/u.exec(before)
  // "Any allergies? ☒ ☐ cefalexin": a yes and a no, and what was written behind them; before an entry, which is which is not known.
  const pair = /^(.*)[☐☒]\s*[☐☒][^☐☒]*$/su.exec(
    row.slice(row.lastIndexOf('\n', range.start) + 1, range.start),
  )
  if (pair && last) return pair[1]?.includes('?') ? null : 'unknown'
  if (areWordsFirst(before, after)) return state(/[☐☒]/u.exec(after)?.[0])
  const isOver = (said: string): boolean => /[.;]\s/u.test(said) || writtenInBehind.test(said)
  if (last) return isOver(last[2] ?? '') ? null : state(last[1])
  const cells = /^[^\t\n]*\t([\t ☐☒]*[☐☒])\s*(?:\n|$)/u.exec(row.slice(range.end))?.[1]
  if (cells === undefined) return null
  return cells.replace(/\s/gu, '').length === 1 ? state(cells.trim()) : 'unknown'
}
