/** Ordinary letters in Hebrew: an internal ward's discharge after a kidney infection with its cultures, an emergency department's letter after a faint, a cardiologist's letter to the family doctor. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, resultCell, sheet } from './blind-parts.mjs'
import { bp, list, results, t } from './thirtythird-hebrew.mjs'

/** Susceptibilities of a culture in a line: `key;label;letter`. */
const letters = (day, drugs) =>
  drugs
    .map((s) => s.split(';'))
    .map(([key, label, v]) => `{l.h35s${key}|${label} ${v}|v=${v};u=-;on=${day}}`)
    .join(', ')

/** A hospital's internal ward: numbered grey headings, bloods of three days as a small table, drugs in a table of four columns. */
const internal = doc(
  'p1476.png',
  ['he', 'discharge', 'clean'],
  '2026-08-18',
  [
    'המרכז הרפואי תל אביב ע"ש סוראסקי (איכילוב)',
    'איכילוב',
    'המרכז הרפואי תל אביב',
    'המרכז הרפואי ת"א ע"ש סוראסקי',
    'המרכז הרפואי סוראסקי',
    "איכילוב - פנימית ו'",
    'Ichilov',
  ],
  ['ד"ר עדי ויינשטוק', 'עדי ויינשטוק', 'ויינשטוק עדי'],
  ['רבקה שטיינמץ', 'שטיינמץ רבקה', "גב' רבקה שטיינמץ"],
  'סיכום אשפוז',
  (c) => {
    let n = 0
    const head = (title) => `<div class="k">${++n}. ${he(title)}</div>`
    const f = (title, ...lines) => head(title) + lines.map((s) => `<div class="p">${t(c, s)}</div>`).join('')
    const days = ['2026-08-13', '2026-08-15', '2026-08-18']
    const lab = (s) => {
      const [key, label, unit, ...values] = s.split(';')
      return `<tr><td>${ltr(label)}</td>${values.map((v, i) => `<td>${v ? resultCell(c, key, label, v, unit, '', days[i]) : ''}</td>`).join('')}<td>${ltr(unit)}</td></tr>`
    }
    const labs = (rows) =>
      `<table class="t" dir="ltr"><tr><th></th><th>13/08</th><th>15/08</th><th>18/08</th><th></th></tr>${rows.map(lab).join('')}</table>`
    const drug = ([s, how, note]) =>
      `<tr><td>${c.t(s)}</td><td>${he(how)}</td><td>${note ? c.t(note) : ''}</td></tr>`
    return sheet(
      `body{font:16px/1.38 ${FACE.arial};font-size:15.4px;padding:36px 58px}.k{background:#e4e4e4;font-weight:bold;padding:1px 10px;margin-top:6px}.p{padding:1px 10px}.t td,.t th{border:1px solid #999;padding:0 8px;text-align:left;font-size:14.5px}.two{display:grid;grid-template-columns:1fr 1fr;gap:14px;padding:4px 10px}.h td{padding:1px 6px}.m{margin:3px 10px;width:98%}.m td,.m th{border-bottom:1px solid #bbb;padding:1px 8px}ul{margin:1px 0}.m span[data-e],.t span[data-e],.p span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #0b3d6e;padding-bottom:5px"><div style="display:flex;gap:10px;align-items:center">${mark('wave', '#0b3d6e', 44)}<div><b style="font-size:20px;color:#0b3d6e">${he('המרכז הרפואי תל אביב ע"ש סוראסקי (איכילוב)')}</b><br>${he("מחלקה פנימית ו', מנהל המחלקה: פרופ' יורם דגן")}</div></div>${barcode(c.rnd, 30, 36)}</div>${c.no("פרופ' יורם דגן", 'head of department')}
      <div style="text-align:center;font-size:20px;font-weight:bold;margin:3px 0">${he('סיכום אשפוז')}</div>
      <table class="h"><tr><td>${he('שם: רבקה שטיינמץ')}</td><td>${he('ת.ז. 0-0340217-6')}</td><td>${he('ת. לידה: 22/02/1948')}</td><td>${he('מין: נקבה')}</td></tr><tr><td>${he('תאריך קבלה: 13/08/2026')}</td><td>${he('תאריך שחרור: 18/08/2026')}</td><td colspan="2">${he('כותבת הסיכום: ד"ר עדי ויינשטוק')}</td></tr></table>
      ${f('אבחנות באשפוז', '{d.pyelo|פיאלונפריטיס חריפה משמאל|icd=N10} עם {d.h18bacter|בקטרמיה|icd=R78.81}; {d.aki|אי ספיקת כליות חריפה|icd=N17.9;st=resolved} - חלפה; {d.hyponat|היפונתרמיה קלה|icd=E87.1}; {d.delir|דליריום|icd=R41.0/F05;st=resolved} בימים הראשונים, חלף.')}
      ${f('אבחנות רקע', '{d.dm2|סוכרת סוג 2|icd=E11.9/E11.65}, {d.htn|יתר לחץ דם|icd=I10}, {d.hypothy|תת פעילות בלוטת התריס|icd=E03.9}, {d.osteoporosis|אוסטאופורוזיס|icd=M81.0}, {d.e32recuti|דלקות חוזרות בדרכי השתן|icd=N39.0/Z87.440}. עברה {p.lapchole|כריתת כיס מרה לפרוסקופית|on=2009} ב-2009 ו{p.tka|החלפת ברך ימין|on=2021} ב-2021. {x|ללא מחלת לב איסכמית|negated|d.ihd}. {x|בתה חולה באי ספיקת כליות|family history}.')}
      ${f('רגישויות', '{a.cipro|ציפרוקסין|react=פריחה} - פריחה ב-2019. {x|אינה רגישה לפניצילין (נטלה אוגמנטין ללא תגובה)|negated|a.pen}.')}
      ${f('תולדות המחלה הנוכחית', 'בת 78, עצמאית, הובאה בשל {l.h33temp?|חום 39.1|v=39.1;u=-}, {o|צמרמורת} ו{o|כאב במותן שמאל} מזה יומיים. {x|ללא שיעול|negated|d.pneumonia}, {x|ללא שלשול|negated|d.diarrh}, {x|ללא כאבים בחזה|negated}.')}
      ${f('בבדיקה בקבלה', `חום {l.h33temp|38.7|v=38.7;u=-}, לחץ דם ${bp(104, 58)}, דופק {l.h33hr|112|v=112;u=-}, נשימות {l.e21rr|22|v=22;u=-}, סטורציה {l.h33spo2|94%|v=94;u=%} באוויר חדר. {o|רגישות בניקוש מותן שמאל}. בטן רכה, {x|ללא סימני גירוי צפקי|negated}. {x|ללא קשיון עורף|negated|d.meng}.`)}
      ${head('בדיקות מעבדה')}<div class="two">${labs(['wbc;WBC;K/uL;17.9;11.4;8.2', 'hgb;HGB;g/dL;12.1;11.3;11.6', 'plt;PLT;K/uL;188;179;243', 'crp;CRP;mg/L;241;128;34', 'lact;Lactate;mmol/L;2.9;1.2;', 'a1c;HbA1c;%;;7.6;'])}${labs(['crea;Creatinine;mg/dL;1.72;1.21;0.93', 'urea;Urea;mg/dL;68;49;37', 'na;Sodium;mmol/L;128;132;135', 'k;Potassium;mmol/L;4.6;3.9;4.2', 'glu;Glucose;mg/dL;244;187;146', 'tsh;TSH;mIU/L;;3.38;'])}</div>
      ${f('בקטריולוגיה', `{l.ucult|תרבית שתן|v=Escherichia coli;u=-;on=2026-08-13} 13/08/2026: Escherichia coli, מעל 100,000. רגישות: ${letters('2026-08-13', ['ampi;Ampicillin;R', 'cefur;Cefuroxime;S', 'ceftr;Ceftriaxone;S', 'gent;Gentamicin;S', 'cipr;Ciprofloxacin;R', 'sxt;TMP/SMX;S'])}.`, '{l.bcult|תרבית דם|v=Escherichia coli;u=-;on=2026-08-13} 13/08/2026: Escherichia coli ב-2 מתוך 4 בקבוקים. {l.bcult|תרבית דם חוזרת|v=ללא צמיחה;u=-;on=2026-08-16} 16/08/2026: ללא צמיחה.')}
      ${f('הדמיה ובדיקות נוספות', '{i.cxr|צילום חזה|on=2026-08-13} 13/08/2026: {x|ללא תסנין|negated|d.pneumonia}, {d.cardmeg|צל לב מוגדל|icd=I51.7}. {i.usren|US כליות|on=2026-08-14} 14/08/2026: {o|כליה שמאל מוגדלת}, {x|ללא הרחבת מערכת מאספת|negated|d.hydro}, {x|ללא אבנים|negated|d.stone}; {d.rcyst|ציסטה פשוטה|icd=N28.1} 31 מ"מ בכליה ימין. {p.ecg|אק"ג|on=2026-08-13} 13/08/2026: סינוס {l.h33hr?|108|v=108;u=-;on=2026-08-13}, {x|ללא שינויים איסכמיים|negated}.')}
      ${f('מהלך ודיון', 'קיבלה נוזלים ו{m.ceftr|צפטריאקסון 1 גרם|dose=-;st=completed;freq=פעם ביום} לווריד פעם ביום במשך 5 ימים, עם ירידת חום אחרי יומיים. מטפורמין ו{m.los?|אוקסאר|dose=-;st=-} הופסקו זמנית וחודשו. {x|CT בטן נשקל ולא בוצע|considered|i.ctap}. {x|לא נזקקה לעירוי דם|negated|p.transfus}. {m.quet|סרוקוול|dose=-;st=stopped} ניתן שני לילות והופסק.')}
      ${f('מצב בשחרור', `חום {l.h33temp|36.6|v=36.6;u=-}, לחץ דם ${bp(132, 74)}, דופק {l.h33hr|78|v=78;u=-}, סטורציה {l.h33spo2|97%|v=97;u=%}. צלולה, מתהלכת.`)}
      ${head('טיפול תרופתי להמשך')}<table class="m"><tr><th>${he('תרופה')}</th><th>${he('אופן נטילה')}</th><th></th></tr>${[
        ['{m.cefur|זינאט 500 מ"ג|freq=פעמיים ביום}', 'טבליה פעמיים ביום', 'חדש, עד 24/08/2026 כולל'],
        ['{m.metf|מטפורמין 850 מ"ג|freq=פעמיים ביום}', 'טבליה פעמיים ביום', 'ללא שינוי'],
        ['{m.los|אוקסאר 50 מ"ג|freq=בבוקר}', 'טבליה בבוקר', 'ללא שינוי'],
        ['{m.levo|אלטרוקסין 75 מק"ג|dose=75 מק"ג;freq=בבוקר}', 'טבליה בבוקר לפני האוכל', 'ללא שינוי'],
        ['{m.sita|ג\'נוביה 100 מ"ג|freq=פעם ביום}', 'טבליה פעם ביום', 'חדש'],
        ['{m.rised|אקטונל 35 מ"ג|freq=פעם בשבוע}', 'טבליה פעם בשבוע', 'ללא שינוי'],
        ['{m.hctz|דיזותיאזיד 12.5 מ"ג|st=stopped}', 'הופסק', '{o|נתרן נמוך}'],
      ]
        .map(drug)
        .join('')}</table>
      ${head('המלצות')}<ul>${list(c, ['{x|תפקודי כליה ונתרן בעוד שבוע|planned|l.na}; {x|תרבית שתן רק אם יחזרו תסמינים|conditional|l.ucult}', '{x|אורולוג - לשקול טיפול מונע במקרודנטין|considered|m.nitrof}; {x|חיסון לפנאומוקוק מומלץ|recommended|m.vpcv}', '{x|אם חום חוזר - לפנות למיון|instruction}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('ד"ר עדי ויינשטוק, מתמחה ברפואה פנימית, מ.ר. 00653')}</span>${signature(c.rnd, '#24408a', 110)}</div>`,
      'rtl',
    )
  },
  {
    dateAliases: ['2026-08-13', '2026-08-15', '2026-08-14', '2026-08-16'],
    width: 1060,
    scale: 1.4,
  },
)

