/** Hebrew letters: a hip fracture's discharge, an emergency visit for asthma, a traveller's clinic, a rheumatologist. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { doc, he, items, ltr, resultCell, sheet } from './blind-parts.mjs'

const SHOFAR = `'Shofar','Noto Serif Hebrew',serif`
const MONO = `'Miriam Mono CLM','Liberation Mono',monospace`
const FRANK = `Caladea,'Frank Ruehl CLM',serif`

const fracture = doc(
  'p326.jpg',
  ['he', 'discharge', 'photo'],
  '2026-02-11',
  ['המרכז הרפואי נחל שיטים', 'מרכז רפואי נחל שיטים', 'נחל שיטים'],
  ['ד"ר אורי גולדפרב', 'אורי גולדפרב', 'גולדפרב אורי'],
  ['ברטה סגלוביץ', 'סגלוביץ ברטה'],
  'סיכום אשפוז',
  (c) => {
    const bar = (title, body) => `<h3>${he(title)}</h3>${body}`
    const med = (name, when, note) =>
      `<tr data-line><td>${c.t(name)}</td><td>${he(when)}</td><td>${he(note)}</td></tr>`
    return sheet(
      `body{font:18px/1.36 Carlito,'Miriam CLM',sans-serif;font-size:19px;padding:36px 54px}h3{background:#d6d6d6;font-size:18px;padding:2px 10px;margin:8px 0 3px}p{margin:2px 0}ul{margin:1px 0}td,th{padding:2px 9px;border:1px solid #999;text-align:right}`,
      `<div style="display:grid;grid-template-columns:1fr 1fr;border:2px solid #000"><div style="padding:6px 12px;border-left:2px solid #000"><b style="font-size:24px">המרכז הרפואי נחל שיטים</b><br>${he('האגף האורתופדי - מחלקה אורתוגריאטרית')}<br>${he('סיכום אשפוז')}</div><div style="padding:6px 12px">${he('סגלוביץ ברטה, ת.ז. 00264718-1')}<br>${he('נקבה, בת 84, ת. לידה 19.9.1941')}<br>${he('קבלה 3.2.2026 - שחרור 11.2.2026')}</div></div>
      ${bar('אבחנות', `<ul>${items(c, ['{d.hipfx|Subcapital fracture Rt. hip|icd=S72.011A/S72.001A/S72.009A}', '{d.delir|דליריום לאחר ניתוח}, חלף', '{d.anemia|אנמיה לאחר ניתוח|icd=D64.9/D62}', '{d.uti|UTI}'])}</ul>`)}
      ${bar('מחלות רקע', `<p>${c.t('{d.af|פרפור פרוזדורים}, {d.htn|יל"ד}, {d.hypothy|תת תריסיות|icd=E03.9}, {d.osteoporosis|אוסטאופורוזיס|icd=M81.0/M80.051A}. לאחר {p.phaco|ניתוח קטרקט בשתי העיניים|on=2017} (2017) ו{p.lapchole|כריתת כיס מרה|on=2009} (2009). {x|אין סוכרת|negated|d.dm2}. {x|אחות עם מחלת פרקינסון|family history|d.park}. {x|אינה מעשנת|negated|d.smoker}.')}</p>`)}
      ${bar('רגישויות', `<p>${c.t('{a.morph|מורפין - בלבול|react=בלבול}. {x|שוללת רגישות לפניצילין|negated|a.pen}.')}</p>`)}
      ${bar('מחלה נוכחית', `<p>${c.t('ב-2.2.2026 בלילה נפלה בביתה בדרך לשירותים. {x|ללא אובדן הכרה|negated|d.syncope}, {x|ללא חבלת ראש|negated}. {o|כאבים בירך ימין}, רגל ימין מקוצרת ומסובבת החוצה. {i.xrhip|צילום אגן וירך ימין|on=2026-02-03} 3.2.2026: שבר תת ראשי עם תזוזה. {i.cthead|CT ראש|on=2026-02-03} 3.2.2026: {x|ללא דימום|negated|d.ich}, {d.atrophy?|אטרופיה כללית}.')}</p>`)}
      ${bar('מהלך', `<p>${c.t('לאחר הפסקת אליקוויס ל-36 שעות עברה ב-4.2.2026 {p.hemiarth|Bipolar hemiarthroplasty|on=2026-02-04} בהרדמה {p.spinal?|ספינלית}. {x|ללא סיבוכים|negated}. קיבלה {p.transfus|מנת דם אחת|on=2026-02-06} ב-6.2.2026. {x|אין עדות ל-DVT|negated|d.dvt}. אי שקט בלילה טופל ב{m.halo?|הלידול|st=-;dose=-} חד פעמי. {x|נשללה דלקת ריאות|ruled out|d.pneumonia}. הולכת עם הליכון בהשגחה.')}</p><p>${c.t("מעבדה 3.2.2026: {l.hgb|Hb 12.6 g/dL|v=12.6;u=g/dL;on=2026-02-03}, {l.plt|PLT 208 K/uL|v=208;u=K/uL;on=2026-02-03}, {l.crea|קריאט' 0.92 mg/dL|v=0.92;u=mg/dL;on=2026-02-03}, {l.na|Na 137 mmol/L|v=137;u=mmol/L;on=2026-02-03}. 6.2.2026: {l.hgb|Hb 7.8 g/dL|v=7.8;u=g/dL;on=2026-02-06}. 10.2.2026: {l.hgb|Hb 9.7 g/dL|v=9.7;u=g/dL;on=2026-02-10}, {l.crea|קריאט' 0.85 mg/dL|v=0.85;u=mg/dL;on=2026-02-10}, {l.k|K 4.0 mmol/L|v=4.0;u=mmol/L;on=2026-02-10}. {l.vitd|ויטמין D 28 nmol/L|v=28;u=nmol/L}. {l.ucult|תרבית שתן: Proteus mirabilis|v=Proteus mirabilis;u=-}.")}</p>`)}
      ${bar('תרופות בשחרור', `<table><tr><th>${he('תרופה')}</th><th>${he('מתן')}</th><th>${he('הערה')}</th></tr>${med('{m.apix|Eliquis 2.5 mg|freq=פעמיים ביום}', 'פעמיים ביום', 'חודש ב-5.2.2026')}${med('{m.levo|Eltroxin 75 mcg|freq=בוקר}', 'בוקר בצום', 'ללא שינוי')}${med('{m.bis|Concor 5 mg|freq=בוקר}', 'בוקר', 'ללא שינוי')}${med('{m.para|Acamol 1 g|dose=1 g;freq=3 פעמים ביום}', '3 פעמים ביום', 'שבועיים')}${med('{m.cefal|Ceforal 500 mg|freq=3 פעמים ביום}', '3 פעמים ביום', 'עד 15.2.2026')}${med('{m.quet|Seroquel 12.5 mg|freq=ערב}', 'ערב', 'עשרה ימים')}${med('{m.chole|Vitamin D 2000 IU|freq=בוקר}', 'בוקר', 'חדש')}${med('{m.lact|Avilac 15 ml|freq=ערב}', 'ערב', 'חדש')}</table><p>${c.t('הופסקו: {m.loraz|לוריוון 1 מ"ג|st=stopped}, {m.hctz|דיזותיאזיד 25 מ"ג|st=stopped}.')}</p>`)}
      ${bar('המלצות', `<p>${c.t('שיקום גריאטרי. דריכה מלאה. הסרת סיכות ב-18.2.2026. {x|ביקורת אורתופדית וצילום בעוד 6 שבועות|planned}. {x|פרוליה תישקל לאחר השלמת ויטמין D|considered|m.deno}. {x|בדיקת צפיפות עצם דרך הקופה|planned|i.dexa}. {x|לא ליטול NSAIDs|warned}. {x|אם הפרשה מהפצע - לפנות מיד|conditional}.')}</p>`)}
      <div style="display:flex;justify-content:space-between;align-items:center"><div>${he('ד"ר אורי גולדפרב, מומחה באורתופדיה')}<br>${he('העתק: רופאת המשפחה ד"ר מרינה לוטן')}</div>${signature(c.rnd)}</div>${c.no('ד"ר מרינה לוטן', 'recipient')}`,
      'rtl',
    )
  },
  { scale: 1.35, degrade: { angle: -0.9 } },
)

const asthma = doc(
  'p327.png',
  ['he', 'discharge', 'scan'],
  '2025-11-23',
  ['בית החולים גבעת אלה', 'בי"ח גבעת אלה', 'גבעת אלה'],
  ['ד"ר רימא עבד אל-האדי', 'רימא עבד אל-האדי', 'ד"ר רימא עבד אל האדי', 'עבד אל-האדי רימא'],
  ['ליאור פרידקין', 'פרידקין ליאור'],
  'מכתב שחרור מהמלר"ד',
  (c) => {
    const run = (title, body) => `<p><b>${he(title)}:</b> ${c.t(body)}</p>`
    return sheet(
      `body{font:17px/1.42 ${MONO};font-size:18.5px;padding:44px 58px}p{margin:7px 0}`,
      `<div style="text-align:center;border-bottom:2px dashed #000;padding-bottom:6px"><b style="font-size:23px">בית החולים גבעת אלה</b><br>${he('המחלקה לרפואה דחופה (מלר"ד) - מכתב שחרור')}</div>
      <p>${he("פרידקין ליאור | ת.ז. 30177642-0 | ז | 02/03/1992 | מס' מקרה 2511-40873")}<br>${he('הגעה 23/11/25 18:22 | שחרור 23/11/25 23:40 | הופנה ע"י: מוקד נופים | רופאה: ד"ר רימא עבד אל-האדי')}</p>
      ${run('סיבת הפניה', '{o|קוצר נשימה} ו{o|שיעול} מזה 3 ימים, החמרה היום.')}
      ${run('רקע', '{d.asthma|אסתמה|icd=J45.901/J45.909} מגיל 9, אשפוז אחרון 2019, {x|ללא הנשמה בעבר|negated}. {d.h11npol|פוליפים באף}, {d.allrhin|נזלת אלרגית}. {p.fess|FESS|on=2021} 2021. {x|אם עם אסתמה|family history}. {d.smoker|מעשן 5 סיגריות ליום|icd=F17.210/F17.200/Z72.0}. {x|שולל מחלת לב|negated}.')}
      ${run('רגישויות', '{a.ibu|נורופן - התקף קוצר נשימה|react=התקף קוצר נשימה}; {a.cat|פרוות חתול}.')}
      ${run('טיפול קבוע', '{m.symb|סימביקורט 160/4.5|dose=-;freq=פעמיים ביום}, שתי שאיפות פעמיים ביום (נוטל לסירוגין), {m.mont|סינגולייר 10 מ"ג בערב|freq=בערב}, {m.salb|ונטולין לפי צורך|dose=-;freq=לפי צורך}. {m.flut|פליקסונז|dose=-;st=stopped} - הפסיק לפני שנה.')}
      ${run('בקבלה', 'חום 37.4, דופק 118, ל"ד 132/78, נשימות 28, סט\' 92% באוויר חדר. מדבר במשפטים קצרים. צפצופים דו"צ. {x|ללא סטרידור|negated}, {x|ללא אורטיקריה|negated|d.urtic}. {l.h11pef|PEF 210 L/min|v=210;u=L/min}.')}
      ${run('מעבדה (23/11/25 18:50)', '{l.wbc|WBC 11.9 K/uL|v=11.9;u=K/uL;on=2025-11-23}, {l.eosp|EOS 9.1%|v=9.1;u=%;on=2025-11-23}, {l.hgb|HGB 15.4 g/dL|v=15.4;u=g/dL;on=2025-11-23}, {l.crp|CRP 0.9 mg/dL|v=0.9;u=mg/dL;on=2025-11-23}, {l.k|K 3.4 mmol/L|v=3.4;u=mmol/L;on=2025-11-23}. גזים ורידיים: {l.ph|pH 7.41|v=7.41;u=-;on=2025-11-23}, {l.pco2|pCO2 37 mmHg|v=37;u=mmHg;on=2025-11-23}. משטח: {l.fluaag|אינפלואנזה A שלילי|v=שלילי;u=-;on=2025-11-23}, {l.covag|קורונה שלילי|v=שלילי;u=-;on=2025-11-23}.')}
      ${run('הדמיה', '{i.cxr|צילום חזה|on=2025-11-23} (23/11/25) - {x|ללא תסנין|negated|d.pneumonia}, {x|ללא חזה אוויר|negated|d.pneumothx}, {o|ניפוח יתר}.')}
      ${run('טיפול במלר"ד', 'אינהלציות {m.salb|ונטולין|dose=-} + {m.ipra?|אירוונט|st=-;dose=-} × 3, {m.mpred?|סולומדרול 125 מ"ג IV|st=-}, {m.mgso?|מגנזיום 2 גרם|st=-;dose=-}. {x|לא נזקק ל-BiPAP|negated}. {x|אדרנלין לא ניתן|not given|m.adren}.')}
      ${run('בשחרור', "נושם בנוחות, סט' 97%, {l.h11pef|PEF 390 L/min|v=390;u=L/min}. ההפניה ציינה {x|חשד לתסחיף ריאתי|question|d.pe} - {x|D-Dimer לא נשלח|not done|l.dd}, סבירות נמוכה.")}
      ${run('אבחנה', '{d.asthma|התקף אסתמה בינוני|icd=J45.901/J45.909}.')}
      ${run('המלצות', '\n1. {m.pred|פרדניזון 40 מ"ג פעם ביום|freq=פעם ביום} ל-5 ימים. \n2. סימביקורט בקביעות, כנ"ל.\n3. {x|אזניל אינה נדרשת כעת|not given|m.azit}.\n4. {x|ספירומטריה בעוד חודש|planned|p.spiro}.\n5. {x|טיפול ביולוגי (דופיקסנט) יידון במרפאת ריאות|considered|m.dupil}.\n6. {x|להימנע מאספירין ומנוגדי דלקת|warned|m.asa}.\n7. {x|חיסון לשפעת לאחר ההחלמה|planned|m.vflu}.\n8. {x|בהחמרה - חזרה למיון|conditional}.')}
      <div style="display:flex;justify-content:space-between;align-items:center"><div>${he('ד"ר רימא עבד אל-האדי, מתמחה ברפואה דחופה')}<br>${he('בפיקוח: ד"ר אסף מרגלית')}</div>${stamp(['מלר"ד', 'גבעת אלה'], '#333', -6)}</div>${c.no('ד"ר אסף מרגלית', 'supervisor')}`,
      'rtl',
    )
  },
  { width: 1060, scale: 1.45, degrade: { angle: 0.7 } },
)

const traveller = doc(
  'p328.png',
  ['he', 'consultation', 'clean'],
  '2026-01-20',
  ['דרך עפר - מרפאה לרפואת מטיילים', 'דרך עפר', 'מרפאת דרך עפר'],
  ['ד"ר ענת בירן', 'ענת בירן', 'בירן ענת'],
  ['נטע ויצמן-לוי', 'ויצמן-לוי נטע', 'נטע ויצמן לוי'],
  'סיכום ייעוץ לפני נסיעה',
  (c) => {
    const given = (name, what) => `<tr data-line><td>${c.t(name)}</td><td>${c.t(what)}</td></tr>`
    const side = (title, body) => `<div class="s"><b>${he(title)}</b><br>${c.t(body)}</div>`
    return sheet(
      `body{font:18px/1.42 ${SHOFAR};font-size:20px;padding:38px 56px}h3{color:#8a3b12;font-size:21px;margin:10px 0 2px}td,th{padding:3px 10px;border-bottom:1px dashed #999;text-align:right}.g{display:grid;grid-template-columns:300px 1fr;gap:30px;align-items:start}.s{background:#f7efe6;padding:8px 12px;margin-bottom:8px}p{margin:4px 0}ol{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:28px;color:#8a3b12">דרך עפר</b><br>${he('מרפאה לרפואת מטיילים')}</div>${mark('wave', '#8a3b12', 54)}</div><p style="border-bottom:2px solid #8a3b12;padding-bottom:6px">${he('סיכום ייעוץ לפני נסיעה, 20/1/2026 \u00a0 נטע ויצמן-לוי \u00a0 ת.ז. 20-884513-2 \u00a0 ת. לידה 8/12/1999 \u00a0 נייד 050-0000000')}</p>
      <div class="g"><div>${side('יעד', 'פרו, בוליביה, אגן האמזונס בברזיל. יציאה 15/3/2026, חזרה 10/9/2026.')}${side('רקע', '{d.migr|מיגרנה עם אאורה|icd=G43.109}. {d.ibs|IBS}. {p.tonsil|כריתת שקדים|on=2008} 2008. {x|שוללת אפילפסיה|negated|d.epil}. {x|ללא דיכאון|negated|d.mdd}. {x|אינה בהיריון|negated}.')}${side('משפחה', '{x|אב - DVT לאחר טיסה|family history|d.dvt}')}${side('תרופות', '{m.desog|סרזט|dose=-;freq=פעם ביום} פעם ביום, {m.riza|ריזלט 10 מ"ג בהתקף|freq=בהתקף}. {m.drosp|יאסמין|dose=-;st=stopped} הופסקה ב-2023 בשל האאורה.')}${side('רגישויות', '{a.cefac|צקלור - פריחה|react=פריחה}. {x|ביצים - אינה רגישה|negated|a.egg}.')}${side('מעבדה 11/1/2026', '{l.g6|G6PD תקין|v=תקין;u=-;on=2026-01-11}; {l.hgb|Hb 13.5 g/dL|v=13.5;u=g/dL;on=2026-01-11}; {l.measles|חצבת IgG חיובי|v=חיובי;u=-;on=2026-01-11}; {l.antihbs|Anti-HBs 214 mIU/mL|v=214;u=mIU/mL;on=2026-01-11}.')}</div>
      <div><h3>${he('חיסונים מהעבר (פנקס)')}</h3><table>${given('{m.vhepa?|הפטיטיס A|dose=-;st=-;on=2019-03-03}', 'מנה שנייה 3/3/2019')}${given('{m.vmmr?|MMR|dose=-;st=-;on=2006-04-10}', 'מנה שנייה 10/4/2006')}${given('{m.tdap?|בוסטריקס|dose=-;st=-;on=2017-11-12}', '12/11/2017')}</table>
      <h3>${he('ניתנו היום')}</h3><table>${given('{m.vyf?|קדחת צהובה (Stamaril)|dose=-;st=-}', 'זרוע שמאל')}${given('{m.vtyph?|טיפוס הבטן (Typhim Vi)|dose=-;st=-}', 'זרוע ימין')}${given('{m.h11vrab?|כלבת (Rabipur), מנה 1|dose=-;st=-}', 'זרוע ימין; {x|מנה 2 ב-27/1/2026|planned}')}</table>
      <p>${c.t('{x|שפעת - סירבה|refused|m.vflu}. {x|דלקת קרום המוח - לא נדרש ליעדים אלה|not required|m.h11vmenq}.')}</p>
      <h3>${he('מניעת מלריה')}</h3><p>${c.t('באזורי האמזונס בלבד: {m.atovpro|מלרון|dose=-;freq=פעם ביום} כדור פעם ביום, מיומיים לפני הכניסה ועד שבוע אחרי היציאה. {x|לריאם נשקל ונדחה|considered|m.h11meflo}. {x|דוקסילין - חלופה בלבד|considered|m.doxy}.')}</p>
      <h3>${he('מחלת גבהים')}</h3><p>${c.t('{m.acetaz|אורמוקס 125 מ"ג פעמיים ביום|freq=פעמיים ביום} מיום לפני העלייה ללה-פאס, 3 ימים. {x|אין רגישות לסולפה|negated|a.sulfa}. {x|בסימני בצקת ריאות - ירידה מיידית|conditional|d.pulmed}.')}</p>
      <h3>${he('שלשול מטיילים')}</h3><p>${c.t('{m.ors|אלקטרורייס|dose=-}; {m.lop|רקמיד|dose=-;freq=לפי צורך} לפי צורך; {m.azit|אזניל 500 מ"ג פעם ביום|freq=פעם ביום} ל-3 ימים אם חום או דם. {x|אין ליטול רקמיד כשיש דם בצואה|warned}.')}</p>
      <h3>${he('כללי')}</h3><ol>${items(c, ['דוחה יתושים, רשת, נעליים סגורות.', '{x|בטיסות ארוכות - גרביים אלסטיות; אין צורך בקלקסן|not required|m.enox}.', '{x|לאחר החזרה - בדיקת צואה לטפילים וספירה|planned|l.ova}.', '{x|חום עד שנה מהחזרה - לשלול מלריה|conditional|d.malaria}.'])}</ol></div></div>
      <div style="display:flex;justify-content:space-between;align-items:center"><div>${he('ד"ר ענת בירן, מחלות זיהומיות. אחות מחסנת: יעל קורן')}</div>${signature(c.rnd)}${matrixCode(c.rnd, 18, 4)}</div>${c.no('יעל קורן', 'nurse')}`,
      'rtl',
    )
  },
  { width: 1240, scale: 1.3 },
)

const rheumatology = doc(
  'p329.jpg',
  ['he', 'consultation', 'photo'],
  '2025-06-08',
  ['מכון ראומטולוגי הארבל', 'המכון הראומטולוגי הארבל', 'הארבל'],
  ["פרופ' אילנה שטיינר", 'אילנה שטיינר', 'פרופ׳ אילנה שטיינר', 'שטיינר אילנה'],
  ['חיים בוזגלו', 'בוזגלו חיים', 'מר בוזגלו'],
  'תשובת יועץ',
  (c) => {
    const dates = ['2025-06-01', '2025-02-16']
    const row = ([key, label, unit, ...values]) =>
      `<tr><td>${he(label)}</td>${values.map((v, i) => `<td>${resultCell(c, key, label, v, unit, '', dates[i])}</td>`).join('')}<td>${ltr(unit)}</td></tr>`
    return sheet(
      `body{font:18px/1.44 ${FRANK};font-size:20px;padding:44px 64px}p{margin:6px 0}td,th{padding:2px 14px;border:1px solid #777;text-align:center}table{width:66%;margin:6px auto}`,
      `<div style="display:flex;justify-content:space-between;align-items:flex-end;border-bottom:4px double #1d3f72"><div><b style="font-size:27px;color:#1d3f72">מכון ראומטולוגי הארבל</b><br>${he("פרופ' אילנה שטיינר - מומחית בראומטולוגיה")}</div><div>${he('טבריה, 8 ביוני 2025')}</div></div>
      <p>${he('לכבוד: ד"ר זוהר אלימלך, רופא מטפל')}<br><b>${he('הנדון: בוזגלו חיים, ת.ז. 05-6621870-3, יליד 1973 - תשובת יועץ')}</b></p>${c.no('ד"ר זוהר אלימלך', 'recipient')}
      <p>${c.t('מטופלך בן 52, נבדק אצלי ב-08.06.2025 (ביקור קודם 23.02.2025). ידוע על {d.psoriasis|פסוריאזיס|icd=L40.9/L40.0/L40.50} מאז 2011 ו{d.psa|דלקת מפרקים פסוריאטית|icd=L40.50/L40.59/L40.52} מ-2020. ברקע {d.steat|כבד שומני}, {d.obesity|השמנה|icd=E66.9}, {d.gout|שיגדון}. {x|לא ידוע על אובאיטיס|negated|d.uveitis}, {x|שולל מחלת מעי דלקתית|negated|d.crohn}. {x|בתו חולה בקרוהן|family history|d.crohn}. {d.exsmoker|הפסיק לעשן ב-2018}.')}</p>
      <p><b>${he('טיפולים קודמים:')}</b> ${c.t('{m.ssz|סלזופירין|dose=-;st=stopped} הופסק (בחילות). {m.mtx|מטוטרקסט 15 מ"ג בשבוע|st=stopped;freq=בשבוע} הופסק ב-02/2025 עקב {d.transam|עליית אנזימי כבד|icd=R74.01/R74.8/R79.89}. {m.etan|אנברל|dose=-;st=stopped} - כשל שניוני.')}</p>
      <p><b>${he('כיום:')}</b> ${c.t('{m.ada|הומירה 40 מ"ג אחת לשבועיים|freq=אחת לשבועיים} מ-03/2025; {m.allo|זילוריק 300 מ"ג ליום|freq=ליום}; {m.etor|ארקוקסיה 60 מ"ג לפי הצורך|freq=לפי הצורך}; {m.calbet|דייבובט ג\'ל|dose=-}. רגישויות: {a.dipy|אופטלגין|react=אורטיקריה} - אורטיקריה.')}</p>
      <p><b>${he('בבדיקה:')}</b> ${c.t('3 מפרקים רגישים, 1 נפוח (לעומת 9 ו-6 בפברואר). {o|דקטיליטיס} בבוהן 4 מימין, משתפרת. {x|ללא אנתזיטיס|negated}. {x|ללא נוקשות בגב|negated|d.ankspond}. {l.h11dapsa|DAPSA 11.2|v=11.2;u=-}. פלאקים במרפקים בלבד.')}</p>
      <table><tr><th></th>${dates.map((d) => `<th>${ltr(d.split('-').reverse().join('.'))}</th>`).join('')}<th></th></tr>${[
        ['crp', 'CRP', 'mg/L', '4.1', '26.8'],
        ['esr', 'שקיעת דם', 'mm/hr', '14', '41'],
        ['alt', 'ALT', 'U/L', '38', '97'],
        ['ast', 'AST', 'U/L', '29', '61'],
        ['uric', 'חומצת שתן', 'mg/dL', '5.3', '8.2'],
        ['wbc', 'WBC', 'K/uL', '7.3', '8.8'],
      ]
        .map(row)
        .join('')}</table>
      <p>${c.t('{l.rf|RF שלילי|v=שלילי;u=-} ו-{l.ccp|Anti-CCP שלילי|v=שלילי;u=-}. לפני הטיפול הביולוגי, 20.02.2025: {l.qft|קוונטיפרון שלילי|v=שלילי;u=-;on=2025-02-20}, {l.hbsag|HBsAg שלילי|v=שלילי;u=-;on=2025-02-20}. {i.xrhand|צילומי כפות ידיים|on=2025-02-20} מאותו יום: {o|ארוזיה} ב-DIP 2 משמאל. {i.usabd|US בטן|on=2024-11-14} 14.11.2024: כבד שומני, {x|ללא אבני מרה|negated|d.gallst}.')}</p>
      <p><b>${he('לסיכום:')}</b> ${c.t('תגובה טובה להומירה, להמשיך. זילוריק באותו מינון. {x|חזרה למטוטרקסט אינה מומלצת|not given}. {x|אם תהיה החמרה יישקל מעבר לטלץ|considered|m.h11ixek}. {x|קולכיצין רק בהתקף|conditional|m.colc}. {x|חיסון פנאומוקוק ושינגריקס דרך האחות|planned|m.vzos}. {x|אסור חיסון חי מוחלש|warned}. {x|פיברוסקן - הופנה|planned}. ביקורת בעוד 4 חודשים עם {x|ספירה, תפקודי כבד ו-CRP|planned}.')}</p>
      <p>${he('בברכת רפואה שלמה,')}</p><div style="display:flex;gap:26px;align-items:center">${signature(c.rnd)}${stamp(["פרופ' אילנה שטיינר", 'ראומטולוגיה'], '#1d3f72', -5)}</div><p style="font-size:17px">${he('הודפס ע"י המזכירה שולה, 10.06.2025')}</p>${barcode(c.rnd, 24, 20)}`,
      'rtl',
    )
  },
  { scale: 1.3, degrade: { angle: 1.2, folds: [0.35, 0.68] } },
)

export const eleventhHeLetters = [fracture, asthma, traveller, rheumatology]
