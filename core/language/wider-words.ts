/** How a thing is asked after by a wider name than the record has, or by what happened at its time. */
export interface WiderWords {
  /** What a sample was taken from (as the vocabulary has it), each with its words. */
  readonly specimens: string
  /** The beginnings of the codes (ATC) of drugs that are given into a vein and in no other way, with what people call that. */
  readonly infused: string
  /** What else is given so. */
  readonly infusedElse: string
  /** That a dose was changed, told as what something is before or after: "they raised the pill"; each row the way it went. */
  readonly doseEvents: string
  /** As those, where the drug is named beside: "raised the metformin". */
  readonly doseVerbs: string
  /** That something was taken out of the body. */
  readonly takenOut: string
  /** Now held against a time that is named: "compared to last year", "from last year's tests". */
  readonly heldAgainst: string
  /** Words that judge: what a page prints says no more than where a result lies. */
  readonly judging: string
  /** Before tests of a day: "the tests of 17.2". */
  readonly dayOf: string
  /** After what was told: "did it come down after that". */
  readonly afterThat: string
  /** What a dose was before it was changed: "from how much". */
  readonly fromWhat: string
  /** How often a drug is taken, asked by what sounds like a stretch of time. */
  readonly howOften: string
  /** Of a drug: for how many days. */
  readonly howManyDays: string
  /** Before the name of one test: all its results. */
  readonly allOf: string
  /** After what is not there: "what then". */
  readonly whatThen: string
  /** That an illness was found. */
  readonly found: string
  /** At the time of a thing that is named: "when I had". */
  readonly whileIt: string
}
