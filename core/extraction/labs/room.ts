import { median } from '../../document/geometry'
import type { LabReading } from './reading'

/**
 * Whether a printed number is wider than its digits account for. Digits of a typeface are of one width, and a
 * decimal point takes about half of one: "46" as wide as "4.6" has lost its point. Measured within one table.
 */
export function pointRoom(readings: readonly LabReading[]): (reading: LabReading) => boolean {
  const widths = new Map<number, number[]>()
  for (const reading of readings) {
    const word = single(reading)
    if (!word || reading.table === null) continue
    const units = extent(word.text)
    if (units > 0)
      widths.set(reading.table, [...(widths.get(reading.table) ?? []), word.width / word.height / units])
  }
  return (reading) => {
    const word = single(reading)
    const all = reading.table === null ? [] : (widths.get(reading.table) ?? [])
    if (!word || all.length < 4 || !/^\d{2,4}$/.test(word.text)) return false
    const digit = median(all)
    const measured = word.width / word.height / digit
    return measured > extent(word.text) + 0.3
  }
}

/** Width of a number in digits: a point takes 0.5. */
function extent(text: string): number {
  return /^[\d.]+$/.test(text) ? text.replace(/\D/g, '').length + 0.5 * (text.match(/\./g)?.length ?? 0) : 0
}

function single(reading: LabReading): { text: string; width: number; height: number } | null {
  const words = reading.valueWords.filter((word) => /\d/.test(word.text))
  const word = words[0]
  return words.length === 1 && word ? { text: word.text, width: word.box[2], height: word.box[3] } : null
}
