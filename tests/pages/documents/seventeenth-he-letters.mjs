/** Letters in Hebrew: a surgical ward's discharge, an emergency department's letter on an irregular heart beat, a kidney clinic's letter, a lung clinic's visit. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, ltr, resultCell, sheet } from './blind-parts.mjs'

/** Surgery: a gall bladder; centred headings with lines, results of two days in a small table. */
const gall = doc(
  'p566.jpg',
  ['he', 'discharge', 'scan'],
  '2025-09-04',
  ['בית החולים הר תבור', 'הר תבור', 'ביה"ח הר תבור', 'בית החולים הר תבור - כירורגיה א'],
  ['ד"ר נועם רביב', 'נועם רביב', 'רביב נועם', "פרופ' סמיר ג'אבר", "סמיר ג'אבר"],
  ['אסתר מלול', 'מלול אסתר', "גב' אסתר מלול"],
  'מכתב שחרור',
  (c) => {
    const h = (s) => `<h3>${he(s)}</h3>`
    const p = (s) => `<p>${c.t(s)}</p>`
    const ul = (list) => `<ul>${items(c, list)}</ul>`
    const days = ['2025-09-01', '2025-09-04']
    const row = (s) => {
      const [key, label, unit, ...values] = s.split(';')
      const cell = (v, i) =>
        `<td>${v ? `<bdi dir="ltr">${resultCell(c, key, label, v, unit, '', days[i])}</bdi>` : ''}</td>`
      return `<tr data-line><td>${he(label)}</td>${values.map(cell).join('')}<td>${ltr(unit)}</td></tr>`
    }
    return sheet(
      `body{font:18px/1.42 ${FACE.frank};font-size:20px;padding:42px 62px}h3{font-size:20px;text-align:center;border-top:1px solid #333;margin:8px 0 0;padding-top:3px}p{margin:3px 0}ul{margin:0;padding-inline-start:24px}td,th{border:1px solid #777;padding:1px 10px;text-align:center}table{width:70%;margin:3px auto}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:28px">בית החולים הר תבור</b><br>${he("המחלקה לכירורגיה א', מנהל: פרופ' סמיר ג'אבר")}</div>${barcode(c.rnd, 34, 40)}</div>
      <p style="border:1px solid #333;padding:4px 12px;margin:8px 0">${he("שם: גב' אסתר מלול \u00a0 ת.ז. 0-6620913-4 \u00a0 ת. לידה 14/01/1968 \u00a0 בת 57")}<br>${he('התקבלה: 01/09/2025 \u00a0 שוחררה: 04/09/2025 \u00a0 אל: ד"ר יבגני פלטקין, קופת חולים')}</p>${c.no('ד"ר יבגני פלטקין', 'recipient')}
      ${h('אבחנות')}${p('{d.cholec|דלקת חריפה של כיס המרה|icd=K81.0/K80.00}, {d.gallst|אבני מרה|icd=K80.20/K80.00}. {d.htn|יתר לחץ דם}, {d.obesity|השמנת יתר}, {d.hypothy|תת תריסיות}.')}
      ${h('ניתוח')}${p('{p.lapchole|כריתת כיס מרה בלפרוסקופיה|on=2025-09-02} 02/09/2025, מנתח ד"ר נועם רביב, ללא סיבוכים. {x|לא היה צורך בהמרה לניתוח פתוח|not needed}.')}
      ${h('מחלה נוכחית')}${p('{o|כאב ברום הבטן הימנית} מזה יומיים לאחר ארוחה שומנית, {o|בחילות} וחום 38.2. {x|ללא צהבת|negated}, {x|ללא צואה בהירה|negated}. בעבר {p.csect|ניתוח קיסרי|on=1997} 1997. {x|לאמה סרטן לבלב|family history}. {x|אינה מעשנת|negated|d.smoker}.')}
      ${h('תרופות קבועות')}${p('{m.levo|אלטרוקסין 75 מק"ג בבוקר|freq=בבוקר}, {m.aml|נורבסק 5 מ"ג ליום|freq=ליום}, {m.asa|אספירין 100 מ"ג ליום|freq=ליום}.')}
      ${h('רגישויות')}${p('{a.cefurox|זינט|react=פריחה} - פריחה. {x|אין רגישות ללטקס|negated|a.latex}.')}
      ${h('בדיקה בקבלה')}${p('ל"ד 142/85, דופק 96. {o|רגישות ברום הבטן הימנית, סימן מרפי חיובי}. {x|ללא סימני גירוי צפק מפושט|negated}.')}
      ${h('מעבדה')}<table><tr><th>${he('בדיקה')}</th><th>${ltr('01/09/2025')}</th><th>${ltr('04/09/2025')}</th><th>${he('יחידות')}</th></tr>${['wbc;לויקוציטים;K/uL;16.3;8.9', 'hgb;המוגלובין;g/dL;13.2;12.1', 'crp;CRP;mg/L;148;72', 'tbil;בילירובין;mg/dL;1.1;0.7', 'alt;ALT;U/L;52;38', 'alp;ALP;U/L;121;', 'amyl;עמילאז;U/L;61;', 'crea;קריאטינין;mg/dL;0.81;0.77'].map(row).join('')}</table>
      ${h('הדמיה')}${p('{i.usabd|אולטרסאונד בטן 01/09|on=2025-09-01}: {d.gallst|אבנים בכיס המרה|icd=K80.20/K80.00}, דופן מעובה 6 מ"מ, {x|דרכי מרה לא מורחבות|negated|d.choledoc}; {d.steat|כבד שומני}. {i.cxr|צילום חזה|on=2025-09-01} 01/09: {x|ללא תסנינים|negated|d.pneumonia}.')}
      ${h('מהלך')}${p("טופלה ב{m.cipr?|ציפרופלוקסצין|dose=-;st=-} ו{m.metro?|פלג'יל|dose=-;st=-}. {x|ERCP נשקל ולא בוצע|considered|p.ercp}. נצפתה {d.hyperglyc?|היפרגליקמיה קלה|icd=R73.9}. תשובת פתולוגיה תישלח.")}
      ${h('טיפול בשחרור')}${ul(['{m.para|אקמול 1 גרם עד 3 פעמים ביום|dose=1 g;freq=עד 3 פעמים ביום}, {m.etor|ארקוקסיה 60 מ"ג פעם ביום|freq=פעם ביום} ל-4 ימים', '{m.ome|לוסק 20 מ"ג בבוקר|freq=בבוקר}, {m.levo|אלטרוקסין 75 מק"ג בבוקר|freq=בבוקר}, {m.aml|נורבסק 5 מ"ג ליום|freq=ליום}', '{m.asa|אספירין|dose=-} - לחדש מ-09/09'])}
      ${h('המלצות')}${ul(['{x|ביקורת במרפאה כירורגית 16/09 והוצאת סיכות|planned}. {x|HbA1c במסגרת הקהילה|planned|l.a1c}', '{x|לא להרים משא כבד חודש|warned}. {x|קלקסן לא נדרש לאחר שחרור|not needed|m.enox}', '{x|חום, צהבת או הפרשה מהפצע - לפנות למיון|conditional}'])}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:6px"><div>${he('ד"ר נועם רביב, כירורגיה כללית')}<br>${he('04/09/2025 11:15')}</div>${signature(c.rnd, '#222')}${stamp(['ד"ר נועם רביב', 'מ.ר. 00475'], '#333', -5)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2025-09-01'], width: 1120, scale: 1.32, degrade: { angle: -0.6 } },
)

/** Emergency department: palpitations; a grid of cells with small headings. */
const beat = doc(
  'p567.jpg',
  ['he', 'discharge', 'photo'],
  '2026-03-07',
  ['המרכז הרפואי עמק שורק', 'עמק שורק', 'מרכז רפואי עמק שורק'],
  ['ד"ר אדל חורי', 'אדל חורי', 'חורי אדל'],
  ['בנימין קפלן', 'קפלן בנימין', 'מר בנימין קפלן'],
  'סיכום ביקור במלר"ד',
  (c) => {
    const on = '2026-03-07'
    const f = (title, s, wide) =>
      `<div class="c${wide ? ' w' : ''}"><h3>${he(title)}</h3><p>${c.t(s)}</p></div>`
    const ul = (list) => `<ul>${items(c, list)}</ul>`
    return sheet(
      `body{font:17px/1.42 ${FACE.arial};font-size:17.5px;padding:38px 50px}.g{display:grid;grid-template-columns:1fr 1fr;gap:8px}.c{border:1px solid #8d6b2a;border-radius:4px;padding:2px 10px 5px}.w{grid-column:1/3}h3{font-size:15.5px;color:#8d5a00;margin:1px 0}p{margin:1px 0}ul{margin:0;padding-inline-start:20px}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#8d5a00', 44)}<div><b style="font-size:25px;color:#8d5a00">המרכז הרפואי עמק שורק</b><br>${he('מלר"ד פנימי, סיכום ביקור')}</div></div>${barcode(c.rnd, 34, 38)}</div>
      <p style="margin:7px 0">${he('מר בנימין קפלן \u00a0 ת.ז. 0-1184402-9 \u00a0 ת. לידה 02/11/1959 \u00a0 זכר, 66')}<br>${he('קבלה: 07/03/2026 06:20 \u00a0 שחרור: 07/03/2026 14:45 \u00a0 רופא: ד"ר אדל חורי \u00a0 הופנה ע"י: ד"ר לאה ריינר, מוקד אורן')}</p>${c.no('ד"ר לאה ריינר', 'referrer')}${c.no('מוקד אורן', 'referring clinic')}
      <div class="g">
      ${f('אבחנות', '{d.af|פרפור פרוזדורים חדש|icd=I48.91/I48.0}, חזר לקצב סינוס. {d.htn|יתר לחץ דם}.')}
      ${f('תלונה', '{o|דפיקות לב} מאז 02:00, {o|חולשה}. {x|ללא כאב בחזה|negated}, {x|ללא עילפון|negated|d.syncope}. {x|לא שתה אלכוהול|negated|d.alcdep}.')}
      ${f('מחלות רקע', '{d.hld|היפרליפידמיה}, {d.osa|דום נשימה בשינה}, {d.bph|ערמונית מוגדלת}. {p.herniar|תיקון בקע מפשעתי|on=2012} 2012. {x|לא ידוע על סוכרת|negated|d.dm2}. {x|לא עבר אירוע מוחי|negated|d.stroke}.')}
      ${f('תרופות', '{m.cand|אטקנד 16 מ"ג ליום|freq=ליום}, {m.ator|ליפיטור 20 מ"ג בערב|freq=בערב}, {m.tams|אומניק 0.4 מ"ג בערב|freq=בערב}.')}
      ${f('רגישות', '{a.sulfa|סולפה|react=פריחה} - פריחה. {x|אין רגישות לפניצילין|negated|a.pen}.')}
      ${f('משפחה והרגלים', '{x|אביו נפטר מאוטם בגיל 70|family history|d.mi}. {x|אינו מעשן|negated|d.smoker}.')}
      ${f('בדיקה', 'ל"ד 151/94, דופק 138 לא סדיר, סטורציה 97%, חום 36.6. {x|ללא אוושה|negated}, {x|ריאות נקיות|negated}, {x|ללא בצקות|negated}.')}
      ${f('אקג', '{p.ecg|אק"ג 06:31}: {d.af|פרפור פרוזדורים מהיר|icd=I48.91/I48.0}, {x|ללא שינויים איסכמיים|negated}. אק"ג 13:10: סינוס 71.')}
      ${f('מעבדה 07/03/2026', `{l.hgb|HGB 15.1 g/dL|on=${on}}, {l.wbc|WBC 8.4 K/uL|on=${on}}, {l.plt|PLT 226 K/uL|on=${on}}, {l.na|נתרן 138 mmol/L|on=${on}}, {l.k|אשלגן 3.5 mmol/L|on=${on}}, {l.mg|מגנזיום 1.9 mg/dL|on=${on}}, {l.crea|קריאטינין 1.06 mg/dL|on=${on}}, {l.glu|גלוקוז 117 mg/dL|on=${on}}, {l.tropi|טרופונין I 8 ng/L|on=${on}}, {l.tsh|TSH 2.02 mIU/L|on=${on}}, {l.inr|INR 1.0|v=1.0;u=-;on=${on}}, {l.crp|CRP 1.4 mg/L|on=${on}}.`, true)}
      ${f('הדמיה', '{i.cxr|צילום חזה|on=2026-03-07} 07/03/2026: {x|לב לא מוגדל|negated|d.cardmeg}, {x|ללא גודש|negated}. {i.echo|אקו לב|on=2026-03-07} 07/03/2026: {l.lvef|EF 60%|v=60;u=%;on=2026-03-07}, {d.ladil|עליה שמאלית מוגדלת במעט}, {x|ללא קריש|negated}.', true)}
      ${f('מהלך וטיפול', 'ניתן {m.metop?|לופרסור 5 מ"ג IV|st=-} ללא היפוך. לאחר {m.enox?|קלקסן 80 מ"ג|st=-} בוצע {p.cardiov|היפוך חשמלי} תחת {m.propof?|פרופופול|dose=-;st=-}, מוצלח. {x|אמיודרון נשקל ולא ניתן|considered|m.amio}. {x|אשפוז הוצע, המטופל מסרב|declined}.', true)}
      <div class="c w"><h3>${he('המלצות')}</h3>${ul(['{m.apix|אליקוויס 5 מ"ג פעמיים ביום|freq=פעמיים ביום}, {m.bis|קרדילוק 2.5 מ"ג בבוקר|freq=בבוקר} - תרופות חדשות; יתר התרופות כרגיל', '{x|מרפאת קרדיולוגיה תוך שבועיים, הולטר|planned|p.holter}; {x|אם יחזור - אבלציה|conditional|p.ablat}', '{x|להימנע מאדוויל ומאספירין יחד עם אליקוויס|warned|m.ibu}; {x|בדיקת אשלגן חוזרת אצל רופא המשפחה|planned|l.k}', '{x|לחזור למיון אם יופיעו כאבים בחזה או חולשת צד|conditional}'])}</div></div>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><span>${he('ד"ר אדל חורי, מומחה ברפואה דחופה')}</span>${signature(c.rnd)}${stamp(['ד"ר אדל חורי', 'מ.ר. 00832'], '#26306f', -6)}</div>`,
      'rtl',
    )
  },
  { width: 1100, scale: 1.4, degrade: { angle: 1 } },
)

/** A hospital's kidney clinic: a letter in paragraphs, results of three days in a line each. */
const nephro = doc(
  'p568.png',
  ['he', 'consultation', 'clean'],
  '2025-12-28',
  [
    'המרכז הרפואי שדות הכרמל',
    'שדות הכרמל',
    'מרכז רפואי שדות הכרמל',
    'המרכז הרפואי שדות הכרמל - מכון נפרולוגי',
  ],
  ['ד"ר איילת פרנקל', 'איילת פרנקל', 'פרנקל איילת'],
  ["ויקטור אברג'יל", "ויקטור אברג'יל", "אברג'יל ויקטור", "מר ויקטור אברג'יל"],
  'סיכום ביקור מרפאה נפרולוגית',
  (c) => {
    const p = (title, s) => `<p><b>${he(title)}:</b> ${c.t(s)}</p>`
    const line = (d, list) =>
      `<div class="d"><b>${ltr(d)}</b><span>${list.map((s) => c.t(s.replace('@', `on=${iso(d)}`))).join(' &nbsp;|&nbsp; ')}</span></div>`
    const iso = (s) => s.split('/').reverse().join('-')
    return sheet(
      `body{font:19px/1.5 ${FACE.david};font-size:21px;padding:50px 76px}p{margin:8px 0}.d{display:grid;grid-template-columns:130px 1fr;border-bottom:1px dotted #777;padding:2px 0}ol{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="text-align:center;border-bottom:2px solid #345;padding-bottom:6px"><b style="font-size:29px">המרכז הרפואי שדות הכרמל</b><br>${he('המכון לנפרולוגיה ויתר לחץ דם')}</div>
      <div style="display:flex;justify-content:space-between;margin-top:8px"><div>${he("שם: מר ויקטור אברג'יל")}<br>${he('ת.ז. 0-4470128-7, נולד 11/02/1950')}</div><div>${he('תאריך ביקור: 28/12/2025')}<br>${he('תאריך הקלדה: 30/12/2025')}</div></div>
      <p>${he('לכבוד: ד"ר סיגל ברנע, רפואת משפחה')}</p>${c.no('ד"ר סיגל ברנע', 'recipient')}
      ${p('אבחנות', '{d.ckd3|אי ספיקת כליות כרונית שלב 3B|icd=N18.32}, {d.dnephro|נפרופתיה סוכרתית|icd=E11.21/E11.22}, {d.dm2|סוכרת סוג 2|icd=E11.21/E11.22/E11.9}, {d.htn|יתר לחץ דם}, {d.gout|שיגדון}, {d.ihd|מחלת לב כלילית|icd=I25.10}, לאחר {p.cabg|ניתוח מעקפים|on=2014} 2014.')}
      ${p('תלונות', 'מרגיש טוב. {x|ללא קוצר נשימה|negated}, {x|ללא קושי במתן שתן|negated}. התקף {d.gout|שיגדון} אחד בקיץ. {x|לא נוטל נוגדי דלקת|negated}. {x|אחיו בדיאליזה|family history|p.dialysis}. {d.exsmoker|הפסיק לעשן ב-2014|icd=Z87.891;st=-}.')}
      ${p('תרופות', '{m.los|לוסרטן 50 מ"ג פעמיים ביום|freq=פעמיים ביום}, {m.dapa|פורסיגה 10 מ"ג ליום|freq=ליום}, {m.aml|אמלודיפין 10 מ"ג ליום|freq=ליום}, {m.lina|טרג\'נטה 5 מ"ג ליום|freq=ליום}, {m.ros|קרסטור 10 מ"ג בערב|freq=בערב}, {m.asa|מיקרופירין 75 מ"ג ליום|freq=ליום}, {m.allo|זילול 100 מ"ג ליום|freq=ליום}. {m.metf|גלוקופאז\' 850 מ"ג|st=stopped} הופסק ביוני.')}
      ${p('רגישויות', '{a.ace|מעכבי ACE|react=שיעול} - שיעול. {x|אין רגישות ליוד|negated|a.contrast}.')}
      ${p('בדיקה', 'ל"ד 152/78, דופק 64, משקל 86 ק"ג. {x|ללא אוושה על עורקי הכליה|negated}. {o|בצקת קלה בקרסוליים}.')}
      <p><b>${he('מעבדה')}:</b></p>
      ${line('21/12/2025', ['{l.crea|קריאטינין 1.92 mg/dL|@}', '{l.egfr|eGFR 35 mL/min|@}', '{l.urea|אוריאה 81 mg/dL|@}', '{l.k|אשלגן 5.2 mmol/L|@}', '{l.hco3|ביקרבונט 21 mmol/L|@}', '{l.hgb|המוגלובין 11.3 g/dL|@}', '{l.phos|זרחן 4.1 mg/dL|@}', '{l.pth|PTH 96 pg/mL|@}', '{l.uacr|אלבומין/קריאטינין בשתן 640 mg/g|@}', '{l.uric|חומצת שתן 7.7 mg/dL|@}', '{l.a1c|HbA1c 7.1%|v=7.1;u=%;@}'])}
      ${line('15/06/2025', ['{l.crea|קריאטינין 1.78 mg/dL|@}', '{l.egfr|eGFR 38 mL/min|@}', '{l.k|אשלגן 4.9 mmol/L|@}', '{l.uacr|אלבומין/קריאטינין בשתן 910 mg/g|@}'])}
      ${line('08/12/2024', ['{l.crea|קריאטינין 1.61 mg/dL|@}', '{l.egfr|eGFR 43 mL/min|@}'])}
      ${p('הדמיה', '{i.usren|אולטרסאונד כליות|on=2025-07-02} 02/07/2025: כליות קטנות במעט, {d.rcyst|ציסטה פשוטה משמאל}, {x|ללא הידרונפרוזיס|negated|d.hydro}, {x|ללא אבנים|negated|d.stone}.')}
      ${p('סיכום', 'ירידה איטית בתפקוד הכליות, האלבומין בשתן ירד תחת פורסיגה. לחץ הדם מעל היעד.')}
      <p><b>${he('המלצות')}:</b></p><ol>${items(c, ['{m.chlor|כלורתלידון 12.5 מ"ג בבוקר|freq=בבוקר} - חדש. {x|לבדוק נתרן ואשלגן בעוד שבועיים|planned}.', 'להמשיך {m.allo|זילול|dose=-}; {x|העלאה ל-200 מ"ג אם חומצת השתן לא תרד|conditional}. {x|אם יהיה התקף - קולכיצין במינון נמוך|conditional|m.colc}.', '{x|לא ליטול ארקוקסיה או וולטרן|warned|m.etor}. {x|קרנדיה תישקל אם האשלגן ירד מתחת ל-5|considered}.', '{x|אין כרגע צורך באריתרופויטין|not needed|m.epo}. {x|ביופסיית כליה אינה נדרשת|not needed|p.renbx}.', '{x|חיסון להפטיטיס B|planned|m.vhepb}. ביקורת בעוד 4 חודשים.'])}</ol>
      <div style="display:flex;gap:40px;align-items:center;margin-top:6px"><div>${he('בברכה,')}<br>${he('ד"ר איילת פרנקל, נפרולוגית בכירה')}</div>${signature(c.rnd, '#222')}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2025-12-30'], width: 1140, scale: 1.3 },
)

/** A fund's lung clinic: a print of the visit, short headings in colour with the text under each. */
const lung = doc(
  'p569.png',
  ['he', 'consultation', 'clean'],
  '2025-06-23',
  ['קופת חולים ברקת', 'ברקת', 'קופ"ח ברקת', 'קופת חולים ברקת - מרכז רפואי צפון העיר'],
  ['ד"ר יעל שמואלי', 'יעל שמואלי', 'שמואלי יעל'],
  ['מוחמד סעיד', 'סעיד מוחמד', 'מר מוחמד סעיד'],
  'סיכום ביקור מרפאת ריאות',
  (c) => {
    const f = (title, s) => `<h3>${he(title)}</h3><p>${c.t(s)}</p>`
    const row = (s) => {
      const [a, b] = s.split('|')
      c.optional.push(a)
      return `<tr data-line><td>${he(a)}</td><td>${he(b)}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.46 ${FACE.notoHe};font-size:16.5px;padding:42px 60px}h3{font-size:16px;color:#0d6a6a;margin:8px 0 0}p{margin:1px 0}ul{margin:0;padding-inline-start:22px}td{padding:1px 12px;border:1px solid #b9cfcf}table{width:60%;margin:3px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;background:#e3f1f1;padding:8px 14px"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#0d6a6a', 44)}<div><b style="font-size:23px;color:#0d6a6a">קופת חולים ברקת</b><br>${he('מרכז רפואי צפון העיר, מרפאת ריאות')}</div></div><div>${he('תאריך ביקור: 23/06/2025')}<br>${he('שעה: 17:10')}</div></div>
      <p style="margin:6px 0">${he('מר מוחמד סעיד \u00a0 ת.ז. 0-2906615-1 \u00a0 ת. לידה 16/04/1958 \u00a0 בן 67')}<br>${he('רופאה: ד"ר יעל שמואלי, מחלות ריאה \u00a0 הופנה ע"י ד"ר פאדי נסראללה')}</p>${c.no('ד"ר פאדי נסראללה', 'referrer')}
      ${f('אבחנות', '{d.copd|COPD|icd=J44.9}, {d.emphys|אמפיזמה|icd=J43.9/J43.2/J44.9}, {d.nodule|קשרית ריאתית באונה ימנית עליונה|icd=R91.1}, {d.htn|יתר לחץ דם}, {d.gerd|ריפלוקס}.')}
      ${f('תלונות', '{o|קוצר נשימה במאמץ}, {o|שיעול עם ליחה} בבוקר. {x|ללא שיעול דמי|negated}, {x|ללא ירידה במשקל|negated}, {x|ללא צפצופים בלילה|negated}. החמרה אחת בחורף, {x|לא אושפז|negated}.')}
      ${f('הרגלים ומשפחה', '{d.smoker|מעשן 40 שנות קופסה, כיום 10 ליום|icd=F17.210/Z72.0}. {x|אביו נפטר מסרטן ריאה|family history|d.lungca}. עבד במחצבה. {x|ללא חשיפה ידועה לאסבסט|negated}.')}
      ${f('תרופות', '{m.spiolto|ספיולטו 2 שאיפות בבוקר|dose=-;freq=בבוקר;st=-}, {m.salb|ונטולין לפי הצורך|dose=-;freq=לפי הצורך}, {m.telm|מיקרדיס 40 מ"ג ליום|freq=ליום}, {m.famo|פמוטידין 20 מ"ג בערב|freq=בערב}. {m.sere|סרטייד|dose=-;st=stopped} הופסק בעבר בשל {o|צרידות}.')}
      ${f('רגישויות', '{a.doxy|דוקסילין|react=כאבי בטן} - כאבי בטן. {x|אין רגישות לאספירין|negated|a.asa}.')}
      ${f('בדיקה', 'סטורציה 93% באוויר חדר, דופק 84, ל"ד 138/82. {o|קולות נשימה מוחלשים}. {x|ללא חרחורים|negated}, {x|ללא אלות בציפורניים|negated}, {x|ללא בצקת|negated}.')}
      <h3>${c.t('{p.spiro|תפקודי ריאות 23/06/2025|on=2025-06-23}')}</h3><table>${['FEV1|58% מהצפוי (לפני שנה 61%)', 'FVC|84% מהצפוי', 'FEV1/FVC|0.54', 'DLCO|49% מהצפוי'].map(row).join('')}</table>
      ${f('בדיקות נוספות', '{i.ctchest|CT חזה|on=2025-05-29} 29/05/2025: {d.emphys|אמפיזמה צנטרילובולרית|icd=J43.2/J43.9}, {d.nodule|קשרית 6 מ"מ באונה ימנית עליונה|icd=R91.1}, {d.corcalc|הסתיידויות בעורקים הכליליים|icd=I25.10/I25.84}, {x|ללא קשריות לימפה מוגדלות|negated}, {x|ללא תפליט|negated|d.pleff}. {i.cxr|צילום חזה|on=2024-11-10} 10/11/2024: ללא תסנין. מעבדה 12/06/2025: {l.hgb|המוגלובין 16.8 g/dL|on=2025-06-12}, {l.eos|אאוזינופילים 0.41 K/uL|on=2025-06-12}, {l.bnp|NT-proBNP 92 pg/mL|on=2025-06-12}, {l.a1at|אלפא-1 אנטיטריפסין 1.5 g/L|v=1.5;u=g/L;on=2025-06-12}, {l.crea|קריאטינין 0.93 mg/dL|on=2025-06-12}.')}
      ${f('דיון', '{d.copd|COPD|icd=J44.9} בחומרה בינונית עם תסמינים. {x|אין עדות לאסתמה|negated|d.asthma}. {x|ספק דום נשימה בשינה|question|d.osa}.')}
      <h3>${he('המלצות')}</h3><ul>${items(c, ["{m.trel|טרלג'י אליפטה שאיפה אחת ביום|dose=-;freq=שאיפה אחת ביום} במקום {m.spiolto|ספיולטו|dose=-;st=-}", '{m.varen|צ\'מפיקס 1 מ"ג פעמיים ביום|freq=פעמיים ביום} ל-12 שבועות, סדנת גמילה', '{x|CT חזה במינון נמוך בעוד 6 חודשים|planned|i.ctchest}; {x|אם תגדל - PET-CT|conditional|i.petct}', '{x|שיקום ריאות|planned}. {x|חמצן ביתי אינו נחוץ כעת|not needed}. {x|חיסון נגד פנאומוקוק - טרם קיבל|not given|m.vpcv}', '{x|אזניל קבוע יישקל אם יהיו החמרות|considered|m.azit}. {x|להימנע מחסמי בטא לא סלקטיביים|warned|m.propr}', 'ביקורת בעוד 3 חודשים'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px">${signature(c.rnd)}${stamp(['ד"ר יעל שמואלי', 'מחלות ריאה', 'מ.ר. 00519'], '#26306f', -5)}<span>${he('הודפס: 23/06/2025 17:42')}</span></div>`,
      'rtl',
    )
  },
  { width: 1120, scale: 1.32 },
)

export const seventeenthHeLetters = [gall, beat, nephro, lung]
