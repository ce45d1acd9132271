import type { Whose } from './row'
import { anotherItem, hebrewItem, noTurn } from './turns'

const level = '(?: (?:levels?|values?|results?|counts?|concentrations?))?'
const isFound = String.raw`(?: (?:of \p{L}+ )?(?:is|are|may be|can be|might be))?(?: (?:seen|found|observed|noted|present))?`

/** What is offered, may lie behind a result, was thought of, turned out wrong or is still to be done: no fact as yet. */
export const notSo: readonly Whose[] = [
  {
    id: 'causes-below',
    in: 'end',
    reach: 'section',
    is: 'offered',
    unless: /(?:\S+\s+){12}/u,
    words: String.raw`
(?:possible|common|likely|other|main|frequent|usual|potential) (?:causes?|reasons?)(?: (?:of|for)(?!\p{L})[^.;]{0,60})?
causes of[^.;]{0,40}(?:low|high|abnormal|raised|elevated|increased|decreased|reduced)[^.;]{0,40}
(?:increased|decreased|elevated|raised|reduced|low|high|lower|higher)${level}${isFound} in(?: (?:conditions|diseases|cases|
patients)[^.;]{0,40})?
(?:סיבות|גורמים) (?:אפשריים|אפשריות|שכיחים|שכיחות|נפוצים|נפוצות)(?: ל[^.;]{0,60})?
(?:ערכים|רמות|ערך|רמה) (?:גבוהים|גבוהות|גבוה|גבוהה|נמוכים|נמוכות|נמוך|נמוכה|מוגברים|מוגברות|ירודים|ירודות) (?:נצפים|נצפות|נמצאים|
נמצאות|נראים|נראות|אופייניים|אופייניות|ייתכנו|יתכנו|עשויים להופיע) ?(?:ב[^.;]{0,40})?~`,
    example: 'Possible causes of low sodium:\n[Heart failure], cirrhosis',
    counterexample: 'Possible causes of low sodium were looked for.\n[Heart failure], cirrhosis',
  },
  {
    id: 'reasons-to-come-back',
    in: 'end',
    reach: 'short',
    is: 'offered',
    words: String.raw`
(?:in case of|if (?:you|he|she|there|the patient)(?!\p{L})|return|come back|contact|call|report|seek|
emergency)(?!\p{L})[^.;]{0,60}(?:following(?: \p{L}+){0,2}|have|has|develop\p{L}*|notice\p{L}*|experience\p{L}*|if|of|with|for)
(?:לפנות|פנה|פני|לחזור|במקרה של|במידה ו)[^.;]{0,60}(?:הבאים|הבאות|אם|של|עם)`,
    example: 'Come back if you notice:\n[Jaundice]\nBlack stools',
    counterexample: 'He came back with jaundice.\n[Jaundice]\nBlack stools',
  },
  {
    id: 'offered-below',
    in: 'end',
    reach: 'list',
    is: 'offered',
    words: String.raw`
(?:options?|alternatives|choices|possibilities|considerations|recommendations?)(?!\p{L})[^.;]{0,80}(?=:)~
(?:(?:potential|possible) (?:complications|risks)|(?:complications|risks|side effects) (?:may )?include)(?!\p{L})[^.;]{0,80}(?=:)~
(?:סיבוכים אפשריים|אפשרויות|חלופות|המלצות)(?!\p{L})[^.;]{0,80}(?=:)~`,
    example: 'We discussed his options, including:\n1. Surgery\n2. Rest for the [hernia]',
    counterexample: 'We discussed his illnesses:\n1. Gout\n2. [Hernia]',
  },
  {
    id: 'thought-of',
    in: 'before',
    is: 'nobody',
    turn: hebrewItem,
    words: `
נשקל(?:ה|ו|ות|ים)?(?! ?\\d); שקלנו; לשקול; אפשרות (?:של|כי); באפשרות; ה?אפשרות ל~; אפשרות ל~; לחשוב (?:גם )?על; מה לחשוב
אבחנות (?:מבדלות|אפשריות)
אבחנה ה?מבדלת; אבחנה אפשרית; שאלה של; הופרך ה?חשד; הוסר ה?חשד; נשלל ה?חשד; הוע?לה ה?חשד; עלה ה?חשד; עלתה ה?(?:שאלה|אפשרות)
הועלתה ה?(?:שאלה|אפשרות)
סברו; חשבו ש~; נחשד(?:ה)? [כב]~; נחשב(?:ה)? (?:בעבר )?ל~; בכיוון של`,
    example: 'כאב ראש חדש - לחשוב על: דלקת עורק רקתי, המטומה תת-דוראלית, [גלאוקומה].',
    counterexample: 'נשקלה הפסקת הטיפול בשל [גלאוקומה].',
  },
  {
    id: 'asked-what-to-think',
    in: 'sentence',
    is: 'nobody',
    words: `מה לחשוב; אבחנה מבדלת (?:רחבה|כוללת)`,
    example: '[אנמיה מיקרוציטית] - מה לחשוב? חסר ברזל.',
    counterexample: '[אנמיה מיקרוציטית] ידועה, חסר ברזל.',
  },
  {
    id: 'was-a-mistake',
    in: 'around',
    is: 'mistaken',
    of: ['diagnosis', 'allergy'],
    turn: anotherItem,
    words: `
(?:נאמר|הוגדר|הוגדרה|אובחן|אובחנה|נרשם|נרשמה|סווג|סווגה|תויג|תויגה)(?: \\p{L}+)? בטעות
ש?הופרך; ש?הופרכה; התבדה; התבדתה; התברר(?:ה|ו)? כ(?:טעות|שגוי\\p{L}*|לא נכו\\p{L}*); התברר ש(?:אין|לא)\\p{L}*; אזעקת שווא; אבחנה שגויה
ה?אבחנה (?:ה?קודמת )?(?:בוטלה|הוסרה|הופרכה|נשללה|אינה נכונה); נמצאה שגויה; נמצא שגוי`,
    example: 'בשנת 2015 נאמר לו בטעות כי הוא סובל מ[צליאק]; האבחנה בוטלה.',
    counterexample: 'נטל בטעות שתי מנות, סובל מ[צליאק].',
  },
  {
    id: 'not-known-to-have',
    in: 'before',
    is: 'denied',
    of: ['diagnosis'],
    turn: noTurn,
    words: `(?:אינו|אינה|לא) ידוע(?:ה)? כ(?:סובל|סובלת|חולה|לוקה); לא ידועה? על; אין (?:תמיכה|כיוון|חשד) [לב]~`,
    example: 'אינו ידוע כסובל מ[סוכרת] או ממחלת לב.',
    counterexample: 'ידוע כסובל מ[סוכרת].',
  },
  {
    id: 'to-be-done',
    in: 'before',
    is: 'offered',
    of: ['procedure', 'imaging', 'medication'],
    words: `
להזמין; להזמנה; (?:י|ת)(?:וזמן|וזמנו|זומן|זומנו); (?:פעולה|בדיקה) ה?מתוכננת; ניתוח ה?מתוכנן; זימון ל~; בדבר; פרוטוקול [A-Z]+
הסכמתי ל~; החזר עבור; (?:נדחה|נדחתה|בוטל|בוטלה) ?:~
אינו מעוניין ב~; אינה מעוניינת ב~; לא מעוניינת? ב~; לא מעוניין ב~; טופס ה?זמנה; מסכים ל~; מסכימה ל~; מסכים/ה ל~`,
    example: 'להזמין: US בטן, אקו לב, [הולטר 24 שעות].',
    counterexample: 'לפני שתוזמן ביקורת: בוצע [הולטר 24 שעות].',
  },
  {
    id: 'given-in-case',
    in: 'sentence',
    is: 'waits',
    of: ['medication'],
    words: `במקרה של [^.]{0,40}(?:ניתן|אפשר) (?:ליטול|לקחת|להשתמש); (?:ניתן|ניתנת) ב(?:כיתה|כיתות|גיל)`,
    example: 'במקרה של כאב ניתן ליטול [אקמול] עד 4 פעמים ביום.',
    counterexample: 'ממשיכה [אקמול] עד 4 פעמים ביום.',
  },
]
