/** All indices of a run. */
export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)

/** The run of rows with the greatest sum: letterhead above a table and notes below it need no cut. */
export function bestRun(items: readonly { readonly score: number }[]): {
  readonly from: number
  readonly to: number
  readonly sum: number
} {
  let [sum, start, most, from, to] = [0, 0, 0, 0, -1]
  items.forEach(({ score }, at) => {
    if (sum <= 0) [sum, start] = [0, at]
    sum += score
    if (sum > most) [most, from, to] = [sum, start, at]
  })
  return { from, to, sum: most }
}
