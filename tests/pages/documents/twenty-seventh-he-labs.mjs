/** Ordinary laboratory paper in Hebrew: a fund's table with a word of deviation in a column, a hospital's emergency print in English from the left, a private laboratory's sheet with arrows, a fund's site with the doctor's note, a follow-up of two days with the limits before the results. */
import { barcode, mark, matrixCode, signature } from '../lib/decor.mjs'
import { FACE, arrow, doc, he, letter, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** A fund's print: name, result, deviation in words, unit, lowest and highest in one column; comments at the foot. */
const yearly = doc(
  'p1021.png',
  ['he', 'lab', 'clean'],
  '2026-07-02',
  ['קופת חולים נחשון', 'נחשון', 'קופ"ח נחשון', 'קופת חולים נחשון - מרפאת הפארק', 'מרפאת הפארק'],
  ['ד"ר לובנא חמדאן', 'לובנא חמדאן', 'חמדאן לובנא'],
  ['זאב קרמניצר', 'קרמניצר זאב', 'מר זאב קרמניצר'],
  'תוצאות בדיקות מעבדה',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const word = r.flag === 'H' ? 'גבוה' : r.flag === 'L' ? 'נמוך' : ''
      return `<tr data-e="${r.n}"${off(r) ? ' class="off"' : ''}><td>${ltr(r.label)}</td><td>${ltr(r.printed)}</td><td>${he(word)}</td><td>${ltr(r.unit)}</td><td>${ltr(r.ref)}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="5">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:16px/1.25 ${FACE.arial};font-size:16px;padding:36px 56px}td,th{padding:2px 10px;border:1px solid #c8c8c8}th{background:#00695c;color:#fff;font-size:15px}.off td{font-weight:bold}.g td{background:#e3f0ee;font-weight:bold}.h td{border:none;padding:2px 4px}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('leaf', '#00695c', 46)}<div><b style="font-size:25px;color:#00695c">${he('קופת חולים נחשון')}</b><br>${he('מרפאת הפארק, כפר סבא')}</div></div><b style="font-size:23px">${he('תוצאות בדיקות מעבדה')}</b>${barcode(c.rnd, 28, 34)}</div>
      <table class="h" style="border-top:2px solid #00695c;border-bottom:2px solid #00695c;margin:10px 0"><tr><td>${he('שם: קרמניצר זאב')}</td><td>${he('ת.ז.: 0-1184502-7')}</td><td>${he('תאריך לידה: 14/03/1958')}</td><td>${he('מין: זכר')}</td></tr><tr><td>${he('תאריך בדיקה: 02/07/2026')}</td><td>${he('תאריך תוצאה: 03/07/2026')}</td><td colspan="2">${he('רופא מפנה: ד"ר לובנא חמדאן')}</td></tr></table>
      <table><tr><th style="width:30%">${he('שם הבדיקה')}</th><th>${he('תוצאה')}</th><th>${he('חריגה')}</th><th>${he('יחידות')}</th><th>${he('ערכי ייחוס')}</th></tr>
      ${group('ספירת דם', ['wbc;WBC;8.94;K/micl;4.8 - 10.8', 'rbc;RBC;4.32;M/micl;4.7 - 6.1', 'hgb;HGB;13.1;g/dl;14.0 - 18.0', 'hct;HCT;39.8;%;42.0 - 52.0', 'mcv;MCV;92.1;fl;80.0 - 94.0', 'mch;MCH;30.3;pg;27.0 - 31.0', 'mchc;MCHC;32.9;g/dl;32.0 - 37.0', 'rdw;RDW;14.9;%;11.5 - 14.5', 'plt;PLT;143;K/micl;150 - 400', 'mpv;MPV;10.9;fl;7.2 - 11.1', 'neutp;NEUT %;70.2;%;43.0 - 65.0', 'lymphp;LYMP %;18.1;%;20.0 - 45.0', 'monop;MONO %;8.3;%;0.5 - 11.0', 'eosp;EOS %;2.9;%;0.0 - 5.0', 'basop;BASO %;0.5;%;0.0 - 2.0', 'neut;NEUT abs;6.28;K/micl;2.2 - 8.4', 'lymph;LYMP abs;1.62;K/micl;0.9 - 3.7'])}
      ${group('כימיה בדם', ['glu;GLUCOSE;138;mg/dl;70 - 110', 'a1c;HEMOGLOBIN A1C;7.6;%;4.0 - 5.7', 'urea;UREA;61;mg/dl;17 - 43', 'crea;CREATININE;1.49;mg/dl;0.67 - 1.17', 'uric;URIC ACID;6.2;mg/dl;3.5 - 7.2', 'na;SODIUM;138;mmol/l;136 - 145', 'k;POTASSIUM;5.2;mmol/l;3.5 - 5.1', 'ca;CALCIUM;9.1;mg/dl;8.8 - 10.6', 'alb;ALBUMIN;4.0;g/dl;3.5 - 5.2', 'alp;ALK. PHOSPHATASE;77;U/l;30 - 120', 'ast;AST (GOT);22;U/l;0 - 35', 'alt;ALT (GPT);19;U/l;0 - 45', 'chol;CHOLESTEROL;148;mg/dl;0 - 200', 'trig;TRIGLYCERIDES;171;mg/dl;0 - 150', 'hdl;HDL CHOLESTEROL;34;mg/dl;40 - 90', 'ldl;LDL CHOLESTEROL;80;mg/dl;0 - 130'])}</table>
      <p>${c.t('{x|ערכי הייחוס מותאמים לגיל ולמין|reference comment}. {x|אלבומין בשתן - לא נמסרה דגימה|not done|l.uacr}. {x|ערך HbA1c של 6.5% ומעלה מתאים לסוכרת|reference comment|d.dm2}.')}</p>
      <div style="display:flex;justify-content:space-between"><span>${he('מנהלת המעבדה: ד"ר נטע שיינפלד')}</span><span>${he('עמוד 1 מתוך 1')}</span></div>${c.no('ד"ר נטע שיינפלד', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-07-03'], width: 1000, scale: 1.4 },
)

/** A hospital's emergency department: an English table read from the left under a Hebrew head, H and L in a narrow column. */
const emergency = doc(
  'p1022.jpg',
  ['he', 'lab', 'photo'],
  '2026-03-17',
  [
    'המרכז הרפואי מישור הדרום',
    'מישור הדרום',
    'מרכז רפואי מישור הדרום',
    'המרכז הרפואי מישור הדרום - המלר"ד',
    'המחלקה לרפואה דחופה, המרכז הרפואי מישור הדרום',
  ],
  ['ד"ר חוסאם נאטור', 'חוסאם נאטור', 'נאטור חוסאם'],
  ['סמדר גוזלן', 'גוזלן סמדר', "גב' סמדר גוזלן"],
  'דו"ח מעבדה - כימיה',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      return `<tr data-e="${r.n}"><td>${ltr(r.label)}</td><td class="v">${ltr(r.printed)}</td><td class="v">${ltr(letter(r))}</td><td>${ltr(r.unit)}</td><td>${ltr(r.ref)}</td></tr>`
    }
    return sheet(
      `body{font:18px/1.4 ${FACE.miriam};font-size:19px;padding:46px 70px}td,th{padding:3px 12px;border-bottom:1px dotted #777}th{border-bottom:2px solid #000;border-top:2px solid #000}.v{font-weight:bold}.h td{border:none;padding:2px 4px}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:28px">${he('המרכז הרפואי מישור הדרום')}</b><br>${he('המעבדה לביוכימיה - טל. 08-6400000')}</div>${mark('cross', '#222', 48)}</div>
      <div style="text-align:center;font-size:23px;font-weight:bold;margin:8px 0">${he('דו"ח מעבדה - כימיה')}</div>
      <table class="h" style="border:1px solid #000;margin:8px 0"><tr><td>${he('שם: גוזלן סמדר')}</td><td>${he('ת.ז.: 0-3906117-2')}</td><td>${he('ת. לידה: 26/11/1979')}</td></tr><tr><td>${he('מחלקה: מלר"ד')}</td><td>${he('רופא מזמין: ד"ר חוסאם נאטור')}</td><td>${he("מס' דגימה: 26031744")}</td></tr><tr><td>${he('נלקח: 17/03/2026 13:58')}</td><td>${he('התקבל: 17/03/2026 14:10')}</td><td>${he('הודפס: 17/03/2026 15:31')}</td></tr></table>
      <table dir="ltr"><tr><th style="width:36%">Test</th><th>Result</th><th></th><th>Units</th><th>Reference Range</th></tr>
      ${['glu;Glucose;94;mg/dL;70-100', 'urea;Urea;24;mg/dL;15-40', 'crea;Creatinine;0.71;mg/dL;0.50-0.90', 'na;Sodium;137;mmol/L;136-145', 'k;Potassium;3.3;mmol/L;3.5-5.1', 'cl;Chloride;103;mmol/L;98-107', 'ca;Calcium;8.9;mg/dL;8.6-10.2', 'tbil;Bilirubin Total;2.4;mg/dL;0.3-1.2', 'dbil;Bilirubin Direct;1.6;mg/dL;0.0-0.3', 'ast;AST (GOT);188;U/L;0-35', 'alt;ALT (GPT);264;U/L;0-33', 'alp;Alkaline Phosphatase;212;U/L;35-105', 'ggt;Gamma GT;301;U/L;5-36', 'ldh;LDH;240;U/L;135-214', 'amyl;Amylase;68;U/L;28-100', 'lip;Lipase;44;U/L;13-60', 'crp;CRP;3.9;mg/dL;0.0-0.5', 'hcg;Beta-HCG;<2;mIU/mL;0-5'].map(row).join('')}</table>
      <p>${c.t('הערות: {x|הדגימה לא המוליטית|negated}. {x|טרופונין - בעבודה|pending|l.tropi}. {x|בדיקת אתנול בוטלה|not done|l.etoh}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('אושר ע"י: איגור פבלוב, עובד מעבדה')}</span><span>${he('דף 1 / 1')}</span></div>${c.no('איגור פבלוב', 'laboratory staff')}`,
      'rtl',
    )
  },
  { width: 1000, scale: 1.45, degrade: { angle: -1.2, folds: [0.48] } },
)

/** A private laboratory: the Hebrew name with the English one small under it, an arrow before the result, limits and method behind. */
const thyroid = doc(
  'p1023.png',
  ['he', 'lab', 'clean'],
  '2026-02-23',
  ['מעבדות גבריאלי', 'גבריאלי', 'מעבדות גבריאלי בע"מ', 'מעבדה רפואית גבריאלי'],
  ['ד"ר אורית זלמנוביץ', 'אורית זלמנוביץ', 'זלמנוביץ אורית'],
  ['נאוה סמוחה', 'סמוחה נאוה', "גב' נאוה סמוחה"],
  'דו"ח תוצאות',
  (c) => {
    const row = (s) => {
      const [line, latin, method] = s.split('#')
      const r = c.lab(line)
      return `<tr data-e="${r.n}"><td><b>${he(r.label)}</b><br><small>${ltr(latin)}</small></td><td class="v">${arrow(r)} ${ltr(r.printed)}</td><td>${ltr(r.unit)}</td><td>${mixed(r.ref)}</td><td><small>${ltr(method)}</small></td></tr>`
    }
    return sheet(
      `body{font:17px/1.3 ${FACE.nachlieli};font-size:18px;padding:48px 66px}td,th{padding:4px 12px;border-bottom:1px solid #b7a4c9}th{border-bottom:2px solid #5e3a86;color:#5e3a86}.v{font-weight:bold;white-space:nowrap}small{font-size:14px;color:#555}.h td{border:none;padding:2px 4px}p{margin:10px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#5e3a86', 52)}<div><b style="font-size:28px;color:#5e3a86">${he('מעבדות גבריאלי בע"מ')}</b><br>${he('רחוב הגפן 12, חיפה')}</div></div><b style="font-size:24px">${he('דו"ח תוצאות')}</b></div>
      <table class="h" style="background:#f4eff9;margin:12px 0"><tr><td>${he("לקוחה: גב' נאוה סמוחה")}</td><td>${he('ת.ז. 0-2217460-9')}</td><td>${he('נולדה: 05.09.1966')}</td></tr><tr><td>${he('תאריך נטילה: 23.02.2026')}</td><td>${he('תאריך דיווח: 25.02.2026')}</td><td>${he('לפי הפניית ד"ר אורית זלמנוביץ')}</td></tr></table>
      <table><tr><th style="width:34%">${he('הבדיקה')}</th><th>${he('תוצאה')}</th><th>${he('יחידות')}</th><th>${he('טווח תקין')}</th><th>${he('שיטה')}</th></tr>
      ${['tsh;הורמון מעורר בלוטת התריס;6.85;mIU/L;0.27 - 4.20#TSH#ECLIA', 'ft4;תירוקסין חופשי;12.6;pmol/L;12.0 - 22.0#Free T4#ECLIA', 'ft3;טרייודותירונין חופשי;4.1;pmol/L;3.1 - 6.8#Free T3#ECLIA', 'tpo;נוגדנים לפראוקסידאז;412;IU/mL;עד 34#Anti-TPO#ECLIA', 'pth;הורמון יותרת התריס;81;pg/mL;15 - 65#PTH Intact#ECLIA', 'ca;סידן;9.3;mg/dL;8.6 - 10.2#Calcium#Photometry', 'phos;זרחן;3.4;mg/dL;2.5 - 4.5#Phosphorus#Photometry', 'vitd;ויטמין D;38;nmol/L;75 - 250#25-OH Vitamin D#CLIA', 'b12;ויטמין B12;274;pmol/L;145 - 569#Vitamin B12#ECLIA', 'fol;חומצה פולית;21.4;nmol/L;8.8 - 42.4#Folic Acid#ECLIA', 'ferr;פריטין;19;ng/mL;15 - 150#Ferritin#ECLIA'].map(row).join('')}</table>
      <p>${c.t('הערה: {x|TSH גבוה עם T4 תקין מתאים לתת פעילות תת קלינית|reference comment|d.subhypo}. {x|מומלץ לחזור על TSH בעוד 6 שבועות|planned|l.tsh}. {x|נטילת ביוטין עלולה להשפיע על התוצאות|warned}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:20px"><span>${he("מנהל המעבדה: פרופ' אליעזר ברגר")}</span>${signature(c.rnd, '#222')}</div>${c.no("פרופ' אליעזר ברגר", 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-02-25'], width: 1000, scale: 1.4 },
)

/** A fund's site printed at home: name above, result at the edge, the limits in small words, a note of the doctor above all. */
const online = doc(
  'p1024.png',
  ['he', 'lab', 'clean'],
  '2026-04-12',
  ['שירותי בריאות ורד הגליל', 'ורד הגליל', 'ורד הגליל אונליין'],
  ['ד"ר גיא סלומונסקי', 'גיא סלומונסקי', 'סלומונסקי גיא'],
  ['רונית עמרני', 'עמרני רונית', "גב' רונית עמרני"],
  'תוצאות בדיקות דם',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const word = r.flag === 'H' ? 'מעל הטווח' : r.flag === 'L' ? 'מתחת לטווח' : 'בטווח'
      return `<tr data-e="${r.n}"><td><b>${mixed(r.label)}</b></td><td class="${off(r) ? 'r' : 'n'}">${ltr(`${r.printed} ${r.unit}`)}</td><td class="s">${he(`טווח: ${r.ref}`)}</td><td class="${off(r) ? 'r' : 's'}">${he(word)}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.45 ${FACE.notoHe};font-size:16.5px;padding:0 0 36px}.w{padding:0 54px}td{padding:7px 10px;border-bottom:1px solid #e4e4e4}.r{color:#c62828;font-weight:bold}.s{color:#666;font-size:15px}.n{font-weight:bold}.k{background:#eef6ff;border-right:5px solid #1565c0;padding:8px 16px;margin:12px 0}`,
      `<div style="background:#1565c0;color:#fff;padding:12px 54px;display:flex;justify-content:space-between;align-items:center"><b style="font-size:22px">${he('ורד הגליל')}</b><span>${he('שירותי בריאות ורד הגליל | האזור האישי')}</span></div><div class="w">
      <h2 style="margin:12px 0 2px;font-size:23px">${he('תוצאות בדיקות דם')}</h2>
      <div>${he("גב' רונית עמרני | ת.ז. 0-3358201-4 | ילידת 30/01/1971")}</div><div>${he('תאריך הבדיקה: 12/04/2026 | הרופא המפנה: ד"ר גיא סלומונסקי')}</div>
      <div class="k"><b>${he('הודעה מהרופא, 14/04/2026:')}</b> ${c.t('רונית שלום, יש שיפור. להמשיך {m.ros|קרסטור 10 מ"ג|freq=בערב} בערב. {x|אם הסוכר יישאר גבוה - נתחיל גלוקופאז|conditional|m.metf}. {x|בדיקה חוזרת בעוד 3 חודשים|planned}.')}</div>
      <table>${['glu;גלוקוז בצום;109;mg/dL;70-100', 'a1c;המוגלובין מסוכרר A1C;5.9;%;4-5.6', 'chol;כולסטרול כללי;192;mg/dL;עד 200', 'hdl;כולסטרול HDL;52;mg/dL;מעל 50', 'ldl;כולסטרול LDL;107;mg/dL;עד 130', 'nhdl;כולסטרול Non-HDL;140;mg/dL;עד 160', 'trig;טריגליצרידים;165;mg/dL;עד 150', 'crea;קריאטינין;0.74;mg/dL;0.5-0.9', 'ast;אנזימי כבד AST;27;U/L;0-32', 'alt;אנזימי כבד ALT;41;U/L;0-33', 'ggt;GGT;29;U/L;5-36', 'ck;CK;118;U/L;26-192', 'tsh;TSH;2.14;mIU/L;0.35-4.94'].map(row).join('')}</table>
      <p style="color:#666;font-size:14.5px">${c.t('{x|ערכי הטווח הם כלליים ואינם מהווים אבחנה|reference comment}. הודפס מהאתר: 15/04/2026')}</p></div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-04-14', '2026-04-15'], width: 960, scale: 1.42 },
)

/** A fund's follow-up of two days: unit and limits stand before the results, the newest day first, a star at what is outside. */
const twodays = doc(
  'p1025.jpg',
  ['he', 'lab', 'scan'],
  '2026-06-09',
  ['קופת חולים דרדר', 'דרדר', 'קופ"ח דרדר', 'קופת חולים דרדר - מרפאה ראומטולוגית'],
  ['ד"ר סיגל קעדאן', 'סיגל קעדאן', 'קעדאן סיגל'],
  ['חוה טננהויז', 'טננהויז חוה', "גב' חוה טננהויז"],
  'מעקב בדיקות מעבדה',
  (c) => {
    const on = ['2026-06-09', '2026-03-10']
    const show = (r) => `${r.printed}${off(r) ? ' *' : ''}`
    const row = (s) => {
      const [key, label, unit, ref, ...list] = s.split(';')
      const cells = on.map(
        (d, i) =>
          `<td class="v">${list[i] ? `<bdi dir="${/[א-ת]/.test(list[i]) ? 'rtl' : 'ltr'}">${resultCell(c, key, label, list[i], unit, ref, d, show)}</bdi>` : ''}</td>`,
      )
      return `<tr><td>${mixed(label)}</td><td>${ltr(unit)}</td><td>${mixed(ref)}</td>${cells.join('')}</tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="5">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:17px/1.3 ${FACE.david};font-size:19.5px;padding:44px 64px}td,th{border:1px solid #666;padding:2px 12px}th{background:#ddd}.v{text-align:center}.g td{font-weight:bold;background:#f2f2f2}.h td{border:none;padding:1px 4px}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:29px">${he('קופת חולים דרדר')}</b><br>${he('מרפאה ראומטולוגית, רמת גן')}</div><b style="font-size:25px">${he('מעקב בדיקות מעבדה')}</b>${matrixCode(c.rnd, 16, 3)}</div>
      <table class="h" style="border-top:1px solid #000;border-bottom:1px solid #000;margin:8px 0"><tr><td>${he("שם: גב' חוה טננהויז")}</td><td>${he('ת.ז. 0-5028113-6')}</td><td>${he('ת. לידה: 11/12/1963')}</td></tr><tr><td>${he('רופאה: ד"ר סיגל קעדאן')}</td><td>${he('הופק: 11/06/2026')}</td><td>${he('סוג דגימה: דם, שתן')}</td></tr></table>
      <table><tr><th style="width:33%">${he('בדיקה')}</th><th>${he('יחידות')}</th><th>${he('ערכי נורמה')}</th><th>09/06/2026</th><th>10/03/2026</th></tr>
      ${group('ספירת דם', ['wbc;WBC;K/uL;4.0-11.0;5.6;6.9', 'hgb;HGB;g/dL;12.0-16.0;11.6;12.1', 'hct;HCT;%;36.0-46.0;35.1;36.8', 'mcv;MCV;fL;80.0-100.0;98.3;96.0', 'plt;PLT;K/uL;150-450;271;318', 'neut;NEUT#;K/uL;1.8-7.7;3.2;4.3', 'lymph;LYMPH#;K/uL;1.0-4.8;1.7;1.9', 'esr;שקיעת דם;mm/h;עד 30;22;47'])}
      ${group('כימיה', ['crea;קריאטינין;mg/dL;0.50-0.95;0.82;0.79', 'urea;אוריאה;mg/dL;17-43;33;', 'alt;ALT;U/L;0-35;52;28', 'ast;AST;U/L;0-35;44;25', 'alp;פוספטזה אלקלית;U/L;30-120;69;72', 'alb;אלבומין;g/dL;3.5-5.2;4.2;4.1', 'crp;CRP;mg/L;0-5;3.8;18.6', 'ferr;פריטין;ng/mL;15-150;88;', 'b12;ויטמין B12;pmol/L;138-652;301;'])}
      ${group('אימונולוגיה', ['rf;גורם שיגרוני RF;IU/mL;עד 14;;64', 'ccp;Anti-CCP;U/mL;עד 17;;143'])}
      ${group('שתן כללי', ['uprot;חלבון;;;שלילי;שלילי', 'ubld;דם;;;שלילי;+1', 'uleu;לויקוציטים;;;שלילי;שלילי', 'unit;ניטריט;;;שלילי;שלילי'])}</table>
      <p>${c.t('* ערך מחוץ לנורמה. {d.transam?|עליית אנזימי כבד|icd=R74.01/R74.8} תחת {m.mtx?|מטוטרקסט|dose=-}, {x|לחזור על הבדיקה בעוד שבועיים|planned}. {x|QuantiFERON - הוזמן, טרם בוצע|pending|l.qft}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('מנהלת המעבדה: ד"ר רות אינגבר')}</span><span>${he('דף 1 מתוך 1')}</span></div>${c.no('ד"ר רות אינגבר', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-06-11', '2026-03-10'], width: 1020, scale: 1.4, degrade: { angle: 0.7 } },
)

export const twentySeventhHeLabs = [yearly, emergency, thyroid, online, twodays]
