/** What a short question after another asks of the thing that was told. One list a meaning; servers alone read them. */
export interface TurnFacets {
  /** Words that a turn may begin or end with, and that ask nothing: left out before its words are compared. */
  readonly idle: string
  /** Words that lead a turn and ask nothing there. */
  readonly leads: string
  /** What is asked, by its name, and the whole turns that ask it. */
  readonly facets: string
  /**
   * The whole question for it: `facet/type`, or `facet/type+` where several were told (types as the record has them, `visit` for
   * documents; `after` and an intent, where that was answered before). `{name}` stands for what was told.
   */
  readonly whole: string
  /** Between names of several. */
  readonly joins: string
}
