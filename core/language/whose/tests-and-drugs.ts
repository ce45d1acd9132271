import type { Whose } from './row'
import { hebrewBehindNumber, hebrewTurn } from './turns'

const rises = '(?:raised|high|higher|low|lower|elevated|increased|decreased|reduced|positive|seen|found)'
const notOfHim = String.raw`(?! (?:the|his|her|this)(?!\p{L}))`

/** A dose with how often it is taken: the line is somebody's order. */
const ordered =
  /(?:פעם|פעמיים|פעמים) ב|\dX\d|\d ?[x×] ?\d|\d\s?(?:מ"ג|מ״ג|mg|mcg)[^.]*(?:ליום|ביום|ביממה|בוקר|ערב|שעות)/iu

/** What is said of a test, a level or a drug, whoever gave the blood or takes it. */
export const ofTestsAndDrugs: readonly Whose[] = [
  {
    id: 'what-a-result-means',
    in: 'sentence',
    reach: 'sentence',
    is: 'nobody',
    words: String.raw`
(?:levels?|values?|concentrations?|results?)(?: (?:rise|fall|increase|decrease)s?| (?:is|are|may be|can be) ${rises}) (?:with|
in)${notOfHim}(?!\p{L})(?![^;]*\d)~
^(?:\W*comments?:)?\W*${rises} [\p{L}\d-]+(?: \p{L}+)? (?:is|are|may be|can be) (?:also |often )?(?:found|seen|observed|
reported) in${notOfHim}
(?<!as )(?:may|can) (?:also )?be ${rises} (?:in|with)${notOfHim}
(?:it|they|which) (?:also )?(?:rises?|falls?|goes? up|drops?) (?:in|with)
(?:(?<!\p{L})(?:above|below|over|under|greater than|less than|of more than)|[<>]=?) ?[\d.,]+[^.;]{0,30}(?<!\p{L})(?:suggests?|
indicates?|supports?|excludes?|means|refer urgently)
^\W*\p{L}+ requires (?:abnormality|evidence|persistence|confirmation)`,
    example: 'TSH may be raised in [hypothyroidism].',
    counterexample: 'TSH was raised in [hypothyroidism].',
  },
  {
    id: 'what-a-level-means',
    in: 'before',
    is: 'nobody',
    of: ['diagnosis'],
    words: `
(?:מעל|מתחת ל|בתחום|נמוך מ|גבוה מ|עולה על)-? ?\\d[^.;]{0,25}(?:תומך|תומכת|תומכים|מעיד\\p{L}*|מחשיד\\p{L}*|מרמז\\p{L}*|
אופייני\\p{L}*|מצביע\\p{L}*|מתיישב\\p{L}*|אינו)
עליי?ה אפשרית; ירידה אפשרית; (?:אינו|אינה) (?:שולל|שוללת|מעיד|מעידה)(?: בהכרח)?; כאשר ה\\p{L}+ (?:נמוך|גבוה|מעל|מתחת)~
(?:מחושב|חושב|מחושבת) (?:רק )?כאשר; נצפים(?: גם)? ב~; נצפות(?: גם)? ב~;
(?:שילוב|נוגדני\\p{L}*|סמני\\p{L}*|תבנית|דגם)(?!\\p{L})[^.;]{0,40} (?:נצפ(?:ה|ית)|מופיע(?:ה|ים|ות)?|שכיח(?:ה|ים|ות)?)(?: גם)? ב~; מוגבר(?:ת|ים|ות)? (?:גם )?ב~`,
    example: 'CRP מעל 100 mg/L תומך ב[דלקת ריאות].',
    counterexample: 'CRP 140 mg/L עקב [דלקת ריאות].',
  },
  {
    id: 'a-level-of-anybody',
    in: 'sentence',
    is: 'nobody',
    of: ['medication'],
    words: `(?:ערך|ערכי|רמת|רמות|ערכים)[^.;]{0,20}(?:מעל|מתחת ל?|בתחום|בין)-? ?\\d[\\d.]*(?:[-–]\\d+)?`,
    example: 'ערך [אלטרוקסין] בתחום 200-300 pg/mL הוא גבולי.',
    counterexample: 'נוטל [אלטרוקסין] 100 מק"ג ביום, ערך 340.',
  },
  {
    id: 'what-disturbs-a-test',
    in: 'sentence',
    reach: 'sentence',
    is: 'nobody',
    words: String.raw`
(?:may|can|could|might)(?: \p{L}+ly)? (?:interfere|give false|produce false|cause false|falsely)
(?:may|can|could|might)(?: \p{L}+ly)? affect (?:the )?(?:results?|tests?|assays?|measurements?|hba1c)`,
    example: '[Anemia] may affect the result.',
    counterexample: '[Anemia] may affect his walking.',
  },
  {
    id: 'goals',
    in: 'sentence',
    reach: 'sentence',
    is: 'nobody',
    words: String.raw`
^\W*(?:(?:treatment|therapeutic|general|usual|recommended) )*(?:goals|targets)(?: (?:in|for) [^.:;]{0,50})?\s?:~
^\W*[\p{L}\d]+ (?:goals?|targets?)\s?(?::|[<>])~`,
    example: 'Targets in [diabetes]: HbA1c < 7',
    counterexample: 'Target of his [diabetes] clinic',
  },
  {
    id: 'goal',
    in: 'before',
    is: 'nobody',
    turn: hebrewBehindNumber,
    words: `יעד(?:י|ים)?; מטר(?:ות|ת) ה?טיפול\\p{L}*; מטרות`,
    example: 'יעדי ל"ד ב[היריון] לפי נייר עמדה: 110-135 / 70-85 mmHg.',
    counterexample: 'לא הגיע ליעד כי סובל מ[היריון].',
  },
  {
    id: 'what-it-is-for',
    in: 'sentence',
    reach: 'sentence',
    is: 'nobody',
    words: String.raw`
^\W*(?:what (?:it|this) is (?:used )?for|used (?:for|to treat))\s?:~
(?:is|are) (?:suitable|licensed|approved) only (?:for|in)`,
    example: 'Used to treat: [hypertension], angina',
    counterexample: 'Used to: [hypertension], angina',
  },
  {
    id: 'what-a-drug-is-for',
    in: 'before',
    is: 'nobody',
    unless: hebrewTurn,
    words: `
מיועד(?:ת|ים|ות)? ל(?:טיפול|הקל\\p{L}+|מניע\\p{L}+|שימוש|חולי|ילדים|מבוגרים); משמש(?:ת|ים|ות)? [לבכ]~; נמצאת? בשימוש
התווי(?:ה|ות); מותווי?ת; שייך לקבוצ\\p{L}+; שייכת לקבוצ\\p{L}+
(?:תרופה|תרופות|תכשיר|תכשירים) (?:נגד|המיועד\\p{L}*|לטיפול); תרופה ל~; תכשיר ל~; אינה מומלצת ל~; אינו מומלץ ל~; התוויות נגד
אסור(?:ה|ים|ות)? (?:לשימוש|במתן|לשילוב|לשלב|לתת); אין (?:לתת|ליטול|להשתמש)[^.;]{0,30}(?:אם|ב|ל)~; ספר לרופא; ספרי לרופא
יש ליטול בזהירות; מי ש\\p{L}+; תרופה זו; (?:הוא|היא) \\p{L}+ לטיפול; מסוכנ(?:ת|ים) ?:~; יש ליידע את הרופא; היוועץ ברופא`,
    example: 'אומפרזול שייך לקבוצת מעכבי המשאבה ומיועד לטיפול בכיב קיבה וב[כיב תריסריון] במבוגרים.',
    counterexample: 'אומפרזול נרשם בשל [כיב תריסריון].',
  },
  {
    id: 'a-drug-and-its-purpose',
    in: 'sentence',
    is: 'waits',
    unless: ordered,
    words: `
[-–:] לטיפול(?: \\p{L}+)? [בלנ]~; [-–:] להקל(?:ה|ת) [עב]~; [-–:] (?:להקלת|להורדת|להאטת|למניעת); להקלה [בע]~
על האריזה; בכל (?:קפליה|טבליה|טבלייה|כמוסה|קפסולה|כדור|שקיק); נמכרת? (?:ב|ללא )מרשם\\p{L}*`,
    example: 'רמיפריל (טריטייס) - לטיפול ב[יתר לחץ דם].',
    counterexample: 'רמיפריל (טריטייס) 5 מ"ג פעם ביום - לטיפול ב[יתר לחץ דם].',
  },
]
