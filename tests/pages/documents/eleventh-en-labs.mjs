/** Laboratory reports in English: India, Australia, Canada, an Irish practice's review on a page, Israeli serology. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, items, resultCell, rows, sheet } from './blind-parts.mjs'

/** India: the method under the test, unit and interval before the value, the value last and bold when outside. */
const profile = doc(
  'p301.png',
  ['en', 'lab', 'clean'],
  '2025-03-14',
  [
    'Tarangini Diagnostics',
    'TARANGINI DIAGNOSTICS',
    'Tarangini Diagnostics Pvt. Ltd.',
    'Tarangini Diagnostics, Pune',
  ],
  ['Dr. Anjali Kulkarni', 'Dr. ANJALI KULKARNI, MD', 'Dr. ANJALI KULKARNI', 'Anjali Kulkarni'],
  ['Prakash V. Deshmukh', 'Mr. PRAKASH V. DESHMUKH', 'PRAKASH V. DESHMUKH', 'Prakash Deshmukh'],
  'Executive health profile',
  (c) => {
    const methods = {
      glu: 'GOD-POD',
      a1c: 'HPLC',
      chol: 'CHOD-PAP',
      ast: 'IFCC',
      alt: 'IFCC',
      crea: 'Jaffe kinetic',
      tsh: 'CLIA',
      vitd: 'CLIA',
      b12: 'CLIA',
    }
    const cells = (r, off) => {
      const key = Object.keys(methods).find((k) => c.entities[r.n].name === c.concept(`l.${k}`).name)
      const under = key ? `<br><i>Method: ${methods[key]}</i>` : ''
      return `<td>${en(r.label)}${under}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td><td class="v">${off ? '<b>' : ''}${en(r.printed)}${off ? '</b>' : ''}</td>`
    }
    const part = (title, lines) =>
      `<tr class="t"><td colspan="4">${en(title)}</td></tr>${rows(c, cells, lines)}`
    return sheet(
      `body{font:17px/1.3 ${FACE.lato};padding:34px 64px}td,th{padding:2.5px 10px}th{background:#f0e3d0;border:1px solid #9a6b2f;font-size:16px}i{font-size:13px;color:#666}.t td{text-align:center;font-weight:bold;text-decoration:underline;padding-top:8px}.v{text-align:center;width:170px;border-left:1px solid #d8c3a3}.c td{font-size:14px;color:#333}.h{display:grid;grid-template-columns:1.15fr 1fr;border:1px solid #9a6b2f;padding:6px 12px;margin:8px 0;font-size:16px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center">${mark('star', '#b3541e', 52)}<div style="text-align:center"><b style="font-size:28px;color:#b3541e;letter-spacing:1px">TARANGINI DIAGNOSTICS</b><br>Pvt. Ltd. &nbsp; Karve Road, Pune 411 004</div>${matrixCode(c.rnd, 22, 3)}</div>
      <div class="h"><div>Patient Name : <b>Mr. PRAKASH V. DESHMUKH</b><br>Age / Sex : 54 Y / M<br>Ref. By : Dr. ANJALI KULKARNI, MD<br>Lab ID : TD2503141178</div><div>Registered On : 14/Mar/2025 07:31AM<br>Collected On : 14/Mar/2025 07:42AM<br>Reported On : 14/Mar/2025 06:10PM<br>Status : Final</div></div>
      <table><colgroup><col style="width:40%"><col style="width:16%"><col style="width:24%"><col></colgroup><tr><th>Test Description</th><th>Unit</th><th>Bio. Ref. Interval</th><th style="text-align:center">Observed Value</th></tr>
      ${part('DIABETIC PROFILE', ['glu;Glucose, Fasting (Plasma);132;mg/dL;70 - 99', 'a1c;HbA1c (Glycosylated Haemoglobin);7.4;%;< 5.7', 'eag;Estimated Average Glucose (eAG);166;mg/dL;', '>{x|Pre-diabetes : 5.7 - 6.4 %|reference comment|d.predm} {x|Diabetes : >= 6.5 %|reference comment|d.dm2} (ADA)'])}
      ${part('LIPID PROFILE', ['chol;Total Cholesterol;214;mg/dL;< 200', 'trig;Triglycerides;238;mg/dL;< 150', 'hdl;HDL Cholesterol;37;mg/dL;> 40', 'ldl;LDL Cholesterol (Calculated);129;mg/dL;< 100', 'vldl;VLDL Cholesterol;47.6;mg/dL;< 30', 'nhdl;Non HDL Cholesterol;177;mg/dL;< 130', 'cholhdl;Total Chol. / HDL Ratio;5.8;;3.3 - 4.4'])}
      ${part('LIVER FUNCTION TEST', ['tbil;Bilirubin, Total;0.9;mg/dL;0.2 - 1.2', 'dbil;Bilirubin, Direct;0.2;mg/dL;0.0 - 0.3', 'unconj;Bilirubin, Indirect;0.7;mg/dL;0.2 - 0.8', 'ast;SGOT (AST);41;U/L;< 35', 'alt;SGPT (ALT);63;U/L;< 45', 'alp;Alkaline Phosphatase;88;U/L;43 - 115', 'ggt;Gamma GT;71;U/L;< 55', 'tp;Total Protein;7.3;g/dL;6.4 - 8.3', 'alb;Albumin;4.4;g/dL;3.5 - 5.2', 'glob;Globulin;2.9;g/dL;2.3 - 3.5', 'agr;A : G Ratio;1.5;;0.9 - 2.0'])}
      ${part('KIDNEY FUNCTION TEST', ['urea;Urea;29;mg/dL;17 - 43', 'bun;Blood Urea Nitrogen;13.6;mg/dL;8.0 - 20.0', 'crea;Creatinine;0.98;mg/dL;0.67 - 1.17', 'uric;Uric Acid;7.6;mg/dL;3.5 - 7.2'])}
      ${part('THYROID PROFILE', ['tt3;T3, Total;1.12;ng/mL;0.80 - 2.00', 'tt4;T4, Total;7.9;ug/dL;5.1 - 14.1', 'tsh;TSH (Ultrasensitive);4.86;uIU/mL;0.27 - 4.20', '>{x|TSH 4.2 - 10 with normal T4 may be seen in subclinical hypothyroidism|reference comment|d.subhypo}; kindly correlate clinically.'])}
      ${part('VITAMINS', ['vitd;Vitamin D (25-OH), Total;14.2;ng/mL;30 - 100', 'b12;Vitamin B12;188;pg/mL;197 - 771', '>{x|Deficient < 20 ng/mL|reference comment|d.vitd}, insufficient 20 - 29, sufficient 30 - 100, {x|toxic > 150|reference comment}.'])}</table>
      <div style="display:flex;justify-content:space-between;margin-top:12px;font-size:15px"><div>*** End of Report ***<br>Results relate only to the sample tested. Page 1 of 1</div><div style="text-align:center">${signature(c.rnd)}<br>Dr. Rohit Salunkhe, MD (Path), Reg. 2009/04/1187</div></div>${c.no('Dr. Rohit Salunkhe, MD (Path)', 'pathologist of the laboratory')}`,
    )
  },
)

