/** What is printed for anybody: the titles of such texts and the sentences that speak of people in general, English and Hebrew. */

const any = (rows: readonly string[]): string => rows.join('|')

/** The title of a text that goes on below it: leaflets, posters, keys, charts of doses, lists of prices, rules of a ward. */
export const sheetTitle = new RegExp(
  `^[^.:;\\n]{0,60}?(?<!\\p{L})(?:${any([
    // What a sheet is, in its brackets: "(practice poster)", "(general sheet)", of a plan "(template)".
    '\\((?:[^()]* )?(?:poster|general (?:sheet|information|advice|notice|guidance|leaflet)|unit standard|ward ' +
      'standard|for information only|sample only|specimen only)\\)',
    '(?:plan|form|letter|card) \\((?:blank )?template\\)',
    'standing orders?[^.:;]{0,40}(?:if|unit|ward|triggered|all|protocol|floor)(?!\\p{L})',
    '(?:dosing|dosage|dose) (?:chart|table|guide)',
    '(?:interaction|reactivity) (?:notice|guide|warning|alert|chart|table|information)s?',
    '(?:boxed|black box) warning',
    'decision aid',
    '(?:price|pick|fee|tick) ?list|(?:package|procedure|indicative|current|our) (?:prices?|costs?|rates?|charges?|fees?)',
    'fee schedule|(?<!non-)formulary (?:tiers?|list|drugs)|tariff(?: of charges)?',
    'schedule of benefits|benefits schedule',
    'policy (?:excludes|exclusions|covers)|(?:exclusions|waiting periods?)(?: under (?:this|the) policy)?(?=:)',
    '(?:medicare|medicaid|(?:the|this) (?:plan|policy|scheme|insurance)) (?:covers|excludes|(?:does|will) not ' +
      '(?:cover|pay))',
    '(?:ward|unit|house|hyp(?:o|er)\\p{L}+|sepsis|falls|seizure|withdrawal) (?:protocol|pathway|algorithm)(?=\\s?:)',
    '(?<=^[^.:;]*)et al(?=[.,])|ward stock|stock list',
    '(?:practice|clinical|ward|national|departmental|annual) audit',
    '(?:assessment|response|severity|risk|egfr|gfr) (?:categories|classes|grades)(?: \\([^()]*\\))?(?=\\s?:)',
    '(?<=^\\W*)(?:travel(?:ling)?|travell?ers) to \\p{L}+(?=\\s?:)',
    '(?:contrast|radiation|mri|medicines?) safety(?=\\s?:)',
    '(?:bowel preparation|patient information|information|exercise|advice) (?:sheet|leaflet)',
    '(?<=^\\W*)(?:what|why|how) (?:is|are|causes?|do people get) [^?]{3,50}\\?',
    'דף מידע|עלון (?:ל\\p{L}+|מידע)|מחירון|טבלת מינונים|פקודות קבע|סל (?:ה?תרופות|ה?שירותים)',
  ])})`,
  'iu',
)

/** A title that holds for what stands under it only where nothing stands behind it in its line, or a colon. */
export const sheetTitleAlone = new RegExp(
  `^\\W*(?:${any([
    '(?:list of )?abbreviations(?: used)?|key(?: to (?:symbols|abbreviations|flags))?|legend|glossary',
    '(?:possible|common|known|reported|uncommon|rare|serious) side[ -]effects',
    '(?:drug )?interactions|contra-?indications|precautions|warnings(?: and precautions)?|limitations of ' +
      '(?:the )?(?:test|method|assay)|interferences?',
    'who should not (?:take|use|have)[^.:;]{0,40}|before (?:you take|taking)[^.:;]{0,40}|do not (?:take|use) ' +
      '(?:this|these)[^.:;]{0,40}',
    '(?:inclusion|exclusion|eligibility|referral) criteria',
    '(?:list of )?(?:inclusion|exclusion)s|frequently asked questions|questions patients often ask(?: us)?',
    'קיצורים|מקרא|תופעות לוואי אפשריות|התוויות נגד|אמצעי זהירות',
  ])})(?: \\([^()]{1,40}\\))?\\s*(?::|$)`,
  'iu',
)

const people =
  '(?:people|patients|adults|women|men|children|persons|individuals|babies|infants|participants|volunteers|' +
  'subjects|smokers|parents|pensioners|those)'

