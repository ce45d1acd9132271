/** How names of clinicians are written in English and Hebrew, and the labels before them. */

export const credential =
  '(?:M\\.?\\s?D|(?<!\\bTO\\s)D\\.?\\s?O(?!\\s(?:NOT|NO|IT|YOU)\\b)|M\\.?B\\.?B\\.?\\s?S|MBChB|MB BS|MB ChB|MB BChir|FRCPC?|FRCS|MRCP|MRCGP|MRCS|FRACP|FACP|FACC|FACS|Ph\\.?\\s?D|N\\.?P|P\\.?A(?:-C)?|DPM|DDS|DMD|R\\.?Ph|PharmD|AuD|CNP|FNP|APRN|BM|FRCOG|FRCR|FFR)'
const latinWord =
  "(?:[A-ZÀ-Þ][A-Za-zÀ-ÿ'’-]+|(?:[A-Z]\\.){1,3}|[A-Z](?=\\s)|(?:van|von|de|der|den|da|del|la|le|bin|ben|al|el|st\\.)(?=\\s))"
/** What may stand right behind a name and is no part of it: the next label's word. */
const notOfLatinName =
  '(?!(?:ON(?=\\s\\d)|Cop(?:y|ied|ies)|Signed|Printed|Typed|Dictated|Reported|Received|Collected|Requested|Referred|Reviewed|Verified|Department|Consultant|Registrar|Dept|Ward|Tel|Phone|Fax|Date|Page|GP|PCP|NHS|DOB|MRN)\\b)'
export const latinName = `${latinWord}(?:\\s${notOfLatinName}${latinWord}){0,3}`
const fullName = "[A-Z][a-z'’-]+\\s[A-Z][a-z'’-]+"
const doctorWord =
  '(?:(?:Prof|PROF|Professor)\\.? (?=D))?(?:(?:A|Assoc(?:iate)?|Adj(?:unct)?|Asst|Assistant)\\.?[ /])?(?:Dra?|DRA?|Dott|Prof|PROF|Professor|Doctor|Docteur|Doktor|Miss|Mr)\\.?(?:\\s?(?:med|phil|sc)\\.)*'
/** No end of a word ("בחדר"), but behind a particle. */
const hebrewDoctor =
  "(?<![\\u05d0-\\u05ea](?<!(?<![\\u05d0-\\u05ea])[למוש]))(?:[די]\\s?[\"״'׳][\"'י]?\\s?ר|דר|ד[\"'י]?ר|דר['׳]?|פרופ['׳]?|פרופסור|דייר)"

/** The same in Hebrew. */
const notOfName =
  '(?:הופק|הופקה|הודפס|תאריך|בתאריך|ביום|מיום|מחלקה|מחלקת|מרפאה|מרפאת|מומחה|מומחית|מתמחה|טלפון|רישיון|נכתב|נחתם|חתימה|מטופל|שם)(?![\\u05d0-\\u05ea])'

/** Before the name of whom a page is sent to. */
export const addressed = /^(?:to\s?:|לכבוד(?!\p{L})\s?:?)\s*/iu

/** Before the name of who signs. */
export const greeting =
  /^[^\p{L}]*(?:(?:yours|kind|best|warm) )?(?:regards|sincerely|faithfully|wishes|בברכה|בכבוד רב)[^\p{L}]*$/iu

/** A line that tells a story has no labels. */
export const narrated =
  /(?<!\p{L})(?:was|were|is|has|had|he|she|we|i|you|your(?! (?:doctor|consultant|gp|physician|provider|surgeon|midwife)(?: \p{L}+){0,2}\s?:)|dear|thank|please|follow|הוא|היא|אנו|נבדק|נבדקה|טופל|טופלה)(?!\p{L})/iu

