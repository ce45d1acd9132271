/** Ordinary letters in Hebrew: an internal ward's discharge with labels at the side and a table of drugs, an emergency department's letter after a fall, a pulmonologist's letter with a spirometry, a fund's standing prescription with English directions. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, ltr, resultCell, sheet } from './blind-parts.mjs'

/** An internal ward: each label in a narrow side column; drugs at discharge in a table with what happened to each. */
const internal = doc(
  'p1086.png',
  ['he', 'discharge', 'clean'],
  '2026-02-27',
  [
    'המרכז הרפואי בית השיטה',
    'בית השיטה',
    'מרכז רפואי בית השיטה',
    "המרכז הרפואי בית השיטה - פנימית ג'",
    "מחלקה פנימית ג', המרכז הרפואי בית השיטה",
  ],
  ['ד"ר נורית אלקלעי', 'נורית אלקלעי', 'אלקלעי נורית'],
  ['ברוך וקנין', 'וקנין ברוך', 'מר ברוך וקנין'],
  'מכתב שחרור',
  (c) => {
    const f = (title, s) => `<tr class="l"><th>${he(title)}</th><td>${c.t(s)}</td></tr>`
    const drug = (s, how, what) =>
      `<tr data-line><td>${c.t(s)}</td><td>${he(how)}</td><td>${he(what)}</td></tr>`
    return sheet(
      `body{font:16px/1.45 ${FACE.arial};font-size:16px;padding:38px 56px}.l>th{width:16%;background:#eef1f5;border:1px solid #b8c2cf;padding:4px 8px;font-size:15px}.l>td{border:1px solid #b8c2cf;padding:4px 10px}.d td,.d th{border-bottom:1px solid #b8c2cf;padding:1px 6px}.h td{padding:2px 4px}ul{margin:0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:24px;color:#1f3f6e">${he('המרכז הרפואי בית השיטה')}</b><br>${he("מחלקה פנימית ג' | מנהלת: פרופ' עדה רוזנטל")}</div><b style="font-size:24px">${he('מכתב שחרור')}</b>${mark('cross', '#1f3f6e', 46)}</div>${c.no("פרופ' עדה רוזנטל", 'head of department')}
      <table class="h" style="border-top:2px solid #1f3f6e;margin:8px 0"><tr><td>${he('שם: וקנין ברוך')}</td><td>${he('ת.ז. 0-0318846-3')}</td><td>${he('ת. לידה 12/08/1945, זכר')}</td></tr><tr><td>${he('התקבל: 22/02/2026')}</td><td>${he('שוחרר: 27/02/2026')}</td><td>${he('רופאה מטפלת: ד"ר נורית אלקלעי')}</td></tr></table>
      <table>${f('אבחנות באשפוז', '{d.pneumonia|דלקת ריאות אונה תחתונה ימנית|icd=J18.9/J18.1}\n{d.chf|החמרה באי ספיקת לב|icd=I50.9}\n{d.hypok|היפוקלמיה|icd=E87.6}')}
      ${f('מחלות רקע', '{d.htn|יתר לחץ דם}, {d.dm2|סוכרת סוג 2|icd=E11.9}, {d.af|פרפור פרוזדורים|icd=I48.91}, {d.bph|הגדלת ערמונית|icd=N40.0/N40.1}, {d.ckd3|אי ספיקת כליות כרונית שלב 3|icd=N18.30}. {p.cabg|ניתוח מעקפים|on=2011} 2011. {x|ללא אסתמה|negated|d.asthma}.')}
      ${f('רגישויות', '{a.sulfa|סולפה|react=פריחה} - פריחה')}
      ${f('הרגלים, משפחה', '{x|אינו מעשן|negated|d.smoker}. {x|אב נפטר משבץ מוחי|family history|d.stroke}. גר עם אשתו, מתהלך עם מקל.')}
      ${f('תלונה ומחלה נוכחית', 'שלושה ימים של {o|שיעול פרודוקטיבי}, {o|חום 38.7} ו{o|קוצר נשימה}. {x|ללא כאב בחזה|negated|d.chestpain}. {x|שולל המופטיזיס|negated}.')}
      ${f('בבדיקה בקבלה', '{o|ל"ד 138/72}, {o|דופק 104} לא סדיר, {o|סטורציה 89%} באוויר החדר. {o|חרחורים בבסיס ימין}, {o|בצקות +2}. {x|ללא סימני DVT|negated|d.dvt}.')}
      ${f('מעבדה', 'קבלה 22/02/2026: {l.wbc|WBC 15.8|v=15.8;u=-;on=2026-02-22}, {l.hgb|HGB 12.2|v=12.2;u=-;on=2026-02-22}, {l.crp|CRP 186 mg/L|v=186;u=mg/L;on=2026-02-22}, {l.crea|Creatinine 1.64 mg/dL|v=1.64;u=mg/dL;on=2026-02-22}, {l.k|K 3.1 mmol/L|v=3.1;u=mmol/L;on=2026-02-22}, {l.bnp|NT-proBNP 4,310 pg/mL|v=4310;u=pg/mL;on=2026-02-22}.\nשחרור 26/02/2026: {l.wbc|WBC 8.9|v=8.9;u=-;on=2026-02-26}, {l.crp|CRP 41 mg/L|v=41;u=mg/L;on=2026-02-26}, {l.crea|Creatinine 1.38 mg/dL|v=1.38;u=mg/dL;on=2026-02-26}, {l.k|K 4.2 mmol/L|v=4.2;u=mmol/L;on=2026-02-26}.\n{l.legion|אנטיגן ללגיונלה בשתן שלילי|v=שלילי;u=-;on=2026-02-23} (23/02/2026). {x|תרבית דם - עד כה ללא צמיחה, תשובה סופית טרם התקבלה|pending|l.bcult}.')}
      ${f('הדמיה', '{i.cxr|צילום חזה|on=2026-02-22} 22/02/2026: {o|תסנין בבסיס ימין}, {d.cardmeg|צל לב מוגדל|icd=I51.7}, {x|ללא תפליט|negated|d.pleff}. {i.echo|אקו לב|on=2026-02-24} 24/02/2026: {l.lvef|EF 45%|v=45;u=%;on=2026-02-24}, {d.mitral|אי ספיקה מיטרלית|icd=I34.0} קלה.')}
      ${f('מהלך', 'טופל ב{m.ceftr?|רוצפין|dose=-;st=-} וב{m.h28roxi?|רוליד|dose=-;st=-}, ובמשתנים תוך ורידי. חמצן הופסק ביום השלישי. {x|לא נזקק להנשמה|negated}. {x|נשקל צנתור, נדחה בשלב זה|considered|p.angio}. ירד 3.4 ק"ג במשקל.')}
      ${f('תרופות בשחרור', '').replace('<td></td>', `<td><table class="d"><tr><th>${he('תרופה')}</th><th>${he('מתן')}</th><th>${he('שינוי')}</th></tr>${drug('{m.h28roxi|רוליד 150 מ"ג|freq=פעמיים ביום}', 'פעמיים ביום, עוד 3 ימים', 'חדש')}${drug('{m.fur|פוסיד 40 מ"ג|freq=פעמיים ביום}', 'פעמיים ביום', 'הועלה')}${drug('{m.spir|אלדקטון 25 מ"ג|freq=פעם ביום}', 'פעם ביום', 'חדש')}${drug('{m.riva|קסרלטו 15 מ"ג|freq=פעם ביום}', 'פעם ביום עם ארוחה', 'ללא שינוי')}${drug('{m.carv|דימיטון 6.25 מ"ג|freq=פעמיים ביום}', 'פעמיים ביום', 'ללא שינוי')}${drug('{m.h28xig|קסיגדואו 5/1000|dose=-;freq=פעם ביום}', 'פעם ביום', 'ללא שינוי')}${drug('{m.h28duo|דואודרט|dose=-;freq=פעם ביום}', 'כמוסה פעם ביום', 'ללא שינוי')}${drug('{m.hctz|דיזותיאזיד 12.5 מ"ג|st=stopped}', '-', 'הופסק')}</table></td>`)}
      ${f('המלצות', '').replace('<td></td>', `<td><ul>${items(c, ['{x|אלקטרוליטים ותפקודי כליה אצל רופא המשפחה בעוד שבוע|planned|l.k}', '{x|צילום חזה חוזר בעוד 6 שבועות|planned|i.cxr}', '{x|שקילה יומית, דיאטה דלת מלח|instruction}', '{x|אם תחמיר הנשימה או יעלה החום - לחזור למיון|conditional}', '{x|חיסון פנאומוקוק מומלץ|planned|m.vpcv}'])}</ul></td>`)}</table>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><span>${he('ד"ר נורית אלקלעי, מומחית ברפואה פנימית, מ.ר. 00415')}</span>${signature(c.rnd, '#24408a')}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-02-22'], width: 1060, scale: 1.38 },
)

/** An emergency department after a fall: a form-like head, short paragraphs, the nurse's line, a box of instructions. */
const fall = doc(
  'p1087.jpg',
  ['he', 'discharge', 'photo'],
  '2026-07-11',
  [
    'המרכז הרפואי נחל שניר',
    'נחל שניר',
    'מרכז רפואי נחל שניר',
    'המרכז הרפואי נחל שניר - מיון אורתופדי',
    'מיון אורתופדי, המרכז הרפואי נחל שניר',
  ],
  ['ד"ר תומר בן-ארי', 'תומר בן-ארי', 'בן-ארי תומר', 'תומר בן ארי'],
  ['צילה מזרחי-כץ', 'מזרחי-כץ צילה', "גב' צילה מזרחי-כץ", 'צילה מזרחי כץ'],
  'סיכום ביקור במיון אורתופדי',
  (c) => {
    const p = (title, s) => `<p><b>${he(title)}:</b> ${c.t(s)}</p>`
    return sheet(
      `body{font:18px/1.45 ${FACE.miriam};font-size:19px;padding:46px 72px}p{margin:7px 0}.h td{border:1px solid #555;padding:3px 9px}span[data-e]{white-space:nowrap}`,
      `<div style="text-align:center"><b style="font-size:28px">${he('המרכז הרפואי נחל שניר')}</b><br>${he('המחלקה לרפואה דחופה - מיון אורתופדי')}<br><b style="font-size:23px;text-decoration:underline">${he('סיכום ביקור במיון אורתופדי')}</b></div>
      <table class="h" style="margin:12px 0"><tr><td>${he("שם: גב' צילה מזרחי-כץ")}</td><td>${he('ת.ז.: 0-0591372-0')}</td><td>${he('ת. לידה: 04/01/1957')}</td></tr><tr><td>${he('הגעה: 11/07/2026 10:22')}</td><td>${he('עזיבה: 11/07/2026 14:05')}</td><td>${he('הגיעה: ברכב פרטי')}</td></tr></table>
      ${p('סיבת הפנייה', 'נפלה ברחוב על יד ימין מושטת. {x|ללא איבוד הכרה|negated|d.syncope}, {x|ללא חבלת ראש|negated|d.h15headinj}.')}
      ${p('רקע', '{d.osteopenia|אוסטאופניה|icd=M85.80}, {d.hypothy|תת תריסיות|icd=E03.9}, {d.gerd|ריפלוקס|icd=K21.9}. {p.tonsil|כריתת שקדים} בילדות. {x|ללא סוכרת|negated|d.dm2}. {x|אם - שבר בירך בגיל 80|family history|d.hipfx}.')}
      ${p('תרופות', '{m.levo|יוטירוקס 88 מק"ג|dose=88 מק"ג;freq=בבוקר} בבוקר, {m.lan|לנטון 15 מ"ג|freq=פעם ביום} פעם ביום, {m.calvitd|קלציום + D|dose=-;freq=פעם ביום} פעם ביום. {x|אינה נוטלת מדללי דם|negated}.')}
      ${p('רגישות', '{a.code|קודאין|react=בחילה} - בחילה.')}
      ${p('מדדים (אחות)', '{o|ל"ד 156/88}, {o|דופק 84}, {o|חום 36.5}, {o|כאב VAS 7}.')}
      ${p('בבדיקה', '{o|נפיחות ועיוות} בשורש יד ימין, {o|רגישות מעל הרדיוס המרוחק}. {x|ללא פצע פתוח|negated}. {x|ללא חסר תחושתי|negated}. {x|ללא רגישות מעל עצם הסירה|negated|d.e12scaph}. מרפק וכתף בטווח מלא.')}
      ${p('צילומים', '{i.xrwrist|צילום שורש יד ימין|on=2026-07-11} 11/07/2026: {d.colles|שבר רדיוס מרוחק עם תזוזה גבית|icd=S52.501A/S52.531A} ו{d.h13ulnsty|שבר בזיז האולנה|icd=S52.611A/S52.614A}. לאחר החזרה - עמדה טובה.')}
      ${p('טיפול במיון', '{m.trama?|טרמדקס|dose=-;st=-} פומי. {m.lidocn?|לידוקאין|dose=-;st=-} להמטומה, {p.e12mua|החזרה סגורה|on=2026-07-11} ו{p.h13cast|סד גבס|on=2026-07-11}. {x|חיסון טטנוס - לא נדרש|not needed|m.e21tet}.')}
      ${p('אבחנה בשחרור', '{d.colles|שבר ברדיוס מרוחק מימין|icd=S52.501A/S52.531A}.')}
      <div style="border:2px solid #333;padding:5px 16px;margin:10px 0"><b>${he('הוראות')}</b><ol>${items(c, ['{m.para|דקסמול 500 מ"ג|freq=עד 4 פעמים ביום} עד 4 פעמים ביום לפי הצורך', '{m.etor|ארקוקסיה 60 מ"ג|freq=פעם ביום} פעם ביום, 5 ימים', '{x|יד מורמת, הזזת אצבעות, לא להרטיב את הגבס|instruction}', '{x|ביקורת במרפאת שברים עם צילום ב-19/07/2026|planned|i.xrwrist}', '{x|בתזוזת השבר יישקל ניתוח|conditional|p.orif}', '{x|מומלץ בירור צפיפות עצם בקהילה|planned|i.dexa}', '{x|אצבעות כחולות או נימול - לחזור מיד|conditional}'])}</ol></div>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('ד"ר תומר בן-ארי, מתמחה באורתופדיה')}</span>${stamp(['ד"ר תומר בן-ארי', 'מ.ר. 00927'], '#26306f', -6)}<span>${he('אח ממיין: יניב ח.')}</span></div>${c.no('יניב ח.', 'nurse')}`,
      'rtl',
    )
  },
  { width: 1020, scale: 1.44, degrade: { angle: -1.3, folds: [0.5] } },
)

/** A pulmonologist of a private clinic: letter with a small table of lung function before and after a bronchodilator. */
const lungs = doc(
  'p1088.png',
  ['he', 'consultation', 'clean'],
  '2026-04-19',
  ['מרפאת נשימה טובה', 'נשימה טובה', 'נשימה טובה - מרפאת ריאות ואלרגיה', 'מרפאת ריאות נשימה טובה'],
  ['ד"ר אבישג ריינהרט', 'אבישג ריינהרט', 'ריינהרט אבישג'],
  ['יואב סבג', 'סבג יואב', 'מר יואב סבג'],
  'סיכום ייעוץ ריאות',
  (c) => {
    const on = '2026-04-19'
    const p = (title, s) => `<p><b style="color:#0a6a86">${he(title)}.</b> ${c.t(s)}</p>`
    const cell = (key, name, v, u) => `<td>${resultCell(c, key, name, v, u, '', on)}</td>`
    const row = (key, name, u, before, pct, after, change) =>
      `<tr><td>${ltr(name)} ${ltr(u === '%' ? '%' : `(${u})`)}</td>${cell(key, name, before, u)}<td>${ltr(pct)}</td>${cell(key, name, after, u)}<td>${ltr(change)}</td></tr>`
    return sheet(
      `body{font:17px/1.5 ${FACE.openSans};font-family:'Open Sans','Noto Sans Hebrew';font-size:16.5px;padding:48px 80px}p{margin:7px 0}.t td,.t th{border-bottom:1px solid #9cc;padding:2px 12px}.t th{color:#0a6a86}ol{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #0a6a86;padding-bottom:8px"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#0a6a86', 50)}<div><b style="font-size:25px;color:#0a6a86">${he('נשימה טובה')}</b><br>${he('מרפאת ריאות ואלרגיה, מודיעין')}</div></div><div style="text-align:left">${he('ד"ר אבישג ריינהרט')}<br>${he('מומחית למחלות ריאה')}</div></div>
      <p>${he('תאריך: 19 באפריל 2026')}</p><p>${he('לכבוד ד"ר קובי הרוש, רופא המשפחה')}</p>${c.no('ד"ר קובי הרוש', 'recipient')}
      <p style="text-align:center"><b style="font-size:20px">${he('סיכום ייעוץ ריאות')}</b><br>${he('יואב סבג, ת.ז. 0-3649928-1, יליד 17/10/1986')}</p>
      ${p('סיבת הפנייה', '{o|שיעול לילי} ו{o|צפצופים} במאמץ מזה חצי שנה. {x|ללא חום|negated}, {x|ללא ירידה במשקל|negated}, {x|ללא צרבת|negated|d.gerd}.')}
      ${p('רקע', '{d.asthma|אסתמה|icd=J45.909/J45.40} מילדות, {d.allrhin|נזלת אלרגית|icd=J30.9}, {d.deviated|סטיית מחיצת האף|icd=J34.2}. {d.exsmoker|הפסיק לעשן לפני 4 שנים|icd=Z87.891}. {x|אמו חולת COPD|family history|d.copd}. עובד במאפייה. חתול בבית.')}
      ${p('רגישויות', '{a.asa|אספירין|react=החמרת אסתמה} - החמרת אסתמה. {a.cat|קשקשי חתול|react=נזלת} - נזלת.')}
      ${p('טיפול עד היום', '{m.flut|פליקסוטייד|dose=-;st=stopped} - הופסק, {m.salb|ונטולין|dose=-;freq=לפי הצורך} לפי הצורך, {m.h28rupa|רופפין 10 מ"ג|freq=פעם ביום} פעם ביום, {m.mome|נזונקס|dose=-;freq=בבוקר} בבוקר.')}
      ${p('בבדיקה', '{o|סטורציה 98%}, {o|דופק 70}. {o|צפצופים נשיפתיים} דו צדדיים. {x|ללא התאלות אצבעות|negated}. {x|ללא פוליפים באף|negated|d.h11npol}.')}
      ${p('תפקודי ריאות', '{p.spiro|ספירומטריה|on=2026-04-19} שבוצעה היום:')}
      <table class="t" style="width:78%"><tr><th>${he('מדד')}</th><th>${he('לפני')}</th><th>${he('% מהצפוי')}</th><th>${he('אחרי ונטולין')}</th><th>${he('שינוי')}</th></tr>${row('e18fvc', 'FVC', 'L', '4.61', '93', '4.70', '+2%')}${row('e18fev1', 'FEV1', 'L', '2.98', '74', '3.42', '+15%')}${row('e18fevr', 'FEV1/FVC', '%', '65', '', '73', '')}${row('h28fef', 'FEF25-75', 'L/s', '1.90', '46', '2.55', '+34%')}</table>
      ${p('בדיקות נוספות', '{l.e18feno|FeNO 47 ppb|v=47;u=ppb;on=2026-04-19} היום. דם מ-02/04/2026: {l.eos|אאוזינופילים 0.62 K/uL|v=0.62;u=K/uL;on=2026-04-02}, {l.ige|IgE כללי 318 IU/mL|v=318;u=IU/mL;on=2026-04-02}, {l.a1at|אלפא-1 אנטיטריפסין 1.41 g/L|v=1.41;u=g/L;on=2026-04-02}. {i.cxr|צילום חזה|on=2026-04-05} 05/04/2026 תקין, {x|ללא תסנין|negated|d.pneumonia}.')}
      ${p('לסיכום', '{d.asthma|אסתמה אאוזינופילית לא מאוזנת|icd=J45.40/J45.909/J45.50/J45.998} עם הפיכות ניכרת. {x|תסמונת AERD אפשרית|possible|d.aerd}. {x|אין עדות לברונכיאקטזיות|negated|d.bronchiect}.')}
      <p><b style="color:#0a6a86">${he('המלצות')}</b></p><ol>${items(c, ['להתחיל {m.h28relvar|רלוואר 184/22 מק"ג|dose=-;freq=שאיפה ביום} שאיפה ביום, {x|לשטוף פה אחרי כל שאיפה|instruction}.', '{m.mont|סינגולייר 10 מ"ג|freq=בערב} בערב.', '{x|להימנע מאדויל ומנורופן|warned|m.ibu}.', '{x|אם לא יאוזן - לשקול טיפול ביולוגי|conditional}. {x|CT חזה אינו נדרש כעת|not needed|i.ctchest}.', '{x|תבחיני עור לאלרגנים ביוני|planned|p.e18spt}. {x|ביקורת בעוד 8 שבועות עם ספירומטריה|planned|p.spiro}.'])}</ol>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('בכבוד רב, ד"ר אבישג ריינהרט, מ.ר. 00861')}</span>${signature(c.rnd, '#222')}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-04-02'], width: 1040, scale: 1.4 },
)

/** A fund's standing prescription: numbered entries over two lines, English names and directions, validity months as boxes. */
const standing = doc(
  'p1089.jpg',
  ['he', 'prescription', 'scan'],
  '2025-12-22',
  ['קופת חולים יסמין', 'יסמין', 'קופ"ח יסמין', 'קופת חולים יסמין - מרפאת רמת אשכול', 'מרפאת רמת אשכול'],
  ['ד"ר ולרי שוסטר', 'ולרי שוסטר', 'שוסטר ולרי'],
  ['אברהם גבריאלוב', 'גבריאלוב אברהם', 'מר אברהם גבריאלוב'],
  'מרשם קבע',
  (c) => {
    let n = 0
    const drug = (s, sig, note) =>
      `<div class="d"><b>${++n}.</b><div data-line dir="ltr" style="text-align:left"><b>${c.t(s)}</b><br>${ltr(`Sig: ${sig}`)}</div><div class="m">${he(note)}<br>${he('ינו')} ☐ ${he('פבר')} ☐ ${he('מרץ')} ☐</div></div>`
    return sheet(
      `body{font:17px/1.4 ${FACE.simple};font-family:'Simple CLM','Liberation Sans','DejaVu Sans';font-size:18px;padding:44px 66px}.d{display:grid;grid-template-columns:34px 1fr 270px;column-gap:30px;border-bottom:1px solid #777;padding:5px 4px}.m{font-size:15.5px}.h td{padding:2px 4px}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:27px">${he('קופת חולים יסמין')}</b><br>${he('מרפאת רמת אשכול, ירושלים')}</div><div style="text-align:center"><b style="font-size:27px">${he('מרשם קבע')}</b><br>${he('לשלושה חודשים')}</div>${barcode(c.rnd, 32, 40)}</div>
      <table class="h" style="border:2px solid #333;margin:10px 0"><tr><td>${he('שם המטופל: אברהם גבריאלוב')}</td><td>${he('ת.ז. 0-1470093-6')}</td><td>${he('ת. לידה 28/05/1950')}</td></tr><tr><td>${he('תאריך המרשם: 22/12/2025')}</td><td>${he('בתוקף עד: 31/03/2026')}</td><td>${he('ביטוח משלים: כן')}</td></tr></table>
      ${drug('{m.telm|MICARDIS 80 MG TAB|dose=80 mg;freq=1 x 1/d}', '1 tab x 1/d', '30 לחודש')}
      ${drug('{m.lercan|VASODIP 10 MG TAB|dose=10 mg;freq=1 x 1/d}', '1 tab x 1/d, before breakfast', '28 לחודש')}
      ${drug('{m.neb|BYSTOLIC 5 MG TAB|dose=5 mg;freq=1 x 1/d}', '1 tab x 1/d, a.m.', '28 לחודש')}
      ${drug('{m.roseze|ROSUVASTATIN + EZETIMIBE 20/10 TAB|dose=-;freq=1 x 1/d}', '1 tab x 1/d, p.m.', '30 לחודש')}
      ${drug('{m.jentad|JENTADUETO 2.5/850 TAB|dose=-;freq=1 x 2/d}', '1 tab x 2/d with meals', '60 לחודש')}
      ${drug('{m.febu|FEBUXOSTAT 80 MG TAB|dose=80 mg;freq=1 x 1/d}', '1 tab x 1/d', '28 לחודש')}
      ${drug('{m.mira|BETMIGA 50 MG TAB|dose=50 mg;freq=1 x 1/d}', '1 tab x 1/d', '30 לחודש')}
      ${drug('{m.preg|LYRICA 75 MG CAP|dose=75 mg;freq=1 x 2/d}', '1 cap x 2/d', '56 לחודש, מרשם מוגבל')}
      ${drug('{m.latanti|XALACOM EYE DROPS|dose=-;freq=1 drop x 1/d}', '1 drop x 1/d, each eye, at night', 'בקבוק לחודש')}
      <p>${c.t('אבחנות: {d.htn|יתר לחץ דם}, {d.hld|היפרליפידמיה|icd=E78.5}, {d.dm2|סוכרת סוג 2|icd=E11.9}, {d.gout|שיגדון|icd=M10.9}, {d.oab|שלפוחית רגיזה|icd=N32.81}, {d.glauc|גלאוקומה|icd=H40.1190/H40.9}.')}</p>
      <p>${c.t('רגישויות: {a.allop|אלופורינול|react=פריחה} (פריחה). {x|אספירין - הופסק ע"י קרדיולוג, לא לחדש|warned|m.asa}.')}</p>
      <p>${c.t('הודעה למטופל: {x|להביא מדידות לחץ דם לביקור הבא|instruction}. {x|ליריקה עלולה לגרום לישנוניות|warned}. {x|בדיקת חומצה אורית לפני החידוש|planned|l.uric}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:14px"><span>${he('ד"ר ולרי שוסטר, רפואת המשפחה, מ.ר. 00570')}</span>${signature(c.rnd)}${matrixCode(c.rnd, 14, 3)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-03-31'], width: 1020, scale: 1.4, degrade: { angle: 0.7 } },
)

export const twentyEighthHeLetters = [internal, fall, lungs, standing]
