/** Laboratory reports in English of ordinary clinics and hospitals: five table designs, previous results, ranges by sex. */
import { barcode, mark, matrixCode, signature } from '../lib/decor.mjs'
import { FACE, doc, en, letter, resultCell, rows, sheet } from './blind-parts.mjs'

/** Striped table, ranges of both sexes in the range column. */
const bySex = doc(
  'p101.png',
  ['en', 'lab', 'clean'],
  '2025-04-08',
  ['Brightwater Regional Laboratory', 'Brightwater Regional Lab', 'BRIGHTWATER REGIONAL LABORATORY'],
  ['Joanna Pettibone, MD', 'Joanna Pettibone', 'Dr. Pettibone', 'Pettibone, Joanna'],
  ['Theresa Calloway', 'CALLOWAY, THERESA', 'Calloway, Theresa'],
  'Laboratory Report',
  (c) => {
    const cells = (r) =>
      `<td>${en(r.label)}</td><td class="v">${en(r.printed)}</td><td class="f">${letter(r)}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td>`
    return sheet(
      `body{font:18px/1.3 ${FACE.lato};padding:44px 58px}td,th{padding:4px 12px}th{border-bottom:2px solid #14507a;color:#14507a}tr:nth-child(odd){background:#f3f7fa}.g td{background:#14507a;color:#fff;font-weight:bold}.v{text-align:right;width:110px}.f{width:50px;font-weight:bold}.off .v{font-weight:bold}.h{display:grid;grid-template-columns:1fr 1fr;gap:2px 30px;margin:14px 0;border:1px solid #bcd;padding:10px 14px}`,
      `<div style="display:flex;gap:16px;align-items:center">${mark('wave', '#14507a', 54)}<div><b style="font-size:25px;color:#14507a">Brightwater Regional Laboratory</b><br>310 Ferry Street, Port Lowell &nbsp; Phone 555-0148</div></div>
      <div class="h"><div>Patient: <b>Theresa Calloway</b></div><div>Collected: 04/08/2025 08:15 AM</div><div>Date of birth: 11/02/1972 &nbsp; Sex: F</div><div>Reported: 04/09/2025</div><div>Patient ID: BR-204418</div><div>Ordering provider: Joanna Pettibone, MD</div></div>
      <table><tr><th>Component</th><th>Result</th><th>Flag</th><th>Units</th><th>Reference range</th></tr>${rows(
        c,
        cells,
        [
          '#Complete Blood Count with Differential',
          'wbc;WBC;6.8;K/uL;4.5 - 11.0',
          'rbc;RBC;4.02;M/uL;M 4.50 - 5.90, F 4.00 - 5.20|range=4.00 - 5.20',
          'hgb;Hemoglobin;11.4;g/dL;M 13.5 - 17.5, F 12.0 - 16.0|range=12.0 - 16.0',
          'hct;Hematocrit;35.2;%;M 41.0 - 53.0, F 36.0 - 46.0|range=36.0 - 46.0',
          'mcv;MCV;87.6;fL;80.0 - 100.0',
          'mch;MCH;28.4;pg;27.0 - 33.0',
          'mchc;MCHC;32.4;g/dL;32.0 - 36.0',
          'rdw;RDW;14.9;%;11.5 - 14.5',
          'plt;Platelet Count;288;K/uL;150 - 400',
          'neutp;Neutrophils;61;%;40 - 70',
          'lymphp;Lymphocytes;27;%;20 - 45',
          'monop;Monocytes;8;%;2 - 10',
          'eosp;Eosinophils;3;%;0 - 6',
          'basop;Basophils;1;%;0 - 2',
          '#Comprehensive Metabolic Panel',
          'glu;Glucose;104;mg/dL;70 - 99',
          'bun;Urea Nitrogen (BUN);22;mg/dL;7 - 20',
          'crea;Creatinine;0.98;mg/dL;M 0.70 - 1.30, F 0.50 - 1.10|range=0.50 - 1.10',
          'egfr;eGFR;69;mL/min/1.73m2;>= 60',
          'na;Sodium;141;mmol/L;136 - 145',
          'k;Potassium;4.4;mmol/L;3.5 - 5.1',
          'cl;Chloride;104;mmol/L;98 - 107',
          'hco3;CO2;25;mmol/L;22 - 29',
          'ca;Calcium;9.3;mg/dL;8.6 - 10.3',
          'tp;Total Protein;7.1;g/dL;6.0 - 8.3',
          'alb;Albumin;4.2;g/dL;3.5 - 5.0',
          'tbil;Bilirubin, Total;0.5;mg/dL;0.2 - 1.2',
          'alp;Alkaline Phosphatase;96;U/L;44 - 121',
          'ast;AST;21;U/L;10 - 40',
          'alt;ALT;24;U/L;7 - 56',
        ],
      )}</table>
      <p style="font-size:15.5px">H = above range, L = below range. ${c.t('{x|eGFR below 60 for three months suggests chronic kidney disease|reference comment|d.ckd}.')} Laboratory director: Milton Agee, PhD</p>${c.no('Milton Agee, PhD', 'laboratory director')}`,
    )
  },
)

