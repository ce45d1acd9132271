/** Result sheets in English: a reference laboratory with the previous result and its date, two days across behind the range, an analyser's haemogram with parasitology and urine, a practice's print in lines. */
import { hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, letter, resultCell, sheet } from './blind-parts.mjs'

/** United States: a yearly check at a reference laboratory; current result and flag, previous result and date, units, interval. */
const reference = doc(
  'p421.png',
  ['en', 'lab', 'clean'],
  '2026-01-21',
  ['Meridian Valley Laboratories', 'MERIDIAN VALLEY LABORATORIES', 'Meridian Valley Laboratories, Inc.'],
  ['Colleen Abernathy, NP', 'Colleen Abernathy', 'ABERNATHY, C', 'C. Abernathy, NP', 'Abernathy'],
  ['Darlene Kowalczyk', 'KOWALCZYK, DARLENE M', 'Darlene M. Kowalczyk', 'Kowalczyk, Darlene'],
  'Patient report',
  (c) => {
    const row = (s) => {
      const [line, old, when = '07/09/2025'] = s.split('|')
      const r = c.lab(line)
      const mdy = when.split('/')
      const past = old
        ? resultCell(
            c,
            line.split(';')[0],
            r.label,
            old,
            r.unit,
            r.ref,
            `${mdy[2]}-${mdy[0]}-${mdy[1]}`,
            () => old,
          )
        : ''
      const flag = { H: 'High', L: 'Low' }[r.flag] ?? ''
      c.entities[r.n].text = `${r.label} ${r.printed} ${r.unit}`
      return `<tr data-line><td>${en(r.label)}</td><td class="v"><span data-e="${r.n}">${en(r.printed)}</span></td><td class="f">${flag}</td><td>${past}</td><td>${old ? en(when) : ''}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td></tr>`
    }
    const panel = (title, list) =>
      `<tr><td colspan="7" class="g">${en(title)}</td></tr>${list.map(row).join('')}`
    const note = (s) => `<tr><td></td><td colspan="6" class="n">${c.t(s)}</td></tr>`
    return sheet(
      `body{font:16px/1.3 ${FACE.arial};padding:36px 50px}td,th{padding:1.6px 8px}th{text-align:left;border-bottom:1.5px solid #1b5e8c;color:#1b5e8c;font-size:14.5px;vertical-align:bottom}.g{font-weight:bold;padding-top:9px}.v{text-align:right;padding-right:14px}.f{font-weight:bold}.n{font-size:14px;color:#333}td:first-child{padding-left:20px}.g:first-child{padding-left:4px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #1b5e8c;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#1b5e8c', 46)}<b style="font-size:23px;color:#1b5e8c">Meridian Valley Laboratories</b></div><div style="text-align:right"><b style="font-size:19px">Patient Report</b><br>Page 1 of 1</div></div>
      <div style="display:grid;grid-template-columns:1.1fr 1fr 1fr;gap:0 18px;margin:8px 0;font-size:15px"><div><b>Patient: Kowalczyk, Darlene M</b><br>DOB: 03/30/1967 &nbsp; Age: 58 &nbsp; Sex: Female<br>Patient ID: MV-2290417</div><div>Specimen ID: 021-884-0173-0<br>Date Collected: 01/21/2026 0836 Local<br>Date Received: 01/21/2026<br>Date Reported: 01/22/2026 0611 ET</div><div>Client: Cedar Hollow Family Medicine<br>1180 Orchard Rd, Cedar Hollow, OH<br>Ordering: C. Abernathy, NP<br>Fasting: Yes</div></div>${c.no('Cedar Hollow Family Medicine', 'client of the laboratory')}
      <table><tr><th style="width:27%">Test</th><th colspan="2">Current Result and Flag</th><th colspan="2">Previous Result and Date</th><th>Units</th><th>Reference Interval</th></tr>
      ${panel('CBC With Differential/Platelet', ['wbc;WBC;6.8;x10E3/uL;3.4-10.8|7.1', 'rbc;RBC;4.55;x10E6/uL;3.77-5.28', 'hgb;Hemoglobin;13.6;g/dL;11.1-15.9|13.9', 'hct;Hematocrit;41.2;%;34.0-46.6', 'mcv;MCV;91;fL;79-97', 'plt;Platelets;268;x10E3/uL;150-450|281', 'neutp;Neutrophils;57;%;Not Estab.', 'lymphp;Lymphs;32;%;Not Estab.', 'monop;Monocytes;8;%;Not Estab.', 'eosp;Eos;2;%;Not Estab.', 'basop;Basos;1;%;Not Estab.'])}
      ${panel('Comp. Metabolic Panel (14)', ['glu;Glucose;112;mg/dL;70-99|106', 'urea;BUN;17;mg/dL;6-24', 'crea;Creatinine;0.88;mg/dL;0.57-1.00|0.84', 'egfr;eGFR;76;mL/min/1.73;>59|80', 'na;Sodium;140;mmol/L;134-144', 'k;Potassium;4.4;mmol/L;3.5-5.2', 'cl;Chloride;103;mmol/L;96-106', 'hco3;Carbon Dioxide, Total;23;mmol/L;20-29', 'ca;Calcium;9.6;mg/dL;8.7-10.2', 'tp;Protein, Total;7.0;g/dL;6.0-8.5', 'alb;Albumin;4.4;g/dL;3.8-4.9', 'tbil;Bilirubin, Total;0.5;mg/dL;0.0-1.2', 'alp;Alkaline Phosphatase;84;IU/L;49-135', 'ast;AST (SGOT);31;IU/L;0-40|27', 'alt;ALT (SGPT);44;IU/L;0-32|36'])}
      ${panel('Lipid Panel', ['chol;Cholesterol, Total;218;mg/dL;100-199|247', 'trig;Triglycerides;171;mg/dL;0-149|190', 'hdl;HDL Cholesterol;47;mg/dL;>39|45', 'vldl;VLDL Cholesterol Cal;31;mg/dL;5-40', 'ldl;LDL Chol Calc (NIH);140;mg/dL;0-99|166'])}
      ${panel('Hemoglobin A1c', ['a1c;Hemoglobin A1c;6.2;%;4.8-5.6|6.0'])}${note('{x|Prediabetes: 5.7 - 6.4|reference comment|d.predm}; {x|Diabetes: >6.4|reference comment|d.dm2}; Glycemic control for adults with diabetes: <7.0')}
      ${panel('TSH', ['tsh;TSH;5.340;uIU/mL;0.450-4.500|4.120|01/15/2025'])}
      ${panel('Vitamin D, 25-Hydroxy', ['vitd;Vitamin D, 25-Hydroxy;24.7;ng/mL;30.0-100.0|19.8|01/15/2025'])}${note('{x|Vitamin D deficiency has been defined as a level less than 20 ng/mL|reference comment|d.vitd}.')}
      </table><p style="font-size:14px;border-top:1px solid #888;padding-top:4px">Performed at: 01, Meridian Valley Laboratories, 400 Transit Pkwy, Dayton, OH. Lab Director: Edwin Sorrell, MD. FINAL REPORT</p>${c.no('Edwin Sorrell', 'laboratory director')}`,
    )
  },
  { width: 1100, scale: 1.3 },
)

