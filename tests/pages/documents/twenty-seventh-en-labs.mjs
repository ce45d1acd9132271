/** Result sheets in English: an American reference laboratory's print, a British hospital's request, an Australian pathologist's report, an Israeli fund's print, an American walk-in clinic's own tests. */
import { barcode, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** United States: capitals, the letter in the cell of the number, "Reference Range:" before limits and unit in one cell, site at the edge. */
const reference = doc(
  'p1001.jpg',
  ['en', 'lab', 'scan'],
  '2026-04-21',
  [
    'Corvane Diagnostics',
    'CORVANE DIAGNOSTICS',
    'Corvane Diagnostics Incorporated',
    'Corvane Diagnostics - Denver',
  ],
  [
    'Ruth Abernathy-Cole, MD',
    'ABERNATHY-COLE, RUTH',
    'Ruth Abernathy-Cole',
    'Dr. Ruth Abernathy-Cole',
    'ABERNATHY-COLE,RUTH',
  ],
  ['Sandra Lindholm', 'LINDHOLM, SANDRA J', 'LINDHOLM,SANDRA J', 'Sandra J Lindholm', 'Sandra J. Lindholm'],
  'Laboratory report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="4" class="g">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr><td></td><td colspan="3" class="c">${c.t(s.slice(1))}</td></tr>`
      const [line, range] = s.split('|')
      const r = c.lab(line, { range })
      const limits = r.ref ? `Reference Range: ${r.ref} ${r.unit || '(calc)'}` : r.unit
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="v">${off(r) ? `<b>${en(r.printed)} ${r.flag}</b>` : en(r.printed)}</td><td>${en(limits)}</td><td>DV</td></tr>`
    }
    return sheet(
      `body{font:16px/1.3 ${FACE.arial};font-size:15.4px;padding:38px 56px}td{padding:1.6px 8px}.g{font-weight:bold;border-top:1px solid #2b6a4d;padding-top:5px}.v{width:120px}.c{font-size:13.8px}p{margin:4px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #2b6a4d;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#2b6a4d', 48)}<b style="font-size:25px;color:#2b6a4d">Corvane Diagnostics</b></div><div style="text-align:right"><b>Laboratory Report</b><br>Report Status: FINAL</div></div>
      <div style="display:grid;grid-template-columns:1.1fr 1fr 1fr;gap:0 16px;margin:8px 0;line-height:1.4"><div><b>PATIENT INFORMATION</b><br><b>LINDHOLM,SANDRA J</b><br>DOB: 06/17/1958 &nbsp; AGE: 67<br>SEX: F &nbsp; FASTING: Y<br>PHONE: 303.555.0XXX</div><div><b>SPECIMEN INFORMATION</b><br>SPECIMEN: DV118XXXC<br>COLLECTED: 04/21/2026 07:42<br>RECEIVED: 04/21/2026 19:20<br>REPORTED: 04/22/2026 05:11</div><div><b>CLIENT INFORMATION</b><br>ORDERED BY:<br>ABERNATHY-COLE,RUTH<br>Wheat Ridge Internal Medicine<br>4400 Kipling St, Wheat Ridge CO</div></div>${c.no('Wheat Ridge Internal Medicine', 'client')}
      <table><tr><th style="width:38%">Test</th><th>Value</th><th>Reference Range</th><th>Lab</th></tr>
      ${['#COMPREHENSIVE METABOLIC PANEL', 'glu;GLUCOSE;102;mg/dL;65-99', '>{x|Fasting reference interval. For someone without known diabetes, 100-125 mg/dL is consistent with prediabetes|reference comment|d.predm}', 'bun;UREA NITROGEN (BUN);19;mg/dL;7-25', 'crea;CREATININE;0.94;mg/dL;0.50-1.05', 'egfr;EGFR;66;mL/min/1.73m2;> OR = 60|>= 60', '>{x|BUN/CREATININE RATIO: not reported, BUN and creatinine are within range|not reported|l.bcr}', 'na;SODIUM;140;mmol/L;135-146', 'k;POTASSIUM;4.6;mmol/L;3.5-5.3', 'cl;CHLORIDE;104;mmol/L;98-110', 'hco3;CARBON DIOXIDE;27;mmol/L;20-32', 'ca;CALCIUM;10.7;mg/dL;8.6-10.4', 'tp;PROTEIN, TOTAL;6.9;g/dL;6.1-8.1', 'alb;ALBUMIN;4.4;g/dL;3.6-5.1', 'glob;GLOBULIN;2.5;g/dL (calc);1.9-3.7', 'agr;ALBUMIN/GLOBULIN RATIO;1.8;;1.0-2.5', 'tbil;BILIRUBIN, TOTAL;0.5;mg/dL;0.2-1.2', 'alp;ALKALINE PHOSPHATASE;71;U/L;37-153', 'ast;AST;18;U/L;10-35', 'alt;ALT;16;U/L;6-29', '#LIPID PANEL, STANDARD', 'chol;CHOLESTEROL, TOTAL;238;mg/dL;<200', 'hdl;HDL CHOLESTEROL;61;mg/dL;> OR = 50|>= 50', 'trig;TRIGLYCERIDES;129;mg/dL;<150', 'ldl;LDL-CHOLESTEROL;151;mg/dL (calc);<100', '>{x|Desirable range <70 mg/dL for patients with CHD or diabetic patients|reference comment|d.ihd}', 'cholhdl;CHOL/HDLC RATIO;3.9;;<5.0', 'nhdl;NON HDL CHOLESTEROL;177;mg/dL (calc);<130', '#OTHER TESTS', 'a1c;HEMOGLOBIN A1c;5.5;%;<5.7', 'tsh;TSH;2.85;mIU/L;0.40-4.50', 'vitd;VITAMIN D,25-OH,TOTAL,IA;28;ng/mL;30-100', '>{x|Vitamin D deficiency: <20 ng/mL. Insufficiency: 20-29 ng/mL|reference comment|d.vitd}', 'pth;PTH, INTACT;92;pg/mL;16-77', '>{x|Primary hyperparathyroidism: PTH normal or high, calcium high|reference comment|d.phpt}', 'phos;PHOSPHATE (AS PHOSPHORUS);2.4;mg/dL;2.1-4.3', 'mg;MAGNESIUM;2.0;mg/dL;1.5-2.5'].map(row).join('')}</table>
      <p style="border-top:1px solid #2b6a4d;padding-top:4px;margin-top:8px;font-size:13.8px">PERFORMING SITE: DV Corvane Diagnostics, 695 S Broadway, Denver, CO. Laboratory Director: Hollis Greer, MD. ${c.t('{x|CALCIUM, IONIZED: specimen not received|not done|l.ica}')}</p>${c.no('Hollis Greer', 'laboratory director')}
      <div style="display:flex;justify-content:space-between;font-size:13.8px"><span>PAGE 1 OF 1</span>${barcode(c.rnd, 40, 24)}</div>`,
    )
  },
  { dateAliases: ['2026-04-22'], width: 1080, scale: 1.38, degrade: { angle: 0.7 } },
)

/** England: a ruled grid; interval before the unit, the verdict in brackets behind the result. */
const request = doc(
  'p1002.png',
  ['en', 'lab', 'clean'],
  '2026-02-11',
  [
    'Harrowmere General Hospital',
    'HARROWMERE GENERAL HOSPITAL',
    'Harrowmere General Hospital Pathology',
    'Harrowmere General Hospital, Clinical Laboratory Services',
  ],
  ['Dr Samir Chaudhry', 'Samir Chaudhry', 'Dr S Chaudhry', 'CHAUDHRY, Samir (Dr)', 'Dr. Samir Chaudhry'],
  ['Leonard Aspinall', 'ASPINALL, Leonard', 'Mr Leonard Aspinall', 'ASPINALL Leonard'],
  'Pathology result',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="4" class="g">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr><td colspan="4" class="c">${c.t(s.slice(1))}</td></tr>`
      const r = c.lab(s)
      const word = { H: ' (High)', L: ' (Low)' }[r.flag] ?? ''
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td>${word ? `<b>${en(r.printed)}${word}</b>` : en(r.printed)}</td><td>${en(r.ref)}</td><td>${en(r.unit)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.3 ${FACE.arial};font-size:15.6px;padding:44px 64px}td,th{border:1px solid #888;padding:2px 9px}th{background:#dde6f0}.g{font-weight:bold;background:#f0f0f0}.c{font-style:italic;font-size:14.6px}.h td{border:0;padding:1px 6px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:21px">Harrowmere General Hospital</b><br>Clinical Laboratory Services &nbsp; 01632 962 4XX</div><b style="font-size:28px;background:#005eb8;color:#fff;padding:0 11px;font-style:italic">NHS</b></div>
      <table class="h" style="margin:8px 0;border:1px solid #888"><tr><td>Patient: <b>ASPINALL, Leonard</b></td><td>Hospital No: H04XX718</td><td>NHS No: 433 XXX XXXX</td></tr><tr><td>DOB: 09-May-1948 &nbsp; Sex: Male</td><td>Location: Ward 7, Acute Medicine</td><td>Consultant: Dr Samir Chaudhry</td></tr><tr><td>Collected: 11-Feb-2026 06:40</td><td>Received: 11-Feb-2026 07:25</td><td>Reported: 11-Feb-2026 09:10</td></tr></table>
      <p>Clinical details: ${c.t('{o|Fall, off legs}, {o|dark stools}. On {m.riva|rivaroxaban|dose=-}. {x|?GI bleed|question|d.ugib}')}</p>
      <table><tr><th style="width:38%">Investigation</th><th style="width:22%">Result</th><th>Reference range</th><th>Units</th></tr>
      ${['#Full Blood Count (EDTA blood)', 'wbc;White Blood Cells;12.4;10*9/L;4.0 - 11.0', 'hgb;Haemoglobin;89;g/L;130 - 170', 'plt;Platelets;438;10*9/L;150 - 400', 'rbc;Red Blood Cells;3.22;10*12/L;4.50 - 5.50', 'hct;Haematocrit;0.281;L/L;0.400 - 0.500', 'mcv;Mean Cell Volume;87.3;fL;83.0 - 101.0', 'mch;Mean Cell Haemoglobin;27.6;pg;27.0 - 32.0', 'neut;Neutrophils;9.9;10*9/L;2.0 - 7.0', 'lymph;Lymphocytes;1.4;10*9/L;1.0 - 3.0', 'mono;Monocytes;0.9;10*9/L;0.2 - 1.0', 'eos;Eosinophils;0.1;10*9/L;0.0 - 0.5', '#Coagulation screen (citrate)', 'pt;Prothrombin Time;17.8;s;9.5 - 12.5', 'aptt;APTT;36.1;s;24.0 - 34.0', 'fib;Fibrinogen;4.3;g/L;1.9 - 4.0', '>{x|Rivaroxaban prolongs the PT; a normal result does not exclude it|reference comment}', '#Renal, liver and bone profile (serum)', 'na;Sodium;134;mmol/L;133 - 146', 'k;Potassium;5.1;mmol/L;3.5 - 5.3', 'urea;Urea;18.6;mmol/L;2.5 - 7.8', 'crea;Creatinine;121;umol/L;59 - 104', 'tbil;Total Bilirubin;8;umol/L;0 - 21', 'alt;ALT;24;U/L;0 - 41', 'alp;ALP;92;U/L;30 - 130', 'alb;Albumin;31;g/L;35 - 50', 'cacor;Adjusted Calcium;2.31;mmol/L;2.20 - 2.60', 'mg;Magnesium;0.78;mmol/L;0.70 - 1.00', 'crp;CRP;14;mg/L;0 - 5', 'ck;Creatine Kinase;612;U/L;40 - 320', '>{x|AKI warning stage 1: no previous result to compare, please review|conditional|d.aki}'].map(row).join('')}</table>
      <p>${c.t('Group and save: {x|sample unlabelled, please repeat|not done|l.abo}. {x|Troponin: not requested|not done|l.tropi}. Haemoglobin telephoned to Sister Mbeki 11-Feb-2026 09:02.')}</p>${c.no('Sister Mbeki', 'nurse telephoned')}
      <p style="font-size:14px;border-top:1px solid #888;padding-top:4px">Authorised by: A. Winstanley, Biomedical Scientist &nbsp; Printed 11-Feb-2026 12:44 by Ward 7 &nbsp; Page 1 of 1</p>${c.no('A. Winstanley', 'biomedical scientist')}`,
    )
  },
  { width: 1080, scale: 1.3 },
)

/** Australia: the letter before the number, unit close behind it, limits in brackets at the end; the pathologist's comment under each group. */
const pathologist = doc(
  'p1003.jpg',
  ['en', 'lab', 'photo'],
  '2026-06-15',
  ['Wattle Creek Pathology', 'WATTLE CREEK PATHOLOGY', 'Wattle Creek Pathology Pty Ltd', 'Wattle Creek'],
  [
    'Dr Meredith Kavanagh',
    'Meredith Kavanagh',
    'DR M KAVANAGH',
    'Dr M Kavanagh',
    'KAVANAGH, Meredith',
    'Dr. Meredith Kavanagh',
  ],
  ['Bree Hollingworth', 'HOLLINGWORTH, BREE', 'Ms Bree Hollingworth', 'HOLLINGWORTH, Bree'],
  'Pathology report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#'))
        return `<tr><td colspan="4" class="g">${en(s.slice(1))} <small>(Serum)</small></td></tr>`
      if (s.startsWith('>')) return `<tr><td colspan="4" class="c">${c.t(s.slice(1))}</td></tr>`
      const r = c.lab(s)
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="f">${off(r) ? r.flag : ''}</td><td>${off(r) ? `<b>${en(r.printed)}</b>` : en(r.printed)} ${en(r.unit)}</td><td>${r.ref ? `(${en(r.ref)})` : ''}</td></tr>`
    }
    return sheet(
      `body{font:18px/1.4 ${FACE.calibri};font-size:19px;padding:52px 80px}td{padding:2px 8px}.g{font-weight:bold;padding-top:12px;color:#7a4a00}.f{width:36px;font-weight:bold;text-align:right}.c{font-size:17.4px;padding:4px 8px}p{margin:8px 0}`,
      `<div style="display:flex;gap:14px;align-items:center;border-bottom:2px solid #b8860b;padding-bottom:8px">${mark('leaf', '#b8860b', 56)}<div><b style="font-size:27px;color:#7a4a00">Wattle Creek Pathology</b><br>Toowoomba QLD &nbsp; APA 00XXX &nbsp; Results (07) 5550 0XXX</div></div>
      <div style="display:grid;grid-template-columns:1.2fr 1fr;margin:12px 0"><div>Patient: <b>HOLLINGWORTH, BREE</b><br>D.O.B.: 23/11/1993 &nbsp; Sex: F<br>Medicare: 4XXX XXXXX 1</div><div>Requested by: DR M KAVANAGH<br>Copy to: Darling Downs Women's Clinic<br>Lab ref: 26-611XX804</div><div>Requested: 12/06/2026</div><div>Collected: 15/06/2026 08:05 &nbsp; Reported: 15/06/2026 17:32</div></div>${c.no("Darling Downs Women's Clinic", 'copy')}
      <p>Clinical notes: ${c.t('{o|Tired}, {o|hair loss}. {d.menorr|Heavy periods|icd=N92.0/N92.1}. {x|?thyroid|question|d.hypothy}')}</p>
      <table>${['#IRON STUDIES', 'fe;Iron;5;umol/L;10 - 30', 'transf;Transferrin;3.6;g/L;2.0 - 3.6', 'tsat;Saturation;6;%;15 - 45', 'ferr;Ferritin;8;ug/L;30 - 200', '>{d.e16lowfe|Iron deficiency|icd=E61.1}. {x|Consider menstrual loss, diet and coeliac disease|suggestion|d.celiac}.', '#THYROID FUNCTION', 'tsh;TSH;5.9;mIU/L;0.4 - 4.0', 'ft4;Free T4;12;pmol/L;9 - 19', 'tpo;Thyroid Peroxidase Ab;318;IU/mL;< 35', '>{x|Subclinical hypothyroidism if confirmed|conditional|d.subhypo}. {x|Repeat TSH in 6 to 8 weeks|suggestion|l.tsh}.', '#VITAMINS', 'b12;Vitamin B12;224;pmol/L;140 - 740', 'holotc;Active B12;61;pmol/L;> 35', 'fol;Serum Folate;21;nmol/L;> 7', 'vitd;25-OH Vitamin D;47;nmol/L;> 50', '#COELIAC SEROLOGY', 'ttg;Tissue Transglutaminase IgA;2;U/mL;< 15', 'iga;Total IgA;1.9;g/L;0.7 - 4.0', '>{x|No serological evidence of coeliac disease|negated|d.celiac}.'].map(row).join('')}</table>
      <p style="margin-top:12px">${c.t('Not reported today: {x|zinc, referred test, to follow|pending|l.zinc}. {x|Haemochromatosis gene: not rebatable, not done|not done|l.hfe}.')}</p>
      <div style="border-top:1px solid #b8860b;padding-top:6px;font-size:17px">Validated by Dr Lachlan Petrie, Chemical Pathologist &nbsp; Tests completed: IS, TFT, TPO, B12, FOL, VITD, COEL &nbsp; Page 1 of 1</div>${c.no('Dr Lachlan Petrie', 'pathologist')}`,
    )
  },
  { width: 1080, scale: 1.36, degrade: { angle: 1.1, folds: [0.34, 0.67] } },
)

/** Israel, in English: a fund's print; a sign between result and unit where the result is out of range, a heading with code and day for each group. */
const fund = doc(
  'p1004.png',
  ['en', 'lab', 'clean'],
  '2026-05-06',
  [
    'Tzur Health Services',
    'TZUR HEALTH SERVICES',
    'Tzur Health Services - Central Laboratory',
    'Tzur Health Services, Haifa District',
  ],
  ['Dr. Yael Barkai', 'Yael Barkai', 'Dr Yael Barkai', 'BARKAI YAEL, DR.', 'Barkai Yael'],
  ['Michael Feldstein', 'FELDSTEIN MICHAEL', 'Feldstein Michael', 'Mr. Michael Feldstein'],
  'Laboratory results',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) {
        const [a, b] = s.slice(1).split('|')
        return `<tr class="g"><td colspan="3">${en(a)}</td><td colspan="2">${en(b)}</td></tr>`
      }
      const r = c.lab(s)
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td>${en(r.printed)}</td><td class="f">${{ H: '+', L: '-' }[r.flag] ?? ''}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.4 ${FACE.openSans};font-size:15.6px;padding:44px 66px}td,th{padding:3px 10px;border-bottom:1px solid #d5dde2}th{border-bottom:2px solid #0d5c75;color:#0d5c75}.g td{background:#e3eff3;font-weight:bold}.f{font-weight:bold;width:80px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #0d5c75;padding-bottom:7px"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#0d5c75', 48)}<div><b style="font-size:22px;color:#0d5c75">Tzur Health Services</b><br>Haifa District &nbsp; *3XXX</div></div><div style="text-align:right"><b style="font-size:18px">Laboratory Results</b><br>Printed: 10/05/2026 18:22</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:9px 0"><div>Member: <b>FELDSTEIN MICHAEL</b><br>ID: 0XXXXX417 &nbsp; Born: 19/01/1961 &nbsp; M</div><div>Referring physician: Dr. Yael Barkai, family medicine<br>Clinic: Carmel Centre &nbsp; Sample: 06/05/2026 07:10</div></div>
      <table><tr><th style="width:36%">Test</th><th>Result</th><th class="f">Deviation</th><th>Units</th><th>Reference range</th></tr>
      ${['#CHEMISTRY - BLOOD|06/05/2026', 'glu;GLUCOSE;141;mg/dL;70 - 100', 'urea;UREA;38;mg/dL;17 - 43', 'crea;CREATININE;1.06;mg/dL;0.67 - 1.17', 'uric;URIC ACID;8.1;mg/dL;3.5 - 7.2', 'chol;CHOLESTEROL;162;mg/dL;120 - 200', 'trig;TRIGLYCERIDES;211;mg/dL;30 - 150', 'hdl;HDL CHOLESTEROL;36;mg/dL;40 - 80', 'ldl;LDL CHOLESTEROL (CALC);84;mg/dL;0 - 130', 'ast;AST (GOT);29;U/L;0 - 40', 'alt;ALT (GPT);46;U/L;0 - 41', 'ggt;GAMMA GT;74;U/L;10 - 71', 'ferr;FERRITIN;286;ng/mL;30 - 400', '#GLYCATED HEMOGLOBIN|06/05/2026', 'a1c;HbA1c;7.4;%;4.0 - 6.0', '#URINE - FIRST MORNING|06/05/2026', 'ualb;MICROALBUMIN URINE;58.2;mg/L;0 - 20', 'ucrea;CREATININE URINE;112;mg/dL;40 - 278', 'uacr;ALBUMIN/CREATININE;52.0;mg/g;0 - 30', '#TUMOR MARKERS|06/05/2026', 'psa;PSA TOTAL;1.84;ng/mL;0 - 4.0'].map(row).join('')}</table>
      <p style="margin-top:12px">${c.t('{x|TSH: not performed, repeated within less than 6 months|not done|l.tsh}. {x|Vitamin D: cancelled, not in the basket|not done|l.vitd}.')}</p>
      <p>${c.t('{x|HbA1c above 6.5 % on two occasions confirms diabetes|reference comment|d.dm2}. {x|Albumin 30 - 300 mg/g: moderately increased albuminuria, confirm with two samples|reference comment|d.albur}. {x|The results do not replace medical advice; please contact your physician|instruction}.')}</p>
      <div style="border-top:1px solid #0d5c75;padding-top:5px;font-size:14px">Laboratory director: Prof. Alon Meitar &nbsp; Page 1/1 &nbsp; + above range &nbsp; - below range</div>${c.no('Prof. Alon Meitar', 'laboratory director')}`,
    )
  },
  { width: 1080, scale: 1.3 },
)

/** United States: a walk-in clinic's own tests; a strip's fields and rapid kits side by side with the kit's lot. */
const walkin = doc(
  'p1005.png',
  ['en', 'lab', 'clean'],
  '2026-03-18',
  [
    'Quarry Road Urgent Care',
    'QUARRY ROAD URGENT CARE',
    'Quarry Road Urgent Care, PLLC',
    'Quarry Road Urgent Care Center',
  ],
  ['Jolene Pritchard, PA-C', 'Jolene Pritchard', 'J. Pritchard, PA-C', 'Pritchard, Jolene, PA-C'],
  ['Alicia Monterrosa', 'Alicia G. Monterrosa', 'Monterrosa, Alicia G', 'Monterrosa, Alicia'],
  'In-house laboratory results',
  (c) => {
    const row = (s) => {
      const [line, last = ''] = s.split('|')
      const r = c.lab(line)
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td><b>${en(r.printed)}</b>${r.unit ? ` ${en(r.unit)}` : ''}</td><td>${en(r.ref || last)}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.4 ${FACE.times};font-size:18px;padding:56px 76px}td,th{border:1px solid #444;padding:3px 8px}th{background:#eee}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 24px}p{margin:8px 0}`,
      `<div style="text-align:center"><b style="font-size:26px">Quarry Road Urgent Care</b><br>812 Quarry Road, Barre, VT 056XX &nbsp; (802) 555-01XX<br>CLIA Certificate of Waiver 47DXXXXXXX</div>
      <h2 style="text-align:center;font-size:21px;margin:14px 0 8px">IN-HOUSE LABORATORY RESULTS</h2>
      <div class="two" style="border-top:1px solid #444;border-bottom:1px solid #444;padding:5px 0"><div>Patient: <b>Monterrosa, Alicia G</b><br>DOB: 07/02/1996 &nbsp; Sex: F</div><div>Date of service: 03/18/2026 &nbsp; 5:48 PM<br>Ordered by: Jolene Pritchard, PA-C</div></div>
      <p>Reason: ${c.t('{o|burning with urination} for 2 days, {o|sore throat}, {o|low-grade fever}')}</p>
      <div class="two"><div><b>Urinalysis, dipstick (clean catch)</b><table><tr><th>Test</th><th>Result</th><th>Normal</th></tr>
      ${['ucol;Color;Yellow;;Yellow', 'uapp;Clarity;Cloudy;;Clear', 'uglu;Glucose;Negative;;Negative', 'ubil;Bilirubin;Negative;;Negative', 'uket;Ketones;Trace;;Negative', 'usg;Specific gravity;1.025;;1.005 - 1.030', 'ubld;Blood;Moderate;;Negative', 'uph;pH;6.0;;5.0 - 8.0', 'uprot;Protein;Trace;;Negative', 'urob;Urobilinogen;0.2;mg/dL;0.2 - 1.0', 'unit;Nitrite;Positive;;Negative', 'uleu;Leukocytes;Large;;Negative'].map(row).join('')}</table></div>
      <div><b>Rapid tests</b><table><tr><th>Test</th><th>Result</th><th>Lot / Exp.</th></tr>
      ${['strepa;Strep A antigen, throat;Negative;;|SA2207 / 11-2026', 'fluaag;Influenza A;Negative;;|FC118 / 08-2026', 'flubag;Influenza B;Negative;;|FC118 / 08-2026', 'covag;SARS-CoV-2 antigen;Negative;;|FC118 / 08-2026', 'hcgu;hCG, urine;Negative;;|HU904 / 01-2027', 'glu;Glucose, fingerstick;97;mg/dL;|GS55 / 06-2026', 'e12monos;Mono (heterophile);Negative;;|MN31 / 09-2026'].map(row).join('')}</table><p style="font-size:16px">Internal controls acceptable: [x] Yes &nbsp; [ ] No<br>Performed by: T. Lavoie, MA &nbsp; 6:05 PM</p>${c.no('T. Lavoie', 'medical assistant')}</div></div>
      <p>${c.t('Sent out: {x|urine culture, result in 48 hours|pending|l.ucult}; {x|throat culture|pending|l.tcult}. {x|Chlamydia and gonorrhea: declined by patient|declined|l.chlampcr}.')}</p>
      <p>${c.t('Impression: {d.uti|acute cystitis|icd=N30.00/N30.01/N39.0}. {x|No flank tenderness, pyelonephritis unlikely|negated|d.pyelo}. {x|Strep pharyngitis not found|negated|d.tonsill}. Rx {m.nitrof|nitrofurantoin (Macrobid) 100 mg twice daily|freq=twice daily} x 5 days. Allergy: {a.sulfa|sulfa|react=rash} (rash). {x|Return for fever over 101.5, vomiting or back pain|conditional}.')}</p>
      <div style="margin-top:14px">${signature(c.rnd, '#22306b', 140)}<br>Jolene Pritchard, PA-C</div>
      <p style="font-size:15px;border-top:1px solid #444;padding-top:4px">${c.t('{x|A negative antigen test does not rule out COVID-19 or influenza|reference comment|d.covid}. Supervising physician: Warren Thibodeau, MD')}</p>${c.no('Warren Thibodeau', 'supervising physician')}`,
    )
  },
  { width: 1080, scale: 1.3 },
)

export const twentySeventhEnLabs = [reference, request, pathologist, fund, walkin]
