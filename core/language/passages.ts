/** Words by which English and Hebrew lines and passages are told apart. */

/** What opens a line of directions. */
export const directingWord =
  /^(?:sig|directions?|instructions?|how to take|take|inhale|apply|inject|instil\w*|insert|chew|dissolve|swallow|disp(?:ense)?|qty|quantity|refills?|הוראות(?: שימוש)?|אופן השימוש|מינון|לקחת|ליטול)(?![\p{L}])/iu

/** How often a day. */
export const howOften = /\b(?:once|twice|thrice|(?:two|three|four) times) (?:a day|daily)\b/

/** An amount and, in short, how often: "75mg OD". */
export const doseInShort =
  /\d\s?(?:mg|mcg|g|ml|units?|iu) (?:o\.?d|b\.?d|t\.?d\.?s|t\.?i\.?d|b\.?i\.?d|q\.?i\.?d|h\.?s)(?!\p{L})/iu

/** What a drug comes as, before its name. */
export const formBefore =
  /^(?:tab|tabs|cap|caps|inj|syr|syp|susp|t|c|tablet|capsule|inhaler|patch|drops|מדבקת|מדבקות|טיפות|כדורי|טבליות|טבליית|כמוסות|סירופ|משחת|קרם|זריקת|זריקות|תרסיס|משאף)[.\s]+\S/iu

/** A line that stops in the middle, or with the first word of a sentence that denies what the next line names. */
export const openEnd =
  /[,(/+&–-]$|(?:and|or|with|plus|of|to|for|by|ו)$|[.;]\s(?:no|not|never|avoid|without|ללא|אין)$/i

const region = String.raw`(?:the )?(?:brain|head|neck|face|orbits?|sinuses|paranasal sinuses|cervical spine|thoracic spine|lumbar spine|spine|chest|lungs?|pleura|heart|mediastinum|abdomen|pelvis|liver|gallbladder|bile ducts?|biliary tree|pancreas|spleen|kidneys?|ureters?|bladder|prostate|uterus|ovar(?:y|ies)|adnexa|adrenals?|bowel|bones?|breasts?|axillae?|thyroid|menisc(?:us|i)|ligaments?|cartilage|vessels|ה?מוח|ה?ראש|ה?צוואר|ה?חזה|ה?ריאות|ה?לב|ה?מיצר|ה?בטן|ה?אגן|ה?כבד|כיס ה?מרה|דרכי ה?מרה|ה?לבלב|ה?טחול|ה?כליות|ה?שופכנים|כיס ה?שתן|שלפוחית ה?שתן|ה?ערמונית|ה?רחם|ה?שחלות|ה?אדרנלים|ה?מעי|ה?עצמות|ה?שדיים|ה?תריס)`

/** A region of the body that labels what was seen there: "Kidneys and ureters: …". */
export const regionLabel = new RegExp(
  String.raw`^${region}(?:(?:,\s?|\s?&\s?|\/|\sand\s|,?\sו)${region}){0,3}\s?:\s`,
  'i',
)

/** A label inside a line of a form. */
export const labelInside =
  /(?<=[\s)])(?<![☐☒\]]\s)(?:DX|Dx|PMHx?|PSHx?|FHx?|RX|Rx|MEDS|Meds|MEDICATIONS?|Medications?|ALLERGIES|Allergies|REACTIONS|Reactions|DIAGNOS[IE]S|Diagnos[ie]s|HX|Hx|אבחנות|אבחנה|(?:רגישות|רגישויות)(?:\s(?:רשומ|ידוע)(?:ה|ות))?|תרופות|טיפול קבוע|רקע רפואי)\s?:\s/gu

