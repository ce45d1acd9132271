/** What Hebrew writes onto a word, before it or at its end. */

/** The ending of many feminine words. */
export const feminineEnding = /ה$/

/** "And", written onto a word. */
export const andOnWord = /^\s*ו\p{L}/u

/** "To" or "for", written onto a word, and that with an "and" before it. */
export const forOnWord = /^ל/
export const andForOnWord = /^ו?ל/

/** What is written onto the name of a letter. */
export const onLetterName = /^ו?[הבלמש]/

/** Particles that are written onto a Latin name. */
export const onLatinName = /(?<!\p{Script=Hebrew})([משהוכלב]{1,3})[-־]?(?=[A-Za-z]{2}|[A-Za-z]\d)/gu

/** Words after which a time begins with the one that is named. */
export const beginsWith = /^(?:sinc|since|starting|מאז|החל|משנת)$/

/** Between the two numbers of a blood pressure. */
export const overPressure = String.raw`\/|\\|over|on|על`

/** Between two clauses of a sentence: a mark, an "and" or a "but", in Hebrew also written onto the word. */
export const clauseEnd =
  /[,;]\s*|\s[-\u2013\u2014]\s|\s+(?:and|but|plus)\s+|\s+אבל\s+|\s+(?=now\s|ועכשיו\s)|\s+ו(?=\p{L}{2})/u

/** A Hebrew word behind which a number goes without saying: at the age of, on day, stage. */
export const wantsNumber =
  /^[והלמשב]?ה?(?:גיל|בן|בת|יום|שבוע|חודש|שנת|שלב|דרגה|סוג|טיפוס|מס'?|מספר|טלפון|חדר|מיטה|מנה|סדרה|עד|מעל|מתחת|לפני|אחרי|כל|פי)$/u

/** Between two of which one is asked after. */
export const orWord = /^(?:or|או)$/u

/** In a year, and not since it. */
export const inYear = (year: string): RegExp => new RegExp(`(?:\\bin |ב-?)${year}`, 'iu')

/** One word with its article: what was named before. "בקע דיסק ... הבקע גדול מעט". */
export const withArticle = /^ה([א-ת]{3,})$/u
