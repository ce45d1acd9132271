/** What is done to a part of the body, and what patients call the part. */
export interface DonePart {
  readonly words: string
  /** In the English names of operations on it. */
  readonly operations: RegExp
  /** In those of what is done there without a cut, which no one calls an operation. */
  readonly procedures?: RegExp
}

export const doneParts: readonly DonePart[] = [
  {
    words: 'eye; eyes; עין; עיניים; העין; העיניים',
    operations:
      /cataract|vitrect|retin|glaucoma|corne|kerat|lasik|trabecul|intraocular|strabism|pterygi|eyelid|bleph/i,
    procedures: /intravitreal|eye|ocular/i,
  },
  {
    words: 'heart; לב; הלב',
    operations:
      /bypass graft|cabg|(?:aortic|mitral|tricuspid|heart|cardiac) (?:valve|repair|replac|transplant)|septal defect|pacemaker|defibrillator/i,
    procedures: /coronary|cardiac|cardio|heart|ablation of|fibrillation ablation|transcatheter/i,
  },
  { words: 'tonsil; tonsils; throat; שקדים; השקדים; גרון', operations: /tonsil|adenoid|laryng/i },
  { words: 'ear; ears; אוזן; אוזניים', operations: /tympan|myring|mastoid|cochlear|staped|ear tube/i },
  { words: 'nose; sinus; sinuses; אף; סינוסים', operations: /septopl|rhinopl|sinus|turbin|nasal/i },
  { words: 'thyroid; בלוטת התריס; תריס', operations: /thyroid/i },
  { words: 'breast; breasts; שד; שדיים', operations: /breast|mastect|lumpect|mammopl/i },
  {
    words: 'lung; lungs; ריאה; ריאות',
    operations: /lobect|pneumonect|thoracot|thoracosc|lung/i,
    procedures: /bronch|thoracent|pleur/i,
  },
  { words: 'brain; head; מוח; ראש', operations: /crani|brain|shunt/i },
  { words: 'knee; knees; ברך; ברכיים', operations: /knee|menisc|cruciate|patell/i },
  { words: 'hip; hips; ירך; מפרק הירך', operations: /\bhips?\b|acetab/i },
  { words: 'shoulder; shoulders; כתף; כתפיים', operations: /shoulder|rotator|acromi|labral/i },
  { words: 'back; spine; גב; עמוד שדרה', operations: /spin|lamin|disc|vertebr|lumbar/i },
  {
    words: 'wrist; hand; hands; finger; יד; ידיים; אצבע; כף יד',
    operations: /carpal|wrist|\bhand|finger|trigger/i,
  },
  { words: 'foot; feet; ankle; toe; רגל; קרסול; כף רגל', operations: /bunion|hallux|\bfoot|ankle|\btoe/i },
  {
    words: 'kidney; kidneys; כליה; כליות',
    operations: /nephr|kidney|renal/i,
    procedures: /lithotrip|uretero/i,
  },
  { words: 'prostate; ערמונית; פרוסטטה', operations: /prostat/i },
  { words: 'bladder; שלפוחית', operations: /cystect|bladder/i, procedures: /cystosc/i },
  { words: 'uterus; womb; רחם', operations: /hyster|uter|cesarean|myomect|curett/i },
  { words: 'ovary; ovaries; שחלה; שחלות', operations: /oophor|ovar|salping/i },
  { words: 'stomach; קיבה', operations: /gastrect|gastric|bariatric|fundoplic/i, procedures: /gastrosc/i },
  {
    words: 'bowel; gut; colon; מעי; מעיים',
    operations: /colect|bowel|colost|ileost|hartmann/i,
    procedures: /colonosc|sigmoidosc/i,
  },
  { words: 'liver; כבד', operations: /hepatect|liver/i },
  { words: 'gallbladder; gall bladder; כיס מרה; כיס המרה', operations: /cholecystect/i },
  { words: 'vein; veins; ורידים; דליות', operations: /vein|phleb|varic/i },
  { words: 'tooth; teeth; שן; שיניים', operations: /tooth|teeth|dental/i },
]

