import { addressed } from '../../language/clinicians'
import {
  anothersName,
  behindTitles,
  birthBeside,
  birthWithin,
  certified,
  clientLabel,
  madeUpName,
  namedFor,
  notPatient,
  pageOfSeveral,
  patientEnds,
  patientLabel,
  patientLabelWord,
  residentLabel,
  toldOf,
  toTitled,
} from '../../language/patients'
import { personTitle } from '../../language/institutions'
import { across, median } from '../geometry'
import { plain } from '../script'
import type { Cell, Fact, Line } from '../types'
import { documentWord } from '../../language/categories'
import { beforeLabel, isLabel, isRole } from './labels'
import { byParts } from './patient-parts'
import { depthOf, wordsOfRows, type FactSource } from './source'

const labelled = new RegExp(String.raw`(?:^|[\s|(])(?:${patientLabel})\s?[:;：]\s*(.+)$`, 'iu')
const unlabelled = new RegExp(String.raw`^[^\p{L}]{0,2}(?:patient(?: name)?|name)\s+(?!of\s)(.+)$`, 'iu')
const labelAlone = new RegExp(String.raw`^[^\p{L}]{0,2}(?:${patientLabel})\s?[:;]?$`, 'iu')
/** "2. PATIENT'S NAME (Last Name, First Name)": as a form numbers and explains it. */
const labelOfForm = new RegExp(
  String.raw`^(?:\d{1,2}[a-z]?\.\s)?(?:${patientLabel})\s?[({\[][^:]{8,60}$`,
  'iu',
)
interface Candidate { readonly name: string; readonly cell: Cell; readonly score: number } // prettier-ignore

/** By how much the next rule is less sure than the one before it, a lower line than the one above it. */
const rankCost = 0.06
const depthCost = 0.04
/** A label tells a name as far down as this; what has none is a patient's only in the head. */
const foot = 0.85
const head = 0.5
/** Below this a line was not read. */
const unread = 0.3
/** Of a short page the first lines are its head, however far down they reach. */
const headLines = 10

/** By its label, or beneath it: as sure as the rules below are of a name that says what it is. */
export const isLabelled = ({ confidence }: Fact<string>): boolean => confidence >= 0.95 - rankCost - depthCost

/** The name of whom the document is about: of all that may be one, what has the best evidence. */
export function patientOf(source: FactSource): Fact<string> | null {
  const rules = [
    byLabel,
    byLabelAbove(source.lines.filter(isRead)),
    byParts(source.lines),
    byResidence,
    byCompany,
    byTitle,
    byRepetition(source.lines),
    byStory,
  ]
  const rows = wordsOfRows(source)
  const lines = source.lines.filter(isRead)
  const names = lines.flatMap(({ cells }) => cells.filter(({ text }) => labelAlone.test(text)))
  const clients = names.some(({ text }) => !clientLabel.test(text))
  const candidates = lines.flatMap((line, index) => {
    const depth = depthOf(line, source.lines)
    if (depth > foot || line.words.some((word) => rows.has(word))) return []
    return line.cells.flatMap((cell, at) =>
      (clients && clientLabel.test(cell.text) ? [] : rules).flatMap((rule, rank): Candidate[] => {
        const name =
          rank < 3 || depth < head || index < headLines
            ? rule(cell, line, at, lines[index + 1] ?? null)
            : null
        return name ? [{ name, cell, score: 0.95 - rankCost * rank - depthCost * depth }] : []
      }),
    )
  })
  const best = candidates.reduce<Candidate | null>((a, b) => (a && a.score >= b.score ? a : b), null)
  return best && { value: best.name, confidence: best.score, box: best.cell.box }
}

const titleAlone = /^[:\s]*(?:Mr|Mrs|Ms|Miss|Master|Baby|MR|MRS|MS|MISS)\.?$/

/** "Mr. KOSGI", and one word more in the cell beside it. */
const titledWord = /^[:\s]*(?:Mr|Mrs|Ms|Miss|Master)\.?\s\p{Lu}{3,}$/u
const oneWord = /^\p{Lu}{3,}$/u

/** Stains and scrawls between two lines part no name from its details. */
const isRead = ({ words }: Line): boolean =>
  median(words.map(({ confidence }) => confidence)) >= unread &&
  words.some(({ text }) => /[\p{L}\p{N}]{2}/u.test(text))

type Rule = (cell: Cell, line: Line, at: number, below: Line | null) => string | null

