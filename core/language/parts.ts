/** Words for parts of the body, and the conditions that are called after whichever part has them. */

const nouns =
  'scalp|skull|forehead|face|cheek|orbit|eyelid|ear|pinna|antihelix|nose|nasal|lip|tongue|palate|tonsil|jaw|chin|neck|throat|larynx|trachea|esophagus|thyroid|breast|chest|rib|back|flank|groin|hip|buttock|thigh|hamstring|quadriceps|knee|calf|shin|leg|ankle|heel|foot|toe|shoulder|arm|biceps|triceps|elbow|forearm|wrist|hand|finger|thumb|brain|cerebellum|brainstem|pons|thalamus|caudate|putamen|hippocampus|nucleus|nuclei|vermis|spine|sacrum|coccyx|pelvis|heart|aorta|lung|pleura|diaphragm|stomach|duodenum|bowel|colon|rectum|anus|appendix|liver|gallbladder|pancreas|spleen|kidney|ureter|bladder|urethra|prostate|testicle|scrotum|penis|uterus|cervix|ovary|vagina|vulva|labia|artery|vein|nerve|muscle|tendon|ligament|joint|lobe|cord|canal|vertebra|eye|retina|cornea|iris|flexor|extensor|abductor|adductor'
const adjectives =
  'auricular|periauricular|postauricular|facial|orbital|periorbital|nasal|septal|buccal|dental|mandibular|maxillary|frontal|parietal|temporal|occipital|cerebral|cerebellar|intracranial|cranial|basilar|carotid|vertebral|ophthalmic|communicating|coronal|sagittal|lambdoid|metopic|spinal|cervical|thoracic|lumbar|lumbosacral|sacral|sacroiliac|facet|sternoclavicular|acromioclavicular|costochondral|temporomandibular|metacarpophalangeal|interphalangeal|metatarsophalangeal|subclavian|axillary|brachial|radial|ulnar|femoral|popliteal|tibial|peroneal|fibular|sural|saphenous|iliac|mesenteric|splenic|hepatic|renal|adrenal|gastric|duodenal|colonic|rectal|perianal|perirectal|pelvic|vesical|urethral|vaginal|vulvar|labial|ovarian|uterine|scrotal|testicular|penile|abdominal|pretibial|plantar|palmar|calcaneal|gluteal|inguinal|paraspinal|trapezius|deltoid|optic|oculomotor|trochlear|abducens|trigeminal|hypoglossal|accessory|vagus|glossopharyngeal|phrenic|laryngeal|sciatic|median|pulmonary|bronchial|cardiac|biventricular|ventricular|biatrial|atrial|bulbar|vestibular|aortic|mitral|tricuspid|coronary|collateral|cruciate|thyroidal|parotid|submandibular|sublingual|salivary|axillar|mammary|ureteral|midureteral|tracheal|esophageal|cecal|ileal|jejunal|sigmoid|pharyngeal|nasopharyngeal|oropharyngeal|tonsillar|endometrial|prostatic|corneal|scleral|macular|umbilical|dural|pericardial|pleural|mediastinal|hilar|meniscal|labral|patellar|malleolar|humeral|clavicular|scapular|sternal|popliteus|supraspinatus|infraspinatus|subscapularis'
/** What says which of several parts of one name it is. */
const which =
  'internal|external|anterior|posterior|superior|inferior|middle|common|proximal|distal|upper|lower|medial|lateral|deep|superficial|large|small|main'
const number =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|3rd|4th|5th|6th|7th|8th|9th|10th|11th|12th'
const cranial = String.raw`(?:cranial nerve|CN)[\s-]?(?:[IVX]{1,4}|\d{1,2})|(?:${number})(?:\s(?:cranial\s)?nerve)`

const part = String.raw`(?:${cranial}|(?:(?:${which})[\s-])*(?:${adjectives}|${nouns})(?:[\s-](?:${adjectives}|${nouns}|${which}))*)`

/** The vocabulary's conditions of any part, whose codes say nothing of which. */
export const ofAnyPart: ReadonlySet<string> = new Set([
  'Hematoma',
  'Abscess',
  'Sprain',
  'Contusion',
  'Laceration',
  'Arteriovenous malformation',
  'Pain',
  'Injury',
  'Fracture',
  'Hernia',
  'Burn',
  'Osteophyte',
  'Arthritis',
  'Lymphadenopathy',
  'Neoplasm of unspecified behavior',
])

/** Right before such a condition: the part that it is of. */
export const partBefore = new RegExp(String.raw`(?<![\p{L}\d-])${part}\s$`, 'iu')

/** What can be wrong with a part, and names no illness by itself. */
const wrong =
  'hemorrhage|necrosis|atrophy|hypertrophy|hyperplasia|stenosis|stricture|thrombosis|tumors?|nodules?|cysts?|polyps?|ulcers?|instability|degeneration|rupture|tears?|dislocation|subluxation|entrapment|infection|inflammation|malformation|arthritis|carcinoma|prolapse|calcifications?|thickening|dysfunction|infarct(?:ion)?s?|effusions?|opacification|adhesions|ectasia|enlargement|fibrosis|(?<!dental\\s)occlusion'

/** Conditions that are named with their part alone: "CN3 palsy", "internal carotid artery aneurysm", "scrotal cyst". */
export const namedWithPart = new RegExp(
  String.raw`(?<![\p{L}\d-])${part}\s(?:(?:pseudo)?(?:aneurysm|palsy|paresis|synostosis|lesion|damage|strain|ischemia|joint syndrome|fistula|deformity|contracture|obstruction)|(?<!(?:muscle|ventricular|joint)\s)mass(?!\s(?:effect|index|spectro))|(?<sign>swelling|weakness|numbness|bleeding|discharge)|(?<finding>${wrong}))(?![\p{L}-])`,
  'giu',
)

/** A finding and the part that it is in, which the vocabulary may name together: "a stricture in the bulbous urethra". */
export const findingInPart = new RegExp(
  String.raw`(?<![\p{L}-])(?<what>strictures?|stenos[ie]s|tears?|mass|nodules?|polyps?|cysts?|ulcers?|stones?|calcul(?:us|i)|tumors?|thrombus|diverticul(?:a|um)|fistula|varices)\s(?:(?:was|were|is|are)\s)?(?:(?:seen|noted|found|identified|present)\s)?(?:of|in|within|involving|at)\s(?:(?:the|his|her|right|left|mid|distal|proximal|upper|lower|both|sigmoid|transverse|ascending|descending|bulbous|bulbar|membranous|anterior|posterior)\s)*(?<where>${part})(?![\p{L}-])`,
  'giu',
)

/** Right before it: a word that says more than the name of the two would. */
export const ofNature = /(?<!\p{L})(?:malignant|benign|metastatic|cancerous|cancer) $/iu

/** A vessel's or a part's finding behind words of where on it: "aneurysm off the supraclinoid portion of the left carotid artery". */
export const findingOfPart = new RegExp(
  String.raw`(?<![\p{L}-])(?<what>(?:pseudo)?aneurysm|(?:vaso)?spasm|atrophy)\s(?:(?:was|is|seen|noted|found|arising|originating|located)\s)*(?:of|off|from|in|within|involving|at)\s(?:(?:the|his|her|right|left|both)\s)*(?:(?:[\p{L}-]+\s){0,2}(?:portion|segment|part|bifurcation|tip|origin|aspect|wall)s?\s(?:of|from)\s(?:(?:the|his|her|right|left)\s)*)?(?<where>${part})(?![\p{L}-])`,
  'giu',
)