/** Australia: the newest date in the first column, limits small under the analyte, a letter before what is outside. */
const cumulative = doc(
  'p302.jpg',
  ['en', 'lab', 'photo'],
  '2026-02-04',
  ['Currawong Pathology', 'CURRAWONG PATHOLOGY'],
  ['Dr Priyanka Nair', 'Dr P Nair', 'Priyanka Nair', 'DR PRIYANKA NAIR'],
  ["Shanelle O'Donoghue", "O'DONOGHUE Shanelle", "Ms Shanelle O'DONOGHUE", "O'DONOGHUE, Shanelle"],
  'Cumulative report',
  (c) => {
    const days = ['2026-02-04', '2025-11-12', '2025-08-20', '2025-05-14']
    const line = (key, label, unit, ref, values) =>
      `<tr><td>${en(label)}<small>${en(`(${ref}) ${unit}`)}</small></td>${values
        .map((v, i) => {
          const shown = (r) => (r.flag === 'H' || r.flag === 'L' ? `${r.flag} ${v}` : v)
          return `<td class="v${i ? '' : ' new'}">${v ? resultCell(c, key, label, v, unit, ref, days[i], shown) : ''}</td>`
        })
        .join('')}</tr>`
    const heads = [
      ['04/02/26', '26-1180442'],
      ['12/11/25', '25-9034417'],
      ['20/08/25', '25-7718026'],
      ['14/05/25', '25-5520193'],
    ]
    const head = `<tr><th>Date collected<br>Lab number</th>${heads.map(([d, n]) => `<th class="v">${d}<br><span>${n}</span></th>`).join('')}</tr>`
    return sheet(
      `body{font:18px/1.28 ${FACE.openSans};font-size:17.5px;padding:44px 70px}small{display:block;color:#555;font-size:13.5px}td,th{padding:3px 12px;border-bottom:1px solid #cfd8d2}th{border-bottom:2px solid #1f5d46;font-size:16px}th span{font-weight:normal;font-size:13.5px}.v{text-align:right;width:148px}.new{background:#eaf3ee;font-weight:bold}h3{font-size:18px;color:#1f5d46;margin-top:14px}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:4px solid #1f5d46;padding-bottom:8px"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#1f5d46', 46)}<b style="font-size:27px;color:#1f5d46">Currawong Pathology</b></div><div style="text-align:right;font-size:15px">Toowoomba QLD 4350<br>ABN 00 000 000 118</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;gap:20px;margin:10px 0;font-size:16.5px"><div><b>O'DONOGHUE Shanelle</b><br>DOB 26/09/1985 &nbsp; Sex F<br>41 Ruthven Lane, Toowoomba</div><div>Requested by: Dr Priyanka Nair<br>Copy to: Dr Lachlan Firth<br>Requested 02/02/26 &nbsp; Reported 05/02/26</div></div>${c.no('Dr Lachlan Firth', 'copy')}
      <p>${c.t('Clinical notes: {d.menorr|Heavy periods|icd=N92.0}, {m.fecarb?|Ferinject|st=-;dose=-} 03/09/25. {x|?coeliac|question|d.celiac}')}</p>
      <h3>HAEMATOLOGY</h3><table>${head}
      ${line('hgb', 'Haemoglobin', 'g/L', '115-160', ['131', '122', '98', '94'])}${line('rbc', 'Red cell count', 'x10^12/L', '3.80-5.20', ['4.62', '4.50', '4.11', '4.02'])}${line('hct', 'Haematocrit', 'L/L', '0.35-0.47', ['0.40', '0.38', '0.31', '0.30'])}${line('mcv', 'MCV', 'fL', '80-100', ['87', '84', '75', '74'])}${line('mch', 'MCH', 'pg', '27.0-32.0', ['28.4', '27.1', '23.8', '23.4'])}${line('rdw', 'RDW', '%', '11.0-15.0', ['14.2', '18.9', '17.1', '16.8'])}${line('plt', 'Platelets', 'x10^9/L', '150-400', ['268', '291', '402', '418'])}${line('wbc', 'White cell count', 'x10^9/L', '4.0-11.0', ['6.1', '5.8', '7.2', '6.6'])}${line('neut', 'Neutrophils', 'x10^9/L', '2.0-7.5', ['3.4', '3.1', '4.5', '3.9'])}${line('lymph', 'Lymphocytes', 'x10^9/L', '1.1-4.0', ['2.0', '2.1', '1.9', '2.2'])}${line('eos', 'Eosinophils', 'x10^9/L', '0.0-0.5', ['0.2', '0.1', '0.3', '0.2'])}</table>
      <h3>IRON STUDIES</h3><table>${head}
      ${line('fe', 'Iron', 'umol/L', '10-30', ['17', '14', '', '4'])}${line('transf', 'Transferrin', 'g/L', '2.0-3.6', ['2.4', '2.6', '', '3.8'])}${line('tsat', 'Transferrin saturation', '%', '15-45', ['28', '21', '', '4'])}${line('ferr', 'Ferritin', 'ug/L', '30-200', ['142', '188', '9', '6'])}${line('crp', 'CRP', 'mg/L', '0-5', ['2', '', '4', ''])}</table>
      <p style="font-size:16px">${c.t('Comment on 26-1180442: Iron stores are now adequate, {x|no evidence of iron deficiency|negated|d.ida}. {x|Suggest repeat ferritin in 6 months|planned|l.ferr}. {x|Ferritin below 30 indicates iron deficiency|reference comment|d.ida}.')}</p><p style="font-size:15px">Validated by Dr Stavros Kalogeras, Haematologist. Blank = not requested.</p>${c.no('Dr Stavros Kalogeras', 'haematologist of the laboratory')}`,
    )
  },
  { width: 1120, scale: 1.4, degrade: { angle: 1.2 } },
)

