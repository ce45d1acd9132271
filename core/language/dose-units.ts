/** Units in which a drug's amount is printed, and what each is. */
export const doseUnits: readonly (readonly [RegExp, string])[] = [
  [/^(?:mg|mgs|milligrams?|מ"ג|מג|מיליגרם|מ''ג|מ״ג)$/i, 'mg'],
  [/^(?:mcg|ug|µg|μg|micrograms?|microgm|מק"ג|מקג|מיקרוגרם|מק״ג|מיקרו"ג)$/i, 'mcg'],
  [/^(?:g|gr|gm|gms|grams?|gram|גרם|ג'|גר'|ג׳)$/i, 'g'],
  [/^(?:[i1l]u|i\.u\.?|יחב"ל|יחב״ל)$/i, 'IU'],
  [/^(?:units?|u|יחידות|יחידה|יח'|יח׳|יח)$/i, 'units'],
  [/^(?:meq)$/i, 'mEq'],
  [/^(?:mmol)$/i, 'mmol'],
  [/^(?:ml|mls|cc|מ"ל|מל|סמ"ק|מ״ל)$/i, 'mL'],
  [/^%$/, '%'],
]

/** The same as the source of an expression; a share of something else ("87% of the target") is no strength. */
export const unitPattern =
  'mgs?|milligrams?|mcg|ug|µg|μg|micrograms?|gms?|gr|grams?|g|i\\.u\\.?|iu|(?<=\\d{2} )[1l]u|units?|u|meq|mmol|mls?|cc|%(?!\\s(?:of(?! body)|predicted|saturat\\p{L}*|above|below|מתוך|מה?)(?!\\p{L}))|מ["״\']{1,2}ג|מג|מיליגרם|מק["״]ג|מקג|מיקרוגרם|גרם|ג[\'׳]|גר[\'׳]|יחב["״]ל|יחידות|יחידה|יח[\'׳]?|מ["״]ל|סמ["״]ק'

/** What an amount is told per, where it is none of a drug: a kilogram, a square metre. */
export const doseDivisors = 'kg|m2|m²|ק"ג'

/** "From 500 mg to 1000 mg". */
export const fromWord = 'from|מ-?'
export const toWord = 'to|up to|→|->|ל-?|עד'
/** From one dose to the one that is taken now: "5 mg, increased to 10 mg". */
export const becameOther =
  '(?<!(?:to|will|should|can|may|could|would|might) (?:then |later )?(?:be )?)(?:increased|reduced|decreased|lowered|raised|changed|tapered|titrated|up-?titrated|down-?titrated|cut|dropped|stepped|brought|halved|doubled|adjusted)(?: (?:up|down|back))? to|→|->|=>|(?:הופחתה?|הועלה|הועלתה|הורדה?|שונה|שונתה) ל-?'
/** Right before a drug's name: its dose is to be changed. */
export const toBeChanged =
  /(?<!\p{L})(?:increas(?:e|ing)|rais(?:e|ing)|doubl(?:e|ing)|(?:up-?)?titrat(?:e|ing)|reduc(?:e|ing)|lower(?:ing)?|decreas(?:e|ing)|להעלות|להגדיל|להכפיל|להוריד|להפחית|להקטין|ה(?:עלאת|גדלת|כפלת|ורדת|פחתת|קטנת))(?: (?:the )?dose of| את)?(?: ה?מינון(?: של)?)?\s*$/iu

/** Behind the drug of such an advice: what it hangs on. */
export const changedOnlyIf = /(?<!\p{L})(?:if|unless|should|אם|במידה ו\p{L}+|אלא אם)(?!\p{L})/iu

/** Between a tablet's strength and the amount that is taken: "500 mg tablets 1 g at night". */
export const strengthOfForm =
  /^\s*(?:(?:modified|prolonged|extended|slow|sustained)[- ]release |[MSXE]R |EC )?(?:tab(?:let)?s?\.?|cap(?:sule)?s?\.?|טבלי(?:ות|ה)|כמוס(?:ות|ה)|כדור(?:ים)?)(?: (?:MR|SR|XR|ER|EC))?\s*[,:–-]?\s*$/iu

/** In words that are said of other numbers, too: only before a dose with its unit ("was 6 mg, now 8 mg"). */
export const isNow = 'now|currently|כעת|כיום|עכשיו|(?:ירדה?|עלה|עלתה) ל-?'
export const fromNumber = /^(?:from|מ-?)\s*[\d.,]+\s*/i

/** The letters of a unit. */
export const unitLetters = /[a-zא-ת"'%]+/i

/** Right behind a drug's name: a unit of mass and before it no number, or one that was read as letters ("T000 mg", "סו מ"ג"). */
export const unitAlone =
  /^[\s,:-]*(?:(?:tablets?|capsules?|tab|cap)\s+)?(?:\p{Lu}\d{1,4}\s+|[\p{L}\d]{1,2}\s+)?(?:mg|mgs|mcg|µg|μg|ug|gr?|gram|מ["״']{1,2}ג|מק["״]ג|גרם)(?![\p{L}\d/"״'])/iu

/** Right behind "units": what is given of somebody's blood, and of no drug. */
export const ofBlood =
  /^\s?(?:of\s)?(?:packed\s)?(?:red (?:blood )?cells|blood|plasma|platelets|p?rbcs?|ffp|דם|פלזמה|טסיות)(?!\p{L})/iu

/** Right behind a volume: what holds several doses, so that it is no amount taken: "3 mL pens", "10 mL vial". A syringe may be one. */
export const heldIn =
  /^\s?(?:pre-?filled |disposable |multi-?dose )?(?:pens?|cartridges?|penfills?|flexpens?|vials?|bottles?|עטי?ם?|מחסניו?ת|בקבוקי?ם?|בקבוקון|ויאלי?ם?)(?!\p{L})/iu

/** What is counted and has no share in a hundred: "tablets 1%" is a half that was misread. */
export const countedForm =
  /(?<!\p{L})(?:tab(?:let)?s?|cap(?:sule)?s?|pills?|כדור(?:ים)?|טבלי(?:ה|ות|ת)|קפסול\p{L}*|כמוס\p{L}*)(?!\p{L})/iu

/** The form of a drug, in short, as orders begin with it. */
const shortForms = 'tabs?|caps?|inj|inf|syr|syp|susp|oint|neb|sach'
/** At the beginning of a line, behind its number. */
const begins = '(?<=^(?:\\W|\\d{1,2}[.)]\\s?)*)'

/**
 * The form of a drug begins an order: "Tab. Zworkle 100 mg twice daily", a line or within what was joined from several, where it
 * has its point or stands behind a comma. "T." and "C." do at the beginning alone.
 */
export const formOfOrder = new RegExp(
  `(?<=^|[\\s,;:+(])(?:${shortForms})\\.\\s*(?=\\p{L})|` +
    `(?:${begins}|(?<=[,;+]\\s?))(?:${shortForms})\\s+(?=\\p{L})|${begins}[tc]\\.\\s?(?=\\p{L}{3})`,
  'giu',
)

/** A line that begins with the form of an order, its point or its capitals: "Tab. Zworkle 5 mg OD", "INJ ZWORKLE". */
export const orderLine =
  /^\W*(?:(?:[Tt]ab|[Cc]ap|[Ii]nj|[Ss]y[rp]|[Oo]int|TAB|CAP|INJ|SY[RP]|OINT)s?\.|(?:TABS?|CAPS?|INJ|SY[RP])|T\.)\s*(?=\p{Lu}\p{L}{2})/u

/** Behind a drug, the form with which the next begins, and its name: "Zworkle 1 g BD, Inj. Plimo 40 mg OD". */
export const formOfNext =
  /(?:[,;+&]|\sand|(?<=\p{L})|\s\d{1,2}[.)])\s*(?<!\p{L})(?:[Tt]ab|TAB|[Cc]ap|CAP|[Ii]nj|INJ|[Ss]yr|SYR|[Ss]yp|SYP)s?(?:\.?\s*(?=(\p{Lu}\p{L}{2,}))|(?<=TAB|CAP|INJ|SYP)(?=(\p{Lu}{4,})))/u

/** So much at each time of day, in numbers: "1-0-1", "1--0--0". */
export const scheduled =
  /(?<![\d/.-])[0-3½]\s?(?:-{1,3}|\+)\s?[0-3½]\s?(?:-{1,3}|\+)\s?[0-3½](?:\s?(?:-{1,3}|\+)\s?[0-3½])?(?![\d/.-])/

/** The form of an order that was read into its name, both in capitals: "TABZWORKLE". */
export const formGlued = /^(?:TAB|CAP|INJ|SYP|SYR)(?!LET|SULE|ECTION)(?=\p{Lu}{4,}(?!\p{L}))/u

/** Such a form that is told by its volume. */
export const pouredForm = /^(?:syr|syp|syrup|susp)[.\s]/i

/** The same of what is put on the skin. */
export const appliedForm = /^\s(?:ointment|cream|lotion|solution|gel|powder)(?!\p{L})/iu

/** Between a drug and a share of a hundred: something else is told, which the share is of. "… by mouth and placed on BiPAP at 60%". */
export const shareOfOther =
  /(?<!\p{L})(?:and|at|was|were|is|while|saturat\p{L}*|וסטורציה|ו?בסטורציה)(?!\p{L})/iu

/** Behind an amount: it is drunk with the drug. "2 tsp in 100 cc glass of water". */
export const drunkWith =
  /^\s*(?:(?:glass|cup)(?:ful)?\s)?(?:of\s)?(?:(?:luke)?warm |cold )?(?:water|milk|juice|glass)(?!\p{L})/iu

/** The form of a drug right behind its name, or behind the letters that tell its kind: "Zworkle FX tablet". */
export const formBehind =
  /^(?:[\s-][A-Z]{1,3})?[\s-](?:tab(?:let)?s?|cap(?:sule)?s?|syrup|eye drops|injection|inhaler|ointment)(?!\p{L})/iu

/** The short form of an order, and a name: "TAB. ZWORKLE" on a prescription is no operation. */
export const formAndName = /^(?:tab|cap|inj|syr|syp)\.\s*\p{L}{4}/iu

/**
 * Right behind a brand: that another drug is in it as well ("Senna-S", "Dytor Plus"). The letters of a form ("-XR") are
 * none of these, nor is what joins two drugs ("aspirin plus clopidogrel").
 */
export const combinationMark =
  /^(?:-(?!(?:XR|SR|CR|ER|MR|PR|LA|XL|IR|DR|EC|OD|ES|DS|DT|PF|OS|TR|XT|R|N|L)(?![\p{L}\d]))[A-Z]{1,3}(?![\p{L}\d-])|\s(?:[Pp]lus|PLUS|[Cc]omp|[Cc]ombo|[Cc]ombi|HCT|פלוס|קומפ|קומבו)(?![\p{L}])(?!\s\p{L}{5}))/u

/** Right before an amount: it is given once, to begin with, and is not what is taken. "After a load of 500 mg". */
export const loadBefore = /(?<!\p{L})(?:load(?:ing)?|bolus|מנת העמסה|העמסה)(?: dose)?(?: (?:of|with|של))? $/iu
