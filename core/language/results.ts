/** How English and Hebrew sentences tell a result: their words by meaning. */

/** Between an analyte's name and its number. */
export const linkingWords = String.raw`level|levels|value|result|count|concentration|(?:which|that) (?:is|was)|to be(?=\s[<>]?\d)|today|now|this (?:morning|afternoon|evening)|currently|(?:had|has|have) been|of|was|is|were|are|at|to|on admission|at discharge|on discharge|at presentation|on arrival|initially|peak(?:ed)?(?: at)?|rose|increased|decreased|elevated|high|low|normal|also|adequate|within normal limits(?= at)|stable|improved|dropped|fell|suppressed|quantitative|undetectable|subtherapeutic|supratherapeutic|prolonged|shortened|diminished|depressed|critically|severely|moderately|therapeutic|(?:increase|decrease|drop|rise|fall)(?= to)|trend(?:ed|ing)|worsened|corrected|bumped|fallen|falling|risen|rising|raised|reduced|measured|(?:found|noted|reported|shown|seen|recorded|documented) (?:to be|as|at)|found|noted|came back|returned|only|still|about|approximately|around|estimated|calculated|fasting|random|serum|from|up|down|markedly|mildly|slightly|significantly|remains?|remained|reached|reaching|showed|has|have|had|went|gone|came|climbed|jumped|and|with|a|an|the|היה|היתה|הייתה|הוא|היא|של|בערך|כ-?|עמד על|עומד על|עלה|עלתה|ירד|ירדה|צנח|צנחה|טיפס|טיפסה|מדוכא|מדוכאת|בשיא|שיא|בתחום הטיפולי|בטווח הטיפולי|בתחום התקין|השתפרה?|חוזרת?|ל-?|מ-?|עד|תקין|מוגבר|נמוך|גבוה|מוגברת|בקבלה|בשחרור|היום|רמה|רמת|בדם|בסרום|נמדד|נמצא|נמצאה`

/** A ratio, told as the share of the one that is foretold. */
export const shareOfPredicted =
  /^FEV1\s?\/\s?FVC(?:\sratio)?(?!\p{L})(?:[^.;]|\.\d){0,50}?\d\s?(?:%|percent)\s?(?:of\s)?(?:the\s)?predicted/iu

/** Grams of a hundred. */
export const gramsPercent = `גרם|גר'|מ"ג|מ״ג`

/** From one value to the next. */
export const becameWords = String.raw`→|->|-->|=>|>|then|and then|to|up to|down to|falling to|rising to|improved to|decreasing to|increasing to|ולאחר מכן|ואז|ל-?|עד`

/** What makes a sentence speak of what should be, or of anyone, and not of this patient’s result. */
export const generalTalk =
  /\b(?:(?<!(?:above|below|at|on|off|to|not at) )(?:target|goal)|aim(?:ing|ed)?|therapeutic (?:range|window|inr)|reference|(?<!within (?:the )?)normal (?:range|values?|is|limits?)|desirable|should (?:be|stay|remain)|keep|maintain(?:ing)?|if|unless|until|whenever|(?:when|once) (?:the )?\S+ (?:is|falls|rises|reaches|[<>≤≥])|(?<=\b(?:is|are|be|levels?|values?|results?|ranges?|above|below|over|under) )consistent with|indicates?|suggests?|is (?:diagnostic|defined)|defined as|or (?:higher|more|greater|above|less|lower|below)|(?:patients|women|men|individuals|subjects|people|persons|pregnancies|cases) (?:with|having|whose|who (?:have|had))|in (?:adults|children|pregnancy)|cut-?off|threshold|risk of|(?:most|more|less) accurate|recommended when|normally, the|(?:level|value)s? (?:is|are) [<>]|criteria|recheck if|call (?:if|for)|notify|hold (?:if|for)|in case|(?:not|never|avoid(?:ed)?|contraindicated) (?:\S+ ){0,3}(?:below|under|above|over))\b|\bchange (?:in|of) [^.\d]{1,40}(?:less|smaller|more|greater) than\b|שינוי (?:ב|של )[^.\d]{1,40}(?:קטן|גדול|פחות|יותר) מ|(?:נמו(?:ך|כה)|גבוהה?|קטנה?|גדולה?) מ-?\s?\d[\d.,]*\s(?:מעידה?|מצביעה?|מחשידה?|מרמזת?)(?![א-ת])|יעד|מטרה|טווח (?:טיפולי|תקין|נורמ)|ערכי? (?:ייחוס|יעד|נורמה)|אם(?=\s)|במידה ו|כאשר|(?<=\d\s?%?\s)(?:ומעלה|ומטה|או (?:יותר|פחות|מעלה|מטה))(?![א-ת])|יש לשמור|רצוי|עד ש/i

