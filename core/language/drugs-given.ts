// Whether what was given is over: words around the name of a drug.

/** Before the drug: it was given, in the past and once. */
export const givenOnce =
  /(?<!\p{L})(?:(?:was|were|been) (?:then |also |initially |already )?(?:given|administered|injected)|given|(?<=(?:after|by|with|was|were) )giving|received|administered|injected|ו?(?:קיבלה?|נטלה?|ניתנ?[הו]?|הוזרקה?))(?!\p{L})(?! (?:מרשם|מרשמים|הנחיות|הסבר)(?!\p{L}))(?! (?:him |her |them |us )?(?:an? |the )?(?:written |new )?(?:options?|choices?|prescriptions?|samples|scripts?|advice|instructions?)(?!\p{L}))[^.;]{0,60}$/iu

/** Right before a drug: what a condition is treated with, and not what it was treated with. */
export const treatedWith =
  /(?<!(?<!\p{L})(?:was|were|been|previously|initially|formerly|originally|successfully)\s+(?:\p{L}+\s+)?)(?:treated|managed|controlled) (?:with|by)\s*(?:(?<=\s)[^.;]*(?:,|,? and)\s)?$/iu

/** Behind the drug, or behind those named with it: by the vein, as nobody takes a drug at home. */
export const intoVein =
  /^[^.;]{0,60}?(?<!\p{L})(?:IV|I\.V\.|intravenous(?:ly)?|(?:ב?תוך|דרך ה|ל)[- ]?ו?וריד(?:י|ית)?)(?!\p{L})/iu

