import type { Document } from '../document/types'
import { matchConcept } from '../vocabulary/match'
import { candidates, type Allergen } from './allergens'
import { isOpenWhose } from '../language/susceptibility'
import { readAntibiograms } from './labs/antibiograms'
import { assertionOf } from './assertion/assert'
import { sentenceAround, type Range } from './assertion/scope'
import { draftOf, wordingKey, type Draft } from './draft'
import { rangeOf } from './mentions'
import { provokedBefore, provokes } from './provokes'
import { wordsIn, type Passage } from './passage'
import { reactionOf, severityOf } from './reactions'
import type { Assertion } from '../records/kinds'
import {
  behindKind,
  borneBefore,
  borneSince,
  besideBorneToday,
  borneToday,
  besideYesNo,
  clearedSince,
  columnTitle,
  commonAfter,
  deniedAtLineEnd,
  germWords,
  inErrorBefore,
  joinedOn,
  joinsTwo,
  listedInError,
  noAllergenWord,
  noAllergies,
  noReactionWord,
  noneOfTheseBefore,
  noneAlone,
  notAllergic,
  otherReason,
  otherReasonBefore,
  personSensitive,
  resolvedSince,
  sideEffect,
  sensitivityWord,
  untested,
  withoutBefore,
  yesOrNoBehind,
} from '../language/allergies'
import { stopsRow } from '../language/drugs-not-taken'
import { relativeGets } from '../language/statements'
import { meansOther } from './other-meaning'

/** Allergies stated in the section made for them, or in a sentence that says so. */
export function findAllergies(document: Document, passages: readonly Passage[]): Draft[] {
  const columns = document.lines.some((line) => line.cells.some((cell) => columnTitle.test(cell.text)))
  const denied = new Set<number>()
  // What a germ is killed by is a result, whatever stands over it.
  const { used: tested } = readAntibiograms(document, passages)
  const isTested = (passage: Passage, { start, end }: Range): boolean =>
    wordsIn(passage, start, end).some((word) => tested.has(word))
  return passages.flatMap((passage) => {
    if (passage.kind === 'furniture' || passage.kind === 'technique' || passage.kind === 'family-history')
      return []
    const listed = passage.kind === 'allergies'
    const found = candidates(passage, listed, columns)
      .filter((mention) => !isTested(passage, rangeOf(passage, mention)))
      .flatMap((mention, index, all) => allergyOf(mention, all[index + 1] ?? null, passage, listed))
    const statement = noKnown(passage, listed)
    if (statement && listed) denied.add(passage.section)
    if (statement) return [...found, statement]
    const told = found.length === 0 && listed ? unknownAllergen(passage) : found
    if (listed && isOpenWhose(lineUpTo(passage, document)))
      return told.map((one) => (one.fields.allergenType === 'drug' ? asked(one) : one))
    // Where "none known" stood before, what is named below may stand under a heading that was not recognised.
    return listed && denied.has(passage.section) && !isEntry(passage) ? told.map(asked) : told
  })
}

/** "Food: peanut", "Latex - hives" behind "no known drug allergies": an entry of the same list. */
const isEntry = ({ item, text }: Passage): boolean => item || /[:\t]|\s[-–—]\s/.test(text)

/** The text of its line before a passage, with the line above. */
function lineUpTo({ words }: Passage, { lines }: Document): string {
  const at = lines.findIndex((line) => line.words.includes(words[0]!))
  const [own, above] = [lines[at], lines[at - 1]]
  const before = own?.words.slice(0, own.words.indexOf(words[0]!)) ?? []
  return `${above?.text ?? ''} ${before.map(({ text }) => text).join(' ')} `
}

const asked = (draft: Draft): Draft => ({ ...draft, doubt: draft.doubt ?? 'suspected_only' })

