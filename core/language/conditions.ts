/** What English and Hebrew pages say around the name of a condition. */

/** A heading under which somebody judges the person whose results stand above: not a laboratory's interpretation. */
export const assessmentHeading =
  /assessment|opinion|judge?ment|impression|summary|\bdoctor\b|הערכה|סיכום|רושם|התרשמות|מסקנ|רופא/iu

/** The title of a page that tells of somebody's health check, not of a laboratory's work alone. */
export const checkUpTitle =
  /(?<!\p{L})(?:health|medical|physical|general|annual|preventive|executive|periodic) (?:health )?(?:check(?:-?up)?|examination|screening)(?!\p{L})|בדיקות? סקר|סקר בריאות|סקר מנהלים/iu

/** Right behind a condition: it is over. */
export const resolvedAfter =
  /^(?:[^.;,]|,(?!\s*\p{L}[^.;,()]*\()){0,25}?(?<!\p{L})(?:resolved|now resolved|(?:has |have |since |spontaneously )?cleared|healed|cured|outgrown|outgrew|(?:now |since |fully |quickly )?corrected(?!,? (?:age|QT|visual|vision|by glasses|with (?:glasses|lenses)))|(?:has |have )?normali[sz]ed|in (?:full |complete )?remission|חלף|חלפה|ברמיסיה|בהפוגה|נרפא|נרפאה|הבריא|הבריאה|ו?תוקנה?|נפתרה?|לאחר ריפוי)(?!\p{L})|^[^.;]{0,80}?(?<!\p{L})(?:sustained virologic(?:al)? response|SVR(?:12|24)?)(?!\p{L})|^[^.;\t]{0,20}\t(?:[\d./\s-]+\t)?(?:past|previous|resolved|closed|healed|inactive|not active|בעבר|עבר|החלימה?|החלים|נרפאה?|נסגרה?|סגורה?|הסתיימה?|הסתיים|לא פעילה?)\s*(?=\t|$)/iu

/** Behind a condition: nothing of it is left. */
export const nothingLeft =
  /^[^.;]{0,80}?(?<!\p{L})(?:(?:no|without|free of)(?: (?:evidence|signs?) of)?(?: (?:disease|residual|local|any|tumou?r|cancer))* (?:recurrences?|relapses?|disease|residual)|(?:disease|cancer|tumou?r|recurrence)[ -]free|NED|(?:ללא|אין)(?: (?:עדות|סימני?ם?))? ?ל?(?:מחלה|חזרת|חזרה|הישנות)(?: (?:ה?מחלה|פעילה))?)(?!\p{L})/iu

/** Before a condition: since then there is none. */
export const freeBefore = /(?<!\p{L})(?:cancer|disease|tumou?r)[ -]free(?!\p{L})[^.;,]*$/iu

/** Behind a condition, or before it: what was done about it, at a time that is told beside. */
export const treatedAfter =
  /^[^.;]{0,45}?(?<!\p{L})(?:surgery|operat(?:ion|ed)|surgically|treatment|treated|resect(?:ed|ion)|excis(?:ed|ion)|removed|removal|cured|completed|\p{L}+ectomy|(?:completed|finished|after|status post|s\/p)[^.;]{0,30}(?:chemotherapy|radiotherapy|radiation)|radiotherapy|radiation|ש?נותחה?|ש?טופלה?|ש?נכרתה?|ש?הוסרה?|ניתוח|כריתה|כריתת|הקרנות|שעברה?)(?!\p{L})/iu
export const treatedBefore =
  /(?<!\p{L})(?:surgery|operation|operated|resection|excision|removal|treatment|treated|\p{L}+ectomy|cured|radiotherapy|radiation|ניתוח|לניתוח|נותחה?|טופלה?|טיפול|כריתת|כריתה|הוסרה?|הקרנות)(?!\p{L})[^.;,]{0,30}$/iu

/** The year right behind what was done. */
export const yearOfAct = /^[^.;\d]{0,25}(?<!\d)((?:19|20)\d\d)(?!\d)/u

/** Beside a condition: it is there now, whatever was done about it. */
export const goesOn =
  /(?<!\p{L})(?:metasta\p{L}*|recurrent|recurred|(?:now with|with) \p{L}*\s?recurrence|relaps(?:ed|ing)|progress(?:ed|ive|ion)|palliative|advanced|stage (?:IV|4)|active|current(?:ly)?|ongoing|now on|receiving|remains? on|is on|maintenance|since|from (?:\p{L}+ )?(?=(?:19|20)\d\d)|under treatment|on treatment|גרורתי\p{L}*|גרורות|חזרה של|חזר|חוזרת?|התקדמות|מתקדמת?|פעילה?|כעת|כיום|מאז|משנת|מקבלת?|ממשיכה?|תחת)(?!\p{L})/iu

/** Right beside a condition: it was one of childhood. */
export const childhood = {
  before: /(?<!\p{L})childhood\s+$/iu,
  behind:
    /^\s*,?\s*(?:in (?:early )?childhood|as an? (?:child|infant|baby|toddler|teenager|newborn)|in infancy|בילדות\p{L}*|בינקות\p{L}*)(?!\p{L})/iu,
}

/** Right behind what comes and goes: the age at which it came. "Stroke at the age of 54", "febrile seizures at one". */
export const atAge =
  /^\s*,?\s*(?:at (?:the )?age (?:of )?\d|at (?:the age of )?\d{1,2}(?=\s*(?:$|[.,;)]|years?|yrs?))|(?<!\p{L})aged \d|when (?:he|she|i) was \d|(?:ב)?גיל (?:\d|שנה|שנתיים|חודש))/iu

