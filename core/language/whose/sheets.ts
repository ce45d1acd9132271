import type { Whose } from './row'
import { hebrewLineTurn, ownAnswer } from './turns'

/** Papers that are printed for anybody, by their titles: leaflets, keys, charts of doses, rules of a ward, consents. */
export const sheets: readonly Whose[] = [
  {
    id: 'leaflet',
    in: 'title',
    reach: 'section',
    is: 'nobody',
    words: String.raw`
\((?:[^()]* )?(?:poster|general (?:sheet|information|advice|notice|guidance|leaflet)|unit standard|ward standard)\)~
\((?:[^()]* )?(?:for information only|sample only|specimen only)\)~
(?:plan|form|letter|card) \((?:blank )?template\)~
(?:bowel preparation|patient information|information|exercise|advice) (?:sheet|leaflet); decision aid
(?:contrast|radiation|mri|medicines?) safety(?=\s?:); (?<=^\W*)(?:travel(?:ling)?|travell?ers) to \p{L}+(?=\s?:)`,
    example: 'Patient information leaflet\nGallstones, [pancreatitis]',
    counterexample: 'Patient information\nGallstones, [pancreatitis]',
  },
  {
    id: 'leaflet-he',
    in: 'title',
    reach: 'section',
    is: 'nobody',
    words: String.raw`דף מידע; עלון (?:ל\p{L}+|מידע); מחירון; טבלת מינונים; פקודות קבע; סל (?:ה?תרופות|ה?שירותים)`,
    example: 'פקודות קבע\n[אפילפסיה] פעילה',
    counterexample: 'פקודות\n[אפילפסיה] פעילה',
  },
  {
    id: 'question-of-a-leaflet',
    in: 'sentence',
    reach: 'section',
    is: 'nobody',
    words: String.raw`^\W*(?:what|why|how) (?:is|are|causes?|do people get) [^?]{3,50}\?~`,
    example: 'What is gout?\nSwollen joints, sometimes [kidney stones]',
    counterexample: 'What is it?\nSwollen joints, sometimes [kidney stones]',
  },
  {
    id: 'rules-of-a-ward',
    in: 'title',
    reach: 'section',
    is: 'nobody',
    words: String.raw`
standing orders?[^.:;]{0,40}(?:if|unit|ward|triggered|all|protocol|floor); ward stock; stock list
(?:ward|unit|house|hyp(?:o|er)\p{L}+|sepsis|falls|seizure|withdrawal) (?:protocol|pathway|algorithm)(?=\s?:)
(?:practice|clinical|ward|national|departmental|annual) audit
(?:assessment|response|severity|risk|egfr|gfr) (?:categories|classes|grades)(?: \([^()]*\))?(?=\s?:)`,
    example: 'Seizure protocol: [epilepsy], first dose rectal',
    counterexample: 'Seizure in the ward: [epilepsy], first dose rectal',
  },
  {
    id: 'charts-of-drugs',
    in: 'title',
    reach: 'section',
    is: 'nobody',
    words: String.raw`
(?:dosing|dosage|dose) (?:chart|table|guide); (?:boxed|black box) warning
(?:interaction|reactivity) (?:notice|guide|warning|alert|chart|table|information)s?
(?<!non-)formulary (?:tiers?|list|drugs)`,
    example: 'Dosing chart\nWeight, dose, [renal failure]',
    counterexample: 'Dosing\nWeight, dose, [renal failure]',
  },
  {
    id: 'prices-and-policies',
    in: 'title',
    reach: 'section',
    is: 'nobody',
    words: String.raw`
(?:price|pick|fee|tick) ?list; (?:package|procedure|indicative|current|our) (?:prices?|costs?|rates?|charges?|fees?)
fee schedule; tariff(?: of charges)?; schedule of benefits; benefits schedule
policy (?:excludes|exclusions|covers); (?:exclusions|waiting periods?)(?: under (?:this|the) policy)?(?=:)
(?:medicare|medicaid|(?:the|this) (?:plan|policy|scheme|insurance)) (?:covers|excludes|(?:does|will) not (?:cover|pay))`,
    example: 'Waiting periods: [cataract], hernia',
    counterexample: 'Waiting for: [cataract], hernia',
  },
  {
    id: 'key',
    in: 'alone',
    reach: 'section',
    is: 'nobody',
    words: String.raw`
(?:list of )?abbreviations(?: used)?; key(?: to (?:symbols|abbreviations|flags))?; legend; glossary; קיצורים; מקרא`,
    example: 'Abbreviations used:\nMI, [myocardial infarction]',
    counterexample: 'Key problem: [myocardial infarction]',
  },
  {
    id: 'chapters-of-a-leaflet',
    in: 'alone',
    reach: 'section',
    is: 'nobody',
    turn: ownAnswer,
    words: String.raw`
(?:possible|common|known|reported|uncommon|rare|serious) side[ -]effects; (?:drug )?interactions; contra-?indications
precautions; warnings(?: and precautions)?; limitations of (?:the )?(?:test|method|assay); interferences?
who should not (?:take|use|have)[^.:;]{0,40}; before (?:you take|taking)[^.:;]{0,40}
do not (?:take|use) (?:this|these)[^.:;]{0,40}; frequently asked questions; questions patients often ask(?: us)?
(?:inclusion|exclusion|eligibility|referral) criteria; (?:list of )?(?:inclusion|exclusion)s
תופעות לוואי אפשריות; התוויות נגד; אמצעי זהירות`,
    example: 'Rare side effects\nRash, [hepatitis]',
    counterexample: 'Rare side effects of his drug\nRash, [hepatitis]',
  },
  {
    id: 'key-and-scale',
    in: 'opens',
    reach: 'lines',
    turn: hebrewLineTurn,
    is: 'nobody',
    words: `
מקרא; קרא:~; קיצורים; ראשי תיבות; מילון מונחים; סוגי \\p{L}+ בגיליון; דרגות; מקודד; רשימת (?:קודים|קיצורים); דף עזר; כרטיס כיס
מפתח (?:סימנים|קיצורים)`,
    example: 'מקרא קיצורים: IHD - [מחלת לב איסכמית]',
    counterexample: 'דרגת המטופל: [מחלת לב איסכמית] NYHA III',
  },
  {
    id: 'paper-for-anybody',
    in: 'opens',
    reach: 'lines',
    turn: hebrewLineTurn,
    is: 'nobody',
    words: `
(?:עלון|דף|חוברת)(?: ל\\p{L}+)?(?: ה?(?:מידע|הסבר|הנחיות|כללי|הדרכה)); מידע ל(?:נוטל|מטופל|חולה|הורים|ציבור|משתמש|צרכן)\\p{L}*
(?:לוח|יומן|תוכנית) חיסוני (?:שגרה|ה?חובה)
[^.:]{3,40}\\( ?(?:דף )?כללי\\)~; הוראות (?:הכנה|כלליות)\\p{L}*; על האריזה; מה זה [^?]{2,30}\\?~; להורים ?:~; הודעה לציבור
לוח מודעות; מלאי; תכולת
רשימת ה?בדיקות (?:ה?מבוצעות|ש(?:ניתן|מבוצעות)|ה?כלולות); סל ה?(?:בדיקות|בריאות|שירותים); מחירון; קוד שירות; ביטוח לאומי - סעיפי
לוח תורים; פאנל \\p{L}+ שניתן`,
    example: 'מלאי עגלת החייאה: [אדרנלין]',
    counterexample: 'תוכנית פעולה לאסתמה - עומר ק., נוטל [אדרנלין]',
  },
  {
    id: 'bill',
    in: 'opens',
    reach: 'lines',
    turn: hebrewLineTurn,
    is: 'waits',
    words: `פירוט חשבון; חשבונית; חשבון עסקה; קבלה מס'`,
    example: 'פירוט חשבון: [קולונוסקופיה]',
    counterexample: 'בוצעה [קולונוסקופיה]',
  },
  {
    id: 'consent',
    in: 'opens',
    reach: 'lines',
    turn: hebrewLineTurn,
    is: 'nobody',
    words: `טופס (?:ה?הסכמה|הסברה); הסכמה (?:ל\\p{L}+|מדעת); כתב הסכמה`,
    example: 'טופס הסכמה: [כריתת כיס מרה]',
    counterexample: 'הסיבה לעירוי: [תרומבוציטופניה]',
  },
]
