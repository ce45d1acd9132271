/** Roots that make a heading of an unknown wording where its type says that it is one. First match wins. */
export const headingStems: readonly (readonly [RegExp, string])[] = [
  [/\bmedic(ation|ine)s?\b|\bdrugs?\b|\btreatment\b|תרופ|טיפול/, 'medications'],
  [/diagnos(?!tics?\b)|problem|co ?morbid|אבחנ|בעיות/, 'diagnoses'],
  [/allerg|רגישו|אלרגי/, 'allergies'],
  [/family|משפחתי/, 'family-history'],
  [/social|habits|הרגלים/, 'social-history'],
  [/\bhistory\b|רקע/, 'history'],
  [/\blab(oratory|s)?\b|blood (tests|results)|מעבדה|בדיקות דם/, 'labs'],
  [/imaging|radiolog|הדמי|דימות/, 'imaging'],
  [/procedure|operation|surger|ניתוח|פרוצדור/, 'procedures'],
  [/hospital course|מהלך/, 'course'],
  [/exam(ination)?\b|בדיקה גופנית/, 'examination'],
  [/follow.?up|recommend|instructions|\bplan\b|המלצ|הנחיות/, 'recommendations'],
  [/impression|conclusion|assessment|מסקנ/, 'impression'],
]

/** A house of medicine by its last word, and no part of a page: "HORIZON FAMILY MEDICAL CENTER". */
export const houseEnd =
  /(?<!\b(?:in|at|the|from|to|by|of|this|our|your|during|after|before) )\b(?:cent(?:er|re)|clinic|hospital|pharmacy|institute|associates)$/

