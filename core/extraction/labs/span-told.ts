import { fromBefore } from '../../language/results'
import { spanBehind, spanOfTwo } from '../../language/shares'
import type { LabConcept } from '../../vocabulary/concept'
import { leadToNumber, type Found } from './prose-grammar'

const opening = new RegExp(
  `${leadToNumber}(?<between>between\\s)?(?<first>\\d{1,3}(?:\\.\\d)?)(?=\\s?%|\\s?[-–—]|\\s\\p{L}{2,3}\\s)`,
  'iu',
)

/** A share of the body's measures that is told by a span, and is kept as one: "EF 20%-25%". */
export function spanAfter(text: string, from: number, limit: number, concept: LabConcept): Found | null {
  const match = concept.unit === '%' ? opening.exec(text.slice(from, limit)) : null
  const first = match?.groups?.['first'] ?? ''
  if (!match || fromBefore.test(match[0].replace(/[\d.]+$/, ''))) return null
  const end = from + match[0].length
  const behind = match.groups?.['between'] === undefined ? spanBehind : spanOfTwo
  const span = behind.exec(text.slice(end, limit))
  if (!span || (!span[2] && !/^\s?%/.test(text.slice(end)))) return null
  const value = { text: `${first}-${span[1]!}`, start: end - first.length, end: end + span[0].length }
  return { values: [value], unit: '%', flag: null, range: null, end: value.end }
}
