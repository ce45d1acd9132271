// The official releases that can be imported, told by their lines, and what each line holds.

import { fieldsOf, tableOf } from './tables.mjs'

/**
 * @typedef {{ code: string, name: string }} Term
 * @typedef {{ system: 'ICD-10-CM' | 'RxNorm' | 'LOINC' | 'ATC' | 'NDC', what: string, read: (line: string) => Term | null | undefined }} Release
 * `read`: the term of a line, null of a line to leave out, undefined of a line that is none of this release's.
 */

/** ICD-10-CM: a letter, a digit (but QA0, of 2025), and one to five more; a point after the third where it is printed. */
const icd = /^(?:[A-Z]\d|QA)[\dA-Z](?:\.?[\dA-Z]{1,4})?$/
const pointed = (/** @type {string} */ code) =>
  code.length > 3 && !code.includes('.') ? `${code.slice(0, 3)}.${code.slice(3)}` : code
/** @param {string} code @param {string} name */
const icdTerm = (code, name) => (icd.test(code) && name !== '' ? { code: pointed(code), name } : undefined)

/**
 * `icd10cm_order_YYYY.txt`: number, code, whether it may be billed, short and long name, in fixed columns.
 * @param {string} line
 */
function orderLine(line) {
  const [, code = '', billable] = /^\d{5} (\S{3,7}) {1,5}([01]) /.exec(line) ?? []
  // A heading ("I50 Heart failure") is no code for a patient; the codes below it are.
  return billable === '0' ? null : icdTerm(code, line.slice(77).trim() || line.slice(16, 76).trim())
}

/** `icd10cm_codes_YYYY.txt`: code and name. @param {string} line */
function codesLine(line) {
  const [, code = '', name = ''] = /^((?:[A-Z]\d|QA)\S{1,5})\s+(\S.*)$/.exec(line) ?? []
  return icdTerm(code, name.trim())
}

/**
 * Code and name, parted by a comma, a semicolon or a tab; a first line with titles is left out.
 * @param {string} line
 */
function listLine(line) {
  const [, first = '', rest = ''] = /^\uFEFF?"?([^",;\t]+)"?[,;\t]\s*(.*)$/.exec(line) ?? []
  const code = first.trim()
  if (/^(?:icd.*|code|dx.*)$/i.test(code)) return null
  const name = rest.trim()
  return icdTerm(code, name.startsWith('"') ? (fieldsOf(name, ',')[0] ?? '') : name)
}

/** Ingredients, precise ingredients, several of them, and brands (RxNorm Technical Documentation, §12.4). */
const rxKinds = new Set(['IN', 'PIN', 'MIN', 'BN'])

/**
 * What a line of `RXNCONSO.RRF` tells: eighteen fields, each ended by a bar. Undefined of any other line.
 * @param {string} line
 */
function namingOf(line) {
  const fields = line.split('|')
  const [concept = '', language, , , , , , , , , , source, kind = '', code = '', name = '', , suppressed] =
    fields
  return fields.length === 19 && /^\d+$/.test(concept)
    ? { concept, language, source, kind, code, name, suppressed }
    : undefined
}

/** RxNorm's own concepts. @param {string} line */
function conceptLine(line) {
  const naming = namingOf(line)
  if (!naming) return undefined
  const { concept, language, source, kind, name, suppressed } = naming
  const wanted = language === 'ENG' && source === 'RXNORM' && rxKinds.has(kind) && suppressed === 'N'
  return wanted ? { code: concept, name } : null
}

/** WHO's groups and substances as UMLS and RxNorm tell them: lines of the source ATC. @param {string} line */
function groupLine(line) {
  const naming = namingOf(line)
  if (!naming) return undefined
  const { language, source, code, name, suppressed } = naming
  const wanted = language === 'ENG' && source === 'ATC' && suppressed !== 'O' && /^[A-Z]\d\d/.test(code)
  return wanted ? { code, name } : null
}

/** @type {readonly Release[]} The strictest first: a line of one must not pass for another's. */
const releases = [
  { system: 'RxNorm', what: 'RxNorm concepts (RXNCONSO.RRF)', read: conceptLine },
  { system: 'ATC', what: 'ATC in RxNorm or UMLS (RXNCONSO.RRF)', read: groupLine },
  { system: 'ICD-10-CM', what: 'ICD-10-CM, order file', read: orderLine },
  { system: 'ICD-10-CM', what: 'ICD-10-CM, list of codes', read: codesLine },
  { system: 'ICD-10-CM', what: 'ICD-10-CM, code and description', read: listLine },
]

/** What an operator may give. */
export const expected =
  'icd10cm_order_YYYY.txt, icd10cm_codes_YYYY.txt, a CSV of code and description, RXNCONSO.RRF, Loinc.csv, a CSV of ATC codes and names, or product.txt of the NDC directory'

/**
 * @param {readonly string[]} lines The first lines of a file.
 * @param {string} [system] The one of its systems that is meant, where a file holds several (`ATC` in RXNCONSO.RRF).
 * @returns {Release}
 */
export function releaseOf(lines, system) {
  const full = lines.filter((line) => line.trim() !== '')
  if (full[0]?.startsWith('PK'))
    throw new WrongFile('This is an archive: unpack it and import the file inside.')
  const table = full[0] && full.length > 1 ? tableOf(full[0]) : null
  const candidates = [...(table ? [table] : []), ...releases].filter(
    (one) => !system || one.system === system,
  )
  const found = candidates.find(
    ({ read }) => full.length > 0 && full.every((line) => read(line) !== undefined),
  )
  if (found) return found
  throw new WrongFile(`This file is none of the releases that can be imported. Expected ${expected}.`)
}

/** What the operator can mend by giving another file. */
export class WrongFile extends Error {}
