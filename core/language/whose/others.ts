import type { Whose } from './row'
import { anyoneElse, hebrewHeOrShe, noTurn } from './turns'

const person = [
  String.raw`(?:flat|room|house|class|work|cell|team|bunk)[- ]?mates?|neighbou?rs?|colleagues?|co-?workers?|friends?|partner`,
  String.raw`|husband|wife|spouse|(?:boy|girl)friend|fianc[ée]e?|carer|caregiver`,
  String.raw`|(?:(?:twin|younger|older|elder|half|step|identical|little|big|only)[- ])?(?:sister|brother)|sibling|aunt|uncle`,
  String.raw`|cousin|niece|nephew|grand(?:mother|father|son|daughter)`,
  String.raw`|(?:(?:living|kidney|organ|potential|deceased|related) ){0,2}donor|index (?:case|patient)`,
  String.raw`|source (?:case|patient|person)|(?:a |the )?(?:patient|man|woman|child) in (?:the )?(?:next |other |opposite )?`,
  String.raw`(?:bed|room|cubicle)(?: \d+)?|another (?:patient|child|resident|pupil|guest)`,
].join('')

/** What somebody has, had or takes; not what somebody saw, said or did for the patient. */
const state = [
  String.raw`(?:(?:who|also|recently|never|now|currently|both|each|apparently|himself|herself|is|was|in bed \d+|at work|at home`,
  String.raw`|next door|(?:aged? )?\d{1,2}|,)\s?){0,4}(?:(?:has|had|have|is|was)`,
  String.raw`(?! (?:(?:also|just|since|already|been|not|never) )*(?:to|given?|giving|tried|trying|used|using|appl\p{L}+`,
  String.raw`|stopp?\p{L}*|put|puts?|done|doing|ke(?:pt|ep\p{L}*)|measur\p{L}+|check\p{L}+|screened|record\p{L}+|bought|got`,
  String.raw`|brought|called?|calling|asked|asking|said|stated|told|seen|noticed|noted|report\p{L}+|concerned|worried|aware`,
  String.raw`|informed|present|here|with|by|helping|able|unable|updated|agreed|contacted|witness\p{L}*|found(?! to)|the|an?|his`,
  String.raw`|her|in|interpreter)(?!\p{L}))(?!\p{L})|takes|took|tested|treated(?! (?:him|her|them|it))|diagnosed|suffers`,
  String.raw`|suffered|developed|caught|came down|underwent|recovering|carries)`,
].join('')

const another = String.raw`(?:(?:his|her|your|their|the|my|an?)\s)?(?:${person})`
const notTheirs =
  'name|phone|number|side|request|concern|report|account|opinion|house|home|arms?|presence|help'
const who =
  '(?:(?:male |female )?partner|husband|wife|spouse|(?:living |potential |kidney |deceased ){0,2}donor(?! site)|' +
  'index (?:case|patient)|source (?:case|patient|person)|(?:flat|room|house)mate|household contacts?|' +
  "(?:baby|infant|newborn|child|mother|mum|husband|wife|partner|donor|sister|brother)['’]s " +
  '(?:chart|notes?|records?|file|results?|bloods?|tests?))'

