/** Result sheets in English: an American reference laboratory's two columns of results, an Irish hospital's print at a practice, an Indian laboratory with methods, a Cypriot laboratory's sheet, an Australian ward's three days, a Scottish maternity unit's booking bloods. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, arrow, doc, en, resultCell, sheet } from './blind-parts.mjs'

/** United States: a yearly check at a reference laboratory; results in range and out of range in columns of their own. */
const twoColumns = doc(
  'p541.png',
  ['en', 'lab', 'clean'],
  '2026-03-12',
  [
    'Bluestem Diagnostics',
    'BLUESTEM DIAGNOSTICS',
    'Bluestem Diagnostics, Inc.',
    'Bluestem Diagnostics Incorporated',
  ],
  ['Nadia Petrosyan, MD', 'Nadia Petrosyan', 'PETROSYAN, NADIA', 'PETROSYAN,NADIA', 'Petrosyan'],
  ['Brenda Salcedo', 'SALCEDO, BRENDA', 'SALCEDO,BRENDA L', 'SALCEDO, BRENDA L', 'Brenda L. Salcedo'],
  'Laboratory report',
  (c) => {
    const row = (s) => {
      const [line, range, out] = s.split('|')
      const r = c.lab(line, range ? { range } : {})
      const off = out || r.flag === 'H' || r.flag === 'L'
      const shown = off && !out ? `${r.printed} ${r.flag}` : r.printed
      return `<tr data-e="${r.n}"><td class="n">${en(r.label)}</td><td>${off ? '' : en(shown)}</td><td class="o">${off ? en(shown) : ''}</td><td>${en(`${r.ref} ${r.unit}`.trim())}</td><td>KS</td></tr>`
    }
    const panel = (title, list) =>
      `<tr><td colspan="5" class="g">${en(title)}</td></tr>${list.map(row).join('')}`
    const note = (s) => `<tr><td></td><td colspan="4" class="c">${c.t(s)}</td></tr>`
    return sheet(
      `body{font:15.5px/1.27 ${FACE.arial};padding:34px 48px}td,th{padding:1.1px 8px}th{text-align:left;border-top:2px solid #24523b;border-bottom:1px solid #24523b;font-size:14px}.g{font-weight:bold;padding-top:6px}.n{padding-left:24px;width:33%}.o{font-weight:bold}.c{font-size:13.5px;color:#222}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:4px solid #24523b;padding-bottom:5px"><div style="display:flex;gap:10px;align-items:center">${mark('leaf', '#24523b', 44)}<b style="font-size:24px;color:#24523b">Bluestem Diagnostics</b></div><b>Report Status: Final</b></div>
      <div style="display:grid;grid-template-columns:1.1fr 1fr 1fr;gap:0 16px;margin:7px 0;font-size:14.5px"><div><b>Patient Information</b><br><b>SALCEDO,BRENDA L</b><br>DOB: 10/19/1978 &nbsp; AGE: 47<br>Gender: F &nbsp; Fasting: Y<br>Patient ID: 5530881</div><div><b>Specimen Information</b><br>Specimen: BL204417K<br>Collected: 03/12/2026 / 07:42 CDT<br>Received: 03/12/2026 / 19:10 CDT<br>Reported: 03/13/2026 / 05:33 CDT</div><div><b>Client Information</b><br>Client #: 70331<br>PETROSYAN,NADIA<br>SUNDIAL INTERNAL MEDICINE<br>88 PRAIRIE CT, WICHITA, KS</div></div>${c.no('SUNDIAL INTERNAL MEDICINE', 'client of the laboratory')}
      <table><tr><th>Test Name</th><th>In Range</th><th>Out Of Range</th><th>Reference Range</th><th>Lab</th></tr>
      ${panel('LIPID PANEL, STANDARD', ['chol;CHOLESTEROL, TOTAL;231;mg/dL;<200', 'hdl;HDL CHOLESTEROL;58;mg/dL;> OR = 50|>=50', 'trig;TRIGLYCERIDES;118;mg/dL;<150', 'ldl;LDL-CHOLESTEROL;149;mg/dL (calc);<100', 'cholhdl;CHOL/HDLC RATIO;4.0;;<5.0 (calc)|<5.0', 'nhdl;NON HDL CHOLESTEROL;173;mg/dL (calc);<130'])}
      ${note('{x|For patients with diabetes plus 1 major ASCVD risk factor, treating to a non-HDL-C goal of <100 mg/dL is considered a therapeutic option|reference comment|d.dm2}.')}
      ${panel('COMPREHENSIVE METABOLIC PANEL', ['glu;GLUCOSE;96;mg/dL;65-99', 'bun;UREA NITROGEN (BUN);13;mg/dL;7-25', 'crea;CREATININE;0.79;mg/dL;0.50-0.99', 'egfr;EGFR;92;mL/min/1.73m2;> OR = 60|>=60', 'na;SODIUM;139;mmol/L;135-146', 'k;POTASSIUM;4.2;mmol/L;3.5-5.3', 'cl;CHLORIDE;104;mmol/L;98-110', 'hco3;CARBON DIOXIDE;25;mmol/L;20-32', 'ca;CALCIUM;9.3;mg/dL;8.6-10.2', 'tp;PROTEIN, TOTAL;7.1;g/dL;6.1-8.1', 'alb;ALBUMIN;4.3;g/dL;3.6-5.1', 'glob;GLOBULIN;2.8;g/dL (calc);1.9-3.7', 'agr;ALBUMIN/GLOBULIN RATIO;1.5;;1.0-2.5 (calc)|1.0-2.5', 'tbil;BILIRUBIN, TOTAL;0.4;mg/dL;0.2-1.2', 'alp;ALKALINE PHOSPHATASE;61;U/L;31-125', 'ast;AST;19;U/L;10-35', 'alt;ALT;16;U/L;6-29'])}
      ${panel('CBC (INCLUDES DIFF/PLT)', ['wbc;WHITE BLOOD CELL COUNT;5.7;Thousand/uL;3.8-10.8', 'rbc;RED BLOOD CELL COUNT;4.31;Million/uL;3.80-5.10', 'hgb;HEMOGLOBIN;10.9;g/dL;11.7-15.5', 'hct;HEMATOCRIT;34.6;%;35.0-45.0', 'mcv;MCV;80.3;fL;80.0-100.0', 'mch;MCH;25.3;pg;27.0-33.0', 'mchc;MCHC;31.5;g/dL;32.0-36.0', 'rdw;RDW;16.2;%;11.0-15.0', 'plt;PLATELET COUNT;366;Thousand/uL;140-400', 'neut;ABSOLUTE NEUTROPHILS;3306;cells/uL;1500-7800', 'lymph;ABSOLUTE LYMPHOCYTES;1767;cells/uL;850-3900', 'mono;ABSOLUTE MONOCYTES;456;cells/uL;200-950', 'eos;ABSOLUTE EOSINOPHILS;137;cells/uL;15-500', 'baso;ABSOLUTE BASOPHILS;34;cells/uL;0-200'])}
      ${panel('IRON, TIBC AND FERRITIN PANEL', ['fe;IRON, TOTAL;29;mcg/dL;40-190', 'tibc;IRON BINDING CAPACITY;438;mcg/dL (calc);250-450', 'tsat;% SATURATION;7;% (calc);16-45', 'ferr;FERRITIN;6;ng/mL;16-232'])}
      ${panel('TSH W/REFLEX TO FT4', ['tsh;TSH W/REFLEX TO FT4;2.18;mIU/L;0.40-4.50'])}
      ${panel('URINALYSIS, COMPLETE', ['ucol;COLOR;YELLOW;;YELLOW', 'uapp;APPEARANCE;CLOUDY;;CLEAR||out', 'usg;SPECIFIC GRAVITY;1.021;;1.001-1.035', 'uph;PH;6.0;;5.0-8.0', 'uglu;GLUCOSE;NEGATIVE;;NEGATIVE', 'uket;KETONES;NEGATIVE;;NEGATIVE', 'ubld;OCCULT BLOOD;TRACE;;NEGATIVE||out', 'uprot;PROTEIN;NEGATIVE;;NEGATIVE', 'unit;NITRITE;NEGATIVE;;NEGATIVE', 'uleu;LEUKOCYTE ESTERASE;NEGATIVE;;NEGATIVE', 'uwbc;WBC;0-5;/HPF;< OR = 5', 'urbc;RBC;3-10;/HPF;< OR = 2||out', 'ubact;BACTERIA;NONE SEEN;/HPF;NONE SEEN'])}
      </table><p style="font-size:13.5px;border-top:1px solid #888;padding-top:3px;margin:5px 0 0">PERFORMING SITE: KS BLUESTEM DIAGNOSTICS-LENEXA, 100 FRONTAGE RD. Laboratory Director: HOWARD LIU, MD. ${c.t('{x|FREE T4 not performed, TSH within range|not done|l.ft4}.')}</p>${c.no('HOWARD LIU, MD', 'laboratory director')}`,
    )
  },
  { dateAliases: ['2026-03-13'], width: 1080, scale: 1.38 },
)

