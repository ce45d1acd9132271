/** How reports of cultures tell what a germ is killed by. */

/** A germ's answer to a drug, with or without its grade: "S", "R", "S(++)", "Intermediate". */
export const answers =
  /^(?:(?:S|R|I|SDD|NS)(?:\s?\(?\s?\+{1,4}\s?\)?)?|sensitive|susceptible|resistant|intermediate|moderately sensitive|רגיש|עמיד|בינוני)$/i

/** A grade whose pluses were read as letters: "S(H+)", "SH)". */
export const misreadGrade = /^(?:S|R|I)\(?[H+]{1,4}\)?$/

/** What of an answer stands for all of it where its grade cannot be read. */
export const answerAlone = /^(?:S|R|I)/

/** The test that such a row is: a drug's name and this. */
export const susceptibilityTo = (drug: string): string => `${drug} susceptibility`

/** What a report of a culture prints before what grew, whatever the sample: the test stands over all of it. */
export const grewLabel =
  /^\W*(?:(?:final )?culture )?(?:results?|report|growth|organisms?(?: isolated| grown| identified)?|isolates?|מבודד|החיידק שבודד)\s*(?::\s*|$)/iu

/** Said in one word. */
export const grewNothing = /^(?:sterile|negative|סטרילי\p{L}*|שלילי\p{L}*)$/iu