/** Sentences and labels of somebody else than the patient. */
export const ofOthers: readonly Whose[] = [
  {
    id: 'somebody-else-is-told-of',
    in: 'sentence',
    reach: 'clause',
    is: 'another',
    turn: anyoneElse,
    words: String.raw`
^\s*${another}['’]s\s(?!${notTheirs})~
^\s*${another},?\s${state}`,
    example: 'Her twin sister was found to have [hemochromatosis].',
    counterexample: 'Her sister was found to have given her [hemochromatosis].',
  },
  {
    id: 'label-of-somebody-else',
    in: 'sentence',
    reach: 'clause',
    is: 'another',
    turn: noTurn,
    words: String.raw`
^[\s•*–-]*${who}(?: (?:information|details|data|history|results?|tests?|bloods?|screen(?:ing)?|
work-?up))?(?:\s?\([^()]{1,80}\))?\s?:\s*(?=\S)~
^[\s•*–-]*(?:מקרה (?:ה)?אינדקס|מקור ההדבקה|ה?תורמת?(?: ה?פוטנציאלית?)?|שותפ(?:ו|ה|תו|תה) לחדר)\s?:\s*(?=\S)~`,
    example: 'Donor information (sister, 44): [asthma].',
    counterexample: 'Donor site: [asthma].',
  },
  {
    id: 'who-has',
    in: 'from',
    reach: 'clause',
    is: 'another',
    turn: anyoneElse,
    words: String.raw`(?:his|her|your|their|the|my|an?)\s(?:${person}),?\s+(?=who\s${state}(?!\p{L}))~`,
    example: "Seen with his wife, who has [Alzheimer's disease].",
    counterexample: "Seen with his wife, who asked about his [Alzheimer's disease].",
  },
  {
    id: 'table-of-relatives',
    in: 'opens',
    reach: 'rows',
    is: 'another',
    turn: noTurn,
    words: String.raw`
(?:relatives?|family members?|relation(?:ship)?(?: to (?:you|patient|the patient))?|which relative|קרוב(?:י)? (?:ה)?משפחה|בן משפחה|
קרבה)\t(?=[^\t]*(?:illness|disease|condition|diagnos|problem|cancer|health|age|מחל|אבחנ|גיל|סרטן))~`,
    example: 'Relative          Illness\nAnn               [Gout]',
    counterexample: 'Drug          Illness\nAnn               [Gout]',
  },
  {
    id: 'relative-before-a-dash',
    in: 'before',
    is: 'another',
    turn: noTurn,
    words: String.raw`
^[^\p{L}]*(?:אביו|אביה|אב|אבא|אמו|אמה|אם|אמא|אחיו|אחיה|אח|אחותו|אחותה|אחות|בן|בת|סבא|סבתא|דוד|דודה|הורים|אחים|אחיות) ?[-–—]~`,
    // An age stands with the patient: "בת 62".
    unless: /^[^\p{L}]*\p{L}+\s*[-–—]?\s*\d/u,
    example: 'בת - מטופלת ב[קומדין].',
    counterexample: 'בת 62 - מטופלת ב[קומדין].',
  },
  {
    id: 'another-person',
    in: 'sentence',
    is: 'another',
    turn: hebrewHeOrShe,
    words: `
^[^\\p{L}]*(?:(?:בן|בת) ה?זוג(?:ה|ו)?|אשתו|רעיי?תו|זוגתו|בעלה)(?! ש?(?:מדווח|מספר|מציינ?|אומר|מתאר|טוענ?|הביא|ליוו|מתלונן|סיפר|דיווח))~
^[^\\p{L}]*(?:ה?שותף לחדר|ה?שותפה לחדר|ה?שכן (?:לחדר|במיטה)|ה?שכנה (?:לחדר|במיטה)|התורם|התורמת|תורם ?:|תורמת ?:|המלווה|האפוטרופוס|
ה?סייעת|הגננת)
נפגע(?:ת)? (?:נוסף|נוספת|אחר|אחרת|שני|שנייה); הנפגע ה?(?:אחר|שני); מקרה ה?אינדקס; ב?גיליון נפרד; אצל ה?עובר
תיק של (?:אחר|אחרת); חבר(?:ו|תו|ה|תה) לדירה; במיטה הסמוכה; אינ(?:ו|ה) המטופלת?; ה?תינוקת? של היולדת
ש(?:איתו|איתה|אתו|אתה|עמו|עמה|לידו|לידה) (?:שיחק|שיחקה|שהה|שהתה|עבד|עבדה|למד|למדה|שכב|שכבה)`,
    example: 'בת הזוג נשאית BRCA1, עברה [כריתת שד] ונוטלת טמוקסיפן.',
    counterexample: 'גר עם בת הזוג, עבר [כריתת תוספתן].',
  },
]
