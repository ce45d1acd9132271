/** Letters in Hebrew: a medical ward's discharge after an infection of the kidney, an emergency visit for a swollen leg, a movement disorders clinic's letter, a bone clinic's visit. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, ltr, sheet } from './blind-parts.mjs'

/** An internal ward: titles in a narrow column at the side, a table of drugs before and after. */
const kidney = doc(
  'p606.jpg',
  ['he', 'discharge', 'scan'],
  '2026-01-24',
  ['המרכז הרפואי מצוק הים', 'מצוק הים', 'מרכז רפואי מצוק הים', "המרכז הרפואי מצוק הים - פנימית ג'"],
  ['ד"ר דניאלה קרמר', 'דניאלה קרמר', 'קרמר דניאלה', 'ד"ר חוסאם ג\'בארין', "חוסאם ג'בארין"],
  ['רוחמה אוזן', 'אוזן רוחמה', "גב' רוחמה אוזן"],
  'סיכום אשפוז',
  (c) => {
    const f = (title, s) => `<div class="k">${he(title)}</div><div class="w">${c.t(s)}</div>`
    const ul = (title, list) =>
      `<div class="k">${he(title)}</div><div class="w"><ul>${items(c, list)}</ul></div>`
    const drug = (s) => {
      const [name, before, after, note = ''] = s.split('#')
      return `<tr data-line><td>${c.t(name)}</td><td>${he(before)}</td><td>${he(after)}</td><td>${c.t(note)}</td></tr>`
    }
    const a = 'on=2026-01-19'
    const b = 'on=2026-01-23'
    return sheet(
      `body{font:17px/1.38 ${FACE.arial};font-size:16.5px;padding:38px 50px}.f{display:grid;grid-template-columns:128px 1fr;border-top:1px solid #444}.k{font-weight:bold;background:#eceff2;padding:2.5px 8px;border-bottom:1px solid #bbb;font-size:15.5px}.w{padding:2.5px 10px;border-bottom:1px solid #bbb}ul{margin:0;padding-inline-start:20px}table{margin:2px 0}td,th{border:1px solid #999;padding:1px 8px;font-size:16px}th{background:#f4f6f8}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#2b4a66', 46)}<div><b style="font-size:25px;color:#2b4a66">המרכז הרפואי מצוק הים</b><br>${he("מחלקה פנימית ג' \u00a0 מנהל: ד\"ר חוסאם ג'בארין")}</div></div><div style="text-align:center"><b style="font-size:21px">${he('סיכום אשפוז')}</b><br>${barcode(c.rnd, 30, 30)}</div></div>
      <p style="margin:6px 0">${he("גב' רוחמה אוזן \u00a0 ת.ז. 0-0559214-8 \u00a0 ת. לידה 08/08/1951 \u00a0 בת 74")}<br>${he('תאריך קבלה: 19/01/2026 \u00a0 תאריך שחרור: 24/01/2026 \u00a0 רופא קהילה: ד"ר יניב שוורצמן')}</p>${c.no('ד"ר יניב שוורצמן', 'recipient')}
      <div class="f">
      ${f('אבחנות', '{d.pyelo|פיאלונפריטיס חריפה מימין}, {d.h18bacter|בקטרמיה של E. coli}, {d.aki|אי ספיקת כליות חריפה}, {d.hypok|היפוקלמיה}.')}
      ${f('מחלות רקע', '{d.dm2|סוכרת סוג 2}, {d.htn|יתר לחץ דם}, {d.prolapse|צניחת רחם}, {d.hld|דיסליפידמיה}. {p.append|כריתת תוספתן} בילדות. {x|ללא מחלת לב ידועה|negated|d.ihd}.')}
      ${f('סיבת הקבלה', 'חום עד 39.4 ו{o|צמרמורת} יומיים, {o|כאב במותן ימין}, {o|צריבה במתן שתן}. {x|ללא שלשול|negated|d.diarrh}, {x|ללא קוצר נשימה|negated}. {x|לאחותה אבני כליה|family history|d.stone}. {x|אינה מעשנת|negated|d.smoker}.')}
      ${f('רגישויות', '{a.cipro|ציפרופלוקסצין|react=כאבי גידים} - כאבי גידים. {x|לא ידועה רגישות לפניצילין|negated|a.pen}.')}
      ${f('בדיקה בקבלה', 'ל"ד 98/54, דופק 112, חום 38.9, סטורציה 96%. {o|רגישות במותן ימין}. {x|ללא קשיון עורף|negated}. {x|ללא בצקות|negated}.')}
      ${f('מעבדה 19/01/2026', `{l.wbc|לויקוציטים 18.4 K/uL|${a}}, {l.hgb|המוגלובין 11.6 g/dL|${a}}, {l.plt|טסיות 142 K/uL|${a}}, {l.crp|CRP 27.3 mg/dL|${a}}, {l.pct|פרוקלציטונין 14.2 ng/mL|${a}}, {l.lact|לקטט 3.1 mmol/L|${a}}, {l.crea|קריאטינין 1.94 mg/dL|${a}}, {l.urea|אוריאה 88 mg/dL|${a}}, {l.na|נתרן 133 mmol/L|${a}}, {l.k|אשלגן 3.0 mmol/L|${a}}, {l.glu|גלוקוז 268 mg/dL|${a}}, {l.alb|אלבומין 2.9 g/dL|${a}}.`)}
      ${f('מעבדה 23/01/2026', `{l.wbc|לויקוציטים 8.2 K/uL|${b}}, {l.hgb|המוגלובין 10.9 g/dL|${b}}, {l.crp|CRP 4.8 mg/dL|${b}}, {l.crea|קריאטינין 0.97 mg/dL|${b}}, {l.k|אשלגן 4.1 mmol/L|${b}}, {l.a1c|HbA1c 8.3%|v=8.3;u=%;${b}}.`)}
      ${f('תרביות', '{l.bcult|תרבית דם 19/01: E. coli|v=E. coli;u=-;on=2026-01-19}. {l.ucult|תרבית שתן 19/01: E. coli|v=E. coli;u=-;on=2026-01-19}. המבודד מייצר ESBL, {x|רגיש לארטפנם ולגנטמיצין|antibiogram|m.gent}, {x|עמיד לצפטריאקסון|antibiogram|m.ceftr}.')}
      ${f('הדמיה', '{i.usren|אולטרסאונד כליות|on=2026-01-20} 20/01/2026: {x|ללא הידרונפרוזיס|negated|d.hydro}, {x|ללא אבנים|negated|d.stone}, {d.rcyst|ציסטה קורטיקלית בכליה שמאל}. {i.cxr|צילום חזה|on=2026-01-19} 19/01/2026: {x|ללא תסנין|negated|d.pneumonia}.')}
      ${f('מהלך', 'החל טיפול ב{m.ceftr?|רוצפין|dose=-;st=-}, ועם תשובת התרביות הוחלף ל{m.h18erta|אינוונז 1 גרם ליום|dose=1 g;freq=ליום}. ניתנו נוזלים ו{m.kcl?|אשלגן|dose=-;st=-}. {o|בלבול} בלילה הראשון שחלף; {x|CT מוח לא בוצע|not done|i.cthead}. {x|לא נזקקה לטיפול נמרץ|not needed}. הוכנס {p.picc|קו PICC|on=2026-01-23} 23/01. {x|קטטר שתן נשקל ולא הוכנס|considered|p.foley}.')}
      <div class="k">${he('תרופות')}</div><div class="w"><table><tr><th>${he('תרופה')}</th><th>${he('לפני האשפוז')}</th><th>${he('בשחרור')}</th><th>${he('הערה')}</th></tr>${[
        '{m.h18erta|אינוונז 1 גרם|dose=1 g}#לא#פעם ביום בעירוי#עד 02/02, אשפוז בית',
        '{m.metf|גלוקומין 850 מ"ג|st=-}#פעמיים ביום#לא#{o|לעצור} עד ביקורת קריאטינין',
        '{m.glar|בזגלר 12 יחידות|freq=לפני השינה}#לא#לפני השינה#חדש',
        '{m.ram|טריטייס 5 מ"ג|freq=בבוקר}#בבוקר#בבוקר#ללא שינוי',
        '{m.hctz|דיזותיאזיד 12.5 מ"ג|st=stopped}#בבוקר#הופסק#בגלל {d.hypok|היפוקלמיה}',
        '{m.ros|רוסובסטטין טבע 10 מ"ג|freq=בערב}#בערב#בערב#ללא שינוי',
        '{m.lact|לקטולוז 15 מ"ל|freq=לפי הצורך}#לא#לפי הצורך#חדש',
      ]
        .map(drug)
        .join('')}</table></div>
      ${ul('המלצות', ['{x|ספירה, קריאטינין ואשלגן בעוד 3 ימים|planned|l.crea}', 'המשך {m.h18erta|אינוונז|dose=-} באשפוז בית, {x|הוצאת PICC בסיום|planned}', '{x|מרפאת אורוגינקולוגיה לגבי פסרי|planned}. {x|ציסטוסקופיה אינה נחוצה בשלב זה|not needed|p.cystosc}', '{x|אם יחזור חום - CT בטן|conditional|i.ctap}. {x|להימנע מנוגדי דלקת|warned}'])}
      </div>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><div>${he('ד"ר דניאלה קרמר, מתמחה בכירה')}<br>${he('24/01/2026 12:40')}</div>${signature(c.rnd, '#222')}${stamp(['ד"ר דניאלה קרמר', 'מ.ר. 00641'], '#333', -4)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-01-19'], width: 1120, scale: 1.34, degrade: { angle: 0.5 } },
)

/** Emergency department: a swollen leg; white titles on dark bars, results in three columns. */
const leg = doc(
  'p607.jpg',
  ['he', 'discharge', 'photo'],
  '2025-10-11',
  ['בית החולים עמק הרימונים', 'עמק הרימונים', 'ביה"ח עמק הרימונים'],
  ['ד"ר אלירן בן-דוד', 'אלירן בן-דוד', 'אלירן בן דוד', 'בן-דוד אלירן'],
  ['מאיה זלצר', 'זלצר מאיה', "גב' מאיה זלצר"],
  'סיכום ביקור בחדר מיון',
  (c) => {
    const on = 'on=2025-10-11'
    const f = (title, s) => `<h3>${he(title)}</h3><p>${c.t(s)}</p>`
    const lab = (s) => `<div data-line>${c.t(s)}</div>`
    return sheet(
      `body{font:17px/1.42 ${FACE.miriam};font-size:18.5px;padding:40px 58px}h3{background:#3a3a3a;color:#fff;font-size:16.5px;padding:1px 10px;margin:7px 0 2px}p{margin:1px 4px}.l{display:grid;grid-template-columns:repeat(3,1fr);gap:0 18px;margin:2px 4px;font-size:17.5px}ol{margin:0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:28px">בית החולים עמק הרימונים</b><br>${he('המחלקה לרפואה דחופה')}</div>${matrixCode(c.rnd, 20, 3)}</div>
      <div style="text-align:center;font-size:22px;font-weight:bold">${he('סיכום ביקור בחדר מיון')}</div>
      <div style="display:flex;justify-content:space-between;border:1px solid #3a3a3a;padding:4px 10px;margin-top:4px"><div>${he("שם: גב' מאיה זלצר")}<br>${he('ת.ז. 2-0741186-5')}</div><div>${he('ת. לידה: 17/12/1988')}<br>${he('גיל: 36')}</div><div>${he('הגעה: 11/10/2025 18:22')}<br>${he('שחרור: 11/10/2025 23:50')}</div></div>
      ${f('תלונה עיקרית', '{o|נפיחות וכאב בשוק שמאל} מזה שלושה ימים, לאחר טיסה מבנגקוק.')}
      ${f('פרטי המחלה', '{x|ללא כאב בחזה|negated}, {x|ללא קוצר נשימה|negated}, {x|ללא חבלה|negated}, {x|ללא חום|negated}. נוטלת {m.drosp|יאז|dose=-;st=stopped} מזה שנתיים. {x|אינה בהריון|negated}. {x|לאמה תסחיף ריאתי לאחר לידה|family history|d.pe}. {x|לא היתה פקקת בעבר|negated}.')}
      ${f('רקע', '{d.migr|מיגרנה}, {d.asthma|אסתמה קלה|icd=J45.909/J45.20/J45.30}, {d.e13overw|עודף משקל}. {p.tonsil|כריתת שקדים|on=1996} 1996. {d.smoker|מעשנת 5 סיגריות ביום|icd=F17.210/Z72.0}.')}
      ${f('תרופות קבועות', '{m.symb|סימביקורט 160/4.5 לפי הצורך|dose=-;freq=לפי הצורך}, {m.riza|ריזלט 10 מ"ג בעת התקף|freq=בעת התקף}.')}
      ${f('רגישויות לתרופות', '{a.dipy|אופטלגין|react=אורטיקריה} - אורטיקריה. {x|אין רגישות לחומר ניגוד|negated|a.contrast}.')}
      ${f('בדיקה גופנית', 'ל"ד 124/76, דופק 88, סטורציה 99%, חום 36.9. {o|היקף שוק שמאל גדול ב-3 ס"מ}. {x|דפקים נמושים ללא הפרעה|negated}, {x|ריאות נקיות|negated}, {x|ללא אודם|negated|d.cellul}.')}
      <h3>${he('בדיקות מעבדה 11/10/2025')}</h3><div class="l">${['{l.wbc|WBC 8.8 K/uL|@}', '{l.hgb|HGB 13.3 g/dL|@}', '{l.plt|PLT 271 K/uL|@}', '{l.crea|Creatinine 0.69 mg/dL|@}', '{l.na|Na 139 mmol/L|@}', '{l.k|K 3.9 mmol/L|@}', '{l.alt|ALT 24 U/L|@}', '{l.crp|CRP 11.5 mg/L|@}', '{l.dd|D-Dimer 2140 ng/mL|@}', '{l.inr|INR 1.02|v=1.02;u=-;@}', '{l.aptt|APTT 28.4 sec|@}', '{l.hcg|BHCG <1 mIU/mL|v=<1;u=mIU/mL;@}'].map((s) => lab(s.replace('@', on))).join('')}</div>
      ${f('הדמיה', '{i.usdopp|דופלר ורידי רגל שמאל|on=2025-10-11} 11/10/2025: {d.dvt|פקקת בוריד פופליטאלי שמאלי|icd=I82.432/I82.402}, {x|הוריד הפמורלי פתוח|negated}. {d.baker|ציסטה על שם בייקר|icd=M71.22/M71.20}. {x|CT אנגיו לא נדרש|not needed|i.ctpa}.')}
      ${f('אבחנה בשחרור', '{d.dvt|פקקת ורידים עמוקים רגל שמאל|icd=I82.432/I82.402}. {x|ללא חשד לתסחיף ריאתי|negated|d.pe}.')}
      ${f('טיפול שניתן', '{m.enox?|קלקסן 80 מ"ג תת עורי|st=-;freq=-} ב-21:10, {m.para?|אקמול 1 גרם|dose=1 g;st=-}. {x|ייעוץ כירורגיית כלי דם: אין מקום לטרומבוליזה|not needed|p.thrombol}.')}
      <h3>${he('המלצות')}</h3><ol>${items(c, ['{m.riva|קסרלטו 15 מ"ג פעמיים ביום|freq=פעמיים ביום} למשך 21 יום עם אוכל, {x|לאחר מכן 20 מ"ג פעם ביום|planned}.', '{m.drosp|יאז|dose=-;st=stopped} - הופסק, {x|לא ליטול גלולות עם אסטרוגן|warned}. {x|התקן תוך רחמי לפי רופא נשים|considered|p.iud}.', '{x|מרפאת המטולוגיה ובירור קרישיות בעוד 3 חודשים|planned|l.f5l}.', '{x|קוצר נשימה, כאב בחזה או דימום - לחזור מיד|conditional}. {x|לא ליטול איבופרופן|warned|m.ibu}. ימי מחלה: 4.'])}</ol>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:6px"><span>${he('ד"ר אלירן בן-דוד, רפואה דחופה')}</span>${signature(c.rnd)}${stamp(['ד"ר אלירן בן-דוד', 'מ.ר. 00917'], '#26306f', -6)}</div>`,
      'rtl',
    )
  },
  { width: 1080, scale: 1.4, degrade: { angle: 1.2, folds: [0.34, 0.67] } },
)

/** A hospital's movement disorders clinic: a letter to a colleague, drugs as a list with the hours. */
const movement = doc(
  'p608.png',
  ['he', 'consultation', 'clean'],
  '2025-12-03',
  ['המרכז הרפואי גן הצפון', 'גן הצפון', 'מרכז רפואי גן הצפון', 'המרכז הרפואי גן הצפון - מרפאה להפרעות תנועה'],
  ["פרופ' אביגדור שקד", 'אביגדור שקד', 'שקד אביגדור', 'ד"ר אביגדור שקד'],
  ['זאב לנדאו', 'לנדאו זאב', 'מר זאב לנדאו'],
  'מכתב מרפאה',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    const h = (s) => `<h3>${he(s)}</h3>`
    return sheet(
      `body{font:19px/1.5 ${FACE.frank};font-size:20.5px;padding:54px 84px}p{margin:5px 0}h3{font-size:20px;font-style:italic;margin:9px 0 0;color:#1f3d5c}ul{margin:0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:1px solid #1f3d5c;padding-bottom:8px"><div><b style="font-size:27px;color:#1f3d5c">המרכז הרפואי גן הצפון</b><br>${he('המרפאה להפרעות תנועה, המערך הנוירולוגי')}</div><div>${he('03/12/2025')}<br>${he('תיק 884120')}</div></div>
      ${p('לכבוד ד"ר רוזה איסקוב, רפואת משפחה')}${c.no('ד"ר רוזה איסקוב', 'recipient')}
      <p>${he('הנדון: מר זאב לנדאו, ת.ז. 0-1739920-4, יליד 22/05/1956')}</p>
      ${p('שלום רב, ראיתי היום במרפאה את מר לנדאו, המטופל אצלנו בשל {d.park|מחלת פרקינסון} מאז 2019.')}
      ${h('אבחנות נוספות')}${p('{d.h18rbd|הפרעת התנהגות בשנת REM}, {d.orthost|תת לחץ דם תנוחתי}, {d.constip|עצירות}, {d.bph|הגדלה שפירה של הערמונית}, {d.glauc|גלאוקומה}.')}
      ${h('מצבו כיום')}${p('{o|רעד במנוחה ביד ימין}, {o|איטיות} בבוקר ו{o|תופעות סוף מנה} כשעה לפני כל נטילה. {x|ללא נפילות|negated|d.falls}, {x|ללא הזיות|negated}, {x|ללא קשיי בליעה|negated|d.dysph}. {x|אשתו שוללת ירידה בזיכרון|negated|d.demen}. מצב הרוח טוב, {x|ללא דיכאון|negated|d.mdd}. {x|סבו סבל מרעד|family history}.')}
      ${h('תרופות')}<ul>${items(c, ['{m.levod|דופיקר 125 מ"ג ב-07:00, 11:00, 15:00, 19:00|freq=ב-07:00, 11:00, 15:00, 19:00}', '{m.rasa|אזילקט 1 מ"ג בבוקר|freq=בבוקר}', '{m.clon|קלונקס 0.5 מ"ג לפני השינה|freq=לפני השינה}', '{m.peg|נורמלקס שקית ליום|dose=-;freq=ליום}', '{m.fina|פרוסקאר 5 מ"ג ליום|freq=ליום}', '{m.latan|קסלטן טיפה בכל עין בערב|dose=-;freq=בערב}', '{m.pram|סיפרול|dose=-;st=stopped} הופסק בשנת 2023 בשל {o|הימורים}'])}</ul>
      ${h('רגישויות')}${p('{a.metoclo|פרמין|react=החמרת נוקשות} - החמרת נוקשות. {x|אין רגישויות אחרות|negated}.')}
      ${h('בדיקה')}${p('ל"ד בשכיבה 132/78, בעמידה 106/64. {o|נוקשות קלה מימין}, {o|הליכה בצעדים קטנים}. {x|ללא דיסקינזיה|negated}, {x|מבט אנכי תקין|negated}. {l.moca?|MoCA 27/30|v=27;u=-}.')}
      ${h('בדיקות עזר')}${p('{i.mrbrain|MRI מוח|on=2025-06-17} 17/06/2025: {d.smallv|שינויים איסכמיים זעירים בחומר הלבן}, {x|ללא גוש|negated}, {x|ללא הידרוצפלוס|negated|d.hydroceph}. {p.ecg|אק"ג|on=2025-12-03} היום: סינוס. מעבדה 20/11/2025: {l.b12|ויטמין B12 241 pg/mL|on=2025-11-20}, {l.homo|הומוציסטאין 19.4 umol/L|on=2025-11-20}, {l.tsh|TSH 2.3 mIU/L|on=2025-11-20}, {l.hgb|המוגלובין 14.0 g/dL|on=2025-11-20}, {l.crea|קריאטינין 1.02 mg/dL|on=2025-11-20}, {l.vitd|ויטמין D 44 nmol/L|on=2025-11-20}.')}
      ${h('סיכום והמלצות')}${p('החמרה מתונה עם תופעות סוף מנה. {x|אין ביטויים המחשידים ל-MSA|negated}.')}<ul>${items(c, ['להוסיף {m.h18enta|קומטאן 200 מ"ג עם כל מנת דופיקר|freq=עם כל מנת דופיקר}', '{m.midod|גוטרון 2.5 מ"ג בבוקר ובצהריים|freq=בבוקר ובצהריים} - חדש', '{m.b12|ויטמין B12 1000 מק"ג ליום|freq=ליום}', '{x|אם לא ישתפר - דואודופה או גירוי מוחי עמוק|conditional}. {x|אמנטדין נשקל, נדחה בשל הגלאוקומה|considered|m.amant}', '{x|אין לתת הלידול או פרמין|warned|m.halo}. {x|DaT scan לא נדרש|not needed}', '{x|פיזיותרפיה ודופלר קרוטידים בקהילה|planned|i.uscar}. ביקורת בעוד חצי שנה'])}</ul>
      <div style="display:flex;gap:40px;align-items:center;margin-top:8px"><div>${he('בכבוד רב,')}<br>${he("פרופ' אביגדור שקד, נוירולוג")}</div>${signature(c.rnd, '#1f3d5c')}</div>`,
      'rtl',
    )
  },
  { width: 1140, scale: 1.3 },
)

