import type { Document, Line } from '../../document/types'
import { diagnosisTitle, reasonTitle } from '../../language/conditions'
import { findMentions, matchConcept, tokenise } from '../../vocabulary/match'
import { rememberedOf } from '../../vocabulary/remembered'
import { readDirections } from '../medications/directions'

/**
 * A column of diagnoses beside one of drugs, or one of "For" or "Reason" in a table of them; without a title where
 * three rows end in a condition alone.
 */
export const reasonsIn = rememberedOf((document: Document): 'titled' | 'untitled' | null => {
  const drugs = document.records.filter(({ kind }) => kind === 'drugs')
  const titled =
    drugs.some(({ titles }) => titles.some((title) => reasonTitle.test(title.trim()))) ||
    (drugs.length > 0 &&
      document.lines.some(
        ({ cells }) => cells.length > 2 && cells.some(({ text }) => reasonTitle.test(text.trim())),
      )) ||
    document.lines.some(
      (line) => line.cells.length > 1 && line.cells.some((cell) => diagnosisTitle.test(cell.text.trim())),
    )
  return titled ? 'titled' : document.lines.filter(endsInReason).length > 2 ? 'untitled' : null
})

/** "Levothyroxine 88 mcg | 1 tablet | underactive thyroid", or below the drug "1 tablet every morning | underactive thyroid". */
function endsInReason({ cells }: Line, at: number, lines: readonly Line[]): boolean {
  const [first, last, above] = [cells[0], cells.at(-1), lines[at - 1]?.cells[0]]
  if (cells.length < 2 || !first || !last || /\d/.test(last.text)) return false
  const named = cells.length > 2 && isDrug(first.text)
  if (!named && !(above && isDrug(above.text) && readDirections(first.text).end > 0)) return false
  return (matchConcept('diagnosis', last.text)?.score ?? 0) > 0.95
}

const isDrug = (text: string): boolean => findMentions(tokenise(text), ['medication']).length > 0
