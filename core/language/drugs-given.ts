// Whether what was given is over: words around the name of a drug.

/** Before the drug: it was given, in the past and once. */
export const givenOnce =
  /(?<!\p{L})(?:(?:was|were|been) (?:then |also |initially |already )?(?:given|administered|injected)|given|received|administered|injected|ו?(?:קיבלה?|ניתנ?[הו]?|הוזרקה?))(?!\p{L})(?! (?:מרשם|מרשמים|הנחיות|הסבר)(?!\p{L}))(?! (?:him |her |them |us )?(?:an? |the )?(?:written |new )?(?:options?|choices?|prescriptions?|samples|scripts?|advice|instructions?)(?!\p{L}))[^.;]{0,60}$/iu

/** Right before a drug: what a condition is treated with, and not what it was treated with. */
export const treatedWith =
  /(?<!(?<!\p{L})(?:was|were|been|previously|initially|formerly|originally|successfully)\s+(?:\p{L}+\s+)?)(?:treated|managed|controlled) (?:with|by)\s*$/iu

/** Behind the drug, or behind those named with it: by the vein, as nobody takes a drug at home. */
export const intoVein =
  /^[^.;]{0,60}?(?<!\p{L})(?:IV|I\.V\.|intravenous(?:ly)?|(?:ב?תוך|דרך ה|ל)[- ]?ו?וריד(?:י|ית)?)(?!\p{L})/iu

/** Behind the drug: it was put in, in the past and once. */
export const givenBehind =
  /^[^.;]{0,40}?(?<!(?:to|be) |\p{L})(?:injected|infiltrated|instilled|infused|(?:was|were) (?:\p{L}+ )?(?:given|administered))(?!\p{L})/iu

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
