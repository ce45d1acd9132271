/**
 * What speaks for and against a row of results, in one scale. Chosen by hand after a prototype in which any change by
 * 30–40 % left the parses the same: evidence is redundant, and the search does the work.
 */
export const weights = {
  name: { exact: 3, near: 2.4, weak: 1, unknown: -2.5, drug: -3 },
  /** A row of a table of records, by its name. */
  record: {
    drugs: { exact: 3, begins: 2.6, unknown: -1.5 },
    problems: { exact: 3, begins: 0.5, unknown: -2 },
  },
  value: 1,
  unit: { own: 1.5, known: 0.7, foreign: -2 },
  plausible: 0.5,
  implausible: -2,
  /** Limits in place of a number. */
  span: -4,
  range: 1,
  /** Value and limits are of one size; off by ten or more. */
  agree: 0.6,
  disagree: -1.5,
  /** Within them: most results are. */
  inside: 0.3,
  flag: { agrees: 1, contradicts: -2 },
  /** A line under a result that repeats those of other days. */
  earlier: 0.5,
  left: { word: -0.3, number: -0.5 },
  title: { agrees: 1, contradicts: -2 },
  /** Words that stand as close as words do, in two columns. */
  broken: -1.2,
  /** A result stands next to its name, all else alike. */
  away: -0.05,
  /** Something else than the result between the two limits. */
  parted: -3,
  /** Of each result, where all of a table are above limits that stand apart: they are not the results. */
  outside: -2,
  leaf: -4,
  cut: -1,
  /** A row told apart from the parse that is next best by less than this has facts in doubt. */
  margin: 1.5,
} as const
