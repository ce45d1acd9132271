/** Result sheets in English: a Nepali centre's report with the method between name and result and limits in words, a Romanian bulletin with result and unit in one cell before limits in square brackets, a Brazilian report whose headings are the tests. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, resultCell, sheet } from './blind-parts.mjs'

/** "7,800" is seven thousand eight hundred on these pages, and so are the limits. */
const thousands = (e, printed, ref) => {
  if (!/^\d{1,3}(,\d{3})+$/.test(printed)) return
  const [low, high] = ref.split(/ (?:-|to) /).map((s) => Number(s.replace(/,/g, '')))
  const value = Number(printed.replace(/,/g, ''))
  const flag = !high ? null : value < low ? 'L' : value > high ? 'H' : 'N'
  Object.assign(e, { value, ref_low: high ? low : null, ref_high: high ?? null, flag })
}
const lines = (s) => en(s).replace(/\n/g, '<br>')

/** Nepal: the method between the name and the result, limits as classes in words, both calendars beside the collection. */
const methods = doc(
  'p701.jpg',
  ['en', 'lab', 'photo'],
  '2026-02-16',
  [
    'Himshikhar Diagnostic Centre',
    'HIMSHIKHAR DIAGNOSTIC CENTRE',
    'Himshikhar Diagnostic Center',
    'Himshikhar Diagnostic Centre Pvt. Ltd.',
  ],
  ['Dr. Sunita Gurung', 'Sunita Gurung', 'Dr Sunita Gurung', 'Dr. S. Gurung'],
  [
    'Bishnu Prasad Adhikari',
    'Mr. BISHNU PRASAD ADHIKARI',
    'BISHNU PRASAD ADHIKARI',
    'Mr. Bishnu Prasad Adhikari',
  ],
  'Laboratory investigation report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="5" class="g">${en(s.slice(1))}</td></tr>`
      const [key, label, method, v, unit, ref] = s.split(';')
      const r = c.lab([key, label, v, unit, ref].join(';'))
      c.entities[r.n].text = `${label} ${v} ${unit}`.trim()
      thousands(c.entities[r.n], v, ref)
      const off = r.flag === 'H' || r.flag === 'L'
      return `<tr data-e="${r.n}"><td>${en(label)}</td><td class="m">${en(method)}</td><td class="v">${off ? `<b>${en(v)} ${r.flag}</b>` : en(v)}</td><td>${en(unit)}</td><td class="m">${lines(ref)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.28 ${FACE.arial};padding:36px 48px}td,th{padding:2px 8px}th{text-align:left;border-top:2px solid #1d4f91;border-bottom:2px solid #1d4f91;font-size:14.5px}.g{font-weight:bold;text-align:center;text-decoration:underline;padding-top:7px}.m{font-size:14px}.v{width:96px;white-space:nowrap}p{margin:6px 0;font-size:14.5px}`,
      `<div style="display:flex;align-items:center;gap:14px;border-bottom:1px solid #1d4f91;padding-bottom:6px">${mark('cross', '#1d4f91', 50)}<div style="flex:1;text-align:center"><b style="font-size:25px;color:#1d4f91">HIMSHIKHAR DIAGNOSTIC CENTRE</b><br>Prithvi Chowk, Pokhara-8, Kaski, Nepal &nbsp; Regd. No. 118/076</div>${matrixCode(c.rnd, 22, 2.6)}</div>
      <div style="display:grid;grid-template-columns:1.15fr 1fr;margin:8px 0;line-height:1.42"><div>Name : <b>Mr. BISHNU PRASAD ADHIKARI</b><br>Age / Sex : 57 Years / Male<br>Address : Lekhnath-12<br>Referred by : Dr. Sunita Gurung</div><div>Lab ID : 82-104471<br>Collected : 16-Feb-2026 07:42 (2082/11/04 BS)<br>Reported : 16-Feb-2026 15:05<br>Printed : 17-Feb-2026 10:20</div></div>
      <table><tr><th>Investigation</th><th>Method</th><th>Result</th><th>Unit</th><th>Biological reference</th></tr>
      ${['#HAEMATOLOGY', 'hgb;Haemoglobin;SLS, cell counter;12.6;gm/dL;13.0 - 17.0', 'wbc;Total leucocyte count;Impedance;7,800;/cumm;4,000 - 11,000', 'neutp;Neutrophil;Flow;61;%;40 - 75', 'lymphp;Lymphocyte;Flow;27;%;20 - 45', 'eosp;Eosinophil;Flow;8;%;1 - 6', 'monop;Monocyte;Flow;4;%;2 - 10', 'plt;Platelet count;Impedance;186,000;/cumm;150,000 - 400,000', 'hct;PCV;Calculated;38.4;%;40 - 50', 'mcv;MCV;Calculated;86.1;fL;80 - 100', 'esr;ESR;Westergren, 1st hour;28;mm;0 - 15', '#BIOCHEMISTRY', 'gttf;Glucose, fasting;GOD-POD;151;mg/dL;70 - 110', 'ppbs;Glucose, 2 hours PP;GOD-POD;238;mg/dL;< 140', 'a1c;HbA1c;HPLC;8.2;%;Non-diabetic: 4.0 - 5.6\nPre-diabetic: 5.7 - 6.4\nDiabetic: 6.5 or more', 'urea;Urea;GLDH-urease;38;mg/dL;15 - 45', 'crea;Creatinine;Jaffe kinetic;1.1;mg/dL;0.7 - 1.4', 'uric;Uric acid;Uricase;7.6;mg/dL;3.4 - 7.0', 'na;Sodium;ISE;139;mmol/L;135 - 146', 'k;Potassium;ISE;4.6;mmol/L;3.5 - 5.2', 'chol;Total cholesterol;CHOD-PAP;231;mg/dL;Desirable: < 200\nBorderline: 200 - 239\nHigh: >= 240', 'trig;Triglycerides;GPO-PAP;244;mg/dL;Normal: < 150\nHigh: 200 - 499', 'hdl;HDL cholesterol;Direct;36;mg/dL;> 40', 'ldl;LDL cholesterol;Friedewald;146;mg/dL;Optimal: < 100\nHigh: 160 - 189', 'tbil;Bilirubin, total;Diazo;0.9;mg/dL;0.2 - 1.2', 'dbil;Bilirubin, direct;Diazo;0.2;mg/dL;0.0 - 0.4', 'alt;SGPT (ALT);IFCC;58;U/L;up to 45', 'ast;SGOT (AST);IFCC;41;U/L;up to 40', 'alp;Alkaline phosphatase;PNPP;102;U/L;53 - 128', '#IMMUNOLOGY', 'tsh;TSH;CLIA;3.84;uIU/mL;0.40 - 4.20', 'vitd;Vitamin D (25-OH);CLIA;14.2;ng/mL;Deficient: < 20\nInsufficient: 20 - 29\nSufficient: 30 - 100', 'hbsag;HBsAg;Rapid card;Non-reactive;;Non-reactive', 'antihcv;Anti HCV;Rapid card;Non-reactive;;Non-reactive', '#URINE', 'uprot;Albumin;Strip;Trace;;Nil', 'uglu;Sugar;Strip;++;;Nil', 'uwbc;Pus cells;Microscopy;2-4;/HPF;0-5'].map(row).join('')}</table>
      <p>${c.t('Note: HbA1c of {x|6.5 % or more on two occasions confirms diabetes mellitus|reference comment|d.dm2}. {x|Urine culture: not advised|not done|l.ucult}. {x|PSA: sample awaited|pending|l.psa}. {x|Smear for malaria: not requested|not done|l.malsm}. Correlate clinically.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:8px"><div>${signature(c.rnd, '#223a7a', 80)}<br>Ramesh Thapa<br>Lab technologist, NHPC A-2217</div>${stamp(['HIMSHIKHAR', 'POKHARA'], '#5b2a86', -8, true)}<div>${signature(c.rnd, '#222', 90)}<br>Dr. Anil Koirala<br>MD Pathology, NMC 9034</div></div>${c.no('Ramesh Thapa', 'technologist')}${c.no('Dr. Anil Koirala', 'pathologist of the laboratory')}`,
    )
  },
  { dateAliases: ['2026-02-17'], width: 1080, scale: 1.4, degrade: { angle: 1.3, folds: [0.5] } },
)

