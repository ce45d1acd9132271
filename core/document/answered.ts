import { boxAsRead } from '../language/boxes'
import { centerY, median } from './geometry'
import type { Word } from './page'

type Rows = readonly (readonly Word[])[]

/** How many rows of boxes make a questionnaire. */
const rowsAnswered = 5

/** Rows of nothing but boxes, level with the rows of the other side: its questions and their answers are one table. */
export function areAnswered(left: Rows, right: Rows, height: number): boolean {
  const centres = [left, right].map((side) => side.map(centreOf))
  const answers = (side: Rows, questions: readonly number[]): number =>
    side.filter(
      (row) =>
        row.every(({ text }) => boxAsRead.test(text)) &&
        row.some(({ text }) => /[O[\]☐☒]/u.test(text)) &&
        questions.some((at) => Math.abs(at - centreOf(row)) < 0.5 * height),
    ).length
  return Math.max(answers(left, centres[1]!), answers(right, centres[0]!)) >= rowsAnswered
}

const centreOf = (row: readonly Word[]): number => median(row.map(({ box }) => centerY(box)))
