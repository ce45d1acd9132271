import type { Document, SectionKind } from '../document/types'
import type { Mention } from '../vocabulary/match'
import { assertionOf } from './assertion/assert'
import type { Range } from './assertion/scope'
import { codesOf, cptIn, draftOf, type Draft } from './draft'
import { eventDate } from './event-date'
import { lateralityOf } from './laterality'
import { mentionsOfType, rangeOf } from './mentions'
import { isOfCheckUp, type Passage } from './passage'
import type { Assertion } from '../records/kinds'
import { studyMade, toldAfter } from './study-made'
import { placesOf, type Placed } from './study-places'
import {
  comparedWith,
  comparisonHeading,
  comparisonLine,
  countryAfter,
  earlierBehind,
  elsewhereStudy,
  guidedBy,
  modeBefore,
  opensStatement,
  resultBehind,
  shownOnDay,
  studyColon,
  studyMadeBefore,
  underwentStudy,
} from '../language/acts'

const silent: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'furniture',
  'family-history',
  'allergies',
  'medications',
  'medications-admission',
  'medications-discharge',
  'medications-stopped',
])

/** Studies that were made. An imaging report is about one, named by its title; other pages tell of several. */
export function findImaging(document: Document, passages: readonly Passage[]): Draft[] {
  const category = document.facts.category.value
  if (category === 'prescription') return []
  const read = passages.filter(
    (passage) =>
      (!silent.has(passage.kind) || passage.kind === 'allergies') &&
      !isComparison(passage, document) &&
      (category !== 'lab' || isOfCheckUp(passage, document)),
  )
  if (category === 'imaging') return reported(document, read)
  const drafts = read
    .filter((passage) => passage.kind !== 'technique')
    .flatMap((passage) =>
      mentionsOfType(passage, 'imaging')
        .filter((mention) => passage.kind !== 'allergies' || isReported(mention, passage))
        .flatMap((mention) => studyOf(mention, passage, document, null)),
    )
  return drafts.filter((draft) => !drafts.some((other) => isSaidAgain(draft, other)))
}

/** "Chest X-ray: clear" right below a list of allergies, whose end no heading tells. */
const isReported = (mention: Mention<'imaging'>, passage: Passage): boolean =>
  mention.concept.bodyPart !== 'unspecified' && isTold(passage, rangeOf(passage, mention))

/** "The CT scan showed …", after a CT of the head was named: the same one. */
const isSaidAgain = (draft: Draft, other: Draft): boolean =>
  draft.fields.bodyPart === 'unspecified' &&
  draft.date === null &&
  (other.assertion !== 'planned' || draft.assertion === 'planned') &&
  other.fields.bodyPart !== 'unspecified' &&
  other.fields.modality === draft.fields.modality

/** Something is said of a study that is named without its place: it was made, or what it showed. */
const isTold = ({ text }: Passage, { start, end }: Range): boolean =>
  toldAfter(text.slice(end)) ||
  (studyColon.test(text.slice(end)) && opensStatement.test(text.slice(0, start))) ||
  resultBehind.test(text.slice(end)) ||
  studyMadeBefore.test(text.slice(0, start))

function isComparison(passage: Passage, document: Document): boolean {
  const heading = document.sections[passage.section]?.heading?.text ?? ''
  const compares = passage.kind === 'technique' && comparisonHeading.test(heading)
  return compares || comparisonLine.test(passage.text)
}

/** The studies that a report is compared with, of which it prints the day: each is a fact of its own. */
export function earlierStudies(document: Document, passages: readonly Passage[]): Draft[] {
  const today = document.facts.date?.value
  if (document.facts.category.value !== 'imaging' || !today) return []
  const found = passages
    .filter(({ kind }) => !silent.has(kind) && kind !== 'recommendations')
    .flatMap((passage) => {
      const compares = passage.kind === 'technique' && isComparison(passage, document)
      return mentionsOfType(passage, 'imaging')
        .filter((one) => compares || comparedWith.test(passage.text.slice(0, rangeOf(passage, one).start)))
        .flatMap((mention) => studyOf(mention, passage, document, null))
    })
    .filter(
      ({ assertion, date, fields }) =>
        assertion === 'present' && date !== null && date < today && fields.bodyPart !== 'unspecified',
    )
  return [...new Map(found.map((draft) => [`${draft.canonicalKey}|${draft.date}`, draft])).values()]
}

