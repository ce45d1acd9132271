import type { AilingWords } from '../ailing-words'
import { partRows } from '../body-parts'

/** As in English, in Hebrew. */
export const hebrewAiling: AilingWords = {
  parts: partRows(1),
  ails: `
בעיה; בעיות; מחלה; מחלת; מחלות; הפרעה; צרה; צרות
משהו ב; משו ב; משהו עם; משהו לא בסדר; משהו; משו; מה לא בסדר; מה יש לי; משהו לא תקין; תקלה`,
  seen: `ציסטה; ציסטות; כיסה; קשרית; קשריות; גוש; אבן; אבנים; פוליפ; פוליפים; בקע; נגע; נגעים`,
  during: `כשהיה לי; כשהיתה לי; כשעברתי; כשחליתי; בזמן; בתקופת`,
}
