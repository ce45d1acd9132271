import { rememberedOf } from '../vocabulary/remembered'
import { mentalStatus, operatedOn, systemTold } from '../language/conditions'
import { otherWords } from '../language/other-words'
import { listJoint, partBefore, partBehind } from '../language/vaccines'
import { findMentions, tokenise, type Mention } from '../vocabulary/match'
import { hasHebrew } from '../document/script'
import type { SectionKind } from '../document/types'
import { overlaps, type Range } from './assertion/scope'
import { meanConfidence, wordsIn, type Passage } from './passage'
import { isVaccine } from '../vocabulary/vaccines'
import { vaccineLists } from './vaccine-lists'

/** Every concept named in a passage; of two of different types at one place, the longer wording. */
export const mentionsOf = rememberedOf((passage: Passage): readonly Mention[] => {
  const all = findMentions(passage.tokens, [
    'diagnosis',
    'medication',
    'allergy',
    'procedure',
    'imaging',
    'lab',
  ])
  const told = withVaccines(passage, all).filter((mention) => !isTreatmentCode(passage, mention, all))
  return told.filter(
    (mention) =>
      !isDegree(passage, mention) &&
      !isResult(passage, mention, all) &&
      !isScribble(passage, mention) &&
      !isFirstHalf(passage, mention) &&
      !isOfSequence(passage, mention) &&
      !isOfSpacedWord(passage, mention) &&
      !isOrderSign(passage, mention) &&
      !isOfExamination(passage, mention) &&
      !isOtherWord(passage, mention) &&
      !closesBracket(passage, mention) &&
      !isPartOfVaccine(passage, mention) &&
      !told.some(
        (other) =>
          (swallows(other, mention) && !isActedOn(passage, mention, other)) ||
          isState(mention, other, passage.kind),
      ),
  )
})

/** In a list of vaccines a name is no disease, and out of one the disease is not the vaccine against it. */
function withVaccines(passage: Passage, all: readonly Mention[]): Mention[] {
  const lists = vaccineLists(passage)
  const own = lists.flatMap(({ vaccines }) => vaccines)
  const named = all.filter((mention) => isOwnVaccine(mention, all))
  const isFree = (mention: Mention): boolean =>
    !lists.some(
      (list) => overlaps(list, mention) && (mention.type !== 'medication' || !named.includes(mention)),
    )
  const kept = all.filter((mention) => isFree(mention) && !isDiseaseAlone(passage, mention, all, named))
  const added = own.filter(
    (one) => !kept.some((other) => other.type === 'medication' && overlaps(other, one)),
  )
  return [...kept, ...added].sort((a, b) => a.start - b.start || b.end - a.end)
}

const isOfVaccine = ({ type, concept }: Mention): boolean => type === 'medication' && isVaccine(concept.codes)

const isOwnVaccine = (mention: Mention, all: readonly Mention[]): boolean =>
  isOfVaccine(mention) && (!mention.ambiguous || !isAlsoDisease(mention, all))

const isAlsoDisease = (mention: Mention, all: readonly Mention[]): boolean =>
  all.some((other) => other.type === 'diagnosis' && overlaps(other, mention))

/** "Hepatitis B" is the vaccine beside another vaccine only. */
function isDiseaseAlone(
  passage: Passage,
  mention: Mention,
  all: readonly Mention[],
  named: readonly Mention[],
): boolean {
  if (!isOfVaccine(mention) || !mention.ambiguous || !isAlsoDisease(mention, all)) return false
  const near = named.some((other) => listJoint.test(gapBetween(passage, mention, other)))
  return !near
}

function gapBetween(passage: Passage, a: Mention, b: Mention): string {
  const [first, second] = a.end <= b.start ? [a, b] : [b, a]
  return passage.text.slice(rangeOf(passage, first).end, rangeOf(passage, second).start)
}

