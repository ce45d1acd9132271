/** Result sheets in English: an American practice's portal as cards in two columns, an English surgery's print with what was filed, a Canadian community laboratory with an A before the result. */
import { barcode, mark } from '../lib/decor.mjs'
import { FACE, doc, en, sheet } from './blind-parts.mjs'

/** United States: a card for each component, name and normal range at the left, value and a word at the right. */
const portal = doc(
  'p901.png',
  ['en', 'lab', 'clean'],
  '2026-03-04',
  [
    'Juniper Fork Family Medicine',
    'JUNIPER FORK FAMILY MEDICINE',
    'Juniper Fork Family Medicine, PC',
    'Juniper Fork',
  ],
  ['Candace Holloway, DO', 'Candace Holloway', 'Dr. Candace Holloway', 'Dr. Holloway', 'Candace Holloway DO'],
  ['Everett Dunmore', 'Everett L. Dunmore', 'Everett L Dunmore', 'Dunmore, Everett'],
  'Test results',
  (c) => {
    const card = (s) => {
      const r = c.lab(s)
      const word = { H: 'High', L: 'Low' }[r.flag] ?? ''
      const unit = r.unit ? ` ${en(r.unit)}` : ''
      return `<div class="k" data-e="${r.n}"><div><b>${en(r.label)}</b>${r.ref ? `<br><small>Normal range: ${en(r.ref)}${unit}</small>` : ''}</div><div class="v">${en(r.printed)}${unit}${word ? `<br><b class="w">${word}</b>` : ''}</div></div>`
    }
    const group = (title, list) =>
      `<h3>${en(title)} <small>Collected on 03/04/2026 7:55 AM</small></h3><div class="two">${list.map(card).join('')}</div>`
    return sheet(
      `body{font:15.5px/1.25 ${FACE.roboto};font-size:15.4px;padding:40px 58px}.two{display:grid;grid-template-columns:1fr 1fr;gap:4px 14px}.k{display:flex;justify-content:space-between;border:1px solid #cfd8d5;border-radius:5px;padding:3px 10px}small{font-size:13.4px;color:#444;font-weight:normal}.v{text-align:right;white-space:nowrap}.w{color:#a33a12}h3{font-size:17px;color:#1c5a4e;margin:11px 0 4px}p{margin:5px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #1c5a4e;padding-bottom:7px"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#1c5a4e', 44)}<b style="font-size:22px;color:#1c5a4e">Juniper Fork Family Medicine</b></div><span>MyJuniper &nbsp; printed on 3/9/2026</span></div>
      <div style="display:flex;justify-content:space-between;margin:8px 0"><span><b>Everett L. Dunmore</b> &nbsp; DOB: 9/12/1971 &nbsp; Male</span><span>Authorizing provider: Candace Holloway, DO &nbsp; Result date: 03/05/2026</span></div>
      ${group('CBC and Differential', ['wbc;WBC;6.1;10*3/uL;3.7 - 10.5', 'rbc;RBC;5.42;10*6/uL;4.20 - 5.70', 'hgb;Hemoglobin;17.2;g/dL;13.0 - 17.0', 'hct;Hematocrit;50.9;%;38.5 - 50.0', 'mcv;MCV;93.9;fL;80.0 - 99.0', 'mch;MCH;31.7;pg;27.0 - 34.0', 'mchc;MCHC;33.8;g/dL;32.0 - 36.0', 'rdw;RDW;13.2;%;11.5 - 15.0', 'plt;Platelets;214;10*3/uL;140 - 400', 'neutp;Neutrophils;58.3;%;', 'lymphp;Lymphocytes;30.1;%;', 'monop;Monocytes;8.4;%;', 'eosp;Eosinophils;2.6;%;', 'basop;Basophils;0.6;%;'])}
      ${group('Comprehensive Metabolic Panel', ['glu;Glucose;109;mg/dL;70 - 99', 'bun;BUN;17;mg/dL;6 - 24', 'crea;Creatinine;1.02;mg/dL;0.70 - 1.30', 'egfr;eGFR;89;mL/min/1.73;>= 60', 'na;Sodium;141;mmol/L;135 - 146', 'k;Potassium;4.3;mmol/L;3.5 - 5.3', 'cl;Chloride;104;mmol/L;98 - 110', 'hco3;Carbon Dioxide;25;mmol/L;20 - 32', 'ca;Calcium;9.6;mg/dL;8.6 - 10.3', 'tp;Protein, Total;7.2;g/dL;6.1 - 8.1', 'alb;Albumin;4.6;g/dL;3.6 - 5.1', 'tbil;Bilirubin, Total;1.4;mg/dL;0.2 - 1.2', 'alp;Alkaline Phosphatase;63;U/L;35 - 144', 'ast;AST;38;U/L;10 - 35', 'alt;ALT;57;U/L;9 - 46'])}
      ${group('Lipid Panel, Hemoglobin A1C, Other', ['chol;Cholesterol, Total;231;mg/dL;< 200', 'hdl;HDL Cholesterol;38;mg/dL;> 39', 'ldl;LDL Cholesterol;148;mg/dL;< 100', 'trig;Triglycerides;226;mg/dL;< 150', 'nhdl;Non-HDL Cholesterol;193;mg/dL;< 130', 'a1c;Hemoglobin A1C;5.9;%;< 5.7', 'tsh;TSH;1.77;mIU/L;0.40 - 4.50', 'psa;PSA, Total;0.9;ng/mL;< 4.0', 'vitd;Vitamin D, 25-OH, Total;24;ng/mL;30 - 100', 'testo;Testosterone, Total;388;ng/dL;250 - 827'])}
      <div style="border:1px solid #1c5a4e;background:#eef5f3;padding:6px 14px;margin-top:12px"><b>Comments from your provider</b>${['Hi Everett, these show {d.predm|prediabetes|icd=R73.03} and {d.hld|high cholesterol|icd=E78.5/E78.2}. {d.transam?|Liver enzymes are a little up|icd=R74.01/R74.8;st=-}, {x|most likely fatty liver|question|d.steat}. {x|You do not have diabetes|negated|d.dm2}. {x|Your kidneys and thyroid are fine|negated|d.hypothy}.', '{x|I would suggest a statin; let us talk on March 20|suggestion|m.ator}. {x|Vitamin D3 2,000 units from the store is reasonable|suggestion|m.chole}. {x|Repeat the liver tests in 3 months|planned|l.alt}; {x|if still high, an ultrasound|conditional|i.usabd}. {x|Hepatitis C screen was not drawn|not done|l.antihcv}. {x|Since your dad had his heart attack at 51|family history|d.mi}, {x|a calcium score may help|considered|l.cac}.'].map((s) => `<p>${c.t(s)}</p>`).join('')}Candace Holloway, DO</div>
      <p style="font-size:13.6px">Resulting lab: Silver Basin Reference Laboratory, 400 Basin Rd, Reno, NV. Medical director: Miles Trevanion, MD. ${c.t('{x|An A1C of 6.5 or more is consistent with diabetes|reference comment|d.dm2}.')}</p>${c.no('Silver Basin Reference Laboratory', 'resulting laboratory')}${c.no('Miles Trevanion', 'laboratory director')}`,
    )
  },
  { dateAliases: ['2026-03-05'], width: 1120, scale: 1.3 },
)

