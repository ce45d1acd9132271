/** Ordinary letters in Hebrew: the discharge from a hospitalization at home with a row a day, an ambulance's sheet with boxes and clock entries, a wound clinic's visit with measures of three visits, a fertility unit's summary of a treatment by cycle day. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, ltr, resultCell, sheet } from './blind-parts.mjs'

/** Hospitalization at home: what was, then a row a day (readings, bloods, what was given), drugs in a framed list at the end. */
const home = doc(
  'p1226.png',
  ['he', 'discharge', 'clean'],
  '2026-03-08',
  ['מרכז לאשפוז ביתי צמרת', 'אשפוז ביתי צמרת', 'צמרת - אשפוז ביתי', 'צמרת'],
  ['ד"ר מוחמד עאסי', 'מוחמד עאסי', 'עאסי מוחמד'],
  ['רחמים בוזגלו', 'בוזגלו רחמים', 'מר רחמים בוזגלו'],
  'סיכום אשפוז ביתי',
  (c) => {
    const p = (title, s) => `<p><b>${he(title)}:</b> ${c.t(s)}</p>`
    const day = (d, a, b, e) =>
      `<tr><td>${ltr(d)}</td><td>${c.t(a)}</td><td>${c.t(b)}</td><td>${c.t(e)}</td></tr>`
    const on = (k, text, v, u, d) => `{l.${k}|${text}|v=${v};u=${u};on=2026-03-${d}}`
    return sheet(
      `body{font:16px/1.4 ${FACE.notoHe};font-size:15.5px;padding:40px 62px}p{margin:5px 0}.l td,.l th{border:1px solid #8fb3a8;padding:3px 8px}.l th{background:#dcefe8}.h td{padding:2px 6px}.k{border:2px solid #23705a;border-radius:8px;padding:3px 14px;margin:8px 0}ul,ol{margin:3px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;background:#23705a;color:#fff;padding:8px 16px"><div><b style="font-size:23px">${he('מרכז לאשפוז ביתי צמרת')}</b><br>${he('בשיתוף קופות החולים, אזור הדרום')}</div><b style="font-size:21px">${he('סיכום אשפוז ביתי')}</b></div>
      <table class="h" style="margin:6px 0"><tr><td>${he('מר בוזגלו רחמים')}</td><td>${he('ת.ז. 0-0652218-8')}</td><td>${he('ת. לידה 15/09/1943')}</td><td>${he('בן 82')}</td></tr><tr><td>${he('התחלה: 03/03/2026')}</td><td>${he('סיום: 08/03/2026')}</td><td>${he('מקור: מיון, במקום אשפוז')}</td><td>${he('מטפלת עיקרית: הבת')}</td></tr></table>
      ${p('אבחנות', '{d.pneumonia|דלקת ריאות|icd=J18.9} של האונה התחתונה משמאל. {d.hfref|אי ספיקת לב עם מקטע פליטה ירוד|icd=I50.20/I50.22/I50.23} - החמרה קלה.')}
      ${p('ברקע', '{d.ihd|מחלת לב איסכמית|icd=I25.10}, {p.cabg|ניתוח מעקפים|on=2011} 2011, {d.ckd3|אי ספיקת כליות כרונית שלב 3a|icd=N18.31/N18.30}, {d.hearing|ירידה בשמיעה|icd=H91.90/H91.93}, {d.bph|הגדלת ערמונית|icd=N40.0/N40.1}. {x|ללא סוכרת|negated|d.dm2}. {x|אינו מעשן|negated|d.smoker}.')}
      ${p('רגישויות', '{a.clari|קלריתרומיצין|react=שלשול} - שלשול. {x|פניצילין - סובל היטב|negated|a.pen}.')}
      ${p('בקבלה', '{o|שיעול}, {o|קוצר נשימה} ו{o|חום 38.6} מזה יומיים. {i.cxr|צילום חזה|on=2026-03-02} 02/03/2026: תסנין בסיסי משמאל, {x|ללא תפליט|negated|d.pleff}. {x|קורונה ושפעת - שלילי|negated|d.covid}. {x|ללא חשד לתסחיף ריאתי|negated|d.pe}.')}
      <table class="l"><tr><th>${he('יום')}</th><th style="width:22%">${he('מדדים')}</th><th style="width:38%">${he('מעבדה')}</th><th>${he('טיפול')}</th></tr>
      ${day('03/03', '{o|ל"ד 142/80}, {o|סט\' 91%}, {o|חום 38.2}', `${on('crp', 'CRP 18.6 mg/dL', '18.6', 'mg/dL', '03')}, ${on('wbc', 'לויקוציטים 15.8 K/µL', '15.8', 'K/µL', '03')}, ${on('crea', 'קריאטינין 1.52 mg/dL', '1.52', 'mg/dL', '03')}, ${on('bnp', 'proBNP 3,870 pg/mL', '3870', 'pg/mL', '03')}`, '{m.ceftr?|רוצפין|dose=-;st=-} 1 גרם IV, {m.fur|פוסיד} 40 מ"ג IV, {o|חמצן 2 ליטר}')}
      ${day('05/03', '{o|ל"ד 128/74}, {o|סט\' 94%}, {o|חום 37.1}', `${on('crp', 'CRP 9.2 mg/dL', '9.2', 'mg/dL', '05')}, ${on('k', 'אשלגן 3.4 mmol/L', '3.4', 'mmol/L', '05')}, ${on('crea', 'קריאטינין 1.61 mg/dL', '1.61', 'mg/dL', '05')}`, 'רוצפין, פוסיד IV, {m.kcl?|סלואו K|dose=-;st=-} חד פעמי. {x|החמצן הופסק|stopped}')}
      ${day('07/03', '{o|ל"ד 122/70}, {o|סט\' 96%}, {o|חום 36.6}', `${on('crp', 'CRP 3.1 mg/dL', '3.1', 'mg/dL', '07')}, ${on('wbc', 'לויקוציטים 8.9 K/µL', '8.9', 'K/µL', '07')}, ${on('k', 'אשלגן 4.3 mmol/L', '4.3', 'mmol/L', '07')}, ${on('crea', 'קריאטינין 1.44 mg/dL', '1.44', 'mg/dL', '07')}, ${on('hgb', 'המוגלובין 12.2 g/dL', '12.2', 'g/dL', '07')}`, 'מעבר לטיפול פומי, הוצאת {o|עירוי}')}</table>
      ${p('אירועים', '{x|לא היו נפילות|negated|d.falls}. {x|לא היה בלבול|negated|d.delir}. {l.bcult?|תרבית דם|v=ללא צמיחה;u=-} - ללא צמיחה.')}
      <div class="k"><b>${he('תרופות בסיום')}</b><ol>${items(c, ['{m.cefur|זינט 500 מ"ג|freq=פעמיים ביום} פעמיים ביום עד 11/03/2026 (חדש)', '{m.fur|פוסיד 40 מ"ג|freq=בבוקר} בבוקר (שינוי: היה 20 מ"ג)', '{m.sacval|אנטרסטו 50 מ"ג|freq=פעמיים ביום} פעמיים ביום', '{m.carv|דימיטון 6.25 מ"ג|freq=פעמיים ביום} פעמיים ביום', '{m.empa|ג\'ארדיאנס 10 מ"ג|freq=פעם ביום} פעם ביום', '{m.asa|קרטיה 100 מ"ג|freq=פעם ביום} פעם ביום', '{m.ros|קרסטור 20 מ"ג|freq=בערב} בערב', '{m.alfuz|קסטרל 10 מ"ג|freq=בערב} בערב', 'הופסק: {m.spir|ספירונולקטון|dose=-;st=stopped} עד בדיקת כליות חוזרת'])}</ol></div>
      <b>${he('המשך')}</b><ul>${items(c, ['{x|קריאטינין ואשלגן אצל רופא המשפחה ב-15/03/2026|planned|l.k}', '{x|צילום חזה חוזר בעוד 6 שבועות|planned|i.cxr}', '{x|חיסון נגד פנאומוקוק - מומלץ|planned|m.vpcv}', '{x|עלייה של 2 ק"ג בשבוע או קוצר נשימה - להתקשר למוקד 24 שעות|conditional}', '{x|לא לקחת אטופן או נורופן|warned|m.etodol}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('ד"ר מוחמד עאסי, רפואה פנימית, מ.ר. 00926 | אחות אחראית: לאה פרידמן')}</span>${signature(c.rnd, '#24408a')}</div>${c.no('לאה פרידמן', 'nurse')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-03-03', '2026-03-02'], width: 1060, scale: 1.38 },
)

/** An ambulance's sheet: a grid of printed fields, boxes of which only the crossed are so, clock entries, what was given. */
const ambulance = doc(
  'p1227.jpg',
  ['he', 'other', 'photo'],
  '2026-01-22',
  ['שירות אמבולנסים לב העמק', 'לב העמק', 'אמבולנס לב העמק', 'לב העמק - שירות אמבולנסים'],
  ['ד"ר דניאלה שפיגלר', 'דניאלה שפיגלר', 'שפיגלר דניאלה'],
  ["ג'מיל חורי", "חורי ג'מיל", "מר ג'מיל חורי"],
  'דוח טיפול ופינוי',
  (c) => {
    const box = (on, s) => `<span class="b">${on ? '☒' : '☐'} ${c.t(s)}</span> `
    const f = (title, s) => `<div class="f"><b>${he(title)}</b><div>${c.t(s)}</div></div>`
    const vit = (t, ...v) =>
      `<tr><td>${ltr(t)}</td>${v.map((x) => `<td>${c.t(`{o|${x}}`)}</td>`).join('')}</tr>`
    const act = (t, s) => `<tr><td style="width:80px">${ltr(t)}</td><td>${c.t(s)}</td></tr>`
    return sheet(
      `body{font:17px/1.35 ${FACE.arial};font-size:17px;padding:40px 58px}.f{display:grid;grid-template-columns:150px 1fr;border:1px solid #444;border-top:0}.f>*{padding:3px 8px}.f>b{background:#fbe3d6}.f:first-of-type{border-top:1px solid #444}.b{font-family:'Liberation Sans','DejaVu Sans';margin-left:16px;white-space:nowrap}.k{border:1px solid #444;border-top:0;padding:3px 8px}.l td,.l th{border:1px solid #444;padding:1px 8px;text-align:center}.a td{border:1px solid #444;padding:1px 8px}.h td{border:1px solid #444;padding:2px 8px}.t{background:#c8501e;color:#fff;font-weight:bold;padding:1px 10px;margin-top:7px}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('star', '#c8501e', 46)}<div><b style="font-size:22px">${he('שירות אמבולנסים לב העמק')}</b><br>${he('ניידת טיפול נמרץ 37')}</div></div><b style="font-size:23px">${he('דוח טיפול ופינוי')}</b>${barcode(c.rnd, 24, 36)}</div>
      <table class="h" style="margin:8px 0"><tr><td>${he("מטופל: מר ג'מיל חורי")}</td><td>${he('ת.ז. 0-0914473-2')}</td><td>${he('ת. לידה 18/05/1961')}</td></tr><tr><td>${he('תאריך: 22/01/2026')}</td><td>${he('מקום: בית, שפרעם')}</td><td>${he('יעד: המרכז הרפואי נחל ציפורי')}</td></tr><tr><td>${he('קריאה 05:12 | הגעה 05:21')}</td><td>${he('יציאה 05:44 | יעד 06:03')}</td><td>${he('רופאה: ד"ר דניאלה שפיגלר')}</td></tr></table>${c.no('המרכז הרפואי נחל ציפורי', 'destination')}
      <div>${f('תלונה עיקרית', '{o|כאב בחזה} לוחץ מזה 40 דקות, מקרין ליד שמאל, עם {o|הזעה} ו{o|בחילה}')}
      <div class="k"><b>${he('מחלות רקע:')}</b> ${box(1, '{d.htn|יתר לחץ דם}')}${box(1, '{d.dm2|סוכרת סוג 2|icd=E11.9}')}${box(0, '{x|אסתמה|box not ticked|d.asthma}')}${box(0, '{x|שבץ|box not ticked|d.stroke}')}${box(1, '{d.hld|היפרליפידמיה|icd=E78.5}')}${box(0, '{x|אפילפסיה|box not ticked|d.epil}')}${box(0, '{x|קוצב|box not ticked|p.pacem}')}${box(1, '{d.smoker|מעשן|icd=F17.210/F17.200}')}${box(0, '{x|אי ספיקת לב|box not ticked|d.chf}')}${box(0, '{x|אוטם בעבר|box not ticked|d.mi}')}</div>
      ${f('רגישויות', '{a.dipy|אופטלגין|react=פריחה} - פריחה')}
      ${f('תרופות קבועות', '{m.metf|גלוקופאז\' 850 מ"ג}, {m.aml|נורווסק 5 מ"ג}, {m.sim|סימבסטטין 20 מ"ג}')}
      <div class="k"><b>${he('הכרה:')}</b> ${box(1, 'ערני')}${box(0, 'מגיב לקול')}${box(0, 'מגיב לכאב')}${box(0, 'ללא תגובה')} <b>${he('נתיב אוויר:')}</b> ${box(1, 'פתוח')}${box(0, 'חסום')}</div>
      <div class="k"><b>${he('עור:')}</b> ${box(0, 'תקין')}${box(1, '{o|חיוור}')}${box(1, '{o|מזיע}')}${box(0, '{x|כחלון|box not ticked}')} <b>${he('ריאות:')}</b> ${box(1, '{x|נקיות|normal}')}${box(0, '{x|חרחורים|box not ticked}')}${box(0, '{x|צפצופים|box not ticked}')}</div></div>
      <div class="t">${he('מדדים')}</div><table class="l"><tr><th>${he('שעה')}</th><th>${he('לחץ דם')}</th><th>${he('דופק')}</th><th>${he('נשימות')}</th><th>${he('סטורציה')}</th><th>${he('כאב')}</th></tr>${vit('05:23', '96/58', '52', '20', '95%', '8/10')}${vit('05:38', '112/66', '64', '18', '97%', '5/10')}${vit('05:58', '118/70', '70', '16', '98%', '3/10')}</table>
      <div class="t">${he('מהלך')}</div><table class="a">${act('05:25', '{p.ecg|אק"ג 12 חיבורים|on=2026-01-22}: {d.h30sinbrad|סינוס ברדיקרדיה|icd=R00.1}, הרמות ST ב-II, III, aVF. {x|ללא חסם עלייתי|negated|d.avb}.')}${act('05:26', 'גלוקומטר: {l.glu|גלוקוז 231 mg/dL|v=231;u=mg/dL;on=2026-01-22}')}${act('05:28', '{m.asa?|אספירין|dose=-;st=-} 300 מ"ג ללעיסה')}${act('05:30', 'עירוי פתוח יד שמאל, {o|סליין} 250 מ"ל')}${act('05:32', '{m.hepar?|הפרין|dose=-;st=-} 5,000 יחידות IV')}${act('05:34', '{m.ond?|זופרן|dose=-;st=-} 4 מ"ג, {m.fent?|פנטניל|dose=-;st=-} 50 מק"ג')}${act('05:36', '{x|ניטרטים לא ניתנו בשל לחץ דם נמוך|not given|m.gtn}')}${act('05:40', 'אק"ג ימני: {x|ללא מעורבות חדר ימין|negated}')}${act('05:45', '{x|הודעה לחדר צנתורים - צנתור ראשוני בהגעה|planned|p.pci}')}</table>
      <div class="t">${he('סיכום')}</div><p style="margin:5px 0">${c.t('אבחנת הצוות: {d.stemi|אוטם חריף בקיר התחתון עם הרמות ST|icd=I21.19/I21.11/I21.3}. {x|לא נזקק להחייאה|negated|p.h30cpr}. {x|אחיו נפטר מאוטם בגיל 48|family history|d.mi}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('פרמדיק: נתי זרביב | נמסר לאחות במלר"ד בשעה 06:08')}</span>${signature(c.rnd, '#222', 120)}</div>${c.no('נתי זרביב', 'paramedic')}`,
      'rtl',
    )
  },
  { width: 1020, scale: 1.42, degrade: { angle: -1.3, folds: [0.36, 0.68] } },
)

/** A wound clinic: measures of three visits in a small table with the newest at the left, then short lines; dressing as numbered steps. */
const wound = doc(
  'p1228.png',
  ['he', 'consultation', 'clean'],
  '2026-06-03',
  [
    'שירותי בריאות דקל',
    'דקל',
    'שירותי בריאות דקל - מרפאת פצעים',
    'מרפאת פצעים קשיי ריפוי',
    'מרפאת פצעים קשיי ריפוי, שירותי בריאות דקל',
  ],
  ['ד"ר אנה ברקוביץ-לוי', 'אנה ברקוביץ-לוי', 'ברקוביץ-לוי אנה', 'אנה ברקוביץ לוי'],
  ['מזל שושן', 'שושן מזל', "גב' מזל שושן"],
  'סיכום ביקור במרפאת פצעים',
  (c) => {
    const p = (title, s) => `<p><b>${he(title)}</b> ${c.t(s)}</p>`
    const r = (t, ...v) =>
      `<tr><td>${he(t)}</td>${v.map((x) => `<td>${/[א-ת]/.test(x) ? he(x) : ltr(x)}</td>`).join('')}</tr>`
    return sheet(
      `body{font:17px/1.5 ${FACE.simple};font-family:'Simple CLM','Liberation Sans';font-size:18px;padding:50px 84px}p{margin:8px 0}.l td,.l th{border-bottom:1px solid #999;padding:2px 14px}.l{width:70%}.h td{padding:1px 4px}ol{margin:3px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:flex-end;border-bottom:1.5px solid #4a6b1d;padding-bottom:6px"><div><b style="font-size:25px;color:#4a6b1d">${he('שירותי בריאות דקל')}</b><br>${he('מרפאת פצעים קשיי ריפוי, טבריה')}</div><span>${he("ביקור מס' 3")}</span></div>
      <table class="h" style="margin:8px 0"><tr><td>${he("לכבוד רופא/ת המשפחה, בעניין: גב' מזל שושן")}</td><td>${he('ת.ז. 0-0338261-9')}</td></tr><tr><td>${he('ילידת 27.11.1948')}</td><td>${he('תאריך: 03.06.2026')}</td></tr></table>
      <div style="font-size:22px;font-weight:bold;margin:8px 0">${he('סיכום ביקור במרפאת פצעים')}</div>
      ${p('סיבת הפנייה -', '{d.h30venulc|כיב ורידי בשוק ימין|icd=I83.012/I83.018/I83.019/I87.2/L97.919} מזה 5 חודשים, אחרי חבלה קלה.')}
      ${p('רקע -', '{d.venins|אי ספיקה ורידית כרונית|icd=I87.2}, {d.obesity|השמנה|icd=E66.9}, {d.htn|יתר לחץ דם}, {d.hypothy|תת פעילות בלוטת התריס|icd=E03.9}. {p.tka|החלפת ברך ימין|on=2019} 2019. {d.dvt|פקקת ורידים עמוקים|icd=Z86.718;st=historical} ב-2004. {x|אינה סוכרתית|negated|d.dm2}. {x|ללא מחלת עורקים היקפית|negated|d.pad}. {x|אחותה עברה קטיעה|family history}.')}
      ${p('רגישות -', '{a.h30silver|סילברול|react=גירוי מקומי} (גירוי מקומי), {a.elast|פלסטר|react=פריחה} (פריחה).')}
      ${p('תרופות -', '{m.levo|יוטירוקס 100 מק"ג|dose=100 מק"ג;freq=פעם ביום} פעם ביום, {m.ram|טריטייס 5 מ"ג|freq=פעם ביום} פעם ביום, {m.diosm|דפלון 500 מ"ג|freq=פעמיים ביום} פעמיים ביום, {m.para|דקסמול 500 מ"ג|freq=לפני החלפת חבישה} לפני החלפת חבישה. {m.coamox|אוגמנטין|dose=-;st=stopped} הסתיים ב-20.05.2026.')}
      <table class="l"><tr><th></th><th>06.05.26</th><th>20.05.26</th><th>03.06.26</th></tr>${r('אורך × רוחב (ס"מ)', '5.2 × 3.8', '4.6 × 3.1', '3.9 × 2.4')}${r('עומק (מ"מ)', '4', '3', '2')}${r('רקמת גרנולציה', '40%', '65%', '85%')}${r('הפרשה', 'מרובה', 'בינונית', 'מעטה')}${r('כאב', '7', '5', '3')}</table>
      ${p('בבדיקה -', '{o|ל"ד 138/82}, {o|משקל 94 ק"ג}. {o|בצקת} בשתי השוקיים, {o|פיגמנטציה}. {x|אין אודם או חום מקומי|negated|d.cellul}. {x|אין חשיפת עצם|negated|d.osteomy}. דפקים נמושים. {p.h30abi|מדד קרסול-זרוע|on=2026-05-06} 1.02 (06.05.26).')}
      ${p('בדיקות -', '06.05.26: {l.alb|אלבומין 3.3 g/dL|v=3.3;u=g/dL;on=2026-05-06}, {l.hgb|המוגלובין 11.9 g/dL|v=11.9;u=g/dL;on=2026-05-06}, {l.a1c|HbA1c 5.6%|v=5.6;u=%;on=2026-05-06}, {l.crp|CRP 1.4 mg/dL|v=1.4;u=mg/dL;on=2026-05-06}, {l.zinc|אבץ 64 µg/dL|v=64;u=µg/dL;on=2026-05-06}. {l.e13wcult|תרבית פצע|v=S. aureus;u=-;on=2026-05-06} מאותו יום: {o|S. aureus}.')}
      ${p('בביקור -', '{p.h30debrid|הטריה חדה|on=2026-06-03} באלחוש עם {m.h30emla?|אמלה|dose=-;st=-}. {x|לא נלקחה ביופסיה|not done|p.punch}.')}
      <p><b>${he('תכנית חבישה:')}</b></p><ol>${items(c, ['{o|שטיפה בסליין}', '{m.h30iodo|יודוזורב|dose=-;freq=3 פעמים בשבוע} על מצע הפצע, 3 פעמים בשבוע', '{m.h30zincox|משחת אבץ|dose=-} סביב הפצע', '{p.h30compr|חבישה לוחצת ארבע שכבות|st=-} עד הברך'])}</ol>
      ${p('המלצות -', '{x|ייעוץ כלי דם ואבלציה של וריד הספנה תישקל לאחר סגירה|considered|p.h30endoven}. {x|דופלר ורידי - נקבע ל-18.06.26|planned|i.usdopp}. {x|אם לא תהיה הקטנה ב-40% בעוד חודש - ביופסיה|conditional|p.punch}. {x|העשרת חלבון בתזונה|instruction}. {x|הרמת רגליים 4 פעמים ביום|instruction}. {x|חום או ריח רע - להקדים ביקור|conditional}. {x|תא לחץ אינו נדרש|not needed}.')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:12px"><span>${he('ד"ר אנה ברקוביץ-לוי, כירורגית | אח מטפל: אילן סויד')}</span>${stamp(['ד"ר א. ברקוביץ-לוי', 'מ.ר. 00558'], '#26306f', -4)}</div>${c.no('אילן סויד', 'nurse')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-05-20', '2026-05-06'], width: 1020, scale: 1.38 },
)

/** A fertility unit: a couple's facts in two columns, the treatment day by day (hormones, follicles, drugs), outcome beneath. */
const fertility = doc(
  'p1229.png',
  ['he', 'consultation', 'clean'],
  '2026-05-24',
  [
    'המרכז הרפואי כוכב הצפון',
    'כוכב הצפון',
    'מרכז רפואי כוכב הצפון',
    'המרכז הרפואי כוכב הצפון - היחידה לפוריות',
    'היחידה לפוריות והפריה חוץ גופית',
  ],
  ['ד"ר איילת רובינוביץ', 'איילת רובינוביץ', 'רובינוביץ איילת'],
  ['יובל הררי-שגב', 'הררי-שגב יובל', "גב' יובל הררי-שגב", 'יובל הררי שגב'],
  'סיכום מחזור טיפול IVF',
  (c) => {
    const p = (title, s) => `<p><b>${he(title)}:</b> ${c.t(s)}</p>`
    const line = (d, n, e2, p4, lh, fol, meds) => {
      const on = `2026-05-${d.slice(0, 2)}`
      const cell = (k, label, v, u) => `<td>${resultCell(c, k, label, v, u, '', on)}</td>`
      return `<tr><td>${ltr(d)}</td><td>${n}</td>${cell('e2', 'E2', e2, 'pmol/L')}${cell('prog', 'P4', p4, 'nmol/L')}${cell('lh', 'LH', lh, 'IU/L')}<td>${he(fol)}</td><td>${he(meds)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.45 ${FACE.openSans};font-family:'Lato','Noto Sans Hebrew';font-size:15.5px;padding:42px 62px}p{margin:5px 0}.w{display:grid;grid-template-columns:1.4fr 1fr;gap:14px}.w>div{background:#f4f1fa;padding:5px 14px}h3{margin:2px 0;font-size:17px;color:#53348a}.l td,.l th{border:1px solid #b9a9d8;padding:2px 9px}.l th{background:#e6def4}.h td{padding:2px 5px}ul{margin:3px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:24px;color:#53348a">${he('המרכז הרפואי כוכב הצפון')}</b><br>${he('היחידה לפוריות והפריה חוץ גופית')}</div>${mark('leaf', '#53348a', 44)}<b style="font-size:21px">${he('סיכום מחזור טיפול IVF')}</b></div>
      <table class="h" style="margin:8px 0;border-top:2px solid #53348a;border-bottom:2px solid #53348a"><tr><td>${he("גב' הררי-שגב יובל")}</td><td>${he('ת.ז. 0-6017745-3')}</td><td>${he('ת. לידה 08/08/1990')}</td><td>${he('תאריך: 24/05/2026')}</td></tr></table>
      <div class="w"><div><h3>${he('האישה')}</h3>${p('אבחנה', '{d.h30infert|אי פריון ראשוני|icd=N97.9/N97.1} 3 שנים, {d.h30tubal|גורם חצוצרתי|icd=N97.1}, {d.endomet|אנדומטריוזיס|icd=N80.9}')}${p('עבר', '{p.h30salp|כריתת חצוצרה|on=2023} ימין 2023, {p.hystsc|היסטרוסקופיה|on=2025} 2025 - תקינה. {x|לא הרתה|negated}. {x|ללא תסמונת שחלות פוליציסטיות|negated|d.pcos}.')}${p('רגישות', '{a.doxy|דוקסילין|react=הקאות} - הקאות')}${p('קבועות', '{m.levo|אלטרוקסין 50 מק"ג|dose=50 מק"ג;freq=פעם ביום} פעם ביום, {m.folic|חומצה פולית 400 מק"ג|dose=400 מק"ג;freq=פעם ביום} פעם ביום')}${p('בסיס 03/05/2026', '{l.amh|AMH 6.4 pmol/L|v=6.4;u=pmol/L;on=2026-05-03}, {l.fsh|FSH 9.8 IU/L|v=9.8;u=IU/L;on=2026-05-03}, {l.tsh|TSH 2.1 mIU/L|v=2.1;u=mIU/L;on=2026-05-03}, {l.prl|פרולקטין 288 mIU/L|v=288;u=mIU/L;on=2026-05-03}')}</div>
      <div><h3>${he('בן הזוג')}</h3>${p('זרע', '{x|ריכוז 11 מיליון/מ"ל, תנועתיות 28%|of the partner|l.semconc}')}${p('רקע', '{x|וריקוצלה, נותח 2017|of the partner|d.varico}')}${p('תרופות', '{x|אימורן|of the partner|m.aza}')}${p('קריוטיפ', '{x|46,XY תקין|of the partner|l.karyo}')}</div></div>
      ${p('פרוטוקול', 'אנטגוניסט, מחזור שני. {m.p28follit|גונל F 300 יחידות|st=completed} מיום 2, {m.h30menotr|מנופור 75 יחידות|st=completed} מיום 6, {m.p28cetro|צטרוטייד 0.25 מ"ג|st=completed} מיום 7.')}
      <table class="l" style="margin:6px 0"><tr><th>${he('תאריך')}</th><th>${he('יום')}</th><th>E2 pmol/L</th><th>P4 nmol/L</th><th>LH IU/L</th><th style="width:26%">${he('זקיקים (מ"מ)')}</th><th>${he('רירית')}</th></tr>
      ${line('07/05', '6', '612', '1.4', '3.9', '10, 9, 9, 8', '5.1')}${line('10/05', '9', '2240', '1.9', '2.6', '14, 13, 13, 11, 10', '7.4')}${line('12/05', '11', '4185', '2.5', '1.8', '18, 17, 16, 15, 13', '8.8')}${line('13/05', '12', '5320', '3.1', '2.2', '20, 19, 18, 17, 15', '9.3')}</table>
      ${p('הבשלה', '{m.h30ovit|אוביטרל 250 מק"ג|dose=250 מק"ג;st=completed} 13/05/2026 בשעה 22:30.')}
      ${p('שאיבה', '{p.h30opu|שאיבת ביציות|on=2026-05-15} 15/05/2026 ב{p.sedat?|טשטוש}: 8 ביציות, 6 בשלות, {p.icsi|ICSI|on=2026-05-15}, 5 הופרו. {x|ללא דימום|negated}.')}
      ${p('החזרה', '{p.h30et|החזרת עובר|on=2026-05-20} אחד (בלסטוציסט 4AB) 20/05/2026. {o|שני עוברים הוקפאו}. {x|ללא סימני גירוי יתר שחלתי|negated|d.h30ohss}.')}
      <h3>${he('טיפול עד לתשובה')}</h3><ul>${items(c, ['{m.prg|אנדומטרין 100 מ"ג|freq=3 פעמים ביום} 3 פעמים ביום בנרתיק', '{m.estr|פרוגינובה 2 מ"ג|freq=פעמיים ביום} פעמיים ביום', '{m.asa|מיקרופירין 75 מ"ג|freq=פעם ביום} פעם ביום'])}</ul>
      <h3>${he('הנחיות')}</h3><ul>${items(c, ['{x|בטא hCG ב-03/06/2026|planned|l.hcg}', '{x|אם חיובי - להמשיך אנדומטרין עד שבוע 10|conditional|d.h30pregn}', '{x|אם שלילי - החזרת מוקפא, לשקול בירור קרישיות|considered}', '{x|נפיחות בבטן, קוצר נשימה או עלייה מהירה במשקל - למיון|conditional|d.h30ohss}', '{x|קלקסן אינו נדרש כעת|not needed|m.enox}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('ד"ר איילת רובינוביץ, מומחית לפוריות, מ.ר. 00634 | אמבריולוגית: נטע כץ')}</span>${signature(c.rnd, '#24408a')}</div>${c.no('נטע כץ', 'embryologist')}${matrixCode(c.rnd, 10, 2)}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-05-20', '2026-05-15'], width: 1060, scale: 1.38 },
)

export const thirtiethHeLetters = [home, ambulance, wound, fertility]
