import { z } from 'zod'

/** What the functions of the lists take alike (spec records.md §7). */

const text = (most: number) => `p_limit is a whole number from 1 to ${most}.`

/** As many rows as the specification says where none are asked for, and no more. */
export const limitOf = (most: number) =>
  z.int(text(most)).min(1, text(most)).max(most, text(most)).default(most)

const furthest = 10_000
const offsetText = `p_offset is a whole number from 0 to ${furthest}.`
/** How many rows are skipped, which costs as much as reading them. */
export const offset = z.int(offsetText).min(0, offsetText).max(furthest, offsetText).default(0)

export const search = z.string().max(200).nullish()
export const status = z.string().max(40).nullish()
