import type { Document, SectionKind } from '../document/types'
import { plain } from '../document/script'
import { operationTitle as actReport } from '../language/categories'
import { birthHeading } from '../language/conditions'
import { thingOfAct } from '../language/statements'
import type { Mention } from '../vocabulary/match'
import { assertionOf, type Verdict } from './assertion/assert'
import { sentenceAround, type Range } from './assertion/scope'
import { codesOf, cptIn, draftOf, type Draft } from './draft'
import { eventDate, isPlan } from './event-date'
import { lateralityOf } from './laterality'
import { mentionsOf, mentionsOfType, rangeOf } from './mentions'
import { formAndName } from '../language/dose-units'
import { isNote } from './notes'
import { operationDate } from './operation-date'
import { isLineOf, intubatedOther, isFixedWith, namesUnit } from './other-acts'
import { meansOther } from './other-meaning'
import { isReport, withoutSteps } from './operation-steps'
import { isOfTissue, takenFor } from './of-tissue'
import { tellsOfActs, type Passage } from './passage'
import { withStents } from './stents'
import { toldProcedures } from './acts-told'
import { furtherActs, unknownActs } from './unknown-procedures'
import {
  anesthesiaBefore,
  beforeOperation,
  birthAct,
  bornBy,
  comingLabel,
  comingOperation,
  doneBehind,
  doneWords,
  examinedHeading,
  wentThrough,
  judgedBefore,
  knownActBefore,
  newbornName,
  newbornTitle,
  nowWords,
  ofBlood,
  operationTitle,
  partnersAct,
  refusedCue,
  seenAct,
  seenAtBedside,
  tracingTold,
  treatmentHeading,
} from '../language/acts'

const silent: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'furniture',
  'technique',
  'family-history',
  'allergies',
  'medications-stopped',
])

/** Operations and other acts that the page says were done; planned and refused ones are marked so. */
export function findProcedures(document: Document, passages: readonly Passage[]): Draft[] {
  const category = document.facts.category.value
  const drafts = passages.flatMap((passage) => {
    if (category === 'lab' && !tellsOfActs(passage, document) && !isNote(passage, document))
      return takenFor(passage).flatMap((mention) => procedureOf(mention, passage, document))
    if (silent.has(passage.kind) || (category === 'prescription' && passage.kind === 'header')) return []
    const drafts = mentionsOfType(passage, 'procedure').flatMap((mention) =>
      procedureOf(mention, passage, document),
    )
    const told = toldProcedures(passage, document)
    return drafts.length > 0 || told.length > 0 || mentionsOf(passage).some(isAct)
      ? [...drafts, ...told, ...furtherActs(passage, document)]
      : unknownActs(passage, document)
  })
  const dated = operationDate(document)
  const own = withoutSteps(drafts, document)
  // The title of a report is what was done, whatever was "prior to" it.
  return withStents(isReport(document) ? own : asPlanned(own)).map((draft) =>
    draft.date === null &&
    dated !== null &&
    (draft.passage.kind === 'procedures' || draft.passage.kind === 'header')
      ? { ...draft, date: dated }
      : draft,
  )
}

const isAct = ({ type }: Mention): boolean => type === 'procedure' || type === 'imaging'

/** "Born by vaginal delivery": an act on the patient's mother. */
function isOwnBirth(
  mention: Mention,
  passage: Passage,
  range: Range,
  { facts, sections }: Document,
): boolean {
  if (!birthAct.test(mention.concept.name)) return false
  if (birthHeading.test(sections[passage.section]?.heading?.text ?? '')) return true
  const { start } = sentenceAround(passage.text, range)
  return (
    newbornTitle.test(facts.title ?? '') ||
    newbornName.test(facts.patient?.value ?? '') ||
    bornBy.test(passage.text.slice(start, range.start))
  )
}

/** A title names what the page is about, done or to come: where all that the text says of the act is to come, so is it. */
function asPlanned(drafts: readonly Draft[]): Draft[] {
  const isTitle = ({ passage, date }: Draft): boolean =>
    passage.kind === 'header' && date === null && !/[.;]\s*$/.test(passage.text)
  const told = (draft: Draft, plan: boolean): boolean =>
    drafts.some(
      (other) =>
        other.canonicalKey === draft.canonicalKey &&
        other.passage !== draft.passage &&
        (other.assertion === 'planned') === plan,
    )
  return drafts.map((draft) =>
    isTitle(draft) && told(draft, true) && !told(draft, false) ? { ...draft, assertion: 'planned' } : draft,
  )
}