/** "Surgery", "an operation", "operated on": what cuts. */
export const cuts =
  /^(?:surger(?:y|ies)|operations?|ops?|operat(?:e|ed|ing)?|ניתוחי?ם?|נותחתי|נותח|ניתחו|לנתח|מנותח)$/u
/** "A procedure": whatever is done. */
export const isDoneTo = /^(?:procedures?|פעולה|פעולות|פרוצדורה|טיפול)$/u
/** "A scan": whatever study. */
export const isSeenOf = /^(?:scans?|scanned|imaging|pictures?|images?|סריקה|סריקות|הדמיה|הדמיות)$/u
/** What a needle or a knife takes of a part, to be looked at. */
export const isSampled =
  /^(?:biops(?:y|ies|ied)|fna|needled?|aspirat(?:ion|ed)|sampled|ביופסיה|ביופסיות|ניקור|ניקרו|מחט|דקירה|דקרו)$/u
/** Names of acts that take it; and of those, such as do not say of which part. */
export const takesSample = /biops|needle|aspirat/i
export const takesSampleOfAny =
  /^(?:fine needle aspiration|fine needle biopsy|core needle biopsy|needle biopsy|biopsy)$/i
/** Between what is done and the part: "operated on my left eye". */
export const betweenDoneAndPart =
  /^(?:on|of|in|to|for|at|me|my|the|a|an|both|left|right|s|לי|אותי|את|של|על|שלי|ב|ה|ל)$/u

/** Births by the names of acts: of the child, and not what was done at it. */
const births =
  /vaginal delivery|(?:vacuum|forceps)[- ](?:assisted )?delivery|vaginal birth|cesarean|breech delivery/i

/** What patients call a kind of procedure by, and the names of those of it. */
export const doneKinds: readonly (readonly [words: string, names: RegExp, unless?: RegExp])[] = [
  [
    'heart cath; cardiac cath; cath; a cath; catheterization; catheterisation; catheter procedure; heart catheter; צנתור; צינתור; צנתור לב; צינתור לב',
    /coronary (?:angio|interv)|heart catheter|\bpci\b|balloon coronary/i,
  ],
  [
    'breathing test; breathing tests; lung function; lung function test; lung test; lung tests; blowing test; blow test; pft; pulmonary function test; בדיקת נשיפה; בדיקת נשימה; בדיקת נשיפה לריאות; תפקודי ריאות; תפקודי ראות; נשיפה לריאות',
    /spirometry|pulmonary function|plethysmog|diffusing|bronchodilator|methacholine/i,
  ],
  ['biopsy; biopsies; ביופסיה; ביופסיות', /biopsy/i],
  [
    'stress test; treadmill test; exercise test; מבחן מאמץ; בדיקת מאמץ; ארגומטריה',
    /stress|exercise|ergometr/i,
  ],
  ['sleep test; sleep study; sleep lab; בדיקת שינה; מעבדת שינה', /polysomn|sleep/i],
  ['eye laser; laser eye; לייזר בעיניים', /lasik|keratectomy|laser.*(?:retin|iridot|trabec|capsul)/i],
  ['joint replacement; החלפת מפרק', /(?:knee|hip|shoulder|ankle) (?:replac|arthropl)|arthroplasty/i],
  ['tonsils; tonsil', /tonsil/i],
  [
    'births; childbirths; childbirth; deliveries; gave birth; give birth; given birth; my labors; my labours; לידות; הלידות; ילדתי; לידה; הלידה',
    births,
    /^(?:dates?|day|days|year|place|control|controls|mark|weight|defects?|certificate|plan|pills?|after)$|born|depress|תאריך|שנת|חופשת|משקל|מניע|מקום|דיכאון|אחרי|בת כמה|בן כמה|גיל/u,
  ],
  [
    'natural birth; normal birth; regular birth; vaginal birth; normal delivery; natural delivery; regular delivery; לידה רגילה; לידה טבעית; לידות רגילות; לידה וגינלית',
    /vaginal (?:delivery|birth)/i,
  ],
  ['adenoids', /adenoid/i],
]