/** Behind a result: a clause or a bracket of its own, that tells what it should be. "8.1% in March, the goal is below 7". */
export const goalBehind =
  /^[^.;,()]{0,30}[,(]\s*(?:(?:the|her|his|your|our|my|with an?|against an?|but the) )?(?:goal|target|aim(?:ing)?|ideal)(?!\p{L})|^[^.;,()]{0,30}[,(]\s*ו?ה?(?:יעד|מטרה)(?!\p{L})/iu

/** Where a sentence goes on with what follows from a result: "0.45, so the risk of … is low". */
export const consequence =
  /,\s(?:(?:and )?(?:so|thus|therefore|hence)|which (?:means|puts|makes)|ולכן|לכן)(?!\p{L})/iu

const limit =
  '(?:(?:[<>≤≥]=?|below|under|above|over|less than|more than|up to|מתחת ל-?|מעל|עד|פחות מ-?|יותר מ-?)\\s?\\d[\\d.]*|\\d[\\d.]*\\s?(?:[-–]|to|עד)\\s?\\d[\\d.]*)(?:\\s?(?:%|[\\p{L}µ]{1,5}\\/[\\p{L}\\d]{1,5}))?'
const degree =
  '(?:(?:severe|mild|moderate|near|borderline|very|frank|relative|חומרה|קל|קשה)\\s)?(?:deficien\\p{L}*|insufficien\\p{L}*|sufficien\\p{L}*|toxic\\p{L}*|pre-?diabet\\p{L}*|diabet\\p{L}*|optimal|desirable|borderline|normal|low|high|elevated|raised|increased|decreased|adequate|abnormal|impaired|negative|positive|equivocal|indeterminate|severe|moderate|mild|target|חסר|מחסור|אי ספיקה|תקין|תקינה|גבולי|גבוה|נמוך|סוכרת|טרום סוכרת|קדם סוכרת|רעילות|רצוי|אופטימלי|שלילי|חיובי)(?!\\p{L})'

/** Two spans of a test in a row, each with what it means: its legend, and nobody's result. "< 20 deficiency, 20 - 29 insufficiency". */
export const legend = new RegExp(
  `${limit}[\\s:=–-]*(?:is |are |= )?${degree}[^.]{0,25}?${limit}|${degree}[\\s:=(–-]*(?:is |are )?${limit}[\\s,;)]+(?:and |ו)?(?:\\p{L}+ )?${degree}[\\s:=(–-]*(?:is |are )?${limit}`,
  'iu',
)

const amount = '\\d[\\d.,]*(?:\\s?[-–]\\s?\\d[\\d.,]*)?(?:\\s?(?:%|[\\p{L}µ]+(?:\\/[\\p{L}\\d.,]+)*))?'
const lasting =
  '\\s(?:for|over|during|במשך|למשך)\\s(?:(?:at least|more than|לפחות)\\s)?(?:\\d+|two|three|six|twelve|שלושה|שישה)\\s(?:weeks|months|years|שבועות|חודשים|שנים)'

/** "HbA1c from 48 mmol/mol: ", "eGFR under 60 for three months: ": what such a number means in anybody stands behind. */
export const referenceTold = new RegExp(
  `^\\W*(?<test>[^:;]{2,40}?)\\s(?:(?:from|starting at|החל מ-?)\\s?${amount}(?:${lasting})?|(?:(?:under|below|over|above|less than|more than|[<>≤≥]=?|מעל|מתחת ל-?)\\s?)?${amount}${lasting})\\s?[:=]\\s*(?=\\p{L}|$)`,
  'iu',
)

/** A flag right behind a value. */
export const flagBehind = /^\s*[([]?(H|L|HH|LL|\*|↑|↓|high|low|גבוה|נמוך)[)\]]?(?=$|[\s,.;:)])/

/** Limits right behind a value; a bracket of right-to-left text may have been read with its number. */
export const rangeBehind =
  /^\s*(?:,?|[;:]?(?=\s?\[))\s*(?:[([](?!\s*(?:\d{1,2}\/\d{1,2}\/(?:\d\d){1,2}|\d{1,2}\.\d{1,2}\.(?:\d\d){1,2}|\d{1,2}[/.](?:19|20)\d\d)(?!\d))\s*(?:(?:ref(?:erence)?(?: range)?|normal(?: range)?|nl|n|rr|נורמה|טווח|תקין)\.?\s*[:=]?\s*)?((?:[<>≤≥]=?|below|under|less than|up to|above|over|more than|at least|עד|מתחת ל-?|מעל)?\s*\d[\d.,]*(?:\s*(?:-|–|to|עד)\s*\d[\d.,]*)?)[^)\]]{0,14}[)\]]|(?:ref(?:erence)?(?: range)?|normal range|טווח נורמה)\.?\s*[:=]\s*(\d[\d.,]*\s*[-–]\s*\d[\d.,]*|[<>≤≥]=?\s*\d[\d.,]*)|[([]\s*(?:נורמה|טווח|תקין)\s*:?\s*((?:עד|מתחת ל-?|מעל)?\s*[([]\s*\d[\d.,]*(?:\s*[-–]\s*\d[\d.,]*)?))/i

/** What follows a number that tells how much of a part is hurt: "a 25% transverse laceration". */
export const shareOfHurt =
  /^\s?%?\s(?:[\p{L}-]+\s){0,2}(?:lacerations?|tears?|transections?|stenos[ie]s|occlusions?|narrowing|lesions?|compression|displacement|burns?|blockage|obstruction|collapse|loss of height)(?!\p{L})/iu

/** What follows a number that is a duration, a count or a date. */
export const noValueBehind =
  /^\s*(?:(?:מ"ג|מ״ג|מג|מק"ג|מק״ג|מ"ל|מ״ל|גרם|יחידות|יח'|יח׳|כדור|כדורים|טבליות|טיפות|אמפולות|שאיפות|מיקרוגרם|מיקרו"ג|מיליגרם|יחב"ל|יחידה)(?![א-ת%/])|(?:micro|milli)?grams?(?![\p{L}/]|\s?(?:\/|per))|(?:international )?units?(?![\p{L}/]|\s?(?:\/|per))|weeks?|days?|months?|years?|hours?|hrs?|wks?|mos?|mths?|yrs?|minutes?|times|x\s?\d|tablets?|pills?|packs?|st|nd|rd|th|[-\s]part(?!\p{L})|שבועות|ימים|חודשים|שנים|פעמים|שעות|\/\d|:\d\d|-\s?year|-\s?hyd|(?:very )?(?:low|average|moderate|high) risk(?!\p{L}))/iu

/** Right before a test: it is asked for, and a bare number behind it is a time or the request's own. */
export const requestBefore =
  /(?<!\p{L})(?:(?:re-?check|repeat|check|order|obtain|request|send|draw|schedule|book|monitor|next)(?:\s(?:an?|the|his|her|your|my|serum|fasting))?|(?:לחזור על|לבדוק|לקחת|לשלוח|לבצע|להזמין|חזרה על|ביקורת)(?:\s(?:את|בדיקת|רמת))?)\s+ה?$/iu

/** "From" right before a value: it became another. */
export const fromBefore = /(?:from\s*|מ-?)$/i

/** Between a result and what it was before. */
export const fromWord = 'from'

/** Right before a test: what is told of it stands there already. "With 68 chloride and …", "negative for nitrite and …". */
export const toldInFront =
  /(?:(?:,|(?<!\p{L})(?:with|and|an?)) ?\d+(?:\.\d+)?|(?<!\p{L})(?:negative|positive|neg|pos)(?: for)?(?: the)?|(?<!\p{L})(?:שליליי?ת?|חיוביי?ת?) ל-?)\s*$/iu

const linkToWord = [
  String.raw`\s*[:=]\s*`,
  // Set apart on both sides, and perhaps read twice: "HIV-negative" is said of a person.
  String.raw`\s+[-–—]+(?:\s[-–—]+)*\s+`,
  String.raw`\s+(?:(?:tests?|antibod(?:y|ies)|serology|screen)\s+)?(?:was|were|is|are|came back|returned|has come back|נמצאה?|נמצאו|היה|הייתה|היתה|היו)\s+`,
  String.raw`\s+`,
]

const wordsOfResult = [
  String.raw`(?:weak(?:ly)? |strong(?:ly)? |non[- ]?|not )?(?:positive|negative|reactive|detected|equivocal|immune|borderline)`,
  String.raw`שליליי?(?:ת|ם|ות)?|חיוביי?(?:ת|ם|ות)?|גבולי(?:ת)?`,
  String.raw`no growth(?: (?:after|at) \d+ (?:days|hours))?|(?:אין|ללא) צמיחה|sterile(?! (?:container|pot|tube|cup|bottle|swab|technique|gauze|urine)s?\b)|סטרילית?`,
]

/** A word that judges an amount, and is itself no result of a test that is measured. */
export const judgement = /^(?:borderline|גבולית?)$/iu
/** Tests that are told in such words, too. */
export const toldInWords = /(?<!\p{L})(?:Ig[AEGM]|antibod|antigen|virus|toxin|screen)/iu

/** A result that is a word, behind a joint or right behind its test. */
export const wordOfResult = new RegExp(
  `^(?:${linkToWord.join('|')})(${wordsOfResult.join('|')})(?=$|[\\s,.;)])`,
  'i',
)

const rhesus = String.raw`(?:,? ?[Rr][Hh]\.?)?(?: ?\(?['’"”]?D['’"”]?\)?)? ?(?:[Pp]os(?:itive)?|POS(?:ITIVE)?|[Nn]eg(?:ative)?|NEG(?:ATIVE)?|\+|-(?!\d))`
const group = String.raw`(?:AB|[ABO])(?:['’"”]?${rhesus})?`
/** A result that is the letters of a group of blood. */
export const groupOfBlood = new RegExp(`^${group}$`, 'u')
const lettersOfTests = [
  ['ABO blood group', group],
  ['ABO and Rh blood group', group],
  ['Hemoglobin genotype', 'A[ASC]|S[SC]|CC'],
] as const

/** What is told in letters of its own behind its test: a group of blood, what the two genes of haemoglobin are. */
export const toldInLetters = lettersOfTests.map(([name, letters]) => ({
  name,
  wording: new RegExp(
    `^(\\s*[:=–-]{1,2}\\s*["'‘“]?|\\s+(?:(?:is|was) )?["'‘“]?)(${letters})["'’”]?(?=\\s*$|\\s?[.,;)])`,
    'u',
  ),
}))

/** A class of antibodies: behind the name of what they are against, a test of its own. */
export const antibodyClass = /^(?:Ig ?[AEGMD]|immunoglobulin [AEGMD])(?![\p{L}\d])/iu

/** Behind a word that ends its clause; brackets may follow. */
export const clauseEnd = /^\s?(?:$|[.,;](?=\s|$)|\()/

/** Right before a test: it is of somebody at the patient's side. */
export const ofPartner =
  /(?<!\p{L})(?:wife|husband|partner|spouse|girlfriend|boyfriend|fianc[eé]e?|baby|donor)['’]s\s+(?:\p{L}+\s+)?$/iu

/** Whose tests may stand among those of a patient. */
export const someoneElse =
  /\b(?:wife|husband|partner|spouse|girlfriend|boyfriend|fianc[eé]e?|baby|newborn|donor|recipient|source|contact|mother|father|sister|brother|son|daughter|child|family)\b|(?:בעל|אשת|זוג|תורמ|תורם|אמו|אמה|אימ|אביו|אביה|אחות|אחיו|אחיה|בנו|בנה|בתו|בתה|תינוק|משפח)/iu

/** A name that tells of urine. */
export const urineName = /\b(?:urine|urinary)\b|שתן|^U-|\(U\)$|,\s?U\/?A$|[,\sh]Ur(?=$|[\s,)])/i

/** A day that heads what was found on it, behind what was found before: "At discharge 20/11/2025: …". */
export const anotherTime =
  /(?<![\p{L}\d])(?:(?:at|on|upon) (?:admission|discharge|arrival|follow-?up)|ב(?:קבלה|שחרור|ביקורת|הגעה|יום השחרור|יום הקבלה))[\s:(,-]{1,3}\d{1,2}[/.-]\d{1,2}/iu

/** Of stool. */
export const stoolName = /\b(?:fa?ecal|fa?eces|stool)\b|צואה/i

/** A step of a dipstick. */
export const dipstickWord =
  /^(?:neg(?:ative)?|trace|tr|normal|[1-4]\+|\+[1-4]|\+{1,4}|small|moderate|large|שלילי|עקבות)$/i

/** Nothing found of what is looked for, by a strip or under the microscope. */
export const foundNothing = /^(?:nil|absent)$/i

/** A level of a drug. */
export const levelWord = /(?<![\p{L}])(?:levels?|רמת|רמה)(?![\p{L}])/iu

/** Before a date that is not that of a result. */
export const noResultDate =
  /(?:since|until|till|next|repeat|started|stopped|begun|born|due|מאז|עד|נולד|הוחל)\s*(?:on|ב-?)?\s*$/i

/** A sentence that begins with a time that is over, by no date: "last year", "previously". */
export const earlierTime =
  /^(?:last (?:year|month|winter|spring|summer|autumn|fall)|previous(?:ly)?|in the past|before that|(?:an?|one|two|three|\d+) (?:years?|months?|weeks?) ago|לפני (?:שנה|שנתיים|חודש|חודשיים|שבוע|\d+ (?:שנים|חודשים))|בעבר|בשנה שעברה|קודם לכן)(?!\p{L})/iu

/** A name that is not of blood alone. */
export const otherThanBlood = /urin|שתן|ratio|יחס/i

/** A result that is not there yet. */
export const noWordYet = /pending|progress|received|see (?:note|report)|ממתין|בעבודה/i

/** A result that is negative or as it should be. */
export const negativeResult =
  /^(?:neg|negative|non[- ]?reactive|not detected|none|nil|absent|no growth|normal|clear|yellow|straw|שלילי|תקין|צלול|צהוב|לא נמצא)/i

/** What a screen says. */
export const negativeOrPositive =
  /^(?:none detected|not detected|detected|(?:presumptive(?:ly)? )?(?:neg(?:ative)?|pos(?:itive)?)|שליליי?ת?|חיוביי?ת?)$/i

/** A negative one that is expected. */
export const negativeExpected = /^(?:neg|non|not|none|nil|absent|שלילי|לא נמצא)/

/** A name that tells a share from a count. */
export const partOrWhole = /%|#|\babs|אחוז|באחוזים|מוחלט/i

const notFound =
  /^(?:(?:not|non|none)[ -]?(?:detected|present|found|reactive)|negative|neg|absent|undetected|לא ?(?:נמצאה?|זוהה|זוהתה)|שליליי?ת?)$/i

/** The titles over marks ("Detected | Not detected"): what was found, or what was not. Null of anything else. */
export function outcomeOf(text: string): 'found' | 'not found' | null {
  const plain = text.replace(/[^\p{L} -]+/gu, '').trim()
  if (/^(?:detected|positive|pos|present|found|reactive|נמצאה?|חיוביי?ת?|זוהה|זוהתה)$/i.test(plain))
    return 'found'
  return notFound.test(plain) ? 'not found' : null
}

/** A cross or a tick, alone in its place. */
export const tickMark = /^[[(]?[xX×✗✘☒✓✔☑√vV●■][)\]]?$/

/** Before a Roman numeral that tells one test from its neighbours. */
export const numberedNames = /^(?:factor|antithrombin|type|class|פקטור|סוג)$/i

/** Before the material that a page's results are of. */
export const specimenLabel =
  /(?<!\p{L})(?:(?:specimen|sample)(?:\s(?:type|source|no\.?\s?\d|#?\d))?|source|fluid type|type of fluid)\s*:\s*(\D{3,40})/iu

/** What a label calls blood by its tube: "EDTA, urine". */
export const bloodTubes = /(?<!\p{L})(?:serum|plasma|edta|citrate|heparin|fluoride|whole blood)(?!\p{L})/iu

/** The day of the first of two values: "on 01/03/2024", "(12/2023)", "in March". */
export const dayOfFirst = String.raw`(?:\s*\(?(?:on |in |at |ב-?)?(?:\d{1,2}[/.-]\d{1,4}(?:[/.-]\d{2,4})?|\p{L}{3,9}(?: \d{4})?|\d{4})\)?)?`

const field = String.raw`(?:per|\/|in (?:each|every|an?)) ?(?:high[- ]?power(?:ed)? ?fields?|hpf)|לשדה(?: ראייה| מיקרוסקופי)?`
const count = String.raw`(?<count>(?:[<>] ?)?\d{1,3}(?: ?(?:-|–|to|עד) ?\d{1,3})?|too numerous to count|TNTC)`
const cellsCounted = [
  ['Urine RBC', String.raw`red(?: blood)? cells?|RBCs?|erythrocytes|כדוריות(?: דם)? אדומות|אריתרוציטים`],
  [
    'Urine WBC',
    String.raw`white(?: blood)? cells?|WBCs?|leu[ck]ocytes|pus cells|כדוריות(?: דם)? לבנות|לויקוציטים`,
  ],
] as const

/** How many cells were counted in a field of the microscope, before their name or behind it: "1-2 red cells per high-power field". */
export const countedCells = cellsCounted.flatMap(([name, words]) =>
  [`${count} (?<cells>${words})`, `(?<cells>${words})(?: (?:was|were|of)|:)? ${count}`].map((told) => ({
    name,
    wording: new RegExp(
      `(?<![\\p{L}\\d.,/-])${told}(?: ?(?:${field})|(?<=too numerous to count|TNTC))(?!\\p{L})`,
      'giu',
    ),
  })),
)

const plus = String.raw`[1-4]\+|\+[1-4]|\+{1,4}|trace(?: of)?`
const amounts = String.raw`(?:small|moderate|large)(?: amounts?(?: of)?)?`
const few = String.raw`(?:few|rare|many|occasional)`
const dipped = [
  ['Urine ketones', 'ketones?|acetone', `${plus}|${amounts}`],
  ['Urine protein', 'protein|albumin', plus],
  ['Urine glucose', 'glucose|sugar', plus],
  ['Urine blood', 'blood|h(?:a)?emoglobin', `${plus}|${amounts}`],
  ['Urine bilirubin', 'bilirubin', `${plus}|${amounts}`],
  ['Urine leukocyte esterase', '(?:leu[ck]ocyte |leuk\\.? )?esterase', `${plus}|${amounts}`],
  ['Urine bacteria', 'bacteria', `${plus}|${amounts}|${few}`],
] as const

/** Steps of a dipstick before the name of what they measure: "3+ ketones", "moderate amount of bacteria". */
export const dippedSteps = dipped.map(([name, words, steps]) => ({
  name,
  wording: new RegExp(
    `(?<![\\p{L}\\d.,/+-])(?<count>${steps}) (?<cells>${words})(?!\\p{L}| (?:loss|clot|in the stool|cells?|cultures?|level))`,
    'giu',
  ),
}))

/** What follows the step in its wording, and is no part of it. */
export const stepFiller = / (?:amounts?(?: of)?|of)$/i

/** In words right before a count: it is beyond this number. */
export const countBeyond: readonly (readonly [sign: string, words: RegExp])[] = [
  ['>', /(?<!\p{L})(?:more than|greater than|above|over|in excess of|יותר מ-?|מעל(?: ל-?)?)\s*$/iu],
  ['<', /(?<!\p{L})(?:less than|fewer than|below|under|פחות מ-?|מתחת ל-?)\s*$/iu],
]

/** Before a count, or in its sentence beside such words: a rule of the laboratory, for anybody's count. */
export const countLimit = /(?<!\p{L})(?:up to|at least|if|when|whenever|עד|לפחות|אם|כאשר)\s*$/iu
export const countRule =
  /(?<!\p{L})(?:recommend\p{L}*|advis\p{L}*|should|must|repeat|consider\p{L}*|requires?|normal|if|when|ה?מומלץ|יש ל\p{L}+|נדרשת?|לשקול|לחזור על|תקין|נחשב\p{L}*|אם|כאשר)(?!\p{L})/iu

/** What calls the sample in which cells are counted so by its name. */
export const ofUrine = /(?<!\p{L})(?:urin\p{L}*|UA|U\/A|dipstick|micturition)(?!\p{L})|שתן/iu

/** Between the two ends of a count. */
export const countJoint = / ?(?:to|עד) ?/u

/** How a test was done, printed behind or under its name: "Hemoglobin Colorimetric". What electrophoresis tells is another test. */
export const methodBehind =
  /[,\s(]+(?:reagent|test|urine)[\s-]?strips?\b.*$|(?:[,\s(]+(?:(?:photo|spectrophoto|colou?ri|flow cyto|turbidi|immunoturbidi|nephelo|reflecto|refracto)metr(?:y|ic)|(?:capillary|flame|reflectance) photometr(?:y|ic)|(?:electrical |electronic )?impedance|calculat(?:ed|ion)|derived|HPLC|GPO[-/ ]?(?:POD|PAP)|CHOD[-/ ]?(?:POD|PAP)|GOD[-/ ]?(?:POD|PAP)|hexokinase|biuret|jaff[eé]|uricase|urease|diazo|westergren|wintrobe)\)?)+$/i

/** Which make of a test it was, behind its name: "TSH, 3rd Gen". */
export const generation = /[,\s(]+(?:[2-5](?:nd|rd|th)|second|third|fourth|fifth)[\s-]gen(?:eration)?\.?\)?$/i

/** What is counted in a field of the microscope, as urine's sediment is: "Casts Hyaline /LPF". */
export const perField = /[,\s]*(?:\/\s?|\bper )[hl]\.?p\.?f\.?$/i

/** How cells were counted, behind the name of those of which a share is told. */
export const countedBy = /[,\s(]+(?:microscop(?:y|ic)|manual(?: count)?|flow cytometry)\)?$/i

/** Before results in their line: that they are of urine. */
export const urineBefore = /(?<!\p{L})(?:UA|U\/A|urinalysis|urine|שתן)(?!\p{L})/iu

/** Right behind a number: it is a length in feet, and no share of the blood. "Ht 5 feet 9 inches". */
export const lengthBehind = /^\s?(?:feet|foot|ft|inches|['’′"”″])(?!\p{L})/iu

/** Right behind a number: it is the share of one that is foretold. */
export const predictedBehind = /^\s?(?:%|percent)?\s?(?:of )?(?:the )?predicted(?!\p{L})/iu

/** "Glucose rose to the 300s", "sodium in the low 120s": about so much, and no result. */
export const tensAndMore = /(?<!\p{L})(?:the|low|mid|high|upper|lower)[\s-]\d+0$/iu
