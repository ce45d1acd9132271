/** Letters in Hebrew: a surgical ward's numbered discharge after diverticulitis, an emergency visit for new atrial fibrillation in labelled rows, a private liver clinic's summary with two days of results. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

/** A surgical ward: sections by number, drugs at discharge in a table that says what is new. */
const bowel = doc(
  'p686.jpg',
  ['he', 'discharge', 'scan'],
  '2026-03-06',
  ['המרכז הרפואי אגם הצפון', 'אגם הצפון', 'מרכז רפואי אגם הצפון', "המרכז הרפואי אגם הצפון - כירורגיה א'"],
  ['ד"ר שחר ביבי', 'שחר ביבי', 'ביבי שחר', 'ד"ר לאה מוסקוביץ', 'לאה מוסקוביץ'],
  ['יעקב בן-חמו', 'בן-חמו יעקב', 'מר יעקב בן-חמו'],
  'מכתב שחרור',
  (c) => {
    const a = 'on=2026-03-02'
    const b = 'on=2026-03-05'
    let n = 0
    const f = (title, s) => `<p><b>${he(`${++n}. ${title}:`)}</b> ${c.t(s)}</p>`
    const drug = (s) => {
      const [name, dose, times, span, note] = s.split('#')
      return `<tr data-line><td>${c.t(name)}</td><td>${mixed(dose)}</td><td>${he(times)}</td><td>${mixed(span)}</td><td>${he(note)}</td></tr>`
    }
    return sheet(
      `body{font:18px/1.4 ${FACE.david};font-size:19.5px;padding:42px 64px}p{margin:5px 0}td,th{border:1px solid #777;padding:1px 10px;font-size:18px}th{background:#ececec}ul{margin:0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #333;padding-bottom:6px"><div><b style="font-size:28px">המרכז הרפואי אגם הצפון</b><br>${he('המחלקה לכירורגיה א\', מנהל: ד"ר אמיר סלאמה')}</div><div style="text-align:center">${barcode(c.rnd, 36, 36)}<br>${he("מס' אשפוז 2603-1174")}</div></div>${c.no('ד"ר אמיר סלאמה', 'head of the ward')}
      <div style="text-align:center;font-size:24px;font-weight:bold;margin:5px 0">${he('מכתב שחרור')}</div>
      <table><tr><td>${he('מר יעקב בן-חמו')}</td><td>${he('ת.ז. 0-5971143-8')}</td><td>${he('תאריך לידה: 12/12/1966')}</td></tr><tr><td>${he('קבלה: 02/03/2026')}</td><td>${he('שחרור: 06/03/2026')}</td><td>${he('אל: ד"ר נטע הלפרין, רופאת משפחה')}</td></tr></table>${c.no('ד"ר נטע הלפרין', 'recipient')}
      ${f('אבחנה עיקרית', '{d.divertic|דיברטיקוליטיס חריפה של הסיגמואיד|icd=K57.32}, Hinchey Ia. {x|ללא אבצס|negated}, {x|ללא אוויר חופשי|negated}')}
      ${f('אבחנות נוספות', '{d.htn|יתר לחץ דם}, {d.obesity|השמנת יתר|icd=E66.9/E66.01/E66.811/E66.812}, {d.osa|דום נשימה בשינה}, {d.gerd|ריפלוקס קיבה-ושט|icd=K21.9}. בעבר {p.append|כריתת תוספתן|on=1989} (1989). {x|לא ידוע על סוכרת|negated|d.dm2}')}
      ${f('רגישויות', "{a.metronid|פלג'יל|react=פריחה מפושטת} - פריחה מפושטת. {x|ללא רגישות לפניצילין|negated|a.pen}")}
      ${f('תולדות המחלה', 'יומיים של {o|כאב בטן שמאלית תחתונה} וחום עד 38.4. {x|ללא הקאות|negated}, {x|ללא דם בצואה|negated}, {x|ללא תסמיני שתן|negated|d.uti}. אירוע קודם ב-2022 טופל בקהילה. {x|אמו חלתה בסרטן המעי הגס|family history|d.colonca}. {x|אינו מעשן|negated|d.smoker}')}
      ${f('בדיקה בקבלתו', 'חום 38.1, ל"ד 151/88, דופק 96, סטורציה 96%. רגישות בבטן שמאלית תחתונה, {x|ללא סימני גירוי צפקי|negated}. {x|ללא בקע|negated|d.inguin}')}
      ${f('מעבדה 02/03/2026', `{l.wbc|WBC 15.4 K/uL|${a}}, {l.neutp|נויטרופילים 82%|v=82;u=%;${a}}, {l.hgb|המוגלובין 14.6 g/dL|${a}}, {l.plt|טסיות 268 K/uL|${a}}, {l.crp|CRP 121 mg/L|${a}}, {l.crea|קריאטינין 0.98 mg/dL|${a}}, {l.na|נתרן 137 mmol/L|${a}}, {l.k|אשלגן 3.9 mmol/L|${a}}, {l.glu|גלוקוז 126 mg/dL|${a}}, {l.tbil|בילירובין 0.8 mg/dL|${a}}, {l.lip|ליפאז 22 U/L|${a}}, {l.lact|לקטט 1.3 mmol/L|${a}}.`)}
      ${f('מעבדה 05/03/2026', `{l.wbc|WBC 8.8 K/uL|${b}}, {l.hgb|המוגלובין 13.9 g/dL|${b}}, {l.crp|CRP 34 mg/L|${b}}, {l.crea|קריאטינין 0.91 mg/dL|${b}}, {l.k|אשלגן 4.2 mmol/L|${b}}. {l.ucult|תרבית שתן: ללא צמיחה|v=ללא צמיחה;u=-;${b}}.`)}
      ${f('דימות', '{i.ctap|CT בטן ואגן|on=2026-03-02} 02/03/2026: עיבוי דופן הסיגמואיד והסננת שומן, {d.diverts|סעיפים מרובים|icd=K57.30}, {d.steat|כבד שומני|icd=K76.0}, {d.rcyst|ציסטה בכליה שמאל|icd=N28.1}. {x|ללא חסימה|negated|d.sbo}. {i.cxr|צילום חזה|on=2026-03-02} 02/03/2026 {x|ללא אוויר תת סרעפתי|negated}.')}
      ${f('מהלך', 'צום ונוזלים, {m.ceftr?|רוצפין|dose=-;st=-} ו{m.clind?|דלצין|dose=-;st=-} לווריד במשך 4 ימים. ירידה בחום ובכאב. {x|לא נזקק לניקוז|not needed}. {x|ניתוח דחוף לא נדרש|not needed|p.sigmoid}. כלכלה הדרגתית נסבלה היטב.')}
      <p><b>${he(`${++n}. תרופות בשחרור:`)}</b></p><table><tr><th style="width:26%">${he('תרופה')}</th><th>${he('מינון')}</th><th>${he('תדירות')}</th><th>${he('משך')}</th><th>${he('הערה')}</th></tr>${[
        '{m.coamox|אוגמנטין|dose=875 mg;freq=פעמיים ביום}#875 mg#פעמיים ביום#עד 12/03/2026#חדש',
        '{m.para|דקסמול|dose=500 mg;freq=עד 4 פעמים ביום}#500 mg#עד 4 פעמים ביום#לפי כאב#חדש',
        '{m.cand|קנדור|dose=16 mg;freq=פעם ביום}#16 mg#פעם ביום#קבוע#ללא שינוי',
        '{m.lercan|ורטקס|dose=10 mg;freq=פעם ביום}#10 mg#פעם ביום#קבוע#ללא שינוי',
        '{m.lan|לנטון|dose=30 mg;freq=פעם ביום}#30 mg#פעם ביום#קבוע#ללא שינוי',
      ]
        .map(drug)
        .join('')}</table>
      ${f('תרופות שהופסקו', '{m.etor|ארקוקסיה 90 מ"ג|st=stopped} - סיכון לדימום ולהתקפים חוזרים')}
      <p><b>${he(`${++n}. המלצות:`)}</b></p><ul>${items(c, ['{x|קולונוסקופיה בעוד 6-8 שבועות|planned|p.colono}. {x|CRP וספירה בעוד שבוע|planned}', '{x|אם יישנו התקפים - לשקול כריתת סיגמואיד אלקטיבית|considered|p.sigmoid}', '{x|במקרה של חום מעל 38 או החמרה בכאב לפנות למיון|conditional}. {x|להימנע מתרופות NSAID|warned}', 'כלכלה דלת סיבים שבועיים. אישור מחלה עד 13/03/2026'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:4px"><div>${he('ד"ר לאה מוסקוביץ, מתמחה')}<br>${he('ד"ר שחר ביבי, רופא בכיר')}</div>${signature(c.rnd, '#222')}${stamp(['ד"ר שחר ביבי', 'כירורגיה כללית', 'מ.ר. 00926'], '#333', -5)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-03-02'], width: 1060, scale: 1.42, degrade: { angle: 0.6 } },
)

/** Emergency department: a row a subject with its title in a shaded cell, measurements as a strip, results in three columns. */
const rhythm = doc(
  'p687.jpg',
  ['he', 'discharge', 'photo'],
  '2025-11-12',
  ['בית החולים שקד העמק', 'שקד העמק', 'ביה"ח שקד העמק', 'בית החולים שקד העמק - מיון'],
  ['ד"ר טארק ג\'בארין', "טארק ג'בארין", "ג'בארין טארק"],
  ['אורנה פרידלנדר', 'פרידלנדר אורנה', "גב' אורנה פרידלנדר"],
  'סיכום ביקור במיון',
  (c) => {
    const f = (title, s) => `<tr><td class="k">${he(title)}</td><td>${c.t(s)}</td></tr>`
    const lab = (s) => {
      const [key, name, v, unit] = s.split(';')
      const cell = resultCell(c, key, name, v, unit, '', '2025-11-12')
      return `<div class="l" data-line>${ltr(name)} <b>${cell}</b> ${ltr(unit)}</div>`
    }
    return sheet(
      `body{font:17px/1.4 'Hadasim CLM',${FACE.david};font-size:19px;padding:36px 58px}.f td{border:1px solid #8a97a8;padding:2px 10px}.k{background:#e6ebf2;font-weight:bold;width:132px}.g{display:grid;grid-template-columns:1fr 1fr 1fr;direction:ltr}.l{text-align:left;font-family:'Liberation Sans';font-size:16px}ul{margin:0;padding-inline-start:20px}.v{display:flex;justify-content:space-between;border:1px solid #8a97a8;border-radius:8px;padding:2px 16px;margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#2c4a78', 44)}<div><b style="font-size:27px;color:#2c4a78">בית החולים שקד העמק</b><br>${he('המחלקה לרפואה דחופה')}</div></div><div><b style="font-size:22px">${he('סיכום ביקור במיון')}</b><br>${he('מספר פניה 25-440917')}</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;border-top:2px solid #2c4a78;margin-top:6px;padding-top:3px"><div>${he("גב' אורנה פרידלנדר")}<br>${he('ת.ז. 0-5736204-1')}</div><div>${he('תאריך לידה: 21/01/1964')}<br>${he('גיל: 61, נקבה')}</div><div>${he('הגעה: 12/11/2025 07:22')}<br>${he('שחרור: 12/11/2025 15:50')}</div></div>
      <div class="v"><span>${he('ל"ד 138/84')}</span><span>${he('דופק 142 לא סדיר')}</span><span>${he('סטורציה 97%')}</span><span>${he('חום 36.6')}</span><span>${he('משקל 74 ק"ג')}</span></div>
      <table class="f">
      ${f('סיבת הפניה', '{d.palp|דפיקות לב} מאז 02:00 בלילה, {o|חולשה}. {x|ללא כאב בחזה|negated|d.angina}, {x|ללא עילפון|negated|d.syncope}, {x|ללא קוצר נשימה|negated}.')}
      ${f('רקע', '{d.htn|יתר לחץ דם}, {d.migr|מיגרנה|icd=G43.909}, {d.hld|היפרליפידמיה|icd=E78.5}. {p.cholecy|כריתת כיס מרה|on=2015} 2015. {x|ללא אירוע מוחי בעבר|negated|d.stroke}, {x|ללא אי ספיקת לב|negated|d.chf}. {x|אביה עם קוצב לב|family history|p.pacem}.')}
      ${f('תרופות קבועות', '{m.telm|מיקרדיס 40 מ"ג פעם ביום|freq=פעם ביום}, {m.ros|סטטור 10 מ"ג בערב|freq=בערב}, {m.riza|ריזלט 10 מ"ג לפי הצורך|freq=לפי הצורך}.')}
      ${f('רגישות', '{a.dipy|אופטלגין|react=אורטיקריה} - אורטיקריה. {x|פניצילין: ללא רגישות|negated|a.pen}.')}
      ${f('בדיקה', 'קולות לב לא סדירים, {x|ללא אוושה|negated}. ריאות נקיות, {x|ללא בצקת ברגליים|negated}. {x|בלוטת התריס לא מוגדלת|negated|d.e14goitre}.')}
      <tr><td class="k">${he('מעבדה 12/11/2025')}</td><td><div class="g">${['wbc;WBC;8.1;K/uL', 'hgb;HGB;13.7;g/dL', 'plt;PLT;294;K/uL', 'glu;Glucose;109;mg/dL', 'crea;Creatinine;0.77;mg/dL', 'urea;Urea;31;mg/dL', 'na;Na;141;mmol/L', 'k;K;3.4;mmol/L', 'mg;Mg;1.7;mg/dL', 'trop;hs-TnT;8;ng/L', 'tsh;TSH;2.08;mIU/L', 'inr;INR;1.02;'].map(lab).join('')}</div></td></tr>
      ${f('אק"ג', '{p.ecg|אק"ג|on=2025-11-12} 12/11/2025 בקבלה: {d.af|פרפור פרוזדורים מהיר|icd=I48.91/I48.0}, {x|ללא שינויי ST|negated|d.stemi}. לאחר היפוך: קצב סינוס 68, {x|ללא WPW|negated}.')}
      ${f('דימות', '{i.cxr|צילום חזה|on=2025-11-12} 12/11/2025: {x|צל הלב אינו מוגדל|negated|d.cardmeg}, {x|ללא גודש|negated|d.pulmed}. {x|אקו לב לא בוצע במיון|not done|i.echo}.')}
      ${f('מהלך', '{m.metop?|לופרסור|dose=-;st=-} לווריד ללא תגובה. תחת {p.sedat?|סדציה} עם {m.propof?|פרופופול|dose=-;st=-} בוצע {p.cardiov|היפוך חשמלי|on=2025-11-12} (12/11/2025) 150J בהצלחה. {m.kcl?|סלואו-K|dose=-;st=-} ניתן. {x|פרוקור נשקל, לא ניתן|considered|m.amio}. {x|סירבה לאשפוז|declined}.')}
      ${f('אבחנות', '{d.af|פרפור פרוזדורים, אירוע ראשון|icd=I48.91/I48.0}; {d.hypok|היפוקלמיה}. CHA2DS2-VASc 2. {x|אין עדות לאוטם|negated|d.mi}.')}
      <tr><td class="k">${he('המלצות')}</td><td><ul>${items(c, ['{m.apix|אליקוויס 5 מ"ג פעמיים ביום|freq=פעמיים ביום} - להתחיל היום, לפחות 4 שבועות.', '{m.bis|קרדילוק 2.5 מ"ג בבוקר|freq=בבוקר} - להתחיל.', '{m.asa|אספירין 100 מ"ג|st=stopped} נטלה מעצמה - להפסיק.', '{x|אקו לב ומרפאת קרדיולוגיה תוך שבועיים|planned|i.echo}. {x|אשלגן ומגנזיום בעוד 3 ימים|planned}.', '{x|אבלציה תישקל אם יישנה|conditional|p.ablat}. {x|לא ליטול איבופן עם אליקוויס|warned|m.ibu}.', '{x|דימום, חולשת צד או עילפון - לחזור מיד|conditional}.'])}</ul></td></tr></table>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:6px"><span>${he('ד"ר טארק ג\'בארין, רפואה דחופה')}</span>${signature(c.rnd)}${stamp(['ד"ר טארק ג\'בארין', 'רפואה דחופה', 'מ.ר. 00673'], '#26306f', -6)}</div>${matrixCode(c.rnd, 16, 3)}`,
      'rtl',
    )
  },
  { width: 960, scale: 1.6, degrade: { angle: -1.1, folds: [0.48] } },
)

/** A private liver clinic: a letterhead at the side, short paragraphs, results of two days in a small table, a plan in a frame. */
const liver = doc(
  'p688.png',
  ['he', 'consultation', 'clean'],
  '2026-04-20',
  ['מרכז רפואי נרקיס', 'נרקיס', 'מרכז נרקיס', 'מרכז רפואי נרקיס - מרפאת כבד'],
  ['ד"ר עידו בן-שחר', 'עידו בן-שחר', 'בן-שחר עידו'],
  ['גלית סויסה', 'סויסה גלית', "גב' גלית סויסה"],
  'סיכום ביקור במרפאת כבד',
  (c) => {
    const p = (title, s) => `<p><b class="k">${he(title)}</b> ${c.t(s)}</p>`
    const days = ['13/04/2026', '06/10/2025']
    const row = (s) => {
      const [key, label, unit, ref, ...values] = s.split(';')
      const cell = (v, i) =>
        `<td class="v">${v ? resultCell(c, key, label, v, unit, ref, days[i].split('/').reverse().join('-')) : ''}</td>`
      return `<tr data-line><td>${mixed(label)}</td>${values.map(cell).join('')}<td>${ltr(unit)}</td><td>${mixed(ref)}</td></tr>`
    }
    return sheet(
      `body{font:18px/1.46 ${FACE.serifHe};font-size:16.5px;padding:44px 70px}.k{color:#2f5d50;margin-inline-end:6px}p{margin:6px 0}td,th{padding:1.5px 10px;border-bottom:1px solid #cfd8d5;font-size:15.5px}th{border-bottom:2px solid #2f5d50}.v{font-weight:bold}ol{margin:0}span[data-e]{white-space:nowrap}.pl{border:2px solid #2f5d50;padding:6px 14px;margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:2px solid #2f5d50;padding-bottom:8px"><div>${mark('leaf', '#2f5d50', 42)}<br><b style="font-size:25px;color:#2f5d50">מרכז רפואי נרקיס</b><br>${he('מרפאת כבד, חיפה')}</div><div style="text-align:left"><b style="font-size:21px">${he('ד"ר עידו בן-שחר')}</b><br>${he('מומחה במחלות כבד וגסטרואנטרולוגיה')}<br>${he('מ.ר. 00518')}</div></div>
      <div style="display:flex;justify-content:space-between;margin-top:8px"><b style="font-size:20px">${he('סיכום ביקור במרפאת כבד')}</b><span>${he('תאריך ביקור: 20/04/2026')}</span></div>
      <p>${he("גב' גלית סויסה, ת.ז. 0-3350964-6, ת. לידה 02/06/1974")}<br>${he('לכבוד ד"ר אסתי ברונר, רופאת משפחה')}</p>${c.no('ד"ר אסתי ברונר', 'recipient')}
      ${p('סיבת הביקור:', 'ביקורת בשל {d.steat|כבד שומני|icd=K76.0} ו{d.transam|עליה באנזימי כבד}.')}
      ${p('רקע:', "{d.dm2|סוכרת סוג 2|icd=E11.9/E11.65} מאז 2019, {d.obesity|השמנה|icd=E66.9/E66.811} ({o|BMI 33.4}), {d.hypertg|היפרטריגליצרידמיה}, {d.hypothy|תת פעילות בלוטת התריס|icd=E03.9}, {d.gilb|תסמונת ז'ילבר}. מצב אחרי {p.csect|ניתוח קיסרי|on=2006} ב-2006. {x|ללא צריכת אלכוהול|negated|d.alcdep}. {x|לא קיבלה עירוי דם|negated|p.transfus}.")}
      ${p('משפחה:', '{x|אחותה עם שחמת הכבד|family history|d.cirrh}. {x|אב עם סרטן לבלב|family history}.')}
      ${p('רגישות:', '{a.sulfa|רספרים|react=פריחה} - פריחה. {x|ללא רגישות ליוד|negated|a.contrast}.')}
      ${p('תרופות:', '{m.metf|גלוקומין 850 מ"ג פעמיים ביום|freq=פעמיים ביום}, {m.sema|אוזמפיק 0.5 מ"ג פעם בשבוע|freq=פעם בשבוע}, {m.levo|יוטירוקס 88 מק"ג בבוקר|freq=בבוקר}, {m.feno|ליפנטיל 145 מ"ג פעם ביום|freq=פעם ביום}. {m.pioglit|אקטוס 15 מ"ג|st=stopped} הופסק ב-2024 עקב {o|עליה במשקל}. {x|סטטינים: טרם הותחלו|not given}.')}
      ${p('תלונות:', '{d.h20exhaust|עייפות}. {x|ללא צהבת|negated}, {x|ללא גרד|negated}, {x|ללא בצקות|negated}. ירדה 4 ק"ג בחצי שנה.')}
      ${p('בדיקה:', 'ל"ד 128/79. {d.hepmeg|כבד מוגדל 2 ס"מ מתחת לקשת הצלעות}, {x|הטחול לא נמוש|negated|d.splenomeg}, {x|ללא מיימת|negated|d.ascites}.')}
      <table style="width:82%;margin:4px auto"><tr><th style="width:32%">${he('מעבדה')}</th>${days.map((d) => `<th>${ltr(d)}</th>`).join('')}<th>${he('יחידות')}</th><th>${he('תקין')}</th></tr>
      ${['alt;ALT;U/L;0-35;61;94', 'ast;AST;U/L;0-35;43;58', 'ggt;GGT;U/L;0-38;72;101', 'alp;ALP;U/L;35-105;88;93', 'tbil;בילירובין כללי;mg/dL;0.3-1.2;1.6;1.5', 'alb;אלבומין;g/dL;3.5-5.2;4.3;4.2', 'plt;טסיות;K/uL;150-400;207;212', 'inr;INR;;0.8-1.2;1.01;', 'a1c;HbA1c;%;4-5.7;6.6;7.3', 'trig;טריגליצרידים;mg/dL;0-150;241;312', 'ferr;פריטין;ng/mL;13-150;286;'].map(row).join('')}</table>
      ${p('סרולוגיה 06/10/2025:', '{l.hbsag|HBsAg שלילי|v=שלילי;u=-;on=2025-10-06}, {l.antihcv|Anti-HCV שלילי|v=שלילי;u=-;on=2025-10-06}, {l.ama|AMA שלילי|v=שלילי;u=-;on=2025-10-06}, {l.asma|ASMA שלילי|v=שלילי;u=-;on=2025-10-06}. {x|צרולופלסמין לא נבדק|not done|l.cerulo}.')}
      ${p('בדיקות:', '{p.h20fibro|פיברוסקאן|on=2026-04-20} היום 20/04/2026: {l.h20lsm|קשיון כבד 9.2 kPa|v=9.2;u=kPa;on=2026-04-20}, {l.h20cap|CAP 318 dB/m|v=318;u=dB/m;on=2026-04-20}. {i.usabd|אולטרסאונד בטן|on=2026-02-25} 25/02/2026: כבד שומני, {d.gallst|אבן בכיס המרה|icd=K80.20}, {x|ללא נגע ממוקד|negated}.')}
      ${p('סיכום:', '{d.nash|סטאטוהפטיטיס מטבולית (MASH)|icd=K75.81} עם {x|חשד לפיברוזיס F2-F3|question}. {x|אין סימני יתר לחץ פורטלי|negated}. {x|המוכרומטוזיס לא סבירה|negated|d.hemochr}.')}
      <div class="pl"><b>${he('תכנית')}</b><ol>${items(c, ['{x|להעלות אוזמפיק ל-1 מ"ג בעוד חודש|planned}', '{m.ros|רוזובסטטין 10 מ"ג ליום|freq=ליום} - להתחיל', '{x|ביופסיית כבד - אינה מעוניינת|declined|p.liverbx}', '{x|גסטרוסקופיה לא נחוצה כעת|not needed|p.egd}. {x|פיברוסקאן חוזר בעוד שנה|planned}', "{x|אם לא תושג ירידה של 7% במשקל - לשקול מונג'רו|considered|m.tirz}", '{x|חיסון הפטיטיס A ו-B בקופה|planned|m.vhepb}. {x|להימנע מתוספי צמחים|warned}'])}</ol></div>
      <div style="display:flex;gap:40px;align-items:center"><span>${he('בברכה, ד"ר עידו בן-שחר')}</span>${signature(c.rnd, '#2f5d50')}${hand('תור בעוד 6 חודשים', 27)}</div>`,
      'rtl',
    )
  },
  { width: 1080, scale: 1.36 },
)

export const twentiethHeLetters = [bowel, rhythm, liver]
