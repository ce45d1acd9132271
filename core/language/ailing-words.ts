/** How an illness of a part of the body is asked after, where the illness is not named. */
export interface AilingWords {
  /**
   * Parts of the body: beginnings of the codes (ICD-10-CM) of their illnesses, then what studies call them, then a mark where
   * the words tell an illness by themselves ("irregular heartbeat"), each with its words.
   */
  readonly parts: string
  /** What says that an illness is meant: "problem", "something in". */
  readonly ails: string
  /** What is seen in a part, which the illness then has in its name: "cyst". */
  readonly seen: string
  /** What is felt or seen in a part, whatever it turned out to be: "lump"; and what illnesses it may be, by their names. */
  readonly lumps: string
  readonly lumpNames: string
  /** Beside the word for an organ: an act or a visit, and no test that is called by the organ. */
  readonly notTests: string
  /** Before an illness, at whose time a result was: "when I had". */
  readonly during: string
}
