/** What a question takes for granted, and of whom it says it. */
export interface PremiseWords {
  /**
   * Side by side: what is measured or seen and stands for an illness as well, each row `illness = what it is called`, with the codes
   * (ICD-10-CM) of what it has to stand beside: `illness / J = what it is called`.
   */
  readonly asIllness: string
  /** What asks for a value, and for no illness by its name. */
  readonly asMeasured: string
  /** That an illness is spoken of: found, written down, had. */
  readonly asFound: string
  /** Small words between two illnesses, of which both are asked. */
  readonly smallJoins: string
  /** Side by side: of the tests before the last ones. */
  readonly beforeLast: string
  /** Side by side: that a drug is taken no more. */
  readonly noLonger: string
  /** Side by side: who did something is asked. */
  readonly whoAsked: string
  /** Side by side: one's own record, in which it is looked for ("written at mine"). */
  readonly inMyRecord: string
  /** What is said of whoever has, takes or does not stand something. */
  readonly suffers: string
  /** Side by side: an operation, before what it was of: "operation on the knee". */
  readonly operationOf: string
}
