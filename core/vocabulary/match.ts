import { expanded } from './abbreviations'
import type { ConceptOf, ConceptType, LabConcept, Specimen } from './concept'
import { choose, scoreOf } from './mentions'
import { articles, normalisePhrase, tokenise, type Token } from './normalise'
import { indexOf } from './phrases'
import { halvesByScript } from './two-scripts'
import { contradictsWords, qualifiers } from './bracketed'
import { hitsAt, joined, type Hit } from './walk'

export { findMentions, type Mention } from './mentions'
export { tokenise, type Token } from './normalise'

export interface MatchContext {
  /** What the table or section says the sample is. */
  readonly specimen?: Specimen | null
  /** The printed unit. It tells a percentage from a count: "Neutrophils", `%`. */
  readonly unit?: string | null
}

export interface Match<T extends ConceptType> {
  readonly concept: ConceptOf[T]
  /** 1 = worded as the vocabulary has it; what is below 0.7 is not returned. */
  readonly score: number
  readonly ambiguous: boolean
}

/** Salts, forms and strengths that stand in a drug's printed name. */
const forms = new Set(
  normalisePhrase(
    'er xr xl sr cr la dr ec odt mr ir succ succinate tartrate besylate besilate maleate hcl hydrochloride sodium potassium calcium sulfate sulphate mesylate fumarate citrate phosphate acetate bromide monohydrate dihydrate tab tabs tablet tablets cap caps capsule capsules inj injection solution suspension syrup cream ointment gel spray nasal inhaler hfa handihaler drops patch pen oral film coated extended delayed release mg mcg g ml units unit iu',
  ),
)

/**
 * The concept that a whole phrase names, such as the name cell of a results table or an item of a list.
 * Null where none does well enough, or two would.
 */
export function matchConcept<T extends ConceptType>(
  type: T,
  text: string,
  context: MatchContext = {},
): Match<T> | null {
  for (const reading of readings(text)) {
    const hit = matchTokens(type, reading.text, context)
    if (hit && type === 'lab' && reading.beside && contradictsWords(hit.concept, reading.beside)) continue
    if (hit) return { ...hit, score: hit.score * reading.weight }
  }
  if (type !== 'lab') return null
  return twiceTold(type, text, context) ?? twiceTold(type, text.replace(bracketed, ' '), context)
}

/**
 * A test's name told twice, in two scripts: the halves have to be of one concept. Of two that are not, the one that says
 * more is not sure of it, nor is one half whose other nobody knows.
 */
function twiceTold<T extends ConceptType>(type: T, text: string, context: MatchContext): Match<T> | null {
  const halves = halvesByScript(text)
  if (!halves) return null
  const [one, other] = [halves.hebrew, halves.latin].map((part) => matchTokens(type, part, context))
  if (!one || !other) {
    const found = one ?? other
    // "אבעבועות רוח VZV IgG": words of its own Hebrew names.
    const own = new Set(found?.concept.he.flatMap((name) => normalisePhrase(name)))
    if (other && tokenise(halves.hebrew).every(({ norm }) => own.has(norm))) return other
    const lexicon = indexOf(type).lexicon
    const telling = tokenise(one ? halves.latin : halves.hebrew).some(
      ({ norm }) => lexicon.has(norm) && !qualifiers.has(norm) && !own.has(norm),
    )
    return found && !telling ? { ...found, score: Math.min(found.score, half) } : null
  }
  // "Creatinine" beside what names urine is that of urine.
  const { specimen } = one.concept as ConceptOf[ConceptType] & { specimen?: Specimen }
  const beside = specimen ? matchTokens(type, halves.latin, { ...context, specimen }) : null
  const agrees = [other, beside].some((match) => match?.concept.key === one.concept.key)
  if (agrees) {
    const score = Math.max(one.score, other.score)
    return { ...one, score, ambiguous: one.ambiguous && other.ambiguous }
  }
  if (!areKin(one.concept.name, other.concept.name)) return null
  const fuller = tokenise(halves.hebrew).length > tokenise(halves.latin).length ? one : other
  return { ...fuller, score: half, ambiguous: true }
}

/** How sure a name told in two scripts is of what one half of it names. */
const half = 0.8

/** Both are of one kind: "Total cholesterol", "LDL cholesterol". */
const areKin = (one: string, other: string): boolean =>
  normalisePhrase(other).includes(normalisePhrase(one).at(-1) ?? '')

const bracketed = /[([][^()[\]]*[)\]]/g

/** The phrase as printed, then without its brackets, then the brackets alone: "ALT (SGPT)", "(CBC) ספירת דם". */
function readings(text: string): { text: string; weight: number; beside?: string }[] {
  const whole = [{ text, weight: 1 }]
  const inside = /[([]([^()[\]]+)[)\]]/.exec(text)?.[1]
  if (inside === undefined) return whole
  const outside = text.replace(bracketed, ' ')
  return [...whole, { text: outside, weight: 0.98 }, { text: inside, weight: 0.85, beside: outside }].filter(
    (r) => r.text.trim() !== '',
  )
}