/** Current and previous result in columns of their own, each with its date in the heading. */
const previous = doc(
  'p102.jpg',
  ['en', 'lab', 'photo'],
  '2025-03-19',
  ['Harlow Creek Medical Laboratory', 'HARLOW CREEK MEDICAL LABORATORY', 'Harlow Creek'],
  ['Nathaniel Oduya, MD', 'Nathaniel Oduya', 'Dr. N. Oduya', 'Dr. Oduya', 'N. Oduya'],
  ['Vincent Marchetti', 'Marchetti, Vincent'],
  'Test Report',
  (c) => {
    const line = (key, label, now, was, unit, ref) => {
      const cell = (v, on) =>
        v ? resultCell(c, key, label, v, unit, ref, on, (r) => (letter(r) ? `${v} ${letter(r)}` : v)) : ''
      return `<tr><td>${en(label)}</td><td><b>${cell(now, '2025-03-19')}</b></td><td>${cell(was, '2024-10-02')}</td><td>${en(unit)}</td><td>${en(ref)}</td></tr>`
    }
    const group = (t) => `<tr class="g"><td colspan="5">${t}</td></tr>`
    return sheet(
      `body{font:20px/1.35 ${FACE.arial};padding:50px 60px}td,th{padding:5px 10px;border-bottom:1px solid #c8c8c8}th{background:#e9efe6;border-top:2px solid #3c6b35;border-bottom:2px solid #3c6b35}.g td{font-weight:bold;color:#3c6b35;padding-top:12px;border:0}.h{display:flex;justify-content:space-between;margin:16px 0;line-height:1.5}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#3c6b35', 50)}<b style="font-size:24px;color:#3c6b35">HARLOW CREEK MEDICAL LABORATORY</b></div>${barcode(c.rnd, 34, 34)}</div>
      <div class="h"><div>Name: <b>Marchetti, Vincent</b><br>DOB: 19-Jun-1961 &nbsp; Male</div><div>Specimen date: 19-Mar-2025<br>Report date: 20-Mar-2025</div><div>Requested by: Dr. N. Oduya<br>Lab no.: 25-078-1193</div></div>
      <table><tr><th>Test</th><th>Result<br>19-Mar-2025</th><th>Previous<br>02-Oct-2024</th><th>Unit</th><th>Normal</th></tr>
      ${group('Diabetes')}${line('a1c', 'Hemoglobin A1c', '7.8', '8.3', '%', '4.0 - 5.6')}${line('glu', 'Glucose, fasting', '151', '167', 'mg/dL', '70 - 99')}${line('uacr', 'Albumin/Creatinine ratio, urine', '46', '58', 'mg/g', '< 30')}
      ${group('Lipids')}${line('chol', 'Cholesterol, total', '188', '213', 'mg/dL', '< 200')}${line('trig', 'Triglycerides', '176', '201', 'mg/dL', '< 150')}${line('hdl', 'HDL cholesterol', '44', '41', 'mg/dL', '> 40')}${line('ldl', 'LDL cholesterol (calc)', '109', '132', 'mg/dL', '< 100')}${line('nhdl', 'Non-HDL cholesterol', '144', '172', 'mg/dL', '< 130')}
      ${group('Kidney and liver')}${line('crea', 'Creatinine', '1.02', '1.05', 'mg/dL', '0.70 - 1.30')}${line('k', 'Potassium', '4.6', '', 'mmol/L', '3.5 - 5.1')}${line('alt', 'ALT (SGPT)', '41', '52', 'U/L', '9 - 46')}${line('ast', 'AST (SGOT)', '29', '34', 'U/L', '10 - 40')}
      ${group('Thyroid and vitamins')}${line('tsh', 'TSH', '2.84', '3.10', 'mIU/L', '0.40 - 4.50')}${line('ft4', 'Free T4', '1.1', '', 'ng/dL', '0.8 - 1.8')}${line('b12', 'Vitamin B12', '288', '', 'pg/mL', '232 - 1245')}${line('vitd', 'Vitamin D, 25-OH', '24.6', '18.9', 'ng/mL', '30.0 - 100.0')}</table>
      <p>${c.t('{x|A1c of 6.5 % or more on two occasions is diagnostic of diabetes|reference comment|d.dm2}. {x|No hemolysis|negated}.')}</p>${signature(c.rnd)}<br>P. Lindqvist, MT(ASCP)${c.no('P. Lindqvist', 'technologist')}`,
    )
  },
  { degrade: { angle: 2.4 } },
)