/** An emergency department: the signs of triage in a table, headings at the start of each line, what was done; photographed on a table. */
const faint = doc(
  'p1477.jpg',
  ['he', 'discharge', 'photo'],
  '2026-04-09',
  [
    'המרכז הרפואי הלל יפה',
    'הלל יפה',
    'מרכז רפואי הלל יפה',
    'בית חולים הלל יפה',
    'הלל יפה - המחלקה לרפואה דחופה',
    'המחלקה לרפואה דחופה',
    'Hillel Yaffe Medical Center',
  ],
  ['ד"ר מוחמד כבהא', 'מוחמד כבהא', 'כבהא מוחמד'],
  ['צבי ליברמן', 'ליברמן צבי', 'מר צבי ליברמן'],
  'מכתב שחרור ממיון',
  (c) => {
    const d = '2026-04-09'
    const p = (title, s) => `<p><b>${he(title)}:</b> ${t(c, s)}</p>`
    const signs = [
      ['לחץ דם', bp(118, 66)],
      ['לחץ דם בעמידה', bp(96, 58)],
      ['דופק', '{l.h33hr|62|v=62;u=-}'],
      ['חום', '{l.h33temp|36.4|v=36.4;u=-}'],
      ['סטורציה', '{l.h33spo2|98%|v=98;u=%}'],
      ['סוכר', '{l.glu|127|v=127;u=-}'],
    ]
    return sheet(
      `body{font:19px/1.42 ${FACE.frank};font-family:'Frank Ruehl CLM','Liberation Serif';font-size:20px;padding:46px 66px}p{margin:5px 0}.v{margin:6px 0;text-align:center}.v td,.v th{border:1px solid #333;padding:2px 8px;text-align:center}.h td{padding:2px 8px;border:1px solid #333}ol{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:27px">${he('המרכז הרפואי הלל יפה')}</b><br>${he('המחלקה לרפואה דחופה, חדרה')}</div>${mark('rings', '#2a5d4c', 50)}<b style="font-size:24px">${he('מכתב שחרור ממיון')}</b></div>
      <table class="h" style="margin:8px 0"><tr><td>${he('שם: ליברמן צבי')}</td><td>${he('ת.ז. 0-0476902-3')}</td><td>${he('גיל: 71 ז')}</td><td>${he('קופה: לאומית')}</td></tr><tr><td colspan="2">${he('כניסה: 09/04/2026 10:12')}</td><td colspan="2">${he('יציאה: 09/04/2026 16:45')}</td></tr></table>
      ${p('תלונה עיקרית', '{o|איבוד הכרה} קצר ו{o|נפילה} בבית, {d.h13forelac|פצע חתך במצח|icd=S01.81XA}.')}
      <table class="v"><tr>${signs.map(([k]) => `<th>${he(k)}</th>`).join('')}</tr><tr>${signs.map(([, v]) => `<td>${t(c, v)}</td>`).join('')}</tr></table>
      ${p('סיפור המקרה', 'בן 71, קם בבוקר מהמיטה, חש {o|סחרחורת} ואיבד הכרה לכחצי דקה. אשתו ראתה. {x|ללא פרכוס|negated|d.seiz}, {x|ללא כאב בחזה|negated}, {x|ללא דפיקות לב|negated|d.palp}, {x|ללא אי שליטה בסוגרים|negated}. לפני שבוע הועלה מינון קדקס. {x|אינו נוטל מדללי דם|negated}.')}
      ${p('רקע', '{d.htn|יתר לחץ דם|icd=I10}, {d.bph|ערמונית מוגדלת|icd=N40.0/N40.1}, {d.hld|כולסטרול גבוה|icd=E78.5/E78.00}, {d.glauc|גלאוקומה|icd=H40.9/H40.10X0/H40.1190}. {p.herniar|ניתוח בקע מפשעתי|on=2015} 2015. {x|ללא פרפור פרוזדורים ידוע|negated|d.af}. {x|אחיו נפטר מדום לב|family history}.')}
      ${p('רגישות', '{x|לא ידועה|negated}')}
      ${p('תרופות', '{o|קדקס 4 מ"ג} בערב, {m.aml|נורווסק 5 מ"ג|freq=בבוקר} בבוקר, {m.ros|קרסטור 10 מ"ג|freq=בערב} בערב, {m.timo|טימופטול 0.5%|dose=-;freq=פעמיים ביום} טיפות פעמיים ביום')}
      ${p('בדיקה', 'ערני, ⟦{l.h35gcs|GCS 15|v=15;u=-}⟧. פצע חתך 3 ס"מ מעל גבה ימין. {x|ללא רגישות בעמוד שדרה צווארי|negated}. {x|ללא חסר נוירולוגי|negated|d.stroke}. לב: {o|אוושה סיסטולית 2/6}. {x|ללא סימני שבר בצלעות|negated|d.ribfx}.')}
      ${p('אק"ג', `{p.ecg|אק"ג|on=${d}} 09/04/2026: {d.h30sinbrad?|ברדיקרדיית סינוס|icd=R00.1} {l.h33hr?|56|v=56;u=-;on=${d}}, {d.e31avb1|חסם פרוזדורי-חדרי דרגה 1|icd=I44.0}, {x|ללא חסם גבוה|negated|d.avb}.`)}
      ${p('מעבדה 09/04/2026', results(d, ['hgb;Hb;13.7;g/dL', 'wbc;WBC;7.1;K/uL', 'plt;PLT;214;K/uL', 'crea;Creatinine;1.08;mg/dL', 'na;Na;138;mmol/L', 'k;K;4.1;mmol/L', 'tropi;hs-Troponin I;7;ng/L']) + `. טרופונין חוזר: {l.tropi|8 ng/L|v=8;u=ng/L;on=${d}}.`)}
      ${p('הדמיה', `{i.cthead|CT ראש|on=${d}} 09/04/2026: {x|ללא דימום|negated|d.ich}, {x|ללא שבר בגולגולת|negated}. {d.smallv|שינויים מיקרוואסקולריים כרוניים|icd=I67.82/I67.89/I67.9}.`)}
      ${p('טיפול', `{p.suture|תפירת הפצע|on=${d}} ב-5 תפרים תחת {m.lidocn?|לידוקאין|dose=-;st=-}. {m.e21tet|חיסון טטנוס|dose=-;st=-;on=${d}} ניתן. {o|נוזלים לווריד} חצי ליטר. {x|מוניטור: ללא הפרעות קצב|negated}.`)}
      ${p('אבחנה', '{d.syncope|סינקופה|icd=R55} על רקע {d.orthost|ירידת לחץ דם תנוחתית|icd=I95.1/I95.2}')}
      <p><b>${he('המלצות')}:</b></p><ol>${list(c, ['{m.dox|קדקס 2 מ"ג|freq=בערב} בערב - הורדת מינון', '{m.fusid|פוסידין משחה|dose=-;freq=פעמיים ביום} לפצע פעמיים ביום, 5 ימים', '{x|הוצאת תפרים אצל רופא המשפחה בעוד 6 ימים|planned}', '{x|הולטר לב ואקו לב בקהילה|planned|p.holter}; {x|קוצב - ישקל אם יודגם חסם|considered|p.pacem}', '{x|כאב ראש או הקאות - לחזור למיון|instruction}', '{x|אין לנהוג עד לבירור|instruction}'])}</ol>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('ד"ר מוחמד כבהא, מומחה ברפואה דחופה, מ.ר. 00472')}</span>${signature(c.rnd, '#24408a', 120)}</div>`,
      'rtl',
    )
  },
  { width: 1080, scale: 1.46, degrade: { angle: -1.1, folds: [0.34, 0.67] } },
)

/** A hospital's clinic: a letter in running prose to the family doctor, the drugs in one paragraph at its end. */
const heart = doc(
  'p1478.png',
  ['he', 'consultation', 'clean'],
  '2026-06-30',
  [
    'המרכז הרפואי הדסה עין כרם',
    'הדסה עין כרם',
    'הדסה',
    'המרכז הרפואי האוניברסיטאי הדסה',
    'הדסה - מכון הלב',
    'מרפאת הפרעות קצב',
    'מכון הלב, מרפאת הפרעות קצב',
    'Hadassah',
  ],
  ["פרופ' אבנר סלומון", 'אבנר סלומון', 'סלומון אבנר', 'ד"ר אבנר סלומון'],
  ['תמרה גולדברג-אור', 'גולדברג-אור תמרה', 'תמרה גולדברג אור', "גב' תמרה גולדברג-אור"],
  'מכתב ייעוץ - מרפאת הפרעות קצב',
  (c) => {
    const p = (s) => `<p>${t(c, s)}</p>`
    return sheet(
      `body{font:19px/1.55 ${FACE.david};font-family:'David CLM','Liberation Serif';font-size:20px;padding:56px 92px}p{margin:10px 0;text-align:justify}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:1px solid #8c1d40;padding-bottom:8px"><div><b style="font-size:25px;color:#8c1d40">${he('המרכז הרפואי הדסה עין כרם')}</b><br>${he('מכון הלב, מרפאת הפרעות קצב')}</div>${mark('star', '#8c1d40', 52)}</div>
      <p style="text-align:left">${he('ירושלים, 30/06/2026')}</p>
      <p>${he('לכבוד ד"ר אפרת נחמני, רופאת המשפחה, כללית מבשרת')}${c.no('ד"ר אפרת נחמני', 'addressee')}${c.no('כללית מבשרת', 'addressee')}</p>
      <p style="text-align:center"><b><u>${he('הנדון: תמרה גולדברג-אור, ת.ז. 0-0892651-7, ילידת 1955')}</u></b></p>
      ${p('שלום רב, ראיתי את הגברת גולדברג-אור במעקב במרפאה. בת 71, סובלת מ{d.af|פרפור פרוזדורים התקפי|icd=I48.0}, שאובחן ב-2023, {d.htn|יתר לחץ דם|icd=I10}, {d.osa|דום נשימה בשינה|icd=G47.33} המטופל ב-{p.t32cpap|CPAP|st=-} ו{d.obesity|השמנה|icd=E66.9/E66.811}. בעברה {d.breastca|סרטן שד שמאל|icd=C50.912/C50.919/Z85.3;st=historical} (2012), לאחר {p.lumpec|כריתת גוש} ו{p.radioth|הקרנות}, ללא חזרה. {x|ללא אירוע מוחי|negated|d.stroke}, {x|ללא סוכרת|negated|d.dm2}, {x|ללא אי ספיקת לב|negated|d.chf}. {x|אביה סבל מפרפור פרוזדורים|family history|d.af}.')}
      ${p('ב-17/02/2026 עברה {p.ablat|צריבת ורידי הריאה (אבלציה)|on=2026-02-17}, ללא סיבוכים. מאז חשה היטב: {x|ללא דפיקות לב|negated|d.palp}, {x|ללא סחרחורות או התעלפות|negated|d.syncope}. {o|חבורות קלות} תחת מדלל הדם, {x|ללא דימום משמעותי|negated}. {m.flec|טמבוקור|dose=-;st=stopped} הופסק לפני חודש. {m.amio|פרוקור|dose=-;st=stopped} שקיבלה ב-2024 הופסק בגלל {d.hyperthy|יתר פעילות בלוטת התריס|icd=E05.90/E05.80;st=resolved}, שחלפה. ידועה {a.sulfa|אלרגיה לסולפה|react=פריחה} (פריחה).')}
      ${p(`בבדיקה: לחץ דם ${bp(144, 86)}, דופק סדיר {l.h33hr|68|v=68;u=-}, משקל {l.h33wt|89 ק"ג|v=89;u=ק"ג}, גובה {l.h33ht|164 ס"מ|v=164;u=ס"מ}. קולות לב סדירים, {x|ללא אוושות|negated}. ריאות נקיות. {x|ללא בצקות ברגליים|negated}.`)}
      ${p('{p.ecg|אק"ג|on=2026-06-30} 30/06/2026: קצב סינוס {l.h33hr?|66|v=66;u=-;on=2026-06-30}, {d.rbbb|RBBB|icd=I45.10/I45.19}, {l.h35qtc|QTc 441|v=441;u=-}. {p.holter|הולטר ל-7 ימים|on=2026-06-11} מיום 11/06/2026: {x|ללא פרפור|negated|d.af}, {d.pac|פעימות עלייתיות מוקדמות|icd=I49.1} 2%. {i.echo|אקו לב|on=2026-05-04} מיום 04/05/2026: {l.lvef|LVEF 60%|v=60;u=%;on=2026-05-04}, {d.ladil|הגדלה בינונית של עלייה שמאל|icd=I51.7}, {d.mitral|אי ספיקה מיטרלית קלה|icd=I34.0}, {x|ללא יתר לחץ דם ריאתי|negated|d.phtn}.')}
      ${p(`מעבדה מיום 21/06/2026: ${results('2026-06-21', ['hgb;המוגלובין;12.8;g/dL', 'plt;טסיות;231;K/uL', 'crea;קריאטינין;0.81;mg/dL', 'k;אשלגן;4.5;mmol/L', 'tsh;TSH;1.94;mIU/L', 'alt;ALT;22;U/L', 'ldl;LDL;118;mg/dL'])}.`)}
      ${p('לסיכום: ארבעה חודשים לאחר אבלציה, בקצב סינוס. ⟦{l.h35chads|CHA2DS2-VASc 3|v=3;u=-}⟧ ולכן {x|אין להפסיק את האליקוויס גם בהיעדר התקפים|instruction|m.apix}. לחץ הדם אינו מאוזן. {x|אם יחזור הפרפור - תישקל אבלציה חוזרת|considered|p.ablat}; {x|סותלול אינו מומלץ|not recommended|m.sotal}. {x|סטטין במינון נמוך - נדון, המטופלת מעדיפה דיאטה|declined|m.ros}. {x|תחזור לביקורת בעוד חצי שנה עם הולטר|planned|p.holter}.')}
      ${p('הטיפול המומלץ: {m.apix|אליקוויס 5 מ"ג|freq=פעמיים ביום} פעמיים ביום; {m.bis|קונקור 2.5 מ"ג|freq=בבוקר} בבוקר; {m.cand|אטקנד 16 מ"ג|freq=פעם ביום} פעם ביום ({o|במקום 8 מ"ג}); {m.ome|אומפרדקס 20 מ"ג|freq=פעם ביום} פעם ביום.')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:12px"><span>${he("בברכה, פרופ' אבנר סלומון")}<br>${he('מומחה בקרדיולוגיה, מ.ר. 00138')}</span>${signature(c.rnd, '#24408a', 130)}${stamp(["פרופ' אבנר סלומון", 'קרדיולוגיה', 'מ.ר. 00138'], '#26306f', -4)}</div>`,
      'rtl',
    )
  },
  {
    dateAliases: ['2026-06-21', '2026-06-11', '2026-05-04', '2026-02-17'],
    width: 1040,
    scale: 1.38,
  },
)

export const thirtyFifthHeLetters = [internal, faint, heart]
