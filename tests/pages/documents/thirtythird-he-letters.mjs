/** Ordinary letters in Hebrew: a ward's discharge after a bleeding ulcer with bloods of three days and the fate of each drug, an emergency department's letter as a fax, a movement-disorder clinic's letter with tablets by the hour. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'
import { bp, list, results, t } from './thirtythird-hebrew.mjs'

/** A ward: titles as grey bars, bloods of three days in a table, drugs in three named tables. */
const ward = doc(
  'p1376.jpg',
  ['he', 'discharge', 'photo'],
  '2026-04-10',
  [
    'המרכז הרפואי רמת הסלעית',
    'רמת הסלעית',
    'מרכז רפואי רמת הסלעית',
    "המרכז הרפואי רמת הסלעית - פנימית ג'",
    "המרכז הרפואי רמת הסלעית - מחלקה פנימית ג'",
    "מחלקה פנימית ג'",
  ],
  ['ד"ר ליאת בן-נון', 'ליאת בן-נון', 'בן-נון ליאת', 'ד"ר ליאת בן נון'],
  ['סעיד אבו-חמד', 'אבו-חמד סעיד', 'מר סעיד אבו-חמד', 'סעיד אבו חמד'],
  'סיכום אשפוז',
  (c) => {
    const bar = (title, s) => `<div class="b">${he(title)}</div>${s ? `<p>${t(c, s)}</p>` : ''}`
    const days = ['2026-04-05', '2026-04-06', '2026-04-10']
    const lab = (s) => {
      const [key, label, unit, ...values] = s.split(';')
      return `<tr><td>${mixed(label)}</td>${values.map((v, i) => `<td>${v ? resultCell(c, key, label, v, unit, '', days[i]) : ''}</td>`).join('')}<td>${ltr(unit)}</td></tr>`
    }
    const labs = (rows) =>
      `<table class="t"><tr><th>${he('בדיקה')}</th><th>05/04</th><th>06/04</th><th>10/04</th><th></th></tr>${rows.map(lab).join('')}</table>`
    const drug = (s, how) => `<tr data-line><td>${c.t(s)}</td><td>${he(how)}</td></tr>`
    const drugs = (title, rows) =>
      `<tr><th colspan="2">${he(title)}</th></tr>${rows.map(([s, how]) => drug(s, how)).join('')}`
    return sheet(
      `body{font:17px/1.36 ${FACE.arial};font-size:17px;padding:40px 62px}p{margin:3px 0 5px}.b{background:#dcdcdc;font-weight:bold;padding:0 10px;margin-top:6px}.t td,.t th{border:1px solid #888;padding:1px 9px}.two{display:grid;grid-template-columns:1fr 1fr;gap:14px;margin:4px 0}.h td{padding:2px 6px}ul{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:25px">${he('המרכז הרפואי רמת הסלעית')}</b><br>${he("מחלקה פנימית ג', מנהל: פרופ' יגאל שור")}</div><b style="font-size:24px">${he('סיכום אשפוז')}</b>${barcode(c.rnd, 30, 38)}</div>${c.no("פרופ' יגאל שור", 'head of department')}
      <table class="h" style="border:1px solid #000;margin:8px 0"><tr><td>${he('שם: אבו-חמד סעיד')}</td><td>${he('ת.ז. 0-0468215-7')}</td><td>${he('ת. לידה: 03/03/1955')}</td></tr><tr><td>${he('תאריך קבלה: 05/04/2026')}</td><td>${he('תאריך שחרור: 10/04/2026')}</td><td>${he('רופאה: ד"ר ליאת בן-נון')}</td></tr></table>
      ${bar('אבחנות באשפוז', '{d.duod|דימום מכיב תריסריון|icd=K26.4/K26.0}; {d.e28abla|אנמיה עקב דימום|icd=D62}; {d.hpyl|זיהום בהליקובקטר פילורי|icd=B96.81/A04.8}')}
      ${bar('מחלות רקע', '{d.af|פרפור פרוזדורים|icd=I48.91}, {d.htn|יתר לחץ דם|icd=I10}, {d.dm2|סוכרת סוג 2|icd=E11.9}, {d.bph|הגדלת ערמונית|icd=N40.0/N40.1}, {d.kneeoa|ניוון מפרקי הברכיים|icd=M17.9/M17.0}. {p.herniar|ניתוח בקע מפשעתי|on=2008} 2008. {x|לא ידוע על מחלת כבד|negated|d.cirrh}. {x|אח - סרטן קיבה|family history|d.gastricca}. רגישויות: {x|לא ידועות|negated}.')}
      ${bar('תלונה ומהלך עד הקבלה', '{o|צואה שחורה} מזה 3 ימים, {o|חולשה} ו{o|סחרחורת}. בשבועיים האחרונים נטל {m.napr|נקסין|dose=-;st=stopped} בגלל כאבי ברכיים, במקביל ל{m.apix|אליקוויס|dose=-;st=-} ול{m.asa|מיקרופירין|dose=-;st=-}. {x|ללא הקאות דמיות|negated}, {x|ללא כאבים בחזה|negated}, {x|ללא עילפון|negated|d.syncope}.')}
      ${bar('בדיקה בקבלה', `ל"ד ${bp(98, 56)}, דופק {l.h33hr|112|v=112;u=-}, חום {l.h33temp|36.6|v=36.6;u=-}, סטורציה {l.h33spo2|97%|v=97;u=%}. {o|חיוור}. בטן רכה, {o|רגישות קלה ברום הבטן}, {x|ללא הגדלת כבד|negated|d.hepmeg}. PR: {o|מלנה}.`)}
      ${bar('מעבדה')}
      <div class="two">${labs(['hgb;HGB;g/dL;7.1;8.8;9.6', 'hct;HCT;%;21.9;26.7;29.4', 'mcv;MCV;fL;84.0;85.2;86.1', 'plt;PLT;K/uL;231;198;264', 'wbc;WBC;K/uL;11.8;9.4;7.2', 'inr;INR;;1.41;1.18;1.07'])}${labs(['urea;UREA;mg/dL;96;71;31', 'crea;CREATININE;mg/dL;1.32;1.10;0.97', 'glu;GLUCOSE;mg/dL;187;142;128', 'k;POTASSIUM;mmol/L;4.6;4.1;4.3', 'lact;LACTATE;mmol/L;2.4;1.1;', 'ferr;FERRITIN;ng/mL;;38;'])}</div>
      ${bar('בדיקות ופעולות', '{p.egd|גסטרוסקופיה|on=2026-04-06} 06/04/2026: בבולבוס התריסריון כיב 12 מ"מ, Forrest IIb, בוצע {p.h33hemo|המוסטזיס אנדוסקופי|on=2026-04-06} - הזרקת {m.adren?|אדרנלין|dose=-;st=-} ושני קליפסים. {d.gastritis|גסטריטיס באנטרום|icd=K29.70/K29.60/K29.50}. {d.hiatus|בקע סרעפתי קטן|icd=K44.9}. {x|ללא דליות בוושט|negated}. {l.clo|CLO test: חיובי|v=חיובי;u=-;on=2026-04-06}. {x|ביופסיה מהכיב לא נלקחה|not done|p.stombx}. {p.ecg|אק"ג|on=2026-04-05} 05/04/2026: פרפור פרוזדורים {o|בקצב 108}, {x|ללא סימני איסכמיה|negated|d.ihd}.')}
      ${bar('מהלך במחלקה', 'קיבל {p.transfus|3 מנות דם|on=2026-04-05} ב-05/04/2026 ו{m.pan?|קונטרולוק|dose=-;st=-} בעירוי רציף 72 שעות. {x|ללא דימום חוזר|negated}. {m.apix|אליקוויס|dose=-;st=-} הושהה. {x|היפוך השפעה ב-PCC נשקל ולא ניתן|not given}. {x|לא נזקק לניתוח|not needed}. קיבל {m.venofer?|ונופר|dose=-;st=-} לווריד פעם אחת.')}
      ${bar('טיפול תרופתי בשחרור')}
      <table class="t" style="margin:4px 0">${drugs('תרופות חדשות', [
        ['{m.eso|נקסיום 40 מ"ג|freq=פעמיים ביום}', 'פעמיים ביום, 8 שבועות'],
        ['{m.amox|מוקסיפן 1000 מ"ג|freq=פעמיים ביום}', 'פעמיים ביום, 14 ימים'],
        ['{m.clari|קלציד 500 מ"ג|freq=פעמיים ביום}', 'פעמיים ביום, 14 ימים'],
        ['{m.metro|פלג\'יל 500 מ"ג|freq=פעמיים ביום}', 'פעמיים ביום, 14 ימים'],
      ])}${drugs('ללא שינוי', [
        ['{m.bis|קונקור 5 מ"ג|freq=פעם ביום}', 'פעם ביום'],
        ['{m.metf|גלוקופאג\' 850 מ"ג|freq=פעמיים ביום}', 'פעמיים ביום'],
        ['{m.tams|אומניק 0.4 מ"ג|freq=בערב}', 'בערב'],
      ])}${drugs('הופסקו או הושהו', [
        ['{m.apix|אליקוויס 5 מ"ג|st=-}', 'מושהה, לחדש ב-17/04/2026'],
        ['{m.ator|ליפיטור 20 מ"ג|st=-}', 'מושהה בזמן הטיפול בקלציד'],
        ['{m.asa|מיקרופירין 75 מ"ג|st=stopped}', 'הופסק לצמיתות'],
      ])}</table>
      ${bar('המלצות')}<ul>${list(c, ['{x|ספירת דם בעוד שבוע|planned|l.hgb}', '{x|תבחין נשיפה להליקובקטר 6 שבועות אחרי הטיפול, ללא נקסיום שבועיים|planned}', '{x|אין ליטול נוגדי דלקת, כולל ארקוקסיה|warned|m.etor}', '{x|אם הפריטין יישאר נמוך - להוסיף פריפל|conditional|m.ferrop}', '{x|קולונוסקופיה תישקל לפי הספירה|considered|p.colono}', '{x|בצואה שחורה או סחרחורת - לחזור למיון|conditional}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('ד"ר ליאת בן-נון, מומחית ברפואה פנימית, מ.ר. 00512')}</span>${signature(c.rnd, '#24408a')}</div>`,
      'rtl',
    )
  },
  {
    dateAliases: ['2026-04-05', '2026-04-06'],
    width: 1060,
    scale: 1.44,
    degrade: { angle: 1, folds: [0.5] },
  },
)

/** An emergency department: a letter of labelled paragraphs, bloods as a narrow table in three columns of pairs. */
const urgent = doc(
  'p1377.jpg',
  ['he', 'discharge', 'fax'],
  '2026-06-13',
  [
    'בית חולים מגדל הלוט',
    'מגדל הלוט',
    'בית החולים מגדל הלוט',
    'בית חולים מגדל הלוט - המחלקה לרפואה דחופה',
    'המחלקה לרפואה דחופה',
  ],
  ['ד"ר רועי אנקורי', 'רועי אנקורי', 'אנקורי רועי'],
  ['תמר קורן-לוי', 'קורן-לוי תמר', "גב' תמר קורן-לוי", 'תמר קורן לוי'],
  'מכתב שחרור ממיון',
  (c) => {
    const d = '2026-06-13'
    const p = (title, s) => `<p><b>${he(title)}:</b> ${t(c, s)}</p>`
    const lab = (s) => {
      const [key, label, v, unit] = s.split(';')
      return `<td>${mixed(label)}</td><td>${resultCell(c, key, label, v, unit, '', d, (r) => `${r.printed} ${r.unit}`)}</td>`
    }
    const rows = (all) =>
      all
        .reduce((out, s, i) => (i % 3 ? out : [...out, all.slice(i, i + 3)]), [])
        .map((three) => `<tr>${three.map(lab).join('')}</tr>`)
        .join('')
    return sheet(
      `body{font:20px/1.42 ${FACE.david};font-size:21px;padding:44px 64px}p{margin:6px 0}.l td{border:1px solid #000;padding:1px 8px}.l td:nth-child(even){direction:ltr;text-align:right;font-weight:bold}.h td{padding:2px 6px}ol{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #000;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#000', 46)}<div><b style="font-size:28px">${he('בית חולים מגדל הלוט')}</b><br>${he('המחלקה לרפואה דחופה, טל. 00-0004410')}</div></div><b style="font-size:25px">${he('מכתב שחרור ממיון')}</b></div>
      <table class="h" style="margin:8px 0"><tr><td>${he("שם: גב' תמר קורן-לוי")}</td><td>${he('ת.ז. 0-0912574-6')}</td><td>${he('גיל: 62')}</td></tr><tr><td>${he('קבלה: 13/06/2026 09:10')}</td><td>${he('שחרור: 13/06/2026 16:25')}</td><td>${he('רופא: ד"ר רועי אנקורי')}</td></tr></table>
      ${p('תלונה עיקרית', '{o|כאבי בטן תחתונה משמאל} מזה יומיים, {o|חום 38.1} בבית. {x|ללא הקאות|negated}, {x|ללא דם בצואה|negated}, {x|ללא צריבה בשתן|negated|d.uti}.')}
      ${p('רקע', '{d.diverts|סעיפים במעי הגס|icd=K57.30}, {d.hypothy|תת פעילות בלוטת התריס|icd=E03.9}, {d.hld|היפרליפידמיה|icd=E78.5}, {d.osteopenia|אוסטאופניה|icd=M85.80/M85.9/M85.89}. {p.hyst|כריתת רחם|on=2014} 2014. {p.colono|קולונוסקופיה|on=2023} 2023. {x|אם - סרטן שחלה|family history|d.ovca}. {x|אינה מעשנת|negated|d.smoker}.')}
      ${p('רגישויות', '{a.cipro|ציפרופלוקסצין|react=כאבי גידים} - כאבי גידים')}
      ${p('תרופות קבועות', '{m.levo|אלטרוקסין 75 מק"ג|dose=75 מק"ג;freq=פעם ביום} פעם ביום, {m.ros|קרסטור 5 מ"ג|freq=בערב} בערב, {m.alen|פוסלן 70 מ"ג|freq=פעם בשבוע} פעם בשבוע')}
      ${p('בדיקה', `ל"ד ${bp(134, 79)}, דופק {l.h33hr|94|v=94;u=-}, חום {l.h33temp|37.9|v=37.9;u=-}, סטורציה {l.h33spo2|98%|v=98;u=%}. {o|רגישות LLQ}. {x|ללא סימני פריטוניטיס|negated}. {x|ללא גוש נימוש|negated}. מותניים ללא רגישות.`)}
      <p><b>${he('מעבדה 13/06/2026:')}</b></p>
      <table class="l">${rows(['wbc;WBC;14.2;K/uL', 'neutp;NEUT;82.5;%', 'hgb;HGB;12.7;g/dL', 'plt;PLT;287;K/uL', 'crp;CRP;98.3;mg/L', 'glu;גלוקוז;104;mg/dL', 'crea;קריאטינין;0.71;mg/dL', 'urea;אוריאה;28;mg/dL', 'na;נתרן;137;mmol/L', 'k;אשלגן;3.8;mmol/L', 'alt;ALT;19;U/L', 'lip;ליפאז;24;U/L'])}</table>
      ${p('שתן', `{l.uleu|לויקוציטים שלילי|v=שלילי;u=-}, {l.unit|ניטריט שלילי|v=שלילי;u=-}, {l.ubld|דם שלילי|v=שלילי;u=-}`)}
      ${p('הדמיה', `{i.ctap|CT בטן ואגן עם חומר ניגוד|on=${d}} 13/06/2026: עיבוי דופן הסיגמה עם הסננת שומן, {o|בועת אוויר זעירה צמודה לדופן}. {x|ללא מורסה|negated}. {x|ללא אוויר חופשי|negated}. {d.gallst|אבן בכיס המרה|icd=K80.20}. {d.rcyst|ציסטה בכליה ימין|icd=N28.1} 22 מ"מ. {x|תוספתן תקין|negated|d.append}. {x|ללא גוש חוסם|negated|d.colonca}.`)}
      ${p('ייעוץ כירורגי', 'ד"ר ניר אופנהיים: טיפול שמרני. {x|אין צורך בניקוז או בניתוח|not needed}.')}${c.no('ד"ר ניר אופנהיים', 'consultant')}
      ${p('אבחנה', '{d.divertic|דיברטיקוליטיס חריפה של הסיגמה|icd=K57.32}, Hinchey Ia')}
      ${p('ניתן במיון', '{m.ceftr?|רוצפין|dose=-;st=-} 1 גרם, {m.metro?|מטרונידזול|dose=-;st=-} 500 מ"ג, {m.para?|פרפלגן|dose=-;st=-}, נוזלים.')}
      <p><b>${he('המלצות:')}</b></p><ol>${list(c, ['{m.coamox|אוגמנטין 875 מ"ג|freq=פעמיים ביום} פעמיים ביום, 7 ימים', '{m.dipyr|אופטלגין 500 מ"ג|freq=עד 3 פעמים ביום לפי הצורך} עד 3 פעמים ביום לפי הצורך', '{x|דיאטה נוזלית יומיים ואחריה דלת סיבים|instruction}', '{x|אין ליטול איבופן|warned|m.ibu}', '{x|ספירת דם ו-CRP אצל רופא המשפחה בעוד 3 ימים|planned|l.crp}', '{x|קולונוסקופיה בעוד 6-8 שבועות|planned|p.colono}', '{x|אם החום נמשך או הכאב מתגבר - לחזור, ייתכן צורך באשפוז|conditional}'])}</ol>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('ד"ר רועי אנקורי, מ.ר. 00871')}</span>${signature(c.rnd, '#000')}</div>`,
      'rtl',
    )
  },
  { width: 1080, scale: 1.4, degrade: { faxScale: 0.92 } },
)

/** A hospital's clinic: a letter to the family doctor in paragraphs, drugs as a table of tablets by the hour. */
const movement = doc(
  'p1378.png',
  ['he', 'consultation', 'clean'],
  '2026-06-09',
  [
    'המרכז הרפואי משגב העמק',
    'משגב העמק',
    'מרכז רפואי משגב העמק',
    'המרכז הרפואי משגב העמק - המרפאה להפרעות תנועה',
    'המרפאה להפרעות תנועה',
  ],
  ['ד"ר נעמה גולדנברג', 'נעמה גולדנברג', 'גולדנברג נעמה'],
  ['ישראל ויצמן-דהאן', 'ויצמן-דהאן ישראל', 'מר ישראל ויצמן-דהאן', 'ישראל ויצמן דהאן'],
  'סיכום ביקור - המרפאה להפרעות תנועה',
  (c) => {
    const p = (s) => `<p>${t(c, s)}</p>`
    const hours = ['06:30', '10:30', '14:30', '18:30', '22:00']
    const drug = (s, ...n) =>
      `<tr data-line><td>${c.t(s)}</td>${hours.map((_, i) => `<td class="n">${n[i] ? ltr(n[i]) : ''}</td>`).join('')}</tr>`
    return sheet(
      `body{font:17px/1.5 ${FACE.serifHe};font-size:16px;padding:48px 84px}p{margin:8px 0}.t td,.t th{border:1px solid #9a8f7a;padding:2px 10px}.t th{background:#f3efe6}.n{text-align:center}ol{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:1px solid #6b5a33;padding-bottom:8px"><div><b style="font-size:23px;color:#6b5a33">${he('המרכז הרפואי משגב העמק')}</b><br>${he('המערך הנוירולוגי, המרפאה להפרעות תנועה')}</div>${mark('star', '#6b5a33', 46)}</div>
      <p style="display:flex;justify-content:space-between"><span>${he('לכבוד ד"ר אורי שפיגל, קופת חולים, עפולה')}</span><span>${he('9 ביוני 2026')}</span></p>${c.no('ד"ר אורי שפיגל', 'recipient')}
      <p><b>${he('הנדון: ישראל ויצמן-דהאן, ת.ז. 0-0690347-1, יליד 28/10/1956')}</b></p>
      ${p('שלום רב, מר ויצמן-דהאן מוכר לנו עם {d.park|מחלת פרקינסון|icd=G20/G20.A1/G20.A2/G20.B2/G20.C} מ-2018, התחלה ברעד ביד ימין. {i.h33dopa|PET F-DOPA|on=2019} ב-2019 הראה ירידה בפוטמן משמאל. {i.mrbrain|MRI מוח|on=2018} ב-2018 היה תקין, {x|ללא סימני NPH|negated|d.nph}. {x|דודו סבל מרעד|family history|d.essent}.')}
      ${p('מאז הביקור בדצמבר: תקופות off של כשעה לפני כל מנה, ו{d.e18pdfluct|דיסקינזיות|icd=G24.01/G20.B1/G20.B2} קלות אחר הצהריים. סובל מ{d.constip|עצירות|icd=K59.00}, {d.e18hyposm|ירידה בחוש הריח|icd=R43.8/R43.0} ו{d.h18rbd|הפרעת התנהגות בשנת REM|icd=G47.52}. {x|אין הזיות|negated}, {x|אין נפילות|negated|d.falls}, {x|אין הפרעת בליעה|negated|d.dysph}. אשתו מספרת על {o|הימורים ברשת} בחודשיים האחרונים.')}
      ${p('רקע נוסף: {d.mdd|דיכאון|icd=F32.A/F32.9/F33.9}, {d.bph|הגדלה שפירה של הערמונית|icd=N40.0/N40.1}. {p.phaco|ניתוח קטרקט|on=2022} בעין שמאל 2022. {m.aml|נורווסק|dose=-;st=stopped} הופסק ב-2025 בגלל {d.orthost|תת לחץ דם תנוחתי|icd=I95.1}. רגישות: {a.metoclo|פרמין|react=החמרת נוקשות} - החמרת נוקשות. {x|אינו סוכרתי|negated|d.dm2}.')}
      ${p(`בבדיקה: ל"ד בשכיבה ${bp(132, 78)}, בעמידה ${bp(108, 66)}, דופק {l.h33hr|70|v=70;u=-}, משקל {l.h33wt|77 ק"ג|v=77;u=ק"ג}. {o|רעד מנוחה ביד ימין}, {o|נוקשות קלה}, {o|ברדיקינזיה} מימין. מבחן משיכה תקין. {x|תנועות עיניים תקינות, ללא עדות ל-PSP|negated}. {l.h33updrs|UPDRS III: 24|v=24;u=-}, {l.h33hy|Hoehn-Yahr: 2|v=2;u=-}, {l.moca|MoCA: 26/30|v=26;u=-}.`)}
      ${p(`מעבדה מ-25/05/2026: ${results('2026-05-25', ['hgb;המוגלובין;14.2;g/dL', 'b12;B12;243;pg/mL', 'tsh;TSH;2.06;mIU/L', 'crea;קריאטינין;0.98;mg/dL', 'vitd;ויטמין D;52;nmol/L', 'homo;הומוציסטאין;17.4;µmol/L'])}.`)}
      <p><b>${he('טיפול נוכחי (מספר טבליות לפי שעה):')}</b></p>
      <table class="t"><tr><th>${he('תרופה')}</th>${hours.map((h) => `<th class="n">${ltr(h)}</th>`).join('')}</tr>${drug('{m.levod|דופיקר 250/25|dose=-;freq=4 פעמים ביום}', '½', '½', '½', '½')}${drug('{m.rasa|אזילקט 1 מ"ג}', '1')}${drug('{m.ropi|רקוויפ מודוטב 8 מ"ג|st=-}', '1')}${drug('{m.amant|PK מרץ 100 מ"ג}', '1', '', '1')}${drug('{m.esc|ציפרלקס 10 מ"ג}', '1')}${drug('{m.tams|אומניק 0.4 מ"ג}', '', '', '', '1')}${drug('{m.melat|צירקדין 2 מ"ג}', '', '', '', '', '1')}</table>
      ${p('לדעתנו מדובר ב{o|תנודות מוטוריות} של מחלה בינונית, ו{o|התנהגות כפייתית} על רקע {o|אגוניסט דופמין}. {x|דמנציה אינה סבירה|negated|d.demen}.')}
      <p><b>${he('המלצנו:')}</b></p><ol>${list(c, ['{m.ropi|רקוויפ|dose=-;st=-} - להפחית ל-4 מ"ג לשבועיים ואז להפסיק', '{m.h18enta|קומטן 200 מ"ג|freq=עם כל מנת דופיקר} - להתחיל, טבליה עם כל מנת דופיקר', '{m.peg|נורמלקס|dose=-;freq=פעם ביום} שקית פעם ביום', '{x|אם תופיע דיסקינזיה קשה - להוריד רבע טבליה בכל מנה|conditional|m.levod}', '{x|גרייה מוחית עמוקה (DBS) - ישקול עם המשפחה|considered}', '{x|דואודופה - הוצג כאפשרות עתידית|considered}', '{x|להימנע מפרמין ומסרוקוול במינון גבוה|warned|m.quet}', '{x|B12 והומוציסטאין חוזרים בעוד חודשיים|ordered|l.b12}', '{x|פיזיותרפיה וקלינאית תקשורת - ניתנו הפניות|referral}', '{x|ביקורת בעוד 3 חודשים|planned}'])}</ol>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><span>${he('בכבוד רב, ד"ר נעמה גולדנברג, נוירולוגית, מ.ר. 00239')}</span>${signature(c.rnd, '#222', 130)}${stamp(['ד"ר נעמה גולדנברג', 'מ.ר. 00239'], '#26306f', -5)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-05-25'], width: 1040, scale: 1.38 },
)

export const thirtyThirdHeLetters = [ward, urgent, movement]
