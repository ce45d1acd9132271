/** Result sheets in English: a Philippine clinic's two systems of units, an English practice's results as an application shows them, a Ugandan form filled in, a Barbadian thyroid sheet, a Gibraltar laboratory with last year's values, an American portal's cards. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, resultCell, sheet } from './blind-parts.mjs'

/** Philippines: SI and conventional units in two halves of one table. */
const twoSystems = doc(
  'p581.jpg',
  ['en', 'lab', 'photo'],
  '2025-10-14',
  ['Marilag Diagnostic Clinic', 'MARILAG DIAGNOSTIC CLINIC', 'Marilag Diagnostic Clinic, Inc.'],
  ['Dr. Rosario Villanueva', 'Rosario Villanueva', 'VILLANUEVA, ROSARIO MD', 'Rosario Villanueva, MD'],
  ['Corazon Magsaysay', 'MAGSAYSAY, CORAZON D.', 'MAGSAYSAY, CORAZON', 'Corazon D. Magsaysay'],
  'Laboratory report',
  (c) => {
    const half = (line, maybe) => {
      const r = c.lab(line)
      if (maybe) c.entities[r.n].optional = true
      c.entities[r.n].text = `${r.label} ${r.printed} ${r.unit}`
      const off = r.flag === 'H' || r.flag === 'L' ? r.flag : ''
      return `<td class="f">${off}</td><td class="v" data-e="${r.n}">${en(r.printed)}</td><td>${en(r.unit)}</td><td class="r">${en(r.ref)}</td>`
    }
    const row = (s) => {
      const [key, label, si, ref, conv, cref] = s.split('|')
      const first = half([key, label, ...si.split(' '), ref].join(';'))
      const second = conv
        ? half([key, label, ...conv.split(' '), cref].join(';'), key !== 'a1c')
        : '<td class="f"></td><td></td><td></td><td></td>'
      return `<tr data-line><td class="n">${en(label)}</td>${first}${second}</tr>`
    }
    const blood = (s) => {
      const r = c.lab(s)
      const off = r.flag === 'H' || r.flag === 'L' ? r.flag : ''
      return `<tr data-e="${r.n}"><td class="n">${en(r.label)}</td><td class="f">${off}</td><td class="v">${en(r.printed)}</td><td>${en(r.unit)}</td><td class="r">${en(r.ref)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.34 ${FACE.arial};padding:36px 44px}td,th{padding:2px 5px}th{text-align:left;font-size:14px;border-bottom:1px solid #7b1e2b}.t th{background:#f5e6e8}.n{width:24%}.f{width:18px;font-weight:bold;color:#b00020}.v{text-align:right;font-weight:bold;padding-right:6px}.r{font-size:14.5px;white-space:nowrap}h3{font-size:16px;color:#7b1e2b;text-align:center;margin:8px 0 2px}p{margin:5px 0;font-size:14.5px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #7b1e2b;padding-bottom:5px"><div style="display:flex;gap:10px;align-items:center">${mark('cross', '#7b1e2b', 46)}<div><b style="font-size:24px;color:#7b1e2b">MARILAG DIAGNOSTIC CLINIC</b><br>2/F Acacia Arcade, Mabini St., Iloilo City &nbsp; DOH Lic. 06-0119</div></div>${matrixCode(c.rnd, 18, 3)}</div>
      <div style="display:grid;grid-template-columns:1.15fr 1fr;margin:7px 0;font-size:15.5px"><div>Name: <b>MAGSAYSAY, CORAZON D.</b><br>Age/Sex: 57 / F &nbsp; Birthdate: 08/29/1968<br>Requesting physician: VILLANUEVA, ROSARIO MD</div><div>Case no.: 25-101477 &nbsp; OPD<br>Date/time collected: 10/14/2025 07:18 AM<br>Date/time released: 10/14/2025 03:46 PM</div></div>
      <h3>CLINICAL CHEMISTRY</h3>
      <table class="t"><tr><th>TEST</th><th></th><th colspan="2">SI RESULT</th><th>REF. VALUES</th><th></th><th colspan="2">CONVENTIONAL</th><th>REF. VALUES</th></tr>
      ${['glu|Fasting Blood Sugar|6.83 mmol/L|4.10 - 5.90|123.1 mg/dL|74.0 - 106.0', 'a1c|HbA1c|51 mmol/mol|20 - 42|6.8 %|4.0 - 6.0', 'e15bun|BUN|5.10 mmol/L|2.76 - 8.07|14.3 mg/dL|7.7 - 22.6', 'crea|Creatinine|71.6 umol/L|44.0 - 80.0|0.81 mg/dL|0.50 - 0.90', 'uric|Blood Uric Acid|392 umol/L|142 - 339|6.59 mg/dL|2.39 - 5.70', 'chol|Total Cholesterol|6.12 mmol/L|< 5.20|236.7 mg/dL|< 201.1', 'trig|Triglycerides|2.41 mmol/L|< 1.70|213.5 mg/dL|< 150.6', 'hdl|HDL-Cholesterol|1.08 mmol/L|> 1.16|41.8 mg/dL|> 44.9', 'ldl|LDL-Cholesterol|3.94 mmol/L|< 3.40|152.4 mg/dL|< 131.5', 'vldl|VLDL-Cholesterol|1.10 mmol/L|0.13 - 1.04|42.5 mg/dL|5.0 - 40.2', 'ca|Total Calcium|2.31 mmol/L|2.15 - 2.50|9.26 mg/dL|8.62 - 10.02', 'na|Sodium|139.6 mmol/L|136.0 - 145.0', 'k|Potassium|3.92 mmol/L|3.50 - 5.10', 'ast|SGOT/AST|34 U/L|0 - 32', 'alt|SGPT/ALT|58 U/L|0 - 33'].map(row).join('')}</table>
      <h3>HEMATOLOGY - Complete Blood Count</h3>
      <table class="t"><tr><th>TEST</th><th></th><th colspan="2">RESULT</th><th>REFERENCE VALUES</th></tr>
      ${['hgb;Hemoglobin;118;g/L;120 - 160', 'hct;Hematocrit;0.36;;0.37 - 0.47', 'rbc;RBC Count;4.48;x10^12/L;4.00 - 5.40', 'wbc;WBC Count;8.9;x10^9/L;4.5 - 11.0', 'segs;Segmenters;0.62;;0.50 - 0.70', 'lymphp;Lymphocytes;0.27;;0.20 - 0.40', 'monop;Monocytes;0.06;;0.02 - 0.08', 'eosp;Eosinophils;0.05;;0.01 - 0.04', 'mcv;MCV;80.4;fL;80.0 - 96.0', 'mch;MCH;26.3;pg;27.0 - 33.0', 'plt;Platelet Count;342;x10^9/L;150 - 400'].map(blood).join('')}</table>
      <p>${c.t('Remarks: {x|Specimen non-hemolyzed, non-lipemic|negated}. {x|HbA1c of 6.5 % and above is diagnostic of diabetes if confirmed|reference comment|d.dm2}. {x|CRP: cancelled, test not requested|not done|l.crp}. {x|Urinalysis to follow|pending}.')}</p>
      <div style="display:flex;justify-content:space-around;align-items:end;text-align:center;font-size:14.5px"><div>${signature(c.rnd, '#222', 120)}<br>JOMAR B. TUAZON, RMT<br>Medical Technologist</div><div>${signature(c.rnd, '#222', 120)}<br>ELENA P. SARMIENTO, MD, FPSP<br>Pathologist</div></div>${c.no('JOMAR B. TUAZON', 'technologist of the laboratory')}${c.no('ELENA P. SARMIENTO', 'pathologist of the laboratory')}`,
    )
  },
  { width: 1080, scale: 1.42, degrade: { angle: 1.2 } },
)

