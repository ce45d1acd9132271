/** How the names of illnesses end, where a list has one that no vocabulary knows. */

const endings =
  'itis|osis|oma|opathy|emia|uria|algia|plegia|paresis|megaly|rrhea|rrhagia|ectasi[as]|sclerosis|penia|trophy|plasia|malacia|cele|lithiasis|stenosis|phobia|thorax|peritoneum|cardia|dynia|esthesia|schisis|ptosis|oedema|edema|cytosis|philia|desmosis|listhesis|dactyly|gnathi[as]m?'

const words =
  'syndrome|disease|disorder|deformity|failure|insufficiency|incompetence|deficiency|tears?|rupture|fractures?|lesions?|mass|masses|tumors?|neoplasms?|malignancy|cysts?|nodules?|polyps?|ulcers?|ulcerations?|strictures?|obstruction|occlusion|fistulas?|abscess|abscesses|hernias?|prolapse|injury|injuries|wounds?|burns?|lacerations?|contusions?|dislocations?|subluxation|instability|impingement|entrapment|torsion|adhesions?|perforation|bleeding|hemorrhage|hematomas?|effusions?|infection|retention|reflux|dysfunction|impairment|incontinence|palsy|palsies|paralysis|contractures?|fixation|malformations?|anomaly|anomalies|defects?|dysfunctions?|necrosis|infarct|infarcts|infarction|ischemia|thrombus|thrombi|aneurysms?|pseudoaneurysms?|foreign body|foreign bodies|complications?|rejection|nonunion|malunion|erosions?|abnormality|abnormalities|arrest|distress|exacerbation|atresia|agenesis|webs?|dehiscence|spasms?|granulomas?|keloids?|scar tissue|cataracts?|opacity|opacities|degeneration|inflammation|irritation|hypertension|hypotension|regurgitation|calculus|calculi|stones?|varices|varicosities|cellulitis|gangrene|shock|seizures?|loosening|breakdown|leak|bridges?|septum|pannus|synechiae|redundancy|ptosis|hammertoes?|bunions?|fibrosis|spurs?|osteophytes?|loose bod(?:y|ies)|chondral flap|plica|pterygium|chalazion|papillomas?|tags?|warts?|lymphoma|carcinoma|sarcoma|adenocarcinoma|melanoma|astrocytoma'

/** The last word of a name is one of an illness; what it was caused by or where it is may follow. */
export const endsAsIllness = new RegExp(
  `(?<![\\p{L}])(?:[\\p{L}-]*(?:${endings})|${words})(?:\\s(?:of|in|at|to|on)\\s(?:the\\s)?[\\p{L}-]+(?:\\s[\\p{L}-]+){0,3})?$`,
  'iu',
)

/** Its first word says what is wrong with a part: "torsed appendix testis". */
export const beginsAsIllness =
  /^(?:torsed|torn|ruptured|fractured|herniated|retained|displaced|dislocated|incarcerated|strangulated|perforated|stenotic|infected|abscessed|impacted|necrotic|gangrenous|undescended|redundant|hypertrophic|hypertrophied|enlarged|elongated|deviated|degenerative|failed|nonunited|malunited|thrombosed|occluded|obstructed|imperforate|ectopic|accessory|supernumerary|absent|congenital|nonhealing|non-healing|loose|painful) [\p{L}-]+(?: [\p{L}-]+){0,3}$/iu

/** A word of a sentence, or what takes part of a name away. */
export const noIllness =
  /^(?:to|of|in|for)\s|(?<!\p{L})(?:show(?:s|ed|ing)?|reveal(?:s|ed)?|testing|diagnosed|recently|no|not|without|appears?|contain(?:s|ed|ing)?|demonstrat\p{L}*|has|have|had|is|are|was|were|seen|noted|identified|measur\p{L}*|there|some|risks?|rule|possible|possibly|probable|likely|suspected|prior|previous|treatment|therapy|management|evaluation|surgery|repair|excision|resection|removal|of$|normal|history|family)(?!\p{L})/iu

/** An illness that is called a syndrome or a disease of what no everyday word tells: "Slit ventricle syndrome". */
export const namedSyndrome =
  /(?<![\p{L}\d-])(?!(?:The|This|That|Her|His|Their|Any|Such|Other|No|Chronic|Acute|Severe|Mild|Known|Underlying|Multiple|Recurrent|Progressive|Residual|Metastatic|Infectious|Communicable|Childhood|Genetic|Medical|Mental|Systemic|Significant|Primary|Secondary|Possible|Probable|Rare|Active|Stable|Extensive|Diffuse|Local|Regional|Distant|Minimal|Moderate|For|With|And|Of|In|To|From|Was|Were|Is|Are|Has|Had|If|As)\s)(?:\p{Lu}{3,}|\p{Lu}\p{Ll}{2,}(?:['’]s)?(?:[- ]\p{Lu}\p{Ll}{2,}(?:['’]s)?){0,3})\ssyndrome(?![\p{L}-])/gu

/** An illness of a list of them: between commas and the words that join two. */
export const illnessOfList =
  /[^,;.:()]+?(?=[,;.:()]|\s(?:and|with|as well as|plus|secondary to|due to|status post|associated with|after|following|involving|causing|from|consistent with|along with|s\/p|versus|vs|or)\s|$)/giu

/** The same of what a clinician concludes: from the start of a sentence. "1. Obstructive ventilatory impairment." */
export const illnessOfSentence = /(?<=^\W*|[.;]\s)(?:\d{1,2}[.)]\s)?\p{Lu}[^.;,:()\t]*(?=[.;,(]|$)/gu

/** And of what somebody had: between commas or stops. */
export const illnessOfHistory = /(?<=^|[,;.:]\s)[^,;.:()\t]+(?=[,;.(]|$)/gu

/** What stands before its name. */
export const illnessLead =
  /^\W*(?:\d{1,2}[.)]\s)?(?:(?:(?:mild|minimal|moderate)[- ]to[- ](?:moderate|severe|marked|moderately|severely)(?:ly)?(?: advanced)?|and|with|as well as|plus|secondary to|due to|associated with|causing|along with|status post|from|following|after|an?|the|his|her|left|right|bilateral|both|small|large|multiple|several|scattered|extensive|significant|possible|severe|mild|moderate|acute|chronic|recurrent|persistent|symptomatic|history of|known|prior|previous|old|remote)\s)*/iu

/** The end of what is charged for or of the title of a column: no condition. */
export const chargedFor =
  /(?:^|[\s/-])(?:charges?|fees?|costs?|sub-?total|grand total|total|amounts?|tariff|payable|(?:^|account|remaining|outstanding|opening|closing|net) ?balance(?: due)?|descriptions?|דמי .{2,20}|עלות|סה"כ|סך הכל|לתשלום)$/iu
