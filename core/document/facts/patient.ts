import { plain } from '../script'
import type { Fact } from '../types'
import { depthOf, type FactSource } from './source'

const patientLabel =
  /(?:^|[\s|(])(patient(?:'s)?(?: full)? name|patient|pt\.? name|pt|name of patient|full name|name|re|regarding|client name|שם (?:ה)?(?:מטופל(?:ת|\/ת)?|חולה|מבוטח(?:ת)?|נבדק(?:ת)?|פונה)|שם מלא|שם פרטי ומשפחה|שם משפחה ופרטי|מטופל(?:ת|\/ת)?|הנדון|שם)\s?[:：]\s*(.+)$/iu

/** The name of whom the document is about. */
export function patientOf(source: FactSource): Fact<string> | null {
  for (const [index, line] of source.lines.entries()) {
    if (depthOf(line, source.lines) > 0.5) break
    for (const [at, cell] of line.cells.entries()) {
      const match = patientLabel.exec(cell.text)
      const value =
        match?.[2] ??
        (/^(patient( name)?|name|שם( המטופל)?)\s?:?$/i.test(plain(cell.text))
          ? (line.cells[at + 1]?.text ?? '')
          : '')
      const name = value === '' ? null : personIn(value)
      if (name) return { value: name, confidence: 0.95, box: cell.box }
      const below = source.lines[index + 1]
      if (
        !match &&
        below &&
        /^(born|dob|d\.o\.b|date of birth|birth date|תאריך לידה|נולד)/.test(plain(below.text))
      ) {
        const bare = personIn(cell.text)
        if (bare && bare.split(' ').length >= 2 && at === 0)
          return { value: bare, confidence: 0.85, box: cell.box }
      }
    }
  }
  return null
}

const stop =
  /\s*(?:[,;|(]?\s*(?:dob|d\.o\.b|date of birth|born|mrn|id|sex|gender|age|nhs|hospital no|ssn|ת\.?\s?ז|תאריך|גיל|מין|מס|ת\. לידה)(?=[\s.:#]|$)|\s\d).*$/iu

function personIn(text: string): string | null {
  const cut = text
    .replace(stop, '')
    .replace(/^[^\p{L}]+|[^\p{L}.)]+$/gu, '')
    .trim()
  const words = cut.split(/\s+/)
  if (cut.length < 4 || words.length > 6 || /\d/.test(cut)) return null
  const latin =
    /^(?:(?:mr|mrs|ms|miss|dr|master)\.?\s)?[A-Z][\p{L}'’.-]*(?:,?\s[\p{L}(][\p{L}'’.)-]*){1,4}$/iu.test(cut)
  const hebrew = /^[\u05d0-\u05ea'"-]+(?:\s[\u05d0-\u05ea'"()-]+){1,3}$/.test(cut)
  return latin || hebrew ? cut : null
}