/** England: what the surgery's program prints, a request under its day with who filed it, limits in brackets, words where outside. */
const surgery = doc(
  'p902.jpg',
  ['en', 'lab', 'scan'],
  '2025-11-18',
  [
    'Brackenfield Surgery',
    'BRACKENFIELD SURGERY',
    'Brackenfield Surgery, Otterby',
    'The Brackenfield Surgery',
  ],
  ['Dr Imogen Castlemaine', 'Imogen Castlemaine', 'Dr I Castlemaine', 'Dr. Imogen Castlemaine'],
  ['Rosalind Threlkeld', 'Mrs Rosalind Threlkeld', 'THRELKELD, Rosalind', 'Threlkeld, Rosalind (Mrs)'],
  'Test results',
  (c) => {
    const row = (date) => (s) => {
      if (s.startsWith('>')) return `<tr><td colspan="4" class="c">${c.t(s.slice(1))}</td></tr>`
      const r = c.lab(s, { date })
      const word = { H: 'Above range', L: 'Below range' }[r.flag] ?? ''
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="v">${word ? `<b>${en(r.printed)} ${en(r.unit)}</b>` : `${en(r.printed)} ${en(r.unit)}`}</td><td>${r.ref ? `(${en(r.ref)})` : ''}</td><td>${word}</td></tr>`
    }
    const block = (day, date, title, filed, list) =>
      `<tr><td colspan="4" class="g"><b>${day}</b> &nbsp; <b>${en(title)}</b> &nbsp; <i>${c.t(filed)}</i></td></tr>${list.map(row(date)).join('')}`
    const [n, s] = ['2025-11-18', '2025-09-02']
    return sheet(
      `body{font:16px/1.28 ${FACE.arial};font-size:15.6px;padding:44px 66px}td{padding:1px 8px}.g{background:#eee;border-top:1px solid #555;padding:2px 8px}.v{width:250px}.c{padding-left:26px;font-style:italic}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:2px solid #000;padding-bottom:5px"><div><b style="font-size:20px">Brackenfield Surgery</b><br>Mill Green, Otterby NE66 XXX &nbsp; Tel 01632 961 0XX</div><div style="text-align:right">Printed: 24-Nov-2025 11:06<br>Page 1 of 1</div></div>
      <p>Threlkeld, Rosalind (Mrs) &nbsp; Born: 30-Jun-1960 &nbsp; Female &nbsp; NHS No: 471 XXX XXXX<br>Usual GP: Dr Imogen Castlemaine &nbsp; Requested by: Dr Imogen Castlemaine</p>
      <b style="font-size:17px">Pathology results, last 3 months</b>
      <table style="margin-top:5px">
      ${block('18-Nov-2025 08:50', n, 'Full blood count - FBC', '(Castlemaine) Abnormal, not urgent - message sent', ['hgb;Haemoglobin concentration;114;g/L;120 - 150', 'wbc;Total white cell count;5.6;10*9/L;4.0 - 11.0', 'plt;Platelet count;467;10*9/L;150 - 410', 'rbc;Red blood cell count;4.61;10*12/L;3.80 - 4.80', 'hct;Haematocrit;0.36;L/L;0.36 - 0.46', 'mcv;Mean cell volume;78.1;fL;83.0 - 101.0', 'mch;Mean cell haemoglobin level;24.7;pg;27.0 - 32.0', 'neut;Neutrophil count;3.4;10*9/L;2.0 - 7.0', 'lymph;Lymphocyte count;1.6;10*9/L;1.0 - 3.0', 'mono;Monocyte count;0.4;10*9/L;0.2 - 1.0', 'eos;Eosinophil count;0.1;10*9/L;0.0 - 0.5', 'baso;Basophil count;0.0;10*9/L;0.0 - 0.1'])}
      ${block('18-Nov-2025 08:50', n, 'Haematinics', '(Castlemaine) See FBC', ['ferr;Serum ferritin level;7;ug/L;13 - 150', 'b12;Serum vitamin B12 level;346;ng/L;197 - 771', 'fol;Serum folate level;5.9;ug/L;3.9 - 26.8', '>{x|Ferritin below 15: iron deficiency. Exclude coeliac disease and blood loss|reference comment|d.celiac}', 'ttg;Tissue transglutaminase IgA level;0.8;U/mL;0 - 6.9'])}
      ${block('18-Nov-2025 08:50', n, 'Urea and electrolytes', '(Castlemaine) Normal, no action', ['na;Serum sodium level;140;mmol/L;133 - 146', 'k;Serum potassium level;4.4;mmol/L;3.5 - 5.3', 'urea;Serum urea level;5.1;mmol/L;2.5 - 7.8', 'crea;Serum creatinine level;71;umol/L;49 - 90', 'egfr;eGFR using creatinine (CKD-EPI);82;mL/min/1.73m*2;'])}
      ${block('18-Nov-2025 08:50', n, 'Liver and bone profile', '(Castlemaine) Normal, no action', ['tbil;Serum total bilirubin level;6;umol/L;0 - 21', 'alt;Serum alanine aminotransferase level;19;U/L;0 - 33', 'alp;Serum alkaline phosphatase level;88;U/L;30 - 130', 'alb;Serum albumin level;42;g/L;35 - 50', 'glob;Serum globulin level;28;g/L;19 - 35', 'cacor;Serum adjusted calcium concentration;2.36;mmol/L;2.20 - 2.60', 'phos;Serum inorganic phosphate level;1.12;mmol/L;0.80 - 1.50'])}
      ${block('18-Nov-2025 08:50', n, 'Thyroid function test', '(Castlemaine) Increase dose, repeat 8 weeks', ['tsh;Serum TSH level;8.42;mU/L;0.27 - 4.20', 'ft4;Serum free T4 level;12.6;pmol/L;12.0 - 22.0'])}
      ${block('02-Sep-2025 09:25', s, 'Haemoglobin A1c and lipids', '(Nurse Applegarth) Normal, no action', ['a1c;HbA1c level - IFCC standardised;39;mmol/mol;20 - 41', 'chol;Serum cholesterol level;5.7;mmol/L;', 'hdl;Serum HDL cholesterol level;1.6;mmol/L;', 'cholhdl;Serum cholesterol/HDL ratio;3.6;;', 'nhdl;Serum non HDL cholesterol level;4.1;mmol/L;', 'trig;Serum triglyceride levels;1.5;mmol/L;', '>{x|QRISK3 6.8 %: statin not indicated|not indicated|m.ator}'])}
      ${block('02-Sep-2025 09:25', s, 'Faecal immunochemical test', '(Castlemaine) Normal, no action', ['e23fit;Faecal haemoglobin level;< 4;ug/g;0 - 9.9', '>{x|A value under 10 makes bowel cancer unlikely|reference comment|d.colonca}'])}</table>${c.no('Nurse Applegarth', 'practice nurse')}
      <p>${c.t('**Message to patient 20-Nov-2025:** your tests show {d.ida|iron deficiency anaemia|icd=D50.9/D50.0}. Start {m.fes|ferrous sulfate 200 mg once daily|freq=once daily} and increase {m.levo|levothyroxine to 100 micrograms daily|dose=100 mcg;freq=daily}, {x|taken four hours apart|instruction}. {x|Coeliac test is negative|negated|d.celiac}. {x|Blood count again in 4 weeks|planned|l.hgb}. {x|If the periods have come back or you notice weight loss please book at once|conditional}. {x|We may refer you for a gastroscopy|considered|p.egd}.')}</p>
      <div style="border-top:1px solid #000;padding-top:4px;font-size:14px">Laboratory: Northmoor Hospitals Pathology. Copy printed for patient by Reception (HB).</div>${c.no('Northmoor Hospitals Pathology', 'laboratory, not the practice')}`,
    )
  },
  { dateAliases: ['2025-11-24'], width: 1080, scale: 1.36, degrade: { angle: 0.8 } },
)

/** Canada: flag A before the result, range and units in one column, comments in small print between. */
const ontario = doc(
  'p903.jpg',
  ['en', 'lab', 'photo'],
  '2026-01-27',
  [
    'MapleCrest Medical Laboratories',
    'MAPLECREST MEDICAL LABORATORIES',
    'MapleCrest Medical Labs',
    'MapleCrest',
    'MapleCrest Medical Laboratories Inc.',
  ],
  [
    'Dr. Bronwyn Achterberg',
    'Bronwyn Achterberg',
    'ACHTERBERG, BRONWYN',
    'DR. B. ACHTERBERG',
    'Dr. B. Achterberg',
  ],
  ['Dmitri Kowalczuk', 'KOWALCZUK, DMITRI', 'Kowalczuk, Dmitri', 'DMITRI KOWALCZUK'],
  'Laboratory report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="4" class="g">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr><td></td><td colspan="3" class="c">${c.t(s.slice(1))}</td></tr>`
      const r = c.lab(s)
      const off = r.flag === 'H' || r.flag === 'L'
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="f">${off ? 'A' : ''}</td><td class="v">${off ? `<b>${en(r.printed)}</b>` : en(r.printed)}</td><td>${en([r.ref, r.unit].filter(Boolean).join(' '))}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.25 ${FACE.calibri};font-size:16.4px;padding:36px 56px}td,th{padding:1.2px 9px}th{border-top:2px solid #8b1a2b;border-bottom:1px solid #8b1a2b}.g{font-weight:bold;text-decoration:underline;padding-top:5px}.f{width:52px;font-weight:bold;text-align:center;color:#8b1a2b}.v{width:150px}.c{font-size:14.6px}p{margin:4px 0;font-size:15.4px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#8b1a2b', 48)}<div><b style="font-size:24px;color:#8b1a2b">MapleCrest Medical Laboratories</b><br>Kingston ON &nbsp; 1-800-555-0XXX</div></div>${barcode(c.rnd, 38, 30)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;gap:0 18px;margin:8px 0;line-height:1.35"><div><small>Patient</small><br><b>KOWALCZUK, DMITRI</b><br>DOB: 1959-Oct-02 &nbsp; Sex: M<br>HCN: XXXX 118 20X</div><div><small>Ordered by</small><br>Dr. B. Achterberg<br>Lakeshore Medical Group<br>cc: Dr. Elon Petrosyan</div><div>Collected: 2026-Jan-27 07:40<br>Received: 2026-Jan-27 13:15<br>Reported: 2026-Jan-28 06:02<br>Fasting: 13 hours</div></div>${c.no('Lakeshore Medical Group', 'ordering practice')}${c.no('Dr. Elon Petrosyan', 'recipient of a copy')}
      <table><tr><th style="width:41%">Test</th><th class="f">Flag</th><th class="v">Result</th><th>Reference Range - Units</th></tr>
      ${['#Hematology', 'wbc;WBC;8.9;x E9/L;4.0 - 11.0', 'rbc;RBC;4.12;x E12/L;4.50 - 6.00', 'hgb;Hemoglobin;131;g/L;135 - 175', 'hct;Hematocrit;0.391;L/L;0.400 - 0.500', 'mcv;MCV;94.9;fL;80.0 - 100.0', 'mch;MCH;31.8;pg;27.5 - 33.0', 'rdw;RDW;13.6;%;11.5 - 14.5', 'plt;Platelet Count;188;x E9/L;150 - 400', 'neut;Neutrophils;6.2;x E9/L;2.0 - 7.5', 'lymph;Lymphocytes;1.7;x E9/L;1.0 - 3.5', 'mono;Monocytes;0.7;x E9/L;0.2 - 1.0', 'eos;Eosinophils;0.3;x E9/L;0.0 - 0.5', 'inr;INR;2.7;;', '>{x|Therapeutic range for most indications 2.0 - 3.0; mechanical mitral valve 2.5 - 3.5|reference comment}', '#Glucose and kidney', 'glu;Glucose Fasting;8.4;mmol/L;3.6 - 6.0', 'a1c;Hemoglobin A1C;7.9;%;< 6.0', '>{x|Target for most adults with diabetes: 7.0 or less|reference comment}', 'crea;Creatinine;128;umol/L;60 - 110', 'egfr;eGFR;51;mL/min/1.73m**2;>= 60', '>{x|Persistent 45 - 59: stage G3a|reference comment|d.ckd3}', 'na;Sodium;139;mmol/L;136 - 146', 'k;Potassium;5.2;mmol/L;3.5 - 5.1', 'cl;Chloride;102;mmol/L;98 - 107', 'hco3;Total CO2;24;mmol/L;20 - 32', 'uric;Uric Acid;521;umol/L;210 - 420', 'ualb;Albumin Urine;117;mg/L;', 'ucrea;Creatinine Urine;9.2;mmol/L;', 'uacr;Albumin/Creatinine Ratio;12.7;mg/mmol;< 3.0', '#Lipids', 'trig;Triglyceride;2.41;mmol/L;< 1.70', 'chol;Cholesterol;3.92;mmol/L;< 5.20', 'hdl;HDL Cholesterol;0.94;mmol/L;> 0.99', 'ldl;LDL Cholesterol;1.88;mmol/L;< 3.50', 'nhdl;Non HDL Cholesterol;2.98;mmol/L;< 4.20', 'apob;Apolipoprotein B;0.81;g/L;< 1.05', '#Liver and muscle', 'alt;ALT;31;U/L;< 50', 'alp;Alkaline Phosphatase;77;U/L;40 - 129', 'ggt;Gamma Glutamyl Transferase;64;U/L;10 - 58', 'tbil;Bilirubin Total;14;umol/L;< 23', 'alb;Albumin;41;g/L;35 - 52', 'ck;Creatine Kinase;216;U/L;< 241', '#Other', 'bnp;NT-proBNP;684;ng/L;< 126', 'tsh;TSH;3.05;mIU/L;0.32 - 4.00', 'ferr;Ferritin;58;ug/L;30 - 500', 'tsat;Iron Saturation;17;%;20 - 50', 'b12;Vitamin B12;204;pmol/L;138 - 652', 'psa;PSA Total;5.61;ug/L;< 4.50', 'psaratio;PSA Free/Total Ratio;0.21;;> 0.15', 'dig;Digoxin (8 h after dose);1.1;nmol/L;0.6 - 1.3'].map(row).join('')}</table>
      <p>${c.t('**Comments:** {x|Ferritin 30 - 100 does not exclude iron deficiency in heart failure|reference comment|d.e16lowfe}. {x|A PSA above range may be due to prostatitis or hyperplasia|reference comment|d.bph}; {x|repeat in 6 to 12 weeks suggested|suggestion|l.psa}. {x|25-OH vitamin D: uninsured, not performed|not done|l.vitd}. {x|H. pylori breath test: patient to book|planned}. {x|Hemolysis: none|negated}.')}</p>
      <div style="display:flex;justify-content:space-between;border-top:1px solid #8b1a2b;padding-top:4px;font-size:14.6px"><span>A = abnormal &nbsp; Lab licence 5XXX &nbsp; Laboratory director: Dr. Sunniva Halloran</span><span>FINAL &nbsp; Page 1 of 1</span></div>${c.no('Dr. Sunniva Halloran', 'laboratory director')}`,
    )
  },
  { dateAliases: ['2026-01-28'], width: 1060, scale: 1.42, degrade: { angle: 1.2, folds: [0.5] } },
)

export const twentyFifthEnLabs = [portal, surgery, ontario]
