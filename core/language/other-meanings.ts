/** Words that name something else in some sentences of English and Hebrew paper. */

interface OtherMeaning {
  readonly concept: string
  /** The wording that has two meanings; a longer one of the same concept has one. */
  readonly wording: RegExp
  /** In its sentence: that the other one is meant. */
  readonly sentence: RegExp
}

const anything = /^/u

export const otherMeanings: readonly OtherMeaning[] = [
  // Of bile, which fasting fills.
  {
    concept: 'Distended bladder',
    wording: /^bladder (?:is|was) distended$/iu,
    sentence: /(?<!\p{L})gall[- ]bladder (?:is|was) distended(?!\p{L})/iu,
  },
  // What a picture shows in the bladder, and not what was collected in a day.
  {
    concept: 'Urine volume, 24 hour',
    wording: /^(?:urine volume|volume of urine|נפח ה?שתן)$/iu,
    sentence:
      /(?<!\p{L})(?:(?:pre|post)[- ]?(?:void|mict)\p{L}*|residual|bladder|שארית|שלפוחית|(?:לפני|אחרי|לאחר) (?:ה?השתנה|מתן שתן))(?!\p{L})/iu,
  },
  // Of a vein, a ureter or a valve.
  {
    concept: 'Gastroesophageal reflux disease',
    wording: /^(?:reflux|ה?רי?פלוקס)$/iu,
    sentence:
      /(?<!\p{L})(?:veins?|venous|saphen\p{L}*|saphenofemoral|SFJ|SPJ|popliteal|perforators?|ureter\p{L}*|vesico\p{L}*|hepato-?jugular|ו?ה?ספנה|ו?ה?וריד\p{L}*|ו?ה?פופליטאל\p{L}*|ו?ה?שופכנ\p{L}*)(?!\p{L})|(?:reflux|רי?פלוקס) (?:of |for |> ?)?\d+(?:[.,]\d+)?\s?(?:s|secs?|seconds|ms|שניות|שנ['׳])(?!\p{L})/iu,
  },
  // A wire around a bone.
  {
    concept: 'Cervical cerclage',
    wording: /^(?:cerclage|ה?סרקלאז['׳]?|ה?סרקלג['׳]?)$/iu,
    sentence:
      /(?<!\p{L})(?:fractures?|femur|femoral|humer\p{L}*|patella\p{L}*|stern\p{L}*|nail\p{L}*|plat(?:e|es|ing)|ORIF|wir(?:e|es|ing)|cables?|bone|periprosthetic|ה?שבר|ה?ירך|מסמר|פלטה|פלטות|כבלים?)(?!\p{L})/iu,
  },
  // A cut across, above the pubic bone.
  { concept: 'Skin prick test', wording: /^SPT$/u, sentence: /(?<!\p{L})SPT incision(?!\p{L})/u },
  // Of a tooth, an eye or skin that is touched.
  {
    concept: 'Cold exposure',
    wording: /^ל?(?:cold|קור)$/iu,
    sentence:
      /(?<!\p{L})(?:t(?:oo|ee)th|dent\p{L}*|gums?|enamel|percussion|bit(?:e|ing)|numb\p{L}*|tingl\p{L}*|pinprick|vibration|thyroid|ו?ב?ה?ש(?:ן|יניים)|חניכיים|בלחיצה|בנשיכה|לנקישה|נימול|ויברציה)(?!\p{L})/iu,
  },
  // A patch on which an allergen is tested.
  {
    concept: 'Adhesive tape',
    wording: /^(?:tape|patch(?:es)?|מדבק(?:ה|ות))$/iu,
    sentence:
      /(?<!\p{L})(?:patch(?: |-)tests?(?:ing)?(?!\p{L})|ב?(?:תבחיני|מבחני|בדיקות|תבחין|מבחן) ה?מדבק)/iu,
  },
  // Of a disc of the spine.
  {
    concept: 'Dehydration',
    wording: /^ב?ה?(?:dehydrat(?:ion|ed)|התייבשות|מיובש(?:ת|ים)?)$/iu,
    sentence:
      /(?<!\p{L})(?:dis[ck]s?|intervertebral|T2|ה?ב?דיסק(?:ים|אלי(?:ת|ים)?)?|[CTLD]\d{1,2}[-–/][CTLS]?\d)(?!\p{L})/iu,
  },
  {
    concept: 'Hernia',
    wording: /^ה?(?:hernia|בקע)$/iu,
    sentence:
      /(?<!\p{L})(?:dis[ck]s?|foram\p{L}*|canal stenosis|nerve root|ה?ב?דיסק(?:ים)?|ה?תעלה|ה?שורש|ה?פצט\p{L}*|[CTLD]\d{1,2}[-–/][CTLS]?\d)(?!\p{L})/iu,
  },
  // A test of the hormone.
  {
    concept: 'Pregnancy',
    wording: /^(?:pregnancy|ה?הי?ריון)$/iu,
    sentence:
      /(?<!\p{L})(?:pregnancy (?:tests?|urine|blood|serum)|(?:urine|serum|blood) pregnancy|(?:בדיק(?:ת|ות)|תבחין|מבחן) ה?הי?ריון|הי?ריון (?:בדם|בשתן))(?!\p{L})/iu,
  },
  // What a doctor is.
  { concept: 'Muscular dystrophy', wording: /^M\.\s?D\.?$/u, sentence: anything },
  // A column of a claim: whether it was an emergency.
  {
    concept: 'Electromyography and nerve conduction study',
    wording: /^EMG$/u,
    sentence: /(?<!\p{L})(?:HCPCS|MODIFIER|CHARGES)(?!\p{L})/u,
  },
  // Two letters without their sign.
  { concept: 'Tonsillectomy and adenoidectomy', wording: /^t\W{0,2}a$/iu, sentence: /^(?!.*T ?& ?A)/u },
  // "Eosinophilic asthma": the kind of another illness.
  { concept: 'Eosinophilia', wording: /פילי(?:ת|ים|ות)?$|philic$/iu, sentence: anything },
  // "סופרה-פובית": above the pubic bone.
  { concept: 'Phobia', wording: /פובית$/u, sentence: /סופרה[\s-]?פובי/u },
  // How much of it pictures took.
  {
    concept: 'Radiotherapy',
    wording: /^(?:radiation|הקרנה|קרינה)$/iu,
    sentence:
      /(?<!\p{L})radiation (?:dos(?:es?|age)|exposure|time|safety|protection|risk)(?!\p{L})|(?:מנת|מינון|חשיפה ל) ?ה?(?:קרינה|הקרנה)/iu,
  },
  // What a surgeon makes for an instrument or a drain.
  {
    concept: 'Stab wound',
    wording: /^stab wounds?$/iu,
    sentence:
      /(?<!\p{L})(?:(?:make|made|create|created|separate|through) (?:[\p{L}-]+ ){0,3}stab wounds?|blade|trocars?|cannulas?|drains?|arthroscop\p{L}*|portals?)(?!\p{L})/iu,
  },
  // From the front to the back.
  {
    concept: 'Angina pectoris',
    wording: /^AP$/u,
    sentence:
      /(?<!\p{L})AP (?:and|&|or|,|\/) ?lat\p{L}*|(?<!\p{L})AP (?:views?|films?|projections?|diameter|dimension|pelvis|radiographs?|x-?rays?|portable|upright|supine|chest)(?!\p{L})/iu,
  },
  // What a house is supplied with.
  {
    concept: 'Diabetic macular edema',
    wording: /^DME$/u,
    sentence:
      /(?<!\p{L})DME (?:and|&|or) suppl|(?:order|suppl|equipment|provider|vendor)\p{L}* \(?DME|DME (?:order|provider|company|vendor|equipment)|(?<!\p{L})(?:walker|wheelchair|commode|oxygen concentrator)(?!\p{L})/iu,
  },
  // What a doctor sees at the bedside.
  {
    concept: 'Visual field test',
    wording: /^(?:visual fields?|ו?ה?שדות ה?רא[יי]{1,2}ה)$/iu,
    sentence:
      /(?:visual fields?|שדות ה?רא[יי]{1,2}ה)\s*[:–-]?\s*(?:(?:are|were) )?(?:full|intact|normal|grossly|to confrontation|תקינים|מלאים|שמורים)(?!\p{L})/iu,
  },
  // An artery of the neck, in short.
  {
    concept: 'Coma',
    wording: /^ב?ה?תרדמ(?:ה|ת)$/u,
    sentence:
      /(?<!\p{L})ו?ב?ה?(?:היצרות|היצרויות|רובד|רבדים|פלאק|טרשת|הסתייד\p{L}+|עורקי?|אושי?ה?|דופלר)(?!\p{L})[^.;,]{0,25}תרדמ/u,
  },
  // Of another chamber, or of another organ.
  {
    concept: 'Left ventricular ejection fraction',
    wording: /^(?:ejection fraction|EF)$/iu,
    sentence:
      /(?<!\p{L})(?:RV|right ventric(?:le|ular)|gallbladder|GB|biliary) (?:ejection fraction|EF)(?!\p{L})/iu,
  },
  // How warm somebody was.
  {
    concept: 'Heat',
    wording: /^ו?ה?חום$/u,
    sentence: /(?<!\p{L})ו?ה?חום (?:עד |של |מעל |ל-? ?|גבוה )?(?:3[5-9]|4[0-2])(?:[.,]\d)?(?!\d)/u,
  },
  // What something does.
  {
    concept: 'Influenza',
    wording: /^ה?שפעת$/u,
    sentence: /(?<!\p{L})(?:את|תחת|מידת|משך|מגבירה?|מגבירים|מפחיתה?) ה?שפעת \p{L}/u,
  },
  // Of nurses, and of where people are nursed.
  {
    concept: 'Need for assistance with personal care',
    wording: /סיעודי/u,
    sentence:
      /(?<!\p{L})ה?(?:תו?כנית|אבחנה|הערכה|מחלקה|יחידה|אחות|גמלה|גמלת|ביטוח|קרן|צוות|טיפול|רצף) ה?סיעודי/u,
  },
  // A thing, and what is decided about.
  { concept: 'Plague', wording: /^[בלמ]?דבר$/u, sentence: /(?<!\p{L})(?:בדבר \p{L}|[למ]?דבר(?! ה?בלוטתי))/u },
  // A time in which something is allowed, needed or not.
  {
    concept: 'Breastfeeding',
    wording: /^(?:breast ?feeding|lactating|ה?הנקה)$/iu,
    sentence:
      /(?<!\p{L})(?:(?:during|while|when) (?:breast ?feeding|lactating)|(?:בזמן|במהלך|בתקופת|בעת) ה?הנקה)(?!\p{L})/iu,
  },
  // Of the duct of the bile.
  {
    concept: 'Ureteral stone extraction',
    wording: /^(?:stone (?:extraction|removal)|(?:extraction|removal) of stone)$/iu,
    sentence:
      /(?<!\p{L})(?:ERCP|sphincterotomy|papillotomy|CBD|bile|biliary|choledoch\p{L}*|gallstones?)(?!\p{L})/iu,
  },
]
