/** How English and Hebrew sentences put a date to what happened. */

/** A heading of what is to come. */
export const planHeading = /plan|recommend|follow|המלצ|תכנית|תוכנית/i

/** A year right behind an act. */
export const yearBehind =
  /^\s*[,–-]?\s*(?:[^\s\d,;.:()]+\s){0,3}(?:[LCTS]\d\S*\s)?\.?((?:19|20)\d\d)(?=\s*(?:$|[,;.)]|and |ו))/

/** Acts that are joined share a date. */
export const joinedActs = /(?<!\p{L})(?:and|ו\p{L}+)(?!\p{L})/iu

/** Another statement between an act and a date. */
export const otherStatementBetween =
  /(?<!\p{L})(?:was|were|is|has|had|she|he|they|seen|admitted|we|i|היה|היתה|נבדק|נבדקה|הגיע|הגיעה)(?!\p{L})|[,]/iu

/** A date that is not that of the act. */
export const dateOfAnother =
  /[;]|\.\s|(?<!\p{L})(?:but|since|until|follow-up|due|next|showed|עד|מאז)(?!\p{L})/iu

/** A preposition before a date that opens the statement. */
export const dateOpens = /(?:^|[\s(,])(?:on|in|ב|ב-|בתאריך|ביום|dated?|בשנת)?\s*$/i

/** "Since 2009" says that it is still there. */
export const stillThere = /^[^.;]{0,12}(?<!\p{L})(?:since|from|until|מאז|משנת|עד)(?!\p{L})/iu

/** What may stand between a condition and its date. */
export const dateBehind = /^\s*(?:[,(–-]|in|on|of|dated|ב-?|בשנת)?\s*\(?\s*(?=\d|\p{L}{3,9}\.?\s\d)/iu

/** A bare year behind a condition. */
export const bareYearBehind = /^\s*,?\s*(?:ב-?)?((?:19|20)\d\d)(?=\s*(?:$|[,;.)]))/

/** Between a study and its date. */
export const studyDateBehind = /^\s*(?:\(|of|on|from|dated|מ-?|ב-?|מיום|מתאריך)?\s*$/i

/** What a study showed stands behind. */
export const studyResult = /[:)]|showed|revealed|demonstrated|הדגים|הראה/i

/** Between an act and a condition that is an entry of its own in the same list. */
export const entryBefore =
  /^[^.;:()]{0,40},\s*(?:and\s+|ו-?)?(?:(?:an?|the|his|her|left|right|bilateral|closed|open|old|previous)\s+){0,3}$/iu

/** Before a day that something is compared with, or has lasted from: "grown by 4 mm since 2024: a biopsy is advised". */
export const comparedDay =
  /(?<!\p{L})(?:since|from|than(?:\s+(?:in|on))?|compared\s+(?:with|to)|מאז|לעומת|משנת)\s*$/iu

/** What joins entries of one list. */
export const joinsEntries = /,|(?<!\p{L})(?:and|&|as well as)(?!\p{L})|\sו\p{Script=Hebrew}/u

/** Right behind a condition: the year of it. "Breast cancer 2017", which is known and not looked for. */
export const yearOfIllness = /^,?\s*\(?(?:in |since |ב-?\s?|מ-?\s?)?(?:19|20)\d\d(?![\d/.-]\d)/iu
