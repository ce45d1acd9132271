/** Two more result sheets in English: an English trust's portal in one column with range under the name and earlier value under the new one, an Israeli fund's alphabetical print with a day in each row. */
import { barcode, mark } from '../lib/decor.mjs'
import { FACE, doc, en, resultCell, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** England: a portal printed at home; groups with their own day, a pill for each value. */
const portal = doc(
  'p1354.png',
  ['en', 'lab', 'clean'],
  '2026-02-11',
  [
    'Ardley Vale Hospitals NHS Foundation Trust',
    'Ardley Vale Hospitals',
    'ARDLEY VALE HOSPITALS NHS FOUNDATION TRUST',
    'Ardley Vale Hospitals NHS FT',
  ],
  ['Dr Naveed Aslam', 'Naveed Aslam', 'Dr N Aslam', 'Dr. Naveed Aslam'],
  ['Clifford Adeyinka', 'Mr Clifford Adeyinka', 'ADEYINKA, Clifford', 'Clifford ADEYINKA'],
  'Test results',
  (c) => {
    const row = (s, date) => {
      const [line, before] = s.split('|')
      const [key, label, printed, unit, ref] = line.split(';')
      let word = ''
      const now = resultCell(c, key, label, printed, unit, ref, date, (r) => {
        if (r.flag) word = off(r) ? (r.flag === 'H' ? 'Above range' : 'Below range') : 'In range'
        return r.printed
      })
      const old = before
        ? `<br><small>14 Nov 2025: ${resultCell(c, key, label, before, unit, ref, '2025-11-14')} ${en(unit)}</small>`
        : ''
      const colour = word.startsWith('In') ? '#e3f1e3' : '#fbe3c8'
      return `<tr><td>${en(label)}<br><small>${ref ? `Reference range ${en(ref)}` : 'No reference range supplied'}</small></td><td><b>${now}</b> ${en(unit)}${old}</td><td>${word ? `<span class="w" style="background:${colour}">${word}</span>` : ''}</td></tr>`
    }
    const group = (title, day, date, list) =>
      `<div class="g"><b>${en(title)}</b><span>${en(day)}</span></div><table>${list.map((s) => row(s, date)).join('')}</table>`
    const D = '2026-02-11'
    const day = '11 Feb 2026, 09:20'
    return sheet(
      `body{font:15px/1.2 ${FACE.openSans};font-size:15px;padding:34px 60px;color:#212b32}small{font-size:12.6px;color:#4c6272}.g{display:flex;justify-content:space-between;background:#005eb8;color:#fff;padding:2px 10px;margin-top:8px}td{padding:2.6px 10px;border-bottom:1px solid #d8dde0;vertical-align:top}td:first-child{width:52%}td:last-child{width:130px}.w{border-radius:9px;padding:0 9px;font-size:13px}p{margin:5px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:21px;color:#005eb8">My Vale Record</b><br>Ardley Vale Hospitals NHS Foundation Trust</div><div style="text-align:right">Signed in as <b>Mr Clifford Adeyinka</b><br>Date of birth 30 Aug 1962 &nbsp; NHS number 514 XXX XX73</div></div>
      <p>Test results shared with you &nbsp;|&nbsp; Requested by Dr Naveed Aslam, Renal Medicine Clinic &nbsp;|&nbsp; Printed 16 Feb 2026 20:41</p>
      ${group('Full blood count', day, D, ['hgb;Haemoglobin;141;g/L;130 - 180|138', 'wbc;White cell count;6.8;10*9/L;4.0 - 11.0', 'plt;Platelet count;227;10*9/L;150 - 400', 'mcv;Mean cell volume;91.4;fL;80.0 - 100.0'])}
      ${group('Urea and electrolytes', day, D, ['na;Sodium;139;mmol/L;133 - 146', 'k;Potassium;5.5;mmol/L;3.5 - 5.3|5.1', 'urea;Urea;9.3;mmol/L;2.5 - 7.8', 'crea;Creatinine;134;umol/L;59 - 104|123', 'egfr;Estimated GFR (CKD-EPI);49;mL/min/1.73m2;|54'])}
      ${group('Liver and bone', day, D, ['tbil;Bilirubin;8;umol/L;0 - 20', 'alt;ALT;38;U/L;0 - 40', 'alp;Alkaline phosphatase;77;U/L;30 - 130', 'alb;Albumin;43;g/L;35 - 50', 'cacor;Adjusted calcium;2.31;mmol/L;2.20 - 2.60', 'phos;Phosphate;1.24;mmol/L;0.80 - 1.50', 'vitd;Vitamin D (25-OH);34;nmol/L;50 - 150', 'pth;Parathyroid hormone;8.9;pmol/L;1.6 - 6.9'])}
      ${group('Lipids and diabetes', day, D, ['chol;Total cholesterol;3.9;mmol/L;', 'hdl;HDL cholesterol;1.0;mmol/L;', 'nhdl;Non-HDL cholesterol;2.9;mmol/L;', 'a1c;HbA1c;58;mmol/mol;20 - 41|63'])}
      ${group('Urine', day, D, ['uacr;Albumin:creatinine ratio;17.2;mg/mmol;0.0 - 3.0|12.8'])}
      ${group('Prostate specific antigen', '28 Jan 2026, 11:05', '2026-01-28', ['psa;PSA;1.9;ug/L;0.0 - 4.5'])}
      <p style="border:1px solid #005eb8;padding:4px 10px;margin-top:8px" data-line><b>Comment from your care team, 13 Feb 2026:</b> ${c.t('Your {d.ckd3|chronic kidney disease (stage 3a)|icd=N18.31/N18.9} is steady. {m.dapa|Dapagliflozin|dose=-} should be continued. {x|Please have the potassium repeated in 2 weeks|planned|l.k}. {x|If it stays above 5.5 we will lower the dose of|conditional} {m.ram?|ramipril|dose=-}. {x|Avoid ibuprofen|warned|m.ibu}. {m.chole|Colecalciferol 800 units once daily|freq=once daily} has been prescribed. {x|There is no sign of anaemia|negated|d.anemia}.')}</p>
      <p><small>${c.t('{x|An ACR above 3 may be an early sign of kidney damage|reference comment|d.albur}. {x|HbA1c of 48 or more suggests diabetes|reference comment|d.dm2}.')} Do not use this page in an emergency; call 999.</small></p>`,
    )
  },
  { dateAliases: ['2026-02-13', '2026-02-16', '2026-01-28'], width: 1060, scale: 1.3 },
)

/** Israel, in English: a fund's print for abroad; tests in the order of the alphabet, blood and later urine mixed, arrows behind. */
const alphabet = doc(
  'p1355.png',
  ['en', 'lab', 'clean'],
  '2026-02-09',
  [
    'Shaked Health Fund',
    'SHAKED HEALTH FUND',
    'Shaked Health Fund, Sharon District',
    'Shaked Health Fund - Sharon District Laboratory',
    'SHAKED HEALTH FUND - Sharon District Laboratory',
  ],
  ['Dr. Eitan Rozenfeld', 'Eitan Rozenfeld', 'Dr Eitan Rozenfeld', 'ROZENFELD EITAN', 'Rozenfeld Eitan'],
  ['Shulamit Ardon', 'ARDON SHULAMIT', 'Ardon Shulamit', 'Mrs. Shulamit Ardon'],
  'Laboratory results',
  (c) => {
    let n = 0
    const row = (s) => {
      const [key, label, printed, unit, ref, later] = s.split(';')
      const date = later ? '2026-02-09' : '2026-02-02'
      const r = c.lab([key, label, printed, unit, ref].join(';'), { date })
      const arrow = r.flag === 'H' ? '&#8593;' : r.flag === 'L' ? '&#8595;' : ''
      return `<tr data-e="${r.n}" class="${++n % 2 ? '' : 's'}"><td>${en(label)}</td><td class="r">${en(printed)}</td><td class="a">${arrow}</td><td>${en(unit)}</td><td>${en(ref)}</td><td>${later ? '09/02/2026' : '02/02/2026'}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.3 ${FACE.lato};font-size:16.4px;padding:44px 70px}td,th{padding:2.5px 10px}th{text-align:left;border-bottom:2px solid #7a4b00}.s td{background:#f7f1e6}.r{text-align:right;font-weight:bold}.a{font-weight:bold;color:#b00020;width:24px;padding-left:0}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#7a4b00', 48)}<div><b style="font-size:23px;color:#7a4b00">SHAKED HEALTH FUND</b><br>Sharon District Laboratory &nbsp; service line *56XX</div></div>${barcode(c.rnd, 34, 34)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;border:1px solid #7a4b00;border-radius:6px;padding:6px 14px;margin:10px 0"><div>Member: <b>ARDON SHULAMIT</b><br>I.D.: 0-5XXXX38-X &nbsp; Born: 14/06/1958 &nbsp; Female</div><div>Ordered by: Dr. Eitan Rozenfeld, Family Medicine<br>Period: 02/02/2026 - 09/02/2026 &nbsp; Issued: 22/02/2026</div></div>
      <table><tr><th style="width:36%">Test (A-Z)</th><th style="text-align:right">Result</th><th></th><th>Units</th><th>Reference</th><th>Test date</th></tr>
      ${['alb;Albumin;4.3;g/dL;3.5 - 5.2', 'uacr;Albumin/Creatinine, urine;41;mg/g;0 - 30;1', 'alp;Alkaline Phosphatase;84;U/L;30 - 120', 'alt;ALT (GPT);24;U/L;0 - 34', 'ast;AST (GOT);27;U/L;0 - 31', 'ca;Calcium;10.7;mg/dL;8.6 - 10.3', 'ucalc;Calcium, 24 h urine;318;mg/24h;100 - 300;1', 'chol;Cholesterol;172;mg/dL;0 - 200', 'crea;Creatinine;1.04;mg/dL;0.51 - 0.95', 'egfr;eGFR;57;mL/min/1.73m2;> 60', 'fobt;Fecal occult blood;Negative;;Negative;1', 'ferr;Ferritin;64;ng/mL;13 - 150', 'gttf;Glucose, fasting;131;mg/dL;70 - 100', 'hdl;HDL Cholesterol;52;mg/dL;> 45', 'a1c;Hemoglobin A1C;6.9;%;4.0 - 5.7', 'hgb;HGB;12.9;g/dL;12.0 - 16.0', 'ldl;LDL Cholesterol (calc.);91;mg/dL;0 - 130', 'mcv;MCV;88.7;fL;80.0 - 97.0', 'neut;Neutrophils abs.;4.21;K/uL;1.80 - 7.70', 'pth;Parathyroid hormone (PTH);97;pg/mL;15 - 65', 'phos;Phosphorus;2.4;mg/dL;2.5 - 4.5', 'plt;PLT;246;K/uL;150 - 400', 'k;Potassium;4.6;mmol/L;3.5 - 5.1', 'na;Sodium;141;mmol/L;136 - 145', 'trig;Triglycerides;146;mg/dL;0 - 150', 'tsh;TSH;1.77;mIU/L;0.35 - 4.94', 'uric;Uric acid;6.1;mg/dL;2.4 - 5.7', 'uvol;Urine volume, 24 h;1850;mL;;1', 'vitd;Vitamin D 25-OH;54;nmol/L;50 - 125', 'wbc;WBC;7.02;K/uL;4.00 - 10.80'].map(row).join('')}</table>
      <p>${c.t('Remarks: {x|Culture, urine: sample rejected, container leaked|rejected|l.ucult}. {x|Hemoglobin A1C of 6.5 % or more is consistent with diabetes|reference comment|d.dm2}. {x|High calcium together with high PTH: primary hyperparathyroidism should be excluded|question|d.phpt}. {x|Ionized calcium in process|pending|l.ica}.')}</p>
      <div style="border-top:1px solid #7a4b00;padding-top:4px;font-size:14px;display:flex;justify-content:space-between"><span>&#8593; above, &#8595; below the reference &nbsp; Laboratory director: Dr. Galia Shemer</span><span>Printed from the fund's site on 22/02/2026 &nbsp; Page 1/1</span></div>${c.no('Dr. Galia Shemer', 'laboratory director')}`,
    )
  },
  { dateAliases: ['2026-02-02', '2026-02-22'], width: 1080, scale: 1.3 },
)

export const thirtythirdEnTables = [portal, alphabet]
