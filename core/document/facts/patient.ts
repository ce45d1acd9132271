import { addressed } from '../../language/clinicians'
import { across } from '../geometry'
import { plain } from '../script'
import type { Cell, Fact, Line } from '../types'
import { depthOf, type FactSource } from './source'

const label = String.raw`patient(?:'s)?(?: full)? name|patient|pt\\.? name|name of patient|full name|client name|client|customer|name|re|regarding|pt`
const hebrewLabel = String.raw`שם (?:ה)?(?:מטופל(?:ת|/ת)?|חולה|מבוטח(?:ת)?|נבדק(?:ת)?|פונה|ילד(?:ה)?|יולדת|תינוק(?:ת)?|לקוח(?:ה)?)|(?:ה)?לקוח(?:ה)?|שם מלא|שם פרטי ומשפחה|שם משפחה ופרטי|(?:ה)?מטופל(?:ת|/ת)?|(?:ה)?נבדק(?:ת)?|(?:ה)?דייר(?:ת)?|הנדון|פרטים|פרטי (?:ה)?(?:מטופל(?:ת)?|חולה|נבדק(?:ת)?|מבוטח(?:ת)?)|ש[םס]`
const labelled = new RegExp(String.raw`(?:^|[\s|(])(?:${label}|${hebrewLabel})\s?[:;：]\s*(.+)$`, 'iu')
const unlabelled = new RegExp(String.raw`^[^\p{L}]{0,2}(?:patient(?: name)?|name)\s+(.+)$`, 'iu')
const labelAlone = new RegExp(String.raw`^[^\p{L}]{0,2}(?:${label}|${hebrewLabel})\s?[:;]?$`, 'iu')
/** What stands beside or under a patient's name: birth, sex, age, numbers. */
const birth =
  /^\W{0,2}(?:d\.?\s?o\.?\s?b\b|born|bom\b|birth|date of birth|female|male|[mf]\b|sex|gender|aged?\b|\d{1,3} ?(?:y|yo|yrs?|years?)\b|nhs|mrn|hosp|bos \d|id\b|i\.d|passport|urn?\b|h&c|chi\b|hsn\b|hcn\b|phn\b|uhid|ת["״.]?\s?ז|ת\. ?לידה|תאריך לידה|נולד|זכר|נקבה|מס' זהות)/i

/** By its label, or beneath it: as sure as the rules below are of a name that says what it is. */
export const isLabelled = ({ confidence }: Fact<string>): boolean => confidence >= 0.88

/** The name of whom the document is about. */
export function patientOf(source: FactSource): Fact<string> | null {
  const head = source.lines.filter((line) => depthOf(line, source.lines) < 0.5)
  const rules = [byLabel, byLabelAbove, byParts(head), byCompany, byTitle, byRepetition(source.lines)]
  for (const [rank, rule] of rules.entries()) {
    for (const [index, line] of head.entries()) {
      for (const [at, cell] of line.cells.entries()) {
        const name = rule(cell, line, at, head[index + 1] ?? null)
        if (name) return { value: name, confidence: 0.95 - 0.06 * rank, box: cell.box }
      }
    }
  }
  return null
}

type Rule = (cell: Cell, line: Line, at: number, below: Line | null) => string | null

const byLabel: Rule = (cell, line, at) => {
  if (labelAlone.test(cell.text)) return line.cells[at + 1] ? personIn(line.cells[at + 1]!.text) : null
  const match = labelled.exec(cell.text) ?? unlabelled.exec(cell.text)
  return match ? personIn(match[1] ?? '') : null
}

/** A label in a row of labels, the name beneath it. */
const byLabelAbove: Rule = (cell, _line, _at, below) => {
  if (!labelAlone.test(cell.text) || !below) return null
  const beneath = below.cells.find((other) => across(other.box, cell.box) > 0)
  return beneath ? personIn(beneath.text) : null
}

/** "This certifies that Mr …", "medication list for …". */
const spokenOf = /(?:\sfor|(?<!\p{L})(?:that|כי)\s+(?:Mr|Mrs|Ms|Miss|מר|גב'|הגב'|גברת)\.?)\s(.+)$/u

/** A name without label, with a birth or a sex beside it or under it. */
const byCompany: Rule = (cell, line, at, below) => {
  const cut = cell.text.search(
    /[\s,(]+(?:(?:d\.?\s?o\.?\s?b\b|born|bos \d|date of birth|female\b|male\b|[MF](?=\s|$)|\d{1,3} ?y\b|nhs\b|mrn\b|d\.o\.b)|(?:ת["״.]?\s?ז|תאריך לידה|ת\. ?לידה|יליד|ילידת|בן \d|בת \d)(?![א-ת]))/i,
  )
  // "Medication list as of 11/03/2025 for Ignacio Barrera, DOB": before the birth stands whose it is.
  const said = cut > 0 ? cell.text.slice(0, cut).replace(addressed, '') : cell.text
  const name = personIn(said) ?? (cut > 0 ? personIn(spokenOf.exec(said)?.[1] ?? '') : null)
  // "9 Quarry Bank, Newry": a house's number.
  if (
    !name ||
    /^\d{1,4}[a-z]?\s/i.test(cell.text) ||
    !/[\s,]/.test(name) ||
    (cut <= 0 && institution.test(plain(cell.text))) ||
    /[,.] ?(?:md|do|phd|rn|np|frc\w+)\b/i.test(name)
  )
    return null
  const next = line.cells[at + 1]?.text ?? ''
  return cut > 0 || birth.test(next) || (at === 0 && below !== null && birth.test(below.text)) ? name : null
}

/** "Mrs Edith NUTTALL", "NUTTALL, Edith (Mrs)", alone: the patient of a letter or list without labels. */
const byTitle: Rule = (cell) =>
  /^(?:Mr|Mrs|Ms|Miss|Master)\.?\s|\((?:Mr|Mrs|Ms|Miss|Master)\)$/.test(cell.text) &&
  !/\bFRC|consultant|surgeon/i.test(cell.text)
    ? personIn(cell.text)
    : null

const given = String.raw`fore ?names?|first names?|given names?|שם פרטי`
const family = String.raw`surname|last name|family name|שם משפחה`
const part = (label: string) =>
  new RegExp(String.raw`(?:^|[\s|(])(?:${label})(?:\(s\))?\s?[:;：]?\s*(.*)$`, 'iu')
const parts = [part(given), part(family)] as const
const anyPart = new RegExp(String.raw`[\s,|]+(?:${given}|${family})(?:\(s\))?\s?[:;：]?.*$`, 'iu')

/** "Surname: …  First name: …": each in a label of its own. */
const byParts = (lines: readonly Line[]): Rule => {
  const valueOf = (pattern: RegExp, cell: Cell, next: Cell | undefined): string => {
    const own = pattern.exec(cell.text)?.[1]
    const value = own === '' ? (next?.text ?? '') : (own ?? '')
    return /^\p{L}[\p{L}'’ -]{1,30}$/u.exec(value.replace(anyPart, '').replace(stop, '').trim())?.[0] ?? ''
  }
  const find = (pattern: RegExp): string =>
    lines
      .flatMap(({ cells }) => cells.map((cell, at) => valueOf(pattern, cell, cells[at + 1])))
      .find((value) => value !== '') ?? ''
  const name = parts.map(find)
  return (cell) =>
    name.every((value) => value !== '') && parts.some((pattern) => pattern.test(cell.text))
      ? name.join(' ')
      : null
}

/** "VANDERMEER, PRISCILLA" on each of a pharmacy's labels, under no title. */
const byRepetition = (lines: readonly Line[]): Rule => {
  const texts = lines.flatMap(({ cells }) => cells.map(({ text }) => text))
  return (cell) =>
    /^\p{L}[\p{L}'’-]+, \p{Lu}[\p{L}'’-]+(?: \p{Lu}\.?)?$/u.test(cell.text) &&
    texts.filter((text) => text === cell.text).length > 1
      ? personIn(cell.text)
      : null
}

const institution =
  /hospital|clinic|laborator|medical|health|pharmacy|centre|center|surgery|practice|information|summary|report|street|road|department|מרכז|מעבד|מרפאה|בית חולים|קופת|סיכום|דו"ח|תוצאות/

const stop =
  /\s*(?:[,.;|(]?\s*(?<!\p{L})(?:dob|d\.\s?o\.\s?b|poB|date of birth|born|mrn|id|sex|gender|age|nhs|hospital no|ssn|exam|male|female|(?<![א-ת])(?:ת["״.]?\s?ז|תאריך|גיל|מין|מס|ת\. לידה|יליד(?:ת)?))(?=[\s.:#]|$)|\s\d).*$/iu

/** Words of labels, which two of make no name. */
const labelWord = /^(?:patient|name|full|first|last|family|given|client|address|date|details|number)$/i

function personIn(text: string): string | null {
  const cut = text
    // A speck between two names.
    .replace(/\s[‘’'"`.,·<>|~]{1,2}(?=\s)/g, '')
    .replace(stop, '')
    .replace(/^[^\p{L}]+|[^\p{L}.)]+$/gu, '')
    .trim()
  const words = cut.split(/\s+/)
  if (words.every((word) => labelWord.test(word))) return null
  if (cut.length < 4 || words.length > 6 || /\d/.test(cut) || institution.test(plain(cut))) return null
  const title = /^(?:(?:Mr|Mrs|Ms|Miss|Dr|Master|MR|MRS|MS|MISS)\.?\s)?/
  const latin =
    /^\p{Lu}[\p{L}'’.-]*(?:,?\s\(?(?:\p{Lu}[\p{L}'’.)-]*|van|von|de|der|den|da|del|la|le|bin|ben|al|el)){1,4}$/u.test(
      cut.replace(title, ''),
    )
  const hebrew = /^[\u05d0-\u05ea'"-]+(?:\s[\u05d0-\u05ea'"()-]+){1,3}$/.test(cut)
  return latin || hebrew ? cut : null
}
