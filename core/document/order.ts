import { wantsNumber } from '../language/particles'
import { labNameOf } from '../vocabulary/exact'
import { canonicalUnit } from '../vocabulary/units'
import { right } from './geometry'
import type { Word } from './page'
import { hasDigit, hasHebrew, hasLatin, isDash } from './script'

type Direction = 'ltr' | 'rtl'

/**
 * Words of one row, given from left to right, in the order in which they are read.
 *
 * Within a right-to-left row, Latin phrases run left to right with the numbers that belong to them
 * ("Aspirin 100 mg"); bare numbers follow the row. The reverse for Hebrew within a Latin row.
 */
export function readingOrder(words: readonly Word[], base: Direction): Word[] {
  if (base === 'ltr') return flipRuns([...words], (word) => hasHebrew(word.text), (word) => !hasLatin(word.text)) // prettier-ignore
  const split = words.flatMap(splitMixed)
  const ordered = groupsOf(split).reverse().flatMap(fromGroup)
  return rejoin(ordered)
}

/** Reverses each run that starts and ends with `is` and holds only `is` or `mayBe`. */
function flipRuns(words: Word[], is: (word: Word) => boolean, mayBe: (word: Word) => boolean): Word[] {
  const out: Word[] = []
  let index = 0
  while (index < words.length) {
    const word = words[index]!
    if (!is(word)) {
      out.push(word)
      index++
      continue
    }
    let end = index
    for (let probe = index; probe < words.length && (is(words[probe]!) || mayBe(words[probe]!)); probe++) {
      if (is(words[probe]!)) end = probe
    }
    out.push(...words.slice(index, end + 1).reverse())
    index = end + 1
  }
  return out
}

/** A full date with a colon at either edge. */
const labelDate = /^(?::\d{1,2}[./-]\d{1,2}[./-]\d{2,4}[,;]?|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}:)$/

/**
 * Where the day and the time in brackets begin that a label has before its colon, right of what it leads:
 * "WBC 11.9 K/uL :(23/11/25 18:50)"; 0 where none does.
 */
function labelDay(run: readonly Word[]): number {
  const at = run.findLastIndex(({ text }) => text.startsWith(':'))
  const told = run.slice(Math.max(at, 0))
  const day = told.some(({ text }) => /\d{1,2}([./-])\d{1,2}\1\d{2,4}/.test(text) && /[()]/.test(text))
  return day && told.every(({ text }) => /^[\d:()./-]+$/.test(text)) ? at : 0
}

/** Where "1.16 mg/dL" begins behind "eGFR 46 mL/min": the amount of the word on the right of both; 0 where no second one ends a run. */
function secondAmount(run: readonly Word[]): number {
  const [name, ...amounts] = [run.at(-5), run.at(-4), run.at(-3), run.at(-2), run.at(-1)].map(
    (word) => word?.text ?? '',
  )
  const both = [0, 2].every((at) => /^\d[\d.,]*$/.test(amounts[at]!) && isMeasure(amounts[at + 1]!))
  return both && hasLatin(name!) ? run.length - 2 : 0
}

const isMeasure = (text: string): boolean =>
  hasLatin(text) && (isUnit(text) || canonicalUnit(text.replace(/[.,;]$/, '')) !== null)

/** Left-to-right groups within a right-to-left row: one Hebrew word, or one run without Hebrew. */
function groupsOf(words: readonly Word[]): Word[][] {
  const groups: Word[][] = []
  let run: Word[] = []
  const close = (next: Word | null = null) => {
    const last = run[run.length - 1]
    // "Labs 01/06/2025: ALT 88", of which the first word is Hebrew: the date stands right of the Latin words it leads.
    // A number that ends a sentence is its preposition's.
    const prefixed =
      next &&
      /^[\u05d0-\u05ea]{1,2}[-\u05be\u2013]$/.test(next.text) &&
      /^\d[\d./]*[.,;:]$/.test(last?.text ?? '')
    // "CT 70." left of "at the age of": the number is that word's, and its stop ends what it says.
    const counted = next && wantsNumber.test(next.text) && /^\d+\.$/.test(last?.text ?? '')
    const labelled = labelDay(run)
    const second = secondAmount(run)
    // ",COPD 2,": two stops, so a phrase ends at each; the number is that of the word on its right.
    const stopped = /^[,;]\S/.test(run[0]?.text ?? '') && /^\d+[,;]$/.test(last?.text ?? '')
    const closing = next && isOpened(next.text) && /^\d[\d.,]*\)[.,;]?$/.test(last?.text ?? '')
    if (last && run.length > 1 && (prefixed || counted || stopped || closing || labelDate.test(last.text)))
      groups.push(run.slice(0, -1), [last])
    else if (labelled > 0) groups.push(run.slice(0, labelled), run.slice(labelled))
    else if (next && second > 0) groups.push(run.slice(0, second), run.slice(second))
    else groups.push(...apartFromLimits(run))
    run = []
  }
  words.forEach((word, at) => {
    if (hasHebrew(word.text) || datedStop.test(word.text)) {
      close(word)
      groups.push([word])
      return
    }
    const next = words[at + 1]?.text ?? ''
    if (run.length > 0 && (endsPhrase(word.text, next) || turnedComma.test(word.text))) close()
    run.push(word)
  })
  close()
  return groups
}

