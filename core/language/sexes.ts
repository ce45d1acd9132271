/** How a page tells its patient's sex, in lower case. */

const labelled =
  /(?:^|[\s,;|(])(?:sex|gender|מין|מגדר)\s?[:/]?\s*(male|female|m|f|זכר|נקבה|ז|נ)(?=$|[\s,;.|)/])/
const besideBirth =
  /(?:dob|d\.o\.b\.?|born|birth|לידה|\(?\d{1,3} ?(?:y|yo|yrs?|years?)\)?)[^a-z]{0,24}[\s(,/](m|f|male|female)(?=$|[\s,;.|)])/
const spoken =
  /\b(\d{1,3})[- ]?(?:year|yr|y)s?[- ]?(?:old|o)\b[^.]{0,30}?\b(man|male|gentleman|boy|woman|female|lady|girl)\b|(?:^|\s)(mr|mrs|ms|miss)\.? \p{L}/u
const hebrew = /(?:^|\s)(בן|בת) \d{1,3}(?=[\s,.])|(?:^|\s)(מר|גב'|גברת) \p{L}/u

/** The forms in which it is stated, the surest first; the words of the sex are a group. */
export const statedSex: readonly RegExp[] = [labelled, besideBirth, spoken, hebrew]
export const femaleWord = /^(f|female|woman|lady|girl|mrs|ms|miss|נקבה|נ|בת|גב|גברת)/

/** A word by itself in the head of a page. */
export const femaleHead = /\b(female|woman)\b|(^|[\s|])נקבה(?=$|[\s|,])/
export const maleHead = /\b(male|man)\b|(^|[\s|])זכר(?=$|[\s|,])/