/** England: results as a patient prints them from the health service's application; each test in three short lines. */
const application = doc(
  'p582.png',
  ['en', 'lab', 'clean'],
  '2026-01-16',
  ['Quillbrook Medical Practice', 'QUILLBROOK MEDICAL PRACTICE'],
  ['Dr Amanda Thirlwell', 'Amanda Thirlwell', 'Dr A Thirlwell'],
  ['Helen Fairbrass', 'Mrs Helen Fairbrass', 'FAIRBRASS, Helen'],
  'Test results',
  (c) => {
    const card = (s) => {
      const r = c.lab(s)
      const range = r.ref
        ? /^[<>]/.test(r.ref)
          ? `Normal range: ${r.ref.replace('>', 'above ').replace('<', 'below ')}`
          : `Normal range: ${r.ref}`
        : ''
      const off = r.flag === 'H' ? 'Above range' : r.flag === 'L' ? 'Below range' : ''
      return `<div class="c" data-e="${r.n}"><div class="l">${en(r.label)}</div><div><b data-e="${r.n}">${en(`${r.printed} ${r.unit}`.trim())}</b>${off ? ` <i>${off}</i>` : ''}</div>${range ? `<div class="g">${en(range)}</div>` : ''}</div>`
    }
    const block = (title, view, list) =>
      `<div class="b"><h3>${en(title)}</h3><div class="w">${c.t(view)}</div><div class="two">${list.map(card).join('')}</div></div>`
    return sheet(
      `body{font:16.5px/1.32 ${FACE.roboto};font-size:16px;padding:36px 56px;color:#212b32}.b{border:1px solid #d8dde0;margin:9px 0;padding:6px 16px}.two{columns:2;column-gap:28px}.c{break-inside:avoid;border-top:1px solid #e8edee;padding:3px 0}.l{color:#005eb8}.g{font-size:14.5px;color:#4c6272}i{font-style:normal;background:#fff0c2;padding:0 6px;margin-left:8px;font-size:14.5px}h3{font-size:17.5px}.w{font-size:15px;margin:1px 0 4px}p{margin:5px 0}`,
      `<div style="background:#005eb8;color:#fff;padding:6px 16px;font-size:20px"><b>Test results</b></div>
      <p><b>Mrs Helen Fairbrass</b> &nbsp; Born 5 June 1979 &nbsp; NHS number: 000 614 2290<br>Quillbrook Medical Practice, Northmere &nbsp; Requested by Dr Amanda Thirlwell<br>Sample taken: 16 January 2026 &nbsp; Printed: 29 January 2026</p>
      ${block('Full blood count - FBC', "Your surgery's view: Abnormal, {o|iron treatment needed}", ['hgb;Haemoglobin concentration;104;g/L;115 to 165', 'wbc;Total white cell count;6.4;10*9/L;3.6 to 11.0', 'plt;Platelet count - observation;431;10*9/L;140 to 400', 'rbc;Red blood cell count;4.61;10*12/L;3.80 to 5.80', 'hct;Haematocrit;0.338;L/L;0.370 to 0.470', 'mcv;Mean cell volume;73.3;fL;80.0 to 100.0', 'mch;Mean cell haemoglobin level;22.6;pg;27.0 to 32.0', 'rdw;Red blood cell distribution width;17.4;%;11.0 to 15.0', 'neut;Neutrophil count;3.9;10*9/L;1.8 to 7.5', 'lymph;Lymphocyte count;1.8;10*9/L;1.0 to 4.0', 'mono;Monocyte count;0.5;10*9/L;0.2 to 0.8', 'eos;Eosinophil count;0.1;10*9/L;0.1 to 0.4'])}
      ${block('Haematinics', "Your surgery's view: Abnormal", ['ferr;Serum ferritin level;5;ug/L;15 to 200', 'b12;Serum vitamin B12 level;294;ng/L;200 to 910', 'fol;Serum folate level;3.4;ug/L;>3.9'])}
      ${block('Urea and electrolytes', "Your surgery's view: Normal, no further action", ['na;Serum sodium level;141;mmol/L;133 to 146', 'k;Serum potassium level;4.4;mmol/L;3.5 to 5.3', 'urea;Serum urea level;4.0;mmol/L;2.5 to 7.8', 'crea;Serum creatinine level;63;umol/L;45 to 84', 'egfr;eGFR using creatinine (CKD-EPI);104;mL/min;'])}
      ${block('Liver function tests', "Your surgery's view: Normal, no further action", ['alt;Serum ALT level;14;U/L;0 to 33', 'alp;Serum alkaline phosphatase level;71;U/L;30 to 130', 'tbil;Serum total bilirubin level;6;umol/L;0 to 21', 'alb;Serum albumin level;43;g/L;35 to 50'])}
      ${block('Other tests', "Your surgery's view: Normal, no further action", ['tsh;Serum TSH level;1.72;mIU/L;0.30 to 4.50', 'crp;Serum C reactive protein level;<1;mg/L;0 to 5', 'a1c;Haemoglobin A1c level;36;mmol/mol;20 to 41', 'ttg;Tissue transglutaminase IgA level;0.6;U/mL;0 to 7', 'vitd;Serum 25-hydroxyvitamin D level;58;nmol/L;>50', 'ca125;Serum CA 125 level;17;kU/L;0 to 35'])}
      <p>${c.t('Comment from your surgery: {o|Heavy periods} noted. {x|Coeliac screen negative|negated|d.celiac}. {x|No sign of diabetes|negated|d.dm2}. {x|We will repeat your full blood count in 8 weeks|planned}. {x|If you notice blood in your stool we would refer you to the bowel clinic|conditional}. Text message sent: please collect {m.fes|ferrous sulfate 200 mg once a day|freq=once a day}.')}</p>
      <p style="font-size:14px;color:#4c6272">${c.t('{x|A ferritin below 15 usually means iron deficiency|reference comment|d.e16lowfe}. A result outside the range does not always mean something is wrong.')}</p>`,
    )
  },
  { dateAliases: ['2026-01-29'], width: 1100, scale: 1.26 },
)