/** Dipstick and microscopy in words beside a basic metabolic panel. */
const urine = doc(
  'p115.jpg',
  ['en', 'lab', 'photo'],
  '2024-08-27',
  [
    'Copper Ridge Family Clinic',
    'COPPER RIDGE FAMILY CLINIC',
    'Copper Ridge Family Clinic Laboratory',
    'Copper Ridge',
  ],
  ['Lorraine Bixby, NP', 'Lorraine Bixby', 'L. Bixby', 'Bixby, Lorraine'],
  ['Adaeze Nwosu', 'NWOSU, ADAEZE', 'Nwosu, Adaeze'],
  'Urinalysis and chemistry',
  (c) => {
    const cells = (r) =>
      `<td>${en(r.label)}</td><td class="v">${en(`${r.printed} ${r.unit}`.trim())}</td><td>${en(r.ref)}</td><td class="f">${letter(r) ? (r.flag === 'H' ? 'HIGH' : 'LOW') : ''}</td>`
    return sheet(
      `body{font:20px/1.35 ${FACE.calibri};padding:46px 70px}td,th{border:1px solid #9a9a9a;padding:4px 12px}th{background:#eee}.g td{background:#faf3e3;font-weight:bold;text-align:center}.f{font-weight:bold}.h{margin:12px 0;line-height:1.5;display:flex;justify-content:space-between}`,
      `<div style="text-align:center;border-bottom:3px solid #8a4b1f;padding-bottom:8px"><b style="font-size:27px;color:#8a4b1f">COPPER RIDGE FAMILY CLINIC</b><br>In-house Laboratory &nbsp; CLIA 00D0000000</div>
      <div class="h"><div>Patient: NWOSU, ADAEZE<br>DOB: 05/30/1991 &nbsp; F</div><div>Collected: 08/27/2024 14:20<br>Printed: 08/28/2024</div><div>Provider: Lorraine Bixby, NP<br>Chart #: 40772</div></div>
      <table><tr><th>Test</th><th>Result</th><th>Expected</th><th>Flag</th></tr>${rows(c, cells, [
        '#URINALYSIS, DIPSTICK',
        'ucol;Color;Yellow;;Yellow',
        'uapp;Appearance;Cloudy;;Clear',
        'usg;Specific gravity;1.024;;1.005 - 1.030',
        'uph;pH;6.0;;5.0 - 8.0',
        'uprot;Protein;Trace;;Negative',
        'uglu;Glucose, urine;Negative;;Negative',
        'uket;Ketones;Negative;;Negative',
        'ubld;Blood;1+;;Negative',
        'uleu;Leukocyte esterase;2+;;Negative',
        'unit;Nitrite;Positive;;Negative',
        'ubil;Bilirubin;Negative;;Negative',
        'urob;Urobilinogen;0.2;mg/dL;0.2 - 1.0',
        '#MICROSCOPY',
        'uwbc;WBC, urine;25;/HPF;0 - 5',
        'urbc;RBC, urine;4;/HPF;0 - 3',
        'uepi;Epithelial cells;Few;;',
        'ubact;Bacteria;Moderate;;None',
        '#BASIC METABOLIC PANEL',
        'glu;Glucose, serum;88;mg/dL;65 - 99',
        'bun;BUN;13;mg/dL;6 - 20',
        'crea;Creatinine;0.72;mg/dL;0.57 - 1.00',
        'na;Sodium;138;mmol/L;134 - 144',
        'k;Potassium;3.4;mmol/L;3.5 - 5.2',
        'cl;Chloride;101;mmol/L;96 - 106',
        'hco3;Carbon dioxide;23;mmol/L;20 - 29',
        'ca;Calcium;9.6;mg/dL;8.7 - 10.2',
      ])}</table>
      <p>${c.t('Urine sent for culture. {x|Findings may indicate urinary tract infection|reference comment|d.uti}. {x|Pregnancy test not requested|not done}.')}</p>`,
    )
  },
  { scale: 1.2, degrade: { angle: -1.8, folds: [0.5] } },
)