/** Ireland: a hospital laboratory's messages as a practice prints them; a star behind what is outside. */
const practicePrint = doc(
  'p542.jpg',
  ['en', 'lab', 'photo'],
  '2025-11-04',
  [
    'Slievemore University Hospital',
    'SLIEVEMORE UNIVERSITY HOSPITAL',
    'Slievemore Hospital',
    'Slievemore University Hospital, Department of Pathology',
  ],
  ['Dr Orla Heneghan', 'Orla Heneghan', 'Dr O Heneghan', 'HENEGHAN Dr Orla', 'Dr. Orla Heneghan'],
  ['Declan Mulready', 'MULREADY, Declan', 'Mr Declan Mulready', 'MULREADY Declan'],
  'Laboratory results',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const off = r.flag === 'H' || r.flag === 'L'
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="v">${en(r.printed)}</td><td>${off ? '*' : ''}</td><td>${en(r.unit)}</td><td>${r.ref ? en(`( ${r.ref} )`) : ''}</td></tr>`
    }
    const block = (title, sample, list) =>
      `<tr class="g"><td colspan="5">${en(title)} &nbsp; <span>${en(sample)}</span></td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:16.5px/1.3 ${FACE.mono};font-size:15.5px;padding:42px 60px}td{padding:1.3px 8px}.v{text-align:right;width:110px}.g td{padding-top:8px;font-weight:bold;border-bottom:1px solid #444}.g span{font-weight:normal}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:20px">Slievemore University Hospital</b><br>Department of Pathology, Co. Laois</div><div style="text-align:right">Electronic report<br>Printed 10/11/2025 14:22</div></div>
      <div style="display:grid;grid-template-columns:1.1fr 1fr;border:1px solid #444;padding:5px 10px;margin:8px 0"><div>Patient: <b>MULREADY, Declan</b><br>DOB: 23/06/1958 &nbsp; Sex: M<br>Chart No: P0440192</div><div>Requested by: Dr Orla Heneghan<br>Location: Castlepark Medical Centre<br>Specimen taken: 04/11/2025 08:40<br>Report date: 05/11/2025 11:16</div></div>${c.no('Castlepark Medical Centre', 'practice of the requester')}
      <p>${c.t('Clinical details: {d.dm2|Type 2 diabetes}, {d.htn|hypertension}. {x|?anaemia|question|d.anemia}. On {m.ros|rosuvastatin|dose=-}.')}</p>
      <table>
      ${block('RENAL PROFILE', 'serum', ['na;Sodium;138;mmol/L;135 - 145', 'k;Potassium;5.6;mmol/L;3.5 - 5.1', 'cl;Chloride;103;mmol/L;95 - 108', 'urea;Urea;9.4;mmol/L;2.8 - 8.1', 'crea;Creatinine;118;umol/L;62 - 106', 'egfr;eGFR (CKD-EPI);57;mL/min/1.73m2;'])}
      ${block('LIVER PROFILE', 'serum', ['tbil;Total Bilirubin;8;umol/L;< 21', 'alp;Alkaline Phosphatase;94;U/L;40 - 130', 'alt;ALT;47;U/L;< 41', 'ggt;Gamma GT;86;U/L;10 - 71', 'tp;Total Protein;72;g/L;64 - 83', 'alb;Albumin;44;g/L;35 - 52'])}
      ${block('BONE PROFILE', 'serum', ['ca;Calcium;2.41;mmol/L;2.15 - 2.50', 'cacor;Calcium (adjusted);2.37;mmol/L;2.15 - 2.50', 'phos;Phosphate;1.12;mmol/L;0.81 - 1.45'])}
      ${block('LIPIDS (fasting)', 'serum', ['chol;Cholesterol;3.8;mmol/L;< 5.0', 'trig;Triglycerides;2.3;mmol/L;< 1.7', 'hdl;HDL Cholesterol;0.9;mmol/L;> 1.0', 'ldl;LDL Cholesterol;1.9;mmol/L;< 3.0'])}
      ${block('GLYCAEMIA', 'plasma, EDTA blood', ['glu;Glucose (fasting);8.7;mmol/L;3.9 - 5.8', 'a1c;HbA1c (IFCC);61;mmol/mol;20 - 42', 'a1c;HbA1c (DCCT);7.7;%;4.0 - 6.0'])}
      ${block('FULL BLOOD COUNT', 'EDTA blood', ['hgb;Haemoglobin;12.6;g/dL;13.0 - 17.0', 'rbc;Red Cell Count;4.02;10^12/L;4.50 - 5.50', 'hct;Haematocrit;0.378;L/L;0.400 - 0.500', 'mcv;MCV;94.0;fL;83.0 - 101.0', 'mch;MCH;31.3;pg;27.0 - 32.0', 'plt;Platelets;201;10^9/L;150 - 410', 'wbc;White Cell Count;7.2;10^9/L;4.0 - 10.0', 'neut;Neutrophils;4.4;10^9/L;2.0 - 7.0', 'lymph;Lymphocytes;1.9;10^9/L;1.0 - 3.0', 'mono;Monocytes;0.6;10^9/L;0.2 - 1.0', 'eos;Eosinophils;0.2;10^9/L;0.02 - 0.5'])}
      ${block('OTHER', 'serum; urine', ['ferr;Ferritin;212;ug/L;30 - 400', 'b12;Vitamin B12;241;ng/L;197 - 771', 'tsh;TSH;1.93;mIU/L;0.27 - 4.20', 'uacr;Urine ACR;4.8;mg/mmol;< 3.0'])}</table>
      <p>${c.t('Comments: {x|No haemolysis seen|negated}. {x|Suggest repeat potassium|planned|l.k}. {x|Folate: insufficient sample|not done|l.fol}. {x|eGFR below 60 on two occasions 90 days apart indicates CKD|reference comment|d.ckd}. * outside reference range')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center">${hand('K+ repeat Fri, rest fine. OH', 29)}<span>Authorised: N. Garvey, Chief Medical Scientist</span></div>${c.no('N. Garvey', 'scientist of the laboratory')}`,
    )
  },
  {
    dateAliases: ['2025-11-05', '2025-11-10'],
    width: 1080,
    scale: 1.38,
    degrade: { angle: 1.1, folds: [0.5] },
  },
)

