import { findDates } from '../../document/dates'
import type { Document, SectionKind } from '../../document/types'
import { assertionOf } from '../assertion/assert'
import { sentenceAround, type Range } from '../assertion/scope'
import { meansOther } from '../other-meaning'
import { boxOf, wordsIn, type Passage } from '../passage'
import type { LabConcept } from '../../vocabulary/concept'
import { findMentions, tokenise } from '../../vocabulary/match'
import { normalisePhrase } from '../../vocabulary/normalise'
import { isOrdinary, isWord } from '../../vocabulary/ordinary'
import { indexOf } from '../../vocabulary/phrases'
import { isPlausible } from '../../vocabulary/plausible'
import { toldMeasures } from '../../vocabulary/told-measures'
import { cellsIn, readCells } from './counted-cells'
import { culturesIn } from './cultures-told'
import { namedIn, type Named } from './named-in'
import { readGases } from './gases-told'
import { isGeneral, lettersAfter, valueAfter, wordAfter, type Found } from './prose-grammar'
import { spanAfter } from './span-told'
import { dateBeside, isBehindDay, isOfEarlier } from './date-beside'
import { areLimitsBefore, withLimitsBefore } from './limits-before'
import type { LabReading } from './reading'
import { isFormer, isRequest } from './requests'
import { sharesBefore } from './shares-before'
import { isLevel, isOfBlood, stands } from './standing'
import { sticksIn } from './sticks-told'
import { toldTogether } from './told-together'
import {
  antibodyClass,
  judgement,
  lengthBehind,
  ofPartner,
  predictedBehind,
  shareOfPredicted,
  someoneElse,
  toldInWords,
} from '../../language/results'
import { conditionBefore, exampleBefore, wordAndBefore } from '../../language/result-words'
import { stickTitle } from '../../language/dipsticks'
import { spinalFluidTold, spinalLevel } from '../../language/shares'

/** Sections whose numbers are doses, relatives or wishes. */
const elsewhere: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'furniture', 'allergies', 'medications', 'medications-admission', 'medications-discharge', 'medications-stopped', 'family-history', 'social-history', 'technique',
]) // prettier-ignore

/** Salts that are given as drugs and told as results without a unit. */
const electrolytes = new Set(['Potassium', 'Sodium', 'Magnesium', 'Calcium', 'Phosphorus', 'Bicarbonate'])

/** Results told in sentences, lists and "label: value" pairs: "HbA1c was 7.9% on 9 February", "Hb 10.2, WBC 15.8". */
export function readProse(document: Document, passages: readonly Passage[]): LabReading[] {
  return passages.flatMap((passage) => {
    const drugs = passage.kind.startsWith('medications')
    // "For comparison, 13/01/2025: …" under a laboratory's results.
    const earlier = passage.kind === 'technique' && document.facts.category.value === 'lab'
    // "Creatinine 0.8 mg/dL, eGFR 84", before contrast is given.
    const contrast = passage.kind === 'technique' && document.facts.category.value === 'imaging'
    if (elsewhere.has(passage.kind) && !drugs && !earlier && !contrast) return []
    const readings = readPassage(passage, document)
    if (contrast) return readings.some(isOfBlood) ? readings : []
    if (earlier && readings.length < 3) return []
    // "Kidney function 28/07/2026: creatinine 1.18 mg/dL, eGFR 44" below what is taken.
    if (drugs) return readings.some(isOfBlood) ? readings : readings.filter(isLevel)
    // Above the first heading stand names and numbers of all kinds: a unit, a range or company makes a result of one.
    return passage.kind !== 'header' || readings.length > 2 ? readings : readings.filter(stands)
  })
}

