/** What English and Hebrew pages say right beside a drug that is not, or no longer, or not yet taken. */

/** Right behind a drug: where it is kept, and from whom. "Out of the fridge", "away from children". */
export const howItIsKept =
  /^\s*(?:(?:pens?|vials?|tablets?)\s+)?(?:out of (?:the |your )?(?:fridge|refrigerator|freezer|reach|sight)|from (?:the |your )?(?:fridge|refrigerator)|in (?:the |your |a )?(?:fridge|refrigerator|freezer|cool|dry|original)|away from|at room temperature|מהמקרר|מן המקרר|מחוץ למקרר|במקרר|בקירור|בטמפרטורת|הרחק|מהישג)(?!\p{L})/iu

/** Behind a drug, in a sentence: what may still come. "Could be tried", "can be restarted once", "היא מעדיפה דיאטה". */
export const mayCome =
  /^[^.;,\t]{0,30}?(?<!\p{L})(?:(?:could|might|may|can|would) (?:then |also |always |later )?be (?:tried|started|given|added|introduced|used|considered|offered|prescribed|an option|worth)|(?:can|could|may|might) be (?:restarted|resumed|reintroduced) (?:once|when|if|after|in)|but (?:\p{L}+ ){1,2}(?:does|do|did) not (?:currently |presently )?need (?:it|this|one)(?: yet| now| at present)?|(?<!(?:which|that|this|it|and) )(?:lowers|reduces) (?:the|your) (?:risk|chances?) of|is (?:worth trying|an alternative|the next step|a possibility)|may become necessary|remains an option|(?:can|could|may|might) be (?:raised|increased|doubled|titrated) to|(?:was )?(?:prescribed but )?not dispensed|(?:is )?(?:awaiting|pending) (?:approval|authori[sz]ation))(?!\p{L})|^[^.;,\t]{0,20}?(?<!\p{L})(?:ו?לא נופק(?:ה|ו)?|ממתינ?(?:ה|ים)? לאישור|ממתין לאישור|הוזמנ?ה? ל(?:מרפאת|אשפוז|טיפול))(?!\p{L})|^[^.;\t]{0,25}?(?<!\p{L})(?:אך|אבל) (?:ה?(?:מטופלת?|וא|יא) )?(?:מעדיפה?|אינ[וה] מעוניינ(?:ת)?|לא מעוניינ(?:ת)?|סירבה?|רוצה לחכות)(?!\p{L})|^[^.;\t]{0,80}?(?<!\p{L})(?:at|for|with) (?:the |any |her |his )?next (?:exacerbation|flare(?:-up)?|relapse)(?!\p{L})/iu

/** In a row of a drug that was stopped, right before another: what is taken besides or instead, and is no entry of that list. */
export const besideStopped =
  /(?<!\p{L})(?:(?:now |is |already |since )(?:on|taking|receiving)|takes|receives|interact\p{L}* with|together with|because of|מקבלת?|נוטלת?|(?:תגובה|אינטראקציה|שילוב|יחד) עם)\s+$/iu

/** Words at the end of a drug's row that were set apart from it: it is to be stopped. */
export const stopsRow =
  /^\W*(?:(?:was |has been )?(?:stop(?:ped)?|discontinued?|replaced)|do not take|הופסק[הו]?|הוחלפה?|להפסיק)(?!\p{L})/iu

const withIt = '(?:together |along |in combination |concurrently )?(?:with|alongside)'
const food =
  '(?:(?:any )?other(?! than)|alcohol|food|meals?|milk|dairy|grapefruit\\p{L}*|wine|juice|אלכוהול|אוכל|מזון|ארוחה|חלב|מוצרי חלב|אשכולית|אשכוליות|יין|מיץ)'

/**
 * Right behind a drug's name: with what it may not be taken, which is what somebody takes. "Forbidden together with methotrexate";
 * of alcohol, food or any other drug the one that is named is taken.
 */
