/** What every page of an institution carries and says nothing of this patient. */
export const furnitureWordings: readonly RegExp[] = [
  /\bpage\s*:?\s*\d+\s*(of|\/)\s*\d+|(^|\s)(עמוד|דף)\s*:?\s*\d+\s*(מתוך|מ-?|\/)\s*\d+|^\d+\s*\/\s*\d+$|^page \d+$|^עמוד \d+$/,
  /^\W*(tel|telephone|phone|fax|ph(?!\W*\d{1,2}(?:[.,]\d{1,2})?(?!\d|[ ./-]*\d))|mobile|טל|טלפון|פקס|נייד)['.:]*\s*[+(]?\d/,
  /\b(www\.|https?:\/\/)\S+|\b[\w.]+@[\w.]+\.\w{2,}/,
  /\b(h|l|\*)\s*=\s*(above|below|high|low|abnormal)|(high|low)\s*=\s*[hl]\b|= ?(out of|outside) (the )?(reference|normal)/,
  /\b(this|the) (report|document|fax|message|e-?mail|information|result)s? (is|are|may|contains?|must|should|has been|was|were)\b.*(confidential|replace|intended|reproduced|printed|generated|electronic|professional|advice)/,
  /confidential(ity)?\b|\bdisclaimer\b|all rights reserved|not valid without|computer.generated|electronically (generated|signed|authenticated|verified)/,
  /\b(clia|cap|iso|ukas)\s*(#|no\.?|number|accredit|\d{4}|\d\d?d\d)/,
  /laboratory director|medical director|director of laborator|מנהלת? (ה)?מעבדה/,
  /\bend of (the )?report\b|\*{2,} ?(end|final) |סוף (ה)?(דו"ח|דוח|תוצאות|מסמך)/,
  /(printed|print date|date printed|print time|הודפס|תאריך הדפסה)\b.{0,40}$/,
  /אינ(ן|ו|ה|ם) (מהוו|מחליפ)|יש לפנות לרופא|המידע (ב|ה)|מסמך זה (הופק|אינו|נחתם|מכיל)|הופק (ב|ע"י|על ידי)|חסוי|סודיות רפואית/,
  /questions\? |ask your (pharmacist|doctor)|bring this (list|card)|call (us|your|911)|if you have (any )?questions|thank you for (choosing|visiting)/,
  /\bperformed (at|by)\s*:?\s*.*(laborator|labcorp|quest)|lab(oratory)? (address|location)/,
]

const street =
  'road|rd|street|st|avenue|ave|lane|ln|drive|dr|parkway|pkwy|blvd|boulevard|square|sq|close|highway|hwy|way|place|pl|court|ct|terrace|crescent|row|mews|gardens|hill|plaza|station'
export const address = new RegExp(
  `(^|[|,;] ?)\\d{1,5}[a-z]?,? (?:[\\p{L}][\\p{L}.'-]* ){1,4}(?:${street})(?: (?:north|south|east|west|n|s|e|w))?\\.?(?=$| ?[,|]| \\d)|\\b(suite|ste\\.?|floor|p\\.?o\\.? box) #?\\d`,
  'u',
) // prettier-ignore
export const hebrewAddress =
  /(^|[|,]\s*)(רח'|רחוב|שד'|שדרות|דרך|ת\.?ד\.?)\s+[^\d]{2,30}\s\d|(^|\|)\s*(מיקוד|ת\.ד\.)\s*\d/
/** A place with its code, American or British. */
export const postcode = /,\s?[a-z]{2},? \d{5}(-\d{4})?\b|\b[a-z]{1,2}\d[a-z\d]? \d[a-z]{2}$/

/** A line of telephones, or of where an institution is found in the net. */
export const telephone =
  /^\W*(?:tel|telephone|phone|fax|ph(?!\W*\d{1,2}(?:[.,]\d{1,2})?(?!\d|[ ./-]*\d))|t|mobile|טל|טלפון|פקס|נייד|מוקד)['.:]*\s*[+(]?\d|^(?=(?:\D*\d){7})[+(]?\d[\d() +-]{7,}(?:$|\s)|^www\.|(?<![\d-])(?:1-[78]00|0\d{1,2})-\d{3}-?\d{3,4}(?!\d)/
