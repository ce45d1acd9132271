/** Ordinary laboratory paper in Hebrew: Clalit's bloods with a coloured scale, Maccabi's comparison with the earlier visit, a hospital's blood institute with percent and absolute number in a row. */
import { barcode, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** A fund's print out of its site: capitals, result, limits, then a scale of three colours with a dot. */
const clalit = doc(
  'p1421.png',
  ['he', 'lab', 'clean'],
  '2026-06-14',
  [
    'שירותי בריאות כללית',
    'כללית',
    'קופת חולים כללית',
    'כללית Online',
    'Clalit',
    'שירותי בריאות כללית - מעבדת זבולון',
    'מעבדת זבולון',
    'מרפאת קריית ביאליק',
  ],
  ['ד"ר מאיה שטרנליב', 'מאיה שטרנליב', 'שטרנליב מאיה'],
  ['רונית אלקובי', 'אלקובי רונית', "גב' רונית אלקובי"],
  'תוצאות בדיקות מעבדה',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const at = r.flag === 'H' ? 84 : r.flag === 'L' ? 16 : c.rnd.int(38, 62)
      const scale = r.flag ? `<div class="s"><i></i><i></i><i></i><b style="left:${at}%"></b></div>` : ''
      return `<tr data-e="${r.n}"><td dir="ltr" class="e">${ltr(r.label)}</td><td class="v${off(r) ? ' o' : ''}">${mixed(r.printed)}${off(r) ? ' *' : ''}</td><td>${ltr(r.unit)}</td><td>${ltr(r.ref)}</td><td>${scale}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="5">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:15px/1.3 ${FACE.openSans};font-family:'Open Sans','Noto Sans Hebrew';font-size:14.5px;padding:34px 60px}.l td,.l th{padding:3px 10px;border-bottom:1px solid #e3e7ea}.l th{background:#0a7d8c;color:#fff;font-weight:600}.g td{color:#0a7d8c;font-weight:bold;border-bottom:2px solid #0a7d8c!important;padding-top:8px!important}.e{text-align:left}.v{font-weight:bold}.o{color:#c2261f}.l td:last-child{vertical-align:middle}.s{position:relative;display:flex;width:120px;height:8px;direction:ltr}.s i{flex:1;background:#f3c6a5}.s i:nth-child(2){background:#a9d8b0}.s b{position:absolute;top:-3px;width:14px;height:14px;margin-left:-7px;border-radius:50%;background:#333}.h td{padding:2px 6px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('leaf', '#0a7d8c', 42)}<b style="font-size:22px;color:#0a7d8c">${he('שירותי בריאות כללית')}</b></div><span>${he('כללית Online')}</span></div>
      <div style="font-size:20px;font-weight:bold;margin:6px 0">${he('תוצאות בדיקות מעבדה')}</div>
      <table class="h" style="background:#eef6f7;margin-bottom:8px"><tr><td>${he('שם: רונית אלקובי')}</td><td>${he('ת.ז.: 0-5930218-4')}</td><td>${he('תאריך לידה: 02/11/1967')}</td></tr><tr><td>${he('תאריך ביצוע: 14/06/2026 07:14')}</td><td>${he('רופא מפנה: ד"ר מאיה שטרנליב')}</td><td>${he('מרפאת קריית ביאליק')}</td></tr><tr><td>${he('מעבדה מבצעת: מעבדת זבולון')}</td><td>${he('תאריך הדפסה: 16/06/2026')}</td><td>${he('עמוד 1 מתוך 1')}</td></tr></table>
      <table class="l"><tr><th class="e" style="width:34%">${he('בדיקה')}</th><th style="width:15%">${he('תוצאה')}</th><th style="width:17%">${he('יחידות')}</th><th style="width:18%">${he('ערכי ייחוס')}</th><th></th></tr>
      ${group('כימיה בדם', ['glu;GLUCOSE (BLOOD);117.0;mg/dL;70.0 - 100.0', 'urea;UREA (BLOOD);31.2;mg/dL;17.0 - 43.0', 'crea;CREATININE (BLOOD);0.68;mg/dL;0.51 - 0.95', 'egfr;eGFR (CKD-EPI);96;mL/min/1.73m²;> 60', 'na;SODIUM (BLOOD);141;mmol/L;136 - 146', 'k;POTASSIUM (BLOOD);4.3;mmol/L;3.5 - 5.1', 'ca;CALCIUM (BLOOD);9.8;mg/dL;8.8 - 10.6', 'phos;PHOSPHORUS (BLOOD);3.4;mg/dL;2.5 - 4.5', 'uric;URIC ACID (BLOOD);6.3;mg/dL;2.6 - 6.0', 'tp;TOTAL PROTEIN;7.1;g/dL;6.6 - 8.3', 'alb;ALBUMIN;4.4;g/dL;3.5 - 5.2', 'tbil;BILIRUBIN TOTAL;0.52;mg/dL;0.30 - 1.20', 'alp;ALK. PHOSPHATASE;84;U/L;30 - 120', 'ast;AST (GOT);41;U/L;0 - 35', 'alt;ALT (GPT);58;U/L;0 - 34', 'ggt;GGT;67;U/L;0 - 38'])}
      ${group('שומני הדם', ['chol;CHOLESTEROL;231;mg/dL;< 200', 'hdl;CHOLESTEROL - HDL;46;mg/dL;> 50', 'nhdl;NON-HDL CHOLESTEROL;185;mg/dL;< 160', 'ldl;CHOLESTEROL - LDL calc;148;mg/dL;< 130', 'trig;TRIGLYCERIDES;186;mg/dL;< 150'])}
      ${group('המוגלובין מסוכרר', ['a1c;HEMOGLOBIN A1C %;6.1;%;4.0 - 5.6'])}
      ${group('אנדוקרינולוגיה וויטמינים', ['tsh;TSH;3.11;mIU/L;0.55 - 4.78', 'ft4;FREE T4;14.2;pmol/L;11.5 - 22.7', 'ferr;FERRITIN;212.0;ng/mL;10.0 - 291.0', 'b12;VITAMIN B12;287;pmol/L;138 - 652', 'fol;FOLIC ACID;19.4;nmol/L;> 12.2', 'vitd;VITAMIN D (25-OH);38;nmol/L;> 50'])}
      ${group('שתן', ['uacr;U-ALBUMIN/CREATININE RATIO;12;mg/g;< 30'])}</table>
      <p style="font-size:13px">${c.t('* תוצאה מחוץ לטווח. {x|ערך A1C בין 5.7 ל-6.4 - טרום סוכרת, מעל 6.5 - סוכרת|reference comment|d.dm2}. {x|יעד LDL נקבע לפי רמת הסיכון: 70 בחולי לב, 55 בסיכון גבוה מאוד|reference comment|l.ldl}. {x|INSULIN - הבדיקה לא בוצעה, דגימה המוליטית|not done|l.insul}.')}</p>
      <p style="font-size:13px;color:#666">${c.t('{x|תוצאה תקינה אינה שוללת מחלה, יש לפנות לרופא המטפל|instruction}.')}</p>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-06-16'], width: 1000, scale: 1.4 },
)

/** A fund's paper from the secretary: from the left, the earlier visit's result in a column with its day. */
const maccabi = doc(
  'p1422.jpg',
  ['he', 'lab', 'photo'],
  '2026-03-03',
  [
    'מכבי שירותי בריאות',
    'מכבי',
    'קופת חולים מכבי',
    'Maccabi',
    'מגה-לאב',
    'מכבי שירותי בריאות - מגה-לאב רחובות',
    'מגה-לאב רחובות',
  ],
  ['ד"ר אילן גורביץ\'', "אילן גורביץ'", "גורביץ' אילן"],
  ['אריה פלדמן-שוורץ', 'פלדמן-שוורץ אריה', 'אריה פלדמן שוורץ'],
  'דוח תוצאות מעבדה',
  (c) => {
    const row = (s) => {
      const [key, label, v, unit, ref, before] = s.split(';')
      const r = c.lab([key, label, v, unit, ref].join(';'))
      const earlier = before ? resultCell(c, key, label, before, unit, '', '2025-08-25') : ''
      return `<tr><td>${ltr(label)}</td><td class="v"><span data-e="${r.n}">${ltr(v)}</span></td><td class="v">${off(r) ? r.flag : ''}</td><td>${ltr(ref)}</td><td>${ltr(unit)}</td><td>${earlier}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="6">${ltr(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:17px/1.3 ${FACE.arial};font-size:16.5px;padding:40px 60px}.l td,.l th{padding:3px 12px;border:1px solid #555;text-align:left}.l th{background:#e5e5e5}.g td{font-weight:bold;background:#f4f4f4}.v{font-weight:bold}.h td{padding:2px 8px}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:25px">${he('מכבי שירותי בריאות')}</b><br>${he('מגה-לאב רחובות, טל. 00-0003555')}</div><b style="font-size:22px">${he('דוח תוצאות מעבדה')}</b>${barcode(c.rnd, 34, 40)}</div>
      <table class="h" style="border:1px solid #555;margin:8px 0"><tr><td>${he('שם החבר: פלדמן-שוורץ אריה')}</td><td>${he('ת.ז. 0-0819346-7')}</td><td>${he('מין: ז')}</td><td>${he('ת. לידה 19/07/1954')}</td></tr><tr><td colspan="2">${he('רופא מפנה: ד"ר אילן גורביץ\'')}</td><td colspan="2">${he('הודפס: 05/03/26 11:02')}</td></tr></table>
      <table class="l" dir="ltr"><tr><th style="width:31%">Test Name</th><th>03/03/26</th><th></th><th>Normal Range</th><th>Units</th><th>25/08/25</th></tr>
      ${group('HEMATOLOGY', ['wbc;WBC;6.84;10*3/uL;4.5 - 11.0;7.10', 'rbc;RBC;4.62;10*6/uL;4.5 - 5.9;4.71', 'hgb;HGB;13.9;g/dL;13.5 - 17.5;14.2', 'hct;HCT;41.8;%;41.0 - 53.0;42.6', 'mcv;MCV;90.5;fL;80.0 - 97.0;90.4', 'rdw;RDW;13.6;%;11.5 - 14.5;13.3', 'plt;PLT;148;10*3/uL;150 - 450;161'])}
      ${group('BIOCHEMISTRY', ['glu;Glucose;132;mg/dL;70 - 100;126', 'a1c;Hemoglobin A1c;6.8;%;4.0 - 6.0;6.6', 'crea;Creatinine;1.24;mg/dL;0.67 - 1.17;1.15', 'egfr;eGFR;61;mL/min/1.73m2;> 60;67', 'na;Sodium;139;mmol/L;136 - 145;140', 'k;Potassium;5.3;mmol/L;3.5 - 5.1;4.7', 'alt;ALT;24;U/L;0 - 41;27', 'ggt;GGT;52;U/L;10 - 71;49', 'chol;Cholesterol;158;mg/dL;< 200;171', 'hdl;HDL;41;mg/dL;> 40;39', 'ldl;LDL (calculated);81;mg/dL;< 100;94', 'trig;Triglycerides;178;mg/dL;< 150;190'])}
      ${group('HORMONES AND VITAMINS', ['tsh;TSH;1.88;mIU/L;0.35 - 4.94;', 'b12;Vitamin B12;231;pg/mL;187 - 883;', 'psa;PSA;5.32;ng/mL;< 4.00;4.47'])}
      ${group('COAGULATION', ['inr;INR;2.7;;0.9 - 1.1;2.4'])}</table>
      <p>${c.t('הערות: {x|INR - טווח טיפולי בנוטלי קומדין 2.0-3.0|reference comment|m.warf}. {x|Free PSA - יבוצע מאותה דגימה לפי בקשת הרופא|not done}. {x|UREA - לא הוזמן|not ordered|l.urea}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:40px"><span>${he('מנהלת המעבדה: ד"ר ורד אופיר')}</span>${signature(c.rnd, '#222', 120)}</div>${c.no('ד"ר ורד אופיר', 'laboratory director')}`,
      'rtl',
    )
  },
  {
    dateAliases: ['2025-08-25', '2026-03-05'],
    width: 1000,
    scale: 1.42,
    degrade: { angle: 1.2, folds: [0.48] },
  },
)

/** A hospital's institute: the differential has percent and absolute number side by side, then proteins and iron with limits in brackets. */
const institute = doc(
  'p1423.png',
  ['he', 'lab', 'clean'],
  '2026-01-19',
  [
    'המרכז הרפואי שערי צדק',
    'שערי צדק',
    'מרכז רפואי שערי צדק',
    'המרכז הרפואי שערי צדק - המכון להמטולוגיה',
    'המכון להמטולוגיה',
    'Shaare Zedek Medical Center',
  ],
  ['ד"ר יהודית אנגלרד', 'יהודית אנגלרד', 'אנגלרד יהודית', 'Dr. Y. Englard'],
  ['מיכאל זגורי', 'זגורי מיכאל', 'מר מיכאל זגורי'],
  'תשובת מעבדה - המכון להמטולוגיה',
  (c) => {
    const row = (s) => {
      const [key, label, v, unit, ref] = s.split(';')
      const r = c.lab([key, label, v, unit, ref].join(';'))
      return `<tr data-e="${r.n}"><td>${ltr(label)}</td><td class="v">${ltr(v)}</td><td class="v">${off(r) ? (r.flag === 'H' ? '(H)' : '(L)') : ''}</td><td>${ltr(unit)}</td><td>${ref ? ltr(`[${ref}]`) : ''}</td></tr>`
    }
    const flag = (c2, n) => (['H', 'L'].includes(c2.entities[n].flag) ? ` ${c2.entities[n].flag}` : '')
    const pair = (s) => {
      const [label, kp, p, refp, ka, a, refa] = s.split(';')
      const cell = (key, v, unit, ref, name) =>
        resultCell(c, key, name, v, unit, ref, undefined, (r) => `${r.printed}${flag(c, r.n)}`)
      return `<tr><td>${ltr(label)}</td><td class="v">${cell(kp, p, '%', refp, `${label} %`)}</td><td>${ltr(`[${refp}]`)}</td><td class="v">${cell(ka, a, 'K/uL', refa, `${label} abs`)}</td><td>${ltr(`[${refa}]`)}</td></tr>`
    }
    const table = (title, list) =>
      `<div class="t">${ltr(title)}</div><table class="l">${list.map(row).join('')}</table>`
    return sheet(
      `body{font:16px/1.35 ${FACE.calibri};font-family:Carlito,'Noto Sans Hebrew';font-size:17px;padding:44px 80px}.l td{padding:2px 12px;border-bottom:1px dotted #999;text-align:left;width:18%}.l td:first-child{width:34%}.t{font-weight:bold;background:#dfe5ef;padding:2px 12px;margin-top:8px;text-align:left;direction:ltr}.v{font-weight:bold}.h td{padding:2px 6px}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #1f3b73;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#1f3b73', 46)}<div><b style="font-size:25px;color:#1f3b73">${he('המרכז הרפואי שערי צדק')}</b><br>${he('המכון להמטולוגיה, ירושלים')}</div></div><div dir="ltr" style="text-align:left">Shaare Zedek Medical Center<br>Hematology Institute</div></div>
      <div style="font-size:21px;font-weight:bold;margin:6px 0">${he('תשובת מעבדה - המכון להמטולוגיה')}</div>
      <table class="h"><tr><td>${he('שם: זגורי מיכאל')}</td><td>${he('ת.ז.: 0-0265914-3')}</td><td>${he('ת. לידה: 11/04/1949')}</td></tr><tr><td>${he('לקיחה: 19/01/2026 09:40')}</td><td>${he('אישור: 21/01/2026')}</td><td>${he('מזמינה: ד"ר יהודית אנגלרד')}</td></tr></table>
      <div dir="ltr">
      ${table('Complete Blood Count', ['wbc;WBC;5.10;K/uL;4.0-10.8', 'rbc;RBC;3.42;M/uL;4.5-5.9', 'hgb;HGB;10.9;g/dL;13.5-17.5', 'hct;HCT;33.4;%;41-53', 'mcv;MCV;97.7;fL;80-96', 'mch;MCH;31.9;pg;27-33', 'mchc;MCHC;32.6;g/dL;31.5-36', 'rdw;RDW;15.2;%;11.5-14.5', 'plt;PLT;182;K/uL;150-400'])}
      <div class="t">Differential</div><table class="l"><tr><td></td><td>%</td><td></td><td>K/uL</td><td></td></tr>${['Neutrophils;neutp;58.4;40-75;neut;2.98;1.8-7.7', 'Lymphocytes;lymphp;27.6;20-45;lymph;1.41;1.0-4.8', 'Monocytes;monop;9.8;2-9;mono;0.50;0.2-0.9', 'Eosinophils;eosp;3.5;0-6;eos;0.18;0-0.5', 'Basophils;basop;0.7;0-2;baso;0.04;0-0.2'].map(pair).join('')}</table>
      ${table('Anemia work-up', ['retic;Reticulocytes;1.1;%;0.5-2.0', 'esr;ESR;46;mm/h;0-20', 'ferr;Ferritin;164;ng/mL;30-400', 'tsat;Transferrin Saturation;24;%;20-50', 'b12;Vitamin B12;402;pg/mL;200-900', 'fol;Folic Acid;8.1;ng/mL;3.9-26.8', 'hapto;Haptoglobin;148;mg/dL;30-200', 'ldh;LDH;171;U/L;125-220', 'crea;Creatinine;1.07;mg/dL;0.7-1.2', 'ca;Calcium;9.6;mg/dL;8.6-10.2'])}
      ${table('Proteins', ['tp;Total Protein;7.9;g/dL;6.4-8.3', 'spalb;Albumin (SPEP);3.7;g/dL;3.5-5.0', 'paraprot;M-Protein;0.62;g/dL;', 'igg;IgG;1742;mg/dL;700-1600', 'iga;IgA;98;mg/dL;70-400', 'igm;IgM;36;mg/dL;40-230', 'kappa;Kappa FLC;41.3;mg/L;3.3-19.4', 'lambda;Lambda FLC;14.8;mg/L;5.7-26.3', 'flcr;Kappa/Lambda Ratio;2.79;;0.26-1.65', 'h30ifx;Immunofixation;IgG Kappa;;'])}
      </div>
      <p>${c.t('משטח דם: {l.blastf?|אניזוציטוזיס קלה, ללא בלסטים|v=אניזוציטוזיס קלה, ללא בלסטים;u=-}. {x|לא נראו סכיסטוציטים|negated}. {x|חלבון חד שבטי מתחת ל-3 גרם מתאים ל-MGUS אם אין פגיעה באיברי מטרה|reference comment|d.mgus}.')}</p>
      <p>${c.t('{x|בדיקת מח עצם - תישקל במרפאה|considered|p.bonemarr}. {x|Beta-2 microglobulin - בעבודה|pending|l.b2m}. {x|אלקטרופורזה בשתן - לא נמסרה דגימה|not done}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('חתימה: דנה מימון, עובדת מעבדה בכירה')}</span>${signature(c.rnd, '#222', 110)}</div>${c.no('דנה מימון', 'laboratory technologist')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-01-21'], width: 1020, scale: 1.4 },
)

export const thirtyFourthHeLabs = [clalit, maccabi, institute]
