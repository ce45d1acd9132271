// The official releases that can be imported, told by their lines, and what each line holds.

/**
 * @typedef {{ code: string, name: string }} Term
 * @typedef {{ system: 'ICD-10-CM' | 'RxNorm', what: string, read: (line: string) => Term | null | undefined }} Release
 * `read`: the term of a line, null of a line to leave out, undefined of a line that is none of this release's.
 */

/** ICD-10-CM: a letter, a digit, and one to five more; a point after the third where it is printed. */
const icd = /^[A-TV-Z]\d[\dA-Z](?:\.?[\dA-Z]{1,4})?$/
const pointed = (code) =>
  code.length > 3 && !code.includes('.') ? `${code.slice(0, 3)}.${code.slice(3)}` : code
const icdTerm = (code, name) => (icd.test(code) && name !== '' ? { code: pointed(code), name } : undefined)

/** `icd10cm_order_YYYY.txt`: number, code, whether it may be billed, short and long name, in fixed columns. */
function orderLine(line) {
  const match = /^\d{5} (\S{3,7}) {1,5}([01]) /.exec(line)
  if (!match) return undefined
  // A heading ("I50 Heart failure") is no code for a patient; the codes below it are.
  return match[2] === '0' ? null : icdTerm(match[1], line.slice(77).trim() || line.slice(16, 76).trim())
}

/** `icd10cm_codes_YYYY.txt`: code and name. */
function codesLine(line) {
  const match = /^([A-TV-Z]\d\S{1,5})\s+(\S.*)$/.exec(line)
  return match && !/[,;|\t]/.test(match[1]) ? icdTerm(match[1], match[2].trim()) : undefined
}

/** RFC 4180: a quote within a quoted field is doubled. */
const unquoted = (field) => /^"((?:[^"]|"")*)"/.exec(field)?.[1].replaceAll('""', '"') ?? field

/** Code and name, parted by a comma, a semicolon or a tab; a first line with titles is left out. */
function listLine(line) {
  const match = /^\uFEFF?"?([^",;\t]+)"?[,;\t]\s*(.*)$/.exec(line)
  if (!match) return undefined
  if (/^(?:icd.*|code|dx.*)$/i.test(match[1].trim())) return null
  const name = match[2].trim()
  return icdTerm(match[1].trim(), unquoted(name))
}

/** Ingredients, precise ingredients, several of them, and brands (RxNorm Technical Documentation, §12.4). */
const rxKinds = new Set(['IN', 'PIN', 'MIN', 'BN'])

/** `RXNCONSO.RRF`: eighteen fields, each ended by a bar. */
function conceptLine(line) {
  const fields = line.split('|')
  if (fields.length !== 19 || !/^\d+$/.test(fields[0])) return undefined
  const [code, language, , , , , , , , , , source, kind, , name, , suppressed] = fields
  const wanted = language === 'ENG' && source === 'RXNORM' && rxKinds.has(kind) && suppressed === 'N'
  return wanted ? { code, name } : null
}

/** @type {readonly Release[]} The strictest first: a line of one must not pass for another's. */
const releases = [
  { system: 'RxNorm', what: 'RxNorm concepts (RXNCONSO.RRF)', read: conceptLine },
  { system: 'ICD-10-CM', what: 'ICD-10-CM, order file', read: orderLine },
  { system: 'ICD-10-CM', what: 'ICD-10-CM, list of codes', read: codesLine },
  { system: 'ICD-10-CM', what: 'ICD-10-CM, code and description', read: listLine },
]

/** @param {readonly string[]} lines The first lines of a file. @returns {Release} */
export function releaseOf(lines) {
  const full = lines.filter((line) => line.trim() !== '')
  if (full[0]?.startsWith('PK'))
    throw new WrongFile('This is an archive: unpack it and import the file inside.')
  const found = releases.find(({ read }) => full.length > 0 && full.every((line) => read(line) !== undefined))
  if (found) return found
  const expected =
    'icd10cm_order_YYYY.txt, icd10cm_codes_YYYY.txt, a CSV of code and description, or RXNCONSO.RRF'
  throw new WrongFile(`This file is none of the releases that can be imported. Expected ${expected}.`)
}

/** What the operator can mend by giving another file. */
export class WrongFile extends Error {}
