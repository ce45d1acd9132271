const urine = String.raw`(?<![\p{L}\d])(?:urine(?: (?:dip(?:\s?stick)?|stick|analysis|test))?|urinalysis|dip\s?stick|UA|U\/A|(?:סטיק|מקלון|מקל)(?: ב?שתן)?|(?:בדיקת )?שתן(?: ל?כללית| סטיק)?|כללית שתן)(?:\s\(?(?:on |of |from |מ-?|ב-?|מיום )?\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?\)?)?`

/** What opens a row of a dipstick's results in a sentence: urine by its name, perhaps its day, and a colon. */
export const stickOpens = new RegExp(`${urine}\\s?:\\s?`, 'giu')

/** The same as the title of a row. */
export const stickTitle = new RegExp(`^\\s*${urine}\\s?:?\\s*$`, 'iu')

/** A test and its step or its word, alone between two commas. */
export const stickEntry =
  /^\s*(?<name>[\p{L}][\p{L} '"׳״/-]{1,30}?)\s?[:=–-]?\s?(?<step>(?<![\p{L}\d])(?:[1-4]\s?\+|\+\s?[1-4]|\+{1,4}|trace|neg(?:ative)?|pos(?:itive)?|nil|normal|עקבות|שליליי?(?:ת|ים)?|חיוביי?(?:ת|ים)?|תקין|תקינה))\s*$/iu

/** Where a comma stands before the step that it belongs behind, as a line of two directions is read: "leukocytes ,+3 nitrite". */
export const commaBeforeStep = /\s,(\+?\d\+?|\++)(?=\s)/g
