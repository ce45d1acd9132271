/** Result sheets in English: an American hospital's print of component, value and range, a British hospital's requests in a typed font, an Irish hospital's diabetic bloods of two days with the newer first. */
import { barcode, mark } from '../lib/decor.mjs'
import { FACE, doc, en, resultCell, sheet } from './blind-parts.mjs'

/** United States: value and unit in one cell, range and unit in the next, a word at the end only where it is outside. */
const component = doc(
  'p821.jpg',
  ['en', 'lab', 'photo'],
  '2026-01-14',
  [
    'Larkspur Hollow Medical Center',
    'LARKSPUR HOLLOW MEDICAL CENTER',
    'Larkspur Hollow Medical Center Laboratory',
    'Larkspur Hollow Medical Center - Laboratory Services',
  ],
  [
    'Priya Raghunathan, MD',
    'Priya Raghunathan',
    'Dr. Priya Raghunathan',
    'Raghunathan, Priya, MD',
    'Priya Raghunathan MD',
  ],
  [
    'Geraldine Whitcombe',
    'Geraldine R. Whitcombe',
    'Whitcombe, Geraldine R',
    'Whitcombe, Geraldine',
    'WHITCOMBE, GERALDINE R',
  ],
  'Test results',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="4" class="g">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr><td colspan="4" class="c">${c.t(s.slice(1))}</td></tr>`
      const r = c.lab(s)
      const word = { H: 'High', L: 'Low' }[r.flag] ?? ''
      const u = r.unit ? ` ${en(r.unit)}` : ''
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td>${word ? `<b>${en(r.printed)}</b>` : en(r.printed)}${u}</td><td>${r.ref ? `${en(r.ref)}${u}` : ''}</td><td class="f">${word}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.25 ${FACE.openSans};font-size:15px;padding:34px 56px}td,th{padding:1.1px 10px}th{border-bottom:1.5px solid #244;font-size:14px;color:#244}.g{font-weight:bold;background:#e6eef0;padding:2px 10px}.c{font-size:13.6px;font-style:italic}.f{font-weight:bold;width:80px}p{margin:4px 0;font-size:14px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #24565f;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#24565f', 46)}<div><b style="font-size:23px;color:#24565f">Larkspur Hollow Medical Center</b><br>Laboratory Services, 1800 Orchard Pkwy, Larkspur Hollow, OH 44XXX</div></div><b style="font-size:19px">Test Results</b></div>
      <div style="display:grid;grid-template-columns:1.1fr 1fr;margin:7px 0;line-height:1.42"><div><b>Geraldine R. Whitcombe</b><br>DOB: 8/3/1957 &nbsp; Legal sex: Female &nbsp; MRN: 00417XXX<br>Ordered by: Priya Raghunathan, MD</div><div>Collected: 1/14/2026 8:22 AM (fasting: yes)<br>Resulted: 1/14/2026 3:47 PM<br>PCP: Wendell Ashby, NP &nbsp; Printed: 1/16/2026</div></div>${c.no('Wendell Ashby', 'primary care, not ordering')}
      <table><tr><th style="width:41%">Component</th><th style="width:22%">Your Value</th><th style="width:25%">Standard Range</th><th>Flag</th></tr>
      ${['#CBC WITH AUTO DIFFERENTIAL', 'wbc;WBC;7.8;K/uL;4.5 - 11.0', 'rbc;RBC;4.02;M/uL;3.90 - 5.20', 'hgb;Hemoglobin;11.2;g/dL;12.0 - 15.5', 'hct;Hematocrit;34.6;%;36.0 - 46.0', 'mcv;MCV;86.1;fL;80.0 - 100.0', 'mch;MCH;27.9;pg;27.0 - 33.0', 'mchc;MCHC;32.4;g/dL;32.0 - 36.0', 'rdw;RDW;15.9;%;11.5 - 14.5', 'plt;Platelets;402;K/uL;150 - 400', 'mpv;MPV;9.8;fL;7.4 - 11.4', 'neutp;Neutrophils %;66.2;%;', 'lymphp;Lymphocytes %;22.1;%;', 'monop;Monocytes %;8.0;%;', 'eosp;Eosinophils %;3.0;%;', 'basop;Basophils %;0.7;%;', 'neut;Neutrophils Absolute;5.16;K/uL;1.80 - 7.70', 'lymph;Lymphocytes Absolute;1.72;K/uL;1.00 - 4.80', 'mono;Monocytes Absolute;0.62;K/uL;0.00 - 0.80', 'eos;Eosinophils Absolute;0.23;K/uL;0.00 - 0.50', '#COMPREHENSIVE METABOLIC PANEL', 'glu;Glucose;118;mg/dL;70 - 99', 'bun;BUN;24;mg/dL;7 - 25', 'crea;Creatinine;1.08;mg/dL;0.50 - 1.05', 'egfr;eGFR;56;mL/min/1.73m2;>= 60', 'na;Sodium;138;mmol/L;136 - 145', 'k;Potassium;4.9;mmol/L;3.5 - 5.1', 'cl;Chloride;103;mmol/L;98 - 107', 'hco3;CO2;23;mmol/L;21 - 31', 'ca;Calcium;9.4;mg/dL;8.6 - 10.3', 'tp;Total Protein;7.9;g/dL;6.4 - 8.3', 'alb;Albumin;3.7;g/dL;3.5 - 5.0', 'tbil;Bilirubin, Total;0.4;mg/dL;0.2 - 1.2', 'alp;Alkaline Phosphatase;121;U/L;37 - 153', 'ast;AST;19;U/L;10 - 35', 'alt;ALT;14;U/L;6 - 29', '#INFLAMMATION AND IRON', 'esr;Sedimentation Rate;58;mm/hr;0 - 30', 'crp;C-Reactive Protein;3.1;mg/dL;< 0.8', 'fe;Iron;31;ug/dL;45 - 160', 'tibc;TIBC;242;ug/dL;250 - 450', 'tsat;Iron Saturation;13;%;16 - 45', 'ferr;Ferritin;214;ng/mL;16 - 288', '>{x|Ferritin may be normal in iron deficiency when inflammation is present|reference comment|d.ida}', '#OTHER', 'a1c;Hemoglobin A1c;6.2;%;4.0 - 5.6', '>{x|5.7 - 6.4 increased risk; 6.5 or above consistent with diabetes|reference comment|d.dm2}', 'tsh;TSH;2.41;uIU/mL;0.45 - 4.50', 'ck;CK, Total;64;U/L;30 - 200', 'rf;Rheumatoid Factor;< 10;IU/mL;< 14', 'vitd;Vitamin D, 25-Hydroxy;33;ng/mL;30 - 100'].map(row).join('')}</table>
      <p>${c.t('{x|Protein electrophoresis: in process|pending}. {x|CCP antibody: specimen rejected, please recollect|not done|l.ccp}. A message from your care team: {x|we will discuss prednisone at your visit on January 20|planned|m.pred}. {x|Call right away for vision changes or jaw pain|conditional}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;border-top:1px solid #244;padding-top:4px;font-size:13.6px"><span>Performed at Larkspur Hollow Medical Center Laboratory &nbsp; CLIA 36DXXXXXXX<br>Medical director: Ottoline Farquhar, MD</span>${barcode(c.rnd, 40, 26)}<span>Page 1 of 1</span></div>${c.no('Ottoline Farquhar', 'laboratory director')}`,
    )
  },
  { width: 1080, scale: 1.4, degrade: { angle: 1.1, folds: [0.5] } },
)

