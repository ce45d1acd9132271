import { answerSigns, noTitle, readBox, yesTitle } from '../language/boxes'
import { bottom, centerX, centerY, right } from './geometry'
import type { Word } from './page'

/** How many rows of two boxes make a questionnaire. */
const rowsAsked = 3

/** In heights of a box: how far before its question it stands. */
const gap = 0.3

/** In widths of the wider title: how far from it the boxes of its column stand. */
const besideTitle = 1.2

/**
 * Words of a questionnaire whose columns are "yes" and "no": the two boxes of a row are one, which stands before its question
 * as that of a list does. Of a row with both or with none of its boxes ticked nothing is told by them.
 */
export function withAnswersBefore(words: readonly Word[]): readonly Word[] {
  const boxes = words.filter(({ text }) => readBox(text) !== null)
  if (boxes.length < 2 * rowsAsked) return words
  return words
    .filter(({ text }) => yesTitle.test(text))
    .reduce<readonly Word[]>((all, yes) => {
      const no = words.find((word) => noTitle.test(word.text) && isLevel(word, yes))
      return no ? answered(all, yes, no) : all
    }, words)
}

function answered(words: readonly Word[], yes: Word, no: Word): readonly Word[] {
  const width = besideTitle * Math.max(yes.box[2], no.box[2])
  const under = (title: Word): Word[] =>
    words.filter(
      ({ box, text }) =>
        readBox(text) !== null &&
        box[1] > bottom(title.box) &&
        Math.abs(centerX(box) - centerX(title.box)) <
          Math.min(width, Math.abs(centerX(yes.box) - centerX(no.box)) / 2),
    )
  const pairs = under(yes).flatMap((one) => {
    const other = under(no).find((box) => isLevel(box, one))
    return other && readBox(one.text) !== readBox(other.text) ? [[one, other] as const] : []
  })
  if (pairs.length < rowsAsked) return words
  const [left, end] = [Math.min(yes.box[0], no.box[0]), Math.max(right(yes.box), right(no.box))]
  const told = words.filter(({ text }) => /\p{L}{2}/u.test(text))
  const asked = (side: (word: Word) => boolean): Word[][] =>
    pairs.map(([one]) => told.filter((word) => side(word) && isLevel(word, one)))
  const sides = [asked(({ box }) => right(box) < left), asked(({ box }) => box[0] > end)]
  // The questions are on the side where each row has words; what was written in stands behind some.
  const isRight = rowsOf(sides[1]!) > rowsOf(sides[0]!)
  const questions = sides[Number(isRight)]!
  const moved = new Map(
    pairs.flatMap(([one], at) => {
      const question = questions[at]!.map(({ box }) => box)
      if (question.length === 0) return []
      const [, y, width, tall] = one.box
      const edge = isRight
        ? Math.max(...question.map(right)) + gap * tall
        : Math.min(...question.map((box) => box[0])) - gap * tall - width
      const text = readBox(one.text) === 'ticked' ? answerSigns.ticked : answerSigns.empty
      return [[one, { ...one, text, ink: one.box, box: [edge, y, width, tall] as const }] as const]
    }),
  )
  // What stands over the questions is their heading; the titles of the columns are done with.
  const titles = words.filter(
    (word) => isLevel(word, yes) && (isRight ? right(word.box) < end : word.box[0] > left),
  )
  const gone = new Set([
    ...titles,
    yes,
    no,
    ...pairs.flatMap(([one, other]) => (moved.has(one) ? [other] : [])),
  ])
  return words.filter((word) => !gone.has(word)).map((word) => moved.get(word) ?? word)
}

const rowsOf = (side: readonly (readonly Word[])[]): number => side.filter((row) => row.length > 0).length

const isLevel = (one: Word, other: Word): boolean =>
  one !== other && Math.abs(centerY(one.box) - centerY(other.box)) < 0.6 * Math.max(one.box[3], other.box[3])
