import { bottom, centerX, centerY, right } from '../document/geometry'
import type { Cell, Document } from '../document/types'
import { ownTitle, partnerTitle } from '../language/partners'
import type { Box } from '../records/place'
import { rememberedOf } from '../vocabulary/remembered'
import type { Passage } from './passage'

/**
 * Where a page tells of the patient's partner: the column under "Partner", level with which another title is the
 * patient's, down to what is printed across both.
 */
export const partnersColumns = rememberedOf((document: Document): readonly Box[] => {
  const cells = document.lines.flatMap((line) => line.cells)
  return cells.flatMap((title) => {
    const own = partnerTitle.test(title.text) ? cells.find((cell) => isBeside(cell, title)) : undefined
    return own ? [columnOf(title, own, cells, document.direction)] : []
  })
})

const isBeside = (cell: Cell, title: Cell): boolean =>
  cell !== title &&
  ownTitle.test(cell.text) &&
  Math.abs(centerY(cell.box) - centerY(title.box)) < 0.8 * title.box[3]

function columnOf(title: Cell, own: Cell, cells: readonly Cell[], direction: 'ltr' | 'rtl'): Box {
  const height = title.box[3]
  // Each column begins where its title does.
  const second = direction === 'rtl' ? centerX(title.box) < centerX(own.box) : title.box[0] > own.box[0]
  const later = second ? title : own
  const divide = direction === 'rtl' ? right(later.box) + height : later.box[0] - height
  const isRight = second === (direction === 'ltr')
  const under = cells.filter(
    ({ box }) => centerY(box) > bottom(title.box) && box[0] < divide - height && right(box) > divide + height,
  )
  const end = Math.min(Infinity, ...under.map(({ box }) => box[1]))
  return isRight
    ? [divide, title.box[1], Infinity, end - title.box[1]]
    : [0, title.box[1], divide, end - title.box[1]]
}

export const isPartners = (box: Box, document: Document): boolean =>
  partnersColumns(document).some(
    ([x, y, width, height]) =>
      centerX(box) >= x && centerX(box) < x + width && centerY(box) >= y && centerY(box) < y + height,
  )

/** What stands in the partner's column is another person's, as if a relative's were told. */
export const asPartners = (passages: readonly Passage[], document: Document): readonly Passage[] =>
  partnersColumns(document).length === 0
    ? passages
    : passages.map((one) =>
        one.words.length > 0 && one.words.every(({ box }) => isPartners(box, document))
          ? { ...one, kind: 'family-history' as const }
          : one,
      )
