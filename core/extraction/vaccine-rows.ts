import { passageOf, type Passage } from './passage'

/** Rows of a table of vaccines that were read as one text: each has a day, a name and a batch of its own. */
export const vaccineRows = (one: Passage): Passage[] =>
  one.vaccines === true && one.lines.length > 1 && one.lines.every(({ cells }) => cells.length >= 2)
    ? one.lines.map((line) => ({ ...passageOf([line], one.kind, one.section, true), vaccines: true }))
    : [one]