/** Right behind a disease, or behind a list of them: it is the vaccine against it that is meant. */
export const upToDateAfter =
  /^(?:\s*\(?\s*(?:is\s|are\s)?(?:currently\s)?(?:up[- ]to[- ]date|UTD(?!\p{L}))|\s*(?::|-|–|\sis)\s*(?:over)?due(?!\p{L}|\sto)|(?:\s*(?:,\s*and\s|,\s|\sand\s|\/)\s*[\p{L}-]+(?:\s[\p{L}-]+)?){1,6}\s+are\s+(?:currently\s)?(?:up[- ]to[- ]date|UTD(?!\p{L})))/iu

/** Right behind it, the unit of what is measured: the title of a column. */
export const unitBehind =
  /^\s*[([](?:mm|cm|ml|mg|kg|%|score|ס"מ|מ"מ)[)\]]|^\s*[:=]?\s*\d[\d.,]*\s?(?:mGy|mSv)(?!\p{L})/iu

/** Right behind what sounds like a finding: what one eats. "Low-sodium diet", "Diabetic-friendly". */
export const dietAfter =
  /^[\s-]+(?:(?:and|or|,)?\s?[\p{L}-]+\s){0,2}(?:diets?|foods?|intake|meals?|friendly|snacks?)(?!\p{L})/iu

/** Right behind a condition: there is none. "Seizure-free", "tarsal tunnel normal". */
export const freeBehind =
  /^(?:[- ]free|\s(?:(?:is|are|appears?) )?(?:normal|unremarkable|intact)(?=\s*(?:$|[.,;\t])))(?!\p{L})/iu

/** Right behind a disease: tests for it, of which nobody says that they found it. "Hepatitis virus tests not performed". */
export const testsBehind =
  /^\s+(?:virus(?:es)? )?(?:tests?|testing|serology|markers?|panel|screen(?:ing)?|blood ?spot|hearing)(?!\p{L})(?![^.;]{0,25}(?<!\p{L})(?:positive|detected|reactive|חיובי))/iu

/** Right before a disease: the test for it, or its result. And behind it, that it was found. */
export const testsBefore =
  /(?<!\p{L})(?:tests? (?:for|of)|results? (?:for|of)|[והבל]{0,2}(?:תוצאת|תוצאות|בדיקת|בדיקות|תבחין|תבחיני|סקר|סריקת|אנטיגן|סרולוגיית) ל?-?ה?)\s?(?:the )?$/iu
export const foundBehind =
  /^[^.;]{0,40}(?<!\p{L})(?:positive|detected|reactive|found|חיובי\p{L}*|נמצאה?|התגל\p{L}*|הראת?ה?|הדגימ?ה?)(?!\p{L})/iu

/** Right behind a condition's name: it is part of another. "Haematoma block", "celiac plexus", "PCA pump". */
export const blockBehind =
  /^\s+(?:block|pumps?|anonymous|plexus|axis|arter(?:y|ies)|trunk|gangli(?:on|a)|nodes?)(?!\p{L})/iu

/** Right behind a disease: it is what somebody is proof against, was near to, or may still catch. */
export const immuneAfter =
  /^[\s,:–-]*(?:IgG[\s,:–-]*)?(?:status[\s,:–-]*)?(?:(?:non|not)[\s-]*)?(?:immune(?![\s-]+(?:mediated|deficien|thrombocyt|h(?:a)?emoly))|immunity|susceptib\p{L}*|exposure|exposed|contacts?(?!\s+(?:dermatitis|allerg))|titers?|titres?|antibod(?:y|ies)|serology)(?!\p{L})|^\s*[-–:,]?\s*(?:ה?מ?חוסנ[ת]?|מחוסן|חסינה?|חסינות)(?!\p{L})/iu

/** Right behind a word for a state: it is how something answers to its treatment. */
export const toTreatment =
  /^\s+to\s+(?:\p{L}+\s){0,3}(?:therap(?:y|ies)|treatments?|medications?|management|antibiotics?|steroids?|measures|doses?|agents?)(?!\p{L})/iu

/** Around a word that is a verb here: "was used to infiltrate the skin". */
export const asVerb = {
  before: /(?<!\p{L})(?:used|able|unable|order|proceed(?:ed)?|began|tried|attempt(?:ed)?) to\s+$/iu,
  behind:
    /^\s+(?:(?:the|his|her|their|this|that|these|an?|both)\s|(?:[\p{L}\d%.-]+\s){0,4}(?:Ringers?|solution|an(?:a)?esthetic|lidocaine|Xylocaine|Marcaine)(?!\p{L}))/iu,
}

/** Before an abbreviation that is a unit here: "achieving 2.3 METS", "a workload of 7 METs". */
export const amountBefore =
  /(?<![\p{L}\d.])(?:\d{1,2}\.\d|(?:achiev\p{L}*|reach\p{L}*|(?:workload|capacity) (?:of|was|is)) (?:about |approximately )?\d{1,2})\s$/iu

/** A step of an operation, by what stands before its name and behind it: "to create a CO2 pneumoperitoneum of 15 mmHg". */
export const stepBefore =
  /(?<!\p{L})(?:CO2|carbon dioxide|(?:create|created|creating|establish|established|obtain|obtained|induce|achieve) (?:an? |the )?(?:adequate |appropriate )?)\s?$|(?<!\p{L})(?:scleral\s|non-)$/iu
export const stepBehind =
  /^\s+(?:(?:was|were|had been|is) (?:\p{L}+ly |then )?(?:established|created|achieved|obtained|induced|evacuated|released|insufflated|maintained|applied|desufflated)|(?:of|to|at) \d+ ?mm ?Hg)(?!\p{L})/iu

/** Right behind "falls": an amount becomes less. "Kidney function falls slowly". */
export const sinks =
  /^\s+(?:(?:slowly|steadily|gradually|slightly|further|below|within|outside|between|short|under(?! the influence))(?!\p{L})|asleep(?!\p{L})|to sleep(?!\p{L})|apart(?!\p{L})|(?:to|by|from) \d|(?:in|of) (?:(?:the|his|her|your) )?(?:(?:left|right|mixed|venous|arterial|ventricular|atrial|oxygen) )*(?:BP|(?:systolic |diastolic )?(?:blood )?(?:pressures?|count|sugar)|h(?:a)?emoglobin|h(?:a)?ematocrit|H&H|platelets?|sats?|saturations?|levels?|temperature|weight|output)(?!\p{L}))/iu

/** Before "fall" as a verb of things: "allowed to fall back", "estimated to fall in the average range". */
export const letFall =
  /(?<!\p{L})(?:allow\p{L}*|left|seen|estimated|judged|found|noted|tends?|tended) (?:\p{L}+ ){0,2}to\s+$|(?<!\p{L})near[\s-]$/iu

/** The season: "in the fall of 2022", "last fall". */
export const season = {
  before:
    /(?:\(|(?<!\p{L})(?:spring|winter|summer)(?: and|,) )$|(?<!\p{L})(?:in (?:the |early |late )?|(?:last|this|next|every|each|during the|early|late|since(?: the)?|until(?: the)?|of the) )$/iu,
  behind:
    /^(?: and (?:spring|winter|summer)|,? (?:spring|winter|summer)| (?:of )?(?:19|20)\d{2}|(?: of (?:this|last|that|next) year| semester| season)?(?=[\s.,;)]|$))/iu,
}

/** A heading over how the patient was born: pregnancies and births under it are the mother's. */
export const birthHeading =
  /(?<!\p{L})(?:birth|perinatal|prenatal|antenatal|neonatal|pregnancy)(?!\p{L})[^:]*(?:history|hx)|^\W*(?:birth|perinatal|prenatal)\W*$|היריון ולידה|מהלך ה?לידה/iu

/** A letterhead, a title or a salutation that was set below the text: no name of a condition. */
export const letterheadWords =
  /^\W*(?:dear|to whom|hello|hi|לכבוד|שלום(?: רב)?)(?!\p{L})|(?<!\p{L})(?:department|division|hospitals?|clinics?|laborator(?:y|ies)|associates|universit(?:y|ies)|reports?|forms?)(?!\p{L})|\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}|(?<!\p{L})(?:מחלקת|בית חולים|מרפאת|מעבדת|טופס)(?!\p{L})/iu

