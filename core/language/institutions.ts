/** What institutions are called in English and Hebrew, and what beside their names is none. */

export const institutionWord =
  /\b(hospitals?|ysbyty|meddygfa|h[oô]pital|krankenhaus|klinikum|ziekenhuis|ospedale|policlinico|medical (center|centre|group|associates|clinic|practice|institute|college)|clinics?|laborator(y|ies)|labs?|health ?care|health (system|center|centre|service|services|fund|board|partners|network)|health|pharmacy|chemist|pharmacies|surgery|nhs( foundation)? trust|university hospitals?|infirmary|hospice|polyclinic|clinical analys[ei]s|an[aá]lis[ei]s cl[ií]nic[ao]s|analyses m[eé]dicales|ambulance|fire (?:department|district|rescue|& ems|and ems)|diagnostics|patholog(y|ists)|bioreference|reference laborator(y|ies)|imaging|radiology|physicians|(family|internal|sports|sleep) (medicine|practice|health)|primary care|urgent care|cardiology associates|(?:heart|cardiac|eye|lung|kidney|dental|surgical|spine|women['’]?s health) (?:associates|center|institute|clinic|group)|open mri|mri cent(er|re)|medical|(kidney|dialysis|renal|eye|bone|spine|sleep|pain|fertility|infusion|wellness|vein|wound|birth|recovery|rehab\w*) (cent(er|re)|institute)|cancer cent(er|re)|eye (center|institute|clinic)|specialists|healthcare|wellness|general practice|practice|dermatology|orthop(a)?edics|(?<=\p{L} )dental|dentistry|orthodontics|maternity|rehabilitation|sanatorium|trust|institute|associates|center|centre|drugs?|drugstore|apothecary|cancer institute|toxicology|neurosciences|diagnosti(?:cs?|k|kum|ca|que)|diagnostyka|labor|laboratorium|\p{L}{3,}labs?|klinik|praxis|krankenhaus|[a-z]*zentrum|hausarzt[a-z]*|[a-z]+praxis|[a-z]+klinik|diagnostisch centrum|medisch centrum|ziekenhuis|poliklinik|clinique|cabinet m[eé]dical|laboratoire|h[oô]pital|(?<=\w )unit|mental health team|community|women's imaging|(?:senior|elder|aged) (?:care|living)|nursing home|care home|assisted living|arthritis|bone health|vascular|opticians|optometrists|hearing (?:and|&) balance|hearing (?:care|clinic)|physiotherapy|(?:microbiology|biochemistry|ha?ematology|virology|immunology|toxicology|genetics|cytology|histology|transfusion) services?)\b|labcorp|quest diagnostics|kaiser|mayo|cvs|walgreens|rite aid|boots|superpharm|super-pharm/u
export const hebrewInstitution =
  /(מרכז|המרכז) (ה)?(רפואי|בריאות|שיקום)|(^|\s)(בית|ביה"ח|בי"ח) (ה)?חולים|ביה"ח|בי"ח|קופ(ת|"ח) חולים|קופת|מכבי|^כללית|מאוחדת|לאומית|(^|\s)(ה)?מעבד(ה|ות|ת)|(^|\s)(ה)?מכון|(^|\s)[וה]?מרפא(ה|ות|ת)|(^|\s)תחנת|טיפת חלב|בית (?:ה)?אבות|(^|\s)הוסטל|דיור מוגן|בית מרקחת|(^|\s)(ה)?מרכז|סופר-?פארם|שירותי (ה)?בריאות|^בריאות [א-ת]|מוקד|מר"פ|קליניקה|(מכון|מרכז|יחידת|שירותי) (ה)?(דימות|הדמיה|אולטרסאונד|רנטגן)|(?:^|\s)רפואת שיניים|(?:^|\s)ה?מוסד ל|אסותא|הדסה|שיבא|איכילוב|רמב"ם|סורוקה|בילינסון|וולפסון|קפלן|אסף הרופא|שערי צדק|הלל יפה|בני ציון|כרמל|העמק|פוריה|זיו|ברזילי|לניאדו|מאיר/
/** A Hebrew title names the kind of page first: "results of tests of the laboratory". */
export const hebrewTitle =
  /^(?:[a-z]{1,3} )?(?:מעקב (?:מעבדה|בדיקות)|השווא[תה]|ריכוז|סקר (?:בריאות )?(?:תקופתי|שנתי|רפואי)|דף|תוצאות|תשובת|תשובה|דו"?[חה]|סיכום|מכתב|גיליון|גליון|טופס|מרשם|רשימת|אישור|הפניה|תעודת|כרטיס|הוראות|בדיק(?:ת|ות))(?!\p{L})/u

/** A title of a page, with what it is of. */
export const englishTitle =
  /^(?:certificate|record|report|summary|letter|form|application|request|statement|notice) (?:of|for) /u

/** An institution of general words only, whose own name stands above it. */
export const hebrewGeneric =
  /^(?:מרפאה|מכון|מרכז|מעבדה|תחנה|יחידה|שירות) ל\S+(?: \S+)?$|^(?:מכון|מרכז|יחידת) ה?(?:דימות|הדמיה|רנטגן|אולטרסאונד)$|^רפואת שיניים$/

/** What a company is, behind its name. */
export const company =
  /(?<!\p{L})(?:ltd|pvt|private limited|inc|llc|plc|gmbh|pty|sp\.? ?z ?o\.? ?o|s\.r\.[lo]|בע"מ)(?!\p{L})/u

/** Branches of a laboratory or a hospital, which with its general words make no name. */
export const branch =
  /^(?:pathological|computeri[sz]ed|virology|serology|ha?ematology|biochemistry|chemistry|chemical|microbiology|bacteriology|immunology|pathology|histopathology|cytology|toxicology|genetics|molecular|endocrinology|coagulation|transfusion|blood|bank|in-office|in-house|central|core|main|clinical|diagnostic|emergency|outpatients?)$/i

/** A department is nobody without its house. */
export const department = /^(?:department|dept|division)\b/

/** A part of an institution; taken only where no whole is named. */
export const institutionPart =
  /\b(department|dept\.?|division|ward|unit|section|faculty) of\b|^(department|ward|division)\b|\bdepartment$|^adran\b|\bunit$|^outpatients?$|^(ה)?(מחלק(ה|ת)|מערך|אגף|יחיד(ה|ת)|חטיב(ה|ת)|מרפאות חוץ|המעבדה|מעבדה (מרכזית|קלינית|אזורית|ראשית)(?: \S+)?[,.]?$)|(^|\s)(ה)?מעבדה (ה)?(דחופה|מהירה|אימונולוגית|המטולוגית|ביוכימית|כימית|מיקרוביולוגית|בקטריולוגית|אנדוקרינית|אנדוקרינולוגית|וירולוגית|סרולוגית|גנטית|פתולוגית)[,.]?$|^מעבדת (קרישה|הורמונים|המטולוגיה|ביוכימיה|כימיה|מיקרוביולוגיה|גנטיקה|פתולוגיה|אימונולוגיה)[,.]?$|^(clinical|core|central|main|hospital) (chemistry )?laborator(y|ies)( services?)?$|^(outpatient|inpatient|satellite) laborator(y|ies)/
export const notInstitution =
  /^(?:my|your)\b|\b(lab(oratory)? (no|number|ref)|report|summary|overview|results?|profile|panel|letter|list|note|patient|page|fax|tel|invoice|bills?|receipts?|claims?|monitoring|phone|date|dear|diagnos(?!t)\w+|prescription|record|instructions|examination|director|confidential|specimen|information|accredit\w+|american pathologists|fully computeri[sz]ed|follow-?up|visits?|findings|history|referr\w+|consultant|problems?|conditions?|medications?|investigations?|request(?:s|ed)?|certification|discharge|dictated|clinic date|secretary|tests?|counts?|sheet|names?|procedures?)\b|עובדת? מעבדה|סיכום|דו"?ח|תוצאות|תשובות|^בדיקות|מכתב|מרשם|שם ה|תאריך|הפניה|תעודת/
export const personTitle =
  /\b(m\.?d\.?|d\.?o\.?|mbbs|frcp|rn|np|pa-c|ph\.?d)\b\.?$|^(dr|docteur|doktor|prof|mr|mrs|ms)\.? (?!(?:\p{L}\. ?)*\p{L}+'s )|^(ד"ר|פרופ|דר')/u

/** "Willow Bend Endocrinology": a name of its own before a specialty, at the head of the page. */
export const specialised =
  /^(?!(?:Department|Division|Adult|General|Clinical|Interventional|P(?:a)?ediatric|Outpatient|Consultant|Dr|Prof)(?!\p{L}))(?:\p{Lu}\p{L}+ ){1,3}(?:Allergy|Asthma|Cardiology|Dermatology|Endocrinology|Gastroenterology|Gyn(?:a)?ecology|H(?:a)?ematology|Nephrology|Neurology|Obstetrics|Oncology|Ophthalmology|Otolaryngology|P(?:a)?ediatrics|Psychiatry|Pulmonology|Rheumatology|Urology)(?:,? (?:&|and) \p{Lu}\p{L}{3,})?(?:,? (?:P\.?C|P\.?A|LLP|PLLC)\.?)?$/u

/** "Dr. Lal PathLabs Ltd", "Dr Smith Clinic": a house that is named after a doctor. */
export const namedAfter =
  /^(?:dr|prof)\.? .*(?<!\p{L})(?:\p{L}*labs?|laborator(?:y|ies)|clinics?|hospitals?|polyclinic|nursing home|(?:ltd|pvt|limited|inc|llc|plc))\.?$/u

/** A number of the page's own: "Lab no. W-60217". */
export const numbered = /\b(?:no|nr|number|id|ref)\b\.?:?\s*\S*\d/i

/** What stands before the name of a company at the head of its paper: "Regd. Office/National Reference Lab: Dr Lal PathLabs". */
export const officeBefore = /^(?:regd?|registered|corporate|corp|head)\.?\s?office[^:]{0,40}:\s*/i

/** What kind of institution a document of this kind comes from. */
export const wantedInstitution: Readonly<Partial<Record<string, RegExp>>> = {
  lab: /laborator|\blabs?\b|diagnostics|patholog|מעבד/,
  imaging: /imaging|radiolog|\bmri\b|ultrasound|דימות|הדמיה|רנטגן|אולטרסאונד/,
  prescription: /pharmacy|\bdrugs?\b|chemist|בית מרקחת/,
  discharge: /hospital|medical cent|infirmary|בית חולים|מרכז רפואי|ביה"ח/,
}

export const titleWord =
  /^(?:report|sheet|reports|note|notes|summary|overview|letter|results?|record|prescription|profile)$/i

export const ofTitles =
  /^(?:monthly|weekly|annual|yearly|daily|routine|prenatal|my|your|sample|demo|shared|personal|clinical|cumulative|final|interim|test|blood|discharge|pathology|diagnostic|provider|visit|patient|medication)$/i

export const genericWord =
  /^(the|nhs|in-house|foundation|trust|medical|health|healthcare|system|care|cent(er|re)|hospitals?|clinics?|laborator(y|ies)|labs?|imaging|diagnostics|radiology|pharmacy|practice|surgery|institute|department|of|and|group|services?|associates|community|unit|drugs?|&)[.,]?$/i

/** As that, in Hebrew, a number or a day beside it: "laboratory", "medical laboratory 06/04/2026". */
export const hebrewGenericName =
  /^(?:ה?(?:מעבד(?:ה|ת|ות)|מרפא(?:ה|ת|ות)|מכון|מרכז|יחיד(?:ה|ת)|מחלק(?:ה|ת)|רפואית?|כללית?|דם|בדיקות|אשפוז|חוץ|קלינית?|מקומית?|מרכזית?)|[\d./-]+)(?: (?:ה?(?:מעבד(?:ה|ת|ות)|מרפא(?:ה|ת|ות)|מכון|מרכז|יחיד(?:ה|ת)|מחלק(?:ה|ת)|רפואית?|דם|בדיקות|אשפוז|חוץ|קלינית?|מקומית?|מרכזית?)|[\d./-]+))*,?$/u

export const facilityLabel =
  /^(?:(?:fax\W+)?[\d/.:, -]+(?:[ap]m\s+)?(?=from))?(?:(?:(?:facility|hospital|clinic|laboratory|lab|practice|pharmacy)(?: ?[/&] ?(?:facility|hospital|clinic|laboratory|pharmacy))?(?: name)?|authori[sz]ed signatory|printed by|(?:health )?records? held (?:by|at)|performing lab(?:oratory)?|(?:processing|testing) (?:location|lab(?:oratory)?)|site|institution|from|מוסד|מרפאה|סניף|שם המוסד|בית מרקחת|מעבדה מבצעת|יחידה מבצעת)\s?:[\s:-]*|(?:(?:all )?(?:tests?|testing|assays?|samples?|analys[ei]s) (?:were |was )?)?(?:processed|performed|tested|analy[sz]ed) (?:at|by)[\s:-]+|shared with you .{0,30}(?<= )by )(.{4,90})$/i

/** Where a company is registered, and whose page it is: in the margin of its paper or in its small print. */
export const officeOf =
  /^(?:(?:regd\.?|registered|head|corporate) office[^:,]{0,30}[:-]+\s*([^,:]{4,60})|\W*(?:copyright\W*)?(?:\d{4}\s?[-–]\s?)?\d{4},?\s([^:]{4,50}?)[.,]?\s*all rights reserved)/iu

/** Over the name of who did the tests. */
export const facilityAbove =
  /^(?:(?:processed|tested|performed|analy[sz]ed|processing) (?:at|by|location)|\W*(?:\d+\. )?service facility.{0,24})\s?:?-?$/i

/** Over who wrote a letter of referral. */
export const referrerAbove =
  /^\W*(?:referrer|referr(?:ed by|ing (?:practice|clinic|gp|clinician|doctor))|(?:ה?גורם|ה?רופאה?) ה?מפנה)(?: details)?\W*$/i

/** A company's last word: what follows in the line is its number or its address. */
export const companyEnd = /^(?:l[ti]d|limited|inc|llc|plc|gmbh|בע"מ)[.,]?$/i

/** Latin letters that a Hebrew name has. */
export const latinInHebrew = /^(?:MRI|CT|PET|SPECT|US|IVF|PGD|DNA|PCR|HIV|MS|TB|ECG|EEG|EMG|LAB|MED|Med|Lab)$/

/** "In" or "from", written onto the word of an institution. */
export const inPlace = /^[במ]/

/** A part of a hospital by its field alone, without a name of its own: "המכון לגסטרואנטרולוגיה". */
export const fieldAlone =
  /^ה(?:מכון|מרכז|יחידה|שירות|מרפאה) ל\S+$|^ה?(?:מכון|יחידת|מרכז) ה?(?:MRI|CT|PET|US|דימות|הדמיה|רנטגן|אולטרסאונד)[,.]?$/u

/** Before whoever sent the patient: the institution behind it is another's. */
export const referredFrom =
  /^\W*(?:(?:kindly )?referred|ref'?d|sent|transferred) (?:to us )?(?:by|from)(?!\p{L})|^\W*(?:ref\.?\s?(?:by|cent(?:er|re)|dr|doctor)[^:]{0,6}|(?:ordering|requesting|referring) \p{L}+|collect(?:ed|ion) (?:at|by|cent(?:er|re))|client(?: name)?|customer(?: name)?)\s?[:：]|^\W*(?:referrer|referral (?:from|by)|referring \p{L}+|(?:insurance )?company|insurer|insured (?:by|with)|pay[eo]r|sponsor|tpa)(?: name)?\s?[:：]|^\W*(?:ה?גורם )?ה?(?:מפנה|מזמין)\s?[:：]|^\W*הופנ(?:ה|תה) (?:אלינו )?(?:ע"?י|מ)/iu

/** Over the block of a form that tells of somebody: who asked for the page and who pays for it made it not. */
export const blockTitle = /^\W*(?:\p{L}+ )?(?:information|details?|address)\W*$/iu
export const anothersBlock =
  /^\W*(?:client|customer|account|referr\p{L}+|ordering|requesting|insurance|pay[eo]r|billing) /iu

/** "Shop No. 18C, Fenmore Hospital Road": the number of a door, and what stands near it. */
export const doorNumber = /^\W*(?:(?:shop|flat|plot|house|door|unit|office) )?no\.? ?\d+ ?[a-z]?,/iu

/** "CRABTREE, WENDELL JAMES": a surname, and what stands before it in speech. */
export const surnameFirst = /^\p{Lu}[\p{L}'’-]+,\s?\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*\.?){0,2}$/u

/** How often a drug is taken: no name of an institution says it. */
export const oftenTaken = /\b(?:once|twice|thrice|daily|nightly|(?:before|after) (?:meals?|food))\b/

/** "Home health; No": a question of a form with its answer. */
export const answered = /[:;]\s(?:\W\s)?(?:yes|no|none|unknown|כן|לא)\W*$/iu

/** A name in a web or mail address. */
export const webName =
  /(?:(?<![a-z])www\s?\.?\s?|@)([a-z][a-z0-9-]{4,40})\s?\.\s?(?:com?|org|net|edu|gov|nhs|ac|info|health|care|clinic|[a-z]{2})(?![a-z])/g

/** Who keeps anybody's mail. */
export const mailHost =
  /^(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|icloud|aol|proton(?:mail)?|rediffmail|walla|zahav|netvision|bezeqint|orange|wanadoo|gmx|web|libero|mail|noe?mail|example|domain)$/

/** Who made the program that the page was printed with, or who invites to read more, made no page. */
export const softwareMaker =
  /\b(?:powered|developed|designed|generated|created|printed) (?:by|with|from|using)\b|\bsoftware\b|\b(?:visit|see|more (?:information|about)|download|learn more)\b/

const webKind =
  'medical|dental|eye|heart|clinics?|hospitals?|pathlabs?|labs|lab(?!o)|laborator(?:y|ies)|diagnostics?|pathology|healthcare|cent(?:er|re)|pharmacy|imaging|radiology'

/** What a house is, written behind its name in a web name; each word of it. */
export const webKinds = new RegExp(String.raw`^(?:${webKind})+$`)
export const webKindWord = new RegExp(webKind, 'g')

/** A web name that ends in what an institution is. */
export const webInstitution =
  /^([a-z]{3,}?)(pathlabs?|hospitals?|clinicallab|labs?|laborator(?:y|ies|ios?)|clinics?|clinique|clinica|klinik(?:um)?|diagnostics?|pathology|healthcare|medical(?:cent(?:er|re)|group)|pharmacy|pharma|imaging|radiology|infirmary|ziekenhuis|krankenhaus)$/

/** What stands in letterheads and made no page: who accredits, what the laboratory has, who insures, what the page is. */
export const neverInstitution =
  /^מומח(?:ה|ית) ב|^(?:[a-z]+\.? ){0,2}(?:id|no|id no)\.?$|\b(?:wellness|health)(?: \d+)? (?:plus|package)$|^(?:group )?health plan$|^(?:performing|testing|processing|reference|referral) (?:labs?|laborator(?:y|ies))$|date ?(?:\/|&|and) ?time|\b(?:college of american|american pathologists|accre ?dit\w*|plan of care|hospital ?\/ ?nh|joint commission|nata|ukas|inab|nabl|nabh|fully (?:computeri[sz]ed|automated)|auto ?analy[sz]ers?|insur\w+|assurance|form|template|in-?charge|technician|pathologist|check all|address|details|reference (?:range|interval|values?)|health check(?:[- ]?up)?(?=\W*$)|name of (?:the )?(?:hospital|hospitai|laboratory|clinic)|certificate|sistema (?:integrado|de informaci[oó]n)|information system|(?:surgeon|physician|consultant|specialist) (?:in|at)|id(?=\W*$)|(?:business|shopping|trade) (?:cent(?:er|re)|complex|park))\b|(?:date|type|place) of\b|^(?:a )?members? of\b/

/** "Inspiring Wellness...": what a house wishes for, under its name. */
export const slogan =
  /\p{L}(?:\.{2,}|…)\s?\p{Ll}?$|^\p{L}{3,}ing (?:\p{L}+ )?(?:wellness|lives?|happiness|smiles?|hope|tomorrow)\W*(?: \p{Ll})?$/iu

/** Before a general word they tell of what kind an institution is: "University Teaching Hospital" has a name of its own above it. */
export const kindWord =
  /^(?:university|teaching|general|district|regional|memorial|children['’]?s|cancer|heart|eye|kidney|dental|spine|skin)$/i

/** Words of institutions that are known with a letter misread, or in parts. */
export const spelledInstitutions: readonly string[] = [
  'hospital',
  'hospitals',
  'laboratory',
  'laboratories',
  'pharmacy',
  'medical',
  'radiology',
  'diagnostics',
]

/** Before who gave the page out. */
export const givenOutBy =
  /\b(?:[Pp]rovided|[Ii]ssued|[Ss]upplied|[Pp]repared|[Pp]ublished|[Dd]istributed) by (?:the )?((?:(?:\p{Lu}[\p{L}'’.-]*|of|and|the|for|&) ?)+)/u

/** A degree or the detail of a patient, with which no name of an institution begins. */
export const degreeFirst = /^(?:m\.?d|m\.?s|d\.?n\.?b|m\.?b\.?b\.?s|[a-z]?bbs|frc\w+|b\.?sc|m\.?sc|ph\.?d)\b/

/** "Hyderabad, Telangana, India": a place. */
export const placeLine =
  /,\s?(?:india|pakistan|bangladesh|sri lanka|nepal|usa|u\.s\.a|uk|united (?:kingdom|states)|israel|ireland|canada|australia|portugal|spain|germany|france|italy|turkiye|turkey|finland|norway|estonia|kenya|nigeria|ghana|south africa|philippines|malaysia|singapore|uae|qatar)\.?$/

/** Before the company behind an institution: "A unit of …". */
export const unitOf = /^a (?:unit|division|subsidiary|venture|part) of\s+/i

/** Before whoever developed a test of its own. */
export const determinedBy =
  /performance characteristics (?:were )?(?:determined|established|validated) by (?:the )?((?:\p{Lu}[\p{L}&'’-]* ?){1,4})(?=[.,]|$)/u

/** Of a general name: how many fields a house has. */
export const ofFields = /^(?:multi-?|super-?)?speciali?ty$/i
