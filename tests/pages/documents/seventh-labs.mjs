/** Everyday laboratory reports in English: previous result beside, a portal, a hospital's typed print, a ward's grid, serology, a telephone. */
import { barcode, hand, mark, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, resultCell, rows, sheet } from './blind-parts.mjs'

/** Test, current result and flag, previous result and date, units, reference interval: as the largest reference laboratory prints. */
const previous = doc(
  'p221.jpg',
  ['en', 'lab', 'photo'],
  '2025-09-16',
  ['Tidewater Clinical Laboratories', 'TIDEWATER CLINICAL LABORATORIES', 'Tidewater Clinical Labs'],
  ['Renata Osgood, MD', 'OSGOOD, RENATA', 'R OSGOOD', 'Renata Osgood', 'Osgood, Renata'],
  ['Curtis Halvorsen', 'HALVORSEN, CURTIS', 'Halvorsen, Curtis'],
  'Patient report',
  (c) => {
    const line = (key, label, now, before, unit, ref, site = '01') => {
      const r = c.lab([key, label, now, unit, ref].join(';'))
      const off = r.flag === 'H' || r.flag === 'L'
      let old = ''
      if (before) {
        old = `<td class="n">${resultCell(c, key, label, before, unit, ref, '2024-09-10')}</td><td class="s">09/10/2024</td>`
        c.entities.at(-1).optional = true
      } else old = '<td></td><td></td>'
      return `<tr data-e="${r.n}"${off ? ' class="off"' : ''}><td>${en(label)} <sup>${site}</sup></td><td class="n">${en(now)}</td><td>${off ? (r.flag === 'H' ? 'High' : 'Low') : ''}</td>${old}<td class="s">${en(unit)}</td><td class="s">${en(ref)}</td></tr>`
    }
    const head =
      '<tr class="h"><th>Test</th><th class="n">Current Result</th><th>Flag</th><th class="n" colspan="2">Previous Result and Date</th><th>Units</th><th>Reference Interval</th></tr>'
    const group = (title, lines) =>
      `<div class="g">${en(title)}</div><table><colgroup><col style="width:31%"><col style="width:13%"><col style="width:8%"><col style="width:9%"><col style="width:11%"><col style="width:13%"><col></colgroup>${head}${lines.join('')}</table>`
    return sheet(
      `body{font:17px/1.3 ${FACE.narrow};font-size:18px;padding:36px 50px}td,th{padding:2px 7px;text-align:left;vertical-align:baseline}.n{text-align:right}th.n{text-align:right}.h th{border-bottom:1px solid #555;font-size:15.5px;color:#333}.g{font-weight:bold;margin-top:10px;background:#dfe7ee;padding:2px 8px}.off td:nth-child(2),.off td:nth-child(3){font-weight:bold}sup{font-size:11px;color:#666}.s{font-size:16px}.b{display:grid;grid-template-columns:1.1fr 1fr 1.2fr;gap:18px;font-size:16px;margin-top:8px}.b b{display:block;border-bottom:2px solid #24537a}.cm{font-size:15.5px;padding-left:28px;margin:3px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('wave', '#24537a', 44)}<b style="font-size:25px;color:#24537a">Tidewater Clinical Laboratories</b></div><div style="text-align:right"><b>Patient Report</b><br>${barcode(c.rnd, 40, 26)}</div></div>
      <div class="b"><div><b>Patient Details</b>HALVORSEN, CURTIS<br>DOB: 05/22/1967 &nbsp; Age(y/m/d): 058/03/25<br>Gender: Male &nbsp; Patient ID: 118-40-H</div><div><b>Specimen Details</b>Specimen ID: 259-771-0438-0<br>Date collected: 09/16/2025 0812 Local<br>Date received: 09/16/2025<br>Date reported: 09/18/2025 0605 ET</div><div><b>Physician Details</b>Ordering: R OSGOOD &nbsp; Referring:<br>OSGOOD, RENATA MD<br>Account: 45190227, Chesapeake Family Medicine<br>Norfolk VA</div></div>${c.no('Chesapeake Family Medicine', 'account of the laboratory')}
      <div style="font-size:15.5px;margin-top:6px"><b>Ordered items:</b> CBC With Differential/Platelet; Comp. Metabolic Panel (14); Lipid Panel; Hemoglobin A1c; TSH</div>
      ${group('CBC With Differential/Platelet', [line('wbc', 'WBC', '6.9', '7.1', 'x10E3/uL', '3.4-10.8'), line('rbc', 'RBC', '5.02', '4.98', 'x10E6/uL', '4.14-5.80'), line('hgb', 'Hemoglobin', '15.1', '15.4', 'g/dL', '13.0-17.7'), line('hct', 'Hematocrit', '45.3', '45.9', '%', '37.5-51.0'), line('mcv', 'MCV', '90', '92', 'fL', '79-97'), line('plt', 'Platelets', '132', '158', 'x10E3/uL', '150-450'), line('neutp', 'Neutrophils', '58', '', '%', 'Not Estab.'), line('lymphp', 'Lymphs', '29', '', '%', 'Not Estab.'), line('neut', 'Neutrophils (Absolute)', '4.0', '4.2', 'x10E3/uL', '1.4-7.0'), line('lymph', 'Lymphs (Absolute)', '2.0', '2.1', 'x10E3/uL', '0.7-3.1'), line('ig', 'Immature Granulocytes', '0', '', '%', 'Not Estab.')])}
      ${group('Comp. Metabolic Panel (14)', [line('glu', 'Glucose', '141', '128', 'mg/dL', '70-99'), line('bun', 'BUN', '19', '17', 'mg/dL', '6-24'), line('crea', 'Creatinine', '1.12', '1.05', 'mg/dL', '0.76-1.27'), line('egfr', 'eGFR', '76', '82', 'mL/min/1.73', '>59'), line('na', 'Sodium', '141', '140', 'mmol/L', '134-144'), line('k', 'Potassium', '4.4', '4.6', 'mmol/L', '3.5-5.2'), line('ca', 'Calcium', '9.6', '9.5', 'mg/dL', '8.7-10.2'), line('alb', 'Albumin', '4.5', '4.4', 'g/dL', '3.8-4.9'), line('tbil', 'Bilirubin, Total', '0.5', '0.6', 'mg/dL', '0.0-1.2'), line('alp', 'Alkaline Phosphatase', '84', '79', 'IU/L', '44-121'), line('ast', 'AST (SGOT)', '43', '31', 'IU/L', '0-40'), line('alt', 'ALT (SGPT)', '62', '40', 'IU/L', '0-44')])}
      ${group('Lipid Panel', [line('chol', 'Cholesterol, Total', '172', '231', 'mg/dL', '100-199'), line('trig', 'Triglycerides', '204', '260', 'mg/dL', '0-149'), line('hdl', 'HDL Cholesterol', '36', '35', 'mg/dL', '>39'), line('vldl', 'VLDL Cholesterol Cal', '35', '', 'mg/dL', '5-40'), line('ldl', 'LDL Chol Calc (NIH)', '101', '148', 'mg/dL', '0-99')])}
      ${group('Hemoglobin A1c', [line('a1c', 'Hemoglobin A1c', '7.2', '6.6', '%', '4.8-5.6')])}<div class="cm">${c.t('{x|Prediabetes: 5.7 - 6.4|reference comment|d.predm}. {x|Diabetes: >6.4|reference comment|d.dm2}. {o|Glycemic control for adults with diabetes}: <7.0')}</div>
      ${group('TSH', [line('tsh', 'TSH', '2.480', '', 'uIU/mL', '0.450-4.500')])}
      <div style="font-size:14.5px;border-top:1px solid #888;margin-top:6px">01: Tidewater Norfolk, 410 Brambleton Ave. Dir: Everett Gaskins, MD. &nbsp; Date created: 09/18/2025 &nbsp; Final report &nbsp; Page 1 of 1</div>${c.no('Everett Gaskins, MD', 'laboratory director')}`,
    )
  },
  { scale: 1.25, degrade: { angle: -0.9 } },
)

