/** What a page that explains a disease to anybody says, in English and Hebrew. */

const kinds =
  'infections?|inflammations?|arthritis|diseases?|disorders?|conditions?|illness(?:es)?|swellings?|growths?|pain|tumou?rs?|injur(?:y|ies)|cancers?|syndromes?'

/** The first sentence of such a page: "Gout is a common disease of the joints in which …". */
export const definesDisease = new RegExp(
  `^\\W*(?:what (?:is|are) [^?]{3,50}\\?\\s*)?(?:an? |the )?\\p{L}[\\p{L}'’ ()-]{3,50}? (?:is|are) (?:an? |the )?(?:\\p{L}[\\p{L}-]*,? ){0,3}(?:${kinds}) (?:of|in|due to|that|which|where|when|caused|affecting|characteri[sz]ed)(?!\\p{L})|` +
    '^\\W*\\p{L}[\\p{L} "״\'׳-]{3,50}? (?:היא|הוא|הינה|הינו) (?:דלקת|מחלה|זיהום|מצב|הפרעה|תסמונת|נפיחות|גידול)(?: \\p{L}+){0,2} (?:של|שב\\p{L}*|אשר|הנגרמת?|המתבטאת?|בהם?|בה|בו)(?!\\p{L})',
  'iu',
)

/** A word of somebody of whom a page speaks. */
export const ofSomebody =
  /(?<!\p{L})(?:patients?['’]?s? (?:name|is|was|has|had)|the patient|he|she|his|her|him|mr|mrs|ms|dr|admitted|discharged|diagnosed with|dob|date of birth|mrn|(?<!if )you (?:have|had|were|are taking)|your (?:results?|blood|diagnosis|operation|surgery|visit|scan|medications?|prescription)|ה?מטופלת?|תאריך לידה|ת\.?ז|אובחנ\p{L}*|התקבלה?|שוחררה?|נבדקה?|נוטלת?)(?!\p{L})/iu
