/** What English and Hebrew letters say of a drug: the words around its name, by meaning. */

/** Before the drug, nearest to it: what is done with it. */
export const verbBefore = {
  stop: /(?<!\p{L})ו?ש?(?:(?:completed|finished|completing|finishing) (?:(?:an?|the|his|her|full) )*(?:[\p{L}\d-]+ )?courses? of|(?:stop|stops|stopped|stopping|quit) (?:taking|using)|tried on|trialed on|trialled on|stop|stops|stopped|stopping|discontinue|discontinued|discontinues|discontinuing|discontinuation of|d\/c|d\/c'd|dc|dc'd|hold|holding|held|withhold|withheld|cease|ceased|off|off of|no longer on|no longer taking|no longer takes|no longer needs|no longer uses|no longer prescribed|taken (?:him|her|you|them) off|took (?:him|her|you|them) off|switch(?:ed)? from|changed? from|in place of|instead of|replac(?:e|es|ed|ing)|formerly on|formerly|used to be on|previously(?: (?:on|took|taking|using|used|tried)(?!\p{L}))?|used to take|(?:has|have|had) (?:also |already |previously |since )?tried|(?<=(?<!\p{L})(?:tried|trials?)(?!\p{L})[^.;]*)(?:(?:which|that) )?(?:have |has |had )?(?:also )?(?:included|including)|tried and failed|failed|in the past|past|stopped:|completed|finished|weaned off|weaned from|came off|come off|suspend|suspended|withdrew|withdrawal of|completed|completing|completion of|did not tolerate|could not tolerate|intoleran(?:t|ce) (?:of|to)|(?:הופסק[הו]?|הפסקת|להפסיק|הפסיקה?|הפסק|סיים|סיימה|השלים|השלימה)(?:(?: את)? ה?(?:טיפול|שימוש)(?: ה?תרופתי)?)?(?: ב(?=[\s-]|$))?|הפסקה(?: של)?|הפסקנו|הפסיקו|במקום|ללא המשך|(?:אינו |אינה |לא )נוטלת? (?:יותר|עוד)(?: את)?|כבר (?:לא|אינו|אינה) נוטלת?|הוחלף|הוחלפה|בעבר נטלה?|בעבר טופלה?(?: ב(?=[\s-]|$))?|טופלה? בעבר(?: ב(?=[\s-]|$))?|(?:בעבר )?נוסת?[הו]?(?: בעבר)?|ניסיונות? (?:קודמים |קודם )?(?:ב(?=[\s-]|$)|עם))(?!\p{L})(?:\s*:)?/giu,
  change:
    /(?<!\p{L})ו?(?:increase|increased|increasing|uptitrate|uptitrated|up-titrate|titrate|titrated|decrease|decreased|reduce|reduced|reducing|lower|lowered|change|changed|adjust|adjusted|raise|raised|double|doubled|העלאת|העלאה של|הועלה|הועלתה|העלה|להעלות|הפחתת|הורד|הורדה|הורדת|להוריד|הופחת|שינוי מינון|שונה|שונתה|עדכון מינון)(?!\p{L})/giu,
  start:
    /(?<!\p{L})ו?(?:(?:started|put|placed|commenced|begun) on|(?:I|we) (?:have |had )?(?:also )?recommended(?! (?:against|avoid|not|that|stop|hold|discontinu|to (?:avoid|stop|hold)))|start|starts|started|starting|begin|began|begun|commence|commenced|initiate|initiated|initiating|add|added|adding|prescribe|prescribed|new|introduce|introduced|switch(?:ed)? to|changed? to|replaced (?:by|with)|convert(?:ed)? to|substituted (?:by|with)|loaded with|samples of|discharged (?:(?!(?:without|and|but|instructions?)(?!\p{L}))[\p{L}.]+ ){0,4}(?:on|with)|home (?:on|with)|prescriptions? (?:for|of)|(?:prescriptions?|scripts?) (?:(?:was|were|has been|have been) )?(?:also )?(?:written|given|provided|sent|called in|left|left (?:in|on|with|at) (?:the |his |her )?\p{L}+|faxed|phoned in) for|wrote (?:(?:him|her|them) )?(?:an? )?(?:scripts? |prescriptions? )?for|(?:נשלחה?|שוחררה?) (?:ל?ביתו |ל?ביתה |הביתה )?עם|(?:הוחל[הו]?|התחילה?|התחלת|להתחיל)(?: ה?(?:טיפול|שימוש)(?: ב(?=[\s-]|$))?)?|הוחלט על|הוסף|הוספה|הוספת|נוסף|נוספה|הוחלף ל|הוחלף ב|הוחלפה ל|הוחלפה ב|נרשם|נרשמה|מרשם ל|מרשמים ל|הותחל|תחילת)(?!\p{L})/giu,
  continue:
    /(?<!\p{L})ו?(?:continue|continued|continues|continuing|resume|resumed|restart|restarted|remain on|remains on|maintained on|stay on|keep|taking|takes|take|takes only|receives|gets|requires|(?:non-?)?(?:compliant|adherent) (?:with|to)|(?:run|ran|running|is|was) out of|(?:do(?:es|ing|ne)|did) (?:very |quite |fairly )?(?:well|better|fine) (?:on|with)|(?:respond(?:s|ed)|responding) (?:\p{L}+ )?to|therapeutic on|refill|refilled|refilling|renewed|renew|uses|use|using|on|is on|currently on|currently taking|(?:medications?|medicines?|meds) (?:currently )?(?:includes?|included|consists? of|is|are|was|were)|(?:drugs|treatment|therapy)(?: since (?:19|20)\d\d)?,? (?:includes?|including)|(?<=(?<!\p{L})(?:on|takes|taking)(?!\p{L})[^.;]*)(?:medicines?|medications?|meds|drugs|antibiotics?)(?: (?:\p{L}+ ){0,4})?,?\s?including|(?:home|usual|regular|current|chronic|outpatient) (?:medications?|medicines?) of|(?<=^\P{L}*)(?:over[- ]the[- ]counter|otc)|treated at home with|managed with|controlled (?:on|with|by)|well controlled on|נוטל|נוטלת|מקבל|מקבלת|ממשיך|ממשיכה|ממשיכים|נמשיך|נמשיך עם|להמשיך|המשך|המשך טיפול ב|מטופל ב|מטופלת ב|מטופל|מטופלת|לקחת|ליטול|משתמש ב|משתמשת ב|חודש|חידוש|מאוזן עם|מאוזנת עם|מאוזן תחת|מאוזנת תחת|תחת)(?!\p{L})/giu,
  given:
    /(?<!\p{L})ו?(?:(?<=(?<!\p{L})(?:received|given)(?!\p{L})[^.;]*)(?:medicines?|medications?|drugs|antibiotics?),?\s?including|(?<=(?:antibiotics?|medications?) (?:was|were) )(?:ordered|begun|given|started),? including|neoadjuvant|adjuvant|chemotherapy with|chemotherapy|regimen of|induction with|cycles(?: of)?|(?<!(?:not|never|longer|as|than|if|is|are|be|was|were) )required|requiring|(?:treated|treating) (?:(?:well|successfully|initially|empirically|him|her|them|the patient|this) )*with|treatment with|therapy with|received|receiving|(?<!(?:data|details|information|history|advice|reasons?|diagnosis) )given(?! (?:with|on) (?:the |this )?(?:request|form|referral))|was given|pretreated with|injected with|administering|(?:pain control|analgesia|sedation|anticoagulation|prophylaxis|coverage) (?:with|using|utilizing)|(?<=(?:after|by|with|was|were) )giving|(?:(?:has|have|had) (?:also |just |already |recently )?taken|(?:has|have|had) been doing)(?= (?:some |a little |a few |over-the-counter )?\p{Lu}?\p{L}+)|(?:given|giving|gave) (?:him|her|them|it|the (?:patient|child|baby|infant|boy|girl))(?! (?:the |an? )?(?:options?|choices?|possibilit))|took|(?:pre-?)?medicated with|(?:sedated|diuresed|slowed(?: down)?|converted|hydrated|bridged|corrected|nebuli[sz]ed|supplemented|loaded) with|responded to|administered|covered with|managed (?:\p{L}+ly )?with|course of|doses? of|נטל|נטלה|טופל|טופלה|טופל ב|טופלה ב|קיבל|קיבלה|ניתן|ניתנה|ניתנו|טיפול ב|טיפול)(?!\p{L})/giu,
}