/** United Kingdom: low and high words before the value, units per litre, no lines. */
const network = doc(
  'p116.png',
  ['en', 'lab', 'clean'],
  '2024-11-06',
  ['Ravensbourne Pathology Network', 'Ravensbourne Pathology'],
  ['Dr Imogen Tuckwell', 'Dr I Tuckwell', 'Imogen Tuckwell', 'I Tuckwell'],
  ['Harold Birtwistle', 'BIRTWISTLE, Harold', 'Mr Harold Birtwistle', 'Birtwistle, Harold'],
  'Pathology report',
  (c) => {
    const cells = (r, off) =>
      `<td>${en(r.label)}</td><td class="f">${off ? (r.flag === 'H' ? 'High' : 'Low') : ''}</td><td class="v">${en(r.printed)}</td><td>${en(r.unit)}</td><td>${r.ref ? en(`[${r.ref}]`) : ''}</td>`
    return sheet(
      `body{font:18.5px/1.34 ${FACE.verdana};font-size:16.5px;padding:46px 60px}td{padding:3px 10px}.g td{font-weight:bold;padding-top:14px;border-bottom:1px solid #000}.f{width:70px;color:#900}.v{text-align:right;width:90px}.h{display:grid;grid-template-columns:1fr 1fr;border-top:2px solid #000;border-bottom:2px solid #000;padding:8px 0;margin:12px 0;line-height:1.5}`,
      `<b style="font-size:23px">Ravensbourne Pathology Network</b><div>Department of Blood Sciences, Lewisham Vale</div><div class="h"><div>Patient: BIRTWISTLE, Harold<br>Date of birth: 14/02/1947 &nbsp; Sex: Male<br>NHS No: 401 023 2137</div><div>Sample taken: 06/11/2024 09:40<br>Authorised: 07/11/2024 13:02<br>Requested by: Dr I Tuckwell, Elmfield Surgery</div></div>
      <div>Clinical details: ${c.t('{o|tired all the time}, on {m.metf?|metformin|dose=-}')}</div>
      <table>${rows(c, cells, [
        '#Full blood count',
        'hgb;Haemoglobin;118;g/L;130 - 170',
        'wbc;White cell count;9.4;10^9/L;4.0 - 10.0',
        'plt;Platelets;342;10^9/L;150 - 410',
        'rbc;Red cell count;4.31;10^12/L;4.50 - 5.50',
        'hct;Haematocrit;0.362;L/L;0.400 - 0.500',
        'mcv;MCV;84.0;fL;83.0 - 101.0',
        'mch;MCH;27.4;pg;27.0 - 32.0',
        'neut;Neutrophils;6.1;10^9/L;2.0 - 7.0',
        'lymph;Lymphocytes;2.2;10^9/L;1.0 - 3.0',
        'esr;ESR;38;mm/hr;1 - 20',
        '#Urea and electrolytes',
        'na;Sodium;136;mmol/L;133 - 146',
        'k;Potassium;5.0;mmol/L;3.5 - 5.3',
        'urea;Urea;9.8;mmol/L;2.5 - 7.8',
        'crea;Creatinine;124;umol/L;59 - 104',
        'egfr;eGFR;50;mL/min/1.73m2;> 60',
        '#Liver and bone profile',
        'tbil;Total bilirubin;11;umol/L;0 - 21',
        'alt;ALT;19;U/L;0 - 41',
        'alp;Alkaline phosphatase;88;U/L;30 - 130',
        'alb;Albumin;37;g/L;35 - 50',
        'ca;Calcium;2.31;mmol/L;2.20 - 2.60',
        'cacor;Adjusted calcium;2.37;mmol/L;2.20 - 2.60',
        'phos;Phosphate;1.12;mmol/L;0.80 - 1.50',
        '#Other',
        'crp;C-reactive protein;17;mg/L;0 - 5',
        'ferr;Ferritin;22;ug/L;30 - 400',
        'fol;Folate;6.9;ug/L;3.9 - 26.8',
        'b12;Vitamin B12;214;ng/L;197 - 771',
        'a1c;HbA1c;56;mmol/mol;20 - 41',
        'psa;PSA;3.1;ug/L;0.0 - 6.5',
      ])}</table>
      <p>${c.t('Comment: low ferritin, {x|please consider iron deficiency|suggestion|d.ida}. {x|No evidence of haemolysis|negated}.')} Report authorised by Dr Colin Ferraby</p>${c.no('Dr Colin Ferraby', 'authorising pathologist')}${c.no('Elmfield Surgery', 'recipient, not the facility')}`,
    )
  },
)

