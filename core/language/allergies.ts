/** What English and Hebrew pages say of allergies and reactions. */

/** A title over a column of its own, beside another list. */
export const columnTitle = /^(?:drug |known )?allerg(?:y|ies)$|^רגישו(?:ת|יות)$|^אלרגיות$/i

/** Labels of the parts of a list of allergies: "Drugs:" is one where it stands with others. */
export const drugAllergens = /^\W*(?:drugs?|medications?|medicines?|תרופות)\s?:/iu
export const otherAllergens =
  /(?<!\p{L})(?:foods?|latex|insects?|environment\p{L}*|contrast|dyes?|tapes?|ה?מזון|ה?לטקס|ה?סביבה|חומרי ניגוד)\s?:/iu

/** What says, before a name, that somebody is allergic to it, with the list that goes on behind it. */
export const allergicTo =
  /(?<!\p{L})(?:allerg(?:y|ies|ic)(?: reactions?)? (?:to|of)|allergies,? (?:including|which include|that include|such as)|allergic to|hypersensitivity to|hypersensitive to|intolerances? (?:to|of)|intolerant (?:to|of)|anaphyla\p{L}* (?:to|after|from|with)|(?:adverse|bad|allergic) (?:drug )?reactions? to|(?:came|broke|comes|breaks) (?:out|up) in (?:an? )?(?:\p{L}+ )?(?:rash|hives|welts|spots) (?:after|with|from|to|on)(?: taking)?|(?:gets?|got) (?:an? )?(?:\p{L}+ )?(?:rash|hives|itching|swelling) (?:to|from|after|on)(?: taking)?|cannot take|can't take|unable to take|unable to tolerate|reacts? to|reacted to|(?:(?:allerg(?:y|ies)|sensitivit(?:y|ies)|intolerances?|adverse reactions?)(?: (?:recorded|noted|known|reported|listed|documented|on (?:record|file)))?|רגישות|רגישויות|אלרגיות|אלרגיה)\s?:|אלרגי\p{L}* ל|רגיש\p{L}* ל|רגישות ידועה ל|תגובה אלרגית ל|אלרגיה ידועה ל)-?\s*(?<list>[^.;\n]*)$/iu

/** Under their heading, a sentence that tells of one: "He has had a reaction to penicillin". */
export const reactedTo =
  /(?<!\p{L})(?:reactions? (?:to|from|with)|allergic to|intoleran(?:t|ce) (?:of|to)|reacts? to|reacted to)(?!\p{L})/iu

/** "Sensitivities: …; …" and "Allergies Ceclor" on a form. */
export const allergyLabelBefore =
  /(?:(?:allerg(?:y|ies)|sensitivit(?:y|ies)|intolerances?|adverse reactions?)(?: (?:recorded|noted|known|reported|listed|documented|on (?:record|file)))?|(?:רגישות|רגישויות|אלרגיות|אלרגיה)(?:\s(?:רשומ|ידוע)(?:ה|ות))?)\s?:[^.\n]*$|(?:^|[\t\d.;]\s?)(?:Allerg(?:y|ies)\s+|(?:Allergy (?:Name|Substance)|Allergen(?: Name)?|(?:שם )?ה?אלרגן)\s?:\s*)$/iu

/** "Sensitive", before a name with its Hebrew preposition. */
export const sensitiveBefore = /(?<!\p{L})(?:רגיש|אלרגי)\p{L}*\s+(?:ידועה\s+)?$/u

/** Words by which a name is told as somebody’s allergen, the last of them the nearest. */
export const sensitivityWord =
  /(?<!\p{L})(?:(?<germ>sensitiv\p{L}*|susceptib\p{L}*|רגיש\p{L}*)|allerg\p{L}*|אלרגי\p{L}*|reactions?|rash|hives|anaphyla\p{L}*)(?!\p{L})/giu

/** That a germ is spoken of, which drugs kill or not. */
export const germWords =
  /(?<!\p{L})(?:resistan(?:t|ce) to|resistant\s?:|susceptib\p{L}*|antibiogram|cultures?|cfu|growth of|grew|isolates?|organisms?|עמיד\p{L}*|תרבית|תרביות|צמיחה|צמח|צמחו|חיידק\p{L}*|אנטיביוגרמה)(?!\p{L})/iu

/** That a person is: "the patient is sensitive to". */
export const personSensitive =
  /(?<!\p{L})(?:patient|known|he|she|i|am|is|mother|child|ה?מטופלת?|ה?חולה|ידועה?|אני|הוא|היא)\s+(?:(?:is|also|very|ידועה?|מאוד|גם)\s+)*$/iu

/** Another statement, at which a list of allergens ends. */
export const listEnds =
  /(?<!\p{L})(?:but|tolerat\p{L}*|can take|takes|treated|started|given|therefore|so|was|received|is|carries|uses|has|on|continue|סובלת? היטב|יכולה? ליטול|נוטלת?|טופל|לכן|אך|הוחל|ניתן)(?!\p{L})/iu

/** Behind a kind of allergens, of which it is the label: "Foods or other: kiwi". */
export const labelOfKind = /^\s?(?:(?:or|and|&|\/)\s?\p{L}+\s?)?:/iu

/** That no allergies are known. */
export const noAllergies =
  /(?<![\p{L}\d])(?:nkda|nka|nkfa|no known (?:drug |food |medication |environmental |latex |other )*(?:allerg\p{L}*|sensitivities|reactions)|no (?:drug |food |medication )*allerg\p{L}*(?: known)?|not allergic to any\p{L}*|denies (?:any )?(?:drug |known |food |medication )*allerg\p{L}*|none known|nil known|(?:ללא|אין|לא ידועה|לא ידועות|שולל|שוללת)\s+(?:רגישות|רגישויות|אלרגיה|אלרגיות)(?: ידועה| ידועות| לתרופות| תרופתית| תרופתיות)*)(?![\p{L}])(?!\s+(?:to\s|ל-?\p{L}))/iu

/** Right behind a name, or in the cell beside it: that there is no allergy to it. */
export const notAllergic =
  /^(?:\s*\([^()]{1,20}\))?[\s:=(–-]*(?:אין (?:לו |לה )?(?:רגישות|אלרגיה)|ללא (?:רגישות|אלרגיה)|לא ידוע(?:ה|ות)? (?:על )?(?:כל )?(?:רגישו(?:ת|יות)|אלרגי(?:ה|ות))|לא רגישה?|אינ(?:ו|ה) רגישה?|(?:(?:is|are) )?not? (?:known )?(?:to be )?allerg\p{L}*|(?:(?:is|are) )?not? sensitiv\p{L}*|non[- ]allergic)(?!\p{L})(?!\s+(?:to|ל))|^\s*\t\s*(?:no|none|nil|(?:nil|none) known|לא|אין|ללא)\s*(?=\t|$)|^\s*[:=–-]\s*(?:none|nil) known(?!\p{L})|^\s*[:=–-]?\s*(?:אין|שוללת?|מכחישה?)(?=\s*(?:[.,;)]|$))/iu

/** Behind a name, a denial that the end of the line cuts off from what it denies. */
export const deniedAtLineEnd = /^[\s:=(–-]*(?:is |are )?(?:not|אינ(?:ו|ה|ם|ן)|לא)(?: (?:known|found))?\s*$/iu

/** Behind an entry's colon: why a drug is not for somebody, and no allergy to it; and before what it is told of. */
export const otherReason =
  /^[^.;:\n\t]*:\s*(?:(?:is |are )?contraindicated|interacts?(?:ion)? with|not (?:together |to be taken )?with|אינטראקציה|התווית נגד|אסור(?:ה|ים)? (?:ב|עם))/iu
export const otherReasonBefore =
  /(?<!\p{L})(?:interacts?(?:ion)? with|contraindicated (?:in|with)|אינטראקציה עם)\s(?:\p{L}+ )?$/iu

/** Before an allergen: it was borne, and the entry is of another one; or it is eaten again. */
export const borneBefore =
  /(?<!\p{L})tolerat(?:ed|es|ing)\s+\(?$|(?<!\p{L})(?:can|may|could|is able to|is safe to|safe to|has since) (?:still |safely |now |again )?(?:take|taken|have|be given|receive|use|eat|tolerate)\s+$|(?<!(?:לא|אינו|אינה|אין) )(?<!\p{L})(?:יכולה?|מותר(?: לו| לה)?|רשאית?) (?:ליטול|לקחת|לקבל|לאכול)\s+$|(?<!(?<!\p{L})(?:when|whenever|if|after|once|time|not|n['’]t|never|cannot|כאשר|אם|לא|אינו|אינה)(?!\p{L})[^.;,:]{0,25})(?<!\p{L})(?:eats|drinks|אוכלת?)\s+$|(?<!\p{L})allergy\s?[:–-]\s?(?:outgrown|outgrew|grown out of)(?!\p{L})[^.;:]*$/iu

const toNone = `(?:to|ל)?\\s?[:\\t]`
const furtherNames =
  '(?:(?!(?<!\\p{L})(?:but|except|save|apart from|אך|אבל|פרט ל|מלבד)(?!\\p{L}))[^.;:\\t])*$'

/** Before an allergen, the label of a list of what nobody is allergic to. "Not allergic to: egg, penicillin". */
export const noneOfTheseBefore = new RegExp(
  `(?<!\\p{L})(?:(?:not|never|no longer|n['’]t) (?:known |found |thought )?(?:to be )?(?:allergic|hypersensitive|intolerant) |` +
    `no (?:known )?(?:drug |food )?(?:allerg\\p{L}*|reactions?|intolerances?|hypersensitivity) |` +
    `(?:(?:foods?|drugs?|medicines?) )?(?:tolerat(?:es|ed)|well tolerated)|allerg\\p{L}* (?:excluded|ruled out|removed)|` +
    `(?:לא|אינו|אינה) (?:אלרגית?|רגישה?) |ללא (?:אלרגיה|רגישות) )${toNone}${furtherNames}`,
  'iu',
)

/** Right behind an allergen: it was borne, in a challenge or since, and nothing else is told of it. */
export const borneSince =
  /^[\s,;:(–-]*(?:(?:none|no reactions?|nil|ללא תגובה)[\s,;(–-]+)?(?:(?:no (?:reactions?|problems?|issues?|trouble)|ללא (?:תגובה|בעיה|בעיות))(?=\s*(?:$|[.;)\t,]|since|(?:is |was |ever )?(?:recorded|reported|noted|known|documented|seen)|(?:when|on|at|after) (?:re-?\p{L}+|challenge|testing)))|(?:(?:has|have|had) )?(?:taken|used|eaten|had|received) (?:it )?(?:(?:since|again|later|afterwards|twice|often|many times)(?: then)? )+(?:without|with no) (?:any )?(?:reactions?|problems?|symptoms|issues?|trouble)|can (?:now )?(?:take|have|eat|be given)(?: it)?(?=\s*(?:$|[.;)\t]))|(?:oral |food )*challenge (?:was |is )?(?:passed|negative|tolerated)|passed (?:an? |the )?(?:oral |food )*challenge|(?:is|are) (?:safe|fine)(?! (?:to avoid|only))|(?:(?:and|&) \p{L}+ )?(?:(?:is|was|are|were|both) )?(?:now )?(?:(?:re-?)?(?:tested|challenged|tried|taken|given|introduced) (?:and|&|then) )?(?:well )?tolerat(?:ed|es)(?=\s*(?:$|[.;)(\t,]|well|now|since|(?:during |on |at )?(?:this|the|last) (?:admission|stay|visit|course)|in (?:19|20)\d\d|(?:19|20)\d\d))|(?:עברה? )?תגר (?:תקין|שלילי|בהצלחה)|נסבל(?:ת|ים|ות|ו|ה)?(?: היטב| (?:בעבר|מאז)(?=\s*(?:$|[.;)(\t,]))|(?=\s*(?:$|[.;)\t,])))|(?:eats|drinks|takes) (?:it )?(?:without|with no) (?:any )?(?:reactions?|problems?|symptoms)|(?:אוכלת?|אכלה?|שותה|נוטלת?|נטלה?|קיבלה?|לקחה?|סובלת?|סבלה?|נאכל(?:ת|ים|ות)?|נלקח(?:ת|ים|ות)?|נסבל(?:ת|ים|ות)?) (?:היום |כיום |מאז )?(?:ללא (?:כל )?(?:תגובה|בעיה|תסמינים|הגבלה)|בלי (?:תגובה|בעיה)|היטב|חופשי)(?=\s*(?:$|[.;)\t])))(?!\p{L})/iu

/** A food or drug that is borne today, named as an object: "eats prawns without any reaction". */
export const borneToday =
  /(?<!\p{L})(?:(?:eats|eating|drinks|takes|has eaten|has taken|can eat|consumes) (?:[\p{L}-]+,? ){0,5}?(?:without|with no) (?:any )?(?:reactions?|problems?|symptoms|issues?|trouble|difficult(?:y|ies)|effects?)|(?:אוכלת?|שותה|נוטלת?) (?:[\p{L}-]+,? ){0,4}?(?:ללא|בלי) (?:כל )?(?:תגובה|בעיה|בעיות|תסמינים|קושי))(?!\p{L})/iu

/** From the name of an allergen to what is eaten of it today. */
export const besideBorneToday = /^[\s:,(–-]*(?:(?:now|he|she|היום|כיום)\s)?$/iu

/** Right behind an allergen: whether there is an allergy to it has not been asked yet. */
export const untested =
  /^[\s:=(–-]*(?:(?:has |have |was |is )?not (?:yet )?(?:been )?tested|untested|(?:טרם|עוד לא|לא) נבדקה?)(?=\s*(?:$|[.;)\t,]))/iu

/** Behind an allergy that is spoken of and is nobody's: what holds for all who have it. "Egg allergy is no contraindication". */
export const ruleBehind =
  /^\s*(?:allerg\p{L}* )?(?:(?:is|are) (?:not|no longer) an? |(?:is|are) no |does not |(?:אינ(?:ה|ו|ן|ם)|לא) (?:מהווה |מהוות )?)(?:(?:absolute )?contraindicat\p{L}*|(?:bar|barrier|obstacle) to|preclude|ה?(?:התוויי?ת|הוריי?ת|הורא[הת]) נגד|מניעה|מונעת?)(?!\p{L})/iu

/** All that stands between two allergens of which one thing is said. */
export const joinsTwo = /^\s*(?:(?:and|&)\s*|ו-?)$/u

/** The second of two, with its "and" written onto it. */
export const joinedOn = /^ו(?=[א-ת]{3})/u

/** Anywhere behind an allergen: it was tested for and is none, or is none any more. */
export const clearedSince =
  /(?<!\p{L})(?:outgrown|outgrew|grown out of|no longer (?:allergic|reacts)|כבר לא (?:אלרגית?|רגישה?)|(?<!not |not been )(?:tested|retested|evaluated|assessed|reviewed|seen|challenged)(?!\p{L})[^.;]{0,40}(?<!\p{L}|not )(?:cleared|(?:not|isn['’]t|non-?) ?allergic(?! to)|no allergy(?! to)|no (?:true )?(?:penicillin|drug) allergy)|(?<!לא )(?:נבדקה?|אובחנה?|הוערכה?)(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:לא (?:אלרגית?|רגישה?)|ללא אלרגיה|אין אלרגיה)(?! ל)|cleared by (?:an? |the )?allerg\p{L}*|de-?labell?ed|(?:allergy|label|reaction|intolerance) (?:was |has been )?(?:removed|excluded|ruled out|refuted|disproved)|(?:ה?אלרגיה|ה?רגישות) (?:נשללה|הוסרה)|ב(?:ינקות|ילדות)[ ,–-]{1,3}ו?ש?חלפ[הו]|(?:תבחין|תבחינים|מבחן|תגר) (?:\p{L}+ )?(?:שליליי?ם?|תקין))(?!\p{L})/iu

const inError = '(?:in error|by (?:mistake|error)|mistakenly|wrongly|incorrectly|erroneously|בטעות|בשוגג)'
const enteredAs =
  '(?:listed|recorded|entered|documented|charted|labell?ed|noted|added|reported|put down|נרשם|נרשמה|נרשמו|הוזן|הוזנה|תועדה?|סומנה?)'

/** Behind an allergen, in its own entry: that the entry itself is a mistake. "Listed in error, removed", "נרשם בטעות". */
export const listedInError = new RegExp(
  `^[^.;\\t]{0,40}?(?<!\\p{L})(?:${enteredAs} (?:here )?${inError}|(?:wrongly|incorrectly|mistakenly|erroneously) ${enteredAs}|` +
    '(?:an? |in )?(?:erroneous|mistaken|incorrect) entry|(?:entry|entered|error)[,:]? (?:was |has been )?(?:deleted|removed|retracted)|' +
    '(?:was |is |has been )?(?:removed|deleted|taken off|struck) from (?:the |his |her )?(?:allergy |allergies )?list|' +
    '(?:רישום|רשומה) (?:שגויה?|בטעות|מוטעית?)|(?:ה?וסר|נמחק)[הו]? מה?(?:רשימ|רשומ|תיק)\\p{L}*|טעות רישום)(?!\\p{L})(?! as)',
  'iu',
)

/** The same right before the allergen: "Recorded in error: sulfa", "הוסר מהרשימה: סולפה". */
export const inErrorBefore = new RegExp(
  `(?<!\\p{L})(?:${enteredAs} ${inError}|(?:removed|deleted|taken off) from (?:the |his |her )?(?:allergy )?list|ה?וסרה? מה?רשימה|(?:רישום|אלרגיה|רגישות) שגויה?)` +
    '\\s?[:–-]\\s?[^.;:]{0,30}$|(?<!\\p{L})(?:wrongly|mistakenly|erroneously|incorrectly) (?:listed|recorded|labell?ed) (?:as )?(?:an? )?(?:allerg\\p{L}* to )?$',
  'iu',
)

/** In a sentence before a drug: how an illness is treated, or what is thought of. What is named behind it is no entry of a list. */
export const treatmentTold =
  /(?<!\p{L})(?:(?:we|i|he|she|they|patient) (?:have |has |had |is |are |was |were )?(?:also |then |now |not )?(?:discuss\p{L}*|consider\p{L}*|reluctant|keen|happy|start\p{L}*|should|will|would|plan\p{L}*|talked|offer\p{L}*|prescrib\p{L}*|prefer\p{L}*|agreed|suggest\p{L}*|recommend\p{L}*)|since starting|(?:second|third|first|another|long|short|\d+) courses? of|after starting|step(?:ped|ping)? up|treated with|(?:settled|resolved|relieved|eased|controlled|improved|subsided|responded) (?:well |fully |quickly |completely )?(?:with|by|to|after|on)|switch(?:ed|ing)? to|(?:do|must) not (?:be )?combined?(?: this)? with|(?:not|never) (?:be )?combined with|interacts? with|(?:אין|לא|אסור) לשלב עם|reluctant to (?:take|start|try)|keen to (?:try|start)|דנו|שוחחנו|נשקלה?|הוצעה?|הומלץ|מהססת?|חוששת? (?:ליטול|להתחיל)|הוחל|מאז התחלת|מאז תחילת|קורס (?:שני|שלישי|נוסף) של|מעדיפה?|נתחיל|טופלה? ב)(?!\p{L})[^.;]*$/iu

/** Before an allergen: of a fever or a sore arm that followed it, which anybody may have, and nothing more. */
export const commonAfter =
  /(?<!\p{L})(?:fever|temperature|sore (?:arm|leg)|irritab\p{L}*|crying)(?!\p{L})[^;:\t]{0,15}(?<!\p{L})(?:after|following|from|with)(?!\p{L})[^;:\t]*$/iu

/** "Yes ☐ No" right before what was written beside it. */
export const besideYesNo =
  /(?<!\p{L})(?:yes(?!\p{L}).{0,12}(?<!\p{L})no|no(?!\p{L}).{0,12}(?<!\p{L})yes|כן(?!\p{L}).{0,12}(?<!\p{L})לא|לא(?!\p{L}).{0,12}(?<!\p{L})כן)\W*$/iu

/** "Medicine: penicillin - hives" behind a box: what somebody wrote in behind the kind of what it is. */
export const behindKind =
  /(?<!\p{L})(?:medic(?:ines?|ations?)|drugs?|foods?|others?|materials?|תרופות|תרופה|מזון|אחר)\s?:\s*$/iu

/** A "yes" with its box right behind a question of a form. */
export const yesOrNoBehind =
  /^[^\p{L}]{0,12}(?:\p{L}[^\p{L}]{1,2})?(?:yes|no|כן|לא)(?!\p{L})[^\p{L}]{0,8}\p{L}?[^\p{L}]{0,3}(?:yes|no|כן|לא)(?!\p{L})/iu

/** What a drug brings about, written onto its name: "steroid-induced". */
export const broughtAbout =
  /^\s?-\s?(?:induced|related|associated|mediated|dependent|resistant|sensitive|sparing|free)(?!\p{L})/iu

/** An allergy that is no more. */
export const resolvedSince = /(?<!\p{L})(?:resolved|inactive|חלפה)(?!\p{L})/iu

/** What stands where a reaction does, and is none. */
export const noReactionWord =
  /(?<!\p{L})(?:none|no|not|unknown|unspecified|active|inactive|verified|confirmed|unconfirmed|drug|food|medication|environmental|contact|type|class|allerg\p{L}*|intoleranc\p{L}*|sensitiv\p{L}*|severe|moderate|mild|high|low|antibiotic\p{L}*|patient|mother|per|see|brand|tolerat\p{L}*|reported|childhood|since|all|other|resolved|outgrown|אין|ללא|לא|ידוע\p{L}*|קשה|קל\p{L}?|תרופה|מזון)(?!\p{L})/iu

/** "Without …" right before a contrast or a transfusion. */
export const withoutBefore = /(?<!\p{L})(?:no|without|ללא|אין)\s+\S*\s*$/iu

/** "Take with food", "before milk": when something is taken. */
export const mealBefore =
  /(?<!\p{L})(?:with|without|with or without|before|after|between|לפני|אחרי|לאחר|עם|בלי|ללא)\s+(?:a |an |some |the |any |plenty of |ה)?$/iu
export const mealName =
  /^(?:food|foods|milk|meals?|grapefruit|grapefruit juice|juice|dairy|ה?אוכל|ה?ארוחה|חלב|מזון)$/iu

/** What is hardly borne as a symptom, and no allergen: "cold intolerance", "fatty food intolerance". */
export const bodyIntolerance = /^(?:heat|cold|foods?|exercise|חום|קור)\s+intoleran/iu

/** What a drug comes as, and somebody else may be allergic to. */
export const formName = /^(?:patch(?:es)?|plasters?|מדבק(?:ה|ות))$/iu

/** The one word of an empty list. */
export const noneAlone =
  /^\s*(?:none|nil|no|negative|אין|ללא|לא ידוע(?:ה|ות|ים)?(?: לתרופות)?|שלילי)\s*[.,]?\s*$/iu

/** What is no allergen’s name. */
export const noAllergenWord =
  /(?<!\p{L})(?:none|nil|unknown|not|no|known|allerg\p{L}*|see|reviewed|recorded|documented|asked|patient|reaction|severity|date|drug|substance|allergen|type|status|verified|confirmed|intolerance|updated|family|mother|father|brother|sister|relatives?|left|right|both|אין|ללא|לא|ימין|שמאל|ימנית?|שמאלית?|ו?(?:משפחה|אבי?|אביו|אביה|אם|אמו|אמה|אח|אחים|אחיו|אחיה|אחותו?|אחותה|אחות|סבא|סבתא|דוד|דודה|בן|בת)|ידוע\p{L}*|רגיש\p{L}*|אלרגי\p{L}*)(?!\p{L})/iu

/** Right before a reaction that is denied. */
export const deniedReaction = /(?<!\p{L})(?:no|not|without|denies|ללא|אין|לא)\s+(?:\p{L}+\s+)?$/iu

/** Degrees of a reaction: severe. */
export const severeWords =
  /(?<!\p{L})(?:severe|serious|life[\s-]threatening|anaphyla\p{L}*|קשה|חמורה|חמור|מסכנת חיים|אנפילקטי\p{L}*|אנפילקסיס)(?!\p{L})/iu

/** Moderate. */
export const moderateWords = /(?<!\p{L})(?:moderate|בינוני|בינונית)(?!\p{L})/iu

/** Mild. */
export const mildWords = /(?<!\p{L})(?:mild|minor|קל|קלה)(?!\p{L})/iu

/** The Hebrew "to", written onto a name. */
export const writtenTo = 'ל'

/** What a drug may do to anybody, by the English names of reactions: told in a story it is a side effect, and no allergy yet. */
export const sideEffect =
  /^(?:dizziness|drowsiness|paresthesia|fatigue|insomnia|headache|nausea|constipation|diarrhea|depression|dry mouth|weight gain|muscle pain|tremor|confusion)(?!\p{L})/u

/** What an allergy does, by the English names of reactions: told in a story it is one, unlike vomiting or a headache. */
export const allergicEffect =
  /^(?:rash|hives|urticaria|angioedema|anaphyla\p{L}*|itching|pruritus|(?:\p{L}+ )?swelling|wheezing|bronchospasm|difficulty breathing|throat \p{L}+|(?:itchy|itching) \p{L}+)(?!\p{L})/iu

/** Behind an allergen: those that did the same, up to what they did. "Codeine, morphine and tramadol cause nausea." */
export const joinedAllergens = /^(?:(?:,\s(?:and\s|or\s)?|\s(?:and|or)\s)[\p{L}-]{4,}){1,6}(?=\s)/iu