/** A hospital portal's print: component, your value with unit, standard range, a word for what is outside. */
const portal = doc(
  'p222.png',
  ['en', 'lab', 'clean'],
  '2026-01-08',
  [
    'Lakeshore Health Partners',
    'Lakeshore Health',
    'Lakeshore Health Partners Laboratory',
    'Lakeshore Main Laboratory',
  ],
  ['Amara Nwosu, PA-C', 'Amara Nwosu', 'Amara Nwosu PA-C'],
  ['Gretchen Dalrymple', 'Gretchen M Dalrymple', 'Gretchen M. Dalrymple', 'Dalrymple, Gretchen'],
  'Test results',
  (c) => {
    const cells = (r, off) =>
      `<td>${en(r.label)}</td><td>${off ? '<b>' : ''}${en(`${r.printed} ${r.unit}`.trim())}${off ? '</b>' : ''}</td><td>${en(r.ref ? `${r.ref}${/^\d/.test(r.ref) && r.unit ? ` ${r.unit}` : ''}` : '')}</td><td class="w">${off ? (r.flag === 'H' ? '▲ High' : '▼ Low') : ''}</td>`
    const panel = (title, note, lines) =>
      `<h2>${en(title)}</h2><div class="m">${en(note)}</div><table><tr><th>Component</th><th>Your Value</th><th>Standard Range</th><th>Flag</th></tr>${rows(c, cells, lines)}</table>`
    return sheet(
      `body{font:18px/1.42 ${FACE.openSans};font-size:17px;padding:40px 80px}h2{font-size:21px;color:#0b6b74;margin-top:20px}.m{color:#555;font-size:15.5px;margin-bottom:5px}th{border-bottom:2px solid #0b6b74;font-size:15px;color:#444}td,th{padding:5px 10px}td{border-bottom:1px solid #e3e3e3}.w{color:#a03000;width:110px}.c td{background:#f5f8f8;font-size:15.5px}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:1px solid #ccc;padding-bottom:8px"><div style="display:flex;gap:10px;align-items:center">${mark('leaf', '#0b6b74', 40)}<b style="font-size:23px;color:#0b6b74">Lakeshore Health Partners</b></div><div style="text-align:right;font-size:15px">Name: Gretchen M Dalrymple | DOB: 7/19/1979 | MRN: 80442917<br>PCP: Howard Pitts, MD &nbsp; Printed 1/12/2026</div></div>${c.no('Howard Pitts, MD', 'primary care provider, not the one who ordered')}
      <p style="font-size:15.5px">Collected on January 8, 2026 9:14 AM &nbsp; Resulted on January 8, 2026 4:40 PM &nbsp; Authorizing provider: Amara Nwosu, PA-C &nbsp; Resulting lab: Lakeshore Main Laboratory &nbsp; Result status: Final</p>
      ${panel('Basic metabolic panel', 'Specimen: Blood, venous', ['na;Sodium;132;mmol/L;136 - 145', 'k;Potassium;3.3;mmol/L;3.5 - 5.1', 'cl;Chloride;96;mmol/L;98 - 107', 'hco3;CO2;29;mmol/L;22 - 29', 'gap;Anion Gap;7;mmol/L;5 - 15', 'bun;Urea Nitrogen;11;mg/dL;6 - 20', 'crea;Creatinine;0.81;mg/dL;0.50 - 0.90', 'egfr;eGFR;92;mL/min/1.73m²;>=60', 'glu;Glucose;94;mg/dL;70 - 99', 'ca;Calcium;9.1;mg/dL;8.6 - 10.0', '>Comment from Amara Nwosu, PA-C: Your sodium and potassium are a little low, {m.hctz|hydrochlorothiazide|st=stopped;dose=-} is the likely reason. Please stop it. {x|You do not need a potassium pill yet|not given|m.kcl}. {x|Repeat this panel in one week|planned}.'])}
      ${panel('Magnesium', 'Specimen: Blood, venous', ['mg;Magnesium;1.7;mg/dL;1.6 - 2.6'])}
      ${panel('Hepatic function panel', 'Specimen: Blood, venous', ['tp;Protein, Total;7.4;g/dL;6.4 - 8.3', 'alb;Albumin;4.2;g/dL;3.5 - 5.2', 'tbil;Bilirubin, Total;0.4;mg/dL;<=1.2', 'dbil;Bilirubin, Direct;<0.2;mg/dL;<=0.3', 'alp;Alkaline Phosphatase;58;U/L;35 - 104', 'ast;AST;21;U/L;<=32', 'alt;ALT;19;U/L;<=33'])}
      ${panel('Vitamin D 25 hydroxy', 'Specimen: Blood, venous', ['vitd;Vitamin D, 25-Hydroxy, Total;17;ng/mL;30 - 100', '>{x|Deficiency: less than 20 ng/mL|reference comment|d.vitd}. Insufficiency: 20 to 29 ng/mL. Comment from Amara Nwosu, PA-C: please start {m.chole|vitamin D3 2,000 units|freq=daily} daily.'])}
      ${panel('POCT rapid strep', 'Specimen: Throat swab', ['strepa;Strep A Antigen;Negative;;Negative'])}
      <p style="font-size:14.5px;color:#666">MyLakeshore is for non-urgent messages. © 2026. Page 1 of 1</p>`,
    )
  },
)

