/** How a sentence tells what is wrong with an organ: which organ, what, and in which order. */

const organs =
  'aort(?:a|ic root)|(?:ascending|descending|thoracic|abdominal) aorta|aortic (?:root|arch|valve|annulus)|mitral (?:valve|annulus|leaflets?)|tricuspid valve|pulmonic valve|pulmonary (?:arter(?:y|ies)|veins?)|carotid (?:arter(?:y|ies)|bulbs?|siphons?)|(?:vertebral|basilar|renal|iliac|femoral|popliteal|subclavian|splenic|hepatic|mesenteric|radial|ulnar|tibial|(?:middle|anterior|posterior) cerebral|temporal|coronary|celiac) arter(?:y|ies)|(?:portal|jugular|femoral|iliac|subclavian|splenic|saphenous|popliteal|renal) veins?|vena cava|' +
  '(?:left |right )?(?:ventric(?:le|les)|atri(?:um|a))|lateral ventricles?|third ventricle|fourth ventricle|inferior wall|anterior wall|septal wall|apex|interventricular septum|pericardium|' +
  'basal ganglia|globus pallid(?:us|i)|thalam(?:us|i)|caudate(?: nucle(?:us|i))?|putamen|pons|medulla|cerebell(?:um|ar hemispheres?)|brain ?stem|vermis|corpus callosum|(?:frontal|parietal|temporal|occipital) (?:lobes?|bones?|horns?)|(?:upper|lower|middle) lobes?|white matter|cerebral (?:cortex|hemispheres?)|brain|pituitary(?: gland)?|optic nerves?|spinal cord|cauda equina|conus(?: medullaris)?|' +
  '(?:maxillary|ethmoid|sphenoid|frontal|paranasal) sinus(?:es)?|ethmoid air cells|mastoids?(?: air cells)?|turbinates?|nasal septum|nasopharynx|oropharynx|tonsils?|adenoids?|tongue|palate|uvula|epiglottis|vocal (?:cords?|folds?)|larynx|trachea|thyroid(?: gland| lobes?)?|parotid(?: glands?)?|submandibular glands?|tympanic membranes?|ear canals?|' +
  'lungs?|lung (?:apex|bases?)|pleura|hil(?:um|a)|mediastinum|diaphragm|ribs?|esophagus|stomach|antrum|pylorus|duodenum|(?:small |large )?bowel|jejunum|ileum|cecum|(?:ascending |descending |transverse |sigmoid )?colon|sigmoid|rectum|anus|appendix|mesentery|omentum|peritoneum|abdominal wall|liver|gallbladder|common (?:bile )?duct|bile ducts?|biliary tree|pancreas|pancreatic (?:head|tail|body|duct)|spleen|' +
  'kidneys?|renal (?:pelvis|cortex)|adrenal(?: glands?)?|ureters?|(?:urinary )?bladder|urethra|prostate(?: gland)?|testicles?|testis|testes|epididymis|scrotum|penis|glans|foreskin|uterus|cervix|endometrium|ovar(?:y|ies)|fallopian tubes?|vagina|vulva|placenta|breasts?|axilla|lymph nodes?|' +
  'cornea|lens|iris|retina|macula|vitreous|optic (?:discs?|disks?)|eyelids?|orbits?|' +
  'femurs?|tibias?|fibulas?|humerus|radius|ulna|clavicles?|scapula|patella|calcaneus|talus|pelvis|sacrum|coccyx|mandible|maxilla|zygoma|nasal bones?|skull|sternum|(?:femoral|humeral|radial|metatarsal|metacarpal) (?:heads?|necks?|condyles?|shaft)|(?:tibial|femoral) (?:plateau|shaft|condyle)|medial malleolus|lateral malleolus|acetabulum|odontoid|vertebra(?:e|l bod(?:y|ies))|' +
  '(?:medial|lateral) menisc(?:us|i)|labrum|rotator cuff|(?:achilles|patellar|quadriceps|biceps|supraspinatus|infraspinatus|subscapularis|peroneal|posterior tibial|extensor|flexor) tendons?|(?:anterior|posterior) cruciate ligaments?|(?:medial|lateral|ulnar) collateral ligaments?|articular cartilage|bursa|synovium|plantar fascia|(?:hip|knee|ankle|shoulder|elbow|wrist|facet|sacroiliac|acromioclavicular) joints?|knees?|hips?|shoulders?|elbows?|ankles?|wrists?|(?:index |long |ring |small |great )?(?:fingers?|toes?)|thumbs?|hallux|foot|feet|legs?|heels?|thighs?|cal(?:f|ves)|shins?|arms?|forearms?|hands?|buttocks?|groin|sacral area|chest wall|(?:surgical |operative )?(?:wounds?|incisions?|stumps?)|skin|scalp|forehead|cheeks?|nose|ears?|lips?|neck'

