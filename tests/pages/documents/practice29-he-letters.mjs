/** Letters in Hebrew for practice, each label in a column at the right with its text beside: an emergency room's letter, a child's visit with development and vaccine tables, a form before an operation filled in by hand, a catheterisation. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, sheet } from './blind-parts.mjs'

const PEN = `.w{font-family:'Playpen Sans Hebrew','Hadasim CLM','David CLM';color:#1d2f6f;font-size:17.5px}`
const label = (c) => (k, s) => `<div class="f"><b>${he(k)}:</b><div>${c.t(s)}</div></div>`
const GRID = `.f{display:grid;grid-template-columns:165px 1fr;gap:14px;padding:3px 0}span[data-e]{white-space:nowrap}`

/** An emergency room's letter: every label at the right edge with a colon, no frames. */
const emergency = doc(
  'p9126.jpg',
  ['he', 'discharge', 'photo'],
  '2026-06-14',
  [
    'המרכז הרפואי בית הדקל',
    'בית הדקל',
    'מרכז רפואי בית הדקל',
    'המחלקה לרפואה דחופה, המרכז הרפואי בית הדקל',
    'המרכז הרפואי בית הדקל - המחלקה לרפואה דחופה',
  ],
  ['ד"ר איתן שרעבי', 'איתן שרעבי', 'שרעבי איתן'],
  ['אילן גורביץ', 'גורביץ אילן', 'מר אילן גורביץ'],
  'מכתב סיכום - המחלקה לרפואה דחופה',
  (c) => {
    const f = label(c)
    return sheet(
      `body{font:17px/1.38 ${FACE.david};font-size:20px;padding:40px 58px}${GRID}.f b{font-size:19px}.h td{padding:2px 4px}ol{margin:0}`,
      `<div style="text-align:center;border-bottom:2px solid #000;padding-bottom:4px"><b style="font-size:27px">${he('המרכז הרפואי בית הדקל')}</b><br>${he('המחלקה לרפואה דחופה')}<br><b style="font-size:22px">${he('מכתב סיכום')}</b></div>
      <table class="h" style="margin:6px 0;border-bottom:1px solid #000"><tr><td>${he('שם: אילן גורביץ')}</td><td>${he('ת.ז. 0-2904417-5')}</td><td>${he('גיל: 47 \u00a0 ת. לידה 19/02/1979')}</td></tr><tr><td>${he('קבלה: 14/06/2026 05:32')}</td><td>${he('שחרור: 14/06/2026 11:10')}</td><td>${he('הופנה ע"י: עצמי')}</td></tr></table>
      ${f('תלונה עיקרית', '{o|כאב מותן שמאל} מזה 4 שעות.')}
      ${f('מחלה נוכחית', 'כאב עוויתי עם הקרנה למפשעה, {o|בחילה}. {x|ללא חום|negated}. {x|שולל צריבה במתן שתן|negated}. לא נטל משככים.')}
      ${f('רקע', '{d.gout|גאוט|icd=M10.9}, {d.htn|יתר לחץ דם|icd=I10}, {d.steat|כבד שומני|icd=K76.0}. {x|ללא סוכרת|negated|d.dm2}.')}
      ${f('ניתוחים', '{p.herniar|תיקון בקע מפשעתי|on=2012} 2012, {p.arthrosc|ארתרוסקופיה ברך ימין|on=2019} 2019.')}
      ${f('תרופות קבועות', '{m.allo|אלוריל 300 מ"ג|freq=פעם ביום} פעם ביום, {m.olmes|אולמטק 20 מ"ג|freq=פעם ביום} פעם ביום.')}
      ${f('רגישויות', '{a.dicl|וולטרן|react=נפיחות בפנים} - נפיחות בפנים. {x|פניצילין - לא|negated|a.pen}.')}
      ${f('הרגלים', '{d.smoker|מעשן|icd=F17.210/Z72.0} קופסה ביום. אלכוהול: {x|לא|negated|d.alcdep}.')}
      ${f('משפחה', '{x|אב - אבנים בכליות|family history|d.stone}. {x|אם - סרטן שד|family history|d.breastca}.')}
      ${f('מדדים בקבלה', '{o|ל"ד 158/94}, {o|דופק 88}, {o|חום 36.7}, {o|סטורציה 98%}, {o|כאב 9/10}.')}
      ${f('בדיקה גופנית', 'חסר מנוחה. בטן רכה, {x|ללא סימני גירוי צפקי|negated}. {o|רגישות בניקוש מותן שמאל}. אשכים: {x|ללא רגישות|negated}.')}
      ${f('אק"ג', '{p.ecg|אק"ג|on=2026-06-14} 14/06/2026: סינוס, {x|ללא שינויים איסכמיים|negated}.')}
      ${f('מעבדה', '14/06/2026: {l.wbc|WBC 11.2|v=11.2;u=-;on=2026-06-14}, {l.hgb|HGB 15.6|v=15.6;u=-;on=2026-06-14}, {l.crea|Creatinine 1.31|v=1.31;u=-;on=2026-06-14}, {l.k|K 4.3|v=4.3;u=-;on=2026-06-14}, {l.uric|Uric acid 7.8|v=7.8;u=-;on=2026-06-14}, {l.crp|CRP 6.1|v=6.1;u=-;on=2026-06-14}. שתן: {l.ubld|דם +++|v=+++;u=-;on=2026-06-14}, {l.unit|ניטריט שלילי|v=שלילי;u=-;on=2026-06-14}.')}
      ${f('הדמיה', '{i.ctkub|CT ללא חומר ניגוד|on=2026-06-14} 14/06/2026: {d.ureter|אבן 5 מ"מ בשופכן שמאל|icd=N20.1}, {d.hydro|הידרונפרוזיס|icd=N13.2/N13.30} קל. {d.rcyst|ציסטה בכליה ימין|icd=N28.1}. {x|ללא מפרצת|negated|d.aaa}. {x|תוספתן תקין|negated|d.append}.')}
      ${f('ייעוץ אורולוגי', '{x|אין התוויה להכנסת סטנט|not needed|p.jjstent}. {x|בהיעדר מעבר האבן תוך חודש - אורטרוסקופיה|conditional|p.ureteros}.')}
      ${f('טיפול במיון', '{m.dipyr?|אופטלגין|dose=-;st=-} בעירוי, {m.trama?|טרמדקס|dose=-;st=-}, {m.metocl?|פרמין|dose=-;st=-}. הוטב.')}
      ${f('אבחנה', '{d.renalcol|עווית כליה משמאל|icd=N23/N20.1}.')}
      ${f('מרשם', '{m.tams|אומניק 0.4 מ"ג|freq=פעם ביום} פעם ביום, 3 שבועות. {m.dipyr|אופטלגין 1 גרם|dose=-;freq=עד 4 פעמים ביום} עד 4 פעמים ביום. {m.percoc|פרקוסט|dose=-;freq=לפי הצורך} לפי הצורך.')}
      ${f('המלצות', '{x|שתייה 3 ליטר ביום|instruction}. {x|סינון השתן ושליחת האבן|instruction|l.stwt}. {x|בחום מעל 38 - לחזור למיון|conditional}. {x|קריאטינין חוזר בעוד שבוע|planned|l.crea}. {x|מרפאת אורולוגיה ב-05/07/2026|planned}.')}
      ${f('ימי מחלה', '{x|3 ימים|instruction}')}
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('ד"ר איתן שרעבי, רפואה דחופה, מ.ר. 00563')}</span>${signature(c.rnd)}${stamp(['ד"ר איתן שרעבי', 'מ.ר. 00563'], '#26306f', -6)}</div>`,
      'rtl',
    )
  },
  { width: 1020, scale: 1.44, degrade: { angle: -1.1, folds: [0.49] } },
)