function allergyOf(mention: Allergen, next: Allergen | null, passage: Passage, listed: boolean): Draft[] {
  const range = rangeOf(passage, mention)
  const sentence = sentenceAround(passage.text, range)
  const until = next ? Math.min(rangeOf(passage, next).start, sentence.end) : sentence.end
  const after = passage.text.slice(range.end, until)
  const before = passage.text.slice(Math.max(sentence.start, range.start - 60), range.start)
  // Before another name it is that one's: "penicillin (not cefazolin)".
  const cutOff = until === sentence.end && deniedAtLineEnd.test(after)
  const lead = passage.text.slice(sentence.start, range.start)
  const listedAsNone = noneOfTheseBefore.test(lead)
  const denied =
    listedAsNone ||
    cutOff ||
    isBorneWithNext(after, next, passage, sentence.end) ||
    notAllergic.test(after) ||
    isBorneOrCleared(after) ||
    isBorneToday(
      passage.text.slice(sentence.start, sentence.end),
      range.start - sentence.start,
      range.end - sentence.start,
    ) ||
    inErrorBefore.test(before)
  const assertion = denied || borneBefore.test(before) ? 'negated' : assertionIn(passage, range, listed)
  const entry = passage.text.slice(range.end, next ? rangeOf(passage, next).start : undefined)
  const unasked = untested.test(after) && reactionOf(/^[^.]*/.exec(entry)![0]) === null
  // A reaction is a person's, whatever grew.
  const isAnothers = provokedBefore(lead) !== null && relativeGets.test(lead)
  const isGerms = isOfGerm(passage.text, range.start) && reactionOf(after) === null
  if (isAnothers || isGerms || unasked || meansOther(mention.concept.name, passage, range)) return []
  if (otherReason.test(passage.text.slice(range.end, sentence.end)) || otherReasonBefore.test(before))
    return []
  const reaction =
    reactionOf(after) ??
    provokedBefore(lead) ??
    (next ? null : reactionBefore(before)) ??
    (listed && !stopsRow.test(after) ? printedReaction(after) : null)
  // Under "Drugs and allergies", what was stopped and did nothing is one of the drugs.
  if (allergenOf(mention).type === 'drug' && reaction === null && stopsRow.test(after)) return []
  const besideBoxes =
    assertion !== 'present' && listed && !denied && isBesideBoxes(passage, range, reaction !== null)
  // "Propranolol made you dizzy": whether that is to be kept as an intolerance, a person has to say.
  const isSideEffect =
    !listed && provokes(passage.text.slice(range.end, sentence.end)) && sideEffect.test(reaction?.name ?? '')
  const named = allergenOf(mention)
  const told = reaction && reaction.end > 0 ? [{ start: range.end, end: range.end + reaction.end }] : []
  return [
    draftOf({
      type: 'allergy',
      of: mention.concept,
      mention,
      name: named.name,
      canonicalKey: named.key,
      codes: {},
      passage,
      range,
      beside: told,
      assertion: besideBoxes ? 'present' : assertion,
      status: resolvedSince.test(after) ? 'resolved' : 'active',
      doubt: isSideEffect || besideBoxes || commonAfter.test(lead) ? 'suspected_only' : null,
      features: { place: listed ? 1 : 0.7 },
      rank: (listed ? 3 : 2) + (reaction ? 0.5 : 0),
      fields: {
        reaction: reaction?.name ?? null,
        severity: severityOf(after) ?? reaction?.severity ?? null,
        allergenType: named.type,
      },
    }),
  ]
}

/**
 * "Medicines  [x] Yes [ ] No  penicillin - rash": what somebody wrote beside the boxes, whose marks may not have been read,
 * is no question of the form; a reaction would not be told of what was answered with no.
 */
const isBesideBoxes = ({ text }: Passage, range: Range, reacted: boolean): boolean =>
  reacted &&
  (besideYesNo.test(text.slice(0, range.start)) || behindKind.test(text.slice(0, range.start))) &&
  !yesOrNoBehind.test(text.slice(range.end))

/** It was borne, was tested for in vain, or is in the list by mistake. */
const isBorneOrCleared = (after: string): boolean =>
  borneSince.test(after) || clearedSince.test(after) || listedInError.test(after)

/** "Shellfish: eats prawns without problems": of what is eaten, and of the entry that it is told of. */
function isBorneToday(sentence: string, start: number, end: number): boolean {
  const told = borneToday.exec(sentence)
  if (!told) return false
  const within = start >= told.index && end <= told.index + told[0].length
  return within || besideBorneToday.test(sentence.slice(end, told.index))
}

/** "Egg and soya tolerated": what is said behind the second of two is of both. */
const isBorneWithNext = (between: string, next: Allergen | null, passage: Passage, end: number): boolean =>
  next !== null &&
  (joinsTwo.test(between) ||
    (between === ' ' && joinedOn.test(passage.text.slice(rangeOf(passage, next).start)))) &&
  borneSince.test(passage.text.slice(rangeOf(passage, next).end, end))

/** "Sensitive to: nitrofurantoin; resistant to: ampicillin" tells of a germ that was grown, not of the patient. */
function isOfGerm(text: string, at: number): boolean {
  const before = text.slice(0, at)
  const word = [...before.matchAll(sensitivityWord)].at(-1)
  return (
    word?.groups?.germ !== undefined &&
    germWords.test(text) &&
    !personSensitive.test(before.slice(0, word.index))
  )
}

