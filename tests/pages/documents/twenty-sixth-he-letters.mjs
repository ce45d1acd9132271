/** Letters in Hebrew: a rehabilitation hospital's discharge told by profession, a gastroenterology clinic's letter with a table of treatments tried, a pharmacy's sheet of labels. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

/** A rehabilitation hospital: a grid of facts, a paragraph a profession, abilities on admission and discharge, bloods of two days. */
const rehab = doc(
  'p986.png',
  ['he', 'discharge', 'clean'],
  '2026-03-12',
  [
    'בית חולים שיקומי נווה מעיין',
    'נווה מעיין',
    'בי"ח שיקומי נווה מעיין',
    'נווה מעיין - שיקום גריאטרי',
    'מחלקת שיקום גריאטרי, בית חולים שיקומי נווה מעיין',
  ],
  ['ד"ר ליליאן חדאד', 'ליליאן חדאד', 'חדאד ליליאן'],
  ['צבי אורבך', 'אורבך צבי', 'מר צבי אורבך'],
  'סיכום שיקום ושחרור',
  (c) => {
    const f = (title, s) => `<p><b>${he(title)}</b> ${c.t(s)}</p>`
    const able = (what, a, b) =>
      `<tr><td>${he(what)}</td><td>${c.t(`{o|${a}}`)}</td><td>${c.t(`{o|${b}}`)}</td></tr>`
    const two = (s) => {
      const [key, label, unit, ref, a, b] = s.split(';')
      const cell = (v, d) => `<td>${v ? resultCell(c, key, label, v, unit, ref, d) : ''}</td>`
      return `<tr><td>${mixed(label)}</td>${cell(a, '2026-02-03')}${cell(b, '2026-03-10')}<td>${ltr(unit)}</td><td>${mixed(ref)}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.4 ${FACE.frank};font-size:19px;padding:40px 62px}td,th{border:1px solid #999;padding:2px 9px}th{background:#eef1ea}.w{display:grid;grid-template-columns:1fr 1fr;gap:20px;align-items:start;font-size:17.5px}h3{font-size:19.5px;color:#3d5a1e;border-bottom:1px solid #3d5a1e;margin:10px 0 3px}p{margin:5px 0}ol{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #3d5a1e;padding-bottom:6px"><div style="display:flex;gap:10px;align-items:center">${mark('leaf', '#3d5a1e', 50)}<div><b style="font-size:27px;color:#3d5a1e">${he('בית חולים שיקומי נווה מעיין')}</b><br>${he('מחלקת שיקום גריאטרי')}</div></div><b style="font-size:24px">${he('סיכום שיקום ושחרור')}</b></div>
      <table style="margin:8px 0"><tr><td>${he('אורבך צבי')}</td><td>${he('ת.ז. 0-0571933-8')}</td><td>${he('ת. לידה 25/01/1947')}</td></tr><tr><td>${he('התקבל 02/02/2026')}</td><td>${he('שוחרר 12/03/2026')}</td><td>${he('מתגורר עם בתו, נתניה')}</td></tr></table>
      ${f('סיבת הקבלה:', 'שיקום לאחר {d.hipfx|שבר תת-ראשי בצוואר הירך מימין|icd=S72.001A/S72.011A/S72.009A} ו{p.hemiarth|המיארטרופלסטיה מימין|on=2026-01-27} ב-27/01/2026.')}
      ${f('מחלות רקע:', '{d.park|מחלת פרקינסון|icd=G20/G20.A1/G20.C}, {d.orthost|תת לחץ דם תנוחתי|icd=I95.1}, {d.osteoporosis|אוסטאופורוזיס|icd=M81.0/M80.00XA}, {d.presby|ירידת שמיעה של הגיל|icd=H91.10/H91.13/H91.90} עם מכשירים, {d.catar|ירוד|icd=H26.9/H25.9} בעין שמאל, {d.venins|אי ספיקה ורידית|icd=I87.2}. {p.umbrep|תיקון בקע טבורי|on=2008} 2008. {x|ללא דמנציה|negated|d.demen}. {x|ללא סוכרת|negated|d.dm2}. {x|אחותו - שבר אגן|family history}.')}
      ${f('רגישויות:', '{a.metoclo|פרמין|react=החמרת רעד} - החמרת רעד. {x|לפניצילין אינו רגיש|negated|a.pen}.')}
      <h3>${he('מהלך לפי צוות')}</h3>
      ${f('רפואי:', 'ביום 06/02 {d.delir|דליריום|icd=F05/R41.0;st=historical} שחלף לאחר הפסקת {m.trama|טרמדקס|dose=-;st=stopped}. {d.pressul|פצע לחץ בסקרום דרגה 2|icd=L89.152/L89.159;st=historical} הגליד. {d.retention|אצירת שתן|icd=R33.9/R33.8;st=historical} עם {p.foley|קטטר|on=2026-02-09} מ-09/02, הוצא בהצלחה. {x|ללא פקקת ורידים|negated|d.dvt}. {x|ללא דלקת ריאות|negated|d.pneumonia}. {i.xrhip|צילום ירך|on=2026-03-02} 02/03/2026: המשתל במקומו, {x|ללא התרופפות|negated}, {x|ללא שבר נוסף|negated}.')}
      ${f('קלינאית תקשורת:', '{d.dysph|הפרעת בליעה|icd=R13.10/R13.12/R13.19} קלה לנוזלים, {x|אינו זקוק להסמכה|not needed}.')}
      ${f('תזונה:', '{d.malnut|תת תזונה|icd=E46/E44.0/E44.1}, {o|משקל 58.2 ק"ג}, {o|עלייה של 1.6 ק"ג}. {x|זונדה לא נדרשה|not needed}.')}
      ${f('פיזיותרפיה וריפוי בעיסוק:', 'נשיאת משקל מלאה. הולך {o|60 מטר עם הליכון}.')}
      <div class="w"><table><tr><th>${he('תפקוד')}</th><th>${he('בקבלה')}</th><th>${he('בשחרור')}</th></tr>${able('מעברים', 'עזרת אדם', 'השגחה')}${able('הליכה', 'לא הולך', 'הליכון')}${able('רחצה', 'מלאה', 'חלקית')}${able('FIM', '52', '84')}${able('MMSE', '22/30', '26/30')}</table>
      <table><tr><th>${he('מעבדה')}</th><th>03/02/26</th><th>10/03/26</th><th></th><th>${he('נורמה')}</th></tr>${two('hgb;המוגלובין;g/dL;13.5-17.5;9.1;11.2')}${two('alb;אלבומין;g/dL;3.5-5.2;2.7;3.3')}${two('prealb;פראלבומין;mg/dL;20-40;;19')}${two('crp;CRP;mg/L;0-5;64.8;4.1')}${two('crea;קריאטינין;mg/dL;0.7-1.2;0.84;0.79')}${two('na;נתרן;mmol/L;136-145;133;138')}${two('vitd;ויטמין D;nmol/L;75-250;29;')}</table></div>
      <p>${c.t('{x|PTH - נשלח, תשובה תישלח לרופא המשפחה|pending|l.pth}.')}</p>
      <h3>${he('תרופות להמשך')}</h3><ol>${items(c, ['{m.levob|מדופר 125 מ"ג|freq=4 פעמים ביום} 4 פעמים ביום: 7, 11, 15, 19', '{m.rasa|אזילקט 1 מ"ג|freq=בבוקר} בבוקר', '{m.midod|גוטרון 2.5 מ"ג|freq=פעמיים ביום} פעמיים ביום - חדש', '{m.enox|קלקסן 40 מ"ג|freq=פעם ביום} תת עורי פעם ביום עד 14/03/2026', '{m.para|דקסמול 1 גרם|dose=1 g;freq=3 פעמים ביום} 3 פעמים ביום', '{m.tams|אומניק 0.4 מ"ג|freq=בערב} בערב - חדש', '{m.chole|ויטמין D|dose=-;freq=ביום} 2000 יחידות ביום', '{m.ensure|אנשור פלוס|dose=-;freq=פעמיים ביום} פעמיים ביום', '{m.lact|אבילק|dose=-;freq=בערב} 20 מ"ל בערב'])}</ol>
      <h3>${he('המלצות')}</h3><ol>${items(c, ['{x|אקלסטה - תינתן במרפאת עצם לאחר תיקון ויטמין D|planned|m.zole}. {x|ניתוח ירוד נדחה|postponed|p.phaco}.', '{x|אין לתת הלידול|warned|m.halo}. {x|אם סחרחורת בעמידה - להפחית אומניק|conditional}.', '{x|המשך פיזיותרפיה בבית 12 טיפולים|planned}. {x|גמלת סיעוד - הוגשה|planned}. {x|ביקורת אורתופדית בעוד 6 שבועות עם צילום|planned|i.xrhip}.'])}</ol>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('ד"ר ליליאן חדאד, גריאטריה, מ.ר. 00429')}</span>${signature(c.rnd, '#24408a')}${stamp(['ד"ר ליליאן חדאד', 'מ.ר. 00429'], '#24408a', 5)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-02-02'], width: 1080, scale: 1.38 },
)

/** A gastroenterology clinic: a letter to a colleague whose heart is a table of what was tried, when, and why it ended. */
const bowel = doc(
  'p987.png',
  ['he', 'consultation', 'clean'],
  '2026-05-05',
  [
    'המרכז הרפואי רמת הסנה',
    'רמת הסנה',
    'מרכז רפואי רמת הסנה',
    'המרכז הרפואי רמת הסנה - מרפאת מחלות מעי',
    'מרפאת מחלות מעי דלקתיות, המרכז הרפואי רמת הסנה',
  ],
  ['ד"ר אורטל בן-שושן', 'אורטל בן-שושן', 'בן-שושן אורטל', 'אורטל בן שושן'],
  ['תומר יחזקאלי', 'יחזקאלי תומר', 'מר תומר יחזקאלי'],
  null,
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    const tried = (s, when, how) =>
      `<tr data-line><td>${c.t(s)}</td><td>${he(when)}</td><td>${c.t(how)}</td></tr>`
    return sheet(
      `body{font:17px/1.5 ${FACE.times};font-size:17px;padding:56px 92px}td,th{border-bottom:1px solid #aaa;padding:3px 8px}th{border-bottom:2px solid #444}p{margin:9px 0}span[data-e]{white-space:nowrap}h3{font-size:17px;text-decoration:underline;margin-top:10px}ul{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:22px">${he('המרכז הרפואי רמת הסנה')}</b><br>${he('המכון לגסטרואנטרולוגיה - מרפאת מחלות מעי דלקתיות')}</div><div style="text-align:left">${he('5 במאי 2026')}<br>${he('תיק 77-40182')}</div></div><hr>
      <p>${he('לכבוד ד"ר ג׳מאל עיסא, רפואת משפחה')}<br><b>${he('הנדון: תומר יחזקאלי, ת.ז. 0-5904416-1, יליד 22/09/1995')}</b></p>${c.no('ד"ר ג׳מאל עיסא', 'recipient')}
      ${p('שלום רב, ראיתי היום את תומר, רווק, מורה, הסובל מ{d.crohn|מחלת קרוהן|icd=K50.90/K50.80/K50.00} של המעי הדק והגס מאז גיל 17, עם {d.fistula|פיסטולה פריאנלית|icd=K60.3/K60.30/K60.329/K50.813/K50.913} ו{d.ankspond|ספונדיליטיס אנקילוזנטית|icd=M45.9}. עבר {p.hemicol|כריתה אילאוצקלית|on=2018} ב-2018 ו{p.seton|הנחת סטון|on=2022} ב-2022. {d.smoker|מעשן כחצי קופסה ליום|icd=F17.210/F17.200}. {x|בן דוד עם קוליטיס כיבית|family history|d.uc}. {x|ללא אירועים תרומבואמבוליים|negated|d.pe}.')}
      ${p('רגישות: {a.iron|ונופר|react=פריחה ולחץ דם נמוך} - פריחה ולחץ דם נמוך. {x|אין רגישות ללטקס|negated|a.latex}.')}
      <h3>${he('טיפולים קודמים ונוכחיים')}</h3><table><tr><th style="width:36%">${he('טיפול')}</th><th style="width:22%">${he('תקופה')}</th><th>${he('תוצאה')}</th></tr>
      ${tried('{m.mesal|פנטסה|dose=-;st=stopped}', '2012 - 2014', 'הופסק, ללא תועלת')}
      ${tried('{m.aza|אימוראן|dose=-;st=stopped}', '2014 - 2016', 'הופסק בשל {d.pancr|דלקת לבלב|icd=K85.90/K85.30;st=historical}')}
      ${tried('{m.ada|הומירה|dose=-;st=stopped}', '2016 - 2021', 'איבוד תגובה, נוגדנים')}
      ${tried('{m.vedol|אנטיביו|dose=-;st=stopped}', '2021 - 2023', 'ללא תגובה בפיסטולה')}
      ${tried('{m.ustek|סטלרה 90 מ"ג|freq=כל 8 שבועות}', '2023 ועד היום', 'כל 8 שבועות, תגובה חלקית')}
      ${tried('{m.bude|בודסון 9 מ"ג|freq=פעם ביום}', 'מ-03/2026', 'פעם ביום, בירידה')}
      ${tried('{m.hydrox|B12 בזריקה|dose=-;freq=פעם בחודש}', 'קבוע', 'פעם בחודש')}</table>
      ${p('כיום {o|4 יציאות רכות ביום}, {o|כאב בטן ימנית תחתונה} אחרי אוכל, {x|ללא דם בצואה|negated}, {x|ללא חום|negated}. {o|ירידה של 3 ק"ג}. {x|ללא אודם בעיניים|negated|d.uveitis}. בבדיקה: {o|BMI 19.8}, {o|ל"ד 112/70}, בטן רכה עם {o|רגישות ב-RLQ}, {x|ללא גוש|negated}. הסטון במקומו, {x|ללא מורסה|negated|d.perianal}.')}
      ${p('בדיקות דם מ-28/04/2026: {l.hgb|המוגלובין 12.1 g/dL|v=12.1;u=g/dL;on=2026-04-28}, {l.mcv|MCV 79 fL|v=79;u=fL;on=2026-04-28}, {l.ferr|פריטין 9 ng/mL|v=9;u=ng/mL;on=2026-04-28}, {l.crp|CRP 18.4 mg/L|v=18.4;u=mg/L;on=2026-04-28}, {l.alb|אלבומין 3.6 g/dL|v=3.6;u=g/dL;on=2026-04-28}, {l.b12|B12 302 pmol/L|v=302;u=pmol/L;on=2026-04-28}, {l.alt|ALT 22 U/L|v=22;u=U/L;on=2026-04-28}. {l.calpro|קלפרוטקטין 890 ug/g|v=890;u=ug/g;on=2026-04-30} ב-30/04/2026. {l.qft|QuantiFERON שלילי|v=שלילי;u=-;on=2026-02-15} (15/02/2026).')}
      ${p('{i.mrent|MR אנטרוגרפיה|on=2026-04-12} מ-12/04/2026: {d.ilstrict|היצרות באילאום הנאו-טרמינלי|icd=K56.699/K50.012/K56.609} באורך 6 ס"מ עם סימני דלקת, {x|ללא הרחבה קדם-היצרותית|negated}, {x|ללא פיסטולה בין לולאות|negated}. {p.colono|קולונוסקופיה|on=2025-11-20} 20/11/2025: {o|Rutgeerts i3}, {x|ללא דיספלזיה בביופסיות|negated}.')}
      ${p('לסיכום: {d.crohn|קרוהן פעיל|icd=K50.90/K50.80/K50.00/K50.812} עם היצרות דלקתית, {d.ida|אנמיה מחוסר ברזל|icd=D50.9/D50.8}.')}
      <h3>${he('תוכנית')}</h3><ul>${items(c, ['מתחילים {m.h24upa|רינווק 45 מ"ג|freq=פעם ביום} פעם ביום ל-12 שבועות; {x|לאחר מכן 30 מ"ג|planned}. {x|סטלרה תופסק עם אישור רינווק|planned}.', '{x|Ferinject|planned|m.fecarb} 1 גרם הוזמן למרפאת יום - {x|בהשגחה בשל התגובה לוונופר|instruction}.', '{x|חיסון שלבקת חוגרת לפני תחילת הטיפול|planned|m.vzos}. {x|הרחבה אנדוסקופית תישקל|considered}. {x|ניתוח - רק אם לא תהיה תגובה|conditional}.', '{x|להפסיק לעשן|instruction}. {x|להימנע מאדוויל|warned|m.ibu}. {x|צפיפות עצם השנה|planned|i.dexa}. {x|הריון של בת הזוג אינו מושפע|reference comment}.'])}</ul>
      <p>${he('בברכה,')}<br>${he('ד"ר אורטל בן-שושן, גסטרואנטרולוגית בכירה')} ${signature(c.rnd, '#222')}</p>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-04-28'], width: 1040, scale: 1.38 },
)

/** A pharmacy's sheet of labels, two by four: each with patient, name, number of tablets, directions, who prescribed. */
const labels = doc(
  'p988.png',
  ['he', 'prescription', 'clean'],
  '2026-06-14',
  ['בית מרקחת צדפית', 'צדפית', 'בית מרקחת צדפית - אשקלון', 'צדפית בית מרקחת'],
  ['ד"ר רמי דהאן', 'רמי דהאן', 'דהאן רמי'],
  ['סופיה לייבוביץ', 'לייבוביץ סופיה', "גב' סופיה לייבוביץ"],
  null,
  (c) => {
    let n = 61840
    const label = (s, sub, how, note, pack) =>
      `<div class="l"><div class="t"><span>${he('לייבוביץ סופיה')}</span><span>14/06/2026</span></div><div class="n">${c.t(s)}</div><small>${c.t(sub)}</small><div class="d">${he(how)}</div><div class="w">${note ? c.t(note) : ''}</div><div class="t"><span>${he(pack)}</span><span>${he('ד"ר רמי דהאן')}</span></div><div class="t"><span>${ltr(`Rx ${n++}`)}</span>${barcode(c.rnd, 20, 18)}</div></div>`
    return sheet(
      `body{font:17px/1.34 ${FACE.arial};font-size:17px;padding:34px 44px}.g{display:grid;grid-template-columns:1fr 1fr;gap:14px}.l{border:1.5px solid #333;border-radius:12px;padding:8px 16px}.t{display:flex;justify-content:space-between;font-size:15px;align-items:center}.n{font-size:20px;font-weight:bold;margin-top:2px}.d{font-size:18px;background:#f0f0f0;padding:2px 6px;margin:3px 0}.w{font-size:15px;min-height:22px}small{font-size:15px;display:block}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;margin-bottom:10px"><div><b style="font-size:25px">${he('בית מרקחת צדפית')}</b><br>${he('שדרות הציונות 5, אשקלון | רוקחת אחראית: שירין באדר')}</div>${mark('cross', '#17803d', 46)}<div style="text-align:left">${he('ת.ז. 0-2205718-4')}<br>${he('ת. לידה 04/04/1958')}</div></div>${c.no('שירין באדר', 'pharmacist')}
      <div class="g">
      ${label('{m.lith|ליקרביום 300 מ"ג|freq=פעמיים ביום}', '{m.lith|Lithium carbonate|dose=-}', 'טבליה אחת פעמיים ביום', '{x|לשתות הרבה, אין להפחית מלח|instruction}', '60 טבליות')}
      ${label('{m.lamo|למיקטל 100 מ"ג|freq=בבוקר}', '{m.lamo|Lamotrigine|dose=-}', 'טבליה אחת בבוקר', '{x|בהופעת פריחה - לפנות מיד לרופא|instruction}', '30 טבליות')}
      ${label('{m.quet|סרוקוול XR 150 מ"ג|freq=לפני השינה}', '{m.quet|Quetiapine|dose=-}', 'טבליה אחת לפני השינה, לבלוע שלמה', '{x|עלול לגרום ישנוניות|warned}', '30 טבליות')}
      ${label('{m.propr|דרלין 10 מ"ג|freq=3 פעמים ביום}', '{m.propr|Propranolol|dose=-}', 'טבליה אחת 3 פעמים ביום', '{x|לא לחולי אסתמה|warned|d.asthma}', '90 טבליות')}
      ${label('{m.levo|סינטרואיד 88 מק"ג|dose=88 מק"ג;freq=בבוקר}', '{m.levo|Levothyroxine|dose=-}', 'טבליה אחת בבוקר, חצי שעה לפני האוכל', '{x|לא עם סידן או ברזל|warned|m.cacarb}', '30 טבליות')}
      ${label('{m.calvitd|קלצימור D3|dose=-;freq=עם ארוחת צהריים}', '{m.calvitd|Calcium carbonate/vitamin D|dose=-}', 'טבליה אחת עם ארוחת צהריים', '', '60 טבליות')}
      ${label('{m.estriol|אובסטין קרם|dose=-;freq=פעמיים בשבוע}', '{m.estriol|Estriol 1 mg/g|dose=-}', 'מוליך אחד לנרתיק פעמיים בשבוע', '', 'שפופרת אחת')}
      ${label('{m.clon|קלונקס 0.5 מ"ג|freq=לפי הצורך}', '{m.clon|Clonazepam|dose=-}', 'חצי טבליה לפי הצורך, עד פעם ביום', '{x|תרופה ממכרת|warned}', '20 טבליות')}</div>
      <div style="border:1px dashed #333;margin-top:14px;padding:6px 16px">${c.t('לא נופק היום: {x|וולבוטרין - המרשם פג|not dispensed|m.bupro}; {x|לפונקס - לא במרשם|not dispensed|m.cloz}. {x|אדוויל ונורופן מעלים את רמת הליתיום - אין ליטול|warned|m.ibu}. {x|יש לבדוק רמת ליתיום כל 3 חודשים|instruction|l.lith}. רגישות רשומה: {a.carba|טגרטול|react=פריחה} - פריחה.')}</div>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><span>${he('לשמור במקום יבש, הרחק מהישג ידם של ילדים')}</span>${matrixCode(c.rnd, 14, 3)}</div>`,
      'rtl',
    )
  },
  { width: 1000, scale: 1.4 },
)

export const twentySixthHeLetters = [rehab, bowel, labels]
