import {
  copiedTo,
  detailLabel,
  greeting,
  labels,
  laboratoryHead,
  nameAsRead,
  narrated,
  noName,
  noPerson,
  notPerson,
  otherProfession,
  readsPictures,
  reviewedWith,
  signedBy,
  tookNoPart,
  type Role,
} from '../../language/clinicians'
import { hebrewInstitution, institutionWord, namedAfter, personTitle } from '../../language/institutions'
import { across } from '../geometry'
import type { Box } from '../../records/place'
import { matchConcept } from '../../vocabulary/match'
import { matchHeading } from '../headings'
import { plain } from '../script'
import type { Category, Fact, Line } from '../types'
import { isLabel, isRole, labelWithin } from './labels'
import { bareName, clinicianIn, lastFirst, surnameBehind } from './physician-forms'
import { depthOf, wordsOfRows, type FactSource } from './source'
import { longest, same, shares, surety } from './physician-names'

const preference: Readonly<Record<Category, readonly (Role | 'signature' | 'reviewer')[]>> = {
  // Who ran the analyser is no physician.
  lab: ['ordering', 'prescriber', 'attending', 'physician', 'referring', 'author', 'primary', 'recipient', 'signature', 'radiologist'],
  imaging: ['radiologist', 'author', 'signature', 'physician', 'attending', 'surgeon', 'ordering', 'referring', 'primary', 'prescriber'],
  discharge: ['attending', 'signature', 'author', 'surgeon', 'physician', 'primary', 'referring', 'ordering', 'radiologist', 'prescriber',
    'reviewer'],
  prescription: ['prescriber', 'signature', 'author', 'physician', 'attending', 'ordering', 'primary', 'referring', 'radiologist', 'surgeon'],
  // Who sent the patient wrote no letter about the visit.
  consultation: ['signature', 'author', 'attending', 'surgeon', 'physician', 'ordering', 'primary', 'radiologist', 'prescriber'],
  other: ['signature', 'author', 'physician', 'attending', 'ordering', 'prescriber', 'radiologist', 'surgeon', 'primary', 'referring'],
} // prettier-ignore

interface Named {
  readonly role: Role | 'signature' | 'letterhead' | 'reviewer'
  readonly name: string
  readonly box: Box
}

/** The clinician whose document it is: who ordered the tests, read the images, signed the letter. */
export function physicianOf(
  source: FactSource,
  category: Category,
  patient: string | null,
): Fact<string> | null {
  const rows = wordsOfRows(source)
  const lines = source.lines.filter((line) => !line.words.some((word) => rows.has(word)))
  const named = lines.flatMap((line, index) => {
    const above = lines[index - 1] ?? null
    const depth = depthOf(line, source.lines)
    return [
      ...labelledIn(line, lines[index + 1] ?? null),
      ...(depth < head ? saidIn(line, lines[index + 1] ?? null) : []),
      ...signatureIn(line, above, depth),
      ...letterheadIn(line, depth),
      ...reviewerIn(line),
    ]
  })
  const words = source.lines.flatMap((line) => line.words)
  const persons = named.filter(({ name }) => !isPlace(name))
  const others = patient === null ? persons : persons.filter((some) => !same(some.name, patient))
  // A scrawl is nobody's name where another is printed.
  const read = others.filter((other) => surety(other, words) > unread)
  const printed = read.filter((other) => surety(other, words) > scrawl)
  for (const [rank, role] of [...preference[category], 'letterhead' as const].entries()) {
    const some = (printed.length > 0 ? printed : read).filter((other) => other.role === role)
    // A letter is signed once, at its end; a stamp may repeat the name.
    const best = role === 'signature' ? some[some.length - 1] : some[0]
    if (!best) continue
    // The fullest form of the name, wherever the page writes it; of several, the one that was read best.
    const full =
      longest(
        others.filter((other) => other.role !== 'referring' && shares(other.name, best.name)),
        words,
      ) ?? best
    return { value: full.name, confidence: Math.max(0.4, 0.95 - 0.07 * rank), box: best.box }
  }
  return null
}

/** Who ordered may be a clinic, and beside a title may stand another label: no person's name. */
const isPlace = (name: string): boolean =>
  noPerson.test(name) ||
  isDrug(name) ||
  namedAfter.test(plain(name)) ||
  ((institutionWord.test(plain(name)) || hebrewInstitution.test(plain(name))) &&
    !personTitle.test(plain(name)))

/** "ADALIMUMAB PA": what was asked for, before a form's word that is a degree elsewhere. */
const isDrug = (name: string): boolean =>
  matchConcept('medication', name.replace(/,?\s\S+$/, ''))?.score === 1

