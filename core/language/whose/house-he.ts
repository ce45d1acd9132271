import type { Whose } from './row'
import { anyTurn, hebrewPart, ofADay } from './turns'

const listOfService =
  String.raw`^\W*(?:ה?מכון|מכוני|מרפאת|מרפאות|יחידת|יחידות|מחלקת|מערך|אגף|ה?שירותים|שירותי|קומה)` +
  String.raw`[^:.;]{0,30}(?::| [-–] |\t)[^.;:%]*[,|\t][^.;:%]*$`

/** Letterheads, signatures, boards and price lists in Hebrew: of the name that stands in them alone. */
export const ofHebrewHouse: readonly Whose[] = [
  {
    id: 'title-of-somebody',
    in: 'beside',
    is: 'another',
    turn: hebrewPart,
    of: ['diagnosis', 'procedure', 'imaging'],
    words: `
מומח(?:ה|ית|ים|יות); מתמח(?:ה|ית) ב~; מנהלת? ה?(?:מרפא\\p{L}+|יחיד\\p{L}+|מכון|מחלק\\p{L}+|שירות|מרכז|אגף|מערך); רופאה? בכירה?; יו"ר; יו״ר
מזכירת? ה?(?:איגוד|עמותה|אגודה); איגוד; עמותה; עמותת; אגודה; חברה ה?ישראלית; מועצה ה?לאומית; קרן משפחת; מלחמה ב~; ליווי משפחות
תחומי (?:עיסוק|עניין|התמחות)
כנס; הרצא(?:ה|ת); יועצת? ל~; התמחות; התמחות[- ]על; רשימת מחלות; יום פתוח; גמלת נכות; יום עיון; סדנ(?:ה|ת|אות); קבוצת תמיכה
חוברת; עלון; בנושא`,
    example: 'ד"ר נועה שחר, מומחית למחלות ריאה ו[אסתמה], מ.ר. 33871',
    counterexample: 'הופנה על ידי מומחה לריאות בשל [אסתמה]',
  },
  {
    id: 'second-name-of-a-place',
    in: 'before',
    is: 'another',
    of: ['diagnosis', 'procedure', 'imaging'],
    turn: anyTurn,
    words: `(?:מרפאת|יחידת|מכון|מחלקת|מרכז|מרפאה ל\\p{L}*|יחידה ל\\p{L}*)(?: \\p{L}+){1,3} ו~`,
    example: 'ימי קבלה של מרפאת השמנה ו[סוכרת] בקומת הקרקע.',
    counterexample: 'במעקב מרפאת כאב, [סוכרת] מאוזנת.',
  },
  {
    id: 'list-of-a-service',
    in: 'row',
    is: 'nobody',
    of: ['procedure', 'imaging'],
    unless: ofADay,
    words: listOfService,
    example: 'מכון ריאות: תפקודי ריאה, DLCO, [ברונכוסקופיה]',
    counterexample: 'מכון ריאות: [ברונכוסקופיה] 12/03/2024, תקינה',
  },
  {
    id: 'illnesses-of-a-service',
    in: 'row',
    is: 'waits',
    of: ['diagnosis'],
    unless: ofADay,
    words: listOfService,
    example: 'מרפאות: אסתמה קשה, [יתר לחץ דם]',
    counterexample: 'מרפאות: [יתר לחץ דם] 12/03/2024, מאוזן',
  },
  {
    id: 'hours',
    in: 'row',
    is: 'nobody',
    of: ['diagnosis', 'procedure', 'imaging'],
    unless: ofADay,
    words: `
שעות (?:ה?קבלה|פתיחה|פעילות|ה?מרפאה); ימי (?:קבלה|פעילות); בתיאום מראש; ללא (?:צורך ב)?תור; שלוחה \\d+; דלפק; אולם [א-ו]
טל(?:'|פון)? ?:? ?0\\d[\\d-]+; מוקד \\*\\d+; [א-ו]'\\s?[-–,]\\s?[א-ו]'`,
    example: 'שעות קבלה: 08:00-15:00 [אקו לב] ומבחני מאמץ: בתיאום מראש',
    counterexample: 'מטופל: י. א., שלוחה 12, בוצע [אקו לב]',
  },
  {
    id: 'rooms',
    in: 'row',
    is: 'waits',
    of: ['diagnosis', 'procedure', 'imaging'],
    unless: ofADay,
    words: `קומה \\d; חדר \\d+; כניסה [א-ו]; בניין \\d`,
    example: 'קומה 1: מרפאת כאב, [דיאליזה]',
    counterexample: 'מטופל: י. א., חדר 12, בוצע [אקו לב]',
  },
  {
    id: 'price-or-entitlement',
    in: 'row',
    is: 'nobody',
    unless: /\d{1,2}[./]\d{1,2}[./]\d{2,4}/u,
    words: `
תעריף; מחירון; ש"ח; ש״ח; ₪; השתתפות ה?עצמית; דמי השתתפות; כלול(?:ה|ים)? בסל; סל ה?בריאות; כמות מאושרת; זכאות ל~; התחייבות כספית
אישור תשלום
בכפוף לתקנון; סעיפי? ליקוי; פוליסה (?:מכסה|כוללת); ה?פוליסה (?:מכסה|כוללת); כיסוי ביטוחי; ביטוח מחלות
טופס 17 (?:עבור|ל\\p{L}*); טרם נוצל`,
    example: 'קוד: 93307 [אקוקרדיוגרפיה] כמות מאושרת: 1',
    counterexample: '12/03/2024 [אקוקרדיוגרפיה] 790 ש"ח',
  },
]
