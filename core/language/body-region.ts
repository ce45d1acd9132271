/** Words in each language, in their order. */
type Called = readonly [string, string]

/** A part, with whose words and one for an illness ("problem") its own illnesses are asked for. */
export interface BodyPart {
  /** Beginnings of the codes of its illnesses. */
  readonly codes: string
  /** As the vocabulary of studies has it. */
  readonly studies: string
  readonly called: Called
  /** Its words tell an illness by themselves: "irregular heartbeat". */
  readonly alone?: true
}

/** A region, of which all is told that the record has. */
export interface BodyRegion {
  /** The beginning of the codes of what is told with it. */
  readonly within: string
  /** Beginnings of those that are of the organ itself, where these are fewer: high pressure is told with the heart. */
  readonly own: string
  readonly studies: string
  /** What asks for the region; nothing where only its parts are asked for. */
  readonly called: Called
  readonly parts: readonly BodyPart[]
}
