import type { Document, SectionKind } from '../../document/types'
import type { Concept } from '../../vocabulary/concept'
import { historyOf } from '../../vocabulary/histories'
import type { Mention } from '../../vocabulary/match'
import { withSide } from '../../vocabulary/sided'
import { assertionOf, type Verdict } from '../assertion/assert'
import { isOneOfTwo } from '../assertion/boxes'
import { overlaps, sentenceAround, type Range } from '../assertion/scope'
import { isLongAgo, onsetDate, studyDate } from '../event-date'
import { codesOf, draftOf, type Draft } from '../draft'
import { lateralityOf, type Laterality } from '../laterality'
import { mentionsOfType, rangeOf } from '../mentions'
import { isExamined, isOfCheckUp, meanConfidence, wordsIn, type Passage } from '../passage'
import type { Assertion } from '../../records/kinds'
import type { ExtractedEntity } from '../types'
import { isNote, isRemark, opensSentence } from '../notes'
import { isPartOfMore } from './part-of-more'
import { courseWords, statusOf, wasEnded } from './course'
import { isDifferential } from './differential'
import { withBrackets } from './in-brackets'
import { ofBones } from './of-bone'
import { ofOrgans } from './of-organ'
import { conditionsIn } from './of-part'
import { ofSentences } from './of-sentence'
import { ofVessels } from './of-vessel'
import { doubtOfLabel } from './behind-label'
import { isBehindMisread } from './behind-misread'
import { mayBeDenied } from './misread-denial'
import { codeFor, sameCategory, withPrinted } from './printed-code'
import { withoutSigns } from './signs'
import { isNamedAgain } from './named-again'
import { reasonsIn } from './reasons'
import { isBracketed, isStated } from './stated'
import { refined } from './refine'
import { isLimbCode, isOfLimb } from './sided-code'
import { unknownDiagnoses } from './unknown'
import {
  actWords,
  assessmentHeading,
  atAge,
  inactiveHeading,
  knownBefore,
  likelyCue,
  possibleCue,
} from '../../language/conditions'
import { answeredYes, knownOfYou } from '../../language/remarks'
import { yearOfIllness } from '../../language/event-dates'

/** How much a section says that what it names is the patient's: 0 = its diagnoses are not read. */
const places: Readonly<Record<SectionKind, number>> = {
  diagnoses: 1, history: 0.9, impression: 0.9, procedures: 0.5, findings: 0.6, imaging: 0.6, course: 0.6, reason: 0.6, indication: 0.3,
  examination: 0.4, header: 0.5, other: 0.5, 'social-history': 0.5, recommendations: 0.3, 'family-history': 0.5, labs: 0.4,
  allergies: 0, medications: 0.2, 'medications-admission': 0.2, 'medications-discharge': 0.2, 'medications-stopped': 0, technique: 0, furniture: 0,
} // prettier-ignore

/** Every condition that the page states, with those that it denies or gives to someone else marked so. */
export function findDiagnoses(document: Document, passages: readonly Passage[]): Draft[] {
  const drafts = passages.flatMap((passage) => {
    const mentions = conditionsIn(passage)
    if (!isRead(passage, document)) return ofNote(mentions, passage, document)
    const drafts = mentions.flatMap((mention, index) =>
      conditionOf(mention, mentions[index + 1] ?? null, passage, document),
    )
    const parts = [...ofVessels(passage), ...ofBones(passage)]
    // "Right coronary artery lesion": the artery's, which says more than a part of its name.
    const others = drafts.filter(
      (draft) =>
        !isNamedAgain(draft, drafts) &&
        (Object.keys(draft.codes).length > 0 || !parts.some((one) => overlaps(one.range, draft.range))),
    )
    const told = ofSentences(passage, document).filter(
      (draft) => ![...drafts, ...parts].some((one) => overlaps(one.range, draft.range)),
    )
    return [...others, ...unknownDiagnoses(passage, mentions), ...ofOrgans(passage), ...parts, ...told]
  })
  return withoutSigns(witnessed(withBrackets(drafts)))
}

/** What a doctor's note among results says first in a sentence: a person has to say so. */
const ofNote = (mentions: readonly Mention<'diagnosis'>[], passage: Passage, document: Document): Draft[] =>
  places[passage.kind] > 0
    ? mentions
        .filter((mention) => {
          const range = rangeOf(passage, mention)
          return isNote(passage, document)
            ? opensSentence(passage, range)
            : isRemark(passage, range, document)
        })
        .flatMap((mention) => conditionOf(mention, null, passage, document))
        .map((draft) => ({ ...draft, features: { ...draft.features, place: 0.3, suspected: true } }))
    : []