/** Right behind the drug: the way by which it goes in. */
export const wayBehind =
  /^\s\(?(?:IV|I\.V\.|IM|I\.M\.|PO|p\.o\.|SQ|SC|SL|IN|PR|(?:intravenous|intramuscular|subcutaneous|sublingual|oral|rectal|topical|nasal)(?:ly)?|by (?:mouth|vein|nebuli[sz]er|inhalation|injection)|via nebuli[sz]er|per rectum|under the tongue|דרך הפה|(?:ב?תוך|דרך ה|ל)[- ]?ו?וריד(?:י|ית)?|תת[- ]עורי(?:ת)?|לשריר)(?![\p{L}/-]| (?:form|formulation|option|therapy|allerg\p{L}*|contrast|access|line))/u

/** Before the drug: it will not be given. "The patient will be held off of heparin". */
export const keptOff =
  /(?<!\p{L})(?:will|would|should|shall) (?:now |then )?(?:be )?(?:held|kept|hold|keep|stay|remain) off (?:of |on |from )?[^.;]{0,40}$/iu

/** Right behind the drug: a thing that has it on it. "Heparin-coated catheter". */
export const ontoThing = /^-(?:coated|bonded|impregnated|eluting|soaked)(?!\p{L})/iu

/** All that stands behind the drug of a plan: what it is and how it is used. "Nystatin swish and swallow." */
export const formBehind =
  /^\s+(?:swish and (?:swallow|spit)|(?:eye |ear |nasal )?(?:drops|cream|ointment|gel|lotion|inhaler|nebulizers?|spray|patch|tablets?|capsules?|syrup|suspension|suppositor(?:y|ies)|shampoo|mouthwash))(?!\p{L})/iu

/** Right before the drug: the same. */
export const wayBefore = /(?<!\p{L})(?:IV|I\.V\.|IM|PO|SQ|intravenous|oral|topical|inhaled|nebulized) $/u

/** Behind the drug: it was put in, in the past and once. */
export const givenBehind =
  /^[^.;]{0,40}?(?<!(?:to|be) |\p{L})(?:injected|infiltrated|instilled|infused|(?:was|were) (?:\p{L}+ )?(?:given|administered))(?!\p{L})/iu

/** Between two drugs that were given as one: "and 80 mg of", "mixed with 2 mL of". */
export const givenInOne =
  /^(?:[^.;]|\.\d){0,30}?(?<!\p{L})(?:and|with|plus|mixed|along with|combined|&|ו|עם)(?!\p{L})(?:[^.;]|\.\d){0,30}$/iu

/** What was tried first, before the drug, and that it did not do, behind it. */
export const atFirst =
  /(?<!\p{L})(?:initially|at first|in the beginning|תחילה|בתחילה)(?!\p{L})[^.;,]{0,40}$/iu
export const failedLater =
  /^[^.;]{0,60}?(?<!\p{L})(?:(?:but|however),? (?:\p{L}+ ){0,3}(?:did not|failed to|never) (?:resolve|improve|respond|help|subside|work)|with(?:out| no) (?:relief|benefit|success|improvement|response)|ללא (?:הטבה|שיפור|תגובה))(?!\p{L})/iu

/** Behind the drug: it is given still, or to be taken on. */
export const goesOnAfter =
  /^[^.;]{0,60}?(?<!\p{L})(?:since|currently|ongoing|to continue|and continues?|continued|at home|prescription|maintenance|as needed|daily|weekly|monthly|for \d+ (?:days|weeks|months)|מאז|כיום|להמשיך|ימשיך|תמשיך|ממשיכה?|למשך|בבית|קבוע)(?!\p{L})/iu

/** Right before a drug: a label that says when what follows is taken, "As needed: ", "Regularly: …, ". */
export const takenLabel =
  /(?<!\p{L})(?:(?:taken )?(?:as|when|if) (?:needed|required)|p\.?r\.?n\.?|regular(?:ly)?|daily|every (?:day|morning|evening|night)|at (?:night|bedtime)|לפי ה?צורך|בעת ה?צורך|קבוע(?:ות)?|בקביעות|באופן קבוע)\s?:\s(?:[^.;:]+,\s(?:ו-?|and )?)?$/iu

/** Among results, before a drug with its amount: what the patient says is taken. "Medication stated by the patient: ". */
export const statedTreatment =
  /(?<!\p{L})(?:(?:medications?|medicines?|drugs|treatment|therapy) (?:\p{L}+ )?(?:stated|declared|reported|taken|given|noted)|(?:current|regular|usual|known|present) (?:medications?|medicines?|drugs|treatment|therapy)|ה?(?:תרופות|טיפול) (?:ש?נמסרו?|ש?דווחו?|קבועות?|נוכחית?|לפי ה?\p{L}+))(?: \p{L}+){0,4}\s?:\s[^.;]*$/iu

/** A doubt about a condition. */
export const conditionInDoubt =
  /^(?:possib(?:le|ly)|probabl[ey]|likely|suspect(?:ed)?|presumed|presumptive|questionable|חשד ל?|סבירות ל)/i

/** From it to the drug: a doubt that ended with its clause, before a treatment was told. "Possible pneumonia, continue". */
export const treatedAllTheSame =
  /^[^,;:.]*[,;:–-]\s*(?:(?:we|will|to|now|and) )*(?:continued?|continues|continuing|resumed?|(?:re)?start(?:ed)?|began|begun|treat(?:ed|ing)? with|on|ו?להמשיך|ו?ממשיכה?|המשך)(?!\p{L})(?! (?:to |if |with |hold|look|thinking))[^;.]*$/iu

/** What stands between the names of drugs of which one thing is said. */
export const joinedNames =
  /^(?:(?:,\s|\sand\s|,\sand\s)(?:(?:a )?(?:potassium|calcium|iron|magnesium|zinc|vitamins?|oxygen|home O2|stool softeners?|eye drops))(?=,|\sand\s))*(?:\s?-?(?:XL|XR|SR|CR|ER|LA|CD|HCT|EC|HFA)(?!\p{L}))?\s*(?:for \p{L}+(?: \p{L}+)?|ל\p{Script=Hebrew}+(?: \p{Script=Hebrew}+){0,2}(?=,|\s*$))?\s*(?:,|and|or|&|\+|\/|plus|,?\s*and,?|,?\s*(?:as well as|along with|together with|in addition to)|ו-?|וכן)?\s*(?:(?:an? )?(?:infusions?|drips?|doses?|bolus(?:es)?|courses?|injections?) of\s+)?(?:(?:an?|some|(?:more |most )?recently,?|later|finally|eventually|subsequently|his|her|the)\s+)?(?:also\s+)?(?:(?:hourly\s+)?(?:nebuli[sz]ed|oral|iv|intravenous|im|intramuscular|sublingual|rectal|transdermal|intranasal|nasal|baby|enteric[\s-]coated|prn|inhaled|topical|subcutaneous|high[\s-]dose|low[\s-]dose|regular|then)\s+)*(?:\d[\d.,]*\s?(?:mg|mcg|micrograms?|milligrams?|g|grams?|units|mL|cc|mEq)\s(?:of\s)?)?$/iu

/** Between a drug that was stopped and the one that came instead: "switched from lisinopril to losartan". */
export const insteadTo =
  /^\s*(?:over )?to\s+(?:(?:oral|iv|intravenous|generic|long-acting|low[\s-]dose)\s+)*$/iu

/** Nothing but a conjunction between two names. */
export const joinedEnd = /^\s*(?:,?\s*(?:and|or|&)|,|ו-?)?\s*$/i

/** "She takes vitamin C and", right before a name: what somebody swallows, whatever else the word may mean. */
export const takesBefore =
  /(?<!\p{L})(?:takes|(?:is|was|been|currently|reports|admits|while) taking|נוטלת?|לוקחת?)\s+(?:(?:also|only|an?|some|her|his|oral)\s+)?(?:[\p{L}\d-]+(?:\s[\p{L}\d-]+)?(?:,\s?(?:and\s)?|\s(?:and|plus)\s)){0,3}$/iu

/** Two names joined by "and" or "or", up to the first letter of the second, which in Hebrew is the "and" itself. */
export const joinedByAnd = /^\s+(?:(?:and|or|&)\s+\S|ו)$/iu

/** From somebody at home to a drug: it is the patient who was given it. "Mother has been giving him". */
export const givenAtHome =
  /(?<!\p{L})(?:mother|mom|mum|father|dad|parents?|grandmother|family|wife|husband|daughter|son|caregivers?)\s(?:(?:has|have|had|is|was|were|been|also|only|already)\s)*(?:giving|gave|gives|given|administered|administering|applied|applying|using|tried|trying)\s[^.;]*$/iu

/** Behind a drug, where the sentence goes on to something else: "Procrit, but could not keep", "Lexapro and a blood pressure pill". */
export const leavesDrug = new RegExp(
  [
    ',\\s+I (?:suspect|think|believe|feel|told|explained|discussed|would|will)(?!\\p{L})',
    ',\\s+which (?:is|was|has)(?! (?:\\p{L}+ )?(?:taken|increased|decreased|reduced|given|changed|dosed|prescribed|at|up|down|\\d))',
    ',\\s+(?:but|however)(?! (?:now|only|is|was|takes?|taking|not|later|then|increased|reduced|decreased)(?!\\p{L}))(?! (?:he|she|they|(?:the )?patient) (?:\\p{L}+ ){0,2}(?:stopped|discontinued|quit|ceased|ran out|no longer|refused|declined)(?!\\p{L}))',
    ',\\s+(?:he|she|they|we|it)(?! (?:takes?|took|uses?|injects?|(?:is|was|has been) (?:on|taking|given|increased|reduced)))',
    '[,\\s]+(?:and|but) (?:denies|denied|mother|father|says|said|reports|instructed|(?:was|were) (?:given|instructed|told))',
    '\\s(?:along with|according to(?! (?:the |a |his |her )?(?:sliding|scale|weight|INR|levels?|protocol)))',
    '\\sand (?:then )?(?:(?:de|in)creas|reduc|taper|wean)(?:e|es|ed|ing) (?:his|her|the) (?!dos)\\p{L}{4,}(?= (?:to|from|by|down|slowly))',
    '\\sand an?(?! (?:half|quarter|third|second|single|tablet|capsule|dose))',
  ]
    .map((way) => `(?:${way})(?!\\p{L})`)
    .join('|'),
  'iu',
)

/** In a sentence of a report of an operation: a drug is in what washes the wound, numbs it or is put on it. */
export const intoWound =
  /^(?!.*(?:prescri|discharge|(?<!\p{L})home(?!\p{L}))).*(?<!\p{L})(?:irrigat\p{L}*|impregnat\p{L}*|infiltrat\p{L}*|soaked|flush\p{L}*|lavag\p{L}*|wash(?:ed)?|prepped|saturated|pledgets?|beads|dressing|block|drops|cocktail|mixture|dye|filled|(?:intra)?ocular|eyes?|1 ?: ?[\d,]+ epinephrine|with (?:1 ?: ?[\d,]+ )?epinephrine|epinephrine (?:1 ?:|solution)|(?:into|in|around|over|beneath|of) the (?:\p{L}+ ){0,2}(?:wound|incision|skin|vestibule|mucosa|pocket|canal|chamber|operative|surgical)|נשטף|שטיפה|הורטב\p{L}*|חבישה)(?!\p{L})/isu

/** In such a sentence: how the skin was made ready, which is told beside what was given. */
export const skinPrepared =
  /(?<!\p{L})(?:shaved,? |scrubbed,? )*(?:prepped|prepared)(?:,? (?:and )?(?:\p{L}+ )?draped)?(?!\p{L})(?! with)/giu

/** A heading of what was given before an examination, and for it. */
export const premedicationHeading =
  /^(?:pre-?medications?|(?:conscious |procedural |moderate )?sedation)(?: (?:given|used|administered))?\W*$/iu

/** Over a list of what was given in a hospital: "Treatment given", "Medications received during the stay". */
export const givenHeading =
  /^\W*(?:treatments?|medications?|medicines?|drugs|injections?|therapy)(?: \p{L}+)?\W{1,3}(?:given|received|administered|in (?:the )?hospital|during (?:the )?(?:hospital|stay|admission))(?!\p{L})/iu

/** Right before a name: how it was given, which makes an everyday word a drug: "corrected with IV calcium". */
export const givenByRoute = /(?<!\p{L})(?:iv|i\.v\.|intravenous|inj\.?|injection|oral)\s$/iu

/** Behind a comma, a word and the strengths of two substances: another drug begins there. "Aspirin 75 mg, Zworkle 20/10 daily". */
export const anotherJoined = /,\s*(\p{L}{4,})\s+\d{1,4}(?:\.\d+)?\/\d{1,4}(?:\.\d+)?(?=\s|$)/u

/** Before the drug: what came of it, so that it was given. "The nausea resolved with", "was anticoagulated with". */
export const workedBefore =
  /(?<!(?<!\p{L})(?:be|if|unless|until|not|never|would|could|may|might|can|should|will)\s(?:\p{L}+\s)?)(?<!\p{L})(?:(?:anticoagulated|sedated|bridged|palliated|diuresed|rescued|premedicated|covered|loaded|irrigated and packed) (?:\p{L}+ly )?with|(?:resolved|improved|relieved|alleviated|subsided|abated|aborted|eased|rate-controlled|corrected|reversed) (?:\p{L}+ly |somewhat |partially |completely )?(?:with|by|after|on|following)|(?:after|following|despite) (?:(?:\d+|one|two|several|multiple|a|some) (?:doses? of )?)?(?:IV|intravenous|IM|sublingual|nebuli[sz]ed)|(?:has|have|had) (?:also |previously |only |recently )*(?:used|taken)|(?:did|has|have) (?:also )?(?:try|take|use) (?:some|an?|his|her))(?!\p{L})|(?<!\p{L})under(?= $)/giu

/** Behind the drug: that it helped or did not, as whoever took it says. */
export const workedBehind =
  /^[^.;,:]{0,20}?(?<!\p{L})(?:helps|helped|(?:has|have|had|did|does|do) (?:not )?help(?:ed)?|gives (?:him|her|them)|gave (?:him|her|them))(?!\p{L})/iu

/** Behind the drug: it was ordered again or a paper for it was handed out. */
export const orderedBehind =
  /^[^.;,:]{0,25}?(?<!(?:not|be|if) |\p{L})(?:(?:was|were|has been|have been) (?:also |again )?(?:refilled|renewed)|(?:prescriptions?|scripts?|refills?|samples?) (?:is|are|was|were|has been|have been) (?:also )?(?:provided|given|written|sent|called in|dispensed))(?!\p{L})/iu

/** Right behind the drug: it runs in, or is given in cycles. "Heparin drip", "carboplatin chemotherapy". */
export const dripBehind = /^(?:\/\S+)?\s(?:drips?|gtt|PCA|chemotherapy)(?!\p{L})/iu

/** Before the drug: the words of these that tell of something over. */
export const workedThen =
  /(?<!\p{L})(?:(?:resolved|improved|relieved|alleviated|subsided|abated|aborted|eased|corrected|reversed|sedated|premedicated|rescued) (?:\p{L}+ )?(?:with|by|after|on|following)|(?:after|following|despite) (?:\p{L}+ )?(?:(?:doses? )?of )?(?:IV|intravenous|IM|sublingual|nebuli[sz]ed)|(?:has|have|had) (?:also |previously |only |recently )*(?:used|taken)|(?:did|has|have) (?:also )?(?:try|take|use))(?!\p{L})[^.;]{0,40}$|(?<!\p{L})under (?:[\p{L}-]+ and )?$/iu

/** Between a drug of a plan and the condition that it is for. */
export const forIt =
  /^(?: (?:therapy|treatment|daily|drip|IV|PO|p\.o\.|\d[\d.,]* ?(?:mg|mcg|g|units|mL)|(?:once|twice|three times) (?:a day|daily)|b\.?i\.?d\.?|t\.?i\.?d\.?|q\.?\p{L}{1,3}\.?))* for (?:(?:the|his|her) )?$/iu

/** Behind that condition: it is to be kept off. */
export const preventedBehind = /^\s?(?:prophylaxis|prevention|exposure|risk|protection|if|in case)(?!\p{L})/iu
