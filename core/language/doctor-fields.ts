/** A field of doctors, and what a record may say of it. */
export interface DoctorField {
  /** As the lists of asking have it, in each language. */
  readonly names: readonly string[]
  /** What patients call such a doctor by, before or behind the word for one. */
  readonly treats: string
  /** In the name of a clinic, a department or a doctor. */
  readonly said: RegExp
}

const house = '(?:מרפא[הת]|מרפאות|מכון|מרכז|יחיד[הת]|מחלק[הת]|מערך|שירות|רופאי?ת?)'

/** "מרפאת עור", "המכון ללב". */
const houseOf = (area: string): string => `${house} ל?ה?(?:${area})(?!\\p{L})`

const saying = (latin: string, hebrew: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${latin})|${hebrew}`, 'iu')

export const doctorFields: readonly DoctorField[] = [
  {
    names: ['cardiologist', 'קרדיולוג'],
    treats: 'heart; cardiac; לב',
    said: saying('(?:electro)?cardi|(?<!sacred )heart(?!\\p{L})', `קרדיולוג|${houseOf('לב')}`),
  },
  {
    names: ['pulmonologist', 'רופא ריאות'],
    treats: 'lung; lungs; breathing; chest; asthma; copd; ריאות; ראות; נשימה; אסתמה',
    said: saying('pulmon|lungs?(?!\\p{L})|respirat|chest(?!\\p{L})', 'פולמונולוג|ריאות'),
  },
  {
    names: ['eye doctor', 'רופא עיניים'],
    treats: 'eye; eyes; glaucoma; cataract; retina; עיניים; עין; העיניים',
    said: saying('eyes?(?!\\p{L})|ophthalm|optom|optic|retina', 'עיניים|אופטומטר|אופטיק'),
  },
  {
    names: ['endocrinologist', 'אנדוקרינולוג'],
    treats:
      'thyroid; hormone; hormones; diabetes; diabetic; sugar; בלוטה; בלוטת התריס; תריס; סוכרת; סוכר; הורמונים',
    said: saying('endocrin|diabet|thyroid|hormon', 'אנדוקרינ|סוכרת|בלוטת התריס'),
  },
  {
    names: ['gastroenterologist', 'גסטרואנטרולוג'],
    treats: 'stomach; gut; bowel; bowels; liver; belly; tummy; digestion; קיבה; בטן; מעיים; מעי; כבד; עיכול',
    said: saying('gastro|digestive|hepat|liver(?!\\p{L})', `גסטרו|עיכול|${houseOf('כבד')}`),
  },
  {
    names: ['nephrologist', 'נפרולוג'],
    treats: 'kidney; kidneys; dialysis; כליות; כליה; דיאליזה',
    said: saying('nephro|kidney|renal|dialysis', `נפרולוג|דיאליזה|${houseOf('כליות')}`),
  },
  {
    names: ['urologist', 'אורולוג'],
    treats: 'prostate; bladder; urine; urinary; ערמונית; פרוסטטה; שלפוחית; שתן',
    said: saying('urolog|prostate', 'אורולוג|(?<!\\p{L})ה?ערמונית'),
  },
  {
    names: ['neurologist', 'נוירולוג'],
    treats: 'brain; nerve; nerves; head; headache; migraine; מוח; עצבים; ראש; מיגרנה',
    said: saying('neurolog|brain(?!\\p{L})|headache', 'נוירולוג|כאבי ראש'),
  },
  {
    names: ['orthopedist', 'אורתופד'],
    treats: 'bone; bones; knee; hip; back; spine; shoulder; ברך; ברכיים; גב; עצמות; כתף; ירך; עמוד שדרה',
    said: saying('orthop|spine(?!\\p{L})|sports medicine', 'אור[תט]ופד'),
  },
  {
    names: ['dermatologist', 'רופא עור'],
    treats: 'skin; עור',
    said: saying('dermat|skin(?!\\p{L})', `דרמטולוג|${houseOf('עור')}`),
  },
  {
    names: ['gynecologist', 'גינקולוג'],
    treats: "women; womens; women's; woman; pregnancy; fertility; נשים; הריון; היריון; פוריות",
    said: saying(
      "gyn(?:a)?ecolog|obstetric|wom[ae]n(?:['’]?s)?(?!\\p{L})|fertility",
      `ג(?:ינ|ני)קולוג|${houseOf('נשים|פוריות')}`,
    ),
  },
  {
    names: ['ear, nose and throat doctor', 'רופא אף אוזן גרון'],
    treats: 'ent; ear; ears; nose; throat; sinus; hearing; אוזן; אוזניים; גרון; סינוסים',
    said: saying(
      'ent(?!\\p{L})|otolaryng|otorhino|ear,? nose|hearing',
      '(?<!\\p{L})ה?אף[, -]{1,2}אוזן|אא["״]ג',
    ),
  },
  {
    names: ['oncologist', 'אונקולוג'],
    treats: 'cancer; tumor; tumour; סרטן; גידול',
    said: saying('oncolog|cancer(?!\\p{L})', 'אונקולוג'),
  },
  {
    names: ['hematologist', 'המטולוג'],
    treats: 'blood; anemia; anaemia; clotting; דם; אנמיה; קרישה',
    said: saying('ha?ematolog', 'המטולוג'),
  },
  {
    names: ['rheumatologist', 'ראומטולוג'],
    treats: 'joint; joints; arthritis; פרקים; מפרקים',
    said: saying('rheumat|arthritis', 'ראומטולוג'),
  },
  {
    names: ['allergist', 'אלרגולוג'],
    treats: 'allergy; allergies; אלרגיה; אלרגיות',
    said: saying('allerg|immunolog', 'אלרגי|אלרגולוג|אימונולוג'),
  },
  { names: ['psychiatrist', 'פסיכיאטר'], treats: '', said: saying('psychiatr', 'פסיכיאטר') },
  { names: ['psychologist', 'פסיכולוג'], treats: '', said: saying('psycholog', 'פסיכולוג') },
  {
    names: ['dentist', 'רופא שיניים'],
    treats: 'teeth; tooth; gums; שיניים; שן; חניכיים',
    said: saying('dent(?:al|ist)|orthodon|smile', 'שיניים|דנטל|אורתודונט'),
  },
  {
    names: ['dietitian', 'דיאטנית'],
    treats: 'diet; nutrition; תזונה; דיאטה',
    said: saying('diet|nutrition', 'דיאטנ|תזונה'),
  },
  {
    names: ['physiotherapist', 'פיזיותרפיסט'],
    treats: '',
    said: saying('physio|physical therap', 'פי[זס]יותרפ'),
  },
  {
    names: ['podiatrist', 'פודיאטר'],
    treats: 'foot; feet; כף רגל; כפות רגליים',
    said: saying('podiatr|foot clinic', 'פודיאטר'),
  },
  { names: ['geriatrician', 'גריאטר'], treats: '', said: saying('geriatr', 'גריאטר') },
  {
    names: ['family doctor', 'רופא משפחה'],
    treats: 'family; משפחה',
    said: saying(
      'family (?:medicine|practice|physician|doctor|health)|general practi|primary care',
      'רפואת ה?משפחה|רופאת? ה?משפחה',
    ),
  },
]

/** Between the word for a doctor and what is treated: "the doctor for my lungs". */
export const betweenDoctorAndPart = /^(?:for|of|my|the|who|treats|שלי|שלנו|של|עבור)$/u

/** In the name of a house that takes pictures or tests: its doctors read them, whatever they are of. */
export const readsOnly = /imag|radiolog|laborator|(?<!\p{L})labs?(?!\p{L})|mammogra|הדמיה|דימות|רנטגן|מעבד/iu

/** What a doctor did, of whom it is asked. */
export const doneByDoctors =
  /^(?:gave|prescribed|wrote|said|ordered|started|put|found|told|נתנה?|רשמה?|אמרה?|כתבה?|המליצה?|שלחה?|שינתה|שינה|מצאה?)$/u