/** Pakistan: range and unit first, then the newest day and the earlier day; a diabetic's kidney check. */
const twoDays = doc(
  'p422.jpg',
  ['en', 'lab', 'photo'],
  '2025-12-18',
  ['Ravi Bank Diagnostic Centre', 'RAVI BANK DIAGNOSTIC CENTRE', 'Ravi Bank Diagnostic Center'],
  ['Dr. Saima Qureshi', 'Saima Qureshi', 'DR. SAIMA QURESHI', 'Dr Saima Qureshi'],
  ['Muhammad Aslam Bhatti', 'MUHAMMAD ASLAM BHATTI', 'Mr. Muhammad Aslam Bhatti', 'M. Aslam Bhatti'],
  'Laboratory report',
  (c) => {
    const [now, then] = ['2025-12-18', '2025-09-11']
    const row = (s) => {
      const [key, label, ref, unit, a, b] = s.split(';')
      const cell = (v, date) =>
        v ? resultCell(c, key, label, v, unit, ref, date, (r) => `${v} ${letter(r)}`.trim()) : '-'
      return `<tr data-line><td>${en(label)}</td><td>${en(ref)}</td><td>${en(unit)}</td><td class="v"><b>${cell(a, now)}</b></td><td class="v">${cell(b, then)}</td></tr>`
    }
    const part = (title, list) =>
      `<tr class="g"><td colspan="5">${en(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:18px/1.36 ${FACE.times};font-size:19px;padding:42px 60px}td,th{padding:3px 10px;border-bottom:1px solid #bcb}th{background:#0c5a3b;color:#fff;font-size:17px}.v{text-align:center;width:140px}.g td{font-weight:bold;text-decoration:underline;border:0;padding-top:8px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:14px;align-items:center">${mark('star', '#0c5a3b', 54)}<div><b style="font-size:26px;color:#0c5a3b">RAVI BANK DIAGNOSTIC CENTRE</b><br>22-B, Temple Road, Lahore</div></div>${matrixCode(c.rnd, 21, 3)}</div>
      <div style="display:grid;grid-template-columns:1.25fr 1fr;border:1px solid #0c5a3b;padding:6px 12px;margin:10px 0"><div>Patient: <b>MUHAMMAD ASLAM BHATTI</b><br>Age / Sex: 61 Y / Male<br>Referred by: DR. SAIMA QURESHI</div><div>Case No. 18-12-0447 &nbsp; MR 70-1182-5<br>Sample drawn: 18-Dec-2025 09:20<br>Report printed: 19-Dec-2025 17:05</div></div>
      <table><tr><th style="width:36%">TEST</th><th>NORMAL VALUE</th><th>UNIT</th><th class="v">RESULT<br>18-Dec-2025</th><th class="v">PREVIOUS<br>11-Sep-2025</th></tr>
      ${part('RENAL FUNCTION TESTS', ['urea;Urea;10 - 50;mg/dL;61;54', 'crea;Creatinine;0.9 - 1.3;mg/dL;1.74;1.58', 'egfr;eGFR (CKD-EPI);>60;mL/min/1.73m2;44;49', 'uric;Uric acid;3.4 - 7.0;mg/dL;7.9;8.3', 'na;Sodium;136 - 145;mmol/L;138;139', 'k;Potassium;3.5 - 5.1;mmol/L;5.3;4.9', 'cl;Chloride;98 - 107;mmol/L;104;', 'hco3;Bicarbonate;22 - 29;mmol/L;20;21', 'ca;Calcium;8.6 - 10.2;mg/dL;9.1;9.3', 'phos;Phosphorus;2.5 - 4.5;mg/dL;4.4;'])}
      ${part('DIABETES', ['glu;Glucose fasting;70 - 99;mg/dL;148;171', 'a1c;HbA1c;4.0 - 5.6;%;7.8;8.6'])}
      ${part('LIPIDS', ['chol;Cholesterol;<200;mg/dL;162;', 'trig;Triglycerides;<150;mg/dL;204;', 'hdl;HDL cholesterol;>40;mg/dL;34;', 'ldl;LDL cholesterol;<100;mg/dL;87;'])}
      ${part('HAEMATOLOGY', ['hgb;Haemoglobin;13.0 - 17.0;g/dL;11.2;11.6', 'wbc;WBC count;4.0 - 10.0;x10^3/uL;8.4;7.9', 'plt;Platelet count;150 - 410;x10^3/uL;254;239'])}
      ${part('URINE, SPOT', ['uacr;Albumin / creatinine ratio;<30;mg/g;212;268'])}</table>
      <p>${c.t('Clinical information: {d.dm2|Type 2 diabetes}, {d.htn|hypertension}, {d.dnephro|diabetic nephropathy|icd=E11.21/E11.29}. On {m.e14insulin?|insulin|dose=-;st=-}. {x|No history of renal stones|negated|d.stone}.')}</p>
      <p>${c.t('Comments: {x|Albumin / creatinine ratio above 300 mg/g denotes overt proteinuria|reference comment|d.albur}. {x|Haemolysis: not seen|negated}. {x|PTH and vitamin D were not requested|not done|l.pth}. {x|Repeat after 3 months advised|planned}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><div>${hand('Show to nephrologist', 27)}</div><div style="text-align:center">${signature(c.rnd, '#222')}<br>Dr. Farhan Sheikh, Consultant Chemical Pathologist</div></div>${c.no('Dr. Farhan Sheikh', 'pathologist of the laboratory')}`,
    )
  },
  { dateAliases: ['2025-12-19'], width: 1080, scale: 1.35, degrade: { angle: -1.3, folds: [0.5] } },
)