/** What can be wrong with one, as a noun that says it of itself. */
const wrong =
  'dilat(?:at)?ion|ectasia|enlargement|calcifications?|atrophy|hypertrophy|hyperplasia|infarct(?:s|ions?)?|ischemia|mass(?:es)?|nodules?|cysts?|polyps?|stones?|calcul(?:us|i)|thromb(?:us|i|osis)|occlusion|stenosis|strictures?|tears?|ruptures?|tearing|fraying|sprains?|strains?|dislocations?|subluxation|effusions?|thickening|opacification|hemorrhages?|hematomas?|abscess(?:es)?|fluid collections?|ulcers?|ulcerations?|erosions?|perforations?|herniation|prolapse|infections?|foreign bod(?:y|ies)|degeneration|degenerative changes|inflammation|necrosis|gangrene|adhesions|fibrosis|tumors?|neoplasms?|aneurysms?|fistulas?|dysfunction|insufficiency|contusions?|lacerations?|osteophytes?|impingement|deformity|deviation'

/** The same told by what became of the organ, each with its noun. */
const became: Readonly<Record<string, string>> = {
  enlarged: 'enlargement',
  dilated: 'dilatation',
  opacified: 'opacification',
  thickened: 'thickening',
  atrophic: 'atrophy',
  atrophied: 'atrophy',
  hypertrophied: 'hypertrophy',
  hypertrophic: 'hypertrophy',
  occluded: 'occlusion',
  thrombosed: 'thrombosis',
  stenotic: 'stenosis',
  stenosed: 'stenosis',
  calcified: 'calcification',
  perforated: 'perforation',
  ruptured: 'rupture',
  torn: 'tear',
  dislocated: 'dislocation',
  subluxed: 'subluxation',
  herniated: 'herniation',
  prolapsed: 'prolapse',
  inflamed: 'inflammation',
  ulcerated: 'ulcer',
  necrotic: 'necrosis',
  gangrenous: 'gangrene',
  degenerated: 'degeneration',
  ectatic: 'ectasia',
}

/** The same as what somebody did to a part of the own body: "broke his hip". */
const hurt: Readonly<Record<string, string>> = {
  broke: 'fracture',
  broken: 'fracture',
  fractured: 'fracture',
  dislocated: 'dislocation',
  sprained: 'sprain',
  strained: 'strain',
  tore: 'tear',
  torn: 'tear',
  ruptured: 'rupture',
  lacerated: 'laceration',
  burned: 'burn',
  injured: 'injury',
  bruised: 'contusion',
  herniated: 'herniation',
}

const side = String.raw`(?:(?:the|his|her|its|both|right|left|bilateral)\s)*`
/** Any part that is called after its kind: "the popliteus muscle". */
const anyPart = String.raw`(?!(?:the|this|that|these|those|each|any|every|no|an?|of|his|her|their|other|both|all|left|right|affected|involved|underlying|same|entire|whole|adjacent|normal|and|or)\s)[\p{L}-]{4,}\s(?:muscles?|tendons?|ligaments?|nerves?|joints?|glands?|ducts?|valves?|lobes?|cartilages?|disks?|discs?)`
const organ = String.raw`(?:(?:proximal|mid|middle|distal|upper|lower|anterior|posterior|superior|inferior|medial|lateral|internal|external|common|deep|superficial)[\s-])*(?:${organs}|${anyPart})`
const onIt = String.raw`(?:(?:[\p{L}-]+\s){0,2}(?:portion|segment|part|pole|bifurcation|tip|origin|aspect|wall|surface|region|area|lobe|base|head|horn|body|third|half|level|margin|edge|insertion|tail)s?\s(?:of|to)\s${side})?`
const how = String.raw`(?:(?!(?:no|not|without|normal)\s)[\p{L}\d.-]+,?\s){0,5}?`
const bad = Object.keys(became).join('|')
const did = Object.keys(hurt).join('|')

/** "Dilatation of the aortic root"; "the right kidney has a 1.5 cm mass"; "the liver is enlarged"; "an enlarged prostate"; "broke his hip". */
export const findingsOfOrgans: readonly RegExp[] = [
  String.raw`(?<what>${wrong}|bleeding)\s(?:(?:was|were|is|are)\s)?(?:(?:seen|noted|found|identified|present|located|described|reported)\s)?(?:to be\s)?(?:of|in|within|involving|at|along|over|on|from)\s${side}${onIt}${side}(?<where>${organ})`,
  String.raw`(?<where>${organ})\s(?:has|had|have|contains?|contained|shows?|showed|demonstrates?|demonstrated|reveals?|revealed)\s(?:an?\s)?${how}(?<what>${wrong})`,
  String.raw`(?<where>${organ})\s(?:is|are|was|were|appears?|appeared)\s(?:(?:also|again|noted to be|found to be|seen to be|to be|[\p{L}]+ly)\s)*(?<became>${bad})`,
  String.raw`(?<became>${bad})\s(?<where>${organ})`,
  String.raw`(?<became>${did})\s(?:his|her|both)\s${side}(?<where>${organ}|[AMPL]CL)`,
].map((way) => new RegExp(String.raw`(?<![\p{L}\d-])(?:${way})(?![\p{L}-])`, 'giu'))

