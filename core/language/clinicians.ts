/** How names of clinicians are written in English and Hebrew, and the labels before them. */

export const credential =
  '(?:M\\.?\\s?D|D\\.?\\s?O|MBBS|MBChB|MB BS|MB ChB|MB BChir|FRCPC?|FRCS|MRCP|MRCGP|MRCS|FRACP|FACP|FACC|FACS|Ph\\.?\\s?D|N\\.?P|P\\.?A(?:-C)?|DPM|DDS|DMD|R\\.?Ph|PharmD|CNP|FNP|APRN|BM|FRCOG|FRCR|FFR)'
const latinWord =
  "(?:[A-Z][A-Za-z'’-]+|[A-Z]\\.|[A-Z](?=\\s)|(?:van|von|de|der|den|da|del|la|le|bin|ben|al|el|st\\.)(?=\\s))"
export const latinName = `${latinWord}(?:\\s${latinWord}){0,3}`
const doctorWord = '(?:Dr|DR|Prof|PROF|Professor|Doctor|Miss|Mr)\\.?(?:\\s?(?:med|phil|sc)\\.)*'
const hebrewDoctor = "(?:[די]\\s?[\"״'׳][\"'י]?\\s?ר|דר|ד[\"'י]?ר|דר['׳]?|פרופ['׳]?|פרופסור|דייר)"

/** What may stand right behind a name in Hebrew and is no part of it. */
const notOfName =
  '(?:הופק|הופקה|הודפס|תאריך|בתאריך|ביום|מיום|מחלקה|מחלקת|מרפאה|מרפאת|מומחה|מומחית|טלפון|רישיון|נכתב|נחתם|חתימה|מטופל|שם)(?![\\u05d0-\\u05ea])'

/** Before the name of whom a page is sent to. */
export const addressed = /^(?:to|לכבוד)\s?:\s*/i

/** Before the name of who signs. */
export const greeting =
  /^[^\p{L}]*(?:(?:yours|kind|best|warm) )?(?:regards|sincerely|faithfully|wishes|בברכה|בכבוד רב)[^\p{L}]*$/iu

/** A line that tells a story has no labels. */
export const narrated =
  /(?<!\p{L})(?:was|were|is|has|had|he|she|we|i|you|your|dear|thank|please|follow|הוא|היא|אנו|נבדק|נבדקה|טופל|טופלה)(?!\p{L})/iu

export const forms: readonly RegExp[] = [
  new RegExp(
    `^([A-Z][A-Za-z'’-]+, (?!${credential}\\b)(?:[A-Z][A-Za-z'’-]+|[A-Z]\\.?)(?: [A-Z]\\.?)?,? ${credential}\\b\\.?)`,
  ),
  new RegExp(
    `(${hebrewDoctor}\\.?\\s+[\\u05d0-\\u05ea][\\u05d0-\\u05ea'"-]+(?:\\s(?!${notOfName})[\\u05d0-\\u05ea][\\u05d0-\\u05ea'"-]+){0,2})`,
  ),
  new RegExp(`(${latinName}(?:\\s?[,.]\\s?|\\s)${credential}\\b\\.?)`),
  new RegExp(`(${doctorWord}\\s+${latinName})`),
]

export type Role =
  | 'ordering'
  | 'referring'
  | 'author'
  | 'attending'
  | 'radiologist'
  | 'prescriber'
  | 'physician'
  | 'primary'
  | 'surgeon'
  | 'other'

/** Labels before a clinician's name. */
export const labels: readonly [Role, RegExp][] = [
  [
    'other',
    /\b(director|pathologist in charge|cc|copy to|copies|to|dear|follow.?up with|pharmacist|technologist|phlebotomist|nurse|sonographer|anesthe\w+|anaesthe\w+|assistant)\b|מנהלת? |העתק|לכבוד|אחות|רוקח|טכנאי|מרדים/,
  ],
  [
    'radiologist',
    /\b(radiologist|interpreted by|reported by|read by|reading (physician|radiologist)|reporting (radiologist|doctor|clinician)|reviewed and (approved|signed) by|interpreting physician|performed by)\b|רופא(ה)? מפענח(ת)?|רדיולוג(ית)?|פוענח ע|מפענח|(^|\s)פענחה?$|מבצע הבדיקה|רופא(ה)? בודק(ת)?|בודק/,
  ],
  [
    'prescriber',
    /\b(prescriber|prescribed by|prescribing (physician|provider|doctor)|prescription by|written by)\b|רופא(ה)? רושם|רושם המרשם|נרשם ע/,
  ],
  [
    'ordering',
    /\b(order(ing|ed)( by)?( physician| provider| doctor| clinician)?|request(ed|ing|or)( by)?( physician| provider| doctor| clinician)?|requester|applicant|client|physician ordering)\b|רופא(ה)? (מזמינ?ה?|שולח(ת)?)|הוזמן ע|גורם מזמין/,
  ],
  [
    'attending',
    /\b(attending( physician| doctor| md)?|discharging (physician|doctor|provider|consultant)|responsible (consultant|clinician|physician)|consultant( in charge)?|admitting (physician|doctor|provider)|hospitalist|treating (physician|doctor)|named consultant|discharged by)\b|רופא(ה)? (אחראי(ת)?|בכיר(ה)?|משחרר(ת)?)|מנהל(ת)? (ה)?מחלקה/,
  ],
  ['surgeon', /\b(surgeon|operating surgeon|primary surgeon|operator)\b|מנתח(ת)?|כירורג/],
  [
    'referring',
    /\b((?:referr(?:ing|ed|al)|ref\.?)( by| from)?( physician| provider| doctor| gp| clinician)?|referrer)\b|רופא(ה)? מפנה|הופנה ע|גורם מפנה|מפנה/,
  ],
  [
    'author',
    /\b(signed( electronically)?( by)?|electronically signed( by)?|authenticated by|dictated by|author|completed by|signature|seen by|provider|reported by|clinician|verified by|reviewed by|consulting (physician|doctor)|report by|prepared by|updated [\d/.-]+ by)\b|חתימ(ה|ת)( ה)?(רופא(ה)?)?|נכתב ע|נחתם ע|שם הרופא|רופא(ה)? (מטפל(ת)?|כותב(ת)?|חותם|יועץ|יועצת)|יועץ/,
  ],
  [
    'primary',
    /\b(pcp|primary care( physician| provider| doctor)?|family (doctor|physician)|gp|general practitioner)\b|רופא(ת)? (ה)?(משפחה|אישי|מטפל בקהילה)/,
  ],
  [
    'physician',
    /\b(physician|doctor|dr|md|consultant|\w+ologist|internist|p(a)?ediatrician|obstetrician)\b|(^|\s)(ה)?רופא(ה)?(\s|$|:)/,
  ],
]

/** Before whom a letter is sent to. */
export const addressee = /^(dear\b|לכבוד|אל:|to:)/
/** Before whom a copy goes to. */
export const copiedTo = /^(cc|copy|copies|העתק)/
/** Who runs a laboratory signs each of its pages and none of them is theirs. */
export const laboratoryHead = /director|מנהל(ת)? (ה)?מעבד/
/** Right before the name of who signed. */
export const signedBy =
  /(signed|authenticated|verified|dictated|reported) (electronically )?by\s*:?\s*$|חתימה:?\s*$/i
/** A doctor's Hebrew title and the ways in which it is misread. */
export const hebrewTitle = 'ד"ר'
export const misreadDoctor = /^(דייר|ד"יר|ד'ר|דר'?)(?=\s)/
