import { vaccineColumn, vaccinesGiven } from '../language/vaccines'
import { matchHeading } from '../document/headings'
import type { Document, Line, Section, SectionKind } from '../document/types'
import { findMentions, tokenise } from '../vocabulary/match'
import { isAllergyEntry, listsConditions, speaksOfAllergy } from './allergies-told'
import { asksToTick } from './assertion/boxes'
import { boxedWords } from './box-lists'
import { isListing } from './line-groups'
import { readDirections } from './medications/directions'
import { findDoses } from './medications/dose'
import { part, type Passage } from './passage'
import type { Word } from '../document/page'
import { reactedTo } from '../language/allergies'
import { yesNoTitles } from '../language/statements'
import { comparisonHeading, earlierStudy } from '../language/acts'
import {
  allergiesInHeading,
  allergyDenied,
  drugsInHeading,
  headingOfBoth,
  labelInside,
  proseOpening,
  reactionsLabel,
  regionLabel,
  signing,
  specialty,
  turnsTo,
} from '../language/passages'
import { isOfGerms } from '../language/susceptibility'

/**
 * What kind of text each piece of a section really is: a section ends where its list does, whatever stands below it
 * without a heading; and a line may hold labels of its own.
 */
export function settleKinds(passages: readonly Passage[], section: Section, document: Document): Passage[] {
  const ended = endedRows(document)
  const kind = kindOf(section, document)
  const boxed = boxedWords(document)
  const asked =
    asksToTick(section.heading?.text ?? '') ||
    section.lines.some((line) => asksToTick(line.text) || yesNoTitles.test(line.text))
  const vaccines = vaccinesGiven.test(section.heading?.text ?? '') || isBelowVaccines(section, document)
  // Below a label within its text the section goes on, under the same heading.
  const goesOn = document.sections.some(
    (one) => one !== section && one.heading === section.heading && one.heading !== null,
  )
  let over = false
  let below = vaccines
  const read = passages.flatMap((one, at) => {
    below ||= isVaccineTitle(one.lines)
    const listed = one.lines.some(({ table }) => table === 'drugs') && !kind.startsWith('medications')
    const stopped = one.words.some((word) => ended.has(word))
    const own = stopped
      ? 'medications-stopped'
      : listed
        ? 'medications'
        : below
          ? 'other'
          : one.kind === section.kind
            ? kind
            : one.kind
    const form = asked || one.words.some((word) => boxed.has(word))
    return splitAtLabels({ ...one, form, vaccines: below, kind: own }).flatMap((piece) => {
      // After the first sentence that is no entry, a list of allergies goes on only with entries.
      if (over && piece.kind === 'allergies' && !isAllergyEntry(piece))
        return [{ ...piece, kind: 'other' as const, item: false }]
      const pieces = closed(asAllergies(piece), at + (goesOn ? 1 : 0))
      if (kind === 'allergies' && pieces.some((part) => part.kind === 'other')) over = true
      return pieces
    })
  })
  return asProse(ofRegions(underHeadings(ownEntry(read, section, document)), document))
}

/**
 * Below a list of drugs, whose own heading was not read: "Ceclor - rash; tape - itching. No allergy to latex." And behind a
 * label that names them otherwise: "Reactions: haloperidol - acute dystonia".
 */