/** Romania: result and unit in one cell, limits in square brackets, a triangle behind what is outside, accredited tests with a star. */
const bulletin = doc(
  'p702.png',
  ['en', 'lab', 'clean'],
  '2026-01-12',
  [
    'Valea Lupului Laborator',
    'VALEA LUPULUI LABORATOR',
    'Valea Lupului Laboratory',
    'Valea Lupului Laborator SRL',
    'VALEA LUPULUI',
  ],
  [
    'Dr. Cristina Munteanu',
    'Cristina Munteanu',
    'MUNTEANU CRISTINA',
    'Dr. MUNTEANU CRISTINA',
    'Dr Cristina Munteanu',
  ],
  ['Catherine Popescu', 'POPESCU CATHERINE', 'Popescu Catherine', 'CATHERINE POPESCU'],
  'Bulletin of analyses',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="3" class="g">${en(s.slice(1))}</td></tr>`
      const r = c.lab(s)
      c.entities[r.n].text = `${r.label} ${r.printed} ${r.unit}`.trim()
      const sign = r.flag === 'H' ? ' ▲' : r.flag === 'L' ? ' ▼' : ''
      return `<tr data-e="${r.n}"><td>${en(r.label)}${r.unit ? '<sup>*</sup>' : ''}</td><td${sign ? ' class="off"' : ''}>${en(`${r.printed} ${r.unit}`.trim())}${sign}</td><td>${r.ref ? `[${en(r.ref)}]` : ''}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.3 ${FACE.openSans};font-size:15.5px;padding:40px 64px}td,th{padding:1.6px 10px;border-bottom:1px dotted #b5b5b5}th{text-align:left;border-bottom:1.5px solid #444}.g{font-weight:bold;color:#8a1538;border-bottom:1px solid #8a1538;padding-top:8px}.off{font-weight:bold}td:nth-child(1){width:46%}td:nth-child(2){width:29%}sup{font-size:11px}p{margin:6px 0;font-size:14.5px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#8a1538', 52)}<div><b style="font-size:23px;color:#8a1538">VALEA LUPULUI LABORATOR</b><br>Bd. Independenței 14, Iași &nbsp; collection point Păcurari</div></div><div style="text-align:right">${barcode(c.rnd, 46, 34)}<br>1260 1120 448</div></div>
      <div style="text-align:center;font-weight:bold;font-size:19px;margin:8px 0 4px">BULLETIN OF ANALYSES no. 126011204</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;border:1px solid #999;padding:6px 12px;line-height:1.42"><div>Surname, first name: <b>POPESCU CATHERINE</b><br>Personal code: 2 84XXXX 221904<br>Date of birth: 05.12.1984, 41 years, F<br>Sender: Dr. MUNTEANU CRISTINA (stamp D44127)</div><div>Date of request: 09.01.2026<br>Date of sampling: 12.01.2026 07:55<br>Date of result: 13.01.2026 16:30<br>Insurer: Casa Moldova</div></div>${c.no('Casa Moldova', 'insurer')}
      <table style="margin-top:8px"><tr><th>Analysis</th><th>Result</th><th>Biological reference interval</th></tr>
      ${['#HEMATOLOGY, whole blood, flow cytometry', 'wbc;Leukocytes;5.32;x10^3/µL;3.90 - 10.20', 'rbc;Erythrocytes;4.71;x10^6/µL;3.90 - 5.20', 'hgb;Hemoglobin;11.2;g/dL;11.7 - 15.5', 'hct;Hematocrit;35.9;%;35.0 - 45.0', 'mcv;MCV;76.2;fL;80.0 - 99.0', 'mch;MCH;23.8;pg;27.0 - 33.5', 'mchc;MCHC;31.2;g/dL;31.5 - 36.0', 'rdw;RDW-CV;16.4;%;11.5 - 14.5', 'plt;Platelets;412;x10^3/µL;150 - 400', 'mpv;MPV;9.1;fL;6.8 - 12.0', 'neut;Neutrophils;2.71;x10^3/µL;1.50 - 7.70', 'neutp;Neutrophils%;50.9;%;42.0 - 75.0', 'lymph;Lymphocytes;1.98;x10^3/µL;1.10 - 4.50', 'lymphp;Lymphocytes%;37.2;%;20.0 - 50.0', 'mono;Monocytes;0.43;x10^3/µL;0.10 - 0.90', 'eos;Eosinophils;0.16;x10^3/µL;0.02 - 0.50', 'baso;Basophils;0.04;x10^3/µL;0.00 - 0.20', 'esr;ESR;17;mm/h;2 - 20', '#COAGULATION, citrated plasma', 'inr;INR;1.01;;0.80 - 1.20', 'aptt;APTT;29.4;sec;25.1 - 36.5', 'fib;Fibrinogen;318;mg/dL;200 - 400', '#CLINICAL BIOCHEMISTRY, serum', 'fe;Iron;29;µg/dL;37 - 145', 'ferr;Ferritin;6.4;ng/mL;13.0 - 150.0', 'tibc;Total iron binding capacity;438;µg/dL;250 - 400', 'glu;Glucose;88;mg/dL;74 - 106', 'crea;Creatinine;0.68;mg/dL;0.50 - 0.90', 'urea;Urea;24.1;mg/dL;16.6 - 48.5', 'alt;ALT;15.2;U/L;< 33.0', 'ggt;GGT;12;U/L;5 - 36', 'chol;Cholesterol, total;187;mg/dL;< 200', 'mg;Magnesium;1.98;mg/dL;1.60 - 2.60', 'crp;CRP, quantitative;0.31;mg/dL;< 0.50', '#IMMUNOLOGY, serum', 'tsh;TSH;6.12;µIU/mL;0.27 - 4.20', 'ft4;FT4;13.4;pmol/L;12.0 - 22.0', 'tpo;Anti-TPO;214.0;IU/mL;< 34.0', 'ttg;Anti-transglutaminase IgA;1.2;U/mL;< 7.0', 'b12;Vitamin B12;241;pg/mL;197 - 771', 'vitd;25-OH-Vitamin D;21.8;ng/mL;30.0 - 100.0', 'hpsa;Helicobacter pylori antigen, stool;Positive;;Negative', 'fobt;Occult bleeding, stool;Negative;;Negative'].map(row).join('')}</table>
      <p>${c.t('▲ above, ▼ below the interval. * accredited by RENAR, LI 4471. {x|Ferritin below 15 ng/mL: iron deficiency|reference comment|d.ida}. {x|Anti-gliadin IgG not performed: insufficient sample|not done}. {x|Hemoglobin electrophoresis recommended if MCV stays low after iron|conditional|l.phe}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><span style="font-size:14.5px">Page 1 of 1 &nbsp; Valid without stamp, electronically signed</span><div style="text-align:right">Validated: Biol. Sorin Ciobanu<br>Head of laboratory: Dr. Irina Balan, laboratory medicine</div></div>${c.no('Sorin Ciobanu', 'biologist')}${c.no('Dr. Irina Balan', 'head of the laboratory')}`,
    )
  },
  { dateAliases: ['2026-01-13'], width: 1080, scale: 1.3 },
)

