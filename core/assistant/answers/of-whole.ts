import { tokenise, type Token } from '../../vocabulary/normalise'
import { findRow } from '../asking'
import { recordTokens } from '../lay'
import { panelKeys } from '../panels'
import { findSubjects } from '../subjects'
import type { Telling } from './telling'

/**
 * Whether a question is of an organ or of a group of tests by its one name ("my kidneys", "the blood count"). The results that a
 * record has of it are told each with its range; that it is all right, or is not, they do not say.
 */
export function isOfWhole({ reading: { text, subjects }, record: { items } }: Telling): boolean {
  const tests = subjects.filter(({ type, places }) => type === 'lab' && places.length > 0)
  if (tests.length === 0) return false
  const typed = tokenise(text)
  const organ = findRow(typed, 'organs')?.places ?? []
  const named = (tokens: readonly Token[]) => findSubjects(tokens, items, new Set(), ['lab']).named
  // "Liver enzymes" of a page are a test by that whole name.
  if (organ.length > 0 && !named(typed).some(({ places }) => organ.every((at) => places.includes(at))))
    return true
  const tokens = recordTokens(text)
  const keys = new Set(named(tokens).map(({ key }) => key))
  const group = panelKeys(tokens)
  return tests.some(({ key }) => group.has(key) && !keys.has(key))
}
