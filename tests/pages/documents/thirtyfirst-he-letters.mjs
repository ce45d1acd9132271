/** Ordinary letters in Hebrew: an internal ward's discharge with drugs in a table of dose and times, an emergency department's letter on a skin infection, a cardiologist's visit, a fund's prescription as cards. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, sheet } from './blind-parts.mjs'

/** An internal ward: underlined titles, running text, bloods of two days in lines, drugs with dose, way and times in columns. */
const ward = doc(
  'p1276.jpg',
  ['he', 'discharge', 'photo'],
  '2026-09-03',
  [
    'המרכז הרפואי הר הלוטם',
    'הר הלוטם',
    'מרכז רפואי הר הלוטם',
    "המרכז הרפואי הר הלוטם - מחלקה פנימית ב'",
    "מחלקה פנימית ב'",
    "פנימית ב', המרכז הרפואי הר הלוטם",
  ],
  ['ד"ר מוחמד זידאן', 'מוחמד זידאן', 'זידאן מוחמד'],
  ['רבקה סלונים', 'סלונים רבקה', "גב' רבקה סלונים"],
  'סיכום אשפוז',
  (c) => {
    const p = (title, s) => `<p><u><b>${he(title)}:</b></u> ${c.t(s)}</p>`
    const a = '2026-08-29'
    const b = '2026-09-02'
    const drug = (s, dose, way, times) =>
      `<tr data-line><td>${c.t(s)}</td><td>${he(dose)}</td><td>${he(way)}</td><td>${he(times)}</td></tr>`
    return sheet(
      `body{font:17px/1.4 ${FACE.arial};font-size:17px;padding:42px 66px}p{margin:6px 0}.t td,.t th{border:1px solid #777;padding:2px 9px}.t th{background:#ececec}.h td{padding:2px 5px}ul{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:25px">${he('המרכז הרפואי הר הלוטם')}</b><br>${he("מחלקה פנימית ב'")}</div>${barcode(c.rnd, 32, 38)}</div>
      <div style="text-align:center;font-size:23px;font-weight:bold">${he('סיכום אשפוז')}</div>
      <table class="h" style="border:1px solid #000;margin:8px 0"><tr><td>${he('שם: סלונים רבקה')}</td><td>${he('ת.ז. 0-0193376-8')}</td><td>${he('ת. לידה: 14/04/1944')}</td></tr><tr><td>${he('קבלה: 29/08/2026')}</td><td>${he('שחרור: 03/09/2026')}</td><td>${he('מספר אשפוז: 26-447012')}</td></tr></table>
      ${p('אבחנות', '{d.pyelo|פיאלונפריטיס חריפה|icd=N10/N12}, {d.aki|אי ספיקת כליות חריפה|icd=N17.9}, {d.dehyd|התייבשות|icd=E86.0}, {d.hyponat|היפונתרמיה|icd=E87.1}')}
      ${p('מחלות רקע', '{d.htn|יתר לחץ דם}, {d.hld|היפרליפידמיה|icd=E78.5}, {d.osteoporosis|אוסטאופורוזיס|icd=M81.0}, {d.hypothy|תת פעילות בלוטת התריס|icd=E03.9}, {d.stressinc|דליפת שתן במאמץ|icd=N39.3}. לאחר {p.tha|החלפת מפרק ירך|on=2017} ב-2017. {x|ללא סוכרת|negated|d.dm2}.')}
      ${p('רגישויות', '{a.cipro|ציפרוקסין|react=פריחה} - פריחה')}
      ${p('תלונה עיקרית', '{o|חום עד 39.1}, {o|צמרמורות} ו{o|כאב במותן ימין} מזה יומיים, {o|הקאות} ומיעוט שתייה. {x|ללא שלשול|negated|d.diarrh}, {x|ללא כאבי חזה|negated|d.chestpain}.')}
      ${p('משפחה', '{x|אחות עם אבני כליה|family history|d.stone}.')}
      ${p('בדיקה בקבלה', '{o|ל"ד 104/58}, {o|דופק 108}, {o|חום 38.8}, {o|סטורציה 95%}. ריריות יבשות. {o|רגישות בהקשת מותן ימין}. {x|ללא סימני גירוי צפקי|negated}. {x|ללא בצקות|negated}.')}
      ${p('מעבדה בקבלה 29/08/2026', `{l.wbc|WBC 17.3 K/uL|v=17.3;u=K/uL;on=${a}}, {l.hgb|HGB 11.4 g/dL|v=11.4;u=g/dL;on=${a}}, {l.plt|PLT 202 K/uL|v=202;u=K/uL;on=${a}}, {l.crp|CRP 21.6 mg/dL|v=21.6;u=mg/dL;on=${a}}, {l.crea|CREATININE 1.92 mg/dL|v=1.92;u=mg/dL;on=${a}}, {l.urea|UREA 94 mg/dL|v=94;u=mg/dL;on=${a}}, {l.na|NA 129 mmol/L|v=129;u=mmol/L;on=${a}}, {l.k|K 4.8 mmol/L|v=4.8;u=mmol/L;on=${a}}, {l.lact|LACTATE 1.9 mmol/L|v=1.9;u=mmol/L;on=${a}}`)}
      ${p('לקראת שחרור 02/09/2026', `{l.wbc|WBC 7.6 K/uL|v=7.6;u=K/uL;on=${b}}, {l.hgb|HGB 10.9 g/dL|v=10.9;u=g/dL;on=${b}}, {l.crp|CRP 4.2 mg/dL|v=4.2;u=mg/dL;on=${b}}, {l.crea|CREATININE 1.08 mg/dL|v=1.08;u=mg/dL;on=${b}}, {l.na|NA 137 mmol/L|v=137;u=mmol/L;on=${b}}, {l.k|K 4.1 mmol/L|v=4.1;u=mmol/L;on=${b}}`)}
      ${p('תרביות', '{l.ucult|תרבית שתן 29/08/2026: E. coli|v=E. coli;u=-;on=2026-08-29}, רגיש ל{o|צפורוקסים}, עמיד ל{x|רספרים|antibiogram|m.sept}. {x|תרבית דם - תשובה סופית טרם התקבלה|pending|l.bcult}.')}
      ${p('הדמיה', '{i.usren|אולטרסאונד כליות|on=2026-08-30} 30/08/2026: {d.rcyst|ציסטה פשוטה בכליה שמאל|icd=N28.1}, {x|ללא הידרונפרוזיס|negated|d.hydro}, {x|ללא מורסה|negated}. {i.cxr|צילום חזה|on=2026-08-29} 29/08/2026: {x|ללא תסנין|negated|d.pneumonia}.')}
      ${p('מהלך', 'טופלה ב{m.ceftr?|רוצפין|dose=-;st=-} תוך ורידי ובנוזלים, עם ירידת החום ביום השלישי ושיפור בתפקודי הכליה. {m.ram?|טריטייס|dose=-;st=-} הושהה. {x|לא נזקקה לטיפול נמרץ|negated}. {x|CT בטן נשקל ולא בוצע|not done|i.ctap}.')}
      <p><u><b>${he('טיפול תרופתי בשחרור:')}</b></u></p>
      <table class="t"><tr><th style="width:34%">${he('תרופה')}</th><th>${he('מינון')}</th><th>${he('דרך מתן')}</th><th>${he('תדירות')}</th></tr>${drug('{m.cefur|זינט|dose=500 מ"ג;freq=פעמיים ביום}', '500 מ"ג', 'פומי', 'פעמיים ביום, עד 10/09/2026')}${drug('{m.levo|אלטרוקסין|dose=100 מק"ג;freq=פעם ביום}', '100 מק"ג', 'פומי', 'פעם ביום בצום')}${drug('{m.aml|נורווסק|dose=5 מ"ג;freq=פעם ביום}', '5 מ"ג', 'פומי', 'פעם ביום')}${drug('{m.ros|קרסטור|dose=10 מ"ג;freq=בערב}', '10 מ"ג', 'פומי', 'בערב')}${drug('{m.deno|פרוליה|dose=60 מ"ג;freq=אחת לחצי שנה}', '60 מ"ג', 'תת עורי', 'אחת לחצי שנה')}${drug('{m.calvitd|קלטרייט D|dose=-;freq=פעם ביום}', 'טבליה', 'פומי', 'פעם ביום')}${drug('{m.para|אקמול|dose=500 מ"ג;freq=לפי הצורך}', '500 מ"ג', 'פומי', 'לפי הצורך')}</table>
      <p><u><b>${he('המלצות:')}</b></u></p><ul>${items(c, ['{x|טריטייס - לחדש אם לחץ הדם מעל 140 ותפקודי כליה תקינים|conditional}', '{x|קריאטינין ונתרן במרפאה בעוד שבוע|planned|l.crea}', '{x|שתייה מרובה, ניידות|instruction}', '{x|להימנע מאדוויל ומוולטרן|warned|m.ibu}', '{x|ביקורת אורולוגית לשקילת טיפול מניעתי|considered}', '{x|בחום, צמרמורת או מיעוט שתן - לחזור למיון|conditional}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('ד"ר מוחמד זידאן, רופא בכיר | מנהלת: פרופ\' לאה וייסמן')}</span>${signature(c.rnd, '#24408a')}</div>${c.no("פרופ' לאה וייסמן", 'head of department')}`,
      'rtl',
    )
  },
  {
    dateAliases: ['2026-08-29', '2026-09-02'],
    width: 1060,
    scale: 1.44,
    degrade: { angle: -1.1, folds: [0.34, 0.67] },
  },
)

