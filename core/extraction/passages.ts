import type { Document } from '../document/types'
import { groupLines } from './line-groups'
import { passageOf, type Passage } from './passage'
import { settleKinds } from './passage-kinds'

/** The text of a document in the pieces in which it is to be understood. */
export function passagesOf(document: Document): Passage[] {
  const rows = new Set(document.tables.flatMap((table) => table.rows.map((row) => row.line)))
  return document.sections.flatMap((section, index) => {
    const read = groupLines(section, document, rows).map((group) =>
      passageOf(group.lines, section.kind, index, group.item),
    )
    return settleKinds(read, section, document)
  })
}
