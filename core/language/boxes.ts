/** The same of one that stands within a line of words, where letters alone may be words. */
export const boxWithin = /^(?:\[[^\d\s\]]?\]?|\[4\]?|[☐□⬜])$/u

/** What engines make of a box that is printed before an entry or behind it; whether it is ticked cannot be told from it. */
export const boxAsRead =
  /^(?:\[[xXvVJjI_*✓1l|!]?\]?|\[[OQ0]{1,2}[\]JI]?|\][xXvV_]?\[|\([xXvV_]?\)|[☐☒☑□⬜]|[OQJ0&xX]|O[OQ0abdo]|0[O0]|Q[OQ]|oO|ao|oo|OI|OJ|C[JI1Od]|L[JI]|U[OI]|E[EIJ]|[BHK]E|BB|UJ)$/u

/** Behind the last box of a row: what was written in, and is of none of them. "Other: gout". */
export const writtenInBehind = /(?<!\p{L})(?:other|others|specify|אחר|אחרת|אחרים|פרט|פרטי)\s?:\s/iu

/** Before an entry of a form: a sign or two that an engine makes of a box, unless the word before them counts by it ("stage 3"). */
export const remainsOfBox =
  /(?<!(?:[Ss]tage|[Gg]rade|[Tt]ype|[Cc]lass|[Ll]evel|[Pp]hase|[Pp]art|[Hh]epatitis|[Vv]itamin|דרגה|סוג|שלב|הפטיטיס|ויטמין)\s)(?<=^|\s)[\p{Lu}\d|!©®]{1,2}\s$/u

/** The boxes of a questionnaire's answers, once they stand before their questions: what a cell behind tells was written in. */
export const answerSigns = { ticked: '☑', empty: '⬜' } as const
export const besideAnswerSign = /(?:^|\n)[^\t\n☐☒☑⬜]{0,3}[☑⬜][^\t\n☐☒☑⬜]*\t[^\n☐☒☑⬜]*$/u

/** "Asthma or lung disease": of such an entry a tick says one, and not which. */
export const orBehind = /^[^\t\n☐☒☑⬜.;:]{0,20}(?<!\p{L})(?:or|או)\s\p{L}/iu
export const orBefore = /\p{L}\s(?:or|או)\s[^\t\n☐☒☑⬜.;:]{0,20}$/iu

/** In the cell behind an entry more than since when. */
export const toldBeside =
  /^[^\t\n]*\t(?!\W*(?:since|from|in|at|age|around|about|\d|מאז|משנת|[במ]-?\d))[^\t\n☐☒]*\p{L}{3}/iu

/** The titles over the boxes of a questionnaire's answers. */
export const yesTitle = /^(?:yes|כן)\W?$/iu
export const noTitle = /^(?:no|לא)\W?$/iu

/** A box by itself, with its state as it was read; null of anything else. */
export const readBox = (text: string): 'ticked' | 'empty' | null =>
  /^(?:[☒☑✅✓✔]|\[[xXvV✓✔]\])$/u.test(text) ? 'ticked' : /^(?:[☐□⬜]|\[_?\])$/u.test(text) ? 'empty' : null