/** An emergency department: a grey strip of facts, one column of titled paragraphs, directions numbered. */
const urgent = doc(
  'p1277.png',
  ['he', 'discharge', 'clean'],
  '2026-08-16',
  [
    'המרכז הרפואי חוף הגומא',
    'חוף הגומא',
    'מרכז רפואי חוף הגומא',
    'המרכז הרפואי חוף הגומא - המחלקה לרפואה דחופה',
    'המחלקה לרפואה דחופה',
  ],
  ['ד"ר קטיה מורוזוב', 'קטיה מורוזוב', 'מורוזוב קטיה'],
  ['איתי שוורצברד', 'שוורצברד איתי', 'מר איתי שוורצברד'],
  'מכתב שחרור מהמלר"ד',
  (c) => {
    const d = '2026-08-16'
    const f = (title, s) => `<div class="f"><b>${he(title)}</b><div>${c.t(s)}</div></div>`
    return sheet(
      `body{font:16px/1.45 ${FACE.notoHe};font-size:16px;padding:42px 76px}.f{margin:8px 0}.f>b{color:#8a2f1d;font-size:16.5px}.g{background:#eeeeee;padding:6px 14px;display:grid;grid-template-columns:repeat(3,1fr);gap:2px 12px;margin:8px 0}ol{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #8a2f1d;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#8a2f1d', 44)}<div><b style="font-size:23px">${he('המרכז הרפואי חוף הגומא')}</b><br>${he('המחלקה לרפואה דחופה')}</div></div><b style="font-size:21px">${he('מכתב שחרור מהמלר"ד')}</b></div>
      <div class="g"><span>${he('שם: איתי שוורצברד')}</span><span>${he('ת.ז.: 0-3927740-6')}</span><span>${he('ת. לידה: 30.09.1995')}</span><span>${he('הגעה: 16.08.2026 18:05')}</span><span>${he('שחרור: 16.08.2026 22:40')}</span><span>${he('קופה: לאומנית')}</span></div>
      ${f('סיבת הפנייה', 'אדמומיות וכאב בשוק שמאל.')}
      ${f('המחלה הנוכחית', 'לפני 4 ימים נעקץ בטיול. מאז {o|אודם מתפשט}, {o|נפיחות} ו{o|חום 38.2} בבית. {x|ללא קוצר נשימה|negated}, {x|ללא הפרשה מוגלתית|negated}. טופל ב{m.fusid?|פוצידין|dose=-;st=-} מקומי ללא שיפור.')}
      ${f('רקע רפואי', '{d.eczema|אטופיק דרמטיטיס|icd=L20.9}, {d.e29myop|קוצר ראייה|icd=H52.10/H52.13}. {p.append|כריתת תוספתן|on=2011} 2011. {x|אינו סוכרתי|negated|d.dm2}. {x|מעולם לא היה אירוע קרישי|negated|d.dvt}. {x|אביו - דליות|family history|d.varic}.')}
      ${f('תרופות קבועות', '{m.beta|בטנובט|dose=-;freq=לפי הצורך} משחה לפי הצורך. {x|אינו נוטל תרופות נוספות|negated}.')}
      ${f('רגישויות', '{a.amox|מוקסיפן|react=פריחה בילדות} - פריחה בילדות. {x|צפלוספורינים נסבלו בעבר|negated|a.ceph}.')}
      ${f('בדיקה', '{o|ל"ד 128/74}, {o|דופק 92}, {o|חום 38.0}, {o|סטורציה 99%}. שוק שמאל: {o|אזור אדום וחם 14 × 9 ס"מ}, {o|קשריות מפשעתיות רגישות}. {x|ללא קרפיטציות|negated}. {x|ללא כאב בלתי פרופורציונלי|negated}. דפקים תקינים.')}
      ${f('בדיקות דם 16.08.2026', `{l.wbc|לויקוציטים 13.4 K/µL|v=13.4;u=K/µL;on=${d}}, {l.neutp|נויטרופילים 81%|v=81;u=%;on=${d}}, {l.hgb|המוגלובין 15.0 g/dL|v=15.0;u=g/dL;on=${d}}, {l.plt|טסיות 264 K/µL|v=264;u=K/µL;on=${d}}, {l.crp|CRP 74 mg/L|v=74;u=mg/L;on=${d}}, {l.crea|קריאטינין 0.88 mg/dL|v=0.88;u=mg/dL;on=${d}}, {l.glu|גלוקוז 101 mg/dL|v=101;u=mg/dL;on=${d}}, {l.ck|CK 143 U/L|v=143;u=U/L;on=${d}}, {l.dd|D-Dimer 310 ng/mL|v=310;u=ng/mL;on=${d}}. {x|תרבית דם נלקחה, תשובה תימסר טלפונית אם חיובית|pending|l.bcult}.`)}
      ${f('הדמיה', '{i.usdopp|דופלר ורידי רגל שמאל|on=2026-08-16} 16.08.2026: {x|ללא עדות לפקקת ורידים|negated|d.dvt}, {o|בצקת תת עורית}, {x|ללא קולקציה|negated}.')}
      ${f('טיפול שניתן', '{m.cefaz?|צפאזולין|dose=-;st=-} 2 גרם לווריד, {m.dipyr?|אופטלגין|dose=-;st=-} 1 גרם. {m.e22td?|חיסון טטנוס|dose=-;st=-} ניתן. סומן גבול האודם בעט.')}
      ${f('אבחנה', '{d.cellul|צלוליטיס בשוק שמאל|icd=L03.116}')}
      ${f('דיון', '{x|שלבקת חוגרת - לא סביר|not likely|d.zoster}. {x|הוצע אשפוז, המטופל מעדיף טיפול בבית|declined}.')}
      <div class="f"><b>${he('הוראות לבית')}</b><ol>${items(c, ['{m.cefal|צפורל פורטה 500 מ"ג|freq=4 פעמים ביום} 4 פעמים ביום, 7 ימים', '{m.ibu|איבופן 400 מ"ג|freq=3 פעמים ביום} 3 פעמים ביום לאחר אוכל, עד 3 ימים', '{m.lora|לורסטין 10 מ"ג|freq=פעם ביום} פעם ביום אם יש גרד', '{x|הרמת הרגל ומנוחה|instruction}', '{x|ביקורת אצל רופא המשפחה בעוד יומיים|planned}', '{x|אם האודם יעבור את הסימון או יופיע חום - לחזור למיון לטיפול תוך ורידי|conditional}', '{x|אם תתפתח פריחה - להפסיק צפורל|conditional}'])}</ol></div>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:6px"><span>${he('ד"ר קטיה מורוזוב, מ.ר. 00938 | אחות משחררת: רותם ג.')}</span>${signature(c.rnd, '#222')}</div>${c.no('רותם ג.', 'nurse')}`,
      'rtl',
    )
  },
  { width: 1040, scale: 1.38 },
)