/** A hospital group's typed print in Britain: monospaced, star before what is outside, limits in round brackets. */
const typed = doc(
  'p223.png',
  ['en', 'lab', 'scan'],
  '2025-10-02',
  [
    'Mendip and Levels Hospitals NHS Trust',
    'MENDIP AND LEVELS HOSPITALS NHS TRUST',
    'Mendip and Levels Hospitals Pathology',
    'Mendip and Levels Hospitals',
  ],
  ['Dr Harriet Pomeroy', 'Dr H Pomeroy', 'Harriet Pomeroy', 'DR H POMEROY', 'H Pomeroy'],
  ['Winifred Tucker', 'TUCKER, Winifred', 'TUCKER Winifred', 'Mrs Winifred Tucker'],
  'Pathology report',
  (c) => {
    const cells = (r, off) =>
      `<td class="st">${off ? '*' : ''}</td><td>${en(r.label)}</td>${/^[A-Z]/.test(r.printed) ? `<td colspan="3">${en(r.printed)}</td>` : `<td class="v">${en(r.printed)}</td><td>${en(r.unit)}</td><td>${r.ref ? `(${en(r.ref)})` : ''}</td>`}`
    const block = (title, number, lines) =>
      `<div class="b"><b>${en(title)}</b> &nbsp; Lab no. ${number} &nbsp; Collected 02/10/25 10:50 &nbsp; Received 02/10/25 14:22</div><table>${rows(c, cells, lines)}</table>`
    return sheet(
      `body{font:18px/1.36 ${FACE.courier};font-size:18.5px;padding:46px 60px}td{padding:1px 6px}.st{width:24px}.v{text-align:right;width:110px;padding-right:16px}.b{border-top:1px dashed #000;border-bottom:1px dashed #000;margin-top:14px;padding:2px 0;font-size:17px}.c td{padding-left:34px}.h{display:grid;grid-template-columns:1fr 1fr;gap:4px 30px;margin-top:10px}`,
      `<div style="text-align:center"><b>MENDIP AND LEVELS HOSPITALS NHS TRUST</b><br>DEPARTMENT OF PATHOLOGY, WELLS BA5 &nbsp; Tel 01749 000000</div>
      <div class="h"><div>Surname: TUCKER<br>Forename: Winifred<br>DoB: 11/01/1943 &nbsp; Sex: F<br>NHS No: 999 203 4418</div><div>Requester: DR H POMEROY<br>Location: Cheddar Road Surgery<br>Copy: Anticoagulant clinic<br>Report printed: 03/10/25 06:15</div></div>${c.no('Cheddar Road Surgery', 'place of the requester')}
      <p>${c.t('Clinical details: {o|tired}, on {m.warf|warfarin|dose=-} for {d.af|AF}. {x|?iron deficiency|question|d.ida}. {x|?hypothyroid|question|d.hypothy}')}</p>
      ${block('HAEMATOLOGY', 'H,25.0418823', ['hgb;Haemoglobin;98;g/L;115 - 155', 'wbc;White cell count;7.4;10^9/L;4.0 - 11.0', 'plt;Platelets;466;10^9/L;150 - 400', 'rbc;Red cell count;4.21;10^12/L;3.80 - 5.20', 'hct;Haematocrit;0.32;L/L;0.35 - 0.47', 'mcv;MCV;76.1;fL;80.0 - 100.0', 'mch;MCH;23.3;pg;27.0 - 33.0', 'neut;Neutrophils;5.12;10^9/L;2.00 - 7.50', 'lymph;Lymphocytes;1.48;10^9/L;1.00 - 4.00', 'mono;Monocytes;0.61;10^9/L;0.20 - 1.00', 'eos;Eosinophils;0.15;10^9/L;0.00 - 0.50', 'baso;Basophils;0.04;10^9/L;0.00 - 0.10', 'blastf;Film comment;Hypochromic microcytic red cells;;', 'inr;INR;2.7;;', '>Target range 2.0 - 3.0. Next test: see yellow book.'])}
      ${block('BIOCHEMISTRY', 'C,25.0903117', ['na;Sodium;139;mmol/L;133 - 146', 'k;Potassium;4.7;mmol/L;3.5 - 5.3', 'urea;Urea;8.9;mmol/L;2.5 - 7.8', 'crea;Creatinine;94;umol/L;45 - 84', 'egfr;eGFR;52;mL/min/1.73m2;', '>Stage from two results more than 90 days apart. {x|eGFR 45 - 59 with ACR < 3 = CKD G3aA1|reference comment|d.ckd3}.', 'alt;ALT;14;U/L;< 35', 'alp;Alk. phosphatase;88;U/L;30 - 130', 'tbil;Bilirubin;7;umol/L;< 21', 'alb;Albumin;39;g/L;35 - 50', 'crp;CRP;6;mg/L;< 5'])}
      ${block('HAEMATINICS / ENDOCRINE', 'C,25.0903118', ['ferr;Ferritin;5;ug/L;13 - 150', 'b12;Vitamin B12;318;ng/L;197 - 771', 'fol;Serum folate;4.9;ug/L;> 3.0', 'tsh;TSH;3.31;mU/L;0.27 - 4.20', 'ft4;Free T4;15.2;pmol/L;12.0 - 22.0', '>{x|Ferritin below 13 indicates absent iron stores|reference comment|d.ida}. {x|Consider coeliac screen|suggested|d.celiac} and GI investigation.'])}
      <p>Authorised by: Dr Lionel Ashworth, Consultant Biochemist 02/10/25 19:40 &nbsp;&nbsp; *** END OF REPORT ***</p>${c.no('Dr Lionel Ashworth', 'authorising consultant of the laboratory')}
      <div>${hand('tel. patient re iron - HP', 26)}</div>`,
    )
  },
  {
    degrade: { angle: 0.9 },
    facilityAliases: [
      'Mendip and Levels Hospitals NHS Trust',
      'MENDIP AND LEVELS HOSPITALS NHS TRUST',
      'Mendip and Levels Hospitals',
      'Department of Pathology',
      'Mendip and Levels Hospitals Department of Pathology',
    ],
  },
)