/** Kenya: a fever in town; an analyser's haemogram, films and rapid tests in words, urine and stool. */
const fever = doc(
  'p423.jpg',
  ['en', 'lab', 'scan'],
  '2025-05-27',
  ['Tana Heights Medical Centre', 'TANA HEIGHTS MEDICAL CENTRE', 'Tana Heights Medical Centre Laboratory'],
  ['Dr. Peter Mwangi', 'Peter Mwangi', 'Dr. P. Mwangi', 'DR. P. MWANGI', 'P. Mwangi'],
  ['Mercy Achieng Otieno', 'MERCY ACHIENG OTIENO', 'Mercy Otieno', 'OTIENO, Mercy Achieng'],
  'Laboratory results',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const flag = { H: 'HIGH', L: 'LOW' }[r.flag] ?? ''
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="v">${en(r.printed)}</td><td>${flag}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td></tr>`
    }
    const word = (s) => {
      const r = c.lab(s)
      return `<div data-e="${r.n}" data-line>${en(r.label)}: <b>${en(`${r.printed} ${r.unit}`.trim())}</b></div>`
    }
    const bar = (s) => `<h3>${en(s)}</h3>`
    return sheet(
      `body{font:17px/1.36 ${FACE.courier};font-size:18px;padding:44px 60px}h3{font-size:18px;background:#ddd;padding:2px 8px;margin:12px 0 4px}td,th{padding:1.5px 8px;text-align:left}th{border-bottom:1px dashed #000}.v{font-weight:bold;text-align:right;padding-right:24px}.two{display:grid;grid-template-columns:1fr 1fr;gap:2px 30px}p{margin:6px 0}`,
      `<div style="text-align:center"><b style="font-size:25px">TANA HEIGHTS MEDICAL CENTRE</b><br>LABORATORY DEPARTMENT, P.O. Box 00100, NAIROBI</div>
      <div class="two" style="border-top:1px dashed #000;border-bottom:1px dashed #000;padding:5px 0;margin:8px 0"><div>Name: MERCY ACHIENG OTIENO<br>Age/Sex: 29 yrs / F<br>OP No: 55-3018</div><div>Clinician: DR. P. MWANGI<br>Sample taken: 27/05/2025 10:14<br>Reported: 27/05/2025 12:02</div></div>
      <p>${c.t('Clinical notes: {o|fever}, {o|headache} and {o|joint pains} for 3 days, {x|?malaria|question|d.malaria} {x|?typhoid|question}. {x|Not pregnant|negated}.')}</p>
      ${bar('FULL HAEMOGRAM')}<table><tr><th>Parameter</th><th class="v">Result</th><th></th><th>Units</th><th>Reference</th></tr>
      ${['wbc;WBC;11.9;x10^9/L;4.0 - 10.0', 'neut;NEUT#;9.2;x10^9/L;2.0 - 7.0', 'lymph;LYMPH#;1.8;x10^9/L;0.8 - 4.0', 'mono;MON#;0.7;x10^9/L;0.1 - 1.2', 'eos;EOS#;0.2;x10^9/L;0.02 - 0.5', 'rbc;RBC;4.31;x10^12/L;3.80 - 5.80', 'hgb;HGB;10.8;g/dL;11.0 - 16.5', 'hct;HCT;33.5;%;36.0 - 48.0', 'mcv;MCV;77.7;fL;80.0 - 99.0', 'mch;MCH;25.1;pg;26.5 - 33.5', 'mchc;MCHC;32.2;g/dL;31.5 - 35.0', 'rdw;RDW-CV;15.9;%;11.6 - 14.0', 'plt;PLT;241;x10^9/L;150 - 450', 'mpv;MPV;9.1;fL;7.4 - 10.4'].map(row).join('')}</table>
      ${bar('CHEMISTRY')}<table>${['glu;Random blood sugar;5.9;mmol/L;3.9 - 7.8', 'crp;CRP;64;mg/L;0 - 6', 'crea;Creatinine;62;umol/L;44 - 97', 'alt;ALT;28;U/L;0 - 35'].map(row).join('')}</table>
      ${bar('PARASITOLOGY, SEROLOGY, STOOL')}<div class="two">${word('malsm;Blood slide for malaria parasites;No parasites seen')}${word('e14malrdt;Malaria rapid test (HRP2);Negative')}${word('e14salm;Salmonella typhi antigen, stool;Negative')}${word('hpsa;H. pylori antigen, stool;Positive')}${word('hcgu;Pregnancy test (urine);Negative')}${word('e14hivr;HIV rapid test;Non-reactive')}</div>
      ${bar('URINALYSIS')}<div class="two">${word('uleu;Leucocytes;++')}${word('unit;Nitrites;Positive')}${word('uprot;Protein;Trace')}${word('ubld;Blood;+')}${word('uglu;Glucose;Nil')}${word('uket;Ketones;Nil')}${word('uwbc;Pus cells;20-30;/hpf;')}${word('uepi;Epithelial cells;2-4;/hpf;')}</div>
      <p>${c.t('Comment: {x|Features suggest urinary tract infection, correlate clinically|question|d.uti}. {x|Urine culture recommended|planned|l.ucult}. {x|No ova or cysts seen|negated}. {x|Widal test is no longer offered|not done}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><span>Done by: J. Kiprop, Lab Technologist</span>${stamp(['TANA HEIGHTS', '27 MAY 2025', 'LABORATORY'], '#333', -5)}</div>${c.no('J. Kiprop', 'technologist')}`,
    )
  },
  { width: 1080, scale: 1.3, degrade: { angle: 0.7 } },
)