/** "Helen Park, MD": the letters after a name are a degree; "Mrs. Park": those before it how she is addressed. */
function isDegree(passage: Passage, mention: Mention): boolean {
  const { start, end } = rangeOf(passage, mention)
  if (/^(?:Mrs|MRS(?=\.?\s\p{Lu}))/u.test(passage.text.slice(start))) return true
  if (!/^(?:MD|DO|PA|RN|NP|MS|PT|OT|DPM|DDS|CNS|BA|MA|PD|RD)$/.test(passage.text.slice(start, end)))
    return false
  return /\p{Lu}[\p{L}'’.-]*,?\s$/u.test(passage.text.slice(0, start))
}

/** "D/C orders", "start D/C": discontinued or discharged, no operation on a womb, which is a D&C. */
const isOrderSign = (passage: Passage, mention: Mention): boolean => {
  const { start, end } = rangeOf(passage, mention)
  const printed = passage.text.slice(start, end)
  if (/^D\/C$/i.test(printed)) return true
  return (
    /^DIC$/i.test(printed) &&
    /\t|(?<!\p{L})(?:orders?|date|start|stop|from|to|on|home|meds?)(?!\p{L})/iu.test(passage.text)
  )
}

/** "Takes aspirin" is a drug taken; as "long-term use" it is a condition only in a list of conditions. */
function isTreatmentCode(passage: Passage, mention: Mention, all: readonly Mention[]): boolean {
  if (mention.type !== 'diagnosis' || !(mention.concept.codes['ICD-10-CM']?.[0] ?? '').startsWith('Z79'))
    return false
  const names = all.some((other) => other.type === 'medication' && overlaps(other, mention))
  return names && passage.kind !== 'diagnoses'
}

/** "MS: alert", "21 mg/DL": what was examined, or half of a unit, in letters that stand for an illness or an act elsewhere. */
function isOfExamination(passage: Passage, mention: Mention): boolean {
  const { start, end } = rangeOf(passage, mention)
  const { text, kind } = passage
  if (!/^[A-Z]{2}$/.test(text.slice(start, end))) return false
  const label =
    ((kind === 'examination' || mentalStatus.test(text.slice(end))) &&
      /^\s?[:=–-]/.test(text.slice(end)) &&
      /(?:^|[.;,]\s|\t)$/.test(text.slice(0, start))) ||
    (/(?:^|[.;]\s)$/.test(text.slice(0, start)) && systemTold.test(text.slice(end)))
  return mention.type !== 'lab' && (label || /\d\s?[munµμ]?(?:c?g|mol|Eq|U|l)\/$/i.test(text.slice(0, start)))
}

/** "CRP 5.2 (elevated), ESR 31": what a bracket ends is nothing of the name behind it. */
const closesBracket = (passage: Passage, mention: Mention): boolean => {
  const { start, end } = rangeOf(passage, mention)
  return mention.type === 'diagnosis' && /^[^()]*\)/.test(passage.text.slice(start, end))
}

/** "METs: 10.1" is work, no tumor; "luminal irregularities" are of a vessel, no drug: words that name another thing here. */
const isOtherWord = (passage: Passage, mention: Mention): boolean => {
  const { start, end } = rangeOf(passage, mention)
  const { text } = passage
  const printed = text.slice(start, end)
  return otherWords.some(
    ({ word, before, behind }) =>
      word.test(printed) && (before.test(text.slice(0, start)) || behind.test(text.slice(end))),
  )
}

/** "Tdap-IPV" is no polio vaccine: of a vaccine of several that nobody knows, no part is named. */
const isPartOfVaccine = (passage: Passage, mention: Mention): boolean => {
  const { start, end } = rangeOf(passage, mention)
  const { text } = passage
  return isOfVaccine(mention) && (partBefore.test(text.slice(0, start)) || partBehind.test(text.slice(end)))
}

/** "Gastro-resistant" is neither a drug nor a service. */
const isFirstHalf = (passage: Passage, mention: Mention): boolean =>
  mention.ambiguous && /^-[a-z]{3}/.test(passage.text.slice(rangeOf(passage, mention).end))

/** "Gradient-echo", "echo train": how a magnet takes a picture, and no picture of the heart. */
const isOfSequence = (passage: Passage, mention: Mention): boolean => {
  const { start, end } = rangeOf(passage, mention)
  const named = mention.type === 'imaging' && /^echo$/i.test(passage.text.slice(start, end))
  return (
    named &&
    (/(?:gradient|spin|field)[- ]$/i.test(passage.text.slice(0, start)) ||
      /^[- ](?:train|time|planar)/i.test(passage.text.slice(end)))
  )
}

/** "H O S P I T A L S": letters of a word that is set wide are no abbreviation. */
const isOfSpacedWord = (passage: Passage, mention: Mention): boolean => {
  const { start, end } = rangeOf(passage, mention)
  const { text } = passage
  return (
    /^\p{Lu}(?:\s\p{Lu})+$/u.test(text.slice(start, end)) &&
    (/(?<!\S)\p{Lu}\s$/u.test(text.slice(0, start)) || /^\s\p{Lu}(?!\S)/u.test(text.slice(end)))
  )
}

