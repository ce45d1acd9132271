/** Laboratory paper in Hebrew for practice: a fund's site with the earlier result and its day in the row, a hospital's English sheet with low and high in columns before the result, a private laboratory with limits under the name. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { parseRange } from '../lib/text.mjs'
import { FACE, doc, he, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

/** A fund's site: name, result, unit, range, the earlier result with its day. */
const site = doc(
  'p9291.png',
  ['he', 'lab', 'clean'],
  '2026-09-06',
  ['קופת חולים אלונים', 'אלונים', 'קופ"ח אלונים', 'אלונים שירותי בריאות'],
  ['ד"ר דנה לוינסון', 'דנה לוינסון', 'לוינסון דנה'],
  ['אריה קופרמן', 'קופרמן אריה', 'מר אריה קופרמן'],
  'תוצאות בדיקות',
  (c) => {
    const row = (s) => {
      const [key, label, now, unit, ref, before] = s.split(';')
      const r = c.lab([key, label, now, unit, ref].join(';'))
      const sign = { H: '▲', L: '▼' }[r.flag] ?? ''
      return `<tr><td>${mixed(label)}</td><td data-e="${r.n}" class="${sign ? 'b' : ''}">${ltr(now)} ${sign}</td><td>${ltr(unit)}</td><td>${mixed(ref)}</td><td class="o">${before ? resultCell(c, key, label, before, unit, ref, '2026-03-15') : ''}</td><td class="o">${before ? ltr('15/03/2026') : ''}</td></tr>`
    }
    const part = (name, list, note) =>
      `<tr class="g"><td colspan="6">${he(name)}</td></tr>${list.map(row).join('')}${note ? `<tr><td colspan="6" class="n">${c.t(note)}</td></tr>` : ''}`
    return sheet(
      `body{font:16.5px/1.3 ${FACE.notoHe};font-size:15.8px;padding:40px 60px}.t td,.t th{padding:2.2px 9px;border-bottom:1px solid #dfe5ea}.t th{background:#0d6b62;color:#fff;font-size:14.5px}.g td{background:#e4f1ef;font-weight:bold;color:#0d6b62}.b{font-weight:bold;color:#b01818}.o{color:#555}.n{font-size:14px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('star', '#0d6b62', 44)}<b style="font-size:24px;color:#0d6b62">${he('אלונים שירותי בריאות')}</b></div><b style="font-size:20px">${he('תוצאות בדיקות')}</b></div>
      <p style="background:#f4f8f7;padding:6px 12px">${he('אריה קופרמן | ת.ז. 0-3308915-2 | גיל 66 | זכר')}<br>${he('תאריך ביצוע: 06/09/2026 07:10 | רופא מפנה: ד"ר דנה לוינסון | הופק: 09/09/2026')}</p>
      <table class="t"><tr><th style="width:31%">${he('בדיקה')}</th><th>${he('תוצאה')}</th><th>${he('יחידות')}</th><th>${he('טווח תקין')}</th><th>${he('תוצאה קודמת')}</th><th>${he('תאריך')}</th></tr>
      ${part('כימיה', ['glu;גלוקוז;131;mg/dL;70 - 100;124', 'a1c;המוגלובין מסוכרר HbA1c;6.8;%;4.0 - 5.6;6.6', 'crea;קריאטינין;1.21;mg/dL;0.70 - 1.20;1.09', 'egfr;GFR מוערך;66;mL/min/1.73m2;מעל 60;75', 'urea;אוריאה;47;mg/dL;17 - 49;41', 'na;נתרן;142;mmol/L;136 - 145;', 'k;אשלגן;4.9;mmol/L;3.5 - 5.1;4.6', 'uric;חומצה אורית;8.2;mg/dL;3.4 - 7.0;7.7', 'ca;סידן;9.4;mg/dL;8.6 - 10.2;', 'alb;אלבומין;4.2;g/dL;3.5 - 5.2;', 'tp;חלבון כללי;7.1;g/dL;6.4 - 8.3;', 'alt;ALT;28;U/L;עד 41;33', 'ast;AST;22;U/L;עד 40;25', 'alp;ALP;74;U/L;40 - 129;', 'ggt;GGT;58;U/L;עד 60;71', 'ck;CK;212;U/L;39 - 308;'], '{x|HbA1c מעל 6.5% תואם סוכרת|reference comment|d.dm2}')}
      ${part('שומנים', ['chol;כולסטרול כללי;158;mg/dL;עד 200;204', 'hdl;כולסטרול HDL;41;mg/dL;מעל 40;39', 'ldl;כולסטרול LDL;83;mg/dL;עד 100;127', 'trig;טריגליצרידים;170;mg/dL;עד 150;191'], '{x|לחולי לב היעד ל-LDL הוא מתחת ל-55|reference comment|d.ihd}')}
      ${part('ספירת דם', ['wbc;לויקוציטים WBC;7.6;K/µL;4.0 - 10.8;', 'hgb;המוגלובין HGB;14.4;g/dL;13.5 - 17.5;14.7', 'hct;המטוקריט HCT;43.1;%;41 - 53;', 'mcv;MCV;94.5;fL;80 - 99;', 'plt;טסיות PLT;219;K/µL;150 - 450;', 'neutp;נויטרופילים %;61.3;%;40 - 75;', 'lymphp;לימפוציטים %;27.0;%;20 - 45;'])}
      ${part('אחר', ['psa;PSA;5.3;ng/mL;עד 4.0;3.9', 'tsh;TSH;1.94;mIU/L;0.35 - 4.94;', 'b12;ויטמין B12;241;pg/mL;197 - 771;', 'vitd;ויטמין D;27;ng/mL;30 - 100;19', 'uacr;מיקרואלבומין/קריאטינין בשתן;44;mg/g;עד 30;'])}</table>
      <p>${c.t('הודעת הרופאה: {x|לחזור על PSA בעוד 6 שבועות|planned|l.psa}; {x|אם נותר גבוה - הפניה לאורולוג|conditional|d.prostca}. {x|המטופל מתבקש להימנע מרכיבה על אופניים לפני הבדיקה|instruction}. {x|פריטין לא נבדק|not done|l.ferr}.')}</p>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-09-09', '2026-03-15'], width: 1000, scale: 1.4 },
)

/** A hospital ward: Hebrew head, English rows; low and high stand before the result, its mark behind. */
const ward = doc(
  'p9292.jpg',
  ['he', 'lab', 'photo'],
  '2026-01-18',
  ['המרכז הרפואי מעלה תבור', 'מעלה תבור', 'מרכז רפואי מעלה תבור', 'המרכז הרפואי מעלה תבור - פנימית ב'],
  ['ד"ר סאמר חדאד', 'סאמר חדאד', 'חדאד סאמר'],
  ['נחמה רוטשטיין', 'רוטשטיין נחמה', "גב' נחמה רוטשטיין"],
  'דוח מעבדה',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const { ref_low: low, ref_high: high } = parseRange(r.ref)
      const [a, b] = low == null && high == null ? ['', ''] : r.ref.split(' - ')
      return `<tr data-e="${r.n}"><td>${ltr(r.label)}</td><td>${ltr(a)}</td><td>${ltr(b)}</td><td class="v">${ltr(r.printed)}</td><td>${{ H: 'H', L: 'L' }[r.flag] ?? ''}</td><td>${ltr(r.unit)}</td></tr>`
    }
    const group = (name, list) =>
      `<tr class="g"><td colspan="6">${ltr(name)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:17px/1.28 ${FACE.arial};padding:42px 74px}.t{direction:ltr}.t td,.t th{padding:1.8px 12px;text-align:left}.t th{border-top:1.5px solid #000;border-bottom:1.5px solid #000}.g td{font-weight:bold;padding-top:7px!important;text-decoration:underline}.v{font-weight:bold}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:24px">${he('המרכז הרפואי מעלה תבור')}</b><br>${he('מחלקה פנימית ב')}</div>${barcode(c.rnd, 36, 40)}<b style="font-size:21px">${he('דוח מעבדה')}</b></div>
      <p style="border:1px solid #000;padding:6px 12px">${he('שם: רוטשטיין נחמה | ת.ז. 0-0825517-3 | גיל: 79 | מין: נ')}<br>${he('רופא מזמין: ד"ר סאמר חדאד | נדגם: 18/01/2026 06:20 | הודפס: 18/01/2026 11:48')}<br>${c.t('אבחנה בקבלה: {d.chf|אי ספיקת לב|icd=I50.9}; רקע {d.ckd4|אי ספיקת כליות שלב 4|icd=N18.4}')}</p>
      <table class="t"><tr><th style="width:32%">Test</th><th>Low</th><th>High</th><th>Result</th><th></th><th>Units</th></tr>
      ${group('CHEMISTRY', ['glu;Glucose;168;mg/dL;70 - 100', 'urea;Urea;118;mg/dL;17 - 49', 'crea;Creatinine;2.74;mg/dL;0.50 - 0.90', 'na;Sodium;133;mmol/L;136 - 145', 'k;Potassium;5.6;mmol/L;3.5 - 5.1', 'cl;Chloride;97;mmol/L;98 - 107', 'phos;Phosphorus;5.1;mg/dL;2.5 - 4.5', 'ca;Calcium;8.3;mg/dL;8.6 - 10.2', 'mg;Magnesium;2.2;mg/dL;1.6 - 2.6', 'uric;Uric Acid;9.8;mg/dL;2.4 - 5.7', 'tp;Total Protein;6.1;g/dL;6.4 - 8.3', 'alb;Albumin;3.0;g/dL;3.5 - 5.2', 'tbil;Bilirubin Total;1.4;mg/dL;0.0 - 1.2', 'alt;ALT;46;U/L;0 - 33', 'ast;AST;41;U/L;0 - 32', 'ldh;LDH;288;U/L;135 - 214', 'crp;CRP;22.7;mg/L;0.0 - 5.0', 'bnp;NT-proBNP;11820;pg/mL;0 - 450', 'trop;Troponin T hs;58;ng/L;0 - 14', 'dig;Digoxin;1.1;ng/mL;0.8 - 2.0'])}
      ${group('HEMATOLOGY', ['wbc;WBC;8.3;10^3/uL;4.0 - 10.8', 'rbc;RBC;3.22;10^6/uL;3.80 - 5.20', 'hgb;HGB;9.4;g/dL;12.0 - 16.0', 'hct;HCT;29.1;%;36.0 - 46.0', 'mcv;MCV;90.4;fL;80.0 - 99.0', 'rdw;RDW;16.8;%;11.5 - 14.5', 'plt;PLT;187;10^3/uL;150 - 450'])}
      ${group('COAGULATION', ['inr;INR;2.6;;', 'aptt;APTT;41.2;sec;25.0 - 37.0'])}
      ${group('IRON', ['ferr;Ferritin;64;ng/mL;13 - 150', 'fe;Iron;31;ug/dL;37 - 145', 'transf;Transferrin;244;mg/dL;200 - 360', 'tsat;Transferrin Saturation;9;%;16 - 45'])}</table>
      <p>${c.t('{x|טווח טיפולי ל-INR הוא 2-3|reference text}; {x|בדיקת TSH בוטלה|not done|l.tsh}. {x|גזים בדם - הדגימה נקרשה|not done|l.ph}. {x|מומלץ לחזור על אשלגן היום|instruction|l.k}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('אישור: ויקטוריה גולדין, עובדת מעבדה')}</span>${stamp(['מעבדה מרכזית', 'מעלה תבור'], '#223', -5)}</div>${c.no('ויקטוריה גולדין', 'technologist')}`,
      'rtl',
    )
  },
  { width: 1000, scale: 1.4, degrade: { angle: -1.1, folds: [0.5] } },
)

/** A private laboratory: the limits in small letters under each name; a stool and a urine in frames. */
const privateLab = doc(
  'p9293.png',
  ['he', 'lab', 'clean'],
  '2026-05-31',
  ['מעבדות נטף', 'נטף', 'מעבדות נטף בע"מ', 'נטף מעבדות'],
  ['ד"ר הדר צוקרמן', 'הדר צוקרמן', 'צוקרמן הדר'],
  ['איתמר פישביין', 'פישביין איתמר'],
  'תשובות בדיקות מעבדה',
  (c) => {
    const row = (s, opt) => {
      const r = c.lab(s, opt)
      const off = r.flag === 'H' || r.flag === 'L'
      return `<tr data-e="${r.n}"><td>${mixed(r.label)}${r.ref ? `<br><small>${he('נורמה:')} ${mixed(r.ref)}</small>` : ''}</td><td class="v">${mixed(r.printed)}${off ? ' *' : ''}</td><td>${ltr(r.unit)}</td></tr>`
    }
    const block = (name, list, note) =>
      `<div class="b"><h4>${he(name)}</h4><table>${list.map((s) => row(s)).join('')}</table>${note ? `<p>${c.t(note)}</p>` : ''}</div>`
    return sheet(
      `body{font:16.5px/1.25 ${FACE.simple};font-size:17px;padding:40px 60px}.two{display:grid;grid-template-columns:1fr 1fr;gap:14px;margin-top:8px}.b{border:1px solid #8fa5c0;margin-bottom:10px}.b h4{margin:0;background:#dde7f3;padding:3px 10px}.b td{padding:2px 10px;border-bottom:1px dotted #bbb}.b td:nth-child(1){width:58%}.v{font-weight:bold}small{color:#666;font-size:13px}p{margin:5px 10px;font-size:14.5px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #2b4f81;padding-bottom:6px"><div style="display:flex;gap:10px;align-items:center">${mark('rings', '#2b4f81', 46)}<div><b style="font-size:25px;color:#2b4f81">${he('מעבדות נטף')}</b><br>${he('רעננה, טל. 00-0004417')}</div></div><b style="font-size:20px">${he('תשובות בדיקות מעבדה')}</b>${matrixCode(c.rnd, 18, 3)}</div>
      <p style="margin:7px 0">${he('נבדק: איתמר פישביין | ת.ז. 0-6104472-8 | ת. לידה 14/02/2013 | בן')}<br>${he('הופנה ע"י ד"ר הדר צוקרמן, גסטרואנטרולוגיית ילדים | נלקח 31/05/2026 08:40 | הופק 04/06/2026')}</p>
      <div class="two"><div>${block('ספירת דם', ['hgb;המוגלובין;10.9;g/dL;11.5 - 15.5', 'hct;המטוקריט;33.6;%;35 - 45', 'mcv;נפח כדורית MCV;74.2;fL;77 - 95', 'rdw;RDW;16.1;%;11.5 - 14.5', 'wbc;כדוריות לבנות;6.8;K/µL;4.5 - 13.5', 'neut;נויטרופילים;3.1;K/µL;1.8 - 8.0', 'eos;אאוזינופילים;0.62;K/µL;0 - 0.50', 'plt;טסיות;431;K/µL;150 - 450', 'esr;שקיעת דם;24;mm/hr;0 - 20'])}
      ${block('ברזל וויטמינים', ['ferr;פריטין;6;ng/mL;14 - 79', 'fe;ברזל;29;µg/dL;50 - 120', 'fol;חומצה פולית;4.4;ng/mL;מעל 3.9', 'b12;ויטמין B12;388;pg/mL;250 - 1205', 'vitd;ויטמין D;16.4;ng/mL;30 - 100', 'zinc;אבץ;62;µg/dL;66 - 110'])}</div>
      <div>${block('כרסת', ['ttg;tTG IgA;94;U/mL;עד 10', 'endo;EMA;חיובי;;שלילי', 'iga;IgA כללי;118;mg/dL;45 - 250'], '{x|רמה מעל פי 10 מהנורמה עם EMA חיובי תומכת באבחנת כרסת|reference comment|d.celiac}')}
      ${block('כימיה', ['alt;ALT;52;U/L;עד 39', 'ast;AST;47;U/L;עד 48', 'alp;פוספטאזה אלקלית;301;U/L;129 - 417', 'alb;אלבומין;3.9;g/dL;3.8 - 5.4', 'glu;סוכר;81;mg/dL;60 - 100', 'crea;קריאטינין;0.51;mg/dL;0.39 - 0.73', 'tsh;TSH;2.8;mIU/L;0.6 - 4.8', 'crp;CRP;1.7;mg/L;עד 5'])}
      ${block('צואה', ['calpro;קלפרוטקטין;38;µg/g;עד 50', 'fobt;דם סמוי;שלילי;;שלילי', 'giar;ג׳יארדיה אנטיגן;שלילי;;שלילי', 'hpsa;הליקובקטר אנטיגן;שלילי;;שלילי'])}</div></div>
      <p style="margin:4px 0">${c.t('הערות: {x|HLA DQ2/DQ8 - התשובה תישלח בנפרד|pending}. {x|הבדיקה תקפה רק בכלכלה המכילה גלוטן|reference text}. {x|אחות עם כרסת|family history|d.celiac}. {x|כולסטרול לא הוזמן|not done|l.chol}.')} ${he('* חורג מהנורמה')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><span>${he('מנהל המעבדה: ד"ר גרשון ליפשיץ')}</span>${signature(c.rnd, '#2b4f81', 80)}</div>${c.no('ד"ר גרשון ליפשיץ', 'laboratory head')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-06-04'], width: 1040, scale: 1.36 },
)

export const practice34HeLabs = [site, ward, privateLab]
