/** Laboratory paper in English for practice: an American health system's portal by panel, an Indian path lab with methods, an English hospital's page with two earlier visits and a urine culture. */
import { barcode, mark, matrixCode, signature } from '../lib/decor.mjs'
import { FACE, doc, en, resultCell, sheet } from './blind-parts.mjs'

/** United States: a portal's print; each panel with its own collection time, value beside a word, range and unit in one column. */
const portal = doc(
  'p9281.png',
  ['en', 'lab', 'clean'],
  '2026-08-19',
  [
    'Saint Brendan Health',
    'SAINT BRENDAN HEALTH',
    'St. Brendan Health',
    'Saint Brendan Health Outpatient Lab',
  ],
  ['Oluwaseun Bankole, MD', 'Oluwaseun Bankole', 'Dr. Oluwaseun Bankole', 'O. Bankole, MD'],
  ['Denise Kowalczyk', 'Denise M. Kowalczyk', 'KOWALCZYK, DENISE', 'Kowalczyk, Denise M.'],
  'Test results',
  (c) => {
    const row = (day) => (s) => {
      const r = c.lab(s, { date: day })
      const word = { H: 'High', L: 'Low' }[r.flag] ?? ''
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td><b>${en(r.printed)}</b> <i>${word}</i></td><td>${en([r.ref, r.unit].filter(Boolean).join(' '))}</td></tr>`
    }
    const panel = (name, when, day, list, note) =>
      `<div class="p"><div class="h"><b>${en(name)}</b><span>Collected ${en(when)}</span></div><table><tr><th>Component</th><th>Your value</th><th>Standard range</th></tr>${list.map(row(day)).join('')}</table>${note ? `<p>${c.t(note)}</p>` : ''}</div>`
    return sheet(
      `body{font:15.5px/1.28 ${FACE.openSans};padding:38px 56px}.p{border:1px solid #c9d4da;border-radius:6px;margin-top:9px}.h{background:#eaf2f4;padding:4px 12px;display:flex;justify-content:space-between}.p table{width:100%}.p td,.p th{padding:1.6px 12px;text-align:left}.p th{color:#667;font-size:13px;font-weight:normal}td:first-child,th:first-child{width:42%}td:nth-child(2),th:nth-child(2){width:24%}i{color:#a12;font-style:normal;font-size:13.5px;margin-left:8px}p{margin:3px 12px;font-size:13.5px;color:#444}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#1d5f6e', 44)}<b style="font-size:24px;color:#1d5f6e">Saint Brendan Health</b></div><b style="font-size:20px">Test Results</b></div>
      <div style="display:flex;justify-content:space-between;margin-top:6px"><span>Name: <b>Denise M. Kowalczyk</b><br>DOB: 5/30/1971 &nbsp; Legal sex: Female &nbsp; MRN: 60XX4418</span><span>Ordering provider: Oluwaseun Bankole, MD<br>PCP: Hannah Lindqvist, NP &nbsp; Printed 8/23/2026 9:14 PM</span></div>${c.no('Hannah Lindqvist, NP', 'primary care')}
      ${panel('COMPREHENSIVE METABOLIC PANEL', 'Aug 19, 2026 7:52 AM', '2026-08-19', ['na;Sodium;137;mmol/L;135 - 145', 'k;Potassium;5.4;mmol/L;3.5 - 5.1', 'cl;Chloride;108;mmol/L;98 - 107', 'hco3;Carbon Dioxide (CO2);20;mmol/L;22 - 29', 'gap;Anion Gap;9;mmol/L;5 - 15', 'glu;Glucose;96;mg/dL;70 - 99', 'bun;Blood Urea Nitrogen;34;mg/dL;6 - 20', 'crea;Creatinine;1.63;mg/dL;0.51 - 0.95', 'egfr;eGFR (CKD-EPI 2021);38;mL/min/1.73 m2;>=60', 'ca;Calcium;9.0;mg/dL;8.6 - 10.0', 'tp;Protein, Total;6.8;g/dL;6.4 - 8.3', 'alb;Albumin;3.7;g/dL;3.5 - 5.2', 'tbil;Bilirubin, Total;0.4;mg/dL;<=1.2', 'alp;Alkaline Phosphatase;92;U/L;35 - 104', 'ast;AST;19;U/L;<=32', 'alt;ALT;15;U/L;<=33'], '{x|An eGFR below 60 for three months or more may mean chronic kidney disease|reference comment|d.ckd3}.')}
      ${panel('CBC WITHOUT DIFFERENTIAL', 'Aug 19, 2026 7:52 AM', '2026-08-19', ['wbc;WBC;6.4;K/uL;4.0 - 11.0', 'rbc;RBC;3.61;M/uL;3.90 - 5.20', 'hgb;Hemoglobin;10.6;g/dL;11.7 - 15.5', 'hct;Hematocrit;32.7;%;35.0 - 45.0', 'mcv;MCV;90.6;fL;80.0 - 100.0', 'mch;MCH;29.4;pg;27.0 - 33.0', 'rdw;RDW;13.9;%;11.0 - 15.0', 'plt;Platelet Count;248;K/uL;150 - 400'])}
      ${panel('MINERAL AND BONE', 'Aug 19, 2026 7:52 AM', '2026-08-19', ['phos;Phosphorus;4.7;mg/dL;2.5 - 4.5', 'mg;Magnesium;1.9;mg/dL;1.6 - 2.6', 'pth;PTH, Intact;118;pg/mL;15 - 65', 'vitd;Vitamin D, 25-Hydroxy;24;ng/mL;30 - 100', 'uric;Uric Acid;7.4;mg/dL;2.4 - 5.7'])}
      ${panel('ALBUMIN/CREATININE RATIO, RANDOM URINE', 'Aug 19, 2026 8:10 AM', '2026-08-19', ['ualb;Albumin, Urine;214;mg/L;', 'ucrea;Creatinine, Urine;68;mg/dL;', 'uacr;Albumin/Creatinine Ratio;315;mg/g;<30'], '{x|Over 300 mg/g is severely increased albuminuria|reference comment|d.albur}.')}
      ${panel('LIPID PANEL', 'Feb 11, 2026 8:31 AM', '2026-02-11', ['chol;Cholesterol;212;mg/dL;<200', 'trig;Triglycerides;163;mg/dL;<150', 'hdl;HDL Cholesterol;49;mg/dL;>=50', 'ldl;LDL Cholesterol, Calculated;134;mg/dL;<100', 'nhdl;Non-HDL Cholesterol;163;mg/dL;<130'])}
      <p style="margin-top:8px">${c.t('Comment from Dr. Bankole: {x|Potassium to be repeated next week|planned|l.k}. {x|Stop ibuprofen if you still use it|conditional|m.ibu}. {x|Iron studies were not drawn|not done|l.ferr}.')}</p>
      <p>Performed at Saint Brendan Outpatient Lab, 900 Elm Ridge Pkwy, Dayton OH &nbsp; Director: Piotr Salazar, MD</p>${c.no('Piotr Salazar, MD', 'laboratory director')}`,
    )
  },
  { dateAliases: ['2026-08-23', '2026-02-11'], width: 1040, scale: 1.34 },
)

/** India: the method in small letters under each name, unit before the interval; a photograph. */
const pathlab = doc(
  'p9282.jpg',
  ['en', 'lab', 'photo'],
  '2026-07-02',
  ['Sahyadri Path Labs', 'SAHYADRI PATH LABS', 'Sahyadri Path Labs Pvt. Ltd.', 'Sahyadri Path Labs, Kothrud'],
  [
    'Dr. Meenal Deshpande',
    'Meenal Deshpande',
    'DR. MEENAL DESHPANDE',
    'Dr Meenal Deshpande',
    'Dr. M. Deshpande',
  ],
  ['Vikram Ghorpade', 'MR. VIKRAM GHORPADE', 'Mr. Vikram Ghorpade', 'VIKRAM GHORPADE'],
  'Laboratory report',
  (c) => {
    const row = (s) => {
      const [key, label, v, unit, ref, method] = s.split(';')
      const r = c.lab([key, label, v, unit, ref].join(';'))
      const off = r.flag === 'H' || r.flag === 'L'
      return `<tr data-e="${r.n}"><td>${en(label)}${method ? `<br><small>${en(method)}</small>` : ''}</td><td${off ? ' class="b"' : ''}>${en(v)}${off ? ` ${r.flag}` : ''}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td></tr>`
    }
    const group = (name, list, note) =>
      `<tr><td colspan="4" class="g">${en(name)}</td></tr>${list.map(row).join('')}${note ? `<tr><td colspan="4" class="n">${c.t(note)}</td></tr>` : ''}`
    return sheet(
      `body{font:16px/1.22 ${FACE.arial};padding:40px 60px}.t{width:100%;border-collapse:collapse}.t td,.t th{padding:2px 10px;text-align:left;vertical-align:top}.t th{border-top:1.5px solid #333;border-bottom:1.5px solid #333}.g{font-weight:bold;text-align:center!important;padding-top:6px!important}.b{font-weight:bold}.n{font-size:14px;font-style:italic}small{font-size:12.5px;color:#555}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#8a2b1d', 52)}<div><b style="font-size:25px;color:#8a2b1d">SAHYADRI PATH LABS</b><br>Karve Road, Kothrud, Pune 411038 &nbsp; NABL MC-XX27</div></div>${matrixCode(c.rnd, 20, 3)}</div>
      <div style="display:grid;grid-template-columns:1.2fr 1fr;border:1px solid #333;padding:6px 12px;margin:8px 0"><div>Patient: <b>MR. VIKRAM GHORPADE</b><br>Age / Sex: 49 Years / Male<br>Ref. By: DR. MEENAL DESHPANDE</div><div>Lab No: 26XX70418<br>Sample collected: 02-Jul-2026 08:05<br>Reported: 02-Jul-2026 16:40</div></div>
      <table class="t"><tr><th style="width:46%">Investigation</th><th>Observed Value</th><th>Unit</th><th>Biological Ref. Interval</th></tr>
      ${group('DIABETIC PROFILE', ['gttf;Fasting Plasma Glucose;142;mg/dL;70 - 100;Hexokinase', 'ppbs;Post Prandial Glucose (2 hrs);226;mg/dL;70 - 140;Hexokinase', 'a1c;HbA1c;7.9;%;4.0 - 5.6;HPLC', 'eag;Estimated Average Glucose;180;mg/dL;;Calculated'], '{x|HbA1c 6.5 % and above: diabetes (ADA)|reference comment|d.dm2}')}
      ${group('LIPID PROFILE', ['chol;Total Cholesterol;219;mg/dL;< 200;CHOD-PAP', 'trig;Triglycerides;268;mg/dL;< 150;GPO-PAP', 'hdl;HDL Cholesterol;36;mg/dL;> 40;Direct', 'ldl;LDL Cholesterol;129;mg/dL;< 100;Calculated', 'vldl;VLDL Cholesterol;54;mg/dL;< 30;Calculated', 'cholhdl;Total Cholesterol / HDL Ratio;6.1;;< 5.0;Calculated'])}
      ${group('LIVER FUNCTION', ['tbil;Bilirubin Total;0.9;mg/dL;0.3 - 1.2;Diazo', 'dbil;Bilirubin Direct;0.2;mg/dL;0.0 - 0.3;Diazo', 'alt;SGPT (ALT);71;U/L;< 50;IFCC', 'ast;SGOT (AST);48;U/L;< 50;IFCC', 'ggt;GGT;83;U/L;< 55;Szasz', 'alp;Alkaline Phosphatase;94;U/L;30 - 120;AMP', 'alb;Albumin;4.4;g/dL;3.5 - 5.2;BCG'])}
      ${group('RENAL FUNCTION', ['urea;Urea;31;mg/dL;17 - 43;Urease', 'crea;Creatinine;0.94;mg/dL;0.67 - 1.17;Jaffe', 'uric;Uric Acid;7.6;mg/dL;3.5 - 7.2;Uricase'])}
      ${group('THYROID', ['tsh;TSH (Ultrasensitive);3.84;uIU/mL;0.35 - 4.94;CMIA'])}
      ${group('VITAMINS', ['b12;Vitamin B12;168;pg/mL;187 - 883;CMIA', 'vitd;25-OH Vitamin D;13.6;ng/mL;30 - 100;CMIA'], '{x|Vitamin D below 20 ng/mL denotes deficiency|reference comment|d.vitd}')}</table>
      <p style="font-size:14px">${c.t('{x|Urine routine: sample not received|not done|l.uprot}. {x|Please correlate clinically|instruction}.')} *** End of report ***</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><span>Technician: S. Jadhav</span><span>${signature(c.rnd, '#333', 90)}<br>Dr. Anand Kelkar, MD (Pathology)</span></div>${c.no('Dr. Anand Kelkar', 'pathologist')}${c.no('S. Jadhav', 'technician')}`,
    )
  },
  { width: 1040, scale: 1.34, degrade: { angle: 1.1, folds: [0.52] } },
)

/** England: a ward's page; today's result, its range, then two earlier visits; a urine culture with susceptibilities. */
const hospital = doc(
  'p9283.png',
  ['en', 'lab', 'clean'],
  '2026-10-27',
  [
    'Thornbeck Royal Infirmary',
    'THORNBECK ROYAL INFIRMARY',
    'Thornbeck Royal Infirmary NHS Trust',
    'Thornbeck Royal Infirmary Pathology',
  ],
  ['Dr Amara Nwosu', 'Amara Nwosu', 'Dr A Nwosu', 'NWOSU A', 'Dr Amara Nwosu (AMU)'],
  ['Sylvia Ockenden', 'OCKENDEN, Sylvia', 'Mrs Sylvia Ockenden', 'OCKENDEN Sylvia'],
  'Pathology results',
  (c) => {
    const days = ['2026-10-27', '2026-10-09', '2026-05-14']
    const show = (r) => `${r.printed}${{ H: ' (H)', L: ' (L)' }[r.flag] ?? ''}`
    const row = (s) => {
      const [key, label, unit, ref, ...v] = s.split(';')
      const cell = (i) => (v[i] === '-' ? '' : resultCell(c, key, label, v[i], unit, ref, days[i], show))
      return `<tr><td>${en(label)}</td><td class="v"><b>${cell(0)}</b></td><td>${en(unit)}</td><td>${en(ref)}</td><td class="v o">${cell(1)}</td><td class="v o">${cell(2)}</td></tr>`
    }
    const group = (name, list) =>
      `<tr class="g"><td colspan="6">${en(name)}</td></tr>${list.map(row).join('')}`
    const sens = (s) => {
      const [key, label, v] = s.split(';')
      const r = c.lab(`${key};${label};${v};;`)
      return `<tr data-e="${r.n}"><td>${en(label)}</td><td>${v}</td></tr>`
    }
    const plain = (s) => {
      const r = c.lab(s)
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td>${en([r.printed, r.unit].filter(Boolean).join(' '))}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.28 ${FACE.calibri};padding:38px 60px}.t{width:100%;border-collapse:collapse}.t td,.t th{border:1px solid #b8c4d2;padding:2px 9px}.t th{background:#003a70;color:#fff;text-align:left;font-size:14.5px}.g td{background:#e8eef6;font-weight:bold}.v{text-align:right}.o{color:#444}p{margin:6px 0}.two{display:grid;grid-template-columns:1fr 1fr;gap:22px}.two td{padding:1px 14px 1px 0}h4{margin:8px 0 2px}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:3px solid #003a70;padding-bottom:5px"><div><b style="font-size:23px;color:#003a70">Thornbeck Royal Infirmary</b><br>Pathology &nbsp; Results viewed from the ward</div>${barcode(c.rnd, 40, 36)}</div>
      <p><b>OCKENDEN, Sylvia</b> &nbsp; Female &nbsp; Born 17-Nov-1943 (82y) &nbsp; NHS 733 XXX 2016 &nbsp; Hosp TB4XX910<br>Location: Acute Medical Unit &nbsp; Requester: Dr A Nwosu &nbsp; Sample 27-Oct-2026 11:35 &nbsp; Printed 28-Oct-2026 08:02<br>${c.t('Clinical details: {x|?urosepsis|question|d.sepsis}, {o|confusion}. Background {d.ckd3|CKD 3a|icd=N18.31}, {d.af|AF|icd=I48.91}')}</p>
      <table class="t"><tr><th style="width:31%">Test</th><th>27-Oct-26</th><th>Units</th><th>Range</th><th>09-Oct-26</th><th>14-May-26</th></tr>
      ${group('Urea and electrolytes', ['na;Sodium;mmol/L;133-146;131;138;139', 'k;Potassium;mmol/L;3.5-5.3;3.4;4.2;4.4', 'urea;Urea;mmol/L;2.5-7.8;16.3;9.4;8.7', 'crea;Creatinine;umol/L;45-84;168;104;98', 'egfr;eGFR;mL/min/1.73m2;;26;45;48'])}
      ${group('Liver and inflammation', ['tbil;Total bilirubin;umol/L;<21;14;9;-', 'alt;ALT;U/L;<35;29;21;-', 'alp;ALP;U/L;30-130;121;98;-', 'alb;Albumin;g/L;35-50;30;37;-', 'crp;CRP;mg/L;<5;187;7;-', 'lact;Lactate (venous);mmol/L;0.5-2.2;2.9;-;-'])}
      ${group('Full blood count', ['hgb;Haemoglobin;g/L;115-165;112;119;121', 'wbc;White cells;10*9/L;4.0-11.0;19.6;7.2;6.9', 'neut;Neutrophils;10*9/L;2.0-7.5;17.1;4.6;4.4', 'lymph;Lymphocytes;10*9/L;1.0-4.0;0.8;1.7;1.6', 'plt;Platelets;10*9/L;150-400;163;241;236', 'mcv;MCV;fL;80-100;91;90;90'])}
      ${group('Coagulation', ['inr;INR;;0.8-1.2;1.3;-;-', 'aptt;APTT;s;25-37;33;-;-'])}</table>
      <div class="two"><div><h4>Urine microscopy (MSU, 27-Oct-26)</h4><table>${['uwbc;White cells;>200;/uL;', 'urbc;Red cells;40;/uL;', 'uepi;Epithelial cells;Scanty;;'].map(plain).join('')}</table>
      <h4>Culture</h4><p>${c.t('{l.ucult|>10^5 cfu/mL Escherichia coli|v=Escherichia coli;u=-}')}</p></div>
      <div><h4>Susceptibility &nbsp; (S, I or R)</h4><table>${['p34sampi;Amoxicillin;R', 'p34scoam;Co-amoxiclav;I', 'p34scefal;Cefalexin;S', 'p34scip;Ciprofloxacin;S', 'p34sgent;Gentamicin;S', 'p34snit;Nitrofurantoin;S', 'p34strim;Trimethoprim;R'].map(sens).join('')}</table></div></div>
      <p>${c.t('{x|Nitrofurantoin is not advised at an eGFR below 45|reference comment|m.nitrof}. {x|Blood cultures: no report yet|pending|l.bcult}. {x|Troponin: haemolysed, not reported|not done|l.trop}. {x|Acute kidney injury alert stage 1 is calculated against the lowest creatinine of 12 months|reference text}.')}</p>
      <p style="font-size:14px">Authorised: Dr Neil Farrant, Consultant Microbiologist, 28-Oct-2026</p>${c.no('Dr Neil Farrant', 'microbiologist')}`,
    )
  },
  { dateAliases: ['2026-10-28', '2026-10-09', '2026-05-14'], width: 1040, scale: 1.34 },
)

export const practice34EnLabs = [portal, pathlab, hospital]
