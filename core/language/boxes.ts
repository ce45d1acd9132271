/** The same of one that stands within a line of words, where letters alone may be words. */
export const boxWithin = /^(?:\[[^\d\s\]]?\]?|\[4\]?|[☐□⬜])$/u

/** What engines make of a box that is printed before an entry or behind it; whether it is ticked cannot be told from it. */
export const boxAsRead =
  /^(?:\[[xXvVJjI_*✓1l|!]?\]?|\[[OQ0]{1,2}[\]JI]?|\][xXvV_]?\[|\([xXvV_]?\)|[☐☒☑□⬜]|[OQJ0&xX]|O[OQ0abdo]|0[O0]|Q[OQ]|oO|ao|oo|OI|OJ|C[JI1Od]|L[JI]|U[OI]|E[EIJ]|[BHK]E|BB|UJ)$/u

/** Behind the last box of a row: what was written in, and is of none of them. "Other: gout". */
export const writtenInBehind = /(?<!\p{L})(?:other|others|specify|אחר|אחרת|אחרים|פרט|פרטי)\s?:\s/iu
