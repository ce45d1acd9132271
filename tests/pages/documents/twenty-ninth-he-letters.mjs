/** Ordinary letters in Hebrew: a maternity ward's discharge with mother and newborn side by side, a kidney clinic's letter by problem and plan, a fund's prescription with the generic name under the brand, a family doctor's visit with diagnoses in English capitals. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, ltr, sheet } from './blind-parts.mjs'

/** A maternity ward: facts of the birth in a grid, mother and newborn as two columns, drugs and advice beneath. */
const maternity = doc(
  'p1176.png',
  ['he', 'discharge', 'clean'],
  '2026-05-31',
  [
    'בית החולים גבעת ההדסים',
    'גבעת ההדסים',
    'בית חולים גבעת ההדסים',
    "בית החולים גבעת ההדסים - מחלקת יולדות א'",
  ],
  ['ד"ר ליאת זמורה', 'ליאת זמורה', 'זמורה ליאת'],
  ['אפרת שמילוביץ', 'שמילוביץ אפרת', "גב' אפרת שמילוביץ"],
  'סיכום אשפוז יולדת',
  (c) => {
    const p = (title, s) => `<p><b>${he(title)}:</b> ${c.t(s)}</p>`
    return sheet(
      `body{font:16px/1.42 ${FACE.openSans};font-family:'Open Sans','Noto Sans Hebrew';font-size:15.5px;padding:38px 58px}p{margin:5px 0}.w{display:grid;grid-template-columns:1.25fr 1fr;gap:16px}.c{border-top:3px solid #8a3b6b;background:#fbf5f9;padding:4px 12px}h3{font-size:16.5px;color:#8a3b6b;margin:4px 0}.h td{border:1px solid #d9b8cd;padding:3px 8px}ul{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:24px;color:#8a3b6b">${he('בית החולים גבעת ההדסים')}</b><br>${he("מחלקת יולדות א' | מנהל: פרופ' עמוס דגני")}</div>${mark('star', '#8a3b6b', 46)}<b style="font-size:23px">${he('סיכום אשפוז יולדת')}</b></div>${c.no("פרופ' עמוס דגני", 'head of department')}
      <table class="h" style="margin:8px 0"><tr><td>${he("שם: גב' שמילוביץ אפרת")}</td><td>${he('ת.ז. 0-5417720-6')}</td><td>${he('ת. לידה 19/12/1990')}</td><td>${c.t('{l.abo?|סוג דם: A שלילי|v=A;u=-}')}</td></tr><tr><td>${he('קבלה: 27/05/2026')}</td><td>${he('לידה: 27/05/2026 11:18')}</td><td>${he('שחרור: 31/05/2026')}</td><td>${he('שבוע 38+4')}</td></tr></table>
      <div class="w"><div class="c"><h3>${he('היולדת')}</h3>
      ${p('אבחנות', '{p.csect|ניתוח קיסרי|on=2026-05-27} 27/05/2026 עקב {d.breech|מצג עכוז|icd=O32.1XX0}, {d.gdm|סוכרת הריון|icd=O24.419/O24.410}, {d.anempp|אנמיה לאחר לידה|icd=O90.81}')}
      ${p('רקע', '{d.hypothy|תת פעילות בלוטת התריס|icd=E03.9}. {p.append|כריתת תוספתן|on=2009} 2009. {d.miscarr|הפלה|icd=Z87.59/O03.9;st=historical} בשנת 2022. {x|ללא יתר לחץ דם|negated|d.htn}. {x|אמה חולת סוכרת|family history|d.dm2}.')}
      ${p('רגישויות', '{a.amox|מוקסיפן|react=פריחה} - פריחה')}
      ${p('מהלך', 'הרדמה {p.spinal|ספינלית|on=2026-05-27}. {x|היפוך חיצוני הוצע, סירבה|declined|p.ecv}. דימום משוער 700 מ"ל, {x|ללא צורך בעירוי דם|negated|p.transfus}. {x|ללא סימני רעלת הריון|negated|d.preecl}. קיבלה {m.venofer?|ונופר|dose=-;st=-} במחלקה.')}
      ${p('מעבדה', '26/05/2026: {l.hgb|המוגלובין 11.4 g/dL|v=11.4;u=g/dL;on=2026-05-26}, {l.plt|טסיות 196 K/µL|v=196;u=K/µL;on=2026-05-26}. 29/05/2026: {l.hgb|המוגלובין 8.3 g/dL|v=8.3;u=g/dL;on=2026-05-29}, {l.wbc|לויקוציטים 12.7 K/µL|v=12.7;u=K/µL;on=2026-05-29}, {l.ferr|פריטין 16 ng/mL|v=16;u=ng/mL;on=2026-05-29}, {l.glu|סוכר בצום 86 mg/dL|v=86;u=mg/dL;on=2026-05-29}.')}
      ${p('בשחרור', '{o|ל"ד 118/72}, {o|דופק 88}, {o|חום 36.7}. רחם מכווצת, {x|ללא סימני זיהום בפצע|negated}, {x|ללא רגישות בשוקיים|negated|d.dvt}.')}</div>
      <div class="c"><h3>${he('היילוד')}</h3>
      ${p('פרטים', 'בת, {o|משקל 3,240 גרם}, {o|היקף ראש 34.5 ס"מ}, {o|אפגר 9/10}.')}
      ${p('סוג דם', '{x|O שלילי|of the newborn|l.abo}, {x|אין צורך באנטי D|not needed|m.antid}.')}
      ${p('בדיקה', '{x|ללא אוושה|negated}. {x|ללא צהבת משמעותית|negated|d.jaundice}. {o|בדיקת שמיעה תקינה}.')}
      ${p('חיסון', '{m.vhepb?|הפטיטיס B|dose=-;st=-} ניתן 27/05/2026. {o|ויטמין K} ניתן.')}
      ${p('הזנה', 'הנקה ותוספת תמ"ל.')}
      ${p('המשך', '{x|אולטרסאונד מפרקי ירכיים בגיל 6 שבועות|planned|i.uship} (מצג עכוז). {x|טיפת חלב תוך 5 ימים|planned}. {x|בדיקת סקר יילודים - תשובה בדואר|pending}.')}</div></div>
      <h3>${he('טיפול בשחרור')}</h3><ul>${items(c, ['{m.levo|אלטרוקסין 50 מק"ג|dose=50 מק"ג;freq=פעם ביום} פעם ביום בצום', '{m.enox|קלקסן 40 מ"ג|freq=פעם ביום} זריקה פעם ביום, 10 ימים', '{m.ferrop|פריפול 100 מ"ג|freq=פעמיים ביום} פעמיים ביום, 3 חודשים', '{m.para|אקמול 500 מ"ג|freq=כל 6 שעות} כל 6 שעות לפי הצורך', '{m.dicl|וולטרן 50 מ"ג|freq=פעמיים ביום} פעמיים ביום לפי הצורך, עד 5 ימים', '{m.lact|אבילק|dose=-;freq=בערב} 15 מ"ל בערב'])}</ul>
      <h3>${he('הנחיות')}</h3><ul>${items(c, ['{x|הסרת סיכות באחות הקופה ב-04/06/2026|planned}', '{x|העמסת סוכר 75 גרם בעוד 6 שבועות|planned|l.gtt2m}', '{x|TSH בעוד 6 שבועות|planned|l.tsh}', '{x|לשקול אמצעי מניעה שאינו מכיל אסטרוגן|considered|m.coc}', '{x|חום, דימום מוגבר או נפיחות ברגל - לפנות למיון|conditional}', '{x|לא להרים משא כבד 6 שבועות|instruction}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('ד"ר ליאת זמורה, מיילדות וגינקולוגיה, מ.ר. 00672 | מיילדת: שרון קפלן')}</span>${signature(c.rnd, '#24408a')}</div>${c.no('שרון קפלן', 'midwife')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-05-27'], width: 1080, scale: 1.38 },
)

/** A hospital's kidney clinic: head of facts, a line of bloods of two days, then a row a problem: what it is, what is to be done. */
const kidney = doc(
  'p1177.png',
  ['he', 'consultation', 'clean'],
  '2026-01-27',
  [
    'המרכז הרפואי רמת הדולב',
    'רמת הדולב',
    'מרכז רפואי רמת הדולב',
    'המרכז הרפואי רמת הדולב - מרפאה נפרולוגית',
    'מרפאה נפרולוגית',
  ],
  ['ד"ר איגור מלצר', 'איגור מלצר', 'מלצר איגור'],
  ['מוניר זועבי', 'זועבי מוניר', 'מר מוניר זועבי'],
  'מכתב למרפאה מטפלת',
  (c) => {
    const on = '2026-01-20'
    const was = '2025-07-14'
    const p = (s) => `<p>${c.t(s)}</p>`
    const row = (a, b) => `<tr><td style="width:37%">${c.t(a)}</td><td>${c.t(b)}</td></tr>`
    return sheet(
      `body{font:17px/1.45 ${FACE.david};font-size:19px;padding:44px 74px}p{margin:7px 0}.t td,.t th{border:1px solid #777;padding:3px 10px}.t th{background:#eee}.h td{padding:1px 4px}span[data-e]{white-space:nowrap}`,
      `<div style="text-align:center;border-bottom:2px solid #000;padding-bottom:6px"><b style="font-size:27px">${he('המרכז הרפואי רמת הדולב')}</b><br>${he('מרפאות חוץ - מרפאה נפרולוגית')}</div>
      <table class="h" style="margin:8px 0"><tr><td>${he('תאריך ביקור: 27/01/2026')}</td><td>${he('מטופל: מר זועבי מוניר')}</td></tr><tr><td>${he('ת.ז. 0-0926604-8')}</td><td>${he('ת. לידה: 03/09/1956')}</td></tr></table>
      <p>${he('לכבוד ד"ר חנן אבו-רביעה,')} <b>${he('מכתב למרפאה מטפלת')}</b></p>${c.no('ד"ר חנן אבו-רביעה', 'recipient')}
      ${p('בן 69, במעקבנו מ-2021. {d.dm2|סוכרת סוג 2|icd=E11.9/E11.22} מזה 20 שנה, {d.dretin|רטינופתיה סוכרתית|icd=E11.319}, {d.htn|יתר לחץ דם}, {p.pci|צנתור עם סטנט|on=2018} ב-2018 עקב {d.ihd|מחלת לב איסכמית|icd=I25.10}. {x|לא עבר שבץ|negated|d.stroke}. {x|אחיו מטופל בדיאליזה|family history|p.dialysis}. {x|אינו מעשן|negated|d.smoker}.')}
      ${p('**רגישויות:** {a.ace|מעכבי ACE|react=שיעול} - שיעול.')}
      ${p('**תלונות:** {o|עייפות}, {o|גרד לילי}. {x|ללא קוצר נשימה|negated}, {x|ללא דם בשתן|negated|d.hematuria}.')}
      ${p('**בדיקה:** {o|ל"ד 148/78}, {o|דופק 66}, {o|משקל 86.5 ק"ג}, {o|בצקת קרסוליים +1}. {x|ריאות נקיות|negated}.')}
      ${p(`**מעבדה 20/01/2026:** {l.crea|קריאטינין 2.06 mg/dL|v=2.06;u=mg/dL;on=${on}}, {l.egfr|eGFR 33|v=33;u=-;on=${on}}, {l.urea|אוריאה 88 mg/dL|v=88;u=mg/dL;on=${on}}, {l.k|אשלגן 5.3 mmol/L|v=5.3;u=mmol/L;on=${on}}, {l.hco3|ביקרבונט 20 mmol/L|v=20;u=mmol/L;on=${on}}, {l.ca|סידן 8.9 mg/dL|v=8.9;u=mg/dL;on=${on}}, {l.phos|זרחן 4.4 mg/dL|v=4.4;u=mg/dL;on=${on}}, {l.pth|PTH 142 pg/mL|v=142;u=pg/mL;on=${on}}, {l.hgb|המוגלובין 10.1 g/dL|v=10.1;u=g/dL;on=${on}}, {l.tsat|רוויון טרנספרין 17%|v=17;u=%;on=${on}}, {l.a1c|HbA1c 7.4%|v=7.4;u=%;on=${on}}, {l.uacr|אלבומין/קריאטינין בשתן 910 mg/g|v=910;u=mg/g;on=${on}}.`)}
      ${p(`**להשוואה 14/07/2025:** {l.crea|קריאטינין 1.88 mg/dL|v=1.88;u=mg/dL;on=${was}}, {l.egfr|eGFR 37|v=37;u=-;on=${was}}, {l.uacr|אלבומין/קריאטינין 1,340 mg/g|v=1340;u=mg/g;on=${was}}.`)}
      ${p('**הדמיה:** {i.usren|אולטרסאונד כליות|on=2025-11-09} 09/11/2025: כליות 9.6 ו-9.9 ס"מ, {d.rcyst|ציסטה פשוטה בכליה ימין|icd=N28.1}, {x|ללא הידרונפרוזיס|negated|d.hydro}, {x|ללא אבנים|negated|d.stone}.')}
      <table class="t" style="margin:8px 0"><tr><th>${he('בעיה')}</th><th>${he('תכנית')}</th></tr>
      ${row('{d.ckd3|אי ספיקת כליות כרונית שלב 3b|icd=N18.32}, {d.dnephro|נפרופתיה סוכרתית|icd=E11.21/E11.22}', 'ממשיך {m.dapa|פורסיגה 10 מ"ג|freq=פעם ביום} פעם ביום, {m.irbe|איררוקס 300 מ"ג|freq=פעם ביום} פעם ביום. {x|קרנדיה - לשקול כשהאשלגן יירד|considered|m.h29finer}. {x|ביופסיה אינה נדרשת|not needed|p.renbx}.')}
      ${row('{d.hyperk|היפרקלמיה|icd=E87.5}', 'דיאטה. {m.spir|אלדקטון|dose=-;st=stopped} הופסק. {x|אם אשלגן מעל 5.5 - קלקסאלט|conditional}.')}
      ${row('יתר לחץ דם', '{m.lercan|וסודיפ 20 מ"ג|freq=בבוקר} בבוקר, {m.fur|פוסיד 40 מ"ג|freq=בבוקר} בבוקר. {x|יעד מתחת ל-130/80|reference comment}.')}
      ${row('{d.anemia|אנמיה|icd=D63.1/D64.9} כלייתית', 'להתחיל {m.epo|ארנספ 30 מק"ג|dose=30 מק"ג;freq=אחת לשבועיים} אחת לשבועיים. {x|ברזל תוך ורידי - 3 מנות במרפאה בפברואר|planned|m.venofer}.')}
      ${row('{d.secpth|היפרפאראתירואידיזם שניוני|icd=N25.81}', '{m.alfac|אלפא D3 0.25 מק"ג|dose=0.25 מק"ג;freq=פעם ביום} פעם ביום.')}
      ${row('{d.gout|שיגדון|icd=M10.9}', '{m.allo|אלוריל 100 מ"ג|freq=פעם ביום} פעם ביום. {x|לא ליטול וולטרן או ארקוקסיה|warned|m.etor}.')}
      ${row('סוכרת', '{m.lina|טרג\'נטה 5 מ"ג|freq=פעם ביום} פעם ביום, {m.glar|לנטוס 22 יחידות|freq=לפני השינה} לפני השינה. {m.metf|גלוקומין|dose=-;st=stopped} הופסק.')}
      ${row('מחלת לב', '{m.asa|מיקרופירין 100 מ"ג|freq=פעם ביום} פעם ביום, {m.ator|ליפיטור 40 מ"ג|freq=בערב} בערב.')}</table>
      ${p('{x|חיסון להפטיטיס B יינתן בקופה|planned|m.vhepb}. {x|הוסבר על דיאליזה והשתלה בעתיד|considered|p.renaltx}. {x|ביקורת בעוד 3 חודשים עם ספירה, כימיה ושתן|planned}.')}
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('בברכה, ד"ר איגור מלצר, נפרולוג בכיר, מ.ר. 00290')}</span>${signature(c.rnd, '#222')}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-01-20', '2025-07-14'], width: 1060, scale: 1.38 },
)

/** A fund's prescription: brand over generic name in English, directions in Hebrew, quantity and months in narrow columns. */
const drugs = doc(
  'p1178.jpg',
  ['he', 'prescription', 'photo'],
  '2026-08-02',
  ['קופת חולים נוריות', 'נוריות', 'קופ"ח נוריות', 'קופת חולים נוריות - מרפאת רמת אביבים', 'מרפאת רמת אביבים'],
  ['ד"ר סיון אלמליח', 'סיון אלמליח', 'אלמליח סיון'],
  ['קרן ויינברגר', 'ויינברגר קרן', "גב' קרן ויינברגר"],
  'מרשם תרופות',
  (c) => {
    let n = 0
    const row = (s, generic, how, pack) =>
      `<tr data-line><td>${++n}</td><td dir="ltr" class="e"><b>${c.t(s)}</b><br><small>${c.t(generic)}</small></td><td>${he(how)}</td><td>${he(pack)}</td></tr>`
    return sheet(
      `body{font:18px/1.35 ${FACE.arial};font-size:17.5px;padding:46px 66px}.t td,.t th{padding:4px 10px;border-bottom:1px solid #8aa}.t th{background:#dcebf0}.e{text-align:left}small{font-size:14.5px;color:#333}.h td{padding:2px 4px}p{margin:9px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('wave', '#1c6a80', 48)}<div><b style="font-size:25px;color:#1c6a80">${he('קופת חולים נוריות')}</b><br>${he('מרפאת רמת אביבים')}</div></div><b style="font-size:26px">${he('מרשם תרופות')}</b>${barcode(c.rnd, 26, 40)}</div>
      <table class="h" style="border-top:2px solid #1c6a80;border-bottom:2px solid #1c6a80;margin:10px 0"><tr><td>${he("שם: גב' ויינברגר קרן")}</td><td>${he('ת.ז. 0-4983361-0')}</td><td>${he('גיל: 36')}</td></tr><tr><td>${he('תאריך: 02/08/2026')}</td><td>${he('תוקף עד 01/11/2026')}</td><td>${he('כתובת: הגפן 8, רמת גן')}</td></tr></table>
      <p>${c.t('אבחנות: {d.epil|אפילפסיה|icd=G40.909}, {d.migr|מיגרנה|icd=G43.909}, {d.gad|חרדה|icd=F41.1/F41.9}, {d.acne|אקנה|icd=L70.0/L70.9}')}</p>
      <p>${c.t('רגישויות: {a.carba|טגרטול|react=פריחה} (פריחה). {x|אין רגישות לפניצילין|negated|a.pen}.')}</p>
      <table class="t"><tr><th></th><th style="width:39%;text-align:left">${he('תרופה')}</th><th>${he('אופן נטילה')}</th><th style="width:19%">${he('כמות')}</th></tr>
      ${row('{m.leve|KEPPRA 750 MG TAB|dose=750 mg;freq=בוקר וערב}', '{m.leve|LEVETIRACETAM|dose=-}', 'טבליה אחת בוקר וערב', '60 לחודש')}
      ${row('{m.lamo|LAMICTAL 100 MG TAB|dose=100 mg;freq=בוקר וערב}', '{m.lamo|LAMOTRIGINE|dose=-}', 'טבליה אחת בוקר וערב', '56 לחודש')}
      ${row('{m.folic|FOLIC ACID 5 MG TAB|dose=5 mg;freq=פעם ביום}', '', 'טבליה אחת פעם ביום', '30 לחודש')}
      ${row('{m.propr|DERALIN 40 MG TAB|dose=40 mg;freq=פעמיים ביום}', '{m.propr|PROPRANOLOL|dose=-}', 'חצי טבליה פעמיים ביום', '30 לחודש')}
      ${row('{m.riza|RIZALT RPD 10 MG|dose=10 mg;freq=בעת התקף}', '{m.riza|RIZATRIPTAN|dose=-}', 'טבליה אחת בעת התקף, עד 2 ביממה', '6 לחודש')}
      ${row('{m.esc|CIPRALEX 10 MG TAB|dose=10 mg;freq=בבוקר}', '{m.esc|ESCITALOPRAM|dose=-}', 'טבליה אחת בבוקר', '28 לחודש')}
      ${row('{m.adap|DIFFERIN GEL 0.1%|dose=-;freq=בערב}', '{m.adap|ADAPALENE|dose=-}', 'מריחה דקה בערב', 'שפופרת אחת')}
      ${row('{m.chole|VITAMIN D DROPS|dose=-;freq=פעם ביום}', '{m.chole|CHOLECALCIFEROL|dose=-}', '5 טיפות פעם ביום', 'בקבוק אחד')}</table>
      <p>${c.t('הערות: {m.topi|טופמקס|dose=-;st=stopped} הופסק עקב ירידה במשקל. {x|אינה נוטלת גלולות|negated|m.coc}. {x|אין ליטול דפלפט בתכנון היריון|warned|m.valp}. {x|רמת למיקטל בדם לפני החידוש|planned|l.lamol}. {x|נהיגה - בהתאם להנחיות הנוירולוג|instruction}.')}</p>
      <p>${he('לשימוש הרוקח: ☐ נופק במלואו   ☐ נופק חלקית   תאריך ________')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:12px"><span>${he('ד"ר סיון אלמליח, רפואת משפחה')}</span>${stamp(['ד"ר סיון אלמליח', 'מ.ר. 00819'], '#26306f', -5)}${signature(c.rnd)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-11-01'], width: 1020, scale: 1.42, degrade: { angle: 1.2, folds: [0.36] } },
)

/** A family doctor's visit as the clinic's computer prints it: short lines under labels, diagnoses in English capitals with the old codes. */
const visit = doc(
  'p1179.png',
  ['he', 'consultation', 'clean'],
  '2026-04-14',
  ['קופת חולים שקד', 'שקד', 'קופ"ח שקד', 'קופת חולים שקד - מרפאת נווה זית', 'מרפאת נווה זית'],
  ['ד"ר לודמילה פייגין', 'לודמילה פייגין', 'פייגין לודמילה'],
  ['סיגל ברדוגו', 'ברדוגו סיגל', "גב' סיגל ברדוגו"],
  'סיכום ביקור',
  (c) => {
    const f = (title, s) => `<div class="f"><u>${he(title)}</u><br>${c.t(s)}</div>`
    const d = (s, code) =>
      `<div data-line dir="ltr" style="text-align:left">${c.t(s)} ${ltr(`(${code})`)}</div>`
    return sheet(
      `body{font:16px/1.42 ${FACE.simple};font-family:'Simple CLM','Liberation Sans';font-size:17.5px;padding:44px 80px}.f{margin:9px 0}.h td{padding:1px 4px}.w{display:grid;grid-template-columns:1fr 1fr;gap:20px}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between"><b style="font-size:21px">${he('קופת חולים שקד')}</b><span>${he('מרפאת נווה זית, רחובות')}</span><span>${he('דף 1 מתוך 1')}</span></div>
      <div style="text-align:center;font-size:22px;font-weight:bold;margin:8px 0">${he('סיכום ביקור')}</div>
      <table class="h" style="border-top:1px dashed #000;border-bottom:1px dashed #000"><tr><td>${he('שם משפחה: ברדוגו')}</td><td>${he('שם פרטי: סיגל')}</td><td>${he('ת.ז.: 0-2714495-3')}</td></tr><tr><td>${he('ת. לידה: 25/06/1971')}</td><td>${he('ת. ביקור: 14/04/2026')}</td><td>${he('רופאה: ד"ר לודמילה פייגין')}</td></tr></table>
      ${f('סיבת הפניה', '{o|צריבה במתן שתן} ו{o|תכיפות} מזה יומיים. {x|ללא חום|negated}, {x|ללא כאב מותניים|negated|d.pyelo}. {x|שוללת הפרשה נרתיקית|negated|d.thrush}.')}
      <div class="f"><u>${he('אבחנות קבועות')}</u>${d('{d.htn|HYPERTENSION}', '401.9')}${d('{d.hld|HYPERLIPIDEMIA|icd=E78.5}', '272.4')}${d('{d.hypothy|HYPOTHYROIDISM|icd=E03.9}', '244.9')}${d('{d.migr|MIGRAINE|icd=G43.909}', '346.9')}${d('{d.fibroid|UTERINE FIBROIDS|icd=D25.9}', '218.9')}${d('S/P {p.lapchole|LAP. CHOLECYSTECTOMY|on=2015} 2015', 'V45.79')}</div>
      ${f('רגישויות', '{a.tmp|רספרים|react=פריחה} - פריחה. {a.ibu|נורופן|react=נפיחות בפנים} - נפיחות בפנים.')}
      ${f('תרופות קבועות', '{m.aten|נורמיטן 25 מ"ג|freq=1X1} 1X1, {m.los|לוסרדקס 50 מ"ג|freq=1X1} 1X1, {m.sim|סימוביל 20 מ"ג|freq=1X1} 1X1, {m.levo|יוטירוקס 100 מק"ג|dose=100 מק"ג;freq=1X1} 1X1, {m.suma|אימיטרקס 50 מ"ג|freq=לפי הצורך} לפי הצורך')}
      ${f('הרגלים ומשפחה', '{d.smoker|מעשנת|icd=F17.210/F17.200} 10 סיגריות ביום. {x|אלכוהול - לא|negated|d.alcdep}. {x|אחות - סרטן שד בגיל 50|family history|d.breastca}.')}
      ${f('מדדים', '{o|ל"ד 136/84}, {o|דופק 62}, {o|חום 36.9}, {o|משקל 71 ק"ג}, {o|BMI 26.7}')}
      ${f('בדיקה גופנית', 'במצב כללי טוב. בטן רכה, {o|רגישות סופרה-פובית קלה}. {x|ללא רגישות במותניים|negated|d.pyelo}.')}
      ${f('בדיקות במרפאה', 'סטיק שתן 14/04/2026: {l.uleu|לויקוציטים +3|v=+3;u=-;on=2026-04-14}, {l.unit|ניטריט חיובי|v=חיובי;u=-;on=2026-04-14}, {l.ubld|דם +1|v=+1;u=-;on=2026-04-14}, {l.uprot|חלבון שלילי|v=שלילי;u=-;on=2026-04-14}, {l.uglu|גלוקוז שלילי|v=שלילי;u=-;on=2026-04-14}.')}
      ${f('בדיקות מ-30/03/2026', '{l.tsh|TSH 3.4 mIU/L|v=3.4;u=mIU/L;on=2026-03-30}, {l.ldl|LDL 121 mg/dL|v=121;u=mg/dL;on=2026-03-30}, {l.crea|CREATININE 0.71 mg/dL|v=0.71;u=mg/dL;on=2026-03-30}, {l.hgb|HGB 12.9 g/dL|v=12.9;u=g/dL;on=2026-03-30}, {l.glu|GLUCOSE 97 mg/dL|v=97;u=mg/dL;on=2026-03-30}.')}
      <div class="f"><u>${he('אבחנת הביקור')}</u>${d('{d.uti|ACUTE CYSTITIS|icd=N30.00/N30.01/N30.90/N39.0}', '595.0')}</div>
      ${f('טיפול', '{m.nitrof|מקרודנטין 100 מ"ג|freq=4 פעמים ביום} 4 פעמים ביום, 5 ימים. {x|לא לתת נורופן בשל רגישות|warned|m.ibu}.')}
      ${f('הפניות', '{x|תרבית שתן - נמסרה, תשובה בעוד 3 ימים|pending|l.ucult}. {x|ממוגרפיה|planned|i.mammo}. {x|אולטרסאונד גינקולוגי למעקב|planned|i.uspelv}. {x|ייעוץ תזונה|planned}.')}
      ${f('הנחיות', '{x|שתייה מרובה|instruction}. {x|חום או כאב מותני - לחזור לבדיקה|conditional|d.pyelo}. {x|הוצעה תרופה לגמילה מעישון, תשקול|considered|m.varen}. {x|חופשת מחלה 14/04/2026 - 15/04/2026|instruction}.')}
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('ד"ר לודמילה פייגין, רופאת משפחה, מ.ר. 00453')}</span>${matrixCode(c.rnd, 14, 3)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-03-30'], width: 1020, scale: 1.38 },
)

export const twentyNinthHeLetters = [maternity, kidney, drugs, visit]
