/** A field of doctors, and what a record may say of it. */
export interface DoctorField {
  /** Its name in each language, in their order. */
  readonly names: readonly [string, string]
  /** What such a doctor is called, in each language; nothing where a field is not known by that. */
  readonly called: readonly [string, string]
  /** What patients call such a doctor by, before or behind the word for one. */
  readonly treats: string
  /** In the name of a clinic, a department or a doctor; null where such names say nothing of it. */
  readonly said: RegExp | null
}

const house = '(?:מרפא[הת]|מרפאות|מכון|מרכז|יחיד[הת]|מחלק[הת]|מערך|שירות|רופאי?ת?)'

/** "מרפאת עור", "המכון ללב". */
const houseOf = (area: string): string => `${house} ל?ה?(?:${area})(?!\\p{L})`

const saying = (latin: string, hebrew: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${latin})|${hebrew}`, 'iu')

export const doctorFields: readonly DoctorField[] = [
  {
    names: ['cardiologist', 'קרדיולוג'],
    called: ['cardiologist; cardiology; heart doctor', 'קרדיולוג; קרדיולוגית; קרדיולוגיה; רופא לב; רופאת לב'],
    treats: 'heart; cardiac; לב',
    said: saying('(?:electro)?cardi|(?<!sacred )heart(?!\\p{L})', `קרדיולוג|${houseOf('לב')}`),
  },
  {
    names: ['pulmonologist', 'רופא ריאות'],
    called: [
      'pulmonologist; lung doctor; chest doctor; respiratory doctor',
      'רופא ריאות; רופאת ריאות; פולמונולוג; פולמונולוגית',
    ],
    treats: 'lung; lungs; breathing; chest; asthma; copd; ריאות; ראות; נשימה; אסתמה',
    said: saying('pulmon|lungs?(?!\\p{L})|respirat|chest(?!\\p{L})', 'פולמונולוג|ריאות'),
  },
  {
    names: ['eye doctor', 'רופא עיניים'],
    called: [
      'eye doctor; optometrist; ophthalmologist; optician',
      'רופא עיניים; רופאת עיניים; אופטומטריסט; אופטומטריסטית; אופטיקאי',
    ],
    treats: 'eye; eyes; glaucoma; cataract; retina; עיניים; עין; העיניים',
    said: saying('eyes?(?!\\p{L})|ophthalm|optom|optic|retina', 'עיניים|אופטומטר|אופטיק'),
  },
  {
    names: ['endocrinologist', 'אנדוקרינולוג'],
    called: [
      'endocrinologist; endocrinology; endocrine doctor; endo doctor; diabetologist',
      'אנדוקרינולוג; אנדוקרינולוגיה; אנדוקרינית; סוכרתולוג; אנדוקרינולוגית; אנדו; רופא סוכרת; רופאת סוכרת; מרפאת סוכרת',
    ],
    treats:
      'thyroid; hormone; hormones; diabetes; diabetic; sugar; בלוטה; בלוטת התריס; תריס; סוכרת; סוכר; הורמונים',
    said: saying('endocrin|diabet|thyroid|hormon', 'אנדוקרינ|סוכרת|בלוטת התריס'),
  },
  {
    names: ['gastroenterologist', 'גסטרואנטרולוג'],
    called: [
      'gastroenterologist; gastroenterology; gastro doctor; hepatologist',
      'גסטרואנטרולוג; גסטרואנטרולוגית; גסטרואנטרולוגיה; גסטרולוג; גסטרולוגית',
    ],
    treats: 'stomach; gut; bowel; bowels; liver; belly; tummy; digestion; קיבה; בטן; מעיים; מעי; כבד; עיכול',
    said: saying('gastro|digestive|hepat|liver(?!\\p{L})', `גסטרו|עיכול|${houseOf('כבד')}`),
  },
  {
    names: ['nephrologist', 'נפרולוג'],
    called: ['nephrologist; kidney doctor', 'נפרולוג; נפרולוגית; רופא כליות; רופאת כליות'],
    treats: 'kidney; kidneys; dialysis; כליות; כליה; דיאליזה',
    said: saying('nephro|kidney|renal|dialysis', `נפרולוג|דיאליזה|${houseOf('כליות')}`),
  },
  {
    names: ['urologist', 'אורולוג'],
    called: ['urologist; urology doctor; urology', 'אורולוג; אורולוגית; אורולוגיה'],
    treats: 'prostate; bladder; urine; urinary; ערמונית; פרוסטטה; שלפוחית; שתן',
    said: saying('urolog|prostate', 'אורולוג|(?<!\\p{L})ה?ערמונית'),
  },
  {
    names: ['neurologist', 'נוירולוג'],
    called: ['neurologist; neurology', 'נוירולוג; נוירולוגית; נוירולוגיה'],
    treats: 'brain; nerve; nerves; head; headache; migraine; מוח; עצבים; ראש; מיגרנה',
    said: saying('neurolog|brain(?!\\p{L})|headache', 'נוירולוג|כאבי ראש'),
  },
  {
    names: ['orthopedist', 'אורתופד'],
    called: [
      'orthopedist; orthopaedist; orthopedic surgeon; orthopedics',
      'אורתופד; אורתופדית; אורטופד; אורתופדיה; אורטופדית',
    ],
    treats: 'bone; bones; knee; hip; back; spine; shoulder; ברך; ברכיים; גב; עצמות; כתף; ירך; עמוד שדרה',
    said: saying('orthop|spine(?!\\p{L})|sports medicine', 'אור[תט]ופד'),
  },
  {
    names: ['dermatologist', 'רופא עור'],
    called: ['dermatologist; dermatology; skin doctor', 'רופא עור; רופאת עור; דרמטולוג; דרמטולוגית'],
    treats: 'skin; עור',
    said: saying('dermat|skin(?!\\p{L})', `דרמטולוג|${houseOf('עור')}`),
  },
  {
    names: ['gynecologist', 'גינקולוג'],
    called: [
      'gynecologist; gynaecologist; gynecology; obgyn; ob gyn; obstetrician',
      'גינקולוג; גינקולוגית; רופא נשים; רופאת נשים; גניקולוג; גניקולוגית',
    ],
    treats: "women; womens; women's; woman; pregnancy; fertility; נשים; הריון; היריון; פוריות",
    said: saying(
      "gyn(?:a)?ecolog|obstetric|wom[ae]n(?:['’]?s)?(?!\\p{L})|fertility",
      `ג(?:ינ|ני)קולוג|${houseOf('נשים|פוריות')}`,
    ),
  },
  {
    names: ['ear, nose and throat doctor', 'רופא אף אוזן גרון'],
    called: [
      'ent; e n t; ear nose and throat; ear nose throat; otolaryngologist',
      'אף אוזן גרון; אא"ג; אף אוזן',
    ],
    treats: 'ent; ear; ears; nose; throat; sinus; hearing; אוזן; אוזניים; גרון; סינוסים',
    said: saying(
      'ent(?!\\p{L})|otolaryng|otorhino|ear,? nose|hearing',
      '(?<!\\p{L})ה?אף[, -]{1,2}אוזן|אא["״]ג',
    ),
  },
  {
    names: ['oncologist', 'אונקולוג'],
    called: ['oncologist; oncology', 'אונקולוג; אונקולוגית; אונקולוגיה'],
    treats: 'cancer; tumor; tumour; סרטן; גידול',
    said: saying('oncolog|cancer(?!\\p{L})', 'אונקולוג'),
  },
  {
    names: ['hematologist', 'המטולוג'],
    called: ['hematologist; haematologist; hematology', 'המטולוג; המטולוגית; המטולוגיה'],
    treats: 'blood; anemia; anaemia; clotting; דם; אנמיה; קרישה',
    said: saying('ha?ematolog', 'המטולוג'),
  },
  {
    names: ['rheumatologist', 'ראומטולוג'],
    called: ['rheumatologist; rheumatology', 'ראומטולוג; ראומטולוגית; ראומטולוגיה'],
    treats: 'joint; joints; arthritis; פרקים; מפרקים',
    said: saying('rheumat|arthritis', 'ראומטולוג'),
  },
  {
    names: ['allergist', 'אלרגולוג'],
    called: ['allergist', 'אלרגולוג; אלרגולוגית; רופא אלרגיה; אימונולוג'],
    treats: 'allergy; allergies; אלרגיה; אלרגיות',
    said: saying('allerg|immunolog', 'אלרגי|אלרגולוג|אימונולוג'),
  },
  {
    names: ['psychiatrist', 'פסיכיאטר'],
    called: ['psychiatrist', 'פסיכיאטר; פסיכיאטרית; פסיכיאטריה'],
    treats: '',
    said: saying('psychiatr', 'פסיכיאטר'),
  },
  {
    names: ['psychologist', 'פסיכולוג'],
    called: [
      'psychologist; psychotherapy; counsellor; counselor; therapist',
      'פסיכולוג; פסיכולוגית; פסיכותרפיה; מטפל רגשי; טיפול פסיכולוגי; טיפול רגשי',
    ],
    treats: '',
    said: saying('psycholog', 'פסיכולוג'),
  },
  {
    names: ['dentist', 'רופא שיניים'],
    called: ['', 'רופא שיניים; רופאת שיניים; שיננית; אורתודונט; אורתודנט'],
    treats: 'teeth; tooth; gums; שיניים; שן; חניכיים',
    said: saying('dent(?:al|ist)|orthodon|smile', 'שיניים|דנטל|אורתודונט'),
  },
  {
    names: ['dietitian', 'דיאטנית'],
    called: ['dietitian; dietician; nutritionist', 'דיאטנית; דיאטן; דיאטנית קלינית; תזונאית; תזונאי'],
    treats: 'diet; nutrition; תזונה; דיאטה',
    said: saying('diet|nutrition', 'דיאטנ|תזונה'),
  },
  {
    names: ['physiotherapist', 'פיזיותרפיסט'],
    called: [
      'physiotherapist; physical therapist; physio; physiotherapy; physical therapy',
      'פיזיותרפיסט; פיזיותרפיסטית; פיסיותרפיסטית; פיסיותרפיסט',
    ],
    treats: '',
    said: saying('physio|physical therap', 'פי[זס]יותרפ'),
  },
  {
    names: ['podiatrist', 'פודיאטר'],
    called: ['podiatrist; foot doctor', ''],
    treats: 'foot; feet; כף רגל; כפות רגליים',
    said: saying('podiatr|foot clinic', 'פודיאטר'),
  },
  {
    names: ['geriatrician', 'גריאטר'],
    called: ['geriatrician; geriatrics', 'גריאטר; גריאטרית; גריאטריה'],
    treats: '',
    said: saying('geriatr', 'גריאטר'),
  },
  {
    names: ['family doctor', 'רופא משפחה'],
    called: ['gp; g p; general practitioner; pediatrician; paediatrician; internist', ''],
    treats: 'family; משפחה',
    said: saying(
      'family (?:medicine|practice|physician|doctor|health)|general practi|primary care',
      'רפואת ה?משפחה|רופאת? ה?משפחה',
    ),
  },
  {
    names: ['social worker', 'עובדת סוציאלית'],
    called: ['social worker', 'עובדת סוציאלית; עובד סוציאלי; עו"ס'],
    treats: '',
    said: null,
  },
  {
    names: ['occupational therapist', 'ריפוי בעיסוק'],
    called: ['', 'ריפוי בעיסוק; מרפאה בעיסוק'],
    treats: '',
    said: null,
  },
  {
    names: ['speech therapist', 'קלינאית תקשורת'],
    called: ['', 'קלינאית תקשורת; קלינאי תקשורת'],
    treats: '',
    said: null,
  },
  {
    names: ['chiropractor', 'רפואה משלימה'],
    called: [
      'chiropractor; osteopath; acupuncture; acupuncturist',
      'רפואה משלימה; דיקור; אקופונקטורה; שיאצו; רפלקסולוגיה; הומאופתיה; נטורופת; נטורופתית; כירופרקט; כירופרקטיקה; אוסטאופת',
    ],
    treats: '',
    said: null,
  },
  {
    names: ['surgeon', 'כירורג'],
    called: ['', 'כירורג; כירורגית; מנתח פלסטי'],
    treats: '',
    said: null,
  },
  {
    names: ['diabetes nurse', 'אחות סוכרת'],
    called: ['', 'אחות סוכרת; אחות לסוכרת'],
    treats: '',
    said: null,
  },
]

/** Between the word for a doctor and what is treated: "the doctor for my lungs". */
export const betweenDoctorAndPart =
  /^(?:for|of|my|the|who|treats|did|do|i|have|had|see|saw|seen|sees|visit|visited|went|go|to|at|about|was|with|ראיתי|הייתי|הלכתי|ביקרתי|אצלו|אצלה|בגלל|בשביל|על|לגבי|בעניין|שלי|שלנו|של|עבור)$/u

/** In the name of a house that takes pictures or tests: its doctors read them, whatever they are of. */
export const readsOnly = /imag|radiolog|laborator|(?<!\p{L})labs?(?!\p{L})|mammogra|הדמיה|דימות|רנטגן|מעבד/iu

/** What a doctor did, of whom it is asked. */
export const doneByDoctors =
  /^(?:gave|prescribed|wrote|said|ordered|started|put|found|told|נתנה?|רשמה?|אמרה?|כתבה?|המליצה?|שלחה?|שינתה|שינה|מצאה?)$/u

/** Fields by what they are called in a language (0 English, 1 Hebrew), as rows of the lists of asking. */
export const fieldRows = (language: 0 | 1): string =>
  doctorFields
    .flatMap(({ names, called }) =>
      called[language] === '' ? [] : `${names[language]} = ${called[language]}`,
    )
    .join('\n')
