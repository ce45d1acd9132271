/** Ordinary letters in Hebrew for practice: a gastroenterological ward's discharge, a dermatologist's letter, a pain clinic's prescription, a family doctor's referral to the emergency department. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, sheet } from './blind-parts.mjs'

/** A ward: labels in a narrow column at the right, their text beside them; drugs as a table with what changed. */
const ward = doc(
  'p1057.png',
  ['he', 'discharge', 'clean'],
  '2026-04-08',
  [
    'בית החולים נווה ארזים',
    'נווה ארזים',
    'ביה"ח נווה ארזים',
    'בית החולים נווה ארזים - מחלקת גסטרואנטרולוגיה',
    'מחלקת גסטרואנטרולוגיה, בית החולים נווה ארזים',
  ],
  ['ד"ר אסף ונטורה', 'אסף ונטורה', 'ונטורה אסף'],
  ['מרדכי זנדברג', 'זנדברג מרדכי', 'מר מרדכי זנדברג'],
  'מכתב שחרור',
  (c) => {
    const f = (title, s) => `<tr><th>${he(title)}</th><td>${c.t(s)}</td></tr>`
    const drug = (s, how, what) =>
      `<tr data-line><td>${c.t(s)}</td><td>${he(how)}</td><td>${he(what)}</td></tr>`
    return sheet(
      `body{font:17px/1.42 ${FACE.arial};font-size:16px;padding:36px 54px}.f th{width:15%;background:#edf1f5;font-size:15.5px}.f td,.f th{border:1px solid #c3ccd6;padding:4px 10px}.d td,.d th{border:1px solid #888;padding:2px 10px}.d th{background:#edf1f5}.h td{padding:2px 4px}span[data-e]{white-space:nowrap}h3{font-size:17px;margin:9px 0 3px}ol{margin:2px 0}p{margin:5px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('cross', '#2b4a6f', 46)}<div><b style="font-size:24px;color:#2b4a6f">${he('בית החולים נווה ארזים')}</b><br>${he("מחלקת גסטרואנטרולוגיה | מנהלת: פרופ' יעל ברוורמן")}</div></div><b style="font-size:24px">${he('מכתב שחרור')}</b></div>${c.no("פרופ' יעל ברוורמן", 'head of department')}
      <table class="h" style="border-top:2px solid #2b4a6f;border-bottom:2px solid #2b4a6f;margin:8px 0"><tr><td>${he('מר מרדכי זנדברג')}</td><td>${he('ת.ז. 0-0563381-7')}</td><td>${he('ת. לידה 28/11/1954')}</td></tr><tr><td>${he('התקבל: 04/04/2026')}</td><td>${he('שוחרר: 08/04/2026')}</td><td>${he('רופא משפחה: ד"ר אליסה גאנם')}</td></tr></table>${c.no('ד"ר אליסה גאנם', 'recipient')}
      <table class="f">
      ${f('אבחנות באשפוז', '{d.ugib|דימום ממערכת העיכול העליונה|icd=K92.2}, {d.duod|כיב בתריסריון|icd=K26.4/K26.9}, {d.hpyl|הליקובקטר פילורי|icd=B96.81/A04.8}, {d.anemia|אנמיה|icd=D64.9/D62}')}
      ${f('אבחנות ברקע', '{d.htn|יתר לחץ דם}, {d.kneeoa|אוסטאוארתריטיס של הברכיים|icd=M17.9/M17.0}, {d.bph|הגדלה שפירה של הערמונית|icd=N40.0}, {d.hearaid|ירידה בשמיעה|icd=H91.90}. {x|ללא סוכרת|negated|d.dm2}, {x|ללא מחלת כבד|negated|d.cirrh}.')}
      ${f('ניתוחים בעבר', '{p.append|כריתת תוספתן|on=1979} 1979, {p.phaco|ניתוח ירוד בעין ימין|on=2022} 2022')}
      ${f('רגישויות', '{a.augm|אוגמנטין|react=שלשול} - שלשול. {x|רגישות לחומר ניגוד - אין|negated|a.contrast}')}
      ${f('משפחה והרגלים', '{x|אחות - סרטן קיבה|family history|d.gastricca}. {d.smoker|מעשן 10 סיגריות ביום|icd=F17.210/F17.200}. {x|אלכוהול - שולל|negated|d.alcdep}')}
      ${f('סיבת הקבלה', '{o|צואה שחורה} מזה יומיים ו{o|חולשה}, לאחר שבועיים של {m.dicl?|וולטרן|dose=-;st=-} לכאבי ברכיים. {x|ללא הקאה דמית|negated}. {x|ללא אובדן הכרה|negated|d.syncope}.')}
      ${f('בדיקה', '{o|ל"ד 98/60}, {o|דופק 112}, {o|חום 36.8}, {o|סטורציה 98%}. {o|חיוורון}. בטן רכה, {o|רגישות אפיגסטרית}. PR: {o|מלנה}. {x|ללא סימני צפק|negated}.')}
      ${f('מעבדה', 'בקבלה 04/04/2026: {l.hgb|המוגלובין 7.4 g/dL|v=7.4;u=g/dL;on=2026-04-04}, {l.plt|טסיות 264 K/uL|v=264;u=K/uL;on=2026-04-04}, {l.inr|INR 1.08|v=1.08;u=-;on=2026-04-04}, {l.urea|אוריאה 88 mg/dL|v=88;u=mg/dL;on=2026-04-04}, {l.crea|קריאטינין 1.12 mg/dL|v=1.12;u=mg/dL;on=2026-04-04}. בשחרור 08/04/2026: {l.hgb|המוגלובין 9.3 g/dL|v=9.3;u=g/dL;on=2026-04-08}, {l.ferr|פריטין 18 ng/mL|v=18;u=ng/mL;on=2026-04-08}.')}
      ${f('פעולות', '{p.egd|גסטרוסקופיה|on=2026-04-05} 05/04/2026: {d.duod|כיב 9 מ"מ בבולבוס} עם כלי דם גלוי, {o|נצרב} והוזרק {m.adren?|אדרנלין|dose=-;st=-}. {x|ללא דליות|negated}. {p.stombx|ביופסיות קיבה|on=2026-04-05}, {l.clo|CLO חיובי|v=חיובי;u=-;on=2026-04-05}. {p.transfus|עירוי 2 מנות דם|on=2026-04-04} 04/04/2026.')}
      ${f('מהלך', 'טופל ב{m.pan?|קונטרולוק|dose=-;st=-} בעירוי 72 שעות. {x|לא נזקק לניתוח|not done}. {x|ללא דימום חוזר|negated}. {x|אנגיוגרפיה נשקלה ולא בוצעה|considered|i.angio}. חזר לכלכלה רגילה.')}</table>
      <h3>${he('תרופות בשחרור')}</h3><table class="d"><tr><th style="width:42%">${he('תרופה')}</th><th>${he('אופן נטילה')}</th><th>${he('שינוי')}</th></tr>
      ${drug('{m.eso|נקסיום 40 מ"ג|freq=פעמיים ביום}', 'פעמיים ביום, 8 שבועות', 'חדש')}
      ${drug('{m.clari|קלריתרומיצין 500 מ"ג|freq=פעמיים ביום}', 'פעמיים ביום, 14 יום', 'חדש')}
      ${drug('{m.metro|מטרונידזול 500 מ"ג|freq=פעמיים ביום}', 'פעמיים ביום, 14 יום', 'חדש')}
      ${drug('{m.fes|פרוגרד 160 מ"ג|freq=פעם ביום}', 'פעם ביום, 3 חודשים', 'חדש')}
      ${drug('{m.cand|קנדור 8 מ"ג|freq=פעם ביום}', 'פעם ביום בבוקר', 'ללא שינוי')}
      ${drug('{m.alfuz|קסטרל 10 מ"ג|freq=פעם ביום}', 'פעם ביום בערב', 'ללא שינוי')}
      ${drug('{m.dicl|וולטרן 100 מ"ג|st=stopped}', '-', 'הופסק')}</table>
      <h3>${he('המלצות')}</h3><ol>${items(c, ['{x|להימנע מתרופות נוגדות דלקת ומאספירין|warned}. לכאב - {m.para?|אקמול|dose=-;st=-} בלבד.', '{x|ספירת דם בעוד שבוע|planned}. {x|בדיקת נשיפה בעוד 8 שבועות|planned}.', '{x|גסטרוסקופיה חוזרת רק אם תהיה החמרה|conditional}. {x|הומלץ להפסיק לעשן|instruction}.'])}</ol>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:6px"><span>${he('ד"ר אסף ונטורה, מומחה בגסטרואנטרולוגיה, מ.ר. 00647')}</span>${signature(c.rnd, '#24408a')}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-04-04'], width: 1060, scale: 1.38 },
)

/** A dermatologist's letter to a colleague: letterhead at the side, text in short paragraphs with a salutation. */
const skin = doc(
  'p1058.png',
  ['he', 'consultation', 'clean'],
  '2026-02-17',
  ['מרכז עור ולייזר הכרמל', 'עור ולייזר הכרמל', 'מרכז עור הכרמל'],
  ['ד"ר גלעד ציפורי', 'גלעד ציפורי', 'ציפורי גלעד'],
  ['צביה מלכיאור', 'מלכיאור צביה', "גב' צביה מלכיאור"],
  'חוות דעת רופא עור',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    return sheet(
      `body{font:18px/1.55 ${FACE.serifHe};font-size:18px;padding:54px 84px}p{margin:10px 0}span[data-e]{white-space:nowrap}ul{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:1px solid #8a5a2b;padding-bottom:10px"><div><b style="font-size:25px;color:#8a5a2b">${he('מרכז עור ולייזר הכרמל')}</b><br>${he('שדרות מוריה 118, חיפה')}</div><div style="text-align:left">${he('ד"ר גלעד ציפורי')}<br>${he('מומחה למחלות עור ומין, מ.ר. 00319')}</div></div>
      <div style="display:flex;justify-content:space-between;margin-top:12px"><span>${he('לכבוד: ד"ר בתיה סולטן, רופאת המשפחה')}</span><span>${he('17/02/2026')}</span></div>${c.no('ד"ר בתיה סולטן', 'recipient')}
      <p><b>${he("הנדון: גב' צביה מלכיאור, ת.ז. 0-1306649-8, ילידת 09/04/1961")}</b></p>
      <div style="text-align:center;font-size:21px;font-weight:bold">${he('חוות דעת רופא עור')}</div>
      ${p('שלום רב,')}
      ${p('המטופלת נבדקה היום בשל {o|פריחה מגרדת} במרפקים ובקרקפת מזה חצי שנה. ברקע {d.psa|דלקת מפרקים פסוריאטית|icd=L40.50/L40.59}, {d.hypothy|תת תריסיות|icd=E03.9} ו{d.glauc|גלאוקומה|icd=H40.9}. ב-2018 עברה {p.mohs|ניתוח מוס|on=2018} ל{d.bcc|קרצינומה של תאי הבסיס|icd=Z85.828/C44.311/C44.91;st=-} באף. {x|אין סיפור אישי של מלנומה|negated|d.melanoma}; {x|לאביה הייתה מלנומה|family history|d.melanoma}.')}
      ${p('נוטלת {m.levo|אלטרוקסין 100 מק"ג|dose=100 מק"ג;freq=פעם ביום} פעם ביום, {m.apremi|אוטזלה 30 מ"ג|freq=פעמיים ביום} פעמיים ביום וטיפות {m.latan|קסלטן|dose=-;freq=פעם ביום} פעם ביום. רגישה ל{a.nickel|ניקל|react=אקזמה} (אקזמה) ול{a.eryth|אריתרומיצין}. {x|אינה מעשנת|negated|d.smoker}.')}
      ${p('בבדיקה: {d.psoriasis|רובדי פסוריאזיס|icd=L40.0/L40.9} במרפקים ובקרקפת, {o|PASI 6.4}. {d.sebker|קרטוזיס סבוראית|icd=L82.1} מספר נגעים בגב. {d.actin|קרטוזיס סולרית|icd=L57.0} במצח. {d.tinea|פטרת ציפורניים|icd=B35.1} בבוהן ימין. {x|בדרמוסקופיה לא נראו שומות חשודות|negated}. {x|ללא לימפאדנופתיה|negated|d.h11cervln}.')}
      ${p('במרפאה בוצעה {p.cryo|צריבה בחנקן נוזלי|on=2026-02-17} לנגע במצח ו{p.punch|ביופסיית עור|on=2026-02-17} מהגב; {x|תשובת הביופסיה תתקבל בעוד 10 ימים|pending}. {x|מעבדה מ-01/02/2026: תפקודי כבד תקינים|negated|d.transam}; {l.crea|קריאטינין 0.81 mg/dL|v=0.81;u=mg/dL;on=2026-02-01}, {l.tsh|TSH 3.3 mIU/L|v=3.3;u=mIU/L;on=2026-02-01}.')}
      <p><b>${he('טיפול')}</b></p><ul>${items(c, ['{m.calbet|אנסטילר קצף|dose=-;freq=פעם ביום} פעם ביום לארבעה שבועות', '{m.ketoc|שמפו ניזורל|dose=-;freq=פעמיים בשבוע} פעמיים בשבוע', '{m.terb|למיסיל 250 מ"ג|freq=פעם ביום} פעם ביום, 12 שבועות', '{x|אם לא יחול שיפור - לשקול הומירה|conditional|m.ada}', '{x|מתוטרקסט נדחה לבקשתה|declined|m.mtx}'])}</ul>
      ${p('המלצות: {x|הגנה מהשמש והימנעות מגירוד|instruction}. {x|תפקודי כבד בעוד 6 שבועות|planned|l.alt}. {x|ביקורת בעוד 3 חודשים|planned}.')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:16px"><span>${he('בברכה, ד"ר גלעד ציפורי')}</span>${signature(c.rnd, '#222')}${stamp(['ד"ר גלעד ציפורי', 'מ.ר. 00319'], '#8a5a2b', -5)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-02-01'], width: 1020, scale: 1.4 },
)

/** A pain clinic's prescription: numbered lines in Latin, the directions in Hebrew under each. */
const script = doc(
  'p1059.jpg',
  ['he', 'prescription', 'photo'],
  '2026-10-12',
  ['המרכז הרפואי מצפה תבור', 'מצפה תבור', 'מרפאת כאב, המרכז הרפואי מצפה תבור', 'מרפאת הכאב'],
  ['ד"ר נדין ח\'ורי-מזאוי', "נדין ח'ורי-מזאוי", "ח'ורי-מזאוי נדין", 'נדין חורי-מזאוי'],
  ['שלום ביטון-אלוני', 'ביטון-אלוני שלום', 'מר שלום ביטון-אלוני', 'שלום ביטון אלוני'],
  'מרשם רפואי',
  (c) => {
    const drug = (s, how) =>
      `<li style="margin:12px 0" data-line><b><bdi dir="ltr">${c.t(s)}</bdi></b><br>${he(how)}</li>`
    return sheet(
      `body{font:19px/1.4 ${FACE.nachlieli};font-size:20px;padding:50px 72px}.h td{padding:3px 4px}p{margin:9px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #000;padding-bottom:8px"><div><b style="font-size:28px">${he('המרכז הרפואי מצפה תבור')}</b><br>${he('מרפאת הכאב | 04-6000000')}</div><div style="text-align:center"><b style="font-size:26px">${he('מרשם רפואי')}</b><br>${barcode(c.rnd, 30, 34)}</div></div>
      <table class="h" style="margin:10px 0;border-bottom:1px solid #000"><tr><td>${he('שם: מר שלום ביטון-אלוני')}</td><td>${he('ת.ז. 0-0871152-5')}</td></tr><tr><td>${he('תאריך לידה: 22/02/1957')}</td><td>${he('תאריך: 12/10/2026')}</td></tr><tr><td>${he('כתובת: רחוב הדקל 3, עפולה')}</td><td>${he('קופה: אלמוג')}</td></tr></table>
      <p>${c.t('אבחנה: {d.spinsten|היצרות תעלת השדרה המותנית|icd=M48.061/M48.06}, {d.dneuro|נוירופתיה סוכרתית|icd=E11.40/E11.42}')}</p>
      <ol>
      ${drug('{m.preg|LYRICA 75 MG CAPS|dose=75 mg;freq=פעמיים ביום}', 'כמוסה אחת פעמיים ביום. 60 כמוסות')}
      ${drug('{m.dulo|CYMBALTA 60 MG CAPS|dose=60 mg;freq=פעם ביום}', 'כמוסה אחת פעם ביום בבוקר. 30 כמוסות')}
      ${drug('{m.targin|TARGIN 10/5 MG TABS|dose=-;freq=כל 12 שעות}', 'טבליה אחת כל 12 שעות. 20 טבליות (עשרים)')}
      ${drug('{m.tizan|SIRDALUD 2 MG TABS|dose=2 mg;freq=לפני השינה}', 'טבליה אחת לפני השינה. 30 טבליות')}
      ${drug('{m.lidoc|LIDOCAINE 5% PATCH|dose=-;freq=12 שעות ביממה}', 'מדבקה אחת לגב התחתון, 12 שעות ביממה. 30 מדבקות')}
      ${drug('{m.bisac|LAXADIN 5 MG TABS|dose=5 mg;freq=לפי הצורך}', 'טבליה אחת בערב לפי הצורך. 20 טבליות')}</ol>
      <p>${c.t('רגישות לתרופות: {a.tram|טרמדול|react=בחילות} (בחילות). {x|אין רגישות לאופיאטים אחרים|negated}.')}</p>
      <p>${c.t('לתשומת לב הרוקח: {x|אין לשלב עם ואבן|warned}. {m.gaba|נוירונטין|st=stopped;dose=-} הוחלף ולא יינתן יותר. {x|תוקף המרשם לטרגין: 10 ימים|instruction}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:22px"><div>${he('ד"ר נדין ח\'ורי-מזאוי')}<br>${he('מומחית לשיכוך כאב, מ.ר. 00912')}</div>${signature(c.rnd)}${stamp(['מרפאת הכאב', 'מצפה תבור', 'מ.ר. 00912'], '#26306f', -6)}</div>
      <div style="border-top:1px dashed #444;margin-top:24px;padding-top:8px">${he('לשימוש בית המרקחת: נופק בתאריך ____________ חתימה ____________')}</div>`,
      'rtl',
    )
  },
  { width: 960, minHeight: 1300, scale: 1.45, degrade: { angle: -1.2, folds: [0.5] } },
)

/** A family doctor's referral to the emergency department: boxes of choice at the top, then headed lines. */
const referral = doc(
  'p1060.png',
  ['he', 'consultation', 'clean'],
  '2026-07-05',
  ['קופת חולים אלמוג', 'אלמוג', 'קופ"ח אלמוג', 'קופת חולים אלמוג - מרפאת נוף ים', 'מרפאת נוף ים'],
  ['ד"ר שירלי ג\'רבי', "שירלי ג'רבי", "ג'רבי שירלי", 'שירלי גרבי'],
  ['אורה סולימני', 'סולימני אורה', "גב' אורה סולימני"],
  'הפניה לחדר מיון',
  (c) => {
    const f = (title, s) => `<p><b>${he(title)}:</b> ${c.t(s)}</p>`
    const box = (s, on) => `<span style="font-family:'DejaVu Sans'">${on ? '☒' : '☐'}</span> ${he(s)} &nbsp; `
    return sheet(
      `body{font:18px/1.5 ${FACE.miriam};font-size:19px;padding:46px 70px}p{margin:8px 0}.h td{padding:2px 6px;border:1px solid #555}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('rings', '#b23a48', 46)}<div><b style="font-size:25px">${he('קופת חולים אלמוג')}</b><br>${he('מרפאת נוף ים, אשקלון | 08-6000000')}</div></div>${matrixCode(c.rnd, 16, 3)}</div>
      <div style="text-align:center;font-size:25px;font-weight:bold;background:#eee;margin:10px 0;padding:3px">${he('הפניה לחדר מיון')}</div>
      <table class="h"><tr><td>${he("שם: גב' אורה סולימני")}</td><td>${he('ת.ז.: 0-0438870-4')}</td><td>${he('ת. לידה: 15/05/1959')}</td></tr><tr><td>${he('תאריך: 05/07/2026 10:45')}</td><td>${he('טלפון: 050-0000000')}</td><td>${he('התחייבות: 26-774120')}</td></tr></table>
      <p>${box('פנימי', true)}${box('כירורגי', false)}${box('אורתופדי', false)}${box('נשים', false)}${box('באמבולנס', false)}</p>${c.no('כירורגי', 'empty box')}${c.no('באמבולנס', 'empty box')}
      ${f('סיבת ההפניה', '{x|חשד לפקקת ורידים עמוקה בשוק שמאל|question|d.dvt}')}
      ${f('תולדות המחלה', 'בת 67, מזה 3 ימים {o|כאב ונפיחות בשוק שמאל} לאחר טיסה ארוכה. {x|ללא קוצר נשימה|negated}, {x|ללא כאב בחזה|negated|d.chestpain}, {x|ללא חבלה|negated}. {x|אחיה לקה בתסחיף ריאתי|family history|d.pe}.')}
      ${f('מחלות', '{d.breastca|סרטן שד ימין|icd=C50.911/Z85.3/C50.919;st=-} 2023, {d.osteopenia|אוסטאופניה|icd=M85.80}, {d.varic|דליות ברגליים|icd=I83.90/I83.93}, {d.gerd|ריפלוקס|icd=K21.9}, {d.rcyst|ציסטה בכליה|icd=N28.1}.')}
      ${f('ניתוחים ופעולות', '{p.lumpec|כריתת גוש בשד|on=2023} 2023, {p.radioth|הקרנות|on=2023} 2023, {p.hyst|כריתת רחם|on=2009} 2009.')}
      ${f('תרופות', '{m.letr|פמרה 2.5 מ"ג|freq=פעם ביום} פעם ביום; {m.calvitd|קלטרייט D|dose=-;freq=פעם ביום} פעם ביום; {m.famo|פמוטידין 20 מ"ג|freq=בערב} בערב; {m.diosm|דפלון 500 מ"ג|freq=פעמיים ביום} פעמיים ביום. {x|אינה נוטלת נוגדי קרישה|negated}.')}
      ${f('רגישויות', '{a.tmp|רספרים|react=פריחה} - פריחה; {a.contrast|חומר ניגוד יודי}')}
      ${f('בדיקה', '{o|ל"ד 138/80}, {o|דופק 88}, {o|סטורציה 97%}, {o|חום 37.1}. {o|היקף שוק שמאל גדול ב-3.5 ס"מ}. {o|רגישות בסובך}. {x|דפקים פריפריים נמושים|negated|d.pad}. {x|ריאות ללא ממצא|negated}.')}
      ${f('בדיקות', '{l.dd|D-dimer 1840 ng/mL|v=1840;u=ng/mL;on=2026-07-05} 05/07/2026. {l.plt|טסיות 276 K/uL|v=276;u=K/uL;on=2026-06-10}, {l.hgb|המוגלובין 13.2 g/dL|v=13.2;u=g/dL;on=2026-06-10}, {l.crea|קריאטינין 0.77 mg/dL|v=0.77;u=mg/dL;on=2026-06-10} (10/06/2026). {p.ecg|אק"ג|on=2026-07-05} היום: קצב סינוס תקין.')}
      ${f('טיפול שניתן', '{x|לא ניתן קלקסן במרפאה|not done|m.enox}')}
      ${f('מבוקש', '{x|דופלר ורידי|planned|i.usdopp}. {x|אם ישלל פקקת - לשקול ציסטה על שם בייקר|conditional|d.baker}. {x|CT ריאות רק בהופעת קוצר נשימה|conditional|i.ctpa}.')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:18px"><div>${he('ד"ר שירלי ג\'רבי')}<br>${he('רפואת המשפחה, מ.ר. 00564')}</div>${signature(c.rnd, '#24408a')}${stamp(['ד"ר שירלי ג\'רבי', 'מ.ר. 00564'], '#24408a', -5)}</div>
      <p style="font-size:15.5px;color:#555">${he('נא להעביר סיכום מיון למרפאה. ההפניה תקפה ל-24 שעות.')}</p>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-06-10'], width: 1000, scale: 1.4 },
)

export const practice27HeLetters = [ward, skin, script, referral]
