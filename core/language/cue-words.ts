/** What a cue says of the fact near it. */
export type CueKind =
  | 'negated' | 'ruled-out' | 'family' | 'historical' | 'planned' | 'hypothetical' | 'suspected' | 'pseudo' // prettier-ignore

/**
 * One list a meaning, set apart by semicolons or lines; `>` before a cue: it speaks of what follows; `<`: of what stands before
 * it; `*` alone is any one word, at a word's end it ends a stem.
 * Written from clinical usage, after the design of NegEx (Chapman 2001) and ConText (Harkema 2009).
 */
export type CueWords = Readonly<Record<CueKind, string>>
