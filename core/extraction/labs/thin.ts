import { median, right } from '../../document/geometry'
import type { Word } from '../../document/page'
import type { Line } from '../../document/types'
import { labNameOf } from '../../vocabulary/exact'
import type { LabReading } from './reading'

/** A number under this was not confirmed by the page's other figures. */
const confirmed = 0.8
/** What has to be left over, in figures: beside a number for one that was not read, within it for a letter that was read as one. */
const room = { beside: 0.8, within: 0.3 }

/**
 * Whether what was read of a number in a sentence is thin: the reader was not sure of it and there is room beside it for
 * a figure more ("ALT  18" of "ALT 118"), or it begins with a 1 that may be the numeral of its name ("Troponin 12,140" of
 * "Troponin I 2,140").
 */
export function isThin({ form, name, valueWords }: LabReading, lines: readonly Line[]): boolean {
  const [value] = valueWords
  if (form !== 'prose' || !value || !/^[<>]?\d[\d.,]*%?[.,;]?$/.test(value.text)) return false
  const line = lines.find(({ words }) => words.includes(value))
  if (!line) return false
  const row = line.words.toSorted((a, b) => a.box[0] - b.box[0])
  return (
    isApart(value, row) ||
    (/^1\d/.test(value.text) && isNumbered(name) && (/^1\d{1,2}$/.test(value.text) || isWide(value, row)))
  )
}

const isApart = (value: Word, row: readonly Word[]): boolean =>
  value.confidence < confirmed && roomBeside(value, row) > room.beside

/**
 * How many figures more would stand in the wider of the gaps beside a number than in those between the other words of its
 * line, which run from left to right; 0 where there are too few to tell.
 */
export function roomBeside(value: Word, row: readonly Word[]): number {
  const gaps = row.slice(1).map((word, at) => word.box[0] - right(row[at]!.box))
  const at = row.indexOf(value)
  const widest = Math.max(gaps[at - 1] ?? 0, gaps[at] ?? 0)
  return gaps.length > 3 ? (widest - median(gaps)) / (value.box[2] / figuresIn(value)) : 0
}

/** "Troponin": with a numeral behind it, it is another test. */
const isNumbered = (name: string): boolean => labNameOf(`${name} I`).strength === 'exact'

/** Wider than its figures are by the other numbers of the line, or there are none to tell. */
function isWide(value: Word, row: readonly Word[]): boolean {
  const others = row.filter((word) => word !== value && /^\d[\d.,]*$/.test(word.text))
  if (others.length < 2) return true
  const figure = median(others.map((word) => word.box[2] / figuresIn(word)))
  return value.box[2] / figure > figuresIn(value) + room.within
}

/** The width of a number, in figures: a point takes half of one. */
const figuresIn = ({ text }: Word): number =>
  text.replace(/\D/g, '').length + 0.5 * (text.match(/[.,]/g)?.length ?? 0)
