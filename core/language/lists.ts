/** How names or numbers stand one beside the other in one statement, as sources of expressions; a Hebrew "and" is written onto the next word. */
export const listed = {
  conjunction: String.raw`and\s|&|\/|ו-?`,
  respectively: String.raw`respectively|בהתאמה`,
  /** Between names and their numbers. */
  copula: String.raw`levels?|values?|normal|stable|stayed|stays|remained|remains|(?:on|at) (?:admission|discharge|arrival|presentation)|this morning|today|elevated|high|low|raised|were|was|are|is|of|at|came back|returned|היו|הם|נותרו|נשארו|בקבלה|בשחרור|היום|הבוקר|תקינים|תקינות|מוגברים`,
}
