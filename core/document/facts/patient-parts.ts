import { anothersParts, familyName, givenName, patientEnds } from '../../language/patients'
import { across } from '../geometry'
import type { Cell, Line } from '../types'

const part = (label: string) =>
  new RegExp(String.raw`(?:^|[\s|(])(?:${label})(?:\(s\))?\s?[:;：]?\s*(.*)$`, 'iu')
const parts = [part(givenName), part(familyName)] as const
const anyPart = new RegExp(String.raw`[\s,|]+(?:${givenName}|${familyName})(?:\(s\))?\s?[:;：]?.*$`, 'iu')

/** "Surname: …  First name: …": each in a label of its own. */
export const byParts = (lines: readonly Line[]): ((cell: Cell) => string | null) => {
  const isPart = (cell: Cell | undefined) => parts.some((one) => one.exec(cell?.text ?? '')?.[1] === '')
  const valueOf = (pattern: RegExp, cells: readonly Cell[], at: number, below: Line | undefined): string => {
    const own = pattern.exec(cells[at]!.text)?.[1]
    // Labels in a row of their own have their values beneath.
    const beneath = below?.cells.find((other) => across(other.box, cells[at]!.box) > 0)
    const next = isPart(cells[at - 1]) || isPart(cells[at + 1]) ? beneath : cells[at + 1]
    const value = own === '' ? (next?.text ?? '') : (own ?? '')
    return (
      /^\p{L}[\p{L}'’ -]{1,30}$/u.exec(value.replace(anyPart, '').replace(patientEnds, '').trim())?.[0] ?? ''
    )
  }
  const find = (pattern: RegExp): string =>
    lines
      .flatMap(({ cells }, index) =>
        anothersParts.test(lines[index - 1]?.text ?? '')
          ? []
          : cells.map((_, at) => valueOf(pattern, cells, at, lines[index + 1])),
      )
      .find((value) => value !== '') ?? ''
  const name = besideForms(lines) ?? parts.map(find)
  return (cell) =>
    name.every((value) => value !== '') && parts.some((pattern) => pattern.test(cell.text))
      ? name.join(' ')
      : null
}

const partAlone = [givenName, familyName].map((name) => new RegExp(`^\\W*(?:${name})\\W*$`, 'iu'))

/** "SURNAME | FORENAME" in a row of a form, the parts of the name in the row below it, or over it. */
function besideForms(lines: readonly Line[]): string[] | null {
  for (const [at, { cells }] of lines.entries()) {
    const labels = partAlone.map((part) => cells.find(({ text }) => part.test(text)))
    if (labels.includes(undefined)) continue
    for (const near of [lines[at + 1], lines[at - 1]]) {
      const told = labels.map(
        (label) => near?.cells.find(({ box }) => across(box, label!.box) > 0)?.text ?? '',
      )
      if (told.every((text) => /^\p{Lu}[\p{L}'’-]{1,30}$/u.test(text))) return told
    }
  }
  return null
}