/** Canada: a portal's print, grouped by the day of collection; the normal range under the name, the value at the right edge. */
const portal = doc(
  'p303.png',
  ['en', 'lab', 'clean'],
  '2025-11-04',
  ['Cypress Plains Laboratory', 'Cypress Plains Laboratory Services', 'Cypress Plains Lab'],
  ['Dr. Ingrid Sorensen', 'Ingrid Sorensen', 'Dr. I. Sorensen', 'SORENSEN, Ingrid'],
  ['Marcel Thibodeau', 'THIBODEAU, Marcel', 'Thibodeau, Marcel'],
  'My laboratory results',
  (c) => {
    const item = (line, day) => {
      const [what, range] = line.split('|')
      const r = c.lab(what, range ? { date: day, range } : { date: day })
      const off = r.flag === 'H' || r.flag === 'L'
      const note = r.ref ? `<small>${en(`${range ? '' : 'Normal range: '}${r.ref}`)}</small>` : ''
      return `<div class="i" data-e="${r.n}" data-line><div>${en(r.label)}${note}</div><div class="p">${off ? '<span>Outside range</span>' : ''}</div><div class="v">${en(`${r.printed} ${r.unit}`.trim())}</div></div>`
    }
    const day = (title, note, iso, lines) =>
      `<div class="d"><b>${en(title)}</b><span>${en(note)}</span></div>${lines.map((l) => item(l, iso)).join('')}`
    return sheet(
      `body{font:18px/1.36 ${FACE.roboto};font-size:18px;padding:36px 90px;color:#222}.d{display:flex;justify-content:space-between;background:#28394f;color:#fff;padding:6px 16px;margin-top:18px;font-size:17px}.i{display:grid;grid-template-columns:1fr 150px 250px;padding:6px 16px;border-bottom:1px solid #d5dae0}small{display:block;color:#5b6570;font-size:14.5px}.v{text-align:right;font-size:19px}.p span{background:#fde3cf;border-radius:10px;font-size:14px;padding:2px 10px}.n{border-left:5px solid #b9c7d6;padding:6px 14px;margin:12px 0;font-size:16.5px}`,
      `<div style="display:flex;justify-content:space-between;align-items:end;border-bottom:1px solid #28394f;padding-bottom:6px"><b style="font-size:25px;color:#28394f">My Prairie Health Record</b><span style="font-size:15px">Printed 2025-11-19 20:14</span></div>
      <p style="font-size:16.5px">Marcel Thibodeau &nbsp; Date of birth 1961-02-03 &nbsp; HSN 999 120 447<br>Laboratory results from Cypress Plains Laboratory, Swift Current SK<br>Ordered by Dr. Ingrid Sorensen &nbsp; Copied to Dr. Reid Makokis (nephrology)</p>${c.no('Dr. Reid Makokis', 'copy')}${c.no('My Prairie Health Record', 'portal that prints, not the laboratory')}
      <div class="n">${c.t('Message from your care team, 2025-11-06: potassium slightly up. Please halve {m.spir|spironolactone to 12.5 mg daily|freq=daily}. No need to stop {m.ram?|ramipril|dose=-}. {x|Repeat potassium in 2 weeks|planned|l.k}.')}</div>
      ${day('Collected 2025-11-04', 'at 07:58, reported 2025-11-05', '2025-11-04', ['na;Sodium;139;mmol/L;135 - 145', 'k;Potassium;5.3;mmol/L;3.5 - 5.0', 'crea;Creatinine;128;umol/L;60 - 110', 'egfr;eGFR;49;mL/min/1.73m²;>= 60', 'a1c;Hemoglobin A1C;7.8;%;4.0 - 6.0', 'uacr;Albumin/Creatinine Ratio, Urine;11.4;mg/mmol;< 2.0', 'ldl;LDL Cholesterol;1.62;mmol/L;Treatment target: below 2.00|-', 'nhdl;Non-HDL Cholesterol;2.31;mmol/L;Treatment target: below 2.60|-', 'apob;Apolipoprotein B;0.71;g/L;Treatment target: below 0.80|-', 'alt;ALT;33;U/L;< 50', 'ck;Creatine Kinase (CK);214;U/L;30 - 200', 'hgb;Hemoglobin;136;g/L;135 - 175', 'ferr;Ferritin;88;ug/L;30 - 500'])}
      ${day('Collected 2025-09-15', 'returned by mail, reported 2025-09-18', '2025-09-15', ['fobt;Fecal Immunochemical Test (FIT);Negative;;'])}
      ${day('Collected 2025-08-12', 'at 08:20, reported 2025-08-13', '2025-08-12', ['k;Potassium;4.8;mmol/L;3.5 - 5.0', 'crea;Creatinine;119;umol/L;60 - 110', 'egfr;eGFR;54;mL/min/1.73m²;>= 60', 'a1c;Hemoglobin A1C;8.3;%;4.0 - 6.0', 'uacr;Albumin/Creatinine Ratio, Urine;14.0;mg/mmol;< 2.0', 'tsh;TSH;2.10;mU/L;0.30 - 4.20'])}
      <p style="font-size:15px;color:#555">${c.t('{x|An eGFR under 60 for more than 3 months can mean chronic kidney disease|reference comment|d.ckd}. Ask your provider what your results mean. Page 1 of 1')}</p>`,
    )
  },
  { width: 1080, scale: 1.35 },
)

