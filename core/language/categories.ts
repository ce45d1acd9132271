/** What the pages of each kind are titled with and say, in English and Hebrew. */

/** The kinds of documents that are told by their words. */
export type NamedKind = 'discharge' | 'prescription' | 'lab' | 'imaging' | 'consultation'

/** Wordings of a document's title. */
export const titles: readonly [NamedKind, RegExp][] = [
  ['discharge', /^your (hospital )?stay$|discharge (summary|letter|report|note|instructions)|emergency (?:report|letter)|summary of (hospitali[sz]ation|admission)|hospital(i[sz]ation)? summary|emergency (department|room|medicine) (summary|discharge|report|visit|note|record|provider)|\bed (provider|physician|discharge|visit|course)? ?(note|summary|report|record)\b|emergency (physician|provider) (note|record|report)|transfer summary|סיכום (ה)?(אשפוז|אישפוז|מחלה)|(מכתב|סיכום|תעודת) שחרור|סיכום (ביקור ב|טיפול ב)?(מיון|מלר"ד|המחלקה לרפואה דחופה)|מכתב סיכום אשפוז|סיכום מיון/],
  ['prescription', /\bprescriptions?\b(?! drug)|medic(?:ation|ine)s? (list|profile|record|summary|card|chart|reconciliation|schedule|administration record)|(list of|current) medications|\brx\b|^rp\W?$|^rx$|pharmacy (label|receipt|record)|repeat (medication|prescription)|dispensing (record|label)|drug chart|(^|\s)מרשם|מרשמים|רשימת (ה)?תרופות|כרטיס תרופות|הוראות תרופתיות/],
  ['lab', /גיליון (?:ה)?(?:מעקב )?מעבדה|lab(oratory)? (report|results?|test|summary)|(?<!stress )test results?|(?:histo|cyto)?pathology (?:examination )?(?:report|results)|(?:cytology|biopsy) report|(blood|urine) (test|work|results|analysis|report|record)|clinical laborator|\b(hematology|haematology|biochemistry|chemistry|microbiology|urinalysis|coagulation|serology|lipid|metabolic|thyroid|complete blood count|cbc)\b.*(report|panel|profile|results?)|^(urinalysis|complete blood count|cbc|fbc)\b|cumulative report|anticoagulant (record|book|diary|therapy record)|(inr|glucose|blood sugar) (record|diary|log)|(תוצאות|דו"ח|דוח|תשובות) (של )?(בדיק|מעבד)|בדיקות (דם|מעבדה)|תשובת (מעבדה|בדיקה|תרבית|מיקרוביולוגיה)|תוצאות מעבדה|מעבדה (המטולוגית|ביוכימית|אימונולוגית|אנדוקרינית|וירולוגית|סרולוגית)|מעבדת (קרישה|הורמונים|המטולוגיה|ביוכימיה)|מיקרוביולוגיה|סרולוגיה|virology|serology report|blood gas|(micro|immuno)biology service|microbiology (service|department|laboratory)/],
  ['imaging', /(radiology|imaging|diagnostic imaging|ultrasound|sonograph\w*|mammogra\w+|echocardiogra\w+|x-?ray|ct|mri|pet|dexa|dxa|bone (mineral )?dens\w+|doppler|fluoroscopy|nuclear medicine|cta|mra|scan)\b.*\b(report|examination|study|exam|result|scan)|^mr (brain|head|neck|abdomen|pelvis|spine|lumbar|cervical|knee|shoulder|liver|prostate|cardiac|angio\w*|entero\w*|cholangio\w*)\b|^(ct|mri|us|usg|sonography|xr|x-?ray|ultrasound|echo\w*|transthoracic|mammogra\w+|dexa|pet|doppler|radiograph|bone)\b|(diagnostic|screening) (bilateral )?mammogra|^(bilateral |left |right |portable )?(chest|abdom\w+|brain|head|lumbar|knee|renal|pelvi\w+|breast|thyroid|shoulder|hip|carotid).*\b(ct|mri|x-?ray|xr|ultrasound|us|radiograph\w*|sonogra\w+|doppler|with(out)? contrast)\b|תשובת הדמיה|פענוח|(^|\s)(us|ct|mri)\s.*[\u05d0-\u05ea]|אולטרסאונד|אולטרה-?סאונד|טומוגרפיה|צילום (חזה|רנטגן|של|בטן|כף|ברך|עמוד)|ממוגרפיה|אקו(קרדיוגרפיה| לב)|תשובת (ct|mri|us)|בדיקת (ct|mri|us|הדמיה)/],
  ['consultation', /consult(ation)?s?\b(?! date)|(clinic|referral|outpatient|gp|specialist|urgent care|visit|office|progress|encounter|follow-?up) (letter|note|visit|summary|report|appointment)|letter of referral|referral (request|form)|request for referral|^(?:[\w-]+ ){0,2}referral(?: (?:to|for) .{3,40})?$|^(?:summary of )?your (?:visit|appointment)(?: today| summary)?$|(initial|new patient|follow.?up) (visit|evaluation|assessment|consultation)|history (?:and|&) physical|^h ?& ?p$|after visit summary|^treatment summary$|(?:patient|encounter|clinical) summary|(?:provider|progress|doctor'?s?|physician) notes?$|(oncology|cardiology|neurology|rheumatology|endocrinology|nephrology|urology|dermatology|psychiatry|surgery|gyn(a)?ecology|p(a)?ediatrics?|orthop(a)?edics?|gastroenterology|pulmonology|respiratory|ent|ophthalmology) (follow.?up|clinic|outpatients?|review|assessment)|outpatient review|סיכום ביקור|סיכום (ה)?(יעוץ|ייעוץ|בדיקה במרפאה|מרפאה)|מכתב (הפניה|הפנייה|רופא)|(^|\s)(ייעוץ|יעוץ|הפניה ל)|תשובת (יועץ|ייעוץ)|סיכום (?:מפגש|פגישה)|ביקור מרפאה|תעודת ביקור|^(?:טופס|מכתב)? ?הפני?יה(?: רפואית| דחופה)?$|^סיכום (?:ה)?(?:בדיקת התפתחות|מחזור טיפול|טיפול(?! ב)|הערכה|אבחון)/],
] // prettier-ignore

/** Titles that are known with their letters apart or one of them misread. */
export const spelledTitles: readonly [NamedKind, string][] = [
  ['discharge', 'dischargesummary'],
  ['lab', 'laboratoryreport'],
  ['lab', 'labreport'],
  ['lab', 'clinicallaboratory'],
  ['imaging', 'ultrasoundreport'],
  ['imaging', 'radiologyreport'],
  ['prescription', 'prescription'],
  ['prescription', 'medicalprescription'],
  ['consultation', 'consultationreport'],
]

/** A word that a sentence has and no title: "CT scan suggested that …", "Chest x-ray was clear". */
export const sentenceWord =
  /(?<!\p{L})(?:in consultation with|was|were|is|are|has|had|have|been|he|she|they|showed|shows|revealed|reveals|demonstrated|demonstrates|suggested|confirmed|obtained|taken|performed|done|status post|s\/p|underwent|presented|presents|complains|which|that|because)(?!\p{L})/iu

/** A report of tissue: what was cut, and headings over what was seen of it with the eye and through a lens. */
const ofTissue = new RegExp(
  [
    String.raw`^(?=[\s\S]*\b(?:biops(?:y|ies)|specimens?|excision|resection)\b|[\s\S]*(?:ביופסי|תכשיר|דגימ))`,
    String.raw`(?=[\s\S]*^\W*(?:gross|macroscopic|microscop\w+|immuno(?:histochemi|stain)\w*|cellular architecture)\b`,
    String.raw`|[\s\S]*^\W*(?:תיאור )?ה?(?:מ[אי]קרוסקופי|מבנה מיקרוסקופי|בדיקה (?:מ[אי]קרוסקופית|היסטולוגית)))`,
  ].join(''),
  'm',
)

/** What speaks for a kind anywhere on the page, with its weight; each counts once. */
export const hints: readonly [NamedKind, RegExp, number][] = [
  ['lab', /references? (interval|range|values?)|ref\.?\s?(range|interv|values?)|normal range|ערכי (ייחוס|יחוס|נורמה)|טווח (ייחוס|נורמה|תקין)/, 1.5],
  ['lab', /\b(specimen|accession|collected|date drawn|sample (type|taken)|clia|laborator(y|ies))\b|תאריך (ה)?(לקיחה|דגימה)|מעבד(ה|ות)/, 1],
  ['lab', /\b(?:sample|specimen) (?:received|collected|registered) on\b|\btest report\b|\bconsultant pathologist\b/, 1],
  ['lab', /^(?=.*\bresults?\b)(?=.*\bunits?\b)(?=.*\b(?:tests?|investigations?|parameters?|flags?|status)\b).{0,70}$/m, 1],
  ['lab', /^\W*(?:serolog|biochemi|ha?ematolog|microbiolog|immunolog)ical investigations?\W*$|\b(?:hemograma|bioqu[ií]mica)\b/m, 1.6],
  ['lab', /^(gram stain|culture|antibiogram|acid-fast bacilli|צביעת גרם|תרבית)\b.*\n/m, 1.6],
  ['lab', /^(?:macro|micro)scop(?:ic|y)(?: description| findings| examination)?\W*$|^gross (?:description|findings|examination)\W*$/m, 3],
  ['lab', /^immunohistochemi(?:cal|stry)\b|תיאור (?:מאקרוסקופי|מיקרוסקופי)/m, 3],
  ['imaging', /\b(radiolog(y|ist)|diagnostic imaging|department of imaging|imaging (center|centre|department|institute)|sonographer|open mri)\b|רדיולוג|דימות|מכון רנטגן/, 1.2],
  ['imaging', /(?:^|\t)\W*technique\b|\btechnique\s*:|\bcomparison\b|exam(ination)? (date|type)|accession|study date|scan date|t-score|טכניקה|סוג (ה)?בדיקה|תאריך (ה)?בדיקה/, 0.8],
  ['prescription', /\b(refills?|dispense|qty|quantity|sig:|prescriber|pharmacist|pharmacy|substitution|days supply|dea)\b|בית מרקחת|רוקח|כמות|אריזות|תוקף המרשם/, 1.2],
  ['prescription', /^(?:rx|rp)\W?$/m, 1.5],
  ['prescription', /^(?=.*\b(?:medicine|drug)s? name)(?=.*\bdos(?:e|age)\b)(?=.*\b(?:freq|duration)).{0,80}$/m, 0.8],
  ['prescription', /\b(?:medicine|drug) name\b|\bname of (?:the )?(?:medicine|drug)s?\b/, 0.8],
  ['discharge', /^(?:(?:instructions?|advice|treatment|condition) (?:on|at) discharge|discharge (?:advice|instructions?))/m, 0.8],
  ['lab', ofTissue, 3],
  ['lab', /\b(?:dermato|histo|cyto|surgical |anatomic(?:al)? |cellular )patholog/, 1.2],
  ['lab', /\bresults of your (?:[\w&]+ ){0,4}tests?\b|תוצאות בדיקות ה?(?:דם|שתן|מעבדה) שלך/, 1.6],
  ['discharge', /^\W*(?:medicines?|medications?|tablets) (?:to (?:go|take) home|for home|on leaving)\b|תרופות (?:לבית|להמשך בבית)/m, 1.6],
  ['lab', /\bperformance characteristics (?:were )?determined by\b|\bpathogenic variants?\b/, 1.2],
  ['prescription', /\bdea ?#|\brefills?\W{0,3}(?:\d ?){3,}/, 0.8],
  ['imaging', /\b(?:seen|noted|detected|found)\b.{0,30}\b(?:in|on) this (?:scan|study)\b|\btotal bmd\b/, 1.6],
  ['prescription', /\bpharmacy\b|בית מרקחת/, 0.8],
  ['prescription', /\brepeat items\b|\bon repeat\b|tick what you need/, 1.2],
  ['imaging', /\b(?:she|he|patient) (?:returns|takes|is taking|was treated|was admitted|underwent)\b|\breturns (?:today |here |back )*for\b|\bchief complaint\b/, -1.5],
  ['imaging', /\bbone densitometry\b|\b(dxa|dexa) (of|scan)\b/, 1.2],
  ['consultation', /ביקור (מעקב|חוזר|במרפאה|ראשון)/, 1.2],
  ['prescription', /\bsig\b\s?[:.]|\bdisp(ense)?\b\s?[:#]|refills?\s?[:#]/, 1.8],
  ['discharge', /went home\s*:|(date of |)discharged?( date)?\s*:|\bdischarged \d|discharge date|date of discharge|תאריך (ה)?שחרור|שוחרר/, 1.8],
  ['discharge', /(טיפול|מהלך|בדיקה|ניתן|אבחנות) במיון|(טיפול|מהלך|אבחנות) במלר"ד/, 1.6],
  ['discharge', /admi(tted|ssion)( date)?\s*:|\badmn\.? (?:dt|date|no)\b|\badmitted \d|date of admission|length of stay|תאריך (ה)?קבלה|ימי אשפוז/, 1],
  ['discharge', /\bd\.?o\.?a\b[\s\S]*\bd\.?o\.?d\b/, 1.6],
  ['discharge', /^(?=[\s\S]*\bd\.?o\.?a\b)(?=[\s\S]*\bd\.?o\.?d\b)(?=[\s\S]*\b(?:ward|bed no|room no|ipd? no|ipd)\b)/, 1.6],
  ['discharge', /\bwhen to (?:obtain|seek) (?:urgent|emergency|medical) (?:care|help|attention)\b/, 0.8],
  ['discharge', /\b(?:(?:is|was|being|been) dis\w{0,2}charged (?:in|with|home|on|to)|discharged in (?:\w+ ){0,3}condition)\b/, 1.6],
  ['discharge', /hospital course|discharge (medications?|diagnos|condition|instructions|advice|details)|(?:medications?|instructions?|advice|treatment) (on|at) discharge|מהלך (ה)?אשפוז|(בעת|ב)שחרור|condition (on|at) discharge/, 1.5],
  ['discharge', /admitted\s*\/\s*discharged|admission and discharge|discharge destination|actions for (the )?gp|discharging (ward|consultant|hospital)|מועד שחרור|שחרור\s*:/, 1.6],
  ['consultation', /^\W?(to|re|ref)\s?:\s?(dr|mr|mrs|ms|miss|prof)\b|לכבוד:? ד"ר/m, 0.8],
  ['consultation', /\b(private and confidential|dictated|typed)\b.*\d/, 0.5],
  ['consultation', /^\W?(to|copy to|cc)\s?:\s?dr\b|consultant (?!in charge)\w+(ologist|iatrist|ician|surgeon|physician)\b|\b(outpatients?|mental health team|specialist nurse|clinic letter)\b/m, 0.8],
  ['consultation', /\b(next (appointment|review)|review(ed)? (on|in (clinic|\w+ (weeks|months)))|reviewed \d|i reviewed|i saw|attended (with|clinic|alone))\b/, 0.7],
  ['consultation', /(?<!\p{L})(?:נבדקה? אצלי|מטופלך|מטופלתך)(?!\p{L})|ברכת רפואה שלמה|\byour patient\b/u, 1.2],
  ['consultation', /^(visit|visited|seen|seen by|seen on|clinic visit)\s?:/m, 1.2],
  ['consultation', /בברכ(?:ה|ת) |בברכה|הנדון:|date of service|follow.?up visit/, 0.8],
  ['consultation', /\bdate of (?:evaluation|assessment|referral)\b/, 1.2],
  ['consultation', /(?<!\p{L})(?:ראיתי|בדקתי|ביקרה?) (?:היום|אצלי|במרפא|לביקורת|את)|^לכבוד(?!\p{L})|^\W*בכבוד רב/mu, 1.2],
  ['consultation', /\b(?:(?:audiolog(?:y|ical|ic)|hearing|vestibular|speech|swallowing) (?:evaluation|assessment)|otoscopy|tympanometry|pure tone thresholds?|slit lamp)\b/u, 0.8],
  ['consultation', /\bthank you for (?:coming|attending)\b/u, 1.2],
  ['consultation', /^seen (?:on )?(?:\d{1,2} \p{L}+ \d{4}|\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{4}) (?:with|by)\b/mu, 0.8],
  ['consultation', /^(?:.{4,40} - |patient )?medical report$/m, 1],
  ['consultation', /\bbased on (?:the )?clinical examination\b/, 1.2],
  ['lab', /\bimmunoperoxidase (?:studies|stains?)\b/, 2],
  ['consultation', /doctor'?\s?s? notes?|(?:past )?hospital visits|follow.?up instructions?/, 1.6],
  ['consultation', /^dear \p{L}|thank you (very much )?for (referring|seeing|asking|your referral)|רופא(?:\/ה)? נכבד|תודה (?:רבה )?על ה?הפניי?|ד"ר .{2,20} שלום|אני מפנה/mu, 1.6],
  ['consultation', /\b(visit date|date of visit|clinic date|seen (in|at|on|for)|reason for (visit|referral|consultation)|(?:chief|presenting) (?:complaints?|symptoms?)|assessment and plan|sincerely|yours (sincerely|faithfully)|kind regards)\b|תאריך (ה)?ביקור|סיבת (ה)?(פניי?ה|הפניי?ה|ביקור)|מרפאה/, 1.2],
] // prettier-ignore

/** A page's head names the emergency department that wrote it; one that a patient is sent to is another's. */
export const fromEmergency =
  /(?<!\bto (?:the )?)(?:emergency (?:department|room|cent(?:er|re))|\ba ?& ?e\b)|(?<!ל)מיון|(?<!ל)מלר"ד|(?<!ל)(?:רפואה|[בה]?מחלקה לרפואה) דחופה/

/** An operation's report has findings and no picture; a card for an emergency or a summary for whoever asks lists drugs. */
export const operationTitle =
  /questionnaire|^(?:cardiac )?(?:exercise )?stress test report|^lab(?:oratory)? requisition|^(?:new patient |patient |medical |health |intake )*(?:history|intake|registration|consent|screening) form|^informed consent|שאלון|^(?:טופס )?הסכמה|^(?:operative|operation|surgical|surgery|(?:colon|gastr|ent?er|duoden|bronch|cyst|sigmoid|end)\w*scopy|coronary angio\w+) (?:report|note|record|summary)|^(?:emergency medical|emergency|shared health|personal health) (?:information|card|summary)$|^(?:attending )?(?:physician|doctor)['’]?s['’]? statement|^(?:(?:health|insurance|medical|disability) )*claim form|^תמצית (?:ה?מידע|ה?תיק) ?ה?רפואי|^(?:דו"ח|דוח) (?:קולונו|גסטרו)סקופיה|^(?:דו"ח|דוח|גיליון|סיכום) ניתוח/

/** A bill names drugs, tests and a stay, and tells of none. */
export const billTitle =
  /^(?:(?:itemi[sz]ed|tax|final|interim|cash|hospital|medical|pharmacy|laboratory|medicine|patient|inpatient|outpatient|discharge|ipd|opd) )*(?:bill|invoice|receipt)(?: ?\/ ?(?:tax )?(?:bill|invoice|receipt))?(?: summary| ?#? ?\d+)?$/

/** What is paid, by its labels and its sum. */
export const billed =
  /^(?=[\s\S]*\b(?:bill|invoice|receipt) (?:no|number|date)\b)(?=[\s\S]*\b(?:(?:net|total|balance|paid|billed|gross) (?:amount|payable|due)|grand total|amount (?:paid|due|payable|received)|sub ?total)\b)/

/** Headings of a page about somebody who was seen or operated on, each of which no report of a study needs. */
export const visitHeadings: readonly RegExp[] = [
  /^\W*(?:chief complaints?|c\.?c\.?\W*$|subjective|history of (?:the )?present(?:ing)? illness|hpi)(?!\p{L})|^\W*(?:תלונה עיקרית|מחלה נוכחית)/iu,
  /^\W*(?:objective|physical (?:exam|findings)|vital signs|review of systems|ros)(?!\p{L})|^\W*(?:בדיקה גופנית|סימנים חיוניים)/iu,
  /^\W*(?:past (?:medical|surgical) history|pmhx?|pshx?)(?!\p{L})|^\W*(?:רקע רפואי|מחלות רקע|ניתוחים בעבר)/iu,
  /^\W*(?:(?:personal|social|family)(?: (?:and|or|&) \p{L}+)? history|shx?|fhx?)(?!\p{L})|^\W*(?:הרגלים|היסטוריה משפחתית)/iu,
  /^\W*(?:(?:(?:current|home|present|discharge|admission) )?med(?:ication)?s|(?:drug )?allergies)(?!\p{L})|^\W*(?:תרופות|רגישויות|אלרגיות)/iu,
  /^\W*(?:(?:pre(?:[\s-]?op(?:erative)?)?[\s-]?(?:and|&|\/)\s?)?post|pre)[\s-]?(?:op|operative|procedural|procedure) (?:diagnos[ie]s|dx)(?!\p{L})|^\W*אבחנה (?:לפני|אחרי|לאחר) ה?ניתוח/iu,
  /^\W*(?:(?:procedures?|operations?|surgery) performed|title of (?:the )?(?:operation|procedure)|estimated blood loss|complications)(?!\p{L})|^\W*(?:מהלך ה?ניתוח|סיבוכים)/iu,
  /^\W*(?:an(?:a)?esthesia|specimens?|drains|tourniquet time|indications? for (?:the )?(?:surgery|operation)|(?:description|details) of (?:the )?(?:operation|procedure|surgery)|(?:operation|procedure) in detail)(?!\p{L})|^\W*(?:סוג )?ה?הרדמה/iu,
]

/** A heading over what may be told on any page. */
export const ofAnything = /^\W*description\W*$/i

/** Headings over what was done, how it was made bearable and what was found by it, which no report of a picture has. */
export const actHeadings =
  /^\W*(?:(?:pre(?:[\s-]?op(?:erative)?)?[\s-]?(?:and|&|\/)\s?)?(?:post|pre)[\s-]?(?:op|operative|procedural|procedure) (?:diagnos[ie]s|dx)|an(?:a)?esthesia|premedications?|medications? (?:given|used|administered)|(?:procedures?|operations?|surgery) performed|(?:description|details|narrative) of (?:the )?(?:operation|procedure|surgery)|(?:operation|procedure) in detail|(?:title|name) of (?:the )?(?:operation|procedure)|estimated blood loss|endoscopic (?:impression|diagnosis|findings)|reported procedure|instruments?|complications|specimens?)(?!\p{L})/iu

/** What a title of a document has. */
export const documentWord =
  /\b(summary|report|results?|letter|prescription|profile|list|consultation|panel|profile|study|note|certificate|record|urinalysis|examination|scan|ct|mri|ultrasound|x-?ray|echocardiogra\w+|blood count)\b|סיכום|תוצאות|גיליון|גליון|מעקב|מכתב|מרשם|דו"?ח|תשובת|הפניה|בדיק(ה|ות|ת)|צילום|פענוח|תעודת|אישור|ספירת|(?:^|\s)(?:us|ct|mri) /

/** What a payer decides, whatever it is about. */
export const payerTitle = /^טופס 17(?!\d)|^(?:טופס )?התחייבות|^(?:פרוטוקול )?ועדה רפואית/u
