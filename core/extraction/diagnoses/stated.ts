import type { Document } from '../../document/types'
import { findMentions, tokenise, type Mention } from '../../vocabulary/match'
import { sentenceAround, type Range } from '../assertion/scope'
import { mentionsOf, mentionsOfType, rangeOf } from '../mentions'
import { vaccinesAround } from '../medications/vaccines'
import { meansOther } from '../other-meaning'
import type { Passage } from '../passage'
import { isMeasured, isOfResults } from './of-results'
import { reasonsIn } from './reasons'
import type { Assertion } from '../../records/kinds'
import { forIt, preventedBehind } from '../../language/drugs-given'
import { vaccineHeadingItem } from '../../language/vaccines'
import { isVaccine } from '../../vocabulary/vaccines'
import { stopVerb } from '../../language/drugs'
import { stopLabel } from '../../language/drugs-not-taken'
import { actBehind, actInFront, operatedForBefore, overBehind } from '../../language/acts'
import { seenBefore } from '../../language/findings'
import { allergicTo } from '../../language/allergies'
import { answeredNone, answeredYes, stainedFor } from '../../language/remarks'
import {
  amountBefore,
  birthHeading,
  asVerb,
  diagnosedBefore,
  lasting,
  ofTheirs,
  lastingBehind,
  negativeCell,
  normalBefore,
  operatedOn,
  assessmentTitle,
  degreeAlone,
  entryAfter,
  entryInHistory,
  entryInList,
  entryOfPerson,
  entryOpens,
  pastTitle,
  knownInPlan,
  letFall,
  painWord,
  statedAfter,
  statedBefore,
  stepBefore,
  stepBehind,
  season,
  sinks,
  unitBehind,
  upToDateAfter,
  immuneAfter,
  dietAfter,
  blockBehind,
  testsBefore,
  testsBehind,
  foundBehind,
  freeBehind,
  toTreatment,
} from '../../language/conditions'

