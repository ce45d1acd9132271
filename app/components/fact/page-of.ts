import { amountText } from '#core/records/amounts'
import { boundsOf, cornersOf } from '#core/paper/geometry'
import { linesOf } from '#core/paper/pieces'
import type { PaperPicture } from '../paper/page-image'
import type { Region } from '../paper/page-view'
import { inOrderOfReading } from '../paper/reading-order'
import type { FactView } from './fact-view'

/** The page of a fact, with where the facts of the list stand on it; null where it stands on none. */
export function pageOf(
  chosen: FactView | null,
  facts: readonly FactView[],
  pictures: Readonly<Record<string, PaperPicture>>,
  nameOf: (fact: FactView) => string,
): { picture: PaperPicture; rightToLeft: boolean; regions: readonly Region[] } | null {
  const fileId = chosen?.source?.fileId
  const picture = fileId === undefined ? undefined : pictures[fileId]
  if (!picture) return null
  const regions = facts.flatMap((fact) => {
    const { source } = fact
    if (!source || source.fileId !== fileId) return []
    const lines = linesOf(source.place, picture)
    const label = [nameOf(fact), amountText(fact.printed ?? fact)].filter(Boolean).join(' ')
    return [{ key: fact.key, lines, box: boundsOf(lines.flat()), label, ids: [fact.key] }]
  })
  const rightToLeft = /\p{Script=Hebrew}/u.test(chosen?.source?.quote ?? '')
  const first = ({ lines }: Region) => lines[0] ?? cornersOf([0, 0, 0, 0])
  return { picture, rightToLeft, regions: inOrderOfReading(regions, first, rightToLeft) }
}