/** The study of an imaging report: in its title, its header or the lines that name the examination. */
function reported(document: Document, passages: readonly Passage[]): Draft[] {
  const places = passages.filter((passage) =>
    ['header', 'technique', 'examination', 'other', 'procedures'].includes(passage.kind),
  )
  const drafts = places.flatMap((passage) =>
    studiesNamed(passage)
      .filter((mention) => !elsewhere(passage, mention) && !isMode(passage, mention))
      .flatMap((mention) => studyOf(mention, passage, document, document.facts.date?.value ?? null)),
  )
  const present = withOwnDays(
    drafts.filter((draft) => draft.assertion === 'present'),
    document,
  )
  const titled = headingDrafts(document, passages, present)
  return mostSpecific([...present, ...titled])
}

/** A study that is named after the page's own with an earlier day of its own is another, of that day. */
function withOwnDays(drafts: readonly Draft[], document: Document): Draft[] {
  const today = document.facts.date?.value
  const own = drafts.find(({ passage }) => passage.kind === 'header') ?? drafts[0]
  return drafts.map((draft) => {
    if (!today || !own || draft.canonicalKey === own.canonicalKey) return draft
    const printed = eventDate(draft.passage, draft.range, document)
    return printed !== null && printed < today.slice(0, printed.length) ? { ...draft, date: printed } : draft
  })
}

/** Of a line that lists kinds of studies by no part of a body ("Ultrasound, CT and X-ray"), what a department does: none. */
function studiesNamed(passage: Passage): readonly Mention<'imaging'>[] {
  const named = mentionsOfType(passage, 'imaging')
  const all = named.filter((mention, at) => !isInShort(passage, mention, named[at - 1]))
  const kinds = new Set(all.map(({ concept }) => concept.modality))
  const isOffer = kinds.size > 1 && all.every(({ concept }) => concept.bodyPart === 'unspecified')
  return isOffer ? [] : all
}

