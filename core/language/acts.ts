/** What English and Hebrew pages say of operations and studies. */

/** What says of an act that it was done. */
export const doneWords =
  /(?<!\p{L})(?:underwent|undergone|performed|done|carried out|had (?:a|an|his|her)?|has had|s\/p|status post|post|after|following|since|placed|inserted|implanted|removed|received|completed|h\/o|history of|previous|prior|past|old|revealed|showed|shows|demonstrated|successful|successfully|uneventful|בוצע|בוצעה|בוצעו|עבר|עברה|לאחר|מצב אחרי|מצב לאחר|ס\/פ|הושתל|הושתלה|הוחדר|הוחדרה|הוסר|הוסרה|שהדגים|שהדגימה|הדגים|הדגימה)(?!\p{L})/iu

/** In a sentence, before an act: whoever it is told of went through it. */
export const wentThrough =
  /(?<!\p{L})(?:underwent|had undergone|has undergone|was taken (?:back )?(?:to|for)|עבר(?:ה|תי)?)(?!\p{L})/iu

/** On a report of a picture, a heading over what was examined and done. */
export const examinedHeading =
  /^\W*(?:exam(?:ination)?s?|stud(?:y|ies)|tests?)(?: (?:performed|done|type|name))?\W*$/iu

/** What a picture says of an act whose traces it shows. */
export const seenAct =
  /(?<!\p{L})(?:post-?\s?(?:surgical|operative) changes|(?:is|are|was|were) (?:again )?(?:seen|noted|identified|present|visuali[sz]ed)|surgical clips|surgically absent|שינויים (?:לאחר|בתר) ניתוח\p{L}*)(?!\p{L})/iu

/** Behind the name of a test, in an examination: what the doctor saw without it. "Visual fields are full." */
export const seenAtBedside =
  /^\s+(?:(?:is|are|was|were)\s+)?(?:grossly\s+)?(?:full|intact|normal to confrontation|to confrontation|מלאים|תקינים בעימות|בעימות)(?!\p{L})/iu

/** The label of the date of an operation. */
export const operationDateLabel =
  /(?:date of (?:operation|surgery|procedure)|(?:operation|surgery|procedure) date|תאריך (?:ה)?(?:ניתוח|פעולה|פרוצדורה|צנתור))\s*:/iu

/** The title of a report of an operation. */
export const operationTitle =
  /^(?:operative|operation|surgical|procedure)(?!\p{L})|(?:^|\s)ה?(?:ניתוח|פעולה)$/iu

/** The head of a page that is filled in before an operation, and the label of that operation on it. */
export const beforeOperation =
  /(?<!\p{L})pre-?\s?(?:op(?:erative)?|admission|surg(?:ical|ery)|an(?:a)?esthe(?:tic|sia))\s(?:\p{L}+\s)?(?:questionnaire|assessment|clinic|check-?list|form|evaluation|visit|interview|instructions)(?!\p{L})|(?:שאלון|הערכה|מרפאה|מרפאת|בדיקה|טופס)\s(?:טרום[- ]ניתוחית?|קדם[- ]ניתוחית?|לפני ניתוח)/iu
export const comingOperation =
  /^\W*(?:(?:proposed|planned|intended) )?(?:operation|surgery|procedure)\s*:?$|^\W*ה?ניתוח(?: ה?מתוכנן)?\s*:?$/iu

/** The same label within a line, right before it: "Surgeon Dr. Nakai  Procedure hernia repair". */
export const comingLabel =
  /(?<!\p{L})(?:(?:proposed |planned |intended )?(?:operation|surgery|procedure)|ה?ניתוח ה?מתוכנן)\s?:?\s?$/iu

/** A cue of an act that was refused, cancelled or not done. */
export const refusedCue = /not |declin|refus|cancel|defer|סירב|בוטל|לא |טרם/i

/** What says under a plan that an act was done all the same. */
export const nowWords =
  /(?<!\p{L})(?:today|performed|continues|ongoing|underwent|(?:was|were) (?:done|applied|administered|placed|inserted)|given|היום|בוצע|בוצעה)(?!\p{L})/iu

