/** How a letter about a birth is told from others, and where in it the child is spoken of. */

/** What only the page of a mother says of her. */
export const ofMother =
  /(?<!\p{L})(?:G\d{1,2}\s?P\d{1,2}|postpartum|post-?natal(?! depression)|maternity|puerperi\p{L}+|obstetric(?:s|al)?|parturient|(?:ל|ה|של )?יולד(?:ת|ות)|משכב לידה|מיילדות(?:ית)?)(?!\p{L})/iu

/** What the head of a page says that is the child's own. */
export const ofChild =
  /(?<!\p{L})(?:newborns?|neonat\p{L}+|nicu|scbu|infant|baby|ה?(?:יילוד|ילוד)(?:ה|ים)?|ה?פג(?:ים|ייה)|תינוקת?)(?!\p{L})/iu

/** A label or a title of its own under which the child is told of. */
export const newbornTitle =
  /^[\s•*–-]*(?:(?:the )?(?:newborn|neonate|baby|infant)(?: (?:details|data|information|status|summary))?|(?:נתוני |פרטי |מצב )?ה?(?:יילוד|ילוד|יילודה|תינוקת?))\s*(?::|$)/iu

/** What is said of the mother begins again. */
export const motherTitle = /^[\s•*–-]*(?:(?:the )?mother|maternal|ה?יולדת|ה?אם)\s*(?::|$)/iu

/** What a page says that is about a newborn: its first lines, or its own name for whom it tells of. */
export const aboutNewborn =
  /(?<!\p{L})(?:(?:the |this )?(?:baby|infant|newborn|neonate)(?: (?:girl|boy|male|female))? (?:is|was) (?:an? |the )|(?:ex|former)[- ]\d\d[- ]weeks?|neonatal (?:discharge|intensive)|\d{1,2}[- ](?:day|hour)[- ]old|NICU|SCBU)(?!\p{L})/iu

/** At the head of a sentence on such a page: the mother is told of, and her pregnancy. */
export const opensOnMother =
  /^\s*(?:(?:the|his|her|baby['’]?s|infant['’]?s) )?(?:biological |birth )?mother(?:['’]s (?:prenatal|pregnancy|labs|history|screens?|medications)|,? (?:who )?(?:is|was) (?:an? )?(?:\d\d|G\d|gravida|blood|healthy|treated|diagnosed|admitted)| had (?:an? |no )?(?:pre-?eclampsia|c(?:a?esarean|-section)|gestational|hypertension|diabetes|fever|chorioamnionitis|good prenatal|prenatal)| received(?! (?:teaching|training|education|instruction))| (?:has|had) a history)(?!\p{L})|^\s*(?:maternal|prenatal (?:course|labs?|history|care|screens?)|(?:the )?pregnancy (?:was|is|complicated))(?!\p{L})/iu

/** The sentence after it goes on with her. */
export const goesOnWithMother =
  /^\s*(?:She|Her|Prenatal|(?:The )?(?:Pregnancy|Labor|Delivery)|Membranes|Rupture|GBS|Maternal|Mother)(?!\p{L})/u

/** In a sentence: the child is told of. */
export const tellsOfChild =
  /(?<!\p{L})(?:baby|infant|newborn|neonate|child|patient|boy|girl|apgars?|birth ?weight|resuscitat\p{L}*|was born|weigh\p{L}*|intubated|NICU)(?!\p{L})/iu
