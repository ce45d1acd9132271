/** Sides of the body, and stents, as English and Hebrew pages tell them. */

/** Both sides. */
export const bothSides =
  /(?<!\p{L})(?:bilateral|bilaterally|bilat|both|b\/l|bl|BLE|BUE|דו[\s-]?צדדי|דו[\s-]?צדדית|דו["״]צ|דו-צ)(?!\p{L})/iu

/** The left side; "L-spine" and "L.S. spine" are lumbar. */
export const leftSide =
  /(?<!\p{L})(?:left|lt|L(?![-./]\s?[Ss])|LLE|LUE|[בהמל]?שמאל|שמאלי|שמאלית|[בהמל]?שמאלי|השמאלית)(?![\p{L}\d])/u

/** The right side. */
export const rightSide =
  /(?<!\p{L})(?:right|rt|R|RLE|RUE|[בהמל]?ימין|ימני|ימנית|[בהמל]?ימני|הימנית)(?![\p{L}\d])/u

/** The titles of the two columns of what is measured on both sides: "Right | Left", "OD | OS". */
export const sideTitles = [
  /^(?:right(?: side| eye| leg| ear)?|rt\.?|R|OD|(?:צד |עין |רגל |אוזן )?ימין|ימני|ימנית)$/i,
  /^(?:left(?: side| eye| leg| ear)?|lt\.?|L|OS|(?:צד |עין |רגל |אוזן )?שמאל|שמאלי|שמאלית)$/i,
] as const

const parts =
  '(?:eye|(?:upper |lower )?(?:eyelid|lid)|ear|cheek|breast|shoulder|arm|forearm|elbow|wrist|hand|thumb|hip|thigh|knee|leg|calf|ankle|foot|' +
  'forefoot|heel|hallux|(?:upper |lower )?extremity|(?:(?:big|great|second|third|fourth|fifth|2nd|3rd|4th|5th|index|middle|long|ring|little|small) )?(?:toe|finger))s?'

/** A side right behind a name: the last word of its entry or before a part of the body that is, in brackets, or that of an eye. */
export const sideBehind = new RegExp(
  `^(?:\\s?,\\s?|\\s?\\(|\\s)((?:bilat(?:eral)?|b\\/l|both|left|right|lt|rt|L|R)(?=\\.?(?:\\s${parts})?\\s*(?:$|[.,;()\\t]))|O[DSU](?!\\p{L}))`,
  'iu',
)

/** What joins another part to a sentence, unless a side follows. */
export const otherPartOfSentence =
  /\s(?:and|with|or|but|plus|עם|וגם)(?!\s+(?:the\s+)?(?:right|left|bilateral|ימין|שמאל)\s*$)(?!\p{L}).*$/isu

/** Stents that give off a drug. */
export const drugEluting =
  /drug[\s-]?(?:eluting|coated)|(?<!\p{L})DES(?!\p{L})|מצופ(?:ה|ים) (?:ב)?תרופה|משחרר(?:י)? תרופה/iu

/** More than one stent. */
export const severalStents =
  /stents|(?<!\p{L})(?:two|three|four|\d)\s?(?:x\s?)?(?:DES|drug|stent)|(?:DES|stent)s?\s?x\s?[2-9]|תומכנים|סטנטים|שני\s|multivessel|(?<!\p{L})(?:LAD|RCA|LCX|LM|OM\d?)(?!\p{L})[^.;]*(?<!\p{L})(?:LAD|RCA|LCX|LM|OM\d?)(?!\p{L})/iu

/** Between a catheterization and the stent that it placed. */
export const withJoint = /^\s*(?:with|including|and|\+|עם|הכולל|כולל|לצורך)\s*(?:the\s|an?\s|ה)?$/iu

/** One stent. */
export const oneStent =
  /(?<!\p{L})(?:a|an|one|single|1)\s+(?:\S+\s+){0,2}(?:DES|stent)|(?<!\p{L})(?:LAD|RCA|LCX|LM)(?!\p{L})|תומכן|סטנט/iu