const many =
  '(?:(?:\\d\\d+|\\d{1,3},\\d{3}|half (?:of )?|thousands of|millions of) (?:\\p{L}+ )?(?:children|parents|' +
  'babies|infants|people|patients|adults|women|men|persons|individuals|participants|volunteers|subjects)|' +
  '(?:most|many|some|all|few|several) (?:\\p{L}+ )?(?:people|patients|adults|women|men|persons|individuals|' +
  'participants|volunteers|smokers))'

const rises = '(?:raised|high|higher|low|lower|elevated|increased|decreased|reduced|positive|seen|found)'

/** A sentence of people in general, up to its end. */
export const ofAnybody = new RegExp(
  any([
    // "412 patients", "12,411 adults", "in some people", "one in eight women", "38% had been told".
    `(?<![\\p{L}\\d/.-])${many}(?!\\p{L})`,
    '(?<!\\p{L})(?:one|two|three|\\d{1,2}) (?:in|out of) (?:every )?(?:\\d[\\d,]*|two|three|four|five|six|' +
      'eight|ten|twelve|twenty|fifty|a hundred|a thousand)(?= (?:people|women|men|adults|children|patients|' +
      'babies|couples|of)(?!\\p{L}))',
    `(?<!\\p{L})(?:(?:in|among|for|to|with|of|looking for) )${people} (?:with|who|over|under|aged|taking|on|` +
      'having|given|at risk)(?!\\p{L})',
    `^\\W*(?:(?:some|most|many|all|older|younger|pregnant) )?${people}(?<!those) (?:with|who|over|under|aged|` +
      'taking|on|having|given|living|are|should|may|can|often|usually)(?!\\p{L})',
    '(?<!\\p{L})(?:adults|children|women|men) (?:are|should) (?:usually|normally|often|routinely)(?!\\p{L})',
    '^\\W*\\d{1,3}(?:\\.\\d+)? ?% (?:had|have|were|reported|developed|died|of (?:people|patients|those|adults|' +
      'women|men|children))(?!\\p{L})',
    '(?<!\\p{L})(?:95 ?% ci|hazard ratio|odds ratio|pooled analysis|meta-analysis|systematic review|' +
      'randomi[sz]ed (?:controlled )?trial|placebo-controlled|cohort of|survey of|prevalence of|incidence ' +
      'of)(?!\\p{L})',
    // Trials that are open, and whom they take.
    '(?<!\\p{L})(?:current|open|recruiting|ongoing|available) (?:(?:clinical |research )?trials|research studies)(?!\\p{L})',
    '(?<!\\p{L})(?:is|are|now) (?:recruiting|enrol+ing)(?!\\p{L})',
    '(?<!\\p{L})trials (?:open|recruiting|running|available)(?!\\p{L})',
    `(?<!\\p{L})(?:everyone|everybody|anyone|anybody) (?:aged|over|under|with|who)(?!\\p{L})`,
    '(?<!\\p{L})affects? (?:about |around |up to |nearly )?(?:\\d|one in|many|most)',
    '(?<!\\p{L})most (?:\\p{L}+ )?(?:results|cases|lumps|attacks|tests) (?:are|is)(?!\\p{L})',
    '^[^.;]{3,60} (?:is|are) (?:a |an )?(?:notifiable|contagious|hereditary|preventable|curable)(?!\\p{L})',
    '^\\W*(?:key |main )?(?:(?:in|ex)clusions?|eligibility|(?:not )?eligible)(?: criteria| if)?\\s?:',
    '(?<!\\p{L})(?:trial|study)s?[:,]? (?:inclusion|exclusion|eligibility)(?!\\p{L})',
    // How often an effect comes, before the effects.
    '^\\W*(?:very common|common|uncommon|rare|very rare|less common|frequent|infrequent|rarely|commonly)(?: ' +
      '\\([^()]{1,40}\\))?\\s?:',
    // What is told to everybody.
    '(?<!\\p{L})in general(?! (?:ward|practice|surgery|medicine|hospital|anaesth\\p{L}*|anesth\\p{L}*|good|' +
      'well|stable|condition)(?!\\p{L}))(?=[^.]*(?:risk|raises|increases|causes|\\d ?%))',
    '^[^.:;]{0,40}(?<!\\p{L})risks(?! factor)(?: (?![^:]*history)[^.:;]{0,60})?\\s?:',
    '^\\W*(?:the )?alternatives(?: [^.:;]{0,40})?\\s?:',
    '^\\W*(?:informed )?consent (?:form )?(?:for|to) [^.:;]{3,60}[.:]?$',
    '(?<!\\p{L})(?:tell|inform|ask|call|contact|see|telephone|phone|ring|let|' +
      'please)(?!\\p{L})[^.:;]{0,50}(?<!\\p{L})if you(?:r child)?(?!\\p{L})',
    '(?<!\\p{L})(?:before you are given|if you have ever had|if you (?:are|become) pregnant|you (?:may|might) ' +
      '(?:be|feel|notice|get|be able))(?!\\p{L})',
    '^\\W*i (?:understand that (?:the|a|an|this|my|i|any|no)|agree to|consent to|acknowledge|authori[sz]e|am ' +
      'aware that)(?!\\p{L})',
    '(?<!\\p{L})conditions such as(?!\\p{L})[^.;]*(?<!\\p{L})(?:might|may|can|could)(?!\\p{L})',
    '^\\W*(?:conditions|diseases|disorders|illnesses|infections) (?:looked|screened|tested|checked|searched) for(?!\\p{L})',
    '(?<!\\p{L})(?:screening|vaccines?|tests?|services) (?:(?:is|are) )?(?:offered|available|recommended) ' +
      '(?:to|for|here|at)(?!\\p{L})',
    '(?<!\\p{L})(?:also|now|services) available(?: here)?\\s?:',
    '(?<!\\p{L})you (?:are due to|will|may|can) be invited(?!\\p{L})',
    '^\\W*(?:options|choices) (?:for an? |when |if )[^.:;]{0,60}:',
    '^\\W*(?:the )?(?:classic(?:al)?|typical) (?:triad|signs?|features?|presentation|symptoms?)(?: of)?(?!\\p{L})',
    '^\\W*(?:(?:treatment|therapeutic|general|usual|recommended) )*(?:goals|targets)(?: (?:in|for) [^.:;]{0,50})?\\s?:',
    '^\\W*[\\p{L}\\d]+ (?:goals?|targets?)\\s?(?::|[<>])',
    '^\\W*(?:what (?:it|this) is (?:used )?for|used (?:for|to treat))\\s?:',
    '(?<!\\p{L})(?:federal law|data protection)(?!\\p{L})|(?<!\\p{L})not (?:payable|covered)(?!\\p{L})',
    '^\\W*if (?:the|a|an|there|any|no)(?!\\p{L})[^.]*(?<!\\p{L})(?:would|could)(?!\\p{L})',
    '(?<!\\p{L})(?:it|they|which) (?:also )?(?:rises?|falls?|goes? up|drops?) (?:in|with)(?!\\p{L})',
    '^\\W*should (?:\\p{L}+ ){1,5}(?:occur|recur|develop|happen|worsen|persist|return|' +
      'appear)(?!\\p{L})(?![^.]*(?:increase|reduce|continue|stop|double))',
    '^\\W*in (?:case|the event) of(?!\\p{L})(?![^.]*(?:increase|reduce|continue|stop|double))',
    // What anything does in anybody: "Diabetes can lead to …", "Smoking causes …".
    '^\\W*(?:[\\p{L}\\d-]+ ){1,4}(?:can|may) (?:also |sometimes |often )?(?:lead to|cause|damage|harm|upset|bring ' +
      'on|result in|run in|come back|be (?:passed|caught|prevented|cured))(?!\\p{L})',
    '^\\W*(?:[\\p{L}-]+ ){1,4}(?:often|usually|commonly|sometimes) (?:has|have|causes?|affects?|runs?|leads?)' +
      '(?!\\p{L})',
    '^\\W*(?:smoking|alcohol|tobacco|obesity|stress|lack of \\p{L}+) (?:causes|raises|doubles|increases|leads)(?!\\p{L})',
    // What a laboratory says of a test, whoever gave the blood.
    '(?<!\\p{L})(?:may|can|could|might)(?: \\p{L}+ly)? (?:interfere|give false|produce false|cause false|falsely)(?!\\p{L})',
    '(?<!\\p{L})(?:may|can|could|might)(?: \\p{L}+ly)? affect (?:the )?(?:results?|tests?|assays?|' +
      'measurements?|hba1c)(?!\\p{L})',
    '(?<!\\p{L})(?:levels?|values?|concentrations?|results?)(?: (?:rise|fall|increase|decrease)s?| (?:is|are|' +
      `may be|can be) ${rises}) (?:with|in)(?! (?:the|his|her|this)(?!\\p{L}))(?!\\p{L})(?![^;]*\\d)`,
    `^(?:\\W*comments?:)?\\W*${rises} [\\p{L}\\d-]+(?: \\p{L}+)? (?:is|are|may be|can be) (?:also |often ` +
      ')?(?:found|seen|observed|reported) in(?! (?:the|his|her|this)(?!\\p{L}))(?!\\p{L})',
    `(?<!\\p{L})(?:may|can) (?:also )?be ${rises} (?:in|with)(?! (?:the|his|her|this)(?!\\p{L}))(?!\\p{L})`,
    '(?:(?<!\\p{L})(?:above|below|over|under|greater than|less than|of more than)|[<>]=?) ' +
      '?[\\d.,]+[^.;]{0,30}(?<!\\p{L})(?:suggests?|indicates?|supports?|excludes?|means|refer urgently)(?!\\p{L})',
    '(?<!\\p{L})(?:is|are) (?:suitable|licensed|approved) only (?:for|in)(?!\\p{L})',
    '^\\W*\\p{L}+ requires (?:abnormality|evidence|persistence|confirmation)(?!\\p{L})',
    '(?<!\\p{L})(?:guidelines?|handbook|excerpt|textbook|et al)(?!\\p{L})(?: recommends?| advises?| suggests?|,? p\\.)',
    '(?:^|\\s)(?:אחד|אחת|\\d{1,2}) (?:מכל|מתוך) (?:\\d[\\d,]*|שתי|שני|שלוש|ארבע|חמש|שמונה|עשר|עשרה|מאה|אלף)(?!\\p{L})',
    '(?:^|\\s)(?:אני|הנני) (?:מבינ?ה?|מסכימ?ה?|מאשרת?)(?!\\p{L})',
  ]),
  'iu',
)

