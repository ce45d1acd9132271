/** Laboratory paper in Hebrew: a fund's print with Latin names and a star on a scale, a fund's site with three days side by side, an emergency department's sheet in blocks, urine with culture, a print with lowest and highest in columns and the earlier result. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

const iso = (s) => s.split('/').reverse().join('-')

/** A fund's print: names in Latin capitals, result, unit, range, a star on a scale for where it lies. */
const scale = doc(
  'p441.jpg',
  ['he', 'lab', 'photo'],
  '2026-02-08',
  ['קופת חולים ערבה', 'ערבה', 'קופ"ח ערבה', 'ערבה שירותי בריאות'],
  ['ד"ר לילך אמסלם', 'לילך אמסלם', 'אמסלם לילך'],
  ['יורם צדוק', 'צדוק יורם', 'מר יורם צדוק'],
  'תוצאות בדיקות מעבדה',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const at = { L: 0, N: 2, H: 4 }[r.flag]
      const bar = at == null ? '' : `[${[0, 1, 2, 3, 4].map((i) => (i === at ? '*' : '-')).join('')}]`
      return `<tr data-e="${r.n}"><td class="e">${ltr(r.label)}</td><td class="v">${mixed(r.printed)}</td><td>${ltr(r.unit)}</td><td>${r.ref ? mixed(r.ref) : ''}</td><td class="s">${ltr(bar)}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="5">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:17px/1.3 ${FACE.arial};padding:36px 58px}td,th{padding:1.7px 10px}th{border-bottom:2px solid #006a8e;color:#006a8e;font-size:16px}tr{border-bottom:1px solid #ddd}.e{font-size:16px}.v{font-weight:bold}.s{font:16px ${FACE.mono};letter-spacing:1px}.g td{font-weight:bold;background:#e3f1f5;padding-top:3px}p{margin:5px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#006a8e', 46)}<div><b style="font-size:25px;color:#006a8e">קופת חולים ערבה</b><br>${he('מעבדה אזורית דרום')}</div></div><div style="font-size:16px">${he('תאריך הדפסה: 15/02/2026')}<br>${he('עמוד 1 מתוך 1')}</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;border:1px solid #006a8e;padding:4px 12px;margin:8px 0"><div>${he('שם: יורם צדוק')}<br>${he('ת.ז. 0-5710342-6 \u00a0 תאריך לידה: 17/10/1963')}<br>${he('מין: זכר')}</div><div>${he('רופא מפנה: ד"ר לילך אמסלם')}<br>${he('תאריך ביצוע: 08/02/2026 \u00a0 שעה: 07:05')}<br>${he('מרפאה: שכונת הפארק')}</div></div>
      <table><tr><th>${he('שם הבדיקה')}</th><th>${he('תוצאה')}</th><th>${he('יחידות')}</th><th>${he('ערכי ייחוס')}</th><th>${he('מיקום בטווח')}</th></tr>
      ${group('כימיה', ['glu;GLUCOSE (B);118;mg/dl;70 - 100', 'urea;UREA (B);36;mg/dl;17 - 43', 'crea;CREATININE (B);1.02;mg/dl;0.67 - 1.17', 'egfr;eGFR (CKD-EPI);83;ml/min;', 'na;SODIUM (B);140;mmol/l;136 - 146', 'k;POTASSIUM (B);4.5;mmol/l;3.5 - 5.1', 'ca;CALCIUM (B);9.4;mg/dl;8.8 - 10.6', 'uric;URIC ACID (B);7.4;mg/dl;3.5 - 7.2', 'tp;PROTEIN TOTAL (B);7.2;g/dl;6.6 - 8.3', 'alb;ALBUMIN (B);4.3;g/dl;3.5 - 5.2', 'tbil;BILIRUBIN TOTAL;0.71;mg/dl;0.3 - 1.2', 'alp;ALK. PHOSPHATASE;72;U/l;30 - 120', 'ast;AST (GOT);34;U/l;0 - 35', 'alt;ALT (GPT);57;U/l;0 - 45', 'ggt;GGT;68;U/l;0 - 55', 'ldh;LDH;198;U/l;0 - 248', 'ck;CK (CPK);231;U/l;0 - 171'])}
      ${group('שומנים', ['chol;CHOLESTEROL;189;mg/dl;0 - 200', 'hdl;CHOLESTEROL-HDL;38;mg/dl;מעל 40', 'ldl;CHOLESTEROL-LDL (calc);112;mg/dl;0 - 130', 'trig;TRIGLYCERIDES;196;mg/dl;0 - 150', 'nhdl;NON-HDL CHOLESTEROL;151;mg/dl;'])}
      ${group('המטולוגיה', ['wbc;WBC;7.94;K/micl;4.5 - 11.0', 'hgb;HGB;15.6;g/dl;13.5 - 17.5', 'hct;HCT;46.3;%;41 - 53', 'mcv;MCV;88.9;fl;80 - 94', 'rdw;RDW;13.4;%;11.5 - 14.5', 'plt;PLT;247;K/micl;150 - 450', 'neutp;NEUT %;61.2;%;40 - 75', 'lymphp;LYM %;27.5;%;20 - 45'])}
      ${group('שונות', ['a1c;HEMOGLOBIN A1C;6.4;%;4.0 - 5.6', 'tsh;TSH;2.64;mIU/l;0.55 - 4.78', 'psa;PSA;1.12;ng/ml;0 - 4.0', 'fobt;OCCULT BLOOD (FIT);שלילי;;'])}</table>
      <p>${c.t('הערות: {x|HbA1c בין 5.7 ל-6.4 מתאים לטרום סוכרת|reference comment|d.predm}. {x|הדגימה אינה המוליטית|negated}. {x|B12 - לא בוצע, כמות דגימה קטנה|not done|l.b12}.')}</p>
      <div>${hand('לקבוע תור לרופאה', 30)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-02-15'], width: 1060, scale: 1.42, degrade: { angle: 1.2, folds: [0.5] } },
)

/** A fund's site, printed: three days across with the newest nearest to the name, range and unit last. */
const compare = doc(
  'p442.png',
  ['he', 'lab', 'clean'],
  '2025-12-03',
  ['קופת חולים רימון', 'רימון', 'רימון אונליין', 'קופ"ח רימון'],
  ['ד"ר אולגה פרידמן', 'אולגה פרידמן', 'פרידמן אולגה'],
  ['מרים אוחיון', 'אוחיון מרים', "גב' מרים אוחיון"],
  'השוואת תוצאות בדיקות',
  (c) => {
    const days = ['03/12/2025', '18/06/2025', '09/01/2025']
    const row = (s) => {
      const [key, label, unit, ref, ...values] = s.split(';')
      const cell = (v, i) => {
        if (!v) return '<td class="v">–</td>'
        let off = ''
        const span = resultCell(c, key, label, v, unit, ref, iso(days[i]), (r) => {
          off = r.flag === 'H' || r.flag === 'L' ? ' off' : ''
          return v
        })
        return `<td class="v${off}"><bdi dir="ltr">${span}</bdi></td>`
      }
      return `<tr data-line><td class="n">${he(label)}</td>${values.map(cell).join('')}<td>${mixed(ref)}</td><td>${ltr(unit)}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="6">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:17px/1.4 ${FACE.notoHe};padding:42px 58px}td,th{padding:4px 10px;border-bottom:1px solid #d8dbe5}th{background:#fbe9ef;color:#a3154d}.n{font-weight:600}.v{text-align:center}.off{background:#fde3e3;color:#a3154d;font-weight:bold}.g td{color:#a3154d;font-weight:bold;font-size:18px;padding-top:12px}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;background:#a3154d;color:#fff;margin:-42px -58px 14px;padding:16px 58px"><b style="font-size:25px">${he('רימון אונליין')}</b><span>${he('קופת חולים רימון \u00a0|\u00a0 התיק הרפואי שלי')}</span></div>
      <b style="font-size:22px">${he('השוואת תוצאות בדיקות')}</b>
      <p>${he('מרים אוחיון \u00a0 ת.ז. 0-4418207-1 \u00a0 ילידת 25/04/1958')}<br>${he('בדיקה אחרונה: 03/12/2025, בהפניית ד"ר אולגה פרידמן \u00a0 הופק: 09/12/2025 22:14')}</p>
      <table><tr><th>${he('בדיקה')}</th>${days.map((d) => `<th class="v">${ltr(d)}</th>`).join('')}<th>${he('טווח')}</th><th>${he('יחידה')}</th></tr>
      ${group('בלוטת התריס', ['tsh;TSH;mIU/L;0.4 - 4.2;4.9;2.1;3.3', 'ft4;T4 חופשי;pmol/L;10 - 20;12.1;14.6;13.0'])}
      ${group('סוכר ושומנים', ['glu;גלוקוז;mg/dL;70 - 100;97;94;101', 'a1c;המוגלובין מסוכרר;%;4.0 - 5.6;5.7;5.6;5.8', 'chol;כולסטרול כללי;mg/dL;עד 200;204;241;', 'ldl;כולסטרול LDL;mg/dL;עד 130;121;158;', 'hdl;כולסטרול HDL;mg/dL;מעל 50;56;54;', 'trig;טריגליצרידים;mg/dL;עד 150;135;144;'])}
      ${group('ספירת דם', ['hgb;המוגלובין;g/dL;12 - 16;12.8;12.2;11.7', 'mcv;MCV;fL;80 - 98;86.1;84.7;82.9', 'wbc;לויקוציטים;K/uL;4 - 11;5.6;6.0;5.3', 'plt;טסיות;K/uL;150 - 450;233;;251'])}
      ${group('כליות ומלחים', ['crea;קריאטינין;mg/dL;0.5 - 0.95;0.71;0.69;0.73', 'k;אשלגן;mmol/L;3.5 - 5.1;4.3;;4.6', 'ca;סידן;mg/dL;8.5 - 10.5;9.9;;9.7'])}
      ${group('ויטמינים וברזל', ['vitd;ויטמין D;nmol/L;75 - 250;71;58;', 'ferr;פריטין;ng/mL;15 - 150;39;22;11'])}</table>
      <p style="border-inline-start:5px solid #a3154d;padding-inline-start:12px">${c.t('הערת הרופאה מ-05/12/2025: מרים שלום, TSH מעט גבוה, נעלה {m.levo|אלטרוקסין ל-100 מק"ג בבוקר|freq=בבוקר}. הכולסטרול ירד יפה עם {m.ator|ליפיטור 20 מ"ג בערב|freq=בערב}. את ה{m.h14iron|ברזל|st=stopped;dose=-} אפשר להפסיק. {x|אין סוכרת|negated|d.dm2}. {x|TSH חוזר בעוד חודשיים|planned}. {x|אם תהיה ירידה בויטמין D נתחיל טיפות|conditional|m.chole}. {x|לבת שלך יש צליאק|family history|d.celiac}.')}</p>`,
      'rtl',
    )
  },
  { dateAliases: ['2025-12-09'], width: 1080, scale: 1.3 },
)

/** An emergency department's laboratory sheet: blocks in two columns, each with its hour. */
const urgent = doc(
  'p443.jpg',
  ['he', 'lab', 'scan'],
  '2025-07-29',
  ['המרכז הרפואי רמת אילנות', 'רמת אילנות', 'מרכז רפואי רמת אילנות'],
  ['ד"ר יואב שפיר', 'יואב שפיר', 'שפיר יואב'],
  ['סלים נאסר', 'נאסר סלים', 'מר סלים נאסר'],
  'תוצאות מעבדה - מלר"ד',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const off = r.flag === 'H' || r.flag === 'L'
      return `<tr data-e="${r.n}"><td class="e">${ltr(r.label)}</td><td class="v">${mixed(off ? `${r.printed} ${r.flag}` : r.printed)}</td><td>${ltr(r.unit)}</td><td>${r.ref ? ltr(r.ref) : ''}</td></tr>`
    }
    const block = (title, list) =>
      `<div class="b"><h3>${he(title)}</h3><table dir="ltr"><tr><th>Test</th><th>Result</th><th>Unit</th><th>Range</th></tr>${list.map(row).join('')}</table></div>`
    return sheet(
      `body{font:17px/1.36 ${FACE.miriam};font-size:18px;padding:42px 52px}.two{display:grid;grid-template-columns:1fr 1fr;gap:12px 22px;align-items:start}.b{border:1px solid #555}.b h3{font-size:18px;background:#ddd;padding:2px 10px}td,th{padding:1.6px 8px;font-size:16.5px;text-align:left}th{border-bottom:1px solid #999;font-size:14.5px}.v{font-weight:bold;white-space:nowrap}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #000;padding-bottom:5px"><div><b style="font-size:26px">המרכז הרפואי רמת אילנות</b><br>${he('המחלקה לרפואה דחופה \u00a0 תוצאות מעבדה')}</div>${barcode(c.rnd, 36, 40)}</div>
      <p>${he('מטופל: מר סלים נאסר \u00a0 ת.ז. 0-2880416-4 \u00a0 ת. לידה 06/03/1971 \u00a0 בן 54')}<br>${he('קבלה: 29/07/2025 13:31 \u00a0 רופא מטפל: ד"ר יואב שפיר \u00a0 אחות: ספיר לב \u00a0 הודפס 29/07/2025 21:10')}</p>${c.no('ספיר לב', 'nurse')}
      <p>${c.t('סיבת הפניה: {o|כאב בחזה} מזה שעתיים. ברקע {d.dm2|סוכרת}, {d.hld|היפרליפידמיה}. {x|לשלילת אוטם|question|d.mi}. {x|ללא מחלת כליות|negated|d.ckd}.')}</p>
      <div class="two"><div style="display:grid;gap:12px">
      ${block('ביוכימיה, נלקח 29/07/2025 13:50', ['glu;Glucose;204;mg/dL;70-140', 'urea;Urea;41;mg/dL;17-49', 'crea;Creatinine;0.98;mg/dL;0.70-1.20', 'na;Sodium;136;mmol/L;136-145', 'k;Potassium;4.2;mmol/L;3.5-5.1', 'cl;Chloride;101;mmol/L;98-107', 'ca;Calcium;9.2;mg/dL;8.6-10.2', 'mg;Magnesium;1.7;mg/dL;1.6-2.6', 'alt;ALT;36;U/L;0-41', 'tbil;Bilirubin total;0.6;mg/dL;0-1.2', 'lip;Lipase;33;U/L;13-60', 'crp;CRP;0.41;mg/dL;0-0.5'])}
      ${block('לב, נלקח 29/07/2025 13:50', ['tropi;hs-Troponin I;9;ng/L;0-34', 'ck;CPK;148;U/L;39-308'])}
      ${block('לב, נלקח 29/07/2025 17:05', ['tropi;hs-Troponin I;11;ng/L;0-34'])}</div>
      <div style="display:grid;gap:12px">
      ${block('ספירת דם, נלקח 29/07/2025 13:50', ['wbc;WBC;9.6;K/uL;4.5-11.0', 'hgb;HGB;14.7;g/dL;13.5-17.5', 'hct;HCT;43.8;%;41-53', 'mcv;MCV;84.4;fL;80-98', 'plt;PLT;301;K/uL;150-450', 'neut;NEUT abs;6.1;K/uL;1.8-7.7', 'lymph;LYM abs;2.6;K/uL;1.0-4.8', 'eos;EOS abs;0.2;K/uL;0-0.5'])}
      ${block('קרישה, נלקח 29/07/2025 13:50', ['inr;INR;1.02;;0.9-1.2', 'aptt;APTT;28.4;sec;25-35', 'dd;D-Dimer;340;ng/mL FEU;0-500'])}
      ${block('גזים ורידי, נלקח 29/07/2025 13:58', ['ph;pH;7.38;;7.32-7.43', 'pco2;pCO2;44.1;mmHg;38-54', 'abghco3;HCO3;25.2;mmol/L;22-28', 'lact;Lactate;1.4;mmol/L;0.5-2.2'])}</div></div>
      <p>${c.t('הערה: {x|שינוי בטרופונין קטן מ-3 ng/L אינו תומך באוטם חריף|reference comment|d.nstemi}. {x|הערך של LDL לא נמדד|not done|l.ldl}. {x|בדיקת HbA1c תישלח מחר|planned|l.a1c}.')}</p><div style="display:flex;justify-content:space-between;align-items:center"><span>${he('אישור: מרינה ג., עובדת מעבדה')}</span>${stamp(['מעבדה דחופה', '29.07.2025'], '#333', -5)}</div>${c.no('מרינה ג.', 'laboratory worker')}`,
      'rtl',
    )
  },
  { width: 1120, scale: 1.3, degrade: { angle: -0.7 } },
)

/** Urine and its culture from a fund: stick and sediment as lines, then the germ and a table of antibiotics. */
const urine = doc(
  'p444.png',
  ['he', 'lab', 'clean'],
  '2026-01-19',
  ['קופת חולים מרווה', 'מרווה', 'קופ"ח מרווה', 'קופת חולים מרווה - מעבדה מיקרוביולוגית'],
  ['ד"ר רועי כנען', 'רועי כנען', 'כנען רועי'],
  ['דנה פלדמן', 'פלדמן דנה', "גב' דנה פלדמן"],
  'בדיקת שתן ותרבית',
  (c) => {
    const line = (s) => {
      const r = c.lab(s)
      const off = r.flag === 'H' ? ` ${he('(גבוה)')}` : ''
      return `<div class="l" data-e="${r.n}" data-line><span class="a">${he(r.label)}</span> <b>${mixed(`${r.printed} ${r.unit}`.trim())}</b> ${r.ref ? `<span class="r">${he('תקין:')} ${mixed(r.ref)}</span>` : ''}${off}</div>`
    }
    const germ = c.lab('ucult;תרבית שתן;Escherichia coli;;')
    c.optional.push('Escherichia coli')
    const drug = (name, mic, what, id) =>
      `<tr><td>${c.t(`{x|${name}|antibiogram${id ? `|m.${id}` : ''}}`)}</td><td>${ltr(mic)}</td><td>${he(what)}</td></tr>`
    return sheet(
      `body{font:19px/1.42 ${FACE.frank};font-size:21px;padding:48px 76px}h3{font-size:22px;color:#5a3d00;border-bottom:2px solid #c08a1e;margin:14px 0 4px}.l{padding:1px 0}.a{display:inline-block;width:250px}.r{color:#444;margin-inline-start:26px}td,th{border:1px solid #bbb;padding:2px 10px}th{background:#f7efdd}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#c08a1e', 48)}<div><b style="font-size:27px;color:#5a3d00">קופת חולים מרווה</b><br>${he('מעבדה מיקרוביולוגית')}</div></div>${matrixCode(c.rnd, 20, 3)}</div>
      <p>${he("גב' דנה פלדמן, ת.ז. 3-0477120-5, נולדה 14/09/1991")}<br>${he('רופא מזמין: ד"ר רועי כנען \u00a0 מרפאה: נווה גנים')}<br>${he('דגימה נמסרה: 19/01/2026 09:40 \u00a0 תשובה סופית: 21/01/2026')}</p>
      <p>${c.t('פרטים: {o|צריבה בהשתנה} יומיים. {x|ללא חום|negated}. {x|אינה בהריון|negated}. רגישות: {a.sulfa|סולפה|react=פריחה} (פריחה).')}</p>
      <h3>${he('שתן כללית')}</h3>${['usg;משקל סגולי;1.022;;1.005 - 1.030', 'uph;pH;6.5;;5.0 - 8.0', 'uleu;לויקוציטים;+++;;', 'unit;ניטריט;חיובי;;', 'uprot;חלבון;עקבות;;', 'ubld;דם;++;;', 'uglu;גלוקוז;שלילי;;', 'uket;קטונים;שלילי;;'].map(line).join('')}
      <h3>${he('משקע')}</h3>${['uwbc;לויקוציטים בשדה;48;/HPF;0 - 5', 'urbc;אריתרוציטים בשדה;11;/HPF;0 - 3', 'uepi;תאי אפיתל;מעט;;', 'ubact;חיידקים;רבים;;'].map(line).join('')}
      <h3>${he('תרבית שתן')}</h3><div class="l" data-e="${germ.n}" data-line><span class="a">${he('תרבית שתן')}</span> <b>${ltr('Escherichia coli')}</b> ${ltr('>100,000 CFU/mL')}</div>
      <table style="width:74%;margin-top:8px"><tr><th>${he('אנטיביוטיקה')}</th><th>MIC</th><th>${he('רגישות')}</th></tr>${drug('Ampicillin', '>=32', 'עמיד')}${drug('Amoxicillin/Clavulanate', '4', 'רגיש', 'coamox')}${drug('Cefuroxime', '4', 'רגיש', 'cefur')}${drug('Ciprofloxacin', '<=0.25', 'רגיש', 'cipr')}${drug('Fosfomycin', '<=16', 'רגיש')}${drug('Gentamicin', '<=1', 'רגיש', 'gent')}${drug('Nitrofurantoin', '<=16', 'רגיש', 'nitrof')}${drug('Trimethoprim/Sulfa', '>=320', 'עמיד', 'sept')}</table>
      <p>${c.t('הערה: {x|ESBL לא זוהה|negated}. {x|אין צורך בתרבית חוזרת אם חלפו התסמינים|not needed}. {x|בבדיקה זו לא נבדקו כלמידיה וזיבה|not done}. {x|נשים בהריון יטופלו גם ללא תסמינים|reference comment}.')}</p>
      <div style="font-size:18px">${he('אישרה: ד"ר ענבל רוט, מנהלת המעבדה')}</div>${c.no('ד"ר ענבל רוט', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-01-21'], width: 1080, scale: 1.3 },
)

/** A fund's print for the doctor: number, name, result, lowest, highest, unit, the earlier result with its day. */
const lowHigh = doc(
  'p445.jpg',
  ['he', 'lab', 'photo'],
  '2025-09-16',
  ['קופת חולים אגמים', 'אגמים', 'קופ"ח אגמים', 'אגמים שירותי בריאות'],
  ['ד"ר גלית שטרן', 'גלית שטרן', 'שטרן גלית'],
  ['אברהם מזרחי', 'מזרחי אברהם', 'מר אברהם מזרחי'],
  'דו"ח תוצאות מעבדה',
  (c) => {
    let n = 0
    const row = (s) => {
      const [line, old, when = '11/03/2025'] = s.split('|')
      const [key, label, printed, unit, low, high] = line.split(';')
      const ref = low && high ? `${low} - ${high}` : low ? `>=${low}` : high ? `<=${high}` : ''
      const span = resultCell(c, key, label, printed, unit, ref, '2025-09-16', (r) =>
        r.flag === 'H' || r.flag === 'L' ? `${printed} !` : printed,
      )
      const past = old ? resultCell(c, key, label, old, unit, ref, iso(when)) : ''
      return `<tr data-line><td>${++n}</td><td>${he(label)}</td><td class="v"><bdi dir="ltr">${span}</bdi></td><td>${ltr(low)}</td><td>${ltr(high)}</td><td>${ltr(unit)}</td><td><bdi dir="ltr">${past}</bdi></td><td>${old ? ltr(when) : ''}</td></tr>`
    }
    return sheet(
      `body{font:18px/1.36 ${FACE.david};font-size:20px;padding:40px 54px}td,th{border:1px solid #4c7a2f;padding:2.4px 9px}th{background:#e7f1df;font-size:18px}.v{font-weight:bold;white-space:nowrap}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#4c7a2f', 48)}<div><b style="font-size:27px;color:#35591f">קופת חולים אגמים</b><br>${he('דו"ח תוצאות מעבדה לרופא המטפל')}</div></div><div>${he('הופק 18/09/2025')}</div></div>
      <p>${he('שם המבוטח: מר אברהם מזרחי \u00a0 ת.ז. 0-0913375-2 \u00a0 ת. לידה: 02/02/1949 \u00a0 סניף: מרכז העיר')}<br>${he('רופאה מטפלת: ד"ר גלית שטרן \u00a0 תאריך דגימה: 16/09/2025 \u00a0 בצום: כן')}</p>
      <p>${c.t('אבחנות בהפניה: {d.dm2|סוכרת סוג 2}, {d.htn|יתר לחץ דם}, {d.ckd3|אי ספיקת כליות כרונית שלב 3|icd=N18.30/N18.31/N18.32}, {d.af|פרפור פרוזדורים}.')}</p>
      <table><tr><th>#</th><th>${he('בדיקה')}</th><th>${he('תוצאה')}</th><th>${he('נמוך')}</th><th>${he('גבוה')}</th><th>${he('יחידה')}</th><th>${he('קודמת')}</th><th>${he('מתאריך')}</th></tr>
      ${['glu;סוכר בצום;139;mg/dL;70;100|151', 'a1c;המוגלובין A1c;7.2;%;4.0;5.7|7.6', 'urea;אוריאה;62;mg/dL;17;49|58', 'crea;קריאטינין;1.58;mg/dL;0.7;1.2|1.49', 'egfr;סינון גלומרולרי;44;mL/min;60;|48', 'na;נתרן;137;mmol/L;136;145|138', 'k;אשלגן;5.4;mmol/L;3.5;5.1|4.9', 'uric;חומצת שתן;6.8;mg/dL;3.4;7.0', 'ca;סידן;9.0;mg/dL;8.6;10.2', 'phos;זרחן;3.9;mg/dL;2.5;4.5', 'alb;אלבומין;3.9;g/dL;3.5;5.2', 'alt;ALT;21;U/L;;41', 'chol;כולסטרול;141;mg/dL;;200|149', 'ldl;LDL כולסטרול;68;mg/dL;;100|77', 'hdl;HDL כולסטרול;42;mg/dL;40;', 'trig;טריגליצרידים;155;mg/dL;;150', 'hgb;המוגלובין;11.9;g/dL;13.5;17.5|12.3', 'wbc;תאי דם לבנים;6.7;K/uL;4.0;11.0', 'plt;טסיות דם;178;K/uL;150;400', 'mcv;נפח תא ממוצע;93.5;fL;80;98', 'ferr;פריטין;61;ng/mL;30;400|74|05/11/2024', 'b12;ויטמין B12;203;pg/mL;197;771|344|05/11/2024', 'uacr;אלבומין לקריאטינין בשתן;88;mg/g;;30|105'].map(row).join('')}</table>
      <p>${c.t('הערות המעבדה: {x|אשלגן - הדגימה אינה המוליטית|negated}. {x|מומלצת בדיקה חוזרת של אשלגן תוך שבוע|planned}. {x|INR לא הוזמן|not done|l.inr}. {x|eGFR מתחת ל-60 במשך 3 חודשים מעיד על מחלת כליות כרונית|reference comment}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><div>${signature(c.rnd, '#26306f')}</div><span style="font:32px 'Dancing Script','dkgHandwriting',cursive;color:#1d2f6f">${c.t('להפסיק {m.spir?|אלדקטון|st=stopped;dose=-}!')}</span></div>`,
      'rtl',
    )
  },
  { dateAliases: ['2025-09-18'], width: 1060, scale: 1.4, degrade: { angle: -1.4 } },
)

export const fourteenthHeLabs = [scale, compare, urgent, urine, lowHigh]
