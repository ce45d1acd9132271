/** Letters in Hebrew: a medical ward's discharge after influenza and chronic lung disease, an emergency visit after a faint with a small table of results, a private urologist's summary of a visit. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

/** An internal ward: bold run-in titles, drugs at discharge in a table with route and last day. */
const lungs = doc(
  'p646.jpg',
  ['he', 'discharge', 'scan'],
  '2026-01-29',
  ['המרכז הרפואי מפרץ התכלת', 'מפרץ התכלת', 'מרכז רפואי מפרץ התכלת', "המרכז הרפואי מפרץ התכלת - פנימית ד'"],
  ['ד"ר יסמין אבו-ריא', 'יסמין אבו-ריא', 'אבו-ריא יסמין', "פרופ' נתן הררי", 'נתן הררי'],
  ['אברהם קדוש', 'קדוש אברהם', 'מר אברהם קדוש'],
  'סיכום אשפוז',
  (c) => {
    const a = 'on=2026-01-23'
    const b = 'on=2026-01-28'
    const f = (title, s) => `<p><b>${he(title)}:</b> ${c.t(s)}</p>`
    const drug = (s) => {
      const [name, dose, times, route, until] = s.split('#')
      return `<tr data-line><td>${c.t(name)}</td><td>${ltr(dose) || he('-')}</td><td>${he(times)}</td><td>${he(route)}</td><td>${mixed(until)}</td></tr>`
    }
    return sheet(
      `body{font:18px/1.4 ${FACE.miriam};font-size:18px;padding:40px 60px}p{margin:4px 0}td,th{border:1px solid #888;padding:1px 9px;font-size:17px}th{background:#eee}ul{margin:0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:start;border-bottom:2px solid #333;padding-bottom:5px"><div><b style="font-size:27px">המרכז הרפואי מפרץ התכלת</b><br>${he("מחלקה פנימית ד' \u00a0 מנהל המחלקה: פרופ' נתן הררי")}</div><div style="text-align:center">${barcode(c.rnd, 36, 34)}<br>${he('מספר מקרה 26-0118834')}</div></div>
      <div style="text-align:center;font-size:23px;font-weight:bold;margin:4px 0">${he('סיכום אשפוז')}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr"><div>${he('שם: מר אברהם קדוש')}<br>${he('ת.ז. 0-4479120-5')}</div><div>${he('ת. לידה: 30/06/1953')}<br>${he('גיל: 72, זכר')}</div><div>${he('תאריך קבלה: 23/01/2026')}<br>${he('תאריך שחרור: 29/01/2026')}</div></div>
      <p>${he('לכבוד: ד"ר אילן מזרחי, מרפאת ותיקים')}</p>${c.no('ד"ר אילן מזרחי', 'recipient')}
      ${f('אבחנות באשפוז', '{d.flu|שפעת A|icd=J10.1/J09.X2}, {d.copd|החמרת COPD|icd=J44.1/J44.0}, {d.hrf|אי ספיקה נשימתית היפוקסמית|icd=J96.01/J96.21/J96.91}, {d.hyperglyc|היפרגליקמיה תחת סטרואידים}')}
      ${f('אבחנות רקע', '{d.emphys|אמפיזמה|icd=J43.9}, {d.ihd|מחלת לב איסכמית|icd=I25.10/I25.9}, {d.htn|יתר לחץ דם}, {d.osteopenia|אוסטאופניה|icd=M85.80}. מצב אחרי {p.pci|צנתור והשתלת תומכן|on=2018} ב-2018. {x|ללא סוכרת ידועה|negated|d.dm2}')}
      ${f('הרגלים', '{d.exsmoker|עישן 50 שנות קופסה, הפסיק ב-2020|icd=Z87.891;st=-}. {x|אינו שותה אלכוהול|negated|d.alcdep}')}
      ${f('רגישות לתרופות', '{a.levoflox|לבופלוקסצין|react=הארכת QT} - הארכת QT. {x|פניצילין: נשללה רגישות בתבחין|negated|a.pen}')}
      ${f('הצגת המקרה', 'ארבעה ימי חום, {o|שיעול} ו{o|קוצר נשימה מחמיר}. {x|ללא כאב בחזה|negated}, {x|ללא המופטיזיס|negated}, {x|ללא בצקות|negated}. אשתו חלתה בשפעת. {x|אביו נפטר מסרטן ריאה|family history|d.lungca}. {x|לא חוסן השנה נגד שפעת|not given|m.vflu}.')}
      ${f('בדיקה בקבלה', 'חום 38.7, דופק 108, ל"ד 146/82, סטורציה 84% באוויר חדר. {o|צפצופים דו צדדיים}. {x|ללא גודש ורידי צוואר|negated}.')}
      ${f('מעבדה בקבלה (23/01/2026)', `{l.wbc|WBC 12.6 K/uL|${a}}, {l.hgb|HGB 15.8 g/dL|${a}}, {l.plt|PLT 174 K/uL|${a}}, {l.crp|CRP 9.4 mg/dL|${a}}, {l.crea|Creatinine 1.12 mg/dL|${a}}, {l.na|Na 135 mmol/L|${a}}, {l.k|K 4.2 mmol/L|${a}}, {l.bnp|NT-proBNP 388 pg/mL|v=388;u=pg/mL;${a}}, {l.ph|pH 7.33|v=7.33;u=-;${a}}, {l.pco2|pCO2 58 mmHg|v=58;u=mmHg;${a}}, {l.flua|PCR שפעת A: חיובי|v=חיובי;u=-;${a}}, {l.rsvpcr|PCR RSV: שלילי|v=שלילי;u=-;${a}}, {l.covidpcr|PCR קורונה: שלילי|v=שלילי;u=-;${a}}.`)}
      ${f('מעבדה לפני שחרור (28/01/2026)', `{l.wbc|WBC 10.9 K/uL|${b}}, {l.crp|CRP 1.7 mg/dL|${b}}, {l.crea|Creatinine 0.98 mg/dL|${b}}, {l.k|K 4.0 mmol/L|${b}}, {l.glu|Glucose 211 mg/dL|${b}}, {l.a1c|HbA1c 5.9%|v=5.9;u=%;${b}}.`)}
      ${f('דימות ובדיקות', '{i.cxr|צילום חזה|on=2026-01-23} 23/01/2026: נפיחות יתר, {x|ללא תסנין|negated|d.pneumonia}, {x|ללא תפליט|negated|d.pleff}. {p.ecg|אק"ג|on=2026-01-23} 23/01/2026: קצב סינוס, {x|ללא שינויים איסכמיים|negated}. {x|CT ריאות לא בוצע באשפוז|not done|i.ctchest}.')}
      ${f('מהלך ודיון', 'טופל ב{m.osel?|טמיפלו|dose=-;st=-}, {m.mpred?|סולומדרול|dose=-;st=-} ואינהלציות. הונשם בלחץ חיובי לא פולשני במשך יומיים; {x|לא נזקק לאינטובציה|not needed}. {x|אנטיביוטיקה לא ניתנה|not given}. בשחרור סטורציה 91% באוויר חדר, {x|אין צורך בחמצן ביתי|not needed}.')}
      <p><b>${he('תרופות בשחרור:')}</b></p><table><tr><th>${he('שם התרופה')}</th><th>${he('מינון')}</th><th>${he('תדירות')}</th><th>${he('דרך מתן')}</th><th>${he('עד תאריך')}</th></tr>${[
        '{m.pred|פרדניזון|dose=40 mg;freq=פעם ביום בבוקר;route=פומי}#40 mg#פעם ביום בבוקר#פומי#01/02/2026',
        '{m.osel|טמיפלו|dose=75 mg;freq=פעמיים ביום;route=פומי}#75 mg#פעמיים ביום#פומי#30/01/2026',
        "{m.trel|טרלג'י|dose=-;freq=פעם ביום;route=שאיפה}##פעם ביום#שאיפה#קבוע",
        '{m.salb|ונטולין|dose=-;freq=לפי הצורך;route=שאיפה}##לפי הצורך#שאיפה#קבוע',
        '{m.asa|מיקרופירין|dose=75 mg;freq=פעם ביום;route=פומי}#75 mg#פעם ביום#פומי#קבוע',
        '{m.ros|קרסטור|dose=20 mg;freq=פעם ביום בערב;route=פומי}#20 mg#פעם ביום בערב#פומי#קבוע',
        '{m.aml|נורבסק|dose=5 mg;freq=פעם ביום;route=פומי}#5 mg#פעם ביום#פומי#קבוע',
      ]
        .map(drug)
        .join('')}</table>
      ${f('תרופות שהופסקו', '{m.bis|קרדילוק 5 מ"ג|st=stopped} - ברדיקרדיה לילית; {m.anoro|אנורו|dose=-;st=stopped} - הוחלף')}
      <p><b>${he('המלצות:')}</b></p><ul>${items(c, ['{x|ביקורת רופא משפחה תוך שבוע, סוכר בצום|planned}. {x|תפקודי ריאה בעוד 6 שבועות|planned|p.spiro}', '{x|CT חזה במינון נמוך לסקר - לשקול|considered|i.ctchest}', '{x|חיסון פנאומוקוק וחיסון RSV לאחר ההחלמה|planned|m.vpcv}. {x|אם חום או החמרה בנשימה - לפנות למיון|conditional}', '{x|להימנע מחוסמי בטא לא סלקטיביים|warned}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center">${he('ד"ר יסמין אבו-ריא')}${signature(c.rnd, '#222')}${stamp(['ד"ר יסמין אבו-ריא', 'פנימית', 'מ.ר. 01173'], '#333', -5)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-01-23'], width: 1140, scale: 1.34, degrade: { angle: -0.5 } },
)

/** Emergency department: a faint; titles at the side of ruled lines, results in a small table. */
const faint = doc(
  'p647.jpg',
  ['he', 'discharge', 'photo'],
  '2025-08-19',
  ['בית החולים נחל אורן', 'נחל אורן', 'ביה"ח נחל אורן', 'בית החולים נחל אורן - המלר"ד'],
  ['ד"ר פליקס שטרן', 'פליקס שטרן', 'שטרן פליקס'],
  ['סימה חדד', 'חדד סימה', "גב' סימה חדד"],
  'מכתב שחרור ממלר"ד',
  (c) => {
    const f = (title, s) => `<h3>${he(title)}</h3><p>${c.t(s)}</p>`
    const lab = (s) => {
      const [key, name, v, unit] = s.split(';')
      const cell = resultCell(c, key, name, v, unit, '', '2025-08-19')
      return `<div class="l" data-line><span class="n">${ltr(name)}</span><b>${cell}</b><span class="u">${ltr(unit)}</span></div>`
    }
    const table = (list) => `<div dir="ltr" class="t">${list.map(lab).join('')}</div>`
    return sheet(
      `body{font:17px/1.42 ${FACE.simple};font-size:17.5px;padding:40px 60px}h3{font-size:17.5px;color:#6a1f1f;margin:8px 0 0;border-bottom:1px solid #caa}p{margin:2px 0}.t{display:grid;grid-template-columns:1fr 1fr;width:82%;margin:8px auto 4px;border-top:1px solid #bbb;border-left:1px solid #bbb}.l{display:grid;grid-template-columns:1.4fr .7fr 1fr;font-size:16.5px;border:1px solid #bbb;border-top:none;border-left:none}.l>*{padding:1px 8px}.u{color:#555}.n{background:#f6f1f1}ol{margin:0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#6a1f1f', 46)}<div><b style="font-size:26px;color:#6a1f1f">בית החולים נחל אורן</b><br>${he('המחלקה לרפואה דחופה (מלר"ד)')}</div></div>${matrixCode(c.rnd, 20, 3)}</div>
      <div style="display:flex;justify-content:space-between;border:2px solid #6a1f1f;padding:4px 12px;margin-top:6px"><div>${he("גב' סימה חדד")}<br>${he('ת.ז. 0-2098731-8')}</div><div>${he('ת. לידה: 03/03/1948')}<br>${he('קופה: ורדים')}</div><div>${he('קבלה: 19/08/2025 09:41')}<br>${he('שחרור: 19/08/2025 18:15')}</div></div>
      <div style="text-align:center;font-size:21px;font-weight:bold;margin-top:5px">${he('מכתב שחרור ממלר"ד')}</div>
      ${f('תלונה', 'בת 77, {o|התעלפות} בתור לבנק הבוקר, עם חבלה במצח. הובאה באמבולנס.')}
      ${f('מחלה נוכחית', 'עמדה כחצי שעה, חשה {o|סחרחורת} והזעה ואיבדה הכרה לדקה. {x|ללא פרכוס|negated|d.seiz}, {x|ללא כאב בחזה|negated}, {x|ללא דפיקות לב|negated|d.palp}, {x|ללא אי שליטה על סוגרים|negated}. לפני שבועיים הוחל דיזותיאזיד. {x|אחיה עם קוצב לב|family history|p.pacem}.')}
      ${f('מחלות רקע', '{d.htn|יתר לחץ דם}, {d.hypothy|היפותירואידיזם|icd=E03.9}, {d.osteoporosis|אוסטאופורוזיס|icd=M81.0}, {d.hearaid|ירידה בשמיעה}. {p.tka|החלפת ברך שמאל|on=2021} 2021. {x|לא ידוע על אפילפסיה|negated|d.epil}.')}
      ${f('תרופות בבית', '{m.levo|אלטרוקסין 75 מק"ג בבוקר|freq=בבוקר}, {m.aml|אמלו 5 מ"ג בערב|freq=בערב}, {m.hctz|דיזותיאזיד 25 מ"ג|st=stopped}, {m.alen|פוסלן 70 מ"ג פעם בשבוע|freq=פעם בשבוע}, {m.calvitd|קלטרייט D פעם ביום|dose=-;freq=פעם ביום}.')}
      ${f('אלרגיה', '{a.sulfa|סולפה|react=פריחה} (פריחה). {x|ללא רגישות ללידוקאין|negated}.')}
      ${f('בדיקה גופנית', 'ל"ד בשכיבה 138/76, בעמידה 109/68, דופק 72, סטורציה 97%. {d.h13forelac|חתך 3 ס"מ במצח|icd=S01.81XA}. {x|ללא חסר נוירולוגי|negated}, {x|ללא אוושה בלב|negated}, {x|עמוד שדרה צווארי ללא רגישות|negated}.')}
      <h3>${he('מעבדה 19/08/2025')}</h3>${table(['wbc;WBC;7.4;K/uL', 'na;Na;127;mmol/L', 'hgb;HGB;12.6;g/dL', 'k;K;3.3;mmol/L', 'plt;PLT;255;K/uL', 'crea;Creatinine;0.81;mg/dL', 'glu;Glucose;118;mg/dL', 'urea;Urea;37;mg/dL', 'trop;hs-Troponin T;9;ng/L', 'osm;Osmolality;266;mOsm/kg', 'tsh;TSH;2.75;mIU/L', 'uosm;Urine osmolality;412;mOsm/kg'])}
      ${f('בדיקות עזר', '{p.ecg|אק"ג|on=2025-08-19} 19/08/2025: סינוס 70, {x|ללא חסם הולכה|negated|d.avb}, {x|QT תקין|negated|d.longqt}. {i.cthead|CT מוח|on=2025-08-19} 19/08/2025: {x|ללא דימום|negated|d.ich}, {x|ללא שבר בגולגולת|negated}; {d.atrophy|אטרופיה מוחית קלה|icd=G31.9}. {i.cxr|צילום חזה} תקין.')}
      ${f('טיפול ומהלך', '{p.suture|תפירת החתך} ב-4 תפרים. {m.tdap?|חיסון טטנוס|dose=-;st=-} ניתן. עירוי סליין 1 ליטר, {m.kcl?|סלואו-K|dose=-;st=-}. {x|נשקלה השגחה בפנימית, המטופלת העדיפה שחרור|declined}. {x|דופלר קרוטידים לא נדרש|not needed|i.uscar}.')}
      ${f('אבחנות', '{d.syncope|סינקופה|icd=R55} על רקע {d.orthost|תת לחץ דם אורתוסטטי}, {d.hyponat|היפונתרמיה} משנית לתיאזיד, {d.hypok|היפוקלמיה}, {d.h15headinj|חבלת ראש קלה|icd=S09.90XA/S00.83XA/S01.81XA}. {x|לא זעזוע מוח|negated}.')}
      <h3>${he('המלצות')}</h3><ol>${items(c, ['{m.hctz|דיזותיאזיד|dose=-;st=stopped} - להפסיק. אין תחליף כעת.', '{x|נתרן ואשלגן בעוד 3 ימים|planned}. {x|הולטר 24 שעות בקהילה|planned|p.holter}. {x|הוצאת תפרים בעוד 5 ימים|planned}.', '{m.para|אקמול 500 מ"ג לפי הצורך|freq=לפי הצורך} לכאב. {x|ללא נוגדי דלקת|warned|m.ibu}.', '{x|אם כאב ראש, הקאה או בלבול - לחזור מיד|conditional}.'])}</ol>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:4px"><span>${he('ד"ר פליקס שטרן, מומחה ברפואה דחופה')}</span>${signature(c.rnd)}${stamp(['ד"ר פליקס שטרן', 'מ.ר. 00428'], '#26306f', -6)}</div>`,
      'rtl',
    )
  },
  { width: 1120, scale: 1.4, degrade: { angle: -1.2, folds: [0.5] } },
)

/** A private urologist: a letterhead, a history of one marker by the day, short headed lines. */
const urology = doc(
  'p648.png',
  ['he', 'consultation', 'clean'],
  '2026-02-10',
  ['מרכז אורולוגי מגדים', 'מגדים', 'מרכז מגדים', 'מגדים - מרכז אורולוגי'],
  ['ד"ר רון אלפסי', 'רון אלפסי', 'אלפסי רון'],
  ['דוד פישר', 'פישר דוד', 'מר דוד פישר'],
  'סיכום ביקור',
  (c) => {
    const f = (title, s) => `<div class="k">${he(title)}</div><div>${c.t(s)}</div>`
    const b = 'on=2026-02-02'
    return sheet(
      `body{font:19px/1.5 ${FACE.frank};font-size:20px;padding:50px 78px}.f{display:grid;grid-template-columns:150px 1fr;gap:5px 14px;margin-top:10px}.k{font-weight:bold;color:#234a4a;border-inline-start:4px solid #234a4a;padding-inline-start:8px}ul{margin:0;padding-inline-start:22px}span[data-e]{white-space:nowrap}p{margin:6px 0}`,
      `<div style="text-align:center;border-bottom:1px solid #234a4a;padding-bottom:8px"><b style="font-size:28px;color:#234a4a">${he('ד"ר רון אלפסי')}</b><br>${he('מומחה בכירורגיה אורולוגית, מ.ר. 00733')}<br>${he('מרכז אורולוגי מגדים, שדרות הנשיא 14')}</div>
      <div style="display:flex;justify-content:space-between;margin-top:10px"><b style="font-size:22px">${he('סיכום ביקור')}</b><span>${he('תאריך: 10/02/2026')}</span></div>
      <p>${he('מר דוד פישר, ת.ז. 0-5402288-7, יליד 15/08/1959, בן 66')}<br>${he('הופנה על ידי ד"ר שולמית נדב, רופאת משפחה. העתק: ד"ר ארי גבע, קרדיולוג')}</p>${c.no('ד"ר שולמית נדב', 'referrer')}${c.no('ד"ר ארי גבע', 'recipient of a copy')}
      <div class="f">
      ${f('סיבת הפניה', '{d.e16raisedpsa|עליה בערכי PSA} ו{o|הפרעות בהטלת שתן}.')}
      ${f('רקע רפואי', '{d.bph|הגדלה שפירה של הערמונית|icd=N40.1/N40.0}, {d.htn|יתר לחץ דם}, {d.af|פרפור פרוזדורים התקפי|icd=I48.0}, {d.osa|דום נשימה בשינה}. {p.herniar|תיקון בקע מפשעתי מימין|on=2009} 2009. {x|ללא אבנים בדרכי השתן|negated|d.stone}. {x|ללא אירוע מוחי|negated|d.stroke}.')}
      ${f('משפחה', '{x|אביו אובחן עם סרטן ערמונית בגיל 72|family history|d.prostca}. {x|אחותו לאחר סרטן שד|family history|d.breastca}.')}
      ${f('תרופות', '{m.tams|אומניק 0.4 מ"ג בערב|freq=בערב}, {m.apix|אליקוויס 5 מ"ג פעמיים ביום|freq=פעמיים ביום}, {m.flec|טמבוקור 50 מ"ג פעמיים ביום|freq=פעמיים ביום}, {m.vals|דיובן 80 מ"ג בבוקר|freq=בבוקר}. בעבר {m.tada|סיאליס 5 מ"ג|st=stopped}, הופסק בשל {o|כאבי ראש}.')}
      ${f('רגישויות', '{a.nitrofuran|מקרודנטין|react=קוצר נשימה} - קוצר נשימה. {x|אין רגישות ליוד|negated|a.contrast}.')}
      ${f('תלונות', 'קם להשתין 3 פעמים בלילה ({d.nocturia|נוקטוריה}), זרם חלש, {o|דחיפות}. {x|ללא דם בשתן|negated|d.hematuria}, {x|ללא צריבה|negated}, {x|ללא אצירת שתן|negated|d.retention}. {d.ed|ליקוי בזקפה} בשנתיים האחרונות. IPSS 17.')}
      ${f('בדיקה', 'בטן רכה. {x|ללא בקע מפשעתי|negated|d.inguin}. ערמונית מוגדלת, {x|ללא גוש חשוד|negated}. {d.hydrocele|הידרוצלה קטן משמאל}, {x|אשכים ללא ממצא|negated}.')}
      ${f('PSA', '{l.psa|5.9 ng/mL|v=5.9;u=ng/mL;on=2026-02-02} (02/02/2026), {l.psa|4.3 ng/mL|v=4.3;u=ng/mL;on=2025-03-17} (17/03/2025), {l.psa|3.1 ng/mL|v=3.1;u=ng/mL;on=2023-11-22} (22/11/2023). {l.psaratio|יחס חופשי/כללי 14%|v=14;u=%;on=2026-02-02} (02/02/2026). {x|ערך מקובל לגיל: עד 4.5|reference comment}.')}
      ${f('מעבדה נוספת', `02/02/2026: {l.crea|קריאטינין 1.06 mg/dL|${b}}, {l.hgb|המוגלובין 14.4 g/dL|${b}}, {l.testo|טסטוסטרון 9.2 nmol/L|${b}}, {l.a1c|HbA1c 5.6%|v=5.6;u=%;${b}}, {l.ucult|תרבית שתן: ללא צמיחה|v=ללא צמיחה;u=-;${b}}.`)}
      ${f('בדיקות', '{i.usren|אולטרסאונד כליות ודרכי שתן|on=2026-01-20} מיום 20/01/2026: {l.e18prvol|נפח ערמונית 62 סמ"ק|v=62;u=-;on=2026-01-20}, {l.pvr|שארית שתן 85 מ"ל|v=85;u=-;on=2026-01-20}, {d.bladwall|עיבוי דופן כיס השתן}, {x|ללא הידרונפרוזיס|negated|d.hydro}. {p.uroflow|אורופלומטריה|on=2026-02-10} היום: {l.qmax|Qmax 8.7 mL/s|v=8.7;u=mL/s;on=2026-02-10}.')}
      ${f('דיון', 'עליה רציפה ב-PSA ויחס נמוך. {x|חשד לסרטן ערמונית טרם הוכח|question|d.prostca}. הוסברו החלופות. {x|המטופל אינו מעוניין בניתוח כעת|declined|p.turp}.')}
      <div class="k">${he('תכנית')}</div><div><ul>${items(c, ['{x|MRI ערמונית מולטיפרמטרי|planned|i.mrprost}; {x|ביופסיה מכוונת אם PIRADS 3 ומעלה|conditional|p.h12prostbx}', '{x|לפני ביופסיה להפסיק אליקוויס יומיים, באישור קרדיולוג|conditional}', '{m.soli|וסיקר 5 מ"ג ליום|freq=ליום} - להתחיל. {m.tams|אומניק|dose=-} - להמשיך', '{x|אבודרט יישקל לאחר בירור|considered|m.dutas}. {x|ויאגרה אסורה יחד עם ניטרטים - אינו נוטל|warned|m.sild}', '{x|PSA חוזר בעוד 3 חודשים|planned}. {x|ציסטוסקופיה לא נחוצה בשלב זה|not needed|p.cystosc}'])}</ul></div>
      </div>
      <div style="display:flex;gap:40px;align-items:center;margin-top:14px"><span>${he('בברכה, ד"ר רון אלפסי')}</span>${signature(c.rnd, '#234a4a')}${hand('לתאם MRI אצל רותי', 27)}</div>`,
      'rtl',
    )
  },
  { width: 1140, scale: 1.3 },
)

export const nineteenthHeLetters = [lungs, faint, urology]