/** "(up to" in Hebrew, whose number stands left of it, with the end of the bracket. */
const isOpened = (text: string): boolean => text.startsWith('(') && !text.includes(')')

const limits = /^[.,;]?\((?:[<>≤≥]\s?)?\d[\d.,]*(?:[-–]\d[\d.,]*)?\)[.,;]?$/

/**
 * ",(4.0-11.0) 6.4 K/uL": limits in brackets that are read behind what stands right of them. So are those at the left end of a
 * run alone, those whose stop is at their left, and those right of which a number has no name.
 */
function apartFromLimits(run: Word[]): Word[][] {
  const isOf = (word: Word | undefined): boolean => word !== undefined && limits.test(word.text)
  if (run.length === 0) return []
  const last = run.findLastIndex(isOf)
  const isTurned =
    (isOf(run[0]) && last < run.length - 1) ||
    run.some((word, at) => at > 0 && isOf(word) && /^[.,;]/.test(word.text)) ||
    (last > 0 && /^[<>]?\d/.test(run[last + 1]?.text ?? ''))
  if (!isTurned) return [run]
  return run.reduce<Word[][]>((parts, word, at) => {
    if (isOf(word) || isOf(run[at - 1])) return [...parts, [word]]
    return [...parts.slice(0, -1), [...(parts.at(-1) ?? []), word]]
  }, [])
}

/** ".(03/11/2024)": the date of the phrase on its right, and the stop behind both. */
const datedStop = /^[.,;:]\(\d[\d./]*\)$/