export const forms: readonly RegExp[] = [
  new RegExp(
    `^([A-Z][A-Za-z'’-]+, (?!${credential}\\b)(?:[A-Z][A-Za-z'’-]+|[A-Z]\\.?)(?: [A-Z]\\.?)?,? ${credential}\\b\\.?)`,
  ),
  new RegExp(
    `(${hebrewDoctor}\\.?\\s+[\\u05d0-\\u05ea][\\u05d0-\\u05ea'"-]+(?:\\s(?!${notOfName})[\\u05d0-\\u05ea][\\u05d0-\\u05ea'"-]+){0,2})`,
  ),
  // Two persons, one of whom has a title before and one a degree behind the name: "Dr. Katrin Osterwald Jens Pohlmann, MD".
  new RegExp(`(${doctorWord}\\s+${fullName})(?=\\s${fullName},?\\s${credential}\\b)`),
  new RegExp(`((?:${doctorWord}\\s+)?${latinName}(?:\\s?[,.]\\s?|\\s)${credential}\\b\\.?)`),
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
  | 'recipient'
  | 'other'

/** Labels before a clinician's name. */
export const labels: readonly [Role, RegExp][] = [
  [
    'other',
    /\b(director|biologist|supervis\w+|(?:remarks?|comments?|notes?|summary|impression|advice|message) (?:of|from) (?:the |your )?(?:\w+ )?(?:physician|doctor)|(?:physician|doctor)'?s?'? (?:remarks?|comments?|notes?|summary|impression|advice)|pathologist in charge|cc|cop(?:y|ied) to|copies|(?<!(?:reports?|results?) )to|dear|follow.?up with|pharmacist|dieti[ct]ian|physiotherapist|social worker|technologist|phlebotomist|nurse|sonographer|radiographer|midwife|secretary|anesthe\w+|anaesthe\w+|assistant|(?:consultant|doctor|physician|registrar|specialist) on (?:duty|call))\b|מנהלת? |(?:סיכום|הערות|הערת|המלצות|המלצת|הנחיות|התרשמות|דברי) ה?רופאה?|העתק|לכבוד|אחות|רוקח|טכנאי|מרדים/,
  ],
  [
    'radiologist',
    /\b(radiologist|interpreted by|reported by|read by|reading (physician|radiologist)|reporting (radiologist|doctor|clinician)|reviewed and (approved|signed) by|interpreting physician|performed by)\b|רופא(ה)? מפענח(ת)?|רדיולוג(ית)?|פוענח ע|(^|\s)ו?פוענח$|מפענח|(^|\s)פענחה?$|מבצע הבדיקה|רופא(ה)? בודק(ת)?|בודק/,
  ],
  [
    'prescriber',
    /\b(prescriber|prescribed by|prescribing (physician|provider|doctor|clinician)|issued by|prescription by|written by)\b|רופא(ה)? רושם|רושם המרשם|נרשם ע/,
  ],
  [
    'ordering',
    /\b(req(?:'?d)?\.? by|order(ing|ed)( by)?( physician| provider| doctor| clinician)?|sender|request(ed|ing|or)( by)?( physician| provider| doctor| clinician)?|requester|applicant|client|physician ordering)\b|(^|\s)(רופא(ה)? )?(מזמין|מזמינה|מבקשת?|הזמינה?|הפנ(ה|תה)|שולחת?)$|הוזמן ע|נשלחה? ע|גורם מזמין/,
  ],
  // Who reads a laboratory's slides did not ask for them.
  ['author', /\b(?:\w*pathologist|microbiologist|biochemist)\b/],
  [
    'attending',
    /^primary$|\b(attending( physician| doctor| md)?|discharg(?:ing|e) (physician|doctor|provider|consultant|clinician)|responsible( consultant| clinician| physician| doctor)?|consultant( in charge)?|admitting (physician|doctor|provider)|hospitalist|treating (physician|doctor)|named consultant|discharged by)\b|רופא(ה)? (אחראי(ת)?|בכיר(ה)?|משחרר(ת)?|מטפל(ת)?(?! בקהילה))|מנהל(ת)? (ה)?מחלקה/,
  ],
  ['surgeon', /\b(surgeons?|operating surgeon|primary surgeon|operator)\b|מנתח(ת)?|כירורג/],
  [
    'referring',
    /\b(sent by|ref(?:d|'d)?\.? ?(?:by|dr|doctor)\.?|(?:referr(?:ing|ed|al)|ref\.?)( by| from)?( physician| provider| doctor| gp| clinician)?|referrer)\b|רופא(ה)? מפנה|הופנ(?:ה|תה|ית) ע|הפני?יה (של|מאת)|הפני?ית|גורם מפנה|מפנה/,
  ],
  [
    'author',
    /\b(signed( electronically)?( by)?|electronically signed( by)?|authenticated by|dictated by|author|completed by|signature|seen by|provider|reported by|clinician|verified by|reviewed by|consulting (physician|doctor)|report (?:by|author)|prepared by|(?:updated|issued|made|seen|signed|written) (?:[\d/.-]+ )?by|(?:updated|made|prepared|reviewed)(?: on)? with)\b|על החתום|חתימ(ה|ת)( ה)?(רופא(ה)?)?|נכתב ע|נחתם ע|שם הרופא|רופא(ה)? (כותב(ת)?|חותם|יועץ|יועצת)|יועץ|(^|\s)(ערכה?|כתבה?|רשמה?|סיכמה?|חתמה?)$/,
  ],
  // Whom the results of a laboratory are sent to is who asked for them.
  [
    'recipient',
    /\b(?:reports?|results?) to\b|\b(?:attn|attention|for the attention of)\b|(^|\s)(?:לידי|לידיעת)$/,
  ],
  [
    'primary',
    /\b(pcp|primary care( physician| provider| doctor)?|family (doctor|physician)|gp|general practitioner)\b|רופא(ת)? (ה)?(משפחה|אישי|מטפל בקהילה)|מטפלת בקהילה/,
  ],
  [
    'physician',
    /\b(physician|doctor|dr|md|consultant|\w+ologist|internist|p(a)?ediatrician|obstetrician)\b|(^|\s)(ה)?רופא(ה)?(\s|$|:)|(^|\s)רופאת? ה/,
  ],
]

/** Before whom a letter is sent to. */
export const addressee = /^(dear\b|לכבוד|אל:|to:)/

/** Behind a name: who is no physician. */
export const otherProfession =
  /^[\s,(-]*(?:(?:senior|lead|chief|clinical|advanced|registered|specialist|charge|community|practice) )*(?:sonographer|radiographer|technologist|technician|nurse|midwife|pharmacist|phlebotomist|dieti[ct]ian|physiotherapist|psychologist|social worker|scientist|secretary|RN|RT|RDMS|ARRT|R\.?Ph|PharmD)\b|^[\s,(-]*(?:אחות|אח|רוקח|רוקחת|טכנאי|טכנאית|דיאטנית|מזכירה|סונוגרפית|עובדת סוציאלית|פיזיותרפיסטית?)(?!\p{L})/iu

/** Behind a name: who reads pictures. */
export const readsPictures =
  /^[\s,(-]*(?:consultant |attending |staff |senior )?radiologist\b|^[\s,(-]*(?:רדיולוגי?ת?|מומחי?ת? (?:ברדיולוגיה|בדימות|להדמיה))(?!\p{L})/iu

/** A line that tells who has a copy. */
export const copiedTo = /^\W*(?:cc|copy|copies|העתק)(?!\p{L})/iu

/** Before a name: it signs. */
export const signedBy =
  /(?:signed|authenticated|verified|dictated|reported) (?:electronically )?by\s*:?\s*$|חתימה:?\s*$/i

/** Who runs a laboratory is no physician of its pages. */
export const laboratoryHead = /director|מנהל(?:ת)? (?:ה)?(?:מעבד|מערך)/

/** A name as it was read, its specks, its "l" for "I" and its letters set apart put right. */
export const nameAsRead = (text: string): string =>
  text
    .replace(/\s[‘’'"`.,·<>|~]{1,2}(?=\s)/g, '')
    .replace(/(?<!\p{L})(Dr|DR|Prof|Mr)\.(?=\p{Lu})/gu, '$1. ')
    // "Dr, T. Mehta", "Dr. (Mrs.) M. Ratnayake".
    .replace(/(?<!\p{L})(Dr|DR|Prof),(?=\s\p{Lu})/gu, '$1.')
    .replace(/(?<=(?:Dr|DR|Prof)\.?\s)\((?:Mrs|Miss|Ms|Mr|Capt|Col|Maj)\.?\)\s?(?=\p{Lu})/gu, '')
    // "Dr. Riddhi. M. Kapadia", "Dr. P.C Chitra", "V SandeepMD": a stop too many, one too few, a degree written onto the name.
    .replace(/(?<=(?:Dr|DR|Prof)\.?\s\p{Lu}\p{Ll}+)\.(?=\s\p{Lu}\.\s?\p{Lu}\p{L})/gu, '')
    .replace(/(?<=(?:Dr|DR|Prof)\.?\s\p{Lu}\.)(\p{Lu})(?=\s\p{Lu}\p{L}{2})/gu, '$1.')
    .replace(/(?<=\p{Ll}{3})(?=(?:MD|MBBS|MBChB|FRCS|MRCP)(?!\p{L}))/gu, ' ')
    // "DR.A.MYTHILY", "Dr. Hasit J oshi": initials written onto the surname, a capital set apart from it.
    .replace(/(?<=(?:Dr|DR|Prof)\.?\s(?:\p{Lu}\.\s?){0,2}\p{Lu}\.)(?=\p{Lu}\p{L}{2})/gu, ' ')
    .replace(/(?<=(?:Dr|DR|Prof)\.?\s\p{Lu}\p{Ll}+\s[B-HJ-Z])\s(?!with|from|will|that)(?=\p{Ll}{4})/gu, '')
    .replace(/(?<=(?:Dr|Mr|Prof|DR)\.?\s|[:,]\s)l(?=[abd-z]\p{Ll}{1,})(?!\p{Ll}*\s\p{Ll})/gu, 'I')
    .replace(/(?<=ר["'׳״]?\s)([\u05d0-\u05ea]) (?=[\u05d0-\u05ea]{2})/g, '$1')

/** How "doctor" is misread in Hebrew. */
export const misreadDoctor = /^(?:דייר|ד"יר|ד'ר|דר'?)(?=\s)/
export const hebrewTitle = 'ד"ר'

/** A name of two or three Hebrew words behind its label. */
export const bareHebrewName =
  /^([\u05d0-\u05ea][\u05d0-\u05ea'"-]+(?:\s[\u05d0-\u05ea][\u05d0-\u05ea'"-]+){1,2})(?=$|[,(|])/

/** Behind a name: who had no part in it. */
export const tookNoPart =
  /^[\s,(-]*(?:not seen|did not see|not present|not involved|לא בדקה?|לא נכחה?)(?!\p{L})/iu

/** Degrees, or a title with an initial: nobody's name. */
export const noName =
  /^(?:(?:dr|prof|mr|mrs|ms|miss)\.?\s?)?(?:(?:md|ms|do|dip\p{L}*|uk|b[ahu]ms|[bcdfghj-np-tv-z]{3,5}|(?:\p{L}\.){2,5}\p{L}?|\p{L}\.?)(?:[\s,.]+|$))*$/iu

/** Words of labels and of studies, without a title in short before them: "Doctor Details", "MD Path", "Consultant Pathologist". */
export const noPerson =
  /^(?!.*\b(?:Dr|Prof)\b).*(?<!\p{L})(?:details?|approved|verified|customer|pathologist|path|consultant|consultation|fees?|charges?|statement|remarks?|notes?|comments?|(?:with|without) contrast|signature)(?!\p{L})/iu

/** Words of labels and titles, which names of people have none of. */
export const notPerson =
  /(?<!\p{L})(?:name|no|date|information|notes?|signature|number|id|address|types?|tests?|results?|medications?|report|signed|group|associates|clinics?|hospitals?|laborator(?:y|ies)|cent(?:er|re)|practice|pharmacy|department|institute|services?|care|prescribing|attending|ordering|requesting|treating|imaging|radiology|toxicology|health|still|address|self|by|advised|referr(?:ed|ing|al)|hod|identifier|chemical|contact|\p{L}+ologist|street|avenue|road)(?!\p{L})/iu

/** A label of a detail that is nobody's name: "Physician Phone Number" beside "Physician Name", both over their values. */
export const detailLabel = /(?:^|\s)(?:names?|numbers?|no\.?|phone|e-?mail|address|date|signature|id)\s*:?$/i

/** "Dr. A. Weiss General Practice": what the practice of a doctor is called by, behind the name. */
export const ofPractice = /\s(?:General|Family|Private)\s(?:Practice|Medicine)$/

/** Before whom a stay's patient is to see again. */
export const reviewedWith = /\breview (?:\p{L}+ )?with (.+)$/iu