/** Something is said of a tracing. */
export const tracingTold =
  /^(?:,? (?:and|or) (?:an? )?[\p{L} -]{2,20}|,[^.;:]{2,60}(?:and|or) (?:an? )?[\p{L} -]{2,20})? (?:(?:was|were|are|is) (?:all |both )?(?:normal|unremarkable|negative|WNL|within normal))(?!\p{L})|^,?\s*(?:(?:on|of|from|מיום|ביום) )?(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d\d-\d\d|\d{1,2}[ -]\p{L}{3,9}[ -]\d{4})\s*[:–-]|^,?\s*(?:normal|abnormal|unremarkable|(?:regular |normal )?sinus|NSR|atrial|paced|bundle|(?:left|right)[ -]bundle)|^\s*(?:[:–-]|\(|was|is|had|has|show(?:ed|s|ing)|reveal(?:ed|s|ing)|demonstrat(?:ed|es|ing)|indicated|suggested|remained|performed|done|today|with|היום|מהיום|במיון|בקבלה|בשחרור|מיום|הדגים|תקין|ללא|סינוס|בוצע)/iu

/** The same in front of it: "negative EKG". */
export const judgedBefore =
  /(?<!\p{L})(?:negative|normal|abnormal|unremarkable|unchanged) (?:resting |12[- ]lead )?$/iu

/** How an operation was made bearable. */
export const anesthesiaBefore = /(?:הרדמה|הרדמת|an(?:a)?esthesia)\s?:?\s*$/iu

/** Right before an act, from the start of its sentence: the patient's husband or wife had it or will have it. */
export const partnersAct =
  /(?<!\p{L})(?:husband|wife|spouse|partner|boyfriend|girlfriend)\s(?:(?!(?:she|he|her|his|they|patient|I|we)(?!\p{L}))[^\s.;]+\s)*?(?:have|has|had|gets?|got|undergo(?:es)?|underwent|needs?|(?:scheduled|planned|due|booked) for)\s(?:(?:an?|the|his|her|had|have|a recent)\s)*$|(?<!\p{L})(?:ל?בעלה|ל?אשתו|ל?בן זוגה|ל?בת זוגו)\s(?:\p{L}+\s)?(?:עברה?|יעבור|תעבור|עתידה? לעבור)\s$/iu

/** A heading over it. */
export const anesthesiaHeading = /^\W*(?:type of )?an(?:a)?esthe(?:sia|tic)|^\W*(?:סוג )?ה?הרדמה/iu

/** An act of the past among the reasons of a study or of an operation. */
export const knownActBefore =
  /(?<!\p{L})(?:(?:background|known|ברקע|ידוע|ידועה)(?!\p{L})[^.;]*|(?:underwent|undergone|has had) (?:[\p{L}\d-]+ ){0,5}|(?:was|were|been) (?:[\p{L}]+ly )?treated (?:[\p{L}]+ly )?with (?:[\p{L}\d-]+,? ){0,5}|(?:confirmed|proven|diagnosed|shown|demonstrated|found) (?:[\p{L}-]+ ){0,6}(?:by|on|with|via) (?:an? |the )?)$/iu

/** Right before "intubated": what is no windpipe; right behind it: what went in and is no tube to breathe by. */
export const intubatedPart =
  /(?<!\p{L})(?:esophagus|stricture|urethra|ureter|ureteral orifice|orifice|cecum|ileum|terminal ileum|pylorus|duodenum|ostium|duct|papilla|os|this|it)\s(?:(?:was|were|is)\s)?(?:(?:then|easily|successfully|also)\s)*$/iu
export const intubatedBy =
  /^\s(?:with|using|by|over)\s(?:an?\s)?(?:[\p{L}\d.-]+\s){0,3}(?:guide ?-?wire|wire|scope|endoscope|colonoscope|gastroscope)/iu

/** From an act or a study on: it was done. "A thoracostomy tube was placed". */
export const doneBehind =
  /^[\p{L}\d\s'’/-]{2,70}?(?<!\p{L})(?:was|were|has been|have been|had been) (?:then |also |first |again |\p{L}+ly )?(?:placed|inserted|implanted|performed|done|carried out|obtained|completed|removed|taken|made|repaired|started|initiated)(?!\p{L})/iu

/** A list of what was done, not of drugs. */
export const treatmentHeading =
  /^treatment\W*$|treatment given|treatment in|interventions|what we gave you|טיפול במיון|טיפול שניתן|^טיפול\W*$/i

/** A word of an operation. */
export const operationWord =
  /(?:ectomy|otomy|ostomy|plasty|scopy|pexy|desis|graft|repair|replacement|biopsy|insertion|removal|excision|resection|extraction|reconstruction|revision|release|lengthening|advancement|transposition|transfer|elevation|decompression|instrumentation|cauteri[sz]ation|fulguration|evacuation|closure|suspension|dilatation|dilation|placement|relocation|implant\p{L}*|transplant\p{L}*|catheteri[sz]ation|drainage|ablation|fixation|ligation|lavage|debridement|arthrodesis|embolization|stenting|bypass|exploration|amputation|anastomosis|arthrography|osteoclasis|reduction|takedown|adhesiolysis|lysis|fusion|clipping|curettage|curettement|aspiration|exchange|enucleation|evisceration|\p{L}+rrhaphy|\p{L}+centesis|\p{L}+tripsy|augmentation|liposuction|marsupiali[sz]ation|plication|banding|neurolysis|tenolysis|denervation|sclerotherapy|thrombolysis|destruction|coagulation|electrodesiccation|desiccation|detorsion|washout|imbrication|recession|myringotomy|septation|harvest|instillation|manipulation|infusion|circumcision|cryotherapy|cryosurgery|injection|irrigation|sampling|marking|osteosynthesis|pinning|tattooing|stripping|reversal|transection|unroofing|mobili[sz]ation|re-?excision|tenodesis|capsulodesis|epiphysiodesis|pleurodesis|hemostasis|diversion|cerclage|peeling|shunting|resurfacing|re-?exploration)(?!\p{L})|(?<!\p{L})(?:כריתת|החלפת|השתלת|ביופסי\p{L}*|תיקון|קיבוע|ניקוז|הסרת|הוצאת|צריבת|שחזור|קשירת)(?!\p{L})/iu

/** An act of a list of them: between commas and the words that join two. */
export const actOfList = /[^,;.:()]+?(?=[,;.:()]|\s(?:and|with|as well as|plus|followed by)\s|$)/giu

/** An act that is only a step of the one beside it: how it was made bearable, begun and ended, or what was looked at by it. */
export const stepOfAct =
  /an(?:a)?esthe|sedation|nerve block|fluoroscop|guidance|technique|approach|incision|(?:wound|skin|primary|layered|complex|fascial?|delayed|secondary) closure|closure of (?:the )?(?:wound|skin|incision)|hemostasis|using|sutur|microscop|navigation|monitoring|cautery|interpretation|supervision|frozen section|contrast|(?<!\p{L})(?:of|the|new|old|mid|and|a)$|^attempted/iu

/** A word of an operation that alone says nothing of which it was. */
export const generalAct =
  /^(?:placement|revision|release|closure|removal|excision|resection|repair|replacement|insertion|fixation|reconstruction|extraction|drainage|dilat(?:at)?ion|elevation|advancement|transfer|relocation|evacuation|biopsy|exploration|amputation|anastomosis|reduction|fusion|clipping|curettage|aspiration|exchange|augmentation|manipulation|infusion|injection|irrigation|sampling|marking|destruction|coagulation|mobili[sz]ation|hemostasis|diversion|harvest|implantation|ablation|ligation|lavage|debridement|decompression|instrumentation|reversal|transection|washout|instillation|bypass|graft|catheteri[sz]ation)$/iu

/** Before an act in a sentence that tells that it was done: "underwent a", "status post", "לאחר ניתוח". */
export const toldDone =
  /(?<!\p{L})(?:underwent|undergone|status[\s-]post|s\/p|history of)\s*(?:(?:an?|the|his|her|prior|previous|recent|remote|old|urgent|emergent|emergency|elective|successful|uncomplicated|uneventful|bilateral|left|right|multiple|repeat|combined)\s)*|(?<!\p{L})(?:עברה?|לאחר|מצב לאחר|ס\/פ)\s+(?:ניתוח\s)?/giu

/** The name of an act up to where its sentence goes on. */
export const nameOfAct =
  /^[\p{L}][\p{L}\d'’/-]*(?:\s(?!(?:and|or|there|here|an? (?:few|week|month|year|day|decade)|(?:one|two|three|four|five|six|several|many|some) (?:days?|weeks?|months?|years?)|last|ago|yesterday|today|earlier|with|without|by|which|that|who|when|where|for|on|in|at|from|to|under|using|via|due|secondary|after|before|during|because|but|as|then|performed|done|carried|was|were|is|has|had|he|she|under|ב|על|עם|בגלל|עקב|לפני)(?!\p{L}))[\p{L}\d'’/-]+){0,6}/iu

/** What makes a sentence of a name of an act. */
export const sentenceWord =
  /(?<!\p{L})(?:was|were|is|are|had|has|have|been|the patient|he|she|then|after|none|no|not|risks?|consent|history)(?!\p{L})/iu

/** Right behind a condition: an act, which was done for it. */
export const actBehind =
  /^\s+(?:(?:was |were )?(?:removed|excised|resected|extracted|taken out)(?! from (?:the )?(?:list|chart))|removal|excision|resection|extraction|surgery|operation|repair|aspiration|embolization|ligation|drainage)(?!\p{L})(?!\s+(?:is|was)\s+(?:planned|scheduled))/iu

/** Behind a condition and the act for it: that the act is over. "Hernia repair done in 1982". */
export const overBehind =
  /^\s+(?:\p{L}+\s){1,3}(?:done|performed|in (?:19|20)\d\d|\(?(?:19|20)\d\d|(?:\S+ )?(?:years?|months?) ago)(?!\p{L})/iu

/** Right before it. */
export const actInFront =
  /(?<!\p{L})(?:(?:removal|excision|resection|extraction|aspiration|drainage|repair) of (?:(?:an?|the|his|her)\s)?|(?:placement|creation|formation) of (?:[\p{L}-]+\s){0,5}|ו?(?:הסרת|הוצאת|כריתת|ניקוז|תיקון|ניתוחי?)\s)$/iu

/** The same of an operation that is over, wherever it is told: "underwent cataract surgery" in Hebrew's order. */
export const operatedForBefore =
  /(?<!\p{L})ו?(?:עבר(?:ה|תי)?|לאחר|אחרי|לפני (?:שנה|שנתיים|\d+ שנים)) ניתוחי?\s$/u

/** Behind a word for what runs in through a vein: blood, which is an act of its own name. */
export const ofBlood =
  /^\s*(?:של\s)?(?:\d{1,2}|אחת|שתי|שלוש|ארבע)?\s*(?:מנות|מנת|יחידות|יחידת)?\s*(?:של\s)?(?:ה?דם|פלזמה|פלסמה|טסיות|תרומבוציטים|כדוריות)(?!\p{L})|^\s*of\s(?:\S+\s)?(?:units?\s(?:of\s)?)?(?:packed|red|PRBCs?|blood|plasma|platelets)(?!\p{L})/iu

/** A heading of what a study is compared with. */
export const comparisonHeading =
  /compar|prior (?:stud|exam|film|imag|scan)|reference (?:stud|exam|film|scan)|old (?:films?|images?|stud)|previous|השוואה|קודמ/i

/** A sentence that names an earlier study. */
export const earlierStudy =
  /(?<!\p{L})(?:compar\p{L}*|prior|previous|earlier|dated|available|ב?השוואה|קודמ\p{L}*|מיום|מתאריך)(?!\p{L})/iu

/** A line of it. */
export const comparisonLine = /^\s*(?:comparison|compared|השוואה|בהשוואה)/i

/** Before the second way in which the pictures of one study were taken. */
export const modeBefore =
  /(?<!\p{L})(?:gr[ae]y[\s-]?scale|b[\s-]?mode|2d|real[\s-]time|two[\s-]dimensional|probe(?:\s[^.;]{1,20})?)\s+(?:and|with|&|plus|\+)\s+$|(?<!\p{L})עם\s+$/iu

/** Before a study that is not the one of the page. */
export const elsewhereStudy =
  /(?:compar\p{L}*|prior|previous|earlier|since|recommend\p{L}*|suggest\p{L}*|follow-?up|correlat\p{L}*|קודמ\p{L}*|בהשוואה|מומלץ|מומלצת)[^.;]*$/iu

/** Somewhere before it in its sentence: what the page's study is compared with. */
export const comparedWith =
  /(?:compar\p{L}*|reference (?:stud|exam|film|scan)\p{L}*|old (?:films?|images?|stud\p{L}*)|[לב]?השוואה|לעומת)(?!\p{L})[\s:]*[^.;\t]*$/iu

/** Behind it in its sentence: the same. "CT of 02/11/2023 is available for comparison". */
export const earlierBehind =
  /^(?:[^.;]|\.\d){0,40}?(?<!\p{L})(?:(?:for|as|in) (?:a )?comparison|(?:was|were|is|are) (?:also )?(?:available|reviewed)|reviewed|קודמ(?:ת|ות|ים)?|קודם|להשוואה)(?!\p{L})/iu

/** Between an operation on a bone and what holds it. */
export const fixedWith =
  /^\s+(?:(?:with|by|using|via)\s+(?:an?\s+)?(?:\p{L}+\s)?|באמצעות\s|על ידי\s|עם\s)?$/iu

/** A study that only led the needle: "under CT guidance", with a date between in Hebrew lines. */
export const guidedBy = /(?<!\p{L})(?:ב?הנחיית|מונחית?|ב?הכוונת|guided by|guidance of|under)[\s\d./:-]*$/iu

/** What makes of "U.S." the country: "U.S. Food and Drug Administration". */
export const countryAfter =
  /^[\s.]*(?:food|department|government|federal|public|preventive|pharmacop\p{L}*|patents?|citizens?|navy|army|air force|veterans?|adults?|population|states|dollars)(?!\p{L})/iu

/** Before a study that opens what is said, as a label does. */
export const opensStatement = /(?:^|[.;)\n\t]\s*)(?:(?:an?|the|initial|repeat|outside|plain|his|her)\s)?$/iu

/** A study’s side, its day and a colon. */
export const studyColon =
  /^\s?(?:(?:רגל |יד |leg |arm )?(?:ימין|שמאל|right|left)\s?)?(?:(?:היום|today|מיום)\s?)?(?:[\d./]{4,10}\s?)?:/

/** Behind a study of one part of the body: another part is joined to it. */
export const furtherPart = /^\s?(?:,|&|\+|\/|and\s|ו)/iu

/** Behind a study of one part of the body: the joint before another part, which has a study of its own. */
export const anotherPart =
  /^\s?(?:,\s?(?:and\s)?|\sand\s|\s?&\s?|\sas well as\s|\splus\s)(?:(?:of|the|his|her|both|right|left|bilateral)\s)*/iu

/** Right before a study: it was made, or what is told was seen in it. "She underwent an", "on". */
export const studyMadeBefore =
  /(?<!\p{L})(?:underwent|undergone|obtained|performed|reviewed|(?:had|has had|have had|got|did) (?=an?\s|another\s)|(?<!(?:based|depend\p{L}*|concentrate\p{L}*) )(?:on|by)(?= (?:an?|the|his|her) |\s*$))\s*(?:(?:an?|the|his|her|another|urgent|emergent|repeat|formal|recent|initial|outside|bedside|follow-?up)\s+)*$/iu

/** Right before letters that may mean another thing: a study that somebody underwent. */
export const underwentStudy =
  /(?<!\p{L})(?:underwent|undergone|undergoing|had undergone)\s(?:(?:an?|the|\p{L}+)\s)?$/iu

/** Right behind a study: what it showed, or that it was made. */
export const resultBehind =
  /^(?:\s(?:(?:was|were) )?taken (?:(?:from|on) )?(?:today|here|yesterday|in (?:the )?(?:office|clinic|ER|ED)|\d{1,2}\/\d{1,2}\/\d{2,4}))?(?:\s(?:scan|images?|imaging|films?|study|exam(?:ination)?|today|now|here|there|yesterday|last \p{L}+|also|again|then|subsequently|in the (?:ER|ED|office|emergency (?:room|department))))*\s(?:(?:was|were|has been|have been|had been)\s(?:(?:also|then|again|subsequently|recently)\s)?(?:obtained|done|performed|taken|made|reviewed|completed|negative|positive|normal|abnormal|unremarkable|clear|benign|reported|read|consistent|notable|remarkable|significant)|(?:which\s|that\s)?(?:showed|shows|showing|revealed|reveals|revealing|demonstrated|demonstrates|demonstrating|confirmed|confirms|suggested|identified|disclosed|documented|did show|did reveal)|is (?:negative|positive|normal|abnormal|unremarkable)|(?:evidence|findings?|confirmation|diagnosis|appearance) (?:of|consistent)|(?:which\s)?(?:was|were) (?:\p{L}+\s)?(?:concerning|suspicious|suggestive|compatible|unrevealing|noncontributory|markedly|grossly|within normal)|which was|have (?:shown|revealed|demonstrated)|has (?:shown|revealed|demonstrated))(?!\p{L})/iu

/** Behind letters that may be a study or a test, over its day: what it showed. "HCT on 10/19/92 revealed". */
export const shownOnDay =
  /^,?\s(?:on|of|from|upon|done|performed|obtained|dated)\s(?:(?!(?:was|were|is|and)(?!\p{L}))[\p{L}\d/.,-]+\s){1,5}(?:revealed|showed|demonstrated|disclosed)(?!\p{L})/iu

/** Right before a study of several: the parts that are named in front of one word. "Portable chest, c-spine and abdominal X-rays". */
export const partsInFront =
  /(?:^|[.;:]\s|(?<!\p{L})(?:had|with|obtained|portable|plain|reviewed|(?<!of )(?:her|his|the)|normal)\s)((?:[\p{L}-]+(?:\s[\p{L}-]+)?,\s)*[\p{L}-]+(?:\s[\p{L}-]+)?),?\s(?:and|&)\s(?:[\p{L}-]+\s)?$/iu

/** Behind a study: it was made, whatever it was made for. "Was obtained to rule out appendicitis". */
export const wasMade =
  /^(?:\s(?:scan|images?|films?|study|of the [\p{L} ]{3,25}?))?\s(?:was|were) (?:then |also |subsequently )?(?:obtained|performed|done|taken|carried out|completed)(?!\p{L})/iu

/** Words of a study’s name that tell no study apart. */
export const siteFiller =
  /^(?:of|the|your|his|her|my|left|right|both|bilateral|was|were|those|these|taken|done|obtained|made|performed|reviewed|today|here|again|films?|views?|standing|weight-?bearing|AP|lateral|oblique|two|three|four|[234]|new|repeat|plain|digital|through|exam|examination|evaluation|study|studies|imaging|scanning|על|של|ימין|שמאל)$/iu

/** What a study showed. */
export const studyTold =
  /^[^.;]{0,40}?(?<!\p{L})(?:showed|shows|showing|revealed|reveals|revealing|demonstrated|demonstrates|demonstrating|confirmed|(?<!(?:is|are|was|were|be|been) )suggested(?! (?:in|at|for|after|within|once|if|when|again|every|\d|one|two|three|four|six|eight|ten|twelve|as)(?!\p{L})|\s*(?:$|[.;,]))|disclosed|found|was normal|הדגים|הדגימה|הראה|הראתה)(?!\p{L})/iu

/** Right behind a study, in the reason of an operation: what it was like, so that it was made. */
export const studyWas =
  /^(?: scan| study| film| images?)?\s+(?:was|were|had)\s+(?!(?:planned|scheduled|ordered|recommended|requested|to|not|pending|considered|discussed|declined)(?!\p{L}))\p{L}/iu

/** Before the name of a birth, from the start of its sentence: it is how the patient was born. */
export const bornBy =
  /^\P{L}*(?:(?:he|she|patient|the patient|infant|the infant|baby|the baby|boy|girl|newborn|male|female) )?(?:was )?born(?!\p{L})[^;]*$|^\P{L}*(?:ה?(?:מטופלת?|תינוקת?|יילודה?) )?נולדה?(?!\p{L})[^;]*$/iu

/** The title of a page about somebody just born, and the name that such a page has for the patient. */
export const newbornTitle = /(?<!\p{L})(?:newborns?|neonat\p{L}*|ה?יי?לוד|ה?תינוקת?)(?!\p{L})/iu
export const newbornName = /^(?:baby|infant|newborn|b\/o|g\/o|תינוקת?|יי?לוד)(?!\p{L})/iu

/** Names of births. */
export const birthAct = /deliver|c(?:a)?esarean|childbirth/i

/** A heading that only a report of an operation has. */
export const operatedHeading =
  /^\W*(?:(?:pre(?:[\s-]?op(?:erative)?)?[\s-]?(?:and|&|\/)\s?)?post|pre)[\s-]?(?:op|operative|procedural|procedure) (?:diagnos[ie]s|dx)|^\W*אבחנה (?:לפני|אחרי|לאחר) ה?ניתוח/iu

/** A heading over how an act of this page was done, by which the page is a report of it. */
export const toldInDetail =
  /^\W*(?:(?:description|details?|narrative|technique) of (?:the )?(?:procedures?|operation|surgery)|(?:procedures?|operation|surgery|operative (?:report|procedure|note|technique)) in detail|(?:procedure|operative|operation) (?:details?|description|technique|narrative))\W*$|^\W*(?:מהלך|תיאור|תאור) ה?(?:ניתוח|פעולה)\W*$/iu

/** A step of an operation: "was irrigated", "were placed". */
export const tellsStep =
  /(?<!\p{L})(?:was|were)\s+(?:\p{L}+ly\s+|then\s+)?\p{L}+|(?<!\p{L})(?:בוצע|נעשה|הונח)\p{L}*/giu

/** A heading over how an operation went, step by step. */
export const stepsHeading =
  /descri|course|detail|technique|narrative|steps|findings|מהלך|תיאור|תאור|פירוט|ממצאים/iu

/** A unit of a house that is called after what is done there, up to the name of that: "the unit for fertility and". */
export const unitBefore =
  /(?:^|[\t\n,;:.]\s*|(?:אל|ב|מ|ל)\s?-?)(?:ה?(?:יחידה|מעבדה|מכון|מרפאה|מחלקה|מרכז|שירות|חדר)\s+ל(?:ה)?|(?:יחידת|מרפאת|מחלקת|מכון|מזכירות)\s+ה?)(?:\p{L}+\s+ו?){0,2}$/u
/** The same, where its name is one of the names of the act: "המעבדה לשינה". */
export const unitName = /^ה?(?:יחידה|מעבדה|מכון|מרפאה)\s+ל/u

/** "To: MSK Physiotherapy": who a letter is for. */
export const addressedTo = /(?:^|\n|\t)\s*(?:to|cc|c\.c\.|attn|attention|אל|לכבוד)\s?:[^.;:\n\t]*$/iu

/** On a report of tissue, what says how it was taken: "Specimen type: liver biopsy", "Skin, left ala, shave biopsy: …". */
export const takenTissue = {
  act: /biops|(?:ex|re)cision|resection|ectomy|curett|ביופסי|כריתת/iu,
  label: new RegExp(
    String.raw`(?:^|\t)\W*(?:(?:nature|type|source) of )?(?:specimens?|samples?|tissue|דגימה|סוג (?:ה)?דגימה)` +
      String.raw`(?: (?:types?|submitted|received|source|site|details))?\s?[:\t]\s*[^:;.]{0,60}$`,
    'iu',
  ),
  listed: /(?:^|[.:] )\W*(?:[A-K\d](?:-[A-K\d])?[.):]\s)?\p{L}[^:.;]{2,60}[,;]\s$/iu,
}

/** Behind a study, in its own line: it was not made yet, whatever day stands beside another one. */
export const notMadeYet =
  /^\s(?:in )?\d{1,2}\s?(?:[mw]|months|weeks)\s*$|^[^.;\n]{0,45}?(?<!\p{L})(?:not (?:yet )?(?:done|performed)(?: yet)?|still to be (?:done|made)|awaiting (?:an? )?(?:date|appointment)|טרם בוצעה?|עדיין לא בוצעה?)(?!\p{L})/iu