function readPassage(passage: Passage, document: Document): LabReading[] {
  const { text } = passage
  const { mark } = document
  const named = namedIn(text)
  const { heading, specimen } = document.sections[passage.section] ?? {}
  const sticks = sticksIn(text, specimen === 'urine' || stickTitle.test(heading?.text ?? ''))
  const counted = [...cellsIn(text, heading?.text ?? ''), ...sticks]
  const cultures = culturesIn(passage, document, named.labs)
  const labs = named.labs.filter(
    (lab) => ![...counted, ...cultures].some((told) => lab.start < told.end && lab.end > told.start),
  )
  const { drugs } = named
  const together = new Map([...sharesBefore(text, labs, mark), ...toldTogether(text, labs, mark)])
  const limitsFirst = areLimitsBefore(text, labs)
  const out = [
    ...cultures.map(({ reading }) => reading),
    ...readCells(passage, document, counted),
    ...readGases(passage, document),
  ]
  labs.forEach((mention, index) => {
    const { concept } = mention
    if (concept.specimen === 'measure' && !toldMeasures.has(concept.name)) return
    // "FEV1/FVC ratio 108% predicted": the share of another number, and no ratio.
    if (shareOfPredicted.test(text.slice(mention.start))) return
    const range = { start: mention.start, end: mention.end }
    if (meansOther(concept.name, passage, range)) return
    const next = labs[index + 1]?.start ?? text.length
    const limit = Math.min(next, together.get(index + 1)?.values[0]?.start ?? next)
    const alone = text.slice(0, range.start).trim() === ''
    const told = together.has(index)
      ? together.get(index)
      : (wordAfter(text, range.end, beginsClause(passage, mention, labs)) ??
        lettersAfter(text, range.end, concept) ??
        (toldMeasures.has(concept.name) ? spanAfter(text, range.end, limit, concept) : null) ??
        (concept.unit === 'text' ? null : valueAfter(text, range.end, limit, concept, mark)))
    const found = told && limitsFirst ? withLimitsBefore(text, mention, told) : told
    if (!found || isGeneral(text, range.start, found.end, limit)) return
    if (lengthBehind.test(text.slice(found.end)) || isCutSpan(passage, found)) return
    // "TLC to be 80% predicted": of the lungs, and no count of cells.
    if (predictedBehind.test(text.slice(found.end)) && concept.specimen !== 'measure') return
    if (isInWords(found) && (isOfOther(passage, range) || isJudgement(found, concept))) return
    const listed = passage.kind === 'labs' && labs.length > 2
    if (isYear(found) && !(listed && isPlausible(Number(found.values[0]!.text), concept, null))) return
    // "Ph-IV" of an address: with a number that the test cannot have, a name of two meanings has the other one.
    if (isBeyond(found, concept) && ((mention.ambiguous && passage.kind !== 'labs') || isFarBeyond(found, concept))) return // prettier-ignore
    if ([conditionBefore, exampleBefore].some((one) => one.test(text.slice(0, range.start)))) return
    const request = isRequest(text, range, found)
    if (request === 'asked') return
    const bare = found.bare === true && !alone
    if (bare && passage.kind === 'recommendations') return
    // "Influenza A and B were not detected": a disease's name is a test's beside its result only.
    if (isInWords(found) && isDisease(text.slice(range.start, range.end)) && isToldByVerb(text, range, found))
      return
    if (mention.ambiguous && !found.unit && labs.length < 2 && !alone) return
    // "C4-5", "T4-T5": bones of the back.
    if (found.unit === null && spinalLevel.test(text.slice(range.start))) return
    // "CK-18", "B-12": a hyphen and a number, no word and no unit, are the rest of a name.
    const hyphenated = found.unit === null && /^-[\d.,]+$/.test(text.slice(range.end, found.end))
    if (hyphenated && !labs.some((other) => other !== mention && /^-\d/.test(text.slice(other.end)))) return
    // Of a drug, only a concentration is a level; potassium in a row of results is one, where it can be.
    const electrolyte = found.unit === null && labs.length > 2 && electrolytes.has(concept.name)
    const drug = drugs.some((some) => some.start <= range.start && some.end >= range.end)
    if (drug && !found.unit?.includes('/') && !(electrolyte && isPlausible(Number(found.values[0]?.text), concept, null))) return // prettier-ignore
    const unknown = antibodyClass.test(text.slice(range.start))
      ? unknownBefore(text.slice(0, range.start))
      : ''
    const nameAt = range.start - unknown.length
    for (const value of found.values) {
      // A change ("from 0.9 to 1.62") is two results, each up to its own number.
      const last = Math.max(range.end, found.values.length === 1 ? found.end : value.end)
      const words = wordsIn(passage, Math.min(range.start, value.start), last)
      const own = found.values.length > 1 ? value : { start: range.start, end: found.end }
      const former = value.former === true
      const day = found.day ? findDates(found.day, document.facts.dateOrder)[0]?.iso : null
      const date = former ? null : (day ?? dateBeside(passage, own, document))
      out.push({
        name: mention.name ?? text.slice(nameAt, range.end),
        nameWords: wordsIn(passage, nameAt, range.end),
        value: value.text,
        valueWords: wordsIn(passage, value.start, value.end),
        unit: found.unit,
        flag: found.flag,
        range: found.range,
        low: null,
        high: null,
        // Of what is told of several at once, its own words alone: "AST … 61".
        words: together.has(index)
          ? [
              ...wordsIn(passage, range.start, range.end),
              ...wordsIn(passage, value.start, value.start < range.start ? value.end : found.end),
            ]
          : wordsIn(passage, Math.min(range.start, value.start), Math.max(range.end, found.end)),
        shared: together.has(index),
        box: boxOf(words),
        specimen: ofSpinalFluid(passage, range)
          ? 'csf'
          : (document.sections[passage.section]?.specimen ?? null),
        date,
        dayUnread: former || (date === null && isBehindDay(passage, range, document)),
        form: 'prose',
        table: null,
        ambiguous: mention.ambiguous,
        unread: Number(found.unread ?? false),
        ...((bare && !isOwn(passage, range)) ||
        isEntryNumber(passage, range, found) ||
        request === 'open' ||
        unknown !== '' ||
        isFormer(text, range, found) ||
        isOfEarlier(passage, range)
          ? { ticked: 'unsure' as const }
          : {}),
        ...(isPartOfName(text.slice(0, range.start), text.slice(range.start)) ? { margin: 0 } : {}),
        top: words[0]?.box[1] ?? 0,
      })
    }
  })
  return out
}