/** An abbreviation with two meanings waits, unless the page names the condition elsewhere in full or prints its code. */
function witnessed(drafts: readonly Draft[]): Draft[] {
  const named = new Set(
    drafts.filter(({ features }) => features.known && !features.ambiguous).map((draft) => draft.canonicalKey),
  )
  return drafts.map((draft) =>
    draft.features.ambiguous && !draft.coded && draft.doubt === null && !named.has(draft.canonicalKey)
      ? { ...draft, doubt: 'uncertain_name' }
      : draft,
  )
}

/** Sections of a laboratory's page that speak of the person alone. */
const ofPerson: ReadonlySet<SectionKind> = new Set<SectionKind>(['diagnoses', 'history', 'indication'])

const headingOf = ({ section }: Passage, { sections }: Document): string =>
  sections[section]?.heading?.text ?? ''

const isAssessment = (passage: Passage, document: Document): boolean =>
  passage.kind === 'impression' && assessmentHeading.test(headingOf(passage, document))

function isRead(passage: Passage, document: Document): boolean {
  const { kind } = passage
  const category = document.facts.category.value
  if (places[kind] === 0) return false
  // A laboratory's comments speak of diseases in general; a radiologist's header of the referrer's question.
  if (category === 'lab' && !isExamined(document))
    return (
      ofPerson.has(kind) ||
      isAssessment(passage, document) ||
      isOfCheckUp(passage, document) ||
      answeredYes.test(passage.text) ||
      knownOfYou.test(passage.text)
    )
  if (category === 'imaging') return kind !== 'header'
  // "HTN: Amlodipine 5 mg OD" on a page without headings.
  if (category === 'prescription')
    return kind === 'header' ? mentionsOfType(passage, 'medication').length > 0 : kind !== 'labs'
  return true
}

function conditionOf(
  mention: Mention<'diagnosis'>,
  next: Mention | null,
  passage: Passage,
  document: Document,
): Draft[] {
  const range = rangeOf(passage, mention)
  const { text, kind } = passage
  const verdict = assertionOf(passage, range, isDevice(mention.concept))
  const assertion = assertionIn(verdict, mention.concept, passage, document, range)
  if (!isStated(mention, passage, range, assertion, document)) return []
  const date = studyDate(passage, range, document) ?? onsetDate(passage, range, document)
  const longAgo = isLongAgo(date, document)
  const history = assertion === 'negated' ? null : historyOf(mention.concept)
  // "MI 2014": an event with its date is over, whether the page calls it past or not.
  const ended = mention.concept.attributes.has('passing') && wasEnded(passage, range, document)
  const past =
    history && (verdict.past || ended || (history.event && (longAgo || atAge.test(text.slice(range.end)))))
      ? history.concept
      : null
  const concept: Concept = past ?? refined(mention.concept, text, range)
  const limit = next ? (passage.tokens[next.start]?.start ?? text.length) : text.length
  const printed = codeFor(text, range, limit)
  const side = sideOf(concept, text, range, document)
  const codes = withPrinted(sidedCodes(codesOf(concept), side), printed?.code ?? null)
  const inactive = inactiveHeading.test(headingOf(passage, document))
  const status = past
    ? 'historical'
    : inactive && passage.kind !== 'medications'
      ? 'resolved'
      : statusOf(concept, verdict, text, range, ended || (!text.includes('\t') && longAgo))
  const course = status === 'resolved' || status === 'historical' ? courseWords(text, range) : null
  const mismatch = printed !== null && !sameCategory(codesOf(concept)['ICD-10-CM'] ?? [], printed.code)
  // Names one under another, with no word or heading of whose they are: a person has to say so.
  const said =
    headingOf(passage, document) !== '' && (kind === 'diagnoses' || (kind === 'impression' && passage.item))
  const unsaid =
    (!said && passage.lines.some(({ table }) => table === 'names')) ||
    (kind.startsWith('medications') &&
      (isBracketed(passage, range) || isSymptom(mention.concept) || reasonsIn(document) === 'untitled'))
  const place = unsaid
    ? 0
    : passage.item || kind === 'diagnoses'
      ? places[kind]
      : Math.max(0.3, places[kind] - 0.1)
  return [
    draftOf({
      type: 'diagnosis',
      of: concept,
      mention,
      codes,
      coded: printed !== null,
      passage,
      range:
        printed && printed.start >= range.end && printed.start - range.end < 4
          ? { start: range.start, end: printed.end }
          : range,
      ...(course ? { beside: [course] } : {}),
      assertion: assertion === 'present' && status === 'historical' ? 'historical' : assertion,
      status,
      date,
      doubt: mismatch
        ? 'code_mismatch'
        : mention.fuzzy ||
            isPartOfMore(mention.concept, passage, range) ||
            isBehindMisread(passage, range) ||
            mayBeDenied(text, range)
          ? 'uncertain_name'
          : status === 'suspected' || (verdict.box === 'ticked' && isOneOfTwo(text, range))
            ? 'suspected_only'
            : assertion === 'present'
              ? doubtOfLabel(text, range)
              : null,
      features: {
        reading: meanConfidence(wordsIn(passage, range.start, range.end)),
        place,
        strange: mismatch,
        suspected: unsaid || status === 'suspected',
      },
      rank: 10 * place + (passage.item ? 1 : 0) + (assertion === 'present' ? 0.5 : 0),
      fields: { laterality: concept.attributes.has('sided') ? side : null },
    }),
  ]
}

