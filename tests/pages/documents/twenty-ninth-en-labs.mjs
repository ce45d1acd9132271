/** Result sheets in English: an American reference laboratory's calcium work-up, a Scottish infirmary's typed report, an Indian diagnostic centre's health profile, a South African antenatal report, a Canadian community laboratory's joint bloods. */
import { barcode, mark, matrixCode, signature } from '../lib/decor.mjs'
import { FACE, doc, en, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** United States: test, result with the word at its right, limits, units, site; comments in italics between the rows. */
const calcium = doc(
  'p1151.png',
  ['en', 'lab', 'clean'],
  '2026-02-05',
  [
    'Buckeye Reference Laboratories',
    'BUCKEYE REFERENCE LABORATORIES',
    'Buckeye Reference Laboratories, Inc.',
    'Buckeye Reference Labs',
  ],
  [
    'Gretchen Holloway, MD',
    'Gretchen Holloway',
    'HOLLOWAY, GRETCHEN MD',
    'Dr. Gretchen Holloway',
    'Holloway, Gretchen',
    'G. Holloway, MD',
  ],
  [
    'Leonard Kowalczyk',
    'KOWALCZYK, LEONARD J',
    'Leonard J Kowalczyk',
    'Leonard J. Kowalczyk',
    'KOWALCZYK, LEONARD',
  ],
  'Final report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr class="g"><td colspan="5">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr><td colspan="5" class="c">${c.t(s.slice(1))}</td></tr>`
      const r = c.lab(s)
      const word = { H: 'High', L: 'Low' }[r.flag] ?? ''
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="r">${word ? `<b>${en(r.printed)} &nbsp;${word}</b>` : en(r.printed)}</td><td>${en(r.ref)}</td><td>${en(r.unit)}</td><td>01</td></tr>`
    }
    return sheet(
      `body{font:16px/1.25 ${FACE.arial};font-size:15.4px;padding:38px 58px}td,th{padding:1.4px 9px}th{border-top:2px solid #7a1f2b;border-bottom:2px solid #7a1f2b}.g td{font-weight:bold;border-bottom:1px solid #999;padding-top:8px}.c{font-style:italic;font-size:14px;padding-left:26px}.k{border:1px solid #999;display:grid;grid-template-columns:1.1fr 1fr 1fr;margin:10px 0}.k>div{padding:5px 10px;border-right:1px solid #999}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#7a1f2b', 48)}<div><b style="font-size:22px;color:#7a1f2b">BUCKEYE REFERENCE LABORATORIES</b><br>4410 Industrial Pkwy, Dublin, OH 430XX &nbsp; (614) 555-01XX</div></div><div style="text-align:right"><b>FINAL REPORT</b><br>Page 1 of 1</div></div>
      <div class="k"><div>Patient: <b>KOWALCZYK, LEONARD J</b><br>DOB: 09/19/1961 &nbsp; Age: 64 &nbsp; Sex: M<br>Patient ID: 77XX20</div><div>Specimen: B036XX418<br>Collected: 02/05/2026 07:48<br>Received: 02/05/2026 17:20<br>Reported: 02/06/2026 11:36</div><div style="border:0">Client: Muskingum Endocrine Group<br>Ordering: HOLLOWAY, GRETCHEN MD<br>Fasting: Yes</div></div>${c.no('Muskingum Endocrine Group', 'client')}
      <table><tr><th style="width:38%">Test</th><th style="width:20%">Result</th><th>Reference Range</th><th>Units</th><th>Site</th></tr>
      ${['#COMPREHENSIVE METABOLIC PANEL', 'glu;Glucose;102;mg/dL;70-99', 'bun;Urea Nitrogen (BUN);19;mg/dL;8-27', 'crea;Creatinine;1.08;mg/dL;0.76-1.27', 'egfr;eGFR (2021);76;mL/min/1.73m2;>59', 'bcr;BUN/Creatinine Ratio;18;;10-24', 'na;Sodium;140;mmol/L;134-144', 'k;Potassium;4.4;mmol/L;3.5-5.2', 'cl;Chloride;108;mmol/L;96-106', 'hco3;Carbon Dioxide, Total;22;mmol/L;20-29', 'ca;Calcium;11.2;mg/dL;8.6-10.2', '>Calcium verified by repeat analysis.', 'tp;Protein, Total;7.1;g/dL;6.0-8.5', 'alb;Albumin;4.4;g/dL;3.9-4.9', 'glob;Globulin, Total;2.7;g/dL;1.5-4.5', 'tbil;Bilirubin, Total;0.6;mg/dL;0.0-1.2', 'alp;Alkaline Phosphatase;131;U/L;47-123', 'ast;AST (SGOT);22;U/L;0-40', 'alt;ALT (SGPT);26;U/L;0-44', '#BONE AND MINERAL', 'ica;Calcium, Ionized, Serum;6.1;mg/dL;4.5-5.6', 'pth;PTH, Intact;112;pg/mL;15-65', '>{x|High PTH with high calcium is seen in primary hyperparathyroidism and in familial hypocalciuric hypercalcemia|reference comment|d.phpt}.', 'phos;Phosphorus;2.3;mg/dL;2.8-4.1', 'mg;Magnesium;1.9;mg/dL;1.6-2.3', 'vitd;Vitamin D, 25-Hydroxy;24.6;ng/mL;30.0-100.0', 'e23d125;Vitamin D, 1,25-Dihydroxy;71.3;pg/mL;24.8-81.5', 'e23bap;Alk Phosphatase, Bone Specific;24.8;ug/L;7.6-24.4', '#URINE, 24 HOUR (volume and creatinine complete)', 'uvol;Total Volume;2150;mL;', 'ucalc;Calcium, 24 hr Urine;378;mg/24 hr;100-300', 'ucrea24;Creatinine, 24 hr Urine;1.64;g/24 hr;1.00-2.00', '#PROTEIN ELECTROPHORESIS, SERUM', 'spalb;Albumin, SPE;4.1;g/dL;2.9-4.4', 'alpha1;Alpha-1-Globulin;0.2;g/dL;0.0-0.4', 'alpha2;Alpha-2-Globulin;0.7;g/dL;0.4-1.0', 'betag;Beta Globulin;1.0;g/dL;0.7-1.3', 'gammag;Gamma Globulin;1.1;g/dL;0.4-1.8', 'paraprot;M-Spike;Not observed;g/dL;Not observed', '>{x|No evidence of monoclonal gammopathy|negated|d.mgus}.', '#THYROID', 'tsh;TSH;2.14;uIU/mL;0.450-4.500', 'ft4;T4, Free (Direct);1.22;ng/dL;0.82-1.77'].map(row).join('')}</table>
      <p style="font-size:14px">${c.t('{x|PTH-related peptide: add-on requested, specimen not suitable|not done}. {x|Biotin over 5 mg per day may interfere with PTH and TSH|reference comment}.')}</p>
      <div style="border-top:2px solid #7a1f2b;padding-top:5px;font-size:14px;display:flex;justify-content:space-between"><span>Site 01: Buckeye Reference Laboratories, Dublin OH. Director: Alphonse Teague, PhD. CLIA 36DXXXXXXX</span>${barcode(c.rnd, 36, 24)}</div>${c.no('Alphonse Teague', 'laboratory director')}`,
    )
  },
  { dateAliases: ['2026-02-06'], width: 1080, scale: 1.3 },
)

/** Scotland: typed; value, H or L, unit and the interval in brackets; the specimen's number over each group, comments between. */
const infirmary = doc(
  'p1152.jpg',
  ['en', 'lab', 'photo'],
  '2026-01-27',
  [
    'Glenlyon Royal Infirmary',
    'GLENLYON ROYAL INFIRMARY',
    'Glenlyon Royal Infirmary, Laboratory Medicine',
    'Glenlyon Royal Infirmary Department of Laboratory Medicine',
  ],
  ['Dr M Kinnaird', 'Dr Moira Kinnaird', 'M Kinnaird', 'DR M KINNAIRD', 'Kinnaird'],
  ['Alasdair Menzies', 'MENZIES, Alasdair', 'MENZIES ALASDAIR', 'Mr Alasdair Menzies', 'MENZIES, ALASDAIR'],
  'Laboratory report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="5" class="g">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr><td colspan="5">${c.t(s.slice(1))}</td></tr>`
      const r = c.lab(s)
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="v">${en(r.printed)}</td><td>${off(r) ? r.flag : ''}</td><td>${en(r.unit)}</td><td>${r.ref ? `(${en(r.ref)})` : ''}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.24 ${FACE.courier};font-size:17.6px;padding:44px 66px}td{padding:0 8px}.v{text-align:right;width:110px}.g{font-weight:bold;padding-top:9px;text-decoration:underline}table{margin-top:8px}`,
      `<div style="text-align:center"><b style="font-size:21px">GLENLYON ROYAL INFIRMARY</b><br>DEPARTMENT OF LABORATORY MEDICINE &nbsp; Tel 01632 960 4XX</div>
      <div style="border-top:1px dashed #333;border-bottom:1px dashed #333;padding:4px 0;margin-top:6px;display:grid;grid-template-columns:1fr 1fr"><div>Name &nbsp; : <b>MENZIES, Alasdair</b><br>CHI &nbsp;&nbsp; : 15 06 XX XXXX &nbsp; Sex: M<br>D.o.B. : 15.06.1968</div><div>Requester: Dr M Kinnaird<br>Location : Birchfield Health Centre<br>Collected: 27.01.2026 09:10<br>Printed &nbsp;: 28.01.2026 15:42</div></div>${c.no('Birchfield Health Centre', 'requesting practice')}
      <div>Clinical details: ${c.t('{o|tired, bruising}, {d.alcdep|alcohol dependence|icd=F10.20}, {x|?cirrhosis|question|d.cirrh}')}</div>
      <table>${['#BIOCHEMISTRY  Specimen B26-10XX7  Serum', 'na;Sodium;131;mmol/L;133 - 146', 'cl;Chloride;94;mmol/L;95 - 108', 'hco3;Bicarbonate;21;mmol/L;22 - 29', 'urea;Urea;2.1;mmol/L;2.5 - 7.8', 'crea;Creatinine;61;umol/L;59 - 104', 'egfr;Estimated GFR;>60;mL/min;', '>{x|Potassium not reported: specimen haemolysed|not done|l.k}', 'tbil;Bilirubin (total);34;umol/L;0 - 20', 'alp;Alk. Phosphatase;168;U/L;30 - 130', 'alt;ALT;78;U/L;0 - 50', 'ast;AST;142;U/L;0 - 40', 'ggt;Gamma GT;611;U/L;0 - 55', 'tp;Total Protein;70;g/L;60 - 80', 'alb;Albumin;31;g/L;35 - 50', 'glob;Globulin;39;g/L;20 - 35', 'cacor;Adjusted Calcium;2.24;mmol/L;2.20 - 2.60', 'phos;Phosphate;0.71;mmol/L;0.80 - 1.50', 'mg;Magnesium;0.58;mmol/L;0.70 - 1.00', 'crp;CRP;14;mg/L;0 - 5', 'afp;AFP;4;kU/L;0 - 6', '#HAEMATOLOGY  Specimen H26-40XX2  EDTA blood', 'hgb;Haemoglobin;118;g/L;130 - 180', 'rbc;Red Cell Count;3.42;x10^12/L;4.50 - 6.50', 'hct;Haematocrit;0.352;L/L;0.400 - 0.540', 'mcv;MCV;103.1;fL;80.0 - 100.0', 'mch;MCH;34.5;pg;27.0 - 32.0', 'plt;Platelets;92;x10^9/L;150 - 400', 'wbc;White Cell Count;5.1;x10^9/L;4.0 - 11.0', 'neut;Neutrophils;3.4;x10^9/L;2.0 - 7.5', 'lymph;Lymphocytes;1.1;x10^9/L;1.5 - 4.0', 'mono;Monocytes;0.5;x10^9/L;0.2 - 0.8', 'eos;Eosinophils;0.1;x10^9/L;0.0 - 0.4', '>Film: {o|round macrocytes, target cells}. {x|No platelet clumps, no blasts|negated}.', '#COAGULATION  Specimen H26-40XX3  Citrate', 'pt;Prothrombin Time;17;sec;9 - 13', 'inr;INR;1.5;;0.8 - 1.2', 'aptt;APTT;33;sec;27 - 38', 'fib;Fibrinogen (Clauss);2.1;g/L;1.5 - 4.0', '#HAEMATINICS  Serum', 'b12;Vitamin B12;744;ng/L;180 - 914', 'fol;Folate;2.4;ug/L;3.0 - 20.0', 'ferr;Ferritin;743;ug/L;20 - 300'].map(row).join('')}</table>
      <p style="margin:9px 0 0">${c.t('Comment: {x|FIB-4 above 2.67 suggests advanced fibrosis; refer for elastography|reference comment}. {x|Please repeat U&E for potassium|planned|l.k}. {x|Hepatitis B and C serology to follow|pending|l.hbsag}.')}</p>
      <div style="border-top:1px dashed #333;margin-top:6px">H/L = outwith reference interval. &nbsp; Authorised by: Dr Euan Tulloch<br>*** END OF REPORT ***</div>${c.no('Dr Euan Tulloch', 'biochemist')}`,
    )
  },
  { dateAliases: ['2026-01-28'], width: 1080, scale: 1.36, degrade: { angle: 1.1, folds: [0.5] } },
)

/** India: a centre's health profile; result bold with H or L before it, unit, limits (some as a wish in words), method last. */
const profile = doc(
  'p1153.png',
  ['en', 'lab', 'clean'],
  '2026-06-14',
  [
    'Sanjivani Diagnostics',
    'SANJIVANI DIAGNOSTICS',
    'Sanjivani Diagnostics Pvt. Ltd.',
    'Sanjivani Diagnostics Pvt Ltd',
  ],
  ['Dr. Meenakshi Raghavan', 'Meenakshi Raghavan', 'Dr Meenakshi Raghavan', 'DR. MEENAKSHI RAGHAVAN'],
  [
    'Suresh Babu Pillai',
    'Mr. SURESH BABU PILLAI',
    'SURESH BABU PILLAI',
    'Mr. Suresh Babu Pillai',
    'Suresh Pillai',
  ],
  'Health profile',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="5" class="g">${en(s.slice(1))}</td></tr>`
      const [line, method = '', range] = s.split('|')
      const r = c.lab(line, range ? { range } : {})
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td>${off(r) ? `<b>${r.flag} &nbsp;${en(r.printed)}</b>` : en(r.printed)}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td><td class="m">${en(method)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.26 ${FACE.openSans};font-size:14.2px;padding:36px 56px}td,th{padding:1.2px 8px}th{background:#0d6b62;color:#fff;padding:4px 8px}.g{font-weight:bold;text-align:center;background:#e3f0ee}.m{font-size:12.6px;color:#444}p{margin:5px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#0d6b62', 46)}<div><b style="font-size:23px;color:#0d6b62">SANJIVANI DIAGNOSTICS</b><br>MG Road, Ernakulam, Kerala 682 0XX &nbsp; Ph 0484 555 0XXX</div></div>${matrixCode(c.rnd, 22, 2.6)}</div>
      <div style="display:grid;grid-template-columns:1.2fr 1fr;border:1px solid #0d6b62;padding:5px 12px;margin:9px 0"><div>Patient Name : <b>Mr. SURESH BABU PILLAI</b><br>Age / Sex : 53 Y / Male<br>Ref. By : Dr. Meenakshi Raghavan</div><div>Reg. No. : SD-26-08XX1<br>Sample Collected : 14/06/2026 07:15 AM<br>Report Released : 14/06/2026 04:50 PM</div></div>
      <table><tr><th style="width:29%">Test Name</th><th>Result</th><th>Unit</th><th style="width:26%">Bio. Ref. Interval</th><th>Method</th></tr>
      ${['#COMPLETE BLOOD COUNT (EDTA Whole Blood)', 'hgb;Haemoglobin;16.9;g/dL;13.0 - 17.0|SLS', 'rbc;RBC Count;5.61;mill/cumm;4.50 - 5.50|Impedance', 'hct;PCV;49.8;%;40.0 - 50.0|Calculated', 'mcv;MCV;88.8;fL;83.0 - 101.0|Calculated', 'mch;MCH;30.1;pg;27.0 - 32.0|Calculated', 'wbc;Total Leucocyte Count;8200;cells/cumm;4000 - 10000|Flow cytometry', 'neutp;Neutrophils;61;%;40 - 80|Flow cytometry', 'lymphp;Lymphocytes;27;%;20 - 40|Flow cytometry', 'eosp;Eosinophils;8;%;1 - 6|Flow cytometry', 'monop;Monocytes;4;%;2 - 10|Flow cytometry', 'plt;Platelet Count;2.46;lakhs/cumm;1.50 - 4.10|Impedance', 'esr;ESR;24;mm/hr;0 - 15|Westergren', '#DIABETES (Fluoride Plasma, EDTA)', 'gttf;Glucose - Fasting;138;mg/dL;70 - 100|Hexokinase', 'ppbs;Glucose - Post Prandial (2 hrs);204;mg/dL;70 - 140|Hexokinase', 'a1c;HbA1c;7.4;%;Non-diabetic: < 5.7|HPLC|<5.7', 'eag;Estimated Average Glucose;166;mg/dL;|Calculated', '#LIPID PROFILE (Serum)', 'chol;Total Cholesterol;221;mg/dL;Desirable: < 200|CHOD-PAP|<200', 'trig;Triglycerides;268;mg/dL;Normal: < 150|GPO-PAP|<150', 'hdl;HDL Cholesterol;34;mg/dL;> 40|Direct', 'ldl;LDL Cholesterol;133;mg/dL;Optimal: < 100|Calculated|<100', 'vldl;VLDL Cholesterol;54;mg/dL;< 30|Calculated', 'cholhdl;Total Chol / HDL Ratio;6.5;;3.3 - 4.4|Calculated', '#KIDNEY FUNCTION (Serum)', 'urea;Urea;26;mg/dL;17 - 43|Urease', 'crea;Creatinine;0.94;mg/dL;0.67 - 1.17|Jaffe', 'uric;Uric Acid;7.8;mg/dL;3.5 - 7.2|Uricase', 'ca;Calcium;9.3;mg/dL;8.8 - 10.6|Arsenazo III', '#LIVER FUNCTION (Serum)', 'tbil;Bilirubin Total;0.8;mg/dL;0.3 - 1.2|Diazo', 'dbil;Bilirubin Direct;0.2;mg/dL;0.0 - 0.2|Diazo', 'unconj;Bilirubin Indirect;0.6;mg/dL;0.1 - 1.0|Calculated', 'ast;SGOT (AST);46;U/L;0 - 50|IFCC', 'alt;SGPT (ALT);71;U/L;0 - 50|IFCC', 'ggt;GGT;63;U/L;0 - 55|IFCC', 'alb;Albumin;4.3;g/dL;3.5 - 5.2|BCG', '#OTHERS', 'tsh;TSH;5.62;uIU/mL;0.35 - 4.94|CMIA', 'b12;Vitamin B12;168;pg/mL;187 - 883|CMIA', 'vitd;25-OH Vitamin D;17.2;ng/mL;30.0 - 100.0|CMIA', 'psa;PSA Total;0.88;ng/mL;0.00 - 4.00|CMIA', '#URINE ROUTINE', 'ucol;Colour;Pale yellow;;Pale yellow|Visual', 'uapp;Appearance;Clear;;Clear|Visual', 'usg;Specific Gravity;1.020;;1.003 - 1.035|Dipstick', 'uph;pH;5.5;;4.6 - 8.0|Dipstick', 'uglu;Glucose;Present (+);;Absent|Dipstick', 'uprot;Protein;Trace;;Absent|Dipstick', 'uwbc;Pus Cells;2 - 3;/hpf;0 - 5|Microscopy', 'urbc;RBCs;Nil;/hpf;0 - 2|Microscopy'].map(row).join('')}</table>
      <p style="font-size:13px">${c.t('Note: {x|ADA: HbA1c of 6.5 % or more indicates diabetes; 5.7 to 6.4 % prediabetes|reference comment|d.dm2}. {x|TSH between 5 and 10 may be seen in subclinical hypothyroidism, correlate clinically|reference comment|d.subhypo}. {x|Peripheral smear not requested|not done|l.blastf}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;font-size:13px"><span>** End of Report ** &nbsp; Results relate only to the sample tested.</span><span style="text-align:center">${signature(c.rnd, '#222', 80)}<br>Dr. Latha Varghese, MD (Path)</span></div>${c.no('Dr. Latha Varghese', 'pathologist')}`,
    )
  },
  { width: 1080, scale: 1.4 },
)

/** South Africa: limits and unit before the result, groups as bars; a woman's first antenatal bloods. */
const antenatal = doc(
  'p1154.jpg',
  ['en', 'lab', 'scan'],
  '2025-09-16',
  [
    'Karoo Pathology',
    'KAROO PATHOLOGY',
    'Karoo Pathology Inc.',
    'Karoo Pathology (Drs Jacobs, Naidoo & Partners)',
    'Drs Jacobs, Naidoo & Partners',
    'Drs Jacobs, Naidoo and Partners',
  ],
  ['Dr L Swanepoel', 'Dr L. Swanepoel', 'L Swanepoel', 'DR L SWANEPOEL', 'Swanepoel'],
  [
    'Nomvula Dlamini',
    'Mrs Nomvula Dlamini',
    'DLAMINI NOMVULA',
    'MRS NOMVULA DLAMINI',
    'Mrs N Dlamini',
    'DLAMINI, NOMVULA',
  ],
  'Antenatal bloods',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="5" class="g">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr><td colspan="5" class="c">${c.t(s.slice(1))}</td></tr>`
      const r = c.lab(s)
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td>${en(r.ref)}</td><td>${en(r.unit)}</td><td class="v">${en(r.printed)}</td><td>${off(r) ? `<b>${r.flag === 'H' ? 'HIGH' : 'LOW'}</b>` : ''}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.3 ${FACE.arial};font-size:16.8px;padding:44px 64px}td,th{padding:2px 10px}th{border-bottom:1px solid #222}.g{background:#333;color:#fff;font-weight:bold}.v{font-weight:bold}.c{font-size:15.4px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:27px">KAROO PATHOLOGY</b><br>Drs Jacobs, Naidoo &amp; Partners &nbsp; Pr. No. 52XXXXX<br>12 Church Street, Graaff-Reinet &nbsp; 049 555 0XXX</div>${barcode(c.rnd, 40, 44)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;border-top:2px solid #222;border-bottom:2px solid #222;padding:6px 0;margin:9px 0"><div>Patient: <b>MRS NOMVULA DLAMINI</b><br>ID No: 94XXXX 0XXX 08X &nbsp; DOB: 1994/03/22<br>Medical aid: Horizon Health, dep. 01</div><div>Referred by: Dr L Swanepoel<br>Copy to: Sr P Booysen, Midwife Obstetric Unit<br>Taken: 2025/09/16 10:05 &nbsp; Lab ref: 25-7XX418<br>Final report: 2025/09/18</div></div>${c.no('Sr P Booysen', 'copy')}${c.no('Midwife Obstetric Unit', 'copy')}
      <p>Clinical info: ${c.t('{o|G2P1}, 11 weeks. {x|Previous pre-eclampsia?|question|d.preecl}')}</p>
      <table><tr><th style="width:37%">TEST</th><th>REF. RANGE</th><th>UNIT</th><th>RESULT</th><th></th></tr>
      ${[
        '#BLOOD GROUP SEROLOGY',
        'abo;ABO Group;A;;',
        'rhd;Rh (D);Negative;;',
        'abscr;Antibody Screen;Negative;;',
        '>{x|Anti-D prophylaxis advised at 28 weeks|suggestion|m.antid}.',
        '#FULL BLOOD COUNT',
        'rbc;Red Cell Count;3.80 - 4.80;x10E12/L;4.06',
        'hgb;Haemoglobin;11.0 - 15.0;g/dL;10.4',
        'hct;Haematocrit;0.33 - 0.45;L/L;0.32',
        'mcv;MCV;79.0 - 99.0;fL;78.8',
        'mch;MCH;27.0 - 32.0;pg;25.6',
        'mchc;MCHC;32.0 - 36.0;g/dL;32.5',
        'rdw;Red Cell Dist. Width;11.6 - 14.0;%;16.1',
        'wbc;White Cell Count;3.9 - 12.6;x10E9/L;9.3',
        'neut;Neutrophils Abs;1.6 - 8.3;x10E9/L;6.7',
        'lymph;Lymphocytes Abs;1.4 - 4.5;x10E9/L;1.9',
        'mono;Monocytes Abs;0.2 - 0.8;x10E9/L;0.6',
        'eos;Eosinophils Abs;0.0 - 0.4;x10E9/L;0.1',
        'plt;Platelets;186 - 454;x10E9/L;312',
        '#IRON STUDIES',
        'fe;S-Iron;9.0 - 30.4;umol/L;6.2',
        'transf;S-Transferrin;2.0 - 3.6;g/L;3.9',
        'tsat;Transferrin Saturation;15 - 50;%;6',
        'ferr;S-Ferritin;13 - 150;ug/L;7',
        '#CHEMISTRY AND ENDOCRINE',
        'glu;Glucose Random;3.5 - 7.8;mmol/L;5.1',
        'a1c;HbA1c;< 6.0;%;5.3',
        'tsh;S-TSH;0.10 - 2.50;mIU/L;1.74',
        '#INFECTIOUS SEROLOGY',
        'hivag;HIV 1/2 Ag/Ab (4th gen);;;Non-reactive',
        '>{x|A non-reactive result does not exclude infection in the window period; repeat at 20 weeks|reference comment|d.hiv}.',
        'hbsag;Hepatitis B Surface Antigen;;;Negative',
        'antihcv;Hepatitis C Antibody;;;Negative',
        'rpr;Syphilis RPR;;;Non-reactive',
        'syph;T. pallidum Antibody;;;Negative',
        'rubg;Rubella IgG;> 10;IU/mL;37',
        'vzvg;Varicella Zoster IgG;> 150;mIU/mL;96',
        '#URINE',
        'uwbc;Leucocytes;< 10;/uL;8',
        'urbc;Erythrocytes;< 10;/uL;2',
        'ucult;Culture;;;No growth',
      ]
        .map((s) => {
          if (/^[#>]/.test(s)) return row(s)
          const [key, label, a, unit, v] = s.split(';')
          return v ? row([key, label, v, unit, a].join(';')) : row([key, label, a, '', ''].join(';'))
        })
        .join('')}</table>
      <p>${c.t('Comment: {x|Findings in keeping with iron deficiency; suggest oral iron and repeat in 4 weeks|suggestion|d.ida}. {x|Sickle screen not requested|not done|l.sickle}. {x|Non-immune to varicella: vaccinate after delivery|planned|m.e12vvar}.')}</p>
      <p>Pathologist: Dr T Naidoo (MMed Haem) &nbsp; SANAS accredited M0XXX &nbsp; Page 1/1</p>${c.no('Dr T Naidoo', 'pathologist')}`,
    )
  },
  { dateAliases: ['2025-09-18'], width: 1080, scale: 1.36, degrade: { angle: -0.6 } },
)