/** Whether the left edge of a word in a Latin run ends a phrase: ".LDL", ",4.1 mg/dL", or "4.1, mg/dL" for it. */
const endsPhrase = (text: string, next: string): boolean =>
  (/^[.,;:]\S/.test(text) && hasLatin(text)) ||
  (/\//.test(next) && isUnit(next) && (leadingStop(text) ?? turnedStop.exec(text)) !== null)

/** "58" and then ",7.8%", "COPD" and then ",2": the right one is read first, and ends at the stop. */
const turnedComma = /^[,;]\d/

const unitLike =
  /^(mg|mcg|µg|ug|g|gr|kg|ml|cc|l|iu|u|mm|cm|mmol|mmhg|ng|pg|tab|tabs|cap|caps)(\/\S+)?[.,;]?$|^%$/i

/** A dash at the edge of a Latin phrase stands between it and the Hebrew beside it, and takes that one's direction. */
function fromGroup(group: Word[]): Word[] {
  const first = group.findIndex(({ text }) => !isDash(text))
  const last = group.findLastIndex(({ text }) => !isDash(text))
  const edges = [group[first], group[last]].map((word) => word !== undefined && hasLatin(word.text))
  const [from, to] = [edges[0] ? first : 0, edges[1] ? last + 1 : group.length]
  return [...group.slice(to), ...phraseOf(group.slice(from, to)), ...group.slice(0, from)]
}

function phraseOf(group: Word[]): Word[] {
  if (!group.some((word) => hasLatin(word.text)))
    return group.length > 1 ? [...group].reverse().map(endingAtStop) : group.map(tidy)
  if (isTurnedAmount(group)) return [...group].reverse()
  const result = turnedResult(group)
  if (result) return result
  const first = group[0]!
  const second = group[1]
  const lead = hasLatin(first.text) ? /^([.,;:]+)(\S.*)$/.exec(first.text) : leadingStop(first.text)
  if (lead) return withStop(group, lead[2]!, lead[1]!)
  // "6.1. ng/mL": the engine has turned the stop of the phrase to the other edge of its number.
  const turned = turnedStop.exec(first.text)
  return turned && second && (isUnit(second.text) || isMeasure(second.text))
    ? withStop(group, turned[1]!, turned[2]!)
    : group
}

/** "2 | ;14/05/2026": the stop of an entry, of numbers that follow one another. */
const endingAtStop = (word: Word): Word => (/^[,;]/.test(word.text) ? tidy(word) : word)

/** "mg 7.5", set by a right-to-left paragraph from "7.5 mg"; "INR 1.3" and "A/G 1.4" are names with their results. */
export const isTurnedAmount = ([unit, number, ...more]: readonly Word[]): boolean =>
  unit !== undefined &&
  number !== undefined &&
  more.length === 0 &&
  (unitLike.test(unit.text) || (unit.text.length > 1 && isUnitAlone(unit.text))) &&
  hasDigit(number.text) &&
  !hasLatin(number.text)

const arrow = /^[↑↓▲▼*]$/

/** "pg/mL ↑ 842 NT-proBNP", "mmol/L ↓ 3.3": a result set from right to left, its Latin name within itself from the left. */
export function turnedResult([unit, ...rest]: readonly Word[]): Word[] | null {
  const marks = rest[0] && arrow.test(rest[0].text) ? rest.slice(0, 1) : []
  const [number, ...name] = rest.slice(marks.length)
  if (!unit || !number || !isTurnedAmount([unit, number]) || marks.length + name.length === 0) return null
  const isName = name.length === 0 || labNameOf(name.map(({ text }) => text).join(' ')).concepts.length > 0
  return isName ? [...name, number, ...marks, unit] : null
}

/** "1.0 INR", all that a cell holds beside the scrawl of a unit: a result that stands from right to left. */
export const isTurnedName = ([number, name, ...more]: readonly Word[]): boolean =>
  number !== undefined &&
  name !== undefined &&
  /^\d+(?:[.,]\d+)?$/.test(number.text) &&
  hasLatin(name.text) &&
  !unitLike.test(name.text) &&
  labNameOf(name.text).concepts.length > 0 &&
  more.length === 0

/** A unit that is no test's name. */
const isUnitAlone = (text: string): boolean =>
  canonicalUnit(text) !== null && labNameOf(text).concepts.length === 0

const turnedStop = /^(\d+(?:[.,]\d+)?)([.,;:])$/

/** A phrase whose first word is `first`, and after whose last a stop stands. */
function withStop(group: readonly Word[], first: string, stop: string): Word[] {
  const moved = group.map((word, index) => (index === 0 ? { ...word, text: first } : word))
  const last = moved[moved.length - 1]!
  const text = /[.,;:]$/.test(last.text) ? last.text : last.text + stop
  return [...moved.slice(0, -1), { ...last, text }]
}

const isUnit = (text: string): boolean => unitLike.test(text) || /^[a-zµμ\d^]{1,6}\/\S+$/i.test(text)

/** ",2011", ".22.8.2024", ".6.1": the stop ends what it stands left of; ".75" may be a number without its zero. */
const leadingStop = (text: string): RegExpExecArray | null =>
  /^([,;:]+|\.(?=\d{3}|\d+[./]\d|\())([(\d].*)$/.exec(text)

/** A stop at the left edge of a right-to-left word ends it. */
function tidy(word: Word): Word {
  const lead = /^([.,;:]+)([\u05d0-\u05ea].*)$/.exec(word.text) ?? leadingStop(word.text)
  return lead ? { ...word, text: lead[2]!.replace(/[.,;:]+$/, '') + lead[1]! } : word
}

/** "to-mg" → "to-" and "mg" (its preposition in Hebrew), so that "7.5 mg-to" can be read "to-7.5 mg". */
function splitMixed(word: Word): Word[] {
  const mixed = /^([\u05d0-\u05ea]{1,2}[-\u05be\u2013])([A-Za-z0-9][^\u05d0-\u05ea]*)$/.exec(word.text)
  // A year with a comma ends there; a Latin word that stands left of it is another phrase.
  if (!mixed || /^[\d/.:-]*\d[,;:.)]+$/.test(mixed[2]!)) return [word]
  const [x, y, width, height] = word.box
  const prefix = (width * mixed[1]!.length) / word.text.length
  return [
    { ...word, text: mixed[2]!, box: [x, y, width - prefix, height] },
    { ...word, text: mixed[1]!, box: [x + width - prefix, y, prefix, height] },
  ]
}

/** Undoes `splitMixed` where prefix and word stayed neighbours. */
function rejoin(words: readonly Word[]): Word[] {
  const out: Word[] = []
  for (const word of words) {
    const last = out[out.length - 1]
    if (
      last &&
      /^[\u05d0-\u05ea]{1,2}[-\u05be\u2013]$/.test(last.text) &&
      Math.abs(right(word.box) - last.box[0]) < 1.5
    ) {
      const box = [word.box[0], word.box[1], right(last.box) - word.box[0], word.box[3]] as const
      out[out.length - 1] = { ...word, text: last.text + word.text, box }
    } else out.push(word)
  }
  return out
}