/** Ireland: a practice's review on one page; a result, what it was before with its date, and the aim, in a line of words. */
const review = doc(
  'p304.png',
  ['en', 'lab', 'scan'],
  '2025-09-02',
  ['Castlemoyle Family Practice', 'CASTLEMOYLE FAMILY PRACTICE', 'Castlemoyle Family Practice, Ballinrobe'],
  ['Dr Cathal Moynihan', 'Cathal Moynihan', 'Dr C Moynihan', 'Dr. Cathal Moynihan'],
  ['Noreen Hanratty', 'Mrs Noreen Hanratty', 'HANRATTY, Noreen'],
  'Chronic disease management review',
  (c) => {
    const line = (label, now, more) =>
      `<tr data-line><td>${en(label)}</td><td class="v">${c.t(now)}</td><td class="s">${c.t(more)}</td></tr>`
    return sheet(
      `body{font:19px/1.42 ${FACE.cambria};font-size:19px;padding:50px 76px}td{padding:3px 8px;border-bottom:1px dotted #999}.v{font-weight:bold}.s{font-size:17px}h3{font-size:20px;margin:14px 0 3px;border-left:10px solid #444;padding-left:10px}ul{columns:2}`,
      `<div style="text-align:center;border:2px solid #333;padding:8px"><b style="font-size:26px">Castlemoyle Family Practice</b><br>Abbey Street, Ballinrobe, Co. Mayo &nbsp; Dr Cathal Moynihan &nbsp; Dr Sorcha Gilmartin</div>${c.no('Dr Sorcha Gilmartin', "the practice's other doctor")}
      <p><b>Your yearly review on a page</b> &nbsp; for Mrs Noreen Hanratty, born 17/06/1954<br>Blood taken: 02/09/2025 &nbsp; Review with Dr Moynihan and Nurse Áine Foy: 09/09/2025</p>${c.no('Nurse Áine Foy', 'nurse')}
      <h3>What we are looking after</h3><ul>${items(c, ['{d.dm2|Type 2 diabetes}', '{d.htn|High blood pressure}', '{d.ihd|Coronary heart disease}, {p.pci|stent|on=2019} 2019', '{d.hypothy|Underactive thyroid}', '{x|No heart failure|negated|d.chf}', '{x|No eye disease at screening|negated|d.dretin}'])}</ul>
      <h3>Your results</h3><table>
      ${line('HbA1c', '{l.a1c|56 mmol/mol|v=56;u=mmol/mol}', 'last time {l.a1c?|61|v=61;u=mmol/mol;on=2025-03-11} on 11/03/2025, aim under 53')}
      ${line('LDL cholesterol', '{l.ldl|1.9 mmol/L|v=1.9;u=mmol/L}', 'last time {l.ldl?|2.4|v=2.4;u=mmol/L;on=2025-03-11} on 11/03/2025, aim under 1.8')}
      ${line('Total cholesterol', '{l.chol|3.9 mmol/L|v=3.9;u=mmol/L}', '')}${line('HDL cholesterol', '{l.hdl|1.2 mmol/L|v=1.2;u=mmol/L}', '')}${line('Triglycerides', '{l.trig|1.7 mmol/L|v=1.7;u=mmol/L}', '')}
      ${line('Creatinine', '{l.crea|92 umol/L|v=92;u=umol/L;ref=45-84}', 'normal 45-84, a bit high')}
      ${line('eGFR', '{l.egfr|58 mL/min|v=58;u=mL/min}', 'kidney function, steady')}
      ${line('Urine ACR', '{l.uacr|4.1 mg/mmol|v=4.1;u=mg/mmol}', 'last time {l.uacr?|6.2|v=6.2;u=mg/mmol;on=2025-03-11} on 11/03/2025, aim under 3.0')}
      ${line('Potassium', '{l.k|4.9 mmol/L|v=4.9;u=mmol/L;ref=3.5-5.1}', 'normal 3.5-5.1')}
      ${line('TSH', '{l.tsh|2.7 mU/L|v=2.7;u=mU/L;ref=0.35-4.94}', 'normal 0.35-4.94')}
      ${line('Vitamin B12', '{l.b12|162 ng/L|v=162;u=ng/L;ref=180-914}', 'normal 180-914, low')}
      ${line('NT-proBNP', '{l.bnp|210 pg/mL|v=210;u=pg/mL}', 'heart strain test, fine under 400')}
      ${line('Haemoglobin', '{l.hgb|12.4 g/dL|v=12.4;u=g/dL;ref=11.5-16.5}', 'normal 11.5-16.5')}</table>
      <p>${c.t('Blood pressure 142/78, weight 81 kg, BMI 30.5, feet: pulses present, {x|no loss of feeling|negated|d.dneuro}.')}</p>
      <h3>Your medicines after this review</h3><ul style="columns:1">${items(c, ['{m.metf|Metformin 1 g twice a day|freq=twice a day} (no change)', '{m.empa|Empagliflozin 10 mg every morning|freq=every morning} (new)', '{m.ram|Ramipril 10 mg at night|freq=at night} (was 5 mg)', '{m.asa|Aspirin 75 mg once a day|freq=once a day}, {m.ros|rosuvastatin 20 mg at night|freq=at night}, {m.levo|levothyroxine 75 micrograms every morning|freq=every morning}', '{m.hydrox|Hydroxocobalamin injection 1 mg|freq=-}, six over two weeks (new, for B12)', '{m.glic|Gliclazide 30 mg|st=stopped} stopped today'])}</ul>
      <h3>What happens next</h3><p>${c.t('{x|Flu vaccine in October|planned|m.vflu}. {x|HbA1c and kidney bloods again in March 2026|planned|l.a1c}. {x|Ozempic if sugar is still above 53|considered|m.sema}. {x|Brother had bowel cancer at 58|family history|d.colonca}: {x|BowelScreen kit is on its way|planned|l.fobt}. {a.pen|Penicillin allergy (rash)|react=rash} checked.')}</p>
      <div>${signature(c.rnd)} &nbsp; &nbsp; &nbsp; &nbsp; Dr Cathal Moynihan</div>`,
    )
  },
  { labDate: '2025-09-02', dateAliases: ['2025-09-09'], degrade: { angle: -0.7 } },
)

