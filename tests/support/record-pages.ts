import { pageOfText } from '../../core/extraction/testing/page-of-text'

/** Pages as an engine would have read them, for tests that need a record of several documents. */

export const report = (date: string, ...rows: string[]) =>
  pageOfText([
    'LAKESIDE LABORATORY',
    `Collected: ${date}`,
    'Test            Result    Units     Reference',
    ...rows,
  ])
export const glucose = 'Glucose         141       mg/dL     65-99'
export const sodium = 'Sodium          140       mmol/L    135-145'
export const a1c = (value: string) => `Hemoglobin A1c  ${value}       %         4.0-5.6`

export const letter = (date: string, ...lines: string[]) =>
  pageOfText(['DISCHARGE SUMMARY', 'Lakeside General Hospital', `Date: ${date}`, ...lines])