/** "CONTINUE these medications which have NOT CHANGED": the verb says which part of the list follows. */
export const instructed =
  /^(?:please )?(start|begin|continue|keep|resume|change|stop|hold|do not take|don't take)(?: taking| using| how you take| to take)? (?:these|the following|your|any of these) (?:\w+ )?(?:medications?|medicines?|drugs?|prescriptions?)(?: |$)/

const ended = '(?:stopped|discontinued|cancell?ed|expired|ceased|withdrawn|deprescribed|suspended)'
const endedHe = '(?:ש?הופסקו|ש?בוטלו|שפג תוקפן|להפסקה|להפסיק|מופסקות|מבוטלות)'

/**
 * "Medicines stopped with the doctor's consent", "CANCELLED OR EXPIRED, DO NOT USE": a list of what is taken no more. With
 * no word for drugs only what no remark on one drug would say.
 */
export const endedList = new RegExp(
  `^(?:(?:medic(?:ine|ation)s?|drugs|items|tablets|prescriptions?|treatments) (?:(?:that|which|were|are|have|been|to|be|now|recently) )*(?:${ended}|(?<= to )stop)(?: \\p{L}+){0,6}|` +
    `${ended}(?: (?:or|and) ${ended})+(?: \\p{L}+){0,4}|${ended}(?: do not (?:use|take|give)| (?:in|during|within) (?:the|this) (?:last|past|month|week|year)(?: \\p{L}+){0,2}| (?:in|during|on|by) (?:the |this |your )?(?:hospital|ward|admission|stay|visit)(?: do not (?:use|take|give))?)|` +
    `(?:תרופות|תכשירים|טיפולים|מרשמים) ${endedHe}(?: \\p{L}+){0,5}|הופסקו ב(?:חודש|שנה|שבוע|תקופה|ימים|מהלך|זמן)(?: \\p{L}+){0,3}|(?:הופסקו|בוטלו) ו?(?:בוטלו|הופסקו|פג תוקפן)|` +
    `(?:(?:הופסקו?|הופסקה|בוטלו?) )?ו?(?:אין|לא) (?:ליטול|לקחת|לחדש|להשתמש)(?: יותר| עוד)?)$`,
  'u',
)

/** "Stopped in hospital: do not take": what a heading says behind its colon. */
export const toldToLeave = /^[^:：]{5,40}[:：]\s*(?:please )?do not (?:use|take|give)\W*$/iu

/** What part of the drugs a heading of drugs tells. */
export const medicationTurns: readonly (readonly [RegExp, string])[] = [
  [/\bstop|discontinu|ceased|\bheld\b|הופסק|להפסיק/, 'medications-stopped'],
  [/discharge|going home|take home|new\b|start|שחרור|מומלצ|להמשך/, 'medications-discharge'],
  [/admission|prior|before|at home|home\b|pre.?admission|קבלה|לפני|ביתי/, 'medications-admission'],
]

/** What a study found: the text of one of several. */
export const studyFindings =
  /^(?:ממצאי |ממצאים ב ?)ה?(?:ct|mri|us|אולטרסאונד|הדמיה|צילום|בדיקה)$|^(?:ct|mri|us|ultrasound|mammography) findings$/u

/** The name of a kind of study, by itself. */
export const studyAlone =
  /^(?:ct|mri|us|ultrasound|sonography|mammography|mammogram|x-?ray|pet-?ct|ממוגרפיה|אולטרסאונד|אולטרה-?סאונד|סונר|צילום|הדמיה)$/u

/** Between two names in a heading. */
export const headingJoints = / and | or | ו(?=\p{L}{4})/u

/** A title of a group of tests of blood and of urine. */
export const mixedSpecimens =
  /(?:function|profile|chemistry|biochemistry|blood|serum) and (?:urine|stool)$|^(?:urine|stool) and (?:blood|serum|renal|kidney|urine|stool)|(?:דם|כליות|צואה) ושתן$/u

/** Words of a specimen in the title of a group of results, in any company. */
export const specimenStems: readonly (readonly [string, RegExp])[] = [
  ['urine', /\burin|\bשתן\b|(^|\s)ב?שתן(\s|$)/],
  ['stool', /\bstool|f(a)?ec(al|es)|(^|\s)ב?צואה(\s|$)/],
  ['csf', /\bcsf\b|cerebrospinal|נוזל (שדרה|מוחי)/],
  ['fluid', /(pleural|ascit|synovial|peritoneal|pericardial) fluid|semen|נוזל (פלאורלי|מיימת|סינוביאלי)/],
  ['blood', /\b(serum|plasma|blood|h(a)?ematology|chemistry|biochemistry)\b|(^|\s)ב?דם(\s|$)/],
]

/** Parts of a list of drugs: what is taken, and what no more. */
export const drugsGoOn =
  /^(new|changes?|changed|continue|continued|unchanged|same|keep|keep taking|keep using|start|started|resume|resumed|חדש|חדשות|שינוי|ללא שינוי|המשך)$/
export const drugsStop = /^(stop|stopped|discontinue|discontinued|hold|held|ceased|הופסק|הופסקו|להפסיק)$/

/** Labels that begin something else than the section above, without being a heading. */
export const neutralLabel =
  /^(weight|height|bmi|bp|blood pressure|pulse|hr|heart rate|temp(erature)?|spo2|o2 sat|resp(irations|iratory rate)?|address|phone|tel|fax|name|patient|patient name|dob|date of birth|born|id|mrn|nhs no|nhs number|hospital no|age|sex|gender|date|physician|doctor|provider|attending|referring|ordered by|prescriber|insurance|room|ward|unit|bed|status|department|admitted|discharged|admission date|discharge date|visit date|signed|signature|pharmacy|accession|specimen|collected|received|reported|page|vital signs|vitals|lungs|heart|abdomen|neuro|extremities|skin|heent|general|occupation|marital status|language|license|npi|dea|account|שם|ת\.?ז|גיל|מין|משקל|גובה|לחץ דם|דופק|חום|סטורציה|כתובת|טלפון|תאריך|תאריך לידה|רופא|מחלקה|קופה|מספר|חתימה|מס)$/

/** Labels of a page's head that resemble a heading by a letter. */
export const likeHeadings =
  'prescriber; provider; examiner; history number; operator; tested; resulted; procedure date; treated; medical; referral; therapist; תעוקה'

/** Labels that tell how a study was made, as "Technique" does. */
export const ofTechnique =
  /^(?:[^:]*\b(?:contrast|dose|dlp|ctdi\w*|sequences?|protocol|tracer|radiopharmaceutical|injection|scanner|equipment|probe|sedation|quality|limitations?|views?|date|time|comparison|prior|previous|medications?|height|weight)\b|[^:]*(?:חומר ניגוד|מינון|קרינה|השווא|תאריך|איכות|מכשיר|פרוטוקול|הזרק))/iu