const byLabel: Rule = (cell, line, at) => {
  const next = line.cells[at + 1]
  // "Mr." and the name set apart from it, or its last word from the first.
  const rest = line.cells[at + 2]?.text ?? ''
  const apart = titleAlone.test(next?.text ?? '') || (titledWord.test(next?.text ?? '') && oneWord.test(rest))
  const more = next && apart ? ` ${rest}` : ''
  const value = `${next?.text ?? ''}${more}`
  if (labelAlone.test(cell.text)) return personIn(value) ?? singleIn(value, line)
  const told = labelled.exec(cell.text)
  const match = told ?? unlabelled.exec(cell.text) ?? behindTitles.exec(cell.text)
  // "Doctor Name: …", "Balloon Name: …": somebody's else, or a thing's.
  if (!match || (/^\s?name/i.test(match[0]) && anothersName.test(cell.text.slice(0, match.index))))
    return null
  return personIn(match[1] ?? '') ?? (told ? singleIn(match[1] ?? '', line) : null)
}

const title = String.raw`(?:Mr|Mrs|Ms|Miss|Master|Baby|MR|MRS|MS|MISS)(?:\.\s?|\s)`
/** "DUMMY", "Mr. DUMMY"; behind a title one that is numbered, too: "Mrs. PL02". */
const oneName = new RegExp(
  String.raw`^[\s:]*((?:${title})?(?:\p{Lu}\.\s?){0,3}\p{Lu}\p{L}{2,}|${title}\p{Lu}\p{L}+\d{1,2})[\s.–-]*$`,
  'u',
)

/** "Name   DUMMY": one word behind the label, in a line of details and not of a table's heads. */
const singleIn = (text: string, { cells }: Line): string | null => {
  const name = oneName.exec(text)?.[1]?.replace(/O(?=\d)/, '0') ?? null
  const said = plain(name ?? '')
  const heads =
    !titleAlone.test(cells[1]?.text ?? '') &&
    cells.length > 2 &&
    !cells.some((cell) => cell.text.endsWith(':')) &&
    !cells.slice(2).some((cell) => /\d/.test(cell.text))
  return name && !heads && !isLabel(name) && !notPatient.test(said) && !documentWord.test(said) ? name : null
}

/** A label in a row of labels, the name beneath it. */
const byLabelAbove =
  (lines: readonly Line[]): Rule =>
  (cell, line, _at, below) => {
    const ofForm = labelOfForm.test(cell.text)
    if ((!ofForm && !labelAlone.test(cell.text)) || !below) return null
    // Beside it a form has small print of its own between its label and what is filled in.
    const rows = ofForm ? lines.slice(lines.indexOf(line) + 1, lines.indexOf(line) + 3) : [below]
    const beneath = rows.flatMap(({ cells }) => cells).filter((other) => across(other.box, cell.box) > 0)
    return (ofForm ? beneath : beneath.slice(0, 1)).map(({ text }) => personIn(text)).find(Boolean) ?? null
  }

