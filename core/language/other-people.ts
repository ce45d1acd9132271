/** How a page tells of somebody else than its patient: in a sentence of which another is the subject, or behind a label. */

const person = [
  String.raw`(?:flat|room|house|class|work|cell|team|bunk)[- ]?mates?|neighbou?rs?|colleagues?`,
  String.raw`|co-?workers?|friends?|partner|husband|wife|spouse|(?:boy|girl)friend|fianc[ée]e?`,
  String.raw`|carer|caregiver|(?:(?:twin|younger|older|elder|half|step|identical|little|big|only)[- ])?(?:sister`,
  String.raw`|brother)|sibling|aunt|uncle|cousin|niece|nephew|grand(?:mother|father|son|daughter)`,
  String.raw`|(?:(?:living|kidney|organ|potential|deceased|related) ){0,2}donor|index (?:case|patient)`,
  String.raw`|source (?:case|patient|person)|(?:a |the )?(?:patient|man|woman|child) in (?:the )?(?:next `,
  String.raw`|other |opposite )?(?:bed|room|cubicle)(?: \d+)?|another (?:patient|child|resident`,
  String.raw`|pupil|guest)`,
].join('')

/** What somebody has, had or takes; not what somebody saw, said or did for the patient. */
const state = [
  String.raw`(?:(?:who|also|recently|never|now|currently|both|each|apparently|himself|herself|is`,
  String.raw`|was|in bed \d+|at work|at home|next door|(?:aged? )?\d{1,2}|,)\s?){0,4}(?:(?:has`,
  String.raw`|had|have|is|was)(?! (?:(?:also|just|since|already|been|not|never) )*(?:to|given?`,
  String.raw`|giving|tried|trying|used|using|appl\p{L}+|stopp?\p{L}*|put|puts?|done|doing|ke(?:pt`,
  String.raw`|ep\p{L}*)|measur\p{L}+|check\p{L}+|screened|record\p{L}+|bought|got|brought|called?|calling`,
  String.raw`|asked|asking|said|stated|told|seen|noticed|noted|report\p{L}+|concerned|worried|aware`,
  String.raw`|informed|present|here|with|by|helping|able|unable|updated|agreed|contacted|witness\p{L}*`,
  String.raw`|found(?! to)|the|an?|his|her|in|interpreter)(?!\p{L}))(?!\p{L})|takes|took|tested`,
  String.raw`|treated(?! (?:him|her|them|it))|diagnosed|suffers|suffered|developed|caught|came down`,
  String.raw`|underwent|recovering|carries)`,
].join('')

/** At the head of a sentence: another is its subject, or has what it names: "Partner's last hepatitis B vaccine 2019". */
export const opensOnAnother = new RegExp(
  [
    String.raw`^\s*(?:(?:his|her|your|their|the|my|an?)\s)?(?:${person})(?:['’]s\s(?!name|phone|number`,
    String.raw`|side|request|concern|report|account|opinion|house|home|arms?|presence|help)|,?\s${state}(?!\p{L}))`,
  ].join(''),
  'iu',
)

/** Within a sentence, from "who" on: "seen with his wife, who has …". */
export const whoHas = new RegExp(
  String.raw`(?<!\p{L})(?:his|her|your|their|the|my|an?)\s(?:${person}),?\s+(?=who\s${state}(?!\p{L}))`,
  'iu',
)

/** A label of another's, up to the end of its sentence: "Index case:", "Donor information (sister, 44):". */
export const labelsAnother = new RegExp(
  [
    String.raw`^[\s•*–-]*(?:(?:(?:male |female )?partner|husband|wife|spouse|(?:living |potential `,
    String.raw`|kidney |deceased ){0,2}donor(?! site)|index (?:case|patient)|source (?:case|patient`,
    String.raw`|person)|(?:flat|room|house)mate|household contacts?|(?:baby|infant|newborn|child`,
    String.raw`|mother|mum|husband|wife|partner|donor|sister|brother)['’]s (?:chart|notes?|records?`,
    String.raw`|file|results?|bloods?|tests?))(?: (?:information|details|data|history|results?|tests?`,
    String.raw`|bloods?|screen(?:ing)?|work-?up))?(?:\s?\([^()]{1,80}\))?|מקרה (?:ה)?אינדקס|מקור ההדבקה`,
    String.raw`|ה?תורמת?(?: ה?פוטנציאלית?)?|שותפ(?:ו|ה|תו|תה) לחדר)\s?:\s*(?=\S)`,
  ].join(''),
  'iu',
)

/** In the same sentence the patient is told of, too. */
export const tellsOfPatient = new RegExp(
  [
    String.raw`(?<!\p{L})(?:he|she|him|his|her|hers|himself|herself|themselves|(?:the )?patient(?!['’]s?)`,
    String.raw`|pt|you|your|we|us|i|me|my|both|they|them|their|ה?מטופלת?|ה?חולה)(?!\p{L})`,
  ].join(''),
  'iu',
)