/** A short form and what it stands for, behind a dash or a colon: its letters begin the words. */
export const spelledOut = /(?<!\p{L})(?<short>\p{Lu}{2,6}) ?[-–:] ?(?<words>[\p{L}-]+(?: [\p{L}-]+){1,6})/gu

/** An explained short form; several of them are a key. */
export const explainedForm = /(?:^|[;,:\t]\s?|\s)(?=[\p{L}\d*+/]*\p{Lu})[\p{L}\d*+/-]{1,8} ?= ?(?=\p{L}{3})/gu

/** A word of somebody, a day or an act of today: what stands with it may be the patient's, whatever stands around it. */
export const ownWord = new RegExp(
  `(?<!\\p{L})(?:${any([
    'he|she|his|her|him|hers|mr|mrs|ms|pt|client',
    '(?:the|this|our) (?:patient|lady|gentleman|man|woman|boy|girl|child)',
    "patients? (?:is|was|has|had|reports?|reminded|advised|told)|patient['’]s",
    'today|tonight|yesterday|(?:in|ex)cluded because|triggered \\d+',
    '(?<=^\\W*)(?:please )?(?:take|continue|keep taking|start|begin|use|apply|inhale|inject|increase|reduce|stop)(?= [^.;]*\\d)',
    'dispensed|admitted|discharged|diagnosed with|issued|underwent|presented|reviewed|referred|seen',
    'given(?=[.;,]| on| at| by|$)|started(?= \\p{L})',
    '(?:as )?in your case|(?:because|as|since) you(?! (?:asked|may|can))',
    '(?<!(?:if|when|before|unless|whether|until|after) )you (?:had|were|take|took|are (?:taking|on))',
    `(?<!if )your(?= (?!(?:\\p{L}+ )?(?:${any([
      'doctor|nurse|gp|pharmacist|prescriber|team|surgeon|consultant|midwife|dentist|provider|clinic',
      'child|baby|surgery|choice|insurer|plan|policy|age|card|book',
    ])})(?!\\p{L})))`,
    'ה?מטופלת?|ה?חולה|הוא|היא|היום|אתמול|אובחנ\\p{L}*|התקבלה?|שוחררה?|נבדקה?',
  ])})(?!\\p{L})|(?<!\\d)\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}(?!\\d)`,
  'iu',
)
