/** The number of a sample, printed beside the title of what was found in it. */
export const sampleNumber =
  /^\W*(?:(?:sample|specimen|accession)(?: (?:id|no\.?|number))?|(?:מספר |מס['׳]? ?)?דגימה)\s*[:#]?\s*[A-Z]{0,3}\d[\d/-]*\W*$/iu

/** What a sample was asked for by, with or without its number: nothing that was found. */
export const askedFor =
  /^\W*(?:requisition|request|order|accession|דרישה|הזמנה|בקשה)(?: (?:id|no\.?|number)|:)?(?:\s*[A-Z]{0,3}\d[\d/-]*)?\W*$/iu
