/** What English and Hebrew statements of a letter are told by: their words by meaning. */

export const shortForms = /(?:^|[\s(])(?:dr|mr|mrs|ms|prof|st|vs|approx|no|tab|tabs|cap|caps|inj|resp|dept|ext|tel|fig|incl|max|min|sig|e\.g|i\.e|p\.o|b\.i\.d|t\.i\.d|q\.d|s\.c|h|p|[a-z]|ד"ר|פרופ|גב|מר|טל)$/i // prettier-ignore

/** In short how often, where the sentence goes on in small letters: "was given p.r.n. albuterol". */
export const oftenInShort =
  /(?<!\p{L})(?:p\.r\.n|q\.i\.d|q\.h\.s|q\.o\.d|q\.[ap]\.m|n\.p\.o|i\.v|i\.m|a\.c|a\.m)$/iu

/** A letter that ends a name and, with the stop behind it, a sentence: "vitamin D.", "elevation of ST." */
export const letterOfName = /\sST$|(?:vitamin|hepatitis|factor|type|class|group|child|protein) [A-K]$/i

/** Where a new statement begins, whatever was said before it. */
export const newStatement =
  /(?<![\p{L}])(?:but|however|although|though|except|apart from|aside from|other than|(?:with the )?exception of|(?<=[,;]\s(?:\p{L}+\s){0,2})(?:diagnosed with|found to have)|yet|still|nevertheless|because|since|due to|secondary to|whereas|while|presents?|presented|presenting|which|who|whose|showed|shows|showing|revealed|reveals|(?<!^\s)demonstrated|demonstrates|complicated by|started on|treated with|received|admitted|remarkable for|notable for|significant for|positive for|consistent with|now with|and has|and had|and is|and was|and are|and (?:he|she|they) (?:is|was|are|were|has|had|takes?|took)|known to have|known case|underwent|on ct|on mri|on x-ray|on cxr|on ultrasound|by ct|by mri|on echo|אך|אבל|אולם|התברר(?:ה|ו)?|והתברר(?:ה|ו)?|למעט|פרט ל\S*|מלבד|עקב|בשל|בגלל|בעקבות|משני ל|עם|הדגים|הדגימה|שהדגים|שהדגימה|הראה|שהראה|בהמשך|לאחר מכן|טופל|טופלה|אובחן|אובחנה|ידוע כ\S*|סובל|סובלת|מוכר כ\S*|מוכרת כ\S*|בוצע|בוצעה)(?![\p{L}])/iu

/** What begins a new finding after a comma, where a list of things denied would just name the next. */
export const newFinding =
  /^[\s,]*(?:and |with |ו)?(?:\d|(?:mild|mildly|moderate|moderately|severe|severely|slight|slightly|minimal|trace|small|large|known|stable|chronic|old|new|status|s\/p|h\/o|history|currently|now|on|she|he|patient|there|her|his|it|we|enlarge\p{L}*|increased|decreased|improving|worsening|resolving|dilat\p{L}*|thicken\p{L}*|multiple|several|simple|scattered|diffuse|normal|intact|positive|ידוע|ידועה|מצב|הגדל\p{L}*|מוגדל\p{L}*|מורחב\p{L}*|עיבוי|מעובה|הרחב\p{L}*|ירידה|עליה|עלייה|משתפר\p{L}*|מחמיר\p{L}*|ציסט\p{L}*|מספר|תקין|תקינה|תקינים|כעת|ללא|אין|לא|יש|יש לו|יש לה|ישנו|ישנה|קיים|קיימת|קיימים|קיימות|נוטל|נוטלת|מקבל|מקבלת|מטופל|מטופלת|ממשיך|ממשיכה|סובל|סובלת|מעשן|מעשנת|smokes?|smoker)(?![\p{L}]))/iu

/** A dictated review of systems: "positive liver disease, negative asthma". */
export const negativeBefore =
  /(?:^|[,;:.]|(?<!\p{L})(?:and|or|but))\s*neg(?:ative)?\s+(?:(?:palpable|visible|audible|obvious|apparent|appreciable|significant|gross|acute)\s+)?$/iu

/** Before what an act may bring, in the sentence that explains it: "The risks of the procedure were explained and consist of". */
export const ofRisks =
  /(?<!\p{L})(?:risks?(?! (?:factor|of (?:falls?|bleeding|infection))s?(?!\p{L}))|(?:possible|potential) complications|ה?סיכונים|ה?סיבוכים ה?אפשריים)(?!\p{L})[^.;]*?(?<!\p{L})(?:includ\p{L}*|consist\p{L}*|involv\p{L}*|such as|explained as|כוללים|כגון)(?!\p{L})[^.;]*$|(?<!\p{L})(?:explain\p{L}*|discuss\p{L}*|counsel\p{L}*|informed|warned|aware|told|understands?|went over)(?!\p{L})[^.;]*?(?<!\p{L})complications(?!\p{L})[^.;]*?(?<!\p{L})(?:includ\p{L}*|such as|like)(?!\p{L})[^.;]*$/iu

/** The same where the act is not named: "The risks of bleeding, a hematoma and infection", as far as no cause of hers is told. */
export const risksBefore =
  /(?<!\p{L})risk factors such as [^.;]*$|(?<!\p{L})complications of (?:\p{L}+\s){1,4}(?:includ\p{L}*|such as|like)(?!\p{L})[^.;]*$|(?<!\p{L})(?:risks?(?:,? (?:and |or )?(?:benefits|complications|alternatives))*|(?:possible|potential) complications|ה?סיכונים|ה?סיבוכים ה?אפשריים) (?:of|ל|של)(?:(?!(?<!\p{L})(?:given|because|due|who|which|has|had|having|with|history|בגלל|עקב|שסובל\p{L}*)(?!\p{L}))[^.;])*$/iu

/** Behind them, that they were spoken of. */
export const risksTold =
  /^[^.;]*?(?<!\p{L})(?:(?:were|was|are|have been|had been|all) (?:all |also |fully |carefully |again )*(?:discussed|explained|reviewed|described|outlined|mentioned|told|presented|understood|addressed|stressed|emphasi[sz]ed)|הוסברו|נמסרו|פורטו)(?!\p{L})/iu

/** A word that speaks of what follows it, unless nothing does. */
export const possibleAlone = /^(?:possible|אין)$/i

/** Of these the one that denies, and but the word right before it: "סוכרת אין". */
export const deniesAlone = /^אין$/u

/** "COPD and risk of falls": the risk is of what follows. */
export const riskOfWhat = /^risk\s+(?:of|for)\s/i

/** What names what a person denies, many things at once: a review of systems. */
export const deniesMany = /^(?:den(?:y|ies|ied|ying)|negative for|שולל\p{L}*|מכחיש\p{L}*)(?!\p{L})/iu

/** A degree that belongs to a disease's name where it stands in a long list of them: "chronic lung disease". */
export const degreeInList =
  /^([\s,]*(?:and |or )?)(?:chronic|severe|old|new|multiple|increased|decreased|large|small)\s/iu

export const degreeAfterNoun =
  /(?<![\p{L}])(?:קל|קלה|קלים|קלות|בינוני|בינונית|קשה|ניכר|ניכרת|מתון|מתונה|תקין|תקינה|תקינים|תקינות|ידוע|ידועה)(?![\p{L}])/u

export const statementVerb =
  /(?<![\p{L}])(?:has|had|have|is|was|are|were|will|walks|takes|takes|reports|denies|showed|shows|continues|remains|feels|lives|works|סובל|סובלת|נמצא|נמצאה|טופל|טופלה)(?![\p{L}])/iu

/** The last of a list of alternatives, and behind it that none of them is seen: "no mass, or adenopathy is detected". */
export const lastOfSeen = /^\s*(?:or|nor)(?!\p{L})/iu
export const seenBehind =
  /^\s+(?:is|are|was|were)\s+(?:(?:clearly|definitely|currently|again)\s)?(?:seen|detected|identified|noted|present|found|appreciated|visuali[sz]ed|demonstrated|evident|observed|suspected)(?!\p{L})/iu

/** A relative stays the subject over verbs and commas, until the patient is. */
export const otherSubject =
  /\n|\t|(?<!\p{L})(?:but|however|he|she|patient|the patient|mr|mrs|ms|his own|her own|and has|and is|but has|אך|אבל|המטופל|המטופלת|החולה)(?!\p{L})/iu

/** "His sister, although she exercises, has gout": between commas something is said of the relative. */
export const aside = /,\s*(?:although|though|even though|despite|who|whose|which|while)\s[^,;.]*,/iu

/** From a relative on: how the relative is, before what he or she has, which is still the relative's. "Mom is healthy and has". */
export const relativeLives =
  /^\s(?:is|are|was)\s(?:(?:alive|living|healthy|well|fine|deceased|dead|also|still|and|at|age|aged|\d+|years?|old|in|good|health|her|his|\d0s)[\s,]+)+and\s(?:has|had)(?!\p{L})/iu

/** Right behind a relative: what he or she does. What follows it, with "and has", is the relative's too. */
export const relativeDoes =
  /^\s(?:also |never |both )?(?:has|have|had|is|are|was|were|suffers|suffered|died|developed|takes|took|underwent)(?!\p{L})/iu
export const andHas = /,?\s+and (?:also )?(?:has|have|is|are)(?!\p{L})/giu

/** Titles stand right before a name; roles need a colon ("Attending: Samuel Graves"). */
export const titleBefore =
  /(?:^|[\s(,:/"])(?:dr|drs|prof|professor|mr|mrs|(?<!\d )ms|miss|sir|doctor|ד"ר|דר|ד״ר|דייר|פרופ|פרופ'|פרופסור|מר|גב|גב'|גברת|לכבוד)[.:]?\s*$/iu

export const roleBefore =
  /(?:^|[\s(,/])(?:re|patient|name|patient name|attending|physician|provider|prescriber|surgeon|consultant|referring|referred by|ordering|ordering provider|cc|signed by|dictated by|reported by|radiologist|pcp|gp|שם|שם המטופל|שם החולה|רופא|רופאה|רופא מפנה|רופא מטפל|טכנאית?|פענחה?|רוקחת?|אחות|העתק|technologist|technician|sonographer|pharmacist)\s?:\s*$/iu

/** A line of those who get a copy: names, and what each one is. */
export const copiedTo = /(?:^|[\s(,.;])(?:cc|copy to|copies to|copies|העתקים|העתק)\s?:[^.;\n]*$/iu

export const degreeAfter =
  /^[\s,]{0,3}(?:\p{Lu}[\p{L}.'-]*[\s,]+){0,2}(?:M\.?D|D\.?O|R\.?N|N\.?P|P\.?A(?:-C)?|Ph\.?D|MBBS|MBChB|FRC[PS]|FACP|FACS|FRCR|Pharm\.?D|DPM|DDS|MSc|BSc|LCSW)\b/u

/** A disease in the name of a place, a service, a paper or a thing to learn. */
export const placeAfter =
  /^(?:\s+(?:and|&)\s+\p{Lu}\p{L}+(?=\s+(?:foundation|society|association|cent(?:er|re)|clinic|institute|network)(?!\p{L})))?(?:\s+(?:care|research|treatment|surgery|rehabilitation|prevention|day|support))?\s+(?:center|centre|clinic|clinics|institute|unit|ward|department|dept|division|hospital(?! admission)|foundation|association|society|program|programme|service|services|team|nurse|nurses|specialist|specialists|section|wing|educator|education|screening|screen|prevention|guideline|guidelines|registry|group|network|research|trial|leaflet|plan|panel|profile|risk|monitoring|hotline|helpline|questionnaire|pharmacists?|coordinators?|score|index|scale|street|road|avenue|lane|house|building|pharmacy|camp|week|month|awareness|nursery|suites?|stalls?|clubs?|casualty|charity|workshops?|help ?desk|reception)(?!\p{L})/iu

export const placeBefore =
  /(?:^|[\s(])(?:מרפאת|מכון|המכון ל|מרכז|המרכז ל|יחידת|היחידה ל|מחלקת|האגודה ל|אגודת|מערך|מרפאה ל|קליניקת|אחות|רחוב|רח')\s*ל?ה?$|(?:^|[\s(])(?:[Ss]ociety|[Aa]ssociation|[Cc]ollege|[Aa]cademy|[Ii]nstitute|[Ff]oundation|[Ff]ellow|[Cc]ent(?:er|re)|[Jj]ournal|[Ff]ederation|[Ll]eague) (?:of|for|on|against) (?:the )?$|(?:^|\s)World\s$/u

export const asksToMark =
  /check all that apply|(?:do you|have you|does (?:he|she|the patient)|has (?:he|she|the patient))[^.?!\t\n]{0,40}(?<!\p{L})(?:any of these|(?:any of )?the following)[^.!\t\n]{0,40}\?|(?:האם )?(?:יש|היו|היה|היתה|הייתה) (?:לך|לכם|בעברך)[^.!\t\n]{0,40}(?:הבאים|הבאות)[^.!\t\n]{0,30}\?|tick (?:all|any)|please (?:tick|circle)|please check (?:all|any|one|each|off|those|yes|the (?:box|boxes|following|appropriate))|circle (?:all|any|those)|\((?:please )?(?:circle|underline|tick)(?: (?:one|those)[^()]{0,30})?\)|mark (?:all|any)|(?<!\p{L})(?:סמן\/?י?(?! (?:של|גידולי|דלקתי|ביולוגי|סרולוגי)(?!\p{L}))|סמני|סמנו|(?:נא|יש) לסמן)(?!\p{L})/iu

/** Behind such a label of a form stands what somebody has written, and ticked nothing. */
export const writtenIn =
  /(?:^|[\t\n]|\]\s?|\[\S{1,2}\s)\W{0,4}(?:others?|other \p{L}+|(?:(?:if )?yes,? )?(?:please )?(?:list|specify|describe|explain|(?:say|tell us|give)(?: \p{L}+){1,4})|(?:כן,? )?(?:נא )?(?:ל?פרט|לציין)|אחר(?:ים|ות)?)(?: \([^()]{1,24}\))?\s?:[^\t\n]*$/iu

/** The titles of two columns in which to mark an answer, and nothing behind them. */
export const yesNoTitles =
  /(?:^|[\s|])(?:yes[^\p{L}\d]+no|no[^\p{L}\d]+yes|כן[^\p{L}\d]+לא|לא[^\p{L}\d]+כן)[^\p{L}\d]*$/iu

/** "Non smoker", "non-asthmatic": what somebody is not; "non-alcoholic" begins the names of other things. */
export const nonRightBefore = /(?<!\p{L})(?:non|never|not an?)[\s-]*$/iu
export const whatSomebodyIs =
  /^(?:smok|drink|diabet|(?:hyper|hypo|normo)tens|obes|alcohol|(?:asthma|epilep|arthri)tic(?!\p{L})|pregnan|ana?emic(?!\p{L})|icteric|jaundiced|allergic(?!\p{L})|immuno(?:compromised|suppressed))/iu

/** A cue that tells of a study's own result. */
export const ownResult = /negative|neg|שלילי/i

/** A Hebrew denial whose noun comes after it: "in the CT was not seen bleeding". */
export const deniesWhatFollows = (cue: string, after: string): boolean =>
  /^ו?לא\s/u.test(cue) && /^\s+[א-ת]/u.test(after)

/** Before a study that is only where a thing was denied: "no pneumonia on …". */
export const sourceBefore =
  /(?<!\p{L})(?:on|by|per|via|at|in|with|using|from|following|after|לפי|על פי|באמצעות)\s+(?:(?:the|a|an|his|her|repeat|initial|bedside|portable|urgent)\s+)*$/iu

/** "In" or "of" written onto a Hebrew word, or before a foreign one. */
export const particleOn = (before: string, from: string): boolean =>
  /^[במ]-?[\p{L}]/u.test(from) || /(?:^|\s)ו?[במ]-$/u.test(before)

/** A study's date and colon: what it showed comes behind. */
export const labelColon = /^\s?(?:(?:ב-?|מ-?|מיום )?\d[\d./]{3,9})?:\s*\S/u

/** "Repeat CT showed …": what has a result was done. */
export const resultTold =
  /^[^.;]{0,50}?(?<![\p{L}])(?:showed|shows|revealed|demonstrated|confirmed|(?<!(?:is|are|was|were|be|been) )suggested|was performed|were performed|was done|(?<!(?<!\p{L})(?:not|be|never) )(?:performed|done) on|was normal|was negative|הראה|הראתה|הדגים|הדגימה|(?<!(?:לא|טרם) )(?:בוצע ב|בוצעה ב))/iu

/** A Hebrew sentence that opens with "to her mother": of whom it is said. */
export const ofRelative =
  /(?:^|[.,;\n]\s*)ו?ל(?:אב|אם|אח|אחות|אביו|אביה|אמו|אמה|אחיו|אחיה|אחותו|אחותה|הוריו|הוריה|סבא|סבתא)\s(?:(?:היה|הייתה|היתה|יש)\s)?$/u

/** "Her uncle died young; lupus was found": behind the semicolon it is still said of the relative. */
export const ofTheDead =
  /(?<!\p{L})(?:father|mother|brother|sister|son|daughter|uncle|aunt|cousin|grandfather|grandmother|nephew|niece)(?!\p{L})[^.;\n]*(?<!\p{L})(?:died|passed away)(?!\p{L})[^.;\n]*;\s(?!(?:he|she|his|her|the patient|mr|mrs|ms|we|i|on)\s)[^.;\n]*$/iu

/** A Hebrew "to", "from", "in" or "as" at the end of a wording, which is written onto the next word. */
export const endsInParticle = /\s[למבכ]$/

/** A word with the Hebrew "and" or "that" written onto it. */
export const writtenOnto = /^[וש](?=[א-ת])/

/** One name that may stand between a title and a mention, in Hebrew and in Latin letters. */
export const givenNames = { hebrew: /(?:[א-ת'"]+\s+){0,1}$/u, latin: /(?:\p{Lu}[\p{L}.'’-]*\s+){0,3}$/u }

/** "Of the patient" behind a relative. */
export const ofThePatient = /^\s*(?:של\s+)?(?:המטופל|המטופלת|החולה)(?!\p{L})/u

/** A text that breaks off in a denial: what it denies begins what comes next. */
export const breaksInDenial =
  /(?:[\p{L},]\s+(?:no|not|without|denies)|[\p{L},.;]\s+(?:ללא|אין|שוללת?)|[\p{L},–-]\s+אינ(?:ו|ה)|(?:אינו|אינה|לא)\s+נוטלת?)$/iu

/** The same of an allergy, whose name begins the next line with its preposition: "no known allergy | to penicillin". */
export const breaksBeforeAllergen = {
  end: /(?<!\p{L})(?:(?:no|not|without)(?: known| any)* (?:allerg\p{L}*|sensitivit\p{L}*|reactions?)|(?:ללא|אין(?: ל[וה])?|לא ידועה|אינ[וה]|לא)\s+(?:רגישה?|רגישות|אלרגית?|אלרגיה)(?: ידועה)?)$/iu,
  next: /^(?:to\s|ל(?!א\s)-?\p{L}{2})/iu,
}

/** What joins the names of a list. */
export const conjunction = / and | ו/

/** A suspicion that has its preposition: each thing suspected has it, too. */
export const suspicion = /^(?:חשד|חשש|חשודה?)(?!\p{L})/u
export const suspected = /^\s*ו?ל/

/** Between a list and the verdict after it: another statement, or a last name. */
export const otherStatement = /(?<![\p{L}])(?:with|without|and no|no|ללא|עם|אין)(?![\p{L}])/iu
export const lastOfList =
  /(?<![\p{L}])(?:and|or|ו(?!ו|ריד|יטמין|שט|ירוס|ירלי|רטיגו|סקול)\p{L}+|או)(?![\p{L}])/iu

/** A female patient's father is "he", a male patient's mother "she"; whose relative it is stands before the cue. */
export const relativeSex = {
  male: /(?<!\p{L})(?:father|dad|brother|son|uncle|grandfather|grandpa|nephew|husband)\W*$/iu,
  female: /(?<!\p{L})(?:mother|mum|mom|sister|daughter|aunt|grandmother|grandma|nan|niece|wife)\W*$/iu,
  ofHer: /(?<!\p{L})her\s(?:\p{L}+\s)?$/iu,
  ofHim: /(?<!\p{L})his\s(?:\p{L}+\s)?$/iu,
  he: /(?<!\p{L})(?:(?:but|however|and)\s+)?he(?!\p{L})/giu,
  she: /(?<!\p{L})(?:(?:but|however|and)\s+)?she(?!\p{L})/giu,
}

/** What a drug once did, right behind its name: up to where the effect is named. */
export const provoking =
  /^\s*,?\s*(?:which\s+)?(?:brings?\son|brought\son|(?:brought|brings?)\s(?:him|her|me|them|you)\s(?:out|up)\sin|causes?|caused|triggers?|triggered|provokes?|provoked|gave\s(?:him|her|me|them|you)|gives\s(?:him|her|me|you)|makes?\s(?:him|her|you)|made\s(?:him|her|you)|results?\sin|resulted\sin|גרם ל|גורם ל|גרמה ל|גרמו ל|עשה ל|עשתה ל)\s*(.*)$/iu

/** "Took X as a child, broke out in …", "on X her lips swelled": the effect as it is told in a story. */
export const provokingInStory =
  /^(?:\s+(?:as an? (?:child|boy|girl|teenager|infant|adult)|in childhood|years ago|in (?:19|20)\d\d|once))?\s*,?\s*(?:(?:and\s)?(?:then\s)?(?:he\s|she\s)?(?:broke|came|breaks|comes)\sout\s(?:in|with)\s+(.*)|(?:and\s)?(?:his|her)\s((?:lips?|face|tongue|throat|eyes?|eyelids)\s(?:swelled|swell|swelled up|became swollen|got swollen|puffed up).*))$/iu

/** "Gets hives when she eats …", "wheezing after being given …", before a name: what it did stands before these words. */
export const provokedWhen =
  /(?<!\p{L})(?:(?:when|whenever|if|each time|every time|once|after)\s(?:(?:he|she|I|the patient|patient)\s)?(?:eats?|ate|eating|drinks?|drank|drinking|takes?|took|taking|has|had|having|(?:is |was |being )?given|receives?|received|receiving|(?:is |was |being )?exposed to)|(?:כש|כאשר |אחרי ש|לאחר ש)(?:ה(?:וא|יא) )?(?:אוכלת?|אכלה?|נוטלת?|נטלה?|לוקחת?|לקחה?|קיבלה?|מקבלת?|שותה|נחשפת?))\s(?:(?:a|an|any|some|the)\s)?$/iu

/** Before what somebody gets of a name: whose it is. "Her sister gets hives when she takes …" */
export const relativeGets =
  /(?<!\p{L})(?:fathers?|mothers?|mum|mom|dad|brothers?|sisters?|sons?|daughters?|uncles?|aunts?|cousins?|grandfathers?|grandmothers?|nephews?|nieces?|twins?|wife|husband|spouse|partner|(?:ל|ש)?(?:אביו|אביה|אביהם|אמו|אמה|אימו|אימה|אחיו|אחיה|אחותו|אחותה|האח|האחות|בנו|בתו|בנה|בתה|הבן|הבת|בעלה|אשתו|סבתו|סבתה|סבו|סבה|דודו|דודתו|דודתה))(?!\p{L})/iu

/** A time of its own beside an act: "tonsillectomy as a child and a hysterectomy in 2010". */
export const ownTime =
  /(?<!\p{L})(?:as an? (?:child|boy|girl|infant|baby|teenager|adolescent)|in (?:childhood|infancy)|years ago|בילדות|בגיל|לפני שנים)(?!\p{L})/iu

/** What is had of an act afterwards, behind its name: "the colostomy bag"; its letters before a number or "code" are a classification's. */
export const thingOfAct =
  /^(?:[\s-]?(?:9|10|11)(?!\d|[/.]\d|[\s-](?:years?|yrs?|months?|weeks?|days?|hours?|minutes?|שנים|חודשים)(?!\p{L}))|\s+codes?(?!\p{L}))|^\s+(?:bag|bags|site|care|output|appliance|supplies|pouch|tube site|nurse|scar|stimulation|guidance|surgeons?(?!\s*:)|physicians?(?!\s*:)|doctors?(?!\s*:))(?!\p{L})/iu

/** Cues that speak of what they touch alone: "colonoscopy referral", "knee injection if the gel does not help". */
export const touching = /^(?:if|referral)$/iu

/** Nothing but an answer. */
export const isAnswer = /^(?:yes|no|y|n|unknown|never|current|former|male|female|כן|לא|זכר|נקבה|לא ידוע)$/iu

/** "About 1 in 10 of these is associated with melanoma", before a disease: how many of all people, and nobody. */
export const inSoMany =
  /(?<![\d.,/])(?:\d{1,2}|one|two|three) (?:in|out of) (?:every )?(?:\d{1,3}(?:,000)*|ten|twenty|a hundred|a thousand)\s(?:of (?:the |these |all )?)?\p{L}{3,}(?<!days|weeks|months|hours|years|doses)\s[^.;]*$|(?<!\p{L})(?:per|in every|of every|for every|among|out of) (?:\d{1,3}(?:[, ]?000)+|100) (?:women|men|people|patients|children|babies|births|persons|users|adults)(?!\p{L})[^.;]*$/iu

/** What a committee says of a condition that it did not find to be so, or for which nobody showed a paper. */
export const notGranted =
  /^(?:לא (?:נקבעה|הוכח|הוכר)|אין (?:מסמכים|תיעוד)|no (?:documents|evidence submitted)|not (?:established|accepted|substantiated))/iu

/** Between a name and what takes it back: "epilepsy, made in 2005, was later withdrawn". */
export const madeOnce =
  /^,\s(?:made|given|entered|recorded|raised|suggested|suspected|considered|questioned)(?!\p{L})[^,.;]{0,40},\s*$/iu

/** "CKD stage 3b with albuminuria and anaemia": between two conditions of one list. */
export const joinsConditions = /(?<!\p{L})(?:with|and|complicated by|עם)(?!\p{L})/giu