/** Among what is to be done, a figure or two without a unit may be its entry's: "4. PSA again in 3 months". */
const isEntryNumber = (passage: Passage, range: Range, { unit, values }: Found): boolean =>
  unit === null &&
  /^\d{1,2}$/.test(values[0]?.text ?? '') &&
  (passage.kind === 'recommendations' || assertionOf(passage, range).assertion === 'planned')

/** "PSA 2023 and 2024 normal": a number that may be a year, and nothing that makes an amount of it. */
const isYear = ({ unit, range, flag, values }: Found): boolean =>
  unit === null && range === null && flag === null && /^(?:19[5-9]|20[0-4])\d$/.test(values[0]?.text ?? '')

/** A bare number that nobody can have. */
const isBeyond = ({ unit, range, values }: Found, concept: LabConcept): boolean =>
  unit === null &&
  range === null &&
  values.every(({ text }) => /^\d/.test(text) && !isPlausible(amountOf(text), concept, null))

/** Nor can it be such a number that has lost its point. */
const isFarBeyond = ({ values }: Found, concept: LabConcept): boolean =>
  [10, 100].every((part) => values.every(({ text }) => !isPlausible(amountOf(text) / part, concept, null)))

/** "80,000": thousands set apart by a comma. */
const amountOf = (text: string): number => Number(text.replace(/,(?=\d{3}(?!\d))/g, ''))

/** Among the results of a page that speak of nobody else: elsewhere, the sentence before may be about another person. */
const isOwn = ({ kind, text }: Passage, { start }: Range): boolean =>
  kind === 'labs' && !someoneElse.test(text.slice(0, start))

/**
 * Whether a test begins what is told of it: a line, a sentence, or a clause in a row of results; among results, behind
 * a label too.
 */