function allergenOf(mention: Allergen): { name: string; key: string; type: string } {
  if (mention.type === 'allergy')
    return { name: mention.concept.name, key: mention.concept.key, type: mention.concept.allergenType }
  const same = matchConcept('allergy', mention.concept.name)
  if (same) return { name: same.concept.name, key: same.concept.key, type: same.concept.allergenType }
  return { name: mention.concept.name, key: wordingKey('allergy', mention.concept.name), type: 'drug' }
}

/** "Nitrofurantoin (pulmonary reaction)": what stands where a reaction does, in the page's own words. */
function printedReaction(after: string): ReturnType<typeof reactionOf> {
  const match =
    /^\s*(?:\(\s*([\p{L}][\p{L} '’-]{3,40}?)\s*\)|[-–:]\s+([\p{L}][\p{L} '’-]{3,40}?)\s*(?=$|[.,;(\t]))/u.exec(
      after,
    )
  const name = (match?.[1] ?? match?.[2] ?? '').trim()
  if (!match || name === '' || name.split(/\s+/).length > 4 || noReactionWord.test(name)) return null
  if (isDisease(name)) return null
  return { name: name.toLowerCase(), severity: null, end: match[0].length }
}

/** "Allopurinol (gout)": what it was given for, and nothing that it did. */
function isDisease(name: string): boolean {
  const known = matchConcept('diagnosis', name)
  return (
    known?.score === 1 && !known.concept.attributes.has('symptom') && !known.concept.attributes.has('finding')
  )
}

function reactionBefore(before: string): ReturnType<typeof reactionOf> {
  const match =
    /(?<!\p{L})(?:reaction|anaphyla\p{L}*|rash|hives|angioedema)\s+(?:\([^)]*\)\s+)?(?:to|after|from|with)\s*$/iu.exec(
      before,
    )
  const found = match && reactionOf(before.slice(match.index))
  return found ? { ...found, end: 0 } : null
}

function assertionIn(passage: Passage, range: Range, listed: boolean): Assertion {
  const { assertion, box, cues } = assertionOf(passage, range)
  if (box === 'empty' || box === 'unknown') return assertion
  // In their list the past is the reaction's, and a doctor's "if" the advice's.
  if (listed && (assertion === 'historical' || assertion === 'planned')) return 'present'
  const before = passage.text.slice(Math.max(0, range.start - 50), range.start)
  if (
    /(?:contrast|transfusion)/i.test(passage.text.slice(range.start, range.end)) &&
    withoutBefore.test(before)
  )
    return 'negated'
  if (assertion === 'historical') return 'present'
  return cues.length === 0 ? 'present' : assertion
}

function noKnown(passage: Passage, listed: boolean): Draft | null {
  const match = noAllergies.exec(passage.text) ?? (listed ? noneAlone.exec(passage.text) : null)
  if (!match || /(?:food|latex|environmental)/i.test(match[0])) return null
  // "Past history: none known" is not about allergies.
  if (!listed && /^(?:none|nil) known$/i.test(match[0]) && !/allerg/i.test(passage.text)) return null
  const range = { start: match.index, end: match.index + match[0].length }
  return draftOf({
    type: 'allergy',
    of: 'No known drug allergies',
    passage,
    range,
    assertion: 'negated',
    status: 'active',
    features: { match: 1, place: listed ? 1 : 0.7, known: true },
    rank: 1,
    fields: { allergenType: 'drug' },
  })
}

/** An entry of a list of allergies that names nothing known, with a reaction beside it. */
function unknownAllergen(passage: Passage): Draft[] {
  const match = /^\s*([\p{L}][\p{L}\d '’-]{2,30}?)\s*(?:[-–:(]|\t|\s[-–]\s)/u.exec(passage.text)
  const name = match?.[1]?.trim() ?? ''
  if (!match || noAllergenWord.test(name) || name.split(/\s+/).length > 3) return []
  const reaction = reactionOf(passage.text.slice(match[0].length))
  if (!reaction) return []
  const start = passage.text.indexOf(name)
  const range = { start, end: match[0].length + reaction.end }
  return [
    draftOf({
      type: 'allergy',
      of: name,
      passage,
      range,
      assertion: 'present',
      status: 'active',
      doubt: 'unknown_allergen',
      features: { place: 1 },
      rank: 2,
      fields: {
        reaction: reaction.name,
        severity: severityOf(passage.text) ?? reaction.severity,
        allergenType: null,
      },
    }),
  ]
}
