import { conceptTypes, type Concept, type ConceptOf, type ConceptType } from './concept'
import type { Token } from './normalise'
import { isOrdinary } from './ordinary'
import { indexOf } from './phrases'
import { doneToAt } from './done-to'
import { actOfAt, invertedAt } from './inverted'
import { measuredAt } from './measured'
import { hitsAt, margin, type Hit } from './walk'

export interface Mention<T extends ConceptType = ConceptType> {
  readonly type: T
  readonly concept: ConceptOf[T]
  /** Token range, end exclusive. */
  readonly start: number
  readonly end: number
  /** 1 = worded as the vocabulary has it. */
  readonly score: number
  /** The wording alone does not decide: accept it only where the context does. */
  readonly ambiguous: boolean
  readonly fuzzy: boolean
}

export const scoreOf = (cost: number): number => Math.max(0, 1 - 0.2 * cost)

/**
 * Every concept named in running text, the longest wording first, at most one of each type at a place.
 * Wordings that hold in one specimen only (`@urine`) are left to `matchConcept`.
 */
export function findMentions(
  tokens: readonly Token[],
  types: readonly ConceptType[] = conceptTypes,
): Mention[] {
  return types.flatMap((type) => findOfType(tokens, type)).sort((a, b) => a.start - b.start || b.end - a.end)
}

function findOfType(tokens: readonly Token[], type: ConceptType): Mention[] {
  const index = indexOf(type)
  const best: Hit[] = []
  for (let start = 0; start < tokens.length; start++) {
    const turned =
      type === 'diagnosis'
        ? [...invertedAt(index, tokens, start), ...measuredAt(index, tokens, start)]
        : type === 'procedure'
          ? [...actOfAt(index, tokens, start), ...doneToAt(index, tokens, start)]
          : []
    const hits = [...hitsAt(index, tokens, start), ...turned]
    const hit = choose(hits.filter((one) => one.phrase.specimen === null && !isListOfTwo(one, tokens)))
    if (hit) best.push(hit)
  }
  best.sort((a, b) => b.end - b.start - (a.end - a.start) || a.cost - b.cost || a.start - b.start)
  const taken = new Set<number>()
  const kept: Mention[] = []
  for (const hit of best) {
    const places = Array.from({ length: hit.end - hit.start }, (_, i) => hit.start + i)
    if (places.some((place) => taken.has(place)) || isOtherWord(hit, tokens) || isEveryday(hit)) continue
    for (const place of places) taken.add(place)
    // "Vitamin K antagonists" takes its words, and names no drug.
    if (hit.phrase.concept.attributes.has('group')) continue
    kept.push(mentionOf(hit, type, tokens))
  }
  return kept
}

/** "Hydrochlorothiazide, lisinopril": two drugs of a list, and not the one that has both in it. */
const isListOfTwo = ({ phrase, start, end }: Hit, tokens: readonly Token[]): boolean =>
  phrase.concept.type === 'medication' &&
  phrase.concept.name.includes(' / ') &&
  tokens.slice(start + 1, end).some(({ gap }) => gap.includes(','))

/**
 * The best reading at one place: the longest, unless a shorter one is much nearer to what is printed;
 * none where a misread word could as well be another concept.
 */
export function choose(hits: readonly Hit[]): Hit | null {
  const worth = (hit: Hit): number => 1.2 * (hit.end - hit.start) - hit.cost
  const [best, ...others] = [...hits].sort((a, b) => worth(b) - worth(a) || a.cost - b.cost)
  if (!best) return null
  const rival = others.some(
    (hit) =>
      hit.end === best.end && hit.phrase.concept !== best.phrase.concept && hit.cost < best.cost + margin,
  )
  if (best.fuzzy && (rival || best.cost > limit(best))) return null
  const tie = others.some(
    (hit) => hit.end === best.end && hit.phrase.concept !== best.phrase.concept && hit.cost === best.cost,
  )
  return tie ? { ...best, phrase: { ...best.phrase, ambiguous: true } } : best
}

/** One misread word in a name is likely, a name of misread words is another name. A drug has its likes: less is allowed. */
function limit(hit: Hit): number {
  const letters = hit.phrase.tokens.join('').length
  if (hit.phrase.concept.type === 'medication') return letters <= 7 ? 0.6 : 1
  return letters <= 6 ? 0.6 : letters <= 9 ? 1 : 1.6
}

/** An abbreviation in other letters than its own is a word or a unit: "mm", "He", "all", "mg". */
function isOtherWord({ phrase, start }: Hit, tokens: readonly Token[]): boolean {
  const token = tokens[start]
  if (!phrase.capitals || !token || token.capitals) return false
  return phrase.ambiguous || token.norm.length <= 2 || isOrdinary(token.norm)
}

/** One everyday word ("secondary", "mass") names nothing by itself. */
function isEveryday({ phrase }: Hit): boolean {
  const [only, ...more] = phrase.tokens
  return more.length === 0 && only !== undefined && isOrdinary(only) && !phrase.capitals
}

function mentionOf(hit: Hit, type: ConceptType, tokens: readonly Token[]): Mention {
  const { phrase, start, end, cost, fuzzy } = hit
  const weakCapitals = phrase.capitals && !tokens[start]?.capitals
  const concept = phrase.concept as Concept as ConceptOf[ConceptType]
  return {
    type,
    concept,
    start,
    end,
    score: scoreOf(cost),
    ambiguous: phrase.ambiguous || weakCapitals,
    fuzzy,
  }
}