function procedureOf(mention: Mention<'procedure'>, passage: Passage, document: Document): Draft[] {
  const { concept } = mention
  const range = rangeOf(passage, mention)
  const verdict = assertionOf(passage, range, true)
  const told = eventDate(passage, range, document)
  const date = told ?? reportDate(mention, passage, verdict, document)
  const sentence = sentenceAround(passage.text, range)
  const ofPartner = partnersAct.test(passage.text.slice(sentence.start, range.start))
  const assertion = ofPartner ? 'family' : settled(verdict, passage, range, date, document)
  if (
    formAndName.test(passage.text.slice(range.start)) ||
    namesUnit(passage.text, range) ||
    !isDone(mention, passage, range, verdict, document)
  )
    return []
  const listed = passage.kind === 'procedures' || passage.kind === 'history'
  const cpt = cptIn(passage.text.slice(range.end, range.end + 40))
  return [
    draftOf({
      type: 'procedure',
      of: concept,
      mention,
      ...(cpt ? { codes: { ...codesOf(concept), CPT: [cpt] } } : {}),
      passage,
      range,
      assertion,
      date,
      // "Transplant": of what is not said.
      ...(concept.name === 'Organ transplant' ? { doubt: 'uncertain_name' as const } : {}),
      features: { place: passage.kind === 'procedures' ? 1 : listed || verdict.past || date ? 0.8 : 0.5 },
      rank: (passage.kind === 'procedures' ? 4 : listed ? 3 : 2) + (date ? 0.5 : 0),
      fields: { laterality: concept.attributes.has('sided') ? lateralityOf(passage.text, range) : null },
    }),
  ]
}

/** The day of the report, for the act that a report of an operation or an examination is about. */
function reportDate(
  mention: Mention<'procedure'>,
  passage: Passage,
  verdict: Verdict,
  document: Document,
): string | null {
  const { category, title, date } = document.facts
  const isOfAct = operationTitle.test(title ?? '') || actReport.test(plain(title ?? ''))
  if (category.value !== 'imaging' && !(category.value === 'other' && isOfAct)) return null
  const own = ['header', 'procedures', 'technique', 'course'].includes(passage.kind)
  const now = verdict.assertion === 'present' && !verdict.past
  return own && now && !mention.concept.attributes.has('device') ? (date?.value ?? null) : null
}

const printedYear = /(?<!\d)(?:19|20)\d\d(?!\d)|(?<!\d)\d{1,2}[./-]\d{2}(?!\d)/

/** A plan with a date that has passed was carried out. */
function settled(
  verdict: Verdict,
  passage: Passage,
  range: Range,
  date: string | null,
  document: Document,
): Draft['assertion'] {
  const today = document.facts.date?.value ?? null
  const refused = verdict.cues.some((cue) => refusedCue.test(passage.text.slice(cue.start, cue.end)))
  // "Booked on 27 January": of a plan's day, a year that is not printed is none that has passed.
  const { start, end } = sentenceAround(passage.text, range)
  const inYear = printedYear.test(passage.text.slice(start, end))
  if (verdict.assertion === 'planned' && date && today && date < today && !refused && inYear) return 'present'
  if (
    verdict.assertion === 'planned' &&
    passage.kind === 'procedures' &&
    !refused &&
    verdict.cues.every((cue) => /elective|before|prior|repeat/i.test(passage.text.slice(cue.start, cue.end)))
  )
    return 'present'
  // "For hip replacement on 04/03/2025": a day after the page's own. What somebody underwent is over, whatever day was read.
  const isOver = wentThrough.test(passage.text.slice(start, range.end))
  if (verdict.assertion === 'present' && date && today && date > today && !isOver) return 'planned'
  // "Reason for consultation: breast reconstruction": what somebody came for.
  const isState = /ed$/i.test(passage.text.slice(range.start, range.end))
  if (verdict.assertion === 'present' && passage.kind === 'reason' && !verdict.past && !date && !isState)
    return 'planned'
  // "Pre-operative questionnaire … Operation: hip replacement".
  const label = document.sections[passage.section]?.heading?.text ?? ''
  if (
    (comingOperation.test(label) || comingLabel.test(passage.text.slice(0, range.start))) &&
    document.lines.slice(0, 6).some((line) => beforeOperation.test(line.text))
  )
    return 'planned'
  if (verdict.assertion === 'present' && isPlan(passage, document)) {
    const now = nowWords.test(passage.text.slice(start, end))
    return now || isOver || (date && today && date <= today) ? 'present' : 'planned'
  }
  return verdict.assertion
}