/** Canada: flag in a narrow column before the result; limits and unit in one column behind a dash. */
const joints = doc(
  'p1155.png',
  ['en', 'lab', 'clean'],
  '2026-04-21',
  ['Northgate MedLab', 'NORTHGATE MEDLAB', 'Northgate MedLab Services', 'NORTHGATE MEDLAB SERVICES'],
  ['Dr. Simone Paquette', 'Simone Paquette', 'PAQUETTE, SIMONE', 'Dr Simone Paquette', 'DR. S. PAQUETTE'],
  [
    'Brenda Halvorsen',
    'HALVORSEN, BRENDA',
    'Halvorsen, Brenda',
    'HALVORSEN, BRENDA LYNN',
    'Brenda Lynn Halvorsen',
  ],
  'Laboratory report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="4" class="g">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr><td></td><td colspan="3" class="c">${c.t(s.slice(1))}</td></tr>`
      const [line, more] = s.split('|')
      const r = c.lab(line)
      const flag = off(r) ? (r.flag === 'H' ? 'HI' : 'LO') : (more ?? '')
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="f">${flag}</td><td>${en(r.printed)}</td><td>${[r.ref, r.unit].filter(Boolean).map(en).join(' &ndash; ')}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.3 ${FACE.calibri};font-size:17.2px;padding:42px 64px}td,th{padding:1.6px 10px}th{border-bottom:2px solid #b3541e}.g{font-weight:bold;color:#b3541e;padding-top:9px;border-bottom:1px solid #ddd}.f{font-weight:bold;width:60px}.c{font-size:15.4px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #b3541e;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#b3541e', 50)}<div><b style="font-size:25px;color:#b3541e">Northgate MedLab Services</b><br>1600 Regent Ave W, Winnipeg MB &nbsp; 204-555-01XX</div></div><div style="text-align:right">Report status: <b>FINAL</b><br>Accession 26-NG-11XX4</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;margin:9px 0"><div><b>HALVORSEN, BRENDA LYNN</b><br>Born 1967-12-02 &nbsp; F &nbsp; 58 yrs<br>PHIN XXX XXX 418</div><div>Ordered by: PAQUETTE, SIMONE<br>St. Vital Family Practice<br>Copy: Dr. R. Achtemichuk</div><div>Collected: 2026-04-21 08:32<br>Reported: 2026-04-23 13:05<br>Fasting: 0 h</div></div>${c.no('St. Vital Family Practice', 'ordering practice')}${c.no('Dr. R. Achtemichuk', 'copy')}
      <table><tr><th style="width:38%">Test</th><th>Flag</th><th>Result</th><th>Reference Range &ndash; Units</th></tr>
      ${['#HEMATOLOGY', 'wbc;WBC;10.6;x E9/L;4.0 - 11.0', 'hgb;Hemoglobin;112;g/L;120 - 160', 'hct;Hematocrit;0.344;L/L;0.360 - 0.480', 'mcv;MCV;84;fL;80 - 100', 'rdw;RDW;14.9;%;11.0 - 15.0', 'plt;Platelets;468;x E9/L;150 - 450', 'neut;Neutrophils;7.7;x E9/L;2.0 - 7.5', 'lymph;Lymphocytes;2.0;x E9/L;1.0 - 4.0', 'esr;Sed Rate;58;mm/h;< 31', '#BIOCHEMISTRY', 'crp;C-Reactive Protein;41.7;mg/L;< 5.0', 'crea;Creatinine;66;umol/L;45 - 90', 'egfr;eGFR;91;mL/min/1.73 m2;>= 60', 'alt;ALT;21;U/L;< 36', 'alp;Alkaline Phosphatase;118;U/L;35 - 120', 'uric;Urate;287;umol/L;140 - 360', 'ck;Creatine Kinase;74;U/L;< 165', 'ferr;Ferritin;196;ug/L;13 - 150', 'tsat;Iron Saturation;0.14;;0.20 - 0.50', 'vitd;25-OH Vitamin D;88;nmol/L;75 - 250', '#SEROLOGY', 'rf;Rheumatoid Factor;87;IU/mL;< 14', 'ccp;Anti-CCP Antibody;> 250;U/mL;< 7', '>{x|A positive anti-CCP has a specificity above 95 % for rheumatoid arthritis|reference comment|d.ra}.', 'ana;ANA Screen (HEp-2);1:80 speckled;;< 1:80|A', 'dsdna;Anti-dsDNA;3;IU/mL;< 10', 'ssa;Anti-SSA/Ro;Negative;;Negative', 'b27;HLA-B27;Not detected;;', 'c3;Complement C3;1.61;g/L;0.90 - 1.80', 'c4;Complement C4;0.34;g/L;0.10 - 0.40', '#INFECTIOUS SEROLOGY (before treatment)', 'hbsag;HBs Antigen;Non-reactive;;Non-reactive', 'hbc;Anti-HBc Total;Non-reactive;;Non-reactive', 'antihbs;Anti-HBs;212;IU/L;>= 10', 'antihcv;Anti-HCV;Non-reactive;;Non-reactive', 'qft;QuantiFERON-TB Gold Plus;Negative;;Negative', '>{x|Parvovirus B19 IgM: referred out, result to follow|pending}.', '#URINALYSIS', 'usg;Specific Gravity;1.011;;1.005 - 1.030', 'uprot;Protein;Negative;g/L;Negative', 'ubld;Blood;Trace;;Negative|A', 'uleu;Leukocyte Esterase;Negative;;Negative', 'urbc;RBC;1-2;/hpf;0-3'].map(row).join('')}</table>
      <p>${c.t('Interpretive comment: {x|Low-titre ANA is found in up to 15 % of healthy persons and does not by itself mean lupus|reference comment|d.sle}. {x|Cryoglobulins cancelled, sample received cold|not done|l.cryo}.')}</p>
      <div style="border-top:2px solid #b3541e;padding-top:5px;display:flex;justify-content:space-between;font-size:15px"><span>HI / LO = outside reference &nbsp; A = abnormal</span><span>Medical director: Dr. Owen Tkachuk &nbsp; Page 1 of 1</span></div>${c.no('Dr. Owen Tkachuk', 'medical director')}`,
    )
  },
  { dateAliases: ['2026-04-23'], width: 1080, scale: 1.3 },
)

export const twentyNinthEnLabs = [calcium, infirmary, profile, antenatal, joints]