/** A fund's bone clinic: a print of the visit with numbered headings, densitometry in a table. */
const bones = doc(
  'p609.jpg',
  ['he', 'consultation', 'scan'],
  '2025-07-16',
  [
    'קופת חולים יערה',
    'יערה',
    'קופ"ח יערה',
    'קופת חולים יערה - מרפאת עצם',
    'קופת חולים יערה - מרכז מומחים השרון',
  ],
  ['ד"ר לובה גרשון', 'לובה גרשון', 'גרשון לובה'],
  ['מרגלית חן', 'חן מרגלית', "גב' מרגלית חן"],
  'סיכום ביקור מרפאת עצם',
  (c) => {
    let n = 0
    const f = (title, s) => `<p><b>${++n}. ${he(title)}.</b> ${c.t(s)}</p>`
    const row = (s) => {
      const [place, bmd, t, z] = s.split('|')
      c.optional.push(place)
      return `<tr data-line><td>${he(place)}</td><td>${ltr(bmd)}</td><td><bdi dir="ltr">${c.t(`{l.tscore?|${t}|v=${t};u=-;on=2025-06-02}`)}</bdi></td><td>${ltr(z)}</td></tr>`
    }
    return sheet(
      `body{font:18px/1.46 ${FACE.david};font-size:20.5px;padding:44px 70px}p{margin:5px 0}td,th{border:1px solid #888;padding:1px 14px;text-align:center}table{width:66%;margin:4px auto}ul{margin:0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border:2px solid #555;border-radius:10px;padding:6px 16px"><div><b style="font-size:27px">קופת חולים יערה</b><br>${he('מרכז מומחים השרון')}</div><div style="text-align:center"><b style="font-size:22px">${he('סיכום ביקור מרפאת עצם')}</b><br>${he('16/07/2025')}</div>${barcode(c.rnd, 24, 34)}</div>
      <p>${he("גב' מרגלית חן \u00a0 ת.ז. 0-4027715-8 \u00a0 ת. לידה 30/01/1954")}<br>${he('רופאה: ד"ר לובה גרשון, אנדוקרינולוגיה \u00a0 הפנתה: ד"ר מירי עקיבא')}</p>${c.no('ד"ר מירי עקיבא', 'referrer')}
      ${f('אבחנות', '{d.osteoporosis|אוסטאופורוזיס|icd=M81.0/M80.08XA}, {d.vertfx|שבר דחיסה בחוליה T12|icd=M80.08XA/S22.080A/M48.54XA/M80.08XD/M48.54XD/Z87.310} בחודש מרץ 2025, {d.vitd|חסר ויטמין D}, {d.hypothy|היפותירואידיזם|icd=E03.9}, {d.gerd|רפלוקס|icd=K21.9}.')}
      ${f('מחלה נוכחית', '{o|גיל מעבר} בגיל 47. {o|ירידה בגובה 4 ס"מ}. {x|ללא נפילות בשנה האחרונה|negated|d.falls}. {x|לא נטלה סטרואידים|negated}. {x|אמה שברה ירך בגיל 80|family history|d.hipfx}. {x|אינה שותה אלכוהול|negated|d.alcdep}, {d.exsmoker|הפסיקה לעשן ב-2005|icd=Z87.891;st=-}.')}
      ${f('טיפולים קודמים', '{m.alen|פוסלן|dose=-;st=stopped} בשנים 2016-2020 עד הופעת {o|צרבת}. {x|לא טופלה בפרוליה|negated|m.deno}.')}
      ${f('תרופות', '{m.levo|אוטירוקס 100 מק"ג בבוקר|freq=בבוקר}, {m.pan|קונטרולוק 20 מ"ג ליום|freq=ליום}, {m.chole|ויטמין D 1000 יחידות ליום|freq=ליום}, {m.cacit|סידן ציטרט 600 מ"ג ליום|freq=ליום}.')}
      ${f('רגישויות', '{a.asa|אספירין|react=קוצר נשימה} - קוצר נשימה. {x|ללא רגישות ללטקס|negated|a.latex}.')}
      ${f('בדיקה', 'גובה 154 ס"מ, משקל 58 ק"ג. {o|קיפוזיס גבית}. {x|ללא רגישות בניקוש עמוד השדרה|negated}. {x|שיניים: ללא טיפול פולשני מתוכנן|negated}.')}
      <p><b>${++n}. ${c.t('{i.dexa|צפיפות עצם|on=2025-06-02} 02/06/2025')}.</b></p><table><tr><th>${he('אתר')}</th><th>BMD</th><th>T-score</th><th>Z-score</th></tr>${['עמוד שדרה L1-L4|0.768|-3.1|-1.0', 'צוואר ירך שמאל|0.611|-2.6|-0.8', 'ירך כוללת|0.704|-2.2|-0.7'].map(row).join('')}</table>
      ${f('מעבדה מיום 29/06/2025', '{l.ca|סידן 9.7 mg/dL|on=2025-06-29}, {l.phos|זרחן 3.6 mg/dL|on=2025-06-29}, {l.alb|אלבומין 4.3 g/dL|on=2025-06-29}, {l.pth|PTH 58 pg/mL|on=2025-06-29}, {l.vitd|25-OH-D 52 nmol/L|v=52;u=nmol/L;on=2025-06-29}, {l.alp|ALP 96 U/L|on=2025-06-29}, {l.crea|קריאטינין 0.72 mg/dL|on=2025-06-29}, {l.tsh|TSH 1.15 mIU/L|on=2025-06-29}, {l.h18ctx|CTX 614 pg/mL|on=2025-06-29}, {l.mg|מגנזיום 2.1 mg/dL|on=2025-06-29}. {o|אלקטרופורזה של חלבונים ללא פרקציה חריגה}. {l.ucalc|סידן באיסוף שתן 24 שעות 212 mg|v=212;u=mg;on=2025-06-29}.')}
      ${f('הדמיה', '{i.xrspine|צילום עמוד שדרה מותני|on=2025-03-19} 19/03/2025: {d.vertfx|שבר דחיסה T12|icd=M80.08XA/S22.080A/M48.54XA/M80.08XD/M48.54XD/Z87.310}, {x|ללא שברים נוספים|negated}. {x|ללא חשד לנגע ממאיר|negated}.')}
      ${f('דיון', 'סיכון גבוה מאד לשבר. {x|אין עדות להיפרפאראתירואידיזם|negated|d.phpt}. {x|צליאק נשלל בעבר|negated|d.celiac}.')}
      <p><b>${++n}. ${he('המלצות')}.</b></p><ul>${items(c, ['{m.teripar|פורטאו 20 מק"ג ליום בהזרקה|freq=ליום} למשך 24 חודשים, {x|ולאחר מכן אקלסטה|planned|m.zole}', '{m.chole|ויטמין D|dose=-} ו{m.cacit|סידן ציטרט|dose=-} - להמשיך', '{x|אפשר לשקול פמוטידין בהמשך|considered|m.famo}. {x|אם תופיע היפרקלצמיה - להפסיק פורטאו|conditional|d.hypercal}', '{x|סידן בדם בעוד חודש|planned|l.ca}; {x|צפיפות עצם בעוד שנתיים|planned|i.dexa}', '{x|אוויסטה אינה מתאימה|not needed|m.ralox}. {x|ורטברופלסטיה לא נחוצה|not needed}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px">${signature(c.rnd, '#222')}${stamp(['ד"ר לובה גרשון', 'אנדוקרינולוגיה', 'מ.ר. 00358'], '#333', -5)}${hand('אישור 29ג נשלח', 27, '#333')}</div>`,
      'rtl',
    )
  },
  { width: 1120, scale: 1.32, degrade: { angle: -0.7 } },
)

export const eighteenthHeLetters = [kidney, leg, movement, bones]