/** A child health station: labels at the right, a table of skills with ticks, a table of vaccines with a column for each dose. */
const child = doc(
  'p9127.png',
  ['he', 'consultation', 'clean'],
  '2026-05-10',
  ['תחנת טיפת חלב גבעת הברוש', 'טיפת חלב גבעת הברוש', 'גבעת הברוש', 'תחנה לבריאות המשפחה גבעת הברוש'],
  ['ד"ר נופר אילוז', 'נופר אילוז', 'אילוז נופר'],
  ['אגם וייצמן-לוי', 'וייצמן-לוי אגם', 'הילדה אגם וייצמן-לוי', 'אגם וייצמן לוי'],
  'סיכום בדיקת התפתחות - גיל 18 חודשים',
  (c) => {
    const f = label(c)
    const skill = (s, ok) =>
      `<tr><td>${c.t(ok ? s : `{x|${s}|not reached}`)}</td><td>${ok ? '✓' : ''}</td><td>${ok ? '' : '✓'}</td></tr>`
    const vac = (s) => {
      const [key, name, ...days] = s.split(';')
      const iso = days.at(-1).split('/').reverse().join('-')
      return `<tr data-line><td>${c.t(`{m.${key}?|${name}|dose=-;st=-;on=${iso}}`)}</td>${[0, 1, 2, 3].map((i) => `<td>${ltr(days[i])}</td>`).join('')}</tr>`
    }
    return sheet(
      `body{font:17px/1.36 ${FACE.openSans};font-family:'Noto Sans Hebrew','Open Sans','DejaVu Sans';font-size:16px;padding:38px 56px}${GRID}.f b{color:#1d6a5a}.t td,.t th{border:1px solid #7fb3a6;padding:2px 10px}.t th{background:#e2f1ed}.h td{padding:2px 4px}.two{display:grid;grid-template-columns:2fr 3fr;gap:16px;margin:8px 0;align-items:start}h3{font-size:17px;margin:6px 0 2px;color:#1d6a5a}`,
      `<div style="display:flex;justify-content:space-between;align-items:center">${mark('star', '#1d6a5a', 46)}<div style="text-align:center"><b style="font-size:24px;color:#1d6a5a">${he('תחנת טיפת חלב גבעת הברוש')}</b><br><b style="font-size:19px">${he('סיכום בדיקת התפתחות - גיל 18 חודשים')}</b></div><span>${he('תאריך: 10/05/2026')}</span></div>
      <table class="h" style="background:#f0f8f6;margin:8px 0"><tr><td>${he('שם: אגם וייצמן-לוי')}</td><td>${he('ת.ז. 0-9552106-3')}</td><td>${he('ת. לידה 02/11/2024')}</td></tr><tr><td>${he('רופאה: ד"ר נופר אילוז')}</td><td>${he('אחות: זהבה אמסלם')}</td><td>${he('מלווה: אם')}</td></tr></table>${c.no('זהבה אמסלם', 'nurse')}
      ${f('לידה', '{o|שבוע 36}, {p.csect?|ניתוח קיסרי|st=-}, {o|משקל 2,480 גרם}. {d.jaundice|צהבת יילוד|icd=P59.9/P59.0;st=-}, טופלה ב{p.phototh|פוטותרפיה}.')}
      ${f('רקע', '{d.p29plagio|פלגיוצפליה|icd=Q67.3}, {d.umbil|בקע טבורי|icd=K42.9}. {x|ללא אשפוזים|negated}.')}
      ${f('רגישויות', '{a.egg|ביצה|react=פריחה סביב הפה} - פריחה סביב הפה. לתרופות: {x|לא ידוע|negated}.')}
      ${f('תזונה', 'יונקת לילה, אוכלת הכול. {x|לא מקבלת תחליף חלב|negated}.')}
      ${f('תוספים', '{m.ferrop|פריפל טיפות 15 מ"ג|freq=פעם ביום} פעם ביום. {m.chole|ויטמין D|dose=-;st=stopped} - הופסק בגיל שנה.')}
      ${f('מדידות', '{o|משקל 10.1 ק"ג} (אחוזון 45), {o|אורך 80 ס"מ} (אחוזון 40), {o|היקף ראש 46.3 ס"מ} (אחוזון 50).')}
      ${f('מעבדה', '{l.hgb|המוגלובין 10.3 g/dL|v=10.3;u=g/dL;on=2025-11-16} (16/11/2025), {l.hgb|11.2 g/dL|v=11.2;u=g/dL;on=2026-04-27} (27/04/2026). {l.ferr|פריטין 14 ng/mL|v=14;u=ng/mL;on=2026-04-27} (27/04/2026).')}
      ${f('משפחה', '{x|אח - עיכוב בדיבור|family history}; {x|סבא - אי ספיקת לב|family history|d.chf}.')}
      <div class="two"><div><h3>${he('התפתחות')}</h3><table class="t"><tr><th>${he('מיומנות')}</th><th>${he('כן')}</th><th>${he('לא')}</th></tr>${skill('הולכת ללא עזרה', 1)}${skill('מטפסת על כיסא', 1)}${skill('בונה מגדל 3 קוביות', 1)}${skill('אומרת 6 מילים', 0)}${skill('מצביעה על איברי גוף', 1)}${skill('אוכלת בכף', 1)}${skill('משחק דמיוני', 1)}</table></div>
      <div><h3>${he('חיסונים')}</h3><table class="t"><tr><th>${he('חיסון')}</th><th>${he('מנה 1')}</th><th>${he('מנה 2')}</th><th>${he('מנה 3')}</th><th>${he('מנה 4')}</th></tr>${['vhepb;הפטיטיס B;02/11/2024;03/12/2024;06/05/2025', 'p28penta;מחומש;05/01/2025;09/03/2025;06/05/2025;10/05/2026', 'vpcv;פרבנר;05/01/2025;09/03/2025;16/11/2025', 'e12rota;רוטהטק;05/01/2025;09/03/2025;06/05/2025', 'p29mmrv;MMRV;16/11/2025', 'vhepa;הפטיטיס A;10/05/2026'].map(vac).join('')}</table></div></div>
      ${f('בדיקת רופאה', 'ערנית. לב: {x|ללא אוושה|negated}. ירכיים: הגבלה {x|אין|negated|d.cdh}. {o|בקע טבורי 1 ס"מ}, רדוקטבילי. פזילה: {x|אין|negated|d.p29strab}. עור: {d.eczema|אטופיק דרמטיטיס|icd=L20.9} קלה במרפקים.')}
      ${f('הערכה', '{d.p29speech|עיכוב בשפה הבעתית|icd=F80.1}. {d.ida|אנמיה מחוסר ברזל|icd=D50.9/D50.8}, בשיפור. {x|חשד לליקוי שמיעה|question|d.hearaid}.')}
      ${f('הופנתה ל', '{x|בדיקת שמיעה|referral|p.tymp}, {x|קלינאית תקשורת|referral}.')}
      ${f('חיסון הבא', '{x|הפטיטיס A מנה 2 - בגיל שנתיים|planned|m.vhepa}, {x|שפעת - בחורף|planned|m.vflu}. {x|MMRV מנה 2 - כיתה א|planned}.')}
      ${f('הדרכה', '{x|ללא מסכים עד גיל שנתיים|instruction}. {x|אם לא יהיו 10 מילים בגיל 21 חודשים - התפתחות הילד|conditional|d.autism}. {x|צחצוח שיניים פעמיים ביום|instruction}.')}
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('ד"ר נופר אילוז, רופאת ילדים, מ.ר. 00717')}</span>${signature(c.rnd)}${matrixCode(c.rnd, 14, 3)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-04-27'], width: 1060, scale: 1.4 },
)

/** A surgeon's form before an operation: printed labels and questions, everything else written by hand, boxes crossed or empty. */
const before = doc(
  'p9128.png',
  ['he', 'consultation', 'clean'],
  '2026-03-25',
  ['בית חולים פרטי אורן הכרמל', 'אורן הכרמל', 'ביה"ח אורן הכרמל', 'אורן הכרמל - מרפאת הרדמה'],
  ['ד"ר פאדי נסאר', 'פאדי נסאר', 'נסאר פאדי'],
  ['רבקה סולטן', 'סולטן רבקה', "גב' רבקה סולטן"],
  'טופס הערכה לפני הרדמה',
  (c) => {
    const w = (s) => `<span class="w">${c.t(s)}</span>`
    const f = (k, s) =>
      `<div class="f"><b>${k ? he(`${k}:`) : ''}</b><div class="l">${s ? w(s) : '&nbsp;'}</div></div>`
    const q = (k, yes, s, id) =>
      `<tr><td>${yes === true ? c.t(`{o|${k}}`) : c.t(`{x|${k}|${yes === false ? 'negated' : 'empty field'}${id ? `|${id}` : ''}}`)}</td><td>${yes === true ? '☒' : '☐'}</td><td>${yes === false ? '☒' : '☐'}</td><td>${s ? w(s) : ''}</td></tr>`
    return sheet(
      `${PEN}body{font:17px/1.35 ${FACE.arial};font-family:'Liberation Sans','Noto Sans Hebrew','DejaVu Sans';font-size:16.5px;padding:38px 56px}.f{display:grid;grid-template-columns:165px 1fr;gap:12px;padding:2px 0}.l{border-bottom:1px dotted #444}.q td,.q th{border:1px solid #555;padding:1px 10px}.q th{background:#e9e9e9}.q td:nth-child(2),.q td:nth-child(3){text-align:center;width:52px}.q td:first-child{width:31%}h3{font-size:17px;margin:8px 0 2px;background:#ddd;padding:0 8px}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:4px 16px}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><b style="font-size:23px">${he('בית חולים פרטי אורן הכרמל')}</b><b style="font-size:20px">${he('טופס הערכה לפני הרדמה')}</b>${barcode(c.rnd, 26, 34)}</div>
      <div class="g" style="border:1px solid #555;padding:4px 10px;margin:8px 0"><span>${he('שם:')} ${w('רבקה סולטן')}</span><span>${he('ת.ז.:')} ${w('0-1733902-4')}</span><span>${he('ת. לידה:')} ${w('6.1.1959')}</span><span>${he('תאריך:')} ${w('25.3.2026')}</span><span>${he('משקל:')} ${w('{o|86}')} ${he('ק"ג')}</span><span>${he('גובה:')} ${w('{o|159}')} ${he('ס"מ')}</span></div>
      ${f('ניתוח מתוכנן', '{x|החלפת ברך שמאל - 14.4.2026|planned|p.tka}')}
      ${f('אבחנה', '{d.kneeoa|אוסטאוארתריטיס ברכיים|icd=M17.0/M17.9}')}
      ${f('ניתוחים קודמים', '{p.append|אפנדיקס|on=1978} 1978, {p.hyst|כריתת רחם|on=2006} 2006, {p.ctr|תעלה קרפלית ימין|on=2015} 2015')}
      ${f('תרופות קבועות', '{m.bis|קרדילוק 5 מ"ג|freq=1X1} 1X1, {m.los|אוקסאר 50 מ"ג|freq=1X1} 1X1, {m.levo|אלטרוקסין 100 מק"ג|dose=100 מק"ג;freq=1X1} 1X1')}
      ${f('', '{m.ator|ליפיטור 20 מ"ג|freq=בערב} בערב, {m.asa|קרטיה 100 מ"ג|freq=1X1} 1X1, {m.etodol|אטופן 400 מ"ג|freq=לפי הצורך} לפי הצורך')}
      ${f('רגישויות', '{a.morph|מורפין|react=הקאות} - הקאות, {a.latex|לטקס|react=גרד} - גרד')}
      ${f('בעיות בהרדמה בעבר', '{x|אין|negated}')}
      ${f('תותבות', '')}
      <h3>${he('מחלות רקע')}</h3><table class="q"><tr><th>${he('האם יש / היה')}</th><th>${he('כן')}</th><th>${he('לא')}</th><th>${he('פירוט')}</th></tr>
      ${q('יתר לחץ דם', true, '{d.htn|יתר לחץ דם} מ-2004')}${q('מחלת לב איסכמית', false, '', 'd.ihd')}${q('הפרעת קצב', true, '{d.svt|SVT|icd=I47.1/I47.10/I47.19}, {p.ablat|אבלציה|on=2018} 2018')}${q('אי ספיקת לב', false, '', 'd.chf')}${q('אסתמה', false, '', 'd.asthma')}${q('מחלת ריאות חסימתית', null, '', 'd.copd')}${q('דום נשימה בשינה', true, '{d.osa|דום נשימה בשינה|icd=G47.33}, {o|CPAP}')}${q('סוכרת', false, '', 'd.dm2')}${q('בלוטת התריס', true, '{d.hypothy|תת פעילות|icd=E03.9}')}${q('מחלת כליות', false, '', 'd.ckd')}${q('צהבת / מחלת כבד', null, '', 'd.hepb')}${q('כיב / ריפלוקס', true, '{d.gerd|ריפלוקס|icd=K21.9}')}${q('אפילפסיה', false, '', 'd.epil')}${q('אירוע מוחי', false, '', 'd.stroke')}${q('קרישיות יתר / DVT', true, '{d.dvt|DVT|icd=I82.409/Z86.718/I82.40;st=historical} 2011 אחרי טיסה')}${q('נטייה לדמם', false, '')}${q('עישון', false, '', 'd.smoker')}</table>
      <h3>${he('בדיקות')}</h3>
      ${f('מעבדה', '19.3.26: {l.hgb|Hb 12.1|v=12.1;u=-;on=2026-03-19}, {l.plt|PLT 233|v=233;u=-;on=2026-03-19}, {l.inr|INR 1.0|v=1.0;u=-;on=2026-03-19}, {l.crea|Cr 0.8|v=0.8;u=-;on=2026-03-19}, {l.k|K 4.4|v=4.4;u=-;on=2026-03-19}')}
      ${f('אק"ג', '{p.ecg|אק"ג|on=2026-03-19} 19.3.26 - {d.lbbb|LBBB|icd=I44.7}')}
      ${f('אקו לב', '{i.echo|אקו|on=2025-08-04} 4.8.25 - {l.lvef|EF 55%|v=55;u=%;on=2025-08-04}, {x|ללא היצרות מסתם|negated|d.astenosis}')}
      ${f('צילום חזה', '')}
      <div class="g"><span>${he('ל"ד:')} ${w('{o|138/80}')}</span><span>${he('דופק:')} ${w('{o|62}')}</span><span>${he('סטורציה:')} ${w('{o|97%}')}</span></div>
      <div class="f"><b>${he('ASA')}:</b><div dir="ltr" style="text-align:right">☐ I &nbsp; ☐ II &nbsp; ☒ III &nbsp; ☐ IV</div></div>
      ${f('תוכנית הרדמה', '{x|ספינלית + בלוק|planned|p.spinal}. {x|קלקסן אחרי ניתוח|planned|m.enox}')}
      ${f('הנחיות', '{x|להפסיק קרטיה 7 ימים לפני|instruction}. {x|צום מחצות|instruction}. {x|להביא CPAP|instruction}')}
      ${f('השלמות', '{x|סוג דם והצלבה|ordered|l.abo}, {x|תרבית שתן|ordered|l.ucult}')}
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('חתימת המרדים:')}</span>${signature(c.rnd)}${stamp(['ד"ר פאדי נסאר', 'הרדמה', 'מ.ר. 00386'], '#26306f', -5)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-03-19'], width: 1020, scale: 1.4 },
)

/** A catheterisation's report: labels at the right, a table of vessels, the intervention in a frame, drugs before and after. */
const cath = doc(
  'p9129.jpg',
  ['he', 'other', 'scan'],
  '2026-04-08',
  [
    'המרכז הרפואי ים השיטים',
    'ים השיטים',
    'מכון צנתורים, המרכז הרפואי ים השיטים',
    'המרכז הרפואי ים השיטים - המכון לצנתורי לב',
    'המכון לצנתורי לב',
  ],
  ["פרופ' עידו קמחי", 'עידו קמחי', 'קמחי עידו', 'ד"ר עידו קמחי'],
  ['מחמוד עאסלה', 'עאסלה מחמוד', 'מר מחמוד עאסלה'],
  'דו"ח צנתור לב',
  (c) => {
    const f = label(c)
    const v = (name, s, n) => `<tr><td>${ltr(name)}</td><td>${c.t(s)}</td><td>${he(n)}</td></tr>`
    return sheet(
      `body{font:17px/1.4 ${FACE.frank};font-size:19.5px;padding:42px 60px}${GRID}.f{border-bottom:1px solid #ccc}.t{margin:8px 0}.t td,.t th{border:1px solid #444;padding:2px 10px}.t th{background:#eee}.h td{padding:2px 4px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px double #333"><div><b style="font-size:26px">${he('המרכז הרפואי ים השיטים')}</b><br>${he('המכון לצנתורי לב')}</div>${mark('cross', '#333', 46)}</div>
      <div style="font-size:24px;font-weight:bold;text-align:center">${he('דו"ח צנתור לב')}</div>
      <table class="h"><tr><td>${he('שם: מר מחמוד עאסלה')}</td><td>${he('ת.ז. 0-2240971-7')}</td><td>${he('ת. לידה 25/07/1962')}</td></tr><tr><td>${he('תאריך הפעולה: 08/04/2026')}</td><td>${he("מצנתר: פרופ' עידו קמחי")}</td><td>${he('אח חדר: בוריס נ.')}</td></tr></table>${c.no('בוריס נ.', 'nurse')}
      ${f('התוויה', '{d.nstemi|NSTEMI|icd=I21.4}, {o|כאבי חזה} מזה יומיים.')}
      ${f('רקע', '{d.dm2|סוכרת סוג 2|icd=E11.9}, {d.hld|דיסליפידמיה|icd=E78.5}, {d.pad|מחלת כלי דם היקפית|icd=I73.9}, {d.exsmoker|מעשן לשעבר|icd=Z87.891}. {x|ללא אי ספיקת כליות|negated|d.ckd}.')}
      ${f('ניתוחי לב', '{p.cabg|ניתוח מעקפים|on=2017} 2017.')}
      ${f('תרופות לפני', '{m.asa|מיקרופירין 75 מ"ג|freq=פעם ביום} פעם ביום, {m.metf|גלוקופג\' 850 מ"ג|freq=פעמיים ביום} פעמיים ביום, {m.ros|קרסטור 10 מ"ג|st=stopped} - הופסק היום.')}
      ${f('רגישויות', '{x|יוד - לא|negated|a.contrast}. {a.ace|מעכבי ACE|react=שיעול} - שיעול.')}
      ${f('מעבדה', '07/04/2026: {l.trop|טרופונין T 412 ng/L|v=412;u=ng/L;on=2026-04-07}, {l.crea|קריאטינין 0.98 mg/dL|v=0.98;u=mg/dL;on=2026-04-07}, {l.hgb|המוגלובין 14.0 g/dL|v=14.0;u=g/dL;on=2026-04-07}, {l.ldl|LDL 118 mg/dL|v=118;u=mg/dL;on=2026-04-07}.')}
      ${f('גישה', 'רדיאלית ימנית 6F. {x|ניסיון פמורלי - לא נדרש|not needed}.')}
      ${f('פעולה', '{p.angio|צנתור כלילי|on=2026-04-08} ו{p.pci|PCI ל-LAD|on=2026-04-08}.')}
      <table class="t"><tr><th style="width:12%">${he('כלי')}</th><th>${he('ממצא')}</th><th style="width:24%">${he('זרימה')}</th></tr>
      ${v('LM', '{x|ללא היצרות|negated}', 'תקינה')}${v('LAD', '{d.ihd|היצרות 95% בשליש האמצעי|icd=I25.10/I25.110/I25.119}', 'TIMI 2, לאחר טיפול TIMI 3')}${v('D1', '{d.ihd|היצרות 40%}', 'TIMI 3')}${v('LCX', '{o|אי סדירות בדפנות}', 'TIMI 3')}${v('RCA', 'שתל ורידי פתוח, {x|ללא היצרות|negated}', 'TIMI 3')}</table>
      <div style="border:1.5px solid #333;padding:4px 12px;margin:6px 0"><b>${he('התערבות:')}</b> ${c.t('הרחבה בבלון 2.5 מ"מ, השתלת תומכן מצופה תרופה 3.0X24 מ"מ ב-LAD. תוצאה טובה. {p.ivus|IVUS|on=2026-04-08}: פריסה מלאה. {x|FFR ל-D1 - לא בוצע|not done|p.ffr}.')}</div>
      ${f('ונטריקולוגרפיה', '{l.lvef|EF 45%|v=45;u=%;on=2026-04-08}, {o|היפוקינזיה קדמית}. {x|ללא דלף מיטרלי|negated|d.mitral}.')}
      ${f('בזמן הפעולה', '{m.hepar?|הפרין|dose=-;st=-} 7,000 יחידות, {m.gtn?|ניטרוגליצרין|dose=-;st=-}, חומר ניגוד 140 מ"ל.')}
      ${f('סיבוכים', '{x|אין|negated}. {x|דימום - לא|negated}.')}
      ${f('תרופות מהיום', '{m.tica|ברילינטה 90 מ"ג|freq=פעמיים ביום} פעמיים ביום לשנה, {m.asa|מיקרופירין 75 מ"ג}, {m.roseze|רוסוליפ 20/10|dose=-;freq=פעם ביום} פעם ביום, {m.cand|אטקנד 8 מ"ג|freq=פעם ביום} פעם ביום.')}
      ${f('המלצות', "{x|אקו לב לפני השחרור|planned|i.echo}. {x|גלוקופג' - להפסיק 48 שעות|instruction}. {x|שיקום לב|planned}. {x|אם EF יישאר מתחת ל-35% - לשקול ICD|conditional|p.icd}. {x|יעד LDL מתחת ל-55|target}.")}
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he("פרופ' עידו קמחי, קרדיולוג, מ.ר. 00199")}</span>${signature(c.rnd, '#222')}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-04-07'], width: 1020, scale: 1.42, degrade: { angle: 0.7 } },
)

export const practice29HeLetters = [emergency, child, before, cath]