/** The mark that American records print behind each condition that an insurer counts (hierarchical condition category). */
export const billingMark = /^HCC$/

/** Right behind a finding: it was taken out. */
export const removedAfter =
  /^[^.;]{0,40}?(?<!\p{L})(?:excised|resected|removed|נכרת|נכרתה|הוסר|הוסרה)(?!\p{L})/iu

/** What stands below is only considered. */
export const differentialHeading = /^\P{L}*(?:differential|ddx|אבחנה מבדלת|ד["״]א|אבחנות מבדלות)(?!\p{L})/iu

/** All that stands before a condition is how it is: "Gradual weight loss". */
export const degreeAlone =
  /^\W*(?:gradual|acute|chronic|severe|mild|moderate|persistent|recurrent|intermittent|unexplained|ongoing|worsening|progressive|generali[sz]ed|right|left|bilateral|right-sided|left-sided|new[- ]onset|possible|probable|antecedent|underlying|associated|residual|resolving|transient|continued) $/iu

/** Titles of what somebody had before, in a list. */
export const pastTitle =
  /(?<!\p{L})(?:(?:past|previous|prior|significant|primary|general|other) (?:\p{L}+ ){0,3}?(?:history|hx|illness(?:es)?|problems)|medical (?:history|hx)|PMHX?|comorbidit(?:y|ies)|מחלות ה?רקע|רקע (?:רפואי|כללי)|ברקע|מחלות (?:קודמות|כרוניות)|עבר רפואי|היסטוריה רפואית|אבחנות (?:קבועות|כרוניות|רקע)|בעיות (?:רפואיות|כרוניות))(?!\p{L})/iu

/** Titles of what a clinician makes of it all. */
export const assessmentTitle = /(?<!\p{L})(?:assessment|impression|diagnos[ie]s|A\s?[/&]\s?P)(?!\p{L})/iu

const degree = String.raw`(?:(?:acute|chronic|severe|mild|moderate|persistent|recurrent|occasional|frequent|intermittent|some|right|left|bilateral|upper|lower|status post|history of|h\/o)\s)*`

/** An entry of a few words, without a verb as often as not. */
const words = String.raw`[\p{L}\d/-]+(?:\s[\p{L}\d/-]+){0,4}`

/** Before a complaint that its sentence opens with. */
export const entryOpens = new RegExp(String.raw`^[^\p{L}]*${degree}$`, 'iu')

/** Before a complaint of a list: what precedes in the sentence are names of a few words each. */
export const entryInList = new RegExp(
  String.raw`^[^\p{L}]*${words}(?:,\s${words})*(?:,\s(?:and\s)?|\sand\s)${degree}$`,
  'iu',
)

/** The same in a history, behind what may open it there. */
export const entryInHistory = new RegExp(
  String.raw`^[^\p{L}]*(?:(?:(?:she|he|the patient|this|it|her|his)\s)?(?:past medical history\s)?(?:(?:is|was|has|had|have)\s)?(?:also\s)?(?:(?:significant|remarkable|positive|notable) (?:only )?for|includ(?:es|ing|e)|with|(?:an?|her|his) history of|history of|:)\s?:?\s?)?(?:${words}(?:,\s${words})*(?:,\s(?:and\s)?|\sand\s))?${degree}$`,
  'iu',
)

/** In the same sentence before it: what was found well. */
export const normalBefore = /(?<!\p{L})(?:normal|negative|unremarkable)(?!\p{L})/iu

/** Before a complaint: whom the assessment is of, and the verb. "This is a 48-year-old woman who presents with severe". */
export const entryOfPerson = new RegExp(
  String.raw`(?:years?|months?|weeks?|days?|yrs?|y)[\s-]?(?:old|o)(?!\p{L})(?:\s[\p{L}-]+){0,6}?,?\s(?:(?:who|and|she|he)\s)*(?:has|had|with|presents?|presented|presenting|admitted|seen|here|complain(?:s|ed|ing)|hospitalized)(?:\s(?:today|now|with|for|of|in))*\s(?:an?\s)?(?:(?:\d+|several|\p{L}+)[\s-](?:days?|weeks?|months?|years?)\s)?(?:(?:history|episodes?|complaints?|onset|course)\sof\s)?(?:${words}(?:,\s${words})*(?:,\s(?:and\s)?|\sand\s))?${degree}(?:[\p{L}-]+\s){0,2}$`,
  'iu',
)

/** The next cell of its row: it was looked for and is not there. "MRSA | negative". */
export const negativeCell =
  /^\s*\t\s*(?:negative|neg|not detected|שליליי?ת?|לא (?:זוהה|נמצא|התגלה))(?=$|[\s.,;])/iu

/** Behind a complaint that is an entry: nothing, the next one, its side, its cause or its state. */
export const entryAfter =
  /^\s*(?:$|[.,;(]|(?:and|or|right|left|(?:lower|upper) quadrant|of|with|due to|secondary to|status post|since|controlled|resolved|improved|not associated|that|which|for|after|during|probably|likely|possibly|most likely|from|in|on|as an? (?:child|infant|baby|toddler|teenager|newborn)|כרוני\p{L}*|חוזר\p{L}*|לסירוגין|מאז|מגיל|בילדות|בעבר|בשנת|עם|על רקע|לאחר|ימנית?|שמאלית?|(?:ב|מ)-?(?=\d))(?!\p{L}))/iu

/** Among plans, what the patient is said to have. */
export const knownInPlan =
  /(?<!\p{L})(?:does have|has (?:a )?known|has a history of|(?:for|given|with) (?:an? |his |her )?history of|with (?:a )?known|מאובחנת? עם|ידועה? עם)\s(?:\p{L}+\s)?$/iu

/** A heading of conditions that are over. */
export const inactiveHeading =
  /^(?:resolved|inactive|past) (?:problem|diagnos|condition)|אבחנות לא פעילות|בעיות לא פעילות|אבחנות קודמות/i

/** A laboratory's or a doctor's letter to the patient says what the patient has. */
export const knownOfYou =
  /(?<!\p{L})(?:tests? for your(?! (?:age|sex|visit|own))|you (?:are known to )?have(?! (?:any|a question|questions))|known to have|ידוע(?:ה|ים|ות)? (?:אצלך|לך על)|ברקע(?! של))(?!\p{L})/iu

/** Before a condition of an indication: it is known. */
export const knownBefore =
  /(?<!\p{L})(?:(?:known|with|background|ידוע|ידועה|עם|לאחר|ברקע)(?!\p{L})|(?:follow[- ]?up (?:of|for)|surveillance of|מעקב(?: אחרי?| של)?) (?:(?:an?|the|his|her) )?(?:\p{L}+ )?$)/iu

/** An act that explains what is said to be after it. */
export const actWords =
  /catheteri[sz]ation|endoscop|colonoscop|gastroscop|bronchoscop|cystoscop|hysteroscop|arthroscop|angioplasty|operati|ablation|צנתור|קולונוסקופ|גסטרוסקופ|אנדוסקופ|ברונכוסקופ|ציסטוסקופ|ניתוח|אבלציה/i

/** A cue of what is only likely. */
export const likelyCue =
  /^(?:(?:is |was |most )?likely|(?:is )?probable|probably|(?:is |was )?suspected|suspicion of|suspicious for|suspects?|presumed|presumptive|presumably|favou?rs?|סביר|סבירה|כנראה|ככל הנראה|קרוב לוודאי|חשוד ל|חשודה ל|מחשיד ל)$/i

/** A cue of what is only possible. */
export const possibleCue = /^(?:possible|possibly|\?|\(\?\)|אפשרי|אפשרית|חשד ל)$/i

/** A part of a limb. */
export const limbWord =
  /(?<!\p{L})(?:knee|shoulder|hip|ankle|wrist|elbow|foot|hand|ברך|כתף|ירך|קרסול|מרפק)(?!\p{L})/iu

/** Up to the end of a complaint: one that lasts is a condition. */
export const lasting =
  /(?<!\p{L})(?:chronic|long-?\s?standing|כרוני\p{L}*|ממושכ\p{L}*)\s(?:(?:left|right|bilateral|low(?:er)?|upper|intermittent|recurrent)\s){0,2}\S+(?:\s\S+)?$/iu

/** Right before a complaint: it is what was diagnosed. "With the working diagnosis of respiratory distress". */
export const diagnosedBefore =
  /(?<!\p{L})(?:was|were|is|been) left with (?!an? (?:choice|number|decision))(?:[^.;]*,\s(?:and\s)?)?(?:(?:residual|some|mild|severe|persistent|permanent|an?)\s)*$|(?<!\p{L})(?:(?:working|admitting|admission|final|primary|principal|discharge|provisional|presumptive|clinical) diagnos[ie]s (?:of|was|is|were|being)|(?:was|were|been|is) diagnosed (?:with|as having|as)|(?:carries|has|had|given|made|with) (?:an?|the) diagnosis of|אובחנ(?:ה|ו)? (?:עם |כ)?|באבחנה של|אבחנת)\s*(?:(?:an?|the|acute|severe|mild|recurrent)\s)*$/iu

/** The same behind it, as Hebrew has it. */
export const lastingBehind = /^\s+(?:כרוני\p{L}*|ממושכ\p{L}*)(?!\p{L})/u

/** Among drugs, before a condition: for that of the one who takes them. "The following for her diabetes". */
export const ofTheirs = /(?<!\p{L})for (?:his|her|your|my) (?:\p{L}+ )?$/iu

/** A pain, which is said with a preposition. */
export const painWord = /(?<!\p{L})(?:pains?|aches?|כאבים?|כאבי)(?!\p{L})/iu

/** A column that tells what a drug is for. */
export const reasonTitle =
  /^(?:(?:what |used |taken |prescribed |(?:i )?take (?:it|this) )?for|what ?(?:it ?is|it's|is ?it) ?for|treats|reason(?: for (?:taking|use))?|why|purpose|סיבה|מטרה|למה|עבור|התוויה|לטיפול ב|נגד מה)(?![\p{L}])\W*$/iu

/** A cell that titles a condition. */
export const diagnosisTitle =
  /^(?:diagnos[ie]s|dx|indications?|אבחנה|התוויה)(?:\s?\(ICD[- ]?\d*(?:[- ]?CM)?\))?$/i

/** What may stand right before a condition that is stated. */
export const statedBefore =
  /(?:^|[,;:(/.\t]|(?<!\p{L})(?:and|with|w\/|of|has|had|known|hx|h\/o|s\/p|for|(?:from|after|due to|secondary to|suffered|had) an?|[a-z]*ed|(?:very )?severe|mild|moderate|mod|acute|chronic|recurrent|paroxysmal|old|ו|עם|בשל))\s*$/iu

/** What may stand right behind it. */
export const statedAfter =
  /^\s*(?:$|[,;:.)(/\t–-]|(?:and|with|w\/|s\/p|since|in|on|to (?:the )?(?:left|right|[LR])|after|treated|diagnosed|\d{4}|[LR]|left|right|ו\p{L}*|עם|מאז|לאחר|אחרי)(?!\p{L}))/iu

/** An entry that says what there is not. */
export const denialBefore = /^(?:no|none|not|nil|without|normal|תקין|תקינה|ללא|אין|לא)\s/iu

/** An entry that plans, asks, or names a department: no condition. */
export const noCondition =
  /^(?:(?:deferred|no diagnosis|follow[- ]?up|review|appointment|referral|refer|return|repeat|recheck|bring|book|call|continue|consider|ביקורת|ביקור|מעקב|תור|ייעוץ|יעוץ|זימון|להביא|להגיע|לחזור|לפנות|לקבוע|לבצע|להמשיך|ליטול|לקחת|לבדוק|לשלוח|להזמין|לתאם|להפסיק|להימנע|לשתות|לעקוב|לשקול|רפואת|מחלקת|מרפאת)(?!\p{L})|(?:family|internal|emergency|general) medicine$|(?:reviewed|reserved) \p{L}|רפואה (?:פנימית|כללית|דחופה)$)/iu

/** A word of a sentence, which no name of a condition has. */
export const sentenceWord =
  /(?<!\p{L})(?:is|was|were|are|has|had|have|will|please|see|per|patient|he|she|we|none|unknown|same|date|page|dr|md|continued|discharge|admission|אין|ללא|המטופל|המטופלת|הינו|היה|היתה|ראה|תאריך)(?!\p{L})/iu

/** Names that say what kind of thing it is, and not which. */
export const generalNames: ReadonlySet<string> = new Set([
  'Scar',
  'Fracture',
  'Cancer',
  'Thalassemia',
  'Organ transplant',
])

/** Conditions of any joint or bone: "ארתרוזיס של", and a word that was not understood. */
export const ofSomePart: ReadonlySet<string> = new Set([
  'Osteoarthritis',
  'Arthritis',
  'Bursitis',
  'Fracture',
])
export const whichPart = /^\s+של\s+[א-ת]/u

const noQualifier =
  'an?|the|of|and|or|with|for|has|had|have|is|was|no|not|known|old|new|history|previous|prior|past|active|healed|treated|his|her|from|by|to|on|in|after|about|left|right|ו?עם|של|ידוע|ידועה|לאחר|אחרי|עבר|בעבר|ישן|ישנה|יש|היה|הייתה|בגלל|בשל|עקב|או'

/** Right before such a name: the word that says which. */
export const qualifierBefore = new RegExp(
  `(?:^|[^\\p{L}])(?!(?:${noQualifier})\\s*$)(?=[\\p{Ll}\\p{Lu}]{3,})[A-Za-z-]+\\s+$|(?:alpha|beta|delta|אלפא|בטא|דלתא|α|β)[\\s-]*$`,
  'iu',
)

/** Right behind it: of which part, or, in Hebrew, which. */
export const qualifierAfter = new RegExp(
  `^\\s+(?:(?:is|was|are|were) (?:again )?(?:seen|noted|present|found|identified) )?(?:of|in|at|to|on|along|within|around|over)\\s+(?!(?:19|20)\\d\\d)\\p{L}|^,?\\s*(?:trait|carrier|minor|major|intermedia|נשאות|נשא|נשאית|מינור|מג'ור)(?!\\p{L})|^[ \\t](?!(?:${noQualifier})(?!\\p{L}))[א-ת]{2,}`,
  'iu',
)

/** Conditions that an operation is named after, and that whoever had it had. */
export const operatedOn = /fracture|malformation/i

/** Behind the label of a part of the examination: how somebody's mind was found. */
export const mentalStatus =
  /^\s?[:=–-]\s?(?:A\s?(?:&|and|\/)\s?O|AAO|alert|awake|oriented|lethargic|drowsy|confused)(?!\p{L})/iu

/** Behind two letters that open a sentence: a system of the body is reviewed. "GU: Negative", "MS: The patient denies". */
export const systemTold =
  /^\s?:\s*(?:(?:the )?(?:patient|he|she)\s)?(?:denies|denied|negative|none|no\s|normal|unremarkable|non-?contributory|as above|per HPI|see HPI)/i
