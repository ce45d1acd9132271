/** What is asked of a drug alone: for how long, how often, what no test has. */
export interface DrugAskingWords {
  /** Side by side: for how long a drug is taken. */
  readonly lasts: string
  /** With which dose a drug began. */
  readonly beganDose: string
  /** How often a drug is taken, by a record's words, and what patients call it. */
  readonly rhythms: string
  /** A dose: of a test there is none. */
  readonly doseNouns: string
  /** Side by side: what is done with a drug, and with no test. */
  readonly drugVerbs: string
  /** What a test is made of, and how it is called: no drug is meant. */
  readonly testNouns: string
  /** Side by side: that it is taken no longer. */
  readonly notNow: string
  /** Side by side: that an illness is treated. */
  readonly treatedFor: string
  /** Between a drug's form and what it is for, where a word stands there; between two of what drugs are for. */
  readonly belongs: string
  readonly ands: string
}