/** A ward's grid: draws across, oldest left, letters behind what is outside, limits in the last column. */
const grid = doc(
  'p224.jpg',
  ['en', 'lab', 'photo'],
  '2025-11-21',
  ['St. Brendan Medical Center', 'ST. BRENDAN MEDICAL CENTER', 'Saint Brendan Medical Center'],
  [
    'Keisha Abernathy, DO',
    'Keisha Abernathy',
    'ABERNATHY, KEISHA DO',
    'K. Abernathy, DO',
    'Abernathy, Keisha',
  ],
  ['Raymond Szabo', 'SZABO, RAYMOND', 'Szabo, Raymond'],
  'Cumulative laboratory summary',
  (c) => {
    const days = ['2025-11-18', '2025-11-19', '2025-11-20', '2025-11-21']
    const line = (key, label, unit, ref, values) =>
      `<tr><td>${en(label)}</td>${values.map((v, i) => `<td class="v">${v ? resultCell(c, key, label, v, unit, ref, days[i], (r) => (r.flag === 'H' || r.flag === 'L' ? `${v} ${r.flag}` : v)) : '-'}</td>`).join('')}<td>${en(ref)}</td><td>${en(unit)}</td></tr>`
    const group = (t) => `<tr class="g"><td colspan="7">${en(t)}</td></tr>`
    return sheet(
      `body{font:18px/1.3 ${FACE.arial};font-size:17.5px;padding:40px 46px}td,th{border:1px solid #999;padding:4px 9px}th{background:#e9e9e9;text-align:center;font-size:15.5px}.v{text-align:center;width:118px}.g td{font-weight:bold;background:#f4f1e6}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:23px">ST. BRENDAN MEDICAL CENTER</b><br>Cumulative Laboratory Summary &nbsp; Unit 4 West, Bed 412-B</div>${barcode(c.rnd, 34, 34)}</div><p>SZABO, RAYMOND &nbsp; 71Y M &nbsp; DOB 03/02/1954 &nbsp; MRN 00719345 &nbsp; Acct 55830021<br>Admit: 11/18/2025 &nbsp; Attending: ABERNATHY, KEISHA DO &nbsp; Consult: Nephrology, Piotr Zawadzki, MD &nbsp; Run: 11/22/2025 00:15</p>${c.no('Piotr Zawadzki, MD', 'consultant')}
      <table><tr><th>Test</th>${['11/18/25 14:02', '11/19/25 05:30', '11/20/25 05:41', '11/21/25 05:25'].map((d) => `<th>${d.replace(' ', '<br>')}</th>`).join('')}<th>Reference</th><th>Units</th></tr>
      ${group('Chemistry')}${line('na', 'Sodium', 'mmol/L', '136-145', ['131', '133', '137', '138'])}${line('k', 'Potassium', 'mmol/L', '3.5-5.1', ['5.9', '5.2', '4.6', '4.3'])}${line('cl', 'Chloride', 'mmol/L', '98-107', ['99', '102', '104', '105'])}${line('hco3', 'CO2', 'mmol/L', '21-32', ['17', '19', '22', '24'])}${line('bun', 'BUN', 'mg/dL', '7-18', ['74', '61', '43', '29'])}${line('crea', 'Creatinine', 'mg/dL', '0.70-1.30', ['3.84', '2.91', '1.98', '1.52'])}${line('glu', 'Glucose', 'mg/dL', '74-106', ['166', '121', '104', '98'])}${line('ca', 'Calcium', 'mg/dL', '8.5-10.1', ['8.3', '8.2', '8.6', '8.8'])}${line('phos', 'Phosphorus', 'mg/dL', '2.5-4.9', ['5.8', '', '4.1', '3.4'])}${line('mg', 'Magnesium', 'mg/dL', '1.8-2.4', ['2.6', '', '2.1', ''])}
      ${group('Hematology')}${line('wbc', 'WBC', 'K/uL', '4.5-11.0', ['14.2', '11.8', '9.3', '8.1'])}${line('hgb', 'Hemoglobin', 'g/dL', '13.5-17.5', ['13.9', '12.8', '12.4', '12.6'])}${line('hct', 'Hematocrit', '%', '41.0-53.0', ['42.0', '38.7', '37.2', '37.9'])}${line('plt', 'Platelets', 'K/uL', '150-400', ['298', '251', '', '240'])}
      ${group('Cardiac / other')}${line('tropi', 'Troponin I, High Sens', 'ng/L', '<20', ['18', '16', '', ''])}${line('lact', 'Lactic acid', 'mmol/L', '0.4-2.0', ['2.9', '1.4', '', ''])}${line('pct', 'Procalcitonin', 'ng/mL', '<0.10', ['0.31', '', '', '0.08'])}${line('ck', 'CK', 'U/L', '39-308', ['412', '', '203', ''])}</table>
      <p style="font-size:15.5px">${c.t('H = above reference, L = below reference, - = not ordered. 11/18 potassium called to RN J. Tibbets 14:47. {x|No hemolysis seen|negated}. Working diagnosis on order: {d.aki|acute kidney injury}. {x|Rule out urinary obstruction|question}.')}</p>${c.no('J. Tibbets', 'nurse')}<div style="text-align:right">${stamp(['CHART COPY', 'DO NOT DISCARD'], '#8a2020', -4)}</div>`,
    )
  },
  { scale: 1.25, degrade: { angle: 1.3, folds: [0.5] } },
)