/** "11/02/2025 | Cervical smear: HPV negative": among results, too, what begins behind its day was done on it. */
const dayBefore = /(?:^|\t)\d{1,2}([/.-])\d{1,2}\1\d{2,4}\s$/

function isDone(
  mention: Mention,
  passage: Passage,
  range: Range,
  verdict: Verdict,
  document: Document,
): boolean {
  const { kind, text } = passage
  const around = text.slice(Math.max(0, range.start - 60), range.end + 40)
  if (kind === 'labs' && text.includes('\t') && !dayBefore.test(text.slice(0, range.start))) return false
  if (thingOfAct.test(text.slice(range.end)) || meansOther(mention.concept.name, passage, range)) return false
  // "An infusion of two units of blood" is a transfusion, which is named there.
  if (mention.concept.name === 'Intravenous infusion' && ofBlood.test(text.slice(range.end))) return false
  if (isFixedWith(mention, passage) || isOwnBirth(mention, passage, range, document)) return false
  if (kind === 'examination' && seenAtBedside.test(text.slice(range.end))) return false
  // "MMSE 25/30": a score, not an act; "catheterization 10/25: …" has its day.
  if (
    /score|scale|cognit|mental|questionnaire|assessment|evaluation|screen|index/i.test(
      mention.concept.name,
    ) &&
    /^\s*[:=]?\s*\d{1,3}\s?\/\s?\d{1,3}(?![\d/])/.test(text.slice(range.end))
  )
    return false
  if (mention.concept.attributes.has('routine'))
    return (
      kind === 'procedures' &&
      passage.item &&
      !/an(?:a)?esthesia|sedation/i.test(mention.concept.name) &&
      // "Duodenum: normal; four biopsies": a step of the endoscopy above.
      !(mention.concept.name === 'Biopsy' && /^[^:]{3,25}:.*[;.,]/.test(text.slice(0, range.start)))
    )
  // A tracing counts where something is said of it.
  if (mention.concept.name === 'Electrocardiogram')
    return (
      tracingTold.test(text.slice(range.end)) ||
      judgedBefore.test(text.slice(0, range.start)) ||
      (/(?:on|by)\s+(?:an?\s+)?$/i.test(text.slice(0, range.start)) &&
        /^\s+\d/.test(text.slice(range.end))) ||
      doneWords.test(around)
    )
  // "The esophagus was easily intubated": with a scope or a wire, and not to breathe.
  if (mention.concept.attributes.has('airway') && intubatedOther(text, range)) return false
  // "Anesthesia: epidural": how the operation was made bearable.
  if (mention.concept.name === 'Epidural analgesia' && anesthesiaBefore.test(text.slice(0, range.start)))
    return false
  if (kind === 'procedures' || kind === 'history' || isOfTissue(passage, range)) return true
  if (kind === 'indication' && document.facts.category.value !== 'discharge')
    return (
      verdict.past ||
      eventDate(passage, range, document) !== null ||
      doneBehind.test(text.slice(range.start)) ||
      knownActBefore.test(text.slice(0, range.start))
    )
  // "Colonoscopy report": what the report is about was done.
  if (
    kind === 'header' &&
    range.end - range.start >= 6 &&
    (document.facts.title?.includes(text.slice(range.start, range.end)) || isLineOf(text, range))
  )
    return true
  if (document.facts.category.value === 'imaging')
    return (
      examinedHeading.test(document.sections[passage.section]?.heading?.text ?? '') ||
      verdict.past ||
      doneWords.test(around) ||
      seenAct.test(around) ||
      (mention.concept.attributes.has('device') && kind !== 'indication')
    )
  if (kind.startsWith('medications'))
    return (
      verdict.past ||
      (kind === 'medications' &&
        !mention.ambiguous &&
        isTreatment(document, passage) &&
        /(?:^.{0,3}|[,;.]\s)$/.test(text.slice(0, range.start)))
    )
  if (mention.ambiguous || mention.fuzzy) return doneWords.test(around)
  return true
}

/** "Treatment given: wound closure": a list of what was done, not of drugs. */
const isTreatment = ({ sections }: Document, { section }: Passage): boolean =>
  treatmentHeading.test(sections[section]?.heading?.text ?? '')