/** Uganda: a mission hospital's printed form; what was asked for is written in, the rest left empty. */
const form = doc(
  'p583.jpg',
  ['en', 'lab', 'photo'],
  '2025-08-27',
  [
    'Kagongo Hill Hospital',
    'KAGONGO HILL HOSPITAL',
    'Kagongo Hill Hospital Laboratory',
    'Kagongo Hill Hospital, Laboratory',
  ],
  ['Dr Patrick Ssemwogerere', 'Patrick Ssemwogerere', 'Dr P. Ssemwogerere', 'Dr Ssemwogerere'],
  ['Grace Nakabugo', 'NAKABUGO GRACE', 'Nakabugo Grace', 'Ms Grace Nakabugo'],
  'Laboratory investigation form',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="h">${en(`${r.printed} ${r.unit}`.trim())}</td><td class="r">${en(r.ref)}</td></tr>`
    }
    const empty = (label, key) =>
      `<tr><td>${c.t(`{x|${label}|not done${key ? `|l.${key}` : ''}}`)}</td><td class="h"></td><td class="r"></td></tr>`
    const box = (title, list) =>
      `<table><tr><th>${en(title)}</th><th>Result</th><th>Normal</th></tr>${list.map((s) => (s.startsWith('-') ? empty(...s.slice(1).split('|')) : row(s))).join('')}</table>`
    return sheet(
      `body{font:17px/1.34 ${FACE.times};padding:42px 52px}table{margin:0 0 12px}td,th{border:1px solid #222;padding:2.6px 7px}th{text-align:left;font-size:16px;background:#ececec}.h{font:bold 17px ${FACE.courier};color:#1d2f6f;width:36%}.r{font-size:14px;white-space:nowrap;width:22%}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 18px}p{margin:6px 0}`,
      `<div style="text-align:center"><b style="font-size:25px">KAGONGO HILL HOSPITAL</b><br>P.O. Box 71, Kabale, Uganda<br><b style="font-size:19px;text-decoration:underline">LABORATORY INVESTIGATION FORM</b></div>
      <div style="display:grid;grid-template-columns:1.2fr 1fr;margin:10px 0;font-size:17.5px"><div>Name: <b class="h">Nakabugo Grace</b><br>Age: <b class="h">26</b> &nbsp; Sex: <b class="h">F</b> &nbsp; OPD No: <b class="h">4471/25</b><br>Requested by: <b class="h">Dr Ssemwogerere</b></div><div>Date of collection: <b class="h">27/08/2025</b> &nbsp; <b class="h">10:05</b><br>Date of report: <b class="h">27/08/2025</b><br>Clinic: <b class="h">ANC, 14/40</b></div></div>
      <p>${c.t('Clinical notes: {o|fever} 3/7, {x|?malaria|question|d.malaria}, {x|r/o UTI|question|d.uti}, {o|first antenatal visit}')}</p>
      <div class="two"><div>
      ${box('HAEMATOLOGY', ['hgb;Hb;10.2;g/dL;11.0 - 16.0', 'wbc;WBC total;6.1;x10^9/L;4.0 - 10.0', 'neutp;Neutrophils;66;%;40 - 75', 'lymphp;Lymphocytes;28;%;20 - 45', 'plt;Platelets;187;x10^9/L;150 - 400', '-ESR|esr', 'abo;Blood group;O;;', 'rhd;Rhesus;Positive;;', 'e13sicks;Sickling test;Negative;;Negative'])}
      ${box('PARASITOLOGY', ['malsm;Blood slide for MPs;No MPs seen;;', 'e14malrdt;Malaria RDT;Negative;;Negative', 'ova;Stool microscopy;Hookworm ova seen;;None seen', '-Skin snip|'])}
      ${box('CHEMISTRY', ['glu;Random blood sugar;4.9;mmol/L;3.9 - 7.8', '-Creatinine|crea', '-ALT|alt'])}
      </div><div>
      ${box('URINALYSIS', ['ucol;Colour;Amber;;', 'uapp;Appearance;Turbid;;Clear', 'uph;pH;6.0;;5.0 - 8.0', 'usg;Specific gravity;1.020;;1.005 - 1.030', 'uprot;Protein;+;;Nil', 'uglu;Glucose;Nil;;Nil', 'uket;Ketones;Nil;;Nil', 'ubld;Blood;Nil;;Nil', 'uleu;Leucocytes;++;;Nil', 'unit;Nitrite;Positive;;Negative', 'uwbc;Pus cells;15 - 20;/hpf;0 - 5', 'uepi;Epithelial cells;Few;;', 'hcgu;Urine HCG;Positive;;'])}
      ${box('SEROLOGY', ['e14hivr;HIV (Determine);Non reactive;;', 'syph;Syphilis (TPHA);Non reactive;;', 'hbsag;HBsAg;Reactive;;Non reactive', '-HCV antibody|antihcv', 'bruc;Brucella agglutination;Negative;;Negative', '-Widal|e12wido'])}
      </div></div>
      <p>Comments: ${c.t('{x|Urine for culture and sensitivity sent|pending|l.ucult}. {x|Repeat HIV test in 3 months|planned}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><div>Done by: ${hand('B. Turyatemba', 30)}<br>Laboratory technologist</div>${stamp(['KAGONGO HILL HOSPITAL', '27 AUG 2025', 'LABORATORY'], '#3b2a86', -8)}</div>${c.no('B. Turyatemba', 'technologist of the laboratory')}`,
    )
  },
  { width: 1060, scale: 1.4, degrade: { angle: -1.3, folds: [0.5] } },
)

