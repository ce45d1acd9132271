import { median } from '../geometry'
import { panelSpecimen } from '../headings'
import type { Row } from './rows'

/** It tells a result, or of a drug or a condition. */
export const isSeed = (row: Row): boolean => row.seed || row.record !== null || row.told

/** Rows at which another table may begin: under a header's own line, after a wide space, or where rows tell of other things. */
export function breaksOf(rows: readonly Row[], height: number): number[] {
  const seeds = rows.flatMap((row, at) => (isSeed(row) ? [at] : []))
  const kindOf = (row: Row): string | null => row.record ?? (isSeed(row) ? 'results' : null)
  let kind: string | null = null
  let limitsFirst: boolean | null = null
  const pitch = median(
    seeds.slice(1).map((at, index) => rows[at]!.center - rows[seeds[index]!]!.center),
    2 * height,
  )
  const out: { at: number; weight: number }[] = []
  rows.forEach((row, at) => {
    const before = kind
    kind = kindOf(row) ?? kind
    const turned = limitsFirst !== null && row.limitsFirst !== null && row.limitsFirst !== limitsFirst
    limitsFirst = row.limitsFirst ?? limitsFirst
    if (at === 0) return
    const gap = row.center - rows[at - 1]!.center
    const wide = gap > Math.max(2.2 * pitch, 3 * height)
    const idle =
      isSeed(row) &&
      !rows.slice(Math.max(0, at - 3), at).some((one) => isSeed(one) || one.titles) &&
      seeds.some((one) => one < at)
    const titled =
      !isSeed(row) &&
      (row.phrases.length === 1 || panelSpecimen(row.words.map(({ text }) => text).join(' ')) !== null) &&
      row.words.length <= 4 &&
      rows[at + 1] !== undefined &&
      isSeed(rows[at + 1]!) &&
      isSeed(rows[at - 1]!) &&
      // A title of rows ends in its colon; what goes on behind one is a remark ("Method: CLIA").
      !row.words.slice(0, -1).some(({ text }) => /\d|:$/.test(text)) &&
      !/\d/.test(row.words.at(-1)?.text ?? '')
    const other = row.titles !== null || before !== kind
    if (other || wide || idle || titled || turned)
      for (const one of new Set([at, withNames(rows, at)]))
        out.push({ at: one, weight: other ? Infinity : gap + (wide || turned ? pitch : 0) })
  })
  const kept = out.toSorted((a, b) => b.weight - a.weight).slice(0, 10)
  return kept.map(({ at }) => at).sort((a, b) => a - b)
}

/** Cards begin with the names over their first numbers. */
function withNames(rows: readonly Row[], at: number): number {
  const over = [at - 1, at - 2].find((one) => (rows[one]?.names.length ?? 0) > 0)
  const row = over === undefined ? undefined : rows[over]
  return row && !isSeed(row) && row.names.length === row.phrases.length ? over! : at
}