function beginsClause({ text, kind }: Passage, { start, ambiguous }: Named, labs: readonly Named[]): boolean {
  const before = text.slice(0, start).trimEnd()
  if (before === '') return true
  // "PT negative." of a sentence may be anything; among results it is a test.
  if (/[.;]$/.test(before)) return !ambiguous
  if (before.endsWith(':')) return kind === 'labs'
  if (wordAndBefore.test(before)) return !ambiguous
  if (!before.endsWith(',')) return false
  const clauses = before.slice(0, -1)
  const from = Math.max(...['.', ';', ',', ':'].map((stop) => clauses.lastIndexOf(`${stop} `)), -1)
  return labs.some((other) => other.start > from && other.end < start)
}

const isInWords = ({ values }: Found): boolean => /^\p{L}/u.test(values[0]?.text ?? '')

/** "Cholesterol is borderline": what its number means, and no result of its own. */
const isJudgement = ({ values }: Found, { name, unit }: LabConcept): boolean =>
  judgement.test(values[0]?.text ?? '') && unit !== 'text' && !toldInWords.test(name)

/** "Lumbar puncture revealed RBC 2, WBC 12, glucose 57": in its sentence, up to what is said of the blood. */
const ofSpinalFluid = ({ text }: Passage, range: Range): boolean =>
  spinalFluidTold.test(text.slice(sentenceAround(text, range).start, range.start))

/** The name is a disease's, but for a letter of its kind: nothing in it says that it is a test. */
function isDisease(name: string): boolean {
  const tokens = tokenise(name)
  return findMentions(tokens, ['diagnosis']).some(({ start, end }) => {
    const from = tokens[start]?.start ?? 0
    const rest = name.slice(0, from) + name.slice(tokens[end - 1]?.end ?? from)
    return !/\p{L}{4}|\p{Lu}{2}|Ig/u.test(rest)
  })
}

const isToldByVerb = (text: string, { end }: Range, { values }: Found): boolean =>
  /\p{L}/u.test(text.slice(end, values[0]?.start ?? end))

/** "Her sister's ANA was positive" */
const isOfOther = (passage: Passage, range: Range): boolean =>
  ofPartner.test(passage.text.slice(0, range.start)) ||
  /^(?:family|other-person|hypothetical)$/.test(assertionOf(passage, range).assertion)

/** A name that nobody knows, right before a class of antibodies: what they are against. */
function unknownBefore(before: string): string {
  const word = /(?<![\p{L}\d])\p{Lu}[\p{L}\d-]{3,}\s$/u.exec(before)?.[0] ?? ''
  const [norm = ''] = normalisePhrase(word).slice(-1)
  return isOrdinary(norm) || indexOf('lab').lexicon.has(norm) ? '' : word
}

/**
 * A word of tests' names stands right before the name, but for a speck: "anticardiolipin Ab | IgG" is another test. So
 * may be what a word that nobody knows is cut short for: "zwk. calcium".
 */
function isPartOfName(before: string, name: string): boolean {
  const [, short = ''] = /(?:^|[^\d\s]\s)(\p{Ll}{2,5})\.\s$/u.exec(before) ?? []
  if (/^\p{Ll}/u.test(name) && short !== '' && !isWord(short)) return true
  const [, word = ''] = /([\p{L}\d-]+)\s(?:[.'|_-]\s)?$/u.exec(before) ?? []
  const [norm = ''] = normalisePhrase(word).slice(-1)
  return norm.length > 1 && !isOrdinary(norm) && indexOf('lab').lexicon.has(norm)
}

/** "eGFR 30 -" at the end of a line: the rest of the span stands elsewhere, and its lower end is no result. */
const isCutSpan = ({ text, lines }: Passage, { end }: Found): boolean =>
  /^\s[-–](?:\s|$)/u.test(text.slice(end)) &&
  lines.some((line) => /\d\s[-–]$/u.test(line.text) && text.slice(0, end + 2).endsWith(line.text.slice(-12)))
