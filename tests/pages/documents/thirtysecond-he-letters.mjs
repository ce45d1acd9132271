/** Ordinary letters in Hebrew, the thirty-second set: a surgical ward's discharge with labels at the right of ruled rows, an emergency department's letter with readings and bloods in small tables, a chest physician's letter to the family doctor. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { doc, he, items, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

/** « and » keep what stands between them in its left-to-right order: a blood pressure. */
const T = (c, s) => c.t(s).replace(/«/g, '<bdi dir="ltr">').replace(/»/g, '</bdi>')

/** A surgical ward: label at the right, text at its left, a rule under each; bloods of three days as a small table. */
const ward = doc(
  'p1326.jpg',
  ['he', 'discharge', 'photo'],
  '2026-02-14',
  [
    'בית החולים רמות הגלבוע',
    'רמות הגלבוע',
    'בית חולים רמות הגלבוע',
    "בית החולים רמות הגלבוע - כירורגיה א'",
    "כירורגיה א'",
  ],
  ['ד"ר חאתם ג\'בארין', "חאתם ג'בארין", "ג'בארין חאתם"],
  ['נאווה אבוטבול', 'אבוטבול נאווה', "גב' נאווה אבוטבול"],
  'סיכום אשפוז',
  (c) => {
    const f = (title, s) => `<div class="f"><b>${he(title)}</b><div>${T(c, s)}</div></div>`
    const days = ['2026-02-10', '2026-02-12', '2026-02-13']
    const lab = (s) => {
      const [key, label, unit, ...values] = s.split(';')
      return `<tr><td>${mixed(label)} <small>${ltr(unit)}</small></td>${values.map((v, i) => `<td>${v === '-' ? '' : resultCell(c, key, label, v, unit, '', days[i])}</td>`).join('')}</tr>`
    }
    const labs = (lines) =>
      `<table class="t"><tr><th></th><th>${ltr('10/02/26')}</th><th>${ltr('12/02/26')}</th><th>${ltr('13/02/26')}</th></tr>${lines.map(lab).join('')}</table>`
    return sheet(
      `body{font:17px/1.36 'Frank Ruehl CLM','David CLM';font-size:18.5px;padding:38px 58px}.f{display:grid;grid-template-columns:150px 1fr;gap:14px;border-bottom:1px solid #9a9a9a;padding:3px 0}.f>b{color:#234}.t{border-collapse:collapse;width:100%;font-size:16.5px}.t td,.t th{border:1px solid #999;padding:0 7px;text-align:right}small{font-size:13.5px;color:#444}.two{display:grid;grid-template-columns:1fr 1fr;gap:12px}ol{margin:0;padding-right:22px}.h{width:100%;border:1.5px solid #234;margin:8px 0}.h td{padding:1px 8px}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#234', 44)}<div><b style="font-size:26px">${he('בית החולים רמות הגלבוע')}</b><br>${he("כירורגיה א'")}</div></div><b style="font-size:25px">${he('סיכום אשפוז')}</b>${barcode(c.rnd, 30, 38)}</div>
      <table class="h"><tr><td>${he('שם: אבוטבול נאווה')}</td><td>${he('ת.ז. 0-5602148-1')}</td><td>${he('ת. לידה: 17/09/1971')}</td></tr><tr><td>${he('תאריך קבלה: 10/02/2026')}</td><td>${he('תאריך שחרור: 14/02/2026')}</td><td>${he('רופאת משפחה: ד"ר גלית סספורטס')}</td></tr></table>${c.no('ד"ר גלית סספורטס', 'family doctor')}
      ${f('אבחנה עיקרית', '{d.cholec|דלקת חריפה של כיס המרה|icd=K80.00/K81.0}')}
      ${f('מחלות רקע', '{d.htn|יתר לחץ דם|icd=I10}, {d.hypothy|תת פעילות של בלוטת התריס|icd=E03.9}, {d.obesity|השמנת יתר|icd=E66.9/E66.811}, {d.smoker|מעשנת 10 סיגריות ביום|icd=F17.210/F17.200/Z72.0}. {p.csect|ניתוח קיסרי|on=1999} 1999, {p.umbrep|תיקון בקע טבורי|on=2014} 2014. {x|לא ידוע על סוכרת|negated|d.dm2}.')}
      ${f('רגישויות', '{a.pen|פניצילין|react=פריחה} - פריחה. {x|אינה רגישה ללטקס|negated|a.latex}.')}
      ${f('תולדות משפחה', '{x|אם נפטרה מסרטן לבלב|family history|d.e30pancca}; {x|אחות לאחר כריתת כיס מרה|family history}.')}
      ${f('תלונה עיקרית', '{o|כאב ברום הבטן הימנית} כיום וחצי לאחר ארוחה שומנית, {o|בחילה} ו{o|הקאות}. {x|ללא צהבת|negated}, {x|ללא צמרמורת|negated}, {x|יציאות תקינות ללא דם|negated}.')}
      ${f('בדיקה בקבלה', 'ל"ד «{l.e21sys|142|v=142;u=-}/{l.e21dia|88|v=88;u=-}», דופק {l.e21hr|98|v=98;u=-}, חום {l.e21temp|38.1|v=38.1;u=-}, סטורציה {l.e21spo2|97%|v=97;u=%}, BMI {l.e21bmi|34.2|v=34.2;u=-}. {o|סימן מרפי חיובי}. {x|ללא סימני גירוי צפקי|negated}. {x|לובן העיניים לבן|negated}.')}
      <div class="f"><b>${he('מעבדה')}</b><div class="two">${labs(['wbc;לויקוציטים;K/µL;15.8;10.9;8.7', 'neutp;נויטרופילים;%;86;74;-', 'hgb;המוגלובין;g/dL;13.4;12.9;12.1', 'plt;טסיות;K/µL;311;298;287', 'crp;CRP;mg/L;164;118;71'])}${labs(['crea;קריאטינין;mg/dL;0.83;0.76;0.74', 'alt;ALT;U/L;62;48;55', 'alp;ALP;U/L;141;122;-', 'tbil;בילירובין;mg/dL;1.4;0.9;0.8', 'lip;ליפאז;U/L;44;-;-'])}</div></div>
      ${f('הדמיה', '{i.usabd|אולטרסאונד בטן|on=2026-02-10} 10/02/2026: {d.gallst|אבנים בכיס המרה|icd=K80.20/K80.00}, דופן מעובה 7 מ"מ, {o|נוזל סביב הכיס}, {d.steat|כבד שומני|icd=K76.0}. {x|ללא הרחבת דרכי מרה|negated}. {i.mrcp|MRCP|on=2026-02-11} 11/02/2026: {x|לא הודגמה אבן בצינור המרה המשותף|negated|d.choledoc}.')}
      ${f('ניתוח', '12/02/2026: {p.lapchole|כריתת כיס מרה לפרוסקופית|on=2026-02-12}. כיס דלקתי ובו אבנים מרובות. {x|לא נדרש מעבר לניתוח פתוח|negated}. {x|כולנגיוגרפיה תוך ניתוחית לא בוצעה|not done}. נקז הוצא ב-13/02. {x|תשובה פתולוגית טרם התקבלה|pending}.')}
      ${f('מהלך', 'צום, נוזלים, {m.ceftr?|רוצפין|dose=-;st=-} ו{m.metro|פלג\'יל|dose=-;st=-} לוריד. לאחר הניתוח ללא חום, אוכלת, פצעים נקיים. {m.enox?|קלקסן 40 מ"ג|st=-} ניתן באשפוז בלבד. {x|ללא סימני זיהום בפצע|negated}.')}
      <div class="f"><b>${he('תרופות בשחרור')}</b><ol>${items(c, ['{m.cipr|ציפרודקס 500 מ"ג|freq=פעמיים ביום} פעמיים ביום עד 18/02/2026', '{m.metro|פלג\'יל 250 מ"ג|freq=3 פעמים ביום} 3 פעמים ביום עד 18/02/2026', '{m.dipyr|אופטלגין 500 מ"ג|freq=לפי הצורך} לפי הצורך', '{m.levo|אלטרוקסין 75 מק"ג|dose=75 מק"ג;freq=פעם ביום} פעם ביום, ללא שינוי', '{m.ram|טריטייס 5 מ"ג|freq=פעם ביום} פעם ביום, ללא שינוי', '{m.dicl|וולטרן|dose=-;st=stopped} - הופסק'])}</ol></div>
      <div class="f"><b>${he('המלצות')}</b><ol>${items(c, ['{x|תפקודי כבד במרפאה בעוד שבוע|planned|l.alt}', '{x|ביקורת במרפאה כירורגית 24/02/2026 עם תשובת הפתולוגיה|planned}', '{x|לא להרים מעל 5 ק"ג במשך חודש|instruction}', '{x|הפסקת עישון - מומלצת סדנה|recommended}', '{x|בהופעת חום, צהבת או כאב גובר - לפנות למיון|conditional}', '{x|לא לקבל אוגמנטין|warned|m.coamox}'])}</ol></div>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><span>${he('ד"ר חאתם ג\'בארין, מ.ר. 00381')}<br>${he("מנהל המחלקה: פרופ' עודד ברקת")}</span>${signature(c.rnd, '#22306b')}${stamp(['בית החולים רמות הגלבוע', "כירורגיה א'"], '#345', -5)}</div>${c.no("פרופ' עודד ברקת", 'head of department')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-02-10'], width: 1060, scale: 1.45, degrade: { angle: 1.1, folds: [0.5] } },
)

/** An emergency department: bold run-in titles, readings by the hour, bloods four in a row, what to do in a frame. */
const urgent = doc(
  'p1327.png',
  ['he', 'discharge', 'clean'],
  '2026-06-21',
  [
    'המרכז הרפואי צוקי הים',
    'צוקי הים',
    'מרכז רפואי צוקי הים',
    'המרכז הרפואי צוקי הים - מלר"ד',
    'המרכז הרפואי צוקי הים - המחלקה לרפואה דחופה',
  ],
  ['ד"ר מיכל ברזילי', 'מיכל ברזילי', 'ברזילי מיכל'],
  ['אפרים שטיינמץ', 'שטיינמץ אפרים', 'מר אפרים שטיינמץ'],
  'סיכום טיפול במלר"ד',
  (c) => {
    const p = (title, s) => `<p><b>${he(`${title}:`)}</b> ${T(c, s)}</p>`
    const on = ';on=2026-06-21'
    const at = (hour, sys, dia, hr, spo, temp) =>
      `<tr data-line><td>${ltr(hour)}</td><td>${T(c, `«{l.e21sys|${sys}|v=${sys};u=-}/{l.e21dia|${dia}|v=${dia};u=-}»`)}</td><td>${c.t(`{l.e21hr|${hr}|v=${hr};u=-}`)}</td><td>${c.t(`{l.e21spo2|${spo}%|v=${spo};u=%}`)}</td><td>${temp ? c.t(`{l.e21temp|${temp}|v=${temp};u=-}`) : ''}</td></tr>`
    const cell = ([key, name, v, unit]) =>
      `<div>${c.t(`{l.${key}|${name} ${v}${unit ? ` ${unit}` : ''}|v=${v};u=${unit || '-'}${on}}`)}</div>`
    return sheet(
      `body{font:16px/1.42 'Noto Sans Hebrew','Open Sans';font-size:15.5px;padding:36px 66px}p{margin:5px 0}.h{display:grid;grid-template-columns:repeat(4,auto);gap:1px 20px;border-top:1px solid #000;border-bottom:1px solid #000;padding:4px 0;margin:8px 0}.t{border-collapse:collapse;margin:4px 0}.t td,.t th{border:1px solid #888;padding:1px 18px;text-align:center}.g{display:grid;grid-template-columns:repeat(4,1fr);gap:0 10px;border:1px solid #888;padding:2px 10px}.k{border:2px solid #1d4f91;border-radius:6px;padding:4px 16px;margin-top:8px}.k ul{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:24px;color:#1d4f91">${he('המרכז הרפואי צוקי הים')}</b><br>${he('המחלקה לרפואה דחופה (מלר"ד) - אגף פנימי')}</div>${mark('cross', '#1d4f91', 44)}</div>
      <div style="font-size:21px;font-weight:bold">${he('סיכום טיפול במלר"ד')}</div>
      <div class="h"><span>${he('אפרים שטיינמץ')}</span><span>${he('ת.ז. 0-0391557-6')}</span><span>${he('ת. לידה 28/12/1954')}</span><span>${he('זכר, 71')}</span><span>${he('קבלה: 21/06/2026 10:02')}</span><span>${he('שחרור: 21/06/2026 16:20')}</span><span>${he('מקרה: 26-118830')}</span><span>${he('הופנה ע"י: טר"מ')}</span></div>
      ${p('סיבת פנייה', '{d.palp?|דפיקות לב|icd=R00.2} מהבוקר, עם {o|חולשה}. {x|ללא כאב בחזה|negated|d.chestpain}, {x|לא התעלף|negated|d.syncope}. {x|ללא חום|negated}.')}
      ${p('מחלות ידועות', '{d.htn|יתר לחץ דם|icd=I10}, {d.dm2|סוכרת סוג 2|icd=E11.9}, {d.hld|דיסליפידמיה|icd=E78.5}, {d.bph|הגדלה שפירה של הערמונית|icd=N40.0/N40.1}, {d.osa|דום נשימה בשינה|icd=G47.33} (ישן עם {p.t32cpap?|CPAP|st=-}). {p.tka|החלפת ברך שמאל|on=2019} 2019. {d.exsmoker|עישן בעבר|icd=Z87.891}. {x|ללא מחלת לב איסכמית|negated|d.ihd}. {x|ללא אירוע מוחי בעבר|negated|d.stroke}.')}
      ${p('משפחה', '{x|אב - אירוע מוחי בגיל 74|family history|d.stroke}; {x|אח עם קוצב|family history|p.pacem}.')}
      ${p('רגישות', '{a.dipy|אופטלגין|react=נפיחות בפנים} - נפיחות בפנים.')}
      ${p('תרופות בבית', '{m.metf|גלוקופאג\' 850 מ"ג|freq=פעמיים ביום} פעמיים ביום, {m.vals|דיובן 160 מ"ג|freq=בבוקר} בבוקר, {m.ator|ליפיטור 20 מ"ג|freq=בערב} בערב, {m.tams|אומניק 0.4 מ"ג|freq=בערב} בערב, {m.asa|מיקרופירין 75 מ"ג|st=stopped} בבוקר (ראה המלצות).')}
      <p><b>${he('מדדים:')}</b></p><table class="t"><tr><th>${he('שעה')}</th><th>${he('ל"ד')}</th><th>${he('דופק')}</th><th>${he('סטורציה')}</th><th>${he('חום')}</th></tr>${at('10:10', '156', '94', '138', '96', '36.7')}${at('12:35', '139', '83', '104', '97', '')}${at('15:45', '127', '76', '68', '98', '36.5')}</table>
      ${p('בבדיקה', 'לב בלתי סדיר מהיר, {x|ללא אוושה|negated}. ריאות נקיות. {x|אין בצקות ברגליים|negated}. {x|אין חסר נוירולוגי|negated}.')}
      ${p('אק"ג', '{p.ecg|אק"ג} בקבלה: {d.af|פרפור פרוזדורים|icd=I48.91/I48.0} בקצב 138, {x|ללא שינויי ST|negated}. בתרשים חוזר {o|קצב סינוס 66}.')}
      <p><b>${he('מעבדה 21/06/2026:')}</b></p><div class="g">${[
        ['wbc', 'WBC', '7.9', 'K/µL'],
        ['hgb', 'HGB', '14.4', 'g/dL'],
        ['plt', 'PLT', '207', 'K/µL'],
        ['glu', 'GLU', '163', 'mg/dL'],
        ['crea', 'CREA', '1.03', 'mg/dL'],
        ['na', 'NA', '139', 'mmol/L'],
        ['k', 'K', '4.0', 'mmol/L'],
        ['mg', 'MG', '1.9', 'mg/dL'],
        ['tsh', 'TSH', '1.46', 'mIU/L'],
        ['inr', 'INR', '1.01', ''],
        ['crp', 'CRP', '0.4', 'mg/dL'],
        ['tropi', 'TROPONIN I', '12', 'ng/L'],
      ]
        .map(cell)
        .join('')}</div>
      ${p('הדמיה', '{i.cxr|צילום חזה|on=2026-06-21} 21/06/2026: {o|צל לב גבולי}, {x|ללא גודש|negated}, {x|ללא תסנין|negated|d.pneumonia}.')}
      ${p('טיפול שניתן', '{m.metop?|לופרסור 5 מ"ג|st=-} IV פעמיים, {m.amio?|פרוקור 300 מ"ג|st=-} IV, {m.enox?|קלקסן 80 מ"ג|st=-} SC. חזר לקצב סינוס בשעה 15:20. {x|היפוך חשמלי לא נדרש|not needed|p.cardiov}.')}
      ${p('דיון', 'אירוע ראשון של {d.af|פרפור פרוזדורים|icd=I48.91/I48.0}, נמשך פחות מ-24 שעות. {o|CHA2DS2-VASc 3}. {x|תסחיף ריאתי אינו סביר|not likely|d.pe}. {x|תירוטוקסיקוזיס נשללה|negated|d.hyperthy}. {x|קומדין נשקל, הוחלט על נוגד קרישה ישיר|considered|m.warf}.')}
      <div class="k"><b>${he('המלצות בשחרור')}</b><ul>${items(c, ['{m.apix|אליקוויס 5 מ"ג|freq=פעמיים ביום} פעמיים ביום - תרופה חדשה', '{m.bis|קונקור 2.5 מ"ג|freq=בבוקר} בבוקר - תרופה חדשה', '{m.asa|מיקרופירין|dose=-;st=stopped} - להפסיק', 'שאר התרופות ללא שינוי', '{x|אקו לב והולטר תוך שבועיים|planned|p.holter}', '{x|ביקורת קרדיולוג תוך חודש, תידון אבלציה|considered|p.ablat}', '{x|אם הדופק מתחת ל-50 או סחרחורת - להפסיק קונקור|conditional|m.bis}', '{x|דימום, כאב בחזה או חולשת צד - למיון מיד|conditional|d.stroke}', '{x|הימנעות מאלכוהול|instruction}'])}</ul></div>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:6px"><span>${he('ד"ר מיכל ברזילי, רפואה דחופה, מ.ר. 00652')}</span>${signature(c.rnd, '#222')}<span>${he('מתמחה: ד"ר יניב אורן')}</span></div>${c.no('ד"ר יניב אורן', 'trainee')}`,
      'rtl',
    )
  },
  { width: 1040, scale: 1.4 },
)

/** A chest physician's letter: to a family doctor, paragraphs of running text, one table of the lung function. */
const lungs = doc(
  'p1328.png',
  ['he', 'consultation', 'clean'],
  '2026-10-27',
  [
    'המרכז הרפואי עמק האלה',
    'עמק האלה',
    'מרכז רפואי עמק האלה',
    'המרכז הרפואי עמק האלה - מכון הריאות',
    'מכון הריאות',
    'מכון הריאות, המרכז הרפואי עמק האלה',
  ],
  ["פרופ' נורית הלפרין", 'נורית הלפרין', 'הלפרין נורית', 'ד"ר נורית הלפרין'],
  ['סיון אמסלם', 'אמסלם סיון', "גב' סיון אמסלם"],
  'מרפאת אסתמה קשה',
  (c) => {
    const p = (s) => `<p>${T(c, s)}</p>`
    const on = ';on=2026-10-27'
    const pft = (key, name, unit, pre, pp, post, qp) =>
      `<tr data-line><td>${ltr(name)}</td><td>${c.t(`{l.${key}|${pre}|v=${pre};u=${unit}${on}}`)}</td><td>${pp ? c.t(`{o|${pp}%}`) : ''}</td><td>${post ? c.t(`{l.${key}|${post}|v=${post};u=${unit}${on}}`) : ''}</td><td>${qp ? c.t(`{o|${qp}%}`) : ''}</td></tr>`
    return sheet(
      `body{font:17px/1.5 'David CLM','Frank Ruehl CLM';font-size:18.5px;padding:44px 88px}p{margin:6px 0}.t{border-collapse:collapse;margin:4px auto}.t td,.t th{border:1px solid #777;padding:1px 20px;text-align:center}span[data-e]{white-space:nowrap}`,
      `<div style="text-align:center;border-bottom:1.5px solid #000;padding-bottom:6px"><b style="font-size:26px">${he('המרכז הרפואי עמק האלה')}</b><br>${he('מכון הריאות - מרפאת אסתמה קשה')}<br><small>${he("מנהלת המכון: פרופ' נורית הלפרין | טל. 00-0006170")}</small></div>
      <p style="display:flex;justify-content:space-between"><span>${he('לכבוד')}<br>${he('ד"ר יאיר טננבאום, רופא משפחה')}</span><span>${he('27 באוקטובר 2026')}</span></p>${c.no('ד"ר יאיר טננבאום', 'recipient')}
      <p style="text-align:center"><b>${he("הנדון: גב' סיון אמסלם, בת 39, ת.ז. 0-3019765-8")}</b></p>
      ${p("ראיתי היום לביקורת את גב' אמסלם, הסובלת מ{d.asthma|אסתמה קשה|icd=J45.50/J45.909/J45.51} מגיל 24, {d.h11npol|פוליפים באף|icd=J33.9/J33.8} - לאחר {p.fess|ניתוח סינוסים אנדוסקופי|on=2021} ב-2021, {d.allrhin|נזלת אלרגית|icd=J30.9/J30.89} ו{d.gerd|רפלוקס קיבתי ושטי|icd=K21.9}. ב{p.e18spt|תבחיני עור|on=2022} משנת 2022 נמצאה רגישות ל{a.dust|קרדית אבק הבית} ול{a.cat|חתול}. {x|אין רגישות לאספירין|negated|a.asa} ו{x|אין עדות לתסמונת צ'רג-שטראוס|negated|d.t32egpa}. {x|מעולם לא עישנה|negated|d.smoker}. {x|לבתה אטופיק דרמטיטיס|family history|d.eczema}.")}
      ${p('בשנה האחרונה שלוש החמרות שטופלו ב{m.pred|פרדניזון|dose=-;st=completed}, ואחת מהן באשפוז בינואר 2026. כיום {o|קוצר נשימה} בעלייה במדרגות, {o|שיעול} לילי פעמיים בשבוע ושימוש במשאף מציל ארבע פעמים בשבוע ({o|ACT 14}). {x|ללא כיח דמי|negated}. {x|ללא ירידה במשקל|negated}.')}
      ${p('הטיפול הנוכחי: {m.symb|סימביקורט 320/9|dose=-;st=stopped} שתי שאיפות פעמיים ביום, {m.mont|סינגולייר 10 מ"ג|freq=בערב} בערב, {m.mome|נזונקס|dose=-;freq=פעם ביום} לאף פעם ביום, {m.salb|ונטולין|dose=-;freq=לפי הצורך} לפי הצורך ו{m.lan|לנטון 30 מ"ג|freq=בבוקר} בבוקר. {m.t32theo|תיאוטרד|dose=-;st=stopped} הופסק ב-2024 בשל דפיקות לב. {x|אלרגיה לתרופות אינה ידועה|negated}.')}
      ${p('בבדיקה: דופק {l.e21hr|84|v=84;u=-}, ל"ד «{l.e21sys|122|v=122;u=-}/{l.e21dia|76|v=76;u=-}», סטורציה {l.e21spo2|96%|v=96;u=%}, משקל {l.e21wt|71 ק"ג|v=71;u=-}. {o|צפצופים בסוף הנשיפה} דו-צדדית. {x|אין קנדידה בלוע|negated}. {x|אין אצבעות מתופפות|negated}.')}
      <table class="t"><tr><th>${he('תפקודי ריאות 27/10/2026')}</th><th>${he('לפני')}</th><th>${he('מהצפוי')}</th><th>${he('אחרי ונטולין')}</th><th>${he('מהצפוי')}</th></tr>${pft('e18fvc', 'FVC (L)', 'L', '3.24', '90', '3.41', '95')}${pft('e18fev1', 'FEV1 (L)', 'L', '2.02', '68', '2.39', '80')}${pft('e18fevr', 'FEV1/FVC (%)', '%', '62', '', '70', '')}</table>
      ${p('{l.e18feno|FeNO 57 ppb|v=57;u=ppb}. מבדיקות הדם מ-19/10/2026: {l.eos|אאוזינופילים 0.74 K/µL|v=0.74;u=K/µL;on=2026-10-19}, {l.ige|IgE 386 IU/mL|v=386;u=IU/mL;on=2026-10-19}, {l.wbc|לויקוציטים 8.1 K/µL|v=8.1;u=K/µL;on=2026-10-19}, {l.hgb|המוגלובין 13.0 g/dL|v=13.0;u=g/dL;on=2026-10-19}, {l.anca|ANCA שלילי|v=שלילי;u=-;on=2026-10-19}, {l.a1at|אלפא-1 אנטיטריפסין 148 mg/dL|v=148;u=mg/dL;on=2026-10-19}. {l.aspfum|IgE לאספרגילוס 0.12 kU/L|v=0.12;u=kU/L;on=2026-10-19}.')}
      ${p('{i.ctchest|CT חזה|on=2026-03-03} מ-03/03/2026: {d.bronchwall|עיבוי דפנות הסימפונות}, {d.nodule|קשרית 4 מ"מ|icd=R91.1} באונה הימנית התיכונה ללא שינוי מ-2024. {x|אין ברונכיאקטזיות|negated|d.bronchiect}. {x|אין אמפיזמה|negated|d.emphys}.')}
      ${p('לסיכום, אסתמה קשה מסוג 2 שאינה מאוזנת למרות טיפול מרבי והיענות טובה. החלטנו על מעבר מסימביקורט ל{m.trimbow|טרימבו 172/5/9|dose=-;freq=2 שאיפות פעמיים ביום}, 2 שאיפות פעמיים ביום. {x|תוגש בקשה לדופיקסנט|planned|m.dupil}; {x|נוקאלה נשקלה ונדחתה בשל הפוליפים|considered|m.t32mepo}. {x|אין כעת מקום לסטרואידים סיסטמיים|not given|m.pred}. {m.vflu|חיסון לשפעת|dose=-;st=-} ניתן היום; {m.vpcv|פרבנר 20|dose=-;st=-;on=2025-11} ניתן בנובמבר 2025. {x|חיסון לשלבקת חוגרת - יישקל|considered|m.vzos}.')}
      ${p('{x|ביקורת עם תפקודי ריאות בעוד שלושה חודשים|planned|p.spiro}. {x|CT חזה חוזר לקשרית אינו נדרש|not needed|i.ctchest}. {x|בהחמרה - פרדניזון 40 מ"ג לחמישה ימים|conditional|m.pred}. {x|כיסויי מזרן נגד קרדית|instruction}.')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><span>${he('בכבוד רב,')}<br>${he("פרופ' נורית הלפרין")}</span>${signature(c.rnd, '#222')}</div>`,
      'rtl',
    )
  },
  { width: 1040, scale: 1.4 },
)

export const thirtySecondHeLetters = [ward, urgent, lungs]