/** A hospital's sheet: unit inside the result cell, boxed heading, an arrow-free letter in brackets. */
const hospital = doc(
  'p121.jpg',
  ['en', 'lab', 'photo'],
  '2025-01-23',
  ['Fairhaven General Hospital', 'FAIRHAVEN GENERAL HOSPITAL', 'Fairhaven General'],
  ['Gregor Szymanski, MD', 'Gregor Szymanski', 'G. Szymanski', 'Dr. Szymanski'],
  ['Dolores Quintero', 'QUINTERO, DOLORES', 'Quintero, Dolores'],
  'Laboratory Results',
  (c) => {
    const cells = (r) =>
      `<td class="n">${en(r.label)}</td><td class="v">${en(`${r.printed} ${r.unit}`.trim())}${letter(r) ? ` <b>(${r.flag})</b>` : ''}</td><td>${en(`${r.ref} ${r.unit}`.trim())}</td>`
    return sheet(
      `body{font:20.5px/1.36 ${FACE.times};padding:50px 74px}td,th{padding:4px 12px}table{border:2px solid #333}th{border-bottom:2px solid #333;background:#ececec}td{border-bottom:1px dotted #888}.g td{font-variant:small-caps;font-weight:bold;font-size:21px}.h{border:2px solid #333;padding:8px 16px;margin:14px 0;columns:2;line-height:1.5}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:28px">Fairhaven General Hospital</b><br>Clinical Laboratory Services</div>${matrixCode(c.rnd, 20, 3)}</div>
      <div class="h">Patient: Dolores Quintero<br>Date of birth: 09/21/1949 (75 y, female)<br>Attending: Gregor Szymanski, MD<br>Collected: 01/23/2025 06:05<br>Resulted: 01/23/2025 07:41<br>Unit: 5 South</div>
      <table><tr><th>Analysis</th><th>Value</th><th>Reference</th></tr>${rows(c, cells, [
        '#Coagulation',
        'pt;Prothrombin Time;24.1;sec;11.0 - 13.5',
        'inr;INR;2.3;;0.8 - 1.2',
        'aptt;aPTT;34.0;sec;25.0 - 36.0',
        'fib;Fibrinogen;388;mg/dL;200 - 400',
        'dd;D-Dimer;0.42;ug/mL FEU;< 0.50',
        '#Cardiac',
        'tropi;Troponin I, high sensitivity;12;ng/L;< 16',
        'bnp;NT-proBNP;864;pg/mL;< 450',
        'ck;Creatine Kinase;142;U/L;26 - 192',
        'mg;Magnesium;1.6;mg/dL;1.7 - 2.4',
        '#Chemistry',
        'ldh;LDH;231;U/L;140 - 280',
        'uric;Uric Acid;7.9;mg/dL;2.6 - 6.0',
        'amyl;Amylase;62;U/L;28 - 100',
        'lip;Lipase;38;U/L;13 - 60',
        'ggt;GGT;71;U/L;5 - 36',
        'dbil;Bilirubin, Direct;0.2;mg/dL;0.0 - 0.3',
        'phos;Phosphorus;3.4;mg/dL;2.5 - 4.5',
        'alb;Albumin;3.6;g/dL;3.5 - 5.2',
        '#Inflammation',
        'crp;C-Reactive Protein;14.8;mg/L;< 5.0',
        'esr;Sedimentation Rate;32;mm/h;0 - 30',
        'pct;Procalcitonin;0.08;ng/mL;< 0.10',
      ])}</table>
      <p>${c.t('Therapeutic INR for {x|atrial fibrillation|reference comment|d.af} 2.0 to 3.0. {x|D-dimer below 0.50 makes venous thrombosis unlikely|reference comment|d.dvt}.')}</p>`,
    )
  },
  { scale: 1.2, degrade: { angle: 3.6 } },
)

export const thirdLabs = [bySex, previous, urine, network, hospital]