/** England: a practice's print of blood results, a line a result with its limits in brackets, an opinion at each group. */
const practice = doc(
  'p424.jpg',
  ['en', 'lab', 'photo'],
  '2026-02-17',
  ['Larkfield Road Surgery', 'LARKFIELD ROAD SURGERY', 'Larkfield Road Surgery, Kettleby'],
  ['Dr S Whitcombe', 'Whitcombe', 'S Whitcombe', 'Dr Whitcombe', 'Dr S. Whitcombe'],
  ['Raymond Tuckett', 'TUCKETT, Raymond (Mr)', 'Mr Raymond Tuckett', 'TUCKETT, Raymond'],
  'Test results',
  (c) => {
    const line = (s) => {
      const r = c.lab(s)
      const words = { H: 'Above high reference limit', L: 'Below low reference limit' }[r.flag]
      return `<div class="r" data-e="${r.n}" data-line><span class="a">${en(r.label)}</span> <b>${en(`${r.printed} ${r.unit}`.trim())}</b> ${r.ref ? en(`[${r.ref}]`) : ''}${words ? ` <i>${words}</i>` : ''}</div>`
    }
    const group = (title, opinion, list) =>
      `<div class="g"><b>${en(title)}</b> <span>${en(opinion)}</span></div>${list.map(line).join('')}`
    return sheet(
      `body{font:18px/1.4 ${FACE.calibri};font-size:19.5px;padding:46px 76px}.r{padding:1px 0 1px 18px}.a{display:inline-block;width:380px}.r i{background:#eee;padding:0 6px;font-size:17px}.g{margin:9px 0 1px;border-bottom:1px solid #666}.g span{float:right;font-size:17px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:24px">Larkfield Road Surgery</b><br>Larkfield Road, Kettleby, KB4 0AA</div><div style="text-align:right">Printed 24 Feb 2026 11:48<br>by Jan (reception)</div></div>
      <p style="border-top:2px solid #000;border-bottom:2px solid #000;padding:4px 0"><b>TUCKETT, Raymond (Mr)</b> &nbsp; Born 02-Jun-1951 (74 y) &nbsp; Male &nbsp; NHS No. 000 417 2203<br>Sample taken 17 Feb 2026 08:55 &nbsp; Received by practice 18 Feb 2026 &nbsp; Requested by Dr S Whitcombe</p>
      <p>${c.t('Reason: annual review, {d.gout|gout}, {d.htn|hypertension}, {d.ckd3|chronic kidney disease stage 3a|icd=N18.31}. {x|PSA not requested|not done|l.psa}.')}</p>
      ${group('Urea and electrolytes', 'Abnormal but expected', ['na;Serum sodium;141;mmol/L;133 - 146', 'k;Serum potassium;4.9;mmol/L;3.5 - 5.3', 'urea;Serum urea;8.6;mmol/L;2.5 - 7.8', 'crea;Serum creatinine;124;umol/L;59 - 104', 'egfr;eGFR (CKD-EPI);50;mL/min/1.73m*2;'])}
      ${group('Serum urate', 'Speak to doctor, routine', ['uric;Serum urate;438;umol/L;200 - 430'])}
      ${group('Liver profile', 'Normal, no action', ['tbil;Serum bilirubin;9;umol/L;0 - 21', 'alt;Serum ALT;24;U/L;0 - 41', 'alp;Serum alkaline phosphatase;88;U/L;30 - 130', 'alb;Serum albumin;43;g/L;35 - 50', 'glob;Serum globulin;29;g/L;20 - 35'])}
      ${group('Lipid profile', 'Normal, no action', ['chol;Serum cholesterol;4.1;mmol/L;', 'hdl;Serum HDL cholesterol;1.3;mmol/L;', 'nhdl;Non HDL cholesterol;2.8;mmol/L;', 'trig;Serum triglycerides;1.9;mmol/L;'])}
      ${group('HbA1c', 'Normal, no action', ['a1c;HbA1c level (IFCC);40;mmol/mol;20 - 41'])}
      ${group('Full blood count', 'Speak to doctor, routine', ['hgb;Haemoglobin concentration;126;g/L;130 - 180', 'wbc;White blood cell count;7.7;10*9/L;4.0 - 11.0', 'plt;Platelet count;212;10*9/L;150 - 450', 'mcv;Mean cell volume;103.1;fL;80.0 - 100.0', 'neut;Neutrophil count;4.9;10*9/L;2.0 - 7.5', 'lymph;Lymphocyte count;1.9;10*9/L;1.0 - 4.0'])}
      ${group('Haematinics', 'Speak to doctor, routine', ['b12;Serum vitamin B12;148;ng/L;180 - 900', 'fol;Serum folate;6.2;ug/L;3.0 - 20.0', 'ferr;Serum ferritin;96;ug/L;30 - 400'])}
      <p>${c.t('Message sent to patient 19 Feb 2026: Your {o|B12 is low}, please book with the nurse. {x|We will start B12 injections|planned|m.hydrox} and {x|check intrinsic factor antibodies|planned}. {x|If urate is still raised|conditional} we may increase {m.allo?|allopurinol|dose=-;st=-}. {x|No sign of diabetes|negated|d.dm2}. {x|If you drink more than 14 units a week|conditional|d.alcdep} please tell us.')}</p>
      <div>${hand('nurse appt Thurs 26th 9.10', 30)}</div>`,
    )
  },
  { dateAliases: ['2026-02-18', '2026-02-24'], width: 1080, scale: 1.35, degrade: { angle: 1.2 } },
)

export const fourteenthEnLabs = [reference, twoDays, fever, practice]
