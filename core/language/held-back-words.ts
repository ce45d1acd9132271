/** Words by which a plain yes or no to the rest of a question would be heard of more than a record says. */
export interface HeldBackWords {
  /** What is named, and nothing else. */
  readonly only: string
  /** No "only" of what is named: of how often, when or where. */
  readonly otherOnly: string
  /** What asks at the end whether it is so: "right?". */
  readonly tags: string
  /** What comes before what something is said to come from. */
  readonly because: string
  /** A long time that has no number. */
  readonly forLong: string
  /** That it stands in the record, however it is now. */
  readonly recorded: string
  /** Whom one calls in an emergency. */
  readonly ambulance: string
  /** Who did what was done. */
  readonly whoOperated: string
  /** By what a doctor puts somebody on a drug. */
  readonly prescribes: string
  /** How their number is asked for. */
  readonly callsWhom: string
  /** Whether a doctor is one of the family's. */
  readonly familyDoctor: string
  /** What something does on a page: "is listed". */
  readonly standsOn: string
  /** On the page that was told. */
  readonly onPage: string
  /** More or less than the result that was told. */
  readonly thanThat: string
  /** What one is, or may be, allergic to. */
  readonly allergicTo: string
  /** What points at a question before the last one. */
  readonly backTo: string
  /** Words of a test's name that leave it the test that is named without them. */
  readonly sameTest: string
  /** Words that make another illness of the one whose name they stand beside. */
  readonly otherIllness: string
  /** For whom, or for what, a result is said to be fine: of that the range of a page tells nothing. */
  readonly forWhom: string
  /** A gland by its name alone, which stands for a test of it. */
  readonly glands: string
  /** What begins the question behind a sentence that tells. */
  readonly soAsks: string
  /** What asks for how long, whatever lasted. */
  readonly howLong: string
  /** What begins a question for the day that something is known from. */
  readonly asksSince: string
  /** What asks whether an illness came back, wherever it stands. */
  readonly cameBack: string
  /** As that, as the last word of a question. */
  readonly backAtEnd: string
  /** Tests of one group, each with the word that is enough for it beside another. */
  readonly besideKinds: string
}