function asAllergies(one: Passage): Passage {
  const listed = one.kind.startsWith('medications') && allergyDenied.test(one.text)
  if (!listed && !reactionsLabel.test(one.text)) return one
  if (findDoses(one.text).length > 0) return one
  const named = findMentions(one.tokens, ['medication', 'allergy']).some(({ end }) =>
    /^\s*[-–—:(][\s-]*\p{L}/u.test(one.text.slice(one.tokens[end - 1]?.end)),
  )
  return named ? { ...one, kind: 'allergies' } : one
}

/** A table of vaccines has their title over its first column; it goes on up to the next heading. */
function isBelowVaccines(section: Section, { sections }: Document): boolean {
  if (section.heading) return false
  const at = sections.indexOf(section)
  const from = sections.findLastIndex(
    ({ heading }, index) => index <= at && heading !== null && heading !== undefined,
  )
  return sections.slice(Math.max(0, from), at).some(({ lines }) => isVaccineTitle(lines))
}

/** A row of column titles, of which one is of vaccines. */
const isVaccineTitle = (lines: readonly Line[]): boolean =>
  lines.some(({ cells }) => cells.length > 1 && cells.some(({ text }) => vaccineColumn.test(text)))

/** The words of those rows of a table of drugs that have a date under "Stopped". */
function endedRows({ records }: Document): ReadonlySet<Word> {
  return new Set(
    records
      .filter(({ kind }) => kind === 'drugs')
      .flatMap(({ titles, rows }) => {
        const at = titles.findIndex((title) => /^(?:date )?(?:stopped|discontinued|ceased)\W*$/i.test(title))
        return rows
          .filter(({ cells }) => /\d{4}|\d[/.-]\d/.test(cells[at]?.text ?? ''))
          .flatMap(({ words }) => words)
      }),
  )
}

/**
 * A report without a heading for its findings: under "Comparison" they begin with the first region, "BRAIN: …", or with
 * the first sentences that name no earlier study.
 */
function ofRegions(passages: readonly Passage[], document: Document): readonly Passage[] {
  if (document.facts.category.value !== 'imaging') return passages
  const first = passages.findIndex(
    (one, at) =>
      one.kind === 'technique' &&
      one.words.length >= 6 &&
      (regionLabel.test(one.text) || (at > 0 && isBelowComparison(one, document))),
  )
  if (first < 1) return passages
  return passages.map((one, at) =>
    at >= first && one.kind === 'technique' ? { ...one, kind: 'findings' } : one,
  )
}

/**
 * "• STOPPED: metformin" among the entries of a list: the label is that entry's, not of those below it, which begin
 * where the label does. To take a drug for stopped that goes on would be the worse mistake.
 */
function ownEntry(passages: readonly Passage[], section: Section, document: Document): readonly Passage[] {
  const [first, ...rest] = passages
  const [heading, line] = [section.heading, first?.lines[0]]
  if (section.kind !== 'medications-stopped' || !first || !heading || !line) return passages
  const inline =
    Math.abs(heading.box[1] + heading.box[3] / 2 - (line.box[1] + line.box[3] / 2)) < 0.5 * line.box[3]
  if (!inline) return passages
  const edge = (one: Line): number => (heading.direction === 'rtl' ? one.box[0] + one.box[2] : one.box[0])
  const before = document.sections[document.sections.indexOf(section) - 1]?.kind ?? 'medications'
  const kind = before.startsWith('medications') && before !== 'medications-stopped' ? before : 'medications'
  const sibling = (one: Passage): boolean => {
    const [start] = one.lines
    return start !== undefined && (start.bullet || Math.abs(edge(start) - edge(heading)) < heading.box[3])
  }
  // From the first entry that begins where the label does, the list goes on.
  const next = rest.findIndex(sibling)
  if (next < 0) return passages
  return [first, ...rest.slice(0, next), ...rest.slice(next).map((one) => ({ ...one, kind, item: true }))]
}

/** A heading that was taken for an entry of the list above it: what follows is under it. */
function underHeadings(passages: readonly Passage[]): Passage[] {
  let kind: SectionKind | null = null
  return passages.flatMap((one, at) => {
    const text = one.text.replace(/^\S{1,2}\s(?=\S{3})/, '')
    const heading = at > 0 && one.words.length <= 5 && !/[,.;:\t]\s*\S/.test(text) ? matchHeading(text) : null
    if (
      heading &&
      heading.by === 'word' &&
      !heading.specimen &&
      !/social-history|examination|other/.test(heading.kind)
    ) {
      kind = heading.kind
      return []
    }
    return [kind ? { ...one, kind, item: one.item && isListing(kind) } : one]
  })
}

/** "ALLERGIES: none DX: asthma" on one line of a form. */
function splitAtLabels(whole: Passage): Passage[] {
  const parts: Passage[] = []
  let from = 0
  let kind = whole.kind
  for (const match of whole.text.matchAll(labelInside)) {
    const heading = matchHeading(match[0].replace(/[:\s]+$/, ''))
    const start = whole.starts.findIndex((at) => at >= match.index)
    const next = whole.starts.findIndex((at) => at >= match.index + match[0].length)
    // Whether reactions are those of allergies is seen from what is told of them.
    const reactions = reactionsLabel.test(match[0])
    if ((!heading && !reactions) || start <= 0 || next < 0) continue
    const [before, told] = [whole.text.slice(0, match.index), whole.text.slice(match.index + match[0].length)]
    if (isOfGerms(match[0], before, told)) continue
    parts.push(part(whole, from, start, kind))
    from = reactions ? start : next
    kind = reactions ? whole.kind : heading!.kind
  }
  if (parts.length === 0) return [whole]
  const last = part(whole, from, whole.words.length, kind)
  return [...parts, { ...last, item: isListing(kind) }].filter((one) => one.words.length > 0)
}

const isBelowComparison = ({ section, text }: Passage, document: Document): boolean =>
  comparisonHeading.test(document.sections[section]?.heading?.text ?? '') && !earlierStudy.test(text)

const degrees =
  /,\s*(?:M\.?D|D\.?O|Ph\.?D|R\.?N|N\.?P|PA-C|MBBS|MBChB|FRC[PSR]\w*|FACP|FACS|MRC\w+|Pharm\.?D|BSc|MSc)\b/
/** The name under a text, whatever section it ends: "Laura Benitez, MD, Radiologist". */
const isSignature = (one: Passage): boolean =>
  one.words.length <= 9 &&
  !/[.]\s+\p{L}{3}/u.test(one.text) &&
  !one.lines.some((line) => line.bullet) &&
  (degrees.test(one.text) || signing.test(one.text) || specialty.test(one.text))

/** Sentences with which the body of a letter begins, under whatever list stands above it. */
const letter =
  /^(?:Dear |Thank you (?:for|very)|Many thanks|I (?:reviewed|saw|had the pleasure)|It was (?:a|my) pleasure)/

/** A line under a list of drugs that names none. */
const isNoOrder = (one: Passage): boolean =>
  one.kind.startsWith('medications') &&
  findMentions(one.tokens, ['medication']).length === 0 &&
  findDoses(one.text).length === 0 &&
  readDirections(one.text).end === 0

/**
 * "DISCHARGE MEDICATIONS: She was given scripts for …", "ALLERGIES: He has had a reaction to penicillin": right below its
 * heading a sentence is the list.
 */
const isToldList = (one: Passage): boolean =>
  one.kind === 'allergies'
    ? reactedTo.test(one.text) && findMentions(one.tokens, ['allergy']).length > 0
    : one.kind.startsWith('medications') && findMentions(one.tokens, ['medication']).length > 0

/** "Her medications include | lisinopril, metformin": a sentence that has not ended where the first drug is named. */
const announcesList = (one: Passage, next: Passage | undefined): boolean =>
  next !== undefined &&
  one.kind.startsWith('medications') &&
  next.kind === one.kind &&
  !/[.;]\s*$/.test(one.text) &&
  findMentions(next.tokens, ['medication']).length > 0

const isStory = ({ text, words }: Passage): boolean => words.length >= 12 && proseOpening.test(text)

/** Prose that follows a list with no heading between them is not of the list any more, nor is what comes after it. */
function asProse(passages: readonly Passage[]): Passage[] {
  let over = false
  let story = false
  return passages.map((one, at) => {
    if (isSignature(one)) return { ...one, kind: 'furniture' as const, item: false }
    if (one.kind === 'recommendations' && letter.test(one.text)) over = true
    // Below the reason of a visit, in sentences, what was found and done.
    if ((one.kind === 'indication' || one.kind === 'reason') && at > 0 && isStory(one)) story = true
    if (story && (one.kind === 'indication' || one.kind === 'reason'))
      return { ...one, kind: 'course' as const }
    if (!isListing(one.kind) && one.kind !== 'recommendations') return one
    const bulleted = one.lines[0]?.bullet ?? false
    const prose = isListing(one.kind) && proseOpening.test(one.text) && one.words.length >= 6
    if (!over && !bulleted && prose && !(at === 0 && (isToldList(one) || announcesList(one, passages[1]))))
      over = true
    if (!over && !bulleted && one.words.length >= 6 && isNoOrder(one))
      return { ...one, kind: 'course', item: false }
    if (bulleted && one.kind !== 'recommendations') over = false
    return over ? { ...one, kind: 'course', item: false } : one
  })
}

/**
 * "Allergies: none. He quit smoking": a label within a paragraph opens a section that nothing closes. What
 * follows the first sentence and speaks of no allergy is other text.
 */
function closed(whole: Passage, at: number): Passage[] {
  if (whole.kind !== 'allergies') return [whole]
  if (at > 0 && whole.words.length >= 8 && !speaksOfAllergy(whole.text))
    return [{ ...whole, kind: 'other', item: false }]
  for (const match of whole.text.matchAll(/[.;]\s+(?=\S)/g)) {
    const from = whole.starts.findIndex((start) => start >= match.index + match[0].length)
    if (from <= 0) continue
    const rest = part(whole, from, whole.words.length, 'other')
    const next = /^[^.;]*/.exec(rest.text)?.[0] ?? ''
    const named = findMentions(tokenise(next), ['allergy']).length > 0
    if (turnsTo.test(next)) return [part(whole, 0, from, whole.kind), { ...rest, item: false }]
    if (!named && (!speaksOfAllergy(next) || listsConditions(next)) && next.split(/\s+/).length >= 3)
      return [part(whole, 0, from, whole.kind), { ...rest, item: false }]
  }
  return [whole]
}

/** "Medications / allergies" in one: its drugs are orders, its allergies say that they are. */
function kindOf(section: Section, { facts }: Document): SectionKind {
  const heading = section.heading?.text ?? ''
  // Earlier studies are what a report of one is compared with; on other pages they are told with their results.
  if (
    section.kind === 'technique' &&
    /^(?:consultation|discharge)$/.test(facts.category.value) &&
    comparisonHeading.test(heading)
  )
    return 'labs'
  const both = drugsInHeading.test(heading) && allergiesInHeading.test(heading)
  const joined = headingOfBoth.test(heading)
  return both && joined && section.kind === 'allergies' ? 'medications' : section.kind
}
