import { Random } from './random'
import type { Block, ResultTable } from './spec'
import { classes, labels, unknownLabels } from './wordings'

/** What real paper has and few pages: drawn by numbers of its own, so that the rest of a seed's page stays as it was. */
export function withOddities(blocks: readonly Block[], seed: number, language: 'en' | 'he'): Block[] {
  const random = new Random(seed + 86_028_121)
  const [foreign, unlabelled, classed] = [0.06, 0.08, 0.06].map((share) => random.chance(share))
  const odd = blocks.map((block): Block => {
    if (block.kind === 'results' && foreign && language === 'en') return withForeign(block)
    if (block.kind === 'patient' && unlabelled)
      return {
        ...block,
        pairs: block.pairs.map((pair) => relabelled(pair, random.pick(unknownLabels[language]), language)),
      }
    return block
  })
  const last = odd.findLastIndex(({ kind }) => kind === 'results')
  return classed && language === 'en' && last >= 0
    ? odd.toSpliced(last + 1, 0, { kind: 'classes', rows: classes })
    : odd
}

/** The names once more, in letters that the reader does not know. */
function withForeign(table: ResultTable): ResultTable {
  const at = table.columns.indexOf('name')
  return { ...table, columns: table.columns.toSpliced(at + 1, 0, 'foreign') }
}

/** The day of sampling under a label that nobody knows. */
const relabelled = ([label, value]: readonly [string, string], other: string, language: 'en' | 'he') =>
  [label === labels[language].collected ? other : label, value] as const
