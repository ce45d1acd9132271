import { findDates } from '../document/dates'
import type { Document } from '../document/types'
import { operationDateLabel } from '../language/acts'

/** The date that a report of an operation prints for it: "Date of procedure: 10/30/2023". */
export function operationDate(document: Document): string | null {
  for (const line of document.lines) {
    const label = operationDateLabel.exec(line.text)
    const date = label && findDates(line.text.slice(label.index), document.facts.dateOrder)[0]
    if (date) return date.iso
  }
  return null
}