/** A few letters that were read with little confidence are no abbreviation. */
function isScribble(passage: Passage, mention: Mention): boolean {
  const { start, end } = rangeOf(passage, mention)
  return (
    end - start <= 4 &&
    (meanConfidence(wordsIn(passage, start, end)) < 0.5 || isStrayLatin(passage, start, end))
  )
}

/** Capitals amid Hebrew that were read with doubt: likelier a Hebrew word misread, which may have been "without". */
export function isStrayLatin(passage: Passage, start: number, end: number): boolean {
  const { text } = passage
  return (
    /^[A-Z]{2,4}$/.test(text.slice(start, end)) &&
    hasHebrew(/^\s+\S/.exec(text.slice(end))?.[0] ?? '') &&
    (isFirstCell(passage, start, end) ||
      (hasHebrew(text.slice(0, start)) && meanConfidence(wordsIn(passage, start, end)) < 0.7))
  )
}

/** A cell of its own that opens the line, and names nothing: of whom or of what the line tells was not read. */
const isFirstCell = ({ text }: Passage, start: number, end: number): boolean =>
  start === 0 && text[end] === '\t' && findMentions(tokenise(text.slice(start, end))).length === 0

/** "WCC 14.9" is a count, whatever else the letters may stand for. */
function isResult(passage: Passage, mention: Mention, all: readonly Mention[]): boolean {
  if (mention.type === 'lab' || mention.type === 'medication') return false
  const named = all.some(
    (other) => other.type === 'lab' && other.start === mention.start && other.end === mention.end,
  )
  return (
    named &&
    /^\s*[:=]?\s*(?:(?:(?:in|on) (?:19|20)\d\d )?(?:was|is|of|at) )?[<>]?(?!(?:19|20)\d\d(?!\d))\d/.test(
      passage.text.slice(rangeOf(passage, mention).end),
    )
  )
}

/** "Status post CABG" as a condition, where the operation itself is named: one fact, not two. */
function isState(mention: Mention, other: Mention, kind: SectionKind): boolean {
  // IHD is a heart disease but where operations are listed.
  if (mention.type === 'procedure' && other.type === 'diagnosis') {
    return (
      kind !== 'procedures' &&
      !isStateCode(other) &&
      mention.start === other.start &&
      mention.end === other.end
    )
  }
  if (mention.type !== 'diagnosis' || other.type !== 'procedure') return false
  return isStateCode(mention) && overlaps(mention, other)
}

const isStateCode = (mention: Mention): boolean =>
  /^(?:Z9|Z8|Z4)/.test(mention.concept.codes['ICD-10-CM']?.[0] ?? '')

/** "Iron deficiency anemia" is no iron, a "digoxin level" no digoxin; "penicillin allergy" stays penicillin. */
function swallows(longer: Mention, mention: Mention): boolean {
  if (longer === mention || longer.type === mention.type || longer.ambiguous || longer.fuzzy) return false
  // "Fentanyl patch" among the allergens is the drug, too.
  if (longer.type === 'allergy' && mention.type === 'medication') return false
  const within = longer.start <= mention.start && mention.end <= longer.end
  return (
    within &&
    longer.end - longer.start > mention.end - mention.start &&
    mention.type !== 'allergy' &&
    !isState(longer, mention, 'other')
  )
}

/** "A hip fracture that was pinned": the condition, and behind it what was done for it. */
function isActedOn(passage: Passage, mention: Mention, act: Mention): boolean {
  if (mention.type !== 'diagnosis' || act.type !== 'procedure') return false
  // "Colon cancer surgery", "open reduction nasal fracture": who had it had that.
  if (mention.concept.attributes.has('neoplasm') || operatedOn.test(mention.concept.name)) return true
  if (mention.start !== act.start) return false
  const { end } = rangeOf(passage, mention)
  return /\p{L}ed(?:\s\p{L}+ly)?$/u.test(passage.text.slice(end, rangeOf(passage, act).end))
}

export function rangeOf(passage: Passage, mention: Mention): Range {
  return { start: passage.tokens[mention.start]?.start ?? 0, end: passage.tokens[mention.end - 1]?.end ?? 0 }
}

/** Mentions of one type, in order. */
export function mentionsOfType<T extends Mention['type']>(passage: Passage, type: T): readonly Mention<T>[] {
  return mentionsOf(passage).filter((mention): mention is Mention<T> => mention.type === type)
}
