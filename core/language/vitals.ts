/** How English and Hebrew tell vital signs: their words by meaning. Names of the signs themselves stand in the vocabulary. */

const quote = `["״”“„'׳’\`]{1,2}`

/** Before the two numbers of a blood pressure; a last letter may have been read as two. */
export const pressureNames = String.raw`(?:arterial\s)?blood[\s-]pressure|N?I?BP|B\/P|B\.P\.?|ל[הח]?${quote}ד|ל\.ד\.?|לח(?:ץ|צץ|ץצ)[\s-]ה?דם`

/** How somebody is held, before or behind the two numbers of a pressure: "sitting 128/72". */
export const posture = String.raw`(?:(?:while|when|on)\s)?(?:lying(?:\sdown)?|supine|sitting|seated|standing|erect)|ב?(?:שכיבה|ישיבה|עמידה)`

/** Behind one blood pressure: another in another posture. "132/78 lying, standing 108/66", "132/78 sitting and 108/66 standing". */
export const nextPosture = new RegExp(
  String.raw`^(?:\s(?:${posture}))?,?\s(?:(?:and|then)\s|ו-?)?(?:(?:${posture})\s?:?\s|(?=\d{2,3}\/\d{2,3}\s(?:${posture})))(?=\d{2,3}\/\d{2,3})`,
  'iu',
)