/** Whether a mention is a statement about a condition, and no symptom by the way, title, row of a table or explanation. */
export function isStated(
  mention: Mention<'diagnosis'>,
  passage: Passage,
  range: Range,
  assertion: Assertion,
  document: Document,
): boolean {
  const { kind, text } = passage
  const { attributes } = mention.concept
  const listed = kind === 'diagnoses' || kind === 'history'
  // "Assessment: syncope. Plan: …": the first sentence is its name and nothing else.
  const whole =
    /^[^\p{L}\d]*$/u.test(text.slice(0, range.start)) && /^\s*(?:$|\.(?=\s|$))/.test(text.slice(range.end))
  const alone = (passage.item && (range.start < 4 || degreeAlone.test(text.slice(0, range.start)))) || whole
  if (meansOther(mention.concept.name, passage, range) || isMeasured(text, range)) return false
  if ([freeBehind, blockBehind, testsBehind].some((behind) => behind.test(text.slice(range.end))))
    return false
  // "Unresponsive to therapy": what is said of another condition.
  if (toTreatment.test(text.slice(range.end))) return false
  // "Used to infiltrate the skin": what is done.
  if (asVerb.before.test(text.slice(0, range.start)) && asVerb.behind.test(text.slice(range.end)))
    return false
  const historyOf = /^history of /i.exec(text.slice(range.start))?.[0].length ?? 0
  if (
    kind === 'recommendations' &&
    !knownInPlan.test(text.slice(0, range.start + historyOf)) &&
    !isTreated(mention, passage, range)
  )
    if (!(alone && /^\s?[:–-]/.test(text.slice(range.end)))) return false
  // "TRIAL 20 MG TAB | NEUROGENIC BLADDER": a column of its own says what the drug is for.
  if (kind.startsWith('medications'))
    return (
      (!attributes.has('symptom') || (reasonsIn(document) === 'titled' && isCell(text, range))) &&
      !painWord.test(text.slice(range.start, range.end)) &&
      (isBracketed(passage, range) ||
        ofTheirs.test(text.slice(0, range.start)) ||
        (/(?:^|\t)\s*(?:\d{1,2}\s)?$|\t[^\t()]*\(\s*$/.test(text.slice(0, range.start)) &&
          reasonsIn(document) !== null))
    )
  // Where someone lives, or with whom, is a diagnosis only where it is listed as one.
  if (/^Z(?:5[5-9]|6[0-5])/.test(mention.concept.codes['ICD-10-CM']?.[0] ?? '') && kind !== 'diagnoses')
    return false
  // "Birth history: normal pregnancy": the mother's.
  const heading = document.sections[passage.section]?.heading?.text ?? ''
  if (birthHeading.test(heading) && /^(?:O|Z3[1-9A])/.test(mention.concept.codes['ICD-10-CM']?.[0] ?? ''))
    return false
  // "After the operation": when something was, not that the patient once had one.
  if (mention.concept.name === 'History of surgery' && !(listed && alone)) return false
  if (mention.concept.name === 'Injury' && !(kind === 'diagnoses' && passage.item)) return false
  // Why somebody came, or an allergy by its code, is a diagnosis only where it is listed as one.
  if (attributes.has('encounter') && !(kind === 'diagnoses' && passage.item)) return false
  if (mention.ambiguous && (!isAlone(text, range) || stainedFor.test(text.slice(range.end)))) return false
  if (attributes.has('symptom'))
    return (
      (kind === 'diagnoses' && passage.item) ||
      (kind === 'impression' && alone) ||
      diagnosedBefore.test(text.slice(0, range.start)) ||
      (kind === 'history' &&
        (lasting.test(text.slice(0, range.end)) || lastingBehind.test(text.slice(range.end)))) ||
      isEntry(passage, range, document)
    )
  const told =
    kind === 'examination' && !attributes.has('trace') && seenBefore.test(text.slice(0, range.start))
  if (
    attributes.has('finding') &&
    /^(?:examination|header)$/.test(kind) &&
    !told &&
    !hasStudy(passage, range)
  )
    return false
  if (kind === 'header' && (passage.words.length < 9 || text.includes('\t'))) return false
  if (
    kind === 'social-history' &&
    !answeredYes.test(text) &&
    !/^(?:Z72|Z87|F1|Z79|E66)/.test(mention.concept.codes['ICD-10-CM']?.[0] ?? '')
  )
    return false
  if (
    mention.ambiguous &&
    !(listed || (kind === 'impression' && whole) || hasCompany(mention, passage, range))
  )
    return false
  // "Osteoporosis: -2.5 or below" explains a scale.
  if (
    /^\s*:?\s*(?:between\s|(?:[<>≤≥]|[<>]\s?\/?(?:or\s)?=)\s?-?\d|-?\d+(?:\.\s?\d+)?\s*(?:to|-|or (?:above|below|higher|lower|less|more))(?![\p{L}]))/u.test(
      text.slice(range.end),
    )
  )
    return false
  // "Tetanus is up to date", "Tetanus: due": the vaccine is.
  if (upToDateAfter.test(text.slice(range.end)) || dietAfter.test(text.slice(range.end))) return false
  if ([unitBehind, negativeCell, answeredNone].some((behind) => behind.test(text.slice(range.end))))
    return false
  // "The result of Helicobacter is valid only …": a test, of which nothing is told.
  if (testsBefore.test(text.slice(0, range.start)) && !foundBehind.test(text.slice(range.start))) return false
  // "Rubella immune", "tuberculosis exposure": she does not have it.
  if (immuneAfter.test(text.slice(range.end))) return false
  // A disease under the title of vaccines is what one of them is against.
  if (passage.vaccines && (text.includes('\t') || vaccineHeadingItem.test(text))) return false
  // "Kidney stone removal 2012": the act names what it was done for.
  if (isDoneFor(mention, passage, range) || isReaction(passage, range)) return false
  // "MMR and varicella": the vaccine.
  if (vaccinesAround(passage, mention).length > 0) return false
  if (attributes.has('season') && isNoFall(text, range)) return false
  // A row of results names tests.
  if ((kind === 'labs' && text.includes('\t')) || isOfResults(passage, range, document)) return false
  if (stepBehind.test(text.slice(range.end)) || stepBefore.test(text.slice(0, range.start))) return false
  const isShort = /^\p{Lu}{2,4}s?$/u.test(text.slice(range.start, range.end))
  if (isShort && amountBefore.test(text.slice(0, range.start))) return false
  // A heading or a label is no statement: "Diabetes:" alone, "DIABETES PANEL".
  if (assertion === 'present' && kind === 'header' && isTitle(passage, range, document)) return false
  return true
}

/** "Omeprazole 20 mg before breakfast (GERD)": alone in brackets behind a drug that goes on, it is what the drug is for. */
export const isBracketed = ({ kind, text }: Passage, { start, end }: Range): boolean =>
  kind !== 'medications-stopped' &&
  /\(\s*$/.test(text.slice(0, start)) &&
  /^\s*\)/.test(text.slice(end)) &&
  !stopVerb.test(text) &&
  !stopLabel.test(text.slice(0, start))

const isDoneFor = (mention: Mention, { kind, text }: Passage, range: Range): boolean =>
  !mention.concept.attributes.has('neoplasm') &&
  !operatedOn.test(mention.concept.name) &&
  (kind === 'procedures' || kind === 'history'
    ? actBehind.test(text.slice(range.end)) || actInFront.test(text.slice(0, range.start))
    : operatedForBefore.test(text.slice(0, range.start)) ||
      (actBehind.test(text.slice(range.end)) && overBehind.test(text.slice(range.end))))

/** "Allergic to nickel (eczema)": in brackets behind an allergen, what it did. */
function isReaction({ text }: Passage, range: Range): boolean {
  const { start, end } = sentenceAround(text, range)
  return (
    /\([^()]*$/.test(text.slice(start, range.start)) &&
    /^[^()]*\)/.test(text.slice(range.end, end)) &&
    allergicTo.test(text.slice(start, range.start)) &&
    findMentions(tokenise(text.slice(range.start, range.end)), ['reaction']).length > 0
  )
}

/** It fills a cell of its row. */
const isCell = (text: string, { start, end }: Range): boolean =>
  /\t\s*$/.test(text.slice(0, start)) && /^\s*(?:\t|$)/.test(text.slice(end))

/** A season, an amount that becomes less, or a thing that is let go. */
const isNoFall = (text: string, range: Range): boolean =>
  isSeason(text, range) || sinks.test(text.slice(range.end)) || letFall.test(text.slice(0, range.start))

const isSeason = (text: string, { start, end }: Range): boolean =>
  season.before.test(text.slice(0, start)) && season.behind.test(text.slice(end))

/** "MRI brain showed small vessel disease", "ECG: sinus bradycardia; RBBB", in whatever section: up to the full stop. */
function hasStudy(passage: Passage, range: Range): boolean {
  const from = passage.text.slice(0, range.start).search(/(?<=\.\s)[^.]*(?:\.(?=\S)[^.]*)*$/u)
  return mentionsOf(passage).some((study) => {
    const place = rangeOf(passage, study)
    if (place.start < from || place.end > range.start) return false
    const labels = study.type === 'procedure' && /^\s?:/u.test(passage.text.slice(place.end))
    return study.type === 'imaging' || labels
  })
}

/**
 * A complaint among what somebody had, or among what was found in the end: an entry of a list without a verb, or what the
 * sentence opens with. "Past medical history: seizures, migraines." "Assessment: Menorrhagia, pelvic pain."
 */
function isEntry({ kind, text, section }: Passage, range: Range, document: Document): boolean {
  const title = document.sections[section]?.heading?.text ?? ''
  const past = kind === 'history' && pastTitle.test(title)
  if (!past && !(kind === 'diagnoses' || (kind === 'impression' && assessmentTitle.test(title)))) return false
  if (/^(?:pain|edema|mass|lesion)$/i.test(text.slice(range.start, range.end))) return false
  const before = text.slice(sentenceAround(text, range).start, range.start)
  // "Normal awake and drowsy EEG": the entry is what is normal.
  if (!entryAfter.test(text.slice(range.end)) || normalBefore.test(before)) return false
  const ofPerson = kind === 'impression' && entryOfPerson.test(before)
  return ofPerson || entryOpens.test(before) || (past ? entryInHistory : entryInList).test(before)
}

/** "Furosemide for heart failure": what a drug of the plan is for. */
function isTreated({ concept, ambiguous, fuzzy }: Mention, passage: Passage, range: Range): boolean {
  if (ambiguous || fuzzy || concept.attributes.has('symptom')) return false
  const { text } = passage
  return (
    !preventedBehind.test(text.slice(range.end)) &&
    mentionsOfType(passage, 'medication').some((drug) => {
      const { end } = rangeOf(passage, drug)
      return !isVaccine(drug.concept.codes) && end <= range.start && forIt.test(text.slice(end, range.start))
    })
  )
}

/** An abbreviation that is an entry of its own: set apart by punctuation or a joining word, not part of another name. */
function isAlone(text: string, range: Range): boolean {
  const before = statedBefore.test(text.slice(0, range.start))
  const after = statedAfter.test(text.slice(range.end))
  return before && after
}

/** Another condition, named without doubt, in the same sentence. */
function hasCompany(mention: Mention, passage: Passage, range: Range): boolean {
  const sentence = sentenceAround(passage.text, range)
  return mentionsOfType(passage, 'diagnosis').some((other) => {
    const place = rangeOf(passage, other)
    return (
      other !== mention &&
      !other.ambiguous &&
      !other.fuzzy &&
      place.start >= sentence.start &&
      place.end <= sentence.end
    )
  })
}

function isTitle(passage: Passage, range: Range, document: Document): boolean {
  const whole = passage.text.trim()
  return (
    document.facts.title === whole ||
    (range.end - range.start > 0.6 * whole.length && whole === whole.toUpperCase())
  )
}