/** Israel in English: virology and serology; the result in words or units, the criteria of judgement printed small under each. */
const serology = doc(
  'p305.jpg',
  ['en', 'lab', 'photo'],
  '2025-05-19',
  [
    'Nahal Oren Medical Center',
    'NAHAL OREN MEDICAL CENTER',
    'Nahal Oren Medical Center, Virology and Serology Laboratory',
  ],
  ['Dr. Ilan Ben-Porat', 'Ilan Ben-Porat', 'Dr. I. Ben-Porat', 'BEN-PORAT ILAN'],
  ['Eliana Rosenthal', 'ROSENTHAL ELIANA', 'ROSENTHAL, ELIANA', 'Rosenthal Eliana'],
  'Virology and serology report',
  (c) => {
    const item = (line) => {
      const [what, more = ''] = line.split('|')
      const r = c.lab(what.split(';').slice(0, 4).concat('').join(';'))
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="v">${en(`${r.printed} ${r.unit}`.trim())}</td><td>${en(more)}</td></tr>${
        what.split(';')[4] ? `<tr class="c"><td colspan="3">${c.t(what.split(';')[4])}</td></tr>` : ''
      }`
    }
    const block = (title, lines) => `<h3>${en(title)}</h3><table>${lines.map(item).join('')}</table>`
    return sheet(
      `body{font:18px/1.34 ${FACE.arial};font-size:18px;padding:44px 66px}td{padding:4px 10px;border-top:1px solid #bbb}.c td{border:0;font-size:14.5px;color:#444;padding:0 10px 4px 34px}.v{width:230px;font-weight:bold}td:first-child{width:45%}h3{background:#ddd;padding:3px 10px;font-size:17px;margin-top:14px}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:24px">NAHAL OREN MEDICAL CENTER</b><br>Virology and Serology Laboratory<br>Haifa, Israel</div><div style="text-align:right">${barcode(c.rnd, 40, 34)}<br>Order 2505-77813</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;border:1px solid #555;padding:6px 12px;margin-top:10px;font-size:16.5px"><div>Name: ROSENTHAL ELIANA<br>ID: 9-0014277-3 &nbsp; Born: 02.11.2001 &nbsp; F<br>Unit: Employee Health Clinic</div><div>Ordered by: Dr. Ilan Ben-Porat<br>Sampled: 19.05.2025 09:20<br>Authorized: 21.05.2025 13:44</div></div>
      <p>${c.t('Reason: pre-employment, nursing student. {x|Not pregnant|negated}. {o|Vaccinated against hepatitis B} in 2002.')}</p>
      ${block('HEPATITIS', ['hbsag;HBs Antigen;Negative', 'hbc;Anti-HBc Total;Negative', 'antihbs;Anti-HBs;312;mIU/mL;Protective level: 10 mIU/mL and above|Immune', 'antihcv;Anti-HCV;Negative', 'hepa;Hepatitis A IgG;Positive;;|Immune'])}
      ${block('VACCINE PREVENTABLE', ['measles;Measles IgG;27.4;AU/mL;Negative below 13.5, borderline 13.5 - 16.4, positive from 16.5|Positive', 'mumps;Mumps IgG;8.2;AU/mL;Negative below 9.0, borderline 9.0 - 10.9, positive from 11.0|Negative', 'rubg;Rubella IgG;38;IU/mL;Immune above 10|Immune', 'vzvg;Varicella zoster IgG;1140;mIU/mL;Positive from 150|Positive'])}
      ${block('OTHER', ['hivag;HIV 1/2 Ag/Ab Combo;Non-reactive', 'syph;Treponema pallidum Ab;Non-reactive', 'cmvg;CMV IgG;86;AU/mL;Positive from 6.0|Positive', 'cmvm;CMV IgM;Negative', 'toxg;Toxoplasma IgG;<0.5;IU/mL;Negative below 1.6|Negative', 'toxm;Toxoplasma IgM;Negative'])}
      ${block('TUBERCULOSIS', ['qft;QuantiFERON-TB Gold Plus;Negative'])}
      <p style="font-size:15px;padding-left:34px">${c.t('{o|Nil 0.06 IU/mL}, {o|TB1 minus Nil 0.02 IU/mL}, {o|TB2 minus Nil 0.01 IU/mL}, {o|Mitogen minus Nil 9.11 IU/mL}. {x|Positive: TB1 or TB2 minus Nil 0.35 and above|reference comment|d.tb}')}</p>
      <p>${c.t('Laboratory comment: {o|No immunity to mumps}; {x|one further dose of MMR is advised|planned|m.vmmr}. {x|CMV IgG positive with IgM negative: past infection, no acute infection|negated|d.cmv}. {x|Hepatitis B vaccine booster not required|not required|m.vhepb}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><div>Head of laboratory: Dr. Tatiana Gurevich, PhD</div>${stamp(['EMPLOYEE HEALTH', 'RECEIVED 25.05.2025'], '#2b4d8a', -5)}</div>${c.no('Dr. Tatiana Gurevich', 'head of the laboratory')}`,
    )
  },
  { scale: 1.25, degrade: { angle: -1.6, folds: [0.5] } },
)

export const eleventhEnLabs = [profile, cumulative, portal, review, serology]