/** A fertility clinic's blood results: hormones with their ranges by phase below, serology in words. */
const fertility = doc(
  'p225.png',
  ['en', 'lab', 'scan'],
  '2025-06-11',
  ['Calder Valley Fertility Clinic', 'CALDER VALLEY FERTILITY CLINIC', 'Calder Valley Fertility'],
  ['Dr Anneliese Thorpe', 'Anneliese Thorpe', 'Dr A Thorpe'],
  ['Ms Josephine Adeyemi', 'Josephine Adeyemi', 'ADEYEMI, Josephine', 'Adeyemi, Josephine'],
  'Blood test results',
  (c) => {
    const hormone = (r, off) =>
      `<td>${en(r.label)}</td><td class="v">${en(r.printed)}${off ? ` (${r.flag === 'H' ? 'high' : 'low'})` : ''}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td>`
    const serology = (r) =>
      `<td>${en(r.label)}</td><td class="v" colspan="2">${en(`${r.printed} ${r.unit}`.trim())}</td><td>${en(r.ref)}</td>`
    return sheet(
      `body{font:18px/1.4 ${FACE.cambria};font-size:18.5px;padding:48px 76px}h2{font-size:20px;margin:18px 0 4px;font-style:italic}td,th{padding:4px 10px;border-bottom:1px dotted #777}th{border-bottom:1.5px solid #000}.v{font-weight:bold}.c td{font-size:16px;border:0;padding-left:28px}.g td{background:#eee}`,
      `<div style="display:flex;justify-content:space-between;align-items:center">${mark('rings', '#6c3a6b', 54)}<div style="text-align:right"><b style="font-size:25px">Calder Valley Fertility Clinic</b><br>Hebden Mill, West Yorkshire</div></div>
      <p>Patient: <b>Ms Josephine Adeyemi</b> &nbsp; Date of birth: 14 April 1991 &nbsp; Clinic no. CV-20817<br>Partner: Mr Toby Adeyemi &nbsp; Requested by: Dr Anneliese Thorpe &nbsp; GP: Dr Wesley Akroyd<br>Sample taken: 11 June 2025, day 3 of cycle &nbsp; Reported: 16 June 2025</p>${c.no('Dr Wesley Akroyd', 'general practitioner')}${c.no('Mr Toby Adeyemi', 'partner')}
      <h2>Hormone profile</h2><table><tr><th>Test</th><th>Result</th><th>Unit</th><th>Follicular phase</th></tr>${rows(c, hormone, ['fsh;FSH;11.8;IU/L;3.5 - 12.5', 'lh;LH;5.2;IU/L;2.4 - 12.6', 'e2;Oestradiol;148;pmol/L;45 - 854', 'prl;Prolactin;612;mIU/L;102 - 496', '>{x|Macroprolactin not detected|negated}. Please repeat rested. {x|Prolactin above 2000 suggests prolactinoma|reference comment|d.prolact}.', 'testo;Testosterone;1.1;nmol/L;0.3 - 1.7', 'shbg;SHBG;51;nmol/L;32 - 128', 'amh;AMH;4.6;pmol/L;', '>AMH in pmol/L: 15.7 and over satisfactory; 5.4 - 15.6 low; below 5.4 very low.'])}</table>
      <h2>Thyroid and vitamins</h2><table><tr><th>Test</th><th>Result</th><th>Unit</th><th>Reference</th></tr>${rows(c, hormone, ['tsh;TSH;3.9;mIU/L;0.27 - 4.20', 'ft4;Free T4;14.6;pmol/L;12 - 22', 'tpo;TPO antibodies;188;IU/mL;0 - 34', 'vitd;25-OH vitamin D;33;nmol/L;50 - 120', 'ferr;Ferritin;22;ug/L;15 - 150'])}</table>
      <h2>Infection screen and immunity</h2><table><tr><th>Test</th><th colspan="2">Result</th><th>Interpretation</th></tr>${rows(c, serology, ['rubg;Rubella IgG;42;IU/mL;Immune', 'vzvg;Varicella zoster IgG;Positive;;Immune', 'hbsag;Hepatitis B surface antigen;Not detected;;', 'hbc;Hepatitis B core antibody;Not detected;;', 'antihcv;Hepatitis C antibody;Not detected;;', 'hivag;HIV 1 and 2 antigen / antibody;Not detected;;', 'syph;Syphilis antibody;Not detected;;', 'chlampcr;Chlamydia trachomatis (urine NAAT);Not detected;;', 'gonopcr;Neisseria gonorrhoeae (urine NAAT);Not detected;;'])}</table>
      <h2>Blood group and count</h2><table>${rows(c, hormone, ['abo;Blood group;O;;', 'rhd;Rh (D);Negative;;', 'hgb;Haemoglobin;127;g/L;120 - 150', 'plt;Platelets;243;10^9/L;150 - 410'])}</table>
      <p style="font-size:16.5px">${c.t('Assayed by Pennine Reference Pathology, Halifax. Remarks by Dr Thorpe: {o|low ovarian reserve} for age, discuss {x|IVF|planned|p.ivf} at next visit. {m.folic|Folic acid 400 micrograms daily|freq=daily} continue. {x|Levothyroxine if TSH above 4|conditional|m.levo}.')}</p>`,
    )
  },
  {
    degrade: { angle: -0.6 },
    facilityAliases: [
      'CALDER VALLEY FERTILITY CLINIC',
      'Calder Valley Fertility',
      'Pennine Reference Pathology',
      'Pennine Reference Pathology, Halifax',
    ],
  },
)

