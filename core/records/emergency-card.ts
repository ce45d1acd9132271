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

export interface CardPart {
  readonly title: string
  /** What is said where nothing is named: that nothing is known is not that there is nothing. */
  readonly state: string | null
  readonly rows: readonly CardRow[]
  readonly more: string | null
}

export interface CardRow {
  readonly id: string
  readonly name: string
  readonly value: string | null
  readonly details: string
  /** It waits for the patient's word. */
  readonly unsettled: boolean
}