/** A fund's cardiologist: short paragraphs under titles in blue, drugs as one line each, a change told in the plan. */
const heart = doc(
  'p1278.png',
  ['he', 'consultation', 'clean'],
  '2026-10-20',
  [
    'קופת חולים דולב',
    'דולב',
    'קופ"ח דולב',
    'קופת חולים דולב - מרכז רפואי מומחים כרמים',
    'מרכז מומחים כרמים',
    'קופת חולים דולב - מרכז מומחים כרמים',
  ],
  ['ד"ר אביגדור רוטנברג', 'אביגדור רוטנברג', 'רוטנברג אביגדור'],
  ['כרמלה עזריה', 'עזריה כרמלה', "גב' כרמלה עזריה"],
  'סיכום ביקור קרדיולוג',
  (c) => {
    const p = (title, s) => `<h3>${he(title)}</h3><p>${c.t(s)}</p>`
    return sheet(
      `body{font:17px/1.45 ${FACE.arial};font-size:16.5px;padding:42px 84px}h3{font-size:17px;color:#174a8c;margin:7px 0 0}p{margin:1px 0}.h td{padding:2px 4px}ul{margin:1px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center">${mark('bars', '#174a8c', 44)}<div style="text-align:center"><b style="font-size:23px;color:#174a8c">${he('קופת חולים דולב')}</b><br>${he('מרכז מומחים כרמים, רחובות')}</div>${matrixCode(c.rnd, 13, 3)}</div>
      <table class="h" style="border-top:1.5px solid #174a8c;border-bottom:1.5px solid #174a8c;margin:8px 0"><tr><td><b>${he('סיכום ביקור קרדיולוג')}</b></td><td>${he('תאריך: 20/10/2026')}</td><td>${he('רופא: ד"ר אביגדור רוטנברג')}</td></tr><tr><td>${he('שם: עזריה כרמלה')}</td><td>${he('ת.ז. 0-1130482-7')}</td><td>${he('גיל: 63, נקבה')}</td></tr></table>
      ${p('סיבת הביקור', 'הופנתה בשל {d.palp|דפיקות לב|icd=R00.2} מזה חודשיים, בעיקר בערב. {o|סחרחורת קלה} פעמיים. {x|ללא אובדן הכרה|negated|d.syncope}, {x|ללא כאבים בחזה|negated|d.chestpain}, {x|ללא קוצר נשימה במאמץ|negated}.')}
      ${p('אבחנות ידועות', '{d.htn|יתר לחץ דם}, {d.hld|היפרכולסטרולמיה|icd=E78.00/E78.5}, {d.e13overw|עודף משקל|icd=E66.3}, {d.carotid|היצרות קלה בתרדמה ימין|icd=I65.21}, {d.gerd|רפלוקס|icd=K21.9}.')}
      ${p('גורמי סיכון', '{d.exsmoker|עישנה עד 2015|icd=Z87.891}. {x|אם - התקף לב בגיל 59|family history|d.mi}. {x|אינה סוכרתית|negated|d.dm2}.')}
      ${p('רגישויות', '{a.ace|מעכבי ACE|react=שיעול} - שיעול. {x|לא ידועה רגישות ליוד|negated|a.contrast}.')}
      ${p('תרופות', '{m.cand|אטקנד 16 מ"ג|freq=1X1} 1X1, {m.sim|סימבסטטין 20 מ"ג|st=stopped} (ראה המלצות), {m.asa|קרטיה 100 מ"ג|freq=1X1} 1X1, {m.famo|גסטרו 20 מ"ג|freq=לפי הצורך} לפי הצורך, {m.alpra|קסנקס 0.25 מ"ג|freq=לפי הצורך} לפי הצורך')}
      ${p('בדיקה', '{o|ל"ד 146/84}, {o|דופק 82} סדיר, {o|משקל 74 ק"ג}, {o|BMI 28.4}. קולות לב סדירים, {x|ללא אוושות|negated}. ריאות נקיות. {x|ללא בצקות|negated}.')}
      ${p('אק"ג', '{p.ecg|אק"ג|on=2026-10-20} היום: סינוס 80, {d.rbbb|RBBB|icd=I45.10}, {x|ללא סימני איסכמיה|negated|d.ihd}, {o|QTc 432}.')}
      ${p('הולטר', '{p.holter|הולטר 24 שעות|on=2026-10-06} 06/10/2026: {d.pac|פעימות עלייתיות מוקדמות|icd=I49.1} 1,840, {d.pvc|פעימות חדריות|icd=I49.3} בודדות. {x|ללא פרפור פרוזדורים|negated|d.af}. {x|ללא הפסקות|negated}.')}
      ${p('אקו לב', '{i.echo|אקו לב|on=2026-10-12} 12/10/2026: {l.lvef|EF 60%|v=60;u=%;on=2026-10-12}, {d.ladil|עלייה שמאלית מוגדלת קלות|icd=I51.7}, {d.h28diast|הפרעה דיאסטולית דרגה 1|icd=I51.89/I51.9/I50.30}, {d.mitral|דלף מיטרלי קל|icd=I34.0}. {x|ללא היצרות אאורטלית|negated|d.astenosis}. {x|ללא נוזל פריקרדיאלי|negated|d.pereff}.')}
      ${p('מעבדה 28/09/2026', '{l.chol|כולסטרול 221 mg/dL|v=221;u=mg/dL;on=2026-09-28}, {l.ldl|LDL 134 mg/dL|v=134;u=mg/dL;on=2026-09-28}, {l.hdl|HDL 57 mg/dL|v=57;u=mg/dL;on=2026-09-28}, {l.trig|טריגליצרידים 152 mg/dL|v=152;u=mg/dL;on=2026-09-28}, {l.k|אשלגן 4.6 mmol/L|v=4.6;u=mmol/L;on=2026-09-28}, {l.crea|קריאטינין 0.77 mg/dL|v=0.77;u=mg/dL;on=2026-09-28}, {l.hgb|המוגלובין 13.2 g/dL|v=13.2;u=g/dL;on=2026-09-28}, {l.tsh|TSH 2.45 mIU/L|v=2.45;u=mIU/L;on=2026-09-28}')}
      ${p('סיכום', 'פעימות מוקדמות עלייתיות שפירות, לחץ דם לא מאוזן, LDL מעל היעד. {x|תסחיף ריאתי אינו סביר|negated|d.pe}.')}
      <h3>${he('המלצות')}</h3><ul>${items(c, ['להתחיל {m.bis|קרדילוק 2.5 מ"ג|freq=בבוקר} בבוקר', 'במקום סימבסטטין - {m.roseze|רוזוזט 10/10|dose=-;freq=בערב} בערב', '{m.lercan|וסודיפ 10 מ"ג|freq=בבוקר} בבוקר', '{x|אם הדופק מתחת ל-50 - להפסיק קרדילוק|conditional}', '{x|פרופיל שומנים ותפקודי כבד בעוד 6 שבועות|planned|l.ldl}', '{x|מבחן מאמץ - נקבע ל-11/2026|planned|p.stresst}', '{x|CT כלילי יישקל לפי תוצאת המבחן|considered|i.ctcor}', '{x|אליקוויס אינו נדרש|not needed|m.apix}', '{x|הפחתת קפה, הליכה 30 דקות ביום|instruction}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:6px"><span>${he('ד"ר אביגדור רוטנברג, קרדיולוג, מ.ר. 00276')}</span>${signature(c.rnd, '#222')}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-10-12', '2026-10-06', '2026-09-28'], width: 1040, scale: 1.38 },
)

/** A fund's digital prescription: a card a drug in two columns, directions and quantity in short lines. */
const cards = doc(
  'p1279.png',
  ['he', 'prescription', 'clean'],
  '2026-11-08',
  ['שירותי בריאות נרקיסים', 'נרקיסים', 'שירותי בריאות נרקיסים - מרפאת הדקל', 'מרפאת הדקל'],
  ['ד"ר אורנה פלדמן-חיים', 'אורנה פלדמן-חיים', 'פלדמן-חיים אורנה', 'אורנה פלדמן חיים'],
  ["ז'אק אמזלג", "אמזלג ז'אק", "מר ז'אק אמזלג"],
  'מרשם דיגיטלי',
  (c) => {
    const card = (s, how, qty) =>
      `<div class="c" data-line><b>${c.t(s)}</b><br>${he(`אופן נטילה: ${how}`)}<br><small>${he(`כמות: ${qty}`)}</small></div>`
    return sheet(
      `body{font:16px/1.4 ${FACE.openSans};font-family:'Open Sans','Noto Sans Hebrew';font-size:15.5px;padding:44px 70px}.w{display:grid;grid-template-columns:1fr 1fr;gap:12px;margin:12px 0}.c{border:1px solid #c9a227;border-radius:6px;padding:6px 14px}.c b{font-size:16.5px}small{font-size:13.5px;color:#444}.h td{padding:2px 5px}p{margin:8px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('star', '#c9a227', 46)}<div><b style="font-size:23px;color:#7a6212">${he('שירותי בריאות נרקיסים')}</b><br>${he('מרפאת הדקל, אשקלון')}</div></div><b style="font-size:24px">${he('מרשם דיגיטלי')}</b>${matrixCode(c.rnd, 18, 3)}</div>
      <table class="h" style="background:#faf6e6;margin:10px 0"><tr><td>${he("מטופל: אמזלג ז'אק")}</td><td>${he('ת.ז.: 0-0825517-4')}</td><td>${he('ת. לידה: 02/06/1950')}</td></tr><tr><td>${he('תאריך הנפקה: 08/11/2026')}</td><td>${he('בתוקף עד: 08/02/2027')}</td><td>${he('מספר מרשם: 5519-0027-8')}</td></tr></table>
      <p>${c.t('אבחנות: {d.copd|COPD|icd=J44.9}, {d.dm2|סוכרת סוג 2|icd=E11.9}, {d.ihd|מחלת לב איסכמית|icd=I25.10/I25.9}, {d.bph|הגדלה שפירה של הערמונית|icd=N40.0/N40.1}, {d.glauc|גלאוקומה|icd=H40.1190/H40.9/H40.11X0}')}</p>
      <p>${c.t('רגישויות: {a.asa|אספירין|react=ברונכוספזם} (ברונכוספזם), {a.doxy|דוקסילין|react=כאבי בטן} (כאבי בטן)')}</p>
      <div class="w">
      ${card('{m.anoro|אנורו אליפטה 55/22 מק"ג|dose=-;freq=פעם ביום}', 'שאיפה אחת פעם ביום', '3 משאפים')}
      ${card('{m.salb|ונטולין משאף 100 מק"ג|dose=100 מק"ג;freq=לפי הצורך}', '2 שאיפות לפי הצורך', 'משאף אחד')}
      ${card("{m.sitamet|ג'נואט 50/1000|dose=-;freq=פעמיים ביום}", 'טבליה פעמיים ביום עם האוכל', '180 טבליות')}
      ${card('{m.empa|ג\'ארדיאנס 10 מ"ג|freq=בבוקר}', 'טבליה אחת בבוקר', '90 טבליות')}
      ${card('{m.clop|פלאביקס 75 מ"ג|freq=פעם ביום}', 'טבליה אחת פעם ביום', '90 טבליות')}
      ${card('{m.ator|ליפיטור 80 מ"ג|freq=בערב}', 'טבליה אחת בערב', '90 טבליות')}
      ${card('{m.neb|נבילט 5 מ"ג|freq=בבוקר}', 'חצי טבליה בבוקר', '45 טבליות')}
      ${card('{m.ismn|מונוניט 20 מ"ג|freq=פעמיים ביום}', 'טבליה פעמיים ביום', '180 טבליות')}
      ${card('{m.gtn|ניטרולינגואל ספריי|dose=-;freq=בעת כאב}', 'התזה אחת תחת הלשון בעת כאב בחזה', 'בקבוק אחד')}
      ${card('{m.dutas|אבודרט 0.5 מ"ג|freq=פעם ביום}', 'כמוסה אחת פעם ביום', '90 כמוסות')}
      ${card('{m.bimat|לומיגן 0.01%|dose=-;freq=בערב}', 'טיפה אחת בכל עין בערב', '3 בקבוקים')}
      ${card('{m.pan|קונטרולוק 20 מ"ג|freq=לפני ארוחת הבוקר}', 'טבליה אחת לפני ארוחת הבוקר', '90 טבליות')}</div>
      <p>${c.t('{m.tio|ספיריבה|dose=-;st=stopped} - הופסקה, הוחלפה באנורו. {m.glic|דיאמיקרון|dose=-;st=stopped} - הופסק.')}</p>
      <p>${c.t('הערות לרוקח: {x|לא לנפק ויאגרה יחד עם ניטרטים|warned|m.sild}. {x|ללא רגישות לפניצילין|negated|a.pen}. {x|חיסון שפעת - טרם ניתן העונה|not given|m.vflu}. {x|פוליק אסיד - לשקול לאחר בדיקת דם|considered|m.folic}.')}</p>
      <p style="border:1px dashed #888;padding:4px 12px">${he('לשימוש בית המרקחת:  ☐ נופק חודש 1   ☐ נופק חודש 2   ☐ נופק חודש 3   חתימה ____________')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('ד"ר אורנה פלדמן-חיים, רפואת משפחה, מ.ר. 00714')}</span>${stamp(['נחתם דיגיטלית', '08/11/2026'], '#26306f', -4)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2027-02-08'], width: 1020, scale: 1.38 },
)

export const thirtyFirstHeLetters = [ward, urgent, heart, cards]
