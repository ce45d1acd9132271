import { bottom } from '../../document/geometry'
import { union } from '../../document/page'
import type { Document, Line } from '../../document/types'
import type { LabReading } from './reading'

const label =
  /^(?:(?:normal|reference|ref\.?|standard|expected|healthy|biological)\s+)?(?:range|interval|reference|values?)\s*:\s*(\S.*)$/i

/** Portals print the limits of a result on a line of their own under its name: "Normal range: 4.8 - 23.3 ng/mL". */
export function withRangesBelow(document: Document, readings: readonly LabReading[]): LabReading[] {
  const lines = document.lines.flatMap((line) => {
    const range = label.exec(line.text)?.[1]
    return range === undefined ? [] : [{ line, range }]
  })
  if (lines.length === 0) return [...readings]
  return readings.map((reading) => {
    if (reading.range !== null || reading.form === 'prose') return reading
    const below = lines.find(({ line }) => isUnder(line, reading))
    if (!below) return reading
    return {
      ...reading,
      range: below.range,
      words: [...reading.words, ...below.line.words],
      box: union([reading.box, below.line.box]),
    }
  })
}

/** Set under the name, with no other line between. */
function isUnder(line: Line, { nameWords }: LabReading): boolean {
  const name = union(nameWords.map((word) => word.box))
  const gap = line.box[1] - bottom(name)
  return gap > -0.3 * name[3] && gap < 1.8 * name[3] && Math.abs(line.box[0] - name[0]) < 1.5 * name[3]
}
