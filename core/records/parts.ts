import { z } from 'zod'
import { entityTypes } from '../extraction/types'

export const entityTypeShape = z.enum(entityTypes)

/** `[x, y, width, height]` in pixels of the picture as served. */
export const boxShape = z.tuple([z.number(), z.number(), z.number(), z.number()])

/** All codes by their system: `{ "ICD-10-CM": ["I10"] }`. */
export const codesShape = z.record(z.string(), z.array(z.string()))