/** England: requests under each other in a typed font, a star where outside, interval in square brackets, comments between. */
const requests = doc(
  'p822.jpg',
  ['en', 'lab', 'scan'],
  '2025-12-09',
  [
    'Wensleyford District Hospital',
    'WENSLEYFORD DISTRICT HOSPITAL',
    'Wensleyford District Hospital Pathology',
    'Department of Pathology, Wensleyford District Hospital',
  ],
  ['Dr Alistair Penhaligon', 'Alistair Penhaligon', 'DR A PENHALIGON', 'Dr A Penhaligon', 'PENHALIGON A'],
  ['Maureen Tattersall', 'TATTERSALL, MAUREEN', 'Mrs Maureen Tattersall', 'TATTERSALL MAUREEN'],
  'Pathology report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<div class="g">${en(s.slice(1))}</div>`
      if (s.startsWith('>')) return `<div class="c">${c.t(s.slice(1))}</div>`
      const r = c.lab(s)
      const star = r.flag === 'H' || r.flag === 'L' ? '*' : ''
      return `<div class="r" data-e="${r.n}"><span>${en(r.label)}</span><span>${star}</span><span class="v">${en(r.printed)}</span><span>${en(r.unit)}</span><span>${r.ref ? `[ ${en(r.ref)} ]` : ''}</span></div>`
    }
    return sheet(
      `body{font:16px/1.32 ${FACE.courier};padding:44px 64px}.r{display:grid;grid-template-columns:350px 24px 96px 190px 1fr}.v{text-align:right;padding-right:14px}.g{font-weight:bold;border-bottom:1px solid #000;margin-top:7px}.c{padding-left:20px}p{margin:5px 0}`,
      `<div style="text-align:center"><b style="font-size:21px">WENSLEYFORD DISTRICT HOSPITAL</b><br>Department of Pathology &nbsp; Blood Sciences &nbsp; Tel 01632 960 2XX</div>
      <div style="display:grid;grid-template-columns:1.15fr 1fr;border-top:2px solid #000;border-bottom:2px solid #000;margin:8px 0;padding:4px 0"><div>TATTERSALL, MAUREEN<br>NHS No 485 XXX XXXX<br>DOB 27/04/1951 &nbsp; F<br>Clinical: ${c.t('{o|tired, back pain}, {x|?myeloma|question|d.myeloma}')}</div><div>GP: DR A PENHALIGON<br>Beck Lane Surgery<br>Collected: 09/12/2025 10:15<br>Reported: 11/12/2025 14:02</div></div>${c.no('Beck Lane Surgery', 'requesting practice')}
      ${['#FULL BLOOD COUNT', 'hgb;Haemoglobin;108;g/L;115 - 160', 'wbc;White cell count;6.4;10*9/L;4.0 - 11.0', 'plt;Platelets;231;10*9/L;150 - 400', 'rbc;Red cell count;3.31;10*12/L;3.80 - 5.80', 'mcv;Mean cell volume;98.5;fL;80.0 - 100.0', 'neut;Neutrophils;3.7;10*9/L;2.0 - 7.5', 'lymph;Lymphocytes;1.9;10*9/L;1.0 - 4.0', 'mono;Monocytes;0.6;10*9/L;0.2 - 1.0', 'eos;Eosinophils;0.2;10*9/L;0.0 - 0.5', 'esr;ESR;74;mm/hr;1 - 30', '>Film: {o|rouleaux present}. {x|No plasma cells seen|negated}.', '#UREA AND ELECTROLYTES', 'na;Sodium;139;mmol/L;133 - 146', 'k;Potassium;4.7;mmol/L;3.5 - 5.3', 'urea;Urea;9.6;mmol/L;2.5 - 7.8', 'crea;Creatinine;112;umol/L;45 - 84', 'egfr;eGFR;43;mL/min/1.73m2;', '>{x|Stage 3b if persistent for 3 months|conditional|d.ckd3}. Sample slightly haemolysed.', '#BONE AND LIVER', 'cacor;Adjusted calcium;2.68;mmol/L;2.20 - 2.60', 'phos;Phosphate;1.21;mmol/L;0.80 - 1.50', 'alp;Alkaline phosphatase;74;U/L;30 - 130', 'alt;ALT;17;U/L;10 - 35', 'tbil;Total bilirubin;9;umol/L;0 - 21', 'tp;Total protein;93;g/L;60 - 80', 'alb;Albumin;34;g/L;35 - 50', 'glob;Globulin;59;g/L;18 - 36', '#IMMUNOLOGY', 'igg;Immunoglobulin G;42.1;g/L;6.0 - 16.0', 'iga;Immunoglobulin A;0.4;g/L;0.8 - 4.0', 'igm;Immunoglobulin M;0.2;g/L;0.5 - 2.0', 'paraprot;Paraprotein (IgG kappa);36;g/L;', 'kappa;Free kappa light chains;318.0;mg/L;3.3 - 19.4', 'lambda;Free lambda light chains;7.9;mg/L;5.7 - 26.3', 'klratio;Kappa/lambda ratio;40.25;;0.26 - 1.65', 'b2m;Beta-2 microglobulin;5.1;mg/L;1.2 - 2.4', '>{x|Urine for Bence Jones protein: not received|not done}', '#HAEMATINICS, THYROID, HBA1C', 'b12;Vitamin B12;297;ng/L;180 - 914', 'fol;Folate;8.8;ug/L;> 3.0', 'ferr;Ferritin;143;ug/L;11 - 307', 'tsh;TSH;3.30;mU/L;0.27 - 4.20', 'a1c;HbA1c;37;mmol/mol;20 - 41', '>{x|Diabetes not present by this test|reference comment|d.dm2}'].map(row).join('')}
      <p class="c">${c.t('COMMENT: IgG kappa paraprotein 36 g/L with {d.anemia?|anaemia|st=-}, {o|renal impairment} and {d.hypercal?|raised calcium|st=-}. {x|Myeloma must be excluded|question|d.myeloma}: {x|urgent haematology referral advised|suggestion}. {x|MGUS is unlikely at this level|negated|d.mgus}. {x|Avoid NSAIDs and contrast|warned|a.nsaid}. Telephoned to the surgery 11/12/2025 14:20.')}</p>
      <p>Previous: ${c.t('{l.hgb|Hb 121 g/L|v=121;u=g/L;on=2024-11-20}, {l.crea|creatinine 83 umol/L|on=2024-11-20} (20/11/2024). {x|No previous immunoglobulins|not done|l.igg}.')}</p>
      <div style="border-top:2px solid #000;margin-top:8px;padding-top:4px">Authorised: Dr Philippa Strang, Consultant Immunologist &nbsp; Page 1 of 1 &nbsp; * outside interval</div>${c.no('Dr Philippa Strang', 'consultant who authorised')}`,
    )
  },
  { dateAliases: ['2025-12-11'], width: 1060, scale: 1.36, degrade: { angle: -0.7 } },
)