/** Barbados: a thyroid clinic's follow-up sheet; days down, hormones across, the dose of that day beside them. */
const thyroidSheet = doc(
  'p584.jpg',
  ['en', 'lab', 'scan'],
  '2026-01-19',
  ['Coral Bluff Endocrine Clinic', 'CORAL BLUFF ENDOCRINE CLINIC'],
  ['Dr Marcia Brathwaite', 'Marcia Brathwaite', 'Dr M Brathwaite', 'Dr. Marcia Brathwaite'],
  ['Shonelle Alleyne', 'ALLEYNE, Shonelle', 'Ms Shonelle Alleyne'],
  'Thyroid follow-up sheet',
  (c) => {
    const cols = [
      'tsh;TSH;mIU/L;0.27 - 4.20',
      'ft4;Free T4;pmol/L;12.0 - 22.0',
      'ft3;Free T3;pmol/L;3.1 - 6.8',
      'trab;TRAb;IU/L;< 1.75',
    ].map((s) => s.split(';'))
    const line = (day, iso, values, dose, note) =>
      `<tr data-line><td><b>${en(day)}</b></td>${values
        .map((v, i) => {
          const [key, label, unit, ref] = cols[i]
          return `<td class="v">${v ? resultCell(c, key, label, v, unit, ref, iso) : ''}</td>`
        })
        .join('')}<td>${en(dose)}</td><td class="s">${c.t(note)}</td></tr>`
    const other = (s, iso) => {
      const [key, label, value, unit, ref] = s.split(';')
      return `<span class="o">${resultCell(c, key, label, value, unit, ref, iso, () => `${label} ${value} ${unit}`.trim())} <small>(${en(ref)})</small></span>`
    }
    return sheet(
      `body{font:18px/1.42 ${FACE.cambria};padding:48px 58px}td,th{border:1px solid #555;padding:7px 9px}th{text-align:left;font-size:16px;background:#eaf1ea}th small,.o small{font-weight:normal;font-size:14.5px}.v{text-align:center}.s{font-size:16px;width:24%}.o{display:inline-block;margin-right:22px}h3{font-size:18px;margin:14px 0 3px}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #2c5d3f;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#2c5d3f', 46)}<div><b style="font-size:24px;color:#2c5d3f">Coral Bluff Endocrine Clinic</b><br>Highgate Gardens, St Michael, Barbados</div></div><b style="font-size:19px">THYROID FOLLOW-UP SHEET</b></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:10px 0"><div>Patient: <b>ALLEYNE, Shonelle</b><br>Date of birth: 02/10/1990 &nbsp; Female</div><div>Physician: Dr Marcia Brathwaite<br>Last visit: 19/01/2026 &nbsp; File: 2187</div></div>
      <p>${c.t("Diagnosis: {d.graves|Graves' disease|on=2025-05} (May 2025). {x|No eye disease|negated|d.e14thyeye}. {x|Mother has an underactive thyroid|family history|d.hypothy}.")}</p>
      <table><tr><th>Date of sample</th>${cols.map(([, l, u, r]) => `<th>${en(l)}<br><small>${en(u)}<br>${en(r)}</small></th>`).join('')}<th>Carbimazole after visit</th><th>Note</th></tr>
      ${line('12/05/2025', '2025-05-12', ['<0.01', '48.6', '19.2', '9.8'], '30 mg', '{m.propr?|Propranolol 40 mg tds|st=stopped} 4 weeks, then stop')}
      ${line('23/06/2025', '2025-06-23', ['<0.01', '27.4', '9.1', ''], '20 mg', '{o|palpitations} settled')}
      ${line('04/08/2025', '2025-08-04', ['0.04', '15.8', '5.6', ''], '10 mg', '')}
      ${line('20/10/2025', '2025-10-20', ['0.92', '11.4', '4.2', '4.1'], '5 mg', '{x|no sore throat|negated}')}
      ${line('19/01/2026', '2026-01-19', ['2.65', '13.7', '4.6', '1.5'], '5 mg', '{x|stop in May if TRAb stays low|conditional}')}</table>
      <h3>Other tests of 12/05/2025</h3><p>${['tpo;Anti-TPO;312;IU/mL;< 34', 'wbc;WBC;5.8;x10^9/L;4.0 - 11.0', 'neut;Neutrophils;2.9;x10^9/L;2.0 - 7.5', 'alt;ALT;41;U/L;< 35', 'alp;ALP;128;U/L;35 - 105', 'ca;Calcium;2.61;mmol/L;2.15 - 2.55'].map((s) => other(s, '2025-05-12')).join('')}</p>
      <h3>Other tests of 19/01/2026</h3><p>${['wbc;WBC;4.6;x10^9/L;4.0 - 11.0', 'neut;Neutrophils;1.9;x10^9/L;2.0 - 7.5', 'hgb;Haemoglobin;12.8;g/dL;11.5 - 16.0', 'alt;ALT;22;U/L;< 35', 'ca;Calcium;2.38;mmol/L;2.15 - 2.55', 'vitd;25-OH Vitamin D;61;nmol/L;> 50', 'chol;Total cholesterol;4.9;mmol/L;< 5.2', 'ldl;LDL;2.8;mmol/L;< 3.4'].map((s) => other(s, '2026-01-19')).join('')}</p>
      <h3>Plan 19/01/2026</h3>
      <p>${c.t('Continue {m.carbi|carbimazole 5 mg once daily|freq=once daily}. {x|Repeat blood count if fever or sore throat|conditional}. {x|Next bloods 13 April 2026|planned}. {x|Radioiodine discussed, she prefers tablets|declined}. {x|Not pregnant; to call before trying for a baby as PTU would be used|conditional|m.ptu}. {x|Thyroid ultrasound not needed|not needed|i.usthy}. Allergy: {a.sulfa|sulfa drugs|react=rash} (rash).')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:14px"><div>${signature(c.rnd, '#222')}<br>Dr Marcia Brathwaite, FRCP</div><span>Laboratory: Bridgetown Reference Lab</span></div>${c.no('Bridgetown Reference Lab', 'laboratory used by the clinic')}`,
    )
  },
  { dateAliases: ['2025-05-12'], width: 1080, scale: 1.36, degrade: { angle: 0.7 } },
)

