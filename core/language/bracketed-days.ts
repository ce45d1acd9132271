/** What may stand with a day in brackets that tells when a result's sample was taken; anything else tells of another thing. */
export const takenOn =
  /^(?:(?:drawn|taken|collected|sampled|done|measured|tested|sent|sample|result)?\s?(?:on|of|from|dated)?|(?:נלקח(?:ה|ו)?|נבדק(?:ה|ו)?|בוצע(?:ה|ו)?)?\s?(?:מיום|ביום|מתאריך|בתאריך|מ-?|ב-?)?)[\s:,]*$/iu

/** Between a number and the day that is printed with it: "12.8 on 07/12/2025". */
export const wordOfDay = /^(?:on|of|from|dated|taken|ביום|מיום|בתאריך|מתאריך|מ-?|ב-?)[:,]?$/iu

/** A day in brackets behind a result. */
export const bracketedDay = String.raw`\s*\((?:on |of |from |מ-?|ב-?|מיום )?\d{1,2}[/.]\d{1,2}[/.](?:\d\d){1,2}\)`

/** What may join the result of a further day. */
export const andBefore = String.raw`(?:(?:and|then)\s|ו-?\s?)?`
