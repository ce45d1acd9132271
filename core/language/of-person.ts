/** What ties a statement that stands under no heading to the person, in English and Hebrew. */

/** Who it is, or who speaks. */
export const personTold = new RegExp(
  [
    String.raw`(?<!\p{L})(?:he|she|his|her|him|I|my|we|patient|pt|Mr|Mrs|Ms|this \d{1,3}|(?:man|woman|lady|gentleman|`,
    String.raw`boy|girl|child) with|years?[- ]old|y\/o|yo|המטופלת?|החולה|ידועה?|סובלת?|אובחנ\p{L}*|הגיעה?|התקבלה?|`,
    String.raw`אושפזה?|עברה?|בבדיקת\p{L}*|בבדיקתה|(?:בן|בת) \d{1,3})(?!\p{L})`,
  ].join(''),
  'iu',
)

/** Whoever is written to: "you have started iron", "your diabetes"; not "if you have". */
export const youTold = new RegExp(
  [
    String.raw`(?<!(?:if|when|unless|whether|do|should|may|because|that|in case)\s)(?<!\p{L})(?:you (?:have|had|were|`,
    String.raw`are (?:taking|on))|your (?:type|blood|urine|heart|kidney)|יש ל[ךכ]ם?|אובחנת|קיבלת)(?!\p{L})`,
  ].join(''),
  'iu',
)

/** How much, where, or since when it is so with this one: texts that speak in general do not tell. */
export const measureTold = new RegExp(
  [
    String.raw`(?<!\p{L})(?:left|right|bilateral|mild|mildly|moderate|moderately|severe|severely|stage|grade|known|`,
    String.raw`unchanged|since|s\/p|status post|post[- ]?op|diagnosed|presented|admitted|treated|underwent|today|משמאל|`,
    String.raw`מימין|שמאלית?|ימנית?|קלה?|בינונית?|קשה|ללא שינוי|מאז|היום|דרגה)(?!\p{L})|\d\s?(?:mm|cm|מ"מ|ס"מ)(?!\p{L})`,
  ].join(''),
  'iu',
)

/** A year, or a day. */
export const dayTold = /(?<![\d.,])(?:(?:19|20)\d\d|\d{1,2}[./-]\d{1,2}[./-](?:\d\d){1,2})(?!\d|[.,]\d)/

/** In capitals or before a colon: what may be the heading of the line that it opens. */
export const openingTitle = /^\W*(?:(\p{Lu}[\p{Lu} /&-]{2,30}(?<=\p{L}))(?=\s)|([^:\t]{2,40}):)/u