/** Gibraltar: a star before the name of what is outside, limits in square brackets, last year's value behind. */
const lastYear = doc(
  'p585.jpg',
  ['en', 'lab', 'scan'],
  '2026-02-24',
  [
    'Europa Ridge Clinical Analysis',
    'EUROPA RIDGE CLINICAL ANALYSIS',
    'Europa Ridge Clinical Analysis Laboratory',
  ],
  ['Dr Javier Montegriffo', 'Javier Montegriffo', 'Dr J. Montegriffo', 'Dr. Javier Montegriffo'],
  ['Albert Pitaluga', 'PITALUGA, ALBERT', 'Mr Albert Pitaluga', 'PITALUGA ALBERT'],
  'Analysis report',
  (c) => {
    const row = (s) => {
      const [key, label, now, unit, ref, before] = s.split(';')
      const r = c.lab([key, label, now, unit, ref].join(';'))
      const off = r.flag === 'H' || r.flag === 'L'
      c.entities[r.n].text = `${label} ${now} ${unit}`.trim()
      const old = before ? resultCell(c, key, label, before, unit, ref, '2025-02-12') : ''
      return `<tr data-line><td class="a">${off ? '*' : ''}</td><td>${en(label)}</td><td class="v"><span data-e="${r.n}">${en(now)}</span></td><td>${en(unit)}</td><td>${ref ? `[ ${en(ref)} ]` : ''}</td><td class="b">${old}</td></tr>`
    }
    const head = (s) => `<tr><td></td><td colspan="5" class="g">${en(s)}</td></tr>`
    return sheet(
      `body{font:17px/1.3 ${FACE.verdana};font-size:15px;padding:40px 60px}td,th{padding:1.7px 8px}th{text-align:left;border-top:1px solid #000;border-bottom:1px solid #000;font-size:14px}.a{width:18px;font-weight:bold}.v{font-weight:bold;text-align:right;padding-right:18px}.b{text-align:right;color:#444;padding-right:26px}.g{font-weight:bold;padding-top:7px;letter-spacing:1px;font-size:14.5px;text-decoration:underline}p{margin:6px 0;font-size:14px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:21px">EUROPA RIDGE CLINICAL ANALYSIS</b><br>14 Rosia Steps, Gibraltar</div>${barcode(c.rnd, 40, 36)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;border:1px solid #000;padding:6px 12px;margin:9px 0;font-size:14.5px"><div>Patient: <b>PITALUGA, ALBERT</b><br>Born: 30/11/1957 &nbsp; Male<br>Doctor: Dr Javier Montegriffo</div><div>Analysis no.: 26020771<br>Sample date: 24/02/2026 &nbsp; 08:25<br>Report date: 25/02/2026 &nbsp; Page 1 of 1</div></div>
      <table><tr><th></th><th style="width:32%">Parameter</th><th class="v">Result</th><th>Units</th><th>Reference values</th><th class="b">12/02/2025</th></tr>
      ${head('LIPIDS')}${['chol;Total cholesterol;178;mg/dL;< 200;243', 'hdl;HDL cholesterol;44;mg/dL;> 40;41', 'ldl;LDL cholesterol (direct);97;mg/dL;< 100;164', 'trig;Triglycerides;186;mg/dL;< 150;191', 'apob;Apolipoprotein B;82;mg/dL;55 - 90;128', 'lpa;Lipoprotein (a);71;nmol/L;< 75;'].map(row).join('')}
      ${head('BIOCHEMISTRY')}${['glu;Basal glucose;112;mg/dL;74 - 106;104', 'a1c;Glycated haemoglobin (HbA1c);5.9;%;4.0 - 5.6;5.8', 'urea;Urea;46;mg/dL;17 - 49;39', 'crea;Creatinine;1.17;mg/dL;0.70 - 1.20;1.09', 'uric;Uric acid;7.4;mg/dL;3.4 - 7.0;7.9', 'ast;AST (GOT);29;U/L;5 - 40;31', 'alt;ALT (GPT);44;U/L;5 - 41;52', 'ggt;GGT;73;U/L;8 - 61;88', 'ck;Creatine kinase (CK);214;U/L;39 - 308;131', 'ca;Calcium;9.6;mg/dL;8.8 - 10.2;9.4', 'hscrp;Ultrasensitive CRP;2.4;mg/L;< 3.0;'].map(row).join('')}
      ${head('PROTEIN ELECTROPHORESIS')}${['tp;Total proteins;7.3;g/dL;6.4 - 8.3;', 'spalb;Albumin;58.9;%;55.8 - 66.1;', 'alpha1;Alpha-1 globulin;4.1;%;2.9 - 4.9;', 'alpha2;Alpha-2 globulin;10.6;%;7.1 - 11.8;', 'betag;Beta globulin;11.7;%;8.4 - 13.1;', 'gammag;Gamma globulin;14.7;%;11.1 - 18.8;'].map(row).join('')}
      ${head('HORMONES, VITAMINS, PROSTATE')}${['tsh;TSH;5.21;uIU/mL;0.27 - 4.20;3.88', 'ft4;Free thyroxine (FT4);1.06;ng/dL;0.93 - 1.70;1.11', 'testo;Total testosterone;4.12;ng/mL;2.80 - 8.00;', 'vitd;25-OH Vitamin D;22.6;ng/mL;30.0 - 100.0;17.9', 'homo;Homocysteine;13.4;umol/L;5.0 - 15.0;', 'psa;PSA total;3.07;ng/mL;< 4.00;2.74', 'fpsa;PSA free;0.58;ng/mL;;0.61'].map(row).join('')}
      ${head('URINE')}${['usg;Density;1.016;;1.005 - 1.030;', 'uph;pH;5.5;;5.0 - 7.0;', 'uprot;Proteins;Negative;;Negative;', 'uglu;Glucose;Negative;;Negative;', 'ubld;Blood;Negative;;Negative;', 'uacr;Albumin/creatinine ratio;11;mg/g;< 30;9'].map(row).join('')}</table>
      <p>${c.t('* Value outside the reference values. {x|No monoclonal band is seen|negated|d.mgus}. {x|LDL target with coronary disease below 55 mg/dL|reference comment|d.ihd}. {x|Anti-TPO antibodies recommended|planned|l.tpo}. {x|Serum without haemolysis|negated}. Medication stated by the patient: {m.ros|rosuvastatin 10 mg}, {m.allo|allopurinol 100 mg}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><div>${signature(c.rnd, '#222')}<br>Dr. L. Baglietto, Clinical Analyst</div>${stamp(['EUROPA RIDGE', 'GIBRALTAR'], '#1e3f7a', -5)}</div>${c.no('Dr. L. Baglietto', 'analyst of the laboratory')}`,
    )
  },
  { dateAliases: ['2026-02-25'], width: 1080, scale: 1.34, degrade: { angle: -0.6 } },
)