const isSymptom = ({ attributes }: Concept): boolean => attributes.has('symptom')
/** Something that was put in, and can be planned or offered like the act itself: codes Z95 to Z97. */
const isDevice = ({ codes }: Concept): boolean =>
  codes['ICD-10-CM']?.some((code) => /^Z9[5-7]/.test(code)) ?? false

/** The side that stands beside the words or, for the limb of which a picture is, in its title. */
function sideOf(concept: Concept, text: string, range: Range, document: Document): Laterality | null {
  const near = lateralityOf(text, range)
  const [code = ''] = codesOf(concept)['ICD-10-CM'] ?? []
  const title = document.facts.title ?? ''
  if (near || !isLimbCode(code) || !isOfLimb(document.facts)) return near
  return lateralityOf(title, { start: 0, end: title.length })
}

function sidedCodes(codes: ExtractedEntity['codes'], side: Laterality | null): ExtractedEntity['codes'] {
  const own = codes['ICD-10-CM']
  return own ? { ...codes, 'ICD-10-CM': own.map((code) => withSide(code, side)) } : codes
}

/** The words decide; where they are silent, the section does. */
function assertionIn(
  verdict: Verdict,
  concept: Concept,
  passage: Passage,
  document: Document,
  range: Range,
): Assertion {
  const { assertion } = verdict
  if (assertion === 'present' && isDifferential(passage, document)) return 'hypothetical'
  // A relative's illness is a finding about the patient only where it is listed as one.
  if (concept.name.startsWith('Family history') && passage.kind !== 'diagnoses') return 'family'
  if (assertion === 'hypothetical' && passage.kind === 'diagnoses' && passage.item)
    return inList(verdict, passage)
  if (assertion === 'present' && isGuess(verdict, passage, range)) return 'hypothetical'
  if (assertion !== 'present' && assertion !== 'historical') return assertion
  if (
    passage.kind === 'indication' &&
    /^(?:imaging|lab)$/.test(document.facts.category.value) &&
    !isIntervention(document)
  ) {
    const sentence = sentenceAround(passage.text, range)
    const lead = passage.text.slice(sentence.start, range.start)
    const said =
      verdict.past ||
      knownBefore.test(lead) ||
      yearOfIllness.test(passage.text.slice(range.end, sentence.end))
    return said || !concept.attributes.has('passing') ? assertion : 'hypothetical'
  }
  return assertion
}

/** The indication of a catheterization or an endoscopy is what the patient has; of a picture, what is looked for. */
const isIntervention = (document: Document): boolean => actWords.test(document.facts.title ?? '')

/** "Hyperthyroidism, likely Graves": a guess beside a finding is none yet; one that heads its sentence is the working diagnosis. */
function isGuess(verdict: Verdict, passage: Passage, range: Range): boolean {
  if (!verdict.suspected) return false
  const { start } = sentenceAround(passage.text, range)
  const heads = verdict.cues.some(
    (cue) => cue.kind === 'suspected' && !/\p{L}/u.test(passage.text.slice(start, cue.start)),
  )
  return (
    !heads &&
    verdict.cues
      .filter((cue) => cue.kind === 'suspected')
      .every((cue) => likelyCue.test(passage.text.slice(cue.start, cue.end).replace(/[(),]/g, '').trim()))
  )
}

/** "Possible asthma" heading an item of a list of diagnoses is a working diagnosis; "risk of falls" is none. */
function inList(verdict: Verdict, passage: Passage): Assertion {
  const onlyPossible = verdict.cues
    .filter((cue) => cue.kind === 'hypothetical')
    .every((cue) => possibleCue.test(passage.text.slice(cue.start, cue.end).trim()))
  return onlyPossible && verdict.suspected ? 'present' : 'hypothetical'
}
