import { readDocument } from '../../core/document/read'
import { typed } from './page'

/** Of the head of a typed page: who made it, whose page it is, and of whom: `facility | physician | patient`. */
export const headOf = (text: string): string => {
  const { facility, physician, patient } = readDocument(typed(text, { rtl: /[א-ת]/.test(text) })).facts
  return [facility?.value, physician?.value, patient?.value].map((value) => value ?? '-').join(' | ')
}

/** A table below a head, by which the page is a laboratory's. */
export const results = [
  '',
  'Sodium     140     mmol/L     135 - 145',
  'Potassium     4.1     mmol/L     3.5 - 5.1',
  'Urea     5.0     mmol/L     2.5 - 7.8',
  'Creatinine     80     umol/L     60 - 110',
].join('\n')