/** A name without label, with a birth or a sex beside it or under it. */
const byCompany: Rule = (cell, line, at, below) => {
  const cut = cell.text.search(birthWithin)
  // "Medication list as of 11/03/2025 for Ignacio Barrera, DOB": before the birth stands whose it is.
  const said = (cut > 0 ? cell.text.slice(0, cut).replace(addressed, '') : cell.text).replace(namedFor, '')
  const name =
    personIn(said) ?? (cut > 0 ? (personIn(certified.exec(said)?.[1] ?? '') ?? behindTitle(said)) : null)
  // "9 Quarry Bank, Newry": a house's number.
  if (
    !name ||
    /^\d{1,4}[a-z]?\s/i.test(cell.text) ||
    !/[\s,]/.test(name) ||
    /^(?:Dr|DR|Prof|PROF)\.?\s/.test(name) ||
    (cut <= 0 && notPatient.test(plain(cell.text))) ||
    (cut <= 0 && isRole(line.cells[at - 1]?.text ?? '')) ||
    /[,.] ?(?:md|do|phd|rn|np|frc\w+)\b/i.test(name)
  )
    return null
  const beside = line.cells.slice(at + 1).map(({ text }) => text)
  // A number of the person's may stand before the birth, some of its figures hidden.
  const next = beside.find((text) => !/^[\dXx*#\s-]{4,}$/.test(text)) ?? ''
  const beneath = below?.cells.some(
    ({ box, text }) =>
      (Math.abs(box[0] - cell.box[0]) < cell.box[3] ||
        Math.abs(box[0] + box[2] - cell.box[0] - cell.box[2]) < cell.box[3]) &&
      birthBeside.test(text),
  )
  return cut > 0 || birthBeside.test(next) || beneath || (at === 0 && birthBeside.test(below?.text ?? ''))
    ? name
    : null
}

/** "My medicine list: Eugene Rasmussen, born …": the title of the page, and whose it is. */
function behindTitle(said: string): string | null {
  const [, title, rest] = /^([^:]{4,40}?)(?::|\s[-–—]+(?=\s))\s*[-–—]?\s+(.+)$/u.exec(said) ?? []
  return title && rest && documentWord.test(plain(title)) ? personIn(rest) : null
}

/** "Resident: SMITH, JOHN    DOB …": who lives there; a doctor in training has no birth beside. */
const byResidence: Rule = (cell, line, at) => {
  const name = residentLabel.exec(cell.text)?.[1] ?? ''
  const details = [cell, ...line.cells.slice(at + 1)].map(({ text }) => text)
  return name !== '' && !personTitle.test(plain(name)) && details.some((text) => birthBeside.test(text))
    ? personIn(name)
    : null
}

/** "Mrs Edith NUTTALL", "NUTTALL, Edith (Mrs)", alone: the patient of a letter or list without labels. */
const byTitle: Rule = (cell) =>
  /^(?:Mr|Mrs|Ms|Miss|Master)\.?\s|\((?:Mr|Mrs|Ms|Miss|Master)\)$/.test(cell.text) &&
  !/\bFRC|consultant|surgeon/i.test(cell.text)
    ? personIn(cell.text)
    : null

/** "VANDERMEER, PRISCILLA" on each of a pharmacy's labels, under no title, or at the head of one page of several. */
const byRepetition = (lines: readonly Line[]): Rule => {
  const texts = lines.flatMap(({ cells }) => cells.map(({ text }) => text))
  return (cell, line) =>
    /^\p{L}[\p{L}'’-]+, \p{Lu}[\p{L}'’-]{2,}(?: \p{Lu}\.?)?$/u.test(cell.text) &&
    (texts.filter((text) => text === cell.text).length > 1 ||
      line.cells.some(({ text }) => pageOfSeveral.test(text)))
      ? personIn(cell.text)
      : null
}

/** "Thank you for seeing Agnes Moor, 67 years old", "Ms. Thornton was diagnosed with …". */
const byStory: Rule = ({ text }) => {
  const name =
    toldOf
      .map((pattern) => pattern.exec(text)?.groups?.['name'])
      .find((one) => one)
      ?.trim() ?? ''
  return name.includes(' ') ? (personIn(name) ?? (titled.test(name) ? name : null)) : null
}
const titled = /^(?:Mr|Mrs|Ms|Miss)\.?\s/

function personIn(text: string): string | null {
  // "31YOM OD": an age.
  if (/^\W*\d+\p{L}/u.test(text)) return null
  const shown = madeUpName.exec(text.replace(/^[\s:]+/, ''))?.[0]
  if (shown) return shown
  const cut = beforeLabel(text.replace(/^[\s:]+/, ''))
    // A colon that was read as a small letter or a stroke before a title.
    .replace(/^[a-z!|‘']\s(?=(?:Mr|Mrs|Ms|Miss)\.?\s)/u, '')
    // A speck between two names.
    .replace(/\s[‘’'"`.,·<>|~=]{1,2}(?=\s)/g, '')
    // "Meera lyer": a capital taken for a small letter.
    .replace(/(?<=^\p{Lu}\p{Ll}+\s)l(?=[abd-z]\p{Ll}+$)/gu, 'I')
    .replace(/(?<=\p{L}),(?=\p{Lu})/gu, ', ')
    .replace(patientEnds, '')
    .replace(toTitled, '')
    .replace(/^[^\p{L}]+|[^\p{L}.)]+$|\s+\.$|(?<=\p{Script=Hebrew})\.$/gu, '')
    .trim()
  const words = cut.split(/\s+/)
  if (words.every((word) => patientLabelWord.test(word)) || labelAlone.test(cut)) return null
  // A label, or the title of the page, is nobody.
  if (isLabel(cut) || documentWord.test(plain(cut))) return null
  if (cut.length < 4 || words.length > 6 || /\d/.test(cut) || notPatient.test(plain(cut))) return null
  const title = /^(?:(?:Mr|Mrs|Ms|Miss|Dr|Master|MR|MRS|MS|MISS)\.?\s)?/
  // A newborn by the mother's name.
  const [ofMother = ''] = /^(?:B\/[Oo]\.?\s|(?:Baby|BABY) (?:of|Of|OF) )/.exec(cut) ?? []
  const name = `${ofMother === '' ? '' : 'Baby '}${cut.slice(ofMother.length).replace(title, '')}`
  const latin =
    /^\p{Lu}[\p{L}'’.-]*(?:,?\s\(?(?:\p{Lu}[\p{L}'’.)-]*|van|von|de|der|den|da|del|la|le|bin|ben|al|el)){1,4}$/u.test(
      name,
    )
  const hebrew = /^[\u05d0-\u05ea'"-]+(?:\s[\u05d0-\u05ea'"()-]+){1,3}$/.test(cut)
  return latin || hebrew ? cut : null
}
