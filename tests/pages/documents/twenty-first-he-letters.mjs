/** Letters in Hebrew: a children's ward's discharge after pyelonephritis, an emergency visit for cellulitis with measurements twice and limits in brackets, a breast oncology clinic's letter that begins with a table of the course. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, sheet } from './blind-parts.mjs'

/** A children's ward: a frame of facts, titles as grey bars, results of two days in two paragraphs. */
const kidney = doc(
  'p726.jpg',
  ['he', 'discharge', 'scan'],
  '2026-01-29',
  ['מרכז רפואי תדהר', 'תדהר', 'המרכז הרפואי תדהר', "מרכז רפואי תדהר - מחלקת ילדים ב'"],
  ['ד"ר ורד אלקיים', 'ורד אלקיים', 'אלקיים ורד', 'ד"ר מוחמד זועבי', 'מוחמד זועבי'],
  ['אלה רחמים', 'רחמים אלה'],
  'סיכום אשפוז',
  (c) => {
    const a = 'on=2026-01-25'
    const b = 'on=2026-01-28'
    const f = (title, s) => `<h3>${he(title)}</h3><p>${c.t(s)}</p>`
    return sheet(
      `body{font:18px/1.42 ${FACE.frank};font-size:20px;padding:40px 62px}h3{font-size:20px;background:#dedede;padding:0 10px;margin-top:7px}p{margin:3px 8px}ul{margin:2px 0}.b{border:1.5px solid #444;display:grid;grid-template-columns:.8fr 1.35fr .85fr;padding:5px 12px;margin:8px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#444', 46)}<div><b style="font-size:28px">מרכז רפואי תדהר</b><br>${he("מחלקת ילדים ב' - מנהלת: פרופ' רות אבידן")}</div></div><div style="text-align:center"><b style="font-size:25px">${he('סיכום אשפוז')}</b><br>${he('מספר אשפוז 26-013377')}</div></div>${c.no("פרופ' רות אבידן", 'head of the ward')}
      <div class="b"><div>${he('שם: אלה רחמים')}<br>${he('ת.ז. 3-4410076-2')}</div><div>${he('תאריך לידה: 19/05/2022')}<br>${c.t('גיל: 3 שנים ו-8 חודשים, {o|משקל 14.6 ק"ג}')}</div><div>${he('התקבלה: 25/01/2026')}<br>${he('שוחררה: 29/01/2026')}</div></div>
      ${f('אבחנות בשחרור', '{d.pyelo|פיילונפריטיס חדה|icd=N10} (E. coli); {d.dehyd|התייבשות קלה|icd=E86.0}; {d.constip|עצירות|icd=K59.00/K59.04/K59.09}.')}
      ${f('רקע ואנמנזה', 'לידה בשבוע 39, {x|ללא סיבוכים סביב הלידה|negated}. {d.bronchiolitis|ברונכיוליטיס|icd=J21.9;st=historical;on=2022} ב-2022 באשפוז קצר. חיסונים לפי הגיל. {x|ללא דלקות שתן קודמות|negated|d.uti}. {x|אחות עם ריפלוקס שתן|family history|d.vur}. {x|סבתא עם כליות פוליציסטיות|family history|d.pckd}.')}
      ${f('רגישות לתרופות', '{a.amox|מוקסיפן|react=פריחה} - פריחה. {x|ללא רגישות למזון|negated}.')}
      ${f('סיבת הקבלה', '3 ימים של {o|חום} עד 39.8, {o|הקאות} חוזרות ו{o|כאב בטן}. {x|ללא שלשול|negated|d.diarrh}, {x|ללא פריחה|negated}, {x|ללא שיעול|negated}.')}
      ${f('בדיקה בקבלה', '{o|חום 39.4}, {o|דופק 148}, {o|ל"ד 98/57}, {o|סטורציה 99%}. ריריות יבשות. רגישות במותן ימין. {x|ללא סימני גירוי מנינגיאלי|negated|d.meng}. תופיות תקינות, {x|ללא דלקת אוזניים|negated|d.aom}.')}
      ${f('מעבדה 25/01/2026', `{l.wbc|WBC 21.6 K/uL|${a}}, {l.neutp|נויטרופילים 79%|v=79;u=%;${a}}, {l.hgb|המוגלובין 11.2 g/dL|${a}}, {l.plt|טסיות 418 K/uL|${a}}, {l.crp|CRP 168 mg/L|${a}}, {l.na|נתרן 132 mmol/L|${a}}, {l.k|אשלגן 4.4 mmol/L|${a}}, {l.urea|אוריאה 38 mg/dL|${a}}, {l.crea|קריאטינין 0.41 mg/dL|${a}}, {l.glu|גלוקוז 74 mg/dL|${a}}. שתן: {l.uleu|לויקוציטים +3|v=+3;u=-;${a}}, {l.unit|ניטריט חיובי|v=חיובי;u=-;${a}}, {l.uprot|חלבון +1|v=+1;u=-;${a}}. {l.ucult|תרבית שתן: E. coli|v=E. coli;u=-;${a}} מעל 100,000, רגיש לצפורוקסים, עמיד לאמפיצילין. {l.bcult|תרבית דם: ללא צמיחה|v=ללא צמיחה;u=-;${a}}.`)}
      ${f('מעבדה 28/01/2026', `{l.wbc|WBC 10.3 K/uL|${b}}, {l.hgb|המוגלובין 10.8 g/dL|${b}}, {l.crp|CRP 41 mg/L|${b}}, {l.na|נתרן 138 mmol/L|${b}}, {l.crea|קריאטינין 0.33 mg/dL|${b}}. {x|בדיקת שתן חוזרת לא נלקחה|not done}.`)}
      ${f('הדמיה', '{i.usren|אולטרסאונד כליות ושלפוחית|on=2026-01-26} 26/01/2026: כליה ימנית מוגדלת, {d.hydro|הידרונפרוזיס קל מימין|icd=N13.30}. {x|ללא אבצס|negated}, {x|ללא אבנים|negated|d.stone}. {i.xrabd?|צילום בטן|on=2026-01-25} 25/01/2026: עומס צואתי, {x|ללא חסימה|negated|d.sbo}.')}
      ${f('מהלך', 'נוזלים לווריד ו{m.ceftr?|רוצפין|dose=-;st=-} במשך 4 ימים. החום ירד ביום השלישי. {m.ond?|זופרן|dose=-;st=-} במנה אחת. {x|גנטמיצין נשקל, לא ניתן|considered|m.gent}. {x|לא נזקקה לטיפול נמרץ|not needed}.')}
      ${f('תרופות להמשך', '{m.cefur|זינאט תרחיף 150 mg פעמיים ביום|dose=150 mg;freq=פעמיים ביום} עד 04/02/2026. {m.peg|נורמלקס 8 g פעם ביום|dose=8 g;freq=פעם ביום} חודשיים. {m.para|נובימול 200 mg לפי הצורך|dose=200 mg;freq=לפי הצורך} בחום. {m.ibu|נורופן|dose=-;st=stopped} - הופסק.')}
      <h3>${he('המלצות')}</h3><ul>${items(c, ['{x|אולטרסאונד כליות חוזר בעוד 6 שבועות|planned}. {x|ציסטוגרפיה אם יחזור זיהום|conditional|i.mcug}', '{x|מיפוי DMSA בעוד חצי שנה|planned|i.dmsa}. {x|טיפול מונע לא הומלץ|not needed}', '{x|בחום מעל 38.5 או הקאות - לפנות למיון ילדים|conditional}. ביקורת אצל ד"ר ענת לוינסון בעוד שבוע'])}</ul>${c.no('ד"ר ענת לוינסון', 'family doctor')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:6px"><div>${he('ד"ר מוחמד זועבי, מתמחה')}<br>${he('ד"ר ורד אלקיים, רופאה בכירה')}</div>${signature(c.rnd, '#222')}${stamp(['ד"ר ורד אלקיים', 'רפואת ילדים', 'מ.ר. 00817'], '#333', -5)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-01-25'], width: 1040, scale: 1.44, degrade: { angle: -0.8 } },
)

/** Emergency department: measurements on arrival and on leaving as a table, results with limits in brackets. */
const leg = doc(
  'p727.jpg',
  ['he', 'discharge', 'photo'],
  '2026-05-04',
  ['בית החולים שלהבת', 'שלהבת', 'ביה"ח שלהבת', 'בית החולים שלהבת - המחלקה לרפואה דחופה'],
  ['ד"ר אנטון רבינוב', 'אנטון רבינוב', 'רבינוב אנטון'],
  ['שמעון אדרי', 'אדרי שמעון', 'מר שמעון אדרי'],
  'גיליון שחרור ממיון',
  (c) => {
    const on = 'on=2026-05-04'
    const f = (title, s) => `<p><b class="k">${he(title)}:</b> ${c.t(s)}</p>`
    return sheet(
      `body{font:18px/1.42 ${FACE.arial};font-size:18px;padding:38px 60px}.k{text-decoration:underline}p{margin:6px 0}td,th{border:1px solid #888;padding:1px 10px;text-align:center;font-size:17px}th{background:#f0e6e0}ol{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border:2px solid #8a3b12;padding:6px 14px"><div><b style="font-size:27px;color:#8a3b12">בית החולים שלהבת</b><br>${he('המחלקה לרפואה דחופה')}</div><div style="text-align:center"><b style="font-size:23px">${he('גיליון שחרור ממיון')}</b><br>${he('ביקור 26-118204')}</div>${barcode(c.rnd, 26, 36)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;margin:6px 0"><div>${he('מר שמעון אדרי')}<br>${he('ת.ז. 0-6014427-3')}</div><div>${he('תאריך לידה: 10/10/1967')}<br>${he('קופה: מעיין')}</div><div>${he('קבלה: 04/05/2026 10:14')}<br>${he('שחרור: 04/05/2026 17:35')}</div></div>${c.no('מעיין', 'insurer')}
      ${f('תלונה עיקרית', '{o|אודם, חום מקומי וכאב בשוק שמאל} מזה יומיים. {x|ללא חבלה|negated}, {x|ללא נשיכת חיה|negated|d.dogbite}. {x|ללא קוצר נשימה|negated|d.pe}.')}
      ${f('מחלות רקע', '{d.dm2|סוכרת סוג 2|icd=E11.9/E11.65}, {d.htn|יתר לחץ דם}, {d.venins|אי ספיקה ורידית כרונית|icd=I87.2}, {d.gout|שיגדון|icd=M10.9}. {p.arthrosc|ארתרוסקופיה של ברך שמאל|on=2017} ב-2017. {x|ללא DVT בעבר|negated|d.dvt}. {x|אח עם קרישיות יתר|family history|d.fvl}.')}
      ${f('תרופות קבועות', '{m.metf|גלוקופאז\' 1000 מ"ג פעמיים ביום|freq=פעמיים ביום}, {m.empa|ג\'ארדיאנס 10 מ"ג פעם ביום|freq=פעם ביום}, {m.ram|טריטייס 5 מ"ג פעם ביום|freq=פעם ביום}, {m.allo|אלופורין 300 מ"ג פעם ביום|freq=פעם ביום}.')}
      ${f('רגישויות', '{a.sulfa|סולפה|react=פריחה} - פריחה. {x|שולל רגישות לפניצילין|negated|a.pen} {x|וצפלוספורינים|negated|a.ceph}.')}
      <table style="margin:5px 0"><tr><th>${he('מדדים')}</th><th>${he('חום')}</th><th>${he('ל"ד')}</th><th>${he('דופק')}</th><th>${he('סטורציה')}</th><th>${he('כאב')}</th></tr><tr><td>10:20</td><td>${c.t('{o|38.2}')}</td><td>${c.t('{o|149/86}')}</td><td>${c.t('{o|101}')}</td><td>${c.t('{o|97%}')}</td><td>6</td></tr><tr><td>17:10</td><td>${c.t('{o|37.1}')}</td><td>${c.t('{o|136/80}')}</td><td>${c.t('{o|84}')}</td><td>${c.t('{o|98%}')}</td><td>3</td></tr></table>
      ${f('בדיקה גופנית', 'אודם מפושט בשוק שמאל 14x9 ס"מ, גבולות סומנו בעט. {x|ללא תנודתיות|negated}, {x|ללא קרפיטציות|negated}. {d.tinped|פטרת בין האצבעות|icd=B35.3}. דפקים נמושים, {x|ללא כיב|negated|d.e13dfu}.')}
      ${f('מעבדה 04/05/2026', `{l.wbc|WBC 14.7 K/uL|v=14.7;u=K/uL;ref=4.5-11;${on}} (4.5-11), {l.hgb|HGB 14.2 g/dL|v=14.2;u=g/dL;ref=13.5-17.5;${on}} (13.5-17.5), {l.plt|PLT 233 K/uL|v=233;u=K/uL;ref=150-450;${on}} (150-450), {l.glu|Glucose 211 mg/dL|v=211;u=mg/dL;ref=70-110;${on}} (70-110), {l.crea|Creatinine 1.12 mg/dL|v=1.12;u=mg/dL;ref=0.7-1.3;${on}} (0.7-1.3), {l.urea|Urea 41 mg/dL|v=41;u=mg/dL;ref=15-50;${on}} (15-50), {l.na|Na 137 mmol/L|v=137;u=mmol/L;ref=135-145;${on}} (135-145), {l.k|K 4.5 mmol/L|v=4.5;u=mmol/L;ref=3.5-5.1;${on}} (3.5-5.1), {l.crp|CRP 84.3 mg/L|v=84.3;u=mg/L;ref=0-5;${on}} (0-5), {l.lact|Lactate 1.6 mmol/L|v=1.6;u=mmol/L;ref=0.5-2.2;${on}} (0.5-2.2), {l.dd|D-dimer 612 ng/mL|v=612;u=ng/mL;ref=0-500;${on}} (0-500). {x|תרביות דם נלקחו, תשובה בעוד 5 ימים|pending|l.bcult}.`)}
      ${f('הדמיה', '{i.usdopp|דופלר ורידים רגל שמאל|on=2026-05-04} 04/05/2026: {x|ללא פקקת ורידים עמוקים|negated|d.dvt}. {x|צילום שוק לא נדרש|not needed}.')}
      ${f('מהלך במיון', '{m.cefaz?|צפזולין 2 גרם|dose=-;st=-} לווריד, {m.dipyr?|אופטלגין|dose=-;st=-} פומי. {x|ונקומיצין נשקל - לא ניתן|considered|m.vanc}. {x|הוצע אשפוז, סירב|declined}. ירידה בחום, האודם לא התפשט.')}
      ${f('אבחנה', '{d.cellul|צלוליטיס בשוק שמאל|icd=L03.116}; {d.hyperglyc|היפרגליקמיה|icd=R73.9/E11.65}. {x|אין חשד לדלקת נמקית|negated}.')}
      <p><b class="k">${he('הוראות בשחרור')}:</b></p><ol>${items(c, ['{m.cefal|צפורל 500 מ"ג 4 פעמים ביום|freq=4 פעמים ביום} למשך 7 ימים', '{m.terbt|למיסיל קרם פעם ביום|dose=-;freq=פעם ביום} בין האצבעות שבועיים', '{m.para|אקמול 1 גרם עד 3 פעמים ביום|dose=1 g;freq=עד 3 פעמים ביום} לפי כאב', '{m.empa|ג\'ארדיאנס} - להמשיך. {m.ibu|אדויל 400 מ"ג|st=stopped} שנטל מעצמו - להפסיק', '{x|ביקורת אצל רופא המשפחה תוך 48 שעות|planned}. {x|CRP חוזר בעוד 4 ימים|planned}', '{x|אם האודם יעבור את הקו או חום מעל 38.5 - לחזור|conditional}. {x|להימנע מבקטרים|warned|m.sept}. הרמת הגפה'])}</ol>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:6px"><span>${he('ד"ר אנטון רבינוב, רופא מיון')}</span>${signature(c.rnd)}${stamp(['ד"ר אנטון רבינוב', 'רפואה דחופה', 'מ.ר. 00354'], '#26306f', -6)}</div>`,
      'rtl',
    )
  },
  { width: 980, scale: 1.55, degrade: { angle: 1.0, folds: [0.5] } },
)

/** An oncology clinic: the course of the disease as a table of dates, then short titled paragraphs. */
const oncology = doc(
  'p728.png',
  ['he', 'consultation', 'clean'],
  '2026-02-24',
  ['מכון אונקולוגי חרמונית', 'חרמונית', 'המכון האונקולוגי חרמונית', 'מכון אונקולוגי חרמונית - מרפאת שד'],
  ["פרופ' נעמה גבע", 'נעמה גבע', 'גבע נעמה', 'ד"ר נעמה גבע'],
  ['יפעת שוורץ', 'שוורץ יפעת', "גב' יפעת שוורץ"],
  'מכתב מעקב אונקולוגי',
  (c) => {
    const f = (title, s) => `<p><b class="k">${he(title)}</b><br>${c.t(s)}</p>`
    const step = (day, s) => `<tr data-line><td class="d">${he(day)}</td><td>${c.t(s)}</td></tr>`
    const on = 'on=2026-02-17'
    return sheet(
      `body{font:17px/1.45 ${FACE.notoHe};font-size:16.5px;padding:42px 68px}.k{color:#8b2252}p{margin:7px 0}td{padding:2px 12px;border-bottom:1px solid #e3cfd9}.d{width:110px;font-weight:bold;border-inline-end:2px solid #8b2252}ul{margin:0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #8b2252;padding-bottom:8px"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#8b2252', 48)}<div><b style="font-size:25px;color:#8b2252">מכון אונקולוגי חרמונית</b><br>${he('מרפאת שד, טלפון 00-5550344')}</div></div><div style="text-align:left">${he("פרופ' נעמה גבע")}<br>${he('מומחית באונקולוגיה, מ.ר. 00265')}</div></div>
      <div style="display:flex;justify-content:space-between;margin-top:8px"><b style="font-size:20px">${he('מכתב מעקב אונקולוגי')}</b><span>${he('תאריך הביקור: 24/02/2026')}</span></div>
      <p>${he("גב' יפעת שוורץ, ת.ז. 0-5690128-4, ילידת 11/03/1962")}<br>${he('אל: ד"ר אריה טננבאום, רופא משפחה. העתק: ד"ר סיגל רוט, כירורגית')}</p>${c.no('ד"ר אריה טננבאום', 'recipient')}${c.no('ד"ר סיגל רוט', 'recipient of a copy')}
      <p>${c.t('**אבחנה:** {d.breastca|סרטן שד שמאל|icd=C50.912/C50.919/Z85.3}, IDC דרגה 2, {o|pT1c N1mi M0}, {o|ER 95%}, {o|PR 60%}, {o|HER2 שלילי}.')}</p>
      <table>
      ${step('11/2022', '{i.mammo|ממוגרפיה|on=2022-11}: גוש 18 מ"מ ברביע העליון החיצוני. {p.corebx|ביופסיית מחט|on=2022-11} - קרצינומה דוקטלית פולשנית')}
      ${step('01/2023', '{p.lumpec|למפקטומיה|on=2023-01} ו{p.slnb|ביופסיית בלוטת זקיף|on=2023-01}; שוליים נקיים, {x|ללא צורך בכריתת שד|not needed}')}
      ${step('03/2023', '{p.radioth|קרינה|on=2023-03} לשד ולבית השחי. {o|Oncotype 14} - {x|כימותרפיה לא ניתנה|not given}')}
      ${step('05/2023', 'הוחל {m.letr|פמרה 2.5 מ"ג ליום|freq=ליום}; {m.tamox|טמוקסיפן|dose=-;st=stopped} הופסק לאחר חודש בשל {o|דימום}')}
      </table>
      ${f('מחלות נוספות', '{d.osteopenia|אוסטאופניה|icd=M85.80/M85.88/M85.89}, {d.hypothy|תת פעילות בלוטת התריס|icd=E03.9}, {d.gad|הפרעת חרדה|icd=F41.1/F41.9}, {d.hld|היפרליפידמיה|icd=E78.5}. {p.append|כריתת תוספתן|on=1988} 1988. {x|ללא מחלת לב|negated|d.ihd}. {x|נשאית BRCA נשללה|negated}.')}
      ${f('סיפור משפחתי', '{x|דודה מצד האם חלתה בסרטן שחלות בגיל 59|family history|d.ovca}. {x|אב עם סרטן ערמונית|family history|d.prostca}.')}
      ${f('תרופות נוספות', '{m.levo|יוטירוקס 75 מק"ג בבוקר|freq=בבוקר}, {m.ros|קרסטור 10 מ"ג בערב|freq=בערב}, {m.venl|ויפקס 37.5 מ"ג בבוקר|freq=בבוקר}, {m.calvitd|קלציום עם ויטמין D|dose=-}, {m.zole|זומרה 4 מ"ג כל חצי שנה|freq=כל חצי שנה}. רגישות: {a.code|קודאין|react=בחילה} - בחילה. {x|ללא רגישות ליוד|negated|a.contrast}.')}
      ${f('תלונות היום', '{o|גלי חום}, {o|כאבי פרקים} בבוקר. {x|ללא כאב גרמי ממוקד|negated}, {x|ללא ירידה במשקל|negated}, {x|ללא שיעול|negated}.')}
      ${f('בדיקה', '{o|ECOG 0}, {o|ל"ד 122/74}, {o|משקל 68.5 ק"ג}. צלקת שד שמאל תקינה. {x|לא נמושים גושים בשדיים|negated}. {x|ללא בלוטות בבתי השחי|negated|d.h12axln}. {d.lymphed|לימפאדמה קלה של זרוע שמאל|icd=I97.2/I89.0}.')}
      ${f('מעבדה 17/02/2026', `{l.wbc|WBC 5.2 K/uL|${on}}, {l.hgb|Hb 12.9 g/dL|${on}}, {l.plt|PLT 241 K/uL|${on}}, {l.crea|קריאטינין 0.72 mg/dL|${on}}, {l.ca|סידן 9.6 mg/dL|${on}}, {l.alt|ALT 24 U/L|${on}}, {l.alp|ALP 91 U/L|${on}}, {l.ldl|LDL 97 mg/dL|${on}}, {l.vitd|ויטמין D 68 nmol/L|v=68;u=nmol/L;${on}}, {l.tsh|TSH 1.83 mIU/L|${on}}, {l.ca153|CA 15-3 19.4 U/mL|v=19.4;u=U/mL;${on}}, {l.cea|CEA 1.7 ng/mL|${on}}.`)}
      ${f('דימות', '{i.mammo|ממוגרפיה|on=2025-12-02} ו{i.usbreast|אולטרסאונד שד|on=2025-12-02} 02/12/2025: שינויים לאחר ניתוח, BI-RADS 2, {x|ללא ממצא חשוד|negated}. {i.dexa|צפיפות עצם|on=2025-09-14} 14/09/2025: {l.tscore|צוואר ירך T-score=-1.9|v=-1.9;u=-;on=2025-09-14}. {x|PET-CT לא בוצע|not done|i.petct}.')}
      ${f('סיכום', 'שלוש שנים מהניתוח, {x|ללא עדות להישנות|negated}. {x|אין עדות לגרורות|negated|d.livermet}.')}
      <p><b class="k">${he('המלצות')}</b></p><ul>${items(c, ['להמשיך פמרה עד 05/2028; {x|הארכה מעבר ל-5 שנים תישקל|considered}', '{x|מנת זומרה הבאה 08/2026, בדיקת רופא שיניים לפניה|planned}', '{x|ממוגרפיה ואולטרסאונד בדצמבר 2026|planned}; {x|בדיקת MRI שד אינה נחוצה|not needed|i.h12mrbreast}', '{x|להימנע מתכשירי אסטרוגן|warned|m.estr}. {x|בהחמרת כאבי פרקים - מעבר לאקסמסטן|conditional}', 'פיזיותרפיה ללימפאדמה. תור במרפאה בעוד 6 חודשים'])}</ul>
      <div style="display:flex;gap:40px;align-items:center;margin-top:6px"><span>${he("בברכה, פרופ' נעמה גבע")}</span>${signature(c.rnd, '#8b2252')}${matrixCode(c.rnd, 16, 3)}${hand('כל הכבוד!', 26)}</div>`,
      'rtl',
    )
  },
  { width: 1020, scale: 1.4 },
)

export const twentyFirstHeLetters = [kidney, leg, oncology]
