/** How pages name their patient. */

const label = String.raw`child(?:'s name)?|(?:name of (?:the )?|new ?born |(?<!of ))baby(?:['’]?s)? name|name of (?:the )?baby|student(?:'s name)?|patient(?:'s)?(?: full)? name|patient|pt\.? name|name of patient|full name|surname,? (?:and )?(?:first|given|fore) ?names?|client name|client|customer|patient details|patient information|(?<!(?:family|team|staff|board|crew|care) )member(?:['’]s)?(?: name)?|name of (?:the )?member|insured(?: person)?|name|re|regarding|concerning|pt`
const hebrewLabel = String.raw`שם (?:ה)?(?:מטופל(?:ת|/ת)?|חולה|מבוטח(?:ת)?|נבדק(?:ת)?|פונה|ילד(?:ה)?|יולדת|תינוק(?:ת)?|לקוח(?:ה)?)|(?:ה)?לקוח(?:ה)?|שם מלא|שם פרטי ומשפחה|שם משפחה ופרטי|שם משפחה ושם פרטי|שם פרטי ושם משפחה|(?:ה)?מטופל(?:ת|/ת)?|(?:ה)?נבדק(?:ת)?|(?:ה)?דייר(?:ת)?|(?:ה)?עובדת?|(?:ה)?מבוטח(?:ת)?|(?:ה)?חולה|לגבי|הנדון|הנידון|בעניינ(?:ו|ה) של|בעניין|בענין|פרטים|פרטי (?:ה)?(?:מטופל(?:ת)?|חולה|נבדק(?:ת)?|מבוטח(?:ת)?)|ש[םס]`
/** Who lives in a home, by the label before the name. */
export const residentLabel = /^\W{0,2}resident(?:'s)?(?: name)?\s?[:：]\s*(.+)$/iu

/** Before a patient's name. */
export const patientLabel = `(?:${label})(?:\\s?/\\s?\\p{L}+)?|${hebrewLabel}`

/** An age in years; of a child's first years months or weeks are told. */
export const statedAge =
  /(?<!\p{L})(?:age|aged|ה?גיל|בן|בת)\s?:?\s(\d{1,3})(?![\d/.:]|\s?(?:m(?:o|onths?)?|w(?:eeks?|k)?|d(?:ays?)?|חודש\S*|שבוע\S*|ימים)(?!\p{L}))|(?<![\d.])(\d{1,3})[\s-]?(?:y\/?o|years?[\s-]old)(?!\p{L})/iu

/** What stands beside or under a patient's name: birth, sex, age, numbers. */
export const birthBeside =
  /^\W{0,2}(?:d\.?\s?o\.?\s?b\b|born|bom\b|birth|date of birth|female|male|[mf]\b|sex|gender|aged?\b|\d{1,3} ?(?:y|yo|yrs?|years?)\b|nhs|nhi\b|mrn|hosp(?:ital)?\.? (?:no|num|id)|bos \d|id\b|i\.d|passport|urn?\b|h&c|chi\b|hsn\b|hcn\b|phn\b|uhid|ת["״.]?\s?ז|ת\. ?לידה|תאריך לידה|נולד|זכר|נקבה|מס['׳] (?:זהות|תורם|תורמת|תיק|מטופלת?|חברה?|עמיתה?|מבוטחת?))/i

/** The same, behind the name in its line. */
export const birthWithin =
  /[\s,(]+(?:[זנ](?=,)|(?:d\.?\s?o\.?\s?b\b|born|b\. ?(?=\d)|bos \d|date of birth|female\b|male\b|[MF](?=\s|\)?$)|\d{1,3} ?y\b|nhs\b|mrn\b|d\.o\.b)|(?:ת["״.]?\s?ז|תאריך לידה|ת\. ?לידה|יליד|ילידת|בן \d|בת \d|נקבה|זכר)(?![א-ת]))/i

/** "This certifies that Mr …", "medication list for …". */
export const certified = /(?:\sfor|(?<!\p{L})(?:that|כי)\s+(?:Mr|Mrs|Ms|Miss|מר|גב'|הגב'|גברת)\.?)\s(.+)$/u

/** Before each part of a name. */
export const givenName = String.raw`fore ?names?|first names?|given names?|שם פרטי`
export const familyName = String.raw`surname|last name|family name|שם משפחה`

/** A title of results or of a summary, or a portal's greeting, and whose it is. */
export const behindTitles = new RegExp(
  [
    String.raw`^(?:(?:your |my )?(?:test |lab(?:oratory)? |blood )?results (?:for|of)`,
    String.raw`|(?:visit|discharge|clinical|patient|health|medical|medication) (?:summary|report|record|list) (?:for|of)`,
    String.raw`|(?:signed|logged) in as`,
    String.raw`|שלום,?(?= [\u05d0-\u05ea'-]+ [\u05d0-\u05ea'-]+(?:,? ת["״.]?\s?ז|$))) ?(?!the |this |all )(.+)$`,
  ].join(''),
  'iu',
)

/** The name on a page that was printed to be shown. */
export const madeUpName =
  /^(?:(?:Mr|Mrs|Ms|Miss)\.?\s)?(?:(?:demo|dummy)(?:\s\p{L}+){1,3}|(?:sample|specimen|example)\s(?:patient|person|user|report)(?:\s\p{L}+)?)$/iu

/** A letter's first sentence, and a story's: of whom it is. */
export const toldOf: readonly RegExp[] = [
  /(?<!\p{L})(?:thank you|thanks)(?: (?:very|so) much)? for (?:(?:kindly )?(?:seeing|referring|reviewing)|asking (?:me|us) to see|your referral of)(?: your patient,?| this patient,?)?\s+(?<name>(?:\p{Lu}[\p{L}'’.-]+\s?){2,4}),\s(?:\d{1,3}|an? \d|aged|born|dob|who)/iu,
  /(?<!\p{L})(?<name>(?:Mrs|Ms|Miss)\.?\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)\s(?:is|was|has|presents?|presented|reports?|denies|returns|returned|underwent|came|attended)(?!\p{L})/u,
  /(?<!\p{L})(?<name>Mr\.?\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)\s(?:presents?|presented|reports?|reported|denies|denied|complains|complained|was (?:diagnosed|admitted))(?!\p{L})/u,
  /תודה (?:רבה )?על (?:ה?פניי?ת|הפניית)(?:ו|ה)? של (?:מר |גב['׳] |הגב['׳] )?(?<name>[\u05d0-\u05ea'"-]+ [\u05d0-\u05ea'"-]+)(?=,)/u,
]

/** Beside a name at the head of a page: it is one of several of somebody's. */
export const pageOfSeveral = /^\W*(?:page|עמוד|דף) ?:? ?\d+ ?(?:of|\/|מתוך) ?\d+\W*$/iu

/** Over the parts of a name: somebody else's. */
export const anothersParts =
  /emergency contact|next of kin|guardian|policy ?holder|subscriber|איש קשר|אפוטרופוס|קרוב משפחה/iu

/** What no person is called. */
export const notPatient =
  /hospital|infirmary|hospice|clinic|laborator|medical|medicine|associates|physicians|partners|health|pharmacy|centre|center|surgery|practice|information|identifier|details|summary|report|street|road|department|מרכז|מעבד|מרפאה|בית חולים|קופת|סיכום|דו"ח|תוצאות|אולטרסאונד|דימות|הדמיה|צילום|מחלקה|מחלקת|(?:^|\s)(?:nhi|nhs|mrn|uhid|ward|bed|room)(?:\s|$)|(?:^|\s)(?:no|nr|number|id|dr|by)\.?$|(?:^|\s)(?:patient|insured|subscriber)['’]s(?:\s|$)|^(?:tab|tabs|cap|caps|inj|syp|syr|oint|neb)[.\s]|^(?:ref|contact|mobile|phone|of|was|were|is|has|had|and)(?!\p{L})|(?<!\p{L})(?:complaints?|account|ranges?|intervals?|investigations?|results?|values?|units?|tests?(?! (?:patient|user|person)$))(?!\p{L})/u

/** What ends a name. */
export const patientEnds =
  /\s*(?:[,.;|(]?\s*(?<!\p{L})(?:dob|d\.\s?o\.\s?b|poB|date of birth|birth ?date|born|mrn|id|sex|gender|age|nhs|nhi|uhid|hospital no|ssn|exam|male|female|(?<![א-ת])(?:ת["״.]?\s?ז|תאריך|גיל|מין|מס|ת\. לידה|יליד(?:ת)?|(?<=,\s)(?:בן|בת)(?=\s\d)))(?=[\s.:#)]|$)|\s?\((?:[mf]\b|\d{1,3}\s?(?:y|m|d)\w*)|\s\d).*$/iu

/** Words of labels, which two of make no name. */
export const patientLabelWord =
  /^(?:patient|name|full|first|middle|last|family|demo|specimen|given|client|address|date|details|number)$/i

/** "To", written onto the title before a name. */
export const toTitled = /^ל(?=(?:ה?גב['׳]|ה?גברת|מר)\s)/u

/** Before who sent the sample, where another label names the patient: a laboratory's client. */
export const clientLabel = /^\W{0,2}(?:client|customer)(?: name)?\W*$/i

/** Before "name": whose it is, when it is not the patient's. */
export const anothersName =
  /(?<!\p{L})(?!(?:patient|pt|full|client|child|student|resident|member|legal)['’]?s?\W*$)\p{L}{3,}['’]?s?\s?$/iu

/** "For: …", over when the person was born; "ID: 266 - …", before the sex. */
export const namedFor = /^(?:for\s?:|(?:patient )?id\s?:\s?[\dA-Z]+(?:\s?[-–])+)\s*/i