/** The title of a line or a section of vital signs. */
export const vitalsTitle =
  /(?<!\p{L})(?:vital(?:\ssigns?|s)?(?:\s(?:on|at)\s(?:admission|arrival|discharge|triage))?|V\/S|VS|obs(?:ervations)?|triage|biometrics|anthropometrics?|ה?סימנים\s(?:ה?חיוניים|ויטאליים)|ה?מדדים(?:\s(?:ה?חיוניים|בקבלה|בשחרור))?)(?=\s?[:.\-–(\t]|\s*$)/iu

/** In a story, before signs: they were measured when the patient came. */
export const measuredHere =
  /(?<!\p{L})(?:(?:on|at) (?:arrival|admission|presentation|examination|exam|triage)|in (?:the )?(?:ed|er|a&e|emergency (?:department|room))|o\/e|today|ב(?:בדיקתו|בדיקתה|בדיקה|קבלה|קבלתו|קבלתה|הגעתו|הגעתה|מיון)|היום)(?!\p{L})(?:[^.;]|\.(?=\d))*$/iu

/** How somebody was when it was measured, beside a sign's name: "BP standing", "lying BP". */
export const inPosture = new RegExp(
  String.raw`^(?:${posture})[\s,:–-]+(?=\p{L})|[\s,:–(-]+(?:${posture})\)?$`,
  'iu',
)

/** Titles of columns that tell when. */
export const timeTitles =
  /^(?:date|time|date\s?[/&]\s?time|day|hour|recorded|taken|(?:(?:on|at)\s)?(?:arrival|triage|admission|discharge)|תאריך|שעה|מועד|תאריך ושעה|ב?(?:קבלה|הגעה|מיון|שחרור))$/iu

/** Titles of columns and rows that tell what a sign should be, or what was made of several. */
export const notMeasured =
  /(?<!\p{L})(?:normal|norm|goal|target|range|limits?|reference|ref|ideal|max(?:imum)?|min(?:imum)?|avg|average|mean|trend|change|previous|prior|last|24h|percentile|טווח|יעד|תקין|נורמה|גבולות|ממוצע|מקסימום|מינימום|קודם|קודמת|שינוי|אחוזון)(?!\p{L})/iu

/** An age: a day beside it is that of a birth. */
export const besideAge =
  /\d{1,3}\s?(?:y\/?o|yrs?|years?|שנים)(?!\p{L})|(?<!\p{L})(?:aged?|גיל|בן|בת):?\s\d{1,3}(?!\d)/iu

/** Between a sign and its number: how, where and when it was taken. */
export const takenWords = String.raw`(?:at|on|upon) (?:admission|arrival|discharge|presentation|triage|examination|exam)|of|was|were|is|are|at|to be|(?:found|noted) to be|(?:with|by|at) (?:the|our|your) (?:practice )?(?:nurse|doctor|midwife|surgery|practice)|(?:low|high|elevated|decreased|increased|stable|normal)(?= at\s)|(?:about|approximately|around)(?=\s\d)|measured|recorded|noted|taken|today|now|currently|current|initial|initially|repeat|repeated|on|on admission|in the (?:ED|ER|office|clinic)|in clinic|on room air|room air|RA|on RA|in the(?=\s\d{2,3}\s?\/\s?\d)|oral|orally|axillary|tympanic|rectal|temporal|core|ear|sitting|standing|supine|lying|seated|resting|at rest|manual|automatic|(?:right|left|R|L|Rt|Lt)\.? (?:upper )?arm|(?:RUE|LUE)|apical|reading|rate|level|value|(?:ir)?regular|(?:לא\s)?סדירה?|היה|היתה|הייתה|הוא|היא|היום|כעת|נמדדה?|בקבלה|בשחרור|במיון|במרפאה|במנוחה|בישיבה|בעמידה|בשכיבה|באוויר(?:\sה?)?\s?חדר|ללא חמצן|של|ביד (?:ימין|שמאל)|הינו|נוכחי`

/** Between two commas, that the writer read the sign himself. */
export const whoRead = 'as (?:interpreted|read|measured) by (?:me|myself|this (?:examiner|physician))'

/** Words that may stand before a sign in its clause, and behind the sign before it: they make it nobody else's and of no other time. */
export const plainCompany =
  /^(?:an?|the|he|she|who|whose|which|that|time|is|also|reveal(?:s|ed)?|show(?:s|ed)?|her|his|your|my|their|and|with|had|has|have|patient'?s?|pt|current|body|actual|measured|admission|arrival|discharge|initial|triage|today'?s?|today|now|currently|on|at|in|ED|ER|office|clinic|examination|exam|O\/E|PE|E\/O|physical|general|vitals?|signs?|VS|V\/S|obs|observations|were|was|are|is|stable|noted|recorded|afebrile|febrile|alert|well|reg(?:ular)?|irreg(?:ular)?|RA|room|air|ambient|oral|orally|axillary|tympanic|rectal|temporal|sitting|standing|supine|lying|seated|resting|rest|right|left|R|L|arm|LUE|RUE|O2|NC|nasal|cannula|per|minute|min|mmHg|bpm|breaths|beats|kg|cm|lbs?|in|%|sat|of|automatic|manual|cuff|שלו|שלה|עם|בדיקה|בבדיקה|בבדיקתו|בבדיקתה|בקבלה|בקבלתו|בקבלתה|בשחרור|במיון|במרפאה|סימנים|חיוניים|מדדים|כעת|היום|נמדדו|נמדד|נמדדה|יציב|יציבה|סדיר|סדירה|אוויר|באוויר|חדר|ללא|חמצן|גוף|לדקה|בדקה|מטופל|מטופלת|המטופל|המטופלת|במנוחה|בישיבה|בעמידה|בשכיבה|הינו|הוא|של|נוכחי|ק"ג|ס"מ)$/iu

/** In the clause before a sign: it is another's, another thing's, another time's, or what should be. */
export const anotherBefore =
  /(?<!\p{L})end[-\s]?$|(?<!\p{L})(?:birth|dry|ideal|adjusted|lean|target|goal|f(?:o)?etal|fetus|mother'?s?|maternal|father'?s?|baby'?s?|infant'?s?|newborn'?s?|wife'?s?|husband'?s?|spouse'?s?|dos(?:e|ing)|usual|previous|prior|last|past|lost|loss|gain(?:ed)?|room(?=\s*$)|stor(?:e|age)|water|maximal|max(?:imum)?|min(?:imum)?|peak|highest|lowest|predicted|expected|pre-?pregnan\w+|pulmonary|PA|RV|LV|aortic|venous|central|intraocular|ankle|brachial|femoral|pedal|radial|ulnar|carotid|popliteal|dorsalis|tibial|DP|PT|peripheral|distal|home|self|ambulatory|24\s?h\w*|average|mean|normal|baseline|specimen|tissue|prostate|placental?|uter\w+|spleen|kidney|liver|tumou?r|vertebral|dis[ck]|ventricular|atrial|for|if|when|until|above|below|over|under|לידה|עוברי?ת?|העובר|יעד|רצוי|אידיאלי|יבש|קודם|קודמת|אמו|אמה|אביו|אביה|האם|האב|אחיו|אחותו|ירד|ירדה|עלה|עלתה|עלייה|ירידה|מינון|לפי|בבית|ביתי|מקסימלי|ממוצע|רחם|ערמונית)(?!\p{L})/iu

/** In the clause behind a sign: the same, and that it is a bound or a change. */
export const anotherBehind =
  /(?<!\p{L})(?:ago|last|previously|prior|before|at birth|at home|goal|target|range|area|or (?:higher|more|greater|above|less|lower|below|over|under)|and (?:above|over|below|under|higher|lower)|lost|gained|loss|gain|percentile|centile|predicted|per (?:the )?patient|לפני|בבית|בלידה|לידה|ומעלה|ומטה|או יותר|או פחות|אחוזון|יעד|בעבר)(?!\p{L})|%\s?ile/iu

/** All that stands before a sign in its clause: it was measured before an exercise. */
export const baselineLabel = /^[^\p{L}]*(?:baseline|resting)\s$/iu

/** Behind a sign with its amount: where it lies among others of that age. "112 pounds, about the 40th percentile". */
export const ownPercentile =
  /(?:which (?:is|places \p{L}+) )?(?:(?:about|approximately|at|in|also)\s)*(?:the )?\d{1,3}(?:st|nd|rd|th)\s?(?:percentile|centile|%\s?ile)/iu

/** A sentence that says what is to be done at a number, or tells of a time or a place where nobody of the page measured. */
export const notOfThisVisit =
  /(?<!\p{L})(?:parameters?|titrat\w+|notify|hold|alerts|alert (?:if|when|at|limits?)|alarm|(?<!within normal )limits?|prn|as needed|wean\w*|triggers?|last (?:visit|year|month|week|time|appointment)|previous(?:ly)?|at home|home (?:readings?|bp|blood pressure|measurements?|monitor\w*)|in the past|used to|(?:years?|months?|weeks?|days?) ago|history of|h\/o|family|mother|father|brother|sister|reports?|reported|states|self-?reported|birth ?weight|at birth|born|contact (?:us|your|the)|return (?:if|to)|seek|emergency room if|בעבר|לפני (?:שנה|שנתיים|חודש|חודשיים|שבוע|שבועיים|\d+ (?:ימים|שבועות|חודשים|שנים))|בבית|לדבריו|לדבריה|מדווחת?|ביקור קודם|בביקור הקודם|משקל לידה|במשקל לידה|נולדה?|לפנות|יש לפנות|בהופעת|במידה|אמו|אמה|אביו|אביה|אחיו|אחותו|יעד|לשמור|מתחת|מעל|עד)(?!\p{L})/iu

/** What a number is that is no sign's: a time, a dose, a share. */
export const otherQuantity =
  /^\s?(?:%|percent|(?:st|nd|rd|th)(?!\p{L})|(?:years?|yrs?|y\/?o|months?|mos?|weeks?|wks?|days?|hours?|hrs?|minutes?|mins?|seconds?|times|mg|mcg|µg|ml|cc|units?|tabs?|tablets?|mmol|meq|kcal|cal|packs?|points?|[xX]\s?\d|°\s?(?:flexion|extension)|שנים|חודשים|שבועות|ימים|שעות|דקות|מ"ג|מ"ל|יחידות|פעמים)(?!\p{L}))/iu

/** Units as they are printed behind a sign, by the sign's canonical unit. */
export const signUnits: Readonly<Record<string, string>> = {
  mmHg: String.raw`mm\s?Hg|mmhg|kPa|ממ"?כ|מ"מ כספית`,
  '/min': String.raw`bpm|b\.p\.m\.?|beats?\s?(?:\/|per)\s?min(?:ute)?|breaths?\s?(?:\/|per)\s?min(?:ute)?|br\/min|rpm|\/\s?min(?:ute)?|per min(?:ute)?|לדקה|בדקה|\/\s?דקה|פעימות (?:ל|ב)דקה|נשימות (?:ל|ב)דקה`,
  '°C': String.raw`[°º˚]\s?[CF]|deg(?:rees?)?\.?\s?[CF]?|[CF]|celsius|fahrenheit|מעלות|[°º˚]|מ"צ`,
  '%': String.raw`%|percent|אחוזים|אחוז`,
  kg: String.raw`kgs?\.?|kilograms?|kilos?|[lI|]bs?\.?|pounds?|grams?|gr?\.?|ק["״”']{1,2}ג|קג|קילוגרם|קילו|גרם|גר'`,
  cm: String.raw`cms?\.?|centimet(?:er|re)s?|m(?:et(?:er|re)s?)?|in(?:ch(?:es)?)?\.?(?!\s(?:the|both|each|either|his|her|an?|this)\s)|["”″]|ס["״”']{1,2}מ|סמ|מטר|מ'`,
  'kg/m2': String.raw`kg\s?\/\s?m\s?(?:\^?2|²|2|\?)?|ק"ג\/מ"?ר`,
}

/** Of these spellings of a unit, which of the vocabulary's it is. */
export const unitMeanings: readonly (readonly [RegExp, string])[] = [
  [/^(?:[°º˚]\s?)?(?:deg\w*\.?\s?)?f(?:ahrenheit)?$/i, '°F'],
  [/^(?:[°º˚]\s?)?(?:deg\w*\.?\s?)?c(?:elsius)?$|^מ"צ$/i, '°C'],
  [/^(?:kgs?|kilograms?|kilos?|ק["״”']{1,2}ג|קג|קילוגרם|קילו)$/i, 'kg'],
  [/^(?:[li|]bs?|pounds?)$/i, 'lb'],
  [/^(?:gr?|grams?|גרם|גר')$/i, 'g'],
  [/^(?:cms?|centimet\w+|ס["״”']{1,2}מ|סמ)$/i, 'cm'],
  [/^(?:m|met\w+|מטר|מ')$/i, 'm'],
  [/^(?:in|inch(?:es)?|["”″])$/i, 'in'],
  [/^kpa$/i, 'kPa'],
  [/^mm\s?hg$|^ממ"?כ$|^מ"מ כספית$/i, 'mmHg'],
]

/** "Ib": the first letter of a pound, read as the one that looks like it. */
export const misreadPound = /^[I|](?=bs?\.?$)/

/** A weight or a height in two units, before the same in one: "154 lb 3.2 oz (69.9 kg)", "5' 7" (1.70 m)". */
export const twoUnits = String.raw`\d{1,3}\s?(?:lbs?|pounds?)\.?,?\s?\d{1,2}(?:\.\d+)?\s?(?:oz|ounces?)\.?\s?[(=]\s?|\d\s?(?:['′’]|ft\.?|feet|foot)\s?\d{1,2}(?:\.\d+)?\s?(?:["”″]|''|in(?:ches)?\.?)?\s?[(=]\s?`

/** Behind the first number of two that are told in two units. */
export const twoUnitsBehind = /^\s?(?:['′’]|ft|feet|foot|(?:lbs?|pounds?)\.?,?\s?(?:and\s)?\d)/i

/** What stands among the results of a blood gas: a saturation beside it was not told by the finger. */
export const bloodGas =
  /(?<!\p{L})(?:p?CO2|HCO3|pO2|Pa?O2|[AV]BG|blood gas(?:es)?|base excess|גזים)(?![\p{L}\d])/iu

/** Between the two ends of a span. */
export const untilWords = 'to|עד'

/** What is written onto the name of a sign: "and", "the". */
export const ontoSign = 'ו?ה?'

/** Limits in brackets, behind their label or in the next cell. */
export const signLimits =
  /^\s?(?:\t|,?\s?[([]?\s?(?:(?:ref(?:erence)?|normal|range|נורמה|טווח)\.?(?:\srange)?\s?:?\s?)|[([])\s?(\d{1,3}(?:\.\d{1,2})?\s?[-–]\s?\d{1,3}(?:\.\d{1,2})?)(?=$|[\s)\]])[)\]]?/i

/** A share in a line of signs, and behind it what air was breathed: a saturation whose name is left out. */
export const onAir = /(?<=(?:^|[,;:.]\s|(?<!\p{L})(?:is|was|and|with|at)\s|\d\s))\d{2,3}(?=\s?%)/giu
export const airBehind =
  /^\s?%,?\s(?:sat\s)?(?:on|in|at)\s(?:room air|RA|ambient air|\d{1,2}(?:\.\d)?\s?(?:L|lit(?:er|re)s?)(?!\p{L}))/iu

/** The name of the saturation, its letter read as a nought or as both. */
export const saturationMisread = /^S[pP][0O]{1,2}2(?![\p{L}\d])/u

/** A unit of a sign behind its name, with what engines make of "lb". */
export const unitOfSign = /\s(mm ?Hg|kg|[lI]bs?|cm|bpm|\/ ?min|°?[CF]|%)\.?$/u

/** A cell with the unit of its row's sign, and nothing else. */
export const unitAlone = new RegExp(String.raw`^\(?(?:${Object.values(signUnits).join('|')})\)?\.?$`, 'iu')