/** United States: a portal's cards; the value over a bar whose ends print the limits a second time. */
const portalCards = doc(
  'p586.png',
  ['en', 'lab', 'clean'],
  '2026-01-08',
  [
    'Lakewright Health',
    'LAKEWRIGHT HEALTH',
    'Lakewright Health Laboratory',
    'Lakewright Health Laboratories',
  ],
  ['Sandeep Mehrotra, MD', 'Sandeep Mehrotra', 'Dr. Mehrotra', 'Mehrotra, Sandeep'],
  ['Dwayne Kowalczyk', 'Dwayne T. Kowalczyk', 'Kowalczyk, Dwayne'],
  'Test results',
  (c) => {
    const card = (s) => {
      const r = c.lab(s)
      const both = r.ref.match(/^([\d.]+) - ([\d.]+)$/)
      const off = r.flag === 'H' ? 'High' : r.flag === 'L' ? 'Low' : ''
      const [low, high] = both ? both.slice(1).map(Number) : []
      const at = both ? Math.max(4, Math.min(96, 25 + (50 * (Number(r.printed) - low)) / (high - low))) : 0
      const bar = both
        ? `<div class="bar"><i style="left:${at}%"></i></div><div class="ends"><span>${both[1]}</span><span>${both[2]}</span></div>`
        : ''
      const range = r.ref
        ? `Normal ${typeof c.entities[r.n].value === 'number' ? 'range' : 'value'}: ${r.ref} ${r.unit}`
        : ''
      return `<div class="c" data-e="${r.n}"><b>${en(r.label)}</b><div class="g">${en(range.trim())}</div>${bar}<div>Value <span class="v" data-e="${r.n}">${en(r.ref ? r.printed : `${r.printed} ${r.unit}`)}</span>${off ? ` <em>${off}</em>` : ''}</div></div>`
    }
    const panel = (title, list) => `<h3>${en(title)}</h3><div class="three">${list.map(card).join('')}</div>`
    return sheet(
      `body{font:15.5px/1.3 ${FACE.lato};padding:36px 50px}.three{display:grid;grid-template-columns:repeat(4,1fr);gap:8px 12px}.c{border:1px solid #cfd6de;border-radius:6px;padding:5px 10px}.g{font-size:13.5px;color:#455}.bar{height:7px;margin:4px 0 0;background:linear-gradient(90deg,#f3d9a4 25%,#9bcfa8 25% 75%,#f3d9a4 75%);position:relative}.bar i{position:absolute;top:-3px;width:4px;height:13px;background:#223}.ends{display:flex;justify-content:space-between;padding:0 21%;font-size:12.5px;color:#455}.v{font-size:18px;font-weight:bold}em{font-style:normal;color:#a33d00;font-weight:bold}h3{font-size:17px;color:#0a4d68;margin:10px 0 4px}p{margin:4px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #0a4d68;padding-bottom:5px"><div style="display:flex;gap:10px;align-items:center">${mark('rings', '#0a4d68', 42)}<b style="font-size:22px;color:#0a4d68">Lakewright Health</b></div><div style="text-align:right">Name: <b>Dwayne T. Kowalczyk</b> &nbsp; DOB: 9/14/1963 &nbsp; MRN: 0099417<br>PCP: Beth Ann Lindqvist, NP</div></div>${c.no('Beth Ann Lindqvist', 'primary care provider')}
      <p>Results for order 77120436 &nbsp; Ordering provider: Sandeep Mehrotra, MD (Hepatology)<br>Collected on Jan 8, 2026 10:12 AM &nbsp; Resulted on Jan 8, 2026 4:40 PM &nbsp; Status: Final</p>
      ${panel('CBC WITH PLATELETS', ['wbc;WBC;3.7;K/uL;4.0 - 11.0', 'rbc;RBC;4.38;M/uL;4.40 - 5.90', 'hgb;Hemoglobin;13.9;g/dL;13.3 - 17.7', 'hct;Hematocrit;41.2;%;40.0 - 53.0', 'mcv;MCV;94;fL;78 - 100', 'mch;MCH;31.7;pg;26.5 - 33.0', 'rdw;RDW;14.2;%;10.0 - 15.0', 'plt;Platelet count;96;K/uL;150 - 450'])}
      ${panel('HEPATIC FUNCTION PANEL', ['tbil;Bilirubin total;1.6;mg/dL;0.2 - 1.3', 'dbil;Bilirubin direct;0.5;mg/dL;0.0 - 0.3', 'alp;Alkaline phosphatase;134;U/L;40 - 129', 'alt;ALT;38;U/L;0 - 70', 'ast;AST;57;U/L;0 - 45', 'alb;Albumin;3.3;g/dL;3.5 - 5.2', 'tp;Protein total;7.9;g/dL;6.4 - 8.3', 'ggt;GGT;142;U/L;0 - 75'])}
      ${panel('BASIC METABOLIC PANEL', ['na;Sodium;137;mmol/L;136 - 145', 'k;Potassium;4.1;mmol/L;3.4 - 5.3', 'hco3;Carbon dioxide;24;mmol/L;22 - 29', 'bun;Urea nitrogen;15;mg/dL;8 - 23', 'crea;Creatinine;0.88;mg/dL;0.67 - 1.17', 'egfr;GFR estimate;97;mL/min/1.73m2;>60', 'ca;Calcium;8.7;mg/dL;8.8 - 10.4', 'glu;Glucose;101;mg/dL;70 - 99'])}
      ${panel('INR AND LIVER MARKERS', ['inr;INR;1.27;;0.85 - 1.15', 'pt;Protime;15.6;seconds;11.8 - 14.8', 'afp;AFP tumor marker;4.3;ng/mL;0.0 - 8.3', 'ammonia;Ammonia;43;umol/L;10 - 50'])}
      ${panel('VIRAL HEPATITIS', ['antihcv;Hepatitis C antibody;Reactive;;Nonreactive', 'hcvrna;HCV RNA quant;Not detected;;Not detected', 'hbsag;Hepatitis B surface antigen;Nonreactive;;Nonreactive', 'antihbs;Hepatitis B surface antibody;26.4;mIU/mL;'])}
      <p style="margin-top:9px">${c.t('Comments from the care team, Jan 9: {x|HCV RNA not detected, the infection remains cured|resolved|d.hepc}. {o|Platelets stay low} from {d.cirrh|cirrhosis}. {x|MELD does not call for a transplant referral|not needed|p.livertx}. {x|Liver ultrasound due in February|planned|i.usabd}. {x|No liver cancer marker elevation|negated}. {x|If ammonia rises with confusion we will add rifaximin|conditional|m.rifax}.')}</p>`,
    )
  },
  { dateAliases: ['2026-01-09'], width: 1180, scale: 1.24 },
)

export const eighteenthEnLabs = [twoSystems, application, form, thyroidSheet, lastYear, portalCards]