/** Behind the drug: it was stopped, another came instead, its dose was changed, it was begun. */
export const verbAfter = {
  unchanged: /^(?:\s\d[\d.,]*\s?(?:mg|mcg|g|units|מ"?ג))?\s(?:unchanged|as before|ללא שינוי)(?!\p{L})/iu,
  stopped:
    /^(?:[^.;]|\.\d){0,70}?(?<!then |and then |to |until |before |after |ואז |ולאחר מכן |שחרור |צורה |תכשיר |לא |אין |אינו |\p{L})(?<!(?<!\p{L})(?:not|never|n['’]t|without)(?: (?:need|have|has|had|to|be|been|being|yet|require[sd]?|necessary))* )(?:stopped|discontinued|not (?:to be )?continued|(?:in|during) (?:the )?(?:hospital|admission) only|(?<=(?:was|were|been) )discontinue|d\/c'd|dc'd|ceased|withdrawn|deprescribed|removed (?:on )?(?=\d\d?[/.])|(?:removed|taken off|deleted|struck off) (?:from )?(?:the |his |her )?(?:list|tray|chart|prescription|repeat)|suspended|abandoned|paused|withheld|completed|finished|ended(?= (?:in|on|at|last|after|\d)(?!\p{L}))|on hold|was held|is held|held|to be stopped|to stop|(?:advised|told|asked|instructed|recommended|decided|agreed) to (?:discontinue|hold|cease)|no longer taken|had an? (?:allergic |bad |adverse )?reaction|reacted|developed an? (?:\p{L}+ )?(?:rash|reaction)|(?:broke|came) out (?:in|with)|(?:his|her) (?:lips?|face|tongue|throat|eyes?) (?:swelled|became swollen|got swollen)|could not tolerate|did not tolerate|in (?:19|20)\d\d,? (?:caused|led to|was followed by)|ו?הופסק|ו?הופסקה|הופסקו|ו?הפסיקה?(?! (?:לעשן|לשתות|עישון))|ו?הפסיקו|ו?הושע(?:ה|תה)|להפסיק|יופסק|תופסק|ו?הושה(?:ה|תה)|מושה(?:ה|ית)|הסתיים|הסתיימה|ו?(?:סיים|סיימה)(?= (?:בגיל|לפני|לאחרונה|ב-?\s?\d)(?!\p{L}))|ו?הוחלף|ו?הוחלפה|ו?שונת?ה ל-?$|פיתחה? (?:פריחה|תגובה)\p{L}*|הגיבה? ב\p{L}+)(?!\p{L})/iu,
  replaced:
    /^[^.;,]{0,50}?(?<!\p{L})(?:replaced (?:by|with)|switched to|substituted (?:by|with)|(?:was|were|been) changed to|(?<=\()changed to|changed to(?=\s+\p{L}?$)|הוחלף (?:ב|ל)|הוחלפה (?:ב|ל))[\s-]*(?!-?\s*\d)/iu,
  changed:
    /^[^.;]{0,30}?(?<!\p{L})(?:increased|decreased|reduced|uptitrated|up-titrated|changed|raised|lowered|הועלה|הועלתה|הופחת|הופחתה|הורד) (?:to|from|ל|מ)|^[^.;,]{0,25}?(?<!\p{L})(?:was|were|has been|have been|had been) (?:recently |then |also |just )?(?:doubled|tripled|halved|increased|decreased|reduced|raised|lowered|uptitrated|titrated|tapered|adjusted)(?!\p{L})/iu,
  given:
    /^[^.;,]{0,25}?(?<!(?:not|never|be|be being) |\p{L})(?:was|were|has been|have been|had been) (?:then |also |again |\p{L}+ly )?(?:given|administered|infused|injected|instilled|applied)(?!\p{L})/iu,
  started:
    /^[^.;,]{0,25}?(?<!\p{L})(?:was|were|has been|have been|is being|had been)\s+(?:started|commenced|initiated|prescribed|introduced|added|restarted|resumed|begun)(?!\p{L})/iu,
}

/** Before an amount: the word that a drug was changed to. */
export const changedTo =
  /(?<!\p{L})(?:changed|switched|converted|replaced|substituted|ו?הוחל(?:ף|פה)|ו?שונ(?:ה|תה)) (?:(?:to|with|by|for) )?(\p{L}{4,})\s+$/iu

/** What a drug is changed to and stays the same drug: another form, route, dose or time. */
const otherForms = [
  '(?:slow|extended|sustained|modified|delayed|prolonged|immediate|controlled|long|short)[ -](?:release|acting|action)',
  '[SXEMDIC]R|XL|LA|CD|PO|IV|IM|SC|EC|BID|TID|QID|QHS|QD|PRN',
  '(?:enteric|film)[ -]coated|oral(?:ly)?|intravenous|subcutaneous|topical|intramuscular|sublingual|generic|brand',
  'tablets?|capsules?|liquid|suspension|syrup|solution|patch(?:es)?|injections?|inhaler|nebuli\\p{L}+|drops|cream|gel',
  'morning|noon|midday|afternoon|evening|night|nighttime|bedtime|mornings|evenings|nights|daily|nightly|weekly|monthly',
  'once|twice|thrice|three times|four times|every|alternate|as needed|with (?:meals|food|breakfast|dinner)',
  '(?:a |the )?(?:lower|higher|reduced|smaller|larger|increased|half|full|same|maintenance|loading) dos(?:e|es|age|ing)',
  'שחרור|צורה|תכשיר|כדורים|כדור|טבליות|כמוסות|סירופ|תרחיף|טיפות|משחה|מדבקה|מדבקות|זריקות|זריקה|משאף|אינהלציות',
  'פומי|פומית|פומיים|ורידי|וריד|תת[ -]עורי|מתן|נטילה|בוקר|צהריים|ערב|לילה|שעות|פעם|פעמיים|שלוש פעמים|יומי|שבועי|מינון',
].join('|')

/** Behind the drug, or behind the verb before it: it goes on in another form, by another route, at another time (the group). */
export const keptInOtherForm = new RegExp(
  '^[^.;,]{0,50}?(?<!\\p{L})(?:changed|switched|converted|replaced|substituted|moved|transitioned|ו?הוחל(?:ף|פה)|' +
    'ו?שונ(?:ה|תה)|ו?הועבר(?:ה)?)(?!\\p{L})(?: back| over)?[^.;,]{0,30}?' +
    '(?:(?<!\\p{L})(?:to|with|by|into)(?: (?:the|an?|its|his|her))?\\s|(?<![א-ת])[לב]-?\\s?ה?)' +
    `((?:${otherForms})(?!\\p{L})|\\d[\\d.,]*(?!\\d|-\\p{L}))(?![^.;,]*\\s\\p{L}$)`,
  'iu',
)

/** A month in Hebrew is written as "was renewed" is: before it stands how long ago, or for how long. */
const notAMonth =
  '(?<!(?:ניסה|ניסתה|נטל|נטלה|לקח|לקחה|לפני|כל|בכל|מדי|עוד|בעוד|תוך|מזה|למשך|במשך|אחרי|כעבור|אחת ל)[ -])'

/** Taken up again, whatever stopped it before. */
export const resumed = new RegExp(
  `(?<!\\p{L})(?:resum\\p{L}*|restart\\p{L}*|reinstat\\p{L}*|${notAMonth}ו?חודשה?|לחדש)(?!\\p{L})`,
  'iu',
)

/** An open bracket that names what came instead. */
export const replacedInBrackets =
  /\([^)]*(?<!\p{L})(?:replaced|switched|changed|substituted|הוחלף|הוחלפה)(?!\p{L})[^)]*$/iu

/** "Hold insulin if not eating": a condition of how to take it. */
export const howToTake =
  /^[^.;,]{0,30}?(?<!\p{L})(?:if(?! not (?:already|yet))|unless|when|should (?!be)|in (?:the )?(?:case|event) of|for (?:sbp|hr|bp|systolic|heart rate|blood)|אם|במידה|ב(?:כל )?מקרה)(?!\p{L})/iu

const denial =
  "(?:do(?:es)? not|don['’]t|never|not to|without|(?<!\\p{L})no (?:need|reason|indication|plans?)(?: for (?:him|her|you|them))? to|not (?:need|have|required|necessary) to|אין(?: צורך)?|לא|ללא צורך)"
const stopping =
  '(?:stop|stopping|hold|holding|discontinue|discontinuing|withhold|interrupt|omit|skip|להפסיק|הפסקת)'

/** A stop that is only thought of, which ends nothing yet. */
const onlyThought =
  '(?:(?:option|possibility|idea|question|benefits?|risks?) of|(?:consider(?:ed|ing)?|discuss(?:ed|ing)?|thinking about|whether to)|לשקול|אפשרות ל|אפשרות של)'

/** What denies a stop: "do not stop", "no need to stop". */
export const deniedBefore = new RegExp(`(?:${denial}|${onlyThought})\\s+(?:\\p{L}+\\s+)?$`, 'iu')

/** A denied stop, before and behind its drug, says that it is taken. */
export const stopDenied = {
  before: new RegExp(
    `${denial}\\s+${stopping}(?: (?:taking|using|the|your|his|her|any|את))*(?!\\p{L})`,
    'giu',
  ),
  after:
    /^(?:[^.;]|\.\d){0,40}?(?<!\p{L})(?:not|never|n['’]t)(?: (?:need|have|to|be|require))* (?:be )?(?:stopped|held|discontinued|withheld|interrupted|omitted)(?!\p{L})|^(?:[^.;]|\.\d){0,40}?(?<!\p{L})(?:(?:may|might) (?:then |probably |possibly )?be (?:stopped|discontinued|withdrawn|withheld|held|paused)|(?:(?:can|could|will|would|should) (?:then |probably |possibly )?be (?:stopped|discontinued|withdrawn|withheld|held|paused)|to be (?:stopped|withheld|held|paused|omitted)|(?:ניתן|אפשר|יהיה ניתן|ניתן יהיה|אפשר יהיה) להפסיק|(?:יופסק|תופסק))\s+(?:only )?(?:after|before|in (?:a|an|\d|one|two|three|six|due)|once|if|when|at the end of|from (?:\d|next)|(?:for )?(?:\d+|one|two|three|five|seven) (?:hours?|days?|weeks?) (?:before|prior|ahead)|בעוד|לאחר|אחרי|אם|כאשר|רק))(?!\p{L})/iu,
}

/** Right behind the drug: that it did no good, which ended it. */
export const failedAfter =
  /^\s*(?:\([^()]*\)\s*)?(?:\d[\d.,/]*\s?\p{L}[\p{L}"'״׳]{0,5}\s+)?(?:(?:has|had|have) )?(?:(?:previously|already) )?(?:failed(?! to (?:take|attend|collect))|did not help|(?:was|were|proved) (?:of no (?:help|benefit)|ineffective|unhelpful)|(?:brought|gave) no (?:relief|benefit)|[-–—,]?\s?(?:נכשלה?|כשל (?:שניוני|ראשוני|טיפולי)|לא (?:עזרה?|הועילה?)|ללא (?:תועלת|הטבה)))(?!\p{L})/iu

/** "Do not eat grapefruit with …" advises on food. */
export const foodAdvice =
  /(?<!\p{L})(?:do not (?:take|eat|drink|combine)|avoid|אין ליטול|אין לאכול|לא ליטול|להימנע מ\S*)[^.;]*\s(?:with|while on|עם|בזמן)\s+$/iu

/** "Ask before taking …": advice on what to buy. */
export const askFirst =
  /(?<!\p{L})(?:(?:ask|check|speak|talk|consult|tell)(?!\p{L})[^.;]{0,60}(?<!\p{L})before\s+(?:you\s+)?(?:tak|us|buy|start|giv)\p{L}*|(?:להתייעץ|היוועץ|היוועצי|לשאול|שאלו|שאל)(?!\p{L})[^.;]{0,60}לפני\s+(?:נטילת|לקיחת|נטילה של|לקיחה של|(?:ה?שימוש|התחלת) ב?))[\s-]*[^.;]{0,40}$/iu

const asking = [
  ['ask|check with|talk to|speak (?:to|with)|discuss with', 'about|whether|if'],
  ['לשאול|שאלו?|שאלי|לברר|להתייעץ|לדון|לשוחח', 'על|לגבי|בנוגע ל|בעניין|האם|אם'],
]
  .map(([verb, what]) => `(?:${verb})(?!\\p{L})[^.;:]{0,40}(?<!\\p{L})(?:${what})`)
  .join('|')

/** What is told to be done beside a question. */
const toldToDo = [
  '(?:but|and|until then),? (?:then )?(?:continue|start|stop|resume|keep|take)',
  '(?:אך|אבל|ועד אז|ובינתיים),? (?:להמשיך|להתחיל|להפסיק|לקחת)',
].join('|')

/** "Ask your doctor about X instead of Y": a question, which starts and stops nothing. */
export const askedAbout = new RegExp(
  `(?<!\\p{L})(?:${asking})(?!\\p{L})(?:(?!(?<!\\p{L})(?:${toldToDo})(?!\\p{L}))[^.;])*$`,
  'iu',
)

/** Where a warning ends, within its sentence: what follows is to be taken. */
const taken = '(?<!\\p{L})(?:but|continue|instead|start|resume|keep|use|takes?|אך|אלא|להמשיך|במקום)(?!\\p{L})'

const warnings = [
  "(?:do not|don['’]t|never|must not|mustn['’]t|should not|shouldn['’]t|cannot|can['’]t)(?: ever)? (?:be )?(?:take|use|combine|mix|give|administer|prescribe|taken|used|combined|mixed|given|administered|prescribed)",
  '(?<!to )avoid|keep away from|stay (?:away from|off)|(?:be )?careful with|cautio(?:n|us) with|interact(?:s|ions?)? with',
  'not (?:to be )?(?:taken|used|combined|mixed|given)(?: together)? with|contraindicated with',
  'ask (?:us |your \\p{L}+ )?(?:about|before)|check with (?:us|your \\p{L}+)(?: first| before)?',
  '(?:אין|לא|אסור) (?:ליטול|לקחת|להשתמש|לשלב|לתת|לרשום)|(?:יש )?להימנע(?: מ)?|(?:יש )?להיזהר(?: עם| מ)?|אסור(?:ה)? עם|תגובה הדדית עם|(?:(?:drug|interaction|medication) (?:alert|warning)|התראה|התראות|התרעה|אזהרה|אזהרת אינטראקציה)\\s?:|ל(?:רגישים|אלרגיים|סובלים|נוטלים|נוטלי)(?!\\p{L})',
].join('|')

/** "Do not take … or …", "interacts with …": a drug that is warned of, up to what is to be taken. */
export const warnedBefore = new RegExp(`(?<!\\p{L})(?:${warnings})(?:(?!${taken})[^.;:]|:\\s)*$`, 'iu')

/** A line or a heading over drugs that are warned of: "Never take", "Medicines to avoid", "Be careful with". */
export const warningTitle = new RegExp(
  `^\\W*(?:please )?(?:(?:the )?(?:medicines?|medications?|drugs?|tablets|foods?)[\\p{L} ]{0,30} (?:to avoid|not to take|(?:should|must) (?:not|never)[\\p{L} ]*)|` +
    '(?:what|things) (?:to avoid|not to take)|warnings?|contraindicated(?: medicines| drugs)?|(?:drug )?interactions?|' +
    `(?:תרופות|מה)[\\p{L} ]{0,12} (?:אסור\\p{L}*|שאסור|שאין|אין|להימנע)[\\p{L} ]{0,20}|תרופות אסורות|אינטראקציות|אזהרות?|(?:${warnings})(?:,? (?:ו|or |and )?[\\p{L}]+){0,4})\\W*$`,
  'iu',
)

/** What a laboratory says of drugs and of people in general, and what it says to or of the person whose blood it had. */
export const inGeneral =
  /(?<!\p{L})(?:patients|people|persons|individuals|adults|women|men|children|samples?|specimens?|interfer\p{L}*|assays?|testing|therapeutic|מטופלים|נבדקים|דגימות|חולים|before (?:the |this |your |any )?(?:tests?|sampling|collection|blood)|לפני (?:ה?בדיק\p{L}*|ה?דגימה|ה?לקיחה))(?!\p{L})/iu
export const spokenTo =
  /(?<!\p{L})(?:please|your?|he|she|his|her|patient|mr|mrs|ms|אנא|מטופלת?|המטופלת?|נוטלת?|להמשיך|להפסיק|להתחיל)(?!\p{L})/iu

/** What a repeat prescription asks of its reader. */
export const reorderForm =
  /(?<!\p{L})(?:tick|mark|cross|circle)(?: \p{L}+){0,3} (?:items?|what|medicines?|medications?|those)(?: \p{L}+){0,2} you (?:need|want|require)(?!\p{L})|(?<!\p{L})repeat (?:medications?|items|prescription|order)(?!\p{L})/iu

/** A text that ends in an amount of a drug. */
export const amountBehind = /\d\s?(?:mg|mcg|µg|micrograms?|g|grams?|units?|iu|ml|puffs?|sachets?)\s+$/iu

/** A label of allergies before the drug. */
export const allergyLabel = /(?:allerg|sensitivit|intoleranc|adverse reaction|רגישו|אלרגי)\p{L}*\s?:[^.]*$/iu

/** "Allergic to", "level of": the drug is not what is taken. */
export const levelOf =
  /(?:allerg\p{L}* to|allergic to|reaction to|(?:rash|hives|welts|swelling|anaphylaxis) (?:after|with|from|to|on)(?: taking)?|sensitiv\p{L}* to|resistant to|intolerant to|רגיש\p{L}* ל-?|אלרגי\p{L}* ל-?|רגישות ל-?|רמת|level of|levels of|check|monitor)\s*(?:the\s)?$|(?<!\p{L})(?:תפקודי (?:כליה|כליות|כבד|תריס)|ספירה|ספירת דם),? $/iu

/** What a finding does not allow: "a bleed that precludes the use of". */
export const notUsable =
  /(?<!\p{L})(?:preclud(?:es?|ed|ing)|prohibit(?:s|ed|ing)?|contraindicat(?:es?|ing|ions?(?: to| for)?)|not an? (?:good )?candidate for|unable to (?:take|use|tolerate)|cannot (?:take|use|tolerate)|אינו? מתאים ל|מונעת? (?:מתן|שימוש ב))\s*(?:the )?(?:use of )?(?:the |any )?$/iu

/** "… level", "… deficiency", "… receptor" behind the name. */
export const testOf =
  /^[\s~_-]*(?:levels?|concentration|test|testing|assay|allerg\p{L}*|hypersensitivity|intoleran\p{L}*|sensitiv\p{L}*|resist\p{L}*|toxicity|overdose|deficien\p{L}*|poisoning|antagonist|receptor|antibod\p{L}*|vaccin\p{L}*|clearance|challenge|Ig[AGME])(?!\p{L})/iu

/** A concentration in blood; "10 mg/mL eye drops" is a strength. */
export const concentration =
  /^[\s:=-]*(?:was |is |of )?[<>]?\d+(?:[.,]\d+)?\s*(?:mmol|mg|g|ng|pg|ug|mcg|µg|nmol|pmol|umol|meq|iu|miu|u|%)?\s*\/\s*(?:d?l|ml)(?!\p{L})(?!,?\s*\(?(?:(?:eye|ear|nasal|oral|topical) )?(?:drops?|solution|suspension|syrup|injection|gel|spray|pens?|vials?|טיפות|תמיסה|תרחיף|סירופ)(?!\p{L}))/iu

/** Cues of what is only thought of. */
export const unsure =
  /^(?:cost of|price of|consider|considering|considered|hesitant to|reluctant to|hesitate to|wary of|may|may be|might|could|could be|would|if|avoid|possible|possibly|option of|unless|in case of|versus|vs|limit|discuss|perhaps|vaccine|שוקל(?:ת|ים)? |[לנאית]שקול|יש לשקול|שקילת|במידה|אם יש|ייתכן|יתכן|אפשרות ל|חשש ל|if needed|instead|(?:in|of|for) (?:an? )?patients? on|(?:patients|people) (?:taking|receiving)|used to treat|used for|can cause|may cause|side effects)/i

/** A step that waits for a finding. */
export const awaited =
  /^\s*(?:only )?if\s(?!(?:needed|required|necessary|(?:the |your )?(?:pain|fever|temperature|headache|symptoms?|nausea|itch))(?!\p{L}))[^.;]{0,40}?(?<!\p{L})(?:stays?|remains?|rises?|persists?|exceeds?|falls?|drops?|still|fails?|above|below|over|under|uncontrolled|inadequate|insufficient|not (?:controlled|improved|at (?:goal|target)))(?!\p{L})|^\s*(?:רק )?אם\s(?!(?:צריך|יש צורך|נדרש|נחוץ|ה?כאב|ה?חום)(?!\p{L}))[^.;]{0,40}?(?<!\p{L})(?:יעלה|תעלה|יעלו|ירד|תרד|ירדו|יישאר|תישאר|נשאר\p{L}?|ישתפר|תשתפר|ישתפרו|יוטב|תוטב|יוטבו|אין (?:שיפור|הטבה)|לא (?:יהיה|יחול) שיפור|לא תהיה הטבה|יחזור|תחזור|מעל|מתחת)(?!\p{L})/iu

/** "Taking aspirin with etoricoxib increases the risk of bleeding" advises. */
export const warns =
  /(?<!\p{L}|(?:because of|due to|owing to|given|at|an|the) )(?:(?:increas|rais)(?:es?|ed|ing)\s+(?:the |your )?(?:\p{L}+ )?(?:risk|chance)|(?:מגביר|מעלה|מגבירה|מעלות|מגבירים|מעלים)\s+(?:את\s+)?ה?סי?כון)(?!\p{L})/iu

/** Cues of what was refused or is not needed. */
export const refusal =
  /declin|refus|thinking (?:of|about)|contemplat|not (?:indicated|required|needed|necessary)|contraindicated|consider|^offered|^(?:would|could|might) (?:only |then |not )?be|טרם|סירב|מסרב|ללא צורך|אין צורך|שיקול|^הוצע|[לנאית]שקול|י?ישקלו?|תישקל|י?ידרשו?|תידרש|[ית]ינתן רק|רק אם/i

/** Any word of stopping. */
export const stopVerb = /(?<!not |never )(?:stop|discontinu|held|withheld|ceased|הופסק|להפסיק)/iu

/** Behind the drug: declined, not indicated, still to be arranged. */
export const notTakenAfter =
  /^[^.;]{0,30}(?:changed|replaced|switched|ו?הוחלף|ו?הוחלפה|ו?שונה)\s(?:(?:to|by|with) the (?:(?:above|new|listed|prescribed|written) dose|dose (?:above|listed|prescribed|written))|[לב]מינון (?:הרשום|שלעיל|החדש|המופיע))(?!\p{L})|^\s*[-–—:(]+\s*(?:avoid|do not (?:take|use)|never (?:take|use)|להימנע|לא ליטול|אסור|אין ליטול)\W*(?:$|[.;\t])|^\s*[-–—:,]?\s*(?:(?:is |was )?not (?:currently )?(?:recommended|advised)(?: (?:now|currently|at present|at this (?:time|stage)|for now))?|לא (?:הומלץ|הומלצה|מומלץ|מומלצת)(?: (?:כעת|כרגע|עתה|בשלב זה))?)\s*(?:$|[.;,\t])|^[^.;]{0,40}?(?:[\t(–—,-]\s*|(?<!\p{L})(?:was|were|been) )(?:cancell?ed|never (?:collected|dispensed|taken|started|used|given|filled)|prescribed but (?:not|never) (?:started|taken|collected|dispensed))(?!\p{L})|^\s*(?:(?:is|are) )?(?:forbidden|prohibited|אסור(?:ה|ים|ות)?(?=\s*(?:$|[.,;(\t]|בשל|בגלל|עקב|לאור|מחמת|במצב|לך|לו|לה)))(?!\p{L})|^[^.;]{0,60}(?<!\p{L})(?:declined|refused|not started|not tolerated|not prescribed|not (?:been )?(?:approved|authori[sz]ed|dispensed|issued|supplied|renewed)|(?:was|were|been) (?:denied|rejected)|not commenced|not required|not needed|not indicated|was considered|were considered|should be avoided|to be avoided|(?:must not|should not|not to) be(?! (?:stopped|held|discontinued|withheld|interrupted|omitted|missed|reduced|combined|mixed|crushed|chewed|(?:taken|used|drunk|swallowed) (?:together )?(?:with(?:in|out)? (?:\p{L}+ )?(?:alcohol|food|meals?|milk|dairy|juice|\d+|an hour|two hours|(?:any )?other (?!than))|before|after|on an empty|more (?:often|than)|daily|every day)))|is contraindicated|are contraindicated|contraindicated|(?:has|have|had) no (?:place|role)|not (?:yet |been |be )*(?:used|given|administered|opened|drawn up)|ordered,?(?: then| and| but)? cancell?ed|(?:drawn up|prepared|ready|available|on hand|on standby|standing by|at (?:the )?bedside)(?:,| but| and| then)? (?:not|never|discarded|wasted|unused|in case|if)|(?:drawn up|prepared) and (?:discarded|wasted)|drawn up only|is an option|was discussed|to be arranged|to be discussed|to be considered|to be inserted|will be considered|סירב|סירבה|לא (?:נוטל|לוקח)ת?(?=\s*(?:$|[.,;)]))|לא הוחל|ו?לא נדרשה?|ו?אינ(?:ו|ה) (?:נדרשת?|נחוצה?|דרושה?|מותווית?)|לא היה בו צורך|לא היה בה צורך|לא היה צורך|ו?לא ני?תנ?[הן]?(?!\s+ל\p{L})|ו?לא (?:היה|הייתה) בשימוש|בהיכון)(?!\p{L})|^[^.;]{0,60}?(?<!\p{L})but (?:he|she|they|(?:the )?(?:patient|pt)) (?:has |have |had )?(?:refused|declined)(?=\s*(?:$|[.,;]|it(?!\p{L})|and(?!\p{L})))/iu

/** A condition right behind a drug to be started. */
export const startAwaits =
  /^[^.;,]{0,25}(?<!\p{L})(?:if|should|אם|במידה)(?! needed| required| necessary| (?:he|she|they|you|the patient) (?:needs?|wants?|requires?|(?:has|have|is in) (?:\p{L}+ )?pain))(?!\p{L})|^[^.;,]{0,25}(?<!\p{L})(?:after|once|when)(?!\p{L})[^.;,]{0,40}(?<!\p{L})(?:has|have)\s\p{L}+(?:ed|one|ut)(?!\p{L})/iu

/** Before a drug: what is to be done with it once something is found. "If HbA1c stays above 7.5, increase". */
export const onlyOnceFound =
  /(?<!\p{L})(?:if|should|in case|אם|במידה|במקרה)(?!\p{L})(?:[^.;]|\.(?=\d))*?(?:[<>]|(?<!\p{L})(?:above|below|over|under|exceeds?|rises?|stays?|remains?|persists?|continues?|fails?|drops?|falls?|still|worsens?|מעל|מתחת|יעלה|תעלה|עולה|ירד|תרד|יורד|יישאר|תישאר|נשאר|יימשך|תימשך|יחמיר|תחמיר|עדיין)(?!\p{L}))(?:[^.;]|\.(?=\d))*?(?<!\p{L})(?:increase|raise|uptitrate|up-titrate|titrate|reduce|lower|decrease|add|start|begin|switch|change|restart|consider|להעלות|נעלה|להגדיל|להוסיף|נוסיף|להתחיל|נתחיל|להחליף|נחליף|להוריד|להפחית|לעבור|לשקול)(?!\p{L})(?:[^.;]|\.(?=\d)){0,40}$/iu

/** What somebody intends, before a drug, and what it waits for, behind it. */
export const intends =
  /^(?:plan(?:s|ned|ning)? to|will|will be|to be|intends? to|anticipat(?:e|es|ed|ing)|likely|מתוכנן|מתוכננת|בתכנון)$/iu
export const afterSomething =
  /^[^.;,]{0,40}?(?<!\p{L})(?:after|once|following|when|upon|pending|לאחר|אחרי|עם קבלת|כאשר|(?:in|at|down|some time in) (?:the|some|a) (?:(?:near|not too distant|later) )?(?:future|point|stage|road|line|later (?:date|visit|stage))|בעתיד|בהמשך)(?!\p{L})(?! (?:breakfast|lunch|dinner|supper|meals?|food|eating|waking|ארוחה|האוכל|ארוחות))/iu

/** Right behind a drug to be started: not now. */
export const notYetNow =
  /^[^.;,]{0,25}(?<!\p{L})(?:in the (?:near |not too distant )?future|later(?: on)?(?= *(?:$|[.;,]))|next (?:week|month|visit)|בעתיד|בהמשך)(?!\p{L})/iu

/** Before a drug to be started: at a time that nobody knows yet. */
export const oneDay =
  /(?<!\p{L})(?:at some (?:point|stage)|(?<!(?:was|were|been|had|has|have) )eventually|some ?day|one day|in the (?:near |not too distant )?future|at a later (?:date|stage|visit)|down the (?:road|line)|בעתיד|ביום מן הימים|בשלב מאוחר יותר)(?!\p{L})[^.;]*$/iu

/** Received, and nothing came of it: it was borne, which is no treatment of now. */
export const borneAfter =
  /^[^.;,]{0,20}?(?<!\p{L})(?:without (?:any )?(?:reactions?|rash|problems?|difficulty|issues?|incident)|with no (?:reactions?|rash|problems?)|ללא (?:כל )?(?:תגובה|תופעות|בעיה|בעיות|פריחה))(?!\p{L})/iu

/** Drops for an eye or an ear. */
export const dropsBehind =
  /^[\s\d.,%:()-]*(?:(?:ear|eye|otic|ophthalmic)(?!\p{L})|\d?\s*drops?(?!\p{L})|טיפות)/iu

/** Right behind the name: two strengths, "80/12.5 mg", as a combination has. */
export const twoStrengths =
  /^[\s,:-]*\d+(?:[.,]\d+)?\s?\/\s?\d+(?:[.,]\d+)?\s?(?:mg|mcg|מ["״']{1,2}ג|מק["״']{1,2}ג)(?![\p{L}/])|^[\s,:-]*(?:\S{1,6}\s)?\d{1,3}\s?\/\s?(?:\d{1,2}\.\d+|500|850|1000)(?![\d/.])/iu

/** Right behind the name, and no dose: that it was borne, which says that it may be taken, not that it is. */
export const borneAtOnce =
  /^\s*(?:well\s*)?,?\s*(?:without (?:any )?(?:reactions?|rash|problems?|difficult(?:y|ies)|trouble|issues?|incident|ill effects?)|with no (?:reactions?|rash|problems?|trouble)|ללא (?:כל )?(?:תגובה|תופעות|בעיה|בעיות|פריחה))(?!\p{L})/iu

/** A label of what was given for an examination. */
export const sedationHeading =
  /^(?:conscious |procedural |moderate )?(?:sedation|sedatives?|premedication|ana?esthesia)(?: (?:and|\/|&) (?:analgesia|ana?esthesia|medications?))?\W*$|^(?:drugs|medications?|medicines) (?:given|used|administered)\W*$|^(?:סדציה|טשטוש|הרדמה|תרופות שניתנו)\W*$/iu

/** A cue of what was taken before. */
export const formerCue = /past|previous|former|בעבר|לשעבר/i

/** What a local anesthetic is used for: a place that is numbed for an act. */
export const numbing =
  /(?<!\p{L})(?:inject(?:ed|ing|ion)|infiltrat\p{L}*|an(?:a)?esthe(?:si\p{L}*|ti[sz]\p{L}*)|numbed|local|block(?:ed)?|incision|prepped|draped|sutures?|wound|הוזרקה?|הוזרקו|הזרקת|אלחוש|אילחוש|הרדמה|חתך|פצעי?|תפר\p{L}*)(?!\p{L})/iu

/** An emergency room. */
export const emergencyWords = /emergency|\bED\b|urgent care|מיון|מלר"ד/i

/** Given there, and not at home. */
export const givenThere =
  /(?<!\p{L})(?:treated|given|received|administered|covered|course of|טופל\p{L}*|קיבל\p{L}*|ניתן|ניתנה|טיפול)(?!\p{L})/iu

/** Where a Hebrew clause "and was replaced" begins. */
export const replacedClause = /\sו?הוחל(?:ף|פה)\s[^,]*$/u

/** The Hebrew "to" or "by". */
export const particleLetter = /[לב]/

/** Where another drug begins, by how it is given and a word of its own: "one daily, and topical zolifen to the scar". */
export const anotherGiven =
  /,\s*(?:and\s+)?(?:topical|inhaled|nebuli[sz]ed|nasal|ophthalmic|otic|intravenous|IV|subcutaneous|oral)\s+(\p{L}{4,})/iu

/** Right behind a name, over four words at most: an amount. */
export const amountNear = /^[\s:(–-]*(?:(?!(?:than|was|were|had)\s)[\p{L}.]+\s+){0,4}[.½¼¾]?\d/u

/** Right before a noun of everyday speech: "at this point". */
export const pointed = /(?<!\p{L})(?:this|that|the|at|some|any|which|no)\s$/iu

/** Within an item, the start of a sentence that is no longer about taking the drug: "… 240 mg. The patient also takes". */
export const anotherSentence =
  /[.;]\s+(?=(?:The|He|She|His|Her|They|Their|It|Its|We|I|There|These|Those|Patient|Mr|Mrs|Ms|Dr|Dressings?|Bleeding|Estimated|Attention|An?(?! (?:half|quarter|single|total|tablet|capsule|day)))(?!\p{L})|This (?!(?:medication|drug|medicine|is to be taken)))/u

/** Between a dose and the name behind it. */
export const ofBetween =
  /^\s*(?:of|tab\p{L}*|cap\p{L}*|של)?\s*(?:(?:iv|i\.v\.|im|intravenous|intramuscular|oral|po|sublingual)\s)?$/iu

/** A number right behind the name that is no count of tablets, times or days. */
export const numberBehind =
  /^[\s:,-]*(?:ל-?|to\s)?(?:(?!(?:every|each|in|for|after|over|within|at|כל|בעוד|למשך)\s)\p{L}{2,5}\s)?(\d{1,4}(?:[.,]\d{1,3})?)(?:\s?\/\s?\d+(?:[.,]\d+)?)?(?=$|[\s,;.)(\t])(?!\s*(?:tab\p{L}*|cap\p{L}*|puff\p{L}*|pill\p{L}*|כדור\p{L}*|טבל\p{L}*|x\b|l(?!\p{L})|lit(?:er|re)s?|ליטר|times|days?|h(?:ou)?rs?|weeks?|months?|min(?:ute)?s?|ימים|שעות|שבועות|פעמים|drops?|טיפות)(?!\p{L}))/iu

/** What may stand before the name in a line of an order. */
export const openingOfOrder =
  /^(?:[tc]\.\s?(?=\p{L}{3})|(?:tab|tabs|cap|caps|inj|inf|syr|syp|susp|oint|neb|sach)\.\s*(?=\p{L})|(?:tab|tabs|tablet|cap|caps|inj|inf|syr|syp|syrup|susp|cream|oint|neb|sach|rx|new|start|continue|add|stop|stopped|discontinue|increase|decrease|change|טבליות|כדורי|סירופ|משחת|זריקת|תרופה)[.:]?\s+)*/iu

/** Two doses that take turns: "5 mg alternating with 2.5 mg". */
export const takesTurns = /(?<!\p{L})(?:alternat\p{L}*|לסירוגין|חליפות)(?!\p{L})/iu
