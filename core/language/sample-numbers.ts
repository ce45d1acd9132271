/** The number of a sample, printed beside the title of what was found in it. */
export const sampleNumber =
  /^\W*(?:(?:sample|specimen|accession)(?: (?:id|no\.?|number))?|(?:מספר |מס['׳]? ?)?דגימה)\s*[:#]?\s*[A-Z]{0,3}\d[\d/-]*\W*$/iu
