import { disciplineNames } from '../language/disciplines'
import type { ToldConcept } from '../records/summary'
import type { Discipline } from '../records/summary-kinds'
import { disciplineAnalytes } from './discipline-analytes'

type Specialty = Exclude<Discipline, 'overall'>

/**
 * ICD-10-CM by chapter and block (CDC/NCHS tabular list FY2026): what a specialty's clinician reads first. It says what
 * is shown in which order, never what a diagnosis is.
 */
const diagnosisCodes: Readonly<Record<Specialty, RegExp>> = {
  orthopedics: /^(?:M|S|Z96\.6|Z47)/,
  neurology: /^(?:G|F0[1-3]|I6\d|R2[5-9]|R4[0-2]|R47|R51|R5[56]|S06)/,
  urology: /^(?:N[0-4]|N5[0-3]|R3[0-9]|C6[0-8]|D29|D30|Z85\.5)/,
  gastroenterology: /^(?:K|R1[0-9]|B1[5-9]|C1[5-9]|C2[0-6]|D12|Z86\.010)/,
  cardiology: /^(?:I|R0[0137]|E78|Z95)/,
  endocrinology: /^(?:E|R73|C73|O24|Z79\.4)/,
}

/** ICD-10-PCS, section 0, by body system, the second character (CMS ICD-10-PCS FY2026 tables). */
const operatedSystems: Readonly<Record<Specialty, string>> = {
  orthopedics: 'KLMNPQRSTUVWXY',
  neurology: '01',
  urology: 'TV',
  gastroenterology: 'DFW',
  cardiology: '23456',
  endocrinology: 'G',
}

/**
 * Whether a concept is of a discipline. Allergies and medications are of all: nobody treats a joint without them. What
 * has neither a code nor a telling name is told to everyone rather than to no one.
 */
export function isOf(concept: ToldConcept, discipline: Discipline): boolean {
  if (discipline === 'overall') return true
  const { type, codes, name, key, facts } = concept
  const [lead] = facts
  switch (type) {
    case 'allergy':
    case 'medication':
      return true
    case 'lab':
      return disciplineAnalytes[discipline].has(key)
    case 'diagnosis': {
      const own = codes['ICD-10-CM'] ?? []
      if (own.length > 0) return own.some((code) => diagnosisCodes[discipline].test(code))
      return isNamed(name, discipline) ?? true
    }
    case 'procedure': {
      const own = (codes['ICD-10-PCS'] ?? []).filter((code) => code.startsWith('0'))
      if (own.length > 0) return own.some((code) => operatedSystems[discipline].includes(code[1] ?? '?'))
      return isNamed(name, discipline) ?? true
    }
    case 'imaging':
      return isNamed(`${name} ${lead?.body_part ?? ''}`, discipline) ?? true
  }
}

/** Null where the name tells of no specialty at all. */
function isNamed(name: string, discipline: Specialty): boolean | null {
  if (disciplineNames[discipline].test(name)) return true
  return Object.values(disciplineNames).some((pattern) => pattern.test(name)) ? false : null
}