export const notBeside = new RegExp(
  `^\\s*[-–—:,(]?\\s*(?:(?:(?:is|are) )?(?:strictly )?(?:forbidden|prohibited|contraindicated|not (?:allowed|permitted|safe|compatible|to be (?:used|taken|given|combined|mixed|prescribed)))(?: in combination)?|` +
    `(?:must|should|may|can)(?: ?not|n['’]t) be (?:used|taken|given|combined|mixed|prescribed)|do not (?:take|use|combine|mix)|incompatible) ${withIt} (?!(?:\\p{L}+ )?${food})\\p{L}|` +
    `^\\s*[-–—:,(]?\\s*(?:אסור\\p{L}*|אין (?:ליטול|לשלב|לתת|לקחת)|לא (?:ליטול|לשלב|לתת|לקחת|ניתן לשלב)|אינ(?:ו|ה) מותרת?)(?: (?:בשילוב|לשילוב|לשלב|לשימוש|ליטול|לקחת|ביחד|יחד|במקביל))*[ ](?:עם|ל|לנטילת)(?: |-)?(?!${food})\\p{L}`,
  'iu',
)

/** Right behind a drug's name: that another was chosen, or that it was offered and not wanted. */
export const notChosen =
  /^\s*[-–—:,(]?\s*(?:(?:was|were|is|has been) )?(?:(?:deliberately |therefore )?(?:not|never) (?:been )?(?:chosen|selected|preferred|favou?red|advised|recommended|appropriate|suitable|an option|offered|wanted|picked)|(?:considered|discussed|offered|suggested|proposed|raised|tried to offer)(?:,)? (?:and|but|then|however) (?:was )?(?:not (?:given|chosen|started|accepted|wanted|taken)|declined|rejected|refused|turned down|deferred|dismissed|passed over)|(?:declined|refused|rejected|turned down|passed over|ruled out)(?! (?:to|the (?:dose|increase)))|avoided (?:because|due|given|in view|as|since|with|on)|avoided(?=\W*$)|(?:is |was )?(?:less|un|not as )\s?suitable)(?!\p{L})|^\s*[-–—:,(]?\s*(?:(?:הוצעה?|נשקלה?|נדונה?|הועלתה|הועלה|הומלצה?)(?:,)? (?:ו|אך |אבל |ו?לבסוף )?(?:נדח(?:ה|תה)|נשללה?|סורבה?|לא (?:ניתנה?|נבחרה?|התקבלה?|הוחל|נלקחה?)|ה?(?:מטופלת?|חולה|יא|וא) (?:סירבה?|דחת?ה|לא מעוניינ(?:ת)?|אינ[הו] מעוניינ(?:ת)?|לא רוצה))|ו?(?:לא|אינ(?:ו|ה)) (?:נבחרה?|הועדפה?|מומלץ|מומלצת|מתאימה?|התאימה?)|נדח(?:ה|תה) על ידי|נפסלה?)(?!\p{L})|^\s*(?:[-–—]\s?){0,2}(?:נשקל[הו]?|[תי]ישקל|[תי]י?דון)(?=\s*(?:[,.;(]|$))/iu

/** Behind a drug that somebody "takes", and does not swallow: to a meeting. "I will take vedolizumab to our MDT". */
export const takenToMeeting =
  /^(?: (?:and|or) \p{L}+)? (?:(?:up )?(?:to|at|with|before|in) )(?:(?:our|the|an?|my|your|his|her|their|next|local|regional|joint|weekly) )*(?:\p{L}+ )?(?:meetings?|mdt|boards?|conference|committee|panel|consultants?|colleagues?|multidisciplinary|funding|next (?:visit|appointment|clinic))(?!\p{L})|^ (?:לישיבה|לישיבת|בישיבת|לוועדה|לועדה|לוועדת|בוועדת|לדיון|לצוות)(?!\p{L})/iu

/** Right before a drug: the patient was not treated with it. "Never been started on", "לא טופלה בעבר ב". */
export const notTreatedWith =
  /(?<!\p{L})(?:(?:(?:not|never)|n['’]t)(?: (?:yet|ever|been|being|previously|currently|so far))* (?:treated|managed|started|put|placed) (?:with|on)|(?:לא|אינו|אינה|טרם)(?: (?:היה|הייתה|היתה))? (?:מ?טופלה?|מטופלת|קיבלה?)(?: (?:בעבר|מעולם|עד כה|עדיין|כלל|אף פעם|טיפול))*)(?: (?:any|either|[\p{L}-]{4,},? (?:or|nor|או)))? ?$|(?:^|[.;\t(]\s*)(?:not (?:prescribed|supplied|dispensed|given|started)|לא (?:נרשם|נרשמו|ניתן|ניתנו|נופקו?)):\s*(?:[^.;:]{2,60},\s*)?$/iu

/** "D/C orders 01/2025: quetiapine; temazepam": the label speaks of all that the sentence names. */
export const stopLabel =
  /(?<!\p{L})(?:stop(?:ped)?|discontinued?|d\/c(?:'d)?|ceased|no longer (?:on|taken|taking|prescribed|needed|used)|הופסקו?|להפסיק)(?!\p{L})[^:.;]{0,25}:\s(?:[^.]|\.\d|(?<=(?<!\p{L})(?:tabs?|caps?|inj|syr|susp|oint))\.)*$/iu

const findings =
  "(?:if(?! (?:so|not|(?:you|he|she|they) ha(?:ve|s)(?: not|n['’]t)) (?:already|yet))|should (?!be|have|not|stop|hold|discontinue)|in (?:the )?(?:case|event) of|(?:when(?:ever)?|once|as soon as) (?:the |your |her |his )?(?:\\p{L}+ ){1,3}?(?:rises?|develops?|appears?|occurs?|exceeds?|reaches|falls?|drops?|is (?:over|above|below|under))(?!\\p{L})|" +
  'אם|במידה ו?ש?|ב(?:כל )?מקרה (?:של|ש)|היה ו|כאשר (?=[יתא])|כש(?=[\\p{L}]+ [ית]))'

/** Before a drug: it is to be stopped once something is found, which has not come. "If hives appear, stop". */
export const stopsOnlyIf = new RegExp(
  `^(?:[^.;]*?[,:–-]\\s*|\\P{L}*(?:\\p{L}+\\s)?)(?:${findings})[^.;]{3,}$`,
  'iu',
)

/** Behind it: the same. "[Metformin]: stop in case of vomiting". */
export const toStopIf = new RegExp(
  `^[^.;]{0,50}?(?<!\\p{L})(?:(?:to )?(?:stop|discontinue|hold|be (?:stopped|held|discontinued))|להפסיק|יופסק|תופסק|לעצור)(?: (?:it|taking (?:it|this)|at once|immediately|מיד|מייד|נטילה|(?:את )?ה?טיפול|ולפנות \\p{L}+))* (?:${findings})`,
  'iu',
)

/** Where what is said of such a stop begins: no direction for taking it. */
export const stopClause = new RegExp(
  `(?:[,:(–-]\\s*)?(?<!\\p{L})(?:(?:to )?(?:stop|discontinue|hold|be (?:stopped|held|discontinued))|להפסיק|יופסק|תופסק|לעצור|${findings})(?!\\p{L})`,
  'iu',
)

const notNow =
  '(?:later|at (?:a|some) later|after|following|once|when|pending|next|at (?:the |your |her |his |their |our )?(?:first|next|coming|following|clinic)(?: \\p{L}+)? (?:visit|appointment|review|session|clinic)|in (?:about |the )?(?:\\d+|\\p{L}+) (?:days|weeks|months)|(?:at|from) (?:(?:about|week|the) )?(?:\\d+|\\p{L}+) (?:completed )?(?:weeks|months|trimester)|if|unless|as soon as|בהמשך|בעתיד|לאחר|אחרי|בעוד|כאשר|כש\\p{L}+|עם קבלת|בשלב|בביקור (?:הראשון|הבא)|בפגישה (?:הראשונה|הבאה))(?!\\p{L})(?! (?:breakfast|lunch|dinner|supper|meals?|food|eating|ארוחה|האוכל|ארוחות))'

/** Behind a drug: it is to be begun at a time to come. "[Apixaban] will be started after the biopsy". */
export const beginsLater = new RegExp(
  `^(?:[^.;]|\\.\\d){0,50}?(?<!\\p{L})(?:(?:will|(?:is |are )?to) (?:then |only )?(?:be )?(?:start(?:ed)?|initiated?|commenced?|introduced|added|begun|begin)|יוחל|תוחל|י?יתחיל|יינתן|תינתן|יתווסף|תתווסף) (?:only |רק )?(?:ב\\p{L}+ (?:\\p{L}+ )?)?${notNow}`,
  'iu',
)

/** Right before a drug: that it will be begun, and behind it: when. "יוחל טיפול ב… לאחר הניתוח". */
export const willBegin =
  /(?<!\p{L})(?:will (?:be )?(?:start|starting|begin|commence|initiate)|יוחל|תוחל|נתחיל|י?יתחיל|תתחיל)(?: (?:her|him|them) on)?(?: (?:בעתיד|בהמשך))?(?:(?: ה?טיפול)?(?: תרופתי)? ?ב?-?)? ?$/iu
export const whenItBegins = new RegExp(`^[^.;,]{0,45}?(?<!\\p{L})${notNow}`, 'iu')

/** Before a drug that somebody may use, and right behind it: in place of what is to be stopped. "Use paracetamol instead". */
export const mayUse =
  /(?:^\s*|[.;:,(]\s*|(?<!\p{L})(?:and|please|you (?:can|may|could))\s)(?:use|try|ניתן להשתמש ב|אפשר להשתמש ב|אפשר לקחת)\s?$/iu
export const inItsPlace = /^\s?(?:instead|במקום(?: זאת| זה)?)(?!\p{L})/iu

/** Right behind a word of stopping: a habit, and no drug. "Smoking cessation: offered varenicline", "הפסקת עישון". */
export const stoppedHabit =
  /^\s*(?:the |ה)?(?:smoking|smokes?|tobacco|cigarettes?|vaping|alcohol|drinking|עישון|סיגריות|אלכוהול|שתייה)(?!\p{L})/iu

/** At the end of an entry of a list of drugs: it is to be stopped. "For 5 days, then stop" says how long it is taken. */
export const entryStops =
  /(?<!\p{L})(?<!(?:then|and|to|not|never|don['’]t|days?|weeks?|months?|doses?|until|before|[-\d])[\s,;.:–-]{1,3})stop(?: taking)?[\s.)]*$/iu

/** Right before a drug: that it is to be taken again; behind it: once something has come, so it is not taken today. */
export const takeAgain =
  /(?<!\p{L})(?:restart|re-start|resume|recommence|re-?introduce)(?: (?:the|her|his|your|their))? ?$/iu
export const onceItCame =
  /^[^.;,]{0,25}?(?<!\p{L})(?:if|when|once|unless|until|should)(?! (?:needed|required|necessary)(?!\p{L}))(?!\p{L})/iu

/** A cell, or a word of a row, that says that its drug was stopped, and what says that it was not. */
export const stoppedCell =
  /(?:^|\t)[^\p{L}\p{N}\t]*(?:stop(?: taking)?|discontinue|d\/c|hold|held|on hold|להפסיק|הפסקה|מופסקת?)[^\p{L}\p{N}\t]*(?=$|\t)|\(\s?(?:(?:to )?(?:be )?stop(?:ped)?|stopping|discontinued?|ceased?|להפסיק|הופסקה?)(?: (?:now|today|היום|כעת))?\s?\)/iu
export const stoppedWord =
  /(?:^|[\s\t|(])(?:discontinued|inactive|stopped|expired|ceased|cancelled|canceled|הופסק|הופסקה|לא פעיל|לא פעילה)(?=$|[\s\t|).,:])/iu
export const notStopped =
  /then stop|(?:not|(?:may|might|can|could|will|would) (?:then )?be) (?:to be )?(?:stopped|discontinued)/i
