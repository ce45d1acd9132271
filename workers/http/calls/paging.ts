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

/** The rows, and in a header where the next ones begin; without it these were the last. */
export const pageReply = <T>({ rows, next }: Page<T>): Reply<T[]> =>
  new Reply(200, [...rows], [], next ? { 'X-Next-After': writePlace(next) } : {})
