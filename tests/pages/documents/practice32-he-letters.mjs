/** Letters in Hebrew for practice: an internal ward's numbered discharge with a table of what happens to each drug, an emergency letter with readings by hour, a private ultrasound that begins with its conclusion. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

/** An internal ward: numbered parts, bloods of admission and discharge, a table of drugs with what happened to each. */
const internal = doc(
  'p9255.png',
  ['he', 'discharge', 'clean'],
  '2026-03-08',
  ['בית חולים תמר המערב', 'תמר המערב', 'בית החולים תמר המערב', 'בית חולים תמר המערב - פנימית ב'],
  ['ד"ר נטליה ברגמן', 'נטליה ברגמן', 'ברגמן נטליה'],
  ['מוריס אלבז', 'אלבז מוריס', 'מר מוריס אלבז'],
  'מכתב שחרור',
  (c) => {
    let n = 0
    const p = (t, s) => `<p><b>${he(`${++n}. ${t}:`)}</b> ${c.t(s)}</p>`
    const lab = (s) => {
      const [key, label, unit, ref, ...values] = s.split(';')
      return `<tr><td>${mixed(label)}</td><td>${ltr(unit)}</td>${values.map((v, i) => `<td>${v === '-' ? '' : resultCell(c, key, label, v, unit, ref, ['2026-03-03', '2026-03-08'][i])}</td>`).join('')}</tr>`
    }
    const labs = (list) =>
      `<table class="t"><tr><th>${he('בדיקה')}</th><th></th><th>${ltr('03/03/26')}</th><th>${ltr('08/03/26')}</th></tr>${list.map(lab).join('')}</table>`
    const drug = (a, b, d) => `<tr data-line><td>${c.t(a)}</td><td>${he(b)}</td><td>${he(d)}</td></tr>`
    return sheet(
      `body{font:17px/1.32 ${FACE.david};font-size:18px;padding:36px 60px}.t td,.t th{border:1px solid #777;padding:1px 8px}.t th{background:#eee}.two{display:grid;grid-template-columns:1fr 1fr;gap:12px}p{margin:4px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #000"><div><b style="font-size:24px">${he('בית חולים תמר המערב')}</b><br>${he("מחלקה פנימית ב, מנהל: פרופ' יואב שדה")}</div><b style="font-size:23px">${he('מכתב שחרור')}</b>${barcode(c.rnd, 30, 40)}</div>${c.no("פרופ' יואב שדה", 'head of department')}
      <p>${he('שם: אלבז מוריס')} &nbsp; ${he('ת.ז. 0-0618830-4')} &nbsp; ${he('גיל: 74')} &nbsp; ${he('התקבל: 03/03/2026')} &nbsp; ${he('שוחרר: 08/03/2026')} &nbsp; ${he('מקבל המכתב: ד"ר סיגל נהון')}</p>${c.no('ד"ר סיגל נהון', 'recipient')}
      ${p('אבחנות באשפוז', '{d.p32aecopd|התלקחות COPD|icd=J44.1/J44.0}; {d.pneumonia|דלקת ריאות באונה ימנית תחתונה|icd=J18.9/J18.1}; {d.aki|פגיעה כלייתית חריפה|icd=N17.9;st=-}, חלפה')}
      ${p('מחלות רקע', '{d.ihd|מחלת לב כלילית|icd=I25.10}, {p.pci|צנתור והשתלת תומכן|on=2018} 2018; {d.htn|יתר לחץ דם|icd=I10}; {d.bph|הגדלת ערמונית|icd=N40.0/N40.1}; {d.exsmoker|עישן 45 שנות חפיסה, הפסיק|icd=Z87.891}; {p.herniar|תיקון בקע מפשעתי|on=2009} 2009. {x|סוכרת - אין|negated|d.dm2}')}
      ${p('רגישויות', '{a.levoflox|לבופלוקסצין|react=פריחה} - פריחה. {x|פניצילין - נשלל|negated|a.pen}')}
      ${p('תלונה ומחלה נוכחית', 'שלושה ימי {o|שיעול עם כיח ירוק}, {o|קוצר נשימה} ו{o|חום 38.6}. {x|ללא כאבים בחזה|negated}, {x|ללא נפיחות ברגליים|negated}. {x|אשתו חולה בשפעת|family history|d.flu}')}
      ${p('בקבלה', '{o|ל"ד 148/82}, {o|דופק 108}, {o|סטורציה 86% באוויר חדר}. {o|צפצופים דו-צדדיים}, {o|חרחורים בבסיס ימין}. {x|ללא גודש ורידי צוואר|negated}')}
      <div class="two">${labs(['wbc;לויקוציטים;K/µL;4.5-11;16.4;9.7', 'neutp;נויטרופילים;%;40-75;88;71', 'hgb;המוגלובין;g/dL;13.5-17.5;13.8;13.1', 'plt;טסיות;K/µL;150-450;296;341', 'crp;CRP;mg/L;0-5;187;31'])}${labs(['crea;קריאטינין;mg/dL;0.7-1.2;1.82;1.09', 'urea;אוריאה;mg/dL;17-43;81;46', 'na;נתרן;mmol/L;136-145;134;138', 'k;אשלגן;mmol/L;3.5-5.1;4.8;4.1', 'tropi;טרופונין;ng/L;0-34;19;-'])}</div>
      ${p('גזים ורידיים 03/03/26', '{l.ph|pH 7.31|v=7.31;u=-;on=2026-03-03}, {l.pco2|pCO2 58|v=58;u=-;on=2026-03-03}, {l.abghco3|ביקרבונט 29|v=29;u=-;on=2026-03-03}')}
      ${p('מיקרוביולוגיה 03/03/26', '{l.fluaag|שפעת A שלילי|v=שלילי;u=-;on=2026-03-03}; {l.pneuag|אנטיגן פנאומוקוק בשתן חיובי|v=חיובי;u=-;on=2026-03-03}; {l.bcult|תרבית דם ללא צמיחה|v=ללא צמיחה;u=-;on=2026-03-03}. {x|תרבית כיח - לא נשלחה|not done|l.sputc}')}
      ${p('הדמיה', '{i.cxr|צילום חזה|on=2026-03-03} 03/03/2026: {o|תסנין בבסיס ימין}, {x|ללא תפליט|negated|d.pleff}. {p.ecg|אק"ג|on=2026-03-03} 03/03/2026: {d.sinust|סינוס טכיקרדיה|icd=R00.0;st=-}. {i.echo|אקו לב|on=2026-03-05} 05/03/2026: {l.lvef|EF 55%|v=55;u=%;on=2026-03-05}, {x|ללא יתר לחץ דם ריאתי|negated|d.phtn}')}
      ${p('מהלך', 'טופל ב{m.ceftr?|רוצפין|dose=-;st=-} ו{m.azit?|אזניל|dose=-;st=-}, אינהלציות {m.ipra?|אירוונט|dose=-;st=-} ו{m.p32terb?|בריקלין|dose=-;st=-}, {m.hydroc?|סולוקורטף|dose=-;st=-}. {p.e19bipap|BiPAP} ביממה הראשונה. {x|לא נזקק להנשמה פולשנית|not needed}. {x|שימוש בחמצן ביתי אינו נדרש|not needed|p.e20oxyg}')}
      <p><b>${he(`${++n}. תרופות בשחרור:`)}</b></p>
      <table class="t"><tr><th>${he('תרופה')}</th><th>${he('מתן')}</th><th>${he('שינוי')}</th></tr>
      ${[
        ['{m.pred|פרדניזון 40 מ"ג|freq=פעם ביום}', 'פעם ביום, עד 12/03/2026', 'חדש'],
        ['{m.coamox|אוגמנטין 875 מ"ג|freq=פעמיים ביום}', 'פעמיים ביום, 3 ימים נוספים', 'חדש'],
        ["{m.trel|טרלג'י|dose=-;freq=שאיפה פעם ביום}", 'שאיפה פעם ביום', 'במקום סימביקורט'],
        ['{m.salb|ונטולין|dose=-;freq=לפי הצורך}', '2 שאיפות לפי הצורך', 'ללא שינוי'],
        ['{m.asa|מיקרופירין 75 מ"ג|freq=פעם ביום}', 'פעם ביום', 'ללא שינוי'],
        ['{m.ator|טוריד 40 מ"ג|freq=בערב}', 'בערב', 'ללא שינוי'],
        ['{m.bis|קרדילוק 2.5 מ"ג|freq=פעם ביום}', 'פעם ביום', 'הופחת מ-5'],
        ['{m.silod|אוריאף 8 מ"ג|freq=פעם ביום}', 'פעם ביום', 'ללא שינוי'],
        ['{m.symb|סימביקורט|dose=-;st=stopped}', '-', 'הופסק'],
        ['{m.ram|טריטייס 5 מ"ג|dose=-;st=stopped}', '-', 'הופסק עקב הכליות'],
      ]
        .map((x) => drug(...x))
        .join('')}</table>
      ${p('המלצות', '{x|תפקודי כליה ואשלגן בעוד שבוע|ordered|l.crea}; {x|אם תקין - לחדש טריטייס|conditional|m.ram}; {x|CT חזה בעוד 6 שבועות|planned|i.ctchest}; {x|תפקודי ריאות|planned|p.spiro}; {x|חיסון פרבנר 20 במרפאה|recommended|m.vpcv}; {x|שיקום נשימתי - הופנה|referral}; {x|בהחמרה בקוצר נשימה לחזור למיון|conditional}')}
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('ד"ר נטליה ברגמן, מ.ר. 00457')}</span>${signature(c.rnd)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-03-03'], width: 1080, scale: 1.4 },
)

/** An emergency room: blue heads, readings by the hour, bloods as lines of words, boxes at the end. */
const emergency = doc(
  'p9260.png',
  ['he', 'discharge', 'clean'],
  '2026-09-17',
  [
    'המרכז הרפואי גלי הצפון',
    'גלי הצפון',
    'המרכז הרפואי גלי הצפון - המחלקה לרפואה דחופה',
    'מרכז רפואי גלי הצפון',
  ],
  ['ד"ר איתמר בן-שושן', 'איתמר בן-שושן', 'בן-שושן איתמר'],
  ['מייסם חלבי', 'חלבי מייסם', "גב' מייסם חלבי"],
  'סיכום ביקור במלר"ד',
  (c) => {
    const part = (t, ...list) => `<h3>${he(t)}</h3>${list.map((s) => `<div>${c.t(s)}</div>`).join('')}`
    const at = (time, ...x) =>
      `<tr data-line><td>${ltr(time)}</td>${x.map((s) => `<td>${c.t(`{o|${s}}`)}</td>`).join('')}</tr>`
    const on = ';on=2026-09-17'
    const r = (key, label, v, u) => `{l.${key}|${label} ${v}${u ? ` ${u}` : ''}|v=${v};u=${u || '-'}${on}}`
    return sheet(
      `body{font:16px/1.42 ${FACE.openSans};font-family:'Open Sans','Noto Sans Hebrew','DejaVu Sans';font-size:15.5px;padding:34px 56px}h3{font-size:15.5px;background:#dbe7f6;color:#123c73;padding:1px 10px;margin:8px 0 2px}.t td,.t th{border:1px solid #9ab;padding:1px 8px;text-align:center}.h td{padding:1px 6px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center">${mark('cross', '#123c73', 48)}<div style="text-align:center"><b style="font-size:23px;color:#123c73">${he('המרכז הרפואי גלי הצפון')}</b><br>${he('המחלקה לרפואה דחופה')}</div><b style="font-size:19px">${he('סיכום ביקור במלר"ד')}</b></div>
      <table class="h" style="border:1px solid #123c73;margin:6px 0"><tr><td>${he('שם: חלבי מייסם')}</td><td>${he('ת.ז.: 0-6620913-5')}</td><td>${he('ת. לידה: 08/05/1997')}</td></tr><tr><td>${he('כניסה: 17/09/2026 04:12')}</td><td>${he('יציאה: 17/09/2026 11:40')}</td><td>${he('הגעה: עצמאית')}</td></tr></table>
      ${part('תלונה עיקרית', '{o|כאב במותן ימין} מזה 6 שעות, מקרין למפשעה, {o|בחילה} ושתי {o|הקאות}.')}
      ${part('רקע ורגישויות', '{d.stone|אבני כליה|icd=N20.0} - {p.ureteros|אורטרוסקופיה|on=2023} ב-2023. {d.ibs|מעי רגיז|icd=K58.9}. {p.csect|ניתוח קיסרי|on=2024} 2024. תרופות: {m.desog|סרזט|dose=-}. {a.tmp|רספרים|react=אורטיקריה}: אורטיקריה. {x|ללא מחלות כרוניות אחרות|negated}. אב: {x|גאוט|family history|d.gout}.')}
      <h3>${he('סימנים חיוניים')}</h3><table class="t"><tr><th>${he('שעה')}</th><th>${he('חום')}</th><th>${he('ל"ד')}</th><th>${he('דופק')}</th><th>${he('סטורציה')}</th><th>${he('כאב')}</th></tr>${at('04:20', '36.9', '139/84', '104', '99%', '9')}${at('07:30', '37.2', '121/76', '86', '98%', '4')}${at('11:15', '37.0', '118/72', '78', '99%', '2')}</table>
      ${part('בדיקה גופנית', '{o|רגישות במותן ימין}. בטן רכה, {x|ללא סימני גירוי צפקי|negated}. {x|מקבורני שלילי|negated|d.append}. אגן: {x|לא נבדקה|not done}.')}
      ${part(
        'מעבדה 17/09/2026',
        `ספירה: ${[
          ['wbc', 'WBC', '11.9', 'K/uL'],
          ['hgb', 'HGB', '12.2', 'g/dL'],
          ['plt', 'PLT', '268', 'K/uL'],
        ]
          .map((x) => r(...x))
          .join(', ')}.`,
        `כימיה: ${[
          ['glu', 'גלוקוז', '112', 'mg/dL'],
          ['crea', 'קריאטינין', '0.88', 'mg/dL'],
          ['na', 'נתרן', '140', 'mmol/L'],
          ['k', 'אשלגן', '3.7', 'mmol/L'],
          ['ca', 'סידן', '9.8', 'mg/dL'],
          ['uric', 'חומצת שתן', '5.9', 'mg/dL'],
          ['lip', 'ליפאז', '28', 'U/L'],
          ['crp', 'CRP', '6.4', 'mg/L'],
          ['hcg', 'בטא HCG', 'שלילי', ''],
        ]
          .map((x) => r(...x))
          .join(', ')}.`,
        `סטיק שתן: ${[
          ['ubld', 'דם', '+++', ''],
          ['uleu', 'לויקוציטים', '+', ''],
          ['unit', 'ניטריט', 'שלילי', ''],
          ['uket', 'קטונים', '+', ''],
        ]
          .map((x) => r(...x))
          .join(', ')}. {x|תרבית שתן נלקחה - תשובה בקופה|pending|l.ucult}.`,
      )}
      ${part('הדמיה', '{i.ctkub|CT ללא חומר ניגוד - פרוטוקול אבנים|on=2026-09-17} 17/09/2026: {d.ureter|אבן 5 מ"מ בשופכן ימין דיסטלי|icd=N20.1}, {d.hydro|הידרונפרוזיס קל|icd=N13.2/N13.30}. {d.ovcyst|ציסטה שחלתית משמאל|icd=N83.202/N83.209} 3 ס"מ. {x|תוספתן תקין|negated|d.append}. {x|ללא אוויר חופשי|negated}. {x|ללא דיברטיקוליטיס|negated|d.divertic}.')}
      ${part('טיפול שניתן', '{m.dicl?|וולטרן 75 מ"ג IM|dose=-;st=-}, {m.dipyr?|אופטלגין|dose=-;st=-}, {m.p32papav?|פפברין|dose=-;st=-}, {m.ond?|זופרן 4 מ"ג IV|dose=-;st=-}, נוזלים. {x|אופיאטים לא ניתנו|not given|m.morp}.')}
      ${part('ייעוץ', 'אורולוגיה: ד"ר סלבה גורליק - טיפול שמרני. {x|אין התוויה לסטנט דחוף|not needed|p.jjstent}.')}${c.no('ד"ר סלבה גורליק', 'consultant')}
      ${part('אבחנה בשחרור', '{d.renalcol|עווית כלייתית מימין|icd=N23}')}
      ${part('המלצות', '{m.tams|אומניק 0.4 מ"ג|freq=בערב} בערב, 4 שבועות; {m.etor|ארקוקסיה 90 מ"ג|freq=פעם ביום} פעם ביום, 5 ימים; {m.trama|טרמדקס 50 מ"ג|freq=לפי הצורך} לפי הצורך.', '{x|שתייה מרובה|instruction}, {x|סינון שתן|instruction}. {x|מרפאה אורולוגית בעוד שבועיים עם US כליות|planned|i.usren}. {x|US אגן בעוד 8 שבועות לציסטה|planned|i.uspelv}. {x|בחום מעל 38 - לחזור, ייתכן פיאלונפריטיס|conditional|d.pyelo}. {x|ליתוטריפסיה אם לא תצא|conditional}.')}
      <div style="margin-top:6px">${c.t('☒ שוחררה לביתה {x|☐ אשפוז|empty field} {x|☐ עזבה על דעת עצמה|empty field} {x|☐ תעודת מחלה|empty field} {x|☐ בהריון|empty field|d.h30pregn}')}</div>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('ד"ר איתמר בן-שושן, רפואה דחופה, מ.ר. 00780')}</span>${signature(c.rnd)}${matrixCode(c.rnd, 16, 3)}</div>`,
      'rtl',
    )
  },
  { width: 1060, scale: 1.4 },
)

/** A private institute: the conclusion in a frame at the top, then a running paragraph for each region. */
const ultrasound = doc(
  'p9258.png',
  ['he', 'imaging', 'clean'],
  '2026-11-02',
  ['מכון אולטרסאונד הר הדס', 'הר הדס', 'הר הדס - מכון אולטרסאונד', 'מכון הר הדס'],
  ['ד"ר גרגורי שולמן', 'גרגורי שולמן', 'שולמן גרגורי'],
  ['אברהם טויטו', 'טויטו אברהם', 'מר אברהם טויטו'],
  'תשובת אולטרסאונד',
  (c) => {
    const p = (t, s) => `<p><u>${he(t)}</u> ${c.t(s)}</p>`
    return sheet(
      `body{font:18px/1.5 ${FACE.frank};font-size:20px;padding:50px 80px}p{margin:7px 0}.k{border:2px solid #000;padding:6px 16px;margin:12px 0}.k li{margin:1px 0}`,
      `<div style="text-align:center"><b style="font-size:28px">${he('הר הדס')}</b><br>${he('מכון אולטרסאונד, קניון המושבה, קומה 2')}</div>
      <div style="display:flex;justify-content:space-between;border-top:1px solid #000;border-bottom:1px solid #000;margin:10px 0;padding:3px 0"><span>${he('מר אברהם טויטו, בן 69, ת.ז. 0-1150682-3')}</span><span>${he('2 בנובמבר 2026')}</span></div>
      <p>${he('הופנה על ידי: ד"ר ליליאן מזרחי')}</p>${c.no('ד"ר ליליאן מזרחי', 'referrer')}
      <p style="text-align:center;font-size:22px"><b>${c.t('{i.usabd|אולטרסאונד בטן, כליות ושלפוחית|main=1}')}</b></p>
      <div class="k"><b>${he('בקצרה')}</b><ol><li>${c.t('{d.steat|כבד שומני|icd=K76.0} בדרגה בינונית.')}</li><li>${c.t('{d.gallst|אבנים בכיס המרה|icd=K80.20}, {x|ללא סימני דלקת|negated|d.cholec}.')}</li><li>${c.t('{d.bph|ערמונית מוגדלת|icd=N40.0/N40.1} עם {o|שארית שתן}.')}</li><li>${c.t('{x|מומלץ מעקב אחר המפרצת בעוד שנה|recommended}.')}</li></ol></div>
      ${p('רקע:', '{o|כאבים ברום הבטן}, {d.transam|הפרעה בתפקודי כבד|icd=R74.01/R94.5}. {p.append|כריתת תוספתן|on=1979} 1979. {x|אין צהבת בעבר|negated}. להשוואה: {i.usabd|אולטרסאונד בטן|on=2024-11-06} מיום 06/11/2024.')}
      ${p('כבד:', 'מוגדל, 17.8 ס"מ ({d.hepmeg|הפטומגליה|icd=R16.0}), {d.steat|הסננה שומנית|icd=K76.0} דרגה 2. {d.lcyst|ציסטה פשוטה|icd=K76.89} 14 מ"מ באונה השמאלית, ללא שינוי. {x|אין גוש סולידי|negated}. וריד השער פתוח, {x|ללא מיימת|negated|d.ascites}.')}
      ${p('דרכי מרה:', '{d.gallst|שלוש אבנים בכיס המרה|icd=K80.20} עד 11 מ"מ. עובי הדופן 2 מ"מ. {d.gbpolyp|פוליפ|icd=K82.4} 4 מ"מ. צינור המרה 5 מ"מ, {x|ללא אבן|negated|d.choledoc}.')}
      ${p('לבלב וטחול:', 'ראש הלבלב תקין, {x|הזנב אינו מודגם|not seen}. טחול 10.6 ס"מ, {d.accspl|טחול משני|icd=Q89.09} 12 מ"מ. {x|ללא טחול מוגדל|negated|d.splenomeg}.')}
      ${p('כליות:', 'ימין 11.1 ס"מ, שמאל 10.8 ס"מ. {d.rcyst|ציסטות בכליה שמאל|icd=N28.1} עד 38 מ"מ, Bosniak I. {d.aml|אנגיומיוליפומה|icd=D17.71} 7 מ"מ בכליה ימין. {x|ללא הרחבה של המערכת המאספת|negated|d.hydro}, {x|ללא אבנים|negated|d.stone}.')}
      ${p('אאורטה:', '{d.aaa|הרחבה אנוריזמטית|icd=I71.40/I71.4} אינפרא-רנלית 33 מ"מ (בקודמת 31). {d.h13aoath|טרשת|icd=I70.0} בדפנות. {x|ללא דיסקציה|negated}.')}
      ${p('שלפוחית וערמונית:', '{d.bladwall|דופן שלפוחית מעובה|icd=N32.89}, {d.bldiv|דיברטיקל קטן|icd=N32.3}. {x|אין גידול בשלפוחית|negated|d.bladderca}. {d.bph|ערמונית מוגדלת|icd=N40.0/N40.1}: {l.e18prvol|נפח 62 סמ"ק|v=62;u=סמ"ק}. {l.pvr|שארית לאחר השתנה 110 סמ"ק|v=110;u=סמ"ק}.')}
      ${p('הערות:', '{x|גזים רבים הגבילו את הבדיקה|technique}. {x|CT בטן אם יימשכו הכאבים|conditional|i.ctap}. {x|לשקול פיברוסקאן|considered|p.h20fibro}. {x|ציטולוגיה של השתן לפי שיקול האורולוג|considered}.')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:10px"><span>${he('ד"ר גרגורי שולמן')}<br>${he('מומחה ברדיולוגיה, מ.ר. 00341')}</span>${signature(c.rnd, '#222')}${stamp(['מכון הר הדס', 'נבדק ואושר'], '#22306b', -6)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2024-11-06'], width: 1040, scale: 1.4 },
)

export const practice32HeLetters = [internal, emergency, ultrasound]
