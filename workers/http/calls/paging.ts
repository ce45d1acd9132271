import { z } from 'zod'
import { parsePlace, writePlace, type Page, type Place } from '../../../core/records/page'
import { Reply } from '../reply'

/** Where a list goes on: as `X-Next-After` of the page before named it. */
export const afterShape = z
  .string()
  .optional()
  .transform((text, context): Place | null => {
    const place = text === undefined ? null : parsePlace(text)
    if (text !== undefined && place === null)
      context.addIssue('after is what X-Next-After of the page before said.')
    return place
  })

/** The same, or a day: what stands before it. */
export const beforeShape = z
  .string()
  .nullish()
  .transform((text, context): Place | null => {
    if (text === undefined || text === null) return null
    if (/^\d{4}(-\d{2}(-\d{2})?)?$/.test(text)) return { at: text, id: '' }
    const place = parsePlace(text)
    if (place === null) context.addIssue('p_before is a date, or what X-Next-After of the page before said.')
    return place
  })

/** The rows, and in a header where the next ones begin; without it these were the last. */
export const pageReply = <T>({ rows, next }: Page<T>): Reply<T[]> =>
  new Reply(200, [...rows], [], next ? { 'X-Next-After': writePlace(next) } : {})
