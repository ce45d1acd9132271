import { score } from './score'
import type { Block, PageSpec, ResultTable } from './spec'

/** The smallest description found whose page still fails; the same one where it does not fail. */
export function shrink(spec: PageSpec): PageSpec {
  if (!fails(spec)) return spec
  for (const smaller of smallerPages(spec)) if (fails(smaller)) return shrink(smaller)
  return spec
}

function fails(spec: PageSpec): boolean {
  const { missed, wrong, marred } = score(spec)
  return missed.length + wrong.length + marred.length > 0
}

/** The page without one of its parts, the largest parts first. */
function* smallerPages(spec: PageSpec): Generator<PageSpec> {
  if (spec.noise) yield { ...spec, noise: false }
  for (const blocks of smallerLists(spec.blocks)) yield { ...spec, blocks }
}

function* smallerLists(blocks: readonly Block[]): Generator<readonly Block[]> {
  for (let i = 0; i < blocks.length; i++) yield [...blocks.slice(0, i), ...blocks.slice(i + 1)]
  for (let i = 0; i < blocks.length; i++)
    for (const block of smallerBlocks(blocks[i]!))
      yield [...blocks.slice(0, i), block, ...blocks.slice(i + 1)]
}

function* smallerBlocks(block: Block): Generator<Block> {
  if (block.kind === 'beside') {
    for (const first of smallerLists(block.first)) if (first.length > 0) yield { ...block, first }
    for (const second of smallerLists(block.second)) if (second.length > 0) yield { ...block, second }
  }
  if (block.kind === 'results') yield* smallerTables(block)
  if (block.kind === 'labelled' && block.rows.length > 1)
    for (let i = 0; i < block.rows.length; i++) yield { ...block, rows: without(block.rows, i) }
}

function* smallerTables(table: ResultTable): Generator<ResultTable> {
  const plain = { ...table, sections: {}, notes: {} }
  const half = Math.ceil(table.rows.length / 2)
  if (table.rows.length > 1) {
    yield { ...plain, rows: table.rows.slice(0, half) }
    yield { ...plain, rows: table.rows.slice(half) }
  }
  if (Object.keys(table.sections).length > 0) yield { ...table, sections: {} }
  if (Object.keys(table.notes).length > 0) yield { ...table, notes: {} }
  if (table.ruled) yield { ...table, ruled: false }
  for (const column of ['number', 'method', 'flag'] as const)
    if (table.columns.includes(column))
      yield { ...table, columns: table.columns.filter((one) => one !== column) }
  if (table.rows.length > 1)
    for (let i = 0; i < table.rows.length; i++) yield { ...plain, rows: without(table.rows, i) }
}

const without = <T>(items: readonly T[], at: number): T[] => items.filter((_, index) => index !== at)
