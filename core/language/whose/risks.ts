import type { Whose } from './row'

/** What anybody risks who has a disease, takes a drug or signs a form. */
export const ofRisks: readonly Whose[] = [
  {
    id: 'how-often-an-effect',
    in: 'sentence',
    reach: 'sentence',
    is: 'nobody',
    words: String.raw`
^\W*(?:very common|common|uncommon|rare|very rare|less common|frequent|infrequent|rarely|commonly)(?: \([^()]{1,40}\))?\s?:~`,
    example: 'Very rare (1 in 10,000): [pancreatitis], rash',
    counterexample: 'Not rare: [pancreatitis], rash',
  },
  {
    id: 'risks',
    in: 'sentence',
    reach: 'sentence',
    is: 'nobody',
    words: String.raw`
^[^.:;]{0,40}(?<!\p{L})risks(?! factor)(?: (?![^:]*history)[^.:;]{0,60})?\s?:~
^\W*(?:the )?alternatives(?: [^.:;]{0,40})?\s?:~
conditions such as(?!\p{L})[^.;]*(?<!\p{L})(?:might|may|can|could)
in general(?! (?:ward|practice|surgery|medicine|hospital|anaesth\p{L}*|anesth\p{L}*|good|well|stable|
condition)(?!\p{L}))(?=[^.]*(?:risk|raises|increases|causes|\d ?%))`,
    example: 'Serious risks of the operation: [stroke], infection',
    counterexample: 'Risk factors: [stroke], infection',
  },
  {
    id: 'risk-told',
    in: 'before',
    is: 'nobody',
    of: ['diagnosis', 'procedure', 'imaging', 'allergy'],
    words: `
ידוע לי (?:כי|ש\\p{L}+)
(?:הוסבר|הובהר)(?:ו|ה)?(?: (?:לי|לו|לה|לנו|להם|למטופלת?|לחולה))? (?:כי|ש\\p{L}+|על|ה?אפשרות|ה?סיכו\\p{L}+|ה?סיבוכים)
יי?תכנו; תיתכן; תתכן; צפוי(?:ה|ים|ות)? (?:מקרה|להופיע); ה?סיכוי (?:לפתח|לחלות|ל\\p{L}+); תחלה ב~; תחלינה ב~
(?:עלול|עשוי|יכול)(?:ה|ים|ות)? (?:מאוד )?(?:לגרום|להופיע|להתפתח|להוביל|לפתח|לחוות|לפגוע|להחמיר|להעלות|להוריד|לסבול|להיגרם)
(?:עלול|עשוי|יכול)(?:ה|ים|ות)? (?:מאוד )?(?:להיות|להפריע|לכלול|להביא|להתרחש|לנבוע|להעיד|לקרות|לחלות)
תופעות ה?(?:לוואי|אפשריות|שכיחות|נדירות|נפוצות); לעי?תים (?:רחוקות|נדירות) ?:; במקרים (?:נדירים|קשים|חמורים)
סיכון(?: \\p{L}+){0,2} ל~; סיכון של; סיכוני; סיכונים; השפעות לוואי; סכנת; סכנה ל~; סיבוכים (?:ובהם|כגון|כמו|כוללים|נדירים)
ה?סיבוכים ה?(?:אפשריים|שכיחים|נדירים); סיבוכי ה?\\p{L}+
סימני (?:מנת יתר|אזהרה|הרעלה|סכנה); תסמיני (?:מנת יתר|הרעלה); דגלים אדומים; סימנים מחשידים; סיבות (?:אפשריות|שכיחות); נפוצ(?:ה|ים|ות) ב~`,
    example: 'ידוע לי כי החומר עלול לגרום לתגובה אלרגית, החל מפריחה וכלה ב[שוק אנפילקטי].',
    counterexample: 'הוסבר לה על הסיכון לדימום בשל [פרפור עליות].',
  },
  {
    id: 'consent-form',
    in: 'sentence',
    reach: 'sentence',
    is: 'nobody',
    words: String.raw`
^\W*(?:informed )?consent (?:form )?(?:for|to) [^.:;]{3,60}[.:]?$~
^\W*i (?:understand that (?:the|a|an|this|my|i|any|no)|agree to|consent to|acknowledge|authori[sz]e|am aware that)
federal law; data protection; not (?:payable|covered)`,
    example: 'I understand that the drug may bring on [pancreatitis].',
    counterexample: 'I understand he has had [pancreatitis].',
  },
  {
    id: 'waiver',
    in: 'sentence',
    is: 'nobody',
    words: `אני (?:מתיר|מוותר|מאשר)(?:/ה|/ת|ה|ת)?; ויתור (?:על )?סודיות; ככל ש(?:קיים|קיימים|קיימת|יהיה|יהיו)`,
    example: 'אני מתיר/ה למסור מידע על מצבי, לרבות מחלות נפש, איידס, [סרטן], ככל שקיים.',
    counterexample: 'מהות התביעה: [סרטן] בגב',
  },
  {
    id: 'what-a-disease-does',
    in: 'sentence',
    reach: 'sentence',
    is: 'nobody',
    words: String.raw`
^\W*(?:[\p{L}\d-]+ ){1,4}(?:can|may) (?:also |sometimes |often )?(?:lead to|cause|damage|harm|upset|bring on|result in|run in|
come back|be (?:passed|caught|prevented|cured))
^\W*(?:[\p{L}-]+ ){1,4}(?:often|usually|commonly|sometimes) (?:has|have|causes?|affects?|runs?|leads?)
^\W*(?:smoking|alcohol|tobacco|obesity|stress|lack of \p{L}+) (?:causes|raises|doubles|increases|leads)
^[^.;]{3,60} (?:is|are) (?:a |an )?(?:notifiable|contagious|hereditary|preventable|curable)
^\W*(?:the )?(?:classic(?:al)?|typical) (?:triad|signs?|features?|presentation|symptoms?)(?: of)?`,
    example: 'High sugar can damage the eyes: [retinopathy].',
    counterexample: 'High sugar had damaged the eyes: [retinopathy].',
  },
  {
    id: 'looked-for',
    in: 'before',
    is: 'nobody',
    of: ['diagnosis'],
    words: `
לגילוי; לאיתור; לזיהוי; (?<!המשך )לאבחון; איתור; גילוי מוקדם; מזהה; מזהים; מניעת; למניעת`,
    example: 'PCR לגילוי SARS-CoV-2, [שפעת A] ו-RSV במערכת GeneXpert.',
    counterexample: 'הופנתה לגילוי מוקדם בגלל [שפעת A].',
  },
]