/** "Ultrasound of the kidneys and bladder (KUB)": letters in brackets, or right behind a study, say it again in short. */
function isInShort(passage: Passage, mention: Mention, before: Mention | undefined): boolean {
  const { start, end } = rangeOf(passage, mention)
  if (!before || !/^[A-Z]{2,4}$/.test(passage.text.slice(start, end))) return false
  const between = passage.text.slice(rangeOf(passage, before).end, start)
  return /^[^()\t.;]*\($/.test(between) || /^\s*[-–:/]?\s*$/.test(between)
}

/** Some reports have the study's name for a heading: "CT ABDOMEN" above the text. */
function headingDrafts(document: Document, passages: readonly Passage[], found: readonly Draft[]): Draft[] {
  if (found.length > 0) return []
  return passages
    .filter((passage) => /findings|impression|imaging/.test(passage.kind))
    .flatMap((passage) => mentionsOfType(passage, 'imaging').map((mention) => ({ passage, mention })))
    .filter(({ passage, mention }) => !elsewhere(passage, mention) && !mention.ambiguous)
    .filter(({ passage, mention }, at) => at === 0 || isTitle(passage, mention))
    .flatMap(({ passage, mention }) =>
      studyOf(mention, passage, document, document.facts.date?.value ?? null),
    )
    .filter((draft) => draft.assertion === 'present')
}

/** A line in capitals that begins with the study: the second of two that one report is about. */
const isTitle = (passage: Passage, mention: Mention): boolean =>
  mention.start === 0 && passage.words.length <= 9 && !/\p{Ll}|[.;]/u.test(passage.text)

/** Another study than the one reported: an earlier one, or one advised. */
function elsewhere(passage: Passage, mention: Mention): boolean {
  const range = rangeOf(passage, mention)
  const before = passage.text.slice(Math.max(0, range.start - 160), range.start)
  return (
    elsewhereStudy.test(before.slice(-50)) ||
    comparedWith.test(before) ||
    earlierBehind.test(passage.text.slice(range.end))
  )
}

/** "Grayscale and color Doppler imaging": how the pictures were taken. */
const isMode = (passage: Passage, mention: Mention): boolean =>
  passage.kind === 'technique' && modeBefore.test(passage.text.slice(0, rangeOf(passage, mention).start))

/** "CT abdomen" beside "CT abdomen and pelvis with contrast" is the same examination, named in short. */
function mostSpecific(drafts: readonly Draft[]): Draft[] {
  const words = (draft: Draft): Set<string> => new Set(draft.name.toLowerCase().split(/[^\p{L}\d]+/u))
  return drafts.filter((draft) => {
    const own = words(draft)
    return !drafts.some((other) => {
      if (other.canonicalKey === draft.canonicalKey) return false
      // "Helical CT" in the technique of a CT of the chest.
      if (draft.fields.bodyPart === 'unspecified' && other.fields.modality === draft.fields.modality)
        return other.fields.bodyPart !== 'unspecified'
      const more = words(other)
      return [...own].every((word) => more.has(word)) && more.size > own.size
    })
  })
}

function studyOf(
  mention: Mention<'imaging'>,
  passage: Passage,
  document: Document,
  examined: string | null,
): Draft[] {
  return placesOf(mention, passage).flatMap((place) => studyAt(place, mention, passage, document, examined))
}

function studyAt(
  { concept, end }: Placed,
  mention: Mention<'imaging'>,
  passage: Passage,
  document: Document,
  examined: string | null,
): Draft[] {
  const range = { ...rangeOf(passage, mention), end }
  if (countryAfter.test(passage.text.slice(end))) return []
  if (concept.bodyPart === 'unspecified' && guidedBy.test(passage.text.slice(0, range.start))) return []
  const verdict = assertionOf(passage, range, true)
  const own = examined ? null : eventDate(passage, range, document)
  const isReport = document.facts.category.value === 'imaging'
  const assertion =
    isReport && isNamedAlone(passage, range, verdict.assertion)
      ? 'present'
      : studyMade(verdict.assertion, passage, range, own, document)
  if (
    mention.ambiguous &&
    concept === mention.concept &&
    !isReport &&
    passage.kind !== 'imaging' &&
    !studyColon.test(passage.text.slice(range.end)) &&
    !underwentStudy.test(passage.text.slice(0, range.start)) &&
    !resultBehind.test(passage.text.slice(range.end)) &&
    !shownOnDay.test(passage.text.slice(range.end))
  )
    return []
  // "CT" alone tells too little, unless something is said of it.
  const bare = concept.bodyPart === 'unspecified' && !isReport && own === null && passage.kind !== 'imaging'
  if (bare && !isTold(passage, range)) return []
  const cpt = isReport && !isComparison(passage, document) ? printedCpt(document) : null
  return [
    draftOf({
      type: 'imaging',
      of: concept,
      mention,
      ...(cpt ? { codes: { ...codesOf(concept), CPT: [cpt] } } : {}),
      passage,
      range,
      assertion,
      date: examined ?? own,
      // "The MRI scan of 2 October": of what, the page does not say here.
      doubt: concept.bodyPart === 'unspecified' && !isReport ? 'uncertain_name' : null,
      features: { place: isReport || passage.kind === 'imaging' ? 1 : 0.6 },
      rank:
        (isReport ? (passage.kind === 'header' ? 3.9 : 4) : passage.kind === 'imaging' ? 3 : 2) +
        (own ? 0.5 : 0) -
        (mention.ambiguous && concept === mention.concept ? 1 : 0) +
        (mention.end - mention.start) / 20,
      fields: {
        modality: concept.modality,
        bodyPart: concept.bodyPart,
        laterality: lateralityOf(passage.text, range),
      },
    }),
  ]
}

/** "EXAM: CT chest, lung cancer screening": what the report is about, whatever it was made for. */
const isNamedAlone = ({ kind, text }: Passage, { start }: Range, assertion: Assertion): boolean =>
  kind === 'examination' && start === 0 && assertion === 'hypothetical' && !/[.;?]\s/.test(text)

const printedCpt = ({ lines }: Document): string | null =>
  lines.reduce<string | null>((found, { text }) => found ?? cptIn(text), null)