/** Ireland: two days side by side, the newer first; units behind, interval at the end, arrows behind the value. */
const diabetic = doc(
  'p823.png',
  ['en', 'lab', 'clean'],
  '2026-02-10',
  [
    'Knocklara University Hospital',
    'KNOCKLARA UNIVERSITY HOSPITAL',
    'Knocklara University Hospital Clinical Laboratory',
    'Knocklara University Hospital - Clinical Laboratory',
  ],
  ['Dr Fergal Mulqueen', 'Fergal Mulqueen', 'Dr F Mulqueen', 'Dr. Fergal Mulqueen', 'MULQUEEN, Dr Fergal'],
  ['Cathal Tuohy', 'TUOHY, Cathal', 'Mr Cathal Tuohy', 'TUOHY Cathal'],
  'Laboratory report',
  (c) => {
    const days = ['2026-02-10', '2025-08-05']
    const cell = (key, label, unit, ref, v, day) => {
      if (!v) return '-'
      const html = resultCell(c, key, label, v, unit, ref, day)
      const { flag } = c.entities.at(-1)
      return `${html}${flag === 'H' ? ' ▲' : flag === 'L' ? ' ▼' : ''}`
    }
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="5" class="g">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr><td colspan="5" class="c">${c.t(s.slice(1))}</td></tr>`
      const [key, label, unit, ref, now, old] = s.split(';')
      return `<tr data-line><td>${en(label)}</td><td class="v">${cell(key, label, unit, ref, now, days[0])}</td><td class="v">${cell(key, label, unit, ref, old, days[1])}</td><td>${en(unit)}</td><td>${en(ref)}</td></tr>`
    }
    return sheet(
      `body{font:16.5px/1.3 ${FACE.calibri};font-size:17.4px;padding:42px 62px}td,th{border-bottom:1px solid #d3d8e2;padding:1.6px 10px}th{background:#2f4a7d;color:#fff;font-size:16px}.g{font-weight:bold;color:#2f4a7d;padding-top:7px}.v{width:130px;padding-left:24px}.c{font-size:15.6px;color:#333}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:25px;color:#2f4a7d">Knocklara University Hospital</b><br>Clinical Laboratory, Knocklara, Co. Tipperary</div>${mark('rings', '#2f4a7d', 54)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;gap:0 20px;border:1px solid #2f4a7d;padding:6px 12px;margin:10px 0;line-height:1.4"><div><b>TUOHY, Cathal</b> &nbsp; Male<br>Date of birth: 19/12/1968<br>MRN: K330XXX</div><div>Consultant: Dr Fergal Mulqueen, Diabetes Clinic<br>Sample taken: 10/02/2026 08:40, fasting<br>Report issued: 12/02/2026 11:15</div></div>
      <table><tr><th style="width:36%">Test</th><th class="v">10/02/2026</th><th class="v">05/08/2025</th><th>Unit</th><th>Ref. interval</th></tr>
      ${['#Diabetes', 'a1c;HbA1c (IFCC);mmol/mol;20 - 42;61;74', 'glu;Glucose, fasting;mmol/L;3.9 - 6.0;8.9;11.3', '#Lipids', 'chol;Cholesterol;mmol/L;< 5.0;3.8;5.2', 'hdl;HDL cholesterol;mmol/L;> 1.0;0.9;0.9', 'ldl;LDL cholesterol;mmol/L;< 3.0;1.7;2.9', 'nhdl;Non-HDL cholesterol;mmol/L;< 3.8;2.9;4.3', 'trig;Triglycerides;mmol/L;< 1.7;2.7;3.2', '#Renal', 'na;Sodium;mmol/L;133 - 146;141;139', 'k;Potassium;mmol/L;3.5 - 5.3;5.4;5.0', 'urea;Urea;mmol/L;2.5 - 7.8;7.1;6.9', 'crea;Creatinine;umol/L;59 - 104;98;91', 'egfr;eGFR;mL/min/1.73m2;> 60;76;83', 'ualb;Urine albumin;mg/L;< 20;48;33', 'ucrea;Urine creatinine;mmol/L;;7.2;8.1', 'uacr;Albumin/creatinine ratio;mg/mmol;< 2.5;6.7;4.1', '#Liver', 'alt;ALT;U/L;< 41;58;72', 'ast;AST;U/L;< 40;39;', 'ggt;Gamma GT;U/L;8 - 61;77;95', 'alp;Alkaline phosphatase;U/L;40 - 130;88;90', 'alb;Albumin;g/L;35 - 50;44;45', 'tbil;Bilirubin;umol/L;< 21;12;11', '#Blood count', 'hgb;Haemoglobin;g/L;130 - 175;149;152', 'wbc;White cells;10^9/L;4.0 - 11.0;7.3;7.9', 'plt;Platelets;10^9/L;150 - 400;188;196', '#Vitamins and hormones', 'b12;Vitamin B12;ng/L;197 - 771;168;241', 'fol;Serum folate;ug/L;3.9 - 26.8;7.7;', 'vitd;25-OH vitamin D;nmol/L;50 - 125;39;', 'tsh;TSH;mIU/L;0.27 - 4.20;1.86;2.02', 'testo;Testosterone (09:00);nmol/L;8.6 - 29.0;7.9;', 'psa;Total PSA;ug/L;< 4.0;1.3;'].map(row).join('')}</table>
      <p>${c.t('**Comments.** Albumin/creatinine ratio raised on two occasions: {d.albur?|persistent microalbuminuria|icd=R80.9/E11.29;st=-}. {x|Low B12 may be due to metformin|reference comment|m.metf}; {x|intrinsic factor antibodies can be added on request|offered|l.eif}. {x|Repeat early morning testosterone before a diagnosis of hypogonadism|suggestion|l.testo}. {x|Potassium: no haemolysis; review ACE inhibitor|suggestion}. {x|Hepatitis serology not requested|not done|l.hbsag}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;font-size:15.6px"><span>▲ above, ▼ below interval. Copy to: Dr Noreen Scully, Main Street, Cashelmore<br>Authorised by: Jarlath Heneghan, Principal Biochemist</span>${barcode(c.rnd, 44, 28)}</div>${c.no('Dr Noreen Scully', 'recipient of a copy')}${c.no('Jarlath Heneghan', 'biochemist who authorised')}`,
    )
  },
  { dateAliases: ['2026-02-12'], width: 1080, scale: 1.3 },
)

export const twentyFourthEnLabs = [component, requests, diabetic]
