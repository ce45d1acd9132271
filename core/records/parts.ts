import { z } from 'zod'
import { entityTypes } from './kinds'

export const entityTypeShape = z.enum(entityTypes)

/** `[x, y, width, height]` in pixels of the picture as served. */
export const boxShape = z.tuple([z.number(), z.number(), z.number(), z.number()])

const pointShape = z.tuple([z.number(), z.number()])

/** The same place as it lies on the picture, which may show the sheet tilted: from the line's start at the top, clockwise. */
export const cornersShape = z.tuple([pointShape, pointShape, pointShape, pointShape])

/** What one engine read of a fact on which two differ. */
export const readingShape = z.object({
  engine: z.enum(['embedded', 'openai']),
  text: z.string(),
  name: z.string(),
  value: z.string().nullable(),
  unit: z.string().nullable(),
  assertion: z.string(),
  status: z.string(),
})

/** All codes by their system: `{ "ICD-10-CM": ["I10"] }`. */
export const codesShape = z.record(z.string(), z.array(z.string()))
