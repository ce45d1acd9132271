import { rangeDash } from './printed-values'

/** What stands before nothing but a result's limits: "Normal range: 4.8 - 23.3". */
export const limitLabels =
  /^\W*(?:normal|reference|ref\.?|expected|biological)\s+(?:range|interval|values?|limits)\s+(?=[\d<>≤≥])|^\W*(?:(?:normal|reference|ref\.?|standard|expected|healthy|biological|bio\.?)\s+)*(?:range|interval|reference|values?|limits)\b[^\d<>≤≥:=]{0,12}[:=-]\s*(?=\S)|^\W*(?:expected|צפוי)\s*:\s*(?=\S)|^\W*ref(?:erence)?\.?\s*:?\s*(?=[\d<>≤≥])|^\W*(?:(?:טוו[חת]|ערכי|תחום|גבולות)\s+ה?(?:ייחוס|יחוס|נורמה|תקין|נורמלי)|ערכים\s+(?:תקינים|נורמליים))\s*:?\s*(?=\S)|^\W*(?:טוו[חת]|ה?נורמה|ייחוס|יחוס)(?:\s*:\s*(?=\S)|\s+(?=[\d<>≤≥]|עד|מעל|מתחת|אין))/i

/** What stands before nothing but a card's own result: "Value 3.7 Low", "Your value: 4.1". */
export const valueLabels =
  /^(?:(?:your|test|current)\s+)?(?:value|result)\b\s*:?\s*(?=[\p{L}\d<>≤≥])|^(?:ה?ערך|ה?תוצאה)(?:\s+שלך)?\s*:?\s+(?=\S)/iu

/** What a portal prints before each field of a row: "Value: 6.2 uIU/mL", "Flag: High". */
export const fieldLabels =
  /^(?:(?:your |result |test )?(?:value|result)s?|(?:standard|normal|reference|ref\.?|expected)(?: range| interval| values?)?|flag|units?)\s*:$/i

/** What a number should be, not what it is. */
export const goalWords = /\b(?:target|goals?|desirable|recommended|therapeutic|aim)\b|יעד|מטרת/i

/** The title of the column of limits, of several by which a result is judged, that is the normal one. */
export const normalTierTitle =
  /^(?:optimal|desirable|normal|ideal|acceptable|low(?:er)? risk|in range|healthy|תקין|תקינה|רצוי|אופטימלי)(?: range)?$/i

/** A sentence that has not come to its end: "An HbA1c of". */
export const openEnds = /\b(?:of|is|was|were|are|the|an?|for|at|from|than|between|to|by|in|on|and|or)$/i

/** A name that goes on in a line that was not taken for its own: "Glucose 1 hour after". */
export const brokenOff =
  /(?<=\p{L}{3}.*)(?:\s(?:of|for|with|after|before|to|and|or|by|in|from|per|the|של|לאחר|אחרי|לפני|עם)|[,(/])$/iu

/** What stands between the two numbers of a range, by itself. */
export const rangeJoints = /^(?:to|עד|[-–—~])$/i

/** Two numbers joined as limits are: "24 to 90 ug/mL". */
export const rangeSpan = new RegExp(String.raw`^\W*\d[\d.,]*\s*${rangeDash}\s*\d`, 'i')

/** Within a name: limits of other people, by their age, follow ("Paediatric Ranges: Cord Blood: 30 - 70"). */
export const rangesWithin = /\p{L}{3}.*\branges?\s?:\s*\p{L}/iu

/** What opens the second half of limits whose first number stands in the cell before: "136 | to 145". */
export const secondHalf = /^(?:to|[-–—~])\s?\d/i
