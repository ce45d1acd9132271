import {
  companyEnd,
  determinedBy,
  facilityAbove,
  facilityLabel,
  givenOutBy,
  hebrewInstitution,
  institutionWord,
  officeOf,
  referrerAbove,
  specialised,
} from '../../language/institutions'
import type { Box } from '../../records/place'
import { across } from '../geometry'
import { hasDigit, plain } from '../script'
import type { Line } from '../types'
import { isHouse } from './facility-rate'

/** A name, and where it stands. */
export interface Named {
  readonly text: string
  readonly box: Box
  /** What the label says more, or less, than another. */
  readonly more?: number
}

/** The next label of the line, and all behind it: "…, Orange NSW Usual doctor: …", "FROM: … TO: …". */
const nextLabel = /\s\p{Lu}(?:\p{Ll}+(?: \p{Ll}+)?|\p{Lu}{1,3})\s?:.*$/u

/** "Laboratory: …", "PROCESSED AT …", or a label and its value in the next cell. */
export function labelledFacility(line: Line, below: Line | null): Named | null {
  for (const [at, { text: label, box }] of line.cells.entries()) {
    const office = officeOf.exec(label)
    const giver = toCompanyEnd((givenOutBy.exec(label)?.[1] ?? office?.[1] ?? office?.[2])?.trim() ?? '')
    if (institutionWord.test(plain(giver)))
      return { text: giver, box, more: office ? (office[1] ? 1.6 : -0.8) : 0 }
    const next = line.cells[at + 1]
    const told = facilityLabel.exec(label)?.[1]
    const beside = told === undefined && next ? facilityLabel.exec(`${label}: ${next.text}`)?.[1] : undefined
    const value = companyOver((told ?? beside ?? '').replace(nextLabel, ''), box, below)
    const text = value.split(/\s[|–-]\s|,\s(?:\d|\p{Lu}\p{L}+ \p{Lu}{2}$)/u)[0]?.trim() ?? ''
    const named = institutionWord.test(plain(text)) || hebrewInstitution.test(plain(text))
    if (text !== '' && (named || specialised.test(text) || companyEnd.test(text.split(' ').at(-1)!)))
      return { text, box: beside && next ? next.box : box }
  }
  return null
}

/** "Orme PathLabs Ltd. Block-E. Sector-18": without the address behind it. */
function toCompanyEnd(text: string): string {
  const words = text.split(' ')
  const end = words.findIndex((word) => companyEnd.test(word))
  return end < 0 ? text : words.slice(0, end + 1).join(' ')
}

/** "Processing location: Metropolis", and "Ltd, Unit No. 409" in the line below: a company's name over two lines. */
function companyOver(text: string, box: Box, below: Line | null): string {
  const rest = below?.cells.find((other) => across(other.box, box) > 0)?.words[0]?.text ?? ''
  return text !== '' && companyEnd.test(rest) ? `${text} ${rest.replace(/,$/, '')}` : text
}

/** "Referrer" on a letter of referral, and the house of who wrote it among what stands below. */
export function underReferrer(line: Line, below: readonly Line[]): Named | null {
  const label = line.cells.find(({ text }) => referrerAbove.test(text))
  const found = label
    ? below
        .slice(0, 3)
        .flatMap(({ cells }) => cells.filter(({ box }) => Math.abs(box[0] - label.box[0]) < label.box[3]))
        .find(({ text }) => isHouse(text))
    : undefined
  return found ? { text: found.text.split(/,\s/)[0]!, box: found.box } : null
}

/** "PROCESSED AT :", and the name below it. */
export function underLabel(line: Line, below: readonly Line[]): Named | null {
  const label = line.cells.find(({ text }) => facilityAbove.test(text))
  if (!label) return null
  return (
    below
      .slice(0, 2)
      .flatMap(({ cells }) => cells.filter((other) => Math.abs(other.box[0] - label.box[0]) < label.box[3]))
      .find(({ words, text }) => words.length <= 5 && /^\p{Lu}\p{L}{2}/u.test(text) && !hasDigit(text)) ??
    null
  )
}

/** "… performance characteristics were determined by Kestrel Genomics. It has not …": who did the tests, over two lines at times. */
export function ownTests(line: Line, below: Line | null): Named | null {
  const found = determinedBy.exec(`${line.text} ${below?.text ?? ''}`)
  const at = found ? found.index + found[0].length : 0
  // What stands in the next line as a whole is told there, too.
  if (!found || found.index >= line.text.length) return null
  const box = at - found[1]!.length > line.text.length ? below!.box : line.box
  return { text: found[1]!.trim(), box }
}