/** How well a name has to be read, 0..1. */
const scrawl = 0.5

/** Below this a name was not read. */
const unread = 0.3

/** How far down a page the details of whom it is about may stand, 0..1. */
const head = 0.5

const labelIn = /(?:^|[\s(|'‘’])([\p{L}][\p{L}'"()./ -]{1,40}?)\s?[:：]/gu

/** "Dr X. Pharmacist:": the label begins behind the value of the one before it. */
function withoutValue(mark: RegExpExecArray): {
  readonly 0: string
  readonly 1: string
  readonly index: number
} {
  const label = mark[1] ?? ''
  // "Kadri Saarepuu Laboratory:": a name without its title before the next label.
  const bare = isLabel(label) ? 0 : labelWithin(label)
  const from = clinicianIn(label)
    ? addressedWithin(label) || labelWithin(label) || label.lastIndexOf('. ') + 2
    : mark.index > 0 && bare > 0 && bareName(label.slice(0, bare).trim())
      ? bare
      : 0
  if (from < 2) return { 0: mark[0], 1: label, index: mark.index }
  const skipped = mark[0].indexOf(label) + from
  return { 0: mark[0].slice(skipped), 1: label.slice(from), index: mark.index + skipped }
}

/** "Dr. A Your midwife": where the next label begins, which speaks to the reader. */
const addressedWithin = (label: string): number => Math.max(0, label.search(/(?<=\p{L} )Your \p{Ll}/u))

function labelledIn(line: Line, below: Line | null): Named[] {
  // Labels in a row have their values beneath, where a clinician stands there.
  const namesBelow = below !== null && clinicianIn(below.text) !== null
  return line.cells.flatMap((cell, at) => {
    const marks = [...cell.text.matchAll(labelIn)].map(withoutValue)
    const found = marks.flatMap((mark, index) => {
      const end = mark.index + mark[0].length
      const value = cell.text.slice(end, marks[index + 1]?.index ?? cell.text.length).trim()
      return asNamed(mark[1]!, value === '' ? (line.cells[at + 1]?.text ?? '') : value, cell.box)
    })
    if (found.length > 0 || marks.length > 0) return found
    const inline =
      /^((?:requested|req(?:'?d)?\.?|ordered|prescribed|reported|signed|electronically signed|interpreted|read|dictated|authored|seen|referred|updated(?: on)? [\d/.-]+) by|attending(?: physician)?|ordering (?:physician|provider)|consultant|prescriber)\s+(\S.*)$/i.exec(
        cell.text,
      )
    // "Consultant Dr." and the name in the next cell: of a title alone the label is more than its first word.
    const said = inline ? asNamed(inline[1]!, inline[2]!, cell.box) : []
    if (said.length > 0 || (inline && !isRole(cell.text))) return said
    // "Consultant   Mr Tobias Ashdown"
    const next = line.cells[at + 1]
    if (
      next &&
      cell.words.length <= 3 &&
      !clinicianIn(cell.text) &&
      (clinicianIn(next.text) ||
        (isRole(cell.text) &&
          !isLabel(next.text) &&
          !isRole(next.text) &&
          !detailLabel.test(next.text) &&
          !namesBelow))
    )
      return asNamed(cell.text, next.text.replace(/^[^\p{L}]+/u, ''), next.box)
    // Labels in a row of their own, their values beneath ("Ordering Physician" over "QUINTERO, R").
    const beneath =
      cell.words.length <= 3 && !/\d/.test(cell.text) && !clinicianIn(cell.text)
        ? below?.cells.find((other) => across(other.box, cell.box) > 0)
        : undefined
    return beneath ? asNamed(cell.text, beneath.text, beneath.box) : []
  })
}

/** "Tested 01/06/2025 ordering physician Dr X": a label without a colon, right before a titled name, among the details. */
function saidIn(line: Line, below: Line | null): Named[] {
  return line.cells.flatMap((cell) => {
    // "Consultant Mr A", and the surname at the beginning of the next line.
    const rest = / (?:Dr|Mr|Mrs|Ms|Miss|Prof)\.? \p{Lu}\.?$/u.test(cell.text)
      ? /^\p{Lu}\p{Ll}[\p{L}'’-]+$/u.exec(below?.text ?? '')?.[0]
      : undefined
    const text = rest ? `${cell.text} ${rest}` : cell.text
    const name = clinicianIn(text)
    const at = name === null ? -1 : text.indexOf(name)
    if (name === null || at <= 0 || narrated.test(sentenceWith(text, at + name.length))) return []
    // "Issued: 30.11.2025 by Dr X": the day stands within the label.
    const before = text.slice(0, at).replace(/:?\s[\d/.-]{6,10}(?=\s)/g, '')
    const label = /(?:^|[\s.,;])(\p{L}+(?:["'״׳]\p{L}+)?(?: \p{L}+(?:["'״׳]\p{L}+)?){0,2}) ?$/u.exec(
      before,
    )?.[1]
    return label ? asNamed(label, name, cell.box) : []
  })
}

/** A text up to the end of the sentence that goes on at `from`. */
const sentenceWith = (text: string, from: number): string => {
  const rest = text.slice(from)
  const end = rest.search(/\.\s/)
  return end < 0 ? text : text.slice(0, from + end)
}

function asNamed(label: string, told: string, box: Box): Named[] {
  // "Cancelled by the ordering physician. Pathologist: …": a label begins with its sentence.
  const [read, value] = [plain(label.replace(/^.*\p{L}{5}\.\s+(?=\p{Lu})/u, '')), nameAsRead(told)]
  const role = labels.find(([, pattern]) => pattern.test(read))?.[0]
  // A laboratory's client may be a company.
  if (/\bclient\b/.test(read) && !clinicianIn(value)) return []
  if (!role || role === 'other' || value.length < 3) return []
  const name = lastFirst(value) ?? clinicianIn(value) ?? bareName(value) ?? surnameBehind(read, value)
  if (!name || noName.test(name) || notPerson.test(name) || isLabel(name) || matchHeading(name)) return []
  // "Requested by: Nurse K. Dobbs"
  if (otherProfession.test(value)) return []
  const at = value.indexOf(name.slice(-4))
  const behind = value.slice(at + name.slice(-4).length)
  if (at > 48 || otherProfession.test(behind) || tookNoPart.test(behind)) return []
  return [{ role: readsPictures.test(behind) ? 'radiologist' : role, name, box }]
}

/** A name with its title or degree, on a short line that is no sentence, in the lower part of the page. */
function signatureIn(line: Line, above: Line | null, depth: number): Named[] {
  if (depth < 0.4) return []
  // In a row of a table a name is who operated, or who was seen.
  if (line.cells.length > 2 && depth < 0.85) return []
  return line.cells.flatMap((cell) => {
    const text = nameAsRead(cell.text)
    if (
      laboratoryHead.test(plain(text)) ||
      copiedTo.test(plain(text)) ||
      (above && copiedTo.test(plain(above.text)))
    )
      return []
    const name = clinicianIn(text)
    if (!name) return []
    const at = Math.max(0, text.indexOf(name.slice(0, 6)))
    const before = text.slice(0, at).replace(greeting, '')
    const rest = text.slice(at + name.length)
    // What follows a signature is a comma and a speciality, not the rest of a sentence.
    const sentence = cell.words.length > 14 || /^\s+(?!for\b|cc\b)[a-z]/.test(rest) || /:\s/.test(before)
    if (otherProfession.test(rest)) return []
    if (
      (!signedBy.test(before) && (before.replace(/[^\p{L}]/gu, '').length > 3 || sentence)) ||
      /ph\.?\s?d\.?$/i.test(name)
    )
      return []
    return [{ role: 'signature' as const, name, box: cell.box }]
  })
}

/** Names at the head of a surgery's paper; its addressee is told by "To", "Dear" or "Re". */
function letterheadIn(line: Line, depth: number): Named[] {
  if (depth > 0.25) return []
  return line.cells.flatMap((cell, at) => {
    // "Name   : Mr Dummy" is the patient's.
    if (/^(?:patient\W*)?name\W*$/i.test(line.cells[at - 1]?.text ?? '')) return []
    const name =
      cell.words.length > 9 || /:|^(to|dear|re|cc)\b/i.test(cell.text) ? null : clinicianIn(cell.text)
    return name && cell.text.indexOf(name.slice(0, 6)) < 3
      ? [{ role: 'letterhead' as const, name, box: cell.box }]
      : []
  })
}

/** "To review with Dr X after two weeks": of a stay whose doctor is not named elsewhere. */
function reviewerIn({ cells }: Line): Named[] {
  return cells.flatMap(({ text, box }) => {
    const rest = reviewedWith.exec(nameAsRead(text))?.[1]
    const name = rest === undefined ? null : clinicianIn(rest)
    return name !== null && rest!.startsWith(name.slice(0, 6))
      ? [{ role: 'reviewer' as const, name, box }]
      : []
  })
}