function matchTokens<T extends ConceptType>(type: T, text: string, context: MatchContext): Match<T> | null {
  const tokens = tokenise(text)
  if (tokens.length === 0) return null
  const unit = type === 'lab' ? unitMark(context.unit) : null
  const marked = unit && !tokens.some((token) => token.norm === unit) ? tokenise(`${text} ${unit}`) : null
  const counted = marked && wholeMatch(type, marked, context, 0)
  if (counted && !isOfSample(counted, context)) {
    // "Lymphocytes 68 %" of a fluid is no share of those of blood.
    const bare = wholeMatch(type, tokens, context, 0)
    if (bare && isOfSample(bare, context)) return bare
  }
  return (
    counted ??
    wholeMatch(type, tokens, context, 0) ??
    (type === 'lab' ? withoutQualifiers(type, tokens, context) : null) ??
    (type === 'medication' ? withoutForms(type, tokens, context) : null)
  )
}

/** In a table of blood cells "%" or "#" belongs to the name, wherever the paper prints it. */
function unitMark(unit: string | null | undefined): '%' | null {
  return unit?.trim() === '%' ? '%' : null
}

const isOfSample = ({ concept }: Match<ConceptType>, { specimen }: MatchContext): boolean =>
  !specimen || (concept as { specimen?: Specimen }).specimen === specimen

function withoutQualifiers<T extends ConceptType>(
  type: T,
  tokens: readonly Token[],
  context: MatchContext,
): Match<T> | null {
  const kept = tokens.filter(
    (token) => !qualifiers.has(token.norm) && !/^(?:שתן|urine|urin|u)$/.test(token.norm),
  )
  if (kept.length === 0 || kept.length === tokens.length) return null
  const urine = tokens.some((token) => /^(?:urine|urin|שתן|בשתן)$/.test(token.norm))
  return wholeMatch(type, kept, urine ? { ...context, specimen: 'urine' } : context, 0.25)
}

function withoutForms<T extends ConceptType>(
  type: T,
  tokens: readonly Token[],
  context: MatchContext,
): Match<T> | null {
  const kept = tokens.filter(
    (token) => !forms.has(token.norm) && !/^[\d.,%]+(?:mg|mcg|g|ml|iu)?$/.test(token.norm),
  )
  if (kept.length === 0 || kept.length === tokens.length) return null
  return wholeMatch(type, kept, context, 0.1)
}

/** "Chol, HDL": a kind behind its comma, and no quotient of the two. */
const isListed = (tokens: readonly Token[]): boolean =>
  tokens.length === 2 && /^\s?,\s/.test(tokens[1]?.gap ?? '')

const quotients = /\/|\bratio\b/

function wholeMatch<T extends ConceptType>(
  type: T,
  tokens: readonly Token[],
  context: MatchContext,
  extra: number,
): Match<T> | null {
  const index = indexOf(type)
  const flat = tokens.map((token, i) =>
    i === 0 ? token : { ...token, gap: joined.test(token.gap) ? '/' : ' ' },
  )
  const whole = hitsAt(index, flat, 0).filter(
    (hit) => hit.end === flat.length && !(isListed(tokens) && quotients.test(hit.phrase.concept.name)),
  )
  const bag = whole.length > 0 ? [] : bagHits(type, flat)
  const hit = choose(bySpecimen([...whole, ...bag], context.specimen))
  if (!hit || hit.phrase.concept.attributes.has('group')) return null
  const { phrase } = hit
  const concept = phrase.concept as ConceptOf[T]
  const lower = phrase.capitals && !tokens[0]?.capitals && !tokens[0]?.norm.match(/\d/)
  const strange = type === 'lab' && conflicts(phrase.concept as LabConcept, context.specimen)
  const score = scoreOf(hit.cost + extra) * (strange ? 0.85 : 1)
  return score < 0.7
    ? null
    : { concept, score, ambiguous: phrase.ambiguous || strange || (lower && type !== 'lab') }
}

function bagHits(type: ConceptType, tokens: readonly Token[]): Hit[] {
  // Tests and scans are printed in any order of words; a disease is not.
  if (type !== 'lab' && type !== 'imaging') return []
  const words = tokens.map((token) => token.norm).filter((norm) => !articles.has(norm))
  const same = (norms: readonly string[], cost: number): Hit[] =>
    indexOf(type)
      .sameWords(norms)
      .map((phrase) => ({ phrase, start: 0, end: tokens.length, cost, fuzzy: false }))
  const printed = same(words, 0.15)
  const full = printed.length > 0 ? null : expanded(type, words)
  return full ? same(full, 0.25) : printed
}

/** Wordings marked with this specimen first; those marked with another never. */
function bySpecimen(hits: readonly Hit[], specimen: Specimen | null | undefined): readonly Hit[] {
  const own = hits.filter((hit) => specimen && hit.phrase.specimen === specimen)
  if (own.length > 0) return own
  const same = hits.filter(
    (hit) => specimen && hit.phrase.specimen === null && specimenOf(hit.phrase) === specimen,
  )
  return same.length > 0 ? same : hits.filter((hit) => hit.phrase.specimen === null)
}

const specimenOf = (phrase: Hit['phrase']): Specimen | null =>
  phrase.concept.type === 'lab' ? (phrase.concept as LabConcept).specimen : null

function conflicts(concept: LabConcept, specimen: Specimen | null | undefined): boolean {
  return Boolean(specimen) && specimen !== concept.specimen && concept.specimen !== 'measure'
}