/** What opens a signature. */
export const signing =
  /^(?:Dr\.?|Prof\.?|Mr\.?|Mrs\.?|Ms\.?|Signed|Electronically signed|Dictated|Reported|cc|ד"ר|ד״ר|דר'|דייר|פרופ'?|חתימה)[\s:]/

/** What a doctor is, on a line of its own. */
export const specialty =
  /^(?:(?:ה?רופאה? )?(?:מומחה|מומחית|מתמחה) .*|רפואת (?:משפחה|ילדים|נשים|עור|עיניים)|רפואה (?:פנימית|דחופה)|רופאה?(?:ת)? (?:משפחה|ילדים|נשים|עור|עיניים|ראשית|תורנית?|מטפלת?)|מ\.?ר\.? ?\d+|מס' ר(?:י)?שיון.*)$/

/** What opens a sentence of a letter. */
export const proseOpening =
  /^(?:Dear |I |We |He |She |They |There (?:was|is|were|are) |The patient |This (?:\d|patient|lady|gentleman|man|woman)|On examination|Thank you|Many thanks|Mr |Mrs |Ms |Her |His |It was |המטופל |המטופלת |החולה |נבדק |נבדקה |הגיע |הגיעה |התקבל |התקבלה )/

/** A word that an entry of allergies has. */
export const allergyWord =
  /allerg|sensitiv|intoleran|anaphyla|reaction|rash|hives|none|nkda|known|רגיש|אלרגי|פריחה|ללא|תגוב/i

/** A sentence that denies an allergy: what stands beside it tells of allergies, too. */
export const allergyDenied =
  /(?<!\p{L})(?:no|not|nil|without|denies|לא|ללא|אין|שולל|שוללת)\s(?:\p{L}+\s){0,2}(?:allerg|sensitiv|reactions?(?!\p{L})|רגיש|אלרגי|תגוב)/iu

/** A label that turns to somebody, or to the paper itself: what stands behind it goes on with no list. "Note to pharmacist:". */
export const turnsTo =
  /^\W*(?:notes? (?:to|for) (?:the )?\p{L}+|(?:for )?(?:the )?attention(?: of)?(?: \p{L}+){0,3}|(?:pharmacist|pharmacy|dispensing|prescriber|nursing)(?:['’]s)? (?:notes?|instructions?|remarks?|use)|(?:for )?(?:pharmacy|office|internal) use(?: only)?|validity|valid (?:for|until)|prescription valid\p{L}*|remarks?|לתשומת לב(?: \p{L}+){0,3}|לידיעת(?: \p{L}+){1,3}|הערות?(?: \p{L}+){0,2}|הוראות ל\p{L}+|תוקף ה?מרשם|לשימוש(?: \p{L}+){1,3})\s?:(?=\s|$)/iu

/** A heading of somebody's family and of how they live, in one; and how a sentence about the latter opens. */
export const familyAndHabits =
  /(?=.*(?<!\p{L})(?:family|ו?ה?משפחה|ו?משפחתית?))(?=.*(?<!\p{L})(?:social|habits|lifestyle|ו?ה?הרגלים|ו?חברתית?|סוציאלי\p{L}*))/iu
export const ofHabits =
  /^\W*(?:(?:he|she|(?:the )?patient) (?:has |is )?(?:a )?)?(?:(?:never|current(?:ly)?|ex|former|non|does not|no)[- ]?)?(?:smok\p{L}*|tobacco|alcohol|drinks?|drugs?|cigarett\p{L}*|lives|works|married|single|widow\p{L}*|retired|(?:לא |אינ[וה] )?מעש(?:ן|נת)|עישון|עישנה?|אלכוהול|שותה|סמים|נשואה?|נשוי|רווקה?|גרוש\p{L}*|אלמנ\p{L}*|גרה?|מתגורר\p{L}*|עובדת?|פנסיונר\p{L}*|ספורט|פעילות גופנית)(?!\p{L})/iu

/** A heading that names drugs. */
export const drugsInHeading = /medications|medicines|meds|תרופות/i

/** A heading that names allergies. */
export const allergiesInHeading = /allerg|רגישו|אלרגי/i

/** What joins two names in a heading. */
export const headingOfBoth = /[/&,+]|(?<!\p{L})and(?!\p{L})|ו(?=רגיש|אלרגי|תרופות)/iu

/** What opens a letter, and what closes it. */
export const letterOpening =
  /^(dear|to whom|thank you for|i (saw|had|reviewed)|שלום רב|רופא נכבד|רופא יקר|ד"ר נכבד|לכל המעוניין)/
export const letterClose =
  /^(sincerely|yours|kind regards|best regards|regards|with best wishes|respectfully|בברכה|בכבוד רב|בתודה)/

/** Two sentences in Hebrew. */
export const hebrewSentences = /(?:[א-ת]{3,}\. .*){2}|[א-ת]{3,}\. .*[א-ת]{3,}\.$/

/** An entry among what was given in a hospital; with a colon it is a title. */
export const ivFluids = /^\W*(?:iv|i\.v\.?) fluids?[\s.,]*$/i

/** Before a list of what somebody reacted to, each with its reaction. */
export const reactionsLabel =
  /^\W*(?:(?:adverse|drug|past|previous|known|bad) )*reactions?(?: to (?:drugs|medicines|medications))?\s*:/iu

/** Over how a study was made, or how somebody is treated. */
export const protocol = /^\W*(?:(?:treatment |stimulation )?protocol|ה?פרוטוקול(?: ה?טיפול)?)\W*$/iu