/** A screenshot of a health service's telephone application: name, value under it, the limits in words. */
const telephone = doc(
  'p226.png',
  ['en', 'lab', 'clean'],
  '2025-08-04',
  ['Harbour Street Medical Centre', 'Harbour Street Medical Centre, Whitby'],
  ['Dr Gwilym Parry', 'Gwilym Parry', 'Dr G Parry'],
  ['Patrick Fothergill', 'Mr Patrick Fothergill'],
  'Test results',
  (c) => {
    const item = (line) => {
      const [what, more = ''] = line.split('|')
      const r = c.lab(what, more ? { range: more } : {})
      const off = r.flag === 'H' || r.flag === 'L'
      return `<div class="i" data-e="${r.n}" data-line><div class="n">${en(r.label)}</div><div class="v">${en(`${r.printed} ${r.unit}`.trim())}${off ? ` <span class="w">${r.flag === 'H' ? 'Above' : 'Below'} range</span>` : ''}</div>${r.ref ? `<div class="r">${en(r.ref)}</div>` : ''}</div>`
    }
    return sheet(
      `body{font:18px/1.38 ${FACE.roboto};background:#f0f4f5;padding:0 0 20px}.top{background:#0a4b7d;color:#fff;padding:14px 22px;font-size:18px;display:flex;justify-content:space-between}.in{padding:12px 22px}h1{font-size:27px;margin:6px 0 8px}.i{background:#fff;border:1px solid #d4dbe0;border-bottom:0;padding:7px 14px}.i:last-child{border-bottom:1px solid #d4dbe0}.n{font-weight:bold}.r{color:#4c6272;font-size:16px}.w{background:#fff1c2;color:#5c3c00;padding:0 8px;border-radius:3px;font-size:16px;margin-left:8px}h2{font-size:21px;margin:16px 0 6px}.k{font-size:16.5px}`,
      `<div class="top"><span>‹ Back</span><b>Test results</b><span>10:42</span></div><div class="in"><h1>Blood tests</h1><div class="k">Patrick Fothergill &nbsp; Born 21 December 1956<br>Sample taken 4 August 2025 at 8:20am<br>Shared with you 7 August 2025 by Harbour Street Medical Centre</div>
      <div class="k" style="background:#fff;border-left:6px solid #0a4b7d;padding:8px 12px;margin-top:10px"><b>Dr Gwilym Parry wrote</b><br>${c.t('{o|Sugar control slipping}, otherwise satisfactory. Please increase {m.metf|metformin to 1 g twice a day|dose=1 g;freq=twice a day}. {x|No need for insulin|negated}. Book {x|foot check|planned} with the nurse.')}</div>
      <h2>${c.t('{o|Diabetes monitoring}')}</h2><div>${['a1c;HbA1c level (IFCC);64;mmol/mol;Target below 53 mmol/mol|-', 'uacr;Urine albumin:creatinine ratio;5.2;mg/mmol;Reference range: less than 3.0|<3.0'].map(item).join('')}</div>
      <h2>Kidney function</h2><div>${['na;Sodium;140;mmol/L;Reference range: between 133 and 146|133-146', 'k;Potassium;5.0;mmol/L;Reference range: between 3.5 and 5.3|3.5-5.3', 'urea;Urea;7.1;mmol/L;Reference range: between 2.5 and 7.8|2.5-7.8', 'crea;Creatinine;101;umol/L;Reference range: between 59 and 104|59-104', 'egfr;Estimated GFR (CKD-EPI);66;mL/min/1.73m²;'].map(item).join('')}</div>
      <h2>Liver function</h2><div>${['tbil;Total bilirubin;11;umol/L;Reference range: less than 21|<21', 'alt;ALT;58;U/L;Reference range: less than 50|<50', 'alp;Alkaline phosphatase;77;U/L;Reference range: between 30 and 130|30-130', 'alb;Albumin;43;g/L;Reference range: between 35 and 50|35-50'].map(item).join('')}</div>
      <h2>Cholesterol (non-fasting)</h2><div>${['chol;Total cholesterol;4.1;mmol/L;', 'hdl;HDL cholesterol;0.9;mmol/L;Reference range: more than 1.0|>1.0', 'nhdl;Non-HDL cholesterol;3.2;mmol/L;Target below 2.6|-'].map(item).join('')}</div>
      <h2>Other</h2><div>${['b12;Vitamin B12;171;ng/L;Reference range: between 197 and 771|197-771', 'psa;PSA;1.9;ug/L;Reference range: less than 6.5 (age 60 to 69)|<6.5'].map(item).join('')}</div></div>`,
    )
  },
  { width: 640, scale: 1.7, minHeight: 1200 },
)

export const seventhLabs = [previous, portal, typed, grid, fertility, telephone]