/** Behind such words: what makes of them a measure, a way of an act or another thing. "Hip fracture clinic", "lung mass protocol". */
export const notOfOrgan =
  /^[\s-]?(?:protocol|clinic|repair|surgery|excision|removal|resection|biopsy|score|scale|index|effect|prevention|prophylaxis|risk|pain|precautions|program|education|team|study|scan)(?!\p{L})/iu

/** Right behind them: only a place is meant. "The coronary artery injury site". */
export const placeBehind = /^\s(?:sites?|zones?)(?!\p{L})/iu

/** Right before them: what was done to the organ or is only its name. "Dilation of the cervix was made" is an act. */
export const madeOfOrgan =
  /(?<!\p{L})(?:(?:removal|excision|resection|repair|drainage|biopsy|evacuation|lysis|release|treatment|management|evacuated|removed|excised|resected|reduction|serial|balloon|mechanical|manual|to|for|allow|cause|causing|avoid|prevent|create|created|creating|if|without) (?:of )?(?:(?:an?|the|any|some)\s)?(?:[\p{L}-]+\s)?)$/iu

/** The noun of what became of an organ. */
export const nounOf = (participle: string): string =>
  became[participle.toLowerCase()] ?? hurt[participle.toLowerCase()] ?? participle

/** In the sentence of a finding, where an operation is told: that it was seen. */
export const seenThere =
  /(?<!\p{L})(?:noted|found|seen|identified|revealed|showed|demonstrated|appeared|visuali[sz]ed|discovered|encountered|there (?:was|were|is|are)|evidence of|consistent with)(?!\p{L})/iu

/** In an examination, before what was found: that it is there. "There is", "reveals". */
export const seenBefore =
  /(?<!\p{L})(?:there (?:is|was|are|were|appears? to be)|reveals?|revealed|shows?|showed|demonstrates?|demonstrated|positive for|significant for|remarkable for|notable for|consistent with|(?:he|she|patient|infant|child) (?:does have|has|had|did have))\s(?:(?!(?:no|not|without|normal|any)\s)[\p{L}\d-]+,?\s){0,3}$/iu

/** "Elevated CRP (56)", "elevated WBC count (14,500/cumm)": a result with its number, told as one. */
export const measured = {
  words: /^(?:elevated|raised|increased|high|low|reduced|decreased)\s(?:\S+\s){0,2}\S+$/iu,
  behind: /^(?:\s(?:count|levels?))?\s?\(\s?[<>]?\d[\d.,]*\s?(?:[%\p{L}µ/][^()]{0,14})?\)/iu,
}

/** In the sentence of a finding: it is of another part than the study before it. */
export const ofOtherPart =
  /(?<!\p{L})(?:knees?|hips?|ankles?|shoulders?|elbows?|wrists?|fingers?|joints?|ears?|tympan\p{L}*|brain|scalp|thyroid|breasts?|pericard\p{L}*|abdom\p{L}*|liver|kidneys?|ה?(?:ברך|ירך|קרסול|כתף|מרפק|מפרק\p{L}*|אוזן|אוזניים|תריס|שד|בטן|כבד|כליה|פריקרד\p{L}*))(?!\p{L})/iu

/** What a study of a part of the body finds there without naming it again, and what that is: English and Hebrew. */
export const findingsOfStudies: readonly {
  readonly part: string
  readonly said: RegExp
  readonly means: string
}[] = [
  {
    part: 'chest',
    said: /(?<![\p{L}-])(?<!(?:pericardial|joint|subdural|middle ear) )effusions?(?!\p{L})|(?<!\p{L})ו?תפליט(?:ים)?(?!\p{L})(?!\s(?:פריקרד\p{L}*|ב?קרום|ב?מפרק\p{L}*|תת))/giu,
    means: 'pleural effusion',
  },
  {
    part: 'chest',
    said: /(?<!\p{L})ו?קשרית(?=[^.;,]{0,24}\sב(?:אונה|אונת|ריאה|בסיס)(?!\p{L}))/giu,
    means: 'pulmonary nodule',
  },
]
