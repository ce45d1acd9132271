import { z } from 'zod'

/** A card in one language: words, ready to be printed. */
export interface EmergencyCard {
  readonly locale: 'en' | 'he'
  readonly direction: 'ltr' | 'rtl'
  readonly title: string
  readonly name: string
  readonly born: string | null
  readonly blood: string | null
  readonly parts: readonly CardPart[]
  readonly contact: string
  /** Of when it is, from what, and who has looked at it. */
  readonly made: string
}

const cardRowShape = z.object({
  id: z.string(),
  name: z.string(),
  value: z.string().nullable(),
  details: z.string(),
  /** It waits for the patient's word. */
  unsettled: z.boolean(),
})
export type CardRow = Readonly<z.infer<typeof cardRowShape>>

const cardPartShape = z.object({
  title: z.string(),
  /** What is said where nothing is named: that nothing is known is not that there is nothing. */
  state: z.string().nullable(),
  rows: z.array(cardRowShape),
  more: z.string().nullable(),
})
export type CardPart = Readonly<z.infer<typeof cardPartShape>>

/** What a card tells of a record, whoever's it is: kept as long as the record is the same. */
export const cardToldShape = z.object({
  parts: z.object({ en: z.array(cardPartShape), he: z.array(cardPartShape) }),
  /** Date of the newest paper. */
  newest: z.string().nullable(),
  /** Of how many statements, and how many of those the patient confirmed or entered. */
  told: z.number(),
  confirmed: z.number(),
})
export type CardTold = Readonly<z.infer<typeof cardToldShape>>