/** India: a laboratory's profile with the method under each test and interpretation tables. */
const methods = doc(
  'p543.jpg',
  ['en', 'lab', 'photo'],
  '2025-11-22',
  ['Nirmal Kiran Diagnostics', 'NIRMAL KIRAN DIAGNOSTICS', 'Nirmal Kiran Diagnostics Pvt. Ltd.'],
  ['Dr. Milind Joglekar', 'Milind Joglekar', 'Dr. MILIND JOGLEKAR', 'Dr Milind Joglekar'],
  ['Kavita Deshpande', 'Mrs. KAVITA DESHPANDE', 'KAVITA DESHPANDE', 'Mrs Kavita Deshpande'],
  'Laboratory report',
  (c) => {
    const row = (s) => {
      const [line, method] = s.split('|')
      const r = c.lab(line)
      const off = r.flag === 'H' ? 'High' : r.flag === 'L' ? 'Low' : ''
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="v${off ? ' o' : ''}">${en(r.printed)}</td><td>${en(off)}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td></tr>${method ? `<tr><td colspan="5" class="m">${en(method)}</td></tr>` : ''}`
    }
    const dept = (s) => `<tr><td colspan="5" class="d">${en(s)}</td></tr>`
    const sub = (s) => `<tr><td colspan="5" class="s">${en(s)}</td></tr>`
    return sheet(
      `body{font:16.5px/1.3 ${FACE.openSans};font-size:15px;padding:34px 52px}td,th{padding:1.4px 8px}th{text-align:left;background:#e4ebf7;border-top:1px solid #2b3f7a;border-bottom:1px solid #2b3f7a;font-size:14px}.v{text-align:right;padding-right:16px}.o{font-weight:bold}.m{font-size:11.5px;color:#555;padding-top:0}.d{text-align:center;font-weight:bold;color:#2b3f7a;padding-top:6px;font-size:16px}.s{font-weight:bold;text-decoration:underline}p{margin:5px 0;font-size:14px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#2b3f7a', 50)}<div><b style="font-size:25px;color:#2b3f7a">NIRMAL KIRAN DIAGNOSTICS</b><br>Plot 14, Ramdaspeth, Nagpur</div></div>${matrixCode(c.rnd, 20, 3)}</div>
      <div style="display:grid;grid-template-columns:1.2fr 1fr;border-top:2px solid #2b3f7a;border-bottom:2px solid #2b3f7a;padding:5px 4px;margin:7px 0"><div>Patient Name : <b>Mrs. KAVITA DESHPANDE</b><br>Age / Gender : 44 Y / Female<br>Referred By : Dr. MILIND JOGLEKAR<br>Client : Walk-in</div><div>Lab ID : 2511220187<br>Sample Collected : 22-Nov-2025 07:50 AM<br>Sample Received : 22-Nov-2025 09:05 AM<br>Report Released : 22-Nov-2025 04:20 PM</div></div>
      <table><tr><th style="width:35%">Investigation</th><th class="v">Observed Value</th><th></th><th>Unit</th><th>Biological Reference Interval</th></tr>
      ${dept('HAEMATOLOGY')}${sub('Complete Blood Count, EDTA whole blood')}
      ${['hgb;Haemoglobin;13.1;g/dL;12.0 - 15.0', 'rbc;RBC Count;4.92;mill/cumm;3.80 - 4.80', 'hct;PCV (Haematocrit);40.1;%;36.0 - 46.0', 'mcv;MCV;81.5;fL;83.0 - 101.0', 'mch;MCH;26.6;pg;27.0 - 32.0', 'mchc;MCHC;32.7;g/dL;31.5 - 34.5', 'rdw;RDW-CV;13.7;%;11.6 - 14.0', 'wbc;Total Leucocyte Count;9120;/cumm;4000 - 10000', 'neutp;Neutrophils;58;%;40 - 80', 'lymphp;Lymphocytes;29;%;20 - 40', 'eosp;Eosinophils;8;%;1 - 6', 'monop;Monocytes;5;%;2 - 10', 'basop;Basophils;0;%;0 - 2', 'plt;Platelet Count;318;thou/cumm;150 - 410', 'esr;ESR;26;mm/1st hr;0 - 20|Modified Westergren'].map(row).join('')}
      ${dept('BIOCHEMISTRY')}
      ${['glu;Glucose, Fasting;108;mg/dL;70 - 100|Hexokinase', 'a1c;HbA1c;5.9;%;4.0 - 5.6|HPLC', 'eag;Estimated Average Glucose;123;mg/dL;', 'crea;Creatinine, Serum;0.66;mg/dL;0.50 - 0.90|Modified Jaffe', 'uric;Uric Acid, Serum;4.8;mg/dL;2.4 - 5.7|Uricase', 'alt;SGPT (ALT);38;U/L;0 - 33|IFCC without P5P', 'ast;SGOT (AST);27;U/L;0 - 32|IFCC without P5P', 'chol;Cholesterol, Total;209;mg/dL;< 200|CHOD-PAP', 'trig;Triglycerides;167;mg/dL;< 150|GPO-PAP', 'hdl;HDL Cholesterol;46;mg/dL;> 50|Direct', 'ldl;LDL Cholesterol, Calculated;130;mg/dL;< 100', 'ca;Calcium, Total;9.1;mg/dL;8.6 - 10.0|NM-BAPTA'].map(row).join('')}
      ${dept('IMMUNOASSAY')}
      ${['tt3;T3, Total;104;ng/dL;80 - 200|ECLIA', 'tt4;T4, Total;7.42;ug/dL;5.10 - 14.10|ECLIA', 'tsh;TSH, Ultrasensitive;6.87;uIU/mL;0.27 - 4.20|ECLIA', 'vitd;25-OH Vitamin D, Total;13.4;ng/mL;30.0 - 100.0|ECLIA', 'b12;Vitamin B12;168;pg/mL;197 - 771|ECLIA'].map(row).join('')}</table>
      <p>${c.t('Interpretation - {x|Vitamin D: < 20 Deficiency, 20 - 29 Insufficiency, > 100 Toxicity possible|reference comment|d.vitd}. {x|HbA1c 5.7 - 6.4 Prediabetes, >= 6.5 Diabetes|reference comment|d.predm}. {x|TSH may be raised in pregnancy, recovery from illness and with amiodarone|reference comment|m.amio}. {x|Anti-TPO suggested if clinically indicated|planned|l.tpo}. {x|No haemoparasites seen in smear|negated|d.malaria}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><div>${signature(c.rnd, '#222')}<br>Dr. Asha Kulkarni, MD (Pathology)</div>${stamp(['NIRMAL KIRAN', 'NAGPUR'], '#2b3f7a', -6)}<span>*** End of Report ***</span></div>${c.no('Dr. Asha Kulkarni', 'pathologist of the laboratory')}`,
    )
  },
  { width: 1040, scale: 1.46, degrade: { angle: -0.9 } },
)

/** Cyprus: a clinical laboratory's sheet in English; arrows behind the result, normal values before the units. */
const island = doc(
  'p544.jpg',
  ['en', 'lab', 'scan'],
  '2026-02-03',
  [
    'Kalopanayia Clinical Laboratories',
    'KALOPANAYIA CLINICAL LABORATORIES',
    'Kalopanayia Clinical Laboratories Ltd',
  ],
  ['Dr. Andreas Hadjigeorgiou', 'Andreas Hadjigeorgiou', 'Dr Andreas Hadjigeorgiou', 'Dr. A. Hadjigeorgiou'],
  ['Peter Longbottom', 'LONGBOTTOM PETER', 'Mr Peter Longbottom', 'LONGBOTTOM, PETER'],
  'Laboratory results',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="v">${en(r.printed)}</td><td>${arrow(r)}</td><td>${en(r.ref)}</td><td>${en(r.unit)}</td></tr>`
    }
    const group = (title, list) =>
      `<table class="t"><tr><th>${en(title)}</th><th class="v">Result</th><th></th><th>Normal values</th><th>Units</th></tr>${list.map(row).join('')}</table>`
    return sheet(
      `body{font:17px/1.36 ${FACE.times};font-size:18px;padding:44px 64px}.t{margin-top:9px}td,th{padding:1.4px 8px;text-align:left}th{font-size:16.5px;border-bottom:1px solid #000;font-style:italic}th:first-child,td:first-child{width:38%;font-style:normal}td:nth-child(3){width:34px;font-weight:bold;font-family:'DejaVu Sans'}td:nth-child(5){width:20%}.v{width:110px;text-align:right}td.v{font-weight:bold}p{margin:6px 0}`,
      `<div style="text-align:center"><b style="font-size:25px;letter-spacing:1px">KALOPANAYIA CLINICAL LABORATORIES</b><br>7 Apostolou Varnava Street, Paphos, Cyprus &nbsp; Tel. 00 000117</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;border-top:1px solid #000;border-bottom:1px solid #000;padding:5px 0;margin:8px 0"><div>Name: <b>LONGBOTTOM PETER</b><br>Date of birth: 15/09/1947 &nbsp; Sex: Male<br>Referring doctor: Dr. Andreas Hadjigeorgiou</div><div>Protocol no.: 26-00914<br>Date of sampling: 03/02/2026 08:15<br>Date of issue: 04/02/2026</div></div>
      ${group(
        'HAEMATOLOGY',
        [
          'wbc;Leukocytes;11.8;4.0 - 10.0',
          'neutp;Neutrophils %;74.1;40.0 - 74.0',
          'lymphp;Lymphocytes %;17.2;19.0 - 48.0',
          'monop;Monocytes %;6.9;3.4 - 9.0',
          'hgb;Haemoglobin;14.4;13.0 - 17.5',
          'hct;Haematocrit;42.7;40.0 - 52.0',
          'mcv;MCV;90.5;80.0 - 97.0',
          'plt;Platelets;155;150 - 400',
          'esr;E.S.R. (1 hour);34;0 - 20',
        ].map((s, i) => {
          const [k, l, v, r] = s.split(';')
          return [k, l, v, ['10^3/uL', '%', '%', '%', 'g/dL', '%', 'fL', '10^3/uL', 'mm'][i], r].join(';')
        }),
      )}
      ${group('COAGULATION', ['inr;INR;2.6;;2.0 - 3.0', 'pt;Prothrombin time;28.9;sec;11.0 - 14.0', 'aptt;APTT;36.2;sec;24.0 - 36.0'])}
      ${group('BIOCHEMISTRY', ['glu;Glucose;103;mg/dL;74 - 106', 'urea;Urea;49;mg/dL;17 - 50', 'crea;Creatinine;1.24;mg/dL;0.70 - 1.20', 'uric;Uric acid;8.1;mg/dL;3.5 - 7.2', 'na;Sodium;142;mmol/L;136 - 145', 'k;Potassium;3.4;mmol/L;3.5 - 5.1', 'mg;Magnesium;1.58;mg/dL;1.60 - 2.60', 'chol;Cholesterol;174;mg/dL;< 200', 'hdl;HDL cholesterol;49;mg/dL;> 40', 'ldl;LDL cholesterol;101;mg/dL;< 130', 'trig;Triglycerides;120;mg/dL;< 150', 'ast;AST (SGOT);24;U/L;0 - 40', 'alt;ALT (SGPT);19;U/L;0 - 41', 'ggt;gamma-GT;52;U/L;8 - 61', 'ck;CPK;166;U/L;39 - 308', 'crp;CRP;2.87;mg/dL;< 0.50'])}
      ${group('HORMONES - TUMOUR MARKERS', ['tsh;TSH;0.21;uIU/mL;0.27 - 4.20', 'ft4;Free T4;1.49;ng/dL;0.93 - 1.70', 'psa;PSA total;5.32;ng/mL;< 6.50', 'fpsa;PSA free;1.17;ng/mL;'])}
      <p>${c.t('Clinical information: {d.af|atrial fibrillation}, on {m.warf|warfarin|dose=-}. Notes: {x|D-dimers not requested|not done|l.dd}. {x|Blood film: no immature cells|negated}. {x|Free T3 will follow|planned|l.ft3}. {x|PSA limit above 70 years: 6.5|reference comment}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><div>${signature(c.rnd, '#222')}<br>Maria Christofi, Clinical Biochemist</div>${stamp(['M. CHRISTOFI', 'REG. 0147'], '#333', -5)}</div>${c.no('Maria Christofi', 'biochemist of the laboratory')}`,
    )
  },
  { dateAliases: ['2026-02-04'], width: 1060, scale: 1.34, degrade: { angle: 0.6 } },
)

/** Australia: a ward's bloods of three days, the oldest first; units and range before the results. */
const wardDays = doc(
  'p545.jpg',
  ['en', 'lab', 'photo'],
  '2026-01-18',
  [
    'Wandoo Creek Hospital',
    'WANDOO CREEK HOSPITAL',
    'Wandoo Creek Hospital Pathology',
    'Wandoo Creek Pathology',
  ],
  ['Dr Fiona Abercrombie', 'Fiona Abercrombie', 'Dr F Abercrombie', 'ABERCROMBIE, Dr Fiona'],
  ['Noelene Trewin', 'TREWIN, Noelene Joy', 'Noelene Joy Trewin', 'TREWIN, Noelene'],
  'Cumulative pathology report',
  (c) => {
    const days = ['2026-01-14', '2026-01-16', '2026-01-18']
    const row = (s) => {
      const [key, label, unit, ref, ...values] = s.split(';')
      const cell = (v, i) =>
        `<td class="v">${v ? resultCell(c, key, label, v, unit, ref, days[i], (r) => `${v}${r.flag === 'H' ? ' H' : r.flag === 'L' ? ' L' : ''}`) : ''}</td>`
      return `<tr data-line><td>${en(label)}</td><td class="u">${en(unit)}</td><td class="u">${en(ref)}</td>${values.map(cell).join('')}</tr>`
    }
    const head = (s) => `<tr><td colspan="6" class="g">${en(s)}</td></tr>`
    return sheet(
      `body{font:17px/1.36 ${FACE.arial};padding:42px 56px}td,th{padding:2.6px 9px;border-bottom:1px solid #c9d3d8}th{text-align:left;background:#dfeaee;font-size:15.5px}.v{width:118px;font-weight:bold}.u{font-size:15px;color:#333}.g{font-weight:bold;color:#0b5563;padding-top:8px;border-bottom:2px solid #0b5563}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#0b5563', 48)}<div><b style="font-size:24px;color:#0b5563">Wandoo Creek Hospital</b><br>Pathology, Cumulative Report</div></div>${barcode(c.rnd, 40, 36)}</div>
      <div style="display:grid;grid-template-columns:1.1fr 1fr;border:1px solid #0b5563;padding:5px 12px;margin:9px 0"><div><b>TREWIN, Noelene Joy</b><br>DOB 30/05/1944 &nbsp; Female &nbsp; UR 0718263<br>Ward: 4 West</div><div>Consultant: Dr Fiona Abercrombie<br>Copy: Dr Hugh Pelling, Jarrah St Surgery<br>Printed: 18/01/2026 15:47</div></div>${c.no('Dr Hugh Pelling', 'recipient of a copy')}${c.no('Jarrah St Surgery', 'recipient of a copy')}
      <p>${c.t('Clinical notes: {d.pneumonia|Community acquired pneumonia|icd=J18.9}, {d.aki|AKI}, {d.hyponat|hyponatraemia}. {x|?PE|question|d.pe}.')}</p>
      <table><tr><th>Collection date</th><th></th><th></th><th>14/01/2026</th><th>16/01/2026</th><th>18/01/2026</th></tr><tr><th>Time</th><th>Units</th><th>Ref. range</th><th>17:20</th><th>06:45</th><th>06:30</th></tr>
      ${head('BIOCHEMISTRY')}${['na;Sodium;mmol/L;135-145;126;131;136', 'k;Potassium;mmol/L;3.5-5.2;5.4;4.6;4.1', 'cl;Chloride;mmol/L;95-110;91;97;101', 'hco3;Bicarbonate;mmol/L;22-32;19;22;25', 'urea;Urea;mmol/L;3.0-10.0;18.7;13.2;8.4', 'crea;Creatinine;umol/L;45-90;171;122;88', 'egfr;eGFR;mL/min/1.73m2;>59;24;37;55', 'glu;Glucose;mmol/L;3.0-7.7;8.9;;6.1', 'ca;Calcium;mmol/L;2.10-2.60;2.18;;2.22', 'alb;Albumin;g/L;33-46;31;28;29', 'tbil;Bilirubin;umol/L;<20;14;;11', 'alt;ALT;U/L;<35;41;;30', 'ggt;GGT;U/L;<40;66;;58', 'crp;CRP;mg/L;<5;288;164;61'].map(row).join('')}
      ${head('HAEMATOLOGY')}${['hgb;Haemoglobin;g/L;115-160;124;109;111', 'wbc;White cells;x10^9/L;4.0-11.0;19.6;13.1;9.2', 'neut;Neutrophils;x10^9/L;2.0-7.5;17.3;10.4;6.3', 'lymph;Lymphocytes;x10^9/L;1.0-4.0;0.8;1.3;1.7', 'plt;Platelets;x10^9/L;150-400;201;254;388', 'inr;INR;;0.9-1.2;1.1;;'].map(row).join('')}
      ${head('OTHER')}${['tropi;hs-Troponin I;ng/L;<16;22;19;', 'lact;Lactate;mmol/L;0.5-2.0;2.7;1.4;'].map(row).join('')}</table>
      <p>${c.t('14/01/2026: {x|Blood cultures no growth at 4 days|negated}. {x|Legionella urinary antigen not detected|negated|l.legion}. {x|Sputum not received|not done|l.sputc}. 18/01/2026: {x|repeat UEC in one week suggested|planned}.')}</p>
      <div style="display:flex;justify-content:space-between"><span>Validated by S. Nguyen, Senior Scientist</span>${hand('home today', 30)}</div>${c.no('S. Nguyen', 'scientist of the laboratory')}`,
    )
  },
  {
    dateAliases: ['2026-01-14', '2026-01-16'],
    width: 1080,
    scale: 1.38,
    degrade: { angle: -1.4, folds: [0.34, 0.67] },
  },
)

/** Scotland: booking bloods of a pregnancy; what was found, what is expected, what it means to her. */
const booking = doc(
  'p546.png',
  ['en', 'lab', 'clean'],
  '2025-09-30',
  ['Loch Avon Maternity Hospital', 'LOCH AVON MATERNITY HOSPITAL', 'NHS Loch Avon Maternity Hospital'],
  ['Dr Catriona Munro', 'Catriona Munro', 'Dr C Munro', 'Munro'],
  ['Isla Drummond', 'Ms Isla Drummond', 'DRUMMOND, Isla', 'Mrs Isla Drummond'],
  'Booking blood results',
  (c) => {
    const row = (s) => {
      const [line, means] = s.split('|')
      const r = c.lab(line)
      const shown = `${r.printed} ${r.unit}`.trim()
      c.entities[r.n].text = `${r.label} ${shown}`
      return `<tr><td class="n"><span>${en(r.label)}</span></td><td><b data-e="${r.n}">${en(shown)}</b></td><td>${en(r.ref)}</td><td class="m">${means ? c.t(means.replaceAll('~', '|')) : ''}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="4">${en(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:17px/1.4 ${FACE.lato};font-size:17.5px;padding:46px 62px}td,th{border:1px solid #c9b6cf;padding:4px 10px}th{background:#6b3a7a;color:#fff;text-align:left;font-size:16px}.g td{background:#f3ebf6;font-weight:bold;color:#6b3a7a}.n{width:27%}.m{width:36%;font-size:16px}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:24px;color:#6b3a7a">Loch Avon Maternity Hospital</b><br>Antenatal Clinic, your booking blood results</div>${mark('wave', '#6b3a7a', 50)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;border-top:2px solid #6b3a7a;border-bottom:2px solid #6b3a7a;padding:5px 0;margin:9px 0"><div><b>Ms Isla Drummond</b><br>Date of birth: 11 April 1993<br>CHI: 000493 2218</div><div>Blood taken: 30 September 2025 (10 weeks + 4)<br>Letter printed: 7 October 2025<br>Consultant: Dr Catriona Munro &nbsp; Midwife: Kirsty Bain</div></div>${c.no('Kirsty Bain', 'midwife')}
      <table><tr><th>Test</th><th>Your result</th><th>Expected</th><th>What this means</th></tr>
      ${group('Blood group', ['abo;Blood group;A;;', 'rhd;Rhesus (D);Negative;;|{x~You will be offered anti-D at 28 weeks~planned~m.antid}.', 'abscr;Antibody screen;Negative;;Negative|'])}
      ${group('Full blood count', ['hgb;Haemoglobin;108;g/L;110 - 145|Slightly low.', 'mcv;MCV;78.6;fL;80 - 98|', 'wbc;White cells;8.8;10^9/L;5.0 - 15.0|', 'plt;Platelets;262;10^9/L;140 - 400|', 'ferr;Ferritin;9;ug/L;15 - 200|Your {d.e16lowfe?~iron is low~st=-}.'])}
      ${group('Infections', ['hbsag;Hepatitis B surface antigen;Not detected;;Not detected|{x~You do not have hepatitis B~negated~d.hepb}.', 'hivag;HIV 1 and 2;Not detected;;Not detected|{x~You do not have HIV~negated~d.hiv}.', 'syph;Syphilis antibody;Not detected;;Not detected|', 'vzvg;Varicella zoster IgG;Detected;;Detected|You are protected against {x~chickenpox~negated~d.varicel}.', 'ucult;Urine culture;No significant growth;;|{x~No bladder infection~negated~d.uti}.'])}
      ${group('Other', ['a1c;HbA1c;34;mmol/mol;20 - 41|{x~No sign of diabetes~negated~d.dm2}; {x~glucose tolerance test at 26 weeks~planned} because {x~your mother has type 2 diabetes~family history}.', 'tsh;TSH;3.1;mU/L;0.1 - 2.5|{x~Repeat in 4 weeks~planned}.', 'ft4;Free T4;12.7;pmol/L;10.0 - 17.0|', 'vitd;Vitamin D;38;nmol/L;50 - 125|', 'sickle;Haemoglobinopathy screen;No abnormal variant;;|{x~You do not carry sickle cell or thalassaemia~negated~d.sicklet}.'])}</table>
      <p>${c.t("What to do now: please start {m.fefum|ferrous fumarate 210 mg once a day|freq=once a day} and take {m.chole|vitamin D 10 micrograms daily|dose=10 mcg;freq=daily}. Keep taking {m.folic|folic acid 400 micrograms|dose=400 mcg} until 12 weeks. {x|If your haemoglobin falls below 100 we may offer an iron drip|conditional|m.fecarb}. {x|Low dose aspirin is not needed|not needed|m.asa}. {x|Screening for Down's syndrome is booked for 16 October|planned|d.down}.")}</p>
      <p>${c.t('Known from your notes: {a.latex|Latex|react=rash} allergy (rash), {d.migr|migraine}. {x|No previous pregnancies|negated}. {x|You do not smoke|negated|d.smoker}.')}</p>`,
    )
  },
  { dateAliases: ['2025-10-07'], width: 1100, scale: 1.3 },
)

export const seventeenthEnLabs = [twoColumns, practicePrint, methods, island, wardDays, booking]
