import { articles, normaliseWord, type Token } from './normalise'
import type { PhraseIndex } from './phrases'
import { hitsAt, inner, type Hit } from './walk'

/** Words that a name may have before its comma, and behind it. */
const mostBefore = 4
const mostBehind = 3

/**
 * "Gastritis, acute", "arthritis, rheumatoid": a name whose last words stand first, set apart by a comma. What stands
 * behind the comma has to end there: "hypertension, pulmonary embolism" is two.
 */
export function invertedAt(index: PhraseIndex, tokens: readonly Token[], start: number): Hit[] {
  const comma = commaFrom(tokens, start)
  if (comma === null) return []
  let end = comma + 1
  while (tokens[end] && /^[\s-]+$/.test(tokens[end]!.gap) && !/\n|\s{3}/.test(tokens[end]!.gap)) end++
  if (end - comma > mostBehind) return []
  const before = flat(tokens.slice(start, comma))
  const behind = flat(tokens.slice(comma, end))
  const names = (words: readonly Token[]): boolean =>
    hitsAt(index, words, 0).some((hit) => hit.end === words.length)
  // "Anxiety, depression": both orders are told, so that these are two.
  if (names([...before, ...behind])) return []
  const turned = [...behind, ...before]
  return (
    hitsAt(index, turned, 0)
      // "Mild, atopic dermatitis": the word before the comma has to be one of the name's.
      .filter((hit) => hit.end === turned.length && hit.phrase.tokens.length > behind.length)
      .filter((hit) => !hit.fuzzy && !hit.phrase.ambiguous)
      .map((hit) => ({ ...hit, start, end, cost: hit.cost + 0.1 }))
  )
}

/** What is done to a part, as it stands last in the names of acts. */
const acts = new Set(
  'repair excision removal resection biopsy replacement insertion placement drainage fixation release reconstruction debridement amputation reduction revision closure ligation aspiration exploration ablation dilation dilatation embolization fusion implantation injection transplantation angioplasty stenting'
    .split(' ')
    .map(normaliseWord),
)
const withWay = new Set(['internal', 'external'].map(normaliseWord))
const mostOfPart = 5
const mostSkipped = 2
const anything = new Set(['mass', 'lesion', 'tumor'].map(normaliseWord))

/** Which of them, how many and how long: "a 3 cm", "both", "left". */
const isPassedOver = (norm: string): boolean =>
  inner.has(norm) || articles.has(norm) || /^(?:a|both|this|his|her|\d{1,2}(?:\.\d)?|cm|mm|x)$/.test(norm)

/** "Repair of left inguinal hernia" where the name is "inguinal hernia repair": an act, "of", and what it was done to. */
export function actOfAt(index: PhraseIndex, tokens: readonly Token[], start: number): Hit[] {
  const [act, of] = tokens.slice(start, start + 2)
  if (!act || !acts.has(act.norm) || of?.norm !== 'of' || of.gap !== ' ') return []
  // "Open reduction and internal fixation of": an act of its own.
  if (withWay.has(tokens[start - 1]?.norm ?? '')) return []
  let from = start + 2
  while (tokens[from]?.gap === ' ' && isPassedOver(tokens[from]!.norm)) from++
  const part: Token[] = []
  for (let at = from; part.length < mostOfPart && /^[\s-]$/.test(tokens[at]?.gap ?? ''); at++)
    part.push(tokens[at]!)
  // "Groin lymph node": where the part has no name with its place, it may have one without.
  for (let skip = 0; skip <= mostSkipped; skip++)
    for (let size = part.length; size > skip; size--) {
      const some = part.slice(skip, size)
      // "Excision of the mass": of what, and where, is not told.
      if (some.length === 1 && anything.has(some[0]!.norm)) continue
      const turned = flat([...some, act])
      const hits = hitsAt(index, turned, 0).filter(
        (hit) => hit.end === turned.length && !hit.fuzzy && !hit.phrase.ambiguous,
      )
      if (hits.length > 0)
        return hits.map((hit) => ({ ...hit, start, end: from + size, cost: hit.cost + 0.1 + skip / 10 }))
    }
  return []
}

function commaFrom(tokens: readonly Token[], start: number): number | null {
  for (let at = start + 1; at <= start + mostBefore; at++) {
    const gap = tokens[at]?.gap
    if (gap === undefined) return null
    if (/^\s?,\s?$/.test(gap)) return at
    if (!/^\.?[\s'’-]$/.test(gap)) return null
  }
  return null
}

const flat = (tokens: readonly Token[]): Token[] => tokens.map((token) => ({ ...token, gap: ' ' }))
