import { ofTechnique } from '../language/heading-stems'
import { matchHeading } from './headings'
import { isOverText } from './label-column'
import type { Line, SectionKind } from './types'

/**
 * "Technique: axial T2. / Alignment and bone: …": behind how or why a study was made a label of its own begins what it found,
 * in its line, in a cell beside it or, over sentences, in one of its own.
 */
export const beginsFindings = (
  { kind, inline, lines }: { kind: SectionKind; inline: boolean; lines: readonly Line[] },
  line: Line,
  above: Line | null,
  next: Line | null,
): boolean => {
  if (
    !/^(?:technique|indication)$/.test(kind) ||
    lines.length === 0 ||
    !/[.:]$/.test(above?.text.trim() ?? '')
  )
    return false
  const { text, cells } = line
  const label = /^[\p{Lu}\p{Lo}][\p{L} ,/&-]{2,30}$/u
  const beside = inline && cells.length === 2 && label.test(cells[0]!.text) && /[.;]|,$/.test(cells[1]!.text)
  if (beside) return !ofTechnique.test(`${cells[0]!.text}:`) && matchHeading(cells[0]!.text) === null
  if (kind !== 'technique') return false
  const title = label.test(text) && !line.bullet && isOverText(line, next)
  if (!title && !(inline && /^[\p{Lu}\p{Lo}][\p{L} ,/&-]{2,30}:\s+\S/u.test(text))) return false
  return !ofTechnique.test(`${text}:`) && matchHeading(text.split(':', 1)[0] ?? '') === null
}