/** Brazil: a block a test; its heading is the name, the number stands behind "Result", the reference values as lines at the right. */
const headings = doc(
  'p703.jpg',
  ['en', 'lab', 'scan'],
  '2026-03-09',
  [
    'Laboratório Serra Azul',
    'LABORATÓRIO SERRA AZUL',
    'Serra Azul Laboratory',
    'Serra Azul',
    'SERRA AZUL Clinical Analyses',
  ],
  ['Dr. Renata Figueiredo', 'Renata Figueiredo', 'DR. RENATA FIGUEIREDO', 'Dra. Renata Figueiredo'],
  ['George Whitfield Souza', 'GEORGE WHITFIELD SOUZA', 'George W. Souza'],
  'Laboratory examination report',
  (c) => {
    const day = '2026-03-09'
    const cell = (s, show) => {
      const [, label, , unit, ref] = s.split(';')
      const cell = resultCell(c, key, label, v, unit, ref, day, () => show ?? `${v} ${unit}`.trim())
      thousands(c.entities.at(-1), v, ref)
      return cell
    }
    const single = (title, how, s, ...refs) =>
      `<div class="b"><h3>${en(title)}</h3><div class="w">${en(how)}</div><div class="r"><div data-line>Result: <b>${cell(s)}</b></div><div class="f">Reference values<br>${refs.map(en).join('<br>')}</div></div></div>`
    const many = (title, how, list, extra = '') =>
      `<div class="b wide"><h3>${en(title)}</h3><div class="w">${en(how)}</div><table>${list
        .map((s) => {
          const [, label, , unit, ref] = s.split(';')
          return `<tr data-line><td>${en(label)}</td><td class="v">${cell(s)}</td><td class="f">${en(`${ref} ${ref ? unit : ''}`.trim())}</td></tr>`
        })
        .join('')}${extra}</table></div>`
    const both = (pk, ak, label, p, a, ref) =>
      `<tr data-line><td>${en(label)}</td><td class="v">${cell(`${pk};${label};${p};%;`)} &nbsp; ${cell(`${ak};${label};${a};/mm3;${ref}`)}</td><td class="f">${en(ref)} /mm3</td></tr>`
    return sheet(
      `body{font:16px/1.26 ${FACE.times};padding:38px 56px}h3{font-size:16px;background:#e8e8e8;padding:0 6px}.w{font-size:13.5px;color:#333;padding-left:6px}.grid{display:grid;grid-template-columns:1fr 1fr;gap:5px 26px}.wide{grid-column:1/3}.r{display:grid;grid-template-columns:1fr 1.05fr;padding-left:6px}.r b{font-size:17px}.f{font-size:14.5px}td{padding:.4px 6px}td:nth-child(1){width:36%}.v{width:32%;font-weight:bold}p{margin:5px 0;font-size:14.5px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #222;padding-bottom:5px"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#333', 46)}<div><b style="font-size:23px">Laboratório Serra Azul</b><br>SERRA AZUL Clinical Analyses, Rua das Palmeiras 330, Curitiba PR</div></div>${barcode(c.rnd, 40, 34)}</div>
      <div style="display:grid;grid-template-columns:1.2fr 1fr;margin:6px 0;line-height:1.36"><div>Client: <b>GEORGE WHITFIELD SOUZA</b><br>Date of birth: 22/07/1968 (57 years) &nbsp; Sex: M<br>Requesting physician: DR. RENATA FIGUEIREDO CRM 28817</div><div>Order: 771-20938-44 of 04/03/2026<br>Collected: 09/03/2026 06:52 (fasting 12 h)<br>Issued: 10/03/2026 18:14 &nbsp; Plan: Vida Sul</div></div>${c.no('Vida Sul', 'insurer')}
      <div class="grid">${many('COMPLETE BLOOD COUNT', 'Material: whole blood, EDTA. Method: automated, with microscopy', ['rbc;Erythrocytes;5.02;million/mm3;4.30 to 5.70', 'hgb;Hemoglobin;15.1;g/dL;13.5 to 17.5', 'hct;Hematocrit;45.2;%;39.0 to 50.0', 'mcv;M.C.V.;90.0;fL;81.0 to 95.0', 'mch;M.C.H.;30.1;pg;26.0 to 34.0', 'rdw;R.D.W.;13.2;%;11.8 to 15.6', 'wbc;Leukocytes;10,900;/mm3;3,500 to 10,500', 'plt;Platelets;227,000;/mm3;150,000 to 450,000'], [both('neutp', 'neut', 'Segmented neutrophils', '71.0', '7,739', '1,700 to 7,000'), both('lymphp', 'lymph', 'Lymphocytes', '20.0', '2,180', '900 to 2,900'), both('monop', 'mono', 'Monocytes', '7.0', '763', '300 to 900'), both('eosp', 'eos', 'Eosinophils', '2.0', '218', '50 to 500')].join(''))}
      ${single('GLUCOSE', 'Material: fluoride plasma. Enzymatic', 'glu;Glucose;118;mg/dL;', 'Normal: 70 to 99 mg/dL', 'Altered: 100 to 125 mg/dL')}
      ${single('GLYCATED HEMOGLOBIN', 'Material: whole blood. HPLC', 'a1c;Glycated hemoglobin;6.2;%;', 'Normal: below 5.7 %', 'Diabetes: 6.5 % or above')}
      ${single('CREATININE', 'Material: serum. Kinetic Jaffe', 'crea;Creatinine;1.31;mg/dL;0.70 to 1.30', 'Men: 0.70 to 1.30 mg/dL', 'Women: 0.60 to 1.10 mg/dL')}
      ${single('ESTIMATED GLOMERULAR FILTRATION', 'CKD-EPI 2021', 'egfr;Estimated glomerular filtration;63;mL/min/1.73m2;> 60', 'Above 60 mL/min/1.73m2')}
      ${single('URIC ACID', 'Material: serum. Uricase', 'uric;Uric acid;8.1;mg/dL;3.5 to 7.2', 'Men: 3.5 to 7.2 mg/dL', 'Women: 2.6 to 6.0 mg/dL')}
      ${single('POTASSIUM', 'Material: serum. Ion selective electrode', 'k;Potassium;4.8;mEq/L;3.5 to 5.1', '3.5 to 5.1 mEq/L')}
      ${many('LIPID PROFILE', 'Material: serum. Enzymatic colorimetric; LDL by Martin', ['chol;Total cholesterol;242;mg/dL;', 'hdl;HDL cholesterol;41;mg/dL;', 'ldl;LDL cholesterol;163;mg/dL;', 'nhdl;Non-HDL cholesterol;201;mg/dL;', 'trig;Triglycerides;196;mg/dL;'], '<tr><td colspan="3" class="f">Desirable, fasting: total below 190; HDL above 40; LDL by risk, low 130, intermediate 100, high 70; triglycerides below 150 mg/dL</td></tr>')}
      ${single('TRANSAMINASE - ALT (TGP)', 'Material: serum. IFCC', 'alt;Transaminase ALT (TGP);62;U/L;up to 50', 'Men: up to 50 U/L')}
      ${single('GAMMA GLUTAMYL TRANSFERASE', 'Material: serum', 'ggt;Gamma glutamyl transferase;94;U/L;12 to 64', 'Men: 12 to 64 U/L')}
      ${single('THYROID STIMULATING HORMONE - TSH', 'Material: serum. Chemiluminescence', 'tsh;Thyroid stimulating hormone TSH;2.05;µUI/mL;0.40 to 4.30', 'Adults: 0.40 to 4.30 µUI/mL')}
      ${single('PSA, TOTAL', 'Material: serum. Chemiluminescence', 'psa;PSA, total;3.12;ng/mL;', '50 to 59 years: up to 3.50 ng/mL', '60 to 69 years: up to 4.50 ng/mL')}
      ${single('VITAMIN D 25-HYDROXY', 'Material: serum. Chemiluminescence', 'vitd;Vitamin D 25-hydroxy;33.5;ng/mL;', 'Up to 60 years: above 20 ng/mL', 'Risk groups: 30 to 60 ng/mL')}
      ${single('FERRITIN', 'Material: serum. Chemiluminescence', 'ferr;Ferritin;541;ng/mL;22 to 322', 'Men: 22 to 322 ng/mL')}</div>
      <p>${c.t('Observations: {x|leukocyte morphology without abnormalities|negated}; {x|no atypical lymphocytes|negated}. {x|Free PSA is added when total PSA exceeds 4.0|conditional|l.fpsa}. {x|Suggestive of familial hypercholesterolemia when LDL is above 190|reference comment|d.fh}. {x|Insulin: sample refused, hemolysis|not done|l.insul}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><span style="font-size:14.5px">Technical responsibility: Dr. Paulo Tavares, CRF 10442 &nbsp; The diagnosis is made by your physician.</span>${signature(c.rnd, '#222', 90)}</div>${c.no('Dr. Paulo Tavares', 'responsible for the laboratory')}`,
    )
  },
  { dateAliases: ['2026-03-10'], width: 1100, scale: 1.36, degrade: { angle: 0.6 } },
)

export const twentyFirstEnLabs = [methods, bulletin, headings]
