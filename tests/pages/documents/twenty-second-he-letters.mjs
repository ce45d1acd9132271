/** Letters in Hebrew as families mostly get them: an internal ward's discharge after heart failure with new atrial fibrillation, an emergency department's letter after vertigo, a fund's neurologist on headaches. */
import { barcode, hand, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, sheet } from './blind-parts.mjs'

/** An internal ward: underlined titles with a colon, text beneath, a table of the drugs to go home with. */
const heart = doc(
  'p766.jpg',
  ['he', 'discharge', 'scan'],
  '2026-02-06',
  ['בית החולים רמות אלון', 'רמות אלון', 'ביה"ח רמות אלון', "בית החולים רמות אלון - פנימית ג'"],
  ['ד"ר מרינה שפירא', 'מרינה שפירא', 'שפירא מרינה', 'ד"ר עומאר ג\'בארין', "עומאר ג'בארין"],
  ['רבקה מנשה', 'מנשה רבקה', "גב' רבקה מנשה"],
  'סיכום אשפוז',
  (c) => {
    const a = 'on=2026-02-01'
    const b = 'on=2026-02-06'
    const f = (title, s) => `<p><b><u>${he(title)}</u>:</b><br>${c.t(s)}</p>`
    const drug = (name, how, note = '') =>
      `<tr data-line><td>${c.t(name)}</td><td>${he(how)}</td><td>${c.t(note)}</td></tr>`
    return sheet(
      `body{font:17px/1.36 ${FACE.arial};font-size:17px;padding:38px 58px}p{margin:5px 0}td,th{border:1px solid #999;padding:1px 10px;font-size:16.5px}th{background:#ececec}ul{margin:1px 0}.b td{border:none;padding:0 4px;font-size:17px}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #333;padding-bottom:5px"><div><b style="font-size:27px">בית החולים רמות אלון</b><br>${he("מחלקה פנימית ג'")}</div><div style="text-align:center"><b style="font-size:24px">${he('סיכום אשפוז')}</b><br>${he('מקרה 2026-104418')}</div>${barcode(c.rnd, 28, 36)}</div>
      <table class="b" style="margin:6px 0"><tr><td>${he("גב' רבקה מנשה")}</td><td>${he('ת.ז. 0-0846192-7')}</td><td>${he('תאריך לידה: 12/12/1944')}</td></tr><tr><td>${he('תאריך קבלה: 01/02/2026')}</td><td>${he('תאריך שחרור: 06/02/2026')}</td><td>${he('רופא מטפל בקהילה: ד"ר זיוה הורן')}</td></tr></table>${c.no('ד"ר זיוה הורן', 'family doctor')}
      ${f('אבחנות', '{d.hfpef|החמרה של אי ספיקת לב עם EF שמור|icd=I50.33/I50.31/I50.30}. {d.af|פרפור פרוזדורים, חדש|icd=I48.91/I48.0}. {d.hypok|היפוקלמיה|icd=E87.6}. {d.aki|פגיעה כלייתית חריפה קלה|icd=N17.9}.')}
      ${f('מחלות רקע', '{d.htn|יתר לחץ דם|icd=I10/I11.0/I13.0}, {d.ckd3|מחלת כליות כרונית שלב 3א|icd=N18.31}, {d.hld|דיסליפידמיה|icd=E78.5}, {d.hypothy|תת-תריסיות|icd=E03.9}, {d.osteoporosis|אוסטאופורוזיס|icd=M81.0}. {p.lapchole|כריתת כיס מרה לפרוסקופית|on=2013} ב-2013, {p.phaco|ניתוח קטרקט דו-צדדי|on=2020} ב-2020. {x|ללא סוכרת|negated|d.dm2}. {x|ללא אירוע מוחי בעבר|negated|d.stroke}. {x|אב נפטר מאוטם שריר הלב|family history|d.mi}.')}
      ${f('תרופות לפני האשפוז', '{m.ena|אנלפריל 10 מ"ג פעמיים ביום|freq=פעמיים ביום}, {m.hctz|דיזותיאזיד 12.5 מ"ג בבוקר|freq=בבוקר;st=stopped}, {m.ros|קרסטור 10 מ"ג בערב|freq=בערב}, {m.levo|אלטרוקסין 75 מק"ג בבוקר|freq=בבוקר}, {m.asa|אספירין 100 מ"ג ביום|freq=ביום;st=stopped}, {m.alen|פוסלן 70 מ"ג פעם בשבוע|freq=פעם בשבוע}.')}
      ${f('רגישויות', '{a.pen|פניצילין|react=פריחה} - פריחה. {x|אין רגישות ליוד|negated|a.contrast}.')}
      ${f('תלונה ומחלה נוכחית', '{o|קוצר נשימה במאמץ} מחמיר מזה שבוע, {o|בצקות ברגליים} ו{o|דפיקות לב}. {x|ללא כאבים בחזה|negated|d.angina}, {x|ללא חום|negated}, {x|ללא איבוד הכרה|negated|d.syncope}.')}
      ${f('בדיקה בקבלה', '{o|ל"ד 158/84}, {o|דופק 126 לא סדיר}, {o|סטורציה 90%} באוויר חדר, {o|חום 36.7}. חרחורים בבסיסי הריאות, בצקת גומתית עד הברכיים. {x|ללא אוושה|negated}, {x|ללא סימני DVT|negated|d.dvt}.')}
      ${f('מעבדה בקבלה 01/02/2026', `{l.wbc|WBC 8.7 K/uL|${a}}, {l.hgb|Hb 11.9 g/dL|${a}}, {l.plt|PLT 224 K/uL|${a}}, {l.crea|Creatinine 1.52 mg/dL|${a}}, {l.urea|Urea 71 mg/dL|${a}}, {l.na|Na 134 mmol/L|${a}}, {l.k|K 3.1 mmol/L|${a}}, {l.bnp|NT-proBNP 5480 pg/mL|${a}}, {l.trop|hs-Troponin T 24 ng/L|${a}}, {l.crp|CRP 6.2 mg/L|${a}}, {l.tsh|TSH 2.9 mIU/L|${a}}. {x|D-dimer לא נלקח|not done|l.dd}.`)}
      ${f('מעבדה בשחרור 06/02/2026', `{l.hgb|Hb 12.2 g/dL|${b}}, {l.crea|Creatinine 1.21 mg/dL|${b}}, {l.urea|Urea 58 mg/dL|${b}}, {l.na|Na 138 mmol/L|${b}}, {l.k|K 4.1 mmol/L|${b}}.`)}
      ${f('בדיקות עזר', `{p.ecg|אק"ג|on=2026-02-01} 01/02/2026: פרפור עליות 124, {x|ללא שינויי ST|negated}. {i.cxr|צילום חזה|on=2026-02-01} 01/02/2026: {d.cardmeg|צל לב מוגדל}, {d.pleff|תפליט פלאורלי קטן דו-צדדי|icd=J90/J91.8}, {x|ללא תסנין|negated|d.pneumonia}. {i.echo|אקו לב|on=2026-02-03} 03/02/2026: {l.lvef|EF 55%|v=55;u=%;on=2026-02-03}, {d.ladil|עלייה שמאלית מוגדלת}, {d.mitral|אי ספיקה מיטרלית קלה|icd=I34.0}, {x|ללא תפליט פריקרדיאלי|negated|d.pereff}.`)}
      ${f('מהלך ודיון', 'טופלה ב{m.fur|פוסיד} לווריד עם ירידה של 5.2 ק"ג, {m.kcl?|סלו-K|dose=-;st=-} עד תיקון אשלגן. קצב הואט ב{m.bis|קרדילוק}. CHA2DS2-VASc 5, לכן הוחל טיפול נוגד קרישה ואספירין הופסק. {x|היפוך חשמלי נשקל, לא בוצע|considered|p.cardiov}. {x|ללא עדות לתסחיף ריאתי|negated|d.pe}.')}
      <p><b><u>${he('טיפול תרופתי בשחרור')}</u>:</b></p><table><tr><th style="width:36%">${he('תרופה')}</th><th>${he('מתן')}</th><th>${he('הערה')}</th></tr>
      ${drug('{m.apix|אליקוויס 5 מ"ג|freq=פעמיים ביום}', 'פעמיים ביום', 'חדש')}${drug('{m.bis|קרדילוק 2.5 מ"ג|freq=פעם ביום}', 'פעם ביום, בבוקר', 'חדש')}${drug('{m.fur|פוסיד 40 מ"ג|freq=פעם ביום}', 'פעם ביום, בבוקר', 'חדש')}${drug('{m.empa|ג\'ארדיאנס 10 מ"ג|freq=פעם ביום}', 'פעם ביום', 'חדש')}${drug('{m.ena|אנלפריל 10 מ"ג}', 'פעמיים ביום', 'ללא שינוי')}${drug('{m.ros|קרסטור 10 מ"ג}', 'בערב', 'ללא שינוי')}${drug('{m.levo|אלטרוקסין 75 מק"ג}', 'בבוקר, על קיבה ריקה', 'ללא שינוי')}${drug('{m.alen|פוסלן 70 מ"ג}', 'פעם בשבוע', 'ללא שינוי')}${drug('{m.asa|אספירין 100 מ"ג}', '-', 'הופסק')}${drug('{m.hctz|דיזותיאזיד 12.5 מ"ג}', '-', 'הופסק')}</table>
      <p><b><u>${he('המלצות')}</u>:</b></p><ul>${items(c, ['שקילה יומית; {x|עלייה של 2 ק"ג ביומיים - לפנות לרופא|conditional}. {x|תפקודי כליה ואשלגן בעוד שבוע|planned}', '{x|הולטר בעוד חודש|planned|p.holter}. {x|להימנע מנורופן ומוולטרן|warned|m.ibu}', '{x|אם הקצב יישאר מהיר - להעלות קרדילוק ל-5 מ"ג|conditional}. ביקורת במרפאת אי ספיקת לב ב-20/02/2026'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:4px"><div>${he('ד"ר עומאר ג\'בארין, מתמחה')}<br>${he('ד"ר מרינה שפירא, רופאה בכירה')}</div>${signature(c.rnd, '#222')}${stamp(['ד"ר מרינה שפירא', 'רפואה פנימית', 'מ.ר. 00463'], '#333', -6)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-02-01'], width: 1040, scale: 1.46, degrade: { angle: -0.7 } },
)

/** An emergency department: grey title bars, results in one line each group, a framed diagnosis and numbered instructions. */
const dizzy = doc(
  'p767.jpg',
  ['he', 'discharge', 'photo'],
  '2026-04-21',
  [
    'המרכז הרפואי מישור החוף',
    'מישור החוף',
    'מרכז רפואי מישור החוף',
    'המרכז הרפואי מישור החוף - המחלקה לרפואה דחופה',
  ],
  ['ד"ר נעם קרסנטי', 'נעם קרסנטי', 'קרסנטי נעם'],
  ['פנחס אילוז', 'אילוז פנחס', 'מר פנחס אילוז'],
  'מכתב שחרור מהמלר"ד',
  (c) => {
    const on = 'on=2026-04-21'
    const f = (title, s) => `<h3>${he(title)}</h3><p>${c.t(s)}</p>`
    return sheet(
      `body{font:18px/1.4 ${FACE.notoHe};font-size:17px;padding:38px 60px}h3{font-size:17px;background:#e1e6ea;padding:1px 10px;margin:7px 0 2px;border-right:5px solid #2c4a5e}p{margin:2px 6px}ol{margin:2px 0}.b{display:grid;grid-template-columns:1fr 1.1fr 1.2fr;margin:7px 0}.k{border:2px solid #2c4a5e;padding:4px 12px;margin-top:8px}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #2c4a5e;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#2c4a5e', 46)}<div><b style="font-size:25px;color:#2c4a5e">המרכז הרפואי מישור החוף</b><br>${he('המחלקה לרפואה דחופה')}</div></div><div style="text-align:left"><b style="font-size:20px">${he('מכתב שחרור מהמלר"ד')}</b><br>${he('פנייה 26-338902')}</div></div>
      <div class="b"><div>${he('מר פנחס אילוז')}<br>${he('ת.ז. 0-5462210-8')}</div><div>${he('תאריך לידה: 07/09/1966')}<br>${he('גיל: 59 \u00a0 מין: ז')}</div><div>${he('הגעה: 21/04/2026 07:48')}<br>${he('שחרור: 21/04/2026 13:10')}</div></div>
      ${f('תלונה עיקרית', '{o|סחרחורת סיבובית} מאז הבוקר בהתהפכות במיטה, {o|בחילה} ו{o|הקאה} אחת.')}
      ${f('פירוט', 'כל התקף נמשך פחות מדקה. {x|ללא ירידה בשמיעה|negated|d.hearaid}, {x|ללא טנטון|negated|d.tinnitus}, {x|ללא כאב ראש|negated}, {x|ללא הפרעה בדיבור או בראייה|negated}. {x|לא נחבל בראש|negated|d.h15headinj}. {x|ללא איבוד הכרה|negated|d.syncope}.')}
      ${f('רקע רפואי', '{d.dm2|סוכרת סוג 2|icd=E11.9}, {d.htn|יתר לחץ דם}, {d.gerd|רפלוקס|icd=K21.9}, {d.osa|דום נשימה בשינה|icd=G47.33}. {p.herniar|תיקון בקע מפשעתי מימין|on=2015} ב-2015. {x|אם עם מחלת מנייר|family history|d.meniere}. {x|אינו מעשן|negated|d.smoker}.')}
      ${f('תרופות בבית', '{m.metf|מטפורמין 850 מ"ג פעמיים ביום|freq=פעמיים ביום}, {m.cand|אטקנד 16 מ"ג בבוקר|freq=בבוקר}, {m.aml|אמלו 5 מ"ג בערב|freq=בערב}, {m.ome|אומפרדקס 20 מ"ג בבוקר|freq=בבוקר}, {m.ator|ליפיטור 20 מ"ג בערב|freq=בערב}.')}
      ${f('רגישות', '{a.dipy|אופטלגין|react=ירידת לחץ דם} - ירידת לחץ דם. {x|שולל רגישויות נוספות|negated}.')}
      ${f('מדדים בקבלה', '{o|ל"ד 162/91}, {o|דופק 78}, {o|חום 36.5}, {o|סטורציה 98%}, {o|גלוקומטר 144}.')}
      ${f('בדיקה גופנית', 'בהכרה מלאה, הליכה יציבה. {o|מבחן דיקס-הולפייק חיובי מימין} עם ניסטגמוס סיבובי. {x|מבחן אצבע-אף תקין, ללא דיסמטריה|negated}. {x|ללא צניחת פנים|negated|d.bell}, {x|ללא חולשת גפיים|negated}. תופיות תקינות.')}
      ${f('מעבדה 21/04/2026', `ספירה: {l.wbc|WBC 7.4 K/uL|${on}}, {l.hgb|HGB 14.6 g/dL|${on}}, {l.plt|PLT 251 K/uL|${on}}.\nכימיה: {l.glu|גלוקוז 151 mg/dL|${on}}, {l.crea|קריאטינין 0.94 mg/dL|${on}}, {l.na|נתרן 140 mmol/L|${on}}, {l.k|אשלגן 4.2 mmol/L|${on}}, {l.ca|סידן 9.5 mg/dL|${on}}, {l.crp|CRP 1.8 mg/L|${on}}. {l.tropi|טרופונין I 4 ng/L|v=4;u=ng/L;${on}}.`)}
      ${f('בדיקות', `{p.ecg|אק"ג|${on}} 21/04/2026: קצב סינוס 76, {d.rbbb|חסם צרור ימני|icd=I45.10/I45.19}, {x|ללא שינויים איסכמיים|negated}. {i.cthead|CT מוח ללא חומר ניגוד|${on}} 21/04/2026: {x|ללא דימום|negated|d.ich}, {x|ללא אוטם חריף|negated|d.stroke}; {d.retcyst|ציסטת רטנציה בסינוס מקסילרי שמאל|icd=J34.1}. {x|MRI לא נדרש|not needed|i.mrbrain}.`)}
      ${f('טיפול ומהלך', '{m.metocl?|פרמין 10 מ"ג|st=-} לווריד ו{m.betah|אגיסרק}. {p.h22epley|תמרון אפלי|on=2026-04-21} בוצע מימין, הסחרחורת חלפה. {x|ייעוץ נוירולוג נשקל ולא נדרש|considered}. {x|לא ניתן ואליום|not given|m.diaz}.')}
      <div class="k"><b>${he('אבחנה בשחרור')}:</b> ${c.t('{d.vertigo|סחרחורת תנוחתית שפירה מימין (BPPV)|icd=H81.11/H81.10}. {x|אין חשד לאירוע מוחי|negated|d.tia}.')}</div>
      <h3>${he('הנחיות')}</h3><ol>${items(c, ['{m.betah|אגיסרק 16 מ"ג 3 פעמים ביום|freq=3 פעמים ביום} למשך 5 ימים', '{m.ond|זופרן 4 מ"ג לפי הצורך|freq=לפי הצורך} לבחילה, עד פעמיים ביום', 'להמשיך תרופות קבועות. {x|לעקוב אחר לחץ דם שבוע ולשקול העלאת אטקנד|considered}', '{x|ביקורת אף אוזן גרון תוך 10 ימים|planned}. {x|אם תחזור - תמרון נוסף|conditional}', '{x|בחולשה, כפל ראייה או קושי בדיבור - לחזור מיד|warned}. {x|לא לנהוג יומיים|warned}'])}</ol>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:6px"><span>${he('ד"ר נעם קרסנטי, מומחה ברפואה דחופה')}</span>${signature(c.rnd)}${stamp(['ד"ר נעם קרסנטי', 'רפואה דחופה', 'מ.ר. 00582'], '#26306f', -7)}</div>`,
      'rtl',
    )
  },
  { width: 980, scale: 1.52, degrade: { angle: 1.0, folds: [0.48] } },
)

/** A fund's specialist: the print of a visit with titles on the right and text beside them, results with their norm. */
const headache = doc(
  'p768.png',
  ['he', 'consultation', 'clean'],
  '2025-11-17',
  ['קופת חולים סחלב', 'סחלב', 'קופ"ח סחלב', 'קופת חולים סחלב - מרכז מומחים גן העיר', 'מרכז מומחים גן העיר'],
  ['ד"ר גאיה צ\'רניאק', "גאיה צ'רניאק", "צ'רניאק גאיה"],
  ['לירון אבקסיס', 'אבקסיס לירון', "גב' לירון אבקסיס"],
  'סיכום ביקור',
  (c) => {
    const on = 'on=2025-11-04'
    const f = (title, s) => `<div class="r"><b>${he(title)}</b><div>${c.t(s)}</div></div>`
    return sheet(
      `body{font:17px/1.48 ${FACE.openSans};font-family:'Open Sans','Noto Sans Hebrew';font-size:16.5px;padding:42px 62px}.r{display:grid;grid-template-columns:168px 1fr;gap:12px;padding:6px 0;border-bottom:1px solid #dfe5e1}.r>b{color:#1e6b45}.h{background:#eef5f1;display:grid;grid-template-columns:1fr 1fr 1fr;padding:8px 14px;margin:10px 0}ul{margin:0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#1e6b45', 46)}<div><b style="font-size:25px;color:#1e6b45">קופת חולים סחלב</b><br>${he('מרכז מומחים גן העיר')}</div></div><div style="text-align:left"><b style="font-size:22px">${he('סיכום ביקור')}</b><br>${he('תאריך הביקור: 17/11/2025')}</div></div>
      <div class="h"><div>${he("גב' לירון אבקסיס")}<br>${he('ת.ז. 0-4028815-7')}</div><div>${he('תאריך לידה: 25/02/1988')}<br>${he('גיל: 37')}</div><div>${he('רופאה: ד"ר גאיה צ\'רניאק')}<br>${he('התמחות: נוירולוגיה, מ.ר. 00911')}</div></div>
      ${f('סיבת הפנייה', '{o|כאבי ראש} חוזרים, הופנתה על ידי ד"ר יהונתן סלע.')}${c.no('ד"ר יהונתן סלע', 'referrer')}
      ${f('מחלה נוכחית', 'מגיל 19 {d.migr|מיגרנה עם אאורה|icd=G43.109}, לאחרונה 9 התקפים בחודש, {o|רגישות לאור} ו{o|בחילה}. {x|ללא חולשה או הפרעת דיבור|negated}, {x|ללא פרכוסים|negated|d.seiz}, {x|ללא חום|negated}. נוטלת משככים 5 ימים בשבוע. {o|נימול ביד ימין} בלילה.')}
      ${f('מחלות ברקע', '{d.allrhin|נזלת אלרגית|icd=J30.9}, {d.hashi|תירואידיטיס על שם השימוטו|icd=E06.3}, {d.insom|נדודי שינה|icd=G47.00}. {p.csect|ניתוח קיסרי|on=2019} ב-2019. {x|ללא אסתמה|negated|d.asthma}, {x|ללא אבני כליה|negated|d.stone}, {x|ללא דיכאון|negated|d.mdd}.')}
      ${f('היסטוריה משפחתית', '{x|אם ואחות עם מיגרנה|family history}; {x|סב עם מפרצת במוח|family history|d.aneur}.')}
      ${f('תרופות', '{m.levo|יוטירוקס 50 מק"ג בבוקר|freq=בבוקר}, {m.desl|אריוס 5 מ"ג פעם ביום|freq=פעם ביום}, {m.riza|ריזלט 10 מ"ג לפי הצורך|freq=לפי הצורך}. {m.coc|מיקרוגינון|dose=-;st=stopped} הופסקה בשל האאורה. בעבר {m.propr|דרלין 40 מ"ג|st=stopped}, הופסק בשל {o|עייפות}.')}
      ${f('רגישויות', '{a.nsaid|נוגדי דלקת NSAID|react=אורטיקריה} - אורטיקריה. {x|אין רגישות לתרופות אחרות|negated}.')}
      ${f('בדיקה', '{o|ל"ד 118/74}, {o|דופק 68}, {o|משקל 61 ק"ג}. {x|ללא בצקת פפילות|negated}. {x|ללא סימני צד|negated}. {o|סימן טינל חיובי מימין}.')}
      ${f('מעבדה 04/11/2025', `{l.tsh|TSH 3.02 mIU/L|v=3.02;u=mIU/L;ref=0.4-4.2;${on}} (0.4-4.2), {l.hgb|המוגלובין 12.4 g/dL|v=12.4;u=g/dL;ref=12-16;${on}} (12-16), {l.ferr|פריטין 11 ng/mL|v=11;u=ng/mL;ref=13-150;${on}} (13-150), {l.b12|ויטמין B12 386 pg/mL|v=386;u=pg/mL;ref=197-771;${on}} (197-771), {l.alt|ALT 17 U/L|v=17;u=U/L;ref=0-33;${on}} (0-33), {l.esr|שקיעת דם 8 mm/h|v=8;u=mm/h;ref=0-20;${on}} (0-20).`)}
      ${f('בדיקות עזר', '{i.mrbrain|MRI מוח|on=2025-09-23} 23/09/2025: {x|ללא תהליך תופס מקום|negated}, {x|ללא נגעים דמיילינטיביים|negated|d.ms}, {x|ללא מפרצת|negated|d.aneur}. {p.emg|EMG|on=2025-10-30} 30/10/2025: {d.cts|תסמונת התעלה הקרפלית מימין, קלה|icd=G56.01}.')}
      ${f('סיכום', '{d.migr|מיגרנה עם אאורה|icd=G43.109} בתדירות עולה, {d.e12moh|כאב ראש משימוש יתר במשככים|icd=G44.40/G44.41}, {d.cts|תסמונת התעלה הקרפלית מימין|icd=G56.01}, {d.e16lowfe|חסר ברזל|icd=E61.1}. {x|אין חשד ליתר לחץ תוך גולגולתי|negated}.')}
      <div class="r"><b>${he('תכנית')}</b><ul>${items(c, ['{m.cand|קנדור 8 מ"ג בערב|freq=בערב} כטיפול מונע', '{m.riza|ריזלט} - עד 8 ימים בחודש; {m.para?|אקמול|dose=-;st=-} - לא יותר מיומיים בשבוע', '{m.mgox|מגנוקס 520 מ"ג ביום|freq=ביום}, {m.ferrop|פריפל 100 מ"ג ביום|freq=ביום}', '{x|אם אין שיפור בעוד 3 חודשים - אימוביג|conditional|m.eren}. {x|טופמקס הוצע, מעדיפה שלא|declined|m.topi}', '{x|אין ליטול גלולות עם אסטרוגן|warned}. {x|בהריון יש להפסיק קנדור|warned}', 'סד לילה ליד ימין; {x|ניתוח אם יוחמר|conditional|p.ctr}. יומן כאבי ראש, {x|ביקורת בפברואר 2026|planned}'])}</ul></div>
      <div style="display:flex;gap:40px;align-items:center;margin-top:10px"><span>${he('הודפס: 18/11/2025')}</span>${hand('בריאות טובה', 26)}${signature(c.rnd, '#1e6b45')}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2025-11-18'], width: 1060, scale: 1.36 },
)

export const twentySecondHeLetters = [heart, dizzy, headache]
